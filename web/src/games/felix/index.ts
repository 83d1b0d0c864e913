/** Felix on the page. */

import type { GameModule } from '../module';
import { QUIET } from '../../wire';
import { keys } from './keys';
import Score from './Score.svelte';
import { pause, show } from './show';
import { sounds } from './sounds';
import Table from './Table.svelte';
import type { Picture } from './types';

const felix: GameModule<Picture> = {
  Table,
  Score,
  show,
  pause,
  sounds,
  keys,
  quiet: new Set(QUIET.felix),
};

export default felix;
