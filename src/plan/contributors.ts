import { groupKey } from '../rollout/batches.js';
import type { Peak } from '../rollout/peaks.js';
import type { Run } from '../rollout/trace.js';
import type { PolicyRef, ResolvedPolicy } from '../systems/system.js';
import { refKey } from '../systems/system.js';
import type { Fleet } from './fleet.js';
import type { Contribution, ScopePeak } from './model.js';

/** Who has targets out at one instant. */
export type ContributorsAt = (peak: Peak, scope?: string) => readonly Contribution[];

/**
 * Who has targets of a scope out at the moment of a peak, from one pass over the run. A policy that only declares groups of
 * another is left out, and so is what no policy owns. Nodes out before stand under null, unless a policy holds them as well.
 */
export function contributorsOf(
  policies: readonly ResolvedPolicy[],
  run: Run,
  outBefore: ReadonlySet<string>,
  scopesOf: (target: string) => readonly string[],
): ContributorsAt {
  const owner = new Map<string, PolicyRef>();
  for (const group of policies.flatMap((policy) => policy.groups))
    owner.set(groupKey(group.runs.controller, group.runs.group), group.rolls);
  const events = byScope(run.events, ({ target }) => scopesOf(target));
  const before = byScope([...outBefore], scopesOf);
  return (peak, scope = EVERYWHERE) => {
    const out = new Map<string, { policy: PolicyRef; targets: Set<string> }>();
    for (const event of scope === EVERYWHERE ? run.events : (events.get(scope) ?? [])) {
      if (event.at > peak.at) break;
      const policy = owner.get(groupKey(event.controller, event.group));
      if (!policy) continue;
      const entry = out.get(refKey(policy)) ?? { policy, targets: new Set<string>() };
      out.set(refKey(policy), entry);
      if (!event.holds) continue;
      if (event.kind === 'start' || event.kind === 'out') entry.targets.add(event.target);
      if (event.kind === 'succeeded' || event.kind === 'back') entry.targets.delete(event.target);
    }
    const held = new Set([...out.values()].flatMap(({ targets }) => [...targets]));
    const idle = (scope === EVERYWHERE ? [...outBefore] : (before.get(scope) ?? [])).filter(
      (target) => !held.has(target),
    );
    return [
      { policy: null, out: idle.length },
      ...[...out.values()].map(({ policy, targets }) => ({ policy, out: targets.size })),
    ].filter((entry) => entry.out > 0);
  };
}

const EVERYWHERE = '';

/** The fleet as a whole, each failure domain and each quorum: how much of it is out at once, when, and through whom. */
export function scopePeaks(
  fleet: Fleet,
  peaks: ReadonlyMap<string, Peak>,
  contributorsAt: ContributorsAt,
): ScopePeak[] {
  return fleet.scopes.map(({ scope, key, members }) => {
    const peak = peaks.get(key);
    return {
      scope,
      members,
      peakAtOnce: peak?.count ?? 0,
      peakAt: peak?.at ?? null,
      contributors: peak ? contributorsAt(peak, key) : [],
    };
  });
}

function byScope<T>(list: readonly T[], scopesOf: (item: T) => readonly string[]): Map<string, T[]> {
  const found = new Map<string, T[]>();
  for (const item of list) {
    for (const scope of scopesOf(item)) {
      const items = found.get(scope);
      if (items) items.push(item);
      else found.set(scope, [item]);
    }
  }
  return found;
}
