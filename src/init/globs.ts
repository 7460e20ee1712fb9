import { folderOf, isWithin } from '../manifest/path.js';

/** Few globs that take some files and none of the others. A folder without others is taken whole, so that a new file in it is read too. */
export function globsFor(own: readonly string[], others: readonly string[]): readonly string[] {
  const suffixes = own.some((path) => path.endsWith('.json')) ? '.{yaml,yml,json}' : '.{yaml,yml}';
  return cover('', own, others, suffixes);
}

function cover(
  folder: string,
  own: readonly string[],
  others: readonly string[],
  suffixes: string,
): readonly string[] {
  if (own.length === 0) return [];
  if (folder !== '' && others.length === 0) return [`${inside(folder)}**/*${suffixes}`];
  const here = own.filter((path) => folderOf(path) === folder);
  const isAlone = !others.some((path) => folderOf(path) === folder) && (folder === '' || here.length > 1);
  const files = here.length === 0 ? [] : isAlone ? [`${inside(folder)}*${suffixes}`] : here.map(escaped);
  const apart = [
    ...files,
    ...childrenOf(folder, own).flatMap((child) =>
      cover(
        child,
        own.filter((path) => isWithin(child, path)),
        others.filter((path) => isWithin(child, path)),
        suffixes,
      ),
    ),
  ];
  if (folder === '') return apart;
  const all = whole(folder, own, others, suffixes);
  return all.length <= apart.length ? all : apart;
}

/** A folder with all that is in it, but for what holds none of the files. */
function whole(
  folder: string,
  own: readonly string[],
  others: readonly string[],
  suffixes: string,
): readonly string[] {
  const excluded = (at: string): string[] => {
    const inAt = others.filter((path) => at === '' || isWithin(at, path));
    if (inAt.length > 0 && !own.some((path) => at === '' || isWithin(at, path))) return [at];
    return [...inAt.filter((path) => folderOf(path) === at), ...childrenOf(at, inAt).flatMap(excluded)];
  };
  return [`${inside(folder)}**/*${suffixes}`, ...excluded(folder).map((path) => `!${escaped(path)}`)];
}

function childrenOf(folder: string, paths: readonly string[]): string[] {
  const start = folder === '' ? 0 : folder.length + 1;
  const names = paths.flatMap((path) => {
    const end = path.indexOf('/', start);
    return end < 0 ? [] : path.slice(0, end);
  });
  return [...new Set(names)].toSorted();
}

function inside(folder: string): string {
  return folder === '' ? '' : `${escaped(folder)}/`;
}

/** A path as a glob that names it and nothing else. */
export function escaped(path: string): string {
  return path.replace(/[\\*?[\]{}!]/g, '\\$&');
}
