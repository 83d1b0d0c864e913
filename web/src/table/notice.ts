/** Lines of the chat in the reader's language. */

import { t } from '../text/text.svelte';
import type { Said } from '../wire';

/** A notice about a player as a sentence. */
export function noticeText({ notice, name, by }: Said): string {
  return t(`table-notice-${notice}`, { name, by });
}

/** What a player said. */
export function saidText({ text, phrase }: Said): string {
  return phrase === '' ? text : t(`table-phrase-${phrase}`);
}
