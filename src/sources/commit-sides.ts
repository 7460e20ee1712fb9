import type { PolicySource } from '../config/policy-sources.js';
import { revisionRoot } from '../read/git.js';
import { changedOutside } from '../read/outside.js';
import { readRoot } from '../read/policy-files.js';
import type { Root } from '../read/root.js';
import type { RenderOptions } from './renderer.js';
import { type Origin, sidesOf, type SourcedSides, withOutside } from './sides.js';

/** A commit of a clone, and what a person calls it: 'main@a1b2c3d'. */
export interface NamedCommit {
  readonly commit: string;
  readonly label: string;
}

/** Reads the policies of both commits of a change. `others`: policies of the other clusters of the run. */
export async function commitSides(
  repo: string,
  { base, head }: { readonly base: NamedCommit | null; readonly head: NamedCommit },
  policies: readonly PolicySource[],
  options: RenderOptions,
  others: readonly PolicySource[],
): Promise<SourcedSides> {
  const [before, after] = [base && revisionRoot(repo, base.commit), revisionRoot(repo, head.commit)];
  const sides = await sidesOf(
    policies,
    originOf(head.label, after),
    base && before && originOf(base.label, before),
    options,
  );
  const changed: Parameters<typeof withOutside>[2] = (outside) => changedOutside(before, after, outside);
  return withOutside(sides, policies, changed, { base: '', head: '' }, others);
}

function originOf(label: string, root: Root): Origin {
  return { label, prefix: '', readFiles: (globs) => Promise.resolve(readRoot(root, globs)), root };
}
