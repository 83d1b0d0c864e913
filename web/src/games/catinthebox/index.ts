/** Cat in the Box on the page. */

import type { GameModule } from '../module';
import { QUIET } from '../../wire';
import { COLOURS } from './colours';
import { occasions } from './occasions';
import RoundSheet from './RoundSheet.svelte';
import Score from './Score.svelte';
import { least, pause, show, type CatEvent, type CatPicture } from './show';
import { sounds } from './sounds';
import Table from './Table.svelte';

const keys = [
  { keys: ['1', '…', '9'], text: 'catinthebox-page-key-card' },
  { keys: COLOURS.map((colour) => colour.key), text: 'catinthebox-page-key-colour' },
  { keys: ['Enter'], text: 'catinthebox-page-key-aside' },
  { keys: ['←', '→', '↑', '↓'], text: 'catinthebox-page-key-move' },
  { keys: ['Esc'], text: 'catinthebox-page-key-back' },
];

const catinthebox: GameModule<CatPicture, CatEvent> = {
  Table,
  Score,
  // A card is selected before it is put aside or gets its colour: the second step confirms.
  confirmed: new Set(['predict']),
  round: { events: new Set(['RoundScored']), Sheet: RoundSheet },
  show,
  pause,
  least,
  keys,
  sounds,
  occasions,
  quiet: new Set(QUIET.catinthebox),
};

export default catinthebox;
