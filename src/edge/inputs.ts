import { existsSync } from 'node:fs';
import { type ClusterSettings, placesIn } from '../config/clusters.js';
import { DEFAULT_CONFIG } from '../config/read.js';
import type { Config } from '../config/schema.js';
import { withCoverage } from '../guards/weakened.js';
import { present } from '../manifest/lookup.js';
import { visible } from '../manifest/visible.js';
import type { Output } from '../output/output.js';
import type { ClusterInput } from '../plan.js';
import type { Detail } from '../report/hidden-names.js';
import { chooseClusters, type ChosenClusters } from '../run.js';
import { ClusterCharts } from '../sources/remote-charts/allowed.js';
import { RemoteCharts } from '../sources/remote-charts/remote-charts.js';
import type { PlanArguments } from './arguments.js';
import {
  type BaseConfig,
  baseConfig,
  type Commits,
  commitsOf,
  snapshotOriginProblems,
} from './base-files.js';
import { terminalOptions, usable } from './deliver.js';
import { UsageError } from './options.js';
import { refuseInputs } from './output-path.js';
import { type RunOfSides, sidesFor } from './sides.js';
import { loadSnapshot } from './snapshot-file.js';

/**
 * Reads what the arguments name: configuration, policies and snapshots, an input for each cluster. Throws a `ProblemError` where the
 * configuration cannot be read; what else cannot be read is a problem of its cluster's plan.
 */
export async function readInputs(args: PlanArguments, output: Output) {
  const commits = commitsOf(args);
  const read = usable(baseConfig(args.config, commits));
  let chosen: ChosenClusters;
  try {
    chosen = chooseClusters(read.config, args.cluster);
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
  const { clusters, key } = chosen;
  const charts = new RemoteCharts();
  const run = { isOneOfSeveral: clusters.length > 1, rendered: new Map() };
  const inputs: ClusterInput[] = [];
  for (const [i, cluster] of clusters.entries()) {
    const { remotes, cluster: name } = cluster.config;
    // A short run shows it for a moment only; a long name is cut, so it comes last.
    const progress = (does: string, more = ''): void => {
      const which = clusters.length > 1 ? ` ${i + 1} of ${clusters.length} clusters` : '';
      output.progress(`fleetplan: ${does}${which}${more}${name === null ? '' : `, ${name}`}`);
    };
    progress('reading');
    const ofCluster = new ClusterCharts(charts, remotes, process.env['GITHUB_EVENT_NAME'] ?? null);
    const input = await inputOf(args, read, commits, cluster, { ...run, charts: ofCluster });
    inputs.push({
      ...input,
      onSteps: (steps) => {
        progress('planning', `, ${steps.toLocaleString('en-US')} steps`);
      },
    });
  }
  charts.close();
  const [first, ...rest] = inputs;
  if (first === undefined) throw new RangeError('a configuration without a cluster');
  const detail: Detail = read.config.comment.detail ?? 'full';
  const shown = { ...terminalOptions(args.output, output), detail };
  return { inputs: [first, ...rest] as const, key, shown };
}

async function inputOf(
  args: PlanArguments,
  read: BaseConfig,
  commits: Commits | null,
  { config, path, target }: ClusterSettings,
  run: RunOfSides,
): Promise<ClusterInput> {
  const files = snapshotsOf(args, config, run.isOneOfSeveral);
  const { snapshot, problems } = await loadSnapshot(files);
  const snapshots = [...(target.snapshots ?? []), ...files];
  const cluster = { isListed: path.length > 0, target: { ...target, snapshots } };
  const { base, head } = await sidesFor(args, commits, config.policies, cluster, run);
  const named = present([...files, ...args.head, ...args.base, args.config]);
  refuseInputs(args.output, named, [base, head], args.headRef !== null);
  const proposedConfig = await withCoverage(read.proposed, {
    ...{ config, base, snapshot },
    read: async (proposed) => {
      const ofBase = commits?.base ? { base: null, head: commits.base } : null;
      const others = { ...cluster, target: proposed.target };
      return (await sidesFor(args, ofBase, proposed.config.policies, others, run)).head;
    },
  });
  return {
    ...{ base, head, snapshot, config, proposedConfig },
    snapshotProblems: [...snapshotOriginProblems(files, commits), ...problems],
    configPlaces: read.placeOf && placesIn(read.placeOf, path),
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
