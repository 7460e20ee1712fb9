import { join } from 'node:path';

/** The user's own folder for what may be made again, in the order of the XDG base directory specification; null where there is none. */
export function cacheFolderOf({
  HOME,
  XDG_CACHE_HOME,
}: Readonly<Record<'HOME' | 'XDG_CACHE_HOME', string | undefined>>): string | null {
  const caches = XDG_CACHE_HOME ?? (HOME === undefined ? null : join(HOME, '.cache'));
  return caches === null ? null : join(caches, 'fleetplan');
}
