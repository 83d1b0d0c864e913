/** The twelve raccoons. */

import { disc, discs, flat, line, oval, rod, shape, star } from '../../../parts/art/pen';
import type { Look } from './species';

const surgeon: Look = {
  ground: 'p-mint',
  motif: 'disc',
  fur: 'fur-grey',
  coat: 'green',
  eyes: 'round',
  mouth: 'flat',
  on: [
    line('p-sky', 2.6, 'M10 56l16 8M90 56l-16 8'),
    shape('p-sky', 'M25 62q25-12 50 0l-2 19q-23 14-46 0Z'),
    line('blue', 2, 'M29 69q21-6 42 0M29 76q21-4 42 0'),
  ],
  front: [
    shape('green', 'M17 38C11 8 30-2 50-2s39 10 33 40C72 28 62 26 50 26S28 28 17 38Z'),
    shape('p-silver', disc(50, 14, 10)),
    flat('fur-black', disc(50, 14, 3)),
    line('p-slate', 4, 'M22 104 12 80M6 104l6-20'),
    shape('gold', disc(11, 74, 10)),
  ],
};

const gardener: Look = {
  ground: 'p-lime',
  motif: 'stripes',
  fur: 'fur-brown',
  pale: 'fur-cream',
  coat: 'blue',
  eyes: 'happy',
  mouth: 'smile',
  front: [
    shape('p-sand', oval(50, 28, 54, 11)),
    shape('p-sand', 'M24 26C20-8 36-14 50-14S80-8 76 26q-26 8-52 0Z'),
    shape('red', 'M23 16q27 8 54 0v10q-27 8-54 0Z'),
    line('green', 4, 'M10 104V80'),
    shape(
      'gold',
      discs(6.5, [10, 60], [10, 80], [0, 70], [20, 70], [3, 63], [17, 63], [3, 77], [17, 77]),
    ),
    shape('fur-brown', disc(10, 70, 7.5)),
  ],
};

const diver: Look = {
  ground: 'p-navy',
  motif: 'dots',
  fur: 'p-slate',
  coat: 'fur-black',
  eyes: 'wide',
  mouth: 'o',
  on: [
    shape('gold', 'M8 34q42-9 84 0 5 16-2 32-16 5-30 0l-10-8-10 8q-14 5-30 0-7-16-2-32Z'),
    shape('p-sky', 'M14 39q36-8 72 0 3 12-1 22-11 3-22 0l-13-11-13 11q-11 3-22 0-4-10-1-22Z'),
  ],
  front: [
    ...rod('red', 7, 'M96 62V6M96 6V-8'),
    ...rod('fur-white', 7, 'M96 0v-6'),
    shape('fur-ginger', 'M2 84c8-12 22-10 30 0l8-8v18l-8-6c-8 10-22 8-30-4Z'),
    flat('card-ink', disc(11, 83, 2.2)),
    line('fur-white', 3, 'M18 80v12'),
    line('p-ice', 2.6, discs(4, [66, 8], [78, -6])),
  ],
};

const discJockey: Look = {
  ground: 'p-rose',
  motif: 'rays',
  fur: 'fur-black',
  coat: 'p-violet',
  eyes: 'shades',
  mouth: 'grin',
  front: [
    ...rod('red', 6, 'M6 46C2-10 98-10 94 46'),
    shape('red', 'M-4 36h14q6 16 0 34H-4ZM104 36H90q-6 16 0 34h14Z'),
    shape('card-ink', disc(13, 88, 22)),
    line('p-slate', 1.6, disc(13, 88, 16)),
    shape('p-lemon', disc(13, 88, 8)),
    flat('card-ink', disc(13, 88, 2)),
  ],
};

const chemist: Look = {
  ground: 'p-lemon',
  motif: 'disc',
  fur: 'fur-grey',
  coat: 'fur-white',
  eyes: 'wide',
  mouth: 'grin',
  front: [
    shape(
      'fur-white',
      'M16 44-2 36l14-8L-2 12l20 1L16-10 34 2 44-20 54-2 70-20l2 20 20-10-6 22 18 2-14 14 12 10-18 6C74 30 64 26 50 26S26 30 16 44Z',
    ),
    line('fur-black', 5, 'M16 34q34-16 68 0'),
    shape('p-teal', discs(11, [35, 24], [65, 24])),
    flat('p-ice', discs(4, [32, 20], [62, 20])),
    shape('p-ice', 'M6 58h16v16l13 24q2 6-4 6H-3q-6 0-4-6L6 74Z'),
    flat('green', 'M3 82h22l9 16q1 5-4 5H-2q-5 0-4-5Z'),
    flat('p-lime', discs(3, [10, 92], [20, 88], [18, 98])),
    shape('fur-white', 'M3 54h22v7H3Z'),
  ],
};

const singer: Look = {
  ground: 'red',
  motif: 'stars',
  fur: 'fur-brown',
  pale: 'fur-cream',
  coat: 'fur-white',
  eyes: 'wink',
  mouth: 'o',
  front: [
    shape('card-ink', 'M14 40C2 4 34-28 80-18c20 5 20 28 6 40l-2 16C70 26 40 20 14 40Z'),
    line('p-slate', 3.4, 'M26 16C36-2 56-8 76-4M34 22c10-8 24-12 38-8'),
    shape('gold', 'M28 84l-14-6 4 26 20 1ZM72 84l14-6-4 26-20 1Z'),
    flat('red', star(50, 96, 6)),
    ...rod('card-ink', 5, 'M14 82l6 22'),
    shape('p-silver', disc(12, 72, 12)),
    line('p-slate', 2, 'M4 66l16 12M3 74l12 9M10 61l13 10M20 64 4 80'),
  ],
};

const mechanic: Look = {
  ground: 'p-silver',
  motif: 'stripes',
  fur: 'fur-ginger',
  pale: 'fur-cream',
  coat: 'p-navy',
  eyes: 'sleepy',
  mouth: 'smile',
  front: [
    shape('p-teal', 'M74 22q26-4 32 12-14 8-34 2Z'),
    shape('p-teal', 'M18 38C14 8 30-4 50-4s36 12 32 42q-32-16-64 0Z'),
    shape('fur-white', oval(46, 13, 13, 9)),
    flat('red', star(46, 13, 7)),
    shape('fur-grey', 'M5 104V76C-6 70-7 56 2 50l2 12h12l2-12c9 6 8 20-3 26v28Z'),
  ],
};

const balloonist: Look = {
  ground: 'p-sky',
  motif: 'dots',
  fur: 'fur-grey',
  coat: 'gold',
  eyes: 'happy',
  mouth: 'grin',
  behind: [
    line('card-ink', 2, 'M6 104C-4 80 4 70 4 60M94 104c8-40 2-60-2-74'),
    shape('p-violet', 'M92 34l4 5h-8ZM92-16c14 0 22 9 22 24S104 34 92 34 70 24 70 8s8-24 22-24Z'),
    shape('red', 'M2 72l5 6h-9ZM2 22c14 0 22 9 22 24S14 72 2 72-20 62-20 46s8-24 22-24Z'),
    line('fur-white', 3.4, 'M98-6q6 4 6 11M10 32q5 4 5 10'),
  ],
  front: [
    shape('green', 'M28 32 48-22q2-4 4 0l20 54q-22-9-44 0Z'),
    line('p-lemon', 4.5, 'M36 16q12-5 28 4M43-4q8-2 14 4'),
    shape('p-lemon', disc(50, -22, 6)),
    shape('red', 'M50 93 36 85v16l14-8 14-8v16Z'),
  ],
};

const astronaut: Look = {
  ground: 'p-night',
  motif: 'stars',
  fur: 'fur-grey',
  coat: 'fur-white',
  eyes: 'round',
  mouth: 'smile',
  poses: ['translate(9 14) scale(.82)'],
  behind: [
    shape('fur-white', 'M-6 112c-2-20 16-32 56-32s58 12 56 32Z'),
    ...rod('p-silver', 4, 'M96 0v-24'),
    shape('red', disc(96, -26, 6)),
    shape('p-silver', disc(50, 48, 60)),
    flat('p-sky', disc(50, 48, 52)),
  ],
  front: [
    line('card-ink', 14, disc(50, 48, 55)),
    line('fur-white', 9.5, disc(50, 48, 55)),
    line('fur-white', 5, 'M12 30q7-16 20-22'),
    shape('p-silver', 'M14 94q36 14 72 0l2 14H12Z'),
    shape('red', disc(32, 104, 5)),
    shape('blue', disc(50, 107, 5)),
  ],
};

const wizard: Look = {
  ground: 'p-lilac',
  motif: 'stars',
  fur: 'p-slate',
  coat: 'p-violet',
  eyes: 'angry',
  mouth: 'flat',
  front: [
    shape('fur-white', 'M28 72q11 4 22-1 11 5 22 1c4 12-2 26-22 34-20-8-26-22-22-34Z'),
    line('card-ink', 2.4, 'M44 79q6 4 12 0'),
    shape('p-violet', 'M20 32C32 18 36-14 62-34c-2 10 6 14 4 20 4 14 8 32 14 46q-30-14-60 0Z'),
    flat('p-lemon', `${star(50, 10, 7)}${star(60, -12, 4)}${star(66, 22, 4)}`),
    shape('p-violet', 'M4 36q46-26 92 0 2 8-8 7-38-14-76 0-10 1-8-7Z'),
    ...rod('fur-brown', 4, 'M12 76l6 28'),
    shape('gold', star(10, 68, 13)),
  ],
};

const waiter: Look = {
  ground: 'p-forest',
  motif: 'disc',
  fur: 'p-choc',
  pale: 'fur-cream',
  coat: 'card-ink',
  eyes: 'sleepy',
  mouth: 'smile',
  behind: rod('card-ink', 8, 'M10 104C-6 80-6 50 3 20'),
  front: [
    shape('fur-white', 'M36 84q14 8 28 0l-6 20H42Z'),
    shape('red', 'M50 92 36 85v15l14-8 14-7v15Z'),
    shape('p-silver', 'M18 4C18-18 34-25 50-25s32 7 32 29Z'),
    line('fur-white', 5, 'M28-8q4-7 13-9'),
    shape('gold', disc(50, -27, 4)),
    shape('p-silver', 'M0 2h100q-4 10-16 10H16Q4 12 0 2Z'),
    shape('fur-white', 'M-3 10q10-4 14 2t-2 10q-8 4-12-1t0-11Z'),
  ],
};

const bride: Look = {
  ground: 'p-coral',
  motif: 'rays',
  fur: 'sackcloth',
  coat: 'fur-white',
  eyes: 'happy',
  mouth: 'smile',
  behind: [
    shape('fur-white', 'M50-12C14-12-8 24-10 106h120C108 24 86-12 50-12Z'),
    line('p-silver', 2.4, 'M6 42C2 62 0 80 0 104M94 42c4 20 6 38 6 62'),
  ],
  front: [
    flat('p-coral', discs(6, [20, 68], [80, 68])),
    shape('p-rose', discs(8, [20, 28], [80, 28], [50, 14])),
    shape('red', discs(8, [34, 19], [66, 19])),
    flat('p-lemon', discs(3, [20, 28], [34, 19], [50, 14], [66, 19], [80, 28])),
    shape('green', 'M2 84l16 22L34 84Z'),
    shape('red', disc(8, 76, 9)),
    shape('p-lilac', disc(27, 78, 9)),
    shape('p-lemon', disc(17, 86, 9)),
  ],
};

export const raccoons: Look[] = [
  surgeon,
  gardener,
  diver,
  discJockey,
  chemist,
  singer,
  mechanic,
  balloonist,
  astronaut,
  wizard,
  waiter,
  bride,
];
