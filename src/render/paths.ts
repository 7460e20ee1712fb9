import { posix } from 'node:path';

/** A path from the root of the tree, without steps that lead nowhere; null where it leaves the tree. '' is the root. */
export function inTree(path: string): string | null {
  const normal = posix.normalize(path).replace(/\/$/, '');
  if (posix.isAbsolute(normal) || normal === '..' || normal.startsWith('../')) return null;
  return normal === '.' ? '' : normal;
}

/** What a path written in a folder of the tree names; null where it leaves the tree. */
export function from(folder: string, path: string): string | null {
  return posix.isAbsolute(path) ? null : inTree(posix.join(folder, path));
}

/** The path of something in a folder of the tree. */
export function inside(folder: string, name: string): string {
  return folder === '' ? name : `${folder}/${name}`;
}
