/** The texts of one language, by id, from the same Fluent files as the terminal. */

import { FluentBundle, FluentResource } from '@fluent/bundle';
import { localeOf, type Language } from './languages';

export type Values = Record<string, string | number>;

/** Loads the texts of a part in a language: `ratjack` is in ratjack.ftl and ratjack-cards.ftl. */
export type Library = (language: Language, part: string) => Promise<string[]>;

/** The hyphen before a number, which stands for a minus: Fluent writes negative numbers with it. */
const MINUS = /(?<![\p{L}\p{N}_-])-(?=\d)/gu;

const FOLDER = '../../../src/ninelives/text/locales';

const files = import.meta.glob<string>(
  [
    '../../../src/ninelives/text/locales/*/*.ftl',
    '!../../../src/ninelives/text/locales/*/{cli,terminal}.ftl',
  ],
  { query: '?raw', import: 'default' },
);

const onDisk: Library = (language, part) => {
  const [whole, begins] = [`${FOLDER}/${language}/${part}.ftl`, `${FOLDER}/${language}/${part}-`];
  const found = Object.entries(files).filter(([name]) => name === whole || name.startsWith(begins));
  return Promise.all(found.map(([, load]) => load()));
};

export class Phrases {
  #language = $state<Language>('en');
  #wanted: Language = 'en';
  /** Counts loaded files, so that templates rendered before a file arrived render again. */
  #read = $state(0);
  readonly #needed: Set<string>;
  readonly #bundles = new Map<Language, { bundle: FluentBundle; has: Set<string> }>();
  readonly #library: Library;

  /** `needed` are the parts loaded for every language. */
  constructor(needed: readonly string[], library: Library = onDisk) {
    this.#needed = new Set(needed);
    this.#library = library;
  }

  get language(): Language {
    return this.#language;
  }

  /** Load these parts too, now and after a change of language. */
  async need(...names: string[]): Promise<void> {
    for (const name of names) this.#needed.add(name);
    await Promise.all([this.#load(this.#language), this.#load(this.#wanted)]);
  }

  /** Change the language once its texts are loaded; of several calls the last one wins. */
  async speak(language: Language): Promise<void> {
    this.#wanted = language;
    await this.#load(language);
    if (this.#wanted === language) this.#language = language;
  }

  has(name: string): boolean {
    return this.#bundle()?.hasMessage(name) ?? false;
  }

  /** The text with this id, or `id.attribute`; the id itself if there is none. */
  say(name: string, values: Values = {}): string {
    const [id = '', attribute] = name.split('.');
    const bundle = this.#bundle();
    const message = bundle?.getMessage(id);
    const pattern = attribute ? message?.attributes[attribute] : message?.value;
    if (!bundle || !pattern) return name;
    const text = bundle.formatPattern(pattern, values, []);
    const negative = Object.values(values).some((value) => typeof value === 'number' && value < 0);
    return negative ? text.replace(MINUS, '−') : text;
  }

  /** Joins items as the language writes lists. */
  listed(things: readonly string[]): string {
    return this.#join('list-separator', things) || this.say('list-empty');
  }

  /** Sentences one after another; empty ones are left out. */
  joined(...sentences: readonly string[]): string {
    return this.#join(
      'sentence-separator',
      sentences.filter((each) => each !== ''),
    );
  }

  #join(separator: string, parts: readonly string[]): string {
    return parts.join(this.say(separator).replace(/^\|+|\|+$/g, ''));
  }

  #bundle(): FluentBundle | undefined {
    return this.#read > 0 ? this.#bundles.get(this.#language)?.bundle : undefined;
  }

  async #load(language: Language): Promise<void> {
    let known = this.#bundles.get(language);
    if (!known) {
      const bundle = new FluentBundle(localeOf(language), { useIsolating: false });
      known = { bundle, has: new Set() };
      this.#bundles.set(language, known);
    }
    const { bundle, has } = known;
    const missing = [...this.#needed].filter((name) => !has.has(name));
    const texts = await Promise.all(missing.map((name) => this.#library(language, name)));
    for (const text of texts.flat()) bundle.addResource(new FluentResource(text));
    for (const name of missing) has.add(name);
    if (missing.length) this.#read += 1;
  }
}
