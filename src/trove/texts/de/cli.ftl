# Der Befehl `trove`.

## Hilfeseiten

cli-help = Brettspiele um verborgene Schätze, im Browser und im Terminal.
cli-help-play = Ein Spiel spielen: Leute an einer Tastatur und Computerspieler.
cli-help-serve = Im Browser spielen lassen: ein Server für Live-Tische.
cli-help-serve-host = Die Adresse, an der der Server lauscht; sonst nur dieser Rechner.
cli-help-serve-port = Der Port, an dem der Server lauscht.
cli-help-serve-lan = Alle im lokalen Netz hereinlassen und die Adresse ausgeben.
cli-help-serve-open = Die Seite im Browser dieses Rechners öffnen, wenn er einen Bildschirm hat.
cli-help-serve-public-url = Die Adresse, die Leute benutzen, wenn ein Proxy mit TLS davorsteht, zum Beispiel https://trove.example.
cli-help-serve-db = Die Datenbank: eine Datei oder postgresql://…; sonst eine Datei im Datenordner.
cli-help-database = Die Datenbank eines Servers sichern und wiederherstellen.
cli-help-database-backup = Die Datenbank in eine neue Datei kopieren, auch während der Server läuft. Die Kopie enthält Geheimnisse laufender Partien.
cli-help-database-restore = Eine Sicherung zurückspielen, wo noch keine Datenbank ist.
cli-help-database-file = Die Datei der Sicherung.
cli-help-rules = Die Regeln eines Spiels zeigen, einen Abschnitt oder eine Regel.
cli-help-replay = Eine Partie Schritt für Schritt zeigen und ihren Zufall prüfen.
cli-help-games = Die Spiele aufzählen.
cli-help-edition = Mit Editionsdateien arbeiten, die den Inhalt einer Schachtel enthalten.
cli-help-edition-check = Prüfen, ob eine Editionsdatei zu ihrem Spiel passt.
cli-help-arena = Computerspieler gegeneinander spielen lassen und messen.
cli-help-arena-game = Das Spiel; mit --ladder mehrere oder keines, das heißt alle.
cli-help-arena-seats = Eine Stufe für jeden Spieler, zum Beispiel expert,normal.
cli-help-arena-games = Wie viele Partien, aufgerundet auf ganze Verteilungen mit allen Rotationen; sonst 400.
cli-help-arena-seed = Gleiche Zahl, gleiche Partien; sonst 1.
cli-help-arena-workers = Wie viele Prozesse spielen; sonst so viele, wie es Kerne gibt.
cli-help-arena-ray = Auf dem Ray-Cluster mit dieser Adresse spielen; local startet hier einen.
cli-help-arena-out = Die Partien in dieser neuen Datei speichern; sonst in einer unter ~/.local/share/trove/arena.
cli-help-arena-resume = Die Partien in dieser Datei fortsetzen.
cli-help-arena-json = Die Ergebnisse als JSON in diese Datei schreiben, oder - für die Standardausgabe.
cli-help-arena-ladder = Alle Stufen aller Spiele aneinander messen.
cli-help-arena-quick = Mit --ladder: höchstens 40 Partien je Paarung, 8 mit einem expert.
cli-help-arena-only = Mit --ladder: nur diese Paarungen, zum Beispiel hard-normal,expert-normal-4.
cli-help-arena-markdown = Die Rangliste als Markdown-Tabellen in diese Datei schreiben.
cli-help-schema = JSON-Schemata für alles ausgeben, was ein Spiel anderen Programmen mitteilt.
cli-help-schema-games = Die Spiele; ohne Angabe alle. „protocol“ steht für die Nachrichten zwischen Server und Clients.
cli-help-bench = Messen, wie schnell das Programm spielt.
cli-help-bench-games = Die zu messenden Spiele; ohne Angabe alle.
cli-help-bench-out = Die Werte auch in diese Datei schreiben.
cli-help-train = Gewichte für die Computerspieler eines Spiels durch Spiel gegen sich selbst lernen.
cli-help-train-rounds = Lernrunden; jede beginnt mit dem Ergebnis der letzten.
cli-help-train-games = Partien in jeder Runde.
cli-help-train-simulations = Simulationen für jede Entscheidung in diesen Partien.
cli-help-train-seed = Gleiche Zahl und gleiche Angaben, gleiche Gewichte.
cli-help-train-workers = Wie viele Partien zugleich gespielt werden; sonst eine je Kern. Die Gewichte hängen nicht davon ab.
cli-help-train-start = Mit diesen Gewichten beginnen.
cli-help-train-out = Die Gewichte in diese Datei schreiben; sonst werden sie ausgegeben.
cli-help-lang = Sprache: en, cs, de oder pt (brasilianisch). Sonst TROVE_LANG, dann die Sprache des Systems.
cli-help-version = Die Version zeigen und beenden.
cli-help-completion = Ausgeben, was eine Shell zum Vervollständigen von Befehlen, Spielen und Optionen braucht.
cli-help-completion-shell = bash, zsh, fish oder powershell.
cli-help-no-color = Keine Farben und keine anderen Hervorhebungen.
cli-help-players = Wie viele Spieler; wer nicht genannt ist, ist ein Computerspieler.
cli-help-people = Namen der Leute an dieser Tastatur, durch Kommas getrennt.
cli-help-seats = Alle Spieler der Reihe nach, Leute mit Namen, Computerspieler mit Stufe, zum Beispiel Anna,expert,Ben,easy.
cli-help-level = Wie gut Computerspieler spielen: random, easy, normal, hard oder expert. Sonst normal.
cli-help-seed = Eine wiederholbare Partie: gleiche Zahl, gleiche Partie.
cli-help-edition-file = Mit dem Inhalt einer anderen Schachtel spielen.
cli-help-undo = Was zurückgenommen werden darf. ask: alles, wenn die anderen zustimmen, und Computerspieler stimmen immer zu (Standard). free: nur, was nichts gezogen und nichts gezeigt hat, sodass niemand noch einmal zieht.
cli-help-resume = Eine gespeicherte Partie fortsetzen, ohne Datei die letzte.
cli-help-resume-file = Mit --resume: die gespeicherte Partie.
cli-help-game = Das Spiel, wie trove games es nennt.
cli-help-number = Ein Abschnitt, eine Regel oder Regelentscheidung, zum Beispiel L5, L5.6 oder A7.
cli-help-coverage = Die Tests aufzählen, die jede Regel prüfen.
cli-help-edition-argument = Die Editionsdatei.
cli-help-edition-game = Das Spiel, zu dem sie gehört; sonst werden alle versucht.
cli-help-replay-file = Eine gespeicherte oder beendete Partie.
cli-help-replay-at = Die Stellung nach diesem Schritt zeigen.
cli-help-replay-all = Alle Schritte als Sätze zeigen.
cli-help-replay-names = Namen der Spieler, durch Kommas getrennt.
cli-compiled = kompiliert
cli-interpreted = interpretiert

## Schwierigkeiten

cli-no-such-language = Die Sprache { $lang } ist nicht verfügbar; zur Wahl stehen { $known }.
cli-usage-help = Mehr: { $command }
cli-usage-no-option = Die Option { $option } gibt es nicht{ $near ->
    [none] .
   *[other] ; ähnliche sind: { $near }.
}
cli-usage-needs-value = Die Option { $option } braucht einen Wert.
cli-usage-no-value = Die Option { $option } nimmt keinen Wert.
cli-usage-missing = { $what } fehlt.
cli-usage-whole-number = { $option } nimmt eine ganze Zahl.
cli-usage-no-command = Den Befehl { $name } gibt es nicht.
cli-usage-no-command-given = Es fehlt ein Befehl.
cli-usage-extra = Hier nicht erwartet: { $args }.
cli-file-problem = Die Datei { $file } ist nicht zu gebrauchen: { $problem }.
cli-system-problem = { $code ->
    [ENOSPC] der Datenträger ist voll
    [EDQUOT] dein Kontingent auf diesem Datenträger ist erschöpft
    [EACCES] du darfst das nicht
    [EPERM] du darfst das nicht
    [ENOENT] sie existiert nicht
    [EISDIR] sie ist ein Ordner
    [ENOTDIR] ein Teil ihres Pfads ist kein Ordner
    [EROFS] der Datenträger ist schreibgeschützt
    [EFBIG] sie ist zu groß geworden
    [ENAMETOOLONG] ihr Name ist zu lang
   *[other] { $told }
}

## Vor dem ersten Zug

cli-ask-intro = Die Eingabetaste übernimmt den Wert in Klammern.
cli-ask-people = Wer spielt an dieser Tastatur? Namen, durch Kommas getrennt [{ $usual }]:{" "}
cli-ask-computers = Wie viele Computerspieler spielen mit, { $lowest } bis { $highest }? [{ $usual }]:{" "}
cli-ask-level = { $count ->
    [one] Wie gut spielt er
   *[other] Wie gut spielen sie
}: { $known }? [{ $usual }]:{" "}
cli-one-or-each = Tippe eine Stufe für alle oder { $count } Stufen, durch Kommas getrennt.
cli-ask-game = Welches Spiel?{" "}
cli-between = Bitte tippe eine Zahl von { $lowest } bis { $highest }.
cli-at-most = Es können höchstens { $many } spielen.
cli-commitment = Fairness-Festlegung { $commitment }: Sie bestimmt jede Ziehung schon vor dem Austeilen, und { $command } prüft sie hinterher.
cli-seeded = Mit einem Startwert beweist die Festlegung nichts: Wer ihn errät, kennt jede Ziehung.
cli-deal = Die Eingabetaste teilt aus.{" "}
cli-not-started = Es wurde keine Partie begonnen.
cli-resumed = Es geht weiter mit { $file } nach { $count ->
    [one] { $count } Schritt
   *[other] { $count } Schritten
}.
cli-players-range = { $few } bis { $many } Spieler

## Am Tisch

cli-prompt = { $name } – { $question } (Zahl, ? für Hilfe) >{" "}
cli-your-turn = { $name } ist am Zug. Wenn sonst niemand hinschaut, zeigt die Eingabetaste die Hand.
cli-only-enter = Weiter geht es hier nur mit der Eingabetaste; auch ?, regeln, speichern und ende gehen.
cli-pass-on = Die Eingabetaste leert den Bildschirm; dann ist { $name } am Zug.
cli-more-in-log = … { $count ->
    [one] noch { $count } Schritt
   *[other] noch { $count } Schritte
} im Protokoll (tippe: protokoll)
cli-no-such-choice = Die Möglichkeiten haben Nummern von 1 bis { $last }.
cli-several = Das kann mehreres heißen: Wähle eine der Nummern { $numbers }.
cli-not-understood = „{ $typed }“ ist weder eine Möglichkeit noch ein Befehl; tippe eine Zahl oder ? für Hilfe.
cli-incomplete = „{ $typed }“ ist nicht vollständig; tippe alles, zum Beispiel: { $examples }
cli-table-help = Eine Zahl spielt diese Möglichkeit.
    brett zeigt das Brett noch einmal, protokoll alles Geschehene, punkte die Punkte bisher.
    regeln { $rule } zeigt eine Regel, regeln { $section } einen Abschnitt.
    zurück nimmt deinen letzten Schritt zurück: frei, wenn nichts aufgedeckt wurde, sonst werden die anderen gefragt.
    zurück NAME nimmt den letzten Schritt dieser Person zurück.
    speichern speichert jetzt, ende speichert und geht. Jeder Schritt wird von selbst gespeichert.
    tipp zeigt die drei besten Möglichkeiten aus der Sicht eines starken Spielers; ± ist das Rauschen der Suche.
cli-more = Enter: weiter, q: zurück >{" "}
cli-computers = Computerspieler: { $names }.
cli-thinking = { $name } denkt nach …
cli-hint-thinking = Deine Möglichkeiten werden durchdacht …
cli-hint = Was ein starker Spieler täte, der weiß, was du weißt ({ $count ->
    [one] { $count } Variante
   *[other] { $count } Varianten
} durchdacht):
cli-hint-forced = Es gibt nur eine Möglichkeit.
cli-hint-win = Siegchance { $percent } ± { $error } %
cli-hint-score = { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } ± { NUMBER($error, minimumFractionDigits: 1, maximumFractionDigits: 1) } Punkte
cli-saved = Gespeichert in { $file }.
cli-left = Die Partie ist gespeichert. Weiter geht es mit: { $command }
cli-not-saved = Die Datei { $file } lässt sich nicht schreiben: { $problem }.
cli-nothing-saved = Nichts ist gespeichert.
cli-saved-so-far = Die Partie ist so gespeichert, wie sie nach { $count ->
    [one] { $count } Schritt
   *[other] { $count } Schritten
} war. Weiter geht es mit: { $command }
cli-undo-ask = { $name }, darf { $asker } den letzten Schritt zurücknehmen? (ja/nein){" "}
cli-undo-no = { $name } stimmt nicht zu: Der Schritt bleibt.
cli-undone = Zurückgenommen ({ $count ->
    [one] { $count } Schritt
   *[other] { $count } Schritte
}).
cli-yes = ja
cli-no = nein
cli-yes-or-no = Bitte antworte mit ja oder nein.
cli-computers-agree = Die Computerspieler stimmen zu.
cli-command-help = hilfe
cli-command-rules = regeln
cli-command-undo = zurück
cli-command-log = protokoll
cli-command-board = brett
cli-command-save = speichern
cli-command-quit = ende
cli-command-score = punkte
cli-command-hint = tipp

## Das Ende

cli-score-category = Punkte für
cli-score-rule = Regel
cli-ended-agreement = Alle haben vereinbart, die Partie hier zu beenden.
cli-ended-abandoned = Die Partie wurde abgebrochen: Sie hat kein Ergebnis.
cli-score-total = Summe
cli-score-rank = Platz
cli-score-place = { $place }.
cli-score-so-far = Als wäre das Spiel jetzt zu Ende; ? steht für das, was dir verborgen ist.
cli-winners = { $count ->
    [one] { $names } gewinnt.
   *[other] { $names } teilen sich den Sieg.
}
cli-side-won = { $names } haben gemeinsam gewonnen.
cli-congratulations = Herzlichen Glückwunsch!
cli-played-alone = { $name }: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.
cli-exported = Die beendete Partie liegt in { $file }.
cli-how-to-verify = Alle können jede Ziehung anhand der Fairness-Festlegung { $commitment } prüfen mit: { $command }

## Nachspielen

cli-replay-step = Schritt { $step } von { $last }
cli-replay-ask = Eingabetaste: weiter, p: zurück, Zahl: dieser Schritt, q: Schluss >{" "}
cli-replay-next = weiter
cli-replay-previous = zurück
cli-verified = Geprüft: { $entries ->
    [one] { $entries } Eintrag und jede Ziehung stimmen
   *[other] alle { $entries } Einträge und jede Ziehung stimmen
} mit der Festlegung { $commitment } überein.
cli-verified-dealt = Sie wurde neu ausgeteilt: Geprüft sind der Aufbau und alles danach, mit { $edition ->
    [standard] der Standardedition
   *[own] einer eigenen Edition
} und diesen Optionen: { $options }.
cli-verified-kept = Sie ist eine Abzweigung von der Stellung { $position }: Geprüft ist nur, was auf diese Stellung folgt. Wie sie entstand und wer ihre verdeckten Karten kannte, kann diese Datei nicht zeigen.
cli-verified-redealt = Sie ist eine Abzweigung von der Stellung { $position }, in der neu ausgeteilt wurde, was { $seat ->
    [0] Zuschauer nicht kannten
   *[other] Platz { $seat } nicht kannte
}: Geprüft sind das neue Austeilen und alles danach. Wie die Stellung entstand, kann diese Datei nicht zeigen.
cli-verified-compare = Vergleiche die Festlegung mit der, die vor der Partie gezeigt wurde.
cli-verify-running = Die Partie ist nicht zu Ende, darum lässt sich ihr Zufall noch nicht prüfen.

## Editionen und Abdeckung

cli-edition-fits = { $file } passt zu { $game }.
cli-coverage-none = kein Test
cli-coverage-sum = { $rules ->
    [one] { $rules } Regel oder Beispiel
   *[other] { $rules } Regeln und Beispiele
}, ohne Test: { $empty }.

## Lernen

cli-train-round = Runde { $round } von { $rounds }
cli-train-written = Die Gewichte stehen in { $file }.

## Die Arena

cli-arena-begun = Höchstens { $games } Partien: { $deals } Verteilungen, jede mit allen Rotationen. Sie werden in { $file } gespeichert.
cli-arena-resumed = Es geht weiter mit { $file }; darin stehen { $done } Partien.
cli-arena-stopped = Angehalten; { $done } Partien sind gespeichert. Weiter geht es mit: { $command }
cli-arena-written = Nach { $file } geschrieben.
cli-arena-no-ratings = Wertungszahlen brauchen openskill: pip install 'trove-games[arena]'.
cli-arena-progress = Partien
cli-arena-left = noch
cli-arena-head = { $name }: { $games } Partien, { $deals } Verteilungen mit allen Rotationen
cli-arena-lengths = Entscheidungen je Partie: { $mean } im Mittel, Median { $median }, von { $shortest } bis { $longest }.
cli-arena-level = Stufe
cli-arena-budget = Simulationen
cli-arena-wins = Siegquote
cli-arena-interval = 95-%-Intervall
cli-arena-score = Punkte im Mittel
cli-arena-rating = Wertung
cli-arena-seconds = s je Entscheidung
cli-arena-pairing = Paarung
cli-arena-players = Spieler
cli-arena-asked = Ziel
cli-arena-games = Partien
cli-arena-ending = Ergebnis
cli-arena-above = über dem Ziel
cli-arena-below = unter dem Ziel
cli-arena-reached = erreicht
cli-arena-missed = verfehlt
cli-arena-open = nicht entschieden
cli-arena-measured = gemessen

## Der Server

cli-database-saved = Gesichert und geprüft in { $file }: { $tables } Tische, { $entries } Einträge.
cli-database-restored = Wiederhergestellt aus { $file }: { $tables } Tische, { $entries } Einträge.
cli-serving = Öffne { $address } im Browser. Strg-C beendet den Server; nichts geht verloren.
cli-not-serving = Der Server konnte nicht starten; vielleicht ist Port { $port } belegt.
