// The peer of `make bench`: a boardgame.io server, in memory, with a game that only counts.

const { Server } = require('boardgame.io/server');

const count = {
  name: 'count',
  setup: () => ({ count: 0 }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    count: ({ G }) => {
      G.count += 1;
    },
  },
};

Server({ games: [count], origins: [/./] }).run(Number(process.argv[2]));
