import { wholeOf } from '../../plan/measure/wholes.js';
import type { DomainPeak, Plan, PlannedGroup, SidePlan } from '../../plan/model.js';
import { name, type Text, text } from '../../text/text.js';
import { scopeOf } from '../numbers.js';
import type { Subject } from '../selection.js';
import { type Row, rises } from './row.js';

/** Failure domains that lose all their targets at some moment; no row without any on either side. */
export function domainRow(plan: Plan, subjects: readonly Subject[]): Row[] {
  const taken = (side: 'base' | 'head', of: SidePlan): DomainPeak[] => {
    const own = subjects.flatMap((subject) => subject[side] ?? []);
    // Without an edited policy those of all.
    return takenAsWhole(of, subjects.length > 0 ? own : of.policies.flatMap(({ effect }) => effect.groups));
  };
  const base = plan.base && taken('base', plan.base);
  const head = taken('head', plan.head);
  if (head.length + (base?.length ?? 0) === 0) return [];
  const isHigher = rises(base && { count: base.length }, { count: head.length });
  return [
    { label: text`Whole failure domains at once`, base: base && phrase(base), head: phrase(head), isHigher },
  ];
}

/** Domains of a group, with two targets or more and not all of the group, in the worst order; and those of the whole fleet. */
function takenAsWhole(side: SidePlan, groups: readonly PlannedGroup[]): DomainPeak[] {
  const ofGroups = groups.flatMap((group) =>
    group.domains.filter(({ matched, peakAtOnce, worstAtOnce = peakAtOnce }) =>
      isWhole(matched, worstAtOnce, wholeOf(group)),
    ),
  );
  const ofFleet = side.combined.scopes.flatMap(({ scope, unit, members: matched, withoutNext }) => {
    const { peakAtOnce } = withoutNext;
    return scope.kind === 'domain' && isWhole(matched, peakAtOnce, scopeOf(side, unit)?.members ?? 0)
      ? [{ key: scope.key, value: scope.value, matched, peakAtOnce, batch: null }]
      : [];
  });
  const idOf = ({ key, value }: DomainPeak): string => JSON.stringify([key, value]);
  // A domain of a group replaces the same domain of the fleet: it knows the batch.
  const all = new Map([...ofFleet, ...ofGroups.toReversed()].map((domain) => [idOf(domain), domain]));
  return [...all.values()].sort(
    (a, b) => (batchOf(a) ?? Infinity) - (batchOf(b) ?? Infinity) || b.matched - a.matched,
  );
}

function isWhole(matched: number, peak: number, whole: number): boolean {
  return matched >= 2 && matched < whole && peak >= matched;
}

/** The batch that takes the whole domain; null if it is not one batch, or is so in another order only. */
function batchOf({ batch, peakAtOnce, matched }: DomainPeak): number | null {
  return peakAtOnce >= matched ? batch : null;
}

function phrase(domains: readonly DomainPeak[]): Text {
  const [first] = domains;
  if (!first) return text`none`;
  if (first.peakAtOnce < first.matched) return text`${domains.length} in the worst order`;
  const batch = batchOf(first);
  const of = name('object', first.value);
  const shown = batch === null ? of : text`${of}, batch ${batch}`;
  return domains.length > 1 ? text`${domains.length} (first ${shown})` : shown;
}
