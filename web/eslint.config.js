import { defineConfig } from 'eslint/config';
import svelte from 'eslint-plugin-svelte';
import ts from 'typescript-eslint';
import svelteConfig from './svelte.config.js';

const off = 'off';

export default defineConfig(
  { ignores: ['node_modules/', 'src/wire.ts'] },
  ...ts.configs.strictTypeChecked,
  ...svelte.configs.recommended,
  ...svelte.configs.prettier,
  {
    languageOptions: {
      parserOptions: {
        projectService: { allowDefaultProject: ['*.js'] },
        extraFileExtensions: ['.svelte'],
      },
    },
    rules: {
      '@typescript-eslint/no-confusing-void-expression': off, // `() => store.end()` is fine
      '@typescript-eslint/no-meaningless-void-operator': off, // `void x` makes an effect depend on x
      '@typescript-eslint/no-unnecessary-condition': off, // `window` is missing in Node
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_' }],
      'svelte/no-unused-svelte-ignore': off, // svelte-check runs the compiler's own rules
      'svelte/no-unused-props': off, // a game's component takes the props of the interface
      'svelte/prefer-svelte-reactivity': off, // maps and sets here are deliberately not reactive
    },
  },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
  },
  {
    // ESLint sees types imported from .svelte files as `any`; svelte-check checks them.
    files: ['**/*.svelte'],
    rules: {
      '@typescript-eslint/no-non-null-assertion': off, // a binding must be assignable
      '@typescript-eslint/no-redundant-type-constituents': off,
      '@typescript-eslint/no-unsafe-argument': off,
      '@typescript-eslint/no-unsafe-assignment': off,
      '@typescript-eslint/no-unsafe-call': off,
      '@typescript-eslint/no-unsafe-member-access': off,
      '@typescript-eslint/no-unsafe-return': off,
    },
  },
  {
    files: ['**/*.svelte'],
    ignores: [
      'src/parts/Button.svelte',
      // Cards, places, tokens and slips on a table.
      'src/games/*/Hand.svelte',
      'src/games/catinthebox/Predict.svelte',
      'src/games/ratjack/{Board,Middle,Spread,Supply,TableCard}.svelte',
    ],
    rules: {
      'svelte/no-restricted-html-elements': [
        'error',
        { elements: ['button'], message: 'Use parts/Button.svelte.' },
      ],
    },
  },
  {
    files: ['**/*.test.ts'],
    rules: { '@typescript-eslint/no-non-null-assertion': off }, // a missing value fails the test
  },
);
