/** Applies events to the picture, until the next view replaces it. */

import { NOBODY, type catinthebox } from '../../wire';

export type CatPicture = catinthebox.Picture;
export type CatEvent = catinthebox.Event;
type Named<N extends CatEvent['event']> = Extract<CatEvent, { event: N }>;
type Play = CatPicture['plays'][number];
type Shown = { [N in CatEvent['event']]: (picture: CatPicture, event: Named<N>) => CatPicture };

const SHOWN: Shown = {
  RoundBegan: (picture, { round, seat }) => cleared({ ...picture, round, start: seat }),
  HandDealt: (picture, { seat, cards }) => {
    const dealt = withPlayer(picture, seat, { cards: cards.length });
    return seat === picture.seat ? { ...dealt, hand: cards } : dealt;
  },
  CardsDealt: (picture, { seat, count }) => withPlayer(picture, seat, { cards: count }),
  SpaceBlocked: (picture, { card, colour }) => ({
    ...withSpace(picture, card, colour, { neutral: true, possible: false }),
    shown: [...picture.shown, card],
  }),
  OwnCardPutAside: (picture, { seat, card }) => ({
    ...aside(picture, seat),
    hand: without(picture.hand, card),
    put_aside: card,
  }),
  CardPutAside: (picture, { seat }) => aside(picture, seat),
  PredictionMade: (picture, { seat, tricks }) => withPlayer(picture, seat, { predicted: tricks }),
  CardPlayed: played,
  MarkerLost: (picture, { seat, colour }) =>
    withPlayer(picture, seat, {
      colours: (picture.players[seat]?.colours ?? []).filter((each) => each !== colour),
    }),
  TrickWon: (picture, { seat, tricks }) => ({
    ...withPlayer(picture, seat, { tricks }),
    ahead: seat,
  }),
  ParadoxCaused: (picture) => picture,
  RoundScored: (picture, { seat, points }) => ({
    ...withPlayer(picture, seat, { points: (picture.players[seat]?.points ?? 0) + points }),
    plays: [],
    led: NOBODY,
    ahead: NOBODY,
  }),
  GameEnded: (picture) => ({ ...picture, phase: 'over' }),
};

/** The colour that beats the led one. */
const RED = 0;

/** From one lit space of a group that counts to the next, in milliseconds. */
export const GLOW = 130;
/** The way of the points from the group to the player. */
const MOVED = 400;

/**
 * How long to show each event, in milliseconds. Where all choose at the same time, the next picture
 * moves the cards of the others, and my own hand stays live.
 */
const PAUSES: Record<CatEvent['event'], number> = {
  RoundBegan: 900,
  HandDealt: 1000,
  CardsDealt: 0,
  SpaceBlocked: 900,
  OwnCardPutAside: 400,
  CardPutAside: 0,
  PredictionMade: 700,
  CardPlayed: 900,
  MarkerLost: 900,
  TrickWon: 2000,
  ParadoxCaused: 4500,
  RoundScored: 1300,
  GameEnded: 500,
};

export function show(picture: CatPicture, event: CatEvent): CatPicture {
  const put = SHOWN[event.event] as
    ((picture: CatPicture, event: CatEvent) => CatPicture) | undefined;
  if (!put) return picture;
  const answered = 'seat' in event && event.seat === picture.seat;
  return put(answered ? unasked(picture) : picture, event);
}

/** A won trick can always be read, also when the next cards are already played. */
export function least({ event }: CatEvent): number {
  return event === 'TrickWon' ? PAUSES.TrickWon : 0;
}

export function pause(event: CatEvent): number {
  const lit = event.event === 'RoundScored' && event.bonus > 0 ? event.bonus * GLOW + MOVED : 0;
  return (PAUSES[event.event] ?? 0) + lit;
}

function played(picture: CatPicture, { seat, card, colour }: Named<'CardPlayed'>): CatPicture {
  const first = picture.plays.length === 0;
  const shown = withSpace(oneCardLess(picture, seat), card, colour, {
    owner: seat,
    possible: false,
  });
  return {
    ...shown,
    hand: seat === picture.seat ? without(picture.hand, card) : picture.hand,
    plays: [...picture.plays, { seat, card, colour }],
    led: first ? colour : picture.led,
    ahead: beats({ card, colour }, picture) ? seat : picture.ahead,
    turn: NOBODY,
  };
}

/** Whether a card is better than all before it in the trick. */
function beats(
  { card, colour }: Pick<Play, 'card' | 'colour'>,
  { plays, ahead }: CatPicture,
): boolean {
  const best = plays.find(({ seat }) => seat === ahead);
  if (!best || plays.length === 0) return true;
  return colour === best.colour ? card > best.card : colour === RED;
}

function aside(picture: CatPicture, seat: number): CatPicture {
  return withPlayer(oneCardLess(picture, seat), seat, { aside: true });
}

function oneCardLess(picture: CatPicture, seat: number): CatPicture {
  return withPlayer(picture, seat, { cards: (picture.players[seat]?.cards ?? 1) - 1 });
}

/** Clears the question. */
function unasked(picture: CatPicture): CatPicture {
  return {
    ...picture,
    asked: '',
    legal: [],
    board: mapped(picture, (space) => ({ ...space, open: false, costs: false })),
  };
}

/** The table before the cards are dealt. */
function cleared(picture: CatPicture): CatPicture {
  const free = { owner: NOBODY, neutral: false, grouped: false };
  return {
    ...unasked(picture),
    phase: 'deal',
    trick: 1,
    turn: NOBODY,
    board: mapped(picture, (space) => ({
      ...space,
      ...free,
      possible: picture.seat >= 0,
      open: false,
      costs: false,
    })),
    red_open: false,
    players: picture.players.map((player) => ({
      ...player,
      tricks: 0,
      predicted: 0,
      colours: [0, 1, 2, 3],
      cards: 0,
      aside: false,
      group: 0,
    })),
    plays: [],
    led: NOBODY,
    ahead: NOBODY,
    shown: [],
    hand: [],
    put_aside: 0,
  };
}

function withPlayer(
  picture: CatPicture,
  seat: number,
  change: Partial<catinthebox.Player>,
): CatPicture {
  const players = picture.players.map((player, at) =>
    at === seat ? { ...player, ...change } : player,
  );
  return { ...picture, players };
}

function withSpace(
  picture: CatPicture,
  card: number,
  colour: number,
  change: Partial<catinthebox.Space>,
): CatPicture {
  return {
    ...picture,
    board: mapped(picture, (space) =>
      space.card === card && space.colour === colour ? { ...space, ...change } : space,
    ),
  };
}

function mapped(
  picture: CatPicture,
  change: (space: catinthebox.Space) => catinthebox.Space,
): catinthebox.Space[][] {
  return picture.board.map((row) => row.map(change));
}

function without(hand: readonly number[], card: number): number[] {
  const at = hand.indexOf(card);
  return hand.filter((_, place) => place !== at);
}
