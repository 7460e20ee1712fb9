import * as nodeModule from 'node:module';
import { join } from 'node:path';

/** The user's own folder for what may be made again, in the order of the XDG base directory specification; null where there is none. */
export function cacheFolderOf({
  HOME,
  XDG_CACHE_HOME,
}: Readonly<Record<'HOME' | 'XDG_CACHE_HOME', string | undefined>>): string | null {
  const caches = XDG_CACHE_HOME ?? (HOME === undefined ? null : join(HOME, '.cache'));
  return caches === null ? null : join(caches, 'fleetplan');
}

/** Since Node.js 22.1. */
interface Caching {
  readonly enableCompileCache?: (folder: string) => unknown;
}

/**
 * V8 keeps what it made of our files, so that the next run need not read them again: about 20 ms of a plan. In the user's own folder
 * for such things and in no shared one: what lies there is run. Without such a folder, or where it cannot be written, nothing is kept;
 * NODE_DISABLE_COMPILE_CACHE=1 turns it off.
 */
const { HOME, XDG_CACHE_HOME } = process.env;
const folder = cacheFolderOf({ HOME, XDG_CACHE_HOME });
if (folder !== null) (nodeModule as Caching).enableCompileCache?.(folder);
