import type { Out, Start } from '../../../rollout/controller.js';
import type { Text } from '../../../text/text.js';
import { type Binding, isUnavailable } from '../controller/bindings.js';

/** Clusters in progress of a rollout, and the clusters that it keeps out. */
export interface UnderWay {
  /** Clusters on which the placement did not work when the rollout began, and that it has not reached yet. */
  readonly before: Map<string, Out>;
  /** Clusters that do not have the placement when the rollout begins. */
  readonly fresh: ReadonlySet<string>;
  readonly inFlight: Map<string, Start>;
  /** Clusters that got a bad version. */
  readonly broken: Map<string, Start>;
  /** How many more clusters were taken away than fresh ones have come up. */
  missing: number;
}

/** A rollout that begins: clusters that are out before it, and clusters without the placement. */
export function underWayOf(before: readonly Out[], fresh: readonly string[]): UnderWay {
  const out = new Map(before.map((one) => [one.target, one]));
  return { before: out, fresh: new Set(fresh), inFlight: new Map(), broken: new Map(), missing: 0 };
}

/** Clusters that have a placement and do not serve; `groupOf` is null for clusters of no group. */
export function outAlready(
  bindings: readonly Binding[],
  silent: ReadonlyMap<string, Text>,
  groupOf: (cluster: string) => string | null,
): Out[] {
  return bindings.flatMap((binding): Out | [] => {
    const { cluster: target, deleting, state } = binding;
    const isOut = isUnavailable(binding) || (state !== 'Scheduled' && silent.has(target));
    const group = deleting || !isOut ? null : groupOf(target);
    return group === null ? [] : { target, group, batch: 0, isOld: true };
  });
}

export function begin(of: UnderWay, starts: readonly Start[]): void {
  for (const start of starts) {
    of.inFlight.set(start.target, start);
    of.before.delete(start.target);
    if (start.removes) of.missing++;
  }
}

export function end(of: UnderWay, start: Start, result: 'succeeded' | 'failed'): void {
  of.inFlight.delete(start.target);
  of.broken.delete(start.target);
  if (result === 'failed') of.broken.set(start.target, start);
  else if (of.fresh.has(start.target)) of.missing--;
}

export function copyOf(of: UnderWay): UnderWay {
  const { before, inFlight, broken } = of;
  return { ...of, before: new Map(before), inFlight: new Map(inFlight), broken: new Map(broken) };
}

/** True for work that ends: on a silent cluster it never does. */
export function isMoving({ inFlight }: UnderWay, silent: ReadonlyMap<string, Text>): boolean {
  return [...inFlight.keys()].some((target) => !silent.has(target));
}

/**
 * Clusters that are out: those that did not work before, those that are updated in place, those that got a bad version, and as many
 * of the joining and leaving ones as are missing. The controller adds before it removes if maxSurge allows it: a newly bound cluster
 * takes no serving one away, and a removed cluster is no loss once another serves in its place.
 * Source: kubefleet-dev/kubefleet e160c1cd, rollout/controller.go: what has to stay available is the target number less
 * maxUnavailable, whichever clusters these are.
 */
export function outOf({ before, broken, inFlight, fresh, missing }: UnderWay): Out[] {
  const going = [...inFlight.values()].filter(({ target }) => !broken.has(target));
  const isMoved = ({ removes, target }: Start): boolean => removes === true || fresh.has(target);
  const moved = going.filter(isMoved).sort((a, b) => Number(b.removes ?? false) - Number(a.removes ?? false));
  const inPlace = going.filter((start) => !isMoved(start));
  return [...before.values(), ...broken.values(), ...inPlace, ...moved.slice(0, Math.max(0, missing))];
}
