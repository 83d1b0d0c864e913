/** Error texts for replays, reviews and deals. */

import { Failure } from '../net/api';
import { phrases, t } from '../text/text.svelte';

export function whyNotShown(problem: unknown): string {
  const text = problem instanceof Failure ? `table-refused-${problem.reason}` : '';
  return phrases.has(text) ? t(text) : t('page-problem-load');
}
