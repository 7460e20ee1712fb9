// The sources as JavaScript in node_modules/.cache/fleetplan: what the bundler bundles, and what the tests start. Types are not checked.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { buildPage } from './page.mjs';

export const COMPILED = resolve('node_modules/.cache/fleetplan/compiled');
const STAMP = join(COMPILED, 'stamp');

function newestMs(folder) {
  const paths = readdirSync(folder, { recursive: true }).filter((path) => /\.(ts|css|json)$/.test(path));
  return Math.max(statSync(folder).mtimeMs, ...paths.map((path) => statSync(join(folder, path)).mtimeMs));
}

/** Compiles, if a source is newer than what is there. Also the global set-up of jest. */
export default async function compile() {
  const newest = Math.max(newestMs('src'), newestMs('__tests__/github'));
  if (existsSync(STAMP) && statSync(STAMP).mtimeMs > newest) return;
  rmSync(COMPILED, { recursive: true, force: true });
  const tsc = resolve('node_modules/typescript/bin/tsc');
  const { status } = spawnSync(process.execPath, [tsc, '-p', 'tsconfig.emit.json'], { stdio: 'inherit' });
  if (status !== 0) throw new Error('the sources do not compile');
  writeFileSync(join(COMPILED, 'package.json'), '{ "type": "module" }\n');
  // The program finds the rule pages and the page's assets in the folder above it.
  symlinkSync(resolve('docs'), join(COMPILED, 'docs'), 'junction');
  const { script, style } = await buildPage();
  mkdirSync(join(COMPILED, 'dist'));
  writeFileSync(join(COMPILED, 'dist/page.js'), script);
  writeFileSync(join(COMPILED, 'dist/page.css'), style);
  writeFileSync(STAMP, '');
}
