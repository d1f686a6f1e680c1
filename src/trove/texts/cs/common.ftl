# Co potřebuje každá hra a každý klient. Jak vznikají argumenty: texts/sentences.py.

who = { $you ->
    [yes] Ty
   *[no] { $seat }
}
you-name = Ty
# Počítačoví hráči jsou objevitelé: jméno pro každé místo, počítáno od 0, ve všech jazycích stejné.
computer-player = { $place ->
    [0] Odile
    [1] Magnus
    [2] Zenobia
    [3] Fenwick
    [4] Isaura
    [5] Barnaby
    [6] Tamsin
    [7] Leander
   *[other] Odile { $place }
}
level = { $level ->
    [random] náhoda
    [easy] lehký
    [normal] střední
    [hard] těžký
   *[expert] expert
}
seat-name = Hráč { $number }
seat-colour = { $seat ->
    [0] červená
    [1] modrá
    [2] zelená
    [3] žlutá
    [4] fialová
    [5] tyrkysová
   *[6] bílá
}
seat-shape = { $seat ->
    [0] trojúhelník
    [1] čtverec
    [2] kruh
    [3] kosočtverec
    [4] hvězda
    [5] kříž
   *[6] klín
}
and = { $first } a { $last }
by-rule = { $sentence } (pravidlo { $rule })

## Vracení tahu

undo-free = Nic se neodhalilo: vrátit to nic nestojí.
undo-drew = Mezitím rozhodla náhoda: s vrácením musí ostatní souhlasit.
undo-showed = Ukázalo se něco skrytého: s vrácením musí ostatní souhlasit.
undo-closed = Všichni už jsou hotovi a hra pokročila dál: s vrácením musí ostatní souhlasit.
undo-others-acted = Ostatní už mezitím hráli: musí s vrácením souhlasit.
undo-nothing = Nemáš žádný krok, který by šlo vrátit.
undo-not-started = Partie ještě nezačala: není co vracet.
undo-over = Partie skončila: už nic vrátit nelze.
undo-too-many = Zápis této partie je téměř plný: další kroky už vracet nelze.
undo-free-only = U tohoto stolu lze vrátit jen krok, při kterém se nic nelosovalo ani neodhalilo a po kterém nikdo nehrál.

## Vstup, který nesedí

error-bad-budget = Rozpočet je počet simulací do milionu, nebo počet sekund do 600.
error-arena-file-busy = Do { $file } právě zapisuje jiný běh.
error-arena-file-damaged = { $file } je poškozen: řádek { $line } byl změněn.
error-arena-file-exists = { $file } už existuje: pokračuj v něm pomocí --resume, nebo uveď jiný soubor.
error-arena-other-plan = V souboru { $file } jsou jiné partie, než jsou teď žádány.
error-arena-other-rules = Partie v souboru { $file } se hrály podle jiných pravidel, s jinými hráči nebo v jiné verzi Trove.
error-arena-what = Uveď hru a --seats, nebo --ladder, nebo --resume SOUBOR.
error-backup-postgresql = Databáze PostgreSQL se zálohuje a obnovuje pomocí pg_dump a pg_restore.
error-bad-agreed = Uveď místa, která souhlasila.
error-bad-chance = Náhoda je osm čísel, jaká může generátor mít.
error-bad-choices = Každá hra v dávce potřebuje jednu volbu, číslo jedné z jejích nabídek.
error-bad-commitment = Tajemství a nastavení této partie nejsou ta, ke kterým se zavázala.
error-bad-count = Počet her je od 1 do { $most }.
error-bad-database = { $kind } není databáze pro Trove; zadej soubor nebo adresu, například postgresql://….
error-bad-digest = Otisk soli má 32 bajtů.
error-bad-draws = Losování v tomto souboru s partií není to, které v ní proběhlo.
error-bad-edition = Soubor vydání neodpovídá hře: { $detail }.
error-bad-entry = Toto není záznam z deníku této hry.
error-bad-file-version = Tento soubor s partií napsala jiná verze programu Trove a tato ho číst neumí.
error-bad-journal = Toto není deník.
error-bad-json = Akce slovy je JSON, například {"{"}"type": "take_key"{"}"}.
error-bad-match-file = Tohle není soubor s partií, nebo je poškozený.
error-bad-names = Zadej pro každého hráče jedno jméno, nejvýše 40 znaků.
error-bad-number = --{ $option } je číslo od { $lowest } do { $highest }.
error-bad-option = Tato volba se nehodí: { $detail }.
error-bad-origin = Pozice, ze které tato partie začíná, neodpovídá jejím hráčům a vydání.
error-bad-pack = Tyto bajty nejsou pozice této hry.
error-bad-players = Tato hra je pro { $few } až { $many } hráče.
error-bad-position = K této pozici žádná hra nevede.
error-bad-result = Výsledek v tomto souboru neodpovídá partii.
error-bad-row = Řádek { $entry } této partie nelze přečíst.
error-bad-salt = Sůl má 32 bajtů.
error-bad-salts = V tomto souboru s partií není sůl pro každé místo.
error-bad-seats = Na každém místě hraje člověk, nebo počítačový hráč některé úrovně; na všech místech jednoho hráče stejně.
error-bad-secret = Tajemství má 32 bajtů.
error-bad-seed = Semínko je číslo od 0 do 2^62 - 1.
error-bad-setting = Nastavení v tomto souboru s partií není úplné.
error-bad-settings = Toto není nastavení počítačového hráče.
error-bad-undo = Vracení kroků je buď ask, nebo free.
error-bad-weights = Tyto váhy se k počítačovým hráčům této hry nehodí ({ $detail }).
error-bad-words = Taková akce v této hře není ({ $detail }).
error-bad-workers = Pracovních procesů může být 1 až { $most }.
error-begun = Hra se připravuje jen jednou.
error-empty-name = Každé místo potřebuje jméno; jména se oddělují čárkou.
error-end-not-agreed = Partie skončí dohodou jen tehdy, když souhlasí všichni.
error-export-running = Celou partii lze exportovat, až když skončí.
error-database-damaged = { $file } je poškozená: { $reason }.
error-database-foreign = { $file } je databáze, ale nepatří Trove.
error-database-newer = { $file } vytvořila novější verze Trove; použij ji, nebo obnov zálohu.
error-database-unusable = { $file } nelze použít: { $reason }.
error-file-busy = Soubor { $file } právě používá jiný příkaz trove; nejdřív ho ukonči.
error-file-exists = { $file } už existuje; přesuň ho, nebo zadej jiný soubor.
error-file-too-big = Soubor { $file } má víc než { $most } MiB, na to, co se tu čeká, je příliš velký.
error-file-without-resume = V uložené partii se pokračuje pomocí --resume SOUBOR.
error-fork-fixed = Odbočka si ponechává volby a vydání partie, ze které vychází.
error-fork-over = Nová partie může začít jen z pozice, ve které je ještě někdo na tahu.
error-fork-running = Z partie lze odbočit, až když skončí.
error-fork-too-long = Před touto pozicí se toho stalo příliš mnoho na to, aby z ní mohla začít jiná partie.
error-ladder-or-seats = --ladder má vlastní místa i partie: vynech --seats a --games.
error-match-ended = Tato partie skončila.
error-match-file-too-big = Tento soubor je na partii příliš velký.
error-match-over = Tato partie skončila; prohlédneš si ji příkazem: { $command }
error-match-too-long = Tato partie už je příliš dlouhá.
error-name-twice = Dvě místa se nemohou jmenovat { $name }.
error-no-agreement = Pravidla této hry konec dohodou neumožňují.
error-no-checkout = Testy jsou ve zdrojovém stromu Trove, ne v nainstalovaném balíčku.
error-no-numpy = Učení potřebuje numpy a to tu není: pip install trove-games[train]
error-no-cluster = Na adrese { $address } neodpovídá žádný cluster Ray.
error-no-ray = Ray není nainstalován: pip install 'trove-games[ray]'.
error-no-result = Tato partie byla opuštěna: výsledek nemá.
error-no-rules = Pravidla hry { $name } nejsou k dispozici.
error-no-such-action = Akce s tímto číslem není.
error-no-such-entry = Záznam s tímto číslem není.
error-no-such-game = Hra { $name } tu není; vyber z { $known }.
error-no-such-level = Počítačový hráč je jeden z { $known }, ne { $level }.
error-no-such-pairing = Dvojice { $name } neexistuje; vyber z { $known }.
error-no-such-player = Nikdo jménem { $name } u tohoto stolu nesedí.
error-no-such-rule = Pravidla hry { $name } nemají číslo { $rule }.
error-no-such-seat = Takové místo tu není.
error-no-such-shell = Shell je jeden z těchto: { $known }, ne { $shell }.
error-no-such-step = Krok je číslo od 0 do { $last }.
error-no-such-value = Volba --{ $option } je jedno z { $known }, ne { $value }.
error-no-such-version = Tak daleko tato partie ještě není.
error-not-a-file = { $file } není obyčejný soubor.
error-not-a-game = Pozice patří k některé hře.
error-not-a-match-file = Tohle není soubor s partií.
error-not-a-state = Toto není pozice této hry.
error-not-a-view = V tomto souboru je celá partie, ne pohled z jednoho místa.
error-not-an-arena-file = { $file } neobsahuje výsledky arény.
error-not-begun = Tato hra ještě není připravena.
error-not-finished = Ověřit lze jen dohranou partii.
error-not-started = Tato partie ještě nezačala.
error-not-to-act = Radu dostane jen místo, které je na řadě.
error-nothing-saved = Žádná partie hry { $name } není uložená.
error-old-match-file = Tato partie se hrála se starší verzí losování: výsledek ukázat lze, ale pokračovat v ní ani ji ověřit nejde.
error-only-a-view = V tomto souboru je jen pohled z jednoho místa; nedá se z něj hrát ani přehrávat.
error-only-with-ladder = --{ $option } lze použít jen s --ladder.
error-other-game = Tohle je partie hry { $name }.
error-other-rules = Tato partie se hrála podle pravidel verze { $played }; verze { $present } ji přehrát neumí.
error-out-or-resume = --resume pokračuje ve svém souboru: vynech --out.
error-promises-missing = Sůl lze ukázat, až když každé místo ukázalo otisk té své.
error-replay-differs = Záznam { $entry } této partie vychází jinak: soubor byl změněn, nebo se hrálo podle jiných pravidel.
error-replay-refused = Záznam { $entry } této partie přehrát nelze: soubor je poškozený.
error-salt-not-promised = Toto není sůl, jejíž otisk toto místo ukázalo.
error-salts-shown = Otisk lze ukázat jen dřív, než je ukázána jakákoli sůl.
error-seat-empty = Na tomto místě nikdo nesedí.
error-seat-taken = Toto místo je obsazené.
error-seats-empty = Partie začíná, až když je obsazené každé místo.
error-seats-or-people = --seats jmenuje všechny hráče: vynech --people, --players i --level.
error-stale-action = Pozice se mezitím změnila.
error-started = Tato partie už začala.
error-too-many-deals = Aréna má nejvýše { $most } rozdání.
error-too-many-people = Na tolik míst je lidí příliš ({ $people }).
error-undo-not-agreed = Ne všichni souhlasili.
error-worker-lost = { $task }: pracovní proces se ztratil { $times }krát. Aréna končí; pokračuj v ní pomocí --resume.
error-wrong-landing = Tento pohyb tam nekončí.

## U živého stolu

error-bad-message = Této zprávě nelze porozumět: { $detail }
error-bad-order = Uveď každé místo právě jednou.
error-bad-public-url = Veřejná adresa je https:// a jméno, nic dalšího.
error-bad-webhook = Webhook je veřejně dostupná adresa https na obvyklém portu.
error-computers-disagree = Počítačoví hráči u tohoto stolu s tím nesouhlasí.
error-emblem-taken = Tento znak už u stolu někdo má.
error-empty-chat = V této zprávě není co číst.
error-empty-player-name = Jméno musí mít aspoň jedno písmeno.
error-gave-up = Tohoto místa ses vzdal; teď patří počítačovému hráči.
error-link-used = Tento odkaz už byl použit nebo vypršel.
error-id-used = Toto id patří dřívější akci.
error-match-unreadable = Tato partie se hrála podle jiných pravidel, než má server teď.
error-no-hello = Spojení začíná zprávou hello.
error-no-hints = U tohoto stolu se neradí.
error-no-network = Tento počítač nemá adresu v místní síti.
error-no-person-there = Hostitelem může být jen člověk.
error-no-session = Tento prohlížeč ještě nemá relaci; načti stránku znovu.
error-no-such-page = Taková stránka neexistuje.
error-no-such-place = Takové místo u tohoto stolu není.
error-no-such-table = Takový stůl neexistuje; možná není odkaz úplný.
error-no-such-visitor = Nikdo s tímto číslem u stolu nebyl.
error-no-such-vote = Toto hlasování skončilo.
error-nobody-plays = Aspoň na jednom místě musí být člověk.
error-not-asked = V tomto hlasování se tě nikdo neptá, nebo už máš odpovězeno.
error-not-following = Nejdřív stůl otevři.
error-not-host = To smí jen hostitel stolu.
error-not-over = Tato partie ještě neskončila.
error-not-stored = Nepodařilo se to uložit; zkus to za chvíli znovu.
error-not-your-place = Toto místo patří někomu jinému.
error-not-your-seat = Za tohoto hráče hraje někdo jiný.
error-other-protocol = Tato stránka je zastaralá; načti ji znovu.
error-out-of-date = Pozice se mezitím změnila; podívej se znovu.
error-places-taken = Nejdřív uvolni poslední místa.
error-server-bug = Na serveru se něco pokazilo. Nic se nezměnilo.
error-server-full = Server je plný; zkus to za chvíli znovu.
error-silenced = Hostitel ti u tohoto stolu vypnul chat.
error-start-over = Toto zahájení bylo zrušeno nebo už proběhlo.
error-starting = Partie právě začíná.
error-table-closed = Tento stůl je zavřený.
error-table-crowded = U tohoto stolu už je příliš mnoho lidí.
error-too-many-connections = Odtud je otevřeno příliš mnoho spojení; zavři některé karty a zkus to znovu.
error-too-many-followed = V tomto okně je otevřeno příliš mnoho stolů; některý zavři.
error-too-many-requests = To bylo příliš najednou; zkus to za chvíli znovu.
error-too-many-tables = Máš otevřeno příliš mnoho stolů; nejdřív některý dohraj.
error-vote-open = Ještě běží jiné hlasování.
error-vote-refused-before = Ostatní už v tomto tahu tvou žádost odmítli.

## Vydání: co neodpovídá. Místo je řádek souboru a co na něm stojí.

edition-problem = { $line ->
    [0] Soubor
   *[other] Řádek { $line }
}{ $where ->
    [none] {""}
   *[other] , { $where }
}: { $problem }
edition-wrong-type = { $wanted ->
    [int] patří sem celé číslo.
    [str] patří sem text v uvozovkách.
    [array] patří sem seznam v hranatých závorkách.
   *[other] patří sem skupina položek.
}
edition-too-small = číslo musí být nejméně { $limit }.
edition-too-big = číslo může být nejvýše { $limit }.
edition-too-short = { $wanted ->
    [array] nejmenší počet položek seznamu: { $limit }.
   *[other] nejmenší počet znaků: { $limit }.
}
edition-too-long = { $wanted ->
    [array] největší počet položek seznamu: { $limit }.
   *[other] největší počet znaků: { $limit }.
}
edition-wrong-form = tohle nemá očekávaný tvar.
edition-missing = chybí { $field }.
edition-unknown = { $field } tu není známo; zkontroluj zápis a místo.
edition-not-one-of = vyber jedno z těchto: { $known }, ne { $value }.
edition-not-toml = odtud dál to není TOML; zkontroluj uvozovky, závorky a rovnítka.
edition-not-json = odtud dál to není JSON; zkontroluj uvozovky, závorky a čárky.
edition-bad-name = název má 1 až 60 znaků, které lze zobrazit.
edition-not-text = očekává se text souboru vydání.
edition-unreadable = nedá se přečíst.
edition-not-utf8 = není to text v UTF-8.
edition-too-large = smí mít nejvýše { $limit } kB.
