import { EXAMPLES, isTests, NEVER_RUN } from '../manifest/left-out.js';
import { folderOf } from '../manifest/path.js';
import { environmentsIn } from './environments.js';

const RANKS = {
  never: (name: string) => NEVER_RUN.has(name),
  tests: isTests,
  examples: (name: string) => EXAMPLES.has(name),
} as const;

/** The outermost folder of a path that is left out; null for a path that is looked at. */
export function leftOutAt(path: string, rank: keyof typeof RANKS): string | null {
  const isOne = RANKS[rank];
  const segments = folderOf(path).split('/');
  const at = segments.findIndex((segment, index) => {
    const folder = segments.slice(0, index + 1).join('/');
    // `overlays/test` is an environment.
    return isOne(segment.toLowerCase()) && !(segment === 'test' && isBesideEnvironments(folder));
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
