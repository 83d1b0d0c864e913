import { describe, expect, it } from 'vitest';
import { QUIET } from '../../wire';
import { arrival } from './counting';
import { player, slot, table } from './fixtures';
import { isHeld, least, pause } from './pauses';
import type { Picture, Slot, Told } from './types';

describe('pauses', () => {
  const row = [slot(0, 5), slot(1, null, 'down'), slot(2, null, 'down'), slot(3, null, 'down')];
  const after = (event: Told['event'], change: Partial<Picture> = { row }): number =>
    pause({ event } as Told, table(change));

  it('are for what there is to see, and dogs have the longest', () => {
    expect(after('CardRemovedUnseen')).toBe(0);
    expect(after('SeatScored')).toBe(0);
    expect(after('BigDogChased')).toBeGreaterThan(after('CardTurned'));
    expect(after('CardTurned')).toBeGreaterThan(after('CardPlacedUnseen'));
  });

  it('are longer for the first card out of the sack and the last to be turned up', () => {
    const hidden = row.map((each): Slot => ({ ...each, lies: 'down' }));
    const last = row.map((each, at): Slot => ({ ...each, lies: at < 3 ? 'open' : 'down' }));
    expect(after('CardTurned', { row: hidden })).toBeGreaterThan(after('CardTurned'));
    expect(after('CardTurned', { row: last })).toBeGreaterThan(after('CardTurned'));
  });

  it('are as long as the mice for passing take', () => {
    const passed = (mice: number): number =>
      pause({ event: 'Passed', seat: 1, bid: 0, mice }, table());
    expect(passed(6)).toBeGreaterThan(arrival(6));
    expect(passed(6)).toBeGreaterThan(passed(2));
  });

  it('are longer for the pass before the last card, which holds its breath', () => {
    const row = [slot(0, 5), slot(1, 3), slot(2, 7), slot(3, null, 'down')];
    const out = player({ bidding: false });
    const pass = { event: 'Passed', seat: 1, bid: 0, mice: 2 } as const;
    const two = table({ row, players: [out, player(), player(), out] });
    const one = table({ row, players: [out, out, player(), out] });
    expect(pause(pass, two)).toBeGreaterThan(pause(pass, table()));
    expect(isHeld(pass, one)).toBe(true);
    expect(isHeld(pass, two)).toBe(false);
    expect(isHeld({ event: 'BidMade', seat: 2, mice: 3 }, one)).toBe(false);
  });

  it('are kept in part for chases and sales when others follow', () => {
    expect(least({ event: 'BigDogChased' })).toBeGreaterThan(0);
    expect(least({ event: 'RowSold' })).toBeGreaterThan(0);
    expect(least({ event: 'BidMade' })).toBe(0);
  });

  it('do not hold up who still has to choose a card', () => {
    expect(after('CardPlacedUnseen', { asked: 'place' })).toBe(0);
    expect(after('CardPlacedUnseen', { asked: '' })).toBeGreaterThan(0);
  });

  it('do not let bots that raise by one take long, least of all when I have passed', () => {
    expect(after('BidMade')).toBeLessThanOrEqual(350);
    const players = table().players.map((each, seat) => ({ ...each, bidding: seat > 0 }));
    const out = { phase: 'bid', players } as const;
    expect(after('BidMade', out)).toBeLessThan(after('BidMade'));
  });

  it('are none for what is not told either', () => {
    for (const event of QUIET.felix) expect(after(event)).toBe(0);
  });
});
