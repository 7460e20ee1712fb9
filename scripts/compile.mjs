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
  writeFileSync,
} from 'node:fs';
import { join, resolve } from 'node:path';
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
  if (existsSync(stamp) && statSync(stamp).mtimeMs > Math.max(...FOLDERS.map(newestMs))) return;
  // Another run may be loading the files that are there.
  const fresh = `${TESTED}-${process.pid}`;
  emit(fresh, '--inlineSourceMap');
  // The program finds the rule pages and the page's assets in the folder above it, and the tests the scripts.
  for (const folder of ['docs', 'scripts']) symlinkSync(resolve(folder), join(fresh, folder), 'junction');
  const { script, style } = await buildPage();
  mkdirSync(join(fresh, 'dist'));
  writeFileSync(join(fresh, 'dist/page.js'), script);
  writeFileSync(join(fresh, 'dist/page.css'), style);
  writeFileSync(join(fresh, STAMP), '');
  rmSync(TESTED, { recursive: true, force: true });
  renameSync(fresh, TESTED);
}
