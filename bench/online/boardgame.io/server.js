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

const server = Server({ games: [count], origins: [/./] });
server.run(Number(process.argv[2]), () => console.log('ready'));
