import { groupKey } from '../../rollout/batches.js';
import type { Unit } from '../../rollout/controller.js';
import type { PeakQuery } from '../../rollout/peaks.js';
import { type PolicyRef, refKey, type ResolvedGroup, type ResolvedPolicy } from '../../systems/system.js';
import { ByDomain } from './by-domain.js';
import { once } from '../../manifest/lookup.js';

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
  group: (group: ResolvedGroup) => `group\u0000${groupKey(group.runs.controller, group.runs.group)}`,
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
  readonly domainsOf: DomainsOf;
  /** Counters of the scopes of a target. */
  readonly scopesOf: (target: string) => readonly string[];
}

/** True for a policy whose rollouts are left out of the counters without them; null where those are the same as the others. */
export type UntouchedNext = ((policy: PolicyRef) => boolean) | null;

export type DomainsOf = (target: string) => readonly (readonly [string, string])[];

/**
 * The peaks that one dry rollout is asked for: of each group, of each domain within a group, of each policy,
 * of each domain of the fleet, and of everything.
 */
export function peakQuery(
  policies: readonly ResolvedPolicy[],
  { outBefore, domainsOf, scopesOf }: Watched,
  isUntouchedNext: UntouchedNext = null,
): PeakQuery {
  const counters = new Counters();
  const all = counters.of(counterOf.all);
  const domains = new ByDomain((key, value): Domain => {
    return { key, value, counter: counters.of(counterOf.domain(key, value)) };
  });
  const domainsIn = once((target: string) => domainsOf(target).map(([key, value]) => domains.of(key, value)));
  const withoutNext = once((target: string) =>
    isUntouchedNext ? scopesOf(target).map((scope) => counters.of(counterOf.withoutNext(scope))) : [],
  );
  const ofAnyone = once((target: string) => [all, ...scopesOf(target).map((scope) => counters.of(scope))]);
  const ofOthers = once((target: string) => [...ofAnyone(target), ...withoutNext(target)]);
  const runs = new Runs();
  const before = new Map<string, Set<number>>();
  for (const policy of policies) {
    const alone = counters.of(counterOf.policy(policy));
    for (const group of policy.groups) {
      const run = runs.of(group, counters);
      run.policies.add(alone);
      for (const target of group.targets) {
        if (group.saysWhatIsOut || !outBefore.has(target)) continue;
        for (const counter of [alone, ...run.ofGroup(domainsIn(target))]) setIn(before, target).add(counter);
      }
    }
  }
  return {
    outBefore,
    names: counters.names,
    of: ({ controller, group, target }) => {
      const run = runs.known(controller, group);
      if (!run) return ofAnyone(target);
      return run.ofTarget(target, domainsIn, isUntouchedNext?.(run.rolls) === false ? ofOthers : ofAnyone);
    },
    ofBefore: (target) => [...(before.get(target) ?? []), ...ofOthers(target)],
  };
}

interface Domain {
  readonly key: string;
  readonly value: string;
  /** The counter of the domain in the whole fleet. */
  readonly counter: number;
}

/** Counters by name, in the order in which they are first asked for. */
class Counters {
  readonly names: string[] = [];
  private readonly byName = new Map<string, number>();

  of(name: string): number {
    const known = this.byName.get(name);
    if (known !== undefined) return known;
    this.byName.set(name, this.names.length);
    return this.names.push(name) - 1;
  }
}

/** By controller and group: a run has thousands of events, and a key joined for each of them costs more than all else. */
class Runs {
  private readonly byController = new Map<string, Map<string, RunCounters>>();

  known(controller: string, group: string): RunCounters | undefined {
    return this.byController.get(controller)?.get(group);
  }

  of(group: ResolvedGroup, counters: Counters): RunCounters {
    const { runs } = group;
    const groups = this.byController.get(runs.controller) ?? new Map<string, RunCounters>();
    this.byController.set(runs.controller, groups);
    const run = groups.get(runs.group) ?? new RunCounters(group, counters);
    groups.set(runs.group, run);
    return run;
  }
}

/** The counters of one group: its own, those of the policies that list it, and those of the domains it has targets in. */
class RunCounters {
  /** A policy that lists the group twice counts a target once. */
  readonly policies = new Set<number>();
  private readonly own: number;
  /** By the domain's counter in the whole fleet. */
  private readonly domains = new Map<number, number>();
  private readonly byTarget = new Map<string, readonly number[]>();

  constructor(
    private readonly group: ResolvedGroup,
    private readonly counters: Counters,
  ) {
    this.own = counters.of(counterOf.group(group));
  }

  get rolls(): PolicyRef {
    return this.group.rolls;
  }

  ofGroup(domains: readonly Domain[]): number[] {
    return [this.own, ...domains.map((domain) => this.ofDomain(domain))];
  }

  /** Asked when the target goes out and again when it is back; by then every policy that lists the group is known. */
  ofTarget(
    target: string,
    domainsIn: (target: string) => readonly Domain[],
    others: (target: string) => readonly number[],
  ): readonly number[] {
    const known = this.byTarget.get(target);
    if (known) return known;
    const found = [...this.ofGroup(domainsIn(target)), ...this.policies, ...others(target)];
    this.byTarget.set(target, found);
    return found;
  }

  private ofDomain({ key, value, counter }: Domain): number {
    const known = this.domains.get(counter);
    if (known !== undefined) return known;
    const found = this.counters.of(counterOf.groupDomain(this.group, key, value));
    this.domains.set(counter, found);
    return found;
  }
}

function setIn(sets: Map<string, Set<number>>, target: string): Set<number> {
  const known = sets.get(target);
  if (known) return known;
  const set = new Set<number>();
  sets.set(target, set);
  return set;
}
