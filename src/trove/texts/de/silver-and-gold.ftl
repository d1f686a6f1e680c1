# Silver & Gold. Felder werden Zeile für Zeile auf einem Raster von sechs mal sechs gezählt. Wie Argumente entstehen: texts/sentences.py.

silver-and-gold-name = Silver & Gold
silver-and-gold-about = Kreuze Muster auf deinen Schatzkarten an, vollende sie und sammle Münzen, Palmen und Pokale.

## Felder, wie Sätze sie nennen

silver-and-gold-field-slot = { LETTER($value) }
silver-and-gold-field-row = { FROM_ONE($value) }
silver-and-gold-field-place = { FROM_ONE($value) }
silver-and-gold-field-keep = { FROM_ONE($value) }
silver-and-gold-field-box = { FROM_ONE($value) }
silver-and-gold-field-square = { ON_GRID($value, columns: 6) }
silver-and-gold-field-squares = { ON_GRID($value, columns: 6) }
silver-and-gold-field-pattern = { $value ->
    [domino] Domino
    [straight_three] gerader Dreier
    [corner_three] Winkeldreier
    [l_of_four] L-Vierer
    [t_of_four] T-Vierer
   *[square_of_four] Quadratvierer
}

## Spielmaterial

silver-and-gold-colour = { $color ->
    [purple] violett
    [orange] orange
    [green] grün
   *[grey] grau
}
silver-and-gold-seal-colour = { $seal_color ->
    [purple] violette
    [orange] orangefarbene
    [green] grüne
   *[grey] graue
}
silver-and-gold-piece-map = { $seal ->
    [none] { silver-and-gold-colour } ({ $points })
   *[other] { silver-and-gold-colour } ({ $points }, Siegel: { $seal_value } für jede { silver-and-gold-seal-colour })
}
silver-and-gold-piece-seal = Siegel
silver-and-gold-piece-coins = { $count ->
    [one] { $count } Münze
   *[other] { $count } Münzen
}
silver-and-gold-piece-trophy = Pokal der Reihe { $row } ({ $points })
silver-and-gold-piece-palm = Palmenkästchen { $box } ({ $points })
silver-and-gold-piece-finished_map = vollendete Schatzkarte: { $map }
silver-and-gold-piece-scored_seal = Siegel: { $map }

## Spielmaterial in einem Wort, für den Tisch

silver-and-gold-short-colour = { $color ->
    [purple] vio
    [orange] ora
    [green] grü
   *[grey] gra
}
silver-and-gold-short-map = { $points } { silver-and-gold-short-colour }
silver-and-gold-short-seal = ◉{ $value } { silver-and-gold-short-colour }
silver-and-gold-short-empty = leer

## Was geschah

silver-and-gold-event-started = { $you ->
    [yes] Du beginnst.
   *[no] { $seat } beginnt.
}
silver-and-gold-event-dealt_map = { $you ->
    [yes] Du bekommst Schatzkarte { $place }: { $map }.
   *[no] { $seat } bekommt Schatzkarte { $place }: { $map }.
}
silver-and-gold-event-dealt_map_unseen = { $you ->
    [yes] Du bekommst verdeckt Schatzkarte { $place }.
   *[no] { $seat } bekommt verdeckt Schatzkarte { $place }.
}
silver-and-gold-event-chose = { $you ->
    [yes] Du behältst die Schatzkarten { $keep }.
   *[no] { $seat } behält die Schatzkarten { $keep }.
}
silver-and-gold-event-chose_unseen = { $you ->
    [yes] Du hast zwei Schatzkarten gewählt.
   *[no] { $seat } hat zwei Schatzkarten gewählt.
}
silver-and-gold-event-kept_map = { $you ->
    [yes] Deine Schatzkarte { $slot }: { $map }.
   *[no] Schatzkarte { $slot } von { $seat }: { $map }.
}
silver-and-gold-event-showed_map = Neu in der Auslage: { $map }.
silver-and-gold-event-turned_up = Expeditionskarte: { $pattern }.
silver-and-gold-event-marked = { $you ->
    [yes] Du kreuzt das Muster auf Schatzkarte { $slot } an ({ $pattern }): { $squares }.
   *[no] { $seat } kreuzt das Muster auf Schatzkarte { $slot } an ({ $pattern }): { $squares }.
}
silver-and-gold-event-marked_one = { $owed ->
    [yes] { $you ->
        [yes] Du kreuzt das Bonusfeld { $square } auf Schatzkarte { $slot } an.
       *[no] { $seat } kreuzt das Bonusfeld { $square } auf Schatzkarte { $slot } an.
    }
   *[no] { $you ->
        [yes] Du kreuzt nur { $square } auf Schatzkarte { $slot } an.
       *[no] { $seat } kreuzt nur { $square } auf Schatzkarte { $slot } an.
    }
}
silver-and-gold-event-got_coin = { $you ->
    [yes] Du kreuzt die { $coins }. Münze an.
   *[no] { $seat } kreuzt die { $coins }. Münze an.
}
silver-and-gold-event-got_palm = { $you ->
    [yes] Du wertest eine Palme: { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }.
   *[no] { $seat } wertet eine Palme: { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }.
}
silver-and-gold-event-lapsed = Kein Feld ist frei, { $squares_raw ->
    [one] { $squares_raw } geschuldetes Feld verfällt
   *[other] { $squares_raw } geschuldete Felder verfallen
}{ $you ->
    [yes] {""}
   *[no] {" "}({ $seat })
}.
silver-and-gold-event-lost_coin = { $you ->
    [yes] Alle deine Münzen sind schon angekreuzt: Diese verfällt.
   *[no] Alle Münzen von { $seat } sind schon angekreuzt: Diese verfällt.
}
silver-and-gold-event-lost_palm = { $you ->
    [yes] Alle deine Palmenkästchen sind schon ausgefüllt: Diese Palme zählt nichts.
   *[no] Alle Palmenkästchen von { $seat } sind schon ausgefüllt: Diese Palme zählt nichts.
}
silver-and-gold-event-won_trophy = { $you ->
    [yes] Deine Münzreihe { $row } ist voll: Du bekommst den Pokal mit { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkten
    }.
   *[no] Münzreihe { $row } ist voll: { $seat } bekommt den Pokal mit { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkten
    }.
}
silver-and-gold-event-missed_trophy = { $you ->
    [yes] Deine Münzreihe { $row } ist voll, aber kein Pokal ist übrig.
   *[no] Münzreihe { $row } von { $seat } ist voll, aber kein Pokal ist übrig.
}
silver-and-gold-event-completed_map = { $you ->
    [yes] Du vollendest eine Schatzkarte: { $map }.
   *[no] { $seat } vollendet eine Schatzkarte: { $map }.
}
silver-and-gold-event-took_map = { $blind ->
    [yes] { $you ->
        [yes] Du nimmst blind vom Stapel Schatzkarte { $slot }: { $map }.
       *[no] { $seat } nimmt blind vom Stapel Schatzkarte { $slot }: { $map }.
    }
   *[no] { $you ->
        [yes] Du nimmst aus der Auslage Schatzkarte { $slot }: { $map }.
       *[no] { $seat } nimmt aus der Auslage Schatzkarte { $slot }: { $map }.
    }
}
silver-and-gold-event-left_display = Die älteste Schatzkarte der Auslage scheidet aus: { $map }.
silver-and-gold-event-struck_trophy = Der Pokal mit { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
} wird gestrichen.
silver-and-gold-event-round_ended = Runde { $round } ist zu Ende.
silver-and-gold-event-passed_mark = { $you ->
    [yes] Du beginnst den nächsten Zug.
   *[no] { $seat } beginnt den nächsten Zug.
}
silver-and-gold-event-ended = Alle vier Runden sind gespielt: Das Spiel endet.
silver-and-gold-event-won_medal = { $medal ->
    [bronze] Das reicht für die Bronzemedaille.
    [silver] Das reicht für die Silbermedaille.
   *[gold] Das reicht für die Goldmedaille!
}

## Aktionen

silver-and-gold-action-choose = Die Schatzkarten { $keep } behalten.
silver-and-gold-action-mark = Das Muster auf Schatzkarte { $slot } ankreuzen: { $squares }.
silver-and-gold-action-mark_one = Das Feld { $square } auf Schatzkarte { $slot } ankreuzen.
silver-and-gold-action-take_map = Schatzkarte { $place } der Auslage nehmen.
silver-and-gold-action-take_blind = Eine Schatzkarte blind vom Stapel nehmen.

## Aktionen in einer Liste

silver-and-gold-choice-choose = Schatzkarten { $keep }
silver-and-gold-choice-take_blind = blind vom Stapel ({ $deck })

## Wörter, die man tippen kann

silver-and-gold-word-mark = ankreuzen
silver-and-gold-word-square = feld
silver-and-gold-word-turn = drehen
silver-and-gold-word-flip = spiegeln
silver-and-gold-word-take = nimm
silver-and-gold-word-blind = blind
silver-and-gold-word-keep = behalte
silver-and-gold-word-list = liste
silver-and-gold-word-ok = ja
silver-and-gold-typing = a c3 probiert das Muster auf Schatzkarte a mit seinem ◆ auf c3; drehen und spiegeln drehen und spiegeln es; die Eingabetaste oder ja kreuzt es an.
    ankreuzen a c3 r1 m kreuzt es sofort an: r1 bis r3 für Vierteldrehungen, r0 für keine, m für vorher gespiegelt. Ebenso alle seine Felder: a c3 d3 e3.
    feld a c3 kreuzt nur dieses Feld an, auch ein geschuldetes. nimm 2 nimmt Schatzkarte 2 der Auslage, blind eine vom Stapel.
    behalte 1 3 behält diese zwei der vier Schatzkarten. liste zeigt alle Möglichkeiten mit Nummern. Wörter dürfen kürzer sein: fe a c3.

## Phasen: was gefragt ist

silver-and-gold-question-choosing = Welche zwei Schatzkarten behältst du?
silver-and-gold-question-marking = Kreuze das Muster an oder ein Feld.
silver-and-gold-question-no_room = Das Muster passt nirgends: Kreuze ein Feld an.
silver-and-gold-question-owed = { $owed ->
    [one] Kreuze noch { $owed } Feld an.
   *[other] Kreuze noch { $owed } Felder an, eines nach dem anderen.
}
silver-and-gold-question-taking = Welche Schatzkarte nimmst du?
silver-and-gold-hint-choosing = behalte 1 3 behält Schatzkarten 1 und 3; liste zeigt alle Paare mit Nummern.
silver-and-gold-hint-marking = a c3 probiert ◆ auf c3 von a · drehen · spiegeln · feld a c3 für eines · liste
silver-and-gold-hint-one-square = a c3 kreuzt dieses Feld an; liste zeigt alle mit Nummern.
silver-and-gold-hint-taking = Die Nummer oder blind.
silver-and-gold-hint-listed = Tippe eine Nummer.
silver-and-gold-hint-confirm = Eingabetaste kreuzt { $squares } an; oder drehen, spiegeln, anderes Feld.
silver-and-gold-hint-does-not-fit = So passt es nicht: drehen, spiegeln oder ein anderes Feld.
silver-and-gold-hint-which-map = Welche Schatzkarte, a oder b? Zum Beispiel: a c3.
silver-and-gold-hint-several = Das Muster kann diese Felder auf mehrere Arten bedecken: Nenne noch eines.

## Der Tisch

silver-and-gold-your-turn = { $name } wählt Schatzkarten. Wenn sonst niemand hinschaut, zeigt die Eingabetaste sie.
silver-and-gold-table-display = Auslage (Palmen: { $palms })
silver-and-gold-table-turn = Runde { $round }/4 · Zug { $turn_of_round }/7
silver-and-gold-table-beside = Pokale { $trophies } · Stapel { $deck }
silver-and-gold-table-start = Startspieler: { $seat }
silver-and-gold-table-turned = In dieser Runde aufgedeckt: { $patterns }
silver-and-gold-heading-on_map = Muster auf Schatzkarte { $slot }
silver-and-gold-heading-one_square = Ein Feld von Schatzkarte { $slot }
silver-and-gold-heading-pairs = Behalten
silver-and-gold-heading-maps = Nehmen
silver-and-gold-preview-completes = vollendet die Karte
silver-and-gold-column-player = Spieler
silver-and-gold-column-points = Punkte
silver-and-gold-column-coins = Münzen→Pokal
silver-and-gold-column-palms = Palmen
silver-and-gold-column-seals = Siegel
silver-and-gold-legend = X Kreuz: noch ein Feld. $ Münze. T Palme. · ohne Symbol. ■ angekreuzt. (X) was du gleich ankreuzt. 14 vio: eine violette Schatzkarte mit 14 Punkten. ◉2 ora: ein Siegel, 2 Punkte für jede deiner vollendeten orangefarbenen Schatzkarten. $$··→_ ist eine Münzreihe mit ihrem Pokal.

## Wertung

silver-and-gold-score-S3-5 = Münzen
silver-and-gold-score-S3-6 = Palmen
silver-and-gold-score-S3-9 = Pokale
silver-and-gold-score-S4-2 = Vollendete Schatzkarten
silver-and-gold-score-S1-3 = Siegel
silver-and-gold-tie-broken = { $names } haben gleich viele Punkte: Mehr vollendete graue Schatzkarten entscheiden, dann grüne, orangefarbene, violette (Regel S4.3).
silver-and-gold-tie-shared = { $names } haben gleich viele Punkte und Schatzkarten jeder Farbe: Sie teilen sich den Platz (Regel S4.3).
silver-and-gold-medals = Medaillen für eine Person: Bronze ab { $bronze } Punkten, Silber ab { $silver }, Gold ab { $gold } (Regel S6.1).

## Tischoptionen

silver-and-gold-option-starting_player = Startspieler
silver-and-gold-option-starting_player-help = Wer beginnt: ein Name oder die Nummer eines Platzes. Sonst entscheidet das Los (Regel S2.2).
silver-and-gold-option-memory_aid = Gedächtnishilfe
silver-and-gold-option-memory_aid-help = Die in dieser Runde aufgedeckten Expeditionskarten zeigen (Regel S3.14).

## Warum nicht

silver-and-gold-refusal-game-over = Das Spiel ist zu Ende.
silver-and-gold-refusal-not-your-turn = { $turn } ist an der Reihe.
silver-and-gold-refusal-has-chosen = Du hast deine zwei Schatzkarten schon gewählt.
silver-and-gold-refusal-has-marked = Du hast in diesem Zug schon angekreuzt.
silver-and-gold-refusal-no-free-square = Du hast kein freies Feld und lässt diesen Schritt aus.
silver-and-gold-refusal-choose-maps-first = Wähle zuerst zwei Schatzkarten, die du behältst.
silver-and-gold-refusal-mark-first = Kreuze zuerst das Muster oder ein Feld an.
silver-and-gold-refusal-take-a-map-first = Nimm zuerst eine neue Schatzkarte.
silver-and-gold-refusal-deck-empty = Der Stapel ist leer.
silver-and-gold-refusal-no-map-there = An diesem Platz der Auslage liegt keine Schatzkarte.
silver-and-gold-refusal-a-square-is-owed = { $owed ->
    [one] Für ein Kreuz schuldest du noch { $owed } Feld, einzeln angekreuzt.
   *[other] Für Kreuze schuldest du noch { $owed } Felder, einzeln angekreuzt.
}
silver-and-gold-refusal-no-map-in-play = Auf Platz { $slot } liegt keine Schatzkarte.
silver-and-gold-refusal-pattern-off-the-map = So passt das Muster ({ $pattern }) nicht auf freie Felder dieser Schatzkarte.
silver-and-gold-refusal-square-off-the-map = Schatzkarte { $slot } hat kein solches Feld.
silver-and-gold-refusal-square-marked-already = Auf Schatzkarte { $slot } schon angekreuzt: { $squares }.

## Eingaben, die nicht passen

silver-and-gold-error-bad-words = Eine solche Aktion gibt es in Silver & Gold nicht ({ $detail }).
silver-and-gold-error-wrong-squares = So gelegt bedeckt das Muster andere Felder.
silver-and-gold-error-bad-edition = Der Schatzkartensatz passt nicht: { $detail }.

## Das Spiel in zehn Zeilen

silver-and-gold-primer-1 = Kreuze Schatzkarten Feld für Feld an; vollendete Karten bringen die meisten Punkte.
silver-and-gold-primer-2 = Du arbeitest immer an zwei Karten. Das Spiel dauert 28 Züge: vier Runden mit je sieben Karten.
silver-and-gold-primer-3 = In jedem Zug zeigt eine Karte ein Muster, und alle kreuzen es gleichzeitig an.
silver-and-gold-primer-4 = Das Muster kommt vollständig auf freie Felder einer deiner Karten, beliebig gedreht oder gespiegelt.
silver-and-gold-primer-5 = Oder du kreuzt stattdessen ein einzelnes freies Feld an. Gar nichts anzukreuzen ist nicht erlaubt.
silver-and-gold-primer-6 = Ein Kreuz erlaubt sofort ein weiteres Feld auf einer deiner Karten; Kreuze können sich verketten.
silver-and-gold-primer-7 = Münzen füllen deine Wertungskarte; jede volle Viererreihe bekommt den höchsten übrigen Pokal.
silver-and-gold-primer-8 = Eine Palme zählt sofort: ein Punkt, und einer mehr für jede Palme auf den ausliegenden Karten.
silver-and-gold-primer-9 = Eine vollendete Karte legst du beiseite und nimmst eine neue: aus der Auslage oder blind vom Stapel.
silver-and-gold-primer-10 = Am Ende zählen vollendete Karten, ihre Siegel, Münzen, Pokale und Palmen; unvollendete Karten zählen nichts.

silver-and-gold-lesson-1 = Diese vier Karten hast du bekommen. Wähle die zwei, die du behalten willst, und bestätige.
silver-and-gold-lesson-2 = Dieses Muster kreuzen in diesem Zug alle an. Drehe es, spiegle es oder halte es über eine deiner Karten.
silver-and-gold-lesson-3 = Es kommt vollständig auf freie Felder einer Karte; dann stempelst du es. Oder du kreuzt ein einzelnes Feld an.
silver-and-gold-lesson-4 = Ein Kreuz erlaubt sofort ein weiteres freies Feld auf einer deiner Karten. Auch das kann wieder ein Kreuz sein.
silver-and-gold-lesson-5 = Eine vollendete Karte wird beiseitegelegt. Nimm eine neue: aus der Auslage oder blind vom Stapel.
silver-and-gold-lesson-6 = In jedem Zug wird eine neue Karte aufgedeckt, für alle dieselbe. Das Schiff zeigt, wo ihr seid: vier Runden zu sieben Karten.
silver-and-gold-lesson-7 = Jede Münze zählt einen Punkt. Eine volle Reihe Münzen bekommt den höchsten übrigen Pokal.
silver-and-gold-lesson-8 = Eine Palme zählt sofort: ein Punkt, und einer mehr für jede Palme auf den ausliegenden Karten.
silver-and-gold-lesson-9 = Ein Siegel einer vollendeten Karte wertet alle deine vollendeten Karten seiner Farbe.
silver-and-gold-lesson-10 = Am Ende zählen unvollendete Karten nichts. Vollende, was du kannst, bevor das Schiff ankommt.

## Schatzkartensätze: was nicht passt

silver-and-gold-edition-map = Schatzkarte { $map }
silver-and-gold-edition-box-file = Bei Silver & Gold lassen sich nur die Schatzkarten austauschen, durch einen Schatzkartensatz in JSON; Karten und Pokale bleiben, wie sie sind.
silver-and-gold-edition-map-name = Eine Schatzkarte braucht einen Namen aus 1 bis 60 Zeichen, den keine andere hat.
silver-and-gold-edition-map-rows = Eine Schatzkarte hat 1 bis { $limit } Reihen mit höchstens { $limit } Feldern.
silver-and-gold-edition-map-sign = Bekannt sind nur die Zeichen . o X $ T, nicht { $sign }.
silver-and-gold-edition-map-squares = Eine Schatzkarte hat 1 bis { $limit } Felder, nicht { $found }.
silver-and-gold-edition-map-points = Eine Schatzkarte hat so viele Punkte wie Felder: { $wanted } (Regel S1.1).
silver-and-gold-edition-map-island = Eine Schatzkarte ist eine Insel: Jedes Feld berührt ein anderes mit einer Seite.
silver-and-gold-edition-map-seal = Ein Siegel ist 1 bis { $limit } wert.
silver-and-gold-edition-map-count = Ein Satz hat { $fewest } bis { $limit } Schatzkarten, nicht { $found }.
silver-and-gold-edition-colours = Üblich sind { $wanted } Schatzkarten dieser Farbe, nicht { $found }: { silver-and-gold-colour }. Andere Zahlen brauchen einen Grund in "deviates".

## The page of a map pack

silver-and-gold-pack-title = Schatzkarten
silver-and-gold-pack-lead = Sieh dir die Karten eines Pakets an, zeichne eigene mit Maus, Finger oder Tastatur und spiele damit.
silver-and-gold-pack-draw = Zeichentisch: Karte { $name }
silver-and-gold-pack-sign = Was ein Strich zeichnet
silver-and-gold-pack-signs = { $sign ->
    [land] Land
    [cross] Kreuz
    [coin] Münze
    [palm] Palme
   *[sea] Meer
}
silver-and-gold-pack-hint = Drücke und ziehe, um zu zeichnen. Ein zweiter Druck auf dasselbe Feld nimmt es weg. Tasten: Pfeile, Enter, 1 bis 5.
silver-and-gold-pack-map-name = Name der Karte
silver-and-gold-pack-colour = Farbe
silver-and-gold-pack-seal = Siegel für jede Karte in
silver-and-gold-pack-no-seal = kein Siegel
silver-and-gold-pack-seal-value = Punkte des Siegels
silver-and-gold-pack-points = { $count ->
    [one] Feld und ebenso viele Punkte
   *[other] Felder und ebenso viele Punkte
}
silver-and-gold-pack-remove = Diese Karte entfernen
silver-and-gold-pack-name = Name des Pakets
silver-and-gold-pack-unnamed = ohne Namen
silver-and-gold-pack-deviates = Warum die Anzahlen von den üblichen abweichen
silver-and-gold-pack-maps = { $color } ({ $count })
silver-and-gold-pack-new = Neue Karte: { $color }

## Der Tisch im Browser

silver-and-gold-chart = Seekarte
silver-and-gold-ask-marking = Stemple die Form auf eine deiner Karten: { $pattern }.
silver-and-gold-ask-no_room = Die Form passt nirgends ({ $pattern }): Stemple ein Feld.
silver-and-gold-ask-owed = { $owed ->
    [one] Ein Kreuz: Stemple { $owed } weiteres Feld.
   *[other] Kreuze: Stemple { $owed } weitere Felder.
}
silver-and-gold-ask-one = Stemple stattdessen ein Feld.
silver-and-gold-help-marking = Zieh die Form auf eine Karte oder zeig auf ein Feld. R dreht, F spiegelt.
silver-and-gold-help-touching = Zieh die Form auf eine Karte oder tipp auf ein Feld. Ein zweiter Tipp stempelt.
silver-and-gold-help-one = Irgendein freies Feld auf einer deiner Karten.
silver-and-gold-help-taking = Eine der offenen Karten oder die oberste vom Stapel, ungesehen.
silver-and-gold-help-waiting = Solange andere wählen, kannst du deinen Schritt zurücknehmen.
silver-and-gold-keep-help = { $count ->
    [0] Die anderen zwei kommen zurück in den Stapel.
    [1] Noch eine.
   *[other] Die anderen zwei kommen zurück in den Stapel.
}
silver-and-gold-keep-these = Diese zwei behalten
silver-and-gold-kept = behalten
silver-and-gold-over = Die Reise ist zu Ende.
silver-and-gold-sent = Einen Moment …
silver-and-gold-waiting = { $count ->
    [one] { $names } wählt noch.
   *[other] Es wählen noch: { $names }.
}
silver-and-gold-waiting-taking = { $names } nimmt eine Karte.
silver-and-gold-still-choosing = wählt
silver-and-gold-has-chosen = fertig
silver-and-gold-goes-first = nimmt als Erstes neue Karten
silver-and-gold-maps-of = Die Karten von { $seat }
silver-and-gold-turn = Drehen
silver-and-gold-turn-words = Die Form um ein Viertel drehen
silver-and-gold-flip = Spiegeln
silver-and-gold-flip-words = Die Form spiegeln
silver-and-gold-one-square = Ein Feld
silver-and-gold-stamp = Stempeln
silver-and-gold-compass-words = Kompass mit der Form: { $pattern }
silver-and-gold-open-maps = Offene Karten
silver-and-gold-palm-now = eine Palme zählt jetzt { $points }
silver-and-gold-in-deck = im Stapel
silver-and-gold-blind = blind
silver-and-gold-take-blind = Eine Karte blind vom Stapel nehmen (noch { $count })
silver-and-gold-deck-words = { $count } Karten im Stapel
silver-and-gold-no-map = keine Karte
silver-and-gold-tap-to-open = öffnen
silver-and-gold-unfinished = Unvollendet geblieben
silver-and-gold-unfinished-note = Sie zählen nichts, auch ihre Siegel nicht.
silver-and-gold-marked-of = { $marked } von { $all }
silver-and-gold-squares = { $count ->
    [one] { $count } Feld
   *[other] { $count } Felder
}
silver-and-gold-squares-on = { $count ->
    [one] { $count } Feld auf deiner Karte ({ $color })
   *[other] { $count } Felder auf deiner Karte ({ $color })
}
silver-and-gold-does-not-fit = Die Form passt hier nicht.
silver-and-gold-aim-first = Zeig erst auf ein Feld.
silver-and-gold-not-now = Jetzt gibt es nichts zu stempeln.
silver-and-gold-one-instead = Stattdessen nur dieses Feld stempeln
silver-and-gold-brings-bonus = { $symbol ->
    [cross] ein Kreuz: ein weiteres Feld
    [coin] eine Münze
   *[palm] eine Palme: { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
}
silver-and-gold-brings-last = auch das letzte freie Feld
silver-and-gold-brings-lapsed = { $count ->
    [one] { $count } Feld verfällt
   *[other] { $count } Felder verfallen
}
silver-and-gold-brings-row = füllt eine Münzreihe
silver-and-gold-brings-map = vollendet die Karte
silver-and-gold-brings-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
silver-and-gold-tag-cross = +1 Feld
silver-and-gold-tag-also = auch
silver-and-gold-sign = { $symbol ->
    [cross] Kreuz
    [coin] Münze
   *[palm] Palme
}
silver-and-gold-seal-words = Siegel: { $value } für { $color }
silver-and-gold-map-words = Karte ({ $color }), { $points } Punkte, { $marked } von { $all } Feldern markiert
silver-and-gold-square-words = Reihe { $row }, Spalte { $column }
silver-and-gold-square-state = { $state ->
    [fits] frei, die Form passt hierher
    [stamped] gestempelt
   *[free] frei
}
silver-and-gold-course-words = Rundenkarte: Runde { $round } von { $rounds }, Karte { $card } von { $cards }
silver-and-gold-round-now = Runde { $round } von { $rounds }, Karte { $card } von { $cards }
silver-and-gold-round-name = Runde { $round }
silver-and-gold-trophies = Pokale
silver-and-gold-trophy-left = Pokal mit { $points } Punkten
silver-and-gold-trophy-of = Pokal mit { $points } Punkten, gewonnen von { $seat }
silver-and-gold-trophy-gone = Pokal mit { $points } Punkten, vergeben
silver-and-gold-score-card = Deine Wertungskarte
silver-and-gold-cards = Expeditionskarten
silver-and-gold-cards-words = { $count ->
    [one] { $pattern }, { $count } Karte
   *[other] { $pattern }, { $count } Karten
}
silver-and-gold-cards-turned = in dieser Runde aufgedeckt: { $turned }
silver-and-gold-coins-words = { $coins } von { $all } Münzen; Pokale: { $trophies }
silver-and-gold-palms-words = { $palms } von { $all } Palmen, { $points } Punkte
silver-and-gold-completed-words = { $count } vollendete Karten ({ $color }), Siegel geben je { $seals } dazu
silver-and-gold-medals-words = Medaillen
silver-and-gold-medal = { $medal ->
    [bronze] Bronze
    [silver] Silber
   *[gold] Gold
}

## Pictures in the rules

silver-and-gold-figure = { $rule ->
    [S1-3] Ein Siegel 2 für Grün: Mit zwei vollendeten grünen Schatzkarten bringt es am Ende 4 Punkte.
    [S1-5] Die sechs Muster; den geraden Dreier und den Winkeldreier gibt es zweimal.
    [S3-2] Das L aus vier in allen Lagen: gedreht, und gespiegelt und gedreht.
    [S3-4] Das Muster bedeckt ein Kreuz: ein Feld mehr, hier auf der anderen Karte. Auch das ist ein Kreuz, also folgt noch eines.
    [S3-5] Drei Münzen einer Reihe sind markiert; die vierte bringt einen Pokal.
    [S3-9] Eine volle Münzreihe bekommt den höchsten Pokal, der noch da ist.
   *[S3-6] In der Auslage liegen zwei Palmen: Eine Palme, die jetzt markiert wird, bringt 1 + 2 = 3.
}
