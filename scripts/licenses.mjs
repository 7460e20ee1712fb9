import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The licenses of all packages that the files of a bundle come from, by name. Fails where a package has no license text: its
 * notice is what we owe for shipping it.
 */
export function licensesOf(files) {
  const texts = packagesOf(files).map(
    ({ folder, name, version, license }) => `${name} ${version}\n${license}\n${textIn(folder)}\n`,
  );
  return texts.sort().join('\n');
}

/** The packages that the files come from, each once. */
function packagesOf(files) {
  const folders = [...new Set(files.map(packageOf).filter((folder) => folder !== null))];
  return folders.map((folder) => ({
    ...JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')),
    folder,
  }));
}

/** `node_modules/a/node_modules/@b/c/dist/d.js` is of `node_modules/a/node_modules/@b/c`; a source of ours of none. */
function packageOf(file) {
  return /^(?:.*\/)?node_modules\/(?:@[^/]+\/)?[^/]+/.exec(file)?.[0] ?? null;
}

function textIn(folder) {
  const name = readdirSync(folder).find((file) => /^licen[cs]e(\.(md|txt))?$/i.test(file));
  if (name === undefined) throw new Error(`${folder} has no license text`);
  return readFileSync(join(folder, name), 'utf8').trim();
}
