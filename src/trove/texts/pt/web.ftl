# O cliente no navegador.

## A casa

web-tagline = Três caças ao tesouro, jogadas exatamente segundo as regras, no navegador e sem cadastro.
web-skip = Ir para o conteúdo
web-home = Trove, página inicial
web-language = Idioma
web-dark = Cores escuras
web-light = Cores claras
web-sound-on = Ligar o som
web-sound-off = Desligar o som
web-close = Fechar
web-rule = Regra { $rule }
web-rules = Regras
web-rules-of = Regras de { $game }
web-edition-link = { $game ->
    [silver-and-gold] Desenhar mapas
   *[other] Edição própria
}
web-edition-link-label = { $game }: { $link }
web-about = Sobre
web-not-affiliated = Um projeto de jogadores. Sem ligação com os autores, ilustradores ou editoras dos jogos.
web-games = Jogos
web-players-range = { $few } a { $many } jogadores
web-play-now = Jogar já
web-name = { $game ->
    [luxor] Luxor
    [silver-and-gold] Silver & Gold
   *[tomb-raider] Tomb Raider
}
web-tell = { $game ->
    [luxor] Leve seus aventureiros pelo templo até a tumba, com cartas cuja ordem na mão você não pode mudar.
    [silver-and-gold] Todos jogam ao mesmo tempo: encaixe as mesmas formas nas suas próprias ilhas do tesouro.
   *[tomb-raider] Dois contra dois num museu cujas salas giram sob os pés, com uma bomba sob o maior tesouro.
}
web-minutes = { $game ->
    [luxor] 45 minutos
    [silver-and-gold] 25 minutos
   *[tomb-raider] 60 minutos
}
web-play-now-label = Jogar já: { $game } contra o computador
web-level-label = Nível dos computadores em { $game }
web-with-friends = Com amigos
web-with-friends-label = Com amigos: { $game }
web-same-device = No mesmo aparelho
web-same-device-label = No mesmo aparelho: { $game }
web-solo = Sozinho, por uma medalha
web-solo-label = Sozinho, por uma medalha: { $game }
web-surprise = Surpreenda-me
web-level = { $level ->
    [random] Acaso
    [easy] Fácil
    [normal] Normal
    [hard] Difícil
   *[expert] Especialista
}
web-my-matches = Minhas partidas
web-my-other-matches = Minhas outras partidas
web-open-tables = Mesas abertas
web-last-replays = Partidas terminadas
web-no-matches = Ainda nenhuma. O que você começar fica neste aparelho, e você pode continuar a qualquer momento.
web-no-tables = Nenhuma mesa aberta agora. Abra uma: os amigos entram pelo link.
web-no-replays = As partidas terminadas aparecem aqui, lance a lance.
web-join = Entrar
web-watch = Assistir
web-replay = Rever
web-continue = Continuar
web-seats-taken = { $taken } de { $all } lugares ocupados
web-is-waiting = { $game } espera por você
web-waiting-tables = { $count } mesas esperam por você
web-your-turn = Seu turno
web-running = em jogo
web-over = terminada
web-lost-page = Esta página não existe.
web-lost-table = Esta mesa não existe, ou não existe mais.
web-table-closed = O anfitrião fechou esta mesa.
web-to-home = Para a página inicial
web-loading = Um momento …

## The page of an edition

web-edition-of = Edição de { $game }
web-edition-lead = Todos os números da caixa, como texto. Se você tem o jogo, digite o que o seu mostra; verifique, salve como arquivo e jogue com ele.
web-edition-play = Jogar com ela
web-edition-check = Verificar
web-edition-save = Baixar
web-edition-open = Abrir arquivo
web-edition-reset = Recomeçar
web-edition-fits = Serve: dá para jogar com ela.
web-edition-standard = Esta é a edição padrão.
web-edition-large = O arquivo pode ter no máximo 256 kB.

## Conexão

web-connection-lost = Conexão perdida.
web-trying-again = Tentando de novo; seu lugar está guardado.
web-needs-server = Para jogar é preciso o servidor; a página continua sozinha quando ele responder.
web-page-not-here = Esta página não está no seu aparelho, e o servidor não responde.
web-server-restarts = O servidor está reiniciando.
web-try-now = Tentar agora
web-reconnecting = reconectando
web-error-not-reached = Isso não chegou ao servidor.
web-error-unchanged = Nada mudou; tente de novo.
web-try-again = Tentar de novo

## Antes do jogo

web-table-of = Mesa de { $name }
web-seats = Lugares
web-in-order = em ordem de jogo
web-order-drawn = sorteados no início
web-players = Jogadores
web-players-count = { $count ->
    [one] { $count } jogador
   *[other] { $count } jogadores
}
web-free-seat = Lugar livre
web-you = você
web-host = anfitrião
web-ready = presente
web-computer = Computador
web-computer-level = computador, { level }
web-level-of = Nível de { $name }
web-sit-here = Sentar aqui
web-sit-label = Sentar aqui: lugar { $number }
web-add-computer-label = Computador no lugar { $number }
web-add-person = Jogador
web-add-person-label = Jogador no lugar { $number }, nesta tela
web-remove = Remover { $name }
web-stand-up = Levantar
web-move-here = Mudar para cá
web-move-label = Mudar para cá: lugar { $number }
web-arrange = Arrumar
web-arrange-done = Pronto
web-arrange-drawn = Os lugares serão sorteados no início. Escolha “Como estão” na ordem dos lugares para arrumá-los.
web-earlier = { $name }: um lugar antes
web-later = { $name }: um lugar depois
web-make-host = Tornar anfitrião
web-make-host-label = Tornar { $name } anfitrião
web-your-name = Seu nome
web-your-emblem = Seu emblema
web-emblem-taken = { $name } tem este emblema.
web-emblem-taken-label = { $emblem }, de { $name }
web-guest = Visitante
web-emblem = { $emblem ->
    [sun] sol
    [pyramid] pirâmide
    [ankh] cruz ansata
    [diamond] losango
    [anchor] âncora
    [wheel] timão
    [fish] peixe
   *[star] estrela
}
web-options = Opções
web-table-options = Esta mesa
web-host-chooses = o anfitrião escolhe
web-own-edition = Joga-se com uma edição própria, não com a padrão.
web-only-host = Só o anfitrião pode mudar isso.
web-option-random = Ao acaso
web-option-only-with = Só com { $count } jogadores.
web-change-players = Mudar para { $count } jogadores
web-option-pace = Computadores sem pressa
web-option-pace-help = Fazem pausas como pessoas, para que se acompanhem os lances.
web-option-hints = Dicas permitidas
web-option-hints-help = Todos podem perguntar o que um jogador forte faria.
web-option-listed = Mostrar na lista de mesas abertas
web-option-listed-help = Estranhos podem entrar. Senão, só quem tem o link.
web-option-undo = Só desfazer livre
web-option-undo-help = O que comprou ou revelou algo não se desfaz, nem com acordo de todos.
web-option-computers = Computadores aceitam desfazer
web-option-computers-help = O que respondem quando alguém pede para desfazer um passo que não é livre.
web-option-computers-always = Sempre
web-option-computers-nothing_learned = Se nada foi revelado
web-option-computers-never = Nunca
web-option-order = Ordem dos lugares
web-option-order-help = Cada um senta como escolhido aqui, ou os lugares são sorteados no início.
web-option-order-chosen = Como estão
web-option-order-random = Sorteada no início
web-option-clock = Relógio
web-option-clock-help = Quando o tempo acaba, um computador decide; depois da terceira vez seguida, ele joga até a pessoa voltar.
web-clock-none = Sem relógio
web-clock-turn = Para cada decisão
web-clock-bank = Para a partida toda
web-clock-time = Tempo
web-clock-gain = Ganho a cada decisão
web-clock-no-gain = sem ganho
web-option-webhook = Avisar quando for o turno de alguém
web-option-webhook-help = Um endereço https, de uma sala de chat por exemplo, avisado de quem é o turno quando a pessoa não está. Só o anfitrião o vê.
web-invite = Convidar
web-copy-link = Copiar link
web-copied = Copiado
web-not-copied = Este navegador não nos deixa copiar. O link é { $link }
web-qr = Código QR do link desta mesa
web-invite-note = Quem abrir o link ou ler o código pode ocupar um lugar livre.
web-loopback = Este servidor só funciona neste computador. Para outros entrarem, inicie com: trove serve --lan
web-fair = Justo: no início o embaralhamento é selado antes que alguém possa influenciá-lo, e depois todos podem conferir cada compra.
web-fair-how = Como
web-start = Começar a partida
web-close-table = Fechar a mesa
web-close-table-sure = Todos serão dispensados e o link deixa de valer.
web-starting = Embaralhando juntos …
web-cancel = Cancelar
web-sure = Sim, pode fazer
web-seats-free = { $count ->
    [one] Um lugar ainda está livre.
   *[other] { $count } lugares ainda estão livres.
}
web-fill = Completar com computadores
web-wait-host = { $name } começa a partida.
web-watching = Você está assistindo. Ocupe um lugar livre para jogar.
web-all-taken = Todos os lugares estão ocupados. Fique aqui para assistir.

## Mesa

web-actions = Ações
web-your-turn-area = Pergunta e mão
web-to-play = joga agora
web-supply = Reserva
web-log = O que aconteceu
web-log-short = Registro
web-log-earlier = Esta partida continua a partir de uma posição de outra.
web-log-you = Você
web-what-happened = O que aconteceu?
web-look-at-this = Ver isto no tabuleiro
web-look-back = { $back ->
    [0] O que aconteceu por último
    [one] O que aconteceu { $back } passo atrás
   *[other] O que aconteceu { $back } passos atrás
}
web-to-present = Ao presente
web-chat = Conversa
web-say-something = Diga algo
web-send = Enviar
web-chat-empty = Ninguém disse nada ainda.
web-chat-watching = Os jogadores leem o que você escreve só depois da partida; os outros espectadores, já.
web-chat-people = Quem você ouve
web-mute = Silenciar
web-mute-label = Silenciar { $name } para mim
web-silence = Para todos
web-silence-label = Silenciar { $name } para todos
web-spectators = { $count ->
    [one] Uma pessoa está assistindo.
   *[other] { $count } pessoas estão assistindo.
}
web-hint = Dica
web-menu = Menu
web-undo = Desfazer
web-undo-cost = { $verdict ->
    [free] Desfazer: livre
    [ask] Desfazer: pede
    [agreed] Desfazer
   *[refused] Desfazer
}
web-undo-asked = Os outros foram perguntados.
web-took-back = { $seat } desfez o último passo.
web-took-back-you = Você desfez o seu último passo.
web-undo-agreed = Os computadores concordam: o passo é desfeito na hora.
web-vote-undo = { $name } gostaria de desfazer o último passo.
web-vote-end = { $name } sugere terminar a partida aqui.
web-vote-abandon = { $name } sugere abandonar a partida sem resultado.
web-agree = Concordo
web-disagree = Não
web-vote-about = { $about ->
    [undo] Pedido: desfazer o último passo.
    [end] Pedido: terminar a partida aqui e pontuar.
   *[abandon] Pedido: abandonar a partida sem resultado.
}
web-vote-agreed = { $name } aceita
web-vote-thinks = { $name } ainda não respondeu
web-vote-left = { $seconds } s restantes
web-abandon = Abandonar a partida
web-abandon-sure = A partida termina para todos, sem resultado. As outras pessoas são consultadas antes.
web-end-early = Terminar a partida aqui e pontuar
web-end-early-sure = A partida termina como está e é pontuada. As outras pessoas são consultadas antes.
web-give-up = Sair; um computador fica no meu lugar
web-give-up-sure = Você não poderá voltar a este lugar. A partida continua na sua lista.
web-come-back = Voltar a jogar
web-you-watch = Você está assistindo.
web-stand-in = Um computador está jogando por você.
web-gave-up = Um computador fica com o seu lugar até o fim da partida. Você pode ficar e assistir.
web-seat-freed = O anfitrião liberou o seu lugar. Você pode ocupar outro.
web-seat-moved = Seu lugar agora está em outro aparelho. Aqui você assiste.
web-fast = Sem animação
web-legend = O que é o quê
web-careful = Perguntar antes de revelar algo oculto
web-sure-title = Revelar?
web-sure-reveals = Isto revela algo oculto. Para desfazer depois, os outros precisam concordar.
web-notify = Avisar quando for o meu turno
web-notify-blocked = Seu navegador não permite avisos desta página. Permita-os antes nas configurações deste endereço.
web-export = Baixar a partida
web-report = Relatar um problema
web-report-how = Baixe o arquivo abaixo, diga em uma frase o que você esperava e o que aconteceu, e envie os dois a quem mantém este servidor, ou anexe-os a uma issue do projeto Trove.
web-report-file = Baixar o arquivo
web-report-note = Baixa o que você viu desta partida; anexe ao seu relato.
web-report-running = Baixa o que você viu desta partida até agora: as jogadas, suas cartas e tudo o que está à mostra. As cartas ocultas dos outros e a ordem das pilhas não estão nele.
web-primer = O jogo em dez linhas
web-device = Continuar em outro aparelho
web-device-note = Abra este link ou leia o código no outro aparelho: seu lugar vai para lá, e este aparelho assiste.
web-device-make = Criar um link para este lugar
web-device-until = Funciona uma vez, até { $time }. Guarde só para você: quem o abrir fica com o seu lugar.
web-device-seat = Lugar de quem
web-device-qr = Código QR do link que move o seu lugar
web-device-take = Continuar a jogar aqui
web-device-take-note = Este link traz um lugar de outro aparelho para este. Funciona uma vez.
web-device-here = Trazer o lugar para este aparelho
web-device-moved = O lugar agora está neste aparelho.
web-device-expired = Este link já foi usado ou expirou. Faça outro no menu da mesa.
web-device-incomplete = O link está incompleto. Copie-o de novo no outro aparelho.
web-lesson = Aprender jogando
web-lesson-label = Aprender jogando: { $game }
web-lesson-offer = Primeira vez? Aprenda jogando
web-lesson-here = Aprender durante o jogo
web-lesson-step = Passo { $number } de { $count }.
web-lesson-wait = Continue jogando. O próximo passo vem quando houver algo novo.
web-lesson-over = Essa foi a lição; o resto você descobre jogando. Boa sorte!
web-lesson-next = Próximo
web-lesson-back = Passo anterior
web-lesson-skip = Pular a lição; a partida continua
web-lesson-skip-short = Pular
web-keys = Teclas: { $game ->
    [luxor] esquerda e direita escolhem a carta, cima e baixo o espaço, Enter confirma
    [silver-and-gold] as setas movem a forma, R gira, F vira, O marca um só quadrado, Enter carimba
   *[tomb-raider] as setas escolhem a sala ou o giro da peça, R gira, Enter confirma
}; U desfaz, Esc cancela o que você começou, W mostra o que aconteceu, ? dá uma dica.
web-hint-thinking = Pensando nas suas escolhas…
web-hint-none = Não há o que aconselhar agora.
web-hint-win = Um jogador forte faria isto: chance de vitória { $percent }%.

## Passar o aparelho

web-pass-to = Passe o aparelho para { $name }
web-pass-note = Os demais, por favor, não olhem.
web-take-back = { $name }: desfazer
web-i-am = Eu sou { $name }, mostrar minha mão
web-order = Ordem de jogo

## O fim

web-wins = { $name } vence com { $points }
web-you-win = Você vence com { $points }
web-tie-equal = igual para os dois
web-tie-decides = decide
web-share-win = { $names } dividem a vitória com { $points }
web-alone = { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
}
web-abandoned = A partida foi abandonada sem resultado.
web-most-from = A maior parte veio de: { $lines }.
web-score-sheet = Pontuação
web-total = Total
web-place = { $place }º lugar
web-steps = { $count ->
    [one] passo
   *[other] passos
}
web-plot = Evolução dos pontos
web-plot-note = Pontos visíveis depois de cada passo.
web-plot-start = início
web-plot-step = passo { $step }
web-rematch = Revanche
web-rematch-join = Ir para a revanche
web-look-at-board = Ver o tabuleiro
web-to-result = Ao resultado
web-share = Compartilhar
web-verify = Conferir o embaralhamento
web-check-passed = O embaralhamento foi justo.
web-check-failed = Algo não confere: não dá para confiar nesta partida.
web-check-seen = O que foi publicado é o que estava selado antes da distribuição: este navegador guardou o selo que viu{ $own ->
    [0] .
   *[other] , e os seus próprios bytes aleatórios estão nele.
}
web-check-unseen = Este navegador não participou do início e não tem o que comparar: pergunte a quem jogou se o selo abaixo é o que foi mostrado.
web-check-draws = { $draws ->
    [one] O { $draws } sorteio decorre disso; este navegador o recalculou.
   *[other] Todos os { $draws } sorteios decorrem disso; este navegador os recalculou.
}
web-check-replays = { $entries ->
    [one] O servidor jogou de novo o { $entries } registro: cada jogada foi válida e a pontuação está certa.
   *[other] O servidor jogou de novo todos os { $entries } registros: cada jogada foi válida e a pontuação está certa.
}
web-check-start = { $start ->
    [dealt] Assim a partida inteira está conferida, desde a distribuição.
    [redealt] Esta partida começou em uma posição de outra, com as cartas ocultas distribuídas de novo. Tudo a partir dali está conferido; se a posição surgiu de forma justa, só a outra partida pode mostrar.
   *[kept] Esta partida começou em uma posição de outra, com as cartas ocultas mantidas: quem a criou podia conhecê-las. Tudo a partir dali está conferido.
}
web-check-own-edition = Foi jogada com uma edição própria, não com a padrão.
web-check-edition = Ver a edição
web-check-not = O que isto não mostra: se os jogadores contaram uns aos outros o que viram.
web-check-commitment = Selo:
web-check-fault = { $fault ->
    [commitment] O segredo não corresponde ao selo.
    [salt] Os bytes aleatórios de um jogador não correspondem ao que foi selado.
    [draw] Um sorteio não decorre do segredo e dos bytes aleatórios.
   *[shown] O selo ou os bytes aleatórios não são os que este navegador viu antes da distribuição.
}
web-none = nenhum

## Repetição

web-replay-of = Repetição de { $game }
web-step-of = Passo { $step } de { $all }
web-first = Primeiro passo
web-previous = Um passo atrás
web-next = Um passo à frente
web-play = Reproduzir
web-pause = Pausar
web-seen-by = Visto por
web-spectator = todos
web-continue-from-here = Continuar daqui
web-continue-note = Continue a partir desta posição contra jogadores do computador; o que o seu lugar não sabia é distribuído de novo.
web-copy-position = Copiar link desta posição

## Regras e sobre

web-search-rules = Buscar nas regras
web-found = Encontrado em:
web-found-nothing = Nada encontrado.
web-ruling = nossa decisão
web-ruling-note = marca o que os manuais deixam em aberto ou dizem de formas diferentes; o resto é deles.
web-reconstructed = nossa reconstrução
web-section = Seção
web-link-to-rule = Link para a regra { $rule }
web-refusals-link = Cada recusa leva para cá: um número como { $rule } numa mensagem abre esta página na regra.
web-about-fair = Como o embaralhamento é justo
web-about-fair-1 = Quando a partida começa, o servidor se compromete com um segredo e mostra a sua impressão. Depois o navegador de cada jogador acrescenta bytes aleatórios, primeiro selados, depois abertos.
web-about-fair-2 = Todas as cartas e dados decorrem de ambos. Assim ninguém escolhe a distribuição, nem o servidor junto com um jogador, e depois da partida qualquer um pode conferir cada compra.
web-about-privacy = O que é guardado
web-about-privacy-1 = Sem conta, sem rastreamento, sem pedidos a ninguém além deste servidor. Um cookie marca seus lugares neste aparelho; seu nome é o que você digitar.
web-about-licence = Licenças
web-about-licence-1 = Trove tem código aberto sob a licença MIT. Todos os desenhos são próprios. As fontes são Commissioner e, em Silver & Gold, Alegreya, ambas sob a SIL Open Font License 1.1.
web-about-games = Os jogos
