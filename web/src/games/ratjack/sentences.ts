/** Sentences for events and actions where the default one is not enough. */

import type { Speaker } from '../../text/speaker';
import type { ratjack } from '../../wire';
import type { GameEvent } from '../module';
import { printOf, type Picture } from './scene';
import { cardName, powerText } from './words';

/** Names a card on the table by its owner and, if known, its face. */
export function action(number: number, speaker: Speaker, picture: Picture): string {
  const place = speaker.facts.actions[number]?.about['place'];
  for (const player of picture.players) {
    const card = player.cards.find((each) => each.place === place);
    if (card) {
      const named = { name: speaker.name(player.seat), card: cardName(speaker, card) };
      return speaker.say('screen-card-of', named);
    }
  }
  return speaker.action(number);
}

export function tell(told: GameEvent, speaker: Speaker, picture: Picture): string {
  const event = told as ratjack.Event;
  if (event.event === 'EffectBegan') {
    const print = printOf(picture, event.card);
    return [speaker.event(told), print ? powerText(speaker, print) : ''].join(' ').trim();
  }
  return event.event === 'RoundEnded' ? roundEnded(event, speaker) : speaker.event(told);
}

/** Sums with player names; a negative sum stands for a player who was out. */
function roundEnded(event: ratjack.RoundEnded, speaker: Speaker): string {
  const sums = event.totals.map(
    (total, seat) => `${speaker.name(seat)} ${total < 0 ? speaker.say('screen-out') : total}`,
  );
  return speaker.say('event-round-ended', {
    round: event.round,
    totals: speaker.phrases.listed(sums),
  });
}
