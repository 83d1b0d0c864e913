import { beforeEach, expect, test } from 'vitest';

const stored = new Map<string, string>();
globalThis.localStorage = {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => void stored.set(key, value),
} as Storage;

const { storedSettings } = await import('./settings.svelte');

beforeEach(() => stored.clear());

test('an empty browser has the defaults', () => {
  expect({ ...storedSettings() }).toEqual({
    theme: 'system',
    table: 'green',
    back: 'game',
    speed: 'normal',
    fastForward: 'manual',
    language: '',
    side: 'auto',
    confirm: 'auto',
    sound: null,
    volume: 70,
    vibration: true,
    botLines: true,
    reactions: true,
  });
});

test('what earlier versions stored is read', () => {
  for (const [name, value] of Object.entries({
    theme: 'dark',
    speed: 'brisk',
    'fast-forward': 'always',
    language: 'de',
    side: 'closed',
    confirm: 'never',
    sound: 'off',
    volume: '0',
    vibration: 'off',
  })) {
    stored.set(`ninelives:${name}`, value);
  }
  expect(storedSettings()).toMatchObject({
    theme: 'dark',
    speed: 'brisk',
    fastForward: 'always',
    language: 'de',
    side: 'closed',
    confirm: 'never',
    sound: false,
    volume: 0,
    vibration: false,
  });
});

test('what is assigned is stored and read again', () => {
  const settings = storedSettings();
  settings.table = 'walnut';
  settings.back = 'paws';
  settings.fastForward = 'always';
  settings.sound = true;
  settings.volume = 35;
  expect(settings).toMatchObject({ table: 'walnut', back: 'paws', sound: true, volume: 35 });
  expect(stored.get('ninelives:fast-forward')).toBe('always');
  expect(storedSettings()).toEqual(settings);
  settings.sound = null;
  expect(storedSettings().sound).toBe(null);
});

test('what is not valid is the default', () => {
  stored.set('ninelives:table', 'marble');
  stored.set('ninelives:theme', '');
  stored.set('ninelives:volume', '101');
  stored.set('ninelives:sound', '');
  const { table, theme, volume, sound } = storedSettings();
  expect([table, theme, volume, sound]).toEqual(['green', 'system', 70, null]);
});
