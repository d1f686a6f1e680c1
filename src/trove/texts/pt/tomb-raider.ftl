# Tomb Raider. Uma posição se chama pela coluna e pela linha: c1. Nenhuma posição é a peça inicial. Como nascem os argumentos: texts/sentences.py.

tomb-raider-name = Tomb Raider
tomb-raider-about = Procure tesouros no museu à noite, leve os seus para fora e suma antes que a bomba engula o prédio.

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
    [none] início
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
    [none] { who } sai para a peça inicial.
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
    [yes] A rodada 40 acabou: a bomba em { $place } se ativou sozinha. As ondas seguem { $you ->
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
tomb-raider-event-removed = Some { $place }.
tomb-raider-event-died = { $you ->
    [yes] Você morre em { $place } na explosão.
   *[no] { $seat } morre em { $place } na explosão.
}
tomb-raider-event-lost_treasure = Destruído: { $treasure }.
tomb-raider-event-turn_ended = { who } encerra o turno.
tomb-raider-event-ended = { $reason ->
    [explosion] A peça de entrada sumiu: o jogo acaba.
    [safety] Ninguém e nada mais está lá dentro: o jogo acaba.
    [death] Ninguém ficou vivo: o jogo acaba.
   *[standstill] Em 100 rodadas ninguém ativou a bomba: o jogo acaba.
}

## Ações

tomb-raider-action-draw = { $number ->
    [one] Comprar { $number } carta: { tomb-raider-kind }.
   *[other] Comprar { $number } cartas: { tomb-raider-kind }.
}
tomb-raider-action-lay = Baixar { tomb-raider-kind } { $value }.
tomb-raider-action-go = Partir.
tomb-raider-action-fire = Disparar.
tomb-raider-action-bear = Não baixar mais saúde.
tomb-raider-action-aim = Atirar em { $target }.
tomb-raider-action-discard = Descartar { tomb-raider-kind } { $value }.
tomb-raider-action-reveal = Revelar a peça ao { $direction }.
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
tomb-raider-choice-bear = { $sum ->
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

## Palavras que se podem digitar para uma ação

tomb-raider-word-draw = comprar
tomb-raider-word-lay = baixar
tomb-raider-word-go = partir
tomb-raider-word-fire = disparar
tomb-raider-word-bear = basta
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

tomb-raider-phase-acting = { $actions ->
    [0] Sem ações: tesouros, ou encerrar o turno.
    [one] O que você faz? Resta { $actions } ação.
   *[other] O que você faz? Restam { $actions } ações.
}
tomb-raider-phase-laying = Mais energia, ou partir?
tomb-raider-phase-moving = Para onde? { $points ->
    [one] Resta { $points } ponto.
   *[other] Restam { $points } pontos.
}
tomb-raider-phase-turning = Como fica { $place }?
tomb-raider-phase-shooting = Com quais cartas você atira em { $target }?
tomb-raider-phase-defending = { $seat } atira com { $sum }: quais cartas de saúde você baixa?
tomb-raider-phase-discarding = Mais de 7 cartas: qual você descarta?
tomb-raider-hint-not-next-to-you = { $at } não é vizinha da sua peça.
tomb-raider-hint-which-treasure = Há vários tesouros aqui: digite o número de um deles.

## A mesa

tomb-raider-your-turn = Quem decide é { $name }. Ninguém mais está olhando? Enter mostra a mão.
tomb-raider-pass-on = Enter limpa a tela; depois quem decide é { $name }.
tomb-raider-table-draw = Comprar
tomb-raider-table-lay = { $phase ->
    [defending] Defender com
    [shooting] Atirar com
   *[other] Mover com
}
tomb-raider-table-aim = Atirar em
tomb-raider-table-discard = Descartar
tomb-raider-table-reveal = Revelar
tomb-raider-table-turn = Aberta
tomb-raider-table-rotate = Girar
tomb-raider-table-step = Andar
tomb-raider-table-treasure = Tesouro
tomb-raider-table-end = Ou
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
tomb-raider-legend = A a D são as figuras, a a d as deitadas; no chão (2): levanta-se no seu segundo turno a partir de agora. ┣ mostra as bordas abertas de uma peça; um vão na parede é uma passagem, uma parede pontilhada está aberta só de uma borda. E/T/S são os números de cartas de energia, tiro e saúde. ░ está virada para baixo, ○ é vazia com certeza. §2 é uma prova (do lado bom), ▣3 um quadro (do lado mau), ★3 o tesouro grande, ✱ a bomba. Um número vermelho: a posição some no fim desse turno do ativador, 1 é o próximo. Placas: 2!? são 2 tesouros, com polícia para a dupla de quem achou (!) e a adversária (?).

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
tomb-raider-option-swap_villains = Eckhardt antes de Karel
tomb-raider-option-swap_villains-help = Eckhardt joga depois de Lara, Karel depois de Kurtis (regra T1.3).
tomb-raider-option-both_figures = Duas figuras para um jogador
tomb-raider-option-both_figures-help = Com três jogadores, o lado que um deles joga sozinho: good (o bom) ou bad (o mau) (regra T1.4).
tomb-raider-option-lara_alone = Lara sozinha contra dois vilões
tomb-raider-option-lara_alone-help = Três jogadores, uma figura cada, Kurtis fica na caixa (regra T13).
tomb-raider-option-open_good_hands = Mãos abertas do lado bom
tomb-raider-option-open_good_hands-help = Lara e Kurtis veem as cartas um do outro; sempre, se um jogador tem as duas figuras (regra T1.5).
tomb-raider-option-open_bad_hands = Mãos abertas do lado mau
tomb-raider-option-open_bad_hands-help = Karel e Eckhardt veem as cartas um do outro; sempre, se um jogador tem as duas figuras (regra T1.5).
tomb-raider-option-early_revive_cards = Cartas já no turno pulado
tomb-raider-option-early_revive_cards-help = Quem levou um tiro compra as três cartas novas já no turno pulado (regra T9.2).
tomb-raider-option-guard = Salvaguarda contra impasse
tomb-raider-option-guard-help = Depois da rodada 40 a bomba se ativa sozinha; ligada, se não for desligada (regra T12.5).

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
tomb-raider-refusal-within-limit = Você não tem cartas demais, então nenhuma é descartada.
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
tomb-raider-refusal-no-line-of-sight = O caminho até { $target } não está livre: há uma parede, uma peça virada para baixo ou um vão.
tomb-raider-refusal-not-in-line = { $target } não está na sua linha nem na sua coluna.
tomb-raider-refusal-start-tile-lies-fast = A peça inicial não é revelada nem girada.
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
