# O comando `trove`.

## Páginas de ajuda

cli-help = Jogos de tabuleiro de caça ao tesouro, no navegador e no terminal.
cli-help-play = Jogar: pessoas em um teclado e jogadores do computador.
cli-help-serve = Jogar no navegador: um servidor de mesas ao vivo.
cli-help-serve-host = O endereço em que o servidor escuta; por padrão, só este computador.
cli-help-serve-port = A porta em que o servidor escuta.
cli-help-serve-lan = Deixar entrar todos da rede local e mostrar o endereço.
cli-help-serve-open = Abrir a página no navegador desta máquina, se ela tiver tela.
cli-help-serve-public-url = O endereço que as pessoas usam, quando há um proxy com TLS na frente, por exemplo https://trove.example.
cli-help-serve-db = O banco de dados: um arquivo ou postgresql://…; por padrão, um arquivo na pasta de dados.
cli-help-database = Fazer e restaurar cópias do banco de dados de um servidor.
cli-help-database-backup = Copiar o banco de dados para um novo arquivo, mesmo com o servidor em uso. A cópia contém segredos de partidas em andamento.
cli-help-database-restore = Restaurar uma cópia, onde ainda não há banco de dados.
cli-help-database-file = O arquivo da cópia.
cli-help-rules = Mostrar as regras de um jogo, uma seção ou uma regra.
cli-help-replay = Mostrar uma partida lance a lance e verificar seus sorteios.
cli-help-games = Listar os jogos.
cli-help-edition = Trabalhar com arquivos de edição, que guardam o conteúdo de uma caixa.
cli-help-edition-check = Verificar se um arquivo de edição serve para o seu jogo.
cli-help-arena = Fazer jogadores do computador jogarem entre si e medi-los.
cli-help-arena-game = O jogo; com --ladder vários ou nenhum, que quer dizer todos.
cli-help-arena-seats = Um nível para cada jogador, por exemplo expert,normal.
cli-help-arena-games = Quantas partidas, arredondadas para distribuições inteiras com todas as rotações; senão 400.
cli-help-arena-seed = Mesmo número, mesmas partidas; senão 1.
cli-help-arena-workers = Quantos processos jogam; senão tantos quantos os núcleos.
cli-help-arena-ray = Jogar no cluster Ray deste endereço; local inicia um aqui.
cli-help-arena-out = Salvar as partidas neste arquivo novo; senão em um arquivo em ~/.local/share/trove/arena.
cli-help-arena-resume = Continuar as partidas deste arquivo.
cli-help-arena-json = Escrever os resultados como JSON neste arquivo, ou - para a saída padrão.
cli-help-arena-ladder = Medir todos os níveis de todos os jogos entre si.
cli-help-arena-quick = Com --ladder: no máximo 40 partidas por par, 8 com um expert.
cli-help-arena-only = Com --ladder: só estes pares, por exemplo hard-normal,expert-normal-4.
cli-help-arena-markdown = Escrever a classificação como tabelas Markdown neste arquivo.
cli-help-schema = Mostrar esquemas JSON de tudo o que um jogo informa a outros programas.
cli-help-schema-games = Os jogos; todos se nenhum for dado. “protocol” são as mensagens entre servidor e clientes.
cli-help-bench = Medir a rapidez com que o programa joga.
cli-help-bench-games = Os jogos a medir; todos se nenhum for dado.
cli-help-bench-out = Escrever os valores também neste arquivo.
cli-help-train = Aprender pesos para os jogadores do computador, jogando contra si mesmo.
cli-help-train-rounds = Rodadas de treinamento; cada uma parte da anterior.
cli-help-train-games = Partidas em cada rodada.
cli-help-train-simulations = Simulações para cada decisão nessas partidas.
cli-help-train-seed = Mesmo número e mesmas opções, mesmos pesos.
cli-help-train-workers = Partidas jogadas ao mesmo tempo; senão, uma por núcleo. Os pesos não dependem disso.
cli-help-train-start = Partir destes pesos.
cli-help-train-out = Escrever os pesos neste arquivo; senão, eles são mostrados.
cli-help-lang = Idioma: en, cs, de ou pt (do Brasil). Senão, TROVE_LANG, depois o idioma do sistema.
cli-help-version = Mostrar a versão e sair.
cli-help-completion = Mostrar o que um shell precisa para completar comandos, jogos e opções.
cli-help-completion-shell = bash, zsh, fish ou powershell.
cli-help-no-color = Sem cores nem outros realces.
cli-help-players = Quantos jogadores; quem não tem nome é um jogador do computador.
cli-help-people = Nomes das pessoas neste teclado, separados por vírgulas.
cli-help-seats = Todos os jogadores em ordem, pessoas pelo nome e jogadores do computador pelo nível, por exemplo Anna,expert,Ben,easy.
cli-help-level = Como jogam os jogadores do computador: random, easy, normal, hard ou expert. Senão normal.
cli-help-seed = Uma partida que pode ser repetida: mesmo número, mesma partida.
cli-help-edition-file = Jogar com o conteúdo de outra caixa.
cli-help-undo = O que pode ser desfeito. ask: tudo, se os outros concordarem, e os jogadores do computador sempre concordam (padrão). free: só o que não sorteou nem revelou nada, para que ninguém sorteie de novo.
cli-help-resume = Continuar uma partida salva, a última se não houver arquivo.
cli-help-resume-file = Com --resume: a partida salva.
cli-help-game = O jogo, como trove games o chama.
cli-help-number = Uma seção, uma regra ou uma decisão, por exemplo L5, L5.6 ou A7.
cli-help-coverage = Listar os testes que verificam cada regra.
cli-help-edition-argument = O arquivo de edição.
cli-help-edition-game = O jogo a que pertence; senão todos são tentados.
cli-help-replay-file = Uma partida salva ou terminada.
cli-help-replay-at = Mostrar a posição depois deste lance.
cli-help-replay-all = Mostrar todos os lances em frases.
cli-help-replay-names = Nomes dos jogadores, separados por vírgulas.
cli-compiled = compilado
cli-interpreted = interpretado

## Problemas

cli-no-such-language = O idioma { $lang } não está disponível; escolha um destes: { $known }.
cli-usage-help = Mais: { $command }
cli-usage-no-option = A opção { $option } não existe{ $near ->
    [none] .
   *[other] ; parecidas: { $near }.
}
cli-usage-needs-value = A opção { $option } precisa de um valor.
cli-usage-no-value = A opção { $option } não aceita valor.
cli-usage-missing = Falta { $what }.
cli-usage-whole-number = { $option } recebe um número inteiro.
cli-usage-no-command = O comando { $name } não existe.
cli-usage-no-command-given = Falta um comando.
cli-usage-extra = Não esperado aqui: { $args }.
cli-file-problem = O arquivo { $file } não pode ser usado: { $problem }.
cli-system-problem = { $code ->
    [ENOSPC] o disco está cheio
    [EDQUOT] sua cota neste disco acabou
    [EACCES] você não tem permissão
    [EPERM] você não tem permissão
    [ENOENT] ele não existe
    [EISDIR] é uma pasta
    [ENOTDIR] parte do caminho não é uma pasta
    [EROFS] o disco é somente leitura
    [EFBIG] ficou grande demais
    [ENAMETOOLONG] o nome é longo demais
   *[other] { $told }
}

## Antes do primeiro turno

cli-ask-intro = Enter aceita o que está entre colchetes.
cli-ask-people = Quem joga neste teclado? Nomes separados por vírgulas [{ $usual }]:{" "}
cli-ask-computers = Quantos jogadores do computador jogam com vocês, { $lowest } a { $highest }? [{ $usual }]:{" "}
cli-ask-level = { $count ->
    [one] Qual é o nível dele
   *[other] Qual é o nível deles
}: { $known }? [{ $usual }]:{" "}
cli-one-or-each = Digite um nível para todos, ou { $count } níveis separados por vírgulas.
cli-ask-game = Qual jogo?{" "}
cli-between = Digite um número de { $lowest } a { $highest }.
cli-at-most = No máximo { $many } podem jogar.
cli-commitment = Compromisso de jogo limpo { $commitment }: ele fixa cada sorteio antes da distribuição, e { $command } o verifica depois.
cli-seeded = Com uma semente, o compromisso não prova nada: quem adivinhar a semente conhece cada sorteio.
cli-deal = Enter distribui as peças.{" "}
cli-not-started = Nenhuma partida foi iniciada.
cli-resumed = Continuando { $file } depois de { $count ->
    [one] { $count } lance
   *[other] { $count } lances
}.
cli-players-range = { $few } a { $many } jogadores

## À mesa

cli-prompt = { $name } – { $question } (número, ? para ajuda) >{" "}
cli-your-turn = É o turno de { $name }. Quando ninguém mais estiver olhando, Enter mostra a mão.
cli-only-enter = Aqui só Enter continua; ?, regras, salvar e sair também funcionam.
cli-pass-on = Enter limpa a tela; depois é o turno de { $name }.
cli-more-in-log = … mais { $count ->
    [one] { $count } lance
   *[other] { $count } lances
} no registro (digite: registro)
cli-no-such-choice = As escolhas têm números de 1 a { $last }.
cli-several = Isso pode significar várias coisas: escolha um dos números { $numbers }.
cli-incomplete = “{ $typed }” está incompleto; digite tudo, por exemplo: { $examples }
cli-not-understood = “{ $typed }” não é uma escolha nem um comando; digite um número, ou ? para ajuda.
cli-table-help = Um número joga essa escolha.
    tabuleiro mostra o tabuleiro de novo, registro tudo o que aconteceu, pontos os pontos até agora.
    regras { $rule } mostra uma regra, regras { $section } uma seção.
    desfazer volta o seu último lance: livre se nada foi revelado, senão os outros são consultados.
    desfazer NOME volta o último lance dessa pessoa.
    salvar salva agora, sair salva e sai. Cada lance é salvo automaticamente.
    dica mostra as três melhores escolhas na visão de um jogador forte; ± é o ruído da busca.
cli-more = Enter: mais, q: voltar >{" "}
cli-computers = Jogadores do computador: { $names }.
cli-thinking = { $name } está pensando…
cli-hint-thinking = Pensando nas suas escolhas…
cli-hint = O que faria um jogador forte que sabe o que você sabe ({ $count ->
    [one] { $count } variante pensada
   *[other] { $count } variantes pensadas
}):
cli-hint-forced = Só há uma coisa a fazer.
cli-hint-win = { $percent } ± { $error } % de vitória
cli-hint-score = { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } ± { NUMBER($error, minimumFractionDigits: 1, maximumFractionDigits: 1) } pontos
cli-saved = Salvo em { $file }.
cli-left = A partida está salva. Continue com: { $command }
cli-not-saved = Não é possível gravar { $file }: { $problem }.
cli-nothing-saved = Nada foi salvo.
cli-saved-so-far = A partida está salva como estava depois de { $count ->
    [one] { $count } lance
   *[other] { $count } lances
}. Continue com: { $command }
cli-undo-ask = { $name }, { $asker } pode desfazer o último lance? (sim/não){" "}
cli-undo-no = { $name } não concorda: o lance vale.
cli-undone = Desfeito ({ $count ->
    [one] { $count } lance
   *[other] { $count } lances
}).
cli-yes = sim
cli-no = não
cli-yes-or-no = Responda sim ou não.
cli-computers-agree = Os jogadores do computador concordam.
cli-command-help = ajuda
cli-command-rules = regras
cli-command-undo = desfazer
cli-command-log = registro
cli-command-board = tabuleiro
cli-command-save = salvar
cli-command-quit = sair
cli-command-score = pontos
cli-command-hint = dica

## O fim

cli-score-category = Pontos por
cli-score-rule = Regra
cli-ended-agreement = Todos concordaram em terminar a partida aqui.
cli-ended-abandoned = A partida foi abandonada: não tem resultado.
cli-score-total = Total
cli-score-rank = Posição
cli-score-place = { $place }º
cli-score-so-far = Como se o jogo acabasse agora; ? marca o que está oculto para você.
cli-winners = { $count ->
    [one] { $names } ganhou.
   *[other] { $names } dividem a vitória.
}
cli-side-won = { $names } ganharam juntos.
cli-congratulations = Parabéns!
cli-played-alone = { $name }: { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
}.
cli-exported = A partida terminada está em { $file }.
cli-how-to-verify = Qualquer um pode verificar cada sorteio pelo compromisso de jogo limpo { $commitment } com: { $command }

## Rever partidas

cli-replay-step = Lance { $step } de { $last }
cli-replay-ask = Enter: próximo, p: anterior, número: esse lance, q: sair >{" "}
cli-replay-next = próximo
cli-replay-previous = anterior
cli-verified = Verificado: { $entries ->
    [one] { $entries } registro e cada sorteio conferem
   *[other] todos os { $entries } registros e cada sorteio conferem
} com o compromisso { $commitment }.
cli-verified-dealt = Foi distribuída do início: foram verificados a preparação e tudo o que veio depois, com { $edition ->
    [standard] a edição padrão
   *[own] uma edição própria
} e estas opções: { $options }.
cli-verified-kept = É uma ramificação da posição { $position }: só foi verificado o que veio depois dela. Como ela surgiu e quem conhecia suas cartas ocultas, este arquivo não pode mostrar.
cli-verified-redealt = É uma ramificação da posição { $position }, em que foi redistribuído o que { $seat ->
    [0] os espectadores não conheciam
   *[other] o lugar { $seat } não conhecia
}: foram verificados a redistribuição e tudo o que veio depois. Como a posição surgiu, este arquivo não pode mostrar.
cli-verified-compare = Compare o compromisso com aquele que foi mostrado antes da partida.
cli-verify-running = A partida não acabou; por isso seus sorteios ainda não podem ser verificados.

## Edições e cobertura

cli-edition-fits = { $file } serve para { $game }.
cli-coverage-none = nenhum teste
cli-coverage-sum = { $rules ->
    [one] { $rules } regra ou exemplo
   *[other] { $rules } regras e exemplos
}, sem teste: { $empty }.

## Treinamento

cli-train-round = Rodada { $round } de { $rounds }
cli-train-written = Os pesos estão em { $file }.

## A arena

cli-arena-begun = No máximo { $games } partidas: { $deals } distribuições, cada uma com todas as rotações. Ficam salvas em { $file }.
cli-arena-resumed = Continuando { $file }, que contém { $done } partidas.
cli-arena-stopped = Parado; { $done } partidas estão salvas. Continue com: { $command }
cli-arena-written = Escrito em { $file }.
cli-arena-no-ratings = As classificações precisam do openskill: pip install 'trove-games[arena]'.
cli-arena-progress = Partidas
cli-arena-left = falta
cli-arena-head = { $name }: { $games } partidas, { $deals } distribuições com todas as rotações
cli-arena-lengths = Decisões por partida: { $mean } em média, mediana { $median }, de { $shortest } a { $longest }.
cli-arena-level = Nível
cli-arena-budget = Simulações
cli-arena-wins = Vitórias
cli-arena-interval = Intervalo de 95 %
cli-arena-score = Pontos em média
cli-arena-rating = Classificação
cli-arena-seconds = s por decisão
cli-arena-pairing = Par
cli-arena-players = Jogadores
cli-arena-asked = Meta
cli-arena-games = Partidas
cli-arena-ending = Resultado
cli-arena-above = acima da meta
cli-arena-below = abaixo da meta
cli-arena-reached = alcançado
cli-arena-missed = não alcançado
cli-arena-open = não decidido
cli-arena-measured = medido

## O servidor

cli-database-saved = Salvo e verificado em { $file }: { $tables } mesas, { $entries } registros.
cli-database-restored = Restaurado de { $file }: { $tables } mesas, { $entries } registros.
cli-serving = Abra { $address } no navegador. Ctrl-C para o servidor; nada se perde.
cli-not-serving = Não foi possível iniciar o servidor; talvez a porta { $port } esteja em uso.
