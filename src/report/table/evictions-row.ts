import type { Plan, PlannedPolicy } from '../../plan/model.js';
import { type DrainLimit, factOf } from '../../systems/system.js';
import { amount } from '../words/amounts.js';
import { policyName, shortList } from '../words/names.js';
import { isEmpty, joinPhrases, NO_WORDS, type Phrase, say } from '../words/phrase.js';
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

const EVICTED = say`Pods that drains may evict at a time`;

/** ` (PodDisruptionBudget/web)` where the change touches others too. */
function whosePhrase({ ref }: Subject['diff'], { length }: readonly Subject[]): Phrase {
  return length > 1 ? say` (${policyName(ref)})` : NO_WORDS;
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
    const whose = moved.length > 1 ? NO_WORDS : whosePhrase(subject.diff, subjects);
    return {
      label: moved.length > 1 ? say`${EVICTED}, ${policyName(subject.diff.ref)}` : EVICTED,
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
      label: say`${EVICTED}, ${amount(others.length, 'other budget')}`,
      base: NO_WORDS,
      head: say`${more} higher, ${others.length - more} lower`,
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
    base: plan.base && (first.diff.base ? say`not limited by it` : say`not there`),
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
    head: say`not limited by it any more`,
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
export function evictionsPhrase(subjects: readonly Subject[]): Phrase {
  const moved = steepestFirst(movedLimits(subjects));
  if (moved.length === 0) return NO_WORDS;
  const each = moved.slice(0, MOST_IN_TITLE).map(({ subject, base, head }, i) => {
    const whose = subjects.length > 1 ? say` under ${policyName(subject.diff.ref)}` : NO_WORDS;
    const allowed = i === 0 ? atATime(head) : countPhrase(head);
    return say`${allowed}${whose}, was ${base.disruptionsAllowed}`;
  });
  const others = moved.length - each.length;
  const more =
    others > 0
      ? say`; ${amount(others, 'other budget')} also ${others === 1 ? say`changes` : say`change`}`
      : NO_WORDS;
  return say`drains may evict ${joinPhrases(each, '; ')}${more}`;
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
export function budgetsPhrase(subjects: readonly Subject[]): Phrase {
  const moved = evictionsPhrase(subjects);
  const unready = unreadyPhrase(subjects);
  if (!isEmpty(moved)) return joinPhrases([moved, unready], ', ');
  const removed = removedLimits(subjects).map(({ diff }) => diff);
  const gone = removed.filter(isGone).map(({ ref }) => ref);
  if (gone.length > 0) return say`removes ${shortList(gone)}`;
  const [emptied] = removed;
  if (emptied) return say`${policyName(emptied.ref)} holds back no pod any more`;
  const [added] = addedLimits(subjects);
  if (!added) return isEmpty(unready) ? say`no pod may be evicted more or less` : unready;
  const whose = subjects.length > 1 ? say` under ${policyName(added.diff.ref)}` : NO_WORDS;
  return say`drains may evict ${atATime(added.limit)}${whose}`;
}

/** What becomes of pods that are not ready, of which no number tells; no words where that stays. */
function unreadyPhrase(subjects: readonly Subject[]): Phrase {
  const [first, ...others] = subjects.filter(({ diff }) => factOf(diff.head, 'evicts-unready'));
  if (!first) return NO_WORDS;
  const of = say`pods under ${policyName(first.diff.ref)} that are not ready`;
  const more = others.length > 0 ? say`, and ${others.length} more` : NO_WORDS;
  return factOf(first.diff.head, 'evicts-unready')?.isFreed === true
    ? say`drains no longer wait for ${of}${more}`
    : say`drains may wait for ${of}${more}`;
}

/** `2 of 6 pods at a time, as another budget covers 3 too`. */
function atATime(limit: DrainLimit): Phrase {
  return say`${countPhrase(limit)} at a time${coveredPhrase(limit)}`;
}

/** No pod that two budgets cover is ever evicted, whatever each of them allows. */
function allowedPhrase(limit: DrainLimit, whose: Phrase): Phrase {
  return say`${countPhrase(limit)}${coveredPhrase(limit)}${whose}`;
}

function countPhrase(limit: DrainLimit): Phrase {
  const { disruptionsAllowed, pods } = limit;
  return say`${Math.min(disruptionsAllowed, pods - sharedIn(limit))} of ${amount(pods, 'pod')}`;
}

function coveredPhrase(limit: DrainLimit): Phrase {
  const shared = sharedIn(limit);
  if (shared === 0) return NO_WORDS;
  return say`, as another budget covers ${shared === limit.pods ? say`them` : say`${shared}`} too`;
}

function sharedIn({ held }: DrainLimit): number {
  return held.find(({ cause }) => cause === 'several-budgets')?.pods ?? 0;
}
