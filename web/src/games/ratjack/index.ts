/** Ratjack on the page. */

import type { GameModule } from '../module';
import Score from './Score.svelte';
import type { Picture } from './scene';
import { pause, quiet, show } from './show';
import Table from './Table.svelte';

const ratjack: GameModule<Picture> = { Table, Score, show, pause, quiet };
export default ratjack;
