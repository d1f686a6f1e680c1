# Silver & Gold. Políčka se číslují po řádcích na mřížce šest krát šest. Jak vznikají argumenty: texts/sentences.py.

silver-and-gold-name = Silver & Gold
silver-and-gold-about = Zakřížkuj vzory na mapách pokladů, vyplňuj mapy a sbírej mince, palmy a poháry.

## Pole tak, jak je věty pojmenovávají

silver-and-gold-field-slot = { LETTER($value) }
silver-and-gold-field-row = { FROM_ONE($value) }
silver-and-gold-field-column = { LETTER($value) }
silver-and-gold-field-place = { FROM_ONE($value) }
silver-and-gold-field-keep = { FROM_ONE($value) }
silver-and-gold-field-box = { FROM_ONE($value) }
silver-and-gold-field-square = { ON_GRID($value, columns: 6) }
silver-and-gold-field-squares = { ON_GRID($value, columns: 6) }
silver-and-gold-field-pattern = { $value ->
    [domino] domino
    [straight_three] přímá trojice
    [corner_three] rohová trojice
    [l_of_four] L ze čtyř
    [t_of_four] T ze čtyř
   *[square_of_four] čtverec ze čtyř
}

## Herní materiál

silver-and-gold-colour = { $color ->
    [purple] fialová
    [orange] oranžová
    [green] zelená
   *[grey] šedá
}
silver-and-gold-seal-colour = { $seal_color ->
    [purple] fialovou
    [orange] oranžovou
    [green] zelenou
   *[grey] šedou
}
silver-and-gold-piece-map = { $seal ->
    [none] { silver-and-gold-colour } ({ $points })
   *[other] { silver-and-gold-colour } ({ $points }, pečeť: { $seal_value } za každou { silver-and-gold-seal-colour })
}
silver-and-gold-piece-seal = pečeť
silver-and-gold-piece-coins = { $count ->
    [one] { $count } mince
    [few] { $count } mince
   *[other] { $count } mincí
}
silver-and-gold-piece-trophy = pohár za řadu { $row } ({ $points })
silver-and-gold-piece-palm = palmové políčko { $box } ({ $points })
silver-and-gold-piece-completed_map = vyplněná mapa: { $map }
silver-and-gold-piece-scored_seal = pečeť: { $map }

## Herní materiál jedním slovem, na stůl

silver-and-gold-short-colour = { $color ->
    [purple] fia
    [orange] ora
    [green] zel
   *[grey] šed
}
silver-and-gold-short-map = { $points } { silver-and-gold-short-colour }
silver-and-gold-short-seal = ◉{ $value } { silver-and-gold-short-colour }
silver-and-gold-short-empty = nic

## Co se stalo

silver-and-gold-event-started = { $you ->
    [yes] Začínáš.
   *[no] Začíná { $seat }.
}
silver-and-gold-event-dealt_map = { $you ->
    [yes] Dostáváš mapu { $place }: { $map }.
   *[no] { $seat } dostává mapu { $place }: { $map }.
}
silver-and-gold-event-dealt_map_unseen = { $you ->
    [yes] Dostáváš skrytou mapu { $place }.
   *[no] { $seat } dostává skrytou mapu { $place }.
}
silver-and-gold-event-chose = { $you ->
    [yes] Necháváš si mapy { $keep }.
   *[no] { $seat } si nechává mapy { $keep }.
}
silver-and-gold-event-chose_unseen = { $you ->
    [yes] Máš vybrané dvě mapy.
   *[no] { $seat } už má vybrané dvě mapy.
}
silver-and-gold-event-kept_map = { $you ->
    [yes] Tvoje mapa { $slot }: { $map }.
   *[no] Mapa { $slot }, kterou má { $seat }: { $map }.
}
silver-and-gold-event-showed_map = Nová vyložená mapa: { $map }.
silver-and-gold-event-turned_up = Expediční karta: { $pattern }.
silver-and-gold-event-marked = { $you ->
    [yes] Křížkuješ vzor na mapě { $slot } ({ $pattern }): { $squares }.
   *[no] { $seat } křížkuje vzor na mapě { $slot } ({ $pattern }): { $squares }.
}
silver-and-gold-event-marked_one = { $owed ->
    [yes] { $you ->
        [yes] Křížkuješ bonusové políčko { $square } na mapě { $slot }.
       *[no] { $seat } křížkuje bonusové políčko { $square } na mapě { $slot }.
    }
   *[no] { $you ->
        [yes] Křížkuješ jediné políčko { $square } na mapě { $slot }.
       *[no] { $seat } křížkuje jediné políčko { $square } na mapě { $slot }.
    }
}
silver-and-gold-event-got_coin = { $you ->
    [yes] Křížkuješ { $coins }. minci.
   *[no] { $seat } křížkuje { $coins }. minci.
}
silver-and-gold-event-got_palm = { $you ->
    [yes] Zapisuješ si za palmu { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    }.
   *[no] { $seat } si zapisuje za palmu { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    }.
}
silver-and-gold-event-lapsed = Žádné políčko není volné, { $squares_raw ->
    [one] propadá { $squares_raw } dlužné políčko
    [few] propadají { $squares_raw } dlužná políčka
   *[other] propadá { $squares_raw } dlužných políček
}{ $you ->
    [yes] {""}
   *[no] {" "}({ $seat })
}.
silver-and-gold-event-won_trophy = { $points ->
    [0] { $you ->
        [yes] Máš plnou řadu mincí { $row }, ale žádný pohár už nezbývá.
       *[no] { $seat } má plnou řadu mincí { $row }, ale žádný pohár už nezbývá.
    }
   *[other] { $you ->
        [yes] Máš plnou řadu mincí { $row } a získáváš pohár za { $points }.
       *[no] { $seat } má plnou řadu mincí { $row } a získává pohár za { $points }.
    }
}
silver-and-gold-event-completed_map = { $you ->
    [yes] Máš vyplněnou mapu: { $map }.
   *[no] { $seat } má vyplněnou mapu: { $map }.
}
silver-and-gold-event-took_map = { $blind ->
    [yes] { $you ->
        [yes] Bereš si naslepo z balíčku mapu { $slot }: { $map }.
       *[no] { $seat } si bere naslepo z balíčku mapu { $slot }: { $map }.
    }
   *[no] { $you ->
        [yes] Bereš si z vyložených map mapu { $slot }: { $map }.
       *[no] { $seat } si bere z vyložených map mapu { $slot }: { $map }.
    }
}
silver-and-gold-event-left_display = Nejstarší vyložená mapa odchází ze hry: { $map }.
silver-and-gold-event-struck_trophy = Přeškrtává se pohár za { $points }.
silver-and-gold-event-round_ended = Hrací kolo { $round } končí.
silver-and-gold-event-passed_mark = { $you ->
    [yes] Další tah začínáš ty.
   *[no] Další tah začíná { $seat }.
}
silver-and-gold-event-ended = Všechna čtyři hrací kola jsou dohraná: hra končí.
silver-and-gold-event-won_medal = { $medal ->
    [bronze] Stačí to na bronzovou medaili.
    [silver] Stačí to na stříbrnou medaili.
   *[gold] Stačí to na zlatou medaili!
}

## Akce

silver-and-gold-action-choose = Ponechat si mapy { $keep }.
silver-and-gold-action-mark = Zakřížkovat vzor na mapě { $slot }: { $squares }.
silver-and-gold-action-mark_one = Zakřížkovat políčko { $column }{ $row } na mapě { $slot }.
silver-and-gold-action-take_map = Vzít si vyloženou mapu { $place }.
silver-and-gold-action-take_blind = Vzít si mapu naslepo z balíčku.

## Akce v seznamu

silver-and-gold-choice-choose = mapy { $keep }
silver-and-gold-choice-take_blind = naslepo z balíčku ({ $deck })

## Slova, která lze psát

silver-and-gold-word-mark = křížkuj
silver-and-gold-word-square = políčko
silver-and-gold-word-turn = otoč
silver-and-gold-word-flip = zrcadli
silver-and-gold-word-take = vezmi
silver-and-gold-word-blind = naslepo
silver-and-gold-word-keep = nech
silver-and-gold-word-list = seznam
silver-and-gold-word-ok = ano
silver-and-gold-typing = a c3 zkusí vzor na mapě a tak, že jeho ◆ je na c3; otoč a zrcadli ho otočí a zrcadlí; Enter nebo ano ho zakřížkuje.
    křížkuj a c3 r1 m ho zakřížkuje hned: r1 až r3 pro čtvrtotáčky, r0 bez otočení, m pro zrcadlení předem. Stejně tak všechna jeho políčka: a c3 d3 e3.
    políčko a c3 zakřížkuje jen toto políčko, i dlužné. vezmi 2 vezme vyloženou mapu 2, naslepo mapu z balíčku.
    nech 1 3 ponechá ze čtyř map tyto dvě. seznam ukáže všechny možnosti s čísly. Slova lze zkracovat a psát bez háčků: pol a c3.

## Fáze: co se právě žádá

silver-and-gold-phase-choosing = Které dvě mapy si necháš?
silver-and-gold-phase-marking = Zakřížkuj vzor, nebo jedno políčko.
silver-and-gold-phase-no-room = Vzor se nikam nevejde: zakřížkuj jedno políčko.
silver-and-gold-phase-owed = { $owed ->
    [one] Zakřížkuj ještě { $owed } políčko.
    [few] Zakřížkuj ještě { $owed } políčka, jedno po druhém.
   *[other] Zakřížkuj ještě { $owed } políček, jedno po druhém.
}
silver-and-gold-phase-taking = Kterou mapu si vezmeš?
silver-and-gold-hint-choosing = nech 1 3 ponechá mapy 1 a 3; seznam ukáže všechny dvojice s čísly.
silver-and-gold-hint-marking = a c3 zkusí ◆ na c3 mapy a · otoč · zrcadli · políčko a c3 jen jedno · seznam
silver-and-gold-hint-one-square = a c3 zakřížkuje toto políčko; seznam ukáže všechna s čísly.
silver-and-gold-hint-taking = Číslo, nebo naslepo.
silver-and-gold-hint-listed = Napiš číslo.
silver-and-gold-hint-confirm = Enter zakřížkuje { $squares }; nebo otoč, zrcadli, jiné políčko.
silver-and-gold-hint-does-not-fit = Takhle to nejde: otoč, zrcadli, nebo napiš jiné políčko.
silver-and-gold-hint-which-map = Která mapa, a nebo b? Například: a c3.
silver-and-gold-hint-several = Tato políčka může vzor pokrýt více způsoby: napiš ještě jedno.

## Stůl

silver-and-gold-your-turn = Mapy vybírá { $name }. Nikdo jiný se nedívá? Enter je ukáže.
silver-and-gold-table-display = Vyložené mapy (palmy: { $palms })
silver-and-gold-table-turn = Kolo { $round }/4 · tah { $turn_of_round }/7
silver-and-gold-table-beside = poháry { $trophies } · balíček { $deck }
silver-and-gold-table-start = začíná { $seat }
silver-and-gold-table-turned = Odkryto v tomto kole: { $patterns }
silver-and-gold-table-mark = Vzor na mapě { $slot }
silver-and-gold-table-mark_one = Jedno políčko na mapě { $slot }
silver-and-gold-column-player = Hráč
silver-and-gold-column-points = Body
silver-and-gold-column-coins = Mince→pohár
silver-and-gold-column-palms = Palmy
silver-and-gold-column-seals = Pečeti
silver-and-gold-legend = X kříž: ještě jedno políčko. $ mince. T palma. · bez symbolu. ■ zakřížkované. (X) co se chystáš zakřížkovat. 14 fia: fialová mapa za 14. ◉2 ora: pečeť, 2 body za každou tvou vyplněnou oranžovou mapu. $$··→_ je řada mincí se svým pohárem.

## Vyhodnocení

silver-and-gold-score-S3-5 = Mince
silver-and-gold-score-S3-6 = Palmy
silver-and-gold-score-S3-9 = Poháry
silver-and-gold-score-S4-2 = Vyplněné mapy
silver-and-gold-score-S1-3 = Pečeti
silver-and-gold-tie-broken = { $names } mají stejně bodů: rozhoduje více vyplněných šedých map, potom zelených, oranžových a fialových (pravidlo S4.3).
silver-and-gold-tie-shared = { $names } mají stejně bodů i map každé barvy: o místo se dělí (pravidlo S4.3).

## Volby stolu

silver-and-gold-option-starting_player = Začínající hráč
silver-and-gold-option-starting_player-help = Kdo začíná: jméno nebo číslo místa. Jinak rozhodne los (pravidlo S2.2).
silver-and-gold-option-memory_aid = Paměťová pomůcka
silver-and-gold-option-memory_aid-help = Ukazovat expediční karty odkryté v tomto kole (pravidlo S3.14).

## Proč ne

silver-and-gold-refusal-game-over = Hra skončila.
silver-and-gold-refusal-not-your-turn = Na tahu je { $turn }.
silver-and-gold-refusal-has-chosen = Své dvě mapy už máš vybrané.
silver-and-gold-refusal-has-marked = V tomto tahu už máš zakřížkováno.
silver-and-gold-refusal-no-free-square = Nemáš žádné volné políčko, takže tento krok vynecháváš.
silver-and-gold-refusal-choose-maps-first = Nejdřív vyber dvě mapy, které si necháš.
silver-and-gold-refusal-mark-first = Nejdřív zakřížkuj vzor nebo políčko.
silver-and-gold-refusal-take-a-map-first = Nejdřív si vezmi novou mapu.
silver-and-gold-refusal-deck-empty = Balíček je prázdný.
silver-and-gold-refusal-no-map-there = Na tomto místě žádná vyložená mapa není.
silver-and-gold-refusal-a-square-is-owed = { $owed ->
    [one] Za kříž dlužíš ještě { $owed } políčko, křížkuje se jednotlivě.
    [few] Za kříže dlužíš ještě { $owed } políčka, křížkují se jednotlivě.
   *[other] Za kříže dlužíš ještě { $owed } políček, křížkují se jednotlivě.
}
silver-and-gold-refusal-no-map-in-play = Na místě { $slot } žádná mapa není.
silver-and-gold-refusal-pattern-off-the-map = Takto vzor ({ $pattern }) na volných políčkách této mapy neleží.
silver-and-gold-refusal-square-off-the-map = Mapa { $slot } takové políčko nemá.
silver-and-gold-refusal-square-marked-already = Na mapě { $slot } už zakřížkováno: { $squares }.

## Vstup, který nesedí

silver-and-gold-error-bad-words = Taková akce v Silver & Gold není ({ $detail }).
silver-and-gold-error-wrong-squares = Takto položený vzor pokrývá jiná políčka.
silver-and-gold-error-bad-edition = Sada map nesedí: { $detail }.
