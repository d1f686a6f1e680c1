# Was jedes Spiel und jeder Client braucht. Wie die Argumente entstehen: texts/sentences.py.

who = { $you ->
    [yes] Du
   *[no] { $seat }
}
you-name = Du
# Computerspieler sind Entdecker: ein Name für jeden Platz, von 0 an gezählt, in allen Sprachen gleich.
computer-player = { $place ->
    [0] Odile
    [1] Magnus
    [2] Zenobia
    [3] Fenwick
    [4] Isaura
    [5] Barnaby
    [6] Tamsin
    [7] Leander
   *[other] Odile { $place }
}
level = { $level ->
    [random] zufall
    [easy] leicht
    [normal] normal
    [hard] schwer
   *[expert] experte
}
seat-name = Spieler { $number }
seat-colour = { $seat ->
    [0] rot
    [1] blau
    [2] grün
    [3] gelb
    [4] lila
    [5] türkis
   *[6] weiß
}
seat-shape = { $seat ->
    [0] Dreieck
    [1] Quadrat
    [2] Kreis
    [3] Raute
    [4] Stern
    [5] Kreuz
   *[6] Keil
}
and = { $first } und { $last }
by-rule = { $sentence } (Regel { $rule })

## Zurücknehmen

undo-free = Es wurde nichts aufgedeckt: Zurücknehmen ist frei.
undo-drew = Seither hat der Zufall entschieden: Zum Zurücknehmen müssen die anderen zustimmen.
undo-showed = Etwas Verdecktes wurde gezeigt: Zum Zurücknehmen müssen die anderen zustimmen.
undo-closed = Alle sind fertig, und es geht schon weiter: Zum Zurücknehmen müssen die anderen zustimmen.
undo-others-acted = Seither haben andere gespielt: Zum Zurücknehmen müssen sie zustimmen.
undo-nothing = Du hast keinen Schritt, den du zurücknehmen könntest.
undo-not-started = Die Partie hat noch nicht begonnen: Es gibt nichts zurückzunehmen.
undo-over = Die Partie ist zu Ende: Nichts kann mehr zurückgenommen werden.
undo-too-many = Das Protokoll dieser Partie ist fast voll: Mehr kann nicht zurückgenommen werden.
undo-free-only = An diesem Tisch wird ein Schritt nur zurückgenommen, wenn dabei nichts gezogen und nichts gezeigt wurde und seither niemand gespielt hat.

## Eingaben, die nicht passen

error-bad-budget = Ein Budget ist eine Zahl von Simulationen bis zu einer Million oder von Sekunden bis 600.
error-arena-file-busy = Ein anderer Lauf schreibt gerade in { $file }.
error-arena-file-damaged = { $file } ist beschädigt: Zeile { $line } wurde verändert.
error-arena-file-exists = { $file } gibt es schon: mit --resume weitermachen oder eine andere Datei nennen.
error-arena-other-plan = { $file } enthält andere Partien als die jetzt verlangten.
error-arena-other-rules = { $file } wurde nach anderen Regeln, von anderen Spielern oder mit einer anderen Version von Trove gespielt.
error-arena-what = Nenne ein Spiel und --seats, oder --ladder, oder --resume DATEI.
error-backup-postgresql = Eine PostgreSQL-Datenbank wird mit pg_dump und pg_restore gesichert und wiederhergestellt.
error-bad-agreed = Nenne die Plätze, die zugestimmt haben.
error-bad-chance = Der Zufall besteht aus acht Zahlen, die der Generator haben kann.
error-bad-choices = Jedes Spiel eines Stapels braucht eine Wahl, die Nummer eines seiner Angebote.
error-bad-commitment = Geheimnis und Einstellungen dieser Partie sind nicht die, auf die sie festgelegt war.
error-bad-count = Die Anzahl der Spiele liegt zwischen 1 und { $most }.
error-bad-database = { $kind } ist keine Datenbank für Trove; gib eine Datei oder eine Adresse wie postgresql://… an.
error-bad-digest = Der Fingerabdruck eines Salzes hat 32 Bytes.
error-bad-draws = Die Ziehungen in dieser Partiedatei sind nicht die der Partie.
error-bad-edition = Die Edition passt nicht: { $detail }.
error-bad-entry = Das ist kein Eintrag aus dem Journal dieses Spiels.
error-bad-file-version = Diese Partiedatei stammt von einer anderen Version von Trove und ist für diese nicht lesbar.
error-bad-journal = Das ist kein Journal.
error-bad-json = Eine Aktion in Worten ist JSON, zum Beispiel {"{"}"type": "take_key"{"}"}.
error-bad-match-file = Das ist keine Partiedatei, oder sie ist beschädigt.
error-bad-names = Gib für jede Person einen Namen mit höchstens 40 Zeichen an.
error-bad-number = --{ $option } ist eine Zahl von { $lowest } bis { $highest }.
error-bad-option = Diese Option passt nicht: { $detail }.
error-bad-origin = Die Stellung, mit der diese Partie beginnt, passt nicht zu ihren Spielern und ihrer Edition.
error-bad-pack = Diese Bytes sind keine Stellung dieses Spiels.
error-bad-players = Dieses Spiel ist für { $few } bis { $many } Spieler.
error-bad-position = Zu dieser Stellung führt kein Spiel.
error-bad-result = Das Ergebnis in dieser Datei passt nicht zur Partie.
error-bad-row = Zeile { $entry } dieser Partie ist nicht lesbar.
error-bad-salt = Ein Salz hat 32 Bytes.
error-bad-salts = In dieser Partiedatei fehlt das Salz mancher Plätze.
error-bad-seats = Auf jedem Platz spielt ein Mensch oder ein Computerspieler einer Stufe, auf allen Plätzen eines Spielers gleich.
error-bad-secret = Ein Geheimnis hat 32 Bytes.
error-bad-seed = Ein Startwert ist eine Zahl von 0 bis 2^62 - 1.
error-bad-setting = Die Einstellungen in dieser Partiedatei sind nicht vollständig.
error-bad-settings = Das sind keine Einstellungen eines Computerspielers.
error-bad-undo = Zurücknehmen ist entweder ask oder free.
error-bad-weights = Diese Gewichte passen nicht zu den Computerspielern des Spiels ({ $detail }).
error-bad-words = Eine solche Aktion gibt es in diesem Spiel nicht ({ $detail }).
error-bad-workers = Möglich sind 1 bis { $most } Arbeitsprozesse.
error-begun = Ein Spiel wird nur einmal aufgebaut.
error-empty-name = Jeder Platz braucht einen Namen; trenne die Namen durch Kommas.
error-end-not-agreed = Eine Partie endet nur dann durch Vereinbarung, wenn alle zustimmen.
error-export-running = Ganz exportiert werden kann eine Partie erst, wenn sie zu Ende ist.
error-database-damaged = { $file } ist beschädigt: { $reason }.
error-database-foreign = { $file } ist eine Datenbank, aber keine von Trove.
error-database-newer = { $file } stammt von einer neueren Version von Trove; nimm diese Version oder stelle eine Sicherung wieder her.
error-database-unusable = { $file } lässt sich nicht benutzen: { $reason }.
error-file-busy = { $file } wird gerade von einem anderen trove-Befehl benutzt; beende zuerst diesen.
error-file-exists = { $file } gibt es schon; verschiebe die Datei oder gib eine andere an.
error-file-too-big = { $file } hat mehr als { $most } MiB und ist zu groß für das, was hier erwartet wird.
error-file-without-resume = Eine gespeicherte Partie wird mit --resume DATEI fortgesetzt.
error-fork-fixed = Eine Abzweigung behält die Optionen und die Edition der Partie, aus der sie stammt.
error-fork-over = Eine neue Partie kann nur mit einer Stellung beginnen, in der noch jemand am Zug ist.
error-fork-running = Abgezweigt wird von einer Partie erst, wenn sie zu Ende ist.
error-fork-too-long = Vor dieser Stellung ist zu viel geschehen, um von ihr aus eine andere Partie zu beginnen.
error-ladder-or-seats = --ladder hat eigene Plätze und Partien: Lass --seats und --games weg.
error-match-ended = Diese Partie ist zu Ende.
error-match-file-too-big = Diese Datei ist zu groß für eine Partie.
error-match-over = Diese Partie ist zu Ende; ansehen lässt sie sich mit: { $command }
error-match-too-long = Diese Partie ist zu lang geworden.
error-name-twice = Zwei Plätze können nicht beide { $name } heißen.
error-no-agreement = Die Regeln dieses Spiels erlauben kein Ende durch Vereinbarung.
error-no-checkout = Die Tests liegen im Quellbaum von Trove, nicht im installierten Paket.
error-no-numpy = Zum Lernen fehlt numpy: pip install trove-games[train]
error-no-cluster = Unter { $address } antwortet kein Ray-Cluster.
error-no-ray = Ray ist nicht installiert: pip install 'trove-games[ray]'.
error-no-result = Diese Partie wurde abgebrochen: Sie hat kein Ergebnis.
error-no-rules = Die Regeln von { $name } sind nicht verfügbar.
error-no-such-action = Eine Aktion mit dieser Nummer gibt es nicht.
error-no-such-entry = Einen Eintrag mit dieser Nummer gibt es nicht.
error-no-such-game = Ein Spiel namens { $name } gibt es nicht; zur Wahl stehen { $known }.
error-no-such-level = Ein Computerspieler ist einer von { $known }, nicht { $level }.
error-no-such-pairing = Eine Paarung namens { $name } gibt es nicht; zur Wahl stehen { $known }.
error-no-such-player = Niemand namens { $name } sitzt an diesem Tisch.
error-no-such-rule = Die Regeln von { $name } haben keine Nummer { $rule }.
error-no-such-seat = Diesen Platz gibt es nicht.
error-no-such-shell = Eine Shell ist eine von { $known }, nicht { $shell }.
error-no-such-step = Ein Schritt ist eine Zahl von 0 bis { $last }.
error-no-such-value = --{ $option } ist eines von { $known }, nicht { $value }.
error-no-such-version = So weit ist diese Partie noch nicht.
error-not-a-file = { $file } ist keine gewöhnliche Datei.
error-not-a-game = Eine Stellung gehört zu einem Spiel.
error-not-a-match-file = Das ist keine Partiedatei.
error-not-a-state = Das ist keine Stellung dieses Spiels.
error-not-a-view = Diese Datei enthält eine ganze Partie, nicht die Sicht eines Platzes.
error-not-an-arena-file = { $file } enthält keine Ergebnisse einer Arena.
error-not-begun = Dieses Spiel ist noch nicht aufgebaut.
error-not-finished = Geprüft werden kann nur eine beendete Partie.
error-not-started = Diese Partie hat noch nicht begonnen.
error-not-to-act = Rat bekommt nur ein Platz, der am Zug ist.
error-nothing-saved = Es ist keine Partie von { $name } gespeichert.
error-old-match-file = Diese Partie wurde mit einer älteren Version des Zufalls gespielt: Ihr Ergebnis kann gezeigt werden, aber sie kann weder fortgesetzt noch geprüft werden.
error-only-a-view = Diese Datei enthält nur die Sicht eines Platzes; sie lässt sich weder fortsetzen noch nachspielen.
error-only-with-ladder = --{ $option } geht nur mit --ladder.
error-other-game = Das ist eine Partie von { $name }.
error-other-rules = Diese Partie wurde nach Version { $played } der Regeln gespielt; Version { $present } kann sie nicht nachspielen.
error-out-or-resume = --resume setzt seine eigene Datei fort: Lass --out weg.
error-promises-missing = Ein Salz kann erst gezeigt werden, wenn jeder Platz den Fingerabdruck seines Salzes gezeigt hat.
error-replay-differs = Eintrag { $entry } dieser Partie geht anders aus: Die Datei wurde verändert, oder es galten andere Regeln.
error-replay-refused = Eintrag { $entry } dieser Partie lässt sich nicht nachspielen: Die Datei ist beschädigt.
error-salt-not-promised = Das ist nicht das Salz, dessen Fingerabdruck dieser Platz gezeigt hat.
error-salts-shown = Ein Fingerabdruck kann nur gezeigt werden, bevor ein Salz gezeigt ist.
error-seat-empty = Auf diesem Platz sitzt niemand.
error-seat-taken = Dieser Platz ist besetzt.
error-seats-empty = Eine Partie beginnt, wenn jeder Platz besetzt ist.
error-seats-or-people = --seats nennt alle Spieler: Lass --people, --players und --level weg.
error-stale-action = Die Stellung hat sich inzwischen geändert.
error-started = Diese Partie hat schon begonnen.
error-too-many-deals = Eine Arena hat höchstens { $most } Verteilungen.
error-too-many-people = { $people } Leute sind zu viele für diese Plätze.
error-undo-not-agreed = Nicht alle haben zugestimmt.
error-worker-lost = { $task }: Der Arbeitsprozess ging { $times }-mal verloren. Die Arena hält an; weiter geht es mit --resume.
error-wrong-landing = Diese Bewegung endet nicht dort.

## Am Live-Tisch

error-bad-message = Diese Nachricht ist nicht lesbar: { $detail }
error-bad-order = Nenne jeden Platz genau einmal.
error-bad-public-url = Eine öffentliche Adresse ist https:// und ein Name, sonst nichts.
error-bad-webhook = Ein Webhook ist eine öffentlich erreichbare https-Adresse am üblichen Port.
error-computers-disagree = Die Computerspieler an diesem Tisch stimmen dem nicht zu.
error-emblem-taken = Dieses Zeichen hat schon jemand anders am Tisch.
error-empty-chat = In dieser Nachricht steht nichts.
error-empty-player-name = Ein Name braucht mindestens einen Buchstaben.
error-gave-up = Diesen Platz hast du aufgegeben; jetzt hat ihn ein Computerspieler.
error-link-used = Dieser Link wurde schon benutzt oder ist abgelaufen.
error-id-used = Diese id gehört zu einer früheren Handlung.
error-match-unreadable = Diese Partie wurde nach anderen Regeln gespielt, als der Server jetzt hat.
error-no-hello = Eine Verbindung beginnt mit hello.
error-no-hints = An diesem Tisch gibt es keine Tipps.
error-no-network = Dieser Rechner hat keine Adresse in einem lokalen Netz.
error-no-person-there = Nur ein Mensch kann Gastgeber sein.
error-no-session = Dieser Browser hat noch keine Sitzung; lade die Seite neu.
error-no-such-page = Diese Seite gibt es nicht.
error-no-such-place = Diesen Platz gibt es an diesem Tisch nicht.
error-no-such-table = Diesen Tisch gibt es nicht; vielleicht ist der Link unvollständig.
error-no-such-visitor = Niemand mit dieser Nummer war an diesem Tisch.
error-no-such-vote = Diese Abstimmung ist vorbei.
error-nobody-plays = Mindestens ein Platz braucht einen Menschen.
error-not-asked = In dieser Abstimmung wirst du nicht gefragt, oder du hast schon geantwortet.
error-not-following = Öffne zuerst den Tisch.
error-not-host = Das darf nur der Gastgeber des Tisches.
error-not-over = Diese Partie ist noch nicht zu Ende.
error-not-stored = Das konnte nicht gespeichert werden; versuche es gleich noch einmal.
error-not-your-place = Dieser Platz gehört jemand anderem.
error-not-your-seat = Hier spielt jemand anders.
error-other-protocol = Diese Seite ist veraltet; lade sie neu.
error-out-of-date = Die Stellung hat sich inzwischen geändert; sieh noch einmal hin.
error-places-taken = Mache zuerst die letzten Plätze frei.
error-server-bug = Auf dem Server ist etwas schiefgegangen. Nichts wurde geändert.
error-server-full = Der Server ist voll; versuche es gleich noch einmal.
error-silenced = Der Gastgeber hat dich an diesem Tisch stummgeschaltet.
error-start-over = Dieser Start wurde abgebrochen oder ist vorbei.
error-starting = Die Partie beginnt gerade.
error-table-closed = Dieser Tisch ist geschlossen.
error-table-crowded = An diesem Tisch sind schon zu viele Leute.
error-too-many-connections = Von hier kommen zu viele Verbindungen; schließe einige Tabs und versuche es noch einmal.
error-too-many-followed = In diesem Fenster sind zu viele Tische offen; schließe einen.
error-too-many-requests = Das war zu viel auf einmal; versuche es gleich noch einmal.
error-too-many-tables = Du hast zu viele Tische offen; beende zuerst einen.
error-vote-open = Eine andere Abstimmung läuft noch.
error-vote-refused-before = Die anderen haben in diesem Zug schon eine Bitte von dir abgelehnt.

## Editionen: was nicht passt. Ein Ort ist eine Zeile der Datei und was dort steht.

edition-problem = { $line ->
    [0] Die Datei
   *[other] Zeile { $line }
}{ $where ->
    [none] {""}
   *[other] , { $where }
}: { $problem }
edition-wrong-type = { $wanted ->
    [int] Hier gehört eine ganze Zahl hin.
    [str] Hier gehört Text in Anführungszeichen hin.
    [array] Hier gehört eine Liste in eckigen Klammern hin.
   *[other] Hier gehört eine Gruppe von Feldern hin.
}
edition-too-small = Die Zahl muss mindestens { $limit } sein.
edition-too-big = Die Zahl darf höchstens { $limit } sein.
edition-too-short = { $wanted ->
    [array] Die Liste braucht mindestens { $limit } Einträge.
   *[other] Der Text braucht mindestens { $limit } Zeichen.
}
edition-too-long = { $wanted ->
    [array] Die Liste hat höchstens { $limit } Einträge.
   *[other] Der Text hat höchstens { $limit } Zeichen.
}
edition-wrong-form = Das hat nicht die erwartete Form.
edition-missing = Es fehlt { $field }.
edition-unknown = { $field } ist hier nicht bekannt; prüfe Schreibweise und Stelle.
edition-not-one-of = Möglich ist eines von { $known }, nicht { $value }.
edition-not-toml = Ab hier ist das kein TOML; prüfe Anführungszeichen, Klammern und Gleichheitszeichen.
edition-not-json = Ab hier ist das kein JSON; prüfe Anführungszeichen, Klammern und Kommas.
edition-bad-name = Der Name braucht 1 bis 60 Zeichen, die ein Bildschirm zeigen kann.
edition-not-text = Erwartet wird der Text einer Editionsdatei.
edition-unreadable = Sie kann nicht gelesen werden.
edition-not-utf8 = Das ist kein Text in UTF-8.
edition-too-large = Sie darf höchstens { $limit } kB haben.
