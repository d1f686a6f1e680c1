# O que todo jogo e todo cliente precisa. Como se formam os argumentos: texts/sentences.py.

who = { $you ->
    [yes] Você
   *[no] { $seat }
}
you-name = Você
computer-player = { $level ->
    [random] Acaso
    [easy] Fácil
    [normal] Normal
    [hard] Difícil
   *[expert] Especialista
} { $number }
level = { $level ->
    [random] acaso
    [easy] fácil
    [normal] normal
    [hard] difícil
   *[expert] especialista
}
seat-name = Jogador { $number }
seat-colour = { $seat ->
    [0] vermelho
    [1] azul
    [2] verde
    [3] amarelo
    [4] roxo
    [5] turquesa
   *[6] branco
}
seat-shape = { $seat ->
    [0] triângulo
    [1] quadrado
    [2] círculo
    [3] losango
    [4] estrela
    [5] cruz
   *[6] cunha
}
and = { $first } e { $last }
by-rule = { $sentence } (regra { $rule })

## Desfazer

undo-free = Nada foi revelado: desfazer é livre.
undo-drew = O acaso já decidiu algo: para desfazer, os outros precisam concordar.
undo-showed = Algo oculto foi mostrado: para desfazer, os outros precisam concordar.
undo-others-acted = Outros já jogaram depois disso: para desfazer, eles precisam concordar.
undo-nothing = Você não tem nenhum lance para desfazer.
undo-not-started = A partida ainda não começou: não há nada a desfazer.
undo-over = A partida acabou: nada mais pode ser desfeito.
undo-too-many = O registro desta partida está quase cheio: nada mais pode ser desfeito.

## Entradas que não servem

error-bad-budget = Um orçamento é um número de simulações até um milhão, ou de segundos até 600.
error-arena-file-busy = Outra execução está a escrever em { $file }.
error-arena-file-damaged = { $file } está danificado: a linha { $line } não está como foi escrita.
error-arena-file-exists = { $file } já existe: continue-o com --resume ou indique outro ficheiro.
error-arena-other-plan = { $file } foi começado para outras partidas que não as pedidas agora.
error-arena-other-rules = { $file } foi jogado com outras regras, outros jogadores ou outra versão do Trove.
error-arena-what = Indique um jogo e --seats, ou --ladder, ou --resume FICHEIRO.
error-bad-choices = Cada jogo de um lote precisa de uma escolha, o número de uma das suas ofertas.
error-bad-commitment = O segredo desta partida não é aquele com que ela se comprometeu.
error-bad-count = O número de jogos é pelo menos 1.
error-bad-edition = A edição não serve: { $detail }.
error-bad-file-version = Este arquivo de partida foi escrito por outra versão do Trove, que esta não consegue ler.
error-bad-json = Uma ação em palavras é JSON, por exemplo {"{"}"type": "take_key"{"}"}.
error-bad-match-file = Isto não é um arquivo de partida, ou está danificado.
error-bad-number = --{ $option } é um número de { $lowest } a { $highest }.
error-bad-option = Esta opção não serve: { $detail }.
error-bad-origin = A posição em que esta partida começa não combina com seus jogadores e sua edição.
error-bad-pack = Estes bytes não são uma posição deste jogo.
error-bad-players = Este jogo é para { $few } a { $many } jogadores.
error-bad-result = O resultado neste arquivo não é o da partida.
error-bad-salt = Um sal tem 32 bytes.
error-bad-salts = Este arquivo de partida não tem um sal para cada lugar.
error-bad-secret = Um segredo tem 32 bytes.
error-bad-seed = Uma semente é um número de 0 a 2^62 - 1.
error-bad-weights = Estes pesos não servem para os jogadores do computador deste jogo ({ $detail }).
error-bad-words = Não há tal ação neste jogo ({ $detail }).
error-bad-workers = Há de 1 a { $most } processos de trabalho.
error-empty-name = Todo lugar precisa de um nome, com vírgulas entre eles.
error-export-running = Uma partida só pode ser exportada inteira quando acaba.
error-file-without-resume = Uma partida salva é retomada com --resume ARQUIVO.
error-fork-over = Uma nova partida só pode começar em uma posição em que alguém ainda deve jogar.
error-fork-running = Só se pode ramificar uma partida quando ela acaba.
error-ladder-or-seats = --ladder tem os seus próprios lugares e partidas: deixe de fora --seats e --games.
error-match-file-too-big = Este arquivo é grande demais para uma partida.
error-match-too-long = Esta partida ficou longa demais.
error-name-twice = Dois lugares não podem ter o mesmo nome, { $name }.
error-no-checkout = Os testes estão no código-fonte do Trove, não em um pacote instalado.
error-no-numpy = O treino precisa do numpy, que não está instalado: pip install trove-games[train]
error-no-cluster = Nenhum cluster Ray responde em { $address }.
error-no-ray = O Ray não está instalado: pip install 'trove-games[ray]'.
error-no-rules = As regras de { $name } não estão aqui.
error-no-such-action = Não há ação com esse número.
error-no-such-entry = Não há registro com esse número.
error-no-such-game = Não há jogo chamado { $name }; trove games lista todos.
error-no-such-level = Um jogador do computador é um destes: { $known }, não { $level }.
error-no-such-pairing = Não há nenhum par chamado { $name }; escolha entre { $known }.
error-no-such-player = Ninguém chamado { $name } está nesta mesa.
error-no-such-rule = As regras de { $name } não têm o número { $rule }.
error-no-such-seat = Não há esse lugar.
error-no-such-step = Um lance é um número de 0 a { $last }.
error-no-such-value = --{ $option } é um destes: { $known }; não { $value }.
error-not-a-match-file = Isto não é um arquivo de partida.
error-not-a-view = Este arquivo contém uma partida inteira, não o que um lugar viu.
error-not-an-arena-file = { $file } não contém os resultados de uma arena.
error-not-finished = Só uma partida terminada pode ser verificada.
error-not-started = Esta partida ainda não começou.
error-not-to-act = Só recebe conselho o lugar que tem de agir.
error-nothing-saved = Nenhuma partida de { $name } está salva.
error-only-a-view = Este arquivo contém só o que um lugar viu; não dá para continuar nem rever a partida.
error-only-with-ladder = --{ $option } só serve com --ladder.
error-other-game = Esta é uma partida de { $name }.
error-other-rules = Esta partida foi jogada com a versão { $played } das regras; a versão { $present } não consegue repeti-la.
error-out-or-resume = --resume continua com o seu próprio ficheiro: deixe de fora --out.
error-replay-differs = O registro { $entry } desta partida sai diferente: o arquivo foi alterado, ou valiam outras regras.
error-replay-refused = O registro { $entry } desta partida não pode ser repetido: o arquivo está danificado.
error-seat-taken = Este lugar está ocupado.
error-seats-empty = Uma partida começa quando todos os lugares estão ocupados.
error-seats-or-people = --seats já diz tudo: deixe de fora --people, --players e --level.
error-started = Esta partida já começou.
error-too-many-deals = Uma arena tem no máximo { $most } distribuições.
error-too-many-people = { $people } pessoas são demais para estes lugares.
error-undo-not-agreed = Nem todos concordaram.
error-worker-lost = A distribuição { $deal }, rotação { $rotation }, perdeu o seu processo { $times } vezes: a arena desiste, e --resume continua.
error-wrong-landing = Este movimento não termina ali.
