/** Applies events to the picture, until the next view replaces it. */

import type { ratjack } from '../../wire';
import {
  allCards,
  cardOn,
  DECK,
  given,
  inHand,
  laid,
  lifted,
  moved,
  onPile,
  onPlace,
  piled,
  printOf,
  RATJACK,
  spent,
  tokened,
  turnedUp,
  unpiled,
  withCard,
  withPlayer,
  type Picture,
  type Scene,
  type TableCard,
  type Token,
} from './scene';

type Event = ratjack.Event;
type Shown = { [Name in Event['event']]?: (scene: Scene, event: never) => Scene };
type Of<Name extends Event['event']> = Extract<Event, { event: Name }>;

/** The picture after this event. */
export function show(picture: Picture, event: Event): Scene {
  const scene: Scene = { ...picture, origins: {}, shuffled: [] };
  const change = SHOWN[event.event];
  return change ? change(scene, event as never) : scene;
}

const lessDeck = (scene: Scene): Scene => ({
  ...scene,
  deck: scene.deck - 1,
  deck_top: scene.deck_top.slice(1),
});

const fromDeck = (scene: Scene, seat: number, card: number): Scene =>
  given(lessDeck(scene), seat, card, DECK);

/** A card that every player has seen; spectators remember nothing. */
const seenByAll = (scene: Scene, card: number): Pick<TableCard, 'card' | 'known_by'> => ({
  card: scene.seat < 0 ? -1 : card,
  known_by: scene.players.map((player) => player.seat),
});

const SHOWN: Shown = {
  // -- a round begins ----------------------------------------------------------------------------

  RoundBegan: (scene, { round, seat }: Of<'RoundBegan'>) => ({
    ...scene,
    round,
    turn: 0,
    starts: seat,
    active: seat,
    deck: allCards(scene),
    deck_ran_out: false,
    deck_top: [],
    pile: [],
    supply: [],
    effect: null,
    players: scene.players.map((player) => ({
      ...player,
      in_round: true,
      total: 0,
      short_of: scene.target,
      in_hand: 0,
      holds: [],
      may_hold: [],
      cards: [],
    })),
  }),
  TokenTossed: (scene, { token }: Of<'TokenTossed'>) => ({
    ...scene,
    supply: [...scene.supply, { id: scene.supply.length, face: token, printed: true, worths: [] }],
  }),
  CardDealt: (scene, { seat, card }: Of<'CardDealt'>) => fromDeck(scene, seat, card),
  CardDealtUnseen: (scene, { seat }: Of<'CardDealtUnseen'>) => fromDeck(scene, seat, -1),
  PileOpened: (scene, { card }: Of<'PileOpened'>) => piled(lessDeck(scene), card, DECK),

  // -- a turn ------------------------------------------------------------------------------------

  TurnBegan: (scene, { seat }: Of<'TurnBegan'>) => ({
    ...scene,
    active: seat,
    turn: scene.turn + 1,
    effect: null,
  }),
  CardDrawn: (scene, { seat, card }: Of<'CardDrawn'>) => fromDeck(scene, seat, card),
  CardDrawnUnseen: (scene, { seat }: Of<'CardDrawnUnseen'>) => fromDeck(scene, seat, -1),
  DiscardDrawn: (scene, { seat, card }: Of<'DiscardDrawn'>) => {
    const [next, from] = unpiled(scene, card);
    return given(next, seat, card, from);
  },
  CardHidden: (scene, { seat, card, place }: Of<'CardHidden'>) => {
    const [next, from] = spent(scene, seat, card);
    return laid(next, seat, { place, card, known_by: [seat] }, from);
  },
  CardHiddenUnseen: (scene, { seat, place }: Of<'CardHiddenUnseen'>) => {
    const [next, from] = spent(scene, seat, -1);
    return laid(next, seat, { place, known_by: [seat] }, from);
  },
  CardShown: (scene, { seat, card, place }: Of<'CardShown'>) => {
    const [next, from] = spent(scene, seat, card);
    return turnedUp(laid(next, seat, { place }, from), place, card);
  },
  CardDiscarded: (scene, { seat, card }: Of<'CardDiscarded'>) => {
    const [next, from] = spent(scene, seat, card);
    return piled(next, card, from);
  },
  CardFlipped: (scene, { card, place }: Of<'CardFlipped'>) => turnedUp(scene, place, card),

  // -- effects -----------------------------------------------------------------------------------

  EffectBegan: (scene, { seat, card }: Of<'EffectBegan'>) => ({
    ...scene,
    effect: {
      power: printOf(scene, card)?.power ?? '',
      count: printOf(scene, card)?.count ?? 0,
      place: latest(scene, seat, card),
      chosen_place: -1,
      chosen_token: -1,
      chosen_seat: -1,
      in_order: 0,
    },
  }),
  CardsShuffledIn: (scene, { cards }: Of<'CardsShuffledIn'>) => {
    const next: Scene = { ...scene, deck: scene.deck + cards.length };
    const discards = scene.pile.slice(-cards.length).reverse();
    if (String(discards) === String(cards)) {
      const shuffled = [{ from: onPile(scene.pile.length - 1), count: cards.length }];
      return { ...next, shuffled, pile: scene.pile.slice(0, -cards.length) };
    }
    return cards.reduce((left, card) => {
      const place = anywhere(left, card);
      const shuffled = [...(left.shuffled ?? []), { from: onPlace(place), count: 1 }];
      return { ...lifted(left, place), shuffled };
    }, next);
  },
  CardLookedAt: (scene, { seat, card, place }: Of<'CardLookedAt'>) =>
    withCard(scene, place, (old) => ({ ...old, card, known_by: [...old.known_by, seat] })),
  CardLookedAtUnseen: (scene, { seat, place }: Of<'CardLookedAtUnseen'>) =>
    withCard(scene, place, (old) => ({ ...old, known_by: [...old.known_by, seat] })),
  TableCardDiscarded: (scene, { card, place }: Of<'TableCardDiscarded'>) =>
    piled(lifted(scene, place), card, onPlace(place)),
  CardsSwapped: (scene, event: Of<'CardsSwapped'>) =>
    moved(moved(scene, event.place, event.other_seat), event.other_place, event.owner_seat),
  CardTaken: (scene, { seat, place }: Of<'CardTaken'>) => moved(scene, place, seat),
  HiddenCardReceived: (scene, { card, place }: Of<'HiddenCardReceived'>) =>
    withCard(scene, place, (old) => ({ ...old, card })),
  CardTurnedDown: (scene, { card, place }: Of<'CardTurnedDown'>) =>
    withCard(scene, place, (old) => ({
      ...old,
      ...seenByAll(scene, card),
      up: false,
      worth: 0,
    })),
  CardGiven: (scene, event: Of<'CardGiven'>) => cardGiven(scene, event),
  DeckLookedAt: (scene, { cards }: Of<'DeckLookedAt'>) => ({ ...scene, deck_top: cards }),
  DeckOrdered: (scene, { cards }: Of<'DeckOrdered'>) => ({ ...scene, deck_top: cards }),
  HandLookedAt: (scene, { owner_seat, card }: Of<'HandLookedAt'>) =>
    withPlayer(scene, owner_seat, (player) => ({ ...player, holds: [card] })),
  HandsExchanged: (scene, { seat, other_seat }: Of<'HandsExchanged'>) => {
    const mine = scene.players[seat]?.holds ?? [];
    const theirs = scene.players[other_seat]?.holds ?? [];
    const next = withPlayer(scene, seat, (player) => ({ ...player, holds: theirs }));
    const origins = {
      [inHand(seat, 0)]: inHand(other_seat, 0),
      [inHand(other_seat, 0)]: inHand(seat, 0),
    };
    return {
      ...withPlayer(next, other_seat, (player) => ({ ...player, holds: mine })),
      origins,
    };
  },
  HandCardReceived: (scene, { seat, card }: Of<'HandCardReceived'>) =>
    withPlayer(scene, seat, (player) => ({ ...player, holds: [card] })),
  HandExposed: (scene, { owner_seat, card, place }: Of<'HandExposed'>) => {
    const [next, from] = spent(scene, owner_seat, card);
    return turnedUp(laid(next, owner_seat, { place }, from), place, card);
  },
  DiscardHidden: (scene, { seat, card, place }: Of<'DiscardHidden'>) => {
    const [next, from] = unpiled(scene, card);
    return laid(next, seat, { place, ...seenByAll(scene, card) }, from);
  },
  CardReplaced: (scene, { seat, card, place }: Of<'CardReplaced'>) => {
    const [next, from] = unpiled(scene, card);
    return turnedUp(laid(next, seat, { place }, from), place, card);
  },

  // -- tokens ------------------------------------------------------------------------------------

  TokenPlaced: (scene, { token, place }: Of<'TokenPlaced'>) => {
    const put = scene.supply.find((each) => each.face === token) ?? null;
    return tokened({ ...scene, supply: scene.supply.filter((each) => each !== put) }, place, put);
  },
  TokenReturned: (scene, { place }: Of<'TokenReturned'>) => {
    const token = cardOn(scene, place)?.token;
    if (!token) return scene;
    return tokened({ ...scene, supply: byId([...scene.supply, token]) }, place, null);
  },
  TokenMoved: (scene, { place, other_place }: Of<'TokenMoved'>) => {
    const token = cardOn(scene, place)?.token ?? null;
    return tokened(tokened(scene, place, null), other_place, token);
  },

  // -- the end of a turn -------------------------------------------------------------------------

  PlayerOut: (scene, { seat, total }: Of<'PlayerOut'>) =>
    withPlayer(scene, seat, (player) => ({ ...player, total, in_round: false })),
  DeckRanOut: (scene) => ({ ...scene, deck_ran_out: true }),
  PointsWon: (scene, { seat, points, reason }: Of<'PointsWon'>) =>
    withPlayer(
      { ...scene, sheet: [...scene.sheet, { round: scene.round, seat, points, reason }] },
      seat,
      (player) => ({ ...player, points: player.points + points }),
    ),
  RoundEnded: (scene, { totals }: Of<'RoundEnded'>) => ({
    ...scene,
    effect: null,
    players: scene.players.map((player) => {
      const total = totals[player.seat] ?? -1;
      return total < 0 ? player : { ...player, total };
    }),
  }),
  GameEnded: (scene) => ({ ...scene, phase: 'over' }),
};

const names = (...events: Event['event'][]): ReadonlySet<string> => new Set(events);

const BRIEF = names('TokenTossed', 'CardDealt', 'CardDealtUnseen');
const AT_LEISURE = names('CardFlipped', 'CardLookedAt', 'HandLookedAt');
const SEEN = names(
  'CardsSwapped',
  'CardTaken',
  'CardGiven',
  'TokenPlaced',
  'TokenMoved',
  'CardTurnedDown',
);
/** These are shown over the whole table: long enough to read them. */
const GREAT: Partial<Record<Event['event'], number>> = {
  PlayerOut: 3000,
  PointsWon: 1700,
  RoundEnded: 600,
  GameEnded: 600,
};
const RATJACK_SHOWN = 3800;
const EFFECT_READ = 1200;

/** How long to show an event, in milliseconds. */
export function pause(told: Event): number {
  const { event } = told;
  if (!(event in SHOWN)) return event === 'EffectMuted' ? 700 : 0;
  if (BRIEF.has(event)) return 130;
  if (event === 'EffectBegan') return EFFECT_READ;
  if (AT_LEISURE.has(event)) return 900;
  if (SEEN.has(event)) return 800;
  if (isRatjack(told)) return RATJACK_SHOWN;
  if (event in GREAT) return GREAT[event] ?? 0;
  return event === 'TurnBegan' ? 250 : 550;
}

function isRatjack(told: Event): boolean {
  return told.event === 'PointsWon' && told.reason === RATJACK;
}

/** A bust and an exact 25 are shown this long even when other events are queued. */
export function least(told: Event): number {
  if (isRatjack(told)) return RATJACK_SHOWN;
  return told.event === 'PlayerOut' ? (GREAT.PlayerOut ?? 0) : 0;
}

/** A card put face up in front of another player: turned over there, or moved from elsewhere. */
function cardGiven(scene: Scene, { seat, to_seat, card, place }: Of<'CardGiven'>): Scene {
  if (cardOn(scene, place)) return turnedUp(moved(scene, place, to_seat), place, card);
  const [next, from] = taken(scene, seat, card);
  return turnedUp(laid(next, to_seat, { place }, from), place, card);
}

/** Where the current effect takes a card from. */
function taken(scene: Scene, seat: number, card: number): [Scene, string] {
  switch (scene.effect?.power) {
    case 'deck-to-other':
      return [lessDeck(scene), DECK];
    case 'discard-to-other':
      return unpiled(scene, card);
    default:
      return spent(scene, seat, card);
  }
}

/** The place of the last card of this kind that a seat played. */
function latest(scene: Scene, seat: number, card: number): number {
  const own = scene.players[seat]?.cards.filter((each) => each.up && each.card === card);
  return own?.at(-1)?.place ?? -1;
}

function anywhere(scene: Scene, card: number): number {
  const lying = scene.players.flatMap((player) => player.cards);
  return lying.find((each) => each.up && each.card === card)?.place ?? -1;
}

function byId(tokens: Token[]): Token[] {
  return tokens.sort((a, b) => a.id - b.id);
}
