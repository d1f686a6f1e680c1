# Co potřebuje každá hra a každý klient. Jak vznikají argumenty: texts/sentences.py.

who = { $you ->
    [yes] Ty
   *[no] { $seat }
}
you-name = Ty
computer-player = { $level ->
    [random] Náhoda
    [easy] Lehký
    [normal] Střední
    [hard] Těžký
   *[expert] Expert
} { $number }
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
undo-drew = Mezitím rozhodla náhoda: vrácení musí ostatní dovolit.
undo-showed = Ukázalo se něco skrytého: vrácení musí ostatní dovolit.
undo-others-acted = Ostatní už mezitím hráli: vrácení musí dovolit.
undo-nothing = Nemáš žádný krok, který by šlo vrátit.
undo-not-started = Partie ještě nezačala: není co vracet.
undo-over = Partie skončila: už nic vrátit nelze.
undo-too-many = Zápis této partie je téměř plný: další kroky už vracet nelze.

## Vstup, který nesedí

error-bad-budget = Rozpočet je počet simulací do milionu, nebo počet sekund do 600.
error-arena-file-busy = Do { $file } právě zapisuje jiný běh.
error-arena-file-damaged = { $file } je poškozen: řádek { $line } není takový, jak byl zapsán.
error-arena-file-exists = { $file } už existuje: pokračujte s ním pomocí --resume, nebo uveďte jiný soubor.
error-arena-other-plan = { $file } byl začat pro jiné partie, než jsou nyní žádány.
error-arena-other-rules = { $file } byl hrán podle jiných pravidel, jinými hráči nebo jinou verzí Trove.
error-arena-what = Uveďte hru a --seats, nebo --ladder, nebo --resume SOUBOR.
error-bad-choices = Každá hra v dávce potřebuje jednu volbu, číslo jedné z jejích nabídek.
error-bad-commitment = Tajemství této partie není to, ke kterému se zavázala.
error-bad-count = Počet her je nejméně 1.
error-bad-edition = Soubor vydání nesedí: { $detail }.
error-bad-file-version = Tento soubor s partií napsala jiná verze programu Trove a tato ho číst neumí.
error-bad-json = Akce slovy je JSON, například {"{"}"type": "take_key"{"}"}.
error-bad-match-file = Tohle není soubor s partií, nebo je poškozený.
error-bad-number = --{ $option } je číslo od { $lowest } do { $highest }.
error-bad-option = Tato volba nesedí: { $detail }.
error-bad-origin = Pozice, ze které tato partie začíná, neodpovídá jejím hráčům a vydání.
error-bad-pack = Tyto bajty nejsou pozice této hry.
error-bad-players = Tato hra je pro { $few } až { $many } hráče.
error-bad-result = Výsledek v tomto souboru není ten, ke kterému partie došla.
error-bad-salt = Sůl má 32 bajtů.
error-bad-salts = V tomto souboru s partií není sůl pro každé místo.
error-bad-secret = Tajemství má 32 bajtů.
error-bad-seed = Semínko je číslo od 0 do 2^62 - 1.
error-bad-weights = Tyto váhy se k počítačovým hráčům této hry nehodí ({ $detail }).
error-bad-words = Taková akce v této hře není ({ $detail }).
error-bad-workers = Pracovních procesů může být 1 až { $most }.
error-empty-name = Každé místo potřebuje jméno; jména se oddělují čárkou.
error-export-running = Celou partii lze vyvést, až když skončí.
error-file-without-resume = V uložené partii se pokračuje pomocí --resume SOUBOR.
error-fork-over = Nová partie může začít jen z pozice, ve které je ještě někdo na tahu.
error-fork-running = Z partie lze odbočit, až když skončí.
error-ladder-or-seats = --ladder má vlastní místa i partie: vynechte --seats a --games.
error-match-file-too-big = Tento soubor je na partii příliš velký.
error-match-too-long = Tato partie už je příliš dlouhá.
error-name-twice = Dvě místa se nemohou jmenovat { $name }.
error-no-checkout = Testy jsou ve zdrojovém stromu Trove, ne v nainstalovaném balíčku.
error-no-numpy = Učení potřebuje numpy a to tu není: pip install trove-games[train]
error-no-cluster = Na adrese { $address } neodpovídá žádný cluster Ray.
error-no-ray = Ray není nainstalován: pip install 'trove-games[ray]'.
error-no-rules = Pravidla hry { $name } tu nejsou.
error-no-such-action = Akce s tímto číslem není.
error-no-such-entry = Záznam s tímto číslem není.
error-no-such-game = Hra { $name } tu není; všechny vypíše trove games.
error-no-such-level = Počítačový hráč je jeden z { $known }, ne { $level }.
error-no-such-pairing = Dvojice { $name } neexistuje; vyberte z { $known }.
error-no-such-player = Nikdo jménem { $name } u tohoto stolu nesedí.
error-no-such-rule = Pravidla hry { $name } nemají číslo { $rule }.
error-no-such-seat = Takové místo tu není.
error-no-such-step = Krok je číslo od 0 do { $last }.
error-no-such-value = Volba --{ $option } je jedno z { $known }, ne { $value }.
error-not-a-match-file = Tohle není soubor s partií.
error-not-a-view = V tomto souboru je celá partie, ne pohled z jednoho místa.
error-not-an-arena-file = { $file } neobsahuje výsledky arény.
error-not-finished = Ověřit lze jen dohranou partii.
error-not-started = Tato partie ještě nezačala.
error-not-to-act = Radu dostane jen místo, které je na řadě.
error-nothing-saved = Žádná partie hry { $name } není uložená.
error-only-a-view = V tomto souboru je jen pohled z jednoho místa; nedá se z něj hrát ani přehrávat.
error-only-with-ladder = --{ $option } lze použít jen s --ladder.
error-other-game = Tohle je partie hry { $name }.
error-other-rules = Tato partie se hrála podle pravidel verze { $played }; verze { $present } ji přehrát neumí.
error-out-or-resume = --resume pokračuje ve svém souboru: vynechte --out.
error-replay-differs = Záznam { $entry } této partie vychází jinak: soubor byl změněn, nebo se hrálo podle jiných pravidel.
error-replay-refused = Záznam { $entry } této partie přehrát nelze: soubor je poškozený.
error-seat-taken = Toto místo je obsazené.
error-seats-empty = Partie začíná, až když je obsazené každé místo.
error-seats-or-people = --seats říká vše: vynech --people, --players i --level.
error-started = Tato partie už začala.
error-too-many-deals = Aréna má nejvýše rozdání: { $most }.
error-too-many-people = Na tolik míst je lidí příliš ({ $people }).
error-undo-not-agreed = Všichni nesouhlasili.
error-worker-lost = Rozdání { $deal }, rotace { $rotation }: pracovní proces se ztratil { $times }krát; aréna to vzdává, --resume pokračuje.
error-wrong-landing = Tento pohyb tam nekončí.
