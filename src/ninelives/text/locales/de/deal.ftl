### Die Seite, auf der nach der Partie das Geben geprüft wird.

deal-title = { $game }: so wurde gegeben

## Was herauskam

deal-verdict-good = Gegeben wie versprochen
    .about = Dieser Browser hat das Versprechen gesehen, selbst etwas beigesteuert und jede Karte noch einmal gezogen.
deal-verdict-fits = Die Ziehungen stimmen
    .about = Sie folgen aus dem Startwert und dem, was die Plätze beigesteuert haben. Was dieser Browser nicht selbst gesehen oder beigesteuert hat, dafür kann er nicht bürgen.
deal-verdict-wrong = Hier stimmt etwas nicht
    .about = Etwas von dem hier unten passt nicht zusammen. Heb die Aufzeichnung auf und frag, wer diesen Server betreibt.
deal-promise-yes = Der Startwert ist der versprochene.
deal-promise-no = Der Startwert ist nicht der versprochene.
deal-seen-yes = Dieser Browser hat das Versprechen gesehen, bevor gegeben wurde.
deal-seen-no = Bevor gegeben wurde, hat dieser Browser ein anderes Versprechen gesehen.
deal-seen-none = Dieser Browser hat das Versprechen nicht gesehen, bevor gegeben wurde.
deal-own-yes = Was dieser Browser beigesteuert hat, ist enthalten.
deal-own-no = Was dieser Browser beigesteuert hat, fehlt.
deal-own-none = Dieser Browser hat nichts beigesteuert.
deal-draws-right = { $right } von { $count } Ziehungen ergeben dasselbe.
deal-first-wrong = Die erste, die es nicht tut, ist Ziehung { $number }: Sie war „{ $written }“ und ergibt „{ $again }“.
deal-given = { $count ->
    [one] Die erste Karte war für die Lektion zurechtgelegt und wurde nicht gezogen.
   *[other] Die ersten { $count } Ziehungen waren für die Lektion zurechtgelegt.
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
deal-draws-about = So, wie die Aufzeichnung sie schreibt. Öffne eine, um zu sehen, woraus gezogen wurde.
deal-drawn-from = Gezogen aus: { $lots }.
deal-lot = { $weight } × { $written }
deal-draw-given = Für die Lektion zurechtgelegt.
deal-draw-again = Sie ergibt „{ $written }“.

## In einfachen Worten

deal-proves = Was das beweist
deal-proves-before = Das Versprechen ist ein Fingerabdruck des Startwerts, und der Tisch hat es gezeigt, bevor jemand etwas beigesteuert hat. Einen anderen Startwert mit demselben Fingerabdruck kann niemand finden. Der Server konnte die Karten also nicht mehr aussuchen, als er sah, wer wo sitzt und was beigesteuert wird.
deal-proves-draws = Jede Ziehung folgt aus dem Startwert und dem, was die Plätze beigesteuert haben. Dieser Browser hat jede selbst noch einmal gemacht.
deal-proves-nobody = Niemand allein konnte bestimmen, was gegeben wird: Der Server hat sich festgelegt, bevor er wusste, was die Spielenden beisteuern, und sie haben beigesteuert, bevor sie den Startwert kannten.
deal-limits = Was es nicht beweist
deal-limits-knows = Der Server gibt die Karten. Solange du spielst, kennt er alle.
deal-limits-last = Ein Server, der mit jemandem am Tisch gemeinsame Sache macht, könnte viele Werte ausprobieren und den besten nehmen, wenn diese Person als Letzte beisteuert.
deal-limits-none = Wo niemand etwas beigesteuert hat, hat der Server den Startwert allein gewählt. Er konnte es sich dann nur nicht mehr anders überlegen.
deal-limits-rules = Diese Seite kennt keine Regeln. Woraus jeweils gezogen wurde und dass es die Karten an deinem Tisch waren, übernimmt sie vom Server. Die Karten zeigt dir die Wiedergabe, und „ninelives verify“ spielt die Aufzeichnung nach den Regeln durch.
deal-limits-talk = Es sagt nichts über Leute, die einander ihre Karten verraten.
