# Luxor. Espaços: 0 são as escadas, 41 a câmara da tumba. Como se formam os argumentos: texts/sentences.py.

luxor-name = Luxor
luxor-about = Leve seus aventureiros pelo templo até a câmara da tumba e junte tesouros pelo caminho.

## Campos, como as frases os nomeiam

luxor-field-adventurer = { FROM_ONE($value) }
luxor-field-place = { FROM_ONE($value) }
luxor-field-statue = { FROM_ONE($value) }
luxor-field-space = { $value ->
    [0] nas escadas
    [41] na câmara da tumba
    [none] junto a uma estátua
   *[other] no espaço { $value }
}
luxor-field-from_space = { $value ->
    [0] das escadas
    [41] da câmara da tumba
   *[other] do espaço { $value }
}
luxor-field-to_space = { $value ->
    [0] para as escadas
    [41] para a câmara da tumba
    [none] para lugar nenhum
   *[other] para o espaço { $value }
}
luxor-field-lands_on = { luxor-field-to_space }

## Componentes

luxor-piece-card = { $effect ->
    [number] “{ $value }”
    [either_way] “+/-1”
    [up_to] “1-{ $value }”
    [minus_one] “1 aventureiro a menos, { $value ->
        [one] { $value } passo
       *[other] { $value } passos
    }”
    [roll_exactly] “dado”
    [roll_up_to] “1-dado”
    [all_forward] “Avançar todos: { $value }”
   *[last_to_second] “Último até o penúltimo”
}
luxor-treasure-kind = { $kind ->
    [vase] vaso
    [jewelry] joia
   *[statue] estátua
}
luxor-piece-treasure = { luxor-treasure-kind } (para { $needs ->
    [one] { $needs } aventureiro
   *[other] { $needs } aventureiros
}, { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
})
luxor-piece-horus = peça de Hórus com { $eyes ->
    [one] { $eyes } olho
   *[other] { $eyes } olhos
}
luxor-piece-osiris = peça de Osíris { $number }
luxor-piece-temple = { $front ->
    [tunnel] túnel
    [scarab] escaravelho
    [wild] tesouro coringa
    [wild_or_scarab] coringa ou escaravelho
    [favour_1_2] Favor de Hórus, nível 1 ou 2
   *[favour_2_3] Favor de Hórus, nível 2 ou 3
}
luxor-piece-adventurer = aventureiro { $adventurer } { $space }
luxor-piece-sarcophagus = sarcófago ({ $points })
luxor-piece-keys = { $count ->
    [one] { $count } chave
   *[other] { $count } chaves
}
luxor-piece-sets = { $count ->
    [one] { $count } conjunto
   *[other] { $count } conjuntos
}, com { $wilds ->
    [one] { $wilds } coringa
   *[other] { $wilds } coringas
}
luxor-piece-scarab = escaravelho ({ $value })

## Componentes em uma palavra, para o tabuleiro e as listas

luxor-short-treasure = { $kind ->
    [vase] vaso
    [jewelry] joia
   *[statue] estát.
} { $needs }▸{ $points }
luxor-short-horus = Hórus { $eyes }
luxor-short-osiris = Osíris +{ $number }
luxor-short-temple = { $front ->
    [tunnel] túnel
    [scarab] escarav.
    [wild] coringa
    [wild_or_scarab] cor./esc.
    [favour_1_2] favor 1/2
   *[favour_2_3] favor 2/3
}
luxor-short-space = { $space_raw ->
    [0] escadas
    [41] tumba
   *[other] { $space_raw }
}
luxor-short-statue = Anúbis
luxor-short-empty = vazio

## O que aconteceu

luxor-event-started = { $you ->
    [yes] Você é o primeiro a jogar.
   *[no] Quem começa: { $seat }.
}
luxor-event-laid_tile = Fica { $space }: { $tile }.
luxor-event-turned_up = { $card ->
    [none] A pilha de Hórus de nível { $level } se esgotou.
   *[other] A pilha de Hórus de nível { $level } agora mostra { $card }.
}
luxor-event-dealt = { who } recebe { $card } como carta { $place }.
luxor-event-dealt_unseen = { who } recebe a carta { $place }, virada para baixo.
luxor-event-played = { $side ->
    [left] { who } joga { $card } da esquerda.
   *[right] { who } joga { $card } da direita.
}
luxor-event-spent = { $side ->
    [left] { who } gasta { $card } da esquerda, sem efeito.
   *[right] { who } gasta { $card } da direita, sem efeito.
}
luxor-event-rolled = { who } tira { $number } no dado.
luxor-event-could_not_move = { who } não tem nenhum aventureiro que possa se mover tanto.
luxor-event-moved = { who } move o aventureiro { $adventurer } { $from_space } { $to_space }.
luxor-event-carried = { $you ->
    [yes] Osíris leva o seu aventureiro { $adventurer } adiante, { $from_space } { $to_space }.
   *[no] Osíris leva o aventureiro { $adventurer } ({ $seat }) adiante, { $from_space } { $to_space }.
}
luxor-event-joined = { $you ->
    [yes] O seu aventureiro { $adventurer } vai { $from_space } { $to_space }, até o seguinte à frente.
   *[no] O aventureiro { $adventurer } ({ $seat }) vai { $from_space } { $to_space }, até o seguinte à frente.
}
luxor-event-tunnelled = { $you ->
    [yes] Um túnel leva o seu aventureiro { $adventurer } { $from_space } { $to_space }.
   *[no] Um túnel leva o aventureiro { $adventurer } ({ $seat }) { $from_space } { $to_space }.
}
luxor-event-freed = { $you ->
    [yes] O seu aventureiro { $adventurer } foi libertado na estátua { $statue } e está de pé nas escadas.
   *[no] O aventureiro { $adventurer } ({ $seat }) foi libertado na estátua { $statue } e está de pé nas escadas.
}
luxor-event-entered_tomb = { $you ->
    [yes] O seu aventureiro { $adventurer } entra na câmara da tumba gastando uma chave.
   *[no] O aventureiro { $adventurer } ({ $seat }) entra na câmara da tumba gastando uma chave.
}
luxor-event-took_sarcophagus = { who } pega o sarcófago que vale { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
}.
luxor-event-chose = { $you ->
    [yes] O seu aventureiro { $adventurer } realiza a ação.
   *[no] O aventureiro { $adventurer } ({ $seat }) realiza a ação.
}
luxor-event-took_treasure = { who } pega um tesouro { $space }: { luxor-event-took_treasure-kind }, { $treasure_points ->
    [one] { $treasure_points } ponto
   *[other] { $treasure_points } pontos
}.
luxor-event-took_treasure-kind = { $treasure_kind ->
    [vase] um vaso
    [jewelry] uma joia
   *[statue] uma estátua
}
luxor-event-uncovered = { $tile ->
    [none] Não resta nada { $space }.
   *[other] Uma peça de templo aparece { $space }: { $tile }.
}
luxor-event-took_key = { who } pega uma chave.
luxor-event-took_card = { who } pega a carta de Hórus { $card } de nível { $level }.
luxor-event-took_wild = { who } pega um tesouro coringa.
luxor-event-took_scarab = { who } pega um escaravelho que vale { $value ->
    [one] { $value } ponto
   *[other] { $value } pontos
}.
luxor-event-took_scarab_unseen = { who } pega um escaravelho virado para baixo.
luxor-event-showed_scarabs = { who } revela escaravelhos que valem { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
}.
luxor-event-drew = { who } compra { $card }.
luxor-event-drew_unseen = { who } compra uma carta.
luxor-event-reshuffled = A pilha de descarte ({ $cards ->
    [one] { $cards } carta
   *[other] { $cards } cartas
}) é embaralhada e vira o baralho.
luxor-event-ended = { $reason ->
    [tomb] Dois aventureiros estão na câmara da tumba e a rodada acabou: fim de jogo.
    [rounds] Uma partida tem no máximo 300 rodadas: fim de jogo.
   *[standstill] Ninguém pôde se mover em uma rodada inteira: fim de jogo.
}

## O que aconteceu, em poucas palavras

luxor-log-played = { $card } { luxor-log-side }
luxor-log-spent = { $card } { luxor-log-side }, sem efeito
luxor-log-side = { $side ->
    [left] da esquerda
   *[right] da direita
}
luxor-log-rolled = { $number } no dado
luxor-log-could_not_move = ninguém pôde se mover tanto
luxor-log-moved = { $from } → { $to }
luxor-log-joined = { luxor-log-moved }
luxor-log-carried = Osíris → { $to }
luxor-log-tunnelled = túnel → { $to }
luxor-log-freed = aventureiro { $adventurer } libertado
luxor-log-entered_tomb = uma chave gasta
luxor-log-took_sarcophagus = sarcófago +{ $points }
luxor-log-chose = peça do aventureiro { $adventurer } usada
luxor-log-took_treasure = { $treasure_kind ->
    [vase] vaso
    [jewelry] joia
   *[statue] estátua
} +{ $treasure_points }
luxor-log-uncovered = embaixo: { $tile }
luxor-log-took_key = uma chave
luxor-log-took_card = a carta de Hórus { $card }
luxor-log-took_wild = um tesouro coringa
luxor-log-took_scarab = um escaravelho ({ $value })
luxor-log-took_scarab_unseen = um escaravelho
luxor-log-showed_scarabs = escaravelhos +{ $points }
luxor-log-drew = comprou { $card }
luxor-log-reshuffled = cartas jogadas embaralhadas

## O que uma escolha traria, até onde se pode ver

luxor-preview-carried = Osíris leva adiante
luxor-preview-tunnelled = pelo túnel { $to_space }
luxor-preview-freed = liberta o aventureiro { $adventurer }
luxor-preview-entered_tomb = gastando uma chave
luxor-preview-took_sarcophagus = sarcófago { $points }
luxor-preview-took_treasure = pega o tesouro, { $treasure_points ->
    [one] { $treasure_points } ponto
   *[other] { $treasure_points } pontos
}
luxor-preview-took_key = pega uma chave
luxor-preview-took_wild = pega um coringa
luxor-preview-scarab = pega um escaravelho
luxor-preview-crowd = { $crowd } de { $needs }
luxor-preview-lacking = { $crowd } dos { $needs } aventureiros necessários
luxor-preview-ended = encerra o jogo

## Ações

luxor-action-play = { $side ->
    [left] Jogar a carta da esquerda: mover o aventureiro { $adventurer } { $steps } { $lands_on }.
   *[right] Jogar a carta da direita: mover o aventureiro { $adventurer } { $steps } { $lands_on }.
}
luxor-action-roll = { $side ->
    [left] Jogar a carta da esquerda e rolar o dado.
   *[right] Jogar a carta da direita e rolar o dado.
}
luxor-action-all_forward = { $side ->
    [left] Jogar a carta da esquerda: avançar todos os aventureiros.
   *[right] Jogar a carta da direita: avançar todos os aventureiros.
}
luxor-action-last_to_second_last = { $side ->
    [left] Jogar a carta da esquerda: o último aventureiro até o penúltimo.
   *[right] Jogar a carta da direita: o último aventureiro até o penúltimo.
}
luxor-action-spend = { $side ->
    [left] Gastar a carta da esquerda sem efeito.
   *[right] Gastar a carta da direita sem efeito.
}
luxor-action-move = Mover o aventureiro { $adventurer } { $steps } { $lands_on }.
luxor-action-act = O aventureiro { $adventurer } realiza a ação.
luxor-action-take_key = Pegar uma chave.
luxor-action-take_card = Pegar a carta de Hórus de nível { $level }.
luxor-action-take_wild = Pegar um tesouro coringa.
luxor-action-take_scarab = Pegar um escaravelho.

## Ações em uma lista, sob a sua carta: aonde cada uma leva

luxor-choice-play = aventureiro { $adventurer }: { $from } → { $to } ({ $tile })
luxor-choice-roll = rolar o dado
luxor-choice-all_forward = avançar todos
luxor-choice-last_to_second_last = aventureiro { $adventurer }: { $from } → { $to } ({ $tile })
luxor-choice-spend = gastar sem efeito
luxor-choice-move = aventureiro { $adventurer }: { $from } → { $to } ({ $tile })
luxor-choice-act = aventureiro { $adventurer }: { $from } ({ $tile })
luxor-choice-take_key = uma chave
luxor-choice-take_card = a carta de Hórus { $card } de nível { $level }
luxor-choice-take_wild = um tesouro coringa
luxor-choice-take_scarab = um escaravelho

## Palavras que se podem digitar para uma ação

luxor-word-left = esquerda
luxor-word-right = direita
luxor-word-play = jogar
luxor-word-roll = rolar
luxor-word-all_forward = todos
luxor-word-last_to_second_last = último
luxor-word-spend = gastar
luxor-word-move = mover
luxor-word-act = ação
luxor-word-take_key = chave
luxor-word-take_card = carta
luxor-word-take_wild = coringa
luxor-word-take_scarab = escaravelho
luxor-typing = esquerda 1 3 joga a carta da esquerda e move o aventureiro 1 por 3; também funcionam direita rolar, esquerda gastar, mover 2 5, chave, carta 2.

## Fases: o que se pede

luxor-question-playing = Jogue a carta da esquerda ou a da direita.
luxor-question-rolled = O dado mostra { $die }. Quem se move?
luxor-question-choosing = Quem realiza a ação da sua peça?
luxor-question-taking = O que você pega?

## A mesa

luxor-heading-outer_card = { $side ->
    [left] Carta da esquerda { $card }
   *[right] Carta da direita { $card }
}
luxor-heading-mover = Aventureiro { $adventurer } { $space }
luxor-heading-movers = Dado { $die }
luxor-heading-actor = Realiza a ação
luxor-heading-things = Pegar
luxor-table-hand = { $you ->
    [yes] Sua mão
   *[no] Mão de { $seat }
}
luxor-table-left-end = esquerda
luxor-table-right-end = direita
luxor-table-scarabs = { $you ->
    [yes] Seus escaravelhos
   *[no] Escaravelhos
}: { $scarabs }
luxor-table-tomb = Câmara da tumba ({ $points })
luxor-table-sarcophagi = sarcófagos restantes: { $sarcophagi }
luxor-table-horus = Hórus { $level }
luxor-table-pile = { $card } (restam { $count })
luxor-table-pile-empty = esgotada
luxor-table-cards = baralho { $draw }, descarte { $discard }
luxor-table-discards = baralho { $draw }, descarte { $discard }, em cima { $card }
luxor-table-supply = chaves { $keys }, coringas { $wilds }, escaravelhos { $scarabs }
luxor-table-temples = peças de templo: cobra { $cobra }, falcão { $falcon }, leão { $lion }
luxor-column-player = Jogador
luxor-column-points = Pontos
luxor-column-keys = Chaves
luxor-column-wilds = Coring.
luxor-column-vase = Vasos
luxor-column-jewelry = Joias
luxor-column-statue = Estátuas
luxor-column-scarabs = Escarav.
luxor-column-sarcophagi = Sarcófagos
luxor-memory-discards = Descartadas: { $cards }
luxor-memory-hand = { $seat } tem, da esquerda para a direita: { $cards }
luxor-memory-horus = Ainda na pilha de Hórus { $level }: { $cards }
luxor-legend = vaso 2▸3: exige 2 aventureiros ali e dá 3 pontos. Osíris +3 leva 3 adiante. A12: os aventureiros 1 e 2 do jogador A. O número pequeno à direita é o que o espaço vale no final.

## Pontuação

luxor-score-L9-1 = Peças de tesouro
luxor-score-L9-2 = Aventureiros nos espaços
luxor-score-L9-3 = Sarcófagos
luxor-score-L9-4 = Chaves
luxor-score-L9-5 = Conjuntos
luxor-score-L9-6 = Escaravelhos
luxor-tie-broken = { $names } têm os mesmos pontos: decide o sarcófago mais valioso (regra L9.7).
luxor-tie-shared = { $names } têm os mesmos pontos e nenhum sarcófago: dividem a posição (regra L9.7).

## Opções da mesa

luxor-option-starting_player = Primeiro jogador
luxor-option-starting_player-help = Quem começa: um nome ou o número de um lugar. Sorteado se não for dado (regra L2.7).
luxor-option-memory_aid = Auxílio de memória
luxor-option-memory_aid-help = Mostrar o que já esteve à vista: descartes e cartas de Hórus pegas para a mão (regra L10.3).

## Por que não

luxor-refusal-game-over = O jogo acabou.
luxor-refusal-not-your-turn = É o turno de { $turn }.
luxor-refusal-play-a-card-first = Primeiro jogue uma carta.
luxor-refusal-move-what-was-rolled = O dado mostra { $die }: primeiro mova um aventureiro.
luxor-refusal-choose-who-acts = Primeiro escolha quem realiza a ação da sua peça.
luxor-refusal-take-first = Primeiro escolha o que pegar.
luxor-refusal-did-not-move = O aventureiro { $adventurer } não se moveu com esta carta; por isso não pode realizar a ação.
luxor-refusal-not-offered-here = Isso não se pode pegar aqui.
luxor-refusal-a-move-is-possible = Só se gasta uma carta sem efeito quando nenhuma das duas pontas permite um movimento.
luxor-refusal-card-does-not-do-this = A carta { luxor-piece-card } faz outra coisa.
luxor-refusal-card-shows-another-number = A carta { luxor-piece-card } não permite esse número de passos.
luxor-refusal-no-roll-would-move = Nenhum resultado do dado permitiria mover um aventureiro.
luxor-refusal-nobody-can-move = Nenhum dos seus aventureiros pode avançar tanto.
luxor-refusal-nobody-to-join = Não há outro aventureiro seu à frente do último, fora da câmara da tumba.
luxor-refusal-die-shows-another-number = O dado mostra { $die }: ele não permite esse número de passos.
luxor-refusal-lies-at-a-statue = O aventureiro { $adventurer } ainda está deitado junto a uma estátua de Anúbis.
luxor-refusal-is-in-the-tomb = O aventureiro { $adventurer } está na câmara da tumba e fica lá.
luxor-refusal-no-tile-behind = Não há nenhuma peça atrás deste aventureiro para um passo para trás.
luxor-refusal-beyond-the-tomb = { $steps ->
    [one] { $steps } passo levaria
   *[other] { $steps } passos levariam
} além da câmara da tumba; é preciso alcançá-la com o número exato.
luxor-refusal-no-key = Você não tem chave para entrar na câmara da tumba.
luxor-refusal-osiris-into-the-tomb-without-key = Osíris { $number } levaria o aventureiro para dentro da câmara da tumba, mas você não tem chave.
luxor-refusal-osiris-beyond-the-tomb = Osíris { $number } levaria o aventureiro além da câmara da tumba.

## Entradas que não servem

luxor-error-bad-words = Não há tal ação em Luxor ({ $detail }).
luxor-error-wrong-landing = Este movimento não termina ali.
luxor-error-bad-edition = A edição não serve: { $detail }.

## O jogo em dez linhas

luxor-primer-1 = Leve cinco aventureiros pelo templo até a câmara da tumba e faça mais pontos que os outros.
luxor-primer-2 = No seu turno você joga uma carta, move um aventureiro, realiza a ação da peça alcançada e compra uma carta.
luxor-primer-3 = Só a carta da ponta esquerda ou da ponta direita pode ser jogada; a carta nova entra sempre no meio.
luxor-primer-4 = Os passos contam peças, não espaços: espaços sem peça são pulados.
luxor-primer-5 = Um tesouro é seu quando há aventureiros seus suficientes na peça dele; os pontos valem na hora.
luxor-primer-6 = Um vaso, uma joia e uma estátua formam um conjunto; quanto mais conjuntos, mais vale cada um.
luxor-primer-7 = Peças de Hórus dão uma chave ou uma carta melhor; peças de Osíris levam você adiante; um túnel leva ao próximo túnel.
luxor-primer-8 = Passe por uma estátua de Anúbis, e o seu aventureiro deitado ali fica de pé nas escadas.
luxor-primer-9 = A câmara da tumba exige o número exato de passos e uma chave; os dois primeiros pegam um sarcófago.
luxor-primer-10 = Quando o segundo aventureiro entra, a rodada vai até o fim; depois cada aventureiro pontua o seu espaço.

luxor-lesson-1 = Só a carta da ponta esquerda ou da ponta direita pode ser jogada. Escolha uma dessas duas.
luxor-lesson-2 = Cada espaço que brilha é um lugar aonde um aventureiro seu pode chegar. Escolha um, e ele vai até lá.
luxor-lesson-3 = A carta nova entrou no meio da sua mão. A ordem nunca muda: pense no que vai chegar às pontas.
luxor-lesson-4 = Uma peça de Hórus dá uma chave ou a carta de Hórus do topo com o mesmo número de olhos. Chaves abrem a câmara da tumba.
luxor-lesson-5 = Uma peça de tesouro mostra quantos aventureiros seus precisam estar nela. Leve o bastante até lá, e ela é sua.
luxor-lesson-6 = Um vaso, uma joia e uma estátua formam um conjunto. Quanto mais conjuntos no fim, mais vale cada um.
luxor-lesson-7 = Ninguém fica em uma peça verde de Osíris: ela leva você adiante na hora, pelo número dela.
luxor-lesson-8 = Passe por uma estátua de Anúbis com um aventureiro seu deitado: ele vai de pé para as escadas e pode mover no seu próximo turno.
luxor-lesson-9 = Os passos contam peças. Espaços sem peça são pulados: cada tesouro levado encurta o caminho.
luxor-lesson-10 = A câmara da tumba exige o número exato de passos e uma chave. Com dois aventureiros lá dentro, a rodada é a última.

## A mesa no navegador

luxor-temple = O templo
luxor-supply = Pilhas e reserva
luxor-card-help = { $effect ->
    [number] { $value }: exatamente { $value ->
        [one] { $value } peça
       *[other] { $value } peças
    } para a frente
    [either_way] mais ou menos 1: uma peça para a frente ou para trás
    [up_to] 1 a { $value }: você escolhe quantas peças
    [minus_one] { $value ->
        [one] { $value } peça
       *[other] { $value } peças
    } para a frente, e um tesouro precisa de um aventureiro a menos
    [roll_exactly] dado: jogue e avance exatamente esse número de peças
    [roll_up_to] 1 até o dado: jogue e escolha no máximo esse número de peças
    [all_forward] todos os seus aventureiros avançam { $value }, um deles usa a sua peça
   *[last_to_second] seu último aventureiro se junta ao próximo à frente
}
luxor-card-left = Carta mais à esquerda, pode ser jogada: { $card }
luxor-card-right = Carta mais à direita, pode ser jogada: { $card }
luxor-card-fixed = Carta { $place } de { $count }, não pode ser jogada agora: { $card }
luxor-card-to-come = ainda por vir
luxor-only-outer = Só a carta mais à esquerda ou mais à direita pode ser jogada; as três do meio ficam no lugar.
luxor-card-useless = Esta carta não permite nenhum movimento agora.
luxor-not-now = Nenhuma carta é pedida agora.
luxor-at-space = Espaço { $space }: { $tile }; vale { $worth } no final; { $people }
luxor-at-stairs = As escadas: { $people }
luxor-at-tomb = A câmara da tumba, vale { $worth } no final: { $people }
luxor-nobody = ninguém aqui
luxor-crowd = { $count } de { $seat }
luxor-goal = Mover o aventureiro de { $from } para { $to }: { $outcome }
luxor-from = de { $from }: { $outcome }
luxor-who-goes = Quem vai para lá?
luxor-out-of-reach = Nenhum dos seus aventureiros alcança este espaço agora.
luxor-where-to = Para onde?
luxor-play-this = Jogar esta carta?
luxor-middle-stays = As três do meio mantêm a ordem.
luxor-choose-glowing = Escolha um espaço iluminado.
luxor-go-to = Ir para { $space }?
luxor-act-on = Usar a peça em { $space }?
luxor-put-back = Devolver
luxor-turn-of = { $seat } está pensando …
luxor-sent = Enviado …
luxor-last-round = Última rodada: dois aventureiros estão na câmara da tumba.
luxor-last-round-sign = Última rodada
luxor-over = O jogo acabou.
luxor-if-now = { $total } agora
luxor-to-draw = Compra
luxor-played = Jogadas
luxor-draw-pile = Pilha de compra: { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
}
luxor-discard-pile = Cartas jogadas: { $count }
luxor-memory-title = Jogadas até agora:
luxor-symbol = { $symbol ->
    [cobra] Naja
    [falcon] Falcão
   *[lion] Leão
}
luxor-what = { $thing ->
    [worth] Um número em azul: quanto vale no fim um aventureiro nos espaços ao longo desta linha dourada.
    [vase] Um tesouro: vaso, joia ou estátua. No alto à esquerda, quantos aventureiros seus precisam estar nele; à direita, os pontos.
    [horus2] Uma peça de Hórus: pegue uma chave ou a carta de Hórus do topo com o mesmo número de olhos.
    [osiris3] Uma peça de Osíris leva você adiante na hora, pelo número dela.
    [tunnel] Um túnel leva ao próximo túnel em direção à tumba, se houver um.
    [scarab] Um escaravelho, virado para baixo: os pontos contam no fim.
    [wild] Um tesouro coringa vale por qualquer tesouro de um conjunto.
    [favour_1_2] Favor de Hórus: pegue a carta do topo de uma das duas pilhas mostradas.
    [anubis] Uma estátua de Anúbis: quando você passa por ela, o seu aventureiro deitado ali fica de pé nas escadas.
    [key] Uma chave deixa um aventureiro entrar na câmara da tumba; cada chave que sobra vale 1 ponto.
   *[coffin] Um sarcófago com os pontos dele: para o primeiro e o segundo aventureiro na câmara da tumba.
}
luxor-preview-took_card = pega a carta de Hórus { $card }
luxor-preview-taking = depois escolha o que pegar
luxor-preview-choosing = depois escolha quem usa a sua peça
luxor-preview-rolled = depois mova conforme o dado
luxor-preview-nothing = nada mais acontece
luxor-button-roll = Jogar o dado
luxor-button-all_forward = Avançar todos
luxor-button-last_to_second_last = Juntar-se ao próximo
luxor-button-spend = Gastar sem efeito
luxor-sheet-note-L9-1 = ao serem pegos
luxor-sheet-note-L9-2 = pelos seus espaços
luxor-sheet-note-L9-3 = primeiro e segundo
luxor-sheet-note-L9-4 = um cada
luxor-sheet-note-L9-5 = um de cada tipo
luxor-sheet-note-L9-6 = revelados

## Edições: o que não serve

luxor-edition-wrong-form = uma casa é T-, Tc, Tf, Tl, H1, H2, H3 ou O.
luxor-edition-treasure-spaces = são necessárias { $wanted } casas com tesouro (T), não { $found } (regra L1.1).
luxor-edition-treasure-tiles = o tabuleiro precisa de { $wanted } peças de tesouro, não { $found } (regra L1.10).
luxor-edition-horus-tiles = peças de Hórus com este número de olhos ({ $eyes }): o tabuleiro precisa de { $wanted }, não { $found } (regra L1.10).
luxor-edition-osiris-tiles = o tabuleiro precisa de pelo menos { $wanted } peças de Osíris, não { $found } (regra L1.10).
luxor-edition-temple-tiles = peças de templo ({ $back }): o tabuleiro precisa de { $wanted }, não { $found } (regra L1.10).
luxor-edition-statue-order = são necessárias três estátuas diferentes, na ordem do caminho (regra L1.9).
luxor-edition-starter-cards = são necessárias mais de { $limit } cartas iniciais, o bastante para quatro jogadores (regra L2.2).
luxor-edition-scarab-points = todos os escaravelhos juntos podem valer no máximo { $limit } pontos.
luxor-edition-card-kinds = são possíveis no máximo { $limit } tipos diferentes de cartas.
luxor-edition-no-value = uma carta com o efeito { $effect } não mostra valor.
luxor-edition-needs-value = uma carta com o efeito { $effect } precisa de um valor.
luxor-edition-value-one = uma carta com o efeito either_way tem sempre o valor 1.
luxor-figure = { $rule ->
    [L1-4] Tesouros. As figuras: quantos aventureiros você precisa ali; a moeda: os pontos.
    [L1-5] Frentes das peças de templo: túnel, escaravelho, tesouro coringa, coringa ou escaravelho, dois tipos de Favor de Hórus.
    [L1-6] Peças de Hórus com um, dois e três olhos e três das peças de Osíris.
    [L3-2] Só as duas cartas das pontas podem ser jogadas. As três do meio esperam atrás dos cadeados.
    [L5-2] Uma carta 3: os dois espaços sem peça são pulados e não contam.
    [L6-2] Dois aventureiros seus em um tesouro para dois: ele é seu. Um em um tesouro para dois: ainda não.
    [L6-4] Uma peça de Hórus com dois olhos: uma chave ou a carta de Hórus do topo, de nível 2.
    [L9-2] No fim, cada aventureiro marca o número do seu trecho: 5 + 5 + 6 = 16.
   *[L5-7] Uma carta 2 (azul) termina em Osíris, que leva o aventureiro 3 adiante (verde). Só a última peça age.
}
