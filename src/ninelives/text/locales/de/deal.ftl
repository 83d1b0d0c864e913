### Die Seite, auf der nach der Partie das Geben geprüft wird.

deal-title = { $game }: So wurde gegeben

## Was herauskam

deal-verdict-good = Gegeben wie versprochen
    .about = Dieser Browser hat das Versprechen gesehen, selbst etwas beigesteuert und jede Karte noch einmal gezogen.
deal-verdict-fits = Die Ziehungen stimmen
    .about = Sie folgen aus dem Startwert und dem, was die Plätze beigesteuert haben. Für das, was dieser Browser nicht selbst gesehen oder beigesteuert hat, kann er nicht bürgen.
deal-verdict-wrong = Hier stimmt etwas nicht
    .about = Etwas passt hier nicht zusammen, siehe unten. Heb die Aufzeichnung auf und frag bei denen nach, die diesen Server betreiben.
deal-promise-yes = Der Startwert ist der versprochene.
deal-promise-no = Der Startwert ist nicht der versprochene.
deal-seen-yes = Dieser Browser hat das Versprechen gesehen, bevor gegeben wurde.
deal-seen-no = Bevor gegeben wurde, hat dieser Browser ein anderes Versprechen gesehen.
deal-seen-none = Dieser Browser hat das Versprechen nicht gesehen, bevor gegeben wurde.
deal-own-yes = Was dieser Browser beigesteuert hat, ist enthalten.
deal-own-no = Was dieser Browser beigesteuert hat, fehlt.
deal-own-none = Dieser Browser hat nichts beigesteuert.
deal-draws-right = { $count ->
    [1] { $right } von 1 Ziehung ergibt dasselbe.
   *[other] { $right } von { $count } Ziehungen ergeben dasselbe.
  }
deal-first-wrong = Die erste falsche ist Ziehung { $number }: Sie war „{ $written }“ und ergibt „{ $again }“.
deal-given = { $count ->
    [1] Die erste Ziehung war für die Lernpartie zurechtgelegt.
   *[other] Die ersten { $count } Ziehungen waren für die Lernpartie zurechtgelegt.
  }
deal-answer-yes = Stimmt:
deal-answer-no = Falsch:
deal-answer-none = Nicht bekannt:

## Woraus gegeben wurde

deal-ingredients = Woraus gegeben wurde
deal-promise = Versprechen des Gebers, vorher gezeigt
deal-seed = Startwert des Gebers, nachher gezeigt
deal-value = { $name } hat beigesteuert
deal-value-none = nichts
deal-draws = Alle Ziehungen
deal-draws-about = So, wie sie in der Aufzeichnung stehen. Öffne eine, um zu sehen, woraus gezogen wurde.
deal-drawn-from = Gezogen aus: { $lots }.
deal-lot = { $weight } × { $written }
deal-draw-given = Für die Lernpartie zurechtgelegt.
deal-draw-again = Sie ergibt „{ $written }“.

## In einfachen Worten

deal-proves = Was das beweist
deal-proves-before = Das Versprechen ist ein Fingerabdruck des Startwerts, und der Tisch hat es gezeigt, bevor jemand etwas beigesteuert hat. Einen anderen Startwert mit demselben Fingerabdruck kann niemand finden. Der Server konnte die Karten also nicht mehr aussuchen, als er sah, wer wo sitzt und was beigesteuert wird.
deal-proves-draws = Jede Ziehung folgt aus dem Startwert und dem, was die Plätze beigesteuert haben. Dieser Browser hat jede selbst noch einmal gemacht.
deal-proves-nobody = Niemand allein konnte bestimmen, was gegeben wird: Der Server hat sich festgelegt, bevor er wusste, was vom Tisch beigesteuert wird, und der Tisch hat beigesteuert, bevor er den Startwert kannte.
deal-limits = Was es nicht beweist
deal-limits-knows = Der Server gibt die Karten. Solange du spielst, kennt er alle.
deal-limits-last = Ein Server, der mit jemandem am Tisch gemeinsame Sache macht, könnte viele Werte ausprobieren und den besten nehmen, wenn diese Person zuletzt beisteuert.
deal-limits-none = Hat niemand etwas beigesteuert, dann hat der Server den Startwert allein gewählt. Er konnte ihn danach nur nicht mehr ändern.
deal-limits-rules = Diese Seite kennt keine Regeln. Woraus jeweils gezogen wurde und dass es die Karten an deinem Tisch waren, übernimmt sie vom Server. Die Karten zeigt dir die Wiedergabe, und „ninelives verify“ spielt die Aufzeichnung nach den Regeln durch.
deal-limits-talk = Es sagt nichts über Leute, die einander ihre Karten verraten.
