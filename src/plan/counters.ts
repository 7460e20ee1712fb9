import { groupKey } from '../rollout/batches.js';
import type { PeakQuery } from '../rollout/peaks.js';
import type { ResolvedGroup, ResolvedPolicy } from '../systems/system.js';
import { refKey } from '../systems/system.js';

/** What a counter counts; the names are unique, so that one sweep over a run takes all peaks. */
export const counterOf = {
  all: 'all',
  domain: (key: string, value: string) => `domain\u0000${key}\u0000${value}`,
  group: (group: ResolvedGroup) => `group\u0000${groupKey(group.runs.controller, group.runs.group)}`,
  groupDomain: (group: ResolvedGroup, key: string, value: string) =>
    `${counterOf.group(group)}\u0000${key}\u0000${value}`,
  /** Targets out through the policy's own doing. */
  policy: (policy: Pick<ResolvedPolicy, 'ref'>) => `policy\u0000${refKey(policy.ref)}`,
  /** The policy's targets out through anyone's doing. */
  anyone: (policy: Pick<ResolvedPolicy, 'ref'>) => `anyone\u0000${refKey(policy.ref)}`,
};

export type DomainsOf = (target: string) => readonly (readonly [string, string])[];

/**
 * Which peaks one dry rollout is asked for: of each group, of each domain within a group, of each policy alone and with its
 * neighbours, of each domain of the fleet, and of everything.
 */
export function peakQuery(
  policies: readonly ResolvedPolicy[],
  outBefore: ReadonlySet<string>,
  domainsOf: DomainsOf,
): PeakQuery {
  const byRun = new Map<string, { group: ResolvedGroup; own: string[] }>();
  const anyone = new Map<string, Set<string>>();
  const before = new Map<string, Set<string>>();
  const add = (map: Map<string, Set<string>>, target: string, counter: string): void => {
    const counters = map.get(target);
    if (counters) counters.add(counter);
    else map.set(target, new Set([counter]));
  };
  for (const policy of policies) {
    for (const group of policy.groups) {
      const key = groupKey(group.runs.controller, group.runs.group);
      const entry = byRun.get(key) ?? { group, own: [counterOf.group(group)] };
      byRun.set(key, entry);
      entry.own.push(counterOf.policy(policy));
      for (const target of group.targets) {
        add(anyone, target, counterOf.anyone(policy));
        if (group.saysWhatIsOut || !outBefore.has(target)) continue;
        add(before, target, counterOf.group(group));
        add(before, target, counterOf.policy(policy));
        for (const [key, value] of domainsOf(target))
          add(before, target, counterOf.groupDomain(group, key, value));
      }
    }
  }
  const everywhere = (target: string): string[] => [
    counterOf.all,
    ...(anyone.get(target) ?? []),
    ...domainsOf(target).map(([key, value]) => counterOf.domain(key, value)),
  ];
  return {
    outBefore,
    countersBefore: (target) => [...everywhere(target), ...(before.get(target) ?? [])],
    countersOf: (event) => {
      const entry = byRun.get(groupKey(event.controller, event.group));
      if (!entry) return everywhere(event.target);
      const domains = domainsOf(event.target).map(([key, value]) =>
        counterOf.groupDomain(entry.group, key, value),
      );
      return [...everywhere(event.target), ...entry.own, ...domains];
    },
  };
}
