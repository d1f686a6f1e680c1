# Luxor. Espaços: 0 são as escadas, 41 a câmara da tumba. Como se formam os argumentos: texts/sentences.py.

luxor-name = Luxor
luxor-about = Leve seus aventureiros pelo templo até a câmara da tumba e junte tesouros pelo caminho.

## Campos, como as frases os nomeiam

luxor-field-adventurer = { FROM_ONE($value) }
luxor-field-place = { FROM_ONE($value) }
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
    [minus_one] “Um a menos, { $value ->
        [one] { $value } passo
       *[other] { $value } passos
    }”
    [roll_exactly] “dado”
    [roll_up_to] “1-dado”
    [all_forward] “Avançar todos { $value }”
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
   *[statue] está.
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
luxor-event-laid_tile = Colocada { $space }: { $tile }.
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
luxor-event-rolled = { who } rola { $number }.
luxor-event-could_not_move = { who } não tem nenhum aventureiro que possa avançar tanto.
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
    [yes] O seu aventureiro { $adventurer } foi libertado e está de pé nas escadas.
   *[no] O aventureiro { $adventurer } ({ $seat }) foi libertado e está de pé nas escadas.
}
luxor-event-entered_tomb = { $you ->
    [yes] O seu aventureiro { $adventurer } entra na câmara da tumba por uma chave.
   *[no] O aventureiro { $adventurer } ({ $seat }) entra na câmara da tumba por uma chave.
}
luxor-event-took_sarcophagus = { who } pega o sarcófago que vale { $points }.
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
luxor-event-took_scarab = { who } pega um escaravelho que vale { $value }.
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
   *[standstill] Ninguém pôde se mover em uma rodada inteira: fim de jogo.
}

## O que uma escolha traria, até onde se pode ver

luxor-preview-carried = Osíris leva adiante
luxor-preview-tunnelled = pelo túnel { $to_space }
luxor-preview-freed = liberta o aventureiro { $adventurer }
luxor-preview-entered_tomb = por uma chave
luxor-preview-took_sarcophagus = sarcófago { $points }
luxor-preview-took_treasure = pega, { $treasure_points ->
    [one] { $treasure_points } ponto
   *[other] { $treasure_points } pontos
}
luxor-preview-took_key = pega uma chave
luxor-preview-took_wild = pega um coringa
luxor-preview-took_scarab = pega um escaravelho

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

luxor-phase-playing = Jogue a carta da esquerda ou a da direita.
luxor-phase-rolled = O dado mostra { $die }. Quem se move?
luxor-phase-choosing = Quem realiza a ação da sua peça?
luxor-phase-taking = O que você pega?

## A mesa

luxor-table-left = Carta da esquerda { $card }
luxor-table-right = Carta da direita { $card }
luxor-table-rolled = Dado { $die }
luxor-table-choosing = Realiza a ação
luxor-table-taking = Pegar
luxor-table-hand = Sua mão
luxor-table-left-end = esquerda
luxor-table-right-end = direita
luxor-table-scarabs = Seus escaravelhos: { $scarabs }
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
luxor-column-wilds = Coringas
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
luxor-refusal-play-a-card-first = Primeiro é preciso jogar uma carta.
luxor-refusal-move-what-was-rolled = O dado mostra { $die }: agora um aventureiro precisa se mover.
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
luxor-refusal-osiris-into-the-tomb-without-key = Osíris { $number } o levaria para dentro da câmara da tumba, mas você não tem chave.
luxor-refusal-osiris-beyond-the-tomb = Osíris { $number } o levaria além da câmara da tumba.

## Entradas que não servem

luxor-error-bad-words = Não há tal ação em Luxor ({ $detail }).
luxor-error-wrong-landing = Este movimento não termina ali.
luxor-error-bad-edition = A edição não serve: { $detail }.
