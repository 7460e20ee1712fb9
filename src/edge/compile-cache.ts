import * as nodeModule from 'node:module';
import { cacheFolderOf } from './cache-folder.js';

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
