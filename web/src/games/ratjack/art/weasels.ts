/** The twelve weasels. */

import { disc, discs, flat, line, oval, shape, star } from '../../../parts/art/pen';
import type { Look } from './species';

const scholar: Look = {
  ground: 'p-sand',
  motif: 'disc',
  fur: 'fur-brown',
  coat: 'fur-black',
  eyes: 'round',
  mouth: 'smile',
  front: [
    line('gold', 3, `${disc(37, 34, 11)}${disc(63, 34, 11)}M47 32q3-3 6 0`),
    shape('card-ink', 'M28 6v14q22-10 44 0V6Z'),
    shape('fur-black', 'M50-20 98-2 50 14 2-2Z'),
    line('gold', 3, 'M50-3l38 6v16'),
    shape('gold', 'M84 18h8l3 16H81Z'),
    shape('red', 'M4 82q24-10 46 2 22-12 46-2v22H4Z'),
    shape('fur-white', 'M10 80q20-8 40 3 20-11 40-3v20q-20-6-40 4-20-10-40-4Z'),
    line('p-slate', 2, 'M18 86q12-3 24 3M18 93q12-3 24 3M82 86q-12-3-24 3M50 84v19'),
  ],
};

const angler: Look = {
  ground: 'p-sky',
  motif: 'stripes',
  fur: 'fur-ginger',
  coat: 'gold',
  eyes: 'happy',
  mouth: 'smile',
  front: [
    shape('gold', 'M24 18C22-8 36-14 50-14S78-8 76 18q16 4 22 18-24-16-48-16T2 36q6-14 22-18Z'),
    line('p-rust', 2.4, 'M50-13v26M34-8q-4 10-3 22M66-8q4 10 3 22'),
    line('p-rust', 3, 'M50 80v24'),
    flat('card-ink', discs(2.6, [58, 88], [58, 98])),
    shape('p-teal', 'M8 60c12 2 16 14 12 24l6 14-12-4-12 6 2-14C-4 74 0 62 8 60Z'),
    flat('fur-white', disc(11, 69, 3.6)),
    flat('card-ink', disc(11, 69, 1.8)),
    line('card-ink', 1.6, 'M8 60V36'),
  ],
};

const spy: Look = {
  ground: 'p-silver',
  motif: 'rays',
  fur: 'p-choc',
  eyes: 'shades',
  mouth: 'flat',
  front: [
    shape('sackcloth', 'M12 104 20 62l30 24 30-24 8 42Z'),
    shape('sackcloth', 'M20 62l-4 24 34 16V86ZM80 62l4 24-34 16V86Z'),
    shape('p-slate', 'M26 16C22-14 38-18 50-10c12-8 28-4 24 26Z'),
    shape('red', 'M26 8q24-8 48 0v10q-24-6-48 0Z'),
    shape('p-slate', 'M4 22q46-18 92 0 2 8-8 7-38-12-76 0-10 1-8-7Z'),
  ],
};

const sleeper: Look = {
  ground: 'p-night',
  motif: 'stars',
  fur: 'fur-cream',
  pale: 'fur-white',
  eyes: 'shut',
  mouth: 'o',
  front: [
    shape(
      'p-coral',
      'M22 22C22-4 44-18 66-12c20 5 28 24 26 44l-10-2c0-10-3-16-8-16l4 8q-28-12-56 0Z',
    ),
    line('fur-white', 4, 'M36-4q8 6 10 15M60-11q4 8 2 20M80-3q-6 6-9 12'),
    shape('fur-white', 'M20 16q30-12 60 0v10q-30-12-60 0Z'),
    shape('fur-white', disc(87, 36, 9)),
    shape('p-sky', 'M-6 74q56-12 112 0v32H-6Z'),
    shape('fur-white', 'M-6 72q56-12 112 0v12q-56-12-112 0Z'),
    line('blue', 3, 'M20 84v20M50 82v22M80 84v20M-4 96q54-8 108 0'),
    line('p-lemon', 3.4, 'M2 34h11L2 48h11M10 14h8L10 24h8'),
  ],
};

const burglar: Look = {
  ground: 'p-lemon',
  motif: 'disc',
  fur: 'fur-grey',
  pale: 'fur-white',
  coat: 'fur-white',
  eyes: 'sly',
  mouth: 'grin',
  on: [
    line('card-ink', 5, 'M24 82q26 10 52 0M18 94q32 10 64 0'),
    shape('card-ink', 'M21 27q29-8 58 0 2 8-2 16-8 6-20 0-7-4-14 0-12 6-20 0-4-8-2-16Z'),
  ],
  front: [
    shape('fur-black', 'M23 22C19-6 36-14 50-14S81-6 77 22q-27-10-54 0Z'),
    shape('p-slate', 'M20 14q30-10 60 0v11q-30-11-60 0Z'),
    shape('sackcloth', 'M4 66c4-4 12-4 16 0l-2 6c12 6 18 18 16 32H-12c-2-14 4-26 18-32Z'),
    line('red', 3.4, 'M4 73h15'),
    shape('fur-cream', 'M2 84h18v12H2Z'),
  ],
};

const seer: Look = {
  ground: 'p-plum',
  motif: 'rays',
  fur: 'fur-white',
  pale: 'fur-cream',
  coat: 'p-violet',
  eyes: 'wide',
  mouth: 'smile',
  front: [
    shape('p-teal', 'M76 22c12-2 18 8 20 22-8-2-12 0-16 4-4-8-6-18-4-26Z'),
    shape('p-teal', 'M19 30C14 0 32-8 50-8S86 0 81 30C70 16 60 14 50 14S30 16 19 30Z'),
    shape('gold', discs(4.4, [26, 20], [38, 13], [50, 11], [62, 13], [74, 20])),
    line('gold', 3.4, disc(22, 46, 5)),
    shape('gold', 'M32 98h36l6 8H26Z'),
    shape('p-sky', disc(50, 82, 20)),
    flat('p-ice', disc(46, 76, 12)),
    flat('fur-white', star(44, 76, 7)),
  ],
};

const twins: Look = {
  ground: 'p-mint',
  motif: 'dots',
  fur: 'fur-ginger',
  coat: 'p-navy',
  eyes: 'wink',
  mouth: 'smile',
  poses: [
    'translate(37 20) rotate(8 50 60) scale(.78)',
    'translate(-14 20) rotate(-8 50 60) scale(.8)',
  ],
  front: [
    shape('red', 'M24 20C22-4 36-10 50-10S78-4 76 20q-26-10-52 0Z'),
    shape('p-lemon', 'M50-10c-9 4-14 14-14 25q14-4 28 0c0-11-5-21-14-25Z'),
    line('card-ink', 3, 'M50-10v-8'),
    shape('p-sky', 'M50-18q-18-10-22 0 4 8 22 0 18-10 22 0-4 8-22 0Z'),
  ],
};

const painter: Look = {
  ground: 'fur-cream',
  motif: 'dots',
  fur: 'p-choc',
  coat: 'p-sky',
  eyes: 'happy',
  mouth: 'o',
  front: [
    shape(
      'card-ink',
      'M50 50c-5-4-14-2-16 3-5-1-8-4-8-8-6 8 0 15 8 14 7 0 12-4 16-7 4 3 9 7 16 7 8 1 14-6 8-14 0 4-3 7-8 8-2-5-11-7-16-3Z',
    ),
    line('card-ink', 4, 'M56-14l3-9'),
    shape('red', 'M14 18C2 2 34-18 60-14c28 4 36 24 28 34-24-10-46-8-68 6Z'),
    shape('red', 'M34 70q16 8 32 0l2 8q-18 8-36 0Z'),
    shape('sackcloth', 'M-6 80c4-16 32-18 38-4 4 10-4 12-4 18s-4 10-14 10c-12 0-24-8-20-24Z'),
    flat('red', disc(4, 78, 4.6)),
    flat('blue', disc(16, 73, 4.6)),
    flat('p-lemon', disc(25, 80, 4.6)),
    flat('green', disc(2, 91, 4.6)),
    flat('fur-cream', disc(17, 90, 4)),
  ],
};

const bellhop: Look = {
  ground: 'p-teal',
  motif: 'stripes',
  fur: 'fur-ginger',
  pale: 'fur-white',
  coat: 'red',
  eyes: 'round',
  mouth: 'smile',
  front: [
    line('card-ink', 2.4, 'M27 18c0 30 8 50 23 50s23-20 23-50'),
    shape('red', 'M28 14 31-16q19-6 38 0l3 30q-22-8-44 0Z'),
    shape('gold', 'M27 6q23-8 46 0l1 9q-24-9-48 0Z'),
    shape('gold', disc(50, -20, 4)),
    shape('gold', discs(3.2, [42, 86], [58, 86], [41, 97], [59, 97])),
    line('card-ink', 4, 'M6 74v-8h16v8'),
    shape('fur-brown', 'M-8 74h44v30H-8Z'),
    shape('fur-cream', 'M-8 82h44v5H-8Z'),
    shape('p-lemon', disc(24, 95, 5)),
  ],
};

const cowhand: Look = {
  ground: 'p-coral',
  motif: 'disc',
  fur: 'sackcloth',
  eyes: 'sly',
  mouth: 'flat',
  behind: [line('gold', 4.5, 'M4 100C-14 70 4 46 16 56S20 92 6 92'), line('gold', 4.5, 'M6 92h30')],
  front: [
    shape('red', 'M26 68q24 10 48 0l2 6-26 26-26-26Z'),
    flat('fur-white', discs(2.6, [38, 77], [50, 80], [62, 77], [50, 91])),
    shape('fur-brown', 'M26 16C24-16 38-22 50-13c12-9 26-3 24 29Z'),
    shape('gold', 'M26 7q24 8 48 0v8q-24 8-48 0Z'),
    shape('fur-brown', 'M-4 6c10 10 26 7 54 7s44 3 54-7c4 14-14 22-54 22S-8 20-4 6Z'),
    line('gold', 2.6, 'M56 56l20 5'),
  ],
};

const photographer: Look = {
  ground: 'p-rose',
  motif: 'rays',
  fur: 'fur-white',
  pale: 'fur-cream',
  coat: 'p-forest',
  eyes: 'none',
  mouth: 'smile',
  front: [
    shape('p-lemon', 'M70-28l5 11 12-4-5 11 9 10H50l8-10-5-11 12 4Z'),
    shape('p-slate', 'M60 0h20v14H60Z'),
    shape('fur-black', 'M14 12h72v36q-36 6-72 0Z'),
    shape('p-silver', 'M14 10h72v9H14Z'),
    shape('p-silver', disc(50, 31, 18)),
    shape('blue', disc(50, 31, 12)),
    flat('p-ice', disc(46, 27, 4.5)),
    shape('red', disc(28, 8, 4)),
    shape(
      'fur-white',
      'M8 28q10-3 12 4-2 7-12 4ZM8 40q10-3 12 4-2 6-11 4ZM92 28q-10-3-12 4 2 7 12 4ZM92 40q-10-3-12 4 2 6 11 4Z',
    ),
  ],
};

const constable: Look = {
  ground: 'p-violet',
  motif: 'stars',
  fur: 'fur-black',
  pale: 'fur-grey',
  coat: 'p-navy',
  eyes: 'wide',
  mouth: 'o',
  behind: [flat('p-lemon', 'M18 78-40 20v90Z')],
  front: [
    shape('p-navy', 'M8 4C8-14 34-20 50-20S92-14 92 4c-2 8-10 8-16 12H24C18 12 10 12 8 4Z'),
    shape('card-ink', 'M23 10q27-9 54 0v9q-27-8-54 0Z'),
    shape('fur-black', 'M26 19q24-8 48 0 7 4 5 8-29-12-58 0-2-4 5-8Z'),
    shape('gold', star(50, -3, 10)),
    shape('gold', star(66, 90, 6)),
    shape('p-silver', 'M38 84v12l-14-2-10 6V72l10 9Z'),
    shape('p-lemon', oval(14, 86, 4, 14)),
  ],
};

export const weasels: Look[] = [
  scholar,
  angler,
  spy,
  sleeper,
  burglar,
  seer,
  twins,
  painter,
  bellhop,
  cowhand,
  photographer,
  constable,
];
