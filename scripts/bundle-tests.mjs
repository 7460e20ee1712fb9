// All test files and the sources as one module, for the run of all tests. Jest links modules one by one, thousands for each process, and
// what V8 has made of one copy of the code is of no use to the next: loading took more processor time than most files take to run.
import { mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { BUNDLED } from './bundle.mjs';

/** None of these in the bundle: they find files of their own beside themselves. */
const LEFT_OUT = ['fast-check', 'playwright-core', 'esbuild', 'typescript', '@swc/core', 'openapi-backend'];
/**
 * Replaced modules are found by jest only where it loads them, and assertions counted and snapshots compared only where it runs the file: without
 * it they would pass unseen. A file that waits at its top level, or imports one that does, would add its tests when its turn is over, and
 * fails for it. Some files say so themselves.
 */
const NEEDS_JEST = [
  /\bjest\.(unstable_mockModule|mock|doMock|resetModules|isolateModules\w*)\(/,
  /\bexpect\.(assertions|hasAssertions)\(|\bto(Match|ThrowErrorMatching)(Inline)?Snapshot\(/,
  /^\/\/ Needs its own modules:/m,
];
const HOOK = /^(before|after)All\(/m;
const HOOK_OF_EACH = /^(before|after)Each\(/m;

/** True where a test file does not run on modules that it shares with others. */
export function needsItsOwnModules(path) {
  const text = readFileSync(path, 'utf8');
  return NEEDS_JEST.some((sign) => sign.test(text));
}

/** What several test files import and that sets hooks: they are those of the whole process, as it is loaded once. */
function supportWithHooks() {
  const support = readdirSync('__tests__', { recursive: true })
    .filter((path) => /(?<!\.test)\.ts$/.test(path))
    .map((path) => ({ path: join('__tests__', path), text: readFileSync(join('__tests__', path), 'utf8') }));
  const [wrong] = support.filter(({ text }) => HOOK_OF_EACH.test(text));
  if (wrong) {
    const fix = 'Set it in a function, which each test file calls.';
    throw new Error(
      `${wrong.path}: beforeEach or afterEach here would run around every test of all files. ${fix}`,
    );
  }
  return support
    .filter(({ text }) => HOOK.test(text))
    .map(({ path }) => path)
    .sort();
}

/** Where a file lies, for what it reads beside itself: the bundle lies elsewhere. */
const OWN_PLACES = {
  name: 'own-places',
  setup({ onLoad }) {
    onLoad({ filter: /[\\/](src|__tests__)[\\/].*\.ts$/ }, ({ path }) => {
      const text = readFileSync(path, 'utf8');
      if (!text.includes('import.meta')) return null;
      const contents = text
        .replaceAll('import.meta.url', JSON.stringify(pathToFileURL(path).href))
        .replaceAll('import.meta.dirname', JSON.stringify(dirname(path)));
      return { contents, loader: 'ts' };
    });
  },
};

/** The tests run without jest's context, by `run-part.mjs`. */
const GLOBALS = {
  name: 'globals',
  setup({ onResolve }) {
    const path = pathToFileURL(resolve('scripts/bundled-globals.mjs')).href;
    onResolve({ filter: /^@jest\/globals$/ }, () => ({ path, external: true }));
  },
};

/**
 * The same program in ASCII alone, of which V8 keeps a byte for each character in place of two. What the compiler has left are patterns and
 * raw texts of patterns, in which the escape means the same.
 */
function asciiOf(program) {
  return program.replaceAll(
    /[\u0080-\uffff]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

const from = (path) => JSON.stringify(resolve(path));

/** Where the bundle lies in its folder. */
export function bundlePath(folder) {
  return join(folder, 'bundle/tests.mjs');
}

/** Bundles test files; each runs when it is asked for. */
export async function bundleTests(paths, folder) {
  const outfile = bundlePath(folder);
  mkdirSync(dirname(outfile));
  // Where the bundle finds what was left out.
  symlinkSync(resolve('node_modules'), join(folder, 'bundle/node_modules'), 'junction');
  const contents = [
    ...['__tests__/property-seed.ts', ...supportWithHooks()].map((path) => `import ${from(path)};`),
    'export const FILES = {',
    ...paths.map((path) => `  ${JSON.stringify(path)}: () => void require(${from(path)}),`),
    '};',
  ].join('\n');
  const stdin = { contents, resolveDir: process.cwd(), loader: 'ts' };
  // The map lies beside the bundle, which does not name it: only what fails is told with places in the sources.
  const common = {
    ...BUNDLED,
    splitting: false,
    sourcemap: 'external',
    external: LEFT_OUT,
    plugins: [OWN_PLACES, GLOBALS],
  };
  await build({ ...common, stdin, outfile });
  writeFileSync(outfile, asciiOf(readFileSync(outfile, 'utf8')));
}
