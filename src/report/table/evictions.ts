import type { Plan, PlannedPolicy, PolicyDiff } from '../../plan/model.js';
import { type DrainLimit, policyName } from '../../systems/system.js';
import { count, NO_TEXT, type Text, text } from '../../text/text.js';
import type { Subject } from '../selection.js';
import { shortList } from '../words.js';
import { NOT_THERE, type Row, rises } from './row.js';

/** A disruption budget, and how many pods drains may evict under it at a time; null on a side on which it covers no pod. */
interface Limited {
  readonly diff: PolicyDiff;
  readonly base: DrainLimit | null;
  readonly head: DrainLimit | null;
}

/** Budgets whose number the change moves, the steepest rise first, then those on one side only. */
function limitsOf(diffs: readonly PolicyDiff[]): Limited[] {
  const limit = (side: PlannedPolicy | null): DrainLimit | null =>
    side?.drainLimit && side.drainLimit.pods > 0 ? side.drainLimit : null;
  const rise = ({ base, head }: Limited): number =>
    base && head ? evictable(head) - evictable(base) : -Infinity;
  return diffs
    .map((diff): Limited => ({ diff, base: limit(diff.base), head: limit(diff.head) }))
    .filter(({ base, head }) => (base && evictable(base)) !== (head && evictable(head)))
    .sort((a, b) => rise(b) - rise(a));
}

/** Pods that drains may evict at a time: a row for each budget that the change moves, adds or removes. */
export function evictionsRows(plan: Plan, subjects: readonly Subject[]): Row[] {
  return limitsOf(subjects.map((subject) => subject.diff)).map(({ diff, base, head }): Row => {
    const was = base ? limitPhrase(base) : diff.base ? text`not limited by it` : NOT_THERE;
    const measure = (limit: DrainLimit) => ({ count: evictable(limit), whole: limit.pods });
    const whose = subjects.length > 1 && text`, ${policyName(diff.ref)}`;
    return {
      label: text`Pods that drains may evict at a time${whose}`,
      base: plan.base && was,
      head: head ? limitPhrase(head) : text`no longer limited by it`,
      isHigher: rises(base && measure(base), head && measure(head)),
    };
  });
}

/** True if only budgets are edited: there is no rollout that has numbers. */
export function isOnlyBudgets(subjects: readonly Subject[]): boolean {
  return (
    subjects.length > 0 &&
    subjects.every(({ diff: { base, head } }) => {
      const sides = [base ?? [], head ?? []].flat();
      return sides.some((side) => side.drainLimit) && sides.every(({ effect }) => effect.groups.length === 0);
    })
  );
}

/** `drains may evict 4 of 5 pods at a time (was 1)`: the budget whose number rises most; empty if none changes. */
export function budgetsPhrase(diffs: readonly PolicyDiff[]): Text {
  const [first, ...others] = limitsOf(diffs);
  if (!first) return NO_TEXT;
  const { diff, base, head } = first;
  if (!head) {
    const removed = others.filter((one) => one.head === null);
    return text`drains are no longer limited by ${shortList([first, ...removed].map((one) => one.diff.ref))}`;
  }
  const under = diffs.length > 1 && text` under ${policyName(diff.ref)}`;
  const was = base && text` (was ${evictable(base)})`;
  const more = others.length > 0 && text`; changes ${count(others.length, 'other budget')}`;
  return text`drains may evict ${limitPhrase(head, text` at a time${under}`)}${was}${more}`;
}

function limitPhrase(limit: DrainLimit, when: Text = NO_TEXT): Text {
  const { pods, shared } = limit;
  const covered = shared === pods ? text`them` : text`${shared}`;
  const as = shared > 0 && text`, as another budget covers ${covered} too`;
  return text`${evictable(limit)} of ${count(pods, 'pod')}${when}${as}`;
}

/** A pod that two budgets cover is never evicted, whatever each of them allows. */
function evictable(limit: DrainLimit): number {
  return Math.min(limit.disruptionsAllowed, limit.pods - limit.shared);
}
