import { isWithin } from '../manifest/path.js';

const MOST_GLOBS = 100;

/**
 * Few globs that take some files and none of the others. A folder without others is taken whole, so that a new file in it is read too. Of too
 * many only the outermost folders are left, for a person to narrow. The `undecided` ones are not excluded, so that their edits stay named.
 */
export function globsFor(
  own: readonly string[],
  others: readonly string[],
  undecided: readonly string[] = [],
): readonly string[] {
  const suffixes = own.some((path) => path.endsWith('.json')) ? '.{yaml,yml,json}' : '.{yaml,yml}';
  const isInRoot = (path: string): boolean => !path.includes('/');
  const inRoot = own.filter(isInRoot);
  const folders = new Set(own.filter((path) => !isInRoot(path)).map((path) => path.split('/')[0] ?? ''));
  const globs = [
    ...(inRoot.length > 0 && !others.some(isInRoot) ? [`*${suffixes}`] : inRoot.map(escaped)),
    ...[...folders].toSorted().flatMap((folder) => {
      const whole = (one: string): string => `${escaped(one)}/**/*${suffixes}`;
      const taken = largest(folder, own, others).map((one) =>
        own.includes(one) ? escaped(one) : whole(one),
      );
      const left = largest(folder, others, own).map((one) => `!${escaped(one)}`);
      const isOpen = undecided.some((path) => isWithin(folder, path));
      return isOpen || taken.length <= left.length ? taken : [whole(folder), ...left];
    }),
  ];
  return globs.length <= MOST_GLOBS || others.length === 0 ? globs : globsFor(own, []);
}

/** The outermost folders at or below one that hold some of the paths and none of the others; else the paths themselves. */
function largest(folder: string, paths: readonly string[], others: readonly string[]): readonly string[] {
  const inside = paths.filter((path) => isWithin(folder, path));
  const apart = others.filter((path) => isWithin(folder, path));
  if (inside.length === 0 || apart.length === 0 || inside.includes(folder))
    return inside.length === 0 ? [] : [folder];
  const steps = inside.map((path) => `${folder}/${path.slice(folder.length + 1).split('/')[0]}`);
  return [...new Set(steps)].toSorted().flatMap((step) => largest(step, inside, apart));
}

/** A path as a glob that names it and nothing else. */
export function escaped(path: string): string {
  return path.replace(/[\\*?[\]{}!]/g, '\\$&');
}
