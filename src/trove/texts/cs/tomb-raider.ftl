# Tomb Raider. Poloha se jmenuje podle sloupce a řádku: c1. Žádná poloha je startovní díl. Jak vznikají argumenty: texts/sentences.py.

tomb-raider-name = Tomb Raider
tomb-raider-about = Hledej v nočním muzeu poklady, vynes ty své a uteč, než vybuchne bomba.

## Pole tak, jak je věty pojmenovávají

tomb-raider-field-direction = { $value ->
    [north] sever
    [east] východ
    [south] jih
   *[west] západ
}
tomb-raider-field-doors = { tomb-raider-field-direction }

## Herní materiál

tomb-raider-figure = { $figure ->
    [lara] Lara
    [karel] Karel
    [kurtis] Kurtis
   *[eckhardt] Eckhardt
}
tomb-raider-kind = { $kind ->
    [energy] energie
    [shooting] střelba
   *[health] zdraví
}
tomb-raider-symbol = { $symbol ->
    [blank] prázdný díl
    [energy] zdroj energie
    [shooting] zdroj střelby
    [health] zdroj zdraví
   *[treasure] tajná místnost
}
tomb-raider-shape = { $shape ->
    [dead_end] slepá chodba
    [straight] rovná chodba
    [corner] zatáčka
    [t] odbočka
   *[cross] křižovatka
}
tomb-raider-police = { $police ->
    [none] bez policie
    [own] policie na dvojici nálezce
    [opposing] policie na dvojici soupeřů
   *[both] policie na obě dvojice
}
tomb-raider-piece-card = { tomb-raider-kind } { $value }
tomb-raider-piece-square = { LETTER($column) }{ FROM_ONE($row) }
tomb-raider-piece-treasure = { $kind ->
    [evidence] důkaz ({ $value })
    [painting] obraz ({ $value })
   *[large] velký poklad ({ $value })
}
tomb-raider-piece-plate = { $treasures ->
    [one] { $treasures } poklad
    [few] { $treasures } poklady
   *[other] { $treasures } pokladů
}, { tomb-raider-police }
tomb-raider-piece-taken_plate = destička pokladů: { $plate }
tomb-raider-piece-brought = vyneseno: { $treasure }
tomb-raider-piece-dead = oběť výbuchu: { $seat }
tomb-raider-piece-change = { $by ->
    [plate] destička
    [delivery] vynesení
   *[wave] vlna
} (kladná strana { $good }, záporná { $bad })

## Herní materiál jedním slovem, na stůl

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
    [energy] energ.
    [shooting] střel.
    [health] zdraví
   *[treasure] tajná
}
tomb-raider-short-door = { $door ->
    [north] S
    [east] V
    [south] J
   *[west] Z
}
tomb-raider-short-start = start
tomb-raider-short-place = { $place ->
    [start] start
   *[other] { $place }
}

## Co se stalo

tomb-raider-event-laid_start = Startovní díl leží na { $side ->
    [0] severní straně, první zleva
    [1] severní straně, druhý zleva
    [2] severní straně uprostřed
    [3] severní straně, čtvrtý zleva
    [4] severní straně úplně vpravo
    [5] východní straně úplně nahoře
    [6] východní straně, druhý shora
    [7] východní straně uprostřed
    [8] východní straně, čtvrtý shora
    [9] východní straně úplně dole
    [10] jižní straně úplně vpravo
    [11] jižní straně, čtvrtý zleva
    [12] jižní straně uprostřed
    [13] jižní straně, druhý zleva
    [14] jižní straně, první zleva
    [15] západní straně úplně dole
    [16] západní straně, čtvrtý shora
    [17] západní straně uprostřed
    [18] západní straně, druhý shora
   *[19] západní straně úplně nahoře
}.
tomb-raider-event-dealt = { $you ->
    [yes] Dostáváš kartu: { $card }.
   *[no] { $seat } dostává kartu: { $card }.
}
tomb-raider-event-dealt_unseen = { $you ->
    [yes] Dostáváš kartu: { tomb-raider-kind }.
   *[no] { $seat } dostává kartu: { tomb-raider-kind }.
}
tomb-raider-event-began = Kolo { $round }: { $you ->
    [yes] jsi na tahu.
   *[no] na tahu je { $seat }.
}
tomb-raider-event-missed_turn = { $you ->
    [yes] Ležíš na zemi a tento tah vynecháváš.
   *[no] { $seat } leží na zemi a tento tah vynechává.
}
tomb-raider-event-stood_up = { $you ->
    [yes] Zase vstáváš.
   *[no] { $seat } zase vstává.
}
tomb-raider-event-drew = { $you ->
    [yes] Lížeš si kartu: { $card }.
   *[no] { $seat } si líže kartu: { $card }.
}
tomb-raider-event-drew_unseen = { $you ->
    [yes] Lížeš si kartu: { tomb-raider-kind }.
   *[no] { $seat } si líže kartu: { tomb-raider-kind }.
}
tomb-raider-event-reshuffled = Z odkládací hromádky ({ tomb-raider-kind }, { $cards ->
    [one] { $cards } karta
    [few] { $cards } karty
   *[other] { $cards } karet
}) je po zamíchání nový balíček.
tomb-raider-event-laid_card = { $you ->
    [yes] Vykládáš kartu: { $card }.
   *[no] { $seat } vykládá kartu: { $card }.
}
tomb-raider-event-went = { $you ->
    [yes] Vyrážíš na cestu:
   *[no] { $seat } vyráží na cestu:
} { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
} pohybu.
tomb-raider-event-revealed = { $you ->
    [yes] Odkrýváš
   *[no] { $seat } odkrývá
} díl { $place }: { tomb-raider-symbol }, { tomb-raider-shape }.
tomb-raider-event-turned = { $you ->
    [yes] Natáčíš
   *[no] { $seat } natáčí
} díl { $place }, otevřeno: { $doors }.
tomb-raider-event-rotated = { $you ->
    [yes] Otáčíš
   *[no] { $seat } otáčí
} díl { $place } o { $quarters ->
    [1] 90
    [2] 180
   *[3] 270
} stupňů, otevřeno: { $doors }.
tomb-raider-event-stepped = { $to_place ->
    [start] { $you ->
        [yes] Vycházíš ven na startovní díl.
       *[no] { $seat } vychází ven na startovní díl.
    }
   *[other] { $you ->
        [yes] Přecházíš na { $to_place }.
       *[no] { $seat } přechází na { $to_place }.
    }
}
tomb-raider-event-stopped = { $you ->
    [yes] Končíš pohyb
   *[no] { $seat } končí pohyb
}{ $lost ->
    [0] .
    [one] , propadá { $lost } bod.
    [few] , propadají { $lost } body.
   *[other] , propadá { $lost } bodů.
}
tomb-raider-event-took_plate = { $you ->
    [yes] Bereš
   *[no] { $seat } bere
} destičku pokladů za 1 bod: { $plate }.
tomb-raider-event-laid_treasure = Na { $place } teď leží { $treasure }.
tomb-raider-event-laid_bomb = Na { $place } leží bomba.
tomb-raider-event-arrested = { $you ->
    [yes] Policie tě odvádí z { $from_place } na startovní díl.
   *[no] Na startovní díl odchází s policií z { $from_place } { $seat }.
}
tomb-raider-event-picked_up = { $you ->
    [yes] Sbíráš
   *[no] { $seat } sbírá
} na { $place }: { $treasure }.
tomb-raider-event-dropped = { $you ->
    [yes] Odkládáš
   *[no] { $seat } odkládá
} na { $place }: { $treasure }.
tomb-raider-event-handed_over = { $you ->
    [yes] Předáváš { $treasure }; teď nese poklad { $to }.
   *[no] { $seat } předává { $treasure }; { $to_you ->
        [yes] teď neseš poklad ty.
       *[no] teď nese poklad { $to }.
    }
}
tomb-raider-event-delivered = { $you ->
    [yes] Vynášíš
   *[no] { $seat } vynáší
} { $treasure }{ $points ->
    [0] , bez bodů.
    [one] , { $points } bod.
    [few] , { $points } body.
   *[other] , { $points } bodů.
}
tomb-raider-event-armed = { $by_guard ->
    [yes] Bomba na { $place } se aktivovala sama. Vlny přicházejí { $you ->
        [yes] po tvých tazích.
       *[no] po tazích, které hraje { $seat }.
    }
   *[no] { $you ->
        [yes] Aktivuješ bombu na { $place }!
       *[no] { $seat } aktivuje bombu na { $place }!
    }
}
tomb-raider-event-aimed = { $you ->
    [yes] Míříš, cíl: { $target }.
   *[no] { $seat } míří, { $target_you ->
        [yes] cílem jsi ty.
       *[no] cíl: { $target }.
    }
}
tomb-raider-event-fired = { $you ->
    [yes] Střílíš silou { $shooting }, cíl: { $target }.
   *[no] { $seat } střílí silou { $shooting }, { $target_you ->
        [yes] cílem jsi ty.
       *[no] cíl: { $target }.
    }
}
tomb-raider-event-warded_off = { $you ->
    [yes] Výstřelu se bráníš
   *[no] { $seat } se výstřelu brání
} úspěšně: střelba { $shooting }, zdraví { $health }.
tomb-raider-event-was_shot = { $you ->
    [yes] Dostáváš zásah: střelba { $shooting }, zdraví { $health }.
   *[no] { $seat } dostává zásah: střelba { $shooting }, zdraví { $health }.
}
tomb-raider-event-discarded = { $you ->
    [yes] Odhazuješ kartu: { $card }.
   *[no] { $seat } odhazuje kartu: { $card }.
}
tomb-raider-event-exploded = Vlna výbuchu číslo { $wave }!
tomb-raider-event-removed = Díl { $place } mizí.
tomb-raider-event-died = { $you ->
    [yes] Umíráš při výbuchu na { $place }.
   *[no] { $seat } umírá při výbuchu na { $place }.
}
tomb-raider-event-lost_treasure = Zničeno: { $treasure }.
tomb-raider-event-turn_ended = { $you ->
    [yes] Končíš tah.
   *[no] { $seat } končí tah.
}
tomb-raider-event-ended = { $reason ->
    [explosion] Vstupní díl je pryč: hra končí.
    [safety] Uvnitř už nikdo a nic nezbylo: hra končí.
   *[death] Nikdo nezůstal naživu: hra končí.
}

## Akce

tomb-raider-action-draw = { $number ->
    [one] Líznout si { $number } kartu: { tomb-raider-kind }.
    [few] Líznout si { $number } karty: { tomb-raider-kind }.
   *[other] Líznout si { $number } karet: { tomb-raider-kind }.
}
tomb-raider-action-lay = Vyložit kartu: { tomb-raider-kind } { $value }.
tomb-raider-action-go = Vyrazit.
tomb-raider-action-fire = Vystřelit.
tomb-raider-action-accept_hit = Další karty zdraví nevykládat.
tomb-raider-action-aim = Střílet, cíl: { $target }.
tomb-raider-action-discard = Odhodit kartu: { tomb-raider-kind } { $value }.
tomb-raider-action-reveal = Odkrýt sousední díl: { $direction }.
tomb-raider-action-turn = Natočit odkrytý díl o { $quarters ->
    [0] 0
    [1] 90
    [2] 180
   *[3] 270
} stupňů.
tomb-raider-action-rotate = { $where ->
    [north] Otočit díl na severu
    [east] Otočit díl na východě
    [south] Otočit díl na jihu
    [west] Otočit díl na západě
   *[here] Otočit vlastní díl
} o { $quarters ->
    [1] 90
    [2] 180
   *[3] 270
} stupňů.
tomb-raider-action-step = Přejít: { $direction }.
tomb-raider-action-pick_up = Sebrat poklad { $treasure }.
tomb-raider-action-drop = Odložit poklad.
tomb-raider-action-hand_over = Předat poklad spoluhráči.
tomb-raider-action-end_move = Ukončit pohyb.
tomb-raider-action-end_turn = Ukončit tah.

## Akce v seznamu: kam vedou

tomb-raider-choice-draw = { $number ->
    [one] { tomb-raider-kind }
   *[other] { $number }× { tomb-raider-kind }
}
tomb-raider-choice-lay = { tomb-raider-kind } { $value } { $sum ->
    [0] { "" }
   *[other] (celkem { $sum })
}
tomb-raider-choice-go = vyrazit: { $sum ->
    [one] { $sum } bod
    [few] { $sum } body
   *[other] { $sum } bodů
}
tomb-raider-choice-fire = vystřelit silou { $sum }
tomb-raider-choice-accept_hit = { $sum ->
    [0] nic nevyložit
   *[other] to stačí ({ $sum })
}
tomb-raider-choice-aim = { $target } ({ $at }, karet zdraví: { $cards })
tomb-raider-choice-discard = { tomb-raider-kind } { $value }
tomb-raider-choice-reveal = { $direction }: { $at }
tomb-raider-choice-turn = { $shape } { $doors }
tomb-raider-choice-rotate = { $at } { $shape } { $letters }
tomb-raider-choice-step = { $direction }: { $at }
tomb-raider-choice-pick_up = sebrat: { $treasure }
tomb-raider-choice-drop = odložit: { $treasure }
tomb-raider-choice-hand_over = předat: { $treasure }, dostane { $partner }
tomb-raider-choice-end_move = ukončit pohyb { $left ->
    [0] { "" }
    [one] (propadne { $left } bod)
    [few] (propadnou { $left } body)
   *[other] (propadne { $left } bodů)
}
tomb-raider-choice-end_turn = ukončit tah { $left ->
    [0] { "" }
    [one] (zbývá { $left } akce)
    [few] (zbývají { $left } akce)
   *[other] (zbývá { $left } akcí)
}
tomb-raider-preview-armed = aktivuje bombu
tomb-raider-preview-delivered = vynese { $treasure }: { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}
tomb-raider-preview-blank = určitě prázdný
tomb-raider-preview-exploded = vlna { $wave }
tomb-raider-preview-died = { $seat } zahyne
tomb-raider-preview-ended = ukončí hru
tomb-raider-preview-hits = zásah
tomb-raider-preview-warded_off = odvráceno
tomb-raider-preview-defends = cíl se může bránit

## Slova, kterými lze akci napsat

tomb-raider-word-draw = líznout
tomb-raider-word-lay = vyložit
tomb-raider-word-go = vyrazit
tomb-raider-word-fire = vystřelit
tomb-raider-word-accept_hit = stačí
tomb-raider-word-aim = střílet
tomb-raider-word-discard = odhodit
tomb-raider-word-reveal = odkrýt
tomb-raider-word-turn = natočit
tomb-raider-word-rotate = otočit
tomb-raider-word-step = přejít
tomb-raider-word-pick_up = sebrat
tomb-raider-word-drop = odložit
tomb-raider-word-hand_over = předat
tomb-raider-word-end_move = stát
tomb-raider-word-end_turn = hotovo
tomb-raider-word-here = tady
tomb-raider-word-north = sever
tomb-raider-word-east = východ
tomb-raider-word-south = jih
tomb-raider-word-west = západ
tomb-raider-word-energy = energie
tomb-raider-word-shooting = střelba
tomb-raider-word-health = zdraví
tomb-raider-typing = Lze psát i slova: líznout energie 1, vyložit energie 3, vyrazit, sever nebo c2 (odkryje, nebo přejde), otočit tady 2 (o 180 stupňů), sebrat, předat, stát, střílet Karel, vystřelit, hotovo. Slova se dají zkrátit.

## Fáze: na co se hra ptá

tomb-raider-question-acting = { $actions ->
    [0] Akce došly: poklady, nebo ukončit tah.
    [one] Co uděláš? Zbývá { $actions } akce.
    [few] Co uděláš? Zbývají { $actions } akce.
   *[other] Co uděláš? Zbývá { $actions } akcí.
}
tomb-raider-question-laying = Další energie, nebo vyrazit?
tomb-raider-question-moving = Kam? { $points ->
    [one] Zbývá { $points } bod.
    [few] Zbývají { $points } body.
   *[other] Zbývá { $points } bodů.
}
tomb-raider-question-turning = Jak natočíš { $place }?
tomb-raider-question-shooting = Kterými kartami střílíš? Cíl: { $target }.
tomb-raider-question-defending = { $seat } střílí silou { $sum }: které karty zdraví vyložíš?
tomb-raider-question-discarding = Víc než 7 karet: kterou odhodíš?
tomb-raider-hint-not-next-to-you = { $at } s tebou nesousedí.
tomb-raider-hint-which-treasure = Leží tu víc pokladů: napiš číslo jednoho z nich.

## Stůl

tomb-raider-your-turn = Rozhoduje { $name }. Až se nebude dívat nikdo jiný, stiskni Enter a uvidíš karty.
tomb-raider-pass-on = Enter smaže obrazovku; pak rozhoduje { $name }.
tomb-raider-heading-draws = Líznout si
tomb-raider-heading-cards = { $kind ->
    [health] Bránit se
    [shooting] Střílet
   *[other] Pohyb
}
tomb-raider-heading-targets = Střílet, cíl
tomb-raider-heading-discards = Odhodit
tomb-raider-heading-reveals = Odkrýt
tomb-raider-heading-turns = Otevřeno
tomb-raider-heading-rotations = Otočit
tomb-raider-heading-steps = Přejít
tomb-raider-heading-treasures = Poklad
tomb-raider-heading-ends = Nebo
tomb-raider-table-hand = V ruce má { $seat }
tomb-raider-table-no-cards = žádné karty
tomb-raider-table-laid = vyloženo: { $cards } (součet { $sum })
tomb-raider-table-round = Kolo { $round }
tomb-raider-table-turn-of = na tahu { $seat }
tomb-raider-table-actions = akcí: { $actions }
tomb-raider-table-points = bodů pohybu: { $points }
tomb-raider-side = { $side ->
    [good] kladná
   *[bad] záporná
}
tomb-raider-table-side = { $side ->
    [good] Kladná strana
   *[bad] Záporná strana
}, { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}
tomb-raider-table-plates = destičky { $plates }
tomb-raider-table-treasures = poklady { $treasures }
tomb-raider-table-deck = { tomb-raider-kind } { $deck }
tomb-raider-table-discards = { tomb-raider-kind } { $deck } (odhozeno: { $cards })
tomb-raider-table-decks = Balíčky: { $decks }
tomb-raider-table-bomb = Bomba na { $place }, neaktivovaná
tomb-raider-table-armed = Bomba na { $place } aktivovaná: vlna { $wave } na konci tahu ({ $seat })
tomb-raider-table-lying = Poklady: { $treasures }
tomb-raider-table-hidden = Zatím neviděno: díly { $tiles }; poklady { $treasures }; destičky { $plates }
tomb-raider-table-hidden-tile = { $symbol ->
    [blank] prázdné
    [energy] energie
    [shooting] střelba
    [health] zdraví
   *[treasure] tajná místnost
} { $count }
tomb-raider-table-lies = { $place } leží ({ $turns })
tomb-raider-table-dead = mrtvá
tomb-raider-column-figure = Figurka
tomb-raider-column-side = Strana
tomb-raider-column-place = Poloha
tomb-raider-column-carries = Nese
tomb-raider-column-cards = E/S/Z
tomb-raider-legend = A až D jsou figurky, a až d ležící; leží (2): vstane ve svém druhém tahu odteď. ┣ ukazuje otevřené hrany dílu; mezera ve zdi je průchod, tečkovaná zeď je otevřená jen z jedné hrany. E/S/Z jsou počty karet energie, střelby a zdraví. ░ leží lícem dolů, ○ je určitě prázdný díl. §2 je důkaz (pro kladnou stranu), ▣3 obraz (pro zápornou), ★3 velký poklad, ✱ bomba. Červené číslo: po tolika tazích aktivátora díl zmizí. Destičky: 2!? jsou 2 poklady a policie na dvojici nálezce (!) i soupeřů (?).

## Bodování

tomb-raider-score-T12-2 = Vynesené poklady
tomb-raider-score-T6-2 = Destičky pokladů
tomb-raider-score-T10-4 = Ztracené figurky
tomb-raider-score-T12-3 = Poslední změna bodů
tomb-raider-score-T12-4 = Poslední změny bodů
tomb-raider-decided-T12-3 = Rozhoduje poslední změna bodů (pravidlo T12.3): { $components }.
tomb-raider-decided-T12-4 = Rozhoduje poslední změna bodů, která nebyla pro obě strany stejná (pravidlo T12.4): { $components }.
tomb-raider-tie-broken = Obě strany mají stejně bodů.
tomb-raider-tie-shared = Obě strany mají stejně bodů a nic mezi nimi nerozhodne: o vítězství se dělí (pravidlo T12.4).

## Volby stolu

tomb-raider-option-modified_setup = Upravená příprava
tomb-raider-option-modified_setup-help = U vstupu leží prázdné díly (pravidlo T2.2).
tomb-raider-option-start = Poloha startovního dílu
tomb-raider-option-start-help = U které z 20 vnějších hran leží startovní díl: 0 až 19 po směru hodin od severozápadního rohu, nebo random (náhodně). Běžně 2, uprostřed severní strany (pravidlo T2.1).
tomb-raider-option-start-0 = Severní strana, první zleva
tomb-raider-option-start-1 = Severní strana, druhý zleva
tomb-raider-option-start-2 = Severní strana uprostřed
tomb-raider-option-start-3 = Severní strana, čtvrtý zleva
tomb-raider-option-start-4 = Severní strana úplně vpravo
tomb-raider-option-start-5 = Východní strana úplně nahoře
tomb-raider-option-start-6 = Východní strana, druhý shora
tomb-raider-option-start-7 = Východní strana uprostřed
tomb-raider-option-start-8 = Východní strana, čtvrtý shora
tomb-raider-option-start-9 = Východní strana úplně dole
tomb-raider-option-start-10 = Jižní strana úplně vpravo
tomb-raider-option-start-11 = Jižní strana, čtvrtý zleva
tomb-raider-option-start-12 = Jižní strana uprostřed
tomb-raider-option-start-13 = Jižní strana, druhý zleva
tomb-raider-option-start-14 = Jižní strana, první zleva
tomb-raider-option-start-15 = Západní strana úplně dole
tomb-raider-option-start-16 = Západní strana, čtvrtý shora
tomb-raider-option-start-17 = Západní strana uprostřed
tomb-raider-option-start-18 = Západní strana, druhý shora
tomb-raider-option-start-19 = Západní strana úplně nahoře
tomb-raider-option-swap_villains = Eckhardt před Karlem
tomb-raider-option-swap_villains-help = Po Laře hraje Eckhardt, po Kurtisovi Karel (pravidlo T1.3).
tomb-raider-option-both_figures = Dvě figurky jednoho hráče
tomb-raider-option-both_figures-help = Ve třech hráčích strana, za kterou hraje jeden z nich sám: good (kladná) nebo bad (záporná) (pravidlo T1.4).
tomb-raider-option-both_figures-good = kladná strana
tomb-raider-option-both_figures-bad = záporná strana
tomb-raider-option-lara_alone = Lara sama proti dvěma padouchům
tomb-raider-option-lara_alone-help = Tři hráči, každý s jednou figurkou, Kurtis zůstává v krabici (pravidlo T13).
tomb-raider-option-open_good_hands = Odkryté karty kladné strany
tomb-raider-option-open_good_hands-help = Lara a Kurtis si navzájem vidí do karet; hraje-li za oba jeden hráč, vždy (pravidlo T1.5).
tomb-raider-option-open_bad_hands = Odkryté karty záporné strany
tomb-raider-option-open_bad_hands-help = Karel a Eckhardt si navzájem vidí do karet; hraje-li za oba jeden hráč, vždy (pravidlo T1.5).
tomb-raider-option-early_revive_cards = Karty už ve vynechaném tahu
tomb-raider-option-early_revive_cards-help = Zastřelená figurka si líže tři nové karty už ve vynechaném tahu (pravidlo T9.2).
tomb-raider-option-guard = Pojistka proti patové situaci
tomb-raider-option-guard-help = Bomba se aktivuje sama po 40. kole, s vypnutou pojistkou po 100. kole (pravidlo T12.5).

## Proč ne

tomb-raider-refusal-figure-lies = Ležíš na zemi.
tomb-raider-refusal-game-over = Hra skončila.
tomb-raider-refusal-not-your-turn = Na tahu je { $turn }.
tomb-raider-refusal-target-defends = Nejdřív se { $turn } rozhodne, jak se bude bránit.
tomb-raider-refusal-finish-laying = Nejdřív vylož energii a vyraz.
tomb-raider-refusal-finish-moving = Nejdřív dokonči pohyb.
tomb-raider-refusal-turn-first = Nejdřív natoč odkrytý díl.
tomb-raider-refusal-finish-shot = Nejdřív vylož karty střelby a vystřel.
tomb-raider-refusal-defend-first = Nejdřív vylož karty zdraví, nebo řekni, že to stačí.
tomb-raider-refusal-discard-first = Nejdřív odhoď karty, ať jich máš 7.
tomb-raider-refusal-no-actions-left = V tomto tahu už nemáš žádnou akci.
tomb-raider-refusal-aim-first = Nejdřív urči, na koho střílíš.
tomb-raider-refusal-lay-energy-first = Nejdřív vylož na pohyb karty energie.
tomb-raider-refusal-not-under-fire = Nikdo na tebe nestřílí.
tomb-raider-refusal-within-limit = Limit karet v ruce nepřekračuješ, takže nic neodhazuješ.
tomb-raider-refusal-reveal-first = Zdarma se natáčí jen díl, který byl právě odkryt.
tomb-raider-refusal-no-cards-left = Balíček i odkládací hromádka jsou prázdné: { tomb-raider-kind }.
tomb-raider-refusal-not-on-source = Dvě karty jednoho druhu se lížou jen na jeho zdroji: { tomb-raider-kind }.
tomb-raider-refusal-no-such-card = Takovou kartu nemáš: { tomb-raider-kind } { $value }.
tomb-raider-refusal-lay-a-shooting-card = Na výstřel je třeba aspoň jedna karta střelby.
tomb-raider-refusal-no-shooting-cards = Nemáš žádnou kartu střelby.
tomb-raider-refusal-nobody-there = Taková figurka v této hře není.
tomb-raider-refusal-no-enemy = Střílí se jen na figurky druhé strany.
tomb-raider-refusal-target-dead = Tato figurka je mrtvá: { $target }.
tomb-raider-refusal-target-lies = { $target } leží na zemi a nemůže být cílem.
tomb-raider-refusal-on-start-tile = Ze startovního dílu ani na něj se nestřílí.
tomb-raider-refusal-no-line-of-sight = Na cíl není vidět ({ $target }): mezi vámi je zeď, díl lícem dolů nebo mezera.
tomb-raider-refusal-not-in-line = { $target } není ve tvém řádku ani sloupci.
tomb-raider-refusal-start-tile-lies-fast = Startovní díl se neodkrývá ani neotáčí.
tomb-raider-refusal-no-neighbour = Tímto směrem žádný díl není.
tomb-raider-refusal-removed = Díl, který tam byl, je pryč.
tomb-raider-refusal-already-revealed = Tento díl už je odkrytý.
tomb-raider-refusal-face-down = Tento díl leží ještě lícem dolů.
tomb-raider-refusal-wall = V cestě je zeď: otevřené musí být obě hrany.
tomb-raider-refusal-not-here = Tento poklad na tvém dílu neleží.
tomb-raider-refusal-hands-full = Jeden poklad už neseš.
tomb-raider-refusal-picked-up-before = V jednom tahu lze tento poklad sebrat jen jednou.
tomb-raider-refusal-carries-nothing = Neneseš žádný poklad.
tomb-raider-refusal-no-partner = Lara hraje bez spoluhráče.
tomb-raider-refusal-partner-dead = Tvůj spoluhráč je mrtvý.
tomb-raider-refusal-partner-elsewhere = Tvůj spoluhráč není na tvém dílu.
tomb-raider-refusal-partner-lies = Tvůj spoluhráč leží na zemi.
tomb-raider-refusal-partner-carries = Tvůj spoluhráč už poklad nese.

## Vstup, který nesedí

tomb-raider-error-bad-words = Taková akce v Tomb Raideru není ({ $detail }).
tomb-raider-error-bad-edition = { $detail }.
tomb-raider-error-lara-alone-players = Lara sama je pro 3 hráče.
tomb-raider-error-lara-alone-order = Hraje-li Lara sama, je pořadí pevné: Lara, Karel, Eckhardt. Výměnu padouchů vynech.

## Hra v deseti řádcích

tomb-raider-primer-1 = Dvě strany prohledávají temné muzeum: Lara a Kurtis hledají důkazy, Karel a Eckhardt obrazy.
tomb-raider-primer-2 = Poklady své strany přines na startovní díl; tam se bodují, velký poklad kterékoli straně.
tomb-raider-primer-3 = V tahu máš tři akce: líznout kartu, pohnout se, nebo střílet, v libovolné kombinaci.
tomb-raider-primer-4 = K pohybu vylož karty energie; jejich součet jsou tvé body pohybu.
tomb-raider-primer-5 = Za bod odkryješ sousední díl a natočíš ho, otočíš díl, nebo projdeš otevřeným průchodem.
tomb-raider-primer-6 = Díly s pokladem dají tvé straně bod a odkryjí poklady, někdy přivolají policii.
tomb-raider-primer-7 = Neseš jeden poklad; sebrat ho, odložit nebo předat spoluhráči nic nestojí.
tomb-raider-primer-8 = Střílej na nepřítele v přímé otevřené linii: tvé karty střelby proti jeho kartám zdraví. Kdo je zasažen, přijde o poklad i karty.
tomb-raider-primer-9 = Velký poklad leží na bombě: kdo ho vezme, spustí vlny, které ničí muzeum díl po dílu.
tomb-raider-primer-10 = Vrať se na startovní díl dřív, než tě vlna zastihne; každá ztracená figurka stojí svou stranu bod.

tomb-raider-lesson-1 = V tahu máš tři akce. Tou první si lízni kartu: vezmi si ji z balíčku energie.
tomb-raider-lesson-2 = K pohybu vylož karty energie; jejich součet jsou tvé body pohybu. Vyber z ruky kartu energie.
tomb-raider-lesson-3 = Za jeden bod odkryješ temný díl vedle sebe. Vyber jeden z dílů, které září.
tomb-raider-lesson-4 = Natoč odkrytý díl, jak chceš, aby průchody vedly, kam potřebuješ, a polož ho.
tomb-raider-lesson-5 = Za jeden bod také uděláš krok, kde jsou strany obou dílů otevřené, nebo otočíš svůj či sousední díl.
tomb-raider-lesson-6 = Každá pochodeň je akce: líznout, pohnout se, nebo střílet, v libovolném pořadí. Až ti to stačí, ukonči tah.
tomb-raider-lesson-7 = Díl s pokladem dá tvé straně destičku za jeden bod a odkryje poklady. Některé destičky přivolají policii.
tomb-raider-lesson-8 = Figurka nese jeden poklad. Seber důkazy a přines je na startovní díl: tam bodují tvé straně.
tomb-raider-lesson-9 = Střílej v přímé otevřené linii: tvé karty střelby proti kartám zdraví. Kdo je zasažen, přijde o poklad i karty.
tomb-raider-lesson-10 = Velký poklad leží na bombě. Kdo ho vezme, po každém jeho tahu přijde vlna: buď včas na startovním dílu!

## Stůl v prohlížeči

tomb-raider-museum = Muzeum
tomb-raider-start-tile = startovní díl
tomb-raider-bomb = bomba
tomb-raider-nothing = nic
tomb-raider-over = Hra skončila.
tomb-raider-sent = Okamžik.
tomb-raider-thinking = Rozhoduje se { $seat }.
tomb-raider-not-now = Tuto kartu teď nelze zahrát.
tomb-raider-back = Zpět
tomb-raider-help-moving = Vyber místnost: čísla říkají, kolik stojí se tam dostat.
tomb-raider-help-acting = Lízni si z balíčku, nebo zahraj energii na pohyb.
tomb-raider-help-acting-shoot = Lízni si z balíčku, zahraj energii na pohyb, nebo střílej na postavu v řadě.
tomb-raider-walk-to = Jít na { $place }
tomb-raider-walk-now = Jít
tomb-raider-walk-label = Jít na { $place }: { $costs }. { $room }
tomb-raider-reveal-at = Odkrýt { $place }
tomb-raider-reveal-now = Odkrýt
tomb-raider-reveal-label = Odkrýt { $place }: { $costs }
tomb-raider-rotate-at = Otočit { $place }
tomb-raider-rotate-now = Otočit: 1 bod
tomb-raider-rotate-label = Otočit { $place }: 1 bod
tomb-raider-turn-on = Otáčet dál { $place }; Enter ji tak položí
tomb-raider-lay-like-this = Položit takto
tomb-raider-ways = Možná otočení místnosti
tomb-raider-way-label = Dveře: { $doors }. { $outcome }
tomb-raider-costs = { $price ->
    [one] { $price } bod
    [few] { $price } body
   *[other] { $price } bodů
}, zbude { $left }
tomb-raider-rotates = otočí { $rooms }
tomb-raider-odds = { tomb-raider-symbol } { $percent } %
tomb-raider-opens = otevře cestu: { $places }
tomb-raider-shuts = zavře cestu: { $places }
tomb-raider-opens-nothing = neotevře žádnou cestu
tomb-raider-leads-wall = vnější zeď
tomb-raider-leads-gap = díra
tomb-raider-leads-dark = { $place } neodkryto
tomb-raider-leads-own = tvá místnost
tomb-raider-energy-then = { $energy ->
    [one] { $energy } bod pohybu
    [few] { $energy } body pohybu
   *[other] { $energy } bodů pohybu
}
tomb-raider-points-lost = { $count ->
    [one] { $count } bod propadne
    [few] { $count } body propadnou
   *[other] { $count } bodů propadne
}
tomb-raider-actions-unused = { $count ->
    [one] { $count } akce nevyužita
    [few] { $count } akce nevyužity
   *[other] { $count } akcí nevyužito
}
tomb-raider-room = { $place }: { tomb-raider-symbol }, dveře { $doors }
tomb-raider-room-dark = { $place }: lícem dolů
tomb-raider-room-blank = { $place }: lícem dolů, jistě prázdná
tomb-raider-room-gone = { $place }: zničeno
tomb-raider-room-has = { $room }; je tu: { $things }
tomb-raider-wave-after = vlna { $wave } po tahu: { $seat }
tomb-raider-next-wave = zničí ji příští vlna
tomb-raider-waves = Muzeum vlnu po vlně
tomb-raider-waves-note = Každé číslo říká, která vlna místnost pohltila. Označený okraj vede ven.
tomb-raider-out-of-reach = { $place } stojí { $price } bodů pohybu, máš { $points }.
tomb-raider-no-way = Na { $place } teď nevede žádná otevřená cesta.
tomb-raider-walked = { $you ->
    [yes] Jdeš
   *[no] { $seat } jde
} { $from } → { $to }, { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}.
tomb-raider-hand = Tvá ruka: { $count } z nejvýše { $limit } karet
tomb-raider-card-live = { $card }, lze zahrát
tomb-raider-card-idle = { $card }, teď ne
tomb-raider-deck = { tomb-raider-kind }: v balíčku { $count }, odhozeno { $used }
tomb-raider-used = použito { $count }
tomb-raider-actions-left = Akce
tomb-raider-points-left = Body
tomb-raider-brief-pick_up = Sebrat
tomb-raider-brief-drop = Odložit
tomb-raider-brief-hand_over = Předat
tomb-raider-draw-two = líznout 2
tomb-raider-in-sight = Na mušce: { $names }
tomb-raider-holds = { $cards ->
    [one] má { $cards } kartu
    [few] má { $cards } karty
   *[other] má { $cards } karet
}: { $range }
tomb-raider-haul = { $side ->
    [good] Kladná
   *[bad] Záporná
}: { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}, { $plates ->
    [one] { $plates } destička
    [few] { $plates } destičky
   *[other] { $plates } destiček
}, vyneseno: { $treasures }
tomb-raider-seat-dead = zahynul při výbuchu
tomb-raider-seat-lies = { $place }, zásah; vstane příští tah
tomb-raider-seat-lies-long = { $place }, zásah; vynechá tah
tomb-raider-carries = nese { $treasure }
tomb-raider-supply = Poklady, místnosti a destičky
tomb-raider-treasures = Poklady
tomb-raider-outside = venku
tomb-raider-hidden = skryto
tomb-raider-rooms-unseen = Neodkryté místnosti
tomb-raider-rooms-by-shape = Neodkryté místnosti podle symbolu a tvaru
tomb-raider-rooms-gone = Zničené místnosti
tomb-raider-plates = Destičky
tomb-raider-side-name = { $side ->
    [good] Kladná strana
   *[bad] Záporná strana
}
tomb-raider-two-figures = Dvě figurky: { $one } a { $two }
tomb-raider-side-wins = { $name } vítězí: { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}
tomb-raider-sides-share = Obě strany se dělí o vítězství

## Vydání: co neodpovídá

tomb-raider-edition-museum-tiles = dílů muzea má být { $wanted }, ne { $found } (pravidlo T0.1).
tomb-raider-edition-treasure-tiles = dílů s pokladem má být { $wanted }, jeden na každou destičku, ne { $found } (pravidlo T0.1).
tomb-raider-edition-blank-tiles = prázdných dílů má být nejméně { $wanted }, ne { $found } (pravidlo T2.2).
tomb-raider-edition-cards = karet tohoto druhu má být nejméně { $wanted }, ne { $found }: { tomb-raider-kind } (pravidlo T2.5).
tomb-raider-edition-plates = destičky mají mít dohromady nejméně { $wanted } pokladů, ne { $found } (pravidlo T0.4).

## Pictures in the rules

tomb-raider-figure-of = { $rule ->
    [T0-1] Pět tvarů, tady s pěti symboly; symbol se pozná podle tvaru sálu.
    [T0-4] Pět destiček: kolik pokladů vyloží, a štít znamená policii.
    [T5-2] Každý krok stojí jeden bod. Místnost lícem dolů se odkryje za třetí, z vedlejší místnosti.
    [T8-1] Lara vidí Karla otevřenými dveřmi v řadě; Kurtise před Karlem kryje zeď.
   *[T10-2] Vlna 0 zničí místnost s bombou a každá další místnosti o krok dál.
}
