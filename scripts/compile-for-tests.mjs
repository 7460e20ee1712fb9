// Before the tests: the sources as JavaScript, for the tests that start the program, some 200 times. Bundled as in dist/, they start in
// half the time of one module a file. Made anew only where a source is newer.
import { readdirSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { build } from 'esbuild';
import { BUNDLED } from './bundle.mjs';

const FOLDER = resolve('node_modules/.cache/fleetplan');
const PROGRAMS = [
  'src/index.ts',
  'src/cli.ts',
  '__tests__/github/fake-server.ts',
  '__tests__/github/action-worker.ts',
  '__tests__/github/hasty.ts',
];
/** Taken out of the program by tests that run them by themselves. */
const BY_THEMSELVES = ['src/output/save.ts', 'src/output/file-errors.ts', 'src/render/at-end.ts'];

function changedMs(folder) {
  const paths = readdirSync(folder, { recursive: true }).filter((path) => /\.(ts|json)$/.test(path));
  return Math.max(...paths.map((path) => statSync(join(folder, path)).mtimeMs));
}

function isFresh() {
  const made = [...PROGRAMS, ...BY_THEMSELVES].map((source) =>
    statSync(join(FOLDER, source.replace(/\.ts$/, '.js')), { throwIfNoEntry: false }),
  );
  const newestMs = Math.max(changedMs('src'), changedMs('__tests__/github'));
  return made.every((file) => file !== undefined && file.mtimeMs > newestMs);
}

/** For jest's globalSetup: compiles what the tests start, from the present sources. */
export default async function compileForTests() {
  if (isFresh()) return;
  const common = { outbase: '.', outdir: FOLDER, ...BUNDLED };
  await build({ ...common, entryPoints: PROGRAMS });
  await build({ ...common, entryPoints: BY_THEMSELVES, bundle: false, splitting: false, banner: {} });
}
