import type { Out, Start } from '../../../rollout/controller.js';
import { type Binding, isUnavailable } from '../controller/bindings.js';

/** Clusters in progress of a rollout, and its results so far. */
export interface UnderWay {
  /** Clusters on which the placement did not work when it began, and that it has not reached yet. */
  readonly before: ReadonlyMap<string, Out>;
  readonly inFlight: ReadonlyMap<string, Start>;
  /** Clusters that got a bad version. */
  readonly broken: ReadonlyMap<string, Start>;
  /** Clusters that this rollout newly binds, and how many of them work. */
  readonly fresh: ReadonlySet<string>;
  readonly arrived: number;
  readonly removed: number;
}

/** True for work that ends: on a silent cluster it never does. */
export function isMoving({ inFlight }: UnderWay, silent: ReadonlyMap<string, string>): boolean {
  return [...inFlight.keys()].some((cluster) => !silent.has(cluster));
}

/** Nothing has started yet. */
export function atRest(before: UnderWay['before'], fresh: UnderWay['fresh'] = new Set()): UnderWay {
  return { before, fresh, inFlight: new Map(), broken: new Map(), arrived: 0, removed: 0 };
}

/** A cluster that is worked on is out because of that, no longer by itself. */
export function withStarts(
  under: UnderWay,
  starts: readonly Start[],
  bound: readonly string[] = [],
): UnderWay {
  if (starts.length === 0) return under;
  const inFlight = new Map([...under.inFlight, ...starts.map((start) => [start.target, start] as const)]);
  return {
    ...under,
    inFlight,
    before: new Map([...under.before].filter(([cluster]) => !inFlight.has(cluster))),
    fresh: new Set([...under.fresh, ...bound]),
    removed: under.removed + starts.filter(({ removes }) => removes).length,
  };
}

/** The clusters under way once the work on one of them has ended. */
export function withEnd(under: UnderWay, start: Start, result: 'succeeded' | 'failed'): UnderWay {
  const inFlight = new Map(under.inFlight);
  inFlight.delete(start.target);
  const broken = new Map(under.broken);
  if (result === 'failed') broken.set(start.target, start);
  else broken.delete(start.target);
  const hasArrived = result === 'succeeded' && under.fresh.has(start.target);
  return { ...under, inFlight, broken, arrived: under.arrived + (hasArrived ? 1 : 0) };
}

/**
 * Clusters that are out: those that did not work before, those that are updated in place, those that got a bad version, and as many
 * of the joining and leaving ones as are missing. The controller adds before it removes if maxSurge allows it: a newly bound cluster
 * takes no serving one away, and a removed cluster is no loss once another serves in its place.
 * Source: kubefleet-dev/kubefleet e160c1cd, rollout/controller.go: what has to stay available is the target number less
 * maxUnavailable, whichever clusters these are.
 */
export function outClusters({ before, inFlight, broken, fresh, arrived, removed }: UnderWay): Out[] {
  const leaving: Start[] = [];
  const coming: Start[] = [];
  const out = [...broken.values()];
  for (const start of inFlight.values()) {
    if (broken.has(start.target)) continue;
    if (start.removes) leaving.push(start);
    else if (fresh.has(start.target)) coming.push(start);
    else out.push(start);
  }
  out.push(...[...leaving, ...coming].slice(0, Math.max(0, removed - arrived)));
  return [...before.values(), ...out.map(({ target, group, batch }) => ({ target, group, batch }))];
}

/** Clusters that have a placement and do not serve; `groupOf` is null for clusters of no group. */
export function outAlready(
  bindings: readonly Binding[],
  silent: ReadonlyMap<string, string>,
  groupOf: (cluster: string) => string | null,
): ReadonlyMap<string, Out> {
  return new Map(
    bindings.flatMap((binding) => {
      const { cluster: target, deleting, state } = binding;
      const isOut = isUnavailable(binding) || (state !== 'Scheduled' && silent.has(target));
      const group = deleting || !isOut ? null : groupOf(target);
      return group === null ? [] : [[target, { target, group, batch: 0, isOld: true }] as const];
    }),
  );
}

/** Only the agent of a cluster applies, reports and deletes: work on a silent cluster never ends. */
export function untilHeard(cluster: string, silent: ReadonlyMap<string, string>): Pick<Start, 'workMs'> {
  return silent.has(cluster) ? { workMs: Infinity } : {};
}
