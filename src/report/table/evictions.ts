import type { Plan, PlannedPolicy } from '../../plan/model.js';
import { type DrainLimit, factOf } from '../../systems/system.js';
import { count, isEmpty, joinTexts, NO_TEXT, type Text, text } from '../../text/text.js';
import type { Subject } from '../selection.js';
import { policyName, shortList } from '../words.js';
import { HIGHER, LOWER, NOT_THERE, type Row, row, STEADY } from './row.js';

/** A disruption budget, and how many pods drains may evict under it at a time; null on a side on which it covers no pod. */
interface Limited {
  readonly diff: Subject['diff'];
  readonly base: DrainLimit | null;
  readonly head: DrainLimit | null;
}

/** Budgets under which the change moves the number, the steepest rise first; and those that are on one side only. */
function limitsOf(subjects: readonly Subject[]): Limited[] {
  const limit = (side: PlannedPolicy | null): DrainLimit | null => {
    const of = factOf(side, 'drain-limit');
    return of && of.pods > 0 ? of : null;
  };
  const rise = ({ base, head }: Limited): number =>
    base && head ? head.disruptionsAllowed - base.disruptionsAllowed : -Infinity;
  return subjects
    .map(({ diff }): Limited => ({ diff, base: limit(diff.base), head: limit(diff.head) }))
    .filter(({ base, head }) => base?.disruptionsAllowed !== head?.disruptionsAllowed)
    .sort((a, b) => rise(b) - rise(a));
}

/** Pods that drains may evict at a time: a row for each budget that the change moves, adds or removes. */
export function evictionsRows(plan: Plan, subjects: readonly Subject[]): Row[] {
  const label = text`Pods that drains may evict at a time`;
  return limitsOf(subjects).map(({ diff, base, head }): Row => {
    const was = base ? allowedPhrase(base) : diff.base ? text`not limited by it` : NOT_THERE;
    const is = head ? allowedPhrase(head) : text`not limited by it any more`;
    const trend =
      !base || !head ? STEADY : head.disruptionsAllowed > base.disruptionsAllowed ? HIGHER : LOWER;
    const whose = subjects.length > 1 ? text`, ${policyName(diff.ref)}` : NO_TEXT;
    return row(text`${label}${whose}`, plan.base && was, is, { trend });
  });
}

/** True if only budgets are edited: there is no rollout that has numbers. */
export function isOnlyBudgets(subjects: readonly Subject[]): boolean {
  const sides = subjects.map(({ diff: { base, head } }) => [base, head].filter((side) => side !== null));
  return (
    subjects.length > 0 &&
    sides.every((both) => both.some((side) => factOf(side, 'drain-limit') !== undefined)) &&
    sides.every((both) => both.every(({ effect }) => effect.groups.length === 0))
  );
}

/** `drains may evict 4 of 5 pods at a time (was 1)`: the budget whose number rises most; empty if none moves. */
export function evictionsPhrase(subjects: readonly Subject[]): Text {
  const [first, ...others] = limitsOf(subjects).filter(({ base, head }) => base && head);
  if (!first?.head) return NO_TEXT;
  const more = others.length > 0 ? text`; changes ${count(others.length, 'other budget')}` : NO_TEXT;
  return text`${mayEvict(first.head, first.diff, subjects)} (was ${first.base?.disruptionsAllowed ?? 0})${more}`;
}

/** What a change of budgets alone does to drains. */
export function budgetsPhrase(subjects: readonly Subject[]): Text {
  const moved = evictionsPhrase(subjects);
  const unready = unreadyPhrase(subjects);
  if (!isEmpty(moved)) return joinTexts([moved, unready], ', ');
  const limits = limitsOf(subjects);
  const removed = limits.filter(({ head }) => !head).map(({ diff }) => diff);
  const gone = removed.filter(({ head }) => head === null || head.isDeleted === true);
  if (gone.length > 0) return text`removes ${shortList(gone.map(({ ref }) => ref))}`;
  const [emptied] = removed;
  if (emptied) return text`${policyName(emptied.ref)} holds back no pod any more`;
  const [added] = limits;
  if (added?.head) return mayEvict(added.head, added.diff, subjects);
  return isEmpty(unready) ? text`no pod may be evicted more or less` : unready;
}

function mayEvict(limit: DrainLimit, { ref }: Subject['diff'], { length }: readonly Subject[]): Text {
  const whose = length > 1 ? text` under ${policyName(ref)}` : NO_TEXT;
  return text`drains may evict ${countPhrase(limit)} at a time${whose}${coveredPhrase(limit)}`;
}

/** What happens to pods that are not ready, which no number shows; empty if that stays. */
function unreadyPhrase(subjects: readonly Subject[]): Text {
  const edited = subjects.filter(({ diff }) => factOf(diff.head, 'evicts-unready'));
  const [first] = edited;
  if (!first) return NO_TEXT;
  const of = text`pods under ${shortList(edited.map(({ diff }) => diff.ref))} that are not ready`;
  return factOf(first.diff.head, 'evicts-unready')?.isFreed === true
    ? text`drains no longer wait for ${of}`
    : text`drains may wait for ${of}`;
}

/** A pod that two budgets cover is never evicted, whatever each of them allows. */
function allowedPhrase(limit: DrainLimit): Text {
  return text`${countPhrase(limit)}${coveredPhrase(limit)}`;
}

function countPhrase(limit: DrainLimit): Text {
  const { disruptionsAllowed, pods } = limit;
  return text`${Math.min(disruptionsAllowed, pods - sharedIn(limit))} of ${count(pods, 'pod')}`;
}

function coveredPhrase(limit: DrainLimit): Text {
  const shared = sharedIn(limit);
  if (shared === 0) return NO_TEXT;
  return text`, as another budget covers ${shared === limit.pods ? text`them` : text`${shared}`} too`;
}

function sharedIn({ held }: DrainLimit): number {
  return held.find(({ cause }) => cause === 'several-budgets')?.pods ?? 0;
}
