# Was jedes Spiel und jeder Client braucht. Wie die Argumente entstehen: texts/sentences.py.

who = { $you ->
    [yes] Du
   *[no] { $seat }
}
you-name = Du
computer-player = { $level ->
    [random] Zufall
    [easy] Leicht
    [normal] Normal
    [hard] Schwer
   *[expert] Experte
} { $number }
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
undo-others-acted = Seither haben andere gespielt: Zum Zurücknehmen müssen sie zustimmen.
undo-nothing = Du hast keinen Schritt, den du zurücknehmen könntest.
undo-not-started = Die Partie hat noch nicht begonnen: Es gibt nichts zurückzunehmen.
undo-over = Die Partie ist zu Ende: Nichts kann mehr zurückgenommen werden.
undo-too-many = Das Protokoll dieser Partie ist fast voll: Mehr kann nicht zurückgenommen werden.

## Eingaben, die nicht passen

error-bad-budget = Ein Budget ist eine Zahl von Simulationen bis zu einer Million oder von Sekunden bis 600.
error-arena-file-busy = Ein anderer Lauf schreibt gerade in { $file }.
error-arena-file-damaged = { $file } ist beschädigt: Zeile { $line } ist nicht so, wie sie geschrieben wurde.
error-arena-file-exists = { $file } gibt es schon: mit --resume weitermachen oder eine andere Datei nennen.
error-arena-other-plan = { $file } wurde für andere Partien begonnen als die jetzt verlangten.
error-arena-other-rules = { $file } wurde nach anderen Regeln, von anderen Spielern oder mit einer anderen Version von Trove gespielt.
error-arena-what = Bitte ein Spiel und --seats nennen, oder --ladder, oder --resume DATEI.
error-bad-choices = Jedes Spiel eines Stapels braucht eine Wahl, die Nummer eines seiner Angebote.
error-bad-commitment = Das Geheimnis dieser Partie ist nicht das, auf das sie festgelegt war.
error-bad-count = Die Anzahl der Spiele ist mindestens 1.
error-bad-edition = Die Ausgabe passt nicht: { $detail }.
error-bad-file-version = Diese Partiedatei stammt von einer anderen Version von Trove und ist für diese nicht lesbar.
error-bad-json = Eine Aktion in Worten ist JSON, zum Beispiel {"{"}"type": "take_key"{"}"}.
error-bad-match-file = Das ist keine Partiedatei, oder sie ist beschädigt.
error-bad-number = --{ $option } ist eine Zahl von { $lowest } bis { $highest }.
error-bad-option = Diese Option passt nicht: { $detail }.
error-bad-origin = Die Stellung, mit der diese Partie beginnt, passt nicht zu ihren Spielern und ihrer Ausgabe.
error-bad-pack = Diese Bytes sind keine Stellung dieses Spiels.
error-bad-players = Dieses Spiel ist für { $few } bis { $many } Spieler.
error-bad-result = Das Ergebnis in dieser Datei ist nicht das der Partie.
error-bad-salt = Ein Salz hat 32 Bytes.
error-bad-salts = In dieser Partiedatei fehlt das Salz mancher Plätze.
error-bad-secret = Ein Geheimnis hat 32 Bytes.
error-bad-seed = Ein Startwert ist eine Zahl von 0 bis 2^62 - 1.
error-bad-weights = Diese Gewichte passen nicht zu den Computerspielern des Spiels ({ $detail }).
error-bad-words = Eine solche Aktion gibt es in diesem Spiel nicht ({ $detail }).
error-bad-workers = Es gibt 1 bis { $most } Arbeitsprozesse.
error-empty-name = Jeder Platz braucht einen Namen; dazwischen stehen Kommas.
error-export-running = Ganz ausgegeben wird eine Partie erst, wenn sie zu Ende ist.
error-file-without-resume = Eine gespeicherte Partie wird mit --resume DATEI fortgesetzt.
error-fork-over = Eine neue Partie beginnt nur mit einer Stellung, in der noch jemand am Zug ist.
error-fork-running = Abgezweigt wird von einer Partie erst, wenn sie zu Ende ist.
error-ladder-or-seats = --ladder hat eigene Plätze und Partien: bitte --seats und --games weglassen.
error-match-file-too-big = Diese Datei ist zu groß für eine Partie.
error-match-too-long = Diese Partie ist zu lang geworden.
error-name-twice = Zwei Plätze können nicht beide { $name } heißen.
error-no-checkout = Die Tests liegen im Quellbaum von Trove, nicht im installierten Paket.
error-no-numpy = Zum Lernen fehlt numpy: pip install trove-games[train]
error-no-cluster = Unter { $address } antwortet kein Ray-Cluster.
error-no-ray = Ray ist nicht installiert: pip install 'trove-games[ray]'.
error-no-rules = Die Regeln von { $name } sind nicht hier.
error-no-such-action = Eine Aktion mit dieser Nummer gibt es nicht.
error-no-such-entry = Einen Eintrag mit dieser Nummer gibt es nicht.
error-no-such-game = Ein Spiel namens { $name } gibt es nicht; trove games zählt sie auf.
error-no-such-level = Ein Computerspieler ist einer von { $known }, nicht { $level }.
error-no-such-pairing = Eine Paarung namens { $name } gibt es nicht; zur Wahl stehen { $known }.
error-no-such-player = Niemand namens { $name } sitzt an diesem Tisch.
error-no-such-rule = Die Regeln von { $name } haben keine Nummer { $rule }.
error-no-such-seat = Diesen Platz gibt es nicht.
error-no-such-step = Ein Schritt ist eine Zahl von 0 bis { $last }.
error-no-such-value = --{ $option } ist eines von { $known }, nicht { $value }.
error-not-a-match-file = Das ist keine Partiedatei.
error-not-a-view = Diese Datei enthält eine ganze Partie, nicht die Sicht eines Platzes.
error-not-an-arena-file = { $file } enthält keine Ergebnisse einer Arena.
error-not-finished = Geprüft werden kann nur eine beendete Partie.
error-not-started = Diese Partie hat noch nicht begonnen.
error-not-to-act = Rat bekommt nur ein Platz, der am Zug ist.
error-nothing-saved = Es ist keine Partie von { $name } gespeichert.
error-only-a-view = Diese Datei enthält nur die Sicht eines Platzes; sie lässt sich weder fortsetzen noch nachspielen.
error-only-with-ladder = --{ $option } geht nur mit --ladder.
error-other-game = Das ist eine Partie von { $name }.
error-other-rules = Diese Partie wurde nach Version { $played } der Regeln gespielt; Version { $present } kann sie nicht nachspielen.
error-out-or-resume = --resume macht mit seiner eigenen Datei weiter: bitte --out weglassen.
error-replay-differs = Eintrag { $entry } dieser Partie geht anders aus: Die Datei wurde verändert, oder es galten andere Regeln.
error-replay-refused = Eintrag { $entry } dieser Partie lässt sich nicht nachspielen: Die Datei ist beschädigt.
error-seat-taken = Dieser Platz ist besetzt.
error-seats-empty = Eine Partie beginnt, wenn jeder Platz besetzt ist.
error-seats-or-people = --seats sagt schon alles: Lass --people, --players und --level weg.
error-started = Diese Partie hat schon begonnen.
error-too-many-deals = Eine Arena hat höchstens { $most } Verteilungen.
error-too-many-people = { $people } Leute sind zu viele für diese Plätze.
error-undo-not-agreed = Nicht alle haben zugestimmt.
error-worker-lost = Verteilung { $deal }, Rotation { $rotation }, hat { $times }-mal ihren Arbeitsprozess verloren: Die Arena gibt auf, --resume macht weiter.
error-wrong-landing = Diese Bewegung endet nicht dort.
