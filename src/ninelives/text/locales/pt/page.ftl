### A página à volta das mesas: início, livros de regras, definições.

## Início

page-tagline = Três jogos de cartas matreiros, cheios de bluff.
page-tagline-more = Com amigos ou contra bots. Sem conta, sem espera.
page-games = Os jogos
page-about-felix = Cada um mete uma carta no saco, e o saco vai inteiro para quem der mais. Está lá o gato que vale 15, ou o cão que o afugenta?
page-about-catinthebox = As tuas cartas têm números, mas não têm cor até dizeres qual é. Prevê as tuas vazas e não fiques sem cores.
page-about-ratjack = Chega a 25 certos: mais um e estás fora. As tuas cartas viram, trocam e copiam-se, e as dos vizinhos também.
page-players = { $from } a { $to } jogadores
page-play-now = Jogar já
page-play-against = { $bots ->
    [1] contra 1 bot
   *[other] contra { $bots } bots
  } · { $strength }
page-play-change = Mudar
page-seats = Jogadores (contigo)
page-strength = Bots
page-bot-random = Dado
    .about = joga qualquer coisa
page-bot-greedy = Gatarrão
    .about = leva tudo o que puder
page-bot-kitten = Gatinho
    .about = está a aprender e distrai-se
page-bot-alley-cat = Gato de rua
    .about = pensa depressa e joga bem
page-bot-tiger = Tigre
    .about = pensa muito e não perdoa nada
page-bot-gambler = Apostador
    .about = gosta de arriscar
page-bot-rascal = Malandro
    .about = gosta de passar rasteiras
page-play-friends = Jogar com amigos
page-learn = Aprender
page-learn-about = uma lição, passo a passo
page-rules = Regras
page-opening = A pôr a mesa…
page-first = Primeira vez? Começa por este
page-first-learn = Aprender em cinco minutos
page-length-felix = cerca de 20 minutos · fácil
page-length-catinthebox = cerca de 25 minutos · difícil

page-length-ratjack = cerca de 15 minutos · médio

## Mesas

page-tables-running = As tuas mesas
page-tables-to-join = Mesas abertas
page-tables-to-join-none = Não há mesas abertas. Abre tu uma: convida amigos com um link ou deixa entrar quem quiser.
page-tables-to-watch = Para assistir
page-tables-finished = Os teus jogos acabados
page-tables-all = Ver todos ({ $count })
page-table-my-turn = É a tua vez
page-table-waiting = à espera de jogadores
page-table-playing = a decorrer
page-table-abandoned = acabou mais cedo
page-table-free = { $count ->
    [1] 1 lugar livre
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
page-table-empty = ainda ninguém

## Uma mesa com amigos

page-friends-title = { $game } com amigos
page-friends-bots = Lugares para bots
page-friends-bots-none = nenhum
page-friends-pace = Ritmo
page-friends-pace-none = Sem relógio
    .about = Cada um leva o tempo que quiser.
page-friends-pace-live = Com relógio
    .about = Estão todos à mesa. Se o tempo de alguém acabar, joga um bot.
page-friends-pace-days = Dias por jogada
    .about = Passa por cá de vez em quando e faz a tua jogada.
page-friends-minutes = Minutos por jogador
page-friends-days = Dias por jogada
page-friends-who = Quem pode vir
page-friends-who-link = Só com o link
    .about = A mesa não aparece na página inicial: só a encontra quem tiver o link.
page-friends-who-listed = Qualquer pessoa
    .about = A mesa aparece na página inicial, à vista de todos.
page-friends-open = Abrir a mesa
page-friends-next = A seguir recebes um link para mandares aos teus amigos.

page-friends-more = Mais opções
    .about = bots e variantes das regras

## Definições

page-settings = Definições
page-close = Fechar
page-language = Língua
page-theme = Tema
page-theme-system = Do sistema
page-theme-light = Claro
page-theme-dark = Escuro
page-surface = Mesa
page-surface-green = Feltro verde
page-surface-blue = Feltro azul
page-surface-walnut = Nogueira
page-surface-linen = Linho
page-surface-night = Noite
page-back = Verso das cartas
page-back-game = O de cada jogo
page-back-paws = Patinhas
page-back-bones = Espinhas
page-back-moon = Lua e estrelas
page-back-weave = Entrançado
page-speed = Animações
page-speed-calm = Calmas
page-speed-normal = Normais
page-speed-brisk = Rápidas
page-speed-instant = Nenhuma
page-fast-forward = Avanço rápido
page-fast-forward-manual = Quando eu o ligar
page-fast-forward-always = Sempre
page-confirm = Confirmar a escolha
page-confirm-auto = Em ecrãs táteis
page-confirm-always = Sempre
page-confirm-never = Nunca
page-bot-lines = Os bots metem conversa de vez em quando
page-reactions = As reações voam sobre a mesa
page-sound = Som
page-volume = Volume
page-vibration = Vibrar quando é a tua vez
page-on = Ligado
page-off = Desligado
page-name = O teu nome
page-name-about = É assim que os outros te veem à mesa. Até escolheres um, tens o nome de um gato.
page-name-save = Guardar
page-name-saved = Guardado. Agora os outros veem-te com este nome.
page-name-refused = Este nome não dá. Experimenta outro, ou um mais curto.

## Livros de regras

page-rules-title = { $game }: as regras
page-rules-contents = Índice
page-rules-table = Tabela
page-rules-summary = Resumo numa página
page-rules-whole = O livro de regras completo
page-rules-print = Imprimir
page-rules-loading = A carregar as regras…
page-rules-missing = Não foi possível carregar as regras. Tenta outra vez daqui a pouco.

## Quando alguma coisa falha

page-to-home = Para a página inicial
page-try-again = Tentar outra vez
page-nowhere-title = Aqui não há ninguém
page-nowhere-text = Não há nenhuma página neste endereço. Talvez falte um carácter no link.
page-problem-title = Alguma coisa falhou
page-problem-load = Não foi possível carregar esta página. Vê se tens ligação e tenta outra vez.
page-problem-offline = O servidor não responde. Continuamos a tentar.
page-problem-open = Não foi possível abrir a mesa. Tenta outra vez daqui a pouco.
page-problem-too-many = Tens muitas mesas abertas. Acaba uma e depois abre outra.

## Sobre
page-about-title = Sobre
page-about-what = O Ninelives junta três jogos de cartas com bluff e cartas ocultas, para jogares no navegador, com amigos ou contra bots. Sem contas e sem anúncios.
page-about-fans = É feito por fãs, sem ligação às editoras. Felix (também Filou) é de Friedemann Friese, 2F-Spiele; Cat in the Box de Muneyuki Yokouchi, Hobby Japan e Bézier Games; Ratjack de Maxime Mercier e Mathieu Can, Studio H e Broadway Toys. Os livros de regras e os desenhos são nossos.
page-about-source = Código-fonte
page-about-licence = Licença
page-about-free = O Ninelives é software livre: podes lê-lo, mudá-lo e usá-lo num servidor teu. Quem gere este servidor pode dizer-te onde está o código-fonte.
page-about-typefaces = Tipos de letra e a sua licença
page-about-privacy = Privacidade
page-about-kept-cookie = Um cookie com um número aleatório diz a este servidor quais são os teus lugares. Expira 400 dias depois da tua última visita, ou quando o apagares.
page-about-kept-games = O servidor guarda o nome que escolheres e as tuas mesas com jogadas, resultados e conversa, para poderes continuar a jogar e revê-las. Ficam guardadas até que quem gere este servidor as apague. Quem tiver o link de uma mesa pode vê-la.
page-about-kept-browser = As tuas definições e as chaves dos teus lugares estão só neste navegador, até apagares os dados dele.

page-about-kept-nothing = Não guardamos mais nada, nem email nem endereço de internet, e nada vem de outros servidores nem vai para lá. Se partilhares um link numa conversa, essa aplicação pode ir buscar uma pré-visualização: o jogo, os nomes dos jogadores e o resultado.

## Previews of links
page-preview-learn = Aprender { $game }

page-preview-players = { $game } com { $names }
