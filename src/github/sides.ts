import { lstatSync, realpathSync } from 'node:fs';
import { resolve } from 'node:path';
import type { TargetCluster } from '../config/clusters.js';
import type { PolicySource } from '../config/policy-sources.js';
import type { SharedRendering } from '../inputs/cluster-input.js';
import type { Side } from '../manifest/source-file.js';
import type { Commits } from '../inputs/base-file.js';
import { visible } from '../manifest/visible.js';
import { mayHoldPlanned } from '../plan/objects/planned-kinds.js';
import { isInside } from '../read/file.js';
import { readPaths } from '../read/paths.js';
import { commitOrigin, sidesOf, type SourcedSides } from '../sources/sides.js';
import { shortId } from './commits.js';

/** Without charts no remote chart is fetched. */
export interface SidesRequest
  extends Pick<SharedRendering, 'cache'>, Partial<Pick<SharedRendering, 'charts'>> {
  readonly repo: string;
  readonly commits: Commits;
  readonly sources: readonly PolicySource[] | null;
  /** The inputs base-path and head-path. */
  readonly folders: { readonly base: string | null; readonly head: string | null };
  readonly cluster: TargetCluster;
  /** A folder of the runner for temporary files; folders may lie in it. */
  readonly temporary: string;
}

/**
 * Base and head of a run of the action: the folders of `head-path` and `base-path` if they are given, else `policies` of the two
 * commits. Throws with a sentence if neither names the policies.
 */
export async function sidesAt(request: SidesRequest): Promise<SourcedSides> {
  const { repo, commits, sources, folders, cluster, cache, charts } = request;
  if (folders.head !== null)
    return {
      head: fromFolder('head-path', folders.head, request),
      base: folders.base === null ? null : fromFolder('base-path', folders.base, request),
    };
  if (sources === null)
    throw new Error('Name the policy files: the input `policies`, or `policies` in the configuration.');
  const { base, head } = commits;
  return sidesOf(
    sources,
    commitOrigin(repo, { commit: head, label: `head ${shortId(head)}` }),
    base === null ? null : commitOrigin(repo, { commit: base, label: `base ${shortId(base)}` }),
    { cluster, cache, mayHoldPlanned, ...(charts && { charts }) },
  );
}

/** Everything in a folder is a manifest; files of an earlier step are read as they are. */
function fromFolder(input: string, written: string, { repo, temporary }: SidesRequest): Side {
  const folder = resolve(repo, written);
  if (lstatSync(folder, { throwIfNoEntry: false })?.isDirectory() !== true)
    throw new Error(`The input ${input} must name a folder; there is none at ${visible(written)}.`);
  if (![repo, temporary].some((root) => isInside(realpathSync(root), realpathSync(folder))))
    throw new Error(
      `The input ${input} must name a folder inside the workspace or the runner's temporary folder, not ${visible(written)}.`,
    );
  return { ...readPaths([folder], { cwd: repo }), label: written, renderedPaths: [''], coverage: [] };
}
