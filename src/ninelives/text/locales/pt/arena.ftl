### A arena: bots contra bots.

## O que se jogou

arena-title = { $game }: { $players ->
    [1] 1 jogador
   *[other] { $players } jogadores
  }, { $games ->
    [1] 1 jogo
   *[other] { $games } jogos
  }, semente { $seed }
arena-partial = Parou antes do fim. Jogos até aqui: { $games }.
arena-nothing = Parou antes de acabar a primeira distribuição: não há nada a dizer.
arena-report-written = O relatório está em { $file }.
time-left = faltam { $time }

## Números

arena-decimal-sign = ,
arena-percent = { $number }{ "\u00A0" }%
arena-interval = { $low } a { $high }

## Colunas

arena-column-bot = bot
arena-column-games = jogos
arena-column-wins = vitórias
arena-column-win-rate = taxa de vitórias
arena-column-interval = 95{ "\u00A0" }%
arena-column-score = pontos
arena-column-place = lugar
arena-column-rating = classificação
arena-column-uncertainty = incerteza
arena-column-mean-ms = ms por jogada
arena-column-p99-ms = 99{ "\u00A0" }% abaixo de ms
arena-column-pair = pontos, por distribuição
arena-column-difference = diferença
arena-column-habit = hábito
arena-column-all = todos
arena-fair-share = Se todos fossem igualmente bons, cada lugar ganharia { $share } dos seus jogos.
arena-about-intervals = 95{ "\u00A0" }%: o valor verdadeiro está aí em 95 de 100 casos. Contam as distribuições, não os jogos: cada uma é jogada com várias disposições à mesa.

## Hábitos

arena-habit-forced-moves = jogadas sem escolha
arena-habit-drawn-moves = jogadas sorteadas no lugar de um programa em falta
arena-habit-paradox-rate = paradoxos por ronda
arena-habit-predictions-met = previsões cumpridas
arena-habit-prediction = vazas previstas
arena-habit-tricks = vazas ganhas por ronda
arena-habit-group-bonus = bónus de grupo por ronda
arena-habit-sacks-won = sacos ganhos por jogo
arena-habit-price = ratos pagos por um saco
arena-habit-overpaid = sacos mais caros do que os seus gatos
arena-habit-bad-cards-early = cartas más entre as quatro primeiras postas
arena-habit-bluff-bids = licitações sobre uma carta má própria e escondida
arena-habit-rounds-without-mice = rondas acabadas sem ratos, por jogo
arena-habit-bust-rate = rondas com mais de 25
arena-habit-exact-25s = 25 certos, por jogo
arena-habit-knock-outs = outros postos fora da ronda, por jogo
arena-habit-shows = jogadas a mostrar uma carta
arena-habit-hides = jogadas a ocultar uma carta
arena-habit-discards = jogadas a descartar uma carta

## O relatório

arena-report-win-rates = Taxas de vitórias
arena-report-win-rates-about = O ponto é a taxa de vitórias de um lugar, a linha o seu intervalo de 95{ "\u00A0" }%, a linha tracejada o que lhe caberia se todos fossem igualmente bons.
arena-report-scores = Pontos
arena-report-scores-about = Quantas vezes saiu cada pontuação; o traço marca a média.
arena-report-differences = Diferenças de pontos
arena-report-differences-about = Por distribuição, com intervalos de 95{ "\u00A0" }%. Um intervalo que não toca o zero é uma diferença que dificilmente é acaso.
arena-report-habits = Hábitos
arena-report-strength = Classificações e tempo
arena-report-strength-about = Classificações pelo modelo de Plackett e Luce; os tempos são milissegundos por jogada na máquina que jogou.
arena-report-standings = Tabela
