import { existsSync } from 'node:fs';
import { setFlagsFromString } from 'node:v8';
import type { TargetCluster } from '../config/clusters.js';
import { isRendered } from '../config/policy-sources.js';
import { DEFAULT_CONFIG } from '../config/read.js';
import type { Config } from '../config/schema.js';
import { clusterInputs, type ClusterReader, type SharedRendering } from '../inputs/cluster-input.js';
import { loadSnapshot } from '../inputs/snapshot-file.js';
import { once, present } from '../manifest/lookup.js';
import type { Side } from '../manifest/source-file.js';
import { visible } from '../manifest/visible.js';
import type { Output } from '../output/output.js';
import type { Progress } from '../output/progress.js';
import type { ClusterInput } from '../plan.js';
import type { ExpectedWork } from '../plan/expected-work.js';
import { mayHoldPlanned } from '../plan/objects/planned-kinds.js';
import { MOST_STEPS } from '../plan/plan.js';
import { isFolder } from '../read/file.js';
import { folderRoot, givenFolder, readPaths } from '../read/paths.js';
import type { Detail } from '../report/hidden-names.js';
import { chooseClusters, type ChosenClusters } from '../run.js';
import { commitOrigin, sidesOf, type SourcedSides, withOutside } from '../sources/sides.js';
import type { Origin, Origins } from '../sources/source.js';
import { toPlain } from '../text/render.js';
import type { PlanArguments } from './arguments.js';
import { commandConfiguration, commitsOf, type NamedCommits, snapshotOriginProblems } from './base-files.js';
import { terminalOptions } from './deliver.js';
import { UsageError } from './options.js';
import { refuseInputs } from './output-path.js';

/**
 * Reads what the arguments name: configuration, policies and snapshots, an input for each cluster. Throws a `ProblemError` where the
 * configuration cannot be read; what else cannot be read is a problem of its cluster's plan.
 */
export async function readInputs(args: PlanArguments, output: Output) {
  // Node.js 20 optimizes functions so early that this takes half of the processor time of a plan of 1,000 nodes. Later versions lack the flag.
  if (process.versions.node.startsWith('20.')) setFlagsFromString(`--interrupt-budget=${2 ** 19}`);
  const commits = commitsOf(args);
  const configuration = commandConfiguration(args.config, commits);
  const { clusters, key } = chosenClusters(configuration.config, args.cluster);
  const isOneOfSeveral = clusters.length > 1;
  const progressOf = (index: number, { cluster }: Config): Progress => {
    const which = isOneOfSeveral ? `, cluster ${index + 1} of ${clusters.length}` : '';
    const of = `${which}${cluster === null ? '' : `, ${cluster}`}`;
    return (phase, part) => {
      output.progress(phase, part, of);
    };
  };
  // The only clock of the command line; everything after it gets the instant as a value.
  const at = args.at ?? Date.now();
  const given = { ...args, at, failOnExisting: null };
  const read = await clusterInputs(clusters, configuration, given, (cluster, shared): ClusterReader => {
    const { config, path, target } = cluster;
    const onPhase = progressOf(clusters.indexOf(cluster), config);
    const files = snapshotsOf(args, config, isOneOfSeveral);
    const snapshots = [...(target.snapshots ?? []), ...files];
    const run = { ...shared, isOneOfSeveral, isListed: path.length > 0 };
    return {
      snapshot: async () => {
        const { snapshot, problems } = await loadSnapshot(files, {
          onPart: (part) => {
            onPhase('reading', part);
          },
        });
        return { snapshot, problems: [...snapshotOriginProblems(files, commits), ...problems] };
      },
      sides: async () => {
        onPhase('rendering');
        const sides = await sidesFor(args, commits, config.policies, { ...target, snapshots }, run);
        const named = present([...files, ...args.head, ...args.base, args.config]);
        refuseInputs(args.output, named, [sides.base, sides.head], args.headRef !== null);
        return sides;
      },
      baseWith: async (proposed) => {
        const ofBase = commits?.base ? { base: null, head: commits.base } : null;
        const sides = await sidesFor(args, ofBase, proposed.config.policies, proposed.target, run);
        return sides.head;
      },
    };
  });
  const inputs = read.map((input, index): ClusterInput => {
    const onPhase = progressOf(index, input.config);
    let isWarned = false;
    return {
      ...input,
      onSteps: (steps, expected) => {
        if (expected.steps > MOST_STEPS && !isWarned) output.say(overBudgetText(expected));
        isWarned = true;
        onPhase('planning', steps / expected.steps);
      },
    };
  });
  const detail: Detail = configuration.config.comment.detail ?? 'full';
  return { inputs, at, key, shown: { ...terminalOptions(args.output, output), detail } };
}

/** The clusters that `--cluster` chooses. */
function chosenClusters(config: Config, chosen: string | null): ChosenClusters {
  try {
    return chooseClusters(config, chosen);
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

/** The warning before a plan that is expected to end without numbers. */
function overBudgetText({ steps, largest }: ExpectedWork): string {
  return `fleetplan: this plan may not end: it takes about ${Math.round(steps / 1e6)} million steps, and at most ${MOST_STEPS / 1e6} million are allowed; most are for ${toPlain(largest)}. Leave these policies out, or list each cluster with its own policies and snapshot.`;
}

/** The snapshots that the command line gives, which belong to one cluster, or those that the configuration names. */
function snapshotsOf(
  { snapshot, config: path }: PlanArguments,
  config: Config,
  isOneOfSeveral: boolean,
): readonly string[] {
  if (snapshot.length > 0 && isOneOfSeveral)
    throw new UsageError(
      '--snapshot is for one cluster, and the configuration lists several; choose one with --cluster, or set `snapshot` for each',
    );
  const named = snapshot.length > 0 ? snapshot : config.snapshot;
  if (named !== null) return named;
  const where = config.cluster === null ? '' : ` of the cluster ${visible(config.cluster)}`;
  const isUnread = path === null && existsSync(DEFAULT_CONFIG);
  throw new UsageError(
    `missing --snapshot FILE... (or \`snapshot\` in the configuration${where})${isUnread ? `; ${DEFAULT_CONFIG} is here, and is read with --config ${DEFAULT_CONFIG}` : ''}`,
  );
}

/**
 * Base and head of `fleetplan plan`. Revisions are read by `policies` of the configuration. Paths are policies themselves; only where
 * `policies` names something to render, or is that of a listed cluster, and each side is one folder, the sources count from
 * that folder.
 */
async function sidesFor(
  paths: PlanArguments,
  commits: NamedCommits | null,
  policies: Config['policies'],
  cluster: TargetCluster,
  run: SharedRendering & { readonly isOneOfSeveral: boolean; readonly isListed: boolean },
): Promise<SourcedSides> {
  const branch = branchOf(commits?.base?.label ?? null);
  const options = { cluster, branch, mayHoldPlanned, charts: run.charts, cache: run.cache };
  if (commits !== null) {
    if (policies === null)
      throw new UsageError(
        '--head-ref needs --config FILE with `policies`, which names the policy files of the revision',
      );
    const base = commits.base && commitOrigin(process.cwd(), commits.base);
    return sidesOf(policies, commitOrigin(process.cwd(), commits.head), base, options);
  }
  const isSourced = policies !== null && (run.isListed || policies.some(isRendered));
  const folders = isSourced ? foldersOf(paths) : null;
  if (isSourced && folders !== null) return sidesOf(policies, folders.head, folders.base, options);
  if (run.isOneOfSeveral)
    throw new UsageError(
      'the configuration lists several clusters: give --head and --base one folder each, from which their `policies` count, or choose a cluster with --cluster',
    );
  return ofPaths(paths, cluster.snapshots);
}

/** The branch of a revision that is written as one; null for commits and what counts from others. */
function branchOf(revision: string | null): string | null {
  const name = revision?.replace(/^(?:refs\/)?(?:heads\/|remotes\/)?(?:origin\/)?/, '') ?? '';
  return /^[A-Za-z][\w./-]*$/.test(name) && !/^(?:HEAD|[0-9a-f]{7,64})$/.test(name) ? name : null;
}

/** The one folder of each side; null where a side is something else. */
function foldersOf({ head, base }: PlanArguments, rootAt = once(folderRoot)): Origins | null {
  const [after, ...more] = head;
  const [before] = base;
  if (after === undefined || more.length > 0 || base.length > 1 || ![after, ...base].every(isFolder))
    return null;
  const originOf = (label: string): Origin => ({ label, ...givenFolder(label, rootAt) });
  return { head: originOf(after), base: before === undefined ? null : originOf(before) };
}

/** The files of paths, and what differs between two folders besides. */
function ofPaths(paths: PlanArguments, snapshots: readonly string[] = []): SourcedSides {
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
