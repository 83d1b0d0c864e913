### A linha de comandos: ajuda, erros, respostas curtas.

## Ajuda

help = Felix, Cat in the Box e Ratjack: três jogos de cartas matreiros, cheios de bluff.
help-bare = servir os jogos nesta máquina e abrir a página
help-version = versão, e se está compilada
help-more = Cada comando explica-se a si próprio: ninelives play --help
    Há textos em { $languages }: acrescenta --lang pt
help-usage = { $usage }: { $about }
help-default = por omissão: { $value }
help-file = As definições também podem vir de variáveis de ambiente e do ficheiro
    { $file }, ou de outro indicado com --config.
    Primeiro conta a linha de comandos, depois a variável, depois o ficheiro. No
    ficheiro, uma definição tem o nome da sua opção, sem os traços:
help-example = Exemplo: { $command }

argument-file = um jogo registado
argument-game = { $games }
option-decks = Ratjack com as cartas desta pasta; vê docs/guide/decks.md
option-json = em JSON
option-option = uma opção do jogo; vê ninelives { $command } GAME --help
option-host = endereço do servidor; 0.0.0.0 deixa entrar toda a rede
option-port = porta do servidor
option-port-default = a primeira livre desde 8000
option-root-path = caminho da página atrás de um proxy, como /games
option-root-path-default = nenhum
option-data-dir = pasta onde ficam os jogos
option-database = outra base de dados: sqlite:///FICHEIRO ou postgresql://…
option-database-default = ninelives.db na pasta de dados
option-workers = número de processos; mais de um exige PostgreSQL
option-origin = outro endereço da página, como https://games.example; podes indicar vários
option-origin-default = nenhum
option-proxy = confiar num proxy para saber quem chama e se é por https
option-proxy-default = não
option-open = abrir a página num navegador
option-open-default = sim, se houver ecrã
option-log = registar cada pedido, como texto (plain) ou json
option-log-default = só problemas
option-lang = língua das mensagens: { $languages }
option-lang-default = a do sistema
option-config = ficheiro TOML com definições

help-serve = servir a página e os jogos a partir desta máquina.
    Sem opções, é só para esta máquina, e a página abre-se.

help-backup = copiar para um ficheiro tudo o que um servidor guarda.
    O servidor pode continuar: o ficheiro tem tudo como estava num só momento.
help-backup-file = um ficheiro novo; tem segredos, por isso só tu o podes ler

help-restore = repor uma cópia numa base de dados nova.
    Serve também para passar de um ficheiro a PostgreSQL, e de volta. Não
    substitui nada: uma base de dados onde já há alguma coisa fica como está.
help-restore-file = um ficheiro escrito por ninelives backup

help-play = jogar no terminal contra bots.
help-play-game = { $games }; sem ele, escolhes depois
help-play-players = número de jogadores, contigo (por omissão { $default })
help-play-bots = contra quem, à vez (por omissão { $default }): { $bots }; tiger:5s pensa cinco segundos
help-play-seed = o mesmo texto dá as mesmas cartas
help-play-record = onde fica o registo do jogo
help-play-resume = continuar um jogo registado ou partir de uma distribuição

help-join = ocupar um lugar num servidor.
    Com o link de um lugar, é esse lugar. Com o de uma mesa, ocupas um lugar livre ou assistes.
help-join-link = como a página a mostra: https://host/t/… ou https://host/t/…#…
help-join-bot = um bot joga por ti, como em `play`, ou, com cmd:COMMAND, um programa teu; vê docs/guide/write-a-bot.md

help-bot = correr um dos bots como programa à parte.
    Lê perguntas da entrada padrão e responde na saída padrão, uma linha de JSON de cada vez:
    o protocolo com que jogam programas em qualquer linguagem. Vê docs/guide/write-a-bot.md.
help-bot-name = { $bots }
help-bot-seed = o mesmo número joga da mesma maneira; sem ele, vale o de quem o chama

help-replay = mostrar um jogo registado, jogada a jogada.
help-replay-seat = tal como o viu o lugar N, a contar do 0
help-replay-open = com todos os segredos (por omissão)
help-replay-step = esperar por Enter depois de cada jogada

help-review = ver se um jogo registado foi bem jogado, e com quanta sorte.
    Cada escolha é julgada pelo que o jogador podia saber nesse momento.
help-review-seat = o jogador do lugar N, a contar do 0 (por omissão, a primeira pessoa)
help-review-budget = quanto pensar em cada escolha: 500 simulações, ou 0.5s

help-verify = verificar todas as jogadas, todos os sorteios e o resultado de um registo.
    Código de saída 0 se estiver tudo certo; se não, 1 e o número da linha.

help-rules = ler as regras de um jogo, ou só uma delas.
help-rules-rule = o número de uma regra

help-arena = pôr bots a jogar contra bots, com as mesmas cartas em todas as disposições.
    Um bot indicado várias vezes é um só concorrente com vários lugares.
help-arena-bot = um para cada lugar, como em `play`, ou cmd:COMMAND para um programa
help-arena-games = quantos jogos no mínimo (por omissão { $default })
help-arena-seed = o mesmo número joga o mesmo torneio (por omissão { $default })
help-arena-jobs = quantos processos jogam (por omissão, um por núcleo)
help-arena-report = escrever também uma página com gráficos, como report.html
help-arena-ray = jogar num cluster Ray: auto, o seu endereço, ou um novo aqui

help-bench = medir a rapidez dos jogos nesta máquina.

## Erros, cada um numa linha que diz como o emendar

error = ninelives: { $what }
error-no-command = Não há nenhum comando { $name }. Há { $known }; vê ninelives --help.
error-unknown-option = { $name } não pertence a este comando; vê ninelives { $command } --help.
error-option-needs-value = Falta um valor depois de { $name }; vê ninelives { $command } --help.
error-too-many-words = { $name } está a mais; vê ninelives { $command } --help.
error-missing-word = Falta { $name }; vê ninelives { $command } --help.
error-either-or = { $one } e { $other } não combinam; tira um deles.
error-not-a-number = { $name } tem de ser um número inteiro, e não { $value }.
error-unknown-game = Não há nenhum jogo { $name }; escolhe um destes: { $known }.
error-bad-seats = { $game } não é para { $seats ->
    [1] 1 jogador
   *[other] { $seats } jogadores
  }; pode ser para { $allowed }.
error-option-form = Escreve uma opção como KEY=VALUE, e não { $value }.
error-no-such-option = { $game } não tem a opção { $name }; tem { $allowed }.
error-no-options = { $game } não tem opções; tira { $name }.
error-bad-value = A opção { $name } não pode ser { $value }; pode ser { $allowed }.
error-unknown-bot = Não há nenhum bot { $name }; escolhe um destes: { $known }.
error-too-many-bots = { $count } bots são de mais para { $players } jogadores contigo; indica no máximo { $most }.
error-at-least-one = { $name } tem de ser pelo menos 1.
error-bot-failed = O bot { $bot } não pode continuar: { $why }. Corrige-o ou indica outro.
error-workers-die = Três processos morreram na distribuição { $deal }; talvez falte memória. Tenta com menos em --jobs.
error-no-ray = O Ray não está instalado; pip install 'ninelives[ray]' instala-o. Sem --ray joga só esta máquina.
error-no-cluster = Não há nenhum cluster Ray em { $address }: { $why }. Tira o endereço para ter um nesta máquina.
error-unknown-language = Não há textos em { $name }; escolhe uma destas línguas: { $known }.
error-no-such-rule = { $game } não tem a regra { $rule }; ninelives rules { $game } mostra-as todas.
error-no-such-seat = O lugar { $seat } não existe; os lugares vão de 0 a { $last }.
error-not-finished = O jogo em { $file } ainda não acabou; só depois o podes analisar.
error-bad-budget = { $value } não é um orçamento; escreve simulações como 500 ou segundos como 0.5s.
error-cannot-read = Não é possível ler { $file }: { $why }
error-cannot-write = Não é possível escrever { $file }: { $why }
error-not-text = { $file } não é um ficheiro de texto, logo não é um registo.
error-file-exists = { $file } já existe; escolhe outro ficheiro, ou continua esse com --resume.
error-bad-link = Isto não é o link de uma mesa. Tem a forma https://host/t/ROOM, e o de um lugar tem #… a seguir; põe-no entre aspas.
error-not-your-seat = Este link já não dá direito a um lugar. Sem a parte a partir de # podes assistir.
error-not-with-resume = { $name } já vem no registo; tira-o quando usas --resume.
error-bad-record = { $file }, linha { $line }: { $fault }
error-no-decks = { $game } não tem baralhos à escolha; { $name } é só para Ratjack.
error-no-folder = { $folder } não é uma pasta; --decks precisa de uma com baralhos, vê docs/guide/decks.md.
error-cannot-start = Não é possível iniciar «{ $command }»: { $why }
error-bad-line = Entrada padrão, linha { $line }: { $fault } Vê docs/protocol.md.
error-cannot-listen = Não é possível usar { $address }: { $why }. Escolhe outro com --port ou --host.
error-no-such-port = A porta { $port } não existe; as portas vão até { $highest }.
error-bad-origin = «{ $value }» não é o endereço de uma página; escreve-o como https://games.example
error-in-setting = { $name }: { $what }
error-not-a-flag = { $name } tem de ser true ou false, e não { $value }.
error-not-a-list = { $name } tem de ser uma lista de textos, como ["https://games.example"], e não { $value }.
error-not-a-text = { $name } tem de ser um texto entre aspas, e não { $value }.
error-not-a-choice = { $name } não pode ser { $value }; pode ser { $allowed }.
error-not-toml = { $file } não é um ficheiro TOML: { $why }
error-unknown-key = { $file }: não há nenhuma definição «{ $key }»; há { $known }.
error-bad-root-path = «{ $value }» não pode ser o caminho da página; escreve-o como /games
error-root-path-taken = «{ $value }» não pode ser o caminho da página: o servidor tem endereços seus em { $taken }. Escolhe outro.
error-backup-exists = { $file } já existe; escolhe outro ficheiro.
error-store-unusable = Não é possível usar a base de dados: { $why }. Indica outra com --database ou --data-dir.
error-one-worker = Um ficheiro é para um só processo; --workers precisa de --database postgresql://…
error-bad-deck = { $file }, linha { $line }: { $fault }
error-bad-deck-file = { $file }: { $fault }

## O que pode estar errado numa linha de um registo

fault-not-a-record = a primeira linha de um registo tem de ser «{ $detail }».
fault-no-section = falta a linha «play:» ou «deal:».
fault-unknown-header = «{ $detail }» não é uma linha do cabeçalho; docs/records.md enumera-as.
fault-header-twice = «{ $detail }» aparece duas vezes; apaga uma.
fault-header-missing = falta a linha «{ $detail }: …».
fault-unknown-game = esse jogo não existe; há { $detail }.
fault-other-rules = estas regras não são as que aqui conhecemos, versão { $detail }.
fault-other-variant = este jogo foi jogado com outros baralhos ({ $detail }); indica a pasta deles com --decks.
fault-no-variant = este jogo foi jogado com os baralhos incluídos; tira --decks.
fault-bad-number = «{ $detail }» não é um número inteiro.
fault-bad-seats = o jogo não é para tantos jogadores; pode ser para { $detail }.
fault-bad-option = essa opção ou esse valor não existe; pode ser { $detail }.
fault-bad-seat = o lugar { $detail } não existe; os lugares contam a partir de 0.
fault-bad-commitment = um compromisso são 64 algarismos de 0 a f.
fault-bad-hex = «{ $detail }» não é feito de pares de algarismos de 0 a f.
fault-not-a-step = «{ $detail }» não é uma jogada; escreve «seat 0: …» ou «chance: …».
fault-not-a-draw = «{ $detail }» não é um sorteio; abaixo de «deal:» só age o acaso.
fault-bad-notation = «{ $detail }» não é nenhuma jogada deste jogo.
fault-not-a-result = «{ $detail }» não é uma linha do resultado; escreve «seat 0: 11 points, place 1», lugar a lugar.
fault-result-incomplete = o resultado precisa de uma linha para cada um dos { $detail } lugares.
fault-after-the-end = o jogo acaba antes desta linha.
fault-chance-or-seat = aqui age o acaso na vez de um jogador, ou o contrário.
fault-illegal = a regra { $detail } não o permite.
fault-other-seed = esta semente não é a que a mesa tinha prometido.
fault-other-draw = a semente da mesa sorteia aqui outra coisa: { $detail }.
fault-result-too-early = há um resultado, mas o jogo não acabou.
fault-other-result = os pontos e o lugar verdadeiros são { $detail }.

## O que pode estar errado numa linha que um programa diz a um bot

bot-fault-bad-view = estes factos não dão uma vista deste jogo em que haja algo para escolher.
bot-fault-malformed = isto não é uma mensagem do protocolo dos bots.
bot-fault-match-first = há uma pergunta antes de «match», que diz o que está em jogo.
bot-fault-other-protocol = esta é outra versão do protocolo.
bot-fault-other-rules = outro jogo, ou outras regras ou cartas que este bot não conhece.
bot-fault-too-long = esta linha é demasiado longa.

## O que pode estar errado num ficheiro de baralho

deck-fault-unreadable = não é possível ler ({ $detail }); uma pasta de baralhos tem rats.toml, weasels.toml, raccoons.toml e tokens.toml.
deck-fault-not-text = isto não é texto em UTF-8.
deck-fault-not-toml = isto não é TOML: { $detail }
deck-fault-section-missing = falta a secção [{ $detail }].
deck-fault-unknown-key = «{ $detail }» não pertence aqui; pode ser { $allowed }.
deck-fault-not-a-word = { $detail } falta ou não é texto; escreve { $detail } = "…".
deck-fault-other-animal = o animal deste ficheiro tem de ser «{ $detail }».
deck-fault-unknown-power = nenhum poder se chama «{ $detail }»; docs/guide/decks.md enumera-os.
deck-fault-too-many-chains = { $detail } só pode estar em { $allowed } cartas de um baralho.
deck-fault-no-count = este poder não tem count; apaga a linha.
deck-fault-bad-count = este poder precisa de count, um número de 1 a { $detail }.
deck-fault-bad-source = source não pode ser «{ $detail }»; pode ser { $allowed }.
deck-fault-same-faces = a frente e o verso de uma ficha têm de ser diferentes.
deck-fault-not-a-list = printed tem de ser uma lista de faces; escreve printed = [] para nenhuma.
deck-fault-unknown-face = nenhuma face se chama «{ $detail }»; docs/guide/decks.md enumera-as.

## Servir

serving = O Ninelives está aqui: { $address }
serving-friends = Amigos na mesma rede entram por aqui: { $address }
serving-end = Ctrl+C termina. Os jogos ficam guardados e continuam da próxima vez.

## Verificar

backed-up = { $file }: { $rooms ->
        [1] 1 mesa
       *[other] { $rooms } mesas
    } com { $moves ->
        [1] 1 jogada.
       *[other] { $moves } jogadas.
    }
restored = { $file } está reposto: { $rooms ->
        [1] 1 mesa
       *[other] { $rooms } mesas
    } com { $moves ->
        [1] 1 jogada.
       *[other] { $moves } jogadas.
    }
verified = { $file }: tudo certo. { $actions ->
    [1] 1 jogada, permitida.
   *[other] { $actions } jogadas, todas permitidas.
  }
verified-draws = Cada sorteio é o que a semente da mesa dá.
verified-no-seed = A semente não está à vista: não foi possível refazer os sorteios.
verified-given = { $given ->
    [1] O primeiro sorteio foi dado e não vem da semente.
   *[other] Os primeiros { $given } sorteios foram dados e não vêm da semente.
  }
verified-result = O resultado está certo.
verified-unfinished = O jogo ainda não acabou.

## Começar um jogo

which-game = Que jogo?

## Medir

bench-game = jogo
bench-rollout-steps-per-s = até ao fim: passos/s
bench-rollouts-per-s = jogos/s
bench-round-rollouts-per-s = rondas/s
bench-guided-rollouts-per-s = pensadas/s
bench-python-steps-per-s = a partir de Python: passos/s
bench-clone-ns = cópia ns

## A versão e como foi construída

version = ninelives { $version } ({ $build })
build-compiled = compilado
build-pure-asked = Python puro, porque NINELIVES_PURE está definida; os bots pensam muito mais devagar
build-pure-source = Python puro, a partir do código-fonte; os bots pensam muito mais devagar
build-pure-no-compiler = Python puro, construído sem compilador de C; os bots pensam muito mais devagar
