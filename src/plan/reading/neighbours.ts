import { isLeftOut } from '../../manifest/left-out.js';
import { folderOf } from '../../manifest/path.js';

/**
 * Finds the folder of the policies that another folder lies beside: the same one, or one that differs in a single step, as that of a new
 * region or environment does (`fleet/emea/pools` and `fleet/latam/pools`). A step that says tests or examples is no such place, and the
 * first step tells nothing.
 */
export function neighbourIn(folders: ReadonlySet<string>): (folder: string) => string | null {
  const byShape = new Map<string, string>();
  for (const folder of folders) for (const shape of shapesOf(folder)) byShape.set(shape, folder);
  return (folder) => {
    if (folders.has(folder)) return folder;
    if (folder.split('/').some(isLeftOut)) return null;
    return shapesOf(folder).flatMap((shape) => byShape.get(shape) ?? [])[0] ?? null;
  };
}

/** A folder with one step left open, for each step but the first. */
function shapesOf(folder: string): string[] {
  const steps = folder.split('/');
  return steps.slice(1).map((_, index) => steps.with(index + 1, '*').join('/'));
}

/**
 * True for a file that lies in another folder of the root just as one of the policies does in its own: `staging/pools.yaml` beside
 * `production/pools.yaml` is that of another cluster.
 */
export function twinIn(paths: readonly string[]): (path: string) => boolean {
  const rests = new Set(paths.flatMap((path) => restOf(path) ?? []));
  return (path) => {
    const rest = restOf(path);
    return rest !== null && rests.has(rest) && !path.split('/').some(isLeftOut);
  };
}

/** A path without its first step; null for a file of the root. */
function restOf(path: string): string | null {
  const slash = path.indexOf('/');
  return slash < 0 || !/\.[A-Za-z]+$/.test(path) ? null : path.slice(slash);
}

/** The folders of files and folders that something took; what has a suffix is a file. */
export function foldersOf(paths: readonly string[]): ReadonlySet<string> {
  return new Set(paths.map((path) => (/\.[A-Za-z]+$/.test(path) ? folderOf(path) : path.replace(/\/$/, ''))));
}
