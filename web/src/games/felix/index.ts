/** Felix on the page. */

import type { GameModule } from '../module';
import { QUIET } from '../../wire';
import { keys } from './keys';
import { occasions } from './occasions';
import RoundSheet from './RoundSheet.svelte';
import Score from './Score.svelte';
import { isOut, least, pause } from './pauses';
import { show } from './show';
import { sounds } from './sounds';
import Table from './Table.svelte';
import type { Picture, Told } from './types';

const felix: GameModule<Picture, Told> = {
  Table,
  Score,
  /** A round is the sale of a row. */
  round: { events: new Set(['RowSold', 'RowDeclined']), Sheet: RoundSheet },
  show,
  isOut,
  pause,
  least,
  sounds,
  occasions,
  keys,
  quiet: new Set(QUIET.felix),
};

export default felix;
