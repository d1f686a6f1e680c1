# What a live table tells everybody. The rest is in common.ftl.

server-guest = Gast { $number }

server-share-table = Setz dich an einen Tisch von { $game } oder schau zu. Ohne Installation und ohne Anmeldung.
server-share-replay = Eine beendete Partie { $game }, Zug für Zug.
server-share-rules = Die Regeln von { $game }, wie Trove sie spielt, mit Bildern; jede Regel hat ihren Link.

server-notice-away = { $name } hat dreimal die Zeit überschritten; bis zur Rückkehr spielt ein Computerspieler.
server-notice-start-cancelled = { $name } hat den Start abgebrochen.
server-notice-start-changed = Am Tisch hat sich etwas geändert, der Start wurde abgebrochen. Starte noch einmal.
server-notice-start-timeout = Der Start wurde abgebrochen, keine Antwort von { $names }.
server-notice-unreadable = Diese Partie wurde nach anderen Regeln gespielt, als der Server jetzt hat: Man kann sie ansehen, aber nicht fortsetzen.
server-notice-vote-refused = Nicht alle waren einverstanden.
server-notice-vote-silent = Nicht alle haben rechtzeitig geantwortet.
server-notice-vote-void = Die Abstimmung wurde abgebrochen, weil sich die Stellung geändert hat.
