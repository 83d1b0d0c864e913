import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { compressed } from './compressed.ts';

/** The server that `npm run dev` proxies to. */
const server = process.env['NINELIVES_SERVER'] ?? 'http://127.0.0.1:8000';

const SHARED =
  /node_modules\/(svelte|@fluent|esm-env|clsx)\/|web\/src\/(net|parts|settings|text)\//;
/** Small modules that every table needs: each file of its own would cost more in headers. */
const TABLE =
  /web\/src\/(keyboard|table\/(seatToken|keys)|games\/(confirm\.svelte|motion\.svelte|numbers)|reactions\/reactions\.svelte)\.ts/;

export default defineConfig(({ mode }) => ({
  base: './', // the same build is served at the root of a host and below a path
  plugins: [svelte(), compressed()],
  build: {
    outDir: '../src/ninelives/server/site',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      checks: { bundlerTimings: false },
      // One chunk with what every page needs, and one with small parts of every table.
      output: {
        codeSplitting: {
          groups: [
            { name: 'shared', test: SHARED },
            { name: 'play', test: TABLE },
          ],
        },
      },
    },
  },
  server: {
    fs: { allow: ['.', '../src/ninelives/text/locales'] },
    proxy: {
      '/api': server,
      '/ws': { target: server, ws: true },
    },
  },
  // Tests run in Node with the browser build of Svelte.
  resolve: mode === 'test' ? { conditions: ['browser'] } : {},
  test: { include: ['src/**/*.test.ts'] },
}));
