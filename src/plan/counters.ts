import { groupKey } from '../rollout/batches.js';
import type { Unit } from '../rollout/controller.js';
import type { PeakQuery } from '../rollout/peaks.js';
import type { PolicyRef, ResolvedGroup, ResolvedPolicy } from '../systems/system.js';
import { refKey } from '../systems/system.js';

/** What a counter counts; the names are unique, so that one sweep over a run takes all peaks. */
export const counterOf = {
  all: 'all',
  /** All targets of one unit. */
  unit: (unit: Unit) => `unit\u0000${unit}`,
  /** A scope without the next rollouts of policies that the change leaves alone. */
  withoutNext: (scope: string) => `without next\u0000${scope}`,
  quorum: (name: string) => `quorum\u0000${name}`,
  domain: (key: string, value: string) => `domain\u0000${key}\u0000${value}`,
  group: (group: ResolvedGroup) => `group\u0000${groupKey(group.runs.controller, group.runs.group)}`,
  groupDomain: (group: ResolvedGroup, key: string, value: string) =>
    `${counterOf.group(group)}\u0000${key}\u0000${value}`,
  /** Targets out through the policy's own doing. */
  policy: (policy: Pick<ResolvedPolicy, 'ref'>) => `policy\u0000${refKey(policy.ref)}`,
  /** The policy's targets out through anyone's doing. */
  anyone: (policy: Pick<ResolvedPolicy, 'ref'>) => `anyone\u0000${refKey(policy.ref)}`,
};

/** What of a fleet is counted. */
export interface Watched {
  readonly outBefore: ReadonlySet<string>;
  readonly domainsOf: DomainsOf;
  /** Counters of the scopes that a target stands in. */
  readonly scopesOf: (target: string) => readonly string[];
}

/** Whose rollouts are left out of the counters without them; null where those are the same as the others. */
export type Bystanders = ((policy: PolicyRef) => boolean) | null;

export type DomainsOf = (target: string) => readonly (readonly [string, string])[];

/**
 * Which peaks one dry rollout is asked for: of each group, of each domain within a group, of each policy alone and with its
 * neighbours, of each domain of the fleet, and of everything.
 */
export function peakQuery(
  policies: readonly ResolvedPolicy[],
  { outBefore, domainsOf, scopesOf }: Watched,
  isBystander: Bystanders = null,
): PeakQuery {
  const counters = new Counters();
  const all = counters.of(counterOf.all);
  const domainsIn = remembered((target: string) =>
    domainsOf(target).map(([key, value]) => ({
      key,
      value,
      counter: counters.of(counterOf.domain(key, value)),
    })),
  );
  const factsOf = remembered((target: string) =>
    isBystander ? scopesOf(target).map((scope) => counters.of(counterOf.withoutNext(scope))) : [],
  );
  const runs = new Map<string, RunCounters>();
  const anyone = new Map<string, Set<number>>();
  const before = new Map<string, Set<number>>();
  for (const policy of policies) {
    const alone = counters.of(counterOf.policy(policy));
    const shared = counters.of(counterOf.anyone(policy));
    for (const group of policy.groups) {
      const key = groupKey(group.runs.controller, group.runs.group);
      const run = runs.get(key) ?? new RunCounters(group, counters);
      runs.set(key, run);
      run.policies.add(alone);
      for (const target of group.targets) {
        setIn(anyone, target).add(shared);
        if (group.saysWhatIsOut || !outBefore.has(target)) continue;
        for (const counter of [alone, ...run.ofGroup(domainsIn(target))]) setIn(before, target).add(counter);
      }
    }
  }
  return {
    outBefore,
    names: counters.names,
    ofAnyone: remembered((target) => [
      all,
      ...(anyone.get(target) ?? []),
      ...scopesOf(target).map((scope) => counters.of(scope)),
    ]),
    ofGroup: ({ controller, group, target }) => {
      const run = runs.get(groupKey(controller, group));
      if (!run) return [];
      const own = run.ofTarget(domainsIn(target));
      return isBystander === null || isBystander(run.rolls) ? own : [...own, ...factsOf(target)];
    },
    ofGroupsBefore: (target) => [...(before.get(target) ?? []), ...factsOf(target)],
  };
}

interface Domain {
  readonly key: string;
  readonly value: string;
  /** Of the domain in the whole fleet. */
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

/** The counters of one group: its own, those of the policies that list it, and those of the domains it has targets in. */
class RunCounters {
  /** A policy that lists the group twice counts a target once. */
  readonly policies = new Set<number>();
  private readonly own: number;
  /** By the domain's counter in the whole fleet. */
  private readonly domains = new Map<number, number>();

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

  ofTarget(domains: readonly Domain[]): number[] {
    return [...this.ofGroup(domains), ...this.policies];
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

/** The same function, asked once for each target. */
function remembered<T>(ask: (target: string) => T): (target: string) => T {
  const answers = new Map<string, T>();
  return (target) => {
    const known = answers.get(target);
    if (known !== undefined) return known;
    const answer = ask(target);
    answers.set(target, answer);
    return answer;
  };
}
