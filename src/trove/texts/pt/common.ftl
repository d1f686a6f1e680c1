# O que todo jogo e todo cliente precisa. Como se formam os argumentos: texts/sentences.py.

who = { $you ->
    [yes] Você
   *[no] { $seat }
}
you-name = Você
# Os jogadores do computador são exploradores: um nome para cada lugar, contado a partir de 0, igual em todas as línguas.
computer-player = { $place ->
    [0] Odile
    [1] Magnus
    [2] Zenobia
    [3] Fenwick
    [4] Isaura
    [5] Barnaby
    [6] Tamsin
    [7] Leander
   *[other] Odile { $place }
}
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
undo-closed = Todos já terminaram e o jogo seguiu: para desfazer, os outros precisam concordar.
undo-others-acted = Outros já jogaram depois disso: para desfazer, eles precisam concordar.
undo-nothing = Você não tem nenhum lance para desfazer.
undo-not-started = A partida ainda não começou: não há nada a desfazer.
undo-over = A partida acabou: nada mais pode ser desfeito.
undo-too-many = O registro desta partida está quase cheio: nada mais pode ser desfeito.
undo-free-only = Nesta mesa, um lance só é desfeito se não sorteou nem revelou nada e ninguém jogou depois.

## Entradas que não servem

error-bad-budget = Um orçamento é um número de simulações até um milhão, ou de segundos até 600.
error-arena-file-busy = Outra execução está escrevendo em { $file }.
error-arena-file-damaged = { $file } está danificado: a linha { $line } foi alterada.
error-arena-file-exists = { $file } já existe; continue com --resume ou indique outro arquivo.
error-arena-other-plan = { $file } contém outras partidas, não as pedidas agora.
error-arena-other-rules = { $file } foi jogado com outras regras, outros jogadores ou outra versão do Trove.
error-arena-what = Indique um jogo e --seats, ou --ladder, ou --resume ARQUIVO.
error-backup-postgresql = Um banco de dados PostgreSQL é salvo e restaurado com pg_dump e pg_restore.
error-bad-agreed = Diga quais lugares concordaram.
error-bad-chance = O acaso são oito números que o gerador pode ter.
error-bad-choices = Cada jogo de um lote precisa de uma escolha, o número de uma das suas ofertas.
error-bad-commitment = O segredo e a configuração desta partida não são aqueles com que ela se comprometeu.
error-bad-count = O número de jogos vai de 1 a { $most }.
error-bad-database = { $kind } não é um banco de dados para o Trove; informe um arquivo ou um endereço como postgresql://….
error-bad-digest = O resumo de um sal tem 32 bytes.
error-bad-draws = Os sorteios neste arquivo de partida não são os da partida.
error-bad-edition = A edição não serve: { $detail }.
error-bad-entry = Isto não é um registro do diário deste jogo.
error-bad-file-version = Este arquivo de partida foi escrito por outra versão do Trove, que esta não consegue ler.
error-bad-journal = Isto não é um diário.
error-bad-json = Uma ação em palavras é JSON, por exemplo {"{"}"type": "take_key"{"}"}.
error-bad-match-file = Isto não é um arquivo de partida, ou está danificado.
error-bad-names = Indique um nome de no máximo 40 caracteres para cada jogador.
error-bad-number = --{ $option } é um número de { $lowest } a { $highest }.
error-bad-option = Esta opção não serve: { $detail }.
error-bad-origin = A posição em que esta partida começa não combina com seus jogadores e sua edição.
error-bad-pack = Estes bytes não são uma posição deste jogo.
error-bad-players = Este jogo é para { $few } a { $many } jogadores.
error-bad-position = Nenhuma partida leva a esta posição.
error-bad-result = O resultado neste arquivo não confere com a partida.
error-bad-row = A linha { $entry } desta partida não pode ser lida.
error-bad-salt = Um sal tem 32 bytes.
error-bad-salts = Este arquivo de partida não tem um sal para cada lugar.
error-bad-seats = Em cada lugar joga uma pessoa ou um jogador do computador de algum nível; todos os lugares de um jogador são iguais.
error-bad-secret = Um segredo tem 32 bytes.
error-bad-seed = Uma semente é um número de 0 a 2^62 - 1.
error-bad-setting = A configuração neste arquivo de partida não está completa.
error-bad-settings = Estas não são as configurações de um jogador do computador.
error-bad-undo = Desfazer é ask ou free.
error-bad-weights = Estes pesos não servem para os jogadores do computador deste jogo ({ $detail }).
error-bad-words = Não há tal ação neste jogo ({ $detail }).
error-bad-workers = O número de processos de trabalho vai de 1 a { $most }.
error-begun = Um jogo é preparado só uma vez.
error-empty-name = Todo lugar precisa de um nome; separe os nomes com vírgulas.
error-end-not-agreed = Uma partida só termina por acordo se todos concordarem.
error-export-running = Uma partida só pode ser exportada inteira quando acaba.
error-database-damaged = { $file } está danificado: { $reason }.
error-database-foreign = { $file } é um banco de dados, mas não do Trove.
error-database-newer = { $file } foi gravado por uma versão mais nova do Trove; use essa versão ou restaure um backup.
error-database-unusable = Não é possível usar { $file }: { $reason }.
error-file-busy = { $file } está em uso por outro comando trove; termine-o primeiro.
error-file-exists = { $file } já existe; mova o arquivo ou informe outro.
error-file-too-big = { $file } tem mais de { $most } MiB, grande demais para o que se espera aqui.
error-file-without-resume = Uma partida salva é retomada com --resume ARQUIVO.
error-fork-fixed = Uma ramificação mantém as opções e a edição da partida de que ela vem.
error-fork-over = Uma nova partida só pode começar em uma posição em que alguém ainda possa jogar.
error-fork-running = Só se pode ramificar uma partida quando ela acaba.
error-fork-too-long = Aconteceu coisa demais antes desta posição para começar outra partida a partir dela.
error-ladder-or-seats = --ladder tem seus próprios lugares e partidas: deixe de fora --seats e --games.
error-match-ended = Esta partida acabou.
error-match-file-too-big = Este arquivo é grande demais para uma partida.
error-match-over = Esta partida acabou; veja-a com: { $command }
error-match-too-long = Esta partida ficou longa demais.
error-name-twice = Dois lugares não podem ter o mesmo nome, { $name }.
error-no-agreement = As regras deste jogo não preveem um fim por acordo.
error-no-checkout = Os testes estão no código-fonte do Trove, não em um pacote instalado.
error-no-numpy = O treinamento precisa do numpy, que não está instalado: pip install trove-games[train]
error-no-cluster = Nenhum cluster Ray responde em { $address }.
error-no-ray = O Ray não está instalado: pip install 'trove-games[ray]'.
error-no-result = Esta partida foi abandonada: não tem resultado.
error-no-rules = As regras de { $name } não estão disponíveis.
error-no-such-action = Não há ação com esse número.
error-no-such-entry = Não há registro com esse número.
error-no-such-game = Não há jogo chamado { $name }; escolha entre { $known }.
error-no-such-level = Um jogador do computador é um destes: { $known }, não { $level }.
error-no-such-pairing = Não há nenhum par chamado { $name }; escolha entre { $known }.
error-no-such-player = Ninguém chamado { $name } está nesta mesa.
error-no-such-rule = As regras de { $name } não têm o número { $rule }.
error-no-such-seat = Não há esse lugar.
error-no-such-shell = Um shell é um destes: { $known }, não { $shell }.
error-no-such-step = Um lance é um número de 0 a { $last }.
error-no-such-value = --{ $option } é um destes: { $known }; não { $value }.
error-no-such-version = Esta partida ainda não chegou até aí.
error-not-a-file = { $file } não é um arquivo comum.
error-not-a-game = Uma posição pertence a um jogo.
error-not-a-match-file = Isto não é um arquivo de partida.
error-not-a-state = Isto não é uma posição deste jogo.
error-not-a-view = Este arquivo contém uma partida inteira, não o que um lugar viu.
error-not-an-arena-file = { $file } não contém os resultados de uma arena.
error-not-begun = Este jogo ainda não foi preparado.
error-not-finished = Só uma partida terminada pode ser verificada.
error-not-started = Esta partida ainda não começou.
error-not-to-act = Só recebe conselho o lugar que precisa agir.
error-nothing-saved = Nenhuma partida de { $name } está salva.
error-old-match-file = Esta partida foi jogada com uma versão antiga dos sorteios: o resultado pode ser mostrado, mas ela não pode ser continuada nem verificada.
error-only-a-view = Este arquivo contém só o que um lugar viu; não dá para continuar nem rever a partida.
error-only-with-ladder = --{ $option } só funciona com --ladder.
error-other-game = Esta é uma partida de { $name }.
error-other-rules = Esta partida foi jogada com a versão { $played } das regras; a versão { $present } não consegue repeti-la.
error-out-or-resume = --resume continua seu próprio arquivo: deixe de fora --out.
error-promises-missing = Um sal só pode ser mostrado depois que todos os lugares mostrarem o resumo do seu.
error-replay-differs = O registro { $entry } desta partida sai diferente: o arquivo foi alterado, ou valiam outras regras.
error-replay-refused = O registro { $entry } desta partida não pode ser repetido: o arquivo está danificado.
error-salt-not-promised = Este não é o sal cujo resumo este lugar mostrou.
error-salts-shown = Um resumo só pode ser mostrado antes de qualquer sal.
error-seat-empty = Ninguém está sentado neste lugar.
error-seat-taken = Este lugar está ocupado.
error-seats-empty = Uma partida começa quando todos os lugares estão ocupados.
error-seats-or-people = --seats já diz quem joga: deixe de fora --people, --players e --level.
error-stale-action = A posição mudou nesse meio-tempo.
error-started = Esta partida já começou.
error-too-many-deals = Uma arena tem no máximo { $most } distribuições.
error-too-many-people = { $people } pessoas são demais para estes lugares.
error-undo-not-agreed = Nem todos concordaram.
error-worker-lost = { $task }: o processo de trabalho foi perdido { $times } vezes. A arena para; continue com --resume.
error-wrong-landing = Este movimento não termina ali.

## Na mesa ao vivo

error-bad-message = Não foi possível ler esta mensagem: { $detail }
error-bad-order = Indique cada lugar exatamente uma vez.
error-bad-public-url = Um endereço público é https:// e um nome, nada mais.
error-bad-webhook = Um webhook é um endereço https acessível a todos, na porta habitual.
error-computers-disagree = Os jogadores do computador desta mesa não concordam com isso.
error-emblem-taken = Outra pessoa nesta mesa já tem este emblema.
error-empty-chat = Não há nada para ler nesta mensagem.
error-empty-player-name = Um nome precisa de pelo menos uma letra.
error-gave-up = Você desistiu deste lugar; agora ele é de um jogador do computador.
error-link-used = Este link já foi usado ou expirou.
error-id-used = Este id pertence a uma ação anterior.
error-match-unreadable = Esta partida foi jogada com regras diferentes das atuais do servidor.
error-no-hello = Uma conexão começa com hello.
error-no-hints = Esta mesa não dá dicas.
error-no-network = Este computador não tem endereço em uma rede local.
error-no-person-there = Só uma pessoa pode ser anfitriã.
error-no-session = Este navegador ainda não tem uma sessão; recarregue a página.
error-no-such-page = Esta página não existe.
error-no-such-place = Não existe esse lugar nesta mesa.
error-no-such-table = Esta mesa não existe; talvez o link esteja incompleto.
error-no-such-visitor = Ninguém com este número esteve nesta mesa.
error-no-such-vote = Esta votação terminou.
error-nobody-plays = Pelo menos um lugar precisa de uma pessoa.
error-not-asked = Você não foi consultado nesta votação ou já respondeu.
error-not-following = Abra a mesa primeiro.
error-not-host = Só o anfitrião da mesa pode fazer isso.
error-not-over = Esta partida ainda não terminou.
error-not-stored = Não foi possível gravar; tente de novo daqui a pouco.
error-not-your-place = Este lugar é de outra pessoa.
error-not-your-seat = Este assento é de outra pessoa.
error-other-protocol = Esta página está desatualizada; recarregue-a.
error-out-of-date = A posição mudou nesse meio-tempo; olhe de novo.
error-places-taken = Libere primeiro os últimos lugares.
error-server-bug = Algo deu errado no servidor. Nada foi alterado.
error-server-full = O servidor está cheio; tente de novo daqui a pouco.
error-silenced = O anfitrião silenciou você nesta mesa.
error-start-over = Este início foi cancelado ou já passou.
error-starting = A partida está começando.
error-table-closed = Esta mesa está fechada.
error-table-crowded = Já há gente demais nesta mesa.
error-too-many-connections = Há conexões demais vindas daqui; feche algumas abas e tente de novo.
error-too-many-followed = Há mesas demais abertas nesta janela; feche uma.
error-too-many-requests = Foi demais de uma vez; tente de novo daqui a pouco.
error-too-many-tables = Você abriu mesas demais; termine uma primeiro.
error-vote-open = Outra votação ainda está aberta.
error-vote-refused-before = Os outros já recusaram um pedido seu neste turno.

## Edições: o que não serve. Um lugar é uma linha do arquivo e o que está escrito nela.

edition-problem = { $line ->
    [0] O arquivo
   *[other] Linha { $line }
}{ $where ->
    [none] {""}
   *[other] , { $where }
}: { $problem }
edition-wrong-type = { $wanted ->
    [int] aqui vai um número inteiro.
    [str] aqui vai um texto entre aspas.
    [array] aqui vai uma lista entre colchetes.
   *[other] aqui vai um grupo de campos.
}
edition-too-small = o número deve ser no mínimo { $limit }.
edition-too-big = o número deve ser no máximo { $limit }.
edition-too-short = { $wanted ->
    [array] a lista precisa de pelo menos { $limit } itens.
   *[other] o texto precisa de pelo menos { $limit } caracteres.
}
edition-too-long = { $wanted ->
    [array] a lista tem no máximo { $limit } itens.
   *[other] o texto tem no máximo { $limit } caracteres.
}
edition-wrong-form = isto não tem a forma esperada.
edition-missing = falta { $field }.
edition-unknown = { $field } não é conhecido aqui; confira a grafia e o lugar.
edition-not-one-of = escolha um destes: { $known }, não { $value }.
edition-not-toml = daqui em diante isto não é TOML; confira aspas, colchetes e sinais de igual.
edition-not-json = daqui em diante isto não é JSON; confira aspas, colchetes e vírgulas.
edition-bad-name = o nome precisa de 1 a 60 letras que uma tela possa mostrar.
edition-not-text = espera-se o texto de um arquivo de edição.
edition-unreadable = não pode ser lido.
edition-not-utf8 = não é um texto em UTF-8.
edition-too-large = pode ter no máximo { $limit } kB.
