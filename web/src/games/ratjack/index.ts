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
};

export default ratjack;
