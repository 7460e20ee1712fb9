import { groupedBy, groupedByEach, once } from '../../manifest/lookup.js';
import type { Unit } from '../../rollout/controller.js';
import type { Run, TraceEvent } from '../../rollout/trace.js';
import type { Work } from '../../rollout/work.js';
import { type PolicyRef, refKey, type ResolvedPolicy } from '../../systems/system.js';
import type { Combined, Contribution, ScopePeak, Together, WorstOrder } from '../model.js';
import { ByTwo } from '../../rollout/by-two.js';
import { counterOf, type Scopes, type UntouchedNext } from './counters.js';
import type { FoundPeak } from './dry-rollout.js';
import { type Fleet, UNIT_SCOPES } from './fleet.js';
import { isFixed, worstTogether } from './free-order.js';
import type { Measured } from './measured.js';
import { mixesOf } from './mixes.js';
import type { NextRollouts } from './next-rollouts.js';
import { overlapsOf } from './overlaps.js';

/** The input for counting all policies together. */
interface Combining {
  readonly fleet: Fleet;
  readonly unit: Unit;
  readonly next: NextRollouts;
  readonly untouchedNext: UntouchedNext;
  readonly work: Work;
  /** The policies without the removed ones: a removal shares no target with them for long. */
  readonly own: readonly ResolvedPolicy[];
}

/** All policies of one side in one world. */
export function combinedOf(
  policies: readonly ResolvedPolicy[],
  measured: Measured,
  input: Combining,
): Combined {
  const { fleet, unit, untouchedNext } = input;
  const contributorsAt = contributorsOf(policies, measured, input);
  const together = (counter: string, scope: string, isLeftOut: UntouchedNext): Together => {
    const peak = measured.peaks.get(counter);
    return {
      peakAtOnce: peak?.count ?? 0,
      peakAt: peak?.at ?? null,
      contributors: peak ? contributorsAt(peak, scope, isLeftOut) : [],
    };
  };
  const scopes = fleet.scopes.map(({ key, ...scope }): ScopePeak => {
    const all = together(key, key, null);
    const worstOrder = scope.scope.kind === 'quorum' ? worstOrderIn(key, policies, measured, input) : null;
    const withoutNext = untouchedNext ? together(counterOf.withoutNext(key), key, untouchedNext) : all;
    return { ...scope, ...all, withoutNext, worstOrder };
  });
  const whole = UNIT_SCOPES.find((one) => one.unit === unit)?.scope.kind;
  const peak = scopes.find(({ scope }) => scope.kind === whole);
  const domains = scopes.flatMap(({ scope, members: matched, peakAtOnce }) =>
    scope.kind === 'domain' ? [{ key: scope.key, value: scope.value, matched, peakAtOnce, batch: null }] : [],
  );
  return {
    unit,
    peakAtOnce: peak?.peakAtOnce ?? 0,
    peakAt: peak?.peakAt ?? null,
    contributors: peak?.contributors ?? [],
    byDomain: [...groupedBy(domains, ({ key }) => key).values()].flatMap((values) =>
      values.sort((a, b) => (a.value < b.value ? -1 : 1)),
    ),
    scopes,
    overlaps: overlapsIn(measured, input),
  };
}

/** A rollout that merging starts is reported without the next rollouts of untouched policies; a peak with one of those is hypothetical. */
function overlapsIn(
  { together, withoutNext }: Measured,
  { own, next, work }: Combining,
): Combined['overlaps'] {
  const mixes = mixesOf(own);
  const all = overlapsOf(own, together.runs.flatMap(mixes), next, work);
  if (withoutNext === together) return all;
  const begun = overlapsOf(own, withoutNext.runs.flatMap(mixes), next, work);
  return [...begun.filter(({ isPossible }) => !isPossible), ...all.filter(({ isPossible }) => isPossible)];
}

/** The policies with targets of a scope out at the moment of a peak; `isLeftOut` names policies that do not count. */
type ContributorsAt = (peak: FoundPeak, scope: string, isLeftOut: UntouchedNext) => readonly Contribution[];

/**
 * Counted in one pass over the run of the peak. A policy that only declares groups of another is left out, and so are groups without a
 * policy. Nodes unavailable before are listed under null, unless a policy holds them as well.
 */
function contributorsOf(
  policies: readonly ResolvedPolicy[],
  { agingRun }: Measured,
  { fleet: { outBefore, memberOf }, next: { isNext } }: Combining,
): ContributorsAt {
  const owners = ownersOf(policies);
  const scopesOf = (target: string): Scopes => memberOf(target).scopes;
  const eventsIn = once((run: Run) => groupedByEach(run.events, ({ target }) => scopesOf(target)));
  const before = groupedByEach([...outBefore], scopesOf);
  return (peak, scope, isLeftOut) => {
    const { run } = peak;
    // No next rollout begins in this run: its targets of one are out because they expire.
    const isByAge = run === agingRun;
    const { out, left } = heldAt(peak, eventsIn(run).get(scope) ?? [], ({ controller, group }) => {
      const policy = owners.get(controller, group);
      return policy && !isByAge && isLeftOut?.(policy) ? undefined : policy;
    });
    const held = new Set([...out.values()].flatMap((targets) => [...targets]));
    const idle = (before.get(scope) ?? []).filter((target) => !held.has(target) && !left.has(target));
    return [
      { policy: null, out: idle.length, isNext: false },
      ...[...out].map(([policy, targets]) => {
        const byAge = isByAge && isNext(policy);
        return { policy, out: targets.size, isNext: isNext(policy) && !byAge, ...(byAge ? { byAge } : {}) };
      }),
    ].filter((entry) => entry.out > 0);
  };
}

/** The targets that each policy has out at the moment of a peak, and those that have left until then. */
function heldAt(
  peak: FoundPeak,
  events: readonly TraceEvent[],
  ownerOf: (event: TraceEvent) => PolicyRef | undefined,
): { readonly out: ReadonlyMap<PolicyRef, ReadonlySet<string>>; readonly left: ReadonlySet<string> } {
  const out = new Map<PolicyRef, Set<string>>();
  const left = new Set<string>();
  for (const event of events) {
    if (event.at > peak.at) break;
    if (event.kind === 'left') left.add(event.target);
    const policy = event.holds ? ownerOf(event) : undefined;
    if (!policy) continue;
    const targets = out.get(policy) ?? new Set<string>();
    out.set(policy, targets);
    if (event.kind === 'start' || event.kind === 'out') targets.add(event.target);
    if (event.kind === 'succeeded' || event.kind === 'back') targets.delete(event.target);
  }
  return { out, left };
}

/** The policy of each group, by controller and group; one object for each policy. */
function ownersOf(policies: readonly ResolvedPolicy[]): ByTwo<PolicyRef> {
  const groups = policies.flatMap((policy) => policy.groups);
  const refs = new Map(groups.map(({ rolls }) => [refKey(rolls), rolls]));
  const owners = new ByTwo<PolicyRef>();
  for (const { runs, rolls } of groups)
    owners.of(runs.controller, runs.group, () => refs.get(refKey(rolls)) ?? rolls);
  return owners;
}

/**
 * The most of a quorum that one group may have out at once in the worst order of its targets; null where no group takes two of it in an order
 * that is free. The dry rollout shows one order of many, and a quorum is lost in the worst of them.
 */
function worstOrderIn(
  key: string,
  policies: readonly ResolvedPolicy[],
  { peaks }: Measured,
  { fleet, next: { isNext } }: Combining,
): WorstOrder | null {
  const isMember = (target: string): boolean => fleet.memberOf(target).scopes.includes(key);
  const possible = policies
    .flatMap(({ groups }) => groups)
    .flatMap((group): WorstOrder[] => {
      const { freeOrder, rolls } = group;
      const peak = peaks.get(counterOf.group(group))?.count ?? 0;
      if (!freeOrder || isFixed(freeOrder) || peak < 2) return [];
      const atOnce = worstTogether(freeOrder, isMember, Math.min(peak, freeOrder.atMost ?? peak));
      return atOnce > 1 ? [{ atOnce, policy: rolls, isNext: isNext(rolls), says: freeOrder.says }] : [];
    });
  return possible.sort((a, b) => Number(a.isNext) - Number(b.isNext) || b.atOnce - a.atOnce)[0] ?? null;
}
