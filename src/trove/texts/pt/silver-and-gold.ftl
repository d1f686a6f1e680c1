# Silver & Gold. As casas são numeradas linha por linha em uma grade de seis por seis. Como surgem os argumentos: texts/sentences.py.

silver-and-gold-name = Silver & Gold
silver-and-gold-about = Marque padrões nos seus mapas do tesouro, complete-os e junte moedas, palmeiras e troféus.

## Campos, como as frases os chamam

silver-and-gold-field-slot = { LETTER($value) }
silver-and-gold-field-row = { FROM_ONE($value) }
silver-and-gold-field-column = { LETTER($value) }
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
   *[other] { silver-and-gold-colour } ({ $points }, selo: { $seal_value } por { silver-and-gold-seal-colour })
}
silver-and-gold-piece-seal = selo
silver-and-gold-piece-coins = { $count ->
    [one] { $count } moeda
   *[other] { $count } moedas
}
silver-and-gold-piece-trophy = troféu da fileira { $row } ({ $points })
silver-and-gold-piece-palm = campo de palmeira { $box } ({ $points })
silver-and-gold-piece-completed_map = mapa completo: { $map }
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
silver-and-gold-event-won_trophy = { $points ->
    [0] { who } completa a fileira de moedas { $row }, mas não resta nenhum troféu.
   *[other] { who } completa a fileira de moedas { $row } e recebe o troféu que vale { $points }.
}
silver-and-gold-event-completed_map = { who } completa um mapa: { $map }.
silver-and-gold-event-took_map = { $blind ->
    [yes] { who } pega às cegas, do baralho, o mapa { $slot }: { $map }.
   *[no] { who } pega da oferta o mapa { $slot }: { $map }.
}
silver-and-gold-event-left_display = O mapa mais antigo da oferta sai do jogo: { $map }.
silver-and-gold-event-struck_trophy = O troféu que vale { $points } é riscado.
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
silver-and-gold-action-mark_one = Marcar a casa { $column }{ $row } do mapa { $slot }.
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

silver-and-gold-phase-choosing = Com quais dois mapas você fica?
silver-and-gold-phase-marking = Marque o padrão ou uma casa.
silver-and-gold-phase-no-room = O padrão não cabe: marque uma casa.
silver-and-gold-phase-owed = { $owed ->
    [one] Marque mais { $owed } casa.
   *[other] Marque mais { $owed } casas, uma por uma.
}
silver-and-gold-phase-taking = Que mapa você pega?
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

silver-and-gold-your-turn = { $name } escolhe mapas. Ninguém mais está olhando? Enter mostra os mapas.
silver-and-gold-table-display = Oferta (palmeiras: { $palms })
silver-and-gold-table-turn = Rodada { $round }/4 · turno { $turn_of_round }/7
silver-and-gold-table-beside = troféus { $trophies } · baralho { $deck }
silver-and-gold-table-start = começa: { $seat }
silver-and-gold-table-turned = Reveladas nesta rodada: { $patterns }
silver-and-gold-table-mark = Padrão no mapa { $slot }
silver-and-gold-table-mark_one = Uma casa do mapa { $slot }
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

## Opções da mesa

silver-and-gold-option-starting_player = Primeiro jogador
silver-and-gold-option-starting_player-help = Quem começa: um nome ou o número de um lugar. Sorteado se não for dado (regra S2.2).
silver-and-gold-option-memory_aid = Auxílio de memória
silver-and-gold-option-memory_aid-help = Mostrar as cartas de expedição reveladas nesta rodada (regra S3.14).

## Por que não

silver-and-gold-refusal-game-over = O jogo acabou.
silver-and-gold-refusal-not-your-turn = É a vez de { $turn }.
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
silver-and-gold-refusal-pattern-off-the-map = Assim o padrão ({ $pattern }) não fica em casas livres deste mapa.
silver-and-gold-refusal-square-off-the-map = O mapa { $slot } não tem essa casa.
silver-and-gold-refusal-square-marked-already = Já marcado no mapa { $slot }: { $squares }.

## Entrada que não serve

silver-and-gold-error-bad-words = Não há essa ação em Silver & Gold ({ $detail }).
silver-and-gold-error-wrong-squares = Posto assim, o padrão cobre outras casas.
silver-and-gold-error-bad-edition = O pacote de mapas não serve: { $detail }.
