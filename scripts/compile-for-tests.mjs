// Before the tests: the sources as JavaScript, for the tests that start the program. Compiling them at each of some 200 starts took
// a second each. They lie within node_modules, so that packages are found, and are made anew only where a source is newer.
import { transformFileSync } from '@swc/core';
import { mkdirSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

const FOLDER = resolve('node_modules/.cache/fleetplan');
const OPTIONS = { jsc: { target: 'es2022', parser: { syntax: 'typescript' } }, module: { type: 'es6' } };

/** The relative paths of the TypeScript files below a folder of the project. */
function sourcesIn(folder) {
  return readdirSync(folder, { recursive: true })
    .filter((path) => path.endsWith('.ts'))
    .map((path) => join(folder, path));
}

function isOlder(path, source) {
  const made = statSync(path, { throwIfNoEntry: false });
  return made === undefined || made.mtimeMs <= statSync(source).mtimeMs;
}

function compile(source) {
  const path = join(FOLDER, source.replace(/\.ts$/, '.js'));
  if (!isOlder(path, source)) return;
  mkdirSync(dirname(path), { recursive: true });
  // Beside and renamed: another run of the tests may read it now.
  const beside = `${path}.${process.pid}`;
  writeFileSync(beside, transformFileSync(source, { ...OPTIONS, swcrc: false }).code);
  renameSync(beside, path);
}

/** For jest's globalSetup: compiles `src/` and the local GitHub, and forgets what has no source any more. */
export default function compileForTests() {
  const sources = [...sourcesIn('src'), ...sourcesIn('__tests__/github')];
  const wanted = new Set(sources.map((source) => source.replace(/\.ts$/, '.js')));
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(join(FOLDER, 'package.json'), '{ "type": "module" }\n');
  for (const path of readdirSync(FOLDER, { recursive: true })) {
    if (path.endsWith('.js') && !wanted.has(path)) rmSync(join(FOLDER, path), { force: true });
  }
  for (const source of sources) compile(source);
}
