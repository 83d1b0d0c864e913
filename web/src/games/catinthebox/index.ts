/** Cat in the Box on the page. */

import type { GameModule } from '../module';
import { QUIET } from '../../wire';
import Score from './Score.svelte';
import { pause, show, type CatPicture } from './show';
import { sounds } from './sounds';
import Table from './Table.svelte';

const catinthebox: GameModule<CatPicture> = {
  Table,
  Score,
  show,
  pause,
  sounds,
  quiet: new Set(QUIET.catinthebox),
};

export default catinthebox;
