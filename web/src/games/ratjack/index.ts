/** Ratjack on the page. */

import type { GameModule } from '../module';
import { QUIET } from '../../wire';
import { pause } from './pace';
import Score from './Score.svelte';
import type { Picture } from './scene';
import { show } from './show';
import Table from './Table.svelte';
import { action, tell } from './sentences';

const ratjack: GameModule<Picture> = {
  Table,
  Score,
  show,
  pause,
  quiet: new Set(QUIET.ratjack),
  action,
  tell,
};

export default ratjack;
