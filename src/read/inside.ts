import { isAbsolute, relative, sep } from 'node:path';

/** Says whether a relative path stays below where it starts. */
export function isBelow(path: string): boolean {
  return !isAbsolute(path) && path !== '..' && !path.startsWith(`..${sep}`);
}

/** True for a folder itself and for everything below it. */
export function isInside(folder: string, path: string): boolean {
  return isBelow(relative(folder, path));
}
