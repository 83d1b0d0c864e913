### Ratjack: die Kartensätze, die Kräfte auf den Karten, die Seiten der Marker.

## Kräfte der Ratten, 1 bis 12

ratjack-power-draw-discard = Ziehe 1 Karte, dann wirf 1 Handkarte ab.

# $count (number): Anzahl der Karten
ratjack-power-shuffle-discards = { $count ->
    [1] Mische die oberste Karte des Ablagestapels in den Nachziehstapel.
   *[other] Mische die obersten { $count } Karten des Ablagestapels in den Nachziehstapel.
}
ratjack-power-look-hidden = Sieh dir 1 fremde verdeckte Karte an.
ratjack-power-discard-own = Wirf 1 deiner anderen Karten ab.
ratjack-power-swap-hidden = Tausche 1 deiner verdeckten Karten ungesehen gegen 1 fremde verdeckte Karte.
ratjack-power-flip-trigger = Decke 1 deiner verdeckten Karten auf und löse sie aus.
ratjack-power-swap-visible = Tausche 1 deiner offenen Karten gegen 1 fremde offene Karte.
ratjack-power-token-own = Lege 1 Marker aus dem Vorrat auf 1 deiner Karten.
ratjack-power-token-other = Lege 1 Marker aus dem Vorrat auf 1 fremde Karte.
ratjack-power-turn-down-other = Verdecke 1 fremde offene Karte.
ratjack-power-deck-to-other = Lege die oberste Karte des Nachziehstapels offen vor eine andere Person, ohne Effekt.
ratjack-power-flip-other = Decke 1 fremde verdeckte Karte auf, ohne Effekt.

## Kräfte der Wiesel, 1 bis 12

# $count (number): Anzahl der Karten
ratjack-power-order-deck = { $count ->
    [1] Sieh dir die oberste Karte des Nachziehstapels an und lege sie zurück.
   *[other] Sieh dir die obersten { $count } Karten des Nachziehstapels an und lege sie in beliebiger Reihenfolge zurück.
}
ratjack-power-exchange-hand-discard = Tausche deine Handkarte gegen die oberste Karte des Ablagestapels.
ratjack-power-look-swap-hidden = Sieh dir 1 fremde verdeckte Karte an; du darfst sie gegen 1 deiner verdeckten Karten tauschen.
ratjack-power-turn-down-own = Verdecke 1 deiner anderen offenen Karten.
ratjack-power-take-hidden = Nimm 1 fremde verdeckte Karte und lege sie verdeckt vor dich.
ratjack-power-look-exchange-hand = Sieh dir die Handkarte einer anderen Person an; du darfst sie gegen deine tauschen.
ratjack-power-swap-two-visible = Tausche 2 offene Karten von 2 verschiedenen Personen gegeneinander.
ratjack-power-token-any = Lege 1 Marker aus dem Vorrat auf eine beliebige Karte.
ratjack-power-move-token = Lege 1 Marker von einer beliebigen Karte auf eine beliebige Karte ohne Marker.
ratjack-power-discard-to-other = Lege die oberste Karte des Ablagestapels offen vor eine andere Person, ohne Effekt.
ratjack-power-copy-other = Löse den Effekt 1 fremden offenen Karte als deinen eigenen aus (keine kopierende Karte, nicht stumm, ohne Schild).
ratjack-power-expose-hand = Lege die Handkarte einer anderen Person offen vor sie, ohne Effekt; sie zieht die oberste Karte des Nachziehstapels.

## Kräfte der Waschbären, 1 bis 12

ratjack-power-take-off-token = Entferne 1 Marker von einer beliebigen Karte.
ratjack-power-discard-to-hidden = Lege die oberste Karte des Ablagestapels verdeckt vor dich.
ratjack-power-take-discard = Nimm 1 beliebige Karte des Ablagestapels auf die Hand, dann wirf 1 Handkarte ab.
ratjack-power-shuffle-own = Mische 1 deiner anderen offenen Karten in den Nachziehstapel.
ratjack-power-exchange-token = Tausche 1 Marker auf einer beliebigen Karte gegen 1 aus dem Vorrat.
ratjack-power-copy-own = Löse den Effekt 1 deiner anderen offenen Karten noch einmal aus (keine kopierende Karte, nicht stumm).
ratjack-power-replace-with-discard = Wirf 1 deiner offenen Karten ab; die bisher oberste Karte des Ablagestapels kommt offen an ihre Stelle, ohne Effekt.
ratjack-power-token-own-and-other = Lege 1 Marker aus dem Vorrat auf 1 deiner Karten und 1 auf eine fremde Karte.
ratjack-power-draw-play = Ziehe 1 Karte, dann spiele 1 Handkarte offen ohne Effekt.
ratjack-power-shuffle-other = Mische 1 fremde offene Karte in den Nachziehstapel.
ratjack-power-give-hidden = Lege 1 deiner verdeckten Karten offen vor eine andere Person, ohne Effekt.
ratjack-power-give-hand = Lege deine Handkarte offen vor eine andere Person, ohne Effekt, dann ziehe 1 Karte.

## Seiten der Bonusmarker: Name, Aufdruck, Text

# $amount (number): der aufgedruckte Betrag, ohne Vorzeichen
ratjack-token-plus = Plus { $amount }
    .label = +{ $amount }
    .text = Die Karte ist { $amount } mehr wert.

# $amount (number): der aufgedruckte Betrag, ohne Vorzeichen
ratjack-token-minus = Minus { $amount }
    .label = −{ $amount }
    .text = Die Karte ist { $amount } weniger wert, aber nie unter 0.
ratjack-token-zero = Wert 0
    .label = 0
    .text = Die Karte ist 0 wert.
ratjack-token-double = Doppelt
    .label = ×2
    .text = Die Karte ist das Doppelte wert.
ratjack-token-half = Halb
    .label = ÷2
    .text = Die Karte ist die Hälfte wert, aufgerundet.
ratjack-token-lock = Schloss
    .label = Schloss
    .text = Niemand kann die Karte umdrehen oder abwerfen, auch nicht die Person, vor der sie liegt.
ratjack-token-shield = Schild
    .label = Schild
    .text = Effekte anderer können die Karte nicht wählen, diesen Marker aber schon.
ratjack-token-mute = Stumm
    .label = stumm
    .text = Die Karte hat keinen Effekt. Sie darf immer aufgedeckt und nie kopiert werden.

## Woher der Text einer Karte stammt

ratjack-source-printed = gedruckt
ratjack-source-reconstructed = rekonstruiert
