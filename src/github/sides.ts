import { isInside } from '../read/inside.js';
import { lstatSync, realpathSync } from 'node:fs';
import { posix, resolve } from 'node:path';
import type { TargetCluster } from '../config/clusters.js';
import type { PolicySource } from '../config/policy-sources.js';
import { visible } from '../manifest/words/visible.js';
import { mayHoldPlanned } from '../plan/objects/planned-kinds.js';
import { readCommitTree } from '../read/contents-api.js';
import { readPaths } from '../read/folder.js';
import { resolveCommit } from '../read/git-commits.js';
import { blobsHere } from '../read/git-objects.js';
import { changedOutside } from '../read/outside.js';
import { atPrefix } from '../render/prefix.js';
import type { ClusterCharts } from '../sources/remote-charts/allowed.js';
import type { RenderCache } from '../render/renderer.js';
import { type Origin, sidesOf, type SourcedSide, type SourcedSides, withOutside } from '../render/sides.js';
import { gitTree, partTree, RenderError, type Tree } from '../render/tree.js';
import { objectsAt, type ObjectStore, sideAt } from './base-files.js';
import type { Commits } from './commits.js';

export interface SidesRequest {
  readonly store: ObjectStore;
  readonly commits: Commits;
  readonly sources: readonly PolicySource[] | null;
  /** The inputs base-path and head-path. */
  readonly folders: { readonly base: string | null; readonly head: string | null };
  readonly cluster: TargetCluster;
  /** A folder of the runner for temporary files; folders may lie in it. */
  readonly temporary: string;
  /** What the run rendered for other clusters. */
  readonly rendered: RenderCache;
  /** Absent: no remote chart is fetched. */
  readonly charts?: ClusterCharts;
}

/**
 * Base and head of a run of the action: the folders of `head-path` and `base-path` where they are given, else `policies` of the two
 * commits. Throws with a sentence where neither says what the policies are.
 */
export async function sidesAt(request: SidesRequest): Promise<SourcedSides> {
  const { commits, sources, folders } = request;
  if (folders.head !== null) {
    return {
      head: fromFolder('head-path', folders.head, request),
      base: folders.base === null ? null : fromFolder('base-path', folders.base, request),
    };
  }
  if (sources === null)
    throw new Error(
      'Say which files are policies: the input `policies`, or `policies` in the configuration.',
    );
  const origin = (commit: string, label: string): Origin => ofCommit(request.store, commit, label);
  const sides = await sidesOf(
    sources,
    origin(commits.head, commits.headLabel),
    commits.base === null ? null : origin(commits.base, commits.baseLabel ?? 'base'),
    {
      cluster: request.cluster,
      cache: request.rendered,
      mayHoldPlanned,
      ...(request.charts && { charts: request.charts }),
    },
  );
  return withOutside(
    sides,
    sources,
    (outside) => changedOutside(objectsAt(request.store), commits.base, commits.head, outside),
    { base: '', head: '' },
    request.cluster.others.flatMap((one) => one.policies),
  );
}

function ofCommit(store: ObjectStore, commit: string, label: string): Origin {
  return {
    label,
    prefix: '',
    readFiles: (globs) => sideAt(store, commit, globs, label),
    tree: () => treeAt(store, commit),
  };
}

/** From the checkout's objects; what a shallow checkout lacks of the commit is asked for. */
async function treeAt({ repo, client }: ObjectStore, commit: string): Promise<Tree> {
  if (!resolveCommit(repo, commit).missing) return gitTree(repo, commit);
  const found = await readCommitTree({ client, commit }, (entries) => blobsHere(repo, entries));
  if ('severity' in found) throw new RenderError(found);
  return partTree(repo, found);
}

/** Everything in a folder is a manifest; what a step put there is read as it is. */
function fromFolder(input: string, written: string, { store, temporary }: SidesRequest): SourcedSide {
  const folder = resolve(store.repo, written);
  if (lstatSync(folder, { throwIfNoEntry: false })?.isDirectory() !== true)
    throw new Error(`The input ${input} must name a folder; there is none at ${visible(written)}.`);
  const allowed = [store.repo, temporary].map((path) => realpathSync(path));
  if (!allowed.some((root) => isInside(root, realpathSync(folder))))
    throw new Error(
      `The input ${input} must name a folder inside the workspace or the runner's temporary folder, not ${visible(written)}.`,
    );
  const read = readPaths([folder], { cwd: folder });
  // With the folder before them, so that an annotation does not stand at a file of the same name in the repository.
  const prefix = `${posix.normalize(written).replace(/\/$/, '')}/`;
  return {
    files: read.files.map((file) => atPrefix(file, prefix)),
    problems: read.problems.map((problem) => atPrefix(problem, prefix)),
    label: written,
    renderedPaths: [''],
  };
}
