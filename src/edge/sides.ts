import type { Side } from '../manifest/source-file.js';
import type { TargetCluster } from '../config/clusters.js';
import type { Config } from '../config/schema.js';
import { once } from '../manifest/lookup.js';
import { mayHoldPlanned } from '../plan/objects/planned-kinds.js';
import { isFolder } from '../read/file.js';
import { folderRoot } from '../read/folder-root.js';
import { givenFolder, readPaths } from '../read/paths.js';
import type { ClusterCharts } from '../sources/remote-charts/allowed.js';
import type { RenderCache } from '../sources/renderer.js';
import {
  commitOrigin,
  isRendered,
  type Origin,
  sidesOf,
  type SourcedSides,
  withOutside,
} from '../sources/sides.js';
import type { PlanArguments } from './arguments.js';
import { UsageError } from './options.js';
import type { Commits } from './base-files.js';

type Paths = Pick<PlanArguments, 'head' | 'base'>;

/** State shared by the sides of all clusters of a run. */
export interface RunOfSides {
  readonly isOneOfSeveral: boolean;
  /** Renderings of other clusters of the run. */
  readonly rendered: RenderCache;
  /** Charts that this cluster may have fetched. */
  readonly charts: ClusterCharts;
}

/**
 * Base and head of `fleetplan plan`. Revisions are read by `policies` of the configuration. Paths are policies themselves; only where
 * `policies` names something to render, or is that of a listed cluster, and each side is one folder, the sources count from
 * that folder.
 */
export async function sidesFor(
  paths: Paths,
  commits: Commits | null,
  policies: Config['policies'],
  cluster: { readonly isListed: boolean; readonly target: TargetCluster },
  { isOneOfSeveral, rendered, charts }: RunOfSides,
): Promise<SourcedSides> {
  const options = {
    ...{ cluster: cluster.target, branch: branchOf(commits?.base?.label ?? null), mayHoldPlanned, charts },
    cache: rendered,
  };
  if (commits !== null) {
    if (policies === null)
      throw new UsageError(
        '--head-ref needs --config FILE with `policies`, which names the policy files of the revision',
      );
    const base = commits.base && commitOrigin(process.cwd(), commits.base);
    return sidesOf(policies, commitOrigin(process.cwd(), commits.head), base, options);
  }
  const isSourced = policies !== null && (cluster.isListed || policies.some(isRendered));
  const folders = isSourced ? foldersOf(paths) : null;
  if (isSourced && folders !== null) return sidesOf(policies, folders.head, folders.base, options);
  if (isOneOfSeveral)
    throw new UsageError(
      'the configuration lists several clusters: give --head and --base one folder each, from which their `policies` count, or choose a cluster with --cluster',
    );
  return ofPaths(paths, cluster.target.snapshots);
}

/** The branch of a revision that is written as one; null for commits and what counts from others. */
function branchOf(revision: string | null): string | null {
  const name = revision?.replace(/^(?:refs\/)?(?:heads\/|remotes\/)?(?:origin\/)?/, '') ?? '';
  return /^[A-Za-z][\w./-]*$/.test(name) && !/^(?:HEAD|[0-9a-f]{7,64})$/.test(name) ? name : null;
}

/** The one folder of each side; null where a side is something else. */
function foldersOf(
  { head, base }: Paths,
  rootAt = once(folderRoot),
): { readonly head: Origin; readonly base: Origin | null } | null {
  const [after, ...more] = head;
  const [before] = base;
  if (after === undefined || more.length > 0 || base.length > 1 || ![after, ...base].every(isFolder))
    return null;
  const originOf = (label: string): Origin => ({ label, ...givenFolder(label, rootAt) });
  return { head: originOf(after), base: before === undefined ? null : originOf(before) };
}

/** The files of paths, and what differs between two folders besides. */
function ofPaths(paths: Paths, snapshots: readonly string[] = []): SourcedSides {
  const rootAt = once(folderRoot);
  const sideOf = (named: readonly string[]): Side => ({
    ...readPaths(named, { rootAt }),
    label: named.join(' '),
    ...{ renderedPaths: [], coverage: [] },
  });
  const [head, base] = [sideOf(paths.head), paths.base.length > 0 ? sideOf(paths.base) : null];
  const folders = base && foldersOf(paths, rootAt);
  if (base === null || folders === null || folders.base === null) return { head, base };
  const origins = { base: folders.base, head: folders.head };
  return withOutside({ head, base }, origins, [], { others: [], snapshots });
}
