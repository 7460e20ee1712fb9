import type { Plan, PlannedPolicy } from '../../plan/model.js';
import { type DrainLimit, factOf } from '../../systems/system.js';
import { amount } from '../words/amounts.js';
import { policyName, shortList } from '../words/names.js';
import { isEmpty, joinTexts, NO_TEXT, type Text, text } from '../../text/text.js';
import { type Row, STEADY } from './row.js';
import type { Subject } from '../choice/selection.js';

/** A disruption budget on both sides, of which the change moves how many pods drains may evict at a time. */
interface Moved {
  readonly subject: Subject;
  readonly base: DrainLimit;
  readonly head: DrainLimit;
}

function movedLimits(subjects: readonly Subject[]): Moved[] {
  return subjects.flatMap((subject): Moved[] => {
    const base = factOf(subject.diff.base, 'drain-limit');
    const head = factOf(subject.diff.head, 'drain-limit');
    if (!base || !head || base.pods === 0 || head.pods === 0) return [];
    if (base.disruptionsAllowed === head.disruptionsAllowed) return [];
    return [{ subject, base, head }];
  });
}

/** The one that lets most more go first. */
function steepestFirst(moved: readonly Moved[]): Moved[] {
  const rise = ({ base, head }: Moved): number => head.disruptionsAllowed - base.disruptionsAllowed;
  return [...moved].sort((a, b) => rise(b) - rise(a));
}

const EVICTED = text`Pods that drains may evict at a time`;

/** ` (PodDisruptionBudget/web)` where the change touches others too. */
function whosePhrase({ ref }: Subject['diff'], { length }: readonly Subject[]): Text {
  return length > 1 ? text` (${policyName(ref)})` : NO_TEXT;
}

/** Rows of the table for budgets, if more of them change: the last one counts the others. */
const MOST_ROWS = 5;

/** Pods that drains may evict at a time: a row for each budget under which that number changes, and those that are added or removed. */
export function evictionsRows(plan: Plan, subjects: readonly Subject[]): Row[] {
  return [...movedRows(subjects), addedRow(plan, subjects), removedRow(subjects)].filter(
    (row) => row !== null,
  );
}

function movedRows(subjects: readonly Subject[]): Row[] {
  const moved = steepestFirst(movedLimits(subjects));
  const shown = moved.length > MOST_ROWS + 1 ? MOST_ROWS : moved.length;
  const others = moved.slice(shown);
  const rows = moved.slice(0, shown).map(({ base, head, subject }): Row => {
    const whose = moved.length > 1 ? NO_TEXT : whosePhrase(subject.diff, subjects);
    return {
      label: moved.length > 1 ? text`${EVICTED}, ${policyName(subject.diff.ref)}` : EVICTED,
      base: allowedPhrase(base, whose),
      head: allowedPhrase(head, whose),
      trend: isMore({ base, head })
        ? { arrow: '▲', word: 'higher', worse: true }
        : { arrow: '▼', word: 'lower', worse: false },
    };
  });
  if (others.length === 0) return rows;
  const more = others.filter(isMore).length;
  return [
    ...rows,
    {
      label: text`${EVICTED}, ${amount(others.length, 'other budget')}`,
      base: NO_TEXT,
      head: text`${more} higher, ${others.length - more} lower`,
      trend: STEADY,
    },
  ];
}

function isMore({ base, head }: Pick<Moved, 'base' | 'head'>): boolean {
  return head.disruptionsAllowed > base.disruptionsAllowed;
}

/** Among the budgets that the change (or a plan without a base) brings, or that covered no pod, the one that lets most of its pods go. */
function addedRow(plan: Plan, subjects: readonly Subject[]): Row | null {
  const [first] = addedLimits(subjects);
  if (!first) return null;
  return {
    label: EVICTED,
    base: plan.base && (first.diff.base ? text`not limited by it` : text`not there`),
    head: allowedPhrase(first.limit, whosePhrase(first.diff, subjects)),
    trend: STEADY,
  };
}

function addedLimits(subjects: readonly Subject[]): LimitOf[] {
  const added = subjects.flatMap(({ diff }) => {
    const limit = factOf(diff.head, 'drain-limit');
    return limit && limit.pods > 0 && podsOf(diff.base) === 0 ? [{ diff, limit }] : [];
  });
  return added.sort((a, b) => shareOf(b.limit) - shareOf(a.limit));
}

/** Among the budgets that are gone, the one that held most of its pods back. Other budgets tell what holds those pods now. */
function removedRow(subjects: readonly Subject[]): Row | null {
  const [first] = removedLimits(subjects).sort((a, b) => shareOf(a.limit) - shareOf(b.limit));
  if (!first) return null;
  return {
    label: EVICTED,
    base: allowedPhrase(first.limit, whosePhrase(first.diff, subjects)),
    head: text`not limited by it any more`,
    trend: STEADY,
  };
}

/** A budget that is on one side only. */
interface LimitOf {
  readonly diff: Subject['diff'];
  readonly limit: DrainLimit;
}

/** Budgets that hold no pod any more: they are gone, or their selector matches none. */
function removedLimits(subjects: readonly Subject[]): LimitOf[] {
  return subjects.flatMap(({ diff }) => {
    const limit = factOf(diff.base, 'drain-limit');
    return limit && limit.pods > 0 && (isGone(diff) || isEmptied(diff)) ? [{ diff, limit }] : [];
  });
}

function isGone({ head }: Subject['diff']): boolean {
  return head === null || head.isDeleted === true;
}

function isEmptied({ base, head }: Subject['diff']): boolean {
  return podsOf(base) > 0 && podsOf(head) === 0;
}

function podsOf(side: PlannedPolicy | null): number {
  return factOf(side, 'drain-limit')?.pods ?? 0;
}

function shareOf({ disruptionsAllowed, pods }: DrainLimit): number {
  return disruptionsAllowed / pods;
}

/** Budgets in a title. */
const MOST_IN_TITLE = 3;

/** `drains may evict 4 of 5 pods at a time, was 1`; no words where no budget moves. */
export function evictionsPhrase(subjects: readonly Subject[]): Text {
  const moved = steepestFirst(movedLimits(subjects));
  if (moved.length === 0) return NO_TEXT;
  const each = moved.slice(0, MOST_IN_TITLE).map(({ subject, base, head }, i) => {
    const whose = subjects.length > 1 ? text` under ${policyName(subject.diff.ref)}` : NO_TEXT;
    const allowed = i === 0 ? atATime(head) : countPhrase(head);
    return text`${allowed}${whose} (was ${base.disruptionsAllowed})`;
  });
  const others = moved.length - each.length;
  const more =
    others > 0
      ? text`; ${amount(others, 'other budget')} also ${others === 1 ? text`changes` : text`change`}`
      : NO_TEXT;
  return text`drains may evict ${joinTexts(each, '; ')}${more}`;
}

/** True where budgets are all that is edited: there is no rollout whose numbers could be told. */
export function isOnlyBudgets(subjects: readonly Subject[]): boolean {
  const rolls = ({ diff }: Subject): boolean => sidesOf(diff).some(({ effect }) => effect.groups.length > 0);
  const limits = ({ diff }: Subject): boolean =>
    sidesOf(diff).some((side) => factOf(side, 'drain-limit') !== undefined);
  return subjects.length > 0 && subjects.every((subject) => limits(subject) && !rolls(subject));
}

function sidesOf({ base, head }: Subject['diff']): PlannedPolicy[] {
  return [base, head].filter((side) => side !== null);
}

/** What a change of budgets alone does to drains: how many pods they may evict, or that a budget is there no more. */
export function budgetsPhrase(subjects: readonly Subject[]): Text {
  const moved = evictionsPhrase(subjects);
  const unready = unreadyPhrase(subjects);
  if (!isEmpty(moved)) return joinTexts([moved, unready], ', ');
  const removed = removedLimits(subjects).map(({ diff }) => diff);
  const gone = removed.filter(isGone).map(({ ref }) => ref);
  if (gone.length > 0) return text`removes ${shortList(gone)}`;
  const [emptied] = removed;
  if (emptied) return text`${policyName(emptied.ref)} holds back no pod any more`;
  const [added] = addedLimits(subjects);
  if (!added) return isEmpty(unready) ? text`no pod may be evicted more or less` : unready;
  const whose = subjects.length > 1 ? text` under ${policyName(added.diff.ref)}` : NO_TEXT;
  return text`drains may evict ${countPhrase(added.limit)} at a time${whose}${coveredPhrase(added.limit)}`;
}

/** What becomes of pods that are not ready, of which no number tells; no words where that stays. */
function unreadyPhrase(subjects: readonly Subject[]): Text {
  const [first, ...others] = subjects.filter(({ diff }) => factOf(diff.head, 'evicts-unready'));
  if (!first) return NO_TEXT;
  const of = text`pods under ${policyName(first.diff.ref)} that are not ready`;
  const more = others.length > 0 ? text`, and ${others.length} more` : NO_TEXT;
  return factOf(first.diff.head, 'evicts-unready')?.isFreed === true
    ? text`drains no longer wait for ${of}${more}`
    : text`drains may wait for ${of}${more}`;
}

/** `2 of 6 pods at a time, as another budget covers 3 too`. */
function atATime(limit: DrainLimit): Text {
  return text`${countPhrase(limit)} at a time${coveredPhrase(limit)}`;
}

/** No pod that two budgets cover is ever evicted, whatever each of them allows. */
function allowedPhrase(limit: DrainLimit, whose: Text): Text {
  return text`${countPhrase(limit)}${coveredPhrase(limit)}${whose}`;
}

function countPhrase(limit: DrainLimit): Text {
  const { disruptionsAllowed, pods } = limit;
  return text`${Math.min(disruptionsAllowed, pods - sharedIn(limit))} of ${amount(pods, 'pod')}`;
}

function coveredPhrase(limit: DrainLimit): Text {
  const shared = sharedIn(limit);
  if (shared === 0) return NO_TEXT;
  return text`, as another budget covers ${shared === limit.pods ? text`them` : text`${shared}`} too`;
}

function sharedIn({ held }: DrainLimit): number {
  return held.find(({ cause }) => cause === 'several-budgets')?.pods ?? 0;
}
