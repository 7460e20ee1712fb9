import { once } from '../manifest/lookup.js';
import { isFolder } from '../read/file.js';
import type { TargetCluster } from '../config/clusters.js';
import type { Config } from '../config/schema.js';
import { mayHoldPlanned } from '../plan/objects/planned-kinds.js';
import { folderRoot } from '../read/folder-root.js';
import { givenFolder, readPaths } from '../read/paths.js';
import type { ClusterCharts } from '../sources/remote-charts/allowed.js';
import type { RenderCache } from '../sources/renderer.js';
import {
  commitSides,
  isRendered,
  type NamedCommit,
  type Origin,
  sidesOf,
  type SourcedSide,
  type SourcedSides,
  withOutside,
} from '../sources/sides.js';
import type { PlanArguments } from './arguments.js';
import { type CommitAt, commitsOnce } from './tracked-files.js';
import { UsageError } from './options.js';

/** The cluster of the sides, and its part in the run. */
export interface ClusterOfRun {
  /** True where the configuration lists it, with policies of its own. */
  readonly isListed: boolean;
  /** True where others are planned beside it. */
  readonly isOneOfSeveral: boolean;
  /** Null where that does not matter. */
  readonly target: TargetCluster | null;
  readonly charts?: ClusterCharts;
  /** Renderings of other clusters of the run. */
  readonly rendered?: RenderCache;
}

/**
 * Base and head of `fleetplan plan`. Revisions are read by `policies` of the configuration. Paths are policies themselves; only where
 * `policies` names something to render, or is that of a listed cluster, and each side is one folder, the sources count from
 * that folder.
 */
export async function sidesFor(
  args: Pick<PlanArguments, 'head' | 'base' | 'headRef' | 'baseRef'>,
  policies: Config['policies'],
  cluster: ClusterOfRun = { isListed: false, isOneOfSeveral: false, target: null },
  commitAt: CommitAt = commitsOnce(),
): Promise<SourcedSides> {
  const options = {
    ...(cluster.target === null ? {} : { cluster: cluster.target }),
    branch: branchOf(args.baseRef),
    mayHoldPlanned,
    ...(cluster.charts === undefined ? {} : { charts: cluster.charts }),
    ...(cluster.rendered === undefined ? {} : { cache: cluster.rendered }),
  };
  const { headRef, baseRef } = args;
  if (headRef !== null) return ofRevisions({ headRef, baseRef }, policies, { ...options, commitAt });
  const folders = countsFrom(args, policies, cluster.isListed);
  if (cluster.isOneOfSeveral && (policies === null || folders === null)) {
    throw new UsageError(
      'the configuration lists several clusters: give --head and --base one folder each, from which their `policies` count, or choose a cluster with --cluster',
    );
  }
  if (policies === null || folders === null) return ofPaths(args);
  return ofFolders(folders, policies, options);
}

type Options = Parameters<typeof sidesOf>[3];
type Policies = NonNullable<Config['policies']>;

async function ofRevisions(
  { headRef, baseRef }: { readonly headRef: string; readonly baseRef: string | null },
  policies: Config['policies'],
  { commitAt, ...options }: Options & { readonly commitAt: CommitAt },
): Promise<SourcedSides> {
  if (policies === null)
    throw new UsageError(
      '--head-ref needs --config FILE with `policies`, which names the policy files of the revision',
    );
  const at = (revision: string): NamedCommit => ({
    commit: commitAt(process.cwd(), revision),
    label: revision,
  });
  const commits = { base: baseRef === null ? null : at(baseRef), head: at(headRef) };
  return commitSides(process.cwd(), commits, policies, options);
}

function ofFolders({ base, head }: Folders, policies: Policies, options: Options): Promise<SourcedSides> {
  return sidesOf(policies, ofFolder(head), base === null ? null : ofFolder(base), options);
}

/** The folders that `policies` of the configuration count from; null where the paths are policies themselves. */
function countsFrom(
  args: Pick<PlanArguments, 'head' | 'base'>,
  policies: Config['policies'],
  isListed: boolean,
): Folders | null {
  return policies !== null && (isListed || policies.some(isRendered)) ? foldersOf(args) : null;
}

/** The branch of a revision that is written as one; null for commits and what counts from others. */
function branchOf(revision: string | null): string | null {
  const name = revision?.replace(/^(?:refs\/)?(?:heads\/|remotes\/)?(?:origin\/)?/, '') ?? '';
  return /^[A-Za-z][\w./-]*$/.test(name) && !/^(?:HEAD|[0-9a-f]{7,64})$/.test(name) ? name : null;
}

interface Folders {
  readonly head: string;
  readonly base: string | null;
}

/** The one folder of each side; null where a side is something else. */
function foldersOf({ head, base }: Pick<PlanArguments, 'head' | 'base'>): Folders | null {
  const [first, ...more] = head;
  if (first === undefined || more.length > 0 || base.length > 1) return null;
  if (![first, ...base].every(isFolder)) return null;
  return { head: first, base: base[0] ?? null };
}

function ofFolder(folder: string, rootAt = once(folderRoot)): Origin {
  // As the files below it are reported, however the folder was written.
  const { root, prefix, read } = givenFolder(folder, rootAt);
  return { root, label: folder, prefix, readFiles: (globs) => Promise.resolve(read(globs)) };
}

/** The files of paths, and what differs between two folders besides. */
function ofPaths(args: Pick<PlanArguments, 'head' | 'base'>): SourcedSides {
  const rootAt = once(folderRoot);
  const sideOf = (paths: readonly string[]): SourcedSide => ({
    ...readPaths(paths, { rootAt }),
    label: paths.join(' '),
    renderedPaths: [],
  });
  const [head, base] = [sideOf(args.head), args.base.length > 0 ? sideOf(args.base) : null];
  const folders = foldersOf(args);
  if (base === null || folders === null || folders.base === null) return { head, base };
  const origins = { base: ofFolder(folders.base, rootAt), head: ofFolder(folders.head, rootAt) };
  return withOutside({ head, base }, origins, []);
}
