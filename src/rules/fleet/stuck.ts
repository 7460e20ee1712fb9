import { noneOf } from '../../text/plural.js';
import { startsNothing } from '../../plan/outcome-of.js';
import { begunIn } from '../../plan/measure/begun.js';
import { isNamed, undoneByOrder } from '../../plan/measure/wholes.js';
import type { Plan, PlannedGroup, PlannedPolicy, SidePlan } from '../../plan/model.js';
import { type Fix, fix, NO_FIX, type Outcome, refKey } from '../../systems/system.js';
import {
  type RuleResult,
  groupResult,
  type RuleInput,
  type LimitedGroup,
  ofSystem,
  policyOf,
  rolledGroups,
} from '../rule.js';
import { erroringNow } from './erroring.js';
import { agesOutText } from './expiring.js';
import { isClosedForGood } from './never-allowed.js';
import { timedOf } from './time.js';
import {
  capital,
  distinctTexts,
  count,
  few,
  isEmpty,
  joinTexts,
  literal,
  name,
  NO_TEXT,
  type Text,
  text,
  verbFor,
} from '../../text/text.js';
import { toPlain } from '../../text/render.js';

/** A group of which no target ever starts, or that gets stuck halfway; null if another rule reports the cause. */
export function stuckBreach(
  limited: LimitedGroup,
  { side, base, plan }: Pick<RuleInput<unknown>, 'side' | 'base' | 'plan'>,
): RuleResult | null {
  const { group } = limited;
  if (group.matched === 0 || isReportedElsewhere(limited, plan)) return null;
  if (!neverEnds(group.outcome)) return deadEndOfJoining(limited);
  const before = base ? rolledGroups(base).find((other) => keyOf(other) === keyOf(limited)) : undefined;
  const isStuckBefore = before !== undefined && neverEnds(before.group.outcome);
  return stuck(limited, isStuckBefore, base && brakeOf(limited, side, base));
}

/** True if a rule with the fix reports it. */
function isReportedElsewhere(limited: LimitedGroup, plan: Plan): boolean {
  const { group, policy } = limited;
  const timed = timedOf(limited, plan);
  // reference-missing.
  if (policy.missingReferences.some(({ stays }) => !stays)) return true;
  // Maintenance objects are reported one by one.
  if (isNamed(group)) return true;
  // never-allowed.
  if (timed && isClosedForGood(timed)) return true;
  return policy.results.some(({ isWhyStuck }) => isWhyStuck);
}

function stuck(limited: LimitedGroup, isStuckBefore: boolean, brake: string | null): RuleResult | null {
  const { group, policy } = limited;
  const touched = begunIn(group).size;
  // never-allowed.
  if (touched === 0 && policy.results.some(({ rule }) => rule === 'never-allowed')) return null;
  // Blocked targets that are left over after all others are a cause of their own.
  const deadEnd = group.deadEnd;
  if (!deadEnd && touched > 0 && leftIn(group) <= group.blocked.length) return null;
  const erroring = erroringNow(limited);
  const violation = groupResult(limited, ['selector', 'strategy', 'budget'], {
    says: text`${saysOf(limited, touched)}.`,
    why: joinTexts(
      [
        whyOf(limited, touched),
        agesOutText(group, group.undone ?? []),
        erroring ? text`${erroring.says}.` : NO_TEXT,
        isStuckBefore && !startsNothing(policy)
          ? text`It was stuck before, and this change does not free it.`
          : NO_TEXT,
      ],
      ' ',
    ),
    ...((brake !== null || group.mayEnd) && !erroring ? { severity: 'warning' } : {}),
    fix: erroring?.fix ?? fixOf(limited, brake),
    ofRollout: true,
    isOfWaiting: true,
    magnitude: undoneByOrder(group) > 0 ? leftIn(group) : group.matched - touched,
    evidence: {
      cause: 'stuck',
      matched: group.matched,
      touched,
      // What went before any came: of a workload its pods, which nothing replaces.
      ...(touched === 0 && group.extremes ? { lost: group.worstLoss } : {}),
      blocked: group.blocked.length,
      why: toPlain(group.why),
    },
  });
  return deadEnd ? { ...violation, place: deadEnd.place } : violation;
}

function fixOf(limited: LimitedGroup, brake: string | null): Fix {
  const { group } = limited;
  if (brake !== null)
    return fix`This change pauses it: end the pause of ${name('policy', brake)} to continue. If it were disabled instead, later objects would not wait.`;
  if (group.fix) return group.fix;
  const { stuckOnBlocked } = ofSystem(limited).words;
  if (group.blocked.length > 0 && stuckOnBlocked !== undefined) return stuckOnBlocked;
  return budgetFix(limited) ?? group.unstick ?? holderFix(limited);
}

/** Nothing is due on the targets that are there, and none that joins ever completes: once for each policy. */
function deadEndOfJoining(limited: LimitedGroup): RuleResult | null {
  const { group, policy } = limited;
  const { groups } = policy.effect;
  const isSaid = groups.some(({ outcome }) => neverEnds(outcome));
  const deadEnd = group.deadEnd;
  if (!deadEnd || isSaid || groups.find(({ matched }) => matched > 0) !== group) return null;
  const { says, fix: advice, place } = deadEnd;
  const violation = groupResult(limited, ['selector', 'strategy', 'budget'], {
    says: text`no ${literal(group.unit)} that joins ever completes. ${says} Complete ones stay complete.`,
    fix: advice,
    ofRollout: true,
    magnitude: group.matched,
    evidence: {
      cause: 'joining',
      matched: group.matched,
      touched: 0,
      blocked: group.blocked.length,
      why: toPlain(says),
    },
  });
  return { ...violation, place };
}

/** The object that the change pauses, if the group waits for it: that is intended. */
function brakeOf({ group: { holder }, policy }: LimitedGroup, side: SidePlan, base: SidePlan): string | null {
  if (holder?.kind !== 'paused') return null;
  const isPaused = (one: PlannedPolicy): boolean => one.onHold === 'paused';
  const ours = side.policies.filter(
    ({ ref }) => ref.system === policy.ref.system && ref.name === holder.name,
  );
  const before = policyOf(base, ours.find(isPaused)?.ref ?? policy.ref);
  return before && !isPaused(before) ? holder.name : null;
}

/** The fix for what blocks the group, by name. */
function holderFix({ group: { calendar, holder } }: LimitedGroup): Fix {
  if (calendar && calendar.consuming > 0) return repairFix(calendar.consuming);
  if (holder?.kind === 'paused') return fix`End the pause of ${name('policy', holder.name)}.`;
  return NO_FIX;
}

/** The fix for so many nodes that use the budgets of their pool up. */
export function repairFix(nodes: number): Fix {
  const which = nodes === 1 ? text`the node that is` : text`the ${nodes} nodes that are`;
  return fix`Repair or delete ${which} not ready or leaving, or raise the budget above ${nodes}.`;
}

/** The fix for disruption budgets that block a drain; null if none does. */
function budgetFix({ group: { holder } }: LimitedGroup): Fix | null {
  if (holder?.kind === 'budget')
    return fix`Let PodDisruptionBudget ${name('policy', holder.name)} allow at least one eviction at a time.`;
  if (holder?.kind === 'several-budgets')
    return fix`Leave only one of the disruption budgets over these pods: ${few(
      holder.names.map((budget) => name('policy', budget)),
      3,
    )}.`;
  return null;
}

/** Targets that are never done: one that is out and never comes back has started, and is not done. */
function leftIn({ batches, matched, undone }: PlannedGroup): number {
  return undone?.length ?? matched - batches.reduce((sum, { succeeded }) => sum + succeeded, 0);
}

/** Stuck, or stopped by failures that the snapshot shows: nothing else fails in this dry rollout. */
function neverEnds(outcome: Outcome): boolean {
  return outcome === 'stuck' || outcome === 'stopped';
}

function keyOf({ policy, group }: LimitedGroup): string {
  return `${refKey(policy.ref)} ${group.name}`;
}

/** How far it gets, without a full stop. */
function saysOf(limited: LimitedGroup, touched: number): Text {
  const { group, policy } = limited;
  const all = count(group.matched, group.unit);
  if (policy.change?.kind === 'eviction') return group.why;
  if (touched === 0) return noneDone(limited);
  const how = group.outcome === 'stopped' ? text`an automatic stop ends it` : text`it gets stuck`;
  // How far a rollout under way gets is not what it starts from here on.
  const isRest = policy.change?.kind === 'continues' && group.undone !== undefined;
  const done = group.matched - leftIn(group);
  const at =
    undoneByOrder(group) > 0
      ? text`with as few as ${done} of ${all} done, depending on the order`
      : touched < group.matched && touched === done && !isRest
        ? text`after ${touched} of ${all}`
        : text`with ${done} of ${all} done`;
  return text`${how} ${at}`;
}

/** The cause as a sentence; empty where `saysOf` has it. */
function whyOf(limited: LimitedGroup, touched: number): Text {
  const { group, policy } = limited;
  if (policy.change?.kind === 'eviction' || isEmpty(group.why)) return NO_TEXT;
  return text`${capital(group.why)}${touched === 0 ? inTheWay(limited) : NO_TEXT}.`;
}

/** What becomes of a group of which no target starts. */
function noneDone(limited: LimitedGroup): Text {
  const { group, policy } = limited;
  const all = count(group.matched, group.unit);
  if (group.worstLoss > 0 && group.extremes) {
    const lost =
      group.matched === 1 ? text`its only ${literal(group.unit)}` : text`${group.worstLoss} of its ${all}`;
    return text`${lost} ${verbFor(group.worstLoss, 'stops and is', 'stop and are')} not replaced`;
  }
  if (policy.change?.kind === 'continues')
    return text`it is stuck halfway, and no more of its ${all} are updated`;
  return text`${literal(noneOf(group.matched, group.unit, 'is ever'))} ${ofSystem(limited).words.done ?? text`updated`}`;
}

const CAUSES_SHOWN = 2;

/** The taints and labels themselves, where the reason only counts the nodes that have some. */
function inTheWay(limited: LimitedGroup): Text {
  if (ofSystem(limited).words.stuckOnBlocked === undefined) return NO_TEXT;
  const causes = distinctTexts(limited.group.blocked.map(({ why }) => why)).slice(0, CAUSES_SHOWN);
  return causes.length === 0 ? NO_TEXT : text` (${joinTexts(causes, ', ')})`;
}
