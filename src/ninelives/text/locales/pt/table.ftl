### As páginas de uma mesa no navegador: antes, durante e depois do jogo, repetições e lições.

## Palavras soltas

table-close = Fechar
table-you = tu
table-host = anfitrião
table-bot = bot
table-away = ausente
table-stands-in = um bot substitui
table-ready = a postos
table-seat = Lugar { $number }
table-free = lugar livre
table-watchers = { $count ->
    [one] Uma pessoa a assistir
   *[other] { $count } pessoas a assistir
  }

## Antes do jogo

table-waiting-title = A mesa está posta
table-waiting-seats = { $count ->
    [one] Ainda há um lugar livre.
   *[other] Ainda há { $count } lugares livres.
  }
table-waiting-ready = Ainda não está a postos: { $names }.
table-waiting-host = Estão todos a postos. { $name } pode começar.
table-waiting-you = Estão todos a postos. Começa quando quiseres.
table-watching = Estás a assistir.
table-watching-sit = Estás a assistir. Senta-te num lugar livre para jogar.
table-sit = Sentar-me aqui
table-stand = Levantar-me
table-add-bot = Juntar um bot
table-add-bot-to = Que bot joga no lugar { $number }?
table-remove = Tirar
table-remove-who = Tirar { $name }
table-swap = Trocar de lugar
table-swap-choose = Com quem? Escolhe o outro lugar.
table-swap-with = Trocar com { $name }
table-swap-cancel = Deixar estar
table-be-ready = Estou a postos
table-not-ready = Ainda não
table-start = Começar o jogo
table-name = O teu nome
table-name-save = Guardar
table-agreed = O que jogamos
table-promise = Promessa do dador: { $start }…
table-promise-about = O dador escolheu uma semente para todos os sorteios deste jogo, e esta é a sua impressão digital. Quando estás a postos, o teu navegador junta algo seu. Depois do jogo a semente é mostrada e podes voltar a tirar cada carta: assim ninguém pode ter escolhido as cartas.
table-pace = Ritmo
table-pace-none = sem relógio
table-pace-each = { $time } para cada jogada
table-pace-budget = { $time } para o jogo todo
table-pace-increment = { $time } para o jogo todo, mais { $more } depois de cada jogada
table-time-seconds = { $count ->
    [one] um segundo
   *[other] { $count } segundos
  }
table-time-minutes = { $count ->
    [one] um minuto
   *[other] { $count } minutos
  }
table-time-hours = { $count ->
    [one] uma hora
   *[other] { $count } horas
  }
table-time-days = { $count ->
    [one] um dia
   *[other] { $count } dias
  }

## Convidar outros

table-invite = Convidar amigos
table-invite-about = Quem abrir este link pode sentar-se ou assistir.
table-invite-text = Vem jogar { $game } comigo.
table-link = Link para esta mesa
table-copy = Copiar link
table-copied = Copiado
table-share = Partilhar
table-qr = Código QR do link
table-seat-link = Jogar noutro aparelho
table-seat-link-about = Este link é o teu lugar. Abre-o no telemóvel ou noutro computador e continua lá. Guarda-o para ti: quem o tiver joga por ti.
table-seat-link-show = Mostrar o link do meu lugar

## Durante o jogo

table-your-turn = É a tua vez
table-turn = De quem é a vez
table-badge = ● { $title }
table-turn-of = É a vez de { $name }.
table-waiting-for = À espera de { $names }.
table-moving = Um momento …
table-clock = faltam { $time }
table-clock-days = { $days } d { $hours } h
table-players = Quem joga
table-panels = Mais sobre esta mesa
table-log = Histórico
table-log-empty = Ainda não se passou nada.
table-chat = Conversa
table-rules = Regras
table-score = Pontos
table-settings = Definições
table-menu = Mesa
table-sound = Som
table-rule = Regra { $rule }
table-loading = A pôr a mesa …
table-try-again = Tentar outra vez
table-nudge = Lembrar { $name }
table-nudged = { $name } lembra-te: é a tua vez.
table-nudge-sent = { $name } já recebeu o lembrete.
table-stand-in = Pôr um bot a jogar por { $name }
table-stand-in-about = { $name } não está. Um bot pode jogar até { $name } voltar.
table-stands-in-for-you = Um bot está a jogar por ti.
table-take-back = Voltar a jogar
table-abandon = Acabar aqui o jogo
table-abandon-about = O jogo acaba sem resultado quando todos concordarem.
table-abandon-keep = Afinal, continuar
table-abandon-asked = Gostaria de acabar aqui o jogo: { $names }.
table-abandon-waits = Gostarias de acabar aqui o jogo. Os outros têm de concordar.
table-abandon-agree = Concordo
table-leave = Deixar a mesa
table-leave-about = Um bot joga por ti até voltares.
table-go = Ir para o início

## Conversa

table-chat-write = Escreve alguma coisa
table-chat-send = Enviar
table-chat-empty = Ainda ninguém disse nada.
table-chat-line = { $name }: { $text }
table-chat-new = { $count ->
    [one] Uma linha nova na conversa
   *[other] { $count } linhas novas na conversa
  }
table-phrases = Frases rápidas
table-someone = Alguém a assistir

## Ligação

table-connecting = A ligar …
table-lost = A ligação perdeu-se. A tentar outra vez …
table-gone = A ligação foi fechada. Recarrega a página para voltares.
table-closed = Esta mesa está fechada

## Teclas

table-keys = Teclas
table-keys-about = Tudo se pode jogar com o teclado.
table-key-turn = ao que me é pedido
table-key-chat = conversa
table-key-rules = regras
table-key-log = histórico
table-key-score = pontos
table-key-menu = mesa
table-key-sound = ligar ou desligar o som
table-key-help = esta lista
table-key-close = fechar
table-key-step = um passo atrás, um passo à frente
table-key-play = passar, parar
table-key-ends = princípio, fim

## Depois do jogo

table-over = O jogo acabou
table-finish-go = Ver o resultado
table-finish-own = { $points ->
    [1] { $place }.º lugar, com um ponto
   *[other] { $place }.º lugar, com { $points } pontos
  }
table-abandoned = O jogo acabou mais cedo, sem resultado.
table-place = { $place }.º lugar
table-points = { $points ->
    [one] um ponto
   *[other] { $points } pontos
  }
table-why-points = De onde vieram os pontos
table-rematch = Jogar outra vez
table-rematch-go = Para o novo jogo
table-rematch-asked = Há um novo jogo. Vem também!
table-replay = Ver a repetição
table-to-table = O resultado
table-record = Descarregar o registo
table-share-game = Partilhar a repetição
table-home = Início
table-show-table = Ver a mesa
table-show-result = Voltar ao resultado
table-fair = As cartas foram prometidas antes da primeira, e o teu navegador pode voltar a tirar cada uma.
table-check-deal = Verificar as cartas dadas

## Repetição

table-review = Análise
table-replay-title = Repetição: { $game }
table-replay-step = Passo { $step } de { $steps }
table-replay-nothing = Daqui não se vê nada.
table-replay-position = Ponto do jogo
table-replay-back = Um passo atrás
table-replay-forward = Um passo à frente
table-replay-round-back = Para o princípio da ronda
table-replay-round-on = Para a ronda seguinte
table-replay-play = Passar
table-replay-pause = Parar
table-replay-speed = Velocidade
table-replay-speed-times = { $times }×
table-replay-seen = Visto por
table-replay-open = todos, cartas à mostra
table-replay-spectator = quem assiste
table-replay-running = Este jogo ainda decorre. Vês o que podes saber.
table-replay-link = Link para este passo
table-replay-missing = Não há aqui nenhum jogo assim

## Lições

table-lesson = Primeiro jogo: { $game }
table-lesson-hint = Uma dica
table-lesson-next = Seguinte
table-lesson-done = Percebi
table-lesson-skip = Continuar sem dicas
table-lesson-over = Já conheces o jogo.
table-lesson-over-about = O resto vem com a prática. As regras estão sempre à mão.
table-lesson-play = Jogar a sério
table-lesson-again = A lição outra vez
table-lesson-failed = Não foi possível começar a lição.

## Frases rápidas

table-phrase-hello = Olá!
table-phrase-good-luck = Boa sorte!
table-phrase-well-played = Bem jogado!
table-phrase-thanks = Obrigado!
table-phrase-thinking = Deixa-me pensar …
table-phrase-hurry = Quando quiseres …
table-phrase-oops = Ups!
table-phrase-sorry = Desculpa!
table-phrase-wow = Uau!
table-phrase-good-game = Belo jogo!

## Porque algo não se fez

table-refused-already-here = Já estás nesta mesa.
table-refused-bad-name = Um nome precisa de algo que se veja.
table-refused-busy = O treinador tem agora demasiado em que pensar. Pergunta daqui a pouco.
table-refused-empty-text = Não há nada para ler aí.
table-refused-hello-first = A mesa não ouviu quem chegou. Recarrega a página.
table-refused-malformed = A mesa não percebeu. Recarrega a página.
table-refused-no-result = Este jogo foi abandonado: não há resultado para analisar.
table-refused-no-such-action = Essa jogada não existe.
table-refused-no-such-bot = Esse bot não existe.
table-refused-no-such-phrase = Essa frase não existe.
table-refused-no-such-seat = Esse lugar não existe.
table-refused-not-absent = Essa pessoa está cá, ou acabou de sair. Espera um momento.
table-refused-not-all-ready = Ainda não estão todos a postos.
table-refused-not-allowed = Enquanto o jogo decorre, cada um vê só o que lhe cabe.
table-refused-not-alone = O treinador só ajuda onde todos os outros são bots.
table-refused-not-begun = Este jogo ainda não começou.
table-refused-not-host = Só o anfitrião pode fazer isso.
table-refused-not-over = O jogo ainda decorre.
table-refused-not-playing = Agora não se joga aqui.
table-refused-not-seated = Estás a assistir. Isso é para quem joga.
table-refused-not-stood-in = Ninguém joga por ti.
table-refused-not-their-turn = Não é a vez dessa pessoa.
table-refused-not-waiting = O jogo já começou.
table-refused-other-rules = Este jogo seguiu regras antigas que aqui já não se conhecem.
table-refused-running = Isso pode ver-se quando o jogo acabar.
table-refused-seat-taken = Já lá está alguém sentado.
table-refused-seats-free = Ainda há lugares livres.
table-refused-stale = Entretanto a mesa avançou. Escolhe outra vez.
table-refused-too-big = Isso foi demasiado de uma vez.
table-refused-too-fast = Um pouco mais devagar, por favor.
table-refused-too-many = Já são demasiados. Tenta mais tarde.
table-refused-too-slow = A tua ligação não acompanhou. Recarrega a página.
table-refused-try-again = A mesa recomeça. Volta já a seguir.
table-refused-other-protocol = Este programa fala outra versão do protocolo. Instala a versão que o servidor tem.
table-refused-unknown-room = Não há nenhuma mesa neste endereço. Talvez falte um sinal no link, ou a mesa já foi levantada há muito.
