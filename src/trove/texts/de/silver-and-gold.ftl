# Silver & Gold. Felder werden Zeile für Zeile auf einem Raster von sechs mal sechs gezählt. Wie Argumente entstehen: texts/sentences.py.

silver-and-gold-name = Silver & Gold
silver-and-gold-about = Kreuze Muster auf deinen Schatzkarten an, vollende sie und sammle Münzen, Palmen und Pokale.

## Felder, wie Sätze sie nennen

silver-and-gold-field-slot = { LETTER($value) }
silver-and-gold-field-row = { FROM_ONE($value) }
silver-and-gold-field-column = { LETTER($value) }
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
silver-and-gold-piece-completed_map = vollendete Schatzkarte: { $map }
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
silver-and-gold-event-won_trophy = { $points ->
    [0] { $you ->
        [yes] Deine Münzreihe { $row } ist voll, aber kein Pokal ist übrig.
       *[no] Münzreihe { $row } von { $seat } ist voll, aber kein Pokal ist übrig.
    }
   *[other] { $you ->
        [yes] Deine Münzreihe { $row } ist voll: Du bekommst den Pokal zu { $points }.
       *[no] Münzreihe { $row } von { $seat } ist voll und bekommt den Pokal zu { $points }.
    }
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
silver-and-gold-event-struck_trophy = Der Pokal zu { $points } wird gestrichen.
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
silver-and-gold-action-mark_one = Das Feld { $column }{ $row } auf Schatzkarte { $slot } ankreuzen.
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

silver-and-gold-phase-choosing = Welche zwei Schatzkarten behältst du?
silver-and-gold-phase-marking = Kreuze das Muster an oder ein Feld.
silver-and-gold-phase-no-room = Das Muster passt nirgends: Kreuze ein Feld an.
silver-and-gold-phase-owed = { $owed ->
    [one] Kreuze noch { $owed } Feld an.
   *[other] Kreuze noch { $owed } Felder an, eines nach dem anderen.
}
silver-and-gold-phase-taking = Welche Schatzkarte nimmst du?
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

silver-and-gold-your-turn = { $name } wählt Schatzkarten. Schaut niemand sonst? Die Eingabetaste zeigt sie.
silver-and-gold-table-display = Auslage (Palmen: { $palms })
silver-and-gold-table-turn = Runde { $round }/4 · Zug { $turn_of_round }/7
silver-and-gold-table-beside = Pokale { $trophies } · Stapel { $deck }
silver-and-gold-table-start = Startspieler: { $seat }
silver-and-gold-table-turned = In dieser Runde aufgedeckt: { $patterns }
silver-and-gold-table-mark = Muster auf Schatzkarte { $slot }
silver-and-gold-table-mark_one = Ein Feld von Schatzkarte { $slot }
silver-and-gold-column-player = Spieler
silver-and-gold-column-points = Punkte
silver-and-gold-column-coins = Münzen→Pokal
silver-and-gold-column-palms = Palmen
silver-and-gold-column-seals = Siegel
silver-and-gold-legend = X Kreuz: noch ein Feld. $ Münze. T Palme. · ohne Symbol. ■ angekreuzt. (X) was du gleich ankreuzt. 14 vio: eine violette Schatzkarte zu 14. ◉2 ora: ein Siegel, 2 Punkte für jede deiner vollendeten orangefarbenen Schatzkarten. $$··→_ ist eine Münzreihe mit ihrem Pokal.

## Wertung

silver-and-gold-score-S3-5 = Münzen
silver-and-gold-score-S3-6 = Palmen
silver-and-gold-score-S3-9 = Pokale
silver-and-gold-score-S4-2 = Vollendete Schatzkarten
silver-and-gold-score-S1-3 = Siegel
silver-and-gold-tie-broken = { $names } haben gleich viele Punkte: Mehr vollendete graue Schatzkarten entscheiden, dann grüne, orangefarbene, violette (Regel S4.3).
silver-and-gold-tie-shared = { $names } haben gleich viele Punkte und Schatzkarten jeder Farbe: Sie teilen sich den Platz (Regel S4.3).

## Tischoptionen

silver-and-gold-option-starting_player = Startspieler
silver-and-gold-option-starting_player-help = Wer beginnt: ein Name oder die Nummer eines Platzes. Sonst entscheidet das Los (Regel S2.2).
silver-and-gold-option-memory_aid = Gedächtnishilfe
silver-and-gold-option-memory_aid-help = Die in dieser Runde aufgedeckten Expeditionskarten zeigen (Regel S3.14).

## Warum nicht

silver-and-gold-refusal-game-over = Das Spiel ist zu Ende.
silver-and-gold-refusal-not-your-turn = { $turn } ist an der Reihe.
silver-and-gold-refusal-has-chosen = Du hast deine zwei Schatzkarten gewählt.
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
silver-and-gold-refusal-pattern-off-the-map = So liegt das Muster ({ $pattern }) nicht auf freien Feldern dieser Schatzkarte.
silver-and-gold-refusal-square-off-the-map = Schatzkarte { $slot } hat kein solches Feld.
silver-and-gold-refusal-square-marked-already = Auf Schatzkarte { $slot } schon angekreuzt: { $squares }.

## Eingaben, die nicht passen

silver-and-gold-error-bad-words = Eine solche Aktion gibt es in Silver & Gold nicht ({ $detail }).
silver-and-gold-error-wrong-squares = So gelegt bedeckt das Muster andere Felder.
silver-and-gold-error-bad-edition = Der Schatzkartensatz passt nicht: { $detail }.
