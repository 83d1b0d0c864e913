### Tudo o que à mesa é igual em todos os jogos.

## Princípio e fim

welcome = { $game }. À mesa: { $names }.
welcome-option = { $option }: { $value }
welcome-help = Escreve ? para veres as tuas jogadas, rules para as regras, hint para uma dica, quit para parar. O registo do jogo: { $file }
welcome-back = { $game }, continuação. À mesa: { $names }.
already-over = Este jogo já acabou. ninelives replay { $file } mostra-o.
record-is-in = O registo do jogo: { $file }
resume-with = Para continuar mais tarde:
end-title = De onde vieram os pontos:
place = { $place }. { $name }: { $points }

## Respostas ao que se escreve

ambiguous = Isso pode querer dizer: { $choices }
not-understood = «{ $typed }» não é uma jogada aqui. Escreve ? para veres as tuas jogadas.
no-such-rule = Não há nenhuma regra { $rule }. Escreve rules para as veres todas.
save-needs-file = Guardar em que ficheiro? Por exemplo: save jogo.txt
cannot-write = Não é possível escrever { $file }: { $why }
saved = Guardado: { $file }
command-question = esta lista
command-table = mostrar outra vez a mesa
command-rule = uma regra pelo seu número
command-rules = todas as regras
command-save = guardar uma cópia do jogo até aqui
command-quit = parar; podes continuar mais tarde

## Ver um registo

replay-step = { $number }. { $who }: { $action }
replay-chance = Acaso
replay-more = Enter: continuar, q: parar

## Num servidor

not-begun = O jogo ainda não começou.
online-help = Escreve ? para veres as tuas jogadas, rules para as regras, say e um texto para conversar, quit para sair.
online-again = A ligação voltou.
online-leave = Carrega em Enter para sair da mesa.
online-return = Para voltares ao teu lugar:
online-rematch = Há desforra: ninelives join { $link }
online-stands-in = Por agora, um bot joga por { $name }.
online-is-back = { $name } voltou a jogar.
online-closed = { $reason ->
    [unreachable] O servidor não responde.
    [other-protocol] Este servidor tem outra versão. Instala a mesma para jogares.
    [unknown-room] Essa mesa não existe.
    [too-many] Este servidor já tem ligações a mais.
   *[other] O servidor desligou.
  }
command-say = dizer alguma coisa a toda a mesa
command-start = começar o jogo, se abriste a mesa
command-link = mostrar o link para os outros

## As opções de um jogo no livro de regras
rules-option-typed = Nome a escrever
rules-option-name = Opção
rules-option-about = O que decide
rules-option-values = Valores
rules-option-default = { $value } (por omissão)
rules-option-told = { $name }: { $about }. { $values }

rules-option-or = { $before }; { $value }
