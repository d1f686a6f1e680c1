# Silver & Gold. Políčka se číslují po řádcích na mřížce šest krát šest. Jak vznikají argumenty: texts/sentences.py.

silver-and-gold-name = Silver & Gold
silver-and-gold-about = Křížkuj vzory na mapách pokladů, vyplňuj mapy a sbírej mince, palmy a poháry.

## Pole tak, jak je věty pojmenovávají

silver-and-gold-field-slot = { LETTER($value) }
silver-and-gold-field-row = { FROM_ONE($value) }
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
silver-and-gold-piece-finished_map = vyplněná mapa: { $map }
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
silver-and-gold-event-lost_coin = { $you ->
    [yes] Všechny mince už máš zakřížkované, tahle propadá.
   *[no] { $seat } už má všechny mince zakřížkované, tahle propadá.
}
silver-and-gold-event-lost_palm = { $you ->
    [yes] Všechna políčka pro palmy už máš vyplněná, tahle palma nic nepřináší.
   *[no] { $seat } už má všechna políčka pro palmy vyplněná, tahle palma nic nepřináší.
}
silver-and-gold-event-won_trophy = { $you ->
    [yes] Máš plnou řadu mincí { $row } a získáváš pohár za { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    }.
   *[no] { $seat } má plnou řadu mincí { $row } a získává pohár za { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    }.
}
silver-and-gold-event-missed_trophy = { $you ->
    [yes] Máš plnou řadu mincí { $row }, ale žádný pohár už nezbývá.
   *[no] { $seat } má plnou řadu mincí { $row }, ale žádný pohár už nezbývá.
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
silver-and-gold-action-mark_one = Zakřížkovat políčko { $square } na mapě { $slot }.
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

silver-and-gold-question-choosing = Které dvě mapy si necháš?
silver-and-gold-question-marking = Zakřížkuj vzor, nebo jedno políčko.
silver-and-gold-question-no_room = Vzor se nikam nevejde: zakřížkuj jedno políčko.
silver-and-gold-question-owed = { $owed ->
    [one] Zakřížkuj ještě { $owed } políčko.
    [few] Zakřížkuj ještě { $owed } políčka, jedno po druhém.
   *[other] Zakřížkuj ještě { $owed } políček, jedno po druhém.
}
silver-and-gold-question-taking = Kterou mapu si vezmeš?
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

silver-and-gold-your-turn = Mapy vybírá { $name }. Až se nebude dívat nikdo jiný, stiskni Enter a uvidíš je.
silver-and-gold-table-display = Vyložené mapy (palmy: { $palms })
silver-and-gold-table-turn = Kolo { $round }/4 · tah { $turn_of_round }/7
silver-and-gold-table-beside = poháry { $trophies } · balíček { $deck }
silver-and-gold-table-start = začíná { $seat }
silver-and-gold-table-turned = Odkryto v tomto kole: { $patterns }
silver-and-gold-heading-on_map = Vzor na mapě { $slot }
silver-and-gold-heading-one_square = Jedno políčko na mapě { $slot }
silver-and-gold-heading-pairs = Nechat si
silver-and-gold-heading-maps = Vzít si
silver-and-gold-preview-completes = dokončí mapu
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
silver-and-gold-medals = Medaile pro jednoho hráče: bronz od { $bronze } bodů, stříbro od { $silver }, zlato od { $gold } (pravidlo S6.1).

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
silver-and-gold-refusal-pattern-off-the-map = Takto se vzor ({ $pattern }) na volná políčka této mapy nevejde.
silver-and-gold-refusal-square-off-the-map = Mapa { $slot } takové políčko nemá.
silver-and-gold-refusal-square-marked-already = Na mapě { $slot } už zakřížkováno: { $squares }.

## Vstup, který nesedí

silver-and-gold-error-bad-words = Taková akce v Silver & Gold není ({ $detail }).
silver-and-gold-error-wrong-squares = Takto položený vzor pokrývá jiná políčka.
silver-and-gold-error-bad-edition = Sada map neodpovídá hře: { $detail }.

## Hra v deseti řádcích

silver-and-gold-primer-1 = Křížkuj mapy pokladů políčko po políčku; nejvíc bodů dají vyplněné mapy.
silver-and-gold-primer-2 = Vždy pracuješ na dvou mapách. Hra má 28 tahů: čtyři kola po sedmi kartách.
silver-and-gold-primer-3 = V každém tahu karta ukáže vzor a všichni ho zakřížkují zároveň.
silver-and-gold-primer-4 = Celý vzor patří na volná políčka jedné tvé mapy; můžeš ho otočit i zrcadlit.
silver-and-gold-primer-5 = Nebo místo něj zakřížkuj jediné volné políčko. Nezakřížkovat nic se nesmí.
silver-and-gold-primer-6 = Kříž ti hned dá další políčko na kterékoli tvé mapě; kříže se řetězí.
silver-and-gold-primer-7 = Mince plní tvou hodnotící kartu; každá plná řada čtyř získá nejvyšší zbývající pohár.
silver-and-gold-primer-8 = Palma boduje hned: jeden bod a další za každou palmu na vyložených mapách.
silver-and-gold-primer-9 = Vyplněnou mapu odlož a vezmi si novou: jednu z vyložených, nebo naslepo z balíčku.
silver-and-gold-primer-10 = Na konci se počítají vyplněné mapy, jejich pečeti, mince, poháry a palmy; nevyplněné mapy nedají nic.

silver-and-gold-lesson-1 = Tyhle čtyři mapy jsi dostal(a). Vyber dvě, které si chceš nechat, a potvrď.
silver-and-gold-lesson-2 = Tohle je vzor, který v tomto tahu křížkují všichni. Otoč ho, převrať, nebo ho podrž nad jednou ze svých map.
silver-and-gold-lesson-3 = Celý patří na volná políčka jedné mapy; pak ho orazítkuj. Nebo místo něj zakřížkuj jediné políčko.
silver-and-gold-lesson-4 = Kříž ti hned dá další volné políčko na kterékoli tvé mapě. Může to být zase kříž.
silver-and-gold-lesson-5 = Vyplněná mapa se odloží. Vezmi si novou: jednu z vyložených, nebo naslepo z balíčku.
silver-and-gold-lesson-6 = V každém tahu se otočí nová karta, stejná pro všechny. Loď ukazuje, kde jste: čtyři kola po sedmi kartách.
silver-and-gold-lesson-7 = Každá mince je za bod. Plná řada mincí získá nejvyšší zbývající pohár.
silver-and-gold-lesson-8 = Palma boduje hned: jeden bod a další za každou palmu na vyložených mapách.
silver-and-gold-lesson-9 = Pečeť na vyplněné mapě boduje všechny tvé vyplněné mapy její barvy.
silver-and-gold-lesson-10 = Na konci nevyplněné mapy nedají nic. Dokonči, co stihneš, než loď dopluje.

## Sady map: co neodpovídá

silver-and-gold-edition-map = mapa { $map }
silver-and-gold-edition-box-file = ve hře Silver & Gold lze vyměnit jen mapy pokladů, sadou map v JSON; karty a poháry zůstávají.
silver-and-gold-edition-map-name = mapa má název o 1 až 60 znacích, který nemá žádná jiná.
silver-and-gold-edition-map-rows = mapa má 1 až { $limit } řad, v každé nejvýše { $limit } políček.
silver-and-gold-edition-map-sign = známe jen značky . o X $ T, ne { $sign }.
silver-and-gold-edition-map-squares = mapa má 1 až { $limit } políček, ne { $found }.
silver-and-gold-edition-map-points = mapa má tolik bodů, kolik má políček: { $wanted } (pravidlo S1.1).
silver-and-gold-edition-map-island = mapa je jeden ostrov: každé políčko sousedí s jiným hranou.
silver-and-gold-edition-map-seal = pečeť má hodnotu 1 až { $limit }.
silver-and-gold-edition-map-count = sada má { $fewest } až { $limit } map, ne { $found }.
silver-and-gold-edition-colours = map této barvy bývá { $wanted }, ne { $found }: { silver-and-gold-colour }. Jiné počty zdůvodni v "deviates".

## The page of a map pack

silver-and-gold-pack-title = Mapy pokladů
silver-and-gold-pack-lead = Prohlédni si mapy v balíčku, nakresli vlastní myší, prstem nebo klávesnicí a hraj s nimi.
silver-and-gold-pack-draw = Kreslicí stůl: mapa { $name }
silver-and-gold-pack-sign = Co se kreslí tahem
silver-and-gold-pack-signs = { $sign ->
    [land] pevnina
    [cross] křížek
    [coin] mince
    [palm] palma
   *[sea] moře
}
silver-and-gold-pack-hint = Kresli stisknutím a tažením. Druhé stisknutí téhož pole ho smaže. Klávesy: šipky, Enter, 1 až 5.
silver-and-gold-pack-map-name = Název mapy
silver-and-gold-pack-colour = Barva
silver-and-gold-pack-seal = Pečeť za každou mapu barvy
silver-and-gold-pack-no-seal = bez pečeti
silver-and-gold-pack-seal-value = Body pečeti
silver-and-gold-pack-points = { $count ->
    [one] pole a tolik bodů
    [few] pole a tolik bodů
    [many] pole a tolik bodů
   *[other] polí a tolik bodů
}
silver-and-gold-pack-remove = Odstranit tuto mapu
silver-and-gold-pack-name = Název balíčku
silver-and-gold-pack-unnamed = beze jména
silver-and-gold-pack-deviates = Proč se počty map liší od obvyklých
silver-and-gold-pack-maps = { $color } ({ $count })
silver-and-gold-pack-new = Nová mapa: { $color }

## Stůl v prohlížeči

silver-and-gold-chart = Námořní mapa
silver-and-gold-ask-marking = Orazítkuj tvar na jedné ze svých map: { $pattern }.
silver-and-gold-ask-no_room = Tvar se nikam nevejde ({ $pattern }): orazítkuj jedno pole.
silver-and-gold-ask-owed = { $owed ->
    [one] Křížek: orazítkuj ještě { $owed } pole.
   *[other] Křížky: orazítkuj ještě { $owed } pole.
}
silver-and-gold-ask-one = Orazítkuj místo toho jedno pole.
silver-and-gold-help-marking = Přetáhni tvar na mapu, nebo ukaž na pole. R otáčí, F převrací.
silver-and-gold-help-touching = Přetáhni tvar na mapu, nebo klepni na pole. Druhé klepnutí razí.
silver-and-gold-help-one = Kterékoli volné pole na obou mapách.
silver-and-gold-help-taking = Jednu z otevřených map, nebo vrchní z balíčku naslepo.
silver-and-gold-help-waiting = Dokud ostatní volí, můžeš svůj tah vzít zpět.
silver-and-gold-keep-help = { $count ->
    [0] Zbylé dvě se vrátí do balíčku.
    [1] Ještě jednu.
   *[other] Zbylé dvě se vrátí do balíčku.
}
silver-and-gold-keep-these = Nechat si tyto dvě
silver-and-gold-kept = ponechána
silver-and-gold-over = Plavba skončila.
silver-and-gold-sent = Okamžik …
silver-and-gold-waiting = { $count ->
    [one] Ještě volí { $names }.
   *[other] Ještě volí: { $names }.
}
silver-and-gold-waiting-taking = { $names } si bere mapu.
silver-and-gold-still-choosing = volí
silver-and-gold-has-chosen = hotovo
silver-and-gold-goes-first = bere si mapy jako první
silver-and-gold-maps-of = Mapy: { $seat }
silver-and-gold-turn = Otočit
silver-and-gold-turn-words = Otočit tvar o čtvrtinu
silver-and-gold-flip = Převrátit
silver-and-gold-flip-words = Převrátit tvar
silver-and-gold-one-square = Jedno pole
silver-and-gold-stamp = Razítko
silver-and-gold-compass-words = Kompas s tvarem: { $pattern }
silver-and-gold-open-maps = Otevřené mapy
silver-and-gold-palm-now = palma teď přinese { $points }
silver-and-gold-in-deck = v balíčku
silver-and-gold-blind = naslepo
silver-and-gold-take-blind = Vzít mapu naslepo z balíčku (zbývá { $count })
silver-and-gold-deck-words = Map v balíčku: { $count }
silver-and-gold-no-map = žádná mapa
silver-and-gold-tap-to-open = otevřít
silver-and-gold-unfinished = Nedokončené mapy
silver-and-gold-unfinished-note = Nic nepřinášejí, ani jejich pečetě.
silver-and-gold-marked-of = { $marked } z { $all }
silver-and-gold-squares = { $count ->
    [one] { $count } pole
    [few] { $count } pole
   *[other] { $count } polí
}
silver-and-gold-squares-on = { $count ->
    [one] { $count } pole na tvé mapě ({ $color })
    [few] { $count } pole na tvé mapě ({ $color })
   *[other] { $count } polí na tvé mapě ({ $color })
}
silver-and-gold-does-not-fit = Tvar se sem nevejde.
silver-and-gold-aim-first = Nejdřív ukaž na políčko.
silver-and-gold-not-now = Teď není co razítkovat.
silver-and-gold-one-instead = Orazítkovat jen toto políčko
silver-and-gold-brings-bonus = { $symbol ->
    [cross] křížek: ještě jedno pole
    [coin] mince
   *[palm] palma: { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    }
}
silver-and-gold-brings-last = i poslední volné pole
silver-and-gold-brings-lapsed = { $count ->
    [one] { $count } pole propadá
    [few] { $count } pole propadají
   *[other] { $count } polí propadá
}
silver-and-gold-brings-row = zaplní řadu mincí
silver-and-gold-brings-map = dokončí mapu
silver-and-gold-brings-points = { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}
silver-and-gold-tag-cross = +1 pole
silver-and-gold-tag-also = také
silver-and-gold-sign = { $symbol ->
    [cross] křížek
    [coin] mince
   *[palm] palma
}
silver-and-gold-seal-words = pečeť { $value } za barvu: { $color }
silver-and-gold-map-words = mapa ({ $color }), { $points } bodů, označeno { $marked } z { $all } polí
silver-and-gold-square-words = Řada { $row }, sloupec { $column }
silver-and-gold-square-state = { $state ->
    [fits] volné, tvar se sem vejde
    [stamped] orazítkované
   *[free] volné
}
silver-and-gold-course-words = Karta kol: kolo { $round } z { $rounds }, karta { $card } z { $cards }
silver-and-gold-round-now = Kolo { $round } z { $rounds }, karta { $card } z { $cards }
silver-and-gold-round-name = Kolo { $round }
silver-and-gold-trophies = Poháry
silver-and-gold-trophy-left = Pohár za { $points }
silver-and-gold-trophy-of = Pohár za { $points }, má ho { $seat }
silver-and-gold-trophy-gone = Pohár za { $points }, pryč
silver-and-gold-score-card = Tvoje bodovací karta
silver-and-gold-cards = Karty výprav
silver-and-gold-cards-words = { $count ->
    [one] { $pattern }, { $count } karta
    [few] { $pattern }, { $count } karty
   *[other] { $pattern }, { $count } karet
}
silver-and-gold-cards-turned = v tomto kole otočeno: { $turned }
silver-and-gold-coins-words = { $coins } z { $all } mincí; poháry: { $trophies }
silver-and-gold-palms-words = { $palms } z { $all } palem, bodů: { $points }
silver-and-gold-completed-words = Dokončené mapy ({ $color }): { $count }, pečetě přidají každé { $seals }
silver-and-gold-medals-words = Medaile
silver-and-gold-medal = { $medal ->
    [bronze] Bronz
    [silver] Stříbro
   *[gold] Zlato
}

## Pictures in the rules

silver-and-gold-figure = { $rule ->
    [S1-3] Pečeť 2 za zelené: se dvěma dokončenými zelenými mapami přinese na konci 4 body.
    [S1-5] Šest vzorů; přímá trojice a rohová trojice jsou v balíčku dvakrát.
    [S3-2] L ze čtyř ve všech polohách: otočené, a zrcadlené a otočené.
    [S3-4] Vzor zakryl křížek: jedno políčko navíc, tady na druhé mapě. I to je křížek, a tak následuje další.
    [S3-5] Tři mince řady jsou označené; čtvrtá přinese trofej.
    [S3-9] Plná řada mincí získá nejvyšší zbývající trofej.
   *[S3-6] Na vyložených mapách jsou dvě palmy: palma označená teď dá 1 + 2 = 3 body.
}
