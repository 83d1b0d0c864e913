/** Sentences for events and actions where the default one is not enough. */

import { kebab, type Speaker } from '../../text/speaker';
import type { ratjack } from '../../wire';
import { cardOn, printOf, type Picture } from './scene';
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

/** What an effect does. */
export function detail(event: ratjack.Event, speaker: Speaker, picture: Picture): string {
  const print = event.event === 'EffectBegan' ? printOf(picture, event.card) : undefined;
  return print ? powerText(speaker, print) : '';
}

export function tell(event: ratjack.Event, speaker: Speaker, picture: Picture): string {
  return event.event === 'RoundEnded'
    ? roundEnded(event, speaker)
    : onPage(event, speaker, picture);
}

/** The page's own sentence, which names cards by owner and value; the usual one speaks of places. */
function onPage(told: ratjack.Event, speaker: Speaker, picture: Picture): string {
  const { event, ...fields } = told;
  const name = `page-event-${kebab(event)}`;
  if (!speaker.has(name)) return speaker.event(told);
  const { seat, place, owner_seat, other_place, other_seat } = fields as Record<string, number>;
  return speaker.say(name, {
    ...speaker.values(fields),
    what: lying(speaker, picture, place, seat, owner_seat),
    other: lying(speaker, picture, other_place, seat, other_seat),
  });
}

/** A card on the table as the reader knows it: "Luna’s 8", "a hidden card of Luna’s". */
function lying(
  speaker: Speaker,
  picture: Picture,
  place: number | undefined,
  actor: number | undefined,
  before: number | undefined,
): string {
  if (place === undefined) return '';
  const card = cardOn(picture, place);
  const print = printOf(picture, card?.card ?? -1);
  const kind = print ? (card?.up ? 'up' : 'known') : 'hidden';
  const owner =
    before ?? picture.players.find((player) => card && player.cards.includes(card))?.seat;
  const is = owner === speaker.me ? 'you' : owner === actor ? 'self' : 'other';
  return speaker.say(`page-lying-${kind}`, {
    owner: speaker.name(owner ?? -1),
    owner_is: is,
    value: print?.value ?? 0,
  });
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
