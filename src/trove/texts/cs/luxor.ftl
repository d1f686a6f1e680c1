# Luxor. Políčka: 0 jsou schody, 41 hrobka. Jak vznikají argumenty: texts/sentences.py.

luxor-name = Luxor
luxor-about = Proveď své dobrodruhy chrámem až do hrobky a cestou sbírej poklady.

## Pole tak, jak je věty pojmenovávají

luxor-field-adventurer = { FROM_ONE($value) }
luxor-field-place = { FROM_ONE($value) }
luxor-field-statue = { FROM_ONE($value) }
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
    [minus_one] „Mínus 1 dobrodruh, { $value ->
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
}, v nich { $wilds ->
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
    [yes] Na kostce ti padlo { $number }.
   *[no] { $seat } hází kostkou: padlo { $number }.
}
luxor-event-could_not_move = { $you ->
    [yes] O tolik se žádný tvůj dobrodruh pohnout nemůže.
   *[no] O tolik se žádný dobrodruh, kterého má { $seat }, pohnout nemůže.
}
luxor-event-moved = { $you ->
    [yes] Posouváš dobrodruha { $adventurer } { $from_space } { $to_space }.
   *[no] { $seat } posouvá dobrodruha { $adventurer } { $from_space } { $to_space }.
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
    [yes] Tvůj dobrodruh { $adventurer } je volný (socha { $statue }) a stojí na schodech.
   *[no] Dobrodruh { $adventurer } ({ $seat }) je volný (socha { $statue }) a stojí na schodech.
}
luxor-event-entered_tomb = { $you ->
    [yes] Tvůj dobrodruh { $adventurer } platí klíč a vstupuje do hrobky.
   *[no] Dobrodruh { $adventurer } ({ $seat }) platí klíč a vstupuje do hrobky.
}
luxor-event-took_sarcophagus = { $you ->
    [yes] Bereš si sarkofág v hodnotě { $points ->
        [one] { $points } bodu
       *[other] { $points } bodů
    }.
   *[no] { $seat } si bere sarkofág v hodnotě { $points ->
        [one] { $points } bodu
       *[other] { $points } bodů
    }.
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
    [yes] Bereš si skarabea v hodnotě { $value ->
        [one] { $value } bodu
       *[other] { $value } bodů
    }.
   *[no] { $seat } si bere skarabea v hodnotě { $value ->
        [one] { $value } bodu
       *[other] { $value } bodů
    }.
}
luxor-event-took_scarab_unseen = { $you ->
    [yes] Bereš si skarabea lícem dolů.
   *[no] { $seat } si bere skarabea lícem dolů.
}
luxor-event-showed_scarabs = { $you ->
    [yes] Otáčíš své skarabey: { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    }.
   *[no] { $seat } otáčí své skarabey: { $points ->
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
    [rounds] Hra má nejvýše 300 kol: zde končí.
   *[standstill] V celém kole se nikdo nemohl pohnout: hra končí.
}

## Co se stalo, jen v několika slovech

luxor-log-played = { $card } { luxor-log-side }
luxor-log-spent = { $card } { luxor-log-side }, bez účinku
luxor-log-side = { $side ->
    [left] zleva
   *[right] zprava
}
luxor-log-rolled = padlo { $number }
luxor-log-could_not_move = nikdo se o tolik nemohl pohnout
luxor-log-moved = { $from } → { $to }
luxor-log-joined = { luxor-log-moved }
luxor-log-carried = Usir → { $to }
luxor-log-tunnelled = chodba → { $to }
luxor-log-freed = dobrodruh { $adventurer } je volný
luxor-log-entered_tomb = zaplacen klíč
luxor-log-took_sarcophagus = sarkofág +{ $points }
luxor-log-chose = akce: dobrodruh { $adventurer }
luxor-log-took_treasure = { $treasure_kind ->
    [vase] váza
    [jewelry] šperk
   *[statue] socha
} +{ $treasure_points }
luxor-log-uncovered = pod ním: { $tile }
luxor-log-took_key = klíč
luxor-log-took_card = Horova karta { $card }
luxor-log-took_wild = pokladový žolík
luxor-log-took_scarab = skarabeus ({ $value })
luxor-log-took_scarab_unseen = skarabeus
luxor-log-showed_scarabs = skarabeové +{ $points }
luxor-log-drew = dobráno: { $card }
luxor-log-reshuffled = odložené karty zamíchány

## Co volba přinese, pokud se to dá předem vědět

luxor-preview-carried = Usir posune dál
luxor-preview-tunnelled = chodbou { $to_space }
luxor-preview-freed = osvobodí dobrodruha { $adventurer }
luxor-preview-entered_tomb = zaplatí klíč
luxor-preview-took_sarcophagus = sarkofág { $points }
luxor-preview-took_treasure = vezme poklad, { $treasure_points ->
    [one] { $treasure_points } bod
    [few] { $treasure_points } body
   *[other] { $treasure_points } bodů
}
luxor-preview-took_key = vezme klíč
luxor-preview-took_wild = vezme žolíka
luxor-preview-scarab = vezme skarabea
luxor-preview-crowd = { $crowd } z { $needs }
luxor-preview-lacking = { $crowd } z { $needs } potřebných dobrodruhů
luxor-preview-ended = ukončí hru

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
luxor-action-move = Posunout dobrodruha { $adventurer } o { $steps } { $lands_on }.
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

luxor-question-playing = Zahraj levou, nebo pravou kartu.
luxor-question-rolled = Padlo { $die }. Kdo půjde?
luxor-question-choosing = Kdo provede akci své dlaždice?
luxor-question-taking = Co si vezmeš?

## Stůl

luxor-heading-outer_card = { $side ->
    [left] Levá karta { $card }
   *[right] Pravá karta { $card }
}
luxor-heading-mover = Dobrodruh { $adventurer } { $space }
luxor-heading-movers = Kostka { $die }
luxor-heading-actor = Akci provede
luxor-heading-things = Vzít si
luxor-table-hand = { $you ->
    [yes] Karty v ruce
   *[no] Karty v ruce ({ $seat })
}
luxor-table-left-end = vlevo
luxor-table-right-end = vpravo
luxor-table-scarabs = { $you ->
    [yes] Tvoji skarabeové
   *[no] Skarabeové
}: { $scarabs }
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
luxor-refusal-die-shows-another-number = Padlo { $die }: jiný počet kroků jít nelze.
luxor-refusal-lies-at-a-statue = Dobrodruh { $adventurer } ještě leží u Anupovy sochy.
luxor-refusal-is-in-the-tomb = Dobrodruh { $adventurer } je v hrobce a zůstává tam.
luxor-refusal-no-tile-behind = Za tímto dobrodruhem neleží žádná dlaždice, na kterou by mohl couvnout.
luxor-refusal-beyond-the-tomb = { $steps ->
    [one] { $steps } krok by vedl
    [few] { $steps } kroky by vedly
   *[other] { $steps } kroků by vedlo
} za hrobku; musí se do ní dojít přesně.
luxor-refusal-no-key = Nemáš klíč ke vstupu do hrobky.
luxor-refusal-osiris-into-the-tomb-without-key = Usir { $number } by dobrodruha posunul do hrobky, ale nemáš klíč.
luxor-refusal-osiris-beyond-the-tomb = Usir { $number } by dobrodruha posunul za hrobku.

## Vstup, který nesedí

luxor-error-bad-words = Taková akce v Luxoru není ({ $detail }).
luxor-error-wrong-landing = Tento pohyb tam nekončí.
luxor-error-bad-edition = Soubor vydání neodpovídá hře: { $detail }.

## Hra v deseti řádcích

luxor-primer-1 = Proveď pět dobrodruhů chrámem k hrobce a získej nejvíc bodů.
luxor-primer-2 = V každém tahu zahraješ kartu, posuneš jednoho dobrodruha, provedeš akci dlaždice, na kterou došel, a dobereš si kartu.
luxor-primer-3 = Zahrát smíš jen kartu úplně vlevo nebo úplně vpravo; nová karta přijde vždy doprostřed.
luxor-primer-4 = Kroky se počítají po dlaždicích, ne po políčkách: políčka bez dlaždice se přeskakují.
luxor-primer-5 = Poklad je tvůj, když na jeho dlaždici stojí dost tvých dobrodruhů; boduje se hned.
luxor-primer-6 = Váza, šperk a socha tvoří set; čím víc setů, tím víc bodů každý přinese.
luxor-primer-7 = Horova dlaždice dá klíč nebo lepší kartu; Usirova tě posune dál; chodba vede k další chodbě.
luxor-primer-8 = Projdi kolem Anupovy sochy a tvůj dobrodruh, který tam leží, se postaví na schody.
luxor-primer-9 = Do hrobky musíš dojít přesně a stojí to klíč; první dva si vezmou sarkofág.
luxor-primer-10 = Když do hrobky vstoupí druhý dobrodruh, kolo se dohraje; pak každý dobrodruh přinese body svého políčka.

luxor-lesson-1 = Zahrát smíš jen kartu úplně vlevo nebo úplně vpravo. Vyber jednu z těch dvou.
luxor-lesson-2 = Každé zářící políčko je místo, kam může dojít jeden z tvých dobrodruhů. Vyber si jedno a dobrodruh tam půjde.
luxor-lesson-3 = Nová karta přišla doprostřed ruky. Pořadí se nikdy nemění, tak si hlídej, co se posune na kraj.
luxor-lesson-4 = Horova dlaždice ti dá klíč, nebo vrchní Horovu kartu z balíčku se stejným počtem očí. Klíče otevírají hrobku.
luxor-lesson-5 = Dlaždice s pokladem ukazuje, kolik tvých dobrodruhů na ní musí stát. Přiveď jich tam dost a poklad je tvůj.
luxor-lesson-6 = Váza, šperk a socha tvoří set. Čím víc setů na konci máš, tím víc bodů každý přinese.
luxor-lesson-7 = Na zelené Usirově dlaždici nikdo nezůstane: hned tě posune dál o své číslo.
luxor-lesson-8 = Projdi kolem Anupovy sochy, u které leží tvůj dobrodruh: postaví se na schody a od příštího tahu smí jít.
luxor-lesson-9 = Kroky se počítají po dlaždicích. Políčka bez dlaždice se přeskakují, takže každý vzatý poklad zkrátí cestu.
luxor-lesson-10 = Do hrobky musíš dojít přesně a stojí to klíč. Jakmile jsou uvnitř dva dobrodruzi, kolo se dohraje a je konec.

## Stůl v prohlížeči

luxor-temple = Chrám
luxor-supply = Balíčky a zásoba
luxor-card-help = { $effect ->
    [number] { $value }: přesně { $value ->
        [one] { $value } dlaždici
        [few] { $value } dlaždice
       *[other] { $value } dlaždic
    } vpřed
    [either_way] plus nebo minus 1: o jednu dlaždici vpřed nebo vzad
    [up_to] 1 až { $value }: počet dlaždic si zvolíš
    [minus_one] { $value ->
        [one] { $value } dlaždici
        [few] { $value } dlaždice
       *[other] { $value } dlaždic
    } vpřed a na poklad stačí o dobrodruha méně
    [roll_exactly] kostka: hoď a jdi přesně o tolik dlaždic
    [roll_up_to] 1 až kostka: hoď a zvol nejvýše tolik dlaždic
    [all_forward] všichni tví dobrodruzi o { $value } vpřed, jeden využije svou dlaždici
   *[last_to_second] tvůj poslední dobrodruh se přidá k nejbližšímu před sebou
}
luxor-card-left = Karta zcela vlevo, lze zahrát: { $card }
luxor-card-right = Karta zcela vpravo, lze zahrát: { $card }
luxor-card-fixed = { $place }. karta z { $count }, teď ji nelze zahrát: { $card }
luxor-card-to-come = teprve přijde
luxor-only-outer = Zahrát smíš jen kartu zcela vlevo nebo zcela vpravo; prostřední tři zůstávají na místě.
luxor-card-useless = Tato karta teď nedovoluje žádný tah.
luxor-not-now = Teď se žádná karta nehraje.
luxor-at-space = Políčko { $space }: { $tile }; na konci za { $worth }; { $people }
luxor-at-stairs = Schody: { $people }
luxor-at-tomb = Hrobka, na konci za { $worth }: { $people }
luxor-nobody = nikdo tu není
luxor-crowd = { $count } × { $seat }
luxor-goal = Posunout dobrodruha, odkud: { $from }, kam: { $to }; { $outcome }
luxor-from = odkud: { $from }; { $outcome }
luxor-who-goes = Kdo tam půjde?
luxor-out-of-reach = Na toto políčko teď žádný z tvých dobrodruhů nedojde.
luxor-where-to = Kam?
luxor-play-this = Zahrát tuto kartu?
luxor-middle-stays = Prostřední tři zůstávají v pořadí.
luxor-choose-glowing = Vyber zářící políčko.
luxor-go-to = Jít na { $space }?
luxor-act-on = Využít dlaždici na { $space }?
luxor-put-back = Vrátit kartu
luxor-turn-of = { $seat } přemýšlí …
luxor-sent = Odesláno …
luxor-last-round = Poslední kolo: v hrobce jsou dva dobrodruzi.
luxor-last-round-sign = Poslední kolo
luxor-over = Hra skončila.
luxor-if-now = teď celkem { $total }
luxor-to-draw = K líznutí
luxor-played = Zahráno
luxor-draw-pile = Dobírací balíček: { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[other] { $count } karet
}
luxor-discard-pile = Zahrané karty: { $count }
luxor-memory-title = Zatím zahráno:
luxor-symbol = { $symbol ->
    [cobra] Kobra
    [falcon] Sokol
   *[lion] Lev
}
luxor-what = { $thing ->
    [worth] Číslo na modrém: kolik bodů na konci přinese dobrodruh na políčkách podél této zlaté čáry.
    [vase] Poklad: váza, šperk nebo socha. Vlevo nahoře, kolik tvých dobrodruhů na něm musí stát, vpravo nahoře jeho body.
    [horus2] Horova dlaždice: vezmi si klíč, nebo vrchní Horovu kartu z balíčku se stejným počtem očí.
    [osiris3] Usirova dlaždice tě hned posune dál o své číslo.
    [tunnel] Chodba vede k další chodbě směrem k hrobce, pokud tam nějaká je.
    [scarab] Skarabeus, lícem dolů: jeho body se počítají na konci.
    [wild] Pokladový žolík nahradí v setu kterýkoli poklad.
    [favour_1_2] Horovo oko: vezmi si vrchní kartu jednoho z obou vyobrazených balíčků.
    [anubis] Anupova socha: když kolem ní projdeš, tvůj dobrodruh, který tam leží, se postaví na schody.
    [key] Klíč pustí jednoho dobrodruha do hrobky; každý zbylý klíč je za 1 bod.
   *[coffin] Sarkofág a jeho body: pro prvního a druhého dobrodruha v hrobce.
}
luxor-preview-took_card = vezme Horovu kartu { $card }
luxor-preview-taking = pak zvolíš, co si vezmeš
luxor-preview-choosing = pak zvolíš, kdo využije dlaždici
luxor-preview-rolled = pak táhneš podle kostky
luxor-preview-nothing = nic dalšího se nestane
luxor-button-roll = Hodit kostkou
luxor-button-all_forward = Všichni vpřed
luxor-button-last_to_second_last = Přidat se
luxor-button-spend = Odložit bez účinku
luxor-sheet-note-L9-1 = při zisku
luxor-sheet-note-L9-2 = podle políček
luxor-sheet-note-L9-3 = první a druhý
luxor-sheet-note-L9-4 = po jednom
luxor-sheet-note-L9-5 = od každého druhu
luxor-sheet-note-L9-6 = otočení

## Vydání: co neodpovídá

luxor-edition-wrong-form = políčko je T-, Tc, Tf, Tl, H1, H2, H3 nebo O.
luxor-edition-treasure-spaces = políček s pokladem (T) má být { $wanted }, ne { $found } (pravidlo L1.1).
luxor-edition-treasure-tiles = herní plán potřebuje destiček pokladů { $wanted }, ne { $found } (pravidlo L1.10).
luxor-edition-horus-tiles = destiček Hora s tímto počtem očí ({ $eyes }) potřebuje herní plán { $wanted }, ne { $found } (pravidlo L1.10).
luxor-edition-osiris-tiles = herní plán potřebuje destiček Usira nejméně { $wanted }, ne { $found } (pravidlo L1.10).
luxor-edition-temple-tiles = chrámových destiček ({ $back }) potřebuje herní plán { $wanted }, ne { $found } (pravidlo L1.10).
luxor-edition-statue-order = sochy mají být tři různé, v pořadí cesty (pravidlo L1.9).
luxor-edition-starter-cards = základních karet musí být více než { $limit }, aby stačily čtyřem hráčům (pravidlo L2.2).
luxor-edition-scarab-points = všichni skarabeové dohromady smějí mít nejvýše { $limit } bodů.
luxor-edition-card-kinds = různých druhů karet může být nejvýše { $limit }.
luxor-edition-no-value = karta s účinkem { $effect } nemá hodnotu.
luxor-edition-needs-value = karta s účinkem { $effect } potřebuje hodnotu.
luxor-edition-value-one = karta s účinkem either_way má vždy hodnotu 1.
luxor-figure = { $rule ->
    [L1-4] Poklady. Postavičky: kolik dobrodruhů tam potřebuješ, mince: body.
    [L1-5] Líce chrámových dlaždic: chodba, skarabeus, pokladový žolík, žolík nebo skarabeus, dvojí Horovo oko.
    [L1-6] Horovy dlaždice s jedním, dvěma a třemi očima a tři z Usirových dlaždic.
    [L3-2] Zahrát smíš jen jednu z krajních karet. Tři prostřední čekají za zámky.
    [L5-2] Karta 3: dvě políčka bez dlaždice se přejdou a nepočítají.
    [L6-2] Dva tvoji dobrodruzi na pokladu pro dva: je tvůj. Jeden na pokladu pro dva: zatím ne.
    [L6-4] Horova dlaždice se dvěma očima: klíč, nebo vrchní Horova karta úrovně 2.
    [L9-2] Na konci přinese každý dobrodruh číslo svého úseku: 5 + 5 + 6 = 16.
   *[L5-7] Karta 2 (modře) končí na Osiridovi, ten nese dobrodruha o 3 dál (zeleně). Působí jen poslední dlaždice.
}
