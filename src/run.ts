import type { Config } from './config/schema.js';
import { type ClusterSettings, clustersOf } from './config/clusters.js';
import { decide } from './gate/decision.js';
import type { Expectation } from './gate/expectation.js';
import type { DecideAt } from './gate/search.js';
import { nearest } from './manifest/words/suggest.js';
import { visible } from './manifest/words/visible.js';
import { type ClusterInput, planCluster, planner, planOverLive, type Side } from './plan.js';
import type { Report } from './plan/finding.js';
import type { Plan } from './plan/model.js';
import { type RunReport, runReport } from './plan/run-report.js';

/** Which clusters a run plans, and the name that its result goes by. */
export interface ChosenClusters {
  readonly clusters: readonly [ClusterSettings, ...ClusterSettings[]];
  /** The key of the comment; null where nobody gave one. */
  readonly key: string | null;
}

/**
 * The clusters of a configuration, or the one of them that `chosen` names. Where the configuration lists none, `chosen` is what
 * the only one is called. Throws with a sentence where it lists others.
 */
export function chooseClusters(config: Config, chosen: string | null): ChosenClusters {
  const key = chosen ?? config.cluster;
  if (config.clusters.length === 0) return { clusters: clustersOf({ ...config, cluster: key }), key };
  const all = clustersOf(config);
  if (chosen === null) return { clusters: all, key };
  const found = all.find(({ config: { cluster } }) => cluster === chosen);
  if (found) return { clusters: [found], key };
  const names = config.clusters.map(({ name }) => name);
  const meant = nearest(chosen, names);
  throw new Error(
    `The configuration lists no cluster ${visible(chosen)}.${meant === null ? ` It lists ${visible(names.join(', '))}.` : ` Did you mean ${visible(meant)}?`}`,
  );
}

/** A report for each cluster, as one result. */
export function makeRun(inputs: readonly [ClusterInput, ...ClusterInput[]]): RunReport {
  return together(withJudgedElsewhere(inputs).map(planCluster));
}

function together([first, ...rest]: readonly Report[]): RunReport {
  if (first === undefined) throw new RangeError('a run over no cluster');
  return runReport([first, ...rest]);
}

/**
 * What each cluster holds of its objects against the files, as base and head; nothing of a cluster that holds all of them as the files
 * ask for, or of which no object is known.
 */
export function heldByClusters(inputs: readonly ClusterInput[]): readonly Plan[] {
  return withJudgedElsewhere(inputs).flatMap((input) =>
    input.snapshot.objects.length === 0 ? [] : (planOverLive(input) ?? []),
  );
}

/** Plans all clusters for a start at an instant, over the one snapshot of each and files that are read once, and decides whether it may start then. */
export function decider(inputs: readonly [ClusterInput, ...ClusterInput[]], expected: Expectation): DecideAt {
  const reporters = withJudgedElsewhere(inputs).map(planner);
  return (at) => decide(together(reporters.map((reportAt) => reportAt(at))), expected);
}

/**
 * A file of another cluster that lies beside the globs of this one is judged there, and not left out here. One that both hold and
 * neither renders is judged by none: they do not vouch for each other.
 */
function withJudgedElsewhere(inputs: readonly ClusterInput[]): readonly ClusterInput[] {
  if (inputs.length === 1) return inputs;
  const sidesOf = ({ base, head }: ClusterInput): Side[] => (base ? [head, base] : [head]);
  return inputs.map((input, index) => {
    const others = inputs.filter((_, other) => other !== index).flatMap(sidesOf);
    const own = new Set(sidesOf(input).flatMap(filesOf));
    const elsewhere = [
      ...others.flatMap(({ renderedPaths = [] }) => renderedPaths),
      ...others.flatMap(filesOf).filter((path) => !own.has(path)),
    ];
    const including = (side: Side): Side => ({
      ...side,
      renderedPaths: [...(side.renderedPaths ?? []), ...elsewhere],
    });
    const head = including(input.head);
    const base = input.base === input.head ? head : input.base && including(input.base);
    return { ...input, head, base };
  });
}

function filesOf({ files }: Side): string[] {
  return files.map(({ path }) => path);
}

/** 0 pass or nothing enforced, 1 violations at or above the bar, 2 could not judge. */
export function exitCodeOf({ verdict, failOn }: Pick<RunReport, 'verdict' | 'failOn'>): 0 | 1 | 2 {
  if (verdict === 'unknown') return 2;
  return verdict === 'fail' && failOn !== 'never' ? 1 : 0;
}
