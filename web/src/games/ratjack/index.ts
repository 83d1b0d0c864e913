/** Ratjack on the page. */

import type { GameModule } from '../module';
import { QUIET } from '../../wire';
import Score from './Score.svelte';
import type { Picture } from './scene';
import { pause, show } from './show';
import { sounds } from './sounds';
import Table from './Table.svelte';
import { action, tell } from './sentences';

const ratjack: GameModule<Picture> = {
  Table,
  Score,
  show,
  pause,
  sounds,
  quiet: new Set(QUIET.ratjack),
  action,
  tell,
  keys: [
    { keys: ['1', '…', '9'], text: 'ratjack-page-key-choose' },
    { keys: ['←', '→'], text: 'ratjack-page-key-move' },
    { keys: ['Esc'], text: 'ratjack-page-key-skip' },
  ],
};

export default ratjack;
