### As páginas de uma mesa no navegador: antes, durante e depois do jogo, repetições e lições.

## Palavras soltas

table-close = Fechar
table-you = tu
table-host = abriu a mesa
table-bot = bot
table-away = ausente
table-stands-in = bot substituto
table-ready = a postos
table-seat = Lugar { $number }
table-free = lugar livre
table-watchers = { $count ->
    [1] 1 pessoa a assistir
   *[other] { $count } pessoas a assistir
  }

## Antes do jogo

table-waiting-title = A mesa está posta
table-waiting-seats = { $count ->
    [1] Ainda há 1 lugar livre.
   *[other] Ainda há { $count } lugares livres.
  }
table-waiting-ready = Falta confirmar: { $names }.
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
table-swap-cancel = Cancelar
table-be-ready = Estou a postos
table-not-ready = Ainda não
table-start = Começar o jogo
table-name = O teu nome
table-name-save = Guardar
table-agreed = Opções do jogo
table-promise = Promessa da mesa: { $start }…
table-promise-about = A mesa já escolheu um número secreto, e esta é a impressão digital dele. O teu navegador junta-lhe um número aleatório seu. Os dois decidem todas as cartas, e depois do jogo podes confirmá-las uma a uma.
table-pace = Ritmo
table-pace-none = sem relógio
table-pace-each = { $time } por jogada
table-pace-budget = { $time } para o jogo todo
table-pace-increment = { $time } para o jogo todo, e mais { $more } depois de cada jogada
table-time-seconds = { $count ->
    [1] 1 segundo
   *[other] { $count } segundos
  }
table-time-minutes = { $count ->
    [1] 1 minuto
   *[other] { $count } minutos
  }
table-time-hours = { $count ->
    [1] 1 hora
   *[other] { $count } horas
  }
table-time-days = { $count ->
    [1] 1 dia
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
table-seat-link-show = Ver o link do meu lugar
table-invited = { $name } convida-te para jogar { $game }
table-invited-nobody = Convidaram-te para jogar { $game }
table-invited-name = Se deixares em branco, jogas com o nome de um gato.
table-invited-sit = Ocupar um lugar
table-invited-watch = Só assistir
table-invited-full = Os lugares estão todos ocupados, mas podes assistir.
table-invited-running = O jogo já começou, mas podes assistir.
table-invited-learn = Aprender a jogar

table-invited-more = Mais sobre { $game }

## Durante o jogo

table-your-turn = A tua vez
table-turn = De quem é a vez
table-badge = ● { $title }
table-turn-of = É a vez de { $name }.
table-waiting-for = À espera de { $names }.
table-moving = Um momento…
table-fast = Avanço rápido
table-confirm = Confirmar
table-unselect = Voltar atrás
table-clock = faltam { $time }
table-clock-days = { $days } d { $hours } h
table-players = Quem joga
table-panels = Mais sobre esta mesa
table-log = Histórico
table-log-empty = Ainda não aconteceu nada.
table-chat = Conversa
table-rules = Regras
table-score = Pontos
table-settings = Definições
table-menu = Mesa
table-sound = Som
table-rule = Regra { $rule }
table-loading = A pôr a mesa…
table-try-again = Tentar outra vez
table-nudge = Lembrar { $name }
table-nudged = { $name } lembra-te: é a tua vez.
table-nudge-sent = { $name } já recebeu o lembrete.
table-stand-in = Pôr um bot a jogar por { $name }
table-stand-in-about = { $name } não está. Um bot pode jogar até { $name } voltar.
table-stands-in-for-you = Um bot está a jogar por ti.
table-take-back = Voltei
table-abandon = Acabar o jogo aqui
table-abandon-about = O jogo acaba sem resultado quando todos concordarem.
table-abandon-keep = Continuar a jogar
table-abandon-asked = A favor de acabar aqui: { $names }.
table-abandon-waits = Pediste para acabar o jogo. Os outros têm de concordar.
table-abandon-agree = Concordo
table-leave = Deixar a mesa
table-leave-about = Um bot joga por ti até voltares.
table-go = Ir para o início

## O fim de uma ronda

table-round = O fim da ronda
table-round-over = A ronda { $round } acabou
table-round-done = A ronda acabou.
table-round-on = Continuar
table-leads = na frente
table-total = Ao todo:

## Conversa

table-chat-write = Escreve alguma coisa
table-chat-send = Enviar
table-chat-empty = Ainda ninguém disse nada.
table-chat-line = { $name }: { $text }
table-chat-new = { $count ->
    [1] 1 mensagem nova
   *[other] { $count } mensagens novas
  }
table-phrases = Frases rápidas
table-someone = Alguém a assistir

## Ligação

table-connecting = A ligar…
table-lost = Sem ligação. A tentar outra vez…
table-gone = A ligação fechou-se. Recarrega a página para voltares.
table-closed = Esta mesa está fechada

## Teclas

table-keys = Teclas
table-keys-about = Podes jogar tudo com o teclado.
table-key-turn = ir para a minha jogada
table-key-chat = conversa
table-key-rules = regras
table-key-log = histórico
table-key-score = pontos
table-key-menu = mesa
table-key-sound = ligar ou desligar o som
table-key-fast = avanço rápido
table-key-help = esta lista
table-key-close = fechar
table-key-step = um passo atrás, um passo à frente
table-key-play = reproduzir, pausar
table-key-ends = princípio, fim

table-key-marks = jogada marcada anterior, seguinte

## Depois do jogo

table-over = O jogo acabou
table-finish-go = Ver o resultado
# $points is a text: "5 points".
table-finish-own = { $place }.º lugar, { $points }
table-abandoned = O jogo acabou mais cedo, sem resultado.
table-place = { $place }.º lugar
table-why-points = De onde vieram os pontos
table-rematch = Desforra
table-rematch-go = Ir à desforra
table-rematch-asked = Há desforra. Vem também!
table-replay = Ver a repetição
table-to-table = O resultado
table-record = Descarregar o registo
table-share-game = Partilhar a repetição
table-home = Início
table-show-table = Ver a mesa
table-show-result = Voltar ao resultado
table-fair = As cartas ficaram decididas antes de sair a primeira. Confirma tu!
table-check-deal = Verificar as cartas
table-more = Mais
table-see-review = Vê como jogaste
table-picture = Partilhar uma imagem
table-picture-saved = Imagem guardada
table-tied = empate
table-picture-title = Resultado de um jogo de { $game }
table-picture-best = Melhor decisão

table-picture-costliest = Decisão mais cara

## Repetição

table-review = Análise
table-replay-title = Repetição: { $game }
table-replay-step = Passo { $step } de { $steps }
table-replay-nothing = Daqui não vês nada.
table-replay-position = Momento do jogo
table-replay-back = Um passo atrás
table-replay-forward = Um passo à frente
table-replay-round-back = Para o princípio da ronda
table-replay-round-on = Para a ronda seguinte
table-replay-play = Reproduzir
table-replay-pause = Pausar
table-replay-speed = Velocidade
table-replay-speed-times = { $times }×
table-replay-seen = Ver como
table-replay-open = todas as cartas
table-replay-spectator = quem assiste
table-replay-running = Este jogo ainda decorre. Vês só o que podes saber.
table-replay-missing = Esse jogo não está aqui

table-share-moment = Partilhar este momento

## Lições

table-lesson = Lição: { $game }
table-lesson-hint = Lição
table-lesson-next = Seguinte
table-lesson-on = Continuar a jogar
table-lesson-skip = Saltar a lição
table-lesson-over = Já conheces o jogo.
table-lesson-over-about = O resto vem com a prática. As regras estão sempre à mão.
table-lesson-play = Jogar a sério
table-lesson-again = A lição outra vez
table-lesson-failed = Não foi possível começar a lição.

## Frases rápidas

table-phrase-hello = Olá!
table-phrase-good-luck = Boa sorte!
table-phrase-well-played = Bem jogado!
table-phrase-thanks = Mil obrigados!
table-phrase-thinking = Deixa-me pensar…
table-phrase-hurry = Quando quiseres…
table-phrase-oops = Ups!
table-phrase-sorry = Desculpa!
table-phrase-wow = Uau!
table-phrase-good-game = Belo jogo!

## Continuar a jogar: sair, desforra, resultado da noite, reações, televisão
table-leave-ask = Sair do jogo?
table-leave-ask-about = Um bot fica no teu lugar. Podes voltar com um clique.
table-leave-stay = Ficar
table-notice-left = { $name } saiu. Um bot fica no seu lugar.
table-notice-away = { $name } está ausente há algum tempo.
table-notice-back = { $name } está de volta.
table-notice-timed-out = O tempo de { $name } acabou. Um bot continua.
table-notice-stood-in = { $by } pôs um bot a jogar por { $name }.
table-notice-rematch = { $name } abriu um novo jogo.
table-rematch-watch = Ver o novo jogo
table-rematch-follow = Há um novo jogo. Vais vê-lo daqui a pouco.
table-rematch-stay = Ficar aqui
table-evening = Esta noite
table-evening-after = { $games ->
    [1] Depois de 1 jogo
   *[other] Depois de { $games } jogos
  }
table-evening-wins = { $wins ->
    [1] 1 vitória
   *[other] { $wins } vitórias
  }
table-reactions = Reações
table-reaction-laugh = Rir
table-reaction-love = Adoro
table-reaction-clap = Dá cá mais cinco
table-reaction-gasp = Espanto
table-reaction-cry = Chorar
table-reaction-hiss = Bufar
table-reacted = { $name }: { $reaction }
table-key-react = reações
table-tv = Mostrar na televisão
table-tv-about = Abre isto num ecrã grande: a mesa para todos, sem a mão de ninguém. As cartas ficam nos telemóveis.
table-tv-scan = Lê o código para te sentares.
table-tv-scan-on = Para jogar ou ver no telemóvel

table-tv-sound = Clica em qualquer sítio para ouvires o som.

## Porque algo não se fez

table-refused-already-here = Já estás nesta mesa.
table-refused-bad-name = Escolhe um nome que os outros consigam ler.
table-refused-busy = O treinador agora tem muito em que pensar. Pergunta daqui a pouco.
table-refused-empty-text = Escreve primeiro alguma coisa.
table-refused-hello-first = A mesa não percebeu quem chegou. Recarrega a página.
table-refused-malformed = A mesa não percebeu. Recarrega a página.
table-refused-no-result = Este jogo acabou sem resultado: não há nada para analisar.
table-refused-no-such-action = Essa jogada não existe.
table-refused-no-such-bot = Esse bot não existe.
table-refused-no-such-phrase = Essa frase não existe.
table-refused-no-such-reaction = Essa reação não existe.
table-refused-no-such-seat = Esse lugar não existe.
table-refused-not-absent = Essa pessoa está cá, ou acabou de sair. Espera um momento.
table-refused-not-all-ready = Ainda não estão todos a postos.
table-refused-not-allowed = Enquanto o jogo decorre, vês só o que o teu lugar vê.
table-refused-not-alone = O treinador só ajuda onde todos os outros são bots.
table-refused-not-begun = Este jogo ainda não começou.
table-refused-not-host = Só quem abriu a mesa pode fazer isso.
table-refused-not-over = O jogo ainda decorre.
table-refused-not-playing = Não há nenhum jogo a decorrer aqui.
table-refused-not-seated = Estás a assistir. Isso é só para quem joga.
table-refused-not-stood-in = Nenhum bot joga por ti.
table-refused-not-their-turn = Não é a vez dessa pessoa.
table-refused-not-waiting = O jogo já começou.
table-refused-other-rules = Este jogo seguiu regras antigas, que esta versão já não conhece.
table-refused-running = Só podes ver isso quando o jogo acabar.
table-refused-seat-taken = Esse lugar já está ocupado.
table-refused-seats-free = Ainda há lugares livres.
table-refused-stale = Entretanto a mesa avançou. Escolhe outra vez.
table-refused-too-big = Isso foi demasiado de uma vez. Envia menos.
table-refused-too-fast = Um pouco mais devagar, por favor.
table-refused-too-many = O servidor está muito ocupado. Tenta mais tarde.
table-refused-too-slow = A tua ligação não acompanhou. Recarrega a página.
table-refused-try-again = Um momento, a mesa está a recarregar. Vê se a tua última jogada contou.
table-refused-other-protocol = Este servidor tem outra versão. Instala a mesma para jogares.
table-refused-unknown-room = Não há nenhuma mesa neste endereço. Talvez falte um carácter no link, ou a mesa já foi levantada há muito.
