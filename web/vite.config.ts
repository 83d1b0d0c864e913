import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { compressed } from './compressed.ts';

/** Where a server runs whose tables are played on while the page is being worked on. */
const server = process.env['NINELIVES_SERVER'] ?? 'http://127.0.0.1:8000';

const HOUSE = /node_modules\/(svelte|@fluent|esm-env|clsx)\/|web\/src\/(net|parts|settings|text)\//;

export default defineConfig(({ mode }) => ({
  base: './', // the same build is served at the top of a host and below a path
  plugins: [svelte(), compressed()],
  build: {
    outDir: '../src/ninelives/server/site',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      checks: { bundlerTimings: false },
      // What every page needs comes in one piece.
      output: { codeSplitting: { groups: [{ name: 'house', test: HOUSE }] } },
    },
  },
  server: {
    fs: { allow: ['.', '../src/ninelives/text/locales'] },
    proxy: {
      '/api': server,
      '/ws': { target: server, ws: true },
    },
  },
  // Tests run in Node, and Svelte is to be the one of browsers there as well.
  resolve: mode === 'test' ? { conditions: ['browser'] } : {},
  test: { include: ['src/**/*.test.ts'] },
}));
