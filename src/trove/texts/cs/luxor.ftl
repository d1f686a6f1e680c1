# Luxor. Políčka: 0 jsou schody, 41 hrobka. Jak vznikají argumenty: texts/sentences.py.

luxor-name = Luxor
luxor-about = Proveď své dobrodruhy chrámem až do hrobky a cestou sbírej poklady.

## Pole tak, jak je věty pojmenovávají

luxor-field-adventurer = { FROM_ONE($value) }
luxor-field-place = { FROM_ONE($value) }
luxor-field-space = { $value ->
    [0] na schodech
    [41] v hrobce
    [none] u sochy
   *[other] na políčku { $value }
}
luxor-field-from_space = { $value ->
    [0] ze schodů
    [41] z hrobky
   *[other] z políčka { $value }
}
luxor-field-to_space = { $value ->
    [0] na schody
    [41] do hrobky
    [none] nikam
   *[other] na políčko { $value }
}
luxor-field-lands_on = { luxor-field-to_space }

## Herní materiál

luxor-piece-card = { $effect ->
    [number] „{ $value }“
    [either_way] „+/-1“
    [up_to] „1-{ $value }“
    [minus_one] „Mínus jeden, { $value ->
        [one] { $value } krok
        [few] { $value } kroky
       *[other] { $value } kroků
    }“
    [roll_exactly] „kostka“
    [roll_up_to] „1-kostka“
    [all_forward] „Všichni vpřed o { $value }“
   *[last_to_second] „Poslední k předposlednímu“
}
luxor-treasure-kind = { $kind ->
    [vase] váza
    [jewelry] šperk
   *[statue] socha
}
luxor-piece-treasure = { luxor-treasure-kind } (pro { $needs ->
    [one] { $needs } dobrodruha
    [few] { $needs } dobrodruhy
   *[other] { $needs } dobrodruhů
}, { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
})
luxor-piece-horus = Horova dlaždice, { $eyes ->
    [one] { $eyes } oko
    [few] { $eyes } oči
   *[other] { $eyes } očí
}
luxor-piece-osiris = Usirova dlaždice { $number }
luxor-piece-temple = { $front ->
    [tunnel] chodba
    [scarab] skarabeus
    [wild] pokladový žolík
    [wild_or_scarab] žolík nebo skarabeus
    [favour_1_2] Horovo oko, úroveň 1 nebo 2
   *[favour_2_3] Horovo oko, úroveň 2 nebo 3
}
luxor-piece-adventurer = dobrodruh { $adventurer } { $space }
luxor-piece-sarcophagus = sarkofág ({ $points })
luxor-piece-keys = { $count ->
    [one] { $count } klíč
    [few] { $count } klíče
   *[other] { $count } klíčů
}
luxor-piece-sets = { $count ->
    [one] { $count } set
    [few] { $count } sety
   *[other] { $count } setů
}, z toho { $wilds ->
    [one] { $wilds } žolík
    [few] { $wilds } žolíci
   *[other] { $wilds } žolíků
}
luxor-piece-scarab = skarabeus ({ $value })

## Herní materiál jedním slovem, na desku a do seznamů

luxor-short-treasure = { $kind ->
    [vase] váza
    [jewelry] šperk
   *[statue] socha
} { $needs }▸{ $points }
luxor-short-horus = Hor { $eyes }
luxor-short-osiris = Usir +{ $number }
luxor-short-temple = { $front ->
    [tunnel] chodba
    [scarab] skarabeus
    [wild] žolík
    [wild_or_scarab] žol./skar.
    [favour_1_2] oko 1/2
   *[favour_2_3] oko 2/3
}
luxor-short-space = { $space_raw ->
    [0] schody
    [41] hrobka
   *[other] { $space_raw }
}
luxor-short-statue = Anup
luxor-short-empty = prázdné

## Co se stalo

luxor-event-started = { $you ->
    [yes] Začínáš.
   *[no] Začíná { $seat }.
}
luxor-event-laid_tile = Leží { $space }: { $tile }.
luxor-event-turned_up = { $card ->
    [none] Horova hromádka úrovně { $level } je vyčerpaná.
   *[other] Horova hromádka úrovně { $level } ukazuje { $card }.
}
luxor-event-dealt = { $you ->
    [yes] Dostáváš { $card } jako kartu { $place }.
   *[no] { $seat } dostává { $card } jako kartu { $place }.
}
luxor-event-dealt_unseen = { $you ->
    [yes] Dostáváš skrytou kartu { $place }.
   *[no] { $seat } dostává skrytou kartu { $place }.
}
luxor-event-played = { $side ->
    [left] { $you ->
        [yes] Hraješ zleva { $card }.
       *[no] { $seat } hraje zleva { $card }.
    }
   *[right] { $you ->
        [yes] Hraješ zprava { $card }.
       *[no] { $seat } hraje zprava { $card }.
    }
}
luxor-event-spent = { $side ->
    [left] { $you ->
        [yes] Odkládáš zleva { $card } bez účinku.
       *[no] { $seat } odkládá zleva { $card } bez účinku.
    }
   *[right] { $you ->
        [yes] Odkládáš zprava { $card } bez účinku.
       *[no] { $seat } odkládá zprava { $card } bez účinku.
    }
}
luxor-event-rolled = { $you ->
    [yes] Házíš { $number }.
   *[no] { $seat } hází { $number }.
}
luxor-event-could_not_move = { $you ->
    [yes] O tolik se žádný tvůj dobrodruh pohnout nemůže.
   *[no] O tolik se žádný dobrodruh, kterého má { $seat }, pohnout nemůže.
}
luxor-event-moved = { $you ->
    [yes] Jdeš dobrodruhem { $adventurer } { $from_space } { $to_space }.
   *[no] { $seat } jde dobrodruhem { $adventurer } { $from_space } { $to_space }.
}
luxor-event-carried = { $you ->
    [yes] Usir posouvá tvého dobrodruha { $adventurer } dál { $from_space } { $to_space }.
   *[no] Usir posouvá dobrodruha { $adventurer } ({ $seat }) dál { $from_space } { $to_space }.
}
luxor-event-joined = { $you ->
    [yes] Tvůj dobrodruh { $adventurer } jde { $from_space } { $to_space } k nejbližšímu před sebou.
   *[no] Dobrodruh { $adventurer } ({ $seat }) jde { $from_space } { $to_space } k nejbližšímu před sebou.
}
luxor-event-tunnelled = { $you ->
    [yes] Chodba vede tvého dobrodruha { $adventurer } { $from_space } { $to_space }.
   *[no] Chodba vede dobrodruha { $adventurer } ({ $seat }) { $from_space } { $to_space }.
}
luxor-event-freed = { $you ->
    [yes] Tvůj dobrodruh { $adventurer } je volný a stojí na schodech.
   *[no] Dobrodruh { $adventurer } ({ $seat }) je volný a stojí na schodech.
}
luxor-event-entered_tomb = { $you ->
    [yes] Tvůj dobrodruh { $adventurer } vstupuje za klíč do hrobky.
   *[no] Dobrodruh { $adventurer } ({ $seat }) vstupuje za klíč do hrobky.
}
luxor-event-took_sarcophagus = { $you ->
    [yes] Bereš si sarkofág za { $points }.
   *[no] { $seat } si bere sarkofág za { $points }.
}
luxor-event-chose = { $you ->
    [yes] Akci provádí tvůj dobrodruh { $adventurer }.
   *[no] Akci provádí dobrodruh { $adventurer } ({ $seat }).
}
luxor-event-took_treasure = { $you ->
    [yes] Bereš si poklad { $space }: { luxor-event-took_treasure-kind }
   *[no] { $seat } si bere poklad { $space }: { luxor-event-took_treasure-kind }
}, { $treasure_points ->
    [one] { $treasure_points } bod
    [few] { $treasure_points } body
   *[other] { $treasure_points } bodů
}.
luxor-event-took_treasure-kind = { $treasure_kind ->
    [vase] váza
    [jewelry] šperk
   *[statue] socha
}
luxor-event-uncovered = { $tile ->
    [none] Žádná dlaždice už není { $space }.
   *[other] Nová chrámová dlaždice { $space }: { $tile }.
}
luxor-event-took_key = { $you ->
    [yes] Bereš si klíč.
   *[no] { $seat } si bere klíč.
}
luxor-event-took_card = { $you ->
    [yes] Bereš si Horovu kartu { $card } úrovně { $level }.
   *[no] { $seat } si bere Horovu kartu { $card } úrovně { $level }.
}
luxor-event-took_wild = { $you ->
    [yes] Bereš si pokladového žolíka.
   *[no] { $seat } si bere pokladového žolíka.
}
luxor-event-took_scarab = { $you ->
    [yes] Bereš si skarabea za { $value }.
   *[no] { $seat } si bere skarabea za { $value }.
}
luxor-event-took_scarab_unseen = { $you ->
    [yes] Bereš si skarabea lícem dolů.
   *[no] { $seat } si bere skarabea lícem dolů.
}
luxor-event-showed_scarabs = { $you ->
    [yes] Otáčíš své skaraby: { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    }.
   *[no] { $seat } otáčí své skaraby: { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    }.
}
luxor-event-drew = { $you ->
    [yes] Dobíráš si { $card }.
   *[no] { $seat } si dobírá { $card }.
}
luxor-event-drew_unseen = { $you ->
    [yes] Dobíráš si kartu.
   *[no] { $seat } si dobírá kartu.
}
luxor-event-reshuffled = Odkládací hromádka ({ $cards ->
    [one] { $cards } karta
    [few] { $cards } karty
   *[other] { $cards } karet
}) se míchá a stává se tahací hromádkou.
luxor-event-ended = { $reason ->
    [tomb] Dva dobrodruzi jsou v hrobce a kolo je dohrané: hra končí.
   *[standstill] V celém kole se nikdo nemohl pohnout: hra končí.
}

## Co volba přinese, pokud se to dá předem vědět

luxor-preview-carried = Usir posune dál
luxor-preview-tunnelled = chodbou { $to_space }
luxor-preview-freed = osvobodí dobrodruha { $adventurer }
luxor-preview-entered_tomb = za klíč
luxor-preview-took_sarcophagus = sarkofág { $points }
luxor-preview-took_treasure = vezme ho, { $treasure_points ->
    [one] { $treasure_points } bod
    [few] { $treasure_points } body
   *[other] { $treasure_points } bodů
}
luxor-preview-took_key = vezme klíč
luxor-preview-took_wild = vezme žolíka
luxor-preview-took_scarab = vezme skarabea

## Akce

luxor-action-play = { $side ->
    [left] Zahrát levou kartu: dobrodruh { $adventurer } jde o { $steps } { $lands_on }.
   *[right] Zahrát pravou kartu: dobrodruh { $adventurer } jde o { $steps } { $lands_on }.
}
luxor-action-roll = { $side ->
    [left] Zahrát levou kartu a hodit kostkou.
   *[right] Zahrát pravou kartu a hodit kostkou.
}
luxor-action-all_forward = { $side ->
    [left] Zahrát levou kartu: všichni dobrodruzi vpřed.
   *[right] Zahrát pravou kartu: všichni dobrodruzi vpřed.
}
luxor-action-last_to_second_last = { $side ->
    [left] Zahrát levou kartu: poslední dobrodruh k předposlednímu.
   *[right] Zahrát pravou kartu: poslední dobrodruh k předposlednímu.
}
luxor-action-spend = { $side ->
    [left] Odložit levou kartu bez účinku.
   *[right] Odložit pravou kartu bez účinku.
}
luxor-action-move = Jít dobrodruhem { $adventurer } o { $steps } { $lands_on }.
luxor-action-act = Nechat dobrodruha { $adventurer } provést akci.
luxor-action-take_key = Vzít si klíč.
luxor-action-take_card = Vzít si Horovu kartu úrovně { $level }.
luxor-action-take_wild = Vzít si pokladového žolíka.
luxor-action-take_scarab = Vzít si skarabea.

## Akce v seznamu pod svou kartou: kam která vede

luxor-choice-play = dobrodruh { $adventurer }: { $from } → { $to } ({ $tile })
luxor-choice-roll = hodit kostkou
luxor-choice-all_forward = všichni vpřed
luxor-choice-last_to_second_last = dobrodruh { $adventurer }: { $from } → { $to } ({ $tile })
luxor-choice-spend = odložit bez účinku
luxor-choice-move = dobrodruh { $adventurer }: { $from } → { $to } ({ $tile })
luxor-choice-act = dobrodruh { $adventurer }: { $from } ({ $tile })
luxor-choice-take_key = klíč
luxor-choice-take_card = Horova karta { $card } úrovně { $level }
luxor-choice-take_wild = pokladový žolík
luxor-choice-take_scarab = skarabeus

## Slova, kterými lze akci napsat

luxor-word-left = vlevo
luxor-word-right = vpravo
luxor-word-play = hraj
luxor-word-roll = hod
luxor-word-all_forward = všichni
luxor-word-last_to_second_last = poslední
luxor-word-spend = odlož
luxor-word-move = jdi
luxor-word-act = akce
luxor-word-take_key = klíč
luxor-word-take_card = karta
luxor-word-take_wild = žolík
luxor-word-take_scarab = skarabeus
luxor-typing = vlevo 1 3 zahraje levou kartu a posune dobrodruha 1 o 3; stejně fungují vpravo hod, vlevo odlož, jdi 2 5, klíč, karta 2.

## Fáze: co se právě žádá

luxor-phase-playing = Zahraj levou, nebo pravou kartu.
luxor-phase-rolled = Padlo { $die }. Kdo půjde?
luxor-phase-choosing = Kdo provede akci své dlaždice?
luxor-phase-taking = Co si vezmeš?

## Stůl

luxor-table-left = Levá karta { $card }
luxor-table-right = Pravá karta { $card }
luxor-table-rolled = Kostka { $die }
luxor-table-choosing = Akci provede
luxor-table-taking = Vzít si
luxor-table-hand = Tvoje ruka
luxor-table-left-end = vlevo
luxor-table-right-end = vpravo
luxor-table-scarabs = Tvoji skarabeové: { $scarabs }
luxor-table-tomb = Hrobka ({ $points })
luxor-table-sarcophagi = zbývající sarkofágy: { $sarcophagi }
luxor-table-horus = Hor { $level }
luxor-table-pile = { $card } (zbývá { $count })
luxor-table-pile-empty = vyčerpáno
luxor-table-cards = tahací hromádka { $draw }, odkládací { $discard }
luxor-table-discards = tahací hromádka { $draw }, odložené { $discard }, navrchu { $card }
luxor-table-supply = klíče { $keys }, žolíci { $wilds }, skarabeové { $scarabs }
luxor-table-temples = chrámové dlaždice: kobra { $cobra }, sokol { $falcon }, lev { $lion }
luxor-column-player = Hráč
luxor-column-points = Body
luxor-column-keys = Klíče
luxor-column-wilds = Žolíci
luxor-column-vase = Vázy
luxor-column-jewelry = Šperky
luxor-column-statue = Sochy
luxor-column-scarabs = Skarabeové
luxor-column-sarcophagi = Sarkofágy
luxor-memory-discards = Odloženo: { $cards }
luxor-memory-hand = { $seat } drží zleva doprava: { $cards }
luxor-memory-horus = Ještě v Horově hromádce { $level }: { $cards }
luxor-legend = váza 2▸3: jsou na ni potřeba 2 dobrodruzi, dá 3 body. Usir +3 posune dál o 3. A12: dobrodruzi 1 a 2 hráče A. Malé číslo vpravo je hodnota políčka na konci hry.

## Vyhodnocení

luxor-score-L9-1 = Pokladové dlaždice
luxor-score-L9-2 = Dobrodruzi na políčkách
luxor-score-L9-3 = Sarkofágy
luxor-score-L9-4 = Klíče
luxor-score-L9-5 = Sety
luxor-score-L9-6 = Skarabeové
luxor-tie-broken = { $names } mají stejně bodů: rozhoduje cennější sarkofág (pravidlo L9.7).
luxor-tie-shared = { $names } mají stejně bodů a žádný sarkofág: o místo se dělí (pravidlo L9.7).

## Volby stolu

luxor-option-starting_player = Začínající hráč
luxor-option-starting_player-help = Kdo začíná: jméno nebo číslo místa. Jinak rozhodne los (pravidlo L2.7).
luxor-option-memory_aid = Paměťová pomůcka
luxor-option-memory_aid-help = Ukazovat, co už bylo vidět: odložené karty a Horovy karty vzaté do ruky (pravidlo L10.3).

## Proč ne

luxor-refusal-game-over = Hra skončila.
luxor-refusal-not-your-turn = Na tahu je { $turn }.
luxor-refusal-play-a-card-first = Nejdřív je třeba zahrát kartu.
luxor-refusal-move-what-was-rolled = Padlo { $die }: teď se musí pohnout dobrodruh.
luxor-refusal-choose-who-acts = Nejdřív vyber, kdo provede akci své dlaždice.
luxor-refusal-take-first = Nejdřív vyber, co si vezmeš.
luxor-refusal-did-not-move = Dobrodruh { $adventurer } se touto kartou nepohnul, takže akci provést nemůže.
luxor-refusal-not-offered-here = Tohle si tady vzít nelze.
luxor-refusal-a-move-is-possible = Kartu lze odložit bez účinku jen tehdy, když žádná z krajních karet neumožňuje pohyb.
luxor-refusal-card-does-not-do-this = Karta { luxor-piece-card } dělá něco jiného.
luxor-refusal-card-shows-another-number = Karta { luxor-piece-card } tento počet kroků nedovoluje.
luxor-refusal-no-roll-would-move = Žádný hod by nikomu neumožnil pohyb.
luxor-refusal-nobody-can-move = O tolik se nikdo z tvých dobrodruhů pohnout nemůže.
luxor-refusal-nobody-to-join = Před tvým posledním dobrodruhem mimo hrobku žádný jiný není.
luxor-refusal-die-shows-another-number = Padlo { $die }: tento počet kroků to nedovoluje.
luxor-refusal-lies-at-a-statue = Dobrodruh { $adventurer } ještě leží u Anupovy sochy.
luxor-refusal-is-in-the-tomb = Dobrodruh { $adventurer } je v hrobce a zůstává tam.
luxor-refusal-no-tile-behind = Za tímto dobrodruhem neleží žádná dlaždice, na kterou by mohl couvnout.
luxor-refusal-beyond-the-tomb = { $steps ->
    [one] { $steps } krok by vedl
    [few] { $steps } kroky by vedly
   *[other] { $steps } kroků by vedlo
} za hrobku; musí se do ní dojít přesně.
luxor-refusal-no-key = Nemáš klíč ke vstupu do hrobky.
luxor-refusal-osiris-into-the-tomb-without-key = Usir { $number } by ho posunul do hrobky, ale nemáš klíč.
luxor-refusal-osiris-beyond-the-tomb = Usir { $number } by ho posunul za hrobku.

## Vstup, který nesedí

luxor-error-bad-words = Taková akce v Luxoru není ({ $detail }).
luxor-error-wrong-landing = Tento pohyb tam nekončí.
luxor-error-bad-edition = Soubor vydání nesedí: { $detail }.
