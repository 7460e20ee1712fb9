// Sources and tests as JavaScript in node_modules/.cache/fleetplan. Types are not checked.
import { spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { build } from 'esbuild';
import { buildPage } from './page.mjs';

/** Input of the bundler, whose output depends on this path. */
export const COMPILED = resolve('node_modules/.cache/fleetplan/compiled');
/** Tests and sources with source maps. */
export const TESTED = resolve('node_modules/.cache/fleetplan/tested');
const FOLDERS = ['src', '__tests__', 'conformance', 'bench'];
const STAMP = 'stamp';

function newestMs(folder) {
  const paths = readdirSync(folder, { recursive: true }).filter((path) => /\.(ts|css|json)$/.test(path));
  return Math.max(statSync(folder).mtimeMs, ...paths.map((path) => statSync(join(folder, path)).mtimeMs));
}

function emit(folder, ...options) {
  rmSync(folder, { recursive: true, force: true });
  const tsc = resolve('node_modules/typescript/bin/tsc');
  const args = [tsc, '-p', 'tsconfig.emit.json', '--outDir', folder, ...options];
  const { status } = spawnSync(process.execPath, args, { stdio: 'inherit' });
  if (status !== 0) throw new Error('the sources do not compile');
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }\n');
}

/** Compiles for the bundler. */
export function compileProgram() {
  emit(COMPILED);
}

/** Compiles for the tests, if a file is newer than what is there. Also the global set-up of jest. */
export default async function compile() {
  const stamp = join(TESTED, STAMP);
  const isCurrent = () =>
    statSync(stamp, { throwIfNoEntry: false })?.mtimeMs > Math.max(...FOLDERS.map(newestMs));
  if (isCurrent()) return;
  const began = new Date();
  // Other runs may be loading the files that are there, or compile as well.
  const fresh = `${TESTED}-${process.pid}`;
  emit(fresh, '--inlineSourceMap');
  // The program finds the rule pages and the page's assets in the folder above it, and the tests the scripts.
  for (const folder of ['docs', 'scripts']) symlinkSync(resolve(folder), join(fresh, folder), 'junction');
  await bundlePrograms(fresh);
  const { script, style } = await buildPage();
  mkdirSync(join(fresh, 'dist'));
  writeFileSync(join(fresh, 'dist/page.js'), script);
  writeFileSync(join(fresh, 'dist/page.css'), style);
  writeFileSync(join(fresh, STAMP), '');
  // A file that was edited meanwhile is newer.
  utimesSync(join(fresh, STAMP), began, began);
  while (!isCurrent() && existsSync(fresh)) putInPlace(fresh);
  removeAbandoned();
}

/** Bundles the programs that tests start: without it, Node.js needs half of the time of each start to load many files. */
async function bundlePrograms(folder) {
  const sources = ['src/cli.js', 'src/index.js', 'src/program.js', '__tests__/github/action-worker.js'];
  await build({
    entryPoints: sources.map((source) => join(folder, source)),
    entryNames: '[name]',
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    outdir: join(folder, 'started'),
    // CommonJS packages call `require`.
    banner: {
      js: "import { createRequire as requireOf } from 'node:module';\nconst require = requireOf(import.meta.url);",
    },
    sourcemap: 'linked',
    logLevel: 'warning',
  });
}

/** Renames the fresh folder into place. Another run may do so between the two steps: the caller tries again unless that result is current. */
function putInPlace(fresh) {
  const old = `${fresh}-old`;
  try {
    if (existsSync(TESTED)) renameSync(TESTED, old);
    renameSync(fresh, TESTED);
  } catch (error) {
    if (!['ENOENT', 'ENOTEMPTY', 'EEXIST'].includes(error.code)) throw error;
  }
  rmSync(old, { recursive: true, force: true });
}

/** Removes the folders of this run and of runs that were killed. */
function removeAbandoned() {
  for (const name of readdirSync(dirname(TESTED))) {
    const pid = Number(/^tested-(\d+)/.exec(name)?.[1] ?? 0);
    if (pid === process.pid || (pid > 0 && !isRunning(pid)))
      rmSync(join(dirname(TESTED), name), { recursive: true, force: true, maxRetries: 9 });
  }
}

function isRunning(pid) {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error.code !== 'ESRCH';
  }
}
