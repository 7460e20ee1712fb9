import { once } from '../../manifest/lookup.js';
import { groupKey } from '../../rollout/batches.js';
import type { Unit } from '../../rollout/controller.js';
import type { PeakQuery } from '../../rollout/peaks.js';
import { type PolicyRef, refKey, type ResolvedGroup, type ResolvedPolicy } from '../../systems/system.js';
import { ByTwo } from '../../rollout/by-two.js';

/** Names of counters, unique, so that one sweep over a run takes all peaks. */
export const counterOf = {
  all: 'all',
  /** All targets of one unit. */
  unit: (unit: Unit) => `unit\u0000${unit}`,
  /** A scope without the next rollouts of policies that the change leaves alone. */
  withoutNext: (scope: string) => `without next\u0000${scope}`,
  production: 'production',
  quorum: (name: string) => `quorum\u0000${name}`,
  domain: (key: string, value: string) => `domain\u0000${key}\u0000${value}`,
  group: (group: ResolvedGroup) => `group\u0000${groupKey(group.runs)}`,
  groupDomain: (group: ResolvedGroup, key: string, value: string) =>
    `${counterOf.group(group)}\u0000${key}\u0000${value}`,
  /** Targets out through the policy's own doing. */
  policy: (policy: Pick<ResolvedPolicy, 'ref'>) => `policy\u0000${refKey(policy.ref)}`,
  /** True for a counter of what groups do themselves: of a group, of a domain in it, of a policy. */
  isOfGroups: (name: string) => name.startsWith('group\u0000') || name.startsWith('policy\u0000'),
  isWithoutNext: (name: string) => name.startsWith('without next\u0000'),
  /** True for a counter of all policies together. */
  isOfAll: (name: string): boolean => !counterOf.isOfGroups(name) && !counterOf.isWithoutNext(name),
};

/** The counted parts of a fleet. */
interface Watched {
  readonly outBefore: ReadonlySet<string>;
  readonly memberOf: (target: string) => { readonly domains: Domains; readonly scopes: Scopes };
}

/** True for a policy whose rollouts are left out of the counters without them; null where those are the same as the others. */
export type UntouchedNext = ((policy: PolicyRef) => boolean) | null;

/** Labels and values of the failure domains of a target, and the counters of its scopes. Targets with equal ones share the list. */
export type Domains = readonly (readonly [string, string])[];
export type Scopes = readonly string[];

/** The counters of one group: its own, those of the policies that list it, and those of the domains of its targets. */
interface GroupCounters {
  /** A policy that lists the group twice counts a target once. */
  readonly policies: Set<number>;
  readonly ofGroup: (domains: Domains) => readonly number[];
  /** Asked at the start and the end of each work; by then every policy that lists the group is known. */
  readonly ofTarget: (domains: Domains, scopes: Scopes) => readonly number[];
}

/**
 * The peaks that one dry rollout is asked for: of each group, of each domain within a group, of each policy,
 * of each domain of the fleet, and of everything.
 */
export function peakQuery(
  policies: readonly ResolvedPolicy[],
  { outBefore, memberOf }: Watched,
  isUntouchedNext: UntouchedNext = null,
): PeakQuery {
  const names: string[] = [];
  const counter = once((name: string) => names.push(name) - 1);
  const ofAnyone = once((scopes: Scopes) => [counterOf.all, ...scopes].map(counter));
  const ofTouched = once((scopes: Scopes) => [
    ...ofAnyone(scopes),
    ...(isUntouchedNext ? scopes.map((scope) => counter(counterOf.withoutNext(scope))) : []),
  ]);
  const countersOf = (group: ResolvedGroup): GroupCounters => {
    const own = counter(counterOf.group(group));
    const ofGroup = once((domains: Domains) => [
      own,
      ...domains.map(([key, value]) => counter(counterOf.groupDomain(group, key, value))),
    ]);
    const ofFleet = isUntouchedNext?.(group.rolls) === false ? ofTouched : ofAnyone;
    const policiesOf = new Set<number>();
    const byDomains = once((domains: Domains) =>
      once((scopes: Scopes) => [...ofGroup(domains), ...policiesOf, ...ofFleet(scopes)]),
    );
    return { policies: policiesOf, ofGroup, ofTarget: (domains, scopes) => byDomains(domains)(scopes) };
  };
  const groups = new ByTwo<GroupCounters>();
  const before = new Map<string, Set<number>>();
  for (const policy of policies) {
    const alone = counter(counterOf.policy(policy));
    for (const group of policy.groups) {
      const { runs, saysWhatIsOut, targets } = group;
      const own = groups.of(runs.controller, runs.group, () => countersOf(group));
      own.policies.add(alone);
      if (saysWhatIsOut) continue;
      for (const target of targets)
        if (outBefore.has(target))
          before.set(
            target,
            new Set([...(before.get(target) ?? []), alone, ...own.ofGroup(memberOf(target).domains)]),
          );
    }
  }
  return {
    outBefore,
    names,
    of: ({ controller, group, target }) => {
      const { domains, scopes } = memberOf(target);
      return groups.get(controller, group)?.ofTarget(domains, scopes) ?? ofAnyone(scopes);
    },
    ofBefore: (target) => [...(before.get(target) ?? []), ...ofTouched(memberOf(target).scopes)],
  };
}
