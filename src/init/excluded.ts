import { folderOf } from '../manifest/path.js';
import { environmentsIn } from './environments.js';

/** Folders that hold nothing that a cluster of this repository runs. */
const NEVER: ReadonlySet<string> = new Set([
  'node_modules',
  'vendor',
  'third_party',
  'testdata',
  '__tests__',
  '.git',
  '.github',
  '.gitlab',
  '.terraform',
]);
/** Folders that hold such things, but are taken where nothing else is there. */
const TESTS: ReadonlySet<string> = new Set([
  'test',
  'tests',
  'e2e',
  'fixtures',
  'docs',
  'doc',
  'archive',
  'archived',
  '.archive',
  'deprecated',
  'backup',
]);
/** Folders whose objects may well run, but not beside others of the same name. */
const EXAMPLES: ReadonlySet<string> = new Set(['examples', 'example', 'samples', 'sample']);
const RANKS = { never: NEVER, tests: TESTS, examples: EXAMPLES } as const;

/** The outermost folder of a path that is left out; null for a path that is looked at. */
export function leftOutAt(path: string, rank: keyof typeof RANKS): string | null {
  const names = RANKS[rank];
  const segments = folderOf(path).split('/');
  const at = segments.findIndex((segment, index) => {
    const folder = segments.slice(0, index + 1).join('/');
    // `overlays/test` is an environment.
    return names.has(segment.toLowerCase()) && !(segment === 'test' && isBesideEnvironments(folder));
  });
  return at < 0 ? null : segments.slice(0, at + 1).join('/');
}

function isBesideEnvironments(folder: string): boolean {
  const parent = folderOf(folder);
  return (
    /(?:^|\/)(?:clusters|environments|envs|env|overlays|stages)$/i.test(parent) &&
    environmentsIn(folder).length > 0
  );
}
