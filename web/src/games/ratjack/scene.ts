/** Moves cards and tokens on a picture while an event is animated; no rules in here. */

import { REASONS, type ratjack } from '../../wire';

export type Picture = ratjack.Picture;
export type Player = ratjack.Player;
export type TableCard = ratjack.TableCard;
export type Token = ratjack.Token;
export type Print = ratjack.Print;

/** A picture, and where cards and tokens were that just moved. */
export type Scene = Picture & {
  origins?: Record<string, string>;
  /** Cards that went from somewhere into the deck. */
  shuffled?: { from: string; count: number }[];
};

/** The reason for a point: exactly the target. */
export const RATJACK = REASONS.ratjack.indexOf('ratjack');

// -- keys: identity of a card or token before and after -------------------------------------------

export const DECK = 'deck';
export const onPlace = (place: number): string => `place-${place}`;
export const onPile = (height: number): string => `pile-${height}`;
export const inHand = (seat: number, index: number): string => `hand-${seat}-${index}`;
export const ofToken = (token: number): string => `token-${token}`;

// -- lookup --------------------------------------------------------------------------------------

export function printOf(picture: Picture, card: number): Print | undefined {
  return picture.prints.find((print) => print.card === card);
}

export function cardOn(picture: Picture, place: number): TableCard | undefined {
  return picture.players.flatMap((player) => player.cards).find((card) => card.place === place);
}

/** Whether this seat was paid for exactly the target in this round. */
export function hasRatjack({ sheet, round }: Picture, seat: number): boolean {
  return sheet.some((won) => won.round === round && won.seat === seat && won.reason === RATJACK);
}

/** The number of all cards. */
export function allCards(picture: Picture): number {
  const held = picture.players.map((player) => player.in_hand + player.cards.length);
  return held.reduce((sum, count) => sum + count, picture.deck + picture.pile.length);
}

// -- changes -------------------------------------------------------------------------------------

export function withPlayer(scene: Scene, seat: number, change: (old: Player) => Player): Scene {
  return { ...scene, players: scene.players.map((old) => (old.seat === seat ? change(old) : old)) };
}

/** Changes the card on a place and updates the player's sum. */
export function withCard(
  scene: Scene,
  place: number,
  change: (old: TableCard) => TableCard,
): Scene {
  const players = scene.players.map((player) =>
    player.cards.some((card) => card.place === place)
      ? counted(scene, {
          ...player,
          cards: player.cards.map((card) => (card.place === place ? change(card) : card)),
        })
      : player,
  );
  return { ...scene, players };
}

/** Adds a card in front of a seat, face up or down. */
export function laid(scene: Scene, seat: number, card: Partial<TableCard>, from: string): Scene {
  const place = card.place ?? -1;
  const whole = { place, up: false, card: -1, maybe: [], known_by: [], worth: 0, token: null };
  return flown(
    withPlayer(scene, seat, (player) =>
      counted(scene, { ...player, cards: sorted([...player.cards, { ...whole, ...card }]) }),
    ),
    onPlace(place),
    from,
  );
}

/** Removes the card on a place. */
export function lifted(scene: Scene, place: number): Scene {
  const players = scene.players.map((player) =>
    counted(scene, { ...player, cards: player.cards.filter((card) => card.place !== place) }),
  );
  return { ...scene, players };
}

/** Moves the card on a place to another seat; it keeps its place number. */
export function moved(scene: Scene, place: number, seat: number): Scene {
  const card = cardOn(scene, place);
  if (!card) return scene;
  return withPlayer(lifted(scene, place), seat, (player) =>
    counted(scene, { ...player, cards: sorted([...player.cards, card]) }),
  );
}

/** Adds a card to a hand; `card` is -1 if this seat does not see it. */
export function given(scene: Scene, seat: number, card: number, from: string): Scene {
  const index = scene.players[seat]?.in_hand ?? 0;
  const next = withPlayer(scene, seat, (player) => ({
    ...player,
    in_hand: player.in_hand + 1,
    holds: card < 0 ? player.holds : [...player.holds, card].sort((a, b) => a - b),
  }));
  const position = card < 0 ? index : (next.players[seat]?.holds.indexOf(card) ?? index);
  return flown(next, inHand(seat, position), from);
}

/** Removes a card from a hand and returns where it was; an unseen one may be any card held. */
export function spent(scene: Scene, seat: number, card: number): [Scene, string] {
  const holds = scene.players[seat]?.holds ?? [];
  const position = Math.max(0, holds.indexOf(card));
  const left = card < 0 ? [] : holds.filter((_, index) => index !== holds.indexOf(card));
  const next = withPlayer(scene, seat, (player) => ({
    ...player,
    in_hand: player.in_hand - 1,
    holds: left,
  }));
  return [next, inHand(seat, position)];
}

export function piled(scene: Scene, card: number, from: string): Scene {
  const next = { ...scene, pile: [...scene.pile, card] };
  return flown(next, onPile(scene.pile.length), from);
}

/** Removes the topmost discard of this kind and returns where it was. */
export function unpiled(scene: Scene, card: number): [Scene, string] {
  const height = scene.pile.lastIndexOf(card);
  const pile = scene.pile.filter((_, index) => index !== height);
  return [{ ...scene, pile }, onPile(height)];
}

/** Turns the card on a place face up. */
export function turnedUp(scene: Scene, place: number, card: number): Scene {
  return withCard(scene, place, (old) => ({
    ...old,
    up: true,
    card,
    worth: worth(scene, card, old),
  }));
}

export function tokened(scene: Scene, place: number, token: Token | null): Scene {
  return withCard(scene, place, (old) => {
    const next = { ...old, token };
    return { ...next, worth: next.up ? worth(scene, next.card, next) : 0 };
  });
}

function flown(scene: Scene, key: string, from: string): Scene {
  return { ...scene, origins: { ...scene.origins, [key]: from } };
}

/** The value of a card with its token, according to the picture. */
function worth(scene: Scene, card: number, { token }: TableCard): number {
  const value = printOf(scene, card)?.value ?? 0;
  return token?.worths[value - 1] ?? value;
}

function counted(scene: Scene, player: Player): Player {
  const total = player.cards.reduce((sum, card) => sum + card.worth, 0);
  return { ...player, total, short_of: scene.target - total };
}

function sorted(cards: TableCard[]): TableCard[] {
  return cards.sort((a, b) => a.place - b.place);
}
