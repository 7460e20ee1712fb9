import { existsSync } from 'node:fs';
import { type ClusterSettings, placesIn } from '../config/clusters.js';
import { DEFAULT_CONFIG } from '../config/read.js';
import type { Config } from '../config/schema.js';
import { withCoverage } from '../guards/weakened.js';
import type { Problem } from '../manifest/problem.js';
import { visible } from '../manifest/visible.js';
import type { Output } from '../output/output.js';
import type { ClusterInput } from '../plan.js';
import { ClusterCharts } from '../sources/remote-charts/allowed.js';
import { RemoteCharts } from '../sources/remote-charts/remote-charts.js';
import type { RenderCache } from '../sources/renderer.js';
import { chooseClusters, type ChosenClusters } from '../run.js';
import type { PlanArguments } from './arguments.js';
import { type CommitAt, commitsOnce, type Revisions, snapshotOriginProblems } from './tracked-files.js';
import { type BaseConfig, baseConfig } from './base-config.js';
import { refuseInputs } from './output-path.js';
import { printProblems } from './deliver.js';
import { type ClusterOfRun, sidesFor } from './sides.js';
import { loadSnapshot } from './snapshot-file.js';
import { UsageError } from './options.js';

/** Inputs of a command that plans, a part for each cluster. */
interface ReadInputs {
  readonly inputs: readonly [ClusterInput, ...ClusterInput[]];
  readonly config: Config;
  readonly key: string | null;
}

/**
 * Reads what the arguments name: configuration, policies and snapshots. Null where the configuration cannot be read, and its
 * problems are on standard error; what else cannot be read is a problem of its cluster's plan.
 */
export async function readInputs(args: PlanArguments, output: Output): Promise<ReadInputs | null> {
  const commitAt = commitsOnce();
  const read = baseConfig(args.config, revisionsOf(args), commitAt);
  if ('problems' in read) {
    printProblems(read.problems, output);
    return null;
  }
  const { config } = read;
  const { clusters, key } = clustersFor(args, config);
  const inputs: ClusterInput[] = [];
  const rendered: RenderCache = new Map();
  const charts = new RemoteCharts();
  for (const [i, cluster] of clusters.entries()) {
    const { reading, planning } = progressOf(output, cluster.config.cluster, [i, clusters.length]);
    reading();
    const isOneOfSeveral = clusters.length > 1;
    inputs.push({
      ...(await inputOf(args, read, cluster, { isOneOfSeveral, rendered, commitAt, charts })),
      onSteps: planning,
    });
  }
  charts.close();
  const [first, ...rest] = inputs;
  if (first === undefined) throw new RangeError('a configuration without a cluster');
  return { inputs: [first, ...rest], config, key };
}

function clustersFor(args: PlanArguments, config: Config): ChosenClusters {
  try {
    return chooseClusters(config, args.cluster);
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

async function inputOf(
  args: PlanArguments,
  read: BaseConfig,
  { config, path, target }: ClusterSettings,
  run: Pick<ClusterOfRun, 'isOneOfSeveral' | 'rendered'> & {
    readonly commitAt: CommitAt;
    readonly charts: RemoteCharts;
  },
): Promise<ClusterInput> {
  const { isOneOfSeveral, rendered, commitAt } = run;
  const charts = new ClusterCharts(run.charts, config.remotes, process.env['GITHUB_EVENT_NAME'] ?? null);
  const files = snapshotOf(args, config, isOneOfSeveral);
  const { snapshot, problems } = await loadSnapshot(files);
  const cluster = {
    ...{ isListed: path.length > 0, isOneOfSeveral, target, charts },
    ...(rendered === undefined ? {} : { rendered }),
  };
  const { base, head } = await sidesFor(args, config.policies, cluster, commitAt);
  const named = [...files, ...args.head, ...args.base, ...(args.config === null ? [] : [args.config])];
  refuseInputs(args.output, named, [base, head], args.headRef !== null);
  const proposedConfig = await withCoverage(read.proposed, {
    ...{ config, base, snapshot },
    read: async (proposed) => {
      const others = { ...cluster, target: proposed.target };
      return (
        await sidesFor(
          { ...args, headRef: args.baseRef, baseRef: null },
          proposed.config.policies,
          others,
          commitAt,
        )
      ).head;
    },
  });
  return {
    base,
    head,
    snapshot,
    snapshotProblems: [...originProblems(args, files, commitAt), ...problems],
    config,
    configPlaces: read.placeOf && placesIn(read.placeOf, path),
    proposedConfig,
    rulesFrom: read.rulesFrom,
    notices: read.notices,
    // The only clock of the command line; everything after it gets the instant as a value.
    at: args.at ?? Date.now(),
    horizonMs: args.horizonMs ?? config.horizon,
    scenario: args.scenario,
    failOn: args.failOn ?? config.failOn,
    failOnExisting: config.failOnExisting,
  };
}

/** The snapshots that the command line gives, which belong to one cluster, or those that the configuration names. */
function snapshotOf(
  { snapshot, config: path }: PlanArguments,
  config: Config,
  isOneOfSeveral: boolean,
): readonly string[] {
  if (snapshot.length === 0) {
    if (config.snapshot !== null) return config.snapshot;
    const where = config.cluster === null ? '' : ` of the cluster ${visible(config.cluster)}`;
    const unread =
      path === null && existsSync(DEFAULT_CONFIG)
        ? `; ${DEFAULT_CONFIG} is here, and is read with --config ${DEFAULT_CONFIG}`
        : '';
    throw new UsageError(
      `missing --snapshot FILE... (or \`snapshot\` in the configuration${where})${unread}`,
    );
  }
  if (isOneOfSeveral) {
    throw new UsageError(
      '--snapshot is for one cluster, and the configuration lists several; choose one with --cluster, or set `snapshot` for each',
    );
  }
  return snapshot;
}

/** Null unless two revisions are compared: else the files of the change are unknown. */
function revisionsOf({ baseRef, headRef }: PlanArguments): Revisions | null {
  return baseRef === null || headRef === null ? null : { base: baseRef, head: headRef };
}

function originProblems(args: PlanArguments, files: readonly string[], commitAt: CommitAt): Problem[] {
  const revisions = revisionsOf(args);
  return revisions === null ? [] : snapshotOriginProblems(files, revisions, commitAt);
}

/** Progress of one cluster, for a terminal. */
interface Progress {
  readonly reading: () => void;
  readonly planning: (steps: number) => void;
}

/** A short run shows its progress for a moment only. `index` counts from 0. */
export function progressOf(
  output: Output,
  cluster: string | null,
  [index, clusters]: readonly [index: number, clusters: number],
): Progress {
  const which = clusters > 1 ? ` ${index + 1} of ${clusters} clusters` : '';
  // A long name is cut, so it comes last.
  const whose = cluster === null ? '' : `, ${cluster}`;
  return {
    reading: () => {
      output.progress(`fleetplan: reading${which}${whose}`);
    },
    planning: (steps) => {
      output.progress(`fleetplan: planning${which}, ${steps.toLocaleString('en-US')} steps${whose}`);
    },
  };
}
