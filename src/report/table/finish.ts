import { MINUTE_MS } from '../../calendar/days.js';
import { reachedOf } from '../../plan/measure/wholes.js';
import type { Effect, Plan, PlannedGroup } from '../../plan/model.js';
import { type ChangeKind, factOf, type HeldBack, type PolicyRef } from '../../systems/system.js';
import { count, literal, name, NO_TEXT, type Text, text } from '../../text/text.js';
import type { Subject } from '../selection.js';
import { instantPhrase, policyName } from '../words.js';
import { NOT_THERE, type Row, row, STEADY, type Trend } from './row.js';

type Side = 'base' | 'head';

/** When the last of the touched rollouts is done, or why it never is. */
export function finishRow(plan: Plan, subjects: readonly Subject[]): Row {
  const base = lastOf(subjects, 'base');
  const head = lastOf(subjects, 'head');
  const cell = (side: Side, of: Subject | null): Text =>
    endlessDrain(plan[side], subjects, side) ?? endPhrase(of, side, plan, subjects.length > 1);
  // An end that the base's next rollout would only have had is not another one.
  const [was, is] = [base?.diff.base, head?.diff.head];
  const isSame =
    was?.effect.outcome === is?.effect.outcome &&
    was?.effect.finish === is?.effect.finish &&
    was?.change?.held === is?.change?.held;
  return row(text`Finishes`, plan.base && cell('base', base), cell('head', head), {
    trend: plan.base ? trendOf(was?.effect, is?.effect) : STEADY,
    ...(isSame ? { isMoved: false } : {}),
  });
}

/** `the next rollout of NodePool/general begins`. */
export function nextRolloutsPhrase([only, ...others]: readonly PolicyRef[]): Text {
  if (!only) return text`a next rollout begins`;
  return others.length === 0
    ? text`the next rollout of ${policyName(only)} begins`
    : text`the next rollouts of ${policyName(only)} and ${others.length} more begin`;
}

/**
 * A disruption budget may block a drain for ever, and the snapshot lacks the pods that tell on which nodes: then the end of a rollout that
 * drains is unknown. Null if nothing is blocked, or if nothing that drains ends.
 */
function endlessDrain(side: Plan['head'] | null, subjects: readonly Subject[], name: Side): Text | null {
  const blocker = side?.policies.find((policy) =>
    factOf(policy, 'drain-limit')?.held.some(({ forGood, nodes }) => forGood && nodes === 0),
  );
  const isDrained = subjects.some(({ diff }) =>
    diff[name]?.effect.groups.some(({ drains, outcome }) => drains === true && outcome === 'complete'),
  );
  return blocker && isDrained
    ? text`not known: drains that ${policyName(blocker.ref)} blocks never end`
    : null;
}

const WORST_LAST = ['none', 'complete', 'unfinished', 'stopped', 'stuck'] as const;

/** The rollout that ends worst, and of those that complete the last one; of two that end alike the one that merging starts. */
function lastOf(subjects: readonly Subject[], side: Side): Subject | null {
  const ranked = subjects.flatMap((subject) => {
    const policy = subject.diff[side];
    if (!policy) return [];
    const { outcome, finish } = policy.effect;
    const isStarted = isNext(subject, side) ? 0 : 1;
    return [{ subject, rank: [WORST_LAST.indexOf(outcome), finish ?? 0, isStarted] as const }];
  });
  const [last] = ranked.toSorted(({ rank: a }, { rank: b }) => b[0] - a[0] || b[1] - a[1] || b[2] - a[2]);
  return last?.subject ?? null;
}

const NOT_STARTED: ReadonlySet<ChangeKind> = new Set(['next-rollout', 'scale', 'migration', 'none']);

function isNext({ diff }: Subject, side: Side): boolean {
  const change = diff[side]?.change;
  return change ? NOT_STARTED.has(change.kind) : false;
}

function endPhrase(subject: Subject | null, side: Side, { timeZone }: Plan, isOneOfSeveral: boolean): Text {
  const policy = subject?.diff[side];
  if (!subject || !policy) return NOT_THERE;
  const { effect, change } = policy;
  const { outcome, finish, groups } = effect;
  const end = (): Text => {
    if (outcome === 'stuck' && subject.diff.head?.change?.kind === 'eviction')
      return text`never: it is not executed`;
    if (change?.held !== undefined && finish === null && (outcome === 'none' || outcome === 'complete'))
      return HELD_BACK[change.held];
    const isAssumed = isNext(subject, side) && outcome === 'complete' && finish !== null;
    return text`${finishPhrase(effect, groups, timeZone)}${isAssumed ? text`, if started now` : NO_TEXT}${reachedPhrase(effect)}`;
  };
  const isNamed = isOneOfSeveral && outcome !== 'complete' && outcome !== 'none';
  return isNamed ? text`${end()} (${policyName(subject.diff.ref)})` : end();
}

/** ` with 285 of 286 done`: a rollout that one node blocks is no failed one. */
function reachedPhrase({ outcome, groups }: Effect): Text {
  const { done, all, byOrder } = reachedOf(groups);
  if (outcome === 'stuck' && byOrder > 0) return text` with as few as ${done} of ${all} done`;
  return outcome === 'stuck' && done > 0 && done < all ? text` with ${done} of ${all} done` : NO_TEXT;
}

const HELD_BACK: Readonly<Record<HeldBack, Text>> = {
  paused: text`never: it is paused`,
  disabled: text`never: it is disabled`,
  OnDelete: text`never by itself: with OnDelete someone has to delete the pods`,
  partition: text`never: its partition keeps all pods back`,
};

/** `Thu 2026-11-26 18:00 UTC`, or why the rollout of these groups does not end. */
export function finishPhrase(
  { outcome, finish }: Pick<Effect, 'outcome' | 'finish'>,
  groups: readonly PlannedGroup[],
  timeZone: string,
): Text {
  const cordoned = groups.flatMap(({ lingers = [] }) => lingers).filter(({ until }) => until === 'uncordon');
  switch (outcome) {
    case 'complete': {
      if (finish === null) return text`already done`;
      const left =
        cordoned.length === 0
          ? NO_TEXT
          : text`, with ${count(cordoned.length, 'node')} left cordoned until someone uncordons ${literal(cordoned.length === 1 ? 'it' : 'them')}`;
      return text`${instantPhrase(finish, timeZone)}${left}`;
    }
    case 'none':
      return text`nothing to do`;
    case 'stopped':
      return text`never: an automatic stop ends it`;
    case 'stuck': {
      const stuck = groups.filter((group) => group.outcome === 'stuck');
      const mayEnd =
        stuck.length > 0 && stuck.every((group) => group.mayEnd === true && group.unit === 'node');
      return mayEnd ? text`when the pods that it waits for have ended` : text`never: it gets stuck`;
    }
    case 'unfinished':
      return waitingPhrase(
        groups.filter((group) => group.outcome === 'unfinished'),
        cordoned.length,
      );
  }
}

/** What a person has to do for a rollout to end. */
function waitingPhrase(groups: readonly PlannedGroup[], cordoned: number): Text {
  const held = groups.flatMap((group) => factOf(group, 'held') ?? [])[0];
  const stages = groups.flatMap((group) => factOf(group, 'stage') ?? []);
  if (held !== undefined) return HELD_BACK[held];
  if (stages.some(({ awaitsStart }) => awaitsStart))
    return text`never: nothing starts until someone sets it to Run`;
  if (stages.some(({ awaitsPerson }) => awaitsPerson)) {
    // The name says after which stage the run waits.
    const [first, ...others] = new Set(stages.flatMap(({ approvals }) => approvals ?? []));
    if (first === undefined) return text`when someone approves it`;
    const more = others.length === 0 ? NO_TEXT : text` and ${others.length} more`;
    return text`when someone approves ${name('cluster', first)}${more}`;
  }
  if (cordoned === 0) return text`not within the dry rollout`;
  return cordoned === 1
    ? text`when someone uncordons the node`
    : text`when someone uncordons ${count(cordoned, 'node')}`;
}

/** Finishes are shown to the minute. */
function trendOf(base: Effect | undefined, head: Effect | undefined): Trend {
  const [was, is] = [base?.finish ?? null, head?.finish ?? null];
  if (was === null || is === null || Math.abs(is - was) < MINUTE_MS) return STEADY;
  return is > was
    ? { arrow: '▲', word: 'later', isWorse: false }
    : { arrow: '▼', word: 'earlier', isWorse: false };
}
