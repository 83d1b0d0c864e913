/** Felix on the page. */

import type { GameModule, RoundEnd } from '../module';
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

/** A round is the sale of a row: it comes nine times, so its sheet is short and closes by itself. */
const round: RoundEnd<Picture, Told> = {
  events: new Set(['RowSold', 'RowDeclined']),
  Sheet: RoundSheet,
  brief: 3500,
};

const felix: GameModule<Picture, Told> = {
  Table,
  Score,
  round,
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
