import js from '@eslint/js';
import tseslint from 'typescript-eslint';

/** The files that touch the outside. */
const EDGE = [
  ...['src/main.ts', 'src/index.ts', 'src/cli.ts'],
  ...['src/edge/**', 'src/live/**', 'src/output/**', 'src/read/**', 'src/render/**', 'src/github/**'],
];

/** What a program prints goes through one door, so that nothing foreign in it is a command to a log. */
const ONE_DOOR = [
  { object: 'process', property: 'stdout', message: 'Print through src/output.' },
  { object: 'process', property: 'stderr', message: 'Print through src/output.' },
];
const NO_OTHER_DOOR = {
  paths: [
    {
      name: '@actions/core',
      allowImportNames: ['getInput'],
      message: 'Print through src/output/action-log.ts.',
    },
  ],
  patterns: [{ group: ['node:console', 'node:process'], message: 'Print through src/output.' }],
};

export default tseslint.config(
  { ignores: ['dist/', 'build/', 'node_modules/', 'coverage/', 'src/report/html/assets.ts'] },
  js.configs.recommended,
  {
    files: ['**/*.ts'],
    extends: [tseslint.configs.strictTypeChecked],
    languageOptions: {
      parserOptions: {
        project: ['./tsconfig.tools.json', './src/page/tsconfig.json'],
        tsconfigRootDir: import.meta.dirname,
      },
    },
    rules: {
      // Numbers in messages are the product; writing String(n) around each hides the sentence.
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/switch-exhaustiveness-check': 'error',
      'max-lines': ['error', { max: 300, skipComments: true, skipBlankLines: true }],
      eqeqeq: 'error',
    },
  },
  {
    // The core is pure: time, randomness, files, network and the process belong to the edge folders.
    files: ['src/**/*.ts'],
    ignores: EDGE,
    rules: {
      'no-restricted-globals': ['error', 'process', 'fetch', 'setTimeout', 'setInterval', 'console'],
      'no-restricted-properties': [
        'error',
        { object: 'Date', property: 'now', message: 'Time is passed in.' },
        { object: 'Math', property: 'random', message: 'The seeded generator is passed in.' },
      ],
      'no-restricted-syntax': [
        'error',
        { selector: 'NewExpression[callee.name="Date"][arguments.length=0]', message: 'Time is passed in.' },
      ],
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              group: ['node:fs*', 'node:child_process', 'node:http*', 'node:net', 'node:process', 'node:os'],
              message: 'Only the edge folders touch the outside.',
            },
          ],
        },
      ],
    },
  },
  {
    files: EDGE,
    ignores: ['src/output/**'],
    rules: {
      'no-restricted-globals': ['error', 'console'],
      'no-restricted-properties': ['error', ...ONE_DOOR],
      'no-restricted-imports': ['error', NO_OTHER_DOOR],
    },
  },
  {
    files: ['**/*.{js,mjs}'],
    languageOptions: { globals: { process: 'readonly', console: 'readonly', URL: 'readonly' } },
  },
);
