import { isDone } from '../../plan/measure/wholes.js';
import type { Effect, Plan, PlannedGroup, SidePlan } from '../../plan/model.js';
import { isOnlyNext } from '../../plan/outcome-of.js';
import { type HeldBack, policyName } from '../../systems/system.js';
import { count, fewNames, type Text, text } from '../../text/text.js';
import type { Subject } from '../selection.js';
import { instantPhrase } from '../words.js';
import { NOT_THERE, type Row } from './row.js';

type Side = 'base' | 'head';

/** The end of the last touched rollout, or why it never ends. */
export function finishRow(plan: Plan, subjects: readonly Subject[]): Row {
  const last = { base: lastOf(subjects, 'base'), head: lastOf(subjects, 'head') };
  const cell = (side: Side): Text =>
    endlessDrain(plan[side], subjects, side) ??
    (last[side] ? endPhrase(last[side], side, plan, subjects.length > 1) : NOT_THERE);
  return { label: text`Finishes`, base: plan.base && cell('base'), head: cell('head'), isHigher: false };
}

/**
 * The end of a rollout that drains is unknown if a disruption budget may block a drain forever and the snapshot lacks the pods that show on
 * which nodes. Null if nothing is blocked, or if no rollout that drains ends.
 */
function endlessDrain(side: SidePlan | null, subjects: readonly Subject[], name: Side): Text | null {
  const blocker = side?.policies.find((policy) =>
    policy.drainLimit?.held.some(({ forGood, nodes }) => forGood && nodes.length === 0),
  );
  const isDrained = subjects.some(({ diff }) =>
    diff[name]?.effect.groups.some(({ drains, outcome }) => drains === true && outcome === 'complete'),
  );
  return blocker && isDrained ? text`unknown: drains that ${policyName(blocker.ref)} blocks never end` : null;
}

const WORST_LAST = ['none', 'complete', 'unfinished', 'stopped', 'stuck'] as const;

/** The rollout that ends worst, and of those that complete the last one; of two that end alike the one that merging starts. */
function lastOf(subjects: readonly Subject[], side: Side): Subject | null {
  const rankOf = (subject: Subject): number[] => {
    const { outcome = 'none', finish = null } = subject.diff[side]?.effect ?? {};
    return [WORST_LAST.indexOf(outcome), finish ?? 0, isNext(subject, side) ? 0 : 1];
  };
  const after = (a: number[], b: number[]): number =>
    a.reduce((order, rank, i) => order || (b[i] ?? 0) - rank, 0);
  const there = subjects.filter(({ diff }) => diff[side]);
  return there.toSorted((a, b) => after(rankOf(a), rankOf(b)))[0] ?? null;
}

function isNext({ diff }: Subject, side: Side): boolean {
  const change = diff[side]?.change ?? null;
  return change !== null && isOnlyNext({ change });
}

function endPhrase(subject: Subject, side: Side, { timeZone }: Plan, isOneOfSeveral: boolean): Text {
  const { effect, change } = subject.diff[side] ?? {};
  if (!effect) return NOT_THERE;
  const { outcome, finish, groups } = effect;
  const whose = isOneOfSeveral && !isDone(outcome) && text` (${policyName(subject.diff.ref)})`;
  if (change?.held !== undefined && finish === null && isDone(outcome))
    return text`not until ${UNTIL[change.held]}`;
  const isAssumed = isNext(subject, side) && outcome === 'complete' && finish !== null;
  return text`${finishPhrase(effect, groups, timeZone)}${isAssumed && text`, if started now`}${whose}`;
}

/** The end of what holds a rollout back. */
export const UNTIL: Readonly<Record<HeldBack | 'state', Text>> = {
  paused: text`it is resumed`,
  disabled: text`it is enabled`,
  OnDelete: text`someone deletes pods (OnDelete)`,
  partition: text`its partition is lowered`,
  state: text`the state of the run is Run`,
};

/** `Thu 2026-11-26 18:00 UTC`, or why the rollout of these groups does not end. */
export function finishPhrase(
  { outcome, finish }: Pick<Effect, 'outcome' | 'finish'>,
  groups: readonly PlannedGroup[],
  timeZone: string,
): Text {
  const cordoned = groups.flatMap(({ lingers = [] }) => lingers).filter(({ until }) => until === 'uncordon');
  const nodes = count(cordoned.length, 'node');
  const ending = groups.filter((group) => group.outcome === outcome);
  switch (outcome) {
    case 'complete': {
      if (finish === null) return text`already done`;
      const left = cordoned.length > 0 && text`, with ${nodes} left cordoned until someone uncordons`;
      return text`${instantPhrase(finish, timeZone)}${left}`;
    }
    case 'none':
      return text`no rollout`;
    case 'stopped':
      return text`never: an automatic stop ends it`;
    case 'stuck': {
      const mayEnd =
        ending.length > 0 && ending.every(({ mayEnd, unit }) => mayEnd === true && unit === 'node');
      return mayEnd ? text`when the pods that it waits for have ended` : text`never: it gets stuck`;
    }
    case 'unfinished': {
      const [held] = ending.flatMap((group) => group.held ?? []);
      const stages = ending.flatMap((group) => group.stage ?? []);
      if (held !== undefined) return text`not until ${UNTIL[held]}`;
      if (stages.some(({ awaitsStart }) => awaitsStart)) return text`not until ${UNTIL.state}`;
      if (stages.some(({ awaitsPerson }) => awaitsPerson)) {
        // The name says after which stage the run waits.
        const approvals = [...new Set(stages.flatMap((stage) => stage.approvals ?? []))];
        return text`when someone approves ${approvals.length === 0 ? text`it` : fewNames('cluster', approvals, 1)}`;
      }
      return cordoned.length === 0
        ? text`not within the dry rollout`
        : text`when someone uncordons ${cordoned.length === 1 ? text`the node` : nodes}`;
    }
  }
}
