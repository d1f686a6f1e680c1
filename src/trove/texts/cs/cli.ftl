# Příkaz `trove`.

## Nápověda

cli-help = Deskové hry o hledání pokladů v terminálu.
cli-help-play = Zahrát si: lidé u jedné klávesnice a počítačoví hráči.
cli-help-rules = Ukázat pravidla hry, jejich oddíl nebo jedno pravidlo.
cli-help-replay = Přehrát partii krok za krokem a ověřit její náhodu.
cli-help-games = Vypsat hry.
cli-help-edition = Práce se soubory vydání, ve kterých je obsah krabice.
cli-help-edition-check = Říct, zda soubor vydání sedí ke hře.
cli-help-arena = Nechat počítačové hráče hrát proti sobě a změřit je.
cli-help-arena-game = Hra; s --ladder jich může být víc, nebo žádná, což znamená všechny.
cli-help-arena-seats = Úroveň pro každého hráče, například expert,normal.
cli-help-arena-games = Kolik partií, zaokrouhleno nahoru na celá rozdání se všemi rotacemi; jinak 400.
cli-help-arena-seed = Stejné číslo, stejné partie; jinak 1.
cli-help-arena-workers = Kolik procesů hraje; jinak tolik, kolik je jader.
cli-help-arena-ray = Hrát na clusteru Ray s touto adresou; local ho spustí zde.
cli-help-arena-out = Uchovat partie v tomto novém souboru; jinak v souboru pod build/arena.
cli-help-arena-resume = Pokračovat s partiemi v tomto souboru.
cli-help-arena-json = Zapsat výsledky jako JSON do tohoto souboru, nebo - pro standardní výstup.
cli-help-arena-ladder = Změřit všechny úrovně všech her navzájem.
cli-help-arena-quick = S --ladder: nejvýše 40 partií na dvojici, s expertem 8.
cli-help-arena-only = S --ladder: jen tyto dvojice, například hard-normal,expert-normal-4.
cli-help-arena-markdown = Zapsat žebříček jako tabulky Markdown do tohoto souboru.
cli-help-bench = Změřit, jak rychle program hraje.
cli-help-bench-games = Hry, které se mají změřit; jinak všechny.
cli-help-bench-out = Zapsat naměřené hodnoty i do tohoto souboru.
cli-help-train = Naučit počítačové hráče váhy hrou proti sobě.
cli-help-train-rounds = Kolikrát se vše naučí znovu z partií toho, co se naučilo předtím.
cli-help-train-games = Počet partií v každém kole.
cli-help-train-simulations = Počet simulací na každé rozhodnutí v těchto partiích.
cli-help-train-seed = Stejné číslo a stejné volby, stejné váhy.
cli-help-train-workers = Kolik partií se hraje zároveň; jinak jedna na každé jádro. Váhy vyjdou stejně.
cli-help-train-start = Pokračovat od těchto vah.
cli-help-train-out = Zapsat váhy do tohoto souboru; jinak se vypíšou.
cli-help-lang = Jazyk: en, cs, de nebo pt. Jinak TROVE_LANG, jinak jazyk systému.
cli-help-version = Ukázat verzi a skončit.
cli-help-no-color = Bez barev a jiného zvýraznění.
cli-help-players = Počet hráčů; kdo není jmenován, je počítačový hráč.
cli-help-people = Jména lidí u této klávesnice, oddělená čárkou.
cli-help-seats = Všichni hráči popořadě, lidé jménem a počítačoví hráči úrovní, například Anna,expert,Ben,easy.
cli-help-level = Jak dobře hrají počítačoví hráči: random, easy, normal, hard nebo expert. Jinak normal.
cli-help-seed = Partie, kterou lze zopakovat: stejné číslo, stejná partie.
cli-help-edition-file = Hrát s obsahem jiné krabice.
cli-help-resume = Pokračovat v uložené partii, bez uvedení souboru v poslední.
cli-help-resume-file = Spolu s --resume: uložená partie.
cli-help-game = Hra tak, jak ji uvádí trove games.
cli-help-number = Oddíl, pravidlo nebo rozhodnutí, například L5, L5.6 nebo A7.
cli-help-coverage = Vypsat testy, které ověřují jednotlivá pravidla.
cli-help-edition-argument = Soubor vydání.
cli-help-edition-game = Hra, ke které patří; jinak se zkusí všechny.
cli-help-replay-file = Uložená nebo dohraná partie.
cli-help-replay-at = Ukázat pozici po tomto kroku.
cli-help-replay-all = Vypsat všechny kroky jako věty.
cli-help-replay-names = Jména hráčů, oddělená čárkou.
cli-compiled = přeložený
cli-interpreted = interpretovaný

## Potíže

cli-no-such-language = Jazyk { $lang } tu není; vyber si z { $known }.
cli-file-problem = Soubor { $file } nelze použít: { $problem }.

## Před prvním tahem

cli-ask-intro = Enter potvrdí to, co je v hranatých závorkách.
cli-ask-people = Kdo hraje u této klávesnice? Jména oddělená čárkou [{ $usual }]:{" "}
cli-ask-computers = Kolik počítačových hráčů s vámi hraje, { $lowest } až { $highest }? [{ $usual }]:{" "}
cli-ask-level = { $count ->
    [one] Jakou má úroveň
    [few] Jakou mají úroveň
   *[other] Jakou mají úroveň
}: { $known }? [{ $usual }]:{" "}
cli-one-or-each = Napiš jednu úroveň pro všechny, nebo { $count ->
    [one] { $count } úroveň
    [few] { $count } úrovně
   *[other] { $count } úrovní
} oddělené čárkou.
cli-ask-game = Která hra?{" "}
cli-between = Napiš prosím číslo od { $lowest } do { $highest }.
cli-at-most = Hrát jich může nejvýš { $many }.
cli-not-started = Žádná partie nezačala.
cli-resumed = Pokračuje partie { $file } po { $count ->
    [one] { $count } kroku
    [few] { $count } krocích
   *[other] { $count } krocích
}.
cli-players-range = { $few } až { $many } hráči

## U stolu

cli-prompt = { $name } – { $question } (číslo, ? nápověda) >{" "}
cli-your-turn = Na tahu je { $name }. Nikdo jiný se nedívá? Enter ukáže karty.
cli-pass-on = Enter smaže obrazovku; pak je na tahu { $name }.
cli-more-in-log = … { $count ->
    [one] ještě { $count } krok je v zápisu
    [few] ještě { $count } kroky jsou v zápisu
   *[other] ještě { $count } kroků je v zápisu
} (napiš: zápis)
cli-no-such-choice = Volby mají čísla od 1 do { $last }.
cli-several = To může znamenat víc věcí: vyber jedno z čísel { $numbers }.
cli-not-understood = „{ $typed }“ není volba ani příkaz; napiš číslo, nebo ? pro nápovědu.
cli-table-help = Číslo zahraje danou volbu.
    deska ukáže znovu desku, zápis všechno, co se stalo, body dosavadní body.
    pravidla { $rule } ukáže jedno pravidlo, pravidla { $section } celý oddíl.
    zpět vrátí tvůj poslední krok: zdarma, pokud se nic neodhalilo, jinak se program zeptá ostatních.
    zpět JMÉNO vrátí poslední krok toho, kdo se tak jmenuje.
    ulož hned uloží, konec uloží a odejde. Každý krok se ukládá sám.
    rada ukáže tři nejlepší volby, jak je vidí silný hráč, a jak je to jisté (95 %).
cli-thinking = { $name } přemýšlí…
cli-hint-thinking = Přemýšlím o tvých možnostech…
cli-hint = Co by udělal silný hráč, který ví totéž co ty (promyšleno { $count ->
    [one] { $count } varianta
    [few] { $count } varianty
   *[other] { $count } variant
}):
cli-hint-win = výhra { $percent } ± { $error } %
cli-hint-score = { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } ± { NUMBER($error, minimumFractionDigits: 1, maximumFractionDigits: 1) } bodu
cli-saved = Uloženo do { $file }.
cli-left = Partie je uložená. Pokračování: { $command }
cli-undo-ask = { $name }, smí { $asker } vrátit poslední krok? (ano/ne){" "}
cli-undo-no = { $name } nesouhlasí: krok platí.
cli-undone = Vráceno ({ $count ->
    [one] { $count } krok
    [few] { $count } kroky
   *[other] { $count } kroků
}).
cli-yes = ano
cli-command-help = nápověda
cli-command-rules = pravidla
cli-command-undo = zpět
cli-command-log = zápis
cli-command-board = deska
cli-command-save = ulož
cli-command-quit = konec
cli-command-score = body
cli-command-hint = rada

## Konec

cli-score-category = Body za
cli-score-rule = Pravidlo
cli-score-total = Celkem
cli-score-rank = Pořadí
cli-score-place = { $place }.
cli-score-so-far = Jako by hra právě skončila; ? je před tebou skryto.
cli-winners = { $count ->
    [one] Vyhrává { $names }. Gratulujeme!
    [few] O vítězství se dělí { $names }. Gratulujeme!
   *[other] O vítězství se dělí { $names }. Gratulujeme!
}
cli-side-won = Společně vyhrávají { $names }. Gratulujeme!
cli-played-alone = { $name }: { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}.
cli-exported = Dohraná partie je v { $file }.
cli-commitment = Závazek náhody této partie: { $commitment }
cli-how-to-verify = Každý může ověřit všechny losy: trove replay { $file }

## Přehrávání

cli-replay-step = Krok { $step } z { $last }
cli-replay-ask = Enter: další, p: předchozí, číslo: daný krok, q: konec >{" "}
cli-replay-next = další
cli-replay-previous = předchozí
cli-verified = Ověřeno: { $entries ->
    [one] { $entries } záznam i každý los odpovídá
    [few] { $entries } záznamy i každý los odpovídají
   *[other] { $entries } záznamů i každý los odpovídá
} závazku { $commitment }.
cli-verify-running = Partie neskončila, takže její náhodu ještě ověřit nelze.

## Vydání a pokrytí

cli-edition-fits = { $file } sedí ke hře { $game }.
cli-coverage-none = žádný test
cli-coverage-sum = { $rules ->
    [one] { $rules } pravidlo nebo příklad
    [few] { $rules } pravidla a příklady
   *[other] { $rules } pravidel a příkladů
}, bez testu: { $empty }.

## Učení

cli-train-round = Kolo { $round } z { $rounds }
cli-train-written = Váhy jsou v souboru { $file }.

## Aréna

cli-arena-begun = Nejvýše partií: { $games }; rozdání: { $deals }, každé se všemi rotacemi. Ukládají se do { $file }.
cli-arena-resumed = Pokračuje se s { $file }; uložených partií: { $done }.
cli-arena-stopped = Zastaveno; uložených partií: { $done }. Pokračujte příkazem: { $command }
cli-arena-written = Zapsáno do { $file }.
cli-arena-no-ratings = Hodnocení potřebuje openskill: pip install 'trove-games[arena]'.
cli-arena-progress = Partie
cli-arena-left = zbývá
cli-arena-head = { $name }: partií { $games }, rozdání se všemi rotacemi { $deals }
cli-arena-lengths = Rozhodnutí v partii: průměr { $mean }, medián { $median }, od { $shortest } do { $longest }.
cli-arena-level = Úroveň
cli-arena-budget = Simulace
cli-arena-wins = Podíl výher
cli-arena-interval = Interval spolehlivosti 95 %
cli-arena-score = Průměr bodů
cli-arena-rating = Hodnocení
cli-arena-seconds = s na rozhodnutí
cli-arena-pairing = Dvojice
cli-arena-players = Hráčů
cli-arena-asked = Požadavek
cli-arena-games = Partií
cli-arena-ending = Výsledek
cli-arena-above = nad, rozhodnuto
cli-arena-below = pod, rozhodnuto
cli-arena-reached = splněno
cli-arena-missed = nesplněno
cli-arena-open = nerozhodnuto
cli-arena-measured = změřeno
