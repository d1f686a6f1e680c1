# Tomb Raider. Ein Ort heißt nach Spalte und Zeile: c1. Kein Ort ist das Startplättchen. Wie Argumente entstehen: texts/sentences.py.

tomb-raider-name = Tomb Raider
tomb-raider-about = Suche im nächtlichen Museum nach Schätzen, bring deine hinaus und flieh, bevor die Bombe hochgeht.

## Felder, wie Sätze sie nennen

tomb-raider-field-direction = { $value ->
    [north] Norden
    [east] Osten
    [south] Süden
   *[west] Westen
}
tomb-raider-field-doors = { tomb-raider-field-direction }

## Spielmaterial

tomb-raider-figure = { $figure ->
    [lara] Lara
    [karel] Karel
    [kurtis] Kurtis
   *[eckhardt] Eckhardt
}
tomb-raider-kind = { $kind ->
    [energy] Energie
    [shooting] Schuss
   *[health] Gesundheit
}
tomb-raider-symbol = { $symbol ->
    [blank] leer
    [energy] Energiequelle
    [shooting] Schussquelle
    [health] Gesundheitsquelle
   *[treasure] Geheimkammer
}
tomb-raider-shape = { $shape ->
    [dead_end] Sackgasse
    [straight] gerader Gang
    [corner] Ecke
    [t] Abzweigung
   *[cross] Kreuzung
}
tomb-raider-police = { $police ->
    [none] keine Polizei
    [own] Polizei für das Paar des Finders
    [opposing] Polizei für das gegnerische Paar
   *[both] Polizei für beide Paare
}
tomb-raider-piece-card = { tomb-raider-kind } { $value }
tomb-raider-piece-square = { LETTER($column) }{ FROM_ONE($row) }
tomb-raider-piece-treasure = { $kind ->
    [evidence] Beweisstück ({ $value })
    [painting] Gemälde ({ $value })
   *[large] großer Schatz ({ $value })
}
tomb-raider-piece-plate = { $treasures ->
    [one] { $treasures } Schatz
   *[other] { $treasures } Schätze
}, { tomb-raider-police }
tomb-raider-piece-taken_plate = Fundtafel: { $plate }
tomb-raider-piece-brought = hinausgebracht: { $treasure }
tomb-raider-piece-dead = Opfer der Explosion: { $seat }
tomb-raider-piece-change = { $by ->
    [plate] eine Tafel
    [delivery] ein Abliefern
   *[wave] eine Welle
} (gut { $good }, böse { $bad })

## Spielmaterial in einem Wort, für den Tisch

tomb-raider-short-treasure = { $kind ->
    [evidence] §
    [painting] ▣
   *[large] ★
}{ $value }
tomb-raider-short-plate = { $treasures }{ $police ->
    [none] { "" }
    [own] !
    [opposing] ?
   *[both] !?
}
tomb-raider-short-symbol = { $symbol ->
    [blank] { "" }
    [energy] Energ.
    [shooting] Schuss
    [health] Gesund
   *[treasure] Kammer
}
tomb-raider-short-door = { $door ->
    [north] N
    [east] O
    [south] S
   *[west] W
}
tomb-raider-short-start = Start
tomb-raider-short-place = { $place ->
    [start] Start
   *[other] { $place }
}

## Was geschehen ist

tomb-raider-event-laid_start = Das Startplättchen liegt an der { $side ->
    [0] Nordseite, das erste von links
    [1] Nordseite, das zweite von links
    [2] Nordseite, in der Mitte
    [3] Nordseite, das vierte von links
    [4] Nordseite, ganz rechts
    [5] Ostseite, ganz oben
    [6] Ostseite, das zweite von oben
    [7] Ostseite, in der Mitte
    [8] Ostseite, das vierte von oben
    [9] Ostseite, ganz unten
    [10] Südseite, ganz rechts
    [11] Südseite, das vierte von links
    [12] Südseite, in der Mitte
    [13] Südseite, das zweite von links
    [14] Südseite, das erste von links
    [15] Westseite, ganz unten
    [16] Westseite, das vierte von oben
    [17] Westseite, in der Mitte
    [18] Westseite, das zweite von oben
   *[19] Westseite, ganz oben
}.
tomb-raider-event-dealt = { $you ->
    [yes] Du bekommst eine Karte: { $card }.
   *[no] { $seat } bekommt eine Karte: { $card }.
}
tomb-raider-event-dealt_unseen = { $you ->
    [yes] Du bekommst eine Karte: { tomb-raider-kind }.
   *[no] { $seat } bekommt eine Karte: { tomb-raider-kind }.
}
tomb-raider-event-began = Runde { $round }: { $you ->
    [yes] Du bist am Zug.
   *[no] { $seat } ist am Zug.
}
tomb-raider-event-missed_turn = { $you ->
    [yes] Du liegst am Boden und setzt diesen Zug aus.
   *[no] { $seat } liegt am Boden und setzt diesen Zug aus.
}
tomb-raider-event-stood_up = { $you ->
    [yes] Du stehst wieder auf.
   *[no] { $seat } steht wieder auf.
}
tomb-raider-event-drew = { $you ->
    [yes] Du ziehst eine Karte: { $card }.
   *[no] { $seat } zieht eine Karte: { $card }.
}
tomb-raider-event-drew_unseen = { $you ->
    [yes] Du ziehst eine Karte: { tomb-raider-kind }.
   *[no] { $seat } zieht eine Karte: { tomb-raider-kind }.
}
tomb-raider-event-reshuffled = Der Ablagestapel ({ tomb-raider-kind }, { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
}) ist gemischt und wird der neue Stapel.
tomb-raider-event-laid_card = { $you ->
    [yes] Du legst eine Karte aus: { $card }.
   *[no] { $seat } legt eine Karte aus: { $card }.
}
tomb-raider-event-went = { $you ->
    [yes] Du gehst los,
   *[no] { $seat } geht los,
} mit { $points ->
    [one] { $points } Bewegungspunkt
   *[other] { $points } Bewegungspunkten
}.
tomb-raider-event-revealed = { $you ->
    [yes] Du deckst
   *[no] { $seat } deckt
} { $place } auf: { tomb-raider-symbol }, { tomb-raider-shape }.
tomb-raider-event-turned = { $you ->
    [yes] Du richtest
   *[no] { $seat } richtet
} { $place } aus, offen: { $doors }.
tomb-raider-event-rotated = { $you ->
    [yes] Du drehst
   *[no] { $seat } dreht
} { $place } um { $quarters ->
    [1] 90
    [2] 180
   *[3] 270
} Grad, offen: { $doors }.
tomb-raider-event-stepped = { $you ->
    [yes] Du gehst
   *[no] { $seat } geht
} { $to_place ->
    [start] hinaus auf das Startplättchen.
   *[other] nach { $to_place }.
}
tomb-raider-event-stopped = { $you ->
    [yes] Du beendest
   *[no] { $seat } beendet
} die Bewegung{ $lost ->
    [0] .
    [one] ; { $lost } Punkt verfällt.
   *[other] ; { $lost } Punkte verfallen.
}
tomb-raider-event-took_plate = { $you ->
    [yes] Du nimmst
   *[no] { $seat } nimmt
} eine Fundtafel, 1 Punkt: { $plate }.
tomb-raider-event-laid_treasure = Auf { $place } liegt jetzt: { $treasure }.
tomb-raider-event-laid_bomb = Auf { $place } liegt die Bombe.
tomb-raider-event-arrested = Die Polizei bringt { $you ->
    [yes] dich
   *[no] { $seat }
} von { $from_place } auf das Startplättchen.
tomb-raider-event-picked_up = { $you ->
    [yes] Du nimmst auf { $place } mit: { $treasure }.
   *[no] { $seat } nimmt auf { $place } mit: { $treasure }.
}
tomb-raider-event-dropped = { $you ->
    [yes] Du legst auf { $place } ab: { $treasure }.
   *[no] { $seat } legt auf { $place } ab: { $treasure }.
}
tomb-raider-event-handed_over = { $you ->
    [yes] Du übergibst
   *[no] { $seat } übergibt
} an { $to_you ->
    [yes] dich
   *[no] { $to }
}: { $treasure }.
tomb-raider-event-delivered = { $you ->
    [yes] Du bringst
   *[no] { $seat } bringt
} { $points ->
    [0] für keinen Punkt hinaus
    [one] für { $points } Punkt hinaus
   *[other] für { $points } Punkte hinaus
}: { $treasure }.
tomb-raider-event-armed = { $by_guard ->
    [yes] Die Bombe auf { $place } ist von selbst scharf geworden. Die Wellen folgen { $you ->
        [yes] auf deine Züge.
       *[no] auf die Züge von { $seat }.
    }
   *[no] { $you ->
        [yes] Du löst die Bombe auf { $place } aus!
       *[no] { $seat } löst die Bombe auf { $place } aus!
    }
}
tomb-raider-event-aimed = { $you ->
    [yes] Du zielst
   *[no] { $seat } zielt
} auf { $target_you ->
    [yes] dich
   *[no] { $target }
}.
tomb-raider-event-fired = { $you ->
    [yes] Du schießt
   *[no] { $seat } schießt
} mit { $shooting } auf { $target_you ->
    [yes] dich
   *[no] { $target }
}.
tomb-raider-event-warded_off = { $you ->
    [yes] Du wehrst
   *[no] { $seat } wehrt
} den Schuss ab: Schuss { $shooting }, Gesundheit { $health }.
tomb-raider-event-was_shot = { $you ->
    [yes] Du wirst niedergeschossen: Schuss { $shooting }, Gesundheit { $health }.
   *[no] { $seat } wird niedergeschossen: Schuss { $shooting }, Gesundheit { $health }.
}
tomb-raider-event-discarded = { $you ->
    [yes] Du wirfst eine Karte ab: { $card }.
   *[no] { $seat } wirft eine Karte ab: { $card }.
}
tomb-raider-event-exploded = Welle { $wave } der Explosion!
tomb-raider-event-removed = Plättchen { $place } ist verschwunden.
tomb-raider-event-died = { $you ->
    [yes] Du stirbst auf { $place } in der Explosion.
   *[no] { $seat } stirbt auf { $place } in der Explosion.
}
tomb-raider-event-lost_treasure = Zerstört: { $treasure }.
tomb-raider-event-turn_ended = { $you ->
    [yes] Du beendest den Zug.
   *[no] { $seat } beendet den Zug.
}
tomb-raider-event-ended = { $reason ->
    [explosion] Das Eingangsplättchen ist weg: Das Spiel ist zu Ende.
    [safety] Niemand und nichts ist mehr drinnen: Das Spiel ist zu Ende.
   *[death] Niemand lebt mehr: Das Spiel ist zu Ende.
}

## Aktionen

tomb-raider-action-draw = { $number ->
    [one] { $number } Karte ziehen: { tomb-raider-kind }.
   *[other] { $number } Karten ziehen: { tomb-raider-kind }.
}
tomb-raider-action-lay = { tomb-raider-kind } { $value } auslegen.
tomb-raider-action-go = Losgehen.
tomb-raider-action-fire = Abdrücken.
tomb-raider-action-accept_hit = Keine Gesundheitskarten mehr auslegen.
tomb-raider-action-aim = Auf { $target } schießen.
tomb-raider-action-discard = { tomb-raider-kind } { $value } abwerfen.
tomb-raider-action-reveal = Das Plättchen im { $direction } aufdecken.
tomb-raider-action-turn = Das aufgedeckte Plättchen um { $quarters ->
    [0] 0
    [1] 90
    [2] 180
   *[3] 270
} Grad ausrichten.
tomb-raider-action-rotate = { $where ->
    [north] Das Plättchen im Norden
    [east] Das Plättchen im Osten
    [south] Das Plättchen im Süden
    [west] Das Plättchen im Westen
   *[here] Das eigene Plättchen
} um { $quarters ->
    [1] 90
    [2] 180
   *[3] 270
} Grad drehen.
tomb-raider-action-step = Nach { $direction } gehen.
tomb-raider-action-pick_up = Schatz { $treasure } aufheben.
tomb-raider-action-drop = Den Schatz ablegen.
tomb-raider-action-hand_over = Den Schatz dem Partner übergeben.
tomb-raider-action-end_move = Die Bewegung beenden.
tomb-raider-action-end_turn = Den Zug beenden.

## Aktionen in einer Liste: wohin sie führen

tomb-raider-choice-draw = { $number ->
    [one] { tomb-raider-kind }
   *[other] { $number }× { tomb-raider-kind }
}
tomb-raider-choice-lay = { tomb-raider-kind } { $value } { $sum ->
    [0] { "" }
   *[other] (macht { $sum })
}
tomb-raider-choice-go = losgehen mit { $sum ->
    [one] { $sum } Punkt
   *[other] { $sum } Punkten
}
tomb-raider-choice-fire = mit { $sum } abdrücken
tomb-raider-choice-accept_hit = { $sum ->
    [0] nichts auslegen
   *[other] das reicht ({ $sum })
}
tomb-raider-choice-aim = { $target } ({ $at }, Gesundheitskarten: { $cards })
tomb-raider-choice-discard = { tomb-raider-kind } { $value }
tomb-raider-choice-reveal = { $direction }: { $at }
tomb-raider-choice-turn = { $shape } { $doors }
tomb-raider-choice-rotate = { $at } { $shape } { $letters }
tomb-raider-choice-step = { $direction }: { $at }
tomb-raider-choice-pick_up = aufheben: { $treasure }
tomb-raider-choice-drop = ablegen: { $treasure }
tomb-raider-choice-hand_over = { $treasure } an { $partner } übergeben
tomb-raider-choice-end_move = die Bewegung beenden { $left ->
    [0] { "" }
    [one] ({ $left } Punkt verfällt)
   *[other] ({ $left } Punkte verfallen)
}
tomb-raider-choice-end_turn = den Zug beenden { $left ->
    [0] { "" }
    [one] ({ $left } Aktion übrig)
   *[other] ({ $left } Aktionen übrig)
}
tomb-raider-preview-armed = löst die Bombe aus
tomb-raider-preview-delivered = bringt { $treasure } hinaus: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
tomb-raider-preview-blank = sicher leer
tomb-raider-preview-exploded = Welle { $wave }
tomb-raider-preview-died = { $seat } stirbt
tomb-raider-preview-ended = beendet das Spiel
tomb-raider-preview-hits = Treffer
tomb-raider-preview-warded_off = abgewehrt
tomb-raider-preview-defends = das Ziel kann sich verteidigen

## Wörter, die man für eine Aktion tippen kann

tomb-raider-word-draw = ziehen
tomb-raider-word-lay = auslegen
tomb-raider-word-go = los
tomb-raider-word-fire = abdrücken
tomb-raider-word-accept_hit = reicht
tomb-raider-word-aim = schießen
tomb-raider-word-discard = abwerfen
tomb-raider-word-reveal = aufdecken
tomb-raider-word-turn = ausrichten
tomb-raider-word-rotate = drehen
tomb-raider-word-step = gehen
tomb-raider-word-pick_up = aufheben
tomb-raider-word-drop = ablegen
tomb-raider-word-hand_over = übergeben
tomb-raider-word-end_move = halt
tomb-raider-word-end_turn = fertig
tomb-raider-word-here = hier
tomb-raider-word-north = norden
tomb-raider-word-east = osten
tomb-raider-word-south = süden
tomb-raider-word-west = westen
tomb-raider-word-energy = energie
tomb-raider-word-shooting = schuss
tomb-raider-word-health = gesundheit
tomb-raider-typing = Auch Wörter gehen: ziehen energie 1, auslegen energie 3, los, norden oder c2 (deckt auf oder geht), drehen hier 2 (um 180 Grad), aufheben, übergeben, halt, schießen Karel, abdrücken, fertig. Sie dürfen abgekürzt werden.

## Phasen: wonach gefragt wird

tomb-raider-question-acting = { $actions ->
    [0] Keine Aktion übrig: Schätze, oder den Zug beenden.
    [one] Was tust du? Noch { $actions } Aktion.
   *[other] Was tust du? Noch { $actions } Aktionen.
}
tomb-raider-question-laying = Mehr Energie, oder losgehen?
tomb-raider-question-moving = Wohin? { $points ->
    [one] Noch { $points } Punkt.
   *[other] Noch { $points } Punkte.
}
tomb-raider-question-turning = Wie soll { $place } liegen?
tomb-raider-question-shooting = Mit welchen Karten schießt du auf { $target }?
tomb-raider-question-defending = { $seat } schießt mit { $sum }: Welche Gesundheitskarten legst du aus?
tomb-raider-question-discarding = Mehr als 7 Karten: Welche wirfst du ab?
tomb-raider-hint-not-next-to-you = { $at } ist nicht dein Nachbar.
tomb-raider-hint-which-treasure = Hier liegen mehrere Schätze: Tippe die Zahl von einem.

## Der Tisch

tomb-raider-your-turn = { $name } ist gefragt. Wenn sonst niemand hinschaut, zeigt die Eingabetaste die Hand.
tomb-raider-pass-on = Die Eingabetaste leert den Bildschirm; dann ist { $name } gefragt.
tomb-raider-heading-draws = Ziehen
tomb-raider-heading-cards = { $kind ->
    [health] Verteidigen
    [shooting] Schießen mit
   *[other] Bewegen mit
}
tomb-raider-heading-targets = Schießen auf
tomb-raider-heading-discards = Abwerfen
tomb-raider-heading-reveals = Aufdecken
tomb-raider-heading-turns = Offen
tomb-raider-heading-rotations = Drehen
tomb-raider-heading-steps = Gehen
tomb-raider-heading-treasures = Schatz
tomb-raider-heading-ends = Oder
tomb-raider-table-hand = Handkarten von { $seat }
tomb-raider-table-no-cards = keine
tomb-raider-table-laid = ausgelegt: { $cards } (Summe { $sum })
tomb-raider-table-round = Runde { $round }
tomb-raider-table-turn-of = { $seat } am Zug
tomb-raider-table-actions = Aktionen: { $actions }
tomb-raider-table-points = Bewegungspunkte: { $points }
tomb-raider-side = { $side ->
    [good] gut
   *[bad] böse
}
tomb-raider-table-side = { $side ->
    [good] Gute Seite
   *[bad] Böse Seite
}, { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
tomb-raider-table-plates = Tafeln { $plates }
tomb-raider-table-treasures = Schätze { $treasures }
tomb-raider-table-deck = { tomb-raider-kind } { $deck }
tomb-raider-table-discards = { tomb-raider-kind } { $deck } (abgeworfen: { $cards })
tomb-raider-table-decks = Stapel: { $decks }
tomb-raider-table-bomb = Bombe auf { $place }, nicht scharf
tomb-raider-table-armed = Bombe auf { $place } scharf: Welle { $wave } am Ende des Zuges von { $seat }
tomb-raider-table-lying = Schätze: { $treasures }
tomb-raider-table-hidden = Noch ungesehen: Plättchen { $tiles }; Schätze { $treasures }; Tafeln { $plates }
tomb-raider-table-hidden-tile = { $symbol ->
    [blank] leer
    [energy] Energie
    [shooting] Schuss
    [health] Gesundheit
   *[treasure] Geheimkammer
} { $count }
tomb-raider-table-lies = { $place } liegt ({ $turns })
tomb-raider-table-dead = tot
tomb-raider-column-figure = Figur
tomb-raider-column-side = Seite
tomb-raider-column-place = Ort
tomb-raider-column-carries = Trägt
tomb-raider-column-cards = E/S/G
tomb-raider-legend = A bis D sind die Figuren, a bis d liegende; liegt (2): steht in ihrem zweiten Zug von jetzt an auf. ┣ zeigt die offenen Kanten eines Plättchens; eine Lücke in der Wand ist ein Durchgang, eine gepunktete Wand ist nur von einer Kante her offen. E/S/G sind die Zahlen der Energie-, Schuss- und Gesundheitskarten. ░ ist verdeckt, ○ sicher leer. §2 ist ein Beweisstück (für die gute Seite), ▣3 ein Gemälde (für die böse), ★3 der große Schatz, ✱ die Bombe. Eine rote Zahl: Nach so vielen Zügen des Auslösers ist das Plättchen weg. Tafeln: 2!? sind 2 Schätze mit Polizei für das Paar des Finders (!) und das gegnerische (?).

## Wertung

tomb-raider-score-T12-2 = Hinausgebrachte Schätze
tomb-raider-score-T6-2 = Fundtafeln
tomb-raider-score-T10-4 = Verlorene Figuren
tomb-raider-score-T12-3 = Die letzte Änderung der Punkte
tomb-raider-score-T12-4 = Die letzten Änderungen der Punkte
tomb-raider-decided-T12-3 = Die letzte Änderung der Punkte entscheidet (Regel T12.3): { $components }.
tomb-raider-decided-T12-4 = Es entscheidet die letzte Änderung der Punkte, die nicht für beide gleich war (Regel T12.4): { $components }.
tomb-raider-tie-broken = Beide Seiten haben gleich viele Punkte.
tomb-raider-tie-shared = Beide Seiten haben gleich viele Punkte, und nichts entscheidet zwischen ihnen: Sie teilen sich den Sieg (Regel T12.4).

## Optionen eines Tisches

tomb-raider-option-modified_setup = Veränderter Aufbau
tomb-raider-option-modified_setup-help = Am Eingang liegen leere Plättchen (Regel T2.2).
tomb-raider-option-start = Ort des Startplättchens
tomb-raider-option-start-help = An welcher der 20 Außenkanten das Startplättchen liegt: 0 bis 19 im Uhrzeigersinn ab der Nordwestecke, oder random (zufällig). Normalerweise 2, die Mitte der Nordseite (Regel T2.1).
tomb-raider-option-start-0 = Nordseite, das erste von links
tomb-raider-option-start-1 = Nordseite, das zweite von links
tomb-raider-option-start-2 = Nordseite, in der Mitte
tomb-raider-option-start-3 = Nordseite, das vierte von links
tomb-raider-option-start-4 = Nordseite, ganz rechts
tomb-raider-option-start-5 = Ostseite, ganz oben
tomb-raider-option-start-6 = Ostseite, das zweite von oben
tomb-raider-option-start-7 = Ostseite, in der Mitte
tomb-raider-option-start-8 = Ostseite, das vierte von oben
tomb-raider-option-start-9 = Ostseite, ganz unten
tomb-raider-option-start-10 = Südseite, ganz rechts
tomb-raider-option-start-11 = Südseite, das vierte von links
tomb-raider-option-start-12 = Südseite, in der Mitte
tomb-raider-option-start-13 = Südseite, das zweite von links
tomb-raider-option-start-14 = Südseite, das erste von links
tomb-raider-option-start-15 = Westseite, ganz unten
tomb-raider-option-start-16 = Westseite, das vierte von oben
tomb-raider-option-start-17 = Westseite, in der Mitte
tomb-raider-option-start-18 = Westseite, das zweite von oben
tomb-raider-option-start-19 = Westseite, ganz oben
tomb-raider-option-swap_villains = Eckhardt vor Karel
tomb-raider-option-swap_villains-help = Auf Lara folgt Eckhardt, auf Kurtis Karel (Regel T1.3).
tomb-raider-option-both_figures = Zwei Figuren für einen Spieler
tomb-raider-option-both_figures-help = Zu dritt die Seite, die einer allein spielt: good (die gute) oder bad (die böse) (Regel T1.4).
tomb-raider-option-both_figures-good = die gute Seite
tomb-raider-option-both_figures-bad = die böse Seite
tomb-raider-option-lara_alone = Lara allein gegen zwei Schurken
tomb-raider-option-lara_alone-help = Drei Spieler mit je einer Figur, Kurtis bleibt in der Schachtel (Regel T13).
tomb-raider-option-open_good_hands = Offene Handkarten der guten Seite
tomb-raider-option-open_good_hands-help = Lara und Kurtis sehen einander in die Karten; immer, wenn einer beide spielt (Regel T1.5).
tomb-raider-option-open_bad_hands = Offene Handkarten der bösen Seite
tomb-raider-option-open_bad_hands-help = Karel und Eckhardt sehen einander in die Karten; immer, wenn einer beide spielt (Regel T1.5).
tomb-raider-option-early_revive_cards = Karten schon im ausgefallenen Zug
tomb-raider-option-early_revive_cards-help = Wer niedergeschossen wurde, zieht die drei neuen Karten schon im ausgefallenen Zug (Regel T9.2).
tomb-raider-option-guard = Sicherung gegen Stillstand
tomb-raider-option-guard-help = Nach Runde 40 wird die Bombe von selbst scharf, ohne die Sicherung erst nach Runde 100 (Regel T12.5).

## Warum nicht

tomb-raider-refusal-figure-lies = Du liegst am Boden.
tomb-raider-refusal-game-over = Das Spiel ist zu Ende.
tomb-raider-refusal-not-your-turn = { $turn } ist am Zug.
tomb-raider-refusal-target-defends = Erst entscheidet { $turn } über die Verteidigung.
tomb-raider-refusal-finish-laying = Lege erst Energie aus und geh los.
tomb-raider-refusal-finish-moving = Bring erst die Bewegung zu Ende.
tomb-raider-refusal-turn-first = Richte erst das aufgedeckte Plättchen aus.
tomb-raider-refusal-finish-shot = Lege erst Schusskarten aus und drück ab.
tomb-raider-refusal-defend-first = Lege erst Gesundheitskarten aus, oder sag, dass es reicht.
tomb-raider-refusal-discard-first = Wirf erst ab, bis du 7 Karten hast.
tomb-raider-refusal-no-actions-left = Du hast in diesem Zug keine Aktion mehr.
tomb-raider-refusal-aim-first = Nenne erst eine Figur, auf die du schießt.
tomb-raider-refusal-lay-energy-first = Lege erst Energiekarten für eine Bewegung aus.
tomb-raider-refusal-not-under-fire = Niemand schießt auf dich.
tomb-raider-refusal-within-limit = Du hast nicht mehr als 7 Karten, also wird nichts abgeworfen.
tomb-raider-refusal-reveal-first = Frei ausgerichtet wird nur ein Plättchen, das eben aufgedeckt wurde.
tomb-raider-refusal-no-cards-left = Stapel und Ablagestapel dieser Art sind leer: { tomb-raider-kind }.
tomb-raider-refusal-not-on-source = Zwei Karten einer Art zieht man nur auf ihrer Quelle: { tomb-raider-kind }.
tomb-raider-refusal-no-such-card = Diese Karte hast du nicht: { tomb-raider-kind } { $value }.
tomb-raider-refusal-lay-a-shooting-card = Ein Schuss braucht mindestens eine Schusskarte.
tomb-raider-refusal-no-shooting-cards = Du hast keine Schusskarte.
tomb-raider-refusal-nobody-there = Diese Figur ist in dieser Partie nicht dabei.
tomb-raider-refusal-no-enemy = Man schießt nur auf Figuren der anderen Seite.
tomb-raider-refusal-target-dead = { $target } ist tot.
tomb-raider-refusal-target-lies = { $target } liegt am Boden und kann kein Ziel sein.
tomb-raider-refusal-on-start-tile = Vom Startplättchen und auf das Startplättchen wird nicht geschossen.
tomb-raider-refusal-no-line-of-sight = Keine Sichtlinie zu { $target }: Eine Wand, ein verdecktes Plättchen oder eine Lücke ist dazwischen.
tomb-raider-refusal-not-in-line = { $target } ist weder in deiner Zeile noch in deiner Spalte.
tomb-raider-refusal-start-tile-lies-fast = Das Startplättchen wird weder aufgedeckt noch gedreht.
tomb-raider-refusal-no-neighbour = In dieser Richtung liegt kein Plättchen.
tomb-raider-refusal-removed = Das Plättchen dort ist weg.
tomb-raider-refusal-already-revealed = Dieses Plättchen liegt schon offen.
tomb-raider-refusal-face-down = Dieses Plättchen liegt noch verdeckt.
tomb-raider-refusal-wall = Eine Wand ist im Weg: Beide Kanten müssen offen sein.
tomb-raider-refusal-not-here = Dieser Schatz liegt nicht auf deinem Plättchen.
tomb-raider-refusal-hands-full = Du trägst schon einen Schatz.
tomb-raider-refusal-picked-up-before = Diesen Schatz hast du in diesem Zug schon einmal aufgehoben.
tomb-raider-refusal-carries-nothing = Du trägst keinen Schatz.
tomb-raider-refusal-no-partner = Lara spielt ohne Partner.
tomb-raider-refusal-partner-dead = Dein Partner ist tot.
tomb-raider-refusal-partner-elsewhere = Dein Partner ist nicht auf deinem Plättchen.
tomb-raider-refusal-partner-lies = Dein Partner liegt am Boden.
tomb-raider-refusal-partner-carries = Dein Partner trägt schon einen Schatz.

## Eingaben, die nicht passen

tomb-raider-error-bad-words = Eine solche Aktion gibt es in Tomb Raider nicht ({ $detail }).
tomb-raider-error-bad-edition = { $detail }.
tomb-raider-error-lara-alone-players = Lara allein ist für 3 Spieler.
tomb-raider-error-lara-alone-order = Spielt Lara allein, liegt die Reihenfolge fest: Lara, Karel, Eckhardt. Lass das Tauschen der Schurken weg.

## Das Spiel in zehn Zeilen

tomb-raider-primer-1 = Zwei Seiten durchsuchen ein dunkles Museum: Lara und Kurtis nach Beweisen, Karel und Eckhardt nach Gemälden.
tomb-raider-primer-2 = Bring die Schätze deiner Seite zum Startplättchen; dort zählen sie, der große Schatz für jede der beiden Seiten.
tomb-raider-primer-3 = In deinem Zug hast du drei Aktionen: Karte ziehen, bewegen oder schießen, beliebig gemischt.
tomb-raider-primer-4 = Zum Bewegen legst du Energiekarten aus; ihre Summe sind deine Bewegungspunkte.
tomb-raider-primer-5 = Für einen Punkt deckst du ein Nachbarplättchen auf und drehst es, drehst ein Plättchen oder gehst durch einen offenen Gang.
tomb-raider-primer-6 = Schatzplättchen geben deiner Seite einen Punkt und bringen Schätze ans Licht, manchmal auch die Polizei.
tomb-raider-primer-7 = Du trägst einen Schatz; aufheben, ablegen und dem Partner übergeben kostet nichts.
tomb-raider-primer-8 = Schieß auf Gegner in gerader, offener Linie: deine Schusskarten gegen ihre Gesundheitskarten. Wer getroffen wird, verliert Schatz und Handkarten.
tomb-raider-primer-9 = Der große Schatz liegt auf einer Bombe: Wer ihn nimmt, löst Wellen aus, die das Museum Plättchen für Plättchen zerstören.
tomb-raider-primer-10 = Sei auf dem Startplättchen, bevor dich eine Welle erreicht; jede verlorene Figur kostet ihre Seite einen Punkt.

tomb-raider-lesson-1 = Du hast drei Aktionen im Zug. Zieh mit der ersten eine Karte: Nimm eine vom Energiestapel.
tomb-raider-lesson-2 = Zum Bewegen legst du Energiekarten aus; ihre Summe sind deine Bewegungspunkte. Wähle eine Energiekarte aus der Hand.
tomb-raider-lesson-3 = Ein Punkt deckt ein dunkles Plättchen neben dir auf. Wähle eins der Plättchen, die leuchten.
tomb-raider-lesson-4 = Drehe das aufgedeckte Plättchen, wie du willst, sodass seine Gänge dorthin führen, wohin du gehen möchtest, und lege es.
tomb-raider-lesson-5 = Ein Punkt reicht auch für einen Schritt, wo die Seiten beider Plättchen offen sind, oder dreht dein Plättchen oder ein Nachbarplättchen.
tomb-raider-lesson-6 = Jede Fackel ist eine Aktion: ziehen, bewegen oder schießen, in beliebiger Folge. Wenn es dir reicht, beende den Zug.
tomb-raider-lesson-7 = Ein Schatzplättchen gibt deiner Seite eine Tafel, die einen Punkt zählt, und bringt Schätze ans Licht. Manche Tafeln rufen die Polizei.
tomb-raider-lesson-8 = Eine Figur trägt einen Schatz. Heb Beweise auf und bring sie zum Startplättchen: Dort zählen sie für deine Seite.
tomb-raider-lesson-9 = Schieß in gerader, offener Linie: deine Schusskarten gegen Gesundheitskarten. Wer getroffen wird, verliert Schatz und Handkarten.
tomb-raider-lesson-10 = Der große Schatz liegt auf einer Bombe. Wird er genommen, folgt jedem Zug dieser Figur eine Welle: Sei rechtzeitig am Startplättchen!

## Der Tisch im Browser

tomb-raider-museum = Das Museum
tomb-raider-start-tile = Startplättchen
tomb-raider-bomb = die Bombe
tomb-raider-nothing = nichts
tomb-raider-over = Die Partie ist zu Ende.
tomb-raider-sent = Einen Augenblick.
tomb-raider-thinking = { $seat } entscheidet.
tomb-raider-not-now = Diese Karte kann jetzt nicht gespielt werden.
tomb-raider-back = Zurück
tomb-raider-help-moving = Wähle einen Raum: Die Zahlen sind der Preis des Weges dorthin.
tomb-raider-help-acting = Ziehe von einem Stapel oder spiele Energie, um zu gehen.
tomb-raider-help-acting-shoot = Ziehe von einem Stapel, spiele Energie, um zu gehen, oder schieße auf eine Figur in Schusslinie.
tomb-raider-walk-to = Nach { $place } gehen
tomb-raider-walk-now = Gehen
tomb-raider-walk-label = Nach { $place } gehen: { $costs }. { $room }
tomb-raider-reveal-at = { $place } aufdecken
tomb-raider-reveal-now = Aufdecken
tomb-raider-reveal-label = { $place } aufdecken: { $costs }
tomb-raider-rotate-at = { $place } drehen
tomb-raider-rotate-now = Drehen: 1 Punkt
tomb-raider-rotate-label = { $place } drehen: 1 Punkt
tomb-raider-turn-on = { $place } weiterdrehen; Enter legt ihn so
tomb-raider-lay-like-this = So hinlegen
tomb-raider-ways = Mögliche Drehungen des Raums
tomb-raider-way-label = Türen: { $doors }. { $outcome }
tomb-raider-costs = { $price ->
    [one] { $price } Punkt
   *[other] { $price } Punkte
}, { $left } übrig
tomb-raider-rotates = dreht { $rooms }
tomb-raider-odds = { tomb-raider-symbol } { $percent } %
tomb-raider-opens = öffnet den Weg nach: { $places }
tomb-raider-shuts = schließt den Weg nach: { $places }
tomb-raider-opens-nothing = öffnet keinen Weg
tomb-raider-leads-wall = Außenmauer
tomb-raider-leads-gap = Loch
tomb-raider-leads-dark = { $place } verdeckt
tomb-raider-leads-own = dein Raum
tomb-raider-energy-then = { $energy ->
    [one] { $energy } Bewegungspunkt
   *[other] { $energy } Bewegungspunkte
}
tomb-raider-points-lost = { $count ->
    [one] { $count } Punkt verfällt
   *[other] { $count } Punkte verfallen
}
tomb-raider-actions-unused = { $count ->
    [one] { $count } Aktion ungenutzt
   *[other] { $count } Aktionen ungenutzt
}
tomb-raider-room = { $place }: { tomb-raider-symbol }, Türen { $doors }
tomb-raider-room-dark = { $place }: verdeckt
tomb-raider-room-blank = { $place }: verdeckt, sicher leer
tomb-raider-room-gone = { $place }: zerstört
tomb-raider-room-has = { $room }; hier: { $things }
tomb-raider-wave-after = Welle { $wave } nach dem Zug von { $seat }
tomb-raider-next-wave = die nächste Welle zerstört ihn
tomb-raider-waves = Das Museum, Welle für Welle
tomb-raider-waves-note = Jede Zahl nennt die Welle, die den Raum geholt hat. Die markierte Kante führt nach draußen.
tomb-raider-out-of-reach = { $place } kostet { $price } Bewegungspunkte, du hast { $points }.
tomb-raider-no-way = Nach { $place } führt jetzt kein offener Weg.
tomb-raider-walked = { $you ->
    [yes] Du gehst
   *[no] { $seat } geht
} { $from } → { $to }, { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}.
tomb-raider-hand = Deine Hand: { $count } von höchstens { $limit } Karten
tomb-raider-card-live = { $card }, spielbar
tomb-raider-card-idle = { $card }, jetzt nicht
tomb-raider-deck = { tomb-raider-kind }: { $count } im Stapel, { $used } abgelegt
tomb-raider-used = { $count } abgelegt
tomb-raider-actions-left = Aktionen
tomb-raider-points-left = Punkte
tomb-raider-brief-pick_up = Aufheben
tomb-raider-brief-drop = Ablegen
tomb-raider-brief-hand_over = Übergeben
tomb-raider-draw-two = 2 ziehen
tomb-raider-in-sight = In deiner Schusslinie: { $names }
tomb-raider-holds = { $cards ->
    [one] hält { $cards } Karte
   *[other] hält { $cards } Karten
}: { $range }
tomb-raider-haul = { $side ->
    [good] Gut
   *[bad] Böse
}: { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}, { $plates ->
    [one] { $plates } Tafel
   *[other] { $plates } Tafeln
}, herausgebracht: { $treasures }
tomb-raider-seat-dead = in der Explosion umgekommen
tomb-raider-seat-lies = { $place }, angeschossen; steht im nächsten Zug auf
tomb-raider-seat-lies-long = { $place }, angeschossen; setzt einen Zug aus
tomb-raider-carries = trägt { $treasure }
tomb-raider-supply = Schätze, Räume und Tafeln
tomb-raider-treasures = Schätze
tomb-raider-outside = draußen
tomb-raider-hidden = verborgen
tomb-raider-rooms-unseen = Verdeckte Räume
tomb-raider-rooms-by-shape = Verdeckte Räume nach Symbol und Form
tomb-raider-rooms-gone = Zerstörte Räume
tomb-raider-plates = Tafeln
tomb-raider-side-name = { $side ->
    [good] Die gute Seite
   *[bad] Die böse Seite
}
tomb-raider-two-figures = Zwei Figuren: { $one } und { $two }
tomb-raider-side-wins = { $name } gewinnt mit { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
}
tomb-raider-sides-share = Beide Seiten teilen sich den Sieg

## Editionen: was nicht passt

tomb-raider-edition-museum-tiles = Das Museum braucht { $wanted } Plättchen, nicht { $found } (Regel T0.1).
tomb-raider-edition-treasure-tiles = Es müssen { $wanted } Schatzplättchen sein, eines für jede Tafel, nicht { $found } (Regel T0.1).
tomb-raider-edition-blank-tiles = Es müssen mindestens { $wanted } leere Plättchen sein, nicht { $found } (Regel T2.2).
tomb-raider-edition-cards = Es müssen mindestens { $wanted } Karten dieser Art sein, nicht { $found }: { tomb-raider-kind } (Regel T2.5).
tomb-raider-edition-plates = Die Tafeln brauchen zusammen mindestens { $wanted } Schätze, nicht { $found } (Regel T0.4).

## Pictures in the rules

tomb-raider-figure-of = { $rule ->
    [T0-1] Die fünf Formen, hier mit den fünf Symbolen; die Form des Saals verrät das Symbol.
    [T0-4] Die fünf Tafeln: wie viele Schätze sie bringen, und ein Schild für die Polizei.
    [T5-2] Jeder Schritt kostet einen Punkt. Der verdeckte Raum wird für einen dritten von nebenan aufgedeckt.
    [T8-1] Lara sieht Karel durch offene Türen in einer Linie; eine Wand verbirgt Kurtis vor Karel.
   *[T10-2] Welle 0 nimmt den Raum der Bombe, jede weitere die Räume einen Schritt weiter weg.
}
