import { groupedByEach } from '../../manifest/lookup.js';
import type { Peak } from '../../rollout/peaks.js';
import type { Run, TraceEvent } from '../../rollout/trace.js';
import { type PolicyRef, refKey, type ResolvedPolicy } from '../../systems/system.js';
import { counterOf, type UntouchedNext } from './counters.js';
import type { Fleet } from './fleet.js';
import type { Contribution, ScopePeak, Together, WorstOrder } from '../model.js';

/** Who has targets of a scope out at one instant; `isLeftOut` names policies that do not count. */
type ContributorsAt = (peak: Peak, scope: string, isLeftOut?: UntouchedNext) => readonly Contribution[];

/** The policies whose peaks these are. */
interface Contributors {
  readonly policies: readonly ResolvedPolicy[];
  readonly runOf: (peak: Peak) => Run;
  readonly fleet: Pick<Fleet, 'outBefore' | 'scopesOf'>;
  readonly isNext: (policy: PolicyRef) => boolean;
  /** True for a dry rollout in which no next rollout begins: its targets of one are unavailable because they expire. */
  readonly isByAge?: (run: Run) => boolean;
}

/**
 * Who has targets of a scope out at the moment of a peak, from one pass over the run that it is of. A policy that only declares groups of
 * another is left out, and so is what no policy owns. Nodes out before stand under null, unless a policy holds them as well.
 */
export function contributorsOf({
  policies,
  runOf,
  fleet,
  isNext,
  isByAge = () => false,
}: Contributors): ContributorsAt {
  const { outBefore, scopesOf } = fleet;
  const owners = ownersOf(policies);
  const scopedEvents = new Map<Run, ReadonlyMap<string, readonly TraceEvent[]>>();
  const eventsIn = (run: Run, scope: string): readonly TraceEvent[] => {
    const known = scopedEvents.get(run) ?? groupedByEach(run.events, ({ target }) => scopesOf(target));
    scopedEvents.set(run, known);
    return known.get(scope) ?? [];
  };
  const before = groupedByEach([...outBefore], scopesOf);
  return (peak, scope, isLeftOut = null) => {
    const run = runOf(peak);
    const byAge = isByAge(run);
    const { out, left } = heldAt(peak, eventsIn(run, scope), (event) => {
      const policy = owners.get(event.controller)?.get(event.group);
      return policy && !byAge && isLeftOut?.(policy) ? undefined : policy;
    });
    const held = new Set([...out.values()].flatMap((targets) => [...targets]));
    const idle = (before.get(scope) ?? []).filter((target) => !held.has(target) && !left.has(target));
    return [
      { policy: null, out: idle.length, isNext: false },
      ...[...out].map(([policy, targets]) =>
        byAge && isNext(policy)
          ? { policy, out: targets.size, isNext: false, byAge }
          : { policy, out: targets.size, isNext: isNext(policy) },
      ),
    ].filter((entry) => entry.out > 0);
  };
}

/** The targets that each policy has out at the moment of a peak, and those that have left until then. */
function heldAt(
  peak: Peak,
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
function ownersOf(policies: readonly ResolvedPolicy[]): ReadonlyMap<string, ReadonlyMap<string, PolicyRef>> {
  const refs = new Map<string, PolicyRef>();
  const owners = new Map<string, Map<string, PolicyRef>>();
  for (const { runs, rolls } of policies.flatMap((policy) => policy.groups)) {
    const ref = refs.get(refKey(rolls)) ?? rolls;
    refs.set(refKey(rolls), ref);
    const groups = owners.get(runs.controller) ?? new Map<string, PolicyRef>();
    owners.set(runs.controller, groups.set(runs.group, ref));
  }
  return owners;
}

/** Each scope of a fleet: how much of it is out at once, when, and through whom. */
export function scopePeaks(
  fleet: Fleet,
  peaks: ReadonlyMap<string, Peak>,
  contributorsAt: ContributorsAt,
  isUntouchedNext: UntouchedNext,
  worstOrderIn: (quorum: string) => WorstOrder | null,
): ScopePeak[] {
  const together = (peak: Peak | undefined, scope: string, isLeftOut: UntouchedNext): Together => ({
    peakAtOnce: peak?.count ?? 0,
    peakAt: peak?.at ?? null,
    contributors: peak ? contributorsAt(peak, scope, isLeftOut) : [],
  });
  return fleet.scopes.map(({ scope, unit, key, members }) => {
    const all = together(peaks.get(key), key, null);
    const withoutNext = isUntouchedNext
      ? together(peaks.get(counterOf.withoutNext(key)), key, isUntouchedNext)
      : all;
    const worstOrder = scope.kind === 'quorum' ? worstOrderIn(key) : null;
    return { scope, unit, members, ...all, withoutNext, worstOrder };
  });
}
