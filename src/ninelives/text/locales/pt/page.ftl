### A página à volta das mesas: início, livros de regras, definições.

## Início

page-tagline = Três jogos de cartas matreiros sobre coisas escondidas.
page-tagline-more = Com amigos ou contra bots. Sem conta, sem espera.
page-games = Os jogos
page-about-felix = Cada um mete uma carta no saco, e depois o saco é vendido a quem der mais. Está lá o gato que vale 15, ou o cão que o põe a correr?
page-about-catinthebox = As tuas cartas têm números, mas não têm cor até dizeres qual é. Prevê as tuas vazas, e não sejas tu a ficar sem nenhuma cor.
page-about-ratjack = Junta 25 e nem mais um. As tuas cartas viram-se, trocam-se e copiam-se, e as dos vizinhos também.
page-players = { $from } a { $to } jogadores
page-play-now = Jogar já
page-play-against = { $bots ->
    [one] contra um bot
   *[other] contra { $bots } bots
  }, { $strength }
page-play-change = Mudar
page-seats = Jogadores, contigo
page-strength = Bots
page-bot-random = Dado
    .about = joga qualquer coisa
page-bot-greedy = Gatarrão
    .about = leva o que puder levar
page-bot-kitten = Gatinho
    .about = ainda está a aprender e distrai-se
page-bot-alley-cat = Gato de rua
    .about = pensa pouco e joga bem
page-bot-tiger = Tigre
    .about = pensa muito e não perdoa nada
page-bot-gambler = Apostador
    .about = gosta de arriscar
page-bot-rascal = Malandro
    .about = gosta de rasteirar os outros
page-play-friends = Jogar com amigos
page-learn = Aprender
page-learn-about = um primeiro jogo acompanhado
page-rules = Regras
page-opening = A pôr a mesa …

## Mesas

page-tables-running = As tuas mesas
page-tables-to-join = Mesas abertas
page-tables-to-join-none = Agora não há nenhuma mesa aberta. Abre tu uma: os amigos vêm por um link, ou qualquer pessoa a partir daqui.
page-tables-to-watch = Para assistir
page-tables-finished = Os teus jogos acabados
page-tables-all = Mostrar { $count } no total
page-table-my-turn = É a tua vez
page-table-waiting = à espera de jogadores
page-table-playing = a decorrer
page-table-abandoned = acabou mais cedo
page-table-free = { $count ->
    [one] um lugar livre
   *[other] { $count } lugares livres
  }
page-table-won = Ganhaste
page-table-place = { $place }.º lugar
page-table-enter = Entrar
page-table-go-on = Continuar
page-table-join = Juntar-me
page-table-watch = Assistir
page-table-replay = Rever
page-table-with = com { $names }
page-table-empty = ainda mais ninguém

## Uma mesa com amigos

page-friends-title = { $game } com amigos
page-friends-bots = Lugares para bots
page-friends-bots-none = nenhum
page-friends-pace = Ritmo
page-friends-pace-none = Sem relógio
    .about = Cada um leva o tempo de que precisa.
page-friends-pace-live = Com relógio
    .about = Estão todos presentes. Por quem ficar sem tempo joga um bot.
page-friends-pace-days = Dias para cada jogada
    .about = Passa por cá de vez em quando e faz a tua jogada.
page-friends-minutes = Minutos para cada jogador
page-friends-days = Dias para cada jogada
page-friends-who = Quem pode vir
page-friends-who-link = Só com o link
    .about = Quem não foi convidado não vê a mesa.
page-friends-who-listed = Qualquer pessoa
    .about = A mesa aparece a todos na página inicial.
page-friends-open = Abrir a mesa
page-friends-next = Recebes um link para mandares aos teus amigos.

## Definições

page-settings = Definições
page-close = Fechar
page-language = Língua
page-theme = Luz
page-theme-system = Como no sistema
page-theme-light = Clara
page-theme-dark = Escura
page-speed = Movimento
page-speed-calm = Calmo
page-speed-normal = Normal
page-speed-brisk = Rápido
page-speed-instant = Nenhum
page-fast-forward = Avanço rápido
page-fast-forward-manual = Quando eu o ligar
page-fast-forward-always = Sempre
page-confirm = Confirmar a escolha
page-confirm-auto = Em ecrãs táteis
page-confirm-always = Sempre
page-confirm-never = Nunca
page-sound = Som
page-volume = Volume
page-vibration = Vibrar quando é a tua vez
page-on = Ligado
page-off = Desligado
page-name = O teu nome
page-name-about = É assim que os outros te veem à mesa. Até escolheres um, tens o nome de um gato.
page-name-save = Guardar
page-name-saved = Guardado. Agora os outros veem-te com este nome.
page-name-refused = Este nome não dá. Experimenta um mais curto ou outro.

## Livros de regras

page-rules-title = { $game }: as regras
page-rules-contents = Índice
page-rules-table = Tabela
page-rules-loading = A ir buscar as regras …
page-rules-missing = Não foi possível ir buscar as regras. Tenta outra vez daqui a pouco.

## Quando alguma coisa atrapalha

page-to-home = Para a página inicial
page-try-again = Tentar outra vez
page-nowhere-title = Aqui não está ninguém
page-nowhere-text = Não há nenhuma página neste endereço. Talvez se tenha perdido uma letra do link pelo caminho.
page-problem-title = Alguma coisa atrapalha
page-problem-load = Não foi possível carregar esta página. Há ligação? Então tenta outra vez.
page-problem-offline = O servidor não responde. Continuamos a tentar.
page-problem-open = Não foi possível abrir a mesa. Tenta outra vez daqui a pouco.
page-problem-too-many = Tens muitas mesas abertas. Acaba uma e depois abre outra.
