# Příkaz `trove`.

## Nápověda

cli-help = Deskové hry o hledání pokladů, v prohlížeči i v terminálu.
cli-help-play = Zahrát si: lidé u jedné klávesnice a počítačoví hráči.
cli-help-serve = Hrát v prohlížeči: server pro živé stoly.
cli-help-serve-host = Adresa, na které server naslouchá; jinak jen tento počítač.
cli-help-serve-port = Port, na kterém server naslouchá.
cli-help-serve-lan = Pustit dovnitř všechny v místní síti a vypsat adresu.
cli-help-serve-open = Otevřít stránku v prohlížeči tohoto počítače, má-li obrazovku.
cli-help-serve-public-url = Adresa pro lidi, když požadavky předává proxy s TLS, například https://trove.example.
cli-help-serve-db = Databáze: soubor nebo postgresql://…; jinak soubor v datové složce.
cli-help-database = Zálohovat a obnovit databázi serveru.
cli-help-database-backup = Zkopírovat databázi do nového souboru, i za běhu serveru. Kopie obsahuje tajemství rozehraných partií.
cli-help-database-restore = Obnovit databázi ze zálohy tam, kde ještě žádná není.
cli-help-database-file = Soubor zálohy.
cli-help-rules = Ukázat pravidla hry, jejich oddíl nebo jedno pravidlo.
cli-help-replay = Přehrát partii krok za krokem a ověřit její losování.
cli-help-games = Vypsat hry.
cli-help-edition = Práce se soubory vydání, ve kterých je obsah krabice.
cli-help-edition-check = Zjistit, zda soubor vydání odpovídá hře.
cli-help-arena = Nechat počítačové hráče hrát proti sobě a změřit je.
cli-help-arena-game = Hra; s --ladder jich může být víc, nebo žádná, což znamená všechny.
cli-help-arena-seats = Úroveň pro každého hráče, například expert,normal.
cli-help-arena-games = Kolik partií, zaokrouhleno nahoru na celá rozdání se všemi rotacemi; jinak 400.
cli-help-arena-seed = Stejné číslo, stejné partie; jinak 1.
cli-help-arena-workers = Kolik procesů hraje; jinak tolik, kolik je jader.
cli-help-arena-ray = Hrát na clusteru Ray s touto adresou; local ho spustí zde.
cli-help-arena-out = Uložit partie do tohoto nového souboru; jinak do souboru pod ~/.local/share/trove/arena.
cli-help-arena-resume = Pokračovat s partiemi v tomto souboru.
cli-help-arena-json = Zapsat výsledky jako JSON do tohoto souboru, nebo - pro standardní výstup.
cli-help-arena-ladder = Změřit všechny úrovně všech her navzájem.
cli-help-arena-quick = S --ladder: nejvýše 40 partií na dvojici, s expertem 8.
cli-help-arena-only = S --ladder: jen tyto dvojice, například hard-normal,expert-normal-4.
cli-help-arena-markdown = Zapsat žebříček jako tabulky Markdown do tohoto souboru.
cli-help-schema = Vypsat schémata JSON pro vše, co hra sděluje jiným programům.
cli-help-schema-games = Hry; jinak všechny. „protocol“ jsou zprávy mezi serverem a klienty.
cli-help-bench = Změřit, jak rychle program hraje.
cli-help-bench-games = Hry, které se mají změřit; jinak všechny.
cli-help-bench-out = Zapsat naměřené hodnoty i do tohoto souboru.
cli-help-train = Naučit počítačové hráče váhy hrou proti sobě.
cli-help-train-rounds = Počet kol učení; každé začíná od předchozího.
cli-help-train-games = Počet partií v každém kole.
cli-help-train-simulations = Počet simulací na každé rozhodnutí v těchto partiích.
cli-help-train-seed = Stejné číslo a stejné volby, stejné váhy.
cli-help-train-workers = Kolik partií se hraje zároveň; jinak jedna na každé jádro. Váhy vyjdou stejně.
cli-help-train-start = Začít s těmito vahami.
cli-help-train-out = Zapsat váhy do tohoto souboru; jinak se vypíšou.
cli-help-lang = Jazyk: en, cs, de nebo pt (brazilská). Jinak TROVE_LANG, potom jazyk systému.
cli-help-version = Ukázat verzi a skončit.
cli-help-completion = Vypsat, co potřebuje shell k doplňování příkazů, her a voleb.
cli-help-completion-shell = bash, zsh, fish nebo powershell.
cli-help-no-color = Bez barev a jiného zvýraznění.
cli-help-players = Počet hráčů; kdo není jmenován, je počítačový hráč.
cli-help-people = Jména lidí u této klávesnice, oddělená čárkou.
cli-help-seats = Všichni hráči popořadě, lidé jménem a počítačoví hráči úrovní, například Anna,expert,Ben,easy.
cli-help-level = Jak dobře hrají počítačoví hráči: random, easy, normal, hard nebo expert. Jinak normal.
cli-help-seed = Partie, kterou lze zopakovat: stejné číslo, stejná partie.
cli-help-edition-file = Hrát s obsahem jiné krabice.
cli-help-undo = Které kroky lze vracet. ask: každý, když ostatní souhlasí, a počítačoví hráči souhlasí vždy (výchozí). free: jen ty, při kterých se nic nelosovalo ani neodhalilo, takže nikdo nelosuje znovu.
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
cli-compiled = zkompilovaný
cli-interpreted = interpretovaný

## Potíže

cli-no-such-language = Jazyk { $lang } není k dispozici; vyber si z { $known }.
cli-usage-help = Víc: { $command }
cli-usage-no-option = Volba { $option } neexistuje{ $near ->
    [none] .
   *[other] ; podobné jsou: { $near }.
}
cli-usage-needs-value = Volba { $option } potřebuje hodnotu.
cli-usage-no-value = Volba { $option } nemá žádnou hodnotu.
cli-usage-missing = Chybí { $what }.
cli-usage-whole-number = K { $option } patří celé číslo.
cli-usage-no-command = Příkaz { $name } neexistuje.
cli-usage-no-command-given = Chybí příkaz.
cli-usage-extra = Tady navíc: { $args }.
cli-file-problem = Soubor { $file } nelze použít: { $problem }.
cli-system-problem = { $code ->
    [ENOSPC] disk je plný
    [EDQUOT] tvůj příděl na tomto disku je vyčerpaný
    [EACCES] nemáš k tomu oprávnění
    [EPERM] nemáš k tomu oprávnění
    [ENOENT] neexistuje
    [EISDIR] je to složka
    [ENOTDIR] část cesty není složka
    [EROFS] disk je jen pro čtení
    [EFBIG] je příliš velký
    [ENAMETOOLONG] má příliš dlouhý název
   *[other] { $told }
}

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
cli-commitment = Závazek férové hry { $commitment }: určuje všechna losování ještě před rozdáním a { $command } ho potom ověří.
cli-seeded = Se semínkem závazek nic nedokazuje: kdo semínko uhodne, zná všechna losování.
cli-deal = Enter rozdá.{" "}
cli-not-started = Žádná partie nezačala.
cli-resumed = Pokračuje partie { $file } po { $count ->
    [one] { $count } kroku
    [few] { $count } krocích
   *[other] { $count } krocích
}.
cli-players-range = { $few } až { $many } hráči

## U stolu

cli-prompt = { $name } – { $question } (číslo, ? nápověda) >{" "}
cli-your-turn = Na tahu je { $name }. Až se nebude dívat nikdo jiný, stiskni Enter a uvidíš karty.
cli-only-enter = Dál se tu jde jen klávesou Enter; fungují i ?, pravidla, ulož a konec.
cli-pass-on = Enter smaže obrazovku; pak je na tahu { $name }.
cli-more-in-log = … { $count ->
    [one] ještě { $count } krok je v zápisu
    [few] ještě { $count } kroky jsou v zápisu
   *[other] ještě { $count } kroků je v zápisu
} (napiš: zápis)
cli-no-such-choice = Volby mají čísla od 1 do { $last }.
cli-several = To může znamenat víc věcí: vyber jedno z čísel { $numbers }.
cli-incomplete = „{ $typed }“ není celé; napiš to celé, například: { $examples }
cli-not-understood = „{ $typed }“ není volba ani příkaz; napiš číslo, nebo ? pro nápovědu.
cli-table-help = Číslo zahraje danou volbu.
    deska ukáže znovu desku, zápis všechno, co se stalo, body dosavadní body.
    pravidla { $rule } ukáže jedno pravidlo, pravidla { $section } celý oddíl.
    zpět vrátí tvůj poslední krok: zdarma, pokud se nic neodhalilo, jinak se program zeptá ostatních.
    zpět JMÉNO vrátí poslední krok toho, kdo se tak jmenuje.
    ulož hned uloží, konec uloží a odejde. Každý krok se ukládá sám.
    rada ukáže tři nejlepší volby, jak je vidí silný hráč; ± je šum prohledávání.
cli-more = Enter: dál, q: zpět >{" "}
cli-computers = Počítačoví hráči: { $names }.
cli-thinking = { $name } přemýšlí…
cli-hint-thinking = Přemýšlím o tvých možnostech…
cli-hint = Co by udělal silný hráč, který ví totéž co ty (promyšleno { $count ->
    [one] { $count } varianta
    [few] { $count } varianty
   *[other] { $count } variant
}):
cli-hint-forced = Máš jen jednu možnost.
cli-hint-win = výhra { $percent } ± { $error } %
cli-hint-score = { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } ± { NUMBER($error, minimumFractionDigits: 1, maximumFractionDigits: 1) } bodu
cli-saved = Uloženo do { $file }.
cli-left = Partie je uložená. Pokračování: { $command }
cli-not-saved = Soubor { $file } nelze zapsat: { $problem }.
cli-nothing-saved = Nic není uloženo.
cli-saved-so-far = Partie je uložená tak, jak byla po { $count ->
    [one] { $count } kroku
    [few] { $count } krocích
   *[other] { $count } krocích
}. Pokračování: { $command }
cli-undo-ask = { $name }, smí { $asker } vrátit poslední krok? (ano/ne){" "}
cli-undo-no = { $name } nesouhlasí: krok platí.
cli-undone = Vráceno ({ $count ->
    [one] { $count } krok
    [few] { $count } kroky
   *[other] { $count } kroků
}).
cli-yes = ano
cli-no = ne
cli-yes-or-no = Odpověz ano, nebo ne.
cli-computers-agree = Počítačoví hráči souhlasí.
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
cli-ended-agreement = Všichni se dohodli, že partie tady skončí.
cli-ended-abandoned = Partie byla opuštěna: výsledek nemá.
cli-score-total = Celkem
cli-score-rank = Pořadí
cli-score-place = { $place }.
cli-score-so-far = Jako by hra právě skončila; ? značí, co je před tebou skryto.
cli-winners = { $count ->
    [one] Vyhrává { $names }.
    [few] O vítězství se dělí { $names }.
   *[other] O vítězství se dělí { $names }.
}
cli-side-won = Společně vyhrávají { $names }.
cli-congratulations = Gratulujeme!
cli-played-alone = { $name }: { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}.
cli-exported = Dohraná partie je v { $file }.
cli-how-to-verify = Každý může ověřit všechna losování podle závazku férové hry { $commitment } příkazem: { $command }

## Přehrávání

cli-replay-step = Krok { $step } z { $last }
cli-replay-ask = Enter: další, p: předchozí, číslo: daný krok, q: konec >{" "}
cli-replay-next = další
cli-replay-previous = předchozí
cli-verified = Ověřeno: { $entries ->
    [one] { $entries } záznam i všechno losování odpovídá
    [few] { $entries } záznamy i všechno losování odpovídají
   *[other] { $entries } záznamů i všechno losování odpovídá
} závazku { $commitment }.
cli-verified-dealt = Byla rozdána od začátku: ověřeno je rozestavění a vše po něm, a to { $edition ->
    [standard] se standardním vydáním
   *[own] s vlastním vydáním
} a s těmito volbami: { $options }.
cli-verified-kept = Je to odbočka z pozice { $position }: ověřeno je jen to, co po této pozici následovalo. Jak vznikla a kdo znal její skryté karty, tento soubor ukázat nemůže.
cli-verified-redealt = Je to odbočka z pozice { $position }, v níž se znovu rozdalo to, co { $seat ->
    [0] diváci neznali
   *[other] místo { $seat } neznalo
}: ověřeno je nové rozdání a vše po něm. Jak pozice vznikla, tento soubor ukázat nemůže.
cli-verified-compare = Porovnej závazek s tím, který se ukázal před partií.
cli-verify-running = Partie neskončila, takže její losování ještě ověřit nelze.

## Vydání a pokrytí

cli-edition-fits = { $file } odpovídá hře { $game }.
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
cli-arena-stopped = Zastaveno; uložených partií: { $done }. Pokračuj příkazem: { $command }
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
cli-arena-asked = Cíl
cli-arena-games = Partií
cli-arena-ending = Výsledek
cli-arena-above = nad cílem
cli-arena-below = pod cílem
cli-arena-reached = splněno
cli-arena-missed = nesplněno
cli-arena-open = nerozhodnuto
cli-arena-measured = změřeno

## Server

cli-database-saved = Uloženo a zkontrolováno v { $file }: stoly { $tables }, záznamy { $entries }.
cli-database-restored = Obnoveno z { $file }: stoly { $tables }, záznamy { $entries }.
cli-serving = Otevři v prohlížeči { $address }. Ctrl-C server zastaví; nic se neztratí.
cli-not-serving = Server se nepodařilo spustit; možná je port { $port } obsazený.
