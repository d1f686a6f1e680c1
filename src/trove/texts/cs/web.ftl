# Klient v prohlížeči.

## Dům

web-tagline = Tři honby za pokladem, hrané přesně podle pravidel, přímo v prohlížeči a bez registrace.
web-skip = Přejít na obsah
web-home = Trove, úvodní stránka
web-language = Jazyk
web-dark = Tmavé barvy
web-light = Světlé barvy
web-sound-on = Zapnout zvuk
web-sound-off = Vypnout zvuk
web-close = Zavřít
web-rule = Pravidlo { $rule }
web-rules = Pravidla
web-rules-of = Pravidla hry { $game }
web-edition-link = { $game ->
    [silver-and-gold] Kreslit mapy
   *[other] Vlastní vydání
}
web-edition-link-label = { $game }: { $link }
web-about = O projektu
web-not-affiliated = Projekt hráčů. Není spojen s autory, výtvarníky ani vydavateli těchto her.
web-games = Hry
web-players-range = { $few } až { $many } hráči
web-play-now = Hrát hned
web-name = { $game ->
    [luxor] Luxor
    [silver-and-gold] Silver & Gold
   *[tomb-raider] Tomb Raider
}
web-tell = { $game ->
    [luxor] Veď své dobrodruhy chrámem k hrobce, s kartami, jejichž pořadí v ruce nesmíš měnit.
    [silver-and-gold] Všichni hrají najednou: stejné tvary umisťujte na své vlastní ostrovy s poklady.
   *[tomb-raider] Dva proti dvěma v muzeu, kde se místnosti otáčejí pod nohama a pod největším pokladem leží bomba.
}
web-minutes = { $game ->
    [luxor] 45 minut
    [silver-and-gold] 25 minut
   *[tomb-raider] 60 minut
}
web-play-now-label = Hrát hned: { $game } proti počítači
web-level-label = Úroveň počítačových hráčů ve hře { $game }
web-with-friends = S přáteli
web-with-friends-label = S přáteli: { $game }
web-same-device = U jednoho zařízení
web-same-device-label = U jednoho zařízení: { $game }
web-solo = Sám za medaili
web-solo-label = Sám za medaili: { $game }
web-surprise = Překvap mě
web-level = { $level ->
    [random] Náhoda
    [easy] Lehký
    [normal] Střední
    [hard] Těžký
   *[expert] Expert
}
web-my-matches = Moje partie
web-my-other-matches = Moje další partie
web-open-tables = Otevřené stoly
web-last-replays = Dohrané partie
web-no-matches = Zatím žádné. Co začneš, zůstane v tomto zařízení a můžeš kdykoli pokračovat.
web-no-tables = Teď žádný otevřený stůl. Otevři svůj: přátelé přijdou přes odkaz.
web-no-replays = Tady se objeví dohrané partie, tah po tahu.
web-join = Přisednout
web-watch = Sledovat
web-replay = Přehrát
web-continue = Pokračovat
web-seats-taken = obsazeno { $taken } z { $all } míst
web-is-waiting = { $game } na tebe čeká
web-waiting-tables = { $count ->
    [few] Čekají na tebe { $count } stoly
   *[other] Čeká na tebe { $count } stolů
}
web-your-turn = Jsi na tahu
web-running = hraje se
web-over = dohráno
web-lost-page = Taková stránka tu není.
web-lost-table = Takový stůl neexistuje, nebo už neexistuje.
web-table-closed = Hostitel tento stůl zavřel.
web-to-home = Na úvodní stránku
web-loading = Okamžik …

## The page of an edition

web-edition-of = Vydání hry { $game }
web-edition-lead = Všechna čísla z krabice jako text. Pokud hru vlastníš, přepiš, co je na té tvojí; zkontroluj to, ulož jako soubor a hraj s tím.
web-edition-play = Hrát s tím
web-edition-check = Zkontrolovat
web-edition-save = Stáhnout
web-edition-open = Otevřít soubor
web-edition-reset = Začít znovu
web-edition-fits = Sedí: dá se s tím hrát.
web-edition-standard = To je standardní vydání.
web-edition-large = Soubor smí mít nejvýše 256 kB.

## Spojení

web-connection-lost = Spojení se přerušilo.
web-trying-again = Zkoušíme to znovu, tvé místo zůstává.
web-needs-server = Ke hře je potřeba server; až se ozve, stránka bude sama pokračovat.
web-page-not-here = Tato stránka v tvém zařízení není a server neodpovídá.
web-server-restarts = Server se restartuje.
web-try-now = Zkusit hned
web-reconnecting = obnovuje spojení
web-error-not-reached = To se na server nedostalo.
web-error-unchanged = Nic se nezměnilo, zkus to prosím znovu.
web-try-again = Zkusit znovu

## Předsálí

web-table-of = Stůl: { $name }
web-seats = Místa
web-in-order = v pořadí tahů
web-order-drawn = vylosují se na začátku
web-players = Hráči
web-players-count = { $count ->
    [one] { $count } hráč
    [few] { $count } hráči
   *[other] { $count } hráčů
}
web-free-seat = Volné místo
web-you = ty
web-host = hostitel
web-ready = tady
web-computer = Počítač
web-computer-level = počítač, { level }
web-level-of = Úroveň: { $name }
web-sit-here = Sednout sem
web-sit-label = Sednout sem: { $number }. místo
web-add-computer-label = Počítač na { $number }. místo
web-add-person = Hráč
web-add-person-label = Hráč na { $number }. místo, u této obrazovky
web-remove = Odebrat: { $name }
web-stand-up = Vstát
web-move-here = Přesednout sem
web-move-label = Přesednout sem: { $number }. místo
web-arrange = Přesadit
web-arrange-done = Hotovo
web-arrange-drawn = Místa se na začátku vylosují. K přesazení zvol u pořadí hráčů „Jak sedíme“.
web-earlier = { $name }: o místo dřív
web-later = { $name }: o místo později
web-make-host = Udělat hostitelem
web-make-host-label = Udělat hostitelem: { $name }
web-your-name = Tvé jméno
web-your-emblem = Tvůj znak
web-emblem-taken = Tento znak má { $name }.
web-emblem-taken-label = { $emblem }, má { $name }
web-guest = Host
web-emblem = { $emblem ->
    [sun] slunce
    [pyramid] pyramida
    [ankh] anch
    [diamond] kosočtverec
    [anchor] kotva
    [wheel] kormidlo
    [fish] ryba
   *[star] hvězda
}
web-options = Možnosti
web-table-options = Tento stůl
web-host-chooses = volí hostitel
web-own-edition = Hraje se s vlastním vydáním, ne se standardním.
web-only-host = To může měnit jen hostitel stolu.
web-option-random = Náhodně
web-option-only-with = Jen ve { $count } hráčích.
web-change-players = Změnit na { $count } hráče
web-option-pace = Počítače nespěchají
web-option-pace-help = Dělají přestávky jako lidé, aby se jejich tahy daly sledovat.
web-option-hints = Nápověda povolena
web-option-hints-help = Každý se smí zeptat, co by udělal silný hráč.
web-option-listed = Ukázat mezi otevřenými stoly
web-option-listed-help = Smí přisednout i cizí. Jinak jen ti, kdo mají odkaz.
web-option-undo = Jen volné vracení tahů
web-option-undo-help = Co líznulo nebo odkrylo, nelze vrátit, ani kdyby všichni souhlasili.
web-option-computers = Počítače souhlasí s vrácením tahu
web-option-computers-help = Co odpovědí, když chce někdo vrátit krok, který není zdarma.
web-option-computers-always = Vždy
web-option-computers-nothing_learned = Když se nic neodkrylo
web-option-computers-never = Nikdy
web-option-order = Pořadí hráčů
web-option-order-help = Každý sedí, jak je tu zvoleno, nebo se místa na začátku vylosují.
web-option-order-chosen = Jak sedíme
web-option-order-random = Losem na začátku
web-option-clock = Hodiny
web-option-clock-help = Komu dojde čas, za toho rozhodne počítač; po třetím vypršení za sebou hraje, dokud se hráč nevrátí.
web-clock-none = Bez hodin
web-clock-turn = Na každé rozhodnutí
web-clock-bank = Na celou partii
web-clock-time = Čas
web-clock-gain = Přidá se za každé rozhodnutí
web-clock-no-gain = nic se nepřidá
web-option-webhook = Zavolat, když je někdo na tahu
web-option-webhook-help = Adresa https, třeba chatovací místnosti: dozví se, kdo je na tahu, když tu není. Vidí ji jen hostitel.
web-invite = Pozvat
web-copy-link = Kopírovat odkaz
web-copied = Zkopírováno
web-not-copied = Tento prohlížeč nám nedovolí kopírovat. Odkaz je { $link }
web-qr = QR kód s odkazem na tento stůl
web-invite-note = Kdo otevře odkaz nebo naskenuje kód, může si sednout na volné místo.
web-loopback = Tento server běží jen na tomto počítači. Aby mohli i ostatní, spusť ho takto: trove serve --lan
web-fair = Férové: míchání se na začátku zapečetí dřív, než do něj kdokoli zasáhne, a po partii může každý ověřit každé líznutí.
web-fair-how = Jak
web-start = Začít partii
web-close-table = Zavřít stůl
web-close-table-sure = Všichni odejdou a odkaz přestane platit.
web-starting = Společně mícháme …
web-cancel = Zrušit
web-sure = Ano, udělat
web-seats-free = { $count ->
    [one] Jedno místo je ještě volné.
    [few] { $count } místa jsou ještě volná.
   *[other] { $count } míst je ještě volných.
}
web-fill = Doplnit počítači
web-wait-host = Partii začne { $name }.
web-watching = Díváš se. Chceš-li hrát, sedni si na volné místo.
web-all-taken = Všechna místa jsou obsazená. Zůstaň a dívej se na partii.

## Stůl

web-actions = Akce
web-your-turn-area = Otázka a ruka
web-to-play = na tahu
web-supply = Zásoba
web-log = Co se stalo
web-log-short = Záznam
web-log-earlier = Tato partie pokračuje z pozice jiné partie.
web-log-you = Ty
web-what-happened = Co se stalo?
web-look-at-this = Ukázat na plánu
web-look-back = { $back ->
    [0] Co se stalo naposled
    [one] Co se stalo před { $back } krokem
   *[other] Co se stalo před { $back } kroky
}
web-to-present = Do přítomnosti
web-chat = Chat
web-say-something = Napiš něco
web-send = Odeslat
web-chat-empty = Zatím nikdo nic neřekl.
web-chat-watching = Co napíšeš, přečtou hráči až po partii, ostatní diváci hned.
web-chat-people = Koho slyšíš
web-mute = Ztlumit
web-mute-label = Ztlumit pro mě: { $name }
web-silence = Pro všechny
web-silence-label = Ztlumit pro všechny: { $name }
web-spectators = { $count ->
    [one] Dívá se jeden divák.
    [few] Dívají se { $count } diváci.
   *[other] Dívá se { $count } diváků.
}
web-hint = Nápověda
web-menu = Nabídka
web-undo = Zpět
web-undo-cost = { $verdict ->
    [free] Zpět: volně
    [ask] Zpět: dotaz
    [agreed] Zpět
   *[refused] Zpět
}
web-undo-asked = Ostatní byli dotázáni.
web-took-back = { $seat } vrací poslední krok.
web-took-back-you = Vracíš svůj poslední krok.
web-undo-agreed = Počítačoví hráči souhlasí: krok se vrátí hned.
web-vote-undo = { $name } by chtěl(a) vrátit poslední krok.
web-vote-end = { $name } navrhuje partii tady ukončit.
web-vote-abandon = { $name } navrhuje partii vzdát bez výsledku.
web-agree = Souhlasím
web-disagree = Ne
web-vote-about = { $about ->
    [undo] Návrh: vrátit poslední krok.
    [end] Návrh: ukončit partii tady a sečíst body.
   *[abandon] Návrh: ukončit partii bez výsledku.
}
web-vote-agreed = { $name } souhlasí
web-vote-thinks = { $name } ještě neodpověděl(a)
web-vote-left = zbývá { $seconds } s
web-abandon = Ukončit partii bez výsledku
web-abandon-sure = Partie skončí pro všechny a bez výsledku. Ostatní lidé musí nejdřív souhlasit.
web-end-early = Ukončit partii tady a sečíst body
web-end-early-sure = Partie skončí, jak stojí, a sečtou se body. Ostatní lidé musí nejdřív souhlasit.
web-give-up = Odejít; za mě hraje počítač
web-give-up-sure = Na toto místo se už nevrátíš. Partie zůstane v tvém seznamu k prohlédnutí.
web-come-back = Hrát zase sám
web-you-watch = Díváš se.
web-stand-in = Zaskakuje za tebe počítač.
web-gave-up = Tvé místo má do konce partie počítač. Můžeš zůstat a dívat se.
web-seat-freed = Hostitel uvolnil tvé místo. Můžeš si sednout jinam.
web-seat-moved = Tvé místo je teď na jiném zařízení. Tady se jen díváš.
web-fast = Bez animací
web-legend = Co je co
web-careful = Zeptat se, než se odhalí něco skrytého
web-sure-title = Odhalit?
web-sure-reveals = Tím se odhalí něco skrytého. Aby šlo krok pak vrátit, musí ostatní souhlasit.
web-notify = Oznámit, když jsem na tahu
web-notify-blocked = Prohlížeč této stránce nedovoluje oznámení. Nejdřív je v jeho nastavení pro tuto adresu povol.
web-export = Stáhnout partii
web-report = Nahlásit problém
web-report-how = Stáhni soubor níže, napiš jednou větou, co mělo nastat a co se stalo místo toho, a pošli obojí tomu, kdo provozuje tento server, nebo to přilož k hlášení (issue) projektu Trove.
web-report-file = Stáhnout soubor
web-report-note = Stáhne, co jsi z této partie viděl(a); přilož to k hlášení.
web-report-running = Stáhne, co jsi z této partie zatím viděl(a): tahy, tvé karty a vše, co leží odkryté. Cizí skryté karty ani pořadí balíčků v něm nejsou.
web-primer = Hra v deseti větách
web-device = Pokračovat na jiném zařízení
web-device-note = Otevři odkaz nebo načti kód na druhém zařízení: tvé místo se přesune tam a toto zařízení se bude dívat.
web-device-make = Vytvořit odkaz pro toto místo
web-device-until = Platí jednou, do: { $time }. Nikomu ho neukazuj: kdo ho otevře, má tvé místo.
web-device-seat = Čí místo
web-device-qr = QR kód odkazu, který přesune tvé místo
web-device-take = Hrát dál tady
web-device-take-note = Tento odkaz přesune místo z jiného zařízení na toto. Platí jednou.
web-device-here = Přesunout místo na toto zařízení
web-device-moved = Místo je teď na tomto zařízení.
web-device-expired = Tento odkaz už byl použit, nebo vypršel. Nový vytvoříš v nabídce u stolu.
web-device-incomplete = Odkaz není celý. Zkopíruj ho na druhém zařízení znovu.
web-lesson = Naučit se hraním
web-lesson-label = Naučit se hraním: { $game }
web-lesson-offer = Poprvé tady? Nauč se hraním
web-lesson-here = Učit se při hře
web-lesson-step = Krok { $number } z { $count }.
web-lesson-wait = Hraj dál. Další krok přijde, až bude něco nového.
web-lesson-over = To byla celá lekce; zbytek zjistíš při hře. Hodně štěstí!
web-lesson-next = Dál
web-lesson-back = Předchozí krok
web-lesson-skip = Přeskočit lekci; partie pokračuje
web-lesson-skip-short = Přeskočit
web-keys = Klávesy: { $game ->
    [luxor] vlevo a vpravo volí kartu, nahoru a dolů políčko, Enter potvrdí
    [silver-and-gold] šipky posouvají tvar, R ho otočí, F převrátí, O vezme jediné políčko, Enter orazítkuje
   *[tomb-raider] šipky volí místnost nebo otočení dílku, R ho otočí, Enter potvrdí
}; U vrací, Esc zruší, co jsi začal(a), W ukáže, co se stalo, ? napoví.
web-hint-thinking = Přemýšlím o tvých možnostech…
web-hint-none = Teď není co radit.
web-hint-win = Silný hráč by udělal toto: šance na výhru { $percent } %.

## Předání

web-pass-to = Předej zařízení: { $name }
web-pass-note = Ostatní ať se nedívají.
web-take-back = { $name }: vzít zpět
web-i-am = Jsem { $name }, ukázat mou ruku
web-order = Pořadí tahů

## Konec

web-wins = Vyhrává { $name }: { $points }
web-you-win = Vyhráváš s počtem bodů { $points }
web-tie-equal = pro obě strany stejné
web-tie-decides = rozhoduje
web-share-win = O výhru se dělí { $names }: { $points }
web-alone = { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}
web-abandoned = Partie skončila bez výsledku.
web-most-from = Nejvíc bodů přinesly: { $lines }.
web-score-sheet = Výsledková listina
web-total = Celkem
web-place = { $place }. místo
web-steps = { $count ->
    [one] krok
   *[other] kroky
}
web-plot = Vývoj skóre
web-plot-note = Viditelné body po každém kroku.
web-plot-start = začátek
web-plot-step = krok { $step }
web-rematch = Odveta
web-rematch-join = K odvetě
web-look-at-board = Podívat se na plán
web-to-result = K výsledku
web-share = Sdílet
web-verify = Ověřit míchání
web-check-passed = Míchání bylo poctivé.
web-check-failed = Něco nesedí: téhle partii nelze věřit.
web-check-seen = Zveřejněné odpovídá tomu, co bylo zapečetěno před rozdáním: tento prohlížeč si uložil pečeť, kterou viděl{ $own ->
    [0] .
   *[other] , a jsou v tom i tvé vlastní náhodné bajty.
}
web-check-unseen = Tento prohlížeč se začátku neúčastnil, takže nemá co porovnat: zeptej se někoho, kdo hrál, zda je pečeť níže ta, kterou viděl.
web-check-draws = { $draws ->
    [one] { $draws } losování z toho vyplývá; tento prohlížeč ho přepočítal.
    [few] Všechna { $draws } losování z toho vyplývají; tento prohlížeč je přepočítal.
   *[other] Všech { $draws } losování z toho vyplývá; tento prohlížeč je přepočítal.
}
web-check-replays = { $entries ->
    [one] Server znovu přehrál { $entries } záznam: každý tah byl podle pravidel a výsledek je správný.
    [few] Server znovu přehrál všechny { $entries } záznamy: každý tah byl podle pravidel a výsledek je správný.
   *[other] Server znovu přehrál všech { $entries } záznamů: každý tah byl podle pravidel a výsledek je správný.
}
web-check-start = { $start ->
    [dealt] Tím je ověřena celá partie od rozdání.
    [redealt] Tato partie začala z pozice jiné partie, skryté karty byly rozdány znovu. Ověřeno je vše od té chvíle; zda pozice vznikla poctivě, ukáže jen ta druhá partie.
   *[kept] Tato partie začala z pozice jiné partie a skryté karty zůstaly: kdo ji vytvořil, je mohl znát. Ověřeno je vše od té chvíle.
}
web-check-own-edition = Hrálo se s vlastním vydáním, ne se standardním.
web-check-edition = Prohlédnout
web-check-not = Co se tím neukáže: zda si hráči neprozradili, co viděli.
web-check-commitment = Pečeť:
web-check-fault = { $fault ->
    [commitment] Tajemství neodpovídá pečeti.
    [salt] Náhodné bajty některého hráče neodpovídají tomu, co bylo zapečetěno.
    [draw] Některé losování nevyplývá z tajemství a náhodných bajtů.
   *[shown] Pečeť nebo náhodné bajty nejsou ty, které tento prohlížeč viděl před rozdáním.
}
web-none = nic

## Záznam

web-replay-of = Záznam hry { $game }
web-step-of = Krok { $step } z { $all }
web-first = První krok
web-previous = O krok zpět
web-next = O krok dál
web-play = Přehrávat
web-pause = Zastavit
web-seen-by = Očima
web-spectator = všech
web-continue-from-here = Pokračovat odtud
web-continue-note = Hraj dál od této pozice proti počítačovým hráčům; co tvé místo nevědělo, se rozdá znovu.
web-copy-position = Kopírovat odkaz na tuto pozici

## Pravidla a o projektu

web-search-rules = Hledat v pravidlech
web-found = Nalezeno v:
web-found-nothing = Nic se nenašlo.
web-ruling = naše rozhodnutí
web-ruling-note = označuje, co pravidla nechávají otevřené nebo uvádějí různě; zbytek je jejich.
web-reconstructed = naše rekonstrukce
web-section = Oddíl
web-link-to-rule = Odkaz na pravidlo { $rule }
web-refusals-link = Každé odmítnutí vede sem: číslo jako { $rule } ve zprávě otevře tuto stránku u daného pravidla.
web-about-fair = Jak je míchání férové
web-about-fair-1 = Když partie začíná, server se zaváže k tajnému číslu a ukáže jeho otisk. Pak prohlížeč každého hráče přidá vlastní náhodné bajty, nejdřív zapečetěné, potom otevřené.
web-about-fair-2 = Všechny karty i kostky plynou z obojího. Rozdání tak nikdo nezvolí, ani server ve spojení s hráčem, a po partii může každý ověřit každé líznutí.
web-about-privacy = Co se ukládá
web-about-privacy-1 = Žádný účet, žádné sledování, žádný požadavek nikam jinam než na tento server. Cookie označuje tvá místa v tomto zařízení; jméno je to, které napíšeš.
web-about-licence = Licence
web-about-licence-1 = Trove má otevřený kód pod licencí MIT. Všechny kresby jsou vlastní. Písma jsou Commissioner a u Silver & Gold Alegreya, obě pod licencí SIL Open Font License 1.1.
web-about-games = Hry
