import { noneOf } from '../../text/plural.js';
import { startsNothing } from '../../plan/outcome-of.js';
import { begunIn, isNamed, undoneByOrder } from '../../plan/measure/wholes.js';
import type { Plan, PlannedGroup, PlannedPolicy, SidePlan } from '../../plan/model.js';
import { type ChangeKind, type Fix, fix, NO_FIX, refKey } from '../../systems/system.js';
import {
  type RuleResult,
  groupResult,
  type RuleInput,
  type LimitedGroup,
  ofSystem,
  policyOf,
  rolledGroups,
} from '../rule.js';
import { agesOutText } from './expiring.js';
import { isClosedForGood } from './never-allowed.js';
import { timedOf } from './time.js';
import {
  capital,
  code,
  distinctTexts,
  count,
  fewNames,
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
export function stuckResult(
  limited: LimitedGroup,
  { side, base, plan }: RuleInput<unknown>,
): RuleResult | null {
  const { group, policy } = limited;
  if (group.matched === 0 || isReportedElsewhere(limited, plan)) return null;
  if (!neverEnds(group)) return deadEndOfJoining(limited);
  const touched = begunIn(group).size;
  const { deadEnd, blocked } = group;
  // never-allowed.
  if (touched === 0 && policy.results.some(({ rule }) => rule === 'never-allowed')) return null;
  // Blocked targets that are left over after all others are a cause of their own.
  if (!deadEnd && touched > 0 && leftIn(group) <= blocked.length) return null;
  const keyOf = (one: LimitedGroup): string => `${refKey(one.policy.ref)} ${one.group.name}`;
  const before = base ? rolledGroups(base).find((other) => keyOf(other) === keyOf(limited)) : undefined;
  const isOld = before !== undefined && neverEnds(before.group) && !startsNothing(policy);
  const brake = base && brakeOf(limited, side, base);
  const erroring = erroringNow(limited);
  const result = groupResult(limited, ['selector', 'strategy', 'budget'], {
    says: text`${saysOf(limited, touched)}.`,
    why: joinTexts(
      [
        whyOf(limited, touched),
        agesOutText(group, group.undone ?? []),
        erroring ? text`${erroring.says}.` : NO_TEXT,
        isOld ? text`It was stuck before, and this change does not free it.` : NO_TEXT,
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
      blocked: blocked.length,
      why: toPlain(group.why),
    },
  });
  return deadEnd ? { ...result, place: deadEnd.place } : result;
}

/** True if a rule with the fix reports it. */
function isReportedElsewhere(limited: LimitedGroup, plan: Plan): boolean {
  const { group, policy } = limited;
  const timed = timedOf(limited, plan);
  return (
    // reference-missing.
    policy.missingReferences.some(({ stays }) => !stays) ||
    // Maintenance objects are reported one by one.
    isNamed(group) ||
    // never-allowed.
    (timed !== null && isClosedForGood(timed)) ||
    policy.results.some(({ isWhyStuck }) => isWhyStuck)
  );
}

/** Nothing is due on the targets that are there, and none that joins ever completes: once for each policy. */
function deadEndOfJoining(limited: LimitedGroup): RuleResult | null {
  const { group, policy } = limited;
  const { groups } = policy.effect;
  const { deadEnd, matched, blocked } = group;
  if (!deadEnd || groups.some(neverEnds) || groups.find((one) => one.matched > 0) !== group) return null;
  const { says, fix: advice, place } = deadEnd;
  const result = groupResult(limited, ['selector', 'strategy', 'budget'], {
    says: text`no ${literal(group.unit)} that joins ever completes. ${says} Complete ones stay complete.`,
    fix: advice,
    ofRollout: true,
    magnitude: matched,
    evidence: { cause: 'joining', matched, touched: 0, blocked: blocked.length, why: toPlain(says) },
  });
  return { ...result, place };
}

/** These run the failed stage of an erroring node again. */
const RESTARTS: ReadonlySet<ChangeKind> = new Set(['package-version', 'package-downgrade', 'config-map']);

/** Nodes that are erroring now and keep their slots in the batch, if the change does not run their failed stage again. */
export function erroringNow({
  group,
  policy,
}: LimitedGroup): { readonly says: Text; readonly fix: Fix } | null {
  const { erroring: nodes = [], brakes, matched } = group;
  const isHolding = brakes?.failureHoldsGroup === true && neverEnds(group) && nodes.length < matched;
  if (nodes.length === 0 || !isHolding) return null;
  // A compartment that stays stopped does not run even what the change would run again.
  const staysStopped = group.outcome === 'stopped' && begunIn(group).size === 0;
  if (policy.change !== null && RESTARTS.has(policy.change.kind) && !staysStopped) return null;
  const { length } = nodes;
  return {
    says: text`${fewNames('target', nodes)} ${verbFor(length, 'is erroring and keeps its slot', 'are erroring and keep their slots')} in the batch, whatever ${code('batchThreshold')} tolerates`,
    fix: fix`Repair ${verbFor(length, 'the node', 'the nodes')} and run the failed stage again, or exclude ${verbFor(length, 'it', 'them')} in ${code('nodeSelectors')}.`,
  };
}

function fixOf(limited: LimitedGroup, brake: string | null): Fix {
  const { holder, calendar, blocked, ...group } = limited.group;
  if (brake !== null)
    return fix`This change pauses it: end the pause of ${name('policy', brake)} to continue. If it were disabled instead, later objects would not wait.`;
  if (group.fix) return group.fix;
  const { stuckOnBlocked } = ofSystem(limited).words;
  if (blocked.length > 0 && stuckOnBlocked !== undefined) return stuckOnBlocked;
  if (holder?.kind === 'budget')
    return fix`Let PodDisruptionBudget ${name('policy', holder.name)} allow at least one eviction at a time.`;
  if (holder?.kind === 'several-budgets')
    return fix`Leave only one of the disruption budgets over these pods: ${fewNames('policy', holder.names)}.`;
  if (group.unstick) return group.unstick;
  if (calendar && calendar.consuming > 0) return repairFix(calendar.consuming);
  return holder?.kind === 'paused' ? fix`End the pause of ${name('policy', holder.name)}.` : NO_FIX;
}

/** The fix for so many nodes that use the budgets of their pool up. */
export function repairFix(nodes: number): Fix {
  const which = nodes === 1 ? text`the node that is` : text`the ${nodes} nodes that are`;
  return fix`Repair or delete ${which} not ready or leaving, or raise the budget above ${nodes}.`;
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

/** Targets that are never done: one that is out and never comes back has started, and is not done. */
function leftIn({ batches, matched, undone }: PlannedGroup): number {
  return undone?.length ?? matched - batches.reduce((sum, { succeeded }) => sum + succeeded, 0);
}

/** Stuck, or stopped by failures that the snapshot shows: nothing else fails in this dry rollout. */
function neverEnds({ outcome }: PlannedGroup): boolean {
  return outcome === 'stuck' || outcome === 'stopped';
}

/** How far it gets, without a full stop. */
function saysOf(limited: LimitedGroup, touched: number): Text {
  const { group, policy } = limited;
  const { matched, unit, worstLoss, undone } = group;
  const all = count(matched, unit);
  const kind = policy.change?.kind;
  if (kind === 'eviction') return group.why;
  if (touched > 0) {
    const how = group.outcome === 'stopped' ? text`an automatic stop ends it` : text`it gets stuck`;
    const done = matched - leftIn(group);
    if (undoneByOrder(group) > 0)
      return text`${how} with as few as ${done} of ${all} done, depending on the order`;
    // How far a rollout under way gets is not what it starts from here on.
    const isRest = kind === 'continues' && undone !== undefined;
    return touched < matched && touched === done && !isRest
      ? text`${how} after ${touched} of ${all}`
      : text`${how} with ${done} of ${all} done`;
  }
  if (worstLoss > 0 && group.extremes) {
    const lost = matched === 1 ? text`its only ${literal(unit)}` : text`${worstLoss} of its ${all}`;
    return text`${lost} ${verbFor(worstLoss, 'stops and is', 'stop and are')} not replaced`;
  }
  if (kind === 'continues') return text`it is stuck halfway, and no more of its ${all} are updated`;
  return text`${literal(noneOf(matched, unit, 'is ever'))} ${ofSystem(limited).words.done ?? text`updated`}`;
}

/** The cause as a sentence; empty where `saysOf` has it. */
function whyOf(limited: LimitedGroup, touched: number): Text {
  const { group, policy } = limited;
  if (policy.change?.kind === 'eviction' || isEmpty(group.why)) return NO_TEXT;
  // The taints and labels themselves, where the reason only counts the nodes that have some.
  const isCounted = touched === 0 && ofSystem(limited).words.stuckOnBlocked !== undefined;
  const causes = isCounted ? distinctTexts(group.blocked.map(({ why }) => why)).slice(0, 2) : [];
  const inTheWay = causes.length === 0 ? NO_TEXT : text` (${joinTexts(causes, ', ')})`;
  return text`${capital(group.why)}${inTheWay}.`;
}
