# Silver & Gold. As casas são numeradas linha por linha em uma grade de seis por seis. Como surgem os argumentos: texts/sentences.py.

silver-and-gold-name = Silver & Gold
silver-and-gold-about = Marque padrões nos seus mapas do tesouro, complete-os e junte moedas, palmeiras e troféus.

## Campos, como as frases os chamam

silver-and-gold-field-slot = { LETTER($value) }
silver-and-gold-field-row = { FROM_ONE($value) }
silver-and-gold-field-place = { FROM_ONE($value) }
silver-and-gold-field-keep = { FROM_ONE($value) }
silver-and-gold-field-box = { FROM_ONE($value) }
silver-and-gold-field-square = { ON_GRID($value, columns: 6) }
silver-and-gold-field-squares = { ON_GRID($value, columns: 6) }
silver-and-gold-field-pattern = { $value ->
    [domino] dominó
    [straight_three] trio reto
    [corner_three] trio em canto
    [l_of_four] L de quatro
    [t_of_four] T de quatro
   *[square_of_four] quadrado de quatro
}

## Componentes

silver-and-gold-colour = { $color ->
    [purple] roxo
    [orange] laranja
    [green] verde
   *[grey] cinza
}
silver-and-gold-seal-colour = { $seal_color ->
    [purple] roxo
    [orange] laranja
    [green] verde
   *[grey] cinza
}
silver-and-gold-piece-map = { $seal ->
    [none] { silver-and-gold-colour } ({ $points })
   *[other] { silver-and-gold-colour } ({ $points }, selo: { $seal_value } por mapa { silver-and-gold-seal-colour })
}
silver-and-gold-piece-seal = selo
silver-and-gold-piece-coins = { $count ->
    [one] { $count } moeda
   *[other] { $count } moedas
}
silver-and-gold-piece-trophy = troféu da fileira { $row } ({ $points })
silver-and-gold-piece-palm = campo de palmeira { $box } ({ $points })
silver-and-gold-piece-finished_map = mapa completo: { $map }
silver-and-gold-piece-scored_seal = selo: { $map }

## Componentes em uma palavra, para a mesa

silver-and-gold-short-colour = { $color ->
    [purple] rox
    [orange] lar
    [green] ver
   *[grey] cin
}
silver-and-gold-short-map = { $points } { silver-and-gold-short-colour }
silver-and-gold-short-seal = ◉{ $value } { silver-and-gold-short-colour }
silver-and-gold-short-empty = vazio

## O que aconteceu

silver-and-gold-event-started = { $you ->
    [yes] Você é o primeiro jogador.
   *[no] Quem começa: { $seat }.
}
silver-and-gold-event-dealt_map = { who } recebe o mapa { $place }: { $map }.
silver-and-gold-event-dealt_map_unseen = { who } recebe o mapa { $place }, virado para baixo.
silver-and-gold-event-chose = { who } fica com os mapas { $keep }.
silver-and-gold-event-chose_unseen = { who } já escolheu dois mapas.
silver-and-gold-event-kept_map = { who } fica com o mapa { $slot }: { $map }.
silver-and-gold-event-showed_map = Um mapa entra na oferta: { $map }.
silver-and-gold-event-turned_up = Carta de expedição: { $pattern }.
silver-and-gold-event-marked = { who } marca o padrão no mapa { $slot } ({ $pattern }): { $squares }.
silver-and-gold-event-marked_one = { $owed ->
    [yes] { who } marca a casa de bônus { $square } no mapa { $slot }.
   *[no] { who } marca só { $square } no mapa { $slot }.
}
silver-and-gold-event-got_coin = { who } marca a moeda { $coins }.
silver-and-gold-event-got_palm = { who } pontua uma palmeira: { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
}.
silver-and-gold-event-lapsed = Nenhuma casa está livre: { $squares_raw ->
    [one] { $squares_raw } casa devida se perde
   *[other] { $squares_raw } casas devidas se perdem
}{ $you ->
    [yes] {""}
   *[no] {" "}({ $seat })
}.
silver-and-gold-event-lost_coin = { $you ->
    [yes] Todas as suas moedas já estão marcadas: esta se perde.
   *[no] Todas as moedas de { $seat } já estão marcadas: esta se perde.
}
silver-and-gold-event-lost_palm = { $you ->
    [yes] Todos os seus campos de palmeira já estão preenchidos: esta palmeira não pontua.
   *[no] Todos os campos de palmeira de { $seat } já estão preenchidos: esta palmeira não pontua.
}
silver-and-gold-event-won_trophy = { who } completa a fileira de moedas { $row } e recebe o troféu que vale { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
}.
silver-and-gold-event-missed_trophy = { who } completa a fileira de moedas { $row }, mas não resta nenhum troféu.
silver-and-gold-event-completed_map = { who } completa um mapa: { $map }.
silver-and-gold-event-took_map = { $blind ->
    [yes] { who } pega às cegas, do baralho, o mapa { $slot }: { $map }.
   *[no] { who } pega da oferta o mapa { $slot }: { $map }.
}
silver-and-gold-event-left_display = O mapa mais antigo da oferta sai do jogo: { $map }.
silver-and-gold-event-struck_trophy = O troféu que vale { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
} é riscado.
silver-and-gold-event-round_ended = A rodada { $round } terminou.
silver-and-gold-event-passed_mark = { $you ->
    [yes] Você começa o próximo turno.
   *[no] { $seat } começa o próximo turno.
}
silver-and-gold-event-ended = As quatro rodadas terminaram: o jogo acaba.
silver-and-gold-event-won_medal = { $medal ->
    [bronze] Vale a medalha de bronze.
    [silver] Vale a medalha de prata.
   *[gold] Vale a medalha de ouro!
}

## Ações

silver-and-gold-action-choose = Ficar com os mapas { $keep }.
silver-and-gold-action-mark = Marcar o padrão no mapa { $slot }: { $squares }.
silver-and-gold-action-mark_one = Marcar a casa { $square } do mapa { $slot }.
silver-and-gold-action-take_map = Pegar o mapa { $place } da oferta.
silver-and-gold-action-take_blind = Pegar um mapa às cegas do baralho.

## Ações em uma lista

silver-and-gold-choice-choose = mapas { $keep }
silver-and-gold-choice-take_blind = às cegas, do baralho ({ $deck })

## Palavras que se podem digitar

silver-and-gold-word-mark = marcar
silver-and-gold-word-square = casa
silver-and-gold-word-turn = girar
silver-and-gold-word-flip = espelhar
silver-and-gold-word-take = pegar
silver-and-gold-word-blind = cegas
silver-and-gold-word-keep = ficar
silver-and-gold-word-list = lista
silver-and-gold-word-ok = sim
silver-and-gold-typing = a c3 experimenta o padrão no mapa a com o seu ◆ em c3; girar e espelhar giram e espelham o padrão; Enter ou sim marca.
    marcar a c3 r1 m marca na hora: r1 a r3 para quartos de volta, r0 para nenhum, m para espelhado antes. Dizer todas as casas também: a c3 d3 e3.
    casa a c3 marca só essa casa, também uma devida. pegar 2 pega o mapa 2 da oferta, cegas um do baralho.
    ficar 1 3 fica com esses dois dos quatro mapas. lista mostra todas as escolhas com números. As palavras podem ser abreviadas: ca a c3.

## Fases: o que se pede

silver-and-gold-question-choosing = Com quais dois mapas você fica?
silver-and-gold-question-marking = Marque o padrão ou uma casa.
silver-and-gold-question-no_room = O padrão não cabe: marque uma casa.
silver-and-gold-question-owed = { $owed ->
    [one] Marque mais { $owed } casa.
   *[other] Marque mais { $owed } casas, uma por uma.
}
silver-and-gold-question-taking = Que mapa você pega?
silver-and-gold-hint-choosing = ficar 1 3 fica com os mapas 1 e 3; lista mostra todos os pares com números.
silver-and-gold-hint-marking = a c3 testa ◆ em c3 do mapa a · girar · espelhar · casa a c3 só uma · lista
silver-and-gold-hint-one-square = a c3 marca essa casa; lista mostra todas com números.
silver-and-gold-hint-taking = O número, ou cegas.
silver-and-gold-hint-listed = Digite um número.
silver-and-gold-hint-confirm = Enter marca { $squares }; ou girar, espelhar, outra casa.
silver-and-gold-hint-does-not-fit = Assim não cabe: girar, espelhar, ou outra casa.
silver-and-gold-hint-which-map = Que mapa, a ou b? Por exemplo: a c3.
silver-and-gold-hint-several = O padrão pode cobrir essas casas de várias formas: diga mais uma.

## A mesa

silver-and-gold-your-turn = { $name } escolhe mapas. Quando ninguém mais estiver olhando, Enter mostra os mapas.
silver-and-gold-table-display = Oferta (palmeiras: { $palms })
silver-and-gold-table-turn = Rodada { $round }/4 · turno { $turn_of_round }/7
silver-and-gold-table-beside = troféus { $trophies } · baralho { $deck }
silver-and-gold-table-start = começa: { $seat }
silver-and-gold-table-turned = Reveladas nesta rodada: { $patterns }
silver-and-gold-heading-on_map = Padrão no mapa { $slot }
silver-and-gold-heading-one_square = Uma casa do mapa { $slot }
silver-and-gold-heading-pairs = Ficar com
silver-and-gold-heading-maps = Pegar
silver-and-gold-preview-completes = completa o mapa
silver-and-gold-column-player = Jogador
silver-and-gold-column-points = Pontos
silver-and-gold-column-coins = Moedas→troféu
silver-and-gold-column-palms = Palm.
silver-and-gold-column-seals = Selos
silver-and-gold-legend = X cruz: mais uma casa. $ moeda. T palmeira. · sem símbolo. ■ marcada. (X) o que você está para marcar. 14 rox: um mapa roxo que vale 14. ◉2 lar: um selo, 2 pontos por mapa laranja completo seu. $$··→_ é uma fileira de moedas com o seu troféu.

## Pontuação

silver-and-gold-score-S3-5 = Moedas
silver-and-gold-score-S3-6 = Palmeiras
silver-and-gold-score-S3-9 = Troféus
silver-and-gold-score-S4-2 = Mapas completos
silver-and-gold-score-S1-3 = Selos
silver-and-gold-tie-broken = { $names } têm os mesmos pontos: decide quem tem mais mapas cinza completos, depois verdes, laranja, roxos (regra S4.3).
silver-and-gold-tie-shared = { $names } têm os mesmos pontos e os mesmos mapas de cada cor: dividem a posição (regra S4.3).
silver-and-gold-medals = Medalhas para um jogador: bronze a partir de { $bronze } pontos, prata a partir de { $silver }, ouro a partir de { $gold } (regra S6.1).

## Opções da mesa

silver-and-gold-option-starting_player = Primeiro jogador
silver-and-gold-option-starting_player-help = Quem começa: um nome ou o número de um lugar. Sorteado se não for dado (regra S2.2).
silver-and-gold-option-memory_aid = Auxílio de memória
silver-and-gold-option-memory_aid-help = Mostrar as cartas de expedição reveladas nesta rodada (regra S3.14).

## Por que não

silver-and-gold-refusal-game-over = O jogo acabou.
silver-and-gold-refusal-not-your-turn = É o turno de { $turn }.
silver-and-gold-refusal-has-chosen = Você já escolheu os seus dois mapas.
silver-and-gold-refusal-has-marked = Você já marcou neste turno.
silver-and-gold-refusal-no-free-square = Você não tem casa livre e pula esta etapa.
silver-and-gold-refusal-choose-maps-first = Primeiro escolha dois mapas com que ficar.
silver-and-gold-refusal-mark-first = Primeiro marque o padrão ou uma casa.
silver-and-gold-refusal-take-a-map-first = Primeiro pegue um mapa novo.
silver-and-gold-refusal-deck-empty = O baralho está vazio.
silver-and-gold-refusal-no-map-there = Não há mapa nesse lugar da oferta.
silver-and-gold-refusal-a-square-is-owed = { $owed ->
    [one] Por uma cruz você ainda deve { $owed } casa, marcada sozinha.
   *[other] Por cruzes você ainda deve { $owed } casas, marcadas uma a uma.
}
silver-and-gold-refusal-no-map-in-play = Não há mapa no lugar { $slot }.
silver-and-gold-refusal-pattern-off-the-map = Assim o padrão ({ $pattern }) não cabe em casas livres deste mapa.
silver-and-gold-refusal-square-off-the-map = O mapa { $slot } não tem essa casa.
silver-and-gold-refusal-square-marked-already = Já marcada no mapa { $slot }: { $squares }.

## Entrada que não serve

silver-and-gold-error-bad-words = Não há essa ação em Silver & Gold ({ $detail }).
silver-and-gold-error-wrong-squares = Posto assim, o padrão cobre outras casas.
silver-and-gold-error-bad-edition = O pacote de mapas não serve: { $detail }.

## O jogo em dez linhas

silver-and-gold-primer-1 = Marque mapas do tesouro casa por casa; mapas completos valem mais.
silver-and-gold-primer-2 = Você sempre trabalha em dois mapas. A partida tem 28 turnos: quatro rodadas de sete cartas.
silver-and-gold-primer-3 = Em cada turno uma carta mostra um padrão, e todos o marcam ao mesmo tempo.
silver-and-gold-primer-4 = O padrão vai inteiro em casas livres de um dos seus mapas; gire ou espelhe como quiser.
silver-and-gold-primer-5 = Ou marque uma única casa livre. Não marcar nada não é permitido.
silver-and-gold-primer-6 = Uma cruz dá mais uma casa na hora, em qualquer um dos seus mapas; cruzes se encadeiam.
silver-and-gold-primer-7 = Moedas enchem a sua carta de pontuação; cada fileira completa de quatro leva o maior troféu que restar.
silver-and-gold-primer-8 = Uma palmeira pontua na hora: um ponto, e mais um por palmeira nos mapas da oferta.
silver-and-gold-primer-9 = Um mapa completo é posto de lado e você pega outro: da oferta ou às cegas do baralho.
silver-and-gold-primer-10 = No fim contam mapas completos, seus selos, moedas, troféus e palmeiras; mapas incompletos não valem nada.

silver-and-gold-lesson-1 = Estes quatro mapas são para você. Escolha os dois que quer guardar e confirme.
silver-and-gold-lesson-2 = Este é o padrão que todos marcam neste turno. Gire, espelhe ou segure-o sobre um dos seus mapas.
silver-and-gold-lesson-3 = Ele vai inteiro em casas livres de um mapa; depois carimbe. Ou marque uma única casa em vez dele.
silver-and-gold-lesson-4 = Uma cruz dá mais uma casa livre na hora, em qualquer um dos seus mapas. Essa casa pode ser outra cruz.
silver-and-gold-lesson-5 = Um mapa completo é posto de lado. Pegue outro: da oferta ou às cegas do baralho.
silver-and-gold-lesson-6 = A cada turno sai uma carta nova, igual para todos. O navio mostra onde vocês estão: quatro rodadas de sete cartas.
silver-and-gold-lesson-7 = Cada moeda vale um ponto. Uma fileira completa de moedas leva o maior troféu que restar.
silver-and-gold-lesson-8 = Uma palmeira pontua na hora: um ponto, e mais um por palmeira nos mapas da oferta.
silver-and-gold-lesson-9 = O selo de um mapa completo pontua todos os seus mapas completos da cor dele.
silver-and-gold-lesson-10 = No fim, mapas incompletos não valem nada. Complete o que puder antes de o navio chegar.

## Pacotes de mapas: o que não serve

silver-and-gold-edition-map = mapa { $map }
silver-and-gold-edition-box-file = em Silver & Gold só se podem trocar os mapas do tesouro, com um pacote de mapas em JSON; cartas e troféus ficam como estão.
silver-and-gold-edition-map-name = um mapa precisa de um nome de 1 a 60 letras que nenhum outro tenha.
silver-and-gold-edition-map-rows = um mapa tem de 1 a { $limit } linhas de no máximo { $limit } quadrados.
silver-and-gold-edition-map-sign = só são conhecidos os sinais . o X $ T, não { $sign }.
silver-and-gold-edition-map-squares = um mapa tem de 1 a { $limit } quadrados, não { $found }.
silver-and-gold-edition-map-points = um mapa vale tantos pontos quantos quadrados tem: { $wanted } (regra S1.1).
silver-and-gold-edition-map-island = um mapa é uma só ilha: cada quadrado toca outro por um lado.
silver-and-gold-edition-map-seal = um selo vale de 1 a { $limit }.
silver-and-gold-edition-map-count = um pacote tem de { $fewest } a { $limit } mapas, não { $found }.
silver-and-gold-edition-colours = o normal são { $wanted } mapas desta cor, não { $found }: { silver-and-gold-colour }. Outros números precisam de um motivo em "deviates".

## The page of a map pack

silver-and-gold-pack-title = Mapas do tesouro
silver-and-gold-pack-lead = Veja os mapas de um pacote, desenhe os seus com o mouse, o dedo ou o teclado, e jogue com eles.
silver-and-gold-pack-draw = Mesa de desenho: mapa { $name }
silver-and-gold-pack-sign = O que o traço desenha
silver-and-gold-pack-signs = { $sign ->
    [land] terra
    [cross] cruz
    [coin] moeda
    [palm] palmeira
   *[sea] mar
}
silver-and-gold-pack-hint = Pressione e arraste para desenhar. Pressionar de novo a mesma casa a apaga. Teclas: setas, Enter, 1 a 5.
silver-and-gold-pack-map-name = Nome do mapa
silver-and-gold-pack-colour = Cor
silver-and-gold-pack-seal = Selo por mapa de cor
silver-and-gold-pack-no-seal = sem selo
silver-and-gold-pack-seal-value = Pontos do selo
silver-and-gold-pack-points = { $count ->
    [one] casa, e o mesmo em pontos
   *[other] casas, e o mesmo em pontos
}
silver-and-gold-pack-remove = Remover este mapa
silver-and-gold-pack-name = Nome do pacote
silver-and-gold-pack-unnamed = sem nome
silver-and-gold-pack-deviates = Por que as quantidades de mapas diferem das usuais
silver-and-gold-pack-maps = { $color } ({ $count })
silver-and-gold-pack-new = Novo mapa: { $color }

## A mesa no navegador

silver-and-gold-chart = Carta náutica
silver-and-gold-ask-marking = Carimbe a forma em um dos seus mapas: { $pattern }.
silver-and-gold-ask-no_room = A forma não cabe em lugar nenhum ({ $pattern }): carimbe uma casa.
silver-and-gold-ask-owed = { $owed ->
    [one] Uma cruz: carimbe mais { $owed } casa.
   *[other] Cruzes: carimbe mais { $owed } casas.
}
silver-and-gold-ask-one = Carimbe uma só casa.
silver-and-gold-help-marking = Arraste a peça até um mapa ou aponte uma casa. R gira, F espelha.
silver-and-gold-help-touching = Arraste a peça até um mapa ou toque uma casa. Um segundo toque carimba.
silver-and-gold-help-one = Qualquer casa livre, em qualquer dos seus mapas.
silver-and-gold-help-taking = Um dos mapas abertos, ou o do topo do baralho, sem ver.
silver-and-gold-help-waiting = Enquanto os outros escolhem, você ainda pode voltar atrás.
silver-and-gold-keep-help = { $count ->
    [0] Os outros dois voltam ao baralho.
    [1] Mais um.
   *[other] Os outros dois voltam ao baralho.
}
silver-and-gold-keep-these = Ficar com estes dois
silver-and-gold-kept = escolhido
silver-and-gold-over = A viagem terminou.
silver-and-gold-sent = Um momento …
silver-and-gold-waiting = { $count ->
    [one] { $names } ainda está escolhendo.
   *[other] Ainda escolhendo: { $names }.
}
silver-and-gold-waiting-taking = { $names } pega um mapa.
silver-and-gold-still-choosing = escolhendo
silver-and-gold-has-chosen = pronto
silver-and-gold-goes-first = é quem pega mapas primeiro
silver-and-gold-maps-of = Os mapas de { $seat }
silver-and-gold-turn = Girar
silver-and-gold-turn-words = Girar a forma um quarto de volta
silver-and-gold-flip = Espelhar
silver-and-gold-flip-words = Espelhar a forma
silver-and-gold-one-square = Uma casa
silver-and-gold-stamp = Carimbar
silver-and-gold-compass-words = Bússola com a forma: { $pattern }
silver-and-gold-open-maps = Mapas abertos
silver-and-gold-palm-now = uma palmeira vale agora { $points }
silver-and-gold-in-deck = no baralho
silver-and-gold-blind = às cegas
silver-and-gold-take-blind = Pegar um mapa às cegas do baralho (restam { $count })
silver-and-gold-deck-words = { $count } mapas no baralho
silver-and-gold-no-map = sem mapa
silver-and-gold-tap-to-open = abrir
silver-and-gold-unfinished = Mapas inacabados
silver-and-gold-unfinished-note = Não valem nada, nem os seus selos.
silver-and-gold-marked-of = { $marked } de { $all }
silver-and-gold-squares = { $count ->
    [one] { $count } casa
   *[other] { $count } casas
}
silver-and-gold-squares-on = { $count ->
    [one] { $count } casa no seu mapa ({ $color })
   *[other] { $count } casas no seu mapa ({ $color })
}
silver-and-gold-does-not-fit = A forma não cabe aqui.
silver-and-gold-aim-first = Aponte primeiro para um quadrado.
silver-and-gold-not-now = Não há nada para carimbar agora.
silver-and-gold-one-instead = Carimbar só este quadrado
silver-and-gold-brings-bonus = { $symbol ->
    [cross] uma cruz: mais uma casa
    [coin] uma moeda
   *[palm] uma palmeira: { $points ->
        [one] { $points } ponto
       *[other] { $points } pontos
    }
}
silver-and-gold-brings-last = também a última casa livre
silver-and-gold-brings-lapsed = { $count ->
    [one] { $count } casa se perde
   *[other] { $count } casas se perdem
}
silver-and-gold-brings-row = completa uma fileira de moedas
silver-and-gold-brings-map = completa o mapa
silver-and-gold-brings-points = { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
}
silver-and-gold-tag-cross = +1 casa
silver-and-gold-tag-also = também
silver-and-gold-sign = { $symbol ->
    [cross] cruz
    [coin] moeda
   *[palm] palmeira
}
silver-and-gold-seal-words = selo de { $value } para { $color }
silver-and-gold-map-words = mapa ({ $color }), { $points } pontos, { $marked } de { $all } casas marcadas
silver-and-gold-square-words = Linha { $row }, coluna { $column }
silver-and-gold-square-state = { $state ->
    [fits] livre, a forma cabe aqui
    [stamped] carimbada
   *[free] livre
}
silver-and-gold-course-words = Carta das rodadas: rodada { $round } de { $rounds }, carta { $card } de { $cards }
silver-and-gold-round-now = Rodada { $round } de { $rounds }, carta { $card } de { $cards }
silver-and-gold-round-name = Rodada { $round }
silver-and-gold-trophies = Troféus
silver-and-gold-trophy-left = Troféu de { $points }
silver-and-gold-trophy-of = Troféu de { $points }, com { $seat }
silver-and-gold-trophy-gone = Troféu de { $points }, já saiu
silver-and-gold-score-card = Sua cartela de pontos
silver-and-gold-cards = Cartas de expedição
silver-and-gold-cards-words = { $count ->
    [one] { $pattern }, { $count } carta
   *[other] { $pattern }, { $count } cartas
}
silver-and-gold-cards-turned = viradas nesta rodada: { $turned }
silver-and-gold-coins-words = { $coins } de { $all } moedas; troféus: { $trophies }
silver-and-gold-palms-words = { $palms } de { $all } palmeiras, { $points } pontos
silver-and-gold-completed-words = { $count } mapas completos ({ $color }), selos somam { $seals } a cada um
silver-and-gold-medals-words = Medalhas
silver-and-gold-medal = { $medal ->
    [bronze] Bronze
    [silver] Prata
   *[gold] Ouro
}

## Pictures in the rules

silver-and-gold-figure = { $rule ->
    [S1-3] Um selo de 2 para verde: com dois mapas verdes completos ele traz 4 pontos no fim.
    [S1-5] Os seis padrões; o trio reto e o trio em canto vêm duas vezes.
    [S3-2] O L de quatro em todas as posições: girado, e espelhado e girado.
    [S3-4] O padrão cobre uma cruz: mais um quadrado, aqui no outro mapa. Ele também é uma cruz, e assim vem mais um.
    [S3-5] Três moedas de uma fileira estão marcadas; a quarta traz um troféu.
    [S3-9] Uma fileira cheia de moedas leva o maior troféu que resta.
   *[S3-6] Há duas palmeiras na vitrine: uma palmeira marcada agora vale 1 + 2 = 3.
}
