# Luxor. Felder: 0 ist die Treppe, 41 die Grabkammer. Wie die Argumente entstehen: texts/sentences.py.

luxor-name = Luxor
luxor-about = Führe deine Abenteurer durch den Tempel in die Grabkammer und sammle unterwegs Schätze.

## Felder der Daten, wie die Sätze sie nennen

luxor-field-adventurer = { FROM_ONE($value) }
luxor-field-place = { FROM_ONE($value) }
luxor-field-statue = { FROM_ONE($value) }
luxor-field-space = { $value ->
    [0] auf der Treppe
    [41] in der Grabkammer
    [none] an einer Statue
   *[other] auf Feld { $value }
}
luxor-field-from_space = { $value ->
    [0] von der Treppe
    [41] aus der Grabkammer
   *[other] von Feld { $value }
}
luxor-field-to_space = { $value ->
    [0] auf die Treppe
    [41] in die Grabkammer
    [none] nirgendwohin
   *[other] auf Feld { $value }
}
luxor-field-lands_on = { luxor-field-to_space }

## Spielmaterial

luxor-piece-card = { $effect ->
    [number] „{ $value }“
    [either_way] „+/-1“
    [up_to] „1-{ $value }“
    [minus_one] „Minus 1 Abenteurer, { $value ->
        [one] { $value } Schritt
       *[other] { $value } Schritte
    }“
    [roll_exactly] „Würfel“
    [roll_up_to] „1-Würfel“
    [all_forward] „Alle nach vorne: { $value }“
   *[last_to_second] „Letzter zum Vorletzten“
}
luxor-treasure-kind = { $kind ->
    [vase] Vase
    [jewelry] Schmuck
   *[statue] Statue
}
luxor-piece-treasure = { luxor-treasure-kind } (für { $needs ->
    [one] { $needs } Abenteurer
   *[other] { $needs } Abenteurer
}, { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
})
luxor-piece-horus = Horusplättchen mit { $eyes ->
    [one] { $eyes } Auge
   *[other] { $eyes } Augen
}
luxor-piece-osiris = Osirisplättchen { $number }
luxor-piece-temple = { $front ->
    [tunnel] Tunnel
    [scarab] Skarabäus
    [wild] Joker
    [wild_or_scarab] Joker oder Skarabäus
    [favour_1_2] Gunst des Horus, Level 1 oder 2
   *[favour_2_3] Gunst des Horus, Level 2 oder 3
}
luxor-piece-adventurer = Abenteurer { $adventurer } { $space }
luxor-piece-sarcophagus = Sarkophag ({ $points })
luxor-piece-keys = { $count ->
    [one] { $count } Schlüssel
   *[other] { $count } Schlüssel
}
luxor-piece-sets = { $count ->
    [one] { $count } Set
   *[other] { $count } Sets
}, darin { $wilds ->
    [one] { $wilds } Joker
   *[other] { $wilds } Joker
}
luxor-piece-scarab = Skarabäus ({ $value })

## Spielmaterial in einem Wort, für Spielplan und Listen

luxor-short-treasure = { $kind ->
    [vase] Vase
    [jewelry] Schm.
   *[statue] Stat.
} { $needs }▸{ $points }
luxor-short-horus = Horus { $eyes }
luxor-short-osiris = Osiris +{ $number }
luxor-short-temple = { $front ->
    [tunnel] Tunnel
    [scarab] Skarabäus
    [wild] Joker
    [wild_or_scarab] Jok./Skar.
    [favour_1_2] Gunst 1/2
   *[favour_2_3] Gunst 2/3
}
luxor-short-space = { $space_raw ->
    [0] Treppe
    [41] Grab
   *[other] { $space_raw }
}
luxor-short-statue = Anubis
luxor-short-empty = leer

## Was geschah

luxor-event-started = { $you ->
    [yes] Du beginnst.
   *[no] { $seat } beginnt.
}
luxor-event-laid_tile = Es liegt { $space }: { $tile }.
luxor-event-turned_up = { $card ->
    [none] Der Horusstapel mit Level { $level } ist aufgebraucht.
   *[other] Der Horusstapel mit Level { $level } zeigt { $card }.
}
luxor-event-dealt = { $you ->
    [yes] Du bekommst { $card } als Karte { $place }.
   *[no] { $seat } bekommt { $card } als Karte { $place }.
}
luxor-event-dealt_unseen = { $you ->
    [yes] Du bekommst verdeckt Karte { $place }.
   *[no] { $seat } bekommt verdeckt Karte { $place }.
}
luxor-event-played = { $side ->
    [left] { $you ->
        [yes] Du spielst von links { $card }.
       *[no] { $seat } spielt von links { $card }.
    }
   *[right] { $you ->
        [yes] Du spielst von rechts { $card }.
       *[no] { $seat } spielt von rechts { $card }.
    }
}
luxor-event-spent = { $side ->
    [left] { $you ->
        [yes] Du legst von links { $card } ohne Wirkung ab.
       *[no] { $seat } legt von links { $card } ohne Wirkung ab.
    }
   *[right] { $you ->
        [yes] Du legst von rechts { $card } ohne Wirkung ab.
       *[no] { $seat } legt von rechts { $card } ohne Wirkung ab.
    }
}
luxor-event-rolled = { $you ->
    [yes] Du würfelst eine { $number }.
   *[no] { $seat } würfelt eine { $number }.
}
luxor-event-could_not_move = { $you ->
    [yes] Keiner deiner Abenteurer kann so weit ziehen.
   *[no] Kein Abenteurer von { $seat } kann so weit ziehen.
}
luxor-event-moved = { $you ->
    [yes] Du ziehst Abenteurer { $adventurer } { $from_space } { $to_space }.
   *[no] { $seat } zieht Abenteurer { $adventurer } { $from_space } { $to_space }.
}
luxor-event-carried = { $you ->
    [yes] Osiris trägt deinen Abenteurer { $adventurer } { $from_space } weiter { $to_space }.
   *[no] Osiris trägt Abenteurer { $adventurer } von { $seat } { $from_space } weiter { $to_space }.
}
luxor-event-joined = { $you ->
    [yes] Dein Abenteurer { $adventurer } kommt { $from_space } { $to_space } zum nächsten vor ihm.
   *[no] Abenteurer { $adventurer } von { $seat } kommt { $from_space } { $to_space } zum nächsten vor ihm.
}
luxor-event-tunnelled = { $you ->
    [yes] Ein Tunnel führt deinen Abenteurer { $adventurer } { $from_space } { $to_space }.
   *[no] Ein Tunnel führt Abenteurer { $adventurer } von { $seat } { $from_space } { $to_space }.
}
luxor-event-freed = { $you ->
    [yes] Dein Abenteurer { $adventurer } an Statue { $statue } ist befreit und steht auf der Treppe.
   *[no] Abenteurer { $adventurer } von { $seat } an Statue { $statue } ist befreit und steht auf der Treppe.
}
luxor-event-entered_tomb = { $you ->
    [yes] Dein Abenteurer { $adventurer } zahlt einen Schlüssel und betritt die Grabkammer.
   *[no] Abenteurer { $adventurer } von { $seat } zahlt einen Schlüssel und betritt die Grabkammer.
}
luxor-event-took_sarcophagus = { $you ->
    [yes] Du nimmst den Sarkophag mit { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkten
    }.
   *[no] { $seat } nimmt den Sarkophag mit { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkten
    }.
}
luxor-event-chose = { $you ->
    [yes] Dein Abenteurer { $adventurer } führt die Aktion aus.
   *[no] Abenteurer { $adventurer } von { $seat } führt die Aktion aus.
}
luxor-event-took_treasure = { $you ->
    [yes] Du nimmst { $space } einen Schatz: { luxor-event-took_treasure-kind }
   *[no] { $seat } nimmt { $space } einen Schatz: { luxor-event-took_treasure-kind }
}, { $treasure_points ->
    [one] { $treasure_points } Punkt
   *[other] { $treasure_points } Punkte
}.
luxor-event-took_treasure-kind = { $treasure_kind ->
    [vase] eine Vase
    [jewelry] Schmuck
   *[statue] eine Statue
}
luxor-event-uncovered = { $tile ->
    [none] Es liegt kein Plättchen mehr { $space }.
   *[other] Ein Tempelplättchen liegt nun { $space }: { $tile }.
}
luxor-event-took_key = { $you ->
    [yes] Du nimmst einen Schlüssel.
   *[no] { $seat } nimmt einen Schlüssel.
}
luxor-event-took_card = { $you ->
    [yes] Du nimmst die Horuskarte { $card } mit Level { $level }.
   *[no] { $seat } nimmt die Horuskarte { $card } mit Level { $level }.
}
luxor-event-took_wild = { $you ->
    [yes] Du nimmst einen Joker.
   *[no] { $seat } nimmt einen Joker.
}
luxor-event-took_scarab = { $you ->
    [yes] Du nimmst einen Skarabäus mit { $value ->
        [one] { $value } Punkt
       *[other] { $value } Punkten
    }.
   *[no] { $seat } nimmt einen Skarabäus mit { $value ->
        [one] { $value } Punkt
       *[other] { $value } Punkten
    }.
}
luxor-event-took_scarab_unseen = { $you ->
    [yes] Du nimmst verdeckt einen Skarabäus.
   *[no] { $seat } nimmt verdeckt einen Skarabäus.
}
luxor-event-showed_scarabs = { $you ->
    [yes] Du deckst deine Skarabäen auf: { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }.
   *[no] { $seat } deckt Skarabäen auf: { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }.
}
luxor-event-drew = { $you ->
    [yes] Du ziehst { $card } nach.
   *[no] { $seat } zieht { $card } nach.
}
luxor-event-drew_unseen = { $you ->
    [yes] Du ziehst eine Karte nach.
   *[no] { $seat } zieht eine Karte nach.
}
luxor-event-reshuffled = Der Ablagestapel ({ $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
}) wird gemischt und zum Nachziehstapel.
luxor-event-ended = { $reason ->
    [tomb] Zwei Abenteurer sind in der Grabkammer, und die Runde ist zu Ende: Das Spiel ist aus.
    [rounds] Ein Spiel hat höchstens 300 Runden: Hier ist es aus.
   *[standstill] Eine ganze Runde lang konnte niemand ziehen: Das Spiel ist aus.
}

## Was geschehen ist, in wenigen Worten

luxor-log-played = { $card } { luxor-log-side }
luxor-log-spent = { $card } { luxor-log-side }, ohne Wirkung
luxor-log-side = { $side ->
    [left] von links
   *[right] von rechts
}
luxor-log-rolled = { $number } gewürfelt
luxor-log-could_not_move = niemand konnte so weit ziehen
luxor-log-moved = { $from } → { $to }
luxor-log-joined = { luxor-log-moved }
luxor-log-carried = Osiris → { $to }
luxor-log-tunnelled = Tunnel → { $to }
luxor-log-freed = Abenteurer { $adventurer } befreit
luxor-log-entered_tomb = ein Schlüssel gezahlt
luxor-log-took_sarcophagus = Sarkophag +{ $points }
luxor-log-chose = Plättchen von Abenteurer { $adventurer } genutzt
luxor-log-took_treasure = { $treasure_kind ->
    [vase] Vase
    [jewelry] Schmuck
   *[statue] Statue
} +{ $treasure_points }
luxor-log-uncovered = darunter: { $tile }
luxor-log-took_key = ein Schlüssel
luxor-log-took_card = die Horuskarte { $card }
luxor-log-took_wild = ein Joker
luxor-log-took_scarab = ein Skarabäus ({ $value })
luxor-log-took_scarab_unseen = ein Skarabäus
luxor-log-showed_scarabs = Skarabäen +{ $points }
luxor-log-drew = { $card } gezogen
luxor-log-reshuffled = gespielte Karten gemischt

## Was eine Wahl bringt, soweit man es sehen kann

luxor-preview-carried = Osiris trägt weiter
luxor-preview-tunnelled = durch den Tunnel { $to_space }
luxor-preview-freed = befreit Abenteurer { $adventurer }
luxor-preview-entered_tomb = zahlt einen Schlüssel
luxor-preview-took_sarcophagus = Sarkophag { $points }
luxor-preview-took_treasure = nimmt den Schatz, { $treasure_points ->
    [one] { $treasure_points } Punkt
   *[other] { $treasure_points } Punkte
}
luxor-preview-took_key = nimmt einen Schlüssel
luxor-preview-took_wild = nimmt einen Joker
luxor-preview-scarab = nimmt einen Skarabäus
luxor-preview-crowd = { $crowd } von { $needs }
luxor-preview-lacking = { $crowd } von { $needs } nötigen Abenteurern
luxor-preview-ended = beendet das Spiel

## Aktionen

luxor-action-play = { $side ->
    [left] Die linke Karte spielen: Abenteurer { $adventurer } zieht { $steps } weit { $lands_on }.
   *[right] Die rechte Karte spielen: Abenteurer { $adventurer } zieht { $steps } weit { $lands_on }.
}
luxor-action-roll = { $side ->
    [left] Die linke Karte spielen und würfeln.
   *[right] Die rechte Karte spielen und würfeln.
}
luxor-action-all_forward = { $side ->
    [left] Die linke Karte spielen: alle Abenteurer nach vorne.
   *[right] Die rechte Karte spielen: alle Abenteurer nach vorne.
}
luxor-action-last_to_second_last = { $side ->
    [left] Die linke Karte spielen: den letzten Abenteurer zum vorletzten.
   *[right] Die rechte Karte spielen: den letzten Abenteurer zum vorletzten.
}
luxor-action-spend = { $side ->
    [left] Die linke Karte ohne Wirkung ablegen.
   *[right] Die rechte Karte ohne Wirkung ablegen.
}
luxor-action-move = Abenteurer { $adventurer } { $steps } weit { $lands_on } ziehen.
luxor-action-act = Abenteurer { $adventurer } die Aktion ausführen lassen.
luxor-action-take_key = Einen Schlüssel nehmen.
luxor-action-take_card = Die Horuskarte mit Level { $level } nehmen.
luxor-action-take_wild = Einen Joker nehmen.
luxor-action-take_scarab = Einen Skarabäus nehmen.

## Aktionen in einer Liste unter ihrer Karte: wohin jede führt

luxor-choice-play = Abenteurer { $adventurer } von { $from } nach { $to } ({ $tile })
luxor-choice-roll = würfeln
luxor-choice-all_forward = alle nach vorne
luxor-choice-last_to_second_last = Abenteurer { $adventurer } von { $from } nach { $to } ({ $tile })
luxor-choice-spend = ohne Wirkung ablegen
luxor-choice-move = Abenteurer { $adventurer } von { $from } nach { $to } ({ $tile })
luxor-choice-act = Abenteurer { $adventurer } auf { $from } ({ $tile })
luxor-choice-take_key = ein Schlüssel
luxor-choice-take_card = die Horuskarte { $card } mit Level { $level }
luxor-choice-take_wild = ein Joker
luxor-choice-take_scarab = ein Skarabäus

## Wörter, mit denen man eine Aktion eintippen kann

luxor-word-left = links
luxor-word-right = rechts
luxor-word-play = spiele
luxor-word-roll = würfeln
luxor-word-all_forward = alle
luxor-word-last_to_second_last = letzter
luxor-word-spend = ablegen
luxor-word-move = ziehe
luxor-word-act = aktion
luxor-word-take_key = schlüssel
luxor-word-take_card = karte
luxor-word-take_wild = joker
luxor-word-take_scarab = skarabäus
luxor-typing = links 1 3 spielt die linke Karte und zieht Abenteurer 1 um 3; ebenso gehen rechts würfeln, links ablegen, ziehe 2 5, schlüssel, karte 2.

## Phasen: was gefragt ist

luxor-question-playing = Spiele die linke oder die rechte Karte.
luxor-question-rolled = Der Würfel zeigt { $die }. Wer zieht?
luxor-question-choosing = Wer führt die Aktion seines Plättchens aus?
luxor-question-taking = Was nimmst du?

## Der Tisch

luxor-heading-outer_card = { $side ->
    [left] Linke Karte { $card }
   *[right] Rechte Karte { $card }
}
luxor-heading-mover = Abenteurer { $adventurer } { $space }
luxor-heading-movers = Würfel { $die }
luxor-heading-actor = Die Aktion führt aus
luxor-heading-things = Nehmen
luxor-table-hand = { $you ->
    [yes] Deine Hand
   *[no] Hand von { $seat }
}
luxor-table-left-end = links
luxor-table-right-end = rechts
luxor-table-scarabs = { $you ->
    [yes] Deine Skarabäen
   *[no] Skarabäen
}: { $scarabs }
luxor-table-tomb = Grabkammer ({ $points })
luxor-table-sarcophagi = übrige Sarkophage: { $sarcophagi }
luxor-table-horus = Horus { $level }
luxor-table-pile = { $card } (noch { $count })
luxor-table-pile-empty = aufgebraucht
luxor-table-cards = Nachziehstapel { $draw }, Ablagestapel { $discard }
luxor-table-discards = Nachziehstapel { $draw }, Ablage { $discard }, oben { $card }
luxor-table-supply = Schlüssel { $keys }, Joker { $wilds }, Skarabäen { $scarabs }
luxor-table-temples = Tempelplättchen: Kobra { $cobra }, Falke { $falcon }, Löwe { $lion }
luxor-column-player = Spieler
luxor-column-points = Punkte
luxor-column-keys = Schlüssel
luxor-column-wilds = Joker
luxor-column-vase = Vasen
luxor-column-jewelry = Schmuck
luxor-column-statue = Statuen
luxor-column-scarabs = Skarabäen
luxor-column-sarcophagi = Sarkoph.
luxor-memory-discards = Abgelegt: { $cards }
luxor-memory-hand = { $seat } hält von links nach rechts: { $cards }
luxor-memory-horus = Noch im Horusstapel { $level }: { $cards }
luxor-legend = Vase 2▸3: braucht dort 2 Abenteurer, gibt 3 Punkte. Osiris +3 trägt 3 weiter. A12: die Abenteurer 1 und 2 von Spieler A. Die kleine Zahl rechts ist der Wert des Feldes am Ende.

## Wertung

luxor-score-L9-1 = Schatzplättchen
luxor-score-L9-2 = Abenteurer auf ihren Feldern
luxor-score-L9-3 = Sarkophage
luxor-score-L9-4 = Schlüssel
luxor-score-L9-5 = Sets
luxor-score-L9-6 = Skarabäen
luxor-tie-broken = { $names } haben gleich viele Punkte: Der wertvollere Sarkophag entscheidet (Regel L9.7).
luxor-tie-shared = { $names } haben gleich viele Punkte und keinen Sarkophag: Sie teilen sich den Platz (Regel L9.7).

## Tischoptionen

luxor-option-starting_player = Startspieler
luxor-option-starting_player-help = Wer beginnt: ein Name oder die Nummer eines Platzes. Sonst entscheidet das Los (Regel L2.7).
luxor-option-memory_aid = Gedächtnishilfe
luxor-option-memory_aid-help = Zeigen, was schon offen lag: abgelegte Karten und Horuskarten, die jemand auf die Hand nahm (Regel L10.3).

## Warum nicht

luxor-refusal-game-over = Das Spiel ist zu Ende.
luxor-refusal-not-your-turn = { $turn } ist am Zug.
luxor-refusal-play-a-card-first = Spiele zuerst eine Karte.
luxor-refusal-move-what-was-rolled = Der Würfel zeigt { $die }: Ziehe zuerst einen Abenteurer.
luxor-refusal-choose-who-acts = Wähle zuerst, wer die Aktion seines Plättchens ausführt.
luxor-refusal-take-first = Wähle zuerst, was du nimmst.
luxor-refusal-did-not-move = Abenteurer { $adventurer } ist mit dieser Karte nicht gezogen und kann darum keine Aktion ausführen.
luxor-refusal-not-offered-here = Das gibt es hier nicht zu nehmen.
luxor-refusal-a-move-is-possible = Ohne Wirkung wird eine Karte nur abgelegt, wenn keine der beiden äußeren eine Bewegung erlaubt.
luxor-refusal-card-does-not-do-this = Die Karte { luxor-piece-card } bewirkt etwas anderes.
luxor-refusal-card-shows-another-number = Die Karte { luxor-piece-card } erlaubt diese Schrittzahl nicht.
luxor-refusal-no-roll-would-move = Kein Wurf ließe einen Abenteurer ziehen.
luxor-refusal-nobody-can-move = Keiner deiner Abenteurer kann so weit ziehen.
luxor-refusal-nobody-to-join = Vor deinem hintersten Abenteurer ist außerhalb der Grabkammer kein anderer.
luxor-refusal-die-shows-another-number = Der Würfel zeigt { $die }: Diese Schrittzahl erlaubt er nicht.
luxor-refusal-lies-at-a-statue = Abenteurer { $adventurer } liegt noch an einer Anubis-Statue.
luxor-refusal-is-in-the-tomb = Abenteurer { $adventurer } ist in der Grabkammer und bleibt dort.
luxor-refusal-no-tile-behind = Hinter diesem Abenteurer liegt kein Plättchen, auf das er zurückgehen könnte.
luxor-refusal-beyond-the-tomb = { $steps ->
    [one] { $steps } Schritt würde
   *[other] { $steps } Schritte würden
} über die Grabkammer hinausführen; sie muss genau erreicht werden.
luxor-refusal-no-key = Du hast keinen Schlüssel für die Grabkammer.
luxor-refusal-osiris-into-the-tomb-without-key = Osiris { $number } würde den Abenteurer in die Grabkammer tragen, aber du hast keinen Schlüssel.
luxor-refusal-osiris-beyond-the-tomb = Osiris { $number } würde den Abenteurer über die Grabkammer hinaustragen.

## Eingaben, die nicht passen

luxor-error-bad-words = Eine solche Aktion gibt es in Luxor nicht ({ $detail }).
luxor-error-wrong-landing = Diese Bewegung endet nicht dort.
luxor-error-bad-edition = Die Edition passt nicht: { $detail }.

## Das Spiel in zehn Zeilen

luxor-primer-1 = Führe fünf Abenteurer durch den Tempel zur Grabkammer und sammle die meisten Punkte.
luxor-primer-2 = In jedem Zug spielst du eine Karte, bewegst einen Abenteurer, führst die Aktion des erreichten Plättchens aus und ziehst eine Karte nach.
luxor-primer-3 = Du darfst nur die Karte ganz links oder ganz rechts spielen; eine neue Karte kommt immer in die Mitte.
luxor-primer-4 = Schritte zählen Plättchen, nicht Felder: Felder ohne Plättchen werden übersprungen.
luxor-primer-5 = Ein Schatz gehört dir, sobald genug eigene Abenteurer auf seinem Plättchen stehen; er zählt sofort.
luxor-primer-6 = Vase, Schmuck und Statue bilden ein Set; je mehr Sets, desto mehr Punkte ist jedes wert.
luxor-primer-7 = Horusplättchen geben einen Schlüssel oder eine bessere Karte; Osirisplättchen tragen dich weiter; ein Tunnel führt zum nächsten Tunnel.
luxor-primer-8 = Zieh an einer Anubis-Statue vorbei, und dein dort liegender Abenteurer kommt auf die Treppe und ist im Spiel.
luxor-primer-9 = Die Grabkammer musst du genau erreichen, und sie kostet einen Schlüssel; die ersten zwei nehmen einen Sarkophag.
luxor-primer-10 = Ist der zweite Abenteurer drin, wird die Runde zu Ende gespielt; dann bringt jeder Abenteurer die Punkte seines Feldes.

luxor-lesson-1 = Spielen darfst du nur die Karte ganz links oder ganz rechts. Wähle eine von diesen beiden.
luxor-lesson-2 = Jedes leuchtende Feld ist eins, auf das einer deiner Abenteurer gehen kann. Wähle eins, und er geht dorthin.
luxor-lesson-3 = Die neue Karte kam in die Mitte deiner Hand. Die Reihenfolge bleibt immer gleich: Achte darauf, was nach außen rückt.
luxor-lesson-4 = Ein Horusplättchen gibt dir einen Schlüssel oder die oberste Horuskarte mit ebenso vielen Augen. Schlüssel öffnen die Grabkammer.
luxor-lesson-5 = Ein Schatzplättchen zeigt, wie viele deiner Abenteurer darauf stehen müssen. Bring genug hin, und der Schatz gehört dir.
luxor-lesson-6 = Vase, Schmuck und Statue bilden ein Set. Je mehr Sets du am Ende hast, desto mehr ist jedes wert.
luxor-lesson-7 = Auf einem grünen Osirisplättchen bleibt niemand: Es trägt dich sofort um seine Zahl weiter.
luxor-lesson-8 = Zieh an einer Anubis-Statue vorbei, an der einer von dir liegt: Er kommt auf die Treppe und darf ab deinem nächsten Zug los.
luxor-lesson-9 = Schritte zählen Plättchen. Felder ohne Plättchen werden übersprungen: Jeder genommene Schatz macht den Weg kürzer.
luxor-lesson-10 = Die Grabkammer musst du genau erreichen, und sie kostet einen Schlüssel. Sind zwei Abenteurer drin, endet das Spiel mit dieser Runde.

## Der Tisch im Browser

luxor-temple = Der Tempel
luxor-supply = Stapel und Vorrat
luxor-card-help = { $effect ->
    [number] { $value }: genau { $value ->
        [one] { $value } Plättchen
       *[other] { $value } Plättchen
    } vorwärts
    [either_way] plus oder minus 1: ein Plättchen vor oder zurück
    [up_to] 1 bis { $value }: du wählst, wie viele Plättchen
    [minus_one] { $value ->
        [one] { $value } Plättchen
       *[other] { $value } Plättchen
    } vorwärts, und ein Schatz braucht einen Abenteurer weniger
    [roll_exactly] Würfel: würfeln, dann genau so viele Plättchen
    [roll_up_to] 1 bis Würfel: würfeln, dann höchstens so viele Plättchen
    [all_forward] alle deine Abenteurer { $value } vorwärts, einer nutzt sein Plättchen
   *[last_to_second] dein letzter Abenteurer schließt zum nächsten vor ihm auf
}
luxor-card-left = Karte ganz links, spielbar: { $card }
luxor-card-right = Karte ganz rechts, spielbar: { $card }
luxor-card-fixed = Karte { $place } von { $count }, jetzt nicht spielbar: { $card }
luxor-card-to-come = kommt noch
luxor-only-outer = Nur die Karte ganz links oder ganz rechts darf gespielt werden; die mittleren drei behalten ihre Plätze.
luxor-card-useless = Diese Karte erlaubt jetzt keinen Zug.
luxor-not-now = Jetzt ist keine Karte gefragt.
luxor-at-space = Feld { $space }: { $tile }; am Ende { $worth } wert; { $people }
luxor-at-stairs = Die Treppe: { $people }
luxor-at-tomb = Die Grabkammer, am Ende { $worth } wert: { $people }
luxor-nobody = niemand hier
luxor-crowd = { $count } von { $seat }
luxor-goal = Den Abenteurer von { $from } nach { $to } ziehen: { $outcome }
luxor-from = von { $from }: { $outcome }
luxor-who-goes = Wer geht dorthin?
luxor-out-of-reach = Keiner deiner Abenteurer erreicht dieses Feld jetzt.
luxor-where-to = Wohin?
luxor-play-this = Diese Karte spielen?
luxor-middle-stays = Die mittleren drei behalten ihre Reihenfolge.
luxor-choose-glowing = Wähle ein leuchtendes Feld.
luxor-go-to = Nach { $space } gehen?
luxor-act-on = Das Plättchen auf { $space } nutzen?
luxor-put-back = Zurücklegen
luxor-turn-of = { $seat } überlegt …
luxor-sent = Gesendet …
luxor-last-round = Letzte Runde: Zwei Abenteurer sind in der Grabkammer.
luxor-last-round-sign = Letzte Runde
luxor-over = Das Spiel ist aus.
luxor-if-now = jetzt { $total }
luxor-to-draw = Zu ziehen
luxor-played = Gespielt
luxor-draw-pile = Nachziehstapel: { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
luxor-discard-pile = Gespielte Karten: { $count }
luxor-memory-title = Bisher gespielt:
luxor-symbol = { $symbol ->
    [cobra] Kobra
    [falcon] Falke
   *[lion] Löwe
}
luxor-what = { $thing ->
    [worth] Eine Zahl auf Blau: so viele Punkte bringt am Ende ein Abenteurer auf den Feldern entlang dieser goldenen Linie.
    [vase] Ein Schatz: Vase, Schmuck oder Statue. Oben links, wie viele deiner Abenteurer darauf stehen müssen, oben rechts seine Punkte.
    [horus2] Ein Horusplättchen: Nimm einen Schlüssel oder die oberste Horuskarte mit ebenso vielen Augen.
    [osiris3] Ein Osirisplättchen trägt dich sofort um seine Zahl weiter.
    [tunnel] Ein Tunnel führt zum nächsten Tunnel in Richtung Grabkammer, falls es einen gibt.
    [scarab] Ein Skarabäus, verdeckt: Seine Punkte zählen am Ende.
    [wild] Ein Joker steht in einem Set für einen beliebigen Schatz.
    [favour_1_2] Gunst des Horus: Nimm die oberste Karte eines der beiden gezeigten Stapel.
    [anubis] Eine Anubis-Statue: Ziehst du an ihr vorbei, kommt dein dort liegender Abenteurer auf die Treppe.
    [key] Ein Schlüssel lässt einen Abenteurer in die Grabkammer; jeder übrige ist 1 Punkt wert.
   *[coffin] Ein Sarkophag mit seinen Punkten: für den ersten und den zweiten Abenteurer in der Grabkammer.
}
luxor-preview-took_card = nimmt die Horuskarte { $card }
luxor-preview-taking = dann wählst du, was du nimmst
luxor-preview-choosing = dann wählst du, wer sein Plättchen nutzt
luxor-preview-rolled = dann ziehst du nach dem Würfel
luxor-preview-nothing = weiter geschieht nichts
luxor-button-roll = Würfeln
luxor-button-all_forward = Alle nach vorne
luxor-button-last_to_second_last = Aufschließen
luxor-button-spend = Ohne Wirkung ablegen
luxor-sheet-note-L9-1 = beim Nehmen
luxor-sheet-note-L9-2 = nach ihren Feldern
luxor-sheet-note-L9-3 = erster und zweiter
luxor-sheet-note-L9-4 = je einer
luxor-sheet-note-L9-5 = einer jeder Art
luxor-sheet-note-L9-6 = aufgedeckt

## Editionen: was nicht passt

luxor-edition-wrong-form = Ein Feld ist T-, Tc, Tf, Tl, H1, H2, H3 oder O.
luxor-edition-treasure-spaces = Es müssen { $wanted } Felder mit einem Schatz (T) sein, nicht { $found } (Regel L1.1).
luxor-edition-treasure-tiles = Der Spielplan braucht { $wanted } Schatzplättchen, nicht { $found } (Regel L1.10).
luxor-edition-horus-tiles = Horusplättchen mit so vielen Augen ({ $eyes }) braucht der Spielplan { $wanted }, nicht { $found } (Regel L1.10).
luxor-edition-osiris-tiles = Der Spielplan braucht mindestens { $wanted } Osirisplättchen, nicht { $found } (Regel L1.10).
luxor-edition-temple-tiles = Tempelplättchen ({ $back }) braucht der Spielplan { $wanted }, nicht { $found } (Regel L1.10).
luxor-edition-statue-order = Es müssen drei verschiedene Statuen in der Reihenfolge des Weges sein (Regel L1.9).
luxor-edition-starter-cards = Es müssen mehr als { $limit } Startkarten sein, genug für vier Spieler (Regel L2.2).
luxor-edition-scarab-points = Alle Skarabäen zusammen dürfen höchstens { $limit } Punkte wert sein.
luxor-edition-card-kinds = Höchstens { $limit } verschiedene Arten von Karten sind möglich.
luxor-edition-no-value = Eine Karte mit der Wirkung { $effect } zeigt keinen Wert.
luxor-edition-needs-value = Eine Karte mit der Wirkung { $effect } braucht einen Wert.
luxor-edition-value-one = Eine Karte mit der Wirkung either_way hat immer den Wert 1.
luxor-figure = { $rule ->
    [L1-4] Schätze. Die Figuren: so viele Abenteurer brauchst du dort; die Münze: die Punkte.
    [L1-5] Vorderseiten der Tempelplättchen: Tunnel, Skarabäus, Joker, Joker oder Skarabäus, zweierlei Gunst des Horus.
    [L1-6] Horusplättchen mit einem, zwei und drei Augen und drei der Osirisplättchen.
    [L3-2] Nur die beiden äußeren Karten darfst du spielen. Die drei mittleren warten hinter ihren Schlössern.
    [L5-2] Eine 3: Die beiden Felder ohne Plättchen werden übersprungen und nicht gezählt.
    [L6-2] Zwei deiner Abenteurer auf einem Schatz für zwei: Er gehört dir. Einer auf einem Schatz für zwei: noch nicht.
    [L6-4] Ein Horusplättchen mit zwei Augen: ein Schlüssel oder die oberste Horuskarte von Level 2.
    [L9-2] Am Ende bringt jeder Abenteurer die Zahl seines Abschnitts: 5 + 5 + 6 = 16.
   *[L5-7] Eine 2 (blau) endet auf Osiris, der den Abenteurer 3 weiter trägt (grün). Nur das letzte Plättchen wirkt.
}
