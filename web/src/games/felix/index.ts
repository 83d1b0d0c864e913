/** Felix on the page. */

import type { GameModule } from '../module';
import Score from './Score.svelte';
import { pause, quiet, show } from './show';
import Table from './Table.svelte';
import type { Picture } from './types';

const felix: GameModule<Picture> = { Table, Score, show, pause, quiet };

export default felix;
