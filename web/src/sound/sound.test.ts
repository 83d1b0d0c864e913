// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { settings } from '../settings/settings.svelte';
import { SoundPlayer } from './player';
import { loudness, PageSound } from './sound.svelte';

let done: string[];
let sound: PageSound;

beforeEach(() => {
  done = [];
  const player = new SoundPlayer();
  vi.spyOn(player, 'unlock').mockImplementation(() => done.push('unlock'));
  vi.spyOn(player, 'silence').mockImplementation(() => done.push('silence'));
  vi.spyOn(player, 'play').mockImplementation((name, volume) => done.push(`${name} ${volume}`));
  sound = new PageSound(player);
  [settings.sound, settings.volume, settings.vibration] = [null, 50, true];
});

afterEach(() => vi.unstubAllGlobals());

test('sounds are heard at the volume of the settings', () => {
  sound.play('card');
  settings.volume = 0;
  sound.play('card');
  expect(done).toEqual(['card 0.25']);
  expect([loudness(0), loudness(100)]).toEqual([0, 1]);
});

test('who turns sound off hears nothing, and it is remembered', () => {
  sound.on = false;
  sound.play('card');
  sound.unlock();
  expect(done).toEqual(['silence']);
  expect(localStorage.getItem('ninelives:sound')).toBe('off');
  sound.on = true;
  expect(done).toEqual(['silence', 'unlock']);
  expect(localStorage.getItem('ninelives:sound')).toBe('on');
});

test('a table with strangers is silent until the player turns sound on', () => {
  sound.listed = true;
  expect(sound.on).toBe(false);
  sound.on = true;
  expect(sound.on).toBe(true);
});

test.each([
  ['a touched phone vibrates', { coarse: true, active: true, wanted: true }, 1],
  ['a mouse does not', { coarse: false, active: true, wanted: true }, 0],
  ['nor a page nobody has touched', { coarse: true, active: false, wanted: true }, 0],
  ['nor a phone whose owner does not want it', { coarse: true, active: true, wanted: false }, 0],
])('%s', (_, { coarse, active, wanted }, times) => {
  const vibrate = vi.fn();
  vi.stubGlobal('matchMedia', () => ({ matches: coarse }));
  vi.stubGlobal('navigator', { vibrate, userActivation: { hasBeenActive: active } });
  settings.vibration = wanted;
  settings.sound = false; // vibration has a switch of its own
  sound.vibrate();
  expect(vibrate).toHaveBeenCalledTimes(times);
});
