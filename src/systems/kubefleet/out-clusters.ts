import type { Out, Start } from '../../rollout/controller.js';

/** What a rolling update has on its way, and what it has done. */
export interface UnderWay {
  /** Clusters that have it and are not being deleted. */
  readonly held: number;
  /** How many clusters the policy asks for. */
  readonly target: number;
  readonly inFlight: ReadonlyMap<string, Start>;
  /** Clusters that got a bad version. */
  readonly broken: ReadonlyMap<string, Start>;
  /** Clusters that this rollout has bound anew, and how many of them work. */
  readonly fresh: ReadonlySet<string>;
  readonly arrived: number;
  readonly removed: number;
}

/**
 * Clusters that are out: those that are updated in place, those that got a bad version, and of those that come and go as many
 * as are missing. The controller adds before it removes where maxSurge lets it: a cluster that is bound anew takes nothing
 * away, and one that is given up is no loss once another serves in its place.
 * Source: kubefleet-dev/kubefleet e160c1cd, rollout/controller.go: what has to stay available is the target number less
 * maxUnavailable, whichever clusters these are.
 */
export function outClusters(under: UnderWay): Out[] {
  const { inFlight, broken, fresh } = under;
  const leaving: Start[] = [];
  const coming: Start[] = [];
  const out = [...broken.values()];
  for (const start of inFlight.values()) {
    if (broken.has(start.target)) continue;
    if (start.removes) leaving.push(start);
    else if (fresh.has(start.target)) coming.push(start);
    else out.push(start);
  }
  // Of those that have it, the ones that are bound anew do not serve yet.
  const short = under.target - (under.held - coming.length);
  const missing = Math.max(0, short, under.removed - under.arrived);
  out.push(...[...leaving, ...coming].slice(0, missing));
  return out.map(({ target, group, batch }) => ({ target, group, batch }));
}
