import type { Config } from './config/schema.js';
import { type ClusterSettings, clustersOf } from './config/clusters.js';
import { decide, type Expectation } from './gate/decision.js';
import type { DecideAt } from './gate/gate.js';
import { withinAny } from './manifest/path.js';
import { nearest, visible } from './manifest/visible.js';
import { type ClusterInput, planCluster, planner, planOverLive } from './plan.js';
import type { Plan } from './plan/model.js';
import { type RunReport, runReport } from './plan/run-report.js';

/** The clusters of a run, and the name of its result. */
export interface ChosenClusters {
  readonly clusters: readonly [ClusterSettings, ...ClusterSettings[]];
  /** The key of the comment; null if none was given. */
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
  if (found) return { clusters: [{ ...found, target: { ...found.target, isAlone: true } }], key };
  const names = config.clusters.map(({ name }) => name);
  const meant = nearest(chosen, names);
  throw new Error(
    `The configuration lists no cluster ${visible(chosen)}.${meant === null ? ` It lists ${visible(names.join(', '))}.` : ` Did you mean ${visible(meant)}?`}`,
  );
}

/** A report for each cluster, as one result. */
export function makeRun(inputs: readonly ClusterInput[]): RunReport {
  return runReport(withOutsideOfRun(inputs).map(planCluster));
}

/** Inputs with the head's files on both sides: the plan shows rollouts under way, and the next one. */
export function unchanged(inputs: readonly ClusterInput[]): readonly ClusterInput[] {
  return inputs.map((input) => ({ ...input, base: input.head }));
}

/**
 * The live objects of each cluster as the base of the files; nothing of a cluster that holds all of them as the files
 * ask for, or of which no object is known.
 */
export function heldByClusters(inputs: readonly ClusterInput[]): readonly Plan[] {
  return withOutsideOfRun(inputs).flatMap((input) =>
    input.snapshot.objects.length === 0 ? [] : (planOverLive(input) ?? []),
  );
}

/** Plans all clusters for a start at an instant, over the one snapshot of each and files that are read once, and decides whether it may start then. */
export function decider(inputs: readonly ClusterInput[], expected: Expectation): DecideAt {
  const reporters = withOutsideOfRun(inputs).map(planner);
  return (at) => decide(runReport(reporters.map((reportAt) => reportAt(at))), expected);
}

/**
 * Asks once for all clusters which changed files no source takes: a file that another cluster reads belongs to that one, also if its
 * sources fail there, and the first cluster names the others.
 */
function withOutsideOfRun(inputs: readonly ClusterInput[]): readonly ClusterInput[] {
  if (inputs.length === 1) return inputs;
  // The first cluster leaves what lies in the folder of another one to that one.
  const left = inputs[0]?.head.outside?.flatMap(({ path, isTakenOut }) => (isTakenOut ? path : []));
  const isLeft = new Set(left);
  return inputs.map((input, index) => {
    const isOwn = withinAny(inputsOf([input]));
    const isElsewhere = withinAny(inputsOf(inputs.filter((one) => one !== input)));
    const outside = input.head.outside
      ?.filter(({ path }) => isOwn(path) || !isElsewhere(path))
      .map((file) =>
        index > 0 && !isLeft.has(file.path) ? { ...file, isNamedElsewhere: true as const } : file,
      );
    const head = { ...input.head, ...(outside ? { outside } : {}) };
    return { ...input, head, base: input.base === input.head ? head : input.base };
  });
}

/** Files of both sides, and what their renderers read. */
function inputsOf(inputs: readonly ClusterInput[]): string[] {
  return inputs
    .flatMap(({ base, head }) => (base ? [head, base] : [head]))
    .flatMap(({ files, renderedPaths }) => [...files.map(({ path }) => path), ...renderedPaths]);
}

/** 0 pass or nothing enforced, 1 violations at or above the bar, 2 could not evaluate. */
export function exitCodeOf({ verdict, failOn }: Pick<RunReport, 'verdict' | 'failOn'>): 0 | 1 | 2 {
  if (verdict === 'unknown') return 2;
  return verdict === 'fail' && failOn !== 'never' ? 1 : 0;
}
