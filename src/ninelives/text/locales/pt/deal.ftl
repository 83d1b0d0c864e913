### A página onde, depois do jogo, se verifica como foram dadas as cartas.

deal-title = { $game }: as cartas que saíram

## O que se apurou

deal-verdict-good = As cartas saíram como prometido
    .about = Este navegador viu a promessa, juntou-lhe algo seu e voltou a tirar cada carta.
deal-verdict-fits = Os sorteios estão certos
    .about = Resultam da semente e do que os lugares juntaram. Este navegador não pode responder pelo que não viu nem juntou.
deal-verdict-wrong = Há aqui algo errado
    .about = Alguma coisa em baixo não bate certo. Guarda o registo e pergunta a quem mantém este servidor.
deal-promise-yes = A semente é a que foi prometida.
deal-promise-no = A semente não é a que foi prometida.
deal-seen-yes = Este navegador viu a promessa antes de saírem as cartas.
deal-seen-no = Antes de saírem as cartas, este navegador viu outra promessa.
deal-seen-none = Este navegador não viu a promessa antes de saírem as cartas.
deal-own-yes = O que este navegador juntou está lá.
deal-own-no = O que este navegador juntou não está lá.
deal-own-none = Este navegador não juntou nada.
deal-draws-right = { $right } de { $count } sorteios dão o mesmo.
deal-first-wrong = O primeiro que não bate certo é o sorteio { $number }: foi «{ $written }» e dá «{ $again }».
deal-given = { $count ->
    [1] A primeira carta estava preparada para a lição, sem sorteio.
   *[other] As primeiras { $count } cartas estavam preparadas para a lição, sem sorteio.
  }
deal-answer-yes = Certo:
deal-answer-no = Errado:
deal-answer-none = Por saber:

## De que foi feito

deal-ingredients = De que foi feito
deal-promise = Promessa da mesa, mostrada antes
deal-seed = Semente da mesa, mostrada depois
deal-value = { $name } juntou
deal-value-none = nada
deal-draws = Todos os sorteios
deal-draws-about = Tal como o registo os escreve. Abre um para veres de onde saiu.
deal-drawn-from = Saiu de: { $lots }.
deal-lot = { $weight } × { $written }
deal-draw-given = Preparado para a lição.
deal-draw-again = Dá «{ $written }».

## Em palavras simples

deal-proves = O que isto prova
deal-proves-before = A promessa é uma impressão digital da semente, e a mesa mostrou-a antes de os jogadores juntarem fosse o que fosse. Ninguém consegue encontrar outra semente com a mesma. Por isso, o servidor já não podia escolher as cartas depois de ver quem se senta onde e o que cada um juntou.
deal-proves-draws = Cada sorteio resulta da semente e do que os lugares juntaram. Este navegador refez todos por si.
deal-proves-nobody = Ninguém podia escolher as cartas sem ajuda: o servidor prometeu antes de saber o que os jogadores iam juntar, e os jogadores juntaram antes de conhecer a semente.
deal-limits = O que não prova
deal-limits-knows = É o servidor que dá as cartas: enquanto jogas, conhece-as todas.
deal-limits-last = Se um servidor e um jogador se combinassem e esse jogador juntasse por último, podiam experimentar muitos valores e ficar com o melhor.
deal-limits-none = Onde nenhum jogador juntou nada, o servidor escolheu a semente sozinho. Só não pôde mudar de ideias depois.
deal-limits-rules = Esta página não conhece regras. De onde saiu cada carta, e que eram essas as cartas da tua mesa, é o servidor que lho diz. A repetição mostra-te as cartas, e «ninelives verify» volta a jogar o registo segundo as regras.
deal-limits-talk = Nada diz de jogadores que contem as cartas uns aos outros.
