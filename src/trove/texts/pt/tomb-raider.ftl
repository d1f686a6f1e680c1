# Tomb Raider. Uma posição se chama pela coluna e pela linha: c1. Nenhuma posição é a peça inicial. Como nascem os argumentos: texts/sentences.py.

tomb-raider-name = Tomb Raider
tomb-raider-about = Procure tesouros no museu à noite, leve os seus para fora e fuja antes que a bomba exploda.

## Campos, como as frases os chamam

tomb-raider-field-direction = { $value ->
    [north] norte
    [east] leste
    [south] sul
   *[west] oeste
}
tomb-raider-field-doors = { tomb-raider-field-direction }

## Componentes

tomb-raider-figure = { $figure ->
    [lara] Lara
    [karel] Karel
    [kurtis] Kurtis
   *[eckhardt] Eckhardt
}
tomb-raider-kind = { $kind ->
    [energy] energia
    [shooting] tiro
   *[health] saúde
}
tomb-raider-symbol = { $symbol ->
    [blank] vazia
    [energy] fonte de energia
    [shooting] fonte de tiro
    [health] fonte de saúde
   *[treasure] sala secreta
}
tomb-raider-shape = { $shape ->
    [dead_end] beco sem saída
    [straight] corredor reto
    [corner] canto
    [t] bifurcação
   *[cross] cruzamento
}
tomb-raider-police = { $police ->
    [none] sem polícia
    [own] polícia para a dupla de quem achou
    [opposing] polícia para a dupla adversária
   *[both] polícia para as duas duplas
}
tomb-raider-piece-card = { tomb-raider-kind } { $value }
tomb-raider-piece-square = { LETTER($column) }{ FROM_ONE($row) }
tomb-raider-piece-treasure = { $kind ->
    [evidence] prova ({ $value })
    [painting] quadro ({ $value })
   *[large] tesouro grande ({ $value })
}
tomb-raider-piece-plate = { $treasures ->
    [one] { $treasures } tesouro
   *[other] { $treasures } tesouros
}, { tomb-raider-police }
tomb-raider-piece-taken_plate = placa de descoberta: { $plate }
tomb-raider-piece-brought = levado para fora: { $treasure }
tomb-raider-piece-dead = vítima da explosão: { $seat }
tomb-raider-piece-change = { $by ->
    [plate] uma placa
    [delivery] uma entrega
   *[wave] uma onda
} (lado bom { $good }, lado mau { $bad })

## Componentes em uma palavra, para a mesa

tomb-raider-short-treasure = { $kind ->
    [evidence] §
    [painting] ▣
   *[large] ★
}{ $value }
tomb-raider-short-plate = { $treasures }{ $police ->
    [none] { "" }
    [own] !
    [opposing] ?
   *[both] !?
}
tomb-raider-short-symbol = { $symbol ->
    [blank] { "" }
    [energy] energ.
    [shooting] tiro
    [health] saúde
   *[treasure] sala
}
tomb-raider-short-door = { $door ->
    [north] N
    [east] L
    [south] S
   *[west] O
}
tomb-raider-short-start = início
tomb-raider-short-place = { $place ->
    [start] início
   *[other] { $place }
}

## O que aconteceu

tomb-raider-event-laid_start = A peça inicial fica no lado { $side ->
    [0] norte, a primeira da esquerda
    [1] norte, a segunda da esquerda
    [2] norte, no meio
    [3] norte, a quarta da esquerda
    [4] norte, a última à direita
    [5] leste, no alto
    [6] leste, a segunda de cima
    [7] leste, no meio
    [8] leste, a quarta de cima
    [9] leste, embaixo
    [10] sul, a última à direita
    [11] sul, a quarta da esquerda
    [12] sul, no meio
    [13] sul, a segunda da esquerda
    [14] sul, a primeira da esquerda
    [15] oeste, embaixo
    [16] oeste, a quarta de cima
    [17] oeste, no meio
    [18] oeste, a segunda de cima
   *[19] oeste, no alto
}.
tomb-raider-event-dealt = { who } recebe uma carta: { $card }.
tomb-raider-event-dealt_unseen = { who } recebe uma carta: { tomb-raider-kind }.
tomb-raider-event-began = Rodada { $round }: { $you ->
    [yes] é o seu turno.
   *[no] é o turno de { $seat }.
}
tomb-raider-event-missed_turn = { $you ->
    [yes] Você está no chão e pula este turno.
   *[no] { $seat } está no chão e pula este turno.
}
tomb-raider-event-stood_up = { who } se levanta de novo.
tomb-raider-event-drew = { who } compra uma carta: { $card }.
tomb-raider-event-drew_unseen = { who } compra uma carta: { tomb-raider-kind }.
tomb-raider-event-reshuffled = A pilha de descarte ({ tomb-raider-kind }, { $cards ->
    [one] { $cards } carta
   *[other] { $cards } cartas
}) foi embaralhada e virou o baralho.
tomb-raider-event-laid_card = { who } baixa uma carta: { $card }.
tomb-raider-event-went = { who } parte com { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
} de movimento.
tomb-raider-event-revealed = { who } revela { $place }: { tomb-raider-symbol }, { tomb-raider-shape }.
tomb-raider-event-turned = { who } orienta { $place }, aberta agora: { $doors }.
tomb-raider-event-rotated = { who } gira { $place } em { $quarters ->
    [1] 90
    [2] 180
   *[3] 270
} graus, aberta agora: { $doors }.
tomb-raider-event-stepped = { $to_place ->
    [start] { who } sai para a peça inicial.
   *[other] { who } vai para { $to_place }.
}
tomb-raider-event-stopped = { $lost ->
    [0] { who } encerra o movimento.
    [one] { who } encerra o movimento; { $lost } ponto se perde.
   *[other] { who } encerra o movimento; { $lost } pontos se perdem.
}
tomb-raider-event-took_plate = { who } pega uma placa de descoberta, 1 ponto: { $plate }.
tomb-raider-event-laid_treasure = Em { $place } agora há: { $treasure }.
tomb-raider-event-laid_bomb = Em { $place } está a bomba.
tomb-raider-event-arrested = A polícia leva { $you ->
    [yes] você
   *[no] { $seat }
} de { $from_place } para a peça inicial.
tomb-raider-event-picked_up = { who } pega em { $place }: { $treasure }.
tomb-raider-event-dropped = { who } larga em { $place }: { $treasure }.
tomb-raider-event-handed_over = { who } passa { $treasure } para { $to_you ->
    [yes] você
   *[no] { $to }
}.
tomb-raider-event-delivered = { $points ->
    [0] { who } leva para fora sem ganhar pontos: { $treasure }.
    [one] { who } entrega por { $points } ponto: { $treasure }.
   *[other] { who } entrega por { $points } pontos: { $treasure }.
}
tomb-raider-event-armed = { $by_guard ->
    [yes] A bomba em { $place } se ativou sozinha. As ondas seguem { $you ->
        [yes] os seus turnos.
       *[no] os turnos de { $seat }.
    }
   *[no] { who } ativa a bomba em { $place }!
}
tomb-raider-event-aimed = { who } mira em { $target_you ->
    [yes] você
   *[no] { $target }
}.
tomb-raider-event-fired = { who } atira com { $shooting } em { $target_you ->
    [yes] você
   *[no] { $target }
}.
tomb-raider-event-warded_off = { who } se defende do tiro: tiro { $shooting }, saúde { $health }.
tomb-raider-event-was_shot = { $you ->
    [yes] Você leva o tiro e cai: tiro { $shooting }, saúde { $health }.
   *[no] { $seat } leva o tiro e cai: tiro { $shooting }, saúde { $health }.
}
tomb-raider-event-discarded = { who } descarta uma carta: { $card }.
tomb-raider-event-exploded = Onda { $wave } da explosão!
tomb-raider-event-removed = A peça { $place } desaparece.
tomb-raider-event-died = { $you ->
    [yes] Você morre em { $place } na explosão.
   *[no] { $seat } morre em { $place } na explosão.
}
tomb-raider-event-lost_treasure = Destruído: { $treasure }.
tomb-raider-event-turn_ended = { who } encerra o turno.
tomb-raider-event-ended = { $reason ->
    [explosion] A peça de entrada sumiu: o jogo acaba.
    [safety] Ninguém e nada mais está lá dentro: o jogo acaba.
   *[death] Ninguém ficou vivo: o jogo acaba.
}

## Ações

tomb-raider-action-draw = { $number ->
    [one] Comprar { $number } carta: { tomb-raider-kind }.
   *[other] Comprar { $number } cartas: { tomb-raider-kind }.
}
tomb-raider-action-lay = Baixar { tomb-raider-kind } { $value }.
tomb-raider-action-go = Partir.
tomb-raider-action-fire = Disparar.
tomb-raider-action-accept_hit = Não baixar mais cartas de saúde.
tomb-raider-action-aim = Atirar em { $target }.
tomb-raider-action-discard = Descartar { tomb-raider-kind } { $value }.
tomb-raider-action-reveal = Revelar a peça do lado { $direction }.
tomb-raider-action-turn = Orientar a peça revelada em { $quarters ->
    [0] 0
    [1] 90
    [2] 180
   *[3] 270
} graus.
tomb-raider-action-rotate = { $where ->
    [north] Girar a peça ao norte
    [east] Girar a peça a leste
    [south] Girar a peça ao sul
    [west] Girar a peça a oeste
   *[here] Girar a própria peça
} em { $quarters ->
    [1] 90
    [2] 180
   *[3] 270
} graus.
tomb-raider-action-step = Andar: { $direction }.
tomb-raider-action-pick_up = Pegar o tesouro { $treasure }.
tomb-raider-action-drop = Largar o tesouro.
tomb-raider-action-hand_over = Passar o tesouro ao parceiro.
tomb-raider-action-end_move = Encerrar o movimento.
tomb-raider-action-end_turn = Encerrar o turno.

## Ações em uma lista: aonde cada uma leva

tomb-raider-choice-draw = { $number ->
    [one] { tomb-raider-kind }
   *[other] { $number }× { tomb-raider-kind }
}
tomb-raider-choice-lay = { tomb-raider-kind } { $value } { $sum ->
    [0] { "" }
   *[other] (soma { $sum })
}
tomb-raider-choice-go = partir com { $sum ->
    [one] { $sum } ponto
   *[other] { $sum } pontos
}
tomb-raider-choice-fire = disparar com { $sum }
tomb-raider-choice-accept_hit = { $sum ->
    [0] não baixar nada
   *[other] já basta ({ $sum })
}
tomb-raider-choice-aim = { $target } ({ $at }, cartas de saúde: { $cards })
tomb-raider-choice-discard = { tomb-raider-kind } { $value }
tomb-raider-choice-reveal = { $direction }: { $at }
tomb-raider-choice-turn = { $shape } { $doors }
tomb-raider-choice-rotate = { $at } { $shape } { $letters }
tomb-raider-choice-step = { $direction }: { $at }
tomb-raider-choice-pick_up = pegar { $treasure }
tomb-raider-choice-drop = largar { $treasure }
tomb-raider-choice-hand_over = passar { $treasure } para { $partner }
tomb-raider-choice-end_move = encerrar o movimento { $left ->
    [0] { "" }
    [one] ({ $left } ponto se perde)
   *[other] ({ $left } pontos se perdem)
}
tomb-raider-choice-end_turn = encerrar o turno { $left ->
    [0] { "" }
    [one] ({ $left } ação sem usar)
   *[other] ({ $left } ações sem usar)
}
tomb-raider-preview-armed = ativa a bomba
tomb-raider-preview-delivered = leva { $treasure } para fora: { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
}
tomb-raider-preview-blank = vazia com certeza
tomb-raider-preview-exploded = onda { $wave }
tomb-raider-preview-died = { $seat } morre
tomb-raider-preview-ended = encerra o jogo
tomb-raider-preview-hits = acerta
tomb-raider-preview-warded_off = repelido
tomb-raider-preview-defends = o alvo pode se defender

## Palavras que se podem digitar para uma ação

tomb-raider-word-draw = comprar
tomb-raider-word-lay = baixar
tomb-raider-word-go = partir
tomb-raider-word-fire = disparar
tomb-raider-word-accept_hit = basta
tomb-raider-word-aim = atirar
tomb-raider-word-discard = descartar
tomb-raider-word-reveal = revelar
tomb-raider-word-turn = orientar
tomb-raider-word-rotate = girar
tomb-raider-word-step = andar
tomb-raider-word-pick_up = pegar
tomb-raider-word-drop = largar
tomb-raider-word-hand_over = passar
tomb-raider-word-end_move = parar
tomb-raider-word-end_turn = encerrar
tomb-raider-word-here = aqui
tomb-raider-word-north = norte
tomb-raider-word-east = leste
tomb-raider-word-south = sul
tomb-raider-word-west = oeste
tomb-raider-word-energy = energia
tomb-raider-word-shooting = tiro
tomb-raider-word-health = saúde
tomb-raider-typing = Palavras também valem: comprar energia 1, baixar energia 3, partir, norte ou c2 (revela ou anda), girar aqui 2 (em 180 graus), pegar, passar, parar, atirar Karel, disparar, encerrar. Podem ser abreviadas.

## Fases: o que se pergunta

tomb-raider-question-acting = { $actions ->
    [0] Sem ações: tesouros, ou encerrar o turno.
    [one] O que você faz? Resta { $actions } ação.
   *[other] O que você faz? Restam { $actions } ações.
}
tomb-raider-question-laying = Mais energia, ou partir?
tomb-raider-question-moving = Para onde? { $points ->
    [one] Resta { $points } ponto.
   *[other] Restam { $points } pontos.
}
tomb-raider-question-turning = Como deve ficar { $place }?
tomb-raider-question-shooting = Com quais cartas você atira em { $target }?
tomb-raider-question-defending = { $seat } atira com { $sum }: quais cartas de saúde você baixa?
tomb-raider-question-discarding = Mais de 7 cartas: qual você descarta?
tomb-raider-hint-not-next-to-you = { $at } não é vizinha da sua peça.
tomb-raider-hint-which-treasure = Há vários tesouros aqui: digite o número de um deles.

## A mesa

tomb-raider-your-turn = Quem decide é { $name }. Quando ninguém mais estiver olhando, Enter mostra a mão.
tomb-raider-pass-on = Enter limpa a tela; depois quem decide é { $name }.
tomb-raider-heading-draws = Comprar
tomb-raider-heading-cards = { $kind ->
    [health] Defender com
    [shooting] Atirar com
   *[other] Mover com
}
tomb-raider-heading-targets = Atirar em
tomb-raider-heading-discards = Descartar
tomb-raider-heading-reveals = Revelar
tomb-raider-heading-turns = Aberta
tomb-raider-heading-rotations = Girar
tomb-raider-heading-steps = Andar
tomb-raider-heading-treasures = Tesouro
tomb-raider-heading-ends = Ou
tomb-raider-table-hand = Mão de { $seat }
tomb-raider-table-no-cards = sem cartas
tomb-raider-table-laid = baixado: { $cards } (soma { $sum })
tomb-raider-table-round = Rodada { $round }
tomb-raider-table-turn-of = turno de { $seat }
tomb-raider-table-actions = ações: { $actions }
tomb-raider-table-points = pontos de movimento: { $points }
tomb-raider-side = { $side ->
    [good] bom
   *[bad] mau
}
tomb-raider-table-side = { $side ->
    [good] Lado bom
   *[bad] Lado mau
}, { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
}
tomb-raider-table-plates = placas { $plates }
tomb-raider-table-treasures = tesouros { $treasures }
tomb-raider-table-deck = { tomb-raider-kind } { $deck }
tomb-raider-table-discards = { tomb-raider-kind } { $deck } (descartes: { $cards })
tomb-raider-table-decks = Baralhos: { $decks }
tomb-raider-table-bomb = Bomba em { $place }, não ativada
tomb-raider-table-armed = Bomba em { $place } ativada: onda { $wave } no fim do turno de { $seat }
tomb-raider-table-lying = Tesouros: { $treasures }
tomb-raider-table-hidden = Ainda não visto: peças { $tiles }; tesouros { $treasures }; placas { $plates }
tomb-raider-table-hidden-tile = { $symbol ->
    [blank] vazias
    [energy] energia
    [shooting] tiro
    [health] saúde
   *[treasure] sala secreta
} { $count }
tomb-raider-table-lies = { $place } no chão ({ $turns })
tomb-raider-table-dead = morta
tomb-raider-column-figure = Figura
tomb-raider-column-side = Lado
tomb-raider-column-place = Posição
tomb-raider-column-carries = Carrega
tomb-raider-column-cards = E/T/S
tomb-raider-legend = A a D são as figuras, a a d as deitadas; no chão (2): levanta-se no seu segundo turno a partir de agora. ┣ mostra as bordas abertas de uma peça; um vão na parede é uma passagem, uma parede pontilhada está aberta só de uma borda. E/T/S são os números de cartas de energia, tiro e saúde. ░ está virada para baixo, ○ é vazia com certeza. §2 é uma prova (do lado bom), ▣3 um quadro (do lado mau), ★3 o tesouro grande, ✱ a bomba. Um número vermelho: depois desse número de turnos do ativador, a peça desaparece. Placas: 2!? são 2 tesouros, com polícia para a dupla de quem achou (!) e a adversária (?).

## Pontuação

tomb-raider-score-T12-2 = Tesouros levados para fora
tomb-raider-score-T6-2 = Placas de descoberta
tomb-raider-score-T10-4 = Figuras perdidas
tomb-raider-score-T12-3 = A última mudança de pontos
tomb-raider-score-T12-4 = As últimas mudanças de pontos
tomb-raider-decided-T12-3 = A última mudança de pontos decide (regra T12.3): { $components }.
tomb-raider-decided-T12-4 = Decide a última mudança de pontos que não foi igual para os dois (regra T12.4): { $components }.
tomb-raider-tie-broken = Os dois lados têm os mesmos pontos.
tomb-raider-tie-shared = Os dois lados têm os mesmos pontos e nada os separa: dividem a vitória (regra T12.4).

## Opções de uma mesa

tomb-raider-option-modified_setup = Preparação modificada
tomb-raider-option-modified_setup-help = Peças vazias ficam na entrada (regra T2.2).
tomb-raider-option-start = Posição da peça inicial
tomb-raider-option-start-help = Em qual das 20 bordas externas fica a peça inicial: 0 a 19 em sentido horário a partir do canto noroeste, ou random (sorteada). Normalmente 2, o meio do lado norte (regra T2.1).
tomb-raider-option-start-0 = Norte, a primeira da esquerda
tomb-raider-option-start-1 = Norte, a segunda da esquerda
tomb-raider-option-start-2 = Norte, no meio
tomb-raider-option-start-3 = Norte, a quarta da esquerda
tomb-raider-option-start-4 = Norte, a última à direita
tomb-raider-option-start-5 = Leste, no alto
tomb-raider-option-start-6 = Leste, a segunda de cima
tomb-raider-option-start-7 = Leste, no meio
tomb-raider-option-start-8 = Leste, a quarta de cima
tomb-raider-option-start-9 = Leste, embaixo
tomb-raider-option-start-10 = Sul, a última à direita
tomb-raider-option-start-11 = Sul, a quarta da esquerda
tomb-raider-option-start-12 = Sul, no meio
tomb-raider-option-start-13 = Sul, a segunda da esquerda
tomb-raider-option-start-14 = Sul, a primeira da esquerda
tomb-raider-option-start-15 = Oeste, embaixo
tomb-raider-option-start-16 = Oeste, a quarta de cima
tomb-raider-option-start-17 = Oeste, no meio
tomb-raider-option-start-18 = Oeste, a segunda de cima
tomb-raider-option-start-19 = Oeste, no alto
tomb-raider-option-swap_villains = Eckhardt antes de Karel
tomb-raider-option-swap_villains-help = Eckhardt joga depois de Lara, Karel depois de Kurtis (regra T1.3).
tomb-raider-option-both_figures = Duas figuras para um jogador
tomb-raider-option-both_figures-help = Com três jogadores, o lado que um deles joga sozinho: good (o bom) ou bad (o mau) (regra T1.4).
tomb-raider-option-both_figures-good = o lado bom
tomb-raider-option-both_figures-bad = o lado mau
tomb-raider-option-lara_alone = Lara sozinha contra dois vilões
tomb-raider-option-lara_alone-help = Três jogadores, uma figura cada, Kurtis fica na caixa (regra T13).
tomb-raider-option-open_good_hands = Mãos abertas do lado bom
tomb-raider-option-open_good_hands-help = Lara e Kurtis veem as cartas um do outro; sempre, se um jogador tem as duas figuras (regra T1.5).
tomb-raider-option-open_bad_hands = Mãos abertas do lado mau
tomb-raider-option-open_bad_hands-help = Karel e Eckhardt veem as cartas um do outro; sempre, se um jogador tem as duas figuras (regra T1.5).
tomb-raider-option-early_revive_cards = Cartas já no turno pulado
tomb-raider-option-early_revive_cards-help = Quem levou um tiro compra as três cartas novas já no turno pulado (regra T9.2).
tomb-raider-option-guard = Salvaguarda contra impasse
tomb-raider-option-guard-help = A bomba se ativa sozinha depois da rodada 40; com a salvaguarda desligada, depois da rodada 100 (regra T12.5).

## Por que não

tomb-raider-refusal-figure-lies = Você está no chão.
tomb-raider-refusal-game-over = O jogo acabou.
tomb-raider-refusal-not-your-turn = É o turno de { $turn }.
tomb-raider-refusal-target-defends = Primeiro { $turn } decide como se defender.
tomb-raider-refusal-finish-laying = Primeiro baixe energia e parta.
tomb-raider-refusal-finish-moving = Primeiro termine o movimento.
tomb-raider-refusal-turn-first = Primeiro oriente a peça revelada.
tomb-raider-refusal-finish-shot = Primeiro baixe cartas de tiro e dispare.
tomb-raider-refusal-defend-first = Primeiro baixe cartas de saúde, ou diga que já basta.
tomb-raider-refusal-discard-first = Primeiro descarte até ter 7 cartas.
tomb-raider-refusal-no-actions-left = Você não tem mais ações neste turno.
tomb-raider-refusal-aim-first = Primeiro diga em qual figura você atira.
tomb-raider-refusal-lay-energy-first = Primeiro baixe cartas de energia para um movimento.
tomb-raider-refusal-not-under-fire = Ninguém está atirando em você.
tomb-raider-refusal-within-limit = Você está dentro do limite de cartas, então nada é descartado.
tomb-raider-refusal-reveal-first = Só uma peça que acabou de ser revelada é orientada de graça.
tomb-raider-refusal-no-cards-left = O baralho e a pilha de descarte deste tipo estão vazios: { tomb-raider-kind }.
tomb-raider-refusal-not-on-source = Duas cartas de um tipo só se compram na sua fonte: { tomb-raider-kind }.
tomb-raider-refusal-no-such-card = Você não tem esta carta: { tomb-raider-kind } { $value }.
tomb-raider-refusal-lay-a-shooting-card = Um tiro precisa de pelo menos uma carta de tiro.
tomb-raider-refusal-no-shooting-cards = Você não tem cartas de tiro.
tomb-raider-refusal-nobody-there = Esta figura não está nesta partida.
tomb-raider-refusal-no-enemy = Só se atira em figuras do outro lado.
tomb-raider-refusal-target-dead = { $target } já morreu.
tomb-raider-refusal-target-lies = { $target } está no chão e não pode ser alvo.
tomb-raider-refusal-on-start-tile = Ninguém atira da peça inicial nem nela.
tomb-raider-refusal-no-line-of-sight = Sem linha de visão até { $target }: há uma parede, uma peça virada para baixo ou um vão no meio.
tomb-raider-refusal-not-in-line = { $target } não está na sua linha nem na sua coluna.
tomb-raider-refusal-start-tile-lies-fast = A peça inicial não pode ser revelada nem girada.
tomb-raider-refusal-no-neighbour = Não há peça nesta direção.
tomb-raider-refusal-removed = A peça que estava ali sumiu.
tomb-raider-refusal-already-revealed = Esta peça já está revelada.
tomb-raider-refusal-face-down = Esta peça ainda está virada para baixo.
tomb-raider-refusal-wall = Há uma parede no caminho: as duas bordas precisam estar abertas.
tomb-raider-refusal-not-here = Este tesouro não está na sua peça.
tomb-raider-refusal-hands-full = Você já carrega um tesouro.
tomb-raider-refusal-picked-up-before = Você já pegou este tesouro neste turno.
tomb-raider-refusal-carries-nothing = Você não carrega nenhum tesouro.
tomb-raider-refusal-no-partner = Lara joga sem parceiro.
tomb-raider-refusal-partner-dead = Seu parceiro está morto.
tomb-raider-refusal-partner-elsewhere = Seu parceiro não está na sua peça.
tomb-raider-refusal-partner-lies = Seu parceiro está no chão.
tomb-raider-refusal-partner-carries = Seu parceiro já carrega um tesouro.

## Entrada que não serve

tomb-raider-error-bad-words = Não existe essa ação em Tomb Raider ({ $detail }).
tomb-raider-error-bad-edition = { $detail }.
tomb-raider-error-lara-alone-players = Lara sozinha é para 3 jogadores.
tomb-raider-error-lara-alone-order = Com Lara sozinha, a ordem é fixa: Lara, Karel, Eckhardt. Não troque os vilões.

## O jogo em dez linhas

tomb-raider-primer-1 = Dois lados vasculham um museu escuro: Lara e Kurtis buscam provas; Karel e Eckhardt, quadros.
tomb-raider-primer-2 = Leve os tesouros do seu lado até a peça inicial; ali eles pontuam, e o grande vale para qualquer lado.
tomb-raider-primer-3 = No seu turno você tem três ações: comprar carta, mover ou atirar, em qualquer combinação.
tomb-raider-primer-4 = Para mover, baixe cartas de energia; a soma são os seus pontos de movimento.
tomb-raider-primer-5 = Com um ponto você revela e orienta uma peça vizinha, gira uma peça ou passa por uma passagem aberta.
tomb-raider-primer-6 = Peças de tesouro dão um ponto ao seu lado e revelam tesouros, às vezes também a polícia.
tomb-raider-primer-7 = Você carrega um tesouro; pegar, largar e passar ao parceiro não custa nada.
tomb-raider-primer-8 = Atire em um inimigo em linha reta e aberta: suas cartas de tiro contra as cartas de saúde dele. Quem é atingido perde o tesouro e a mão.
tomb-raider-primer-9 = O tesouro grande está sobre uma bomba: pegá-lo dispara ondas que destroem o museu peça por peça.
tomb-raider-primer-10 = Volte à peça inicial antes que uma onda o alcance; cada figura perdida custa um ponto ao seu lado.

tomb-raider-lesson-1 = Você tem três ações no turno. Use a primeira para comprar uma carta: pegue uma do baralho de energia.
tomb-raider-lesson-2 = Para mover, baixe cartas de energia; a soma são os seus pontos de movimento. Escolha uma carta de energia da mão.
tomb-raider-lesson-3 = Um ponto revela uma peça escura ao seu lado. Escolha uma das peças que brilham.
tomb-raider-lesson-4 = Oriente a peça revelada como quiser, para que as passagens levem aonde você quer ir, e baixe-a.
tomb-raider-lesson-5 = Um ponto também vale um passo, onde os lados das duas peças estão abertos, ou gira a sua peça ou uma vizinha.
tomb-raider-lesson-6 = Cada tocha é uma ação: comprar, mover ou atirar, em qualquer ordem. Quando bastar, encerre o turno.
tomb-raider-lesson-7 = Uma peça de tesouro dá ao seu lado uma placa, que vale um ponto, e revela tesouros. Algumas placas chamam a polícia.
tomb-raider-lesson-8 = Uma figura carrega um tesouro. Pegue provas e leve-as à peça inicial: ali elas pontuam para o seu lado.
tomb-raider-lesson-9 = Atire em linha reta e aberta: suas cartas de tiro contra cartas de saúde. Quem é atingido perde o tesouro e a mão.
tomb-raider-lesson-10 = O tesouro grande está sobre uma bomba. Depois que o pegam, cada turno dessa figura traz uma onda: esteja na peça inicial a tempo!

## A mesa no navegador

tomb-raider-museum = O museu
tomb-raider-start-tile = peça inicial
tomb-raider-bomb = a bomba
tomb-raider-nothing = nada
tomb-raider-over = O jogo acabou.
tomb-raider-sent = Um momento.
tomb-raider-thinking = { $seat } está decidindo.
tomb-raider-not-now = Esta carta não pode ser jogada agora.
tomb-raider-back = Voltar
tomb-raider-help-moving = Escolha uma sala: os números são o custo para chegar lá.
tomb-raider-help-acting = Compre de um baralho ou jogue energia para se mover.
tomb-raider-help-acting-shoot = Compre de um baralho, jogue energia para se mover ou atire em uma figura na linha.
tomb-raider-walk-to = Ir para { $place }
tomb-raider-walk-now = Ir
tomb-raider-walk-label = Ir para { $place }: { $costs }. { $room }
tomb-raider-reveal-at = Revelar { $place }
tomb-raider-reveal-now = Revelar
tomb-raider-reveal-label = Revelar { $place }: { $costs }
tomb-raider-rotate-at = Girar { $place }
tomb-raider-rotate-now = Girar: 1 ponto
tomb-raider-rotate-label = Girar { $place }: 1 ponto
tomb-raider-turn-on = Continuar girando { $place }; Enter deixa assim
tomb-raider-lay-like-this = Deixar assim
tomb-raider-ways = Rotações possíveis da sala
tomb-raider-way-label = Portas: { $doors }. { $outcome }
tomb-raider-costs = { $price ->
    [one] { $price } ponto
   *[other] { $price } pontos
}, sobram { $left }
tomb-raider-rotates = gira { $rooms }
tomb-raider-odds = { tomb-raider-symbol } { $percent } %
tomb-raider-opens = abre o caminho para: { $places }
tomb-raider-shuts = fecha o caminho para: { $places }
tomb-raider-opens-nothing = não abre nenhum caminho
tomb-raider-leads-wall = muro externo
tomb-raider-leads-gap = vazio
tomb-raider-leads-dark = { $place } não revelada
tomb-raider-leads-own = sua sala
tomb-raider-energy-then = { $energy ->
    [one] { $energy } ponto de movimento
   *[other] { $energy } pontos de movimento
}
tomb-raider-points-lost = { $count ->
    [one] { $count } ponto se perde
   *[other] { $count } pontos se perdem
}
tomb-raider-actions-unused = { $count ->
    [one] { $count } ação não usada
   *[other] { $count } ações não usadas
}
tomb-raider-room = { $place }: { tomb-raider-symbol }, portas { $doors }
tomb-raider-room-dark = { $place }: virada para baixo
tomb-raider-room-blank = { $place }: virada para baixo, certamente vazia
tomb-raider-room-gone = { $place }: destruída
tomb-raider-room-has = { $room }; aqui: { $things }
tomb-raider-wave-after = onda { $wave } depois do turno de { $seat }
tomb-raider-next-wave = a próxima onda a destrói
tomb-raider-waves = O museu, onda por onda
tomb-raider-waves-note = Cada número é a onda que levou a sala. A borda marcada leva para fora.
tomb-raider-out-of-reach = { $place } custa { $price } pontos de movimento; você tem { $points }.
tomb-raider-no-way = Nenhum caminho aberto leva a { $place } agora.
tomb-raider-walked = { who } vai { $from } → { $to }, { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
}.
tomb-raider-hand = Sua mão: { $count } de no máximo { $limit } cartas
tomb-raider-card-live = { $card }, pode ser jogada
tomb-raider-card-idle = { $card }, agora não
tomb-raider-deck = { tomb-raider-kind }: { $count } no baralho, { $used } descartadas
tomb-raider-used = { $count } usadas
tomb-raider-actions-left = Ações
tomb-raider-points-left = Pontos
tomb-raider-brief-pick_up = Pegar
tomb-raider-brief-drop = Largar
tomb-raider-brief-hand_over = Passar
tomb-raider-draw-two = comprar 2
tomb-raider-in-sight = Na sua linha de tiro: { $names }
tomb-raider-holds = { $cards ->
    [one] tem { $cards } carta
   *[other] tem { $cards } cartas
}: { $range }
tomb-raider-haul = { $side ->
    [good] Bom
   *[bad] Mau
}: { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
}, { $plates ->
    [one] { $plates } placa
   *[other] { $plates } placas
}, levado para fora: { $treasures }
tomb-raider-seat-dead = morreu na explosão
tomb-raider-seat-lies = { $place }, caiu; levanta no próximo turno
tomb-raider-seat-lies-long = { $place }, caiu; perde um turno
tomb-raider-carries = carrega { $treasure }
tomb-raider-supply = Tesouros, salas e placas
tomb-raider-treasures = Tesouros
tomb-raider-outside = fora
tomb-raider-hidden = oculto
tomb-raider-rooms-unseen = Salas não reveladas
tomb-raider-rooms-by-shape = Salas não reveladas, por símbolo e forma
tomb-raider-rooms-gone = Salas destruídas
tomb-raider-plates = Placas
tomb-raider-side-name = { $side ->
    [good] Lado bom
   *[bad] Lado mau
}
tomb-raider-two-figures = Duas figuras: { $one } e { $two }
tomb-raider-side-wins = { $name } vence com { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
}
tomb-raider-sides-share = Os dois lados dividem a vitória

## Edições: o que não serve

tomb-raider-edition-museum-tiles = o museu precisa de { $wanted } peças, não { $found } (regra T0.1).
tomb-raider-edition-treasure-tiles = são necessárias { $wanted } peças de tesouro, uma para cada placa, não { $found } (regra T0.1).
tomb-raider-edition-blank-tiles = são necessárias pelo menos { $wanted } peças vazias, não { $found } (regra T2.2).
tomb-raider-edition-cards = são necessárias pelo menos { $wanted } cartas deste tipo, não { $found }: { tomb-raider-kind } (regra T2.5).
tomb-raider-edition-plates = as placas precisam de pelo menos { $wanted } tesouros ao todo, não { $found } (regra T0.4).

## Pictures in the rules

tomb-raider-figure-of = { $rule ->
    [T0-1] As cinco formas, aqui com os cinco símbolos; a forma do salão revela o símbolo.
    [T0-4] As cinco placas: quantos tesouros elas colocam, e um escudo para a polícia.
    [T5-2] Cada passo custa um ponto. A sala virada para baixo é revelada por um terceiro, da sala ao lado.
    [T8-1] Lara vê Karel por portas abertas em linha; uma parede esconde Kurtis de Karel.
   *[T10-2] A onda 0 leva a sala da bomba, e cada onda seguinte as salas um passo mais longe.
}
