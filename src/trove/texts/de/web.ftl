# Der Client im Browser.

## Das Haus

web-tagline = Drei Schatzsuchen, genau nach Anleitung gespielt, direkt im Browser und ganz ohne Anmeldung.
web-skip = Zum Inhalt
web-home = Trove, Startseite
web-language = Sprache
web-dark = Dunkle Farben
web-light = Helle Farben
web-sound-on = Ton einschalten
web-sound-off = Ton ausschalten
web-close = Schließen
web-rule = Regel { $rule }
web-rules = Regeln
web-rules-of = Regeln von { $game }
web-edition-link = { $game ->
    [silver-and-gold] Karten zeichnen
   *[other] Eigene Edition
}
web-edition-link-label = { $game }: { $link }
web-about = Über Trove
web-not-affiliated = Ein Projekt von Spielern. Nicht verbunden mit Autoren, Illustratoren oder Verlagen der Spiele.
web-games = Spiele
web-players-range = { $few } bis { $many } Personen
web-play-now = Jetzt spielen
web-name = { $game ->
    [luxor] Luxor
    [silver-and-gold] Silver & Gold
   *[tomb-raider] Tomb Raider
}
web-tell = { $game ->
    [luxor] Führe deine Abenteurer durch den Tempel zur Grabkammer, mit Handkarten, die du nicht umsortieren darfst.
    [silver-and-gold] Alle spielen gleichzeitig: Lege dieselben Formen auf deine eigenen Schatzinseln.
   *[tomb-raider] Zwei gegen zwei in einem Museum, dessen Räume sich unter den Füßen drehen, mit einer Bombe unter dem größten Schatz.
}
web-minutes = { $game ->
    [luxor] 45 Minuten
    [silver-and-gold] 25 Minuten
   *[tomb-raider] 60 Minuten
}
web-play-now-label = Jetzt spielen: { $game } gegen Computer
web-level-label = Stärke der Computer in { $game }
web-with-friends = Mit Freunden
web-with-friends-label = Mit Freunden: { $game }
web-same-device = An einem Gerät
web-same-device-label = An einem Gerät: { $game }
web-solo = Allein um eine Medaille
web-solo-label = Allein um eine Medaille: { $game }
web-surprise = Überrasch mich
web-level = { $level ->
    [random] Zufall
    [easy] Leicht
    [normal] Normal
    [hard] Schwer
   *[expert] Experte
}
web-my-matches = Meine Partien
web-my-other-matches = Meine anderen Partien
web-open-tables = Offene Tische
web-last-replays = Beendete Partien
web-no-matches = Noch keine. Was du beginnst, bleibt auf diesem Gerät, und du kannst jederzeit weiterspielen.
web-no-tables = Gerade kein offener Tisch. Öffne einen: Freunde kommen über den Link.
web-no-replays = Hier erscheinen beendete Partien, Zug um Zug.
web-join = Mitspielen
web-watch = Zusehen
web-replay = Ansehen
web-continue = Weiterspielen
web-seats-taken = { $taken } von { $all } Plätzen besetzt
web-is-waiting = { $game } wartet auf dich
web-waiting-tables = { $count } Tische warten auf dich
web-your-turn = Du bist dran
web-running = läuft
web-over = beendet
web-lost-page = Diese Seite gibt es nicht.
web-lost-table = Diesen Tisch gibt es nicht oder nicht mehr.
web-table-closed = Der Gastgeber hat diesen Tisch geschlossen.
web-to-home = Zur Startseite
web-loading = Einen Moment …

## The page of an edition

web-edition-of = Edition von { $game }
web-edition-lead = Alle Zahlen der Schachtel als Text. Wenn du das Spiel besitzt, trag ein, was auf deinem steht; prüfe es, speichere es als Datei und spiele damit.
web-edition-play = Damit spielen
web-edition-check = Prüfen
web-edition-save = Herunterladen
web-edition-open = Datei öffnen
web-edition-reset = Von vorn beginnen
web-edition-fits = Passt: Damit kann gespielt werden.
web-edition-standard = Das ist die Standardedition.
web-edition-large = Eine Datei darf höchstens 256 kB groß sein.

## Verbindung

web-connection-lost = Verbindung unterbrochen.
web-trying-again = Wir versuchen es erneut; dein Platz bleibt dir.
web-needs-server = Zum Spielen braucht es den Server; sobald er antwortet, geht es von selbst weiter.
web-page-not-here = Diese Seite liegt nicht auf deinem Gerät, und der Server antwortet nicht.
web-server-restarts = Der Server startet neu.
web-try-now = Jetzt versuchen
web-reconnecting = verbindet neu
web-error-not-reached = Das hat den Server nicht erreicht.
web-error-unchanged = Nichts wurde geändert; bitte versuche es noch einmal.
web-try-again = Noch einmal versuchen

## Vor dem Spiel

web-table-of = Tisch von { $name }
web-seats = Plätze
web-in-order = in Spielreihenfolge
web-order-drawn = werden beim Start ausgelost
web-players = Mitspieler
web-players-count = { $count ->
    [one] { $count } Person
   *[other] { $count } Personen
}
web-free-seat = Freier Platz
web-you = du
web-host = Gastgeber
web-ready = da
web-computer = Computer
web-computer-level = Computer, { level }
web-level-of = Stärke von { $name }
web-sit-here = Hier sitzen
web-sit-label = Hier sitzen: Platz { $number }
web-add-computer-label = Computer auf Platz { $number }
web-add-person = Mitspieler
web-add-person-label = Mitspieler auf Platz { $number }, an diesem Bildschirm
web-remove = { $name } entfernen
web-stand-up = Aufstehen
web-move-here = Hierher wechseln
web-move-label = Hierher wechseln: Platz { $number }
web-arrange = Umsetzen
web-arrange-done = Fertig
web-arrange-drawn = Die Plätze werden beim Start ausgelost. Wähle bei der Sitzordnung „Wie gewählt“, um sie umzusetzen.
web-earlier = { $name }: einen Platz früher
web-later = { $name }: einen Platz später
web-make-host = Zum Gastgeber machen
web-make-host-label = { $name } zum Gastgeber machen
web-your-name = Dein Name
web-your-emblem = Dein Zeichen
web-emblem-taken = Dieses Zeichen hat { $name }.
web-emblem-taken-label = { $emblem }, hat { $name }
web-guest = Gast
web-emblem = { $emblem ->
    [sun] Sonne
    [pyramid] Pyramide
    [ankh] Anch
    [diamond] Raute
    [anchor] Anker
    [wheel] Steuerrad
    [fish] Fisch
   *[star] Stern
}
web-options = Optionen
web-table-options = Dieser Tisch
web-host-chooses = der Gastgeber wählt
web-own-edition = Gespielt wird mit einer eigenen Edition, nicht mit der üblichen.
web-only-host = Das kann nur der Gastgeber ändern.
web-option-random = Zufällig
web-option-only-with = Nur zu { $count ->
    [2] zweit
    [3] dritt
   *[other] viert
}.
web-change-players = Auf { $count } Personen ändern
web-option-pace = Computer lassen sich Zeit
web-option-pace-help = Sie machen Pausen wie Menschen, damit man ihren Zügen folgen kann.
web-option-hints = Tipps erlaubt
web-option-hints-help = Alle dürfen fragen, was ein starker Spieler täte.
web-option-listed = In der Liste offener Tische zeigen
web-option-listed-help = Auch Fremde dürfen mitspielen. Sonst nur, wer den Link hat.
web-option-undo = Nur freies Zurücknehmen
web-option-undo-help = Was gezogen oder aufgedeckt hat, bleibt, auch wenn alle zustimmen.
web-option-computers = Computer stimmen dem Zurücknehmen zu
web-option-computers-help = Was sie antworten, wenn jemand einen Schritt zurücknehmen möchte, der nicht frei ist.
web-option-computers-always = Immer
web-option-computers-nothing_learned = Wenn nichts bekannt wurde
web-option-computers-never = Nie
web-option-order = Sitzordnung
web-option-order-help = Alle sitzen wie hier gewählt, oder die Plätze werden beim Start ausgelost.
web-option-order-chosen = Wie gewählt
web-option-order-random = Ausgelost
web-option-clock = Uhr
web-option-clock-help = Ist die Zeit um, entscheidet ein Computer; nach dem dritten Mal in Folge spielt er, bis die Person zurückkommt.
web-clock-none = Keine Uhr
web-clock-turn = Für jede Entscheidung
web-clock-bank = Für die ganze Partie
web-clock-time = Zeit
web-clock-gain = Gutschrift je Entscheidung
web-clock-no-gain = ohne Gutschrift
web-option-webhook = Rufen, wenn jemand dran ist
web-option-webhook-help = Eine https-Adresse, etwa eines Chatraums: Sie erfährt, wer dran ist, wenn die Person nicht da ist. Nur der Gastgeber sieht sie.
web-invite = Einladen
web-copy-link = Link kopieren
web-copied = Kopiert
web-not-copied = Dieser Browser lässt uns nichts kopieren. Der Link ist { $link }
web-qr = QR-Code des Links zu diesem Tisch
web-invite-note = Wer den Link öffnet oder den Code scannt, kann einen freien Platz nehmen.
web-loopback = Dieser Server läuft nur auf diesem Computer. Damit andere mitspielen, starte ihn so: trove serve --lan
web-fair = Fair: Das Mischen wird zu Beginn versiegelt, bevor irgendwer darauf Einfluss hat, und nach der Partie kann jeder jede Ziehung prüfen.
web-fair-how = Wie
web-start = Partie beginnen
web-close-table = Tisch schließen
web-close-table-sure = Alle werden weggeschickt, und der Link gilt nicht mehr.
web-starting = Gemeinsam mischen …
web-cancel = Abbrechen
web-sure = Ja, mach das
web-seats-free = { $count ->
    [one] Ein Platz ist noch frei.
   *[other] { $count } Plätze sind noch frei.
}
web-fill = Mit Computern auffüllen
web-wait-host = { $name } beginnt die Partie.
web-watching = Du siehst zu. Nimm einen freien Platz, um mitzuspielen.
web-all-taken = Alle Plätze sind besetzt. Bleib hier, um zuzuschauen.

## Tisch

web-actions = Aktionen
web-your-turn-area = Frage und Hand
web-to-play = am Zug
web-supply = Vorrat
web-log = Was geschah
web-log-short = Verlauf
web-log-earlier = Diese Partie setzt eine Stellung einer anderen fort.
web-log-you = Du
web-what-happened = Was war los?
web-look-at-this = Auf dem Plan ansehen
web-look-back = { $back ->
    [0] Was zuletzt geschah
    [one] Was vor { $back } Schritt geschah
   *[other] Was vor { $back } Schritten geschah
}
web-to-present = Zur Gegenwart
web-chat = Chat
web-say-something = Schreib etwas
web-send = Senden
web-chat-empty = Noch nichts gesagt.
web-chat-watching = Was du schreibst, lesen die Spielenden nach der Partie, andere Zuschauer sofort.
web-chat-people = Wen du hörst
web-mute = Stumm für mich
web-mute-label = { $name } für mich stummschalten
web-silence = Für alle
web-silence-label = { $name } für alle stummschalten
web-spectators = { $count ->
    [one] Eine Person schaut zu.
   *[other] { $count } Personen schauen zu.
}
web-hint = Tipp
web-menu = Menü
web-undo = Zurück
web-undo-cost = { $verdict ->
    [free] Zurück: frei
    [ask] Zurück: fragt
    [agreed] Zurück
   *[refused] Zurück
}
web-undo-asked = Die anderen sind gefragt.
web-took-back = { $seat } nimmt den letzten Schritt zurück.
web-took-back-you = Du nimmst deinen letzten Schritt zurück.
web-undo-agreed = Die Computer sind einverstanden: Der Schritt wird gleich zurückgenommen.
web-vote-undo = { $name } möchte den letzten Schritt zurücknehmen.
web-vote-end = { $name } schlägt vor, die Partie hier zu beenden.
web-vote-abandon = { $name } schlägt vor, die Partie ohne Ergebnis abzubrechen.
web-agree = Zustimmen
web-disagree = Nein
web-vote-about = { $about ->
    [undo] Gefragt: den letzten Schritt zurücknehmen.
    [end] Gefragt: die Partie hier beenden und werten.
   *[abandon] Gefragt: die Partie ohne Ergebnis abbrechen.
}
web-vote-agreed = { $name } stimmt zu
web-vote-thinks = { $name } hat noch nicht geantwortet
web-vote-left = noch { $seconds } s
web-abandon = Partie abbrechen
web-abandon-sure = Die Partie endet für alle, ohne Ergebnis. Andere Personen werden zuerst gefragt.
web-end-early = Partie hier beenden und werten
web-end-early-sure = Die Partie endet, wie sie steht, und wird gewertet. Andere Personen werden zuerst gefragt.
web-give-up = Gehen; ein Computer übernimmt meinen Platz
web-give-up-sure = Auf diesen Platz kannst du nicht zurück. Die Partie bleibt in deiner Liste.
web-come-back = Selbst weiterspielen
web-you-watch = Du schaust zu.
web-stand-in = Ein Computer spielt gerade für dich.
web-gave-up = Ein Computer hat deinen Platz bis zum Ende der Partie. Du kannst bleiben und zuschauen.
web-seat-freed = Der Gastgeber hat deinen Platz freigegeben. Du kannst einen anderen nehmen.
web-seat-moved = Dein Platz ist jetzt auf einem anderen Gerät. Hier schaust du zu.
web-fast = Ohne Bewegung
web-legend = Was ist was
web-careful = Fragen, bevor Verdecktes aufgedeckt wird
web-sure-title = Aufdecken?
web-sure-reveals = Das deckt etwas Verdecktes auf. Um es danach zurückzunehmen, müssen die anderen zustimmen.
web-notify = Melden, wenn ich dran bin
web-notify-blocked = Dein Browser erlaubt dieser Seite keine Mitteilungen. Erlaube sie zuerst in seinen Einstellungen für diese Adresse.
web-export = Partie herunterladen
web-report = Problem melden
web-report-how = Lade die Datei unten herunter, schreib in einem Satz, was du erwartet hast und was stattdessen geschah, und schick beides an den Betreiber dieses Servers oder häng es an ein Issue des Projekts Trove.
web-report-file = Datei herunterladen
web-report-note = Lädt herunter, was du von dieser Partie gesehen hast; hänge es an deine Meldung an.
web-report-running = Lädt herunter, was du von dieser Partie bisher gesehen hast: die Züge, deine Karten und alles, was offen liegt. Verdeckte Karten der anderen und die Reihenfolge der Stapel sind nicht darin.
web-primer = Das Spiel in zehn Sätzen
web-device = Auf einem anderen Gerät weiterspielen
web-device-note = Öffne diesen Link oder scanne den Code auf dem anderen Gerät: Dein Platz zieht dorthin um, und dieses Gerät schaut zu.
web-device-make = Link für diesen Platz erstellen
web-device-until = Er gilt einmal, bis { $time }. Behalte ihn für dich: Wer ihn öffnet, hat deinen Platz.
web-device-seat = Wessen Platz
web-device-qr = QR-Code des Links, der deinen Platz umzieht
web-device-take = Hier weiterspielen
web-device-take-note = Dieser Link holt einen Platz von einem anderen Gerät auf dieses. Er gilt einmal.
web-device-here = Platz auf dieses Gerät holen
web-device-moved = Der Platz ist jetzt auf diesem Gerät.
web-device-expired = Dieser Link wurde schon benutzt oder ist abgelaufen. Einen neuen gibt es im Menü des Tischs.
web-device-incomplete = Der Link ist unvollständig. Kopiere ihn auf dem anderen Gerät noch einmal.
web-lesson = Spielend lernen
web-lesson-label = Spielend lernen: { $game }
web-lesson-offer = Neu hier? Lerne beim Spielen
web-lesson-here = Beim Spielen lernen
web-lesson-step = Schritt { $number } von { $count }.
web-lesson-wait = Spiel weiter. Der nächste Schritt kommt, wenn es Neues gibt.
web-lesson-over = Das war die Lektion; den Rest lernst du beim Spielen. Viel Glück!
web-lesson-next = Weiter
web-lesson-back = Früherer Schritt
web-lesson-skip = Lektion überspringen; die Partie geht weiter
web-lesson-skip-short = Überspringen
web-keys = Tasten: { $game ->
    [luxor] links und rechts wählen eine Karte, hoch und runter ein Feld, Enter bestätigt
    [silver-and-gold] Pfeile bewegen die Form, R dreht sie, F wendet sie, O nimmt ein einzelnes Feld, Enter stempelt
   *[tomb-raider] Pfeile wählen einen Raum oder die Drehung der Platte, R dreht sie, Enter bestätigt
}; U nimmt zurück, Esc bricht Begonnenes ab, W zeigt, was geschah, ? gibt einen Tipp.
web-hint-thinking = Deine Möglichkeiten werden durchdacht …
web-hint-none = Gerade gibt es nichts zu raten.
web-hint-win = Ein starker Spieler täte dies: Siegchance { $percent } %.

## Übergabe

web-pass-to = Gib das Gerät weiter an { $name }
web-pass-note = Alle anderen schauen bitte weg.
web-take-back = { $name }: zurücknehmen
web-i-am = Ich bin { $name }, zeig meine Hand
web-order = Spielreihenfolge

## Das Ende

web-wins = { $name } gewinnt mit { $points }
web-you-win = Du gewinnst mit { $points }
web-tie-equal = für beide gleich
web-tie-decides = entscheidet
web-share-win = { $names } teilen sich den Sieg mit { $points }
web-alone = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
web-abandoned = Die Partie wurde ohne Ergebnis abgebrochen.
web-most-from = Das meiste kam von: { $lines }.
web-score-sheet = Wertung
web-total = Summe
web-place = { $place }. Platz
web-steps = { $count ->
    [one] Schritt
   *[other] Schritte
}
web-plot = Verlauf der Punkte
web-plot-note = Offene Punkte nach jedem Schritt.
web-plot-start = Beginn
web-plot-step = Schritt { $step }
web-rematch = Revanche
web-rematch-join = Zur Revanche
web-look-at-board = Brett ansehen
web-to-result = Zum Ergebnis
web-share = Teilen
web-verify = Mischen prüfen
web-check-passed = Das Mischen war fair.
web-check-failed = Etwas passt nicht: Dieser Partie ist nicht zu trauen.
web-check-seen = Veröffentlicht ist genau das, was vor dem Austeilen versiegelt war: Dieser Browser hat sich das gezeigte Siegel gemerkt{ $own ->
    [0] .
   *[other] , und deine eigenen Zufallsbytes stecken darin.
}
web-check-unseen = Dieser Browser war beim Start nicht beteiligt und kann nicht vergleichen: Frag jemanden, der mitgespielt hat, ob das Siegel unten das gezeigte ist.
web-check-draws = { $draws ->
    [one] Die { $draws } Ziehung folgt daraus; dieser Browser hat sie nachgerechnet.
   *[other] Alle { $draws } Ziehungen folgen daraus; dieser Browser hat sie nachgerechnet.
}
web-check-replays = { $entries ->
    [one] Der Server hat den { $entries } Eintrag nachgespielt: Jeder Zug war erlaubt, und die Wertung stimmt.
   *[other] Der Server hat alle { $entries } Einträge nachgespielt: Jeder Zug war erlaubt, und die Wertung stimmt.
}
web-check-start = { $start ->
    [dealt] Damit ist die ganze Partie geprüft, vom Austeilen an.
    [redealt] Diese Partie begann in einer Stellung einer anderen, mit neu ausgeteilten verdeckten Karten. Geprüft ist alles von da an; ob die Stellung fair entstand, kann nur die andere Partie zeigen.
   *[kept] Diese Partie begann in einer Stellung einer anderen, und verdeckte Karten blieben: Wer sie eröffnet hat, konnte sie kennen. Geprüft ist alles von da an.
}
web-check-own-edition = Gespielt wurde mit einer eigenen Edition, nicht mit der üblichen.
web-check-edition = Ansehen
web-check-not = Was das nicht zeigen kann: ob sich Spieler erzählt haben, was sie sahen.
web-check-commitment = Siegel:
web-check-fault = { $fault ->
    [commitment] Das Geheimnis passt nicht zum Siegel.
    [salt] Die Zufallsbytes eines Spielers passen nicht zu dem, was versiegelt war.
    [draw] Eine Ziehung folgt nicht aus Geheimnis und Zufallsbytes.
   *[shown] Siegel oder Zufallsbytes sind nicht die, die diesem Browser vor dem Austeilen gezeigt wurden.
}
web-none = keine

## Aufzeichnung

web-replay-of = Aufzeichnung von { $game }
web-step-of = Schritt { $step } von { $all }
web-first = Erster Schritt
web-previous = Einen Schritt zurück
web-next = Einen Schritt weiter
web-play = Abspielen
web-pause = Anhalten
web-seen-by = Aus Sicht von
web-spectator = allen
web-continue-from-here = Von hier weiterspielen
web-continue-note = Spiel ab dieser Stellung weiter, gegen Computerspieler; was dein Platz nicht wusste, wird neu ausgeteilt.
web-copy-position = Link zu dieser Stellung kopieren

## Regeln und Über

web-search-rules = Regeln durchsuchen
web-found = Gefunden in:
web-found-nothing = Nichts gefunden.
web-ruling = unsere Entscheidung
web-ruling-note = kennzeichnet, was die Anleitungen offen lassen oder verschieden sagen; der Rest ist von ihnen.
web-reconstructed = unsere Rekonstruktion
web-section = Abschnitt
web-link-to-rule = Link zu Regel { $rule }
web-refusals-link = Jede Ablehnung führt hierher: Eine Nummer wie { $rule } in einer Meldung öffnet diese Seite bei der Regel.
web-about-fair = Wie das Mischen fair bleibt
web-about-fair-1 = Zu Beginn legt sich der Server auf ein Geheimnis fest und zeigt dessen Fingerabdruck. Dann fügt der Browser jedes Spielers eigene Zufallsbytes hinzu, erst versiegelt, dann offen.
web-about-fair-2 = Alle Karten und Würfel folgen aus beidem. So wählt niemand die Verteilung, auch nicht der Server gemeinsam mit einem Spieler, und nach der Partie kann jeder jede Ziehung prüfen.
web-about-privacy = Was gespeichert wird
web-about-privacy-1 = Kein Konto, keine Verfolgung, keine Anfrage an andere als diesen Server. Ein Cookie merkt deine Plätze auf diesem Gerät; dein Name ist, was du eintippst.
web-about-licence = Lizenzen
web-about-licence-1 = Trove ist quelloffen unter der MIT-Lizenz. Alle Zeichnungen sind eigene. Die Schriften sind Commissioner und, bei Silver & Gold, Alegreya, beide unter der SIL Open Font License 1.1.
web-about-games = Die Spiele
