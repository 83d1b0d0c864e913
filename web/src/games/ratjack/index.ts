/** Ratjack on the page. */

import type { GameModule } from '../module';
import { QUIET, type ratjack as wire } from '../../wire';
import { occasions } from './occasions';
import RoundSheet from './RoundSheet.svelte';
import Score from './Score.svelte';
import type { Picture } from './scene';
import { least, pause, show } from './show';
import { sounds } from './sounds';
import Table from './Table.svelte';
import { missing } from './needs';
import { action, detail, tell } from './sentences';

const ratjack: GameModule<Picture, wire.Event> = {
  Table,
  Score,
  // Of a card in hand one chooses the card, then what to do with it: the second step confirms.
  confirmed: new Set([
    'draw-deck',
    'draw-discard',
    'card',
    'token',
    'player',
    'take',
    'top',
    'yes',
    'no',
  ]),
  round: { events: new Set(['RoundEnded']), Sheet: RoundSheet },
  show,
  pause,
  least,
  sounds,
  occasions,
  quiet: new Set(QUIET.ratjack),
  action,
  why: (reason, action, actions, speaker, picture) => {
    const needed = reason === 'not-in-full' ? missing(picture, actions, action) : '';
    return needed && speaker.say('page-needs', { needed });
  },
  tell,
  detail,
  keys: [
    { keys: ['1', '…', '9'], text: 'ratjack-page-key-choose' },
    { keys: ['←', '→'], text: 'ratjack-page-key-move' },
    { keys: ['Esc'], text: 'ratjack-page-key-skip' },
  ],
};

export default ratjack;
