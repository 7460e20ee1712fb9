import { isIdle, startsNothing } from '../../plan/compare.js';
import type { PlannedGroup, PlannedPolicy } from '../../plan/model.js';
import { firstLap, isNamed, reachedOf as doneOf } from '../../plan/measure/wholes.js';
import { factOf, type Outcome, type PolicyRef } from '../../systems/system.js';
import { plural } from '../../manifest/words/plural.js';
import { amount, type Counted, unitOf } from '../words/amounts.js';
import { policyName, shortList } from '../words/names.js';
import { NO_TEXT, literal, type Text, text } from '../../text/text.js';
import type { Selection, Subject } from '../choice/selection.js';

/**
 * Rollouts that merging starts where the base had only planned the next one, whenever that may be: its numbers are of
 * something that would not happen, and less than them is no gain.
 */
export function startedBy({ subjects }: Pick<Selection, 'subjects'>): readonly Subject[] {
  return subjects.filter(({ diff: { base, head } }) => base && head && isIdle(base) && isStart(head));
}

/** What is announced goes whatever the change does, and what is taken away is told as such. */
export function isStart(head: PlannedPolicy): boolean {
  if (head.isDeleted || head.leaves || startsNothing(head)) return false;
  return !head.effect.groups.some(isNamed);
}

/** `replaces 13 of 40 nodes`, and of which policies where there are others; null where none of them can start. */
export function startedPhrase(
  started: readonly Subject[],
  { subjects }: Pick<Selection, 'subjects'>,
): Text | null {
  const groups = started.flatMap(({ head }) => head ?? []);
  const going = without(goingIn(groups), groups);
  if (going.size === 0) return null;
  const [only, ...more] = started;
  if (only?.diff.head?.effect.outcome === 'stuck' && more.length === 0)
    return text`the rollout${whoseRollout(only, rolledBySelf(subjects))} gets stuck ${reachedOf(only).far}`;
  const unit = unitOf(started.flatMap(({ head }) => head ?? []));
  const isReplacement = started.every(({ diff }) => diff.head?.change?.replaces !== undefined);
  const whole = new Set(groups.flatMap(({ targets }) => targets)).size;
  const share = going.size < whole ? text`${going.size} of ${amount(whole, unit)}` : amount(going.size, unit);
  const count = subjects.length > 1 ? text`${share} (${shortList(whoGo(started))})` : share;
  const isSure = started.every(({ diff }) => !diff.head?.change?.unsure);
  if (!isReplacement) return isSure ? text`rolls out to ${count}` : text`may roll out to ${count}`;
  return isSure ? text`replaces ${count}` : text`may replace ${count}`;
}

/** The policies whose rollout merging starts and of which a target goes. */
function whoGo(started: readonly Subject[]): PolicyRef[] {
  return started.filter(({ head }) => goingIn(head ?? []).size > 0).map(({ diff }) => diff.ref);
}

/** What stands in the place of one that left, and is worked on anew, is no further one. */
function goingIn(groups: readonly PlannedGroup[]): ReadonlySet<string> {
  const own = new Set(groups.flatMap(({ targets }) => targets));
  return new Set(
    groups
      .flatMap(({ batches }) => batches.flatMap(({ targets }) => targets))
      .filter((target) => own.has(target)),
  );
}

/** What is too much goes without the change as well, and nothing comes in its place. */
function without(going: ReadonlySet<string>, groups: readonly PlannedGroup[]): ReadonlySet<string> {
  const leaving = new Set(groups.flatMap((group) => group.leaving ?? []));
  return new Set([...going].filter((target) => !leaving.has(target)));
}

const NEVER_ENDS: ReadonlySet<Outcome> = new Set(['stuck', 'stopped']);

/** Those that the change leaves stuck and that were not before. */
function newlyStuck({ subjects }: Pick<Selection, 'subjects'>): readonly Subject[] {
  return rolledBySelf(subjects).filter(
    ({ diff: { base, head } }) =>
      head !== null &&
      NEVER_ENDS.has(head.effect.outcome) &&
      (base === null || !NEVER_ENDS.has(base.effect.outcome)),
  );
}

/** The first rollout that the change leaves stuck and that was not before, if it was there: that it breaks less is no gain either. */
export function stuckPhrase({ subjects }: Pick<Selection, 'subjects'>): Text | null {
  const [stuck, ...others] = newlyStuck({ subjects });
  if (!stuck) return null;
  const reached = reachedOf(stuck);
  const { going, begun, far, all, whole, unit } = reached;
  const whose = whoseRollout(stuck, rolledBySelf(subjects));
  const also = alsoPhrase(others, text`does`, text`do`);
  if (stuck.diff.head?.change?.kind === 'eviction')
    return text`the eviction${whose} is not executed${alsoPhrase(others, text`is`, text`are`)}`;
  if (stuck.diff.head?.effect.outcome === 'stopped')
    return text`an automatic stop ends the rollout${whose} after ${begun}`;
  if (takesAll(stuck)) {
    const each = whole === 2 ? text`both ${literal(plural(whole, unit))}` : text`all ${all}`;
    return text`the rollout${whose} takes ${each} and never ends${also}`;
  }
  const mayStart = stuck.head?.some(({ mayEnd }) => mayEnd === true) ?? false;
  return going === 0 && !mayStart
    ? text`the rollout${whose} is stuck${alsoPhrase(others, text`is`, text`are`)}: it ${startsNone(reached)}`
    : text`the rollout${whose} gets stuck ${far}${also}`;
}

/** The same of a rollout that merging does not start. */
export function nextStuckPhrase(selection: Pick<Selection, 'subjects'>): Text | null {
  const [stuck, ...others] = newlyStuck(selection);
  if (!stuck || stuck.diff.head?.effect.outcome === 'stopped' || takesAll(stuck)) return null;
  const { going, far, all, whole, unit } = reachedOf(stuck);
  const none = whole === 1 ? text`never start its only ${literal(unit)}` : text`start none of ${all}`;
  const whose = whoseRollout(stuck, rolledBySelf(selection.subjects));
  const also = alsoPhrase(others, text`would`, text`would`);
  return going === 0
    ? text`the next rollout${whose} would ${none}${also}`
    : text`the next rollout${whose} would get stuck ${far}${also}`;
}

/** The first rollout that is stuck with the change and without it: that its numbers are as before is no good news. */
export function stillStuckPhrase({ subjects }: Pick<Selection, 'subjects'>): Text | null {
  const rolled = rolledBySelf(subjects);
  const [stuck, ...others] = rolled.filter(
    ({ diff: { base, head } }) => base?.effect.outcome === 'stuck' && head?.effect.outcome === 'stuck',
  );
  if (!stuck) return null;
  const isNext = stuck.diff.head !== null && startsNothing(stuck.diff.head);
  const reached = reachedOf(stuck);
  const { going } = reached;
  const far = going === 0 ? text`: it ${startsNone(reached)}` : text`, ${reached.far}`;
  const whose = whoseRollout(stuck, rolled);
  // Of what the change asks for, the base had only planned the next one: nothing was stuck.
  const before = stuck.diff.base && startsNothing(stuck.diff.base) ? NO_TEXT : text` as before`;
  return isNext
    ? text`the next rollout${whose} would get stuck as before${alsoPhrase(others, text`would`, text`would`)}${far}`
    : text`the rollout${whose} is stuck${before}${alsoPhrase(others, text`is`, text`are`)}${far}`;
}

/** Without those that another object rolls, as a run does for its strategy; all of them where nothing else is left. */
function rolledBySelf(subjects: readonly Subject[]): readonly Subject[] {
  const rolled = subjects.filter(({ head }) => head !== null && head.length > 0);
  return rolled.length > 0 ? rolled : subjects;
}

/** ` of NodePool/a` where the change rolls others too. */
function whoseRollout({ diff }: Subject, rolled: readonly Subject[]): Text {
  return rolled.length > 1 ? text` of ${policyName(diff.ref)}` : NO_TEXT;
}

/** `, as are 3 more`. */
function alsoPhrase({ length }: readonly Subject[], one: Text, several: Text): Text {
  return length === 0 ? NO_TEXT : text`, as ${length === 1 ? one : several} ${length} more`;
}

/** True of a rollout that takes all that it is for and none or all of which are done: stuck then, it never ends. */
export function takesAll(subject: Subject): boolean {
  const { going, whole, done } = reachedOf(subject);
  return going === whole && whole > 0 && (done === 0 || done === whole);
}

interface Reached {
  readonly going: number;
  readonly done: number;
  readonly whole: number;
  /** `3 of 4 nodes`, whether or not they come back. */
  readonly begun: Text;
  /** `with 2 of 4 nodes done`; in the worst order where it depends on that. */
  readonly far: Text;
  readonly all: Text;
  readonly unit: Counted;
}

/** How many a rollout takes before it stays stuck, and of how many. */
function reachedOf(stuck: Subject): Reached {
  // What another object rolls for it, as a run does for its strategy, is told with that one.
  const own = stuck.head ?? [];
  const groups = firstLap(own.length > 0 ? own : (stuck.diff.head?.effect.groups ?? []));
  const going = goingIn(groups).size;
  const whole = new Set(groups.flatMap(({ targets }) => targets)).size + leftOut(stuck.diff.head);
  const unit = unitOf(groups);
  const all = amount(whole, unit);
  const { done, byOrder } = doneOf(groups);
  const fewest = byOrder > 0 ? text`as few as ` : NO_TEXT;
  return {
    going,
    done,
    whole,
    begun: text`${going} of ${all}`,
    far: text`with ${fewest}${done} of ${all} done`,
    all,
    unit,
  };
}

function startsNone({ whole, all, unit }: Reached): Text {
  return whole === 1 ? text`never starts its only ${literal(unit)}` : text`starts none of ${all}`;
}

/** How many that a policy is for are in none of its groups, as clusters that no stage selects. */
export function leftOut(policy: PlannedPolicy | null): number {
  return (policy && factOf(policy, 'coverage')?.uncovered.length) ?? 0;
}
