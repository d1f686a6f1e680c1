# What a live table tells everybody. The rest is in common.ftl.

server-guest = Convidado { $number }

server-share-table = Sente-se a uma mesa de { $game } ou assista. Sem instalar nada, sem cadastro.
server-share-replay = Uma partida terminada de { $game }, lance por lance.
server-share-rules = As regras de { $game } como se jogam no Trove, com figuras; cada regra tem o seu link.

server-notice-away = { $name }: o tempo acabou três vezes. Um jogador do computador assume até a volta.
server-notice-start-cancelled = { $name } interrompeu o início.
server-notice-start-changed = Algo mudou na mesa, e o início foi cancelado. Comece de novo.
server-notice-start-timeout = O início foi cancelado: sem resposta de { $names }.
server-notice-unreadable = Esta partida foi jogada com regras diferentes das atuais do servidor: dá para vê-la, mas não continuá-la.
server-notice-vote-refused = Nem todos concordaram.
server-notice-vote-silent = Nem todos responderam a tempo.
server-notice-vote-void = A votação foi cancelada porque a posição mudou.
