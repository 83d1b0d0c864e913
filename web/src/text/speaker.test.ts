import { describe, expect, test } from 'vitest';
import { saidByPython } from '../../python';
import type { GameEvent } from '../games/module';
import type { GameFacts } from '../wire';
import { LANGUAGES, type Language } from './languages';
import { Phrases } from './phrases.svelte';
import { Speaker } from './speaker';

interface Said {
  me: number;
  event?: GameEvent;
  action?: number;
  advice?: { reason: string; values: Record<string, unknown> };
  refusal?: { rule: string; reason: string };
  sentence: string;
}

interface Spoken {
  facts: GameFacts;
  names: string[];
  said: Record<Language, Said[]>;
}

function say(speaker: Speaker, { event, action, advice, refusal }: Said): string {
  if (event) return speaker.event(event);
  if (advice) return speaker.advice(advice);
  return refusal ? speaker.refusal(refusal) : speaker.action(action ?? -1);
}

// Whole games, in all languages.
describe.each(saidByPython<Spoken>('sentences.py'))('$facts.name', ({ facts, names, said }) => {
  test.each(LANGUAGES)('is spoken of in %s as in the terminal', async (language) => {
    const phrases = new Phrases(['coach', 'common', facts.name]);
    await phrases.speak(language);
    expect(said[language].length).toBeGreaterThan(300);
    for (const line of said[language]) {
      const speaker = new Speaker(phrases, facts, names, line.me);
      expect(say(speaker, line), JSON.stringify(line)).toBe(line.sentence);
    }
  });
});
