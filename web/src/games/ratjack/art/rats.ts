/** The twelve rats. */

import { disc, discs, flat, line, oval, rod, shape, star } from '../../../parts/art/pen';
import type { Look } from './species';

const postman: Look = {
  ground: 'p-sky',
  motif: 'disc',
  fur: 'fur-brown',
  pale: 'fur-cream',
  coat: 'p-navy',
  eyes: 'happy',
  mouth: 'smile',
  front: [
    shape('p-navy', 'M22 26C18 4 34-6 50-6s32 10 28 32Z'),
    shape('gold', 'M22 22q28-10 56 0v9q-28-9-56 0Z'),
    shape('card-ink', 'M24 32q26-10 52 0 7 4 5 9-31-13-62 0-2-5 5-9Z'),
    shape('gold', disc(50, 7, 6)),
    shape('fur-white', 'M2 68h40v29H2Z'),
    line('card-ink', 2.4, 'M2 68l20 16 20-16'),
    shape('red', disc(22, 84, 5)),
  ],
};

const sweeper: Look = {
  ground: 'p-mint',
  motif: 'stripes',
  fur: 'fur-grey',
  coat: 'red',
  eyes: 'round',
  mouth: 'flat',
  behind: rod('fur-brown', 4, 'M8 12v60'),
  front: [
    shape('red', 'M79 34c8-9 18-9 18-2s-8 7-12 6c4 6 4 14-2 14s-6-10-4-18Z'),
    shape('red', 'M15 44C13 16 30 8 50 8s37 8 35 36C75 30 63 26 50 26S25 30 15 44Z'),
    flat('fur-white', discs(3.4, [30, 24], [50, 17], [70, 24])),
    shape('gold', 'M-2 66h20l8 36H-9Z'),
    line('card-ink', 2, 'M4 78 0 98M12 78l4 20'),
  ],
};

const detective: Look = {
  ground: 'p-sand',
  motif: 'rays',
  fur: 'fur-grey',
  coat: 'fur-brown',
  eyes: 'round',
  mouth: 'flat',
  front: [
    shape('sackcloth', 'M22 30C20 4 36-4 50-4s30 8 28 34Z'),
    line('fur-brown', 2.4, 'M36 2q-4 12-3 24M50-2v26M64 2q4 12 3 24M24 16q26-8 52 0'),
    shape('fur-brown', 'M8 36q42-22 84 0-2 8-10 6-32-12-64 0-8 2-10-6Z'),
    shape('red', 'M50-4 40-12v14ZM50-4l10-8V2Z'),
    ...rod('fur-brown', 6, 'M20 66 4 88'),
    shape('p-ice', disc(32, 52, 19)),
    shape('fur-white', oval(32, 52, 13, 12)),
    flat('card-ink', disc(33, 52, 7)),
    flat('fur-white', disc(36, 49, 2.6)),
    line('gold', 4.5, disc(32, 52, 18)),
  ],
};

const scavenger: Look = {
  ground: 'p-lilac',
  motif: 'dots',
  fur: 'fur-black',
  pale: 'fur-grey',
  eyes: 'sly',
  mouth: 'grin',
  front: [
    line('card-ink', 5, 'M40-8c0-11 20-11 20 0'),
    shape('p-silver', 'M17 22C17 0 34-8 50-8s33 8 33 30Z'),
    line('p-slate', 3, 'M36 2q-5 8-5 14M64 2q5 8 5 14M50 0v16'),
    shape('p-silver', 'M9 18h82v10H9Z'),
    shape('p-silver', 'M8 80h84l-6 24H14Z'),
    line('p-slate', 4, 'M28 88l2 14M50 88v14M72 88l-2 14'),
    shape('p-silver', 'M4 76h92v10H4Z'),
    shape('skin', 'M22 84V74q2-4 5 0 3-4 5 0 3-4 5 0v10ZM63 84V74q2-4 5 0 3-4 5 0 3-4 5 0v10Z'),
    shape('gold', 'M6 78C-4 62-2 50 8 46c2 8 6 14 12 18l-4 14Z'),
  ],
};

const ninja: Look = {
  ground: 'red',
  motif: 'disc',
  fur: 'fur-cream',
  coat: 'fur-black',
  eyes: 'angry',
  mouth: 'flat',
  behind: [...rod('p-silver', 4, 'M8 100 26 60'), shape('gold', 'M76 40l24-14v14l-8 4 8 12Z')],
  on: [
    shape(
      'fur-black',
      'M50 16c22 0 35 12 36 30 0 16-10 24-18 32-5 6-11 12-18 12s-13-6-18-12c-8-8-18-16-18-32 1-18 14-30 36-30Z',
    ),
    shape('fur-cream', 'M19 42q31-9 62 0 2 8-2 16-29 8-58 0-4-8-2-16Z'),
    shape('gold', 'M18 29q32-14 64 0l3 11q-35-13-70 0Z'),
    shape('card-ink', disc(50, 28, 4)),
  ],
};

const acrobat: Look = {
  ground: 'p-lemon',
  motif: 'rays',
  fur: 'fur-white',
  pale: 'fur-cream',
  coat: 'blue',
  eyes: 'happy',
  mouth: 'grin',
  poses: ['rotate(180 52 50) translate(6 8) scale(.92)'],
  behind: [...rod('skin', 7, 'M34 100v22M66 100v22'), ...rod('fur-brown', 5, 'M14 124h72')],
  front: [
    flat('p-lemon', star(50, 96, 8)),
    shape('red', 'M20 34q30-16 60 0l1 8q-31-14-62 0Z'),
    flat('p-lemon', star(50, 30, 6)),
  ],
};

const jester: Look = {
  ground: 'p-teal',
  motif: 'dots',
  fur: 'sackcloth',
  pale: 'fur-white',
  coat: 'p-violet',
  eyes: 'happy',
  mouth: 'grin',
  front: [
    shape('red', 'M42 34C34 8 20-2 2 10c10 2 12 16 14 30Z'),
    shape('green', 'M58 34C66 8 80-2 98 10c-10 2-12 16-14 30Z'),
    shape('gold', 'M26 36C32 12 40-6 50-20c10 14 18 32 24 56q-24-12-48 0Z'),
    shape('fur-white', discs(5.5, [3, 12], [97, 12], [50, -20])),
    shape('gold', 'M14 92l10-9 8 9 9-9 9 9 9-9 9 9 8-9 10 9-6 12H20Z'),
    shape('red', disc(9, 60, 8)),
    shape('p-lemon', disc(5, 84, 8)),
  ],
};

const king: Look = {
  ground: 'p-plum',
  motif: 'rays',
  fur: 'fur-ginger',
  coat: 'red',
  eyes: 'sleepy',
  mouth: 'smile',
  front: [
    shape('gold', 'M22 34 12-4l20 15L50-14l18 25L88-4 78 34q-28-12-56 0Z'),
    line('p-rust', 3, 'M24 26q26-10 52 0'),
    shape('red', disc(50, 10, 5)),
    shape('p-sky', discs(3.6, [30, 17], [70, 17])),
    shape('fur-white', 'M10 104c2-14 10-20 22-22q18 12 36 0c12 2 20 8 22 22l-14 1q-26-12-52 0Z'),
    flat('card-ink', discs(2, [22, 94], [33, 90], [50, 94], [67, 90], [78, 94])),
    shape('gold', disc(11, 78, 13)),
    flat('p-rust', star(11, 78, 8)),
  ],
};

const pirate: Look = {
  ground: 'blue',
  motif: 'stripes',
  fur: 'fur-grey',
  coat: 'fur-white',
  eyes: 'angry',
  mouth: 'grin',
  on: [line('red', 4, 'M22 100q28 8 56 0M26 92q24 8 48 0')],
  front: [
    line('card-ink', 3, 'M20 38l60 20'),
    shape('card-ink', disc(65, 50, 10.5)),
    shape('fur-black', 'M0 38C10 8 30-14 50-14S90 8 100 38C80 24 66 22 50 22S20 24 0 38Z'),
    line('gold', 3, 'M5 30C20 16 36 15 50 15s30 1 45 15'),
    flat('fur-white', `${disc(50, -1, 8)}M46 4h8v6h-8Z`),
    flat('card-ink', discs(2.2, [47, -1], [53, -1])),
    line('gold', 3.5, disc(8, 50, 5)),
    ...rod('p-silver', 4, 'M16 88C8 78 4 70 4 58'),
    ...rod('gold', 3, 'M8 94l18-8'),
    ...rod('fur-brown', 4, 'M18 92l4 10'),
  ],
};

const judge: Look = {
  ground: 'p-forest',
  motif: 'disc',
  fur: 'p-choc',
  pale: 'fur-cream',
  coat: 'red',
  eyes: 'sleepy',
  mouth: 'flat',
  on: [
    shape('fur-white', discs(11, [17, 82], [83, 82], [14, 66], [86, 66], [13, 48], [87, 48])),
    shape('fur-white', 'M11 44C6 10 28-2 50-2s44 12 39 46C80 36 72 26 50 26S20 36 11 44Z'),
    line('card-ink', 2, 'M24 14q8 4 8 12M40 4q5 8 4 18M60 4q-5 8-4 18M76 14q-8 4-8 12'),
  ],
  front: [
    shape('fur-white', 'M40 88h20l4 16H36Z'),
    ...rod('fur-brown', 4, 'M14 90 34 104'),
    shape('fur-brown', 'M4 72l22 6-5 20-22-6Z'),
  ],
};

const magician: Look = {
  ground: 'p-night',
  motif: 'stars',
  fur: 'fur-white',
  coat: 'fur-black',
  eyes: 'wink',
  mouth: 'smile',
  front: [
    shape('card-ink', 'M29 26 25-22q25-7 50 0L71 26Z'),
    shape('p-violet', 'M28 12q22 7 44 0l-1 12q-21 7-42 0Z'),
    shape('fur-black', 'M10 24q40 12 80 0 6 0 5 6-45 16-90 0-1-6 5-6Z'),
    shape('red', 'M50 93 34 84v18l16-9 16-9v18Z'),
    ...rod('fur-white', 3, 'M6 74l22 24'),
    shape('gold', star(6, 70, 12)),
  ],
};

const chef: Look = {
  ground: 'p-coral',
  motif: 'disc',
  fur: 'p-slate',
  coat: 'fur-white',
  eyes: 'happy',
  mouth: 'smile',
  front: [
    shape('fur-white', 'M26 28C4 24 6-4 28-4c4-18 40-18 44 0 22 0 24 28 2 32v10q-24-9-48 0Z'),
    line('p-silver', 3, 'M38 10q2 10 1 16M50 6v19M62 10q-2 10-1 16'),
    shape('card-ink', 'M50 72c-6-5-14-3-18 4 6 3 13 2 18-2 5 4 12 5 18 2-4-7-12-9-18-4Z'),
    shape('red', 'M32 88q18 8 36 0l-12 14H44Z'),
    ...rod('card-ink', 3, 'M30 94l16 6'),
    shape('fur-black', 'M-4 84h36q-2 14-18 14T-4 84Z'),
    shape('gold', 'M-2 66c6-8 24-10 32-2 3 6-4 8-16 9S-5 72-2 66Z'),
  ],
};

export const rats: Look[] = [
  postman,
  sweeper,
  detective,
  scavenger,
  ninja,
  acrobat,
  jester,
  king,
  pirate,
  judge,
  magician,
  chef,
];
