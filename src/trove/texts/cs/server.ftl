# What a live table tells everybody. The rest is in common.ftl.

server-guest = Host { $number }

server-share-table = Přisedni ke stolu { $game }, nebo se dívej. Nic se neinstaluje, nikam se neregistruje.
server-share-replay = Dohraná partie { $game }, tah po tahu.
server-share-rules = Pravidla hry { $game }, jak se v Trove hrají, s obrázky; každé pravidlo má svůj odkaz.

server-notice-away = { $name }: třikrát vypršel čas. Do návratu hraje počítačový hráč.
server-notice-start-cancelled = Zahájení zastavil hráč { $name }.
server-notice-start-changed = U stolu se něco změnilo, zahájení je zrušeno. Začni znovu.
server-notice-start-timeout = Zahájení je zrušeno, neodpovídá: { $names }.
server-notice-unreadable = Tato partie se hrála podle jiných pravidel, než má server teď: lze si ji prohlédnout, ale nejde v ní pokračovat.
server-notice-vote-refused = Ne všichni souhlasili.
server-notice-vote-silent = Ne všichni včas odpověděli.
server-notice-vote-void = Hlasování bylo zrušeno, protože se pozice změnila.
