import { noneOf } from '../../text/plural.js';
import { startsNothing } from '../../plan/outcome-of.js';
import { begunIn, isNamed, undoneByOrder, isHalted } from '../../plan/measure/wholes.js';
import type { Plan, PlannedPolicy, SidePlan } from '../../plan/model.js';
import { type AllowedSpan, type ChangeKind, type Fix, fix, NO_FIX } from '../../systems/system.js';
import { type RuleResult, groupRule, type RuleInput, type GroupRollout, policyOf } from '../rule.js';
import { isClosedForGood } from './never-allowed.js';
import { timedOf } from './time.js';
import { toPlain } from '../../text/render.js';
import {
  capital,
  code,
  count,
  distinctTexts,
  few,
  fewNames,
  isEmpty,
  joinTexts,
  literal,
  name,
  share,
  type Text,
  text,
  verbFor,
} from '../../text/text.js';

/** True for a finding of one of these causes, as its evidence names them. */
export function isNoProgress(
  { rule, evidence }: { readonly rule: string; readonly evidence: Readonly<Record<string, unknown>> },
  ...causes: readonly ('stuck' | 'joining' | 'tolerated' | 'blocked' | 'used-up' | 'never-ends')[]
): boolean {
  return rule === noProgress.id && causes.some((cause) => evidence['cause'] === cause);
}

export const noProgress = groupRule({
  id: 'no-progress',
  detects: 'a rollout that never starts, gets stuck halfway, or cannot complete',
  severity: 'error',
  evaluate: (rollout, input) => {
    const stuck = stuckResult(rollout, input);
    // A group that is stuck names what blocks it.
    const others = stuck
      ? []
      : [blocked(rollout), heldVolume(rollout), stuckNext(rollout), usedUpByUnready(rollout, input.plan)];
    return [stuck, ...others, toleratedInVain(rollout)];
  },
});

const FIELDS = ['selector', 'strategy', 'budget'];

/** A group without a target that ever starts, or that gets stuck halfway; null if another rule reports the cause. */
function stuckResult(rollout: GroupRollout, { side, base, plan }: RuleInput<unknown>): RuleResult | null {
  const { group, policy } = rollout;
  const { matched, deadEnd, blocked: untouched } = group;
  if (matched === 0 || isReportedElsewhere(rollout, plan)) return null;
  // Stopped means by failures that the snapshot shows: nothing else fails in this dry rollout.
  if (!isHalted(group)) return deadEndOfJoining(rollout);
  const touched = begunIn(group).size;
  // never-allowed.
  if (touched === 0 && policy.results.some(({ rule }) => rule === 'never-allowed')) return null;
  const left = group.undone?.length ?? matched - group.batches.reduce((sum, one) => sum + one.succeeded, 0);
  // Blocked targets that are left over after all others are a cause of their own.
  if (!deadEnd && touched > 0 && left <= untouched.length) return null;
  const before = rollout.before(base)?.group;
  const isOld = before !== undefined && isHalted(before) && !startsNothing(policy);
  const paused = base && pausedNow(rollout, side, base);
  const erroring = erroringNow(rollout);
  return rollout.result(FIELDS, {
    says: text`${saysOf(rollout, touched, left)}.`,
    why: joinTexts(
      [
        whyOf(rollout, touched),
        erroring && text`${erroring.says}.`,
        isOld && text`It was stuck before, and this change does not free it.`,
      ],
      ' ',
    ),
    ...((paused !== null || group.mayEnd) && !erroring ? { severity: 'warning' } : {}),
    fix: erroring?.fix ?? fixOf(rollout, paused),
    ofRollout: true,
    isOfWaiting: true,
    magnitude: undoneByOrder(group) > 0 ? left : matched - touched,
    evidence: {
      ...{ cause: 'stuck', matched, touched },
      // Lost before any target started: pods of a workload that nothing replaces.
      ...(touched === 0 && group.extremes ? { lost: group.worstLoss } : {}),
      ...{ blocked: untouched.length, why: toPlain(group.why) },
    },
    ...(deadEnd ? { place: deadEnd.place } : {}),
  });
}

/** True if a rule with the fix reports it: reference-missing, never-allowed, or the system. Maintenances are reported one by one. */
function isReportedElsewhere(rollout: GroupRollout, plan: Plan): boolean {
  const { group, policy } = rollout;
  const timed = timedOf(rollout, plan);
  return (
    policy.missingReferences.some(({ stays }) => !stays) ||
    isNamed(group) ||
    (timed !== null && isClosedForGood(timed)) ||
    policy.results.some(({ isWhyStuck }) => isWhyStuck)
  );
}

/** A policy with nothing due on its targets, under which none that joins ever completes: once for each policy. */
function deadEndOfJoining(rollout: GroupRollout): RuleResult | null {
  const { group, policy } = rollout;
  const { groups } = policy.effect;
  const { deadEnd, matched, blocked: untouched, unit } = group;
  if (!deadEnd || groups.some(isHalted) || groups.find((one) => one.matched > 0) !== group) return null;
  const { says, fix: advice, place } = deadEnd;
  return rollout.result(FIELDS, {
    says: text`no ${literal(unit)} that joins ever completes. ${says} Complete ones stay complete.`,
    fix: advice,
    ofRollout: true,
    magnitude: matched,
    evidence: { cause: 'joining', matched, touched: 0, blocked: untouched.length, why: toPlain(says) },
    place,
  });
}

/** Edits that run the failed stage of an erroring node again. */
const RESTARTS: ReadonlySet<ChangeKind> = new Set(['package-version', 'package-downgrade', 'config-map']);

/** Nodes that are erroring now and keep their slots in the batch, if the change does not run their failed stage again. */
function erroringNow({ group, policy }: GroupRollout): { readonly says: Text; readonly fix: Fix } | null {
  const { erroring: nodes = [], brakes, matched } = group;
  const { length } = nodes;
  const holds = length > 0 && length < matched && brakes?.failureHoldsGroup === true && isHalted(group);
  // A compartment that stays stopped does not run even what the change would run again.
  const staysStopped = group.outcome === 'stopped' && begunIn(group).size === 0;
  if (!holds || (policy.change !== null && RESTARTS.has(policy.change.kind) && !staysStopped)) return null;
  return {
    says: text`${fewNames('target', nodes)} ${verbFor(length, 'is erroring and keeps its slot', 'are erroring and keep their slots')} in the batch, whatever ${code('batchThreshold')} tolerates`,
    fix: fix`Repair ${fewNames('target', nodes)} and run the failed stage again, or exclude ${verbFor(length, 'it', 'them')} in ${code('nodeSelectors')}.`,
  };
}

function fixOf(rollout: GroupRollout, paused: string | null): Fix {
  const { holder, calendar, blocked: untouched, ...group } = rollout.group;
  const { stuckOnBlocked } = rollout.traits.words;
  if (paused !== null)
    return fix`This change pauses it: end the pause of ${name('policy', paused)} to continue.`;
  if (group.fix) return group.fix;
  if (untouched.length > 0 && stuckOnBlocked !== undefined) return stuckOnBlocked;
  if (holder?.kind === 'budget')
    return fix`Let PodDisruptionBudget ${name('policy', holder.name)} allow at least one eviction at a time.`;
  if (holder?.kind === 'several-budgets')
    return fix`Leave only one of the disruption budgets over these pods: ${fewNames('policy', holder.names)}.`;
  if (group.unstick) return group.unstick;
  if (calendar && calendar.consuming > 0) return repairFix(calendar.consuming);
  return holder?.kind === 'paused' ? fix`End the pause of ${name('policy', holder.name)}.` : NO_FIX;
}

/** The fix for so many nodes that use the budgets of their pool up. */
function repairFix(nodes: number): Fix {
  return fix`Repair or delete the nodes that are not ready or leaving (${nodes}), or raise the budget above ${nodes}.`;
}

/** The object that the change pauses, if the group waits for it: that is intended. */
function pausedNow({ group, policy }: GroupRollout, side: SidePlan, base: SidePlan): string | null {
  const { holder } = group;
  if (holder?.kind !== 'paused') return null;
  const isPaused = ({ onHold }: PlannedPolicy): boolean => onHold === 'paused';
  const { ref = policy.ref } =
    side.policies.find(
      (one) => one.ref.system === policy.ref.system && one.ref.name === holder.name && isPaused(one),
    ) ?? {};
  const before = policyOf(base, ref);
  return before && !isPaused(before) ? holder.name : null;
}

/** The progress that it makes, without a full stop. */
function saysOf({ group, policy, traits }: GroupRollout, touched: number, left: number): Text {
  const { matched, unit, worstLoss } = group;
  const all = count(matched, unit);
  const kind = policy.change?.kind;
  if (kind === 'eviction') return group.why;
  if (touched > 0) {
    const how = group.outcome === 'stopped' ? text`an automatic stop ends it` : text`it gets stuck`;
    return text`${how} with ${matched - left} of ${all} done${undoneByOrder(group) > 0 && text` in the worst order`}`;
  }
  if (worstLoss > 0 && group.extremes)
    return text`${worstLoss} of its ${all} ${verbFor(worstLoss, 'stops and is', 'stop and are')} not replaced`;
  if (kind === 'continues') return text`it is stuck halfway, and no more of its ${all} are updated`;
  return text`${literal(noneOf(matched, unit, 'is ever'))} ${traits.words.done ?? text`updated`}`;
}

/** The cause as a sentence; null where `saysOf` has it. */
function whyOf({ group, policy, traits }: GroupRollout, touched: number): Text | null {
  if (policy.change?.kind === 'eviction' || isEmpty(group.why)) return null;
  // The taints and labels themselves, where the reason only counts the nodes that have some.
  const isCounted = touched === 0 && traits.words.stuckOnBlocked !== undefined;
  const causes = isCounted ? distinctTexts(group.blocked.map(({ why }) => why)).slice(0, 2) : [];
  return text`${capital(group.why)}${causes.length > 0 && text` (${joinTexts(causes)})`}.`;
}

/** Targets that the rollout never touches, such as ignored or tainted nodes: it stays incomplete. */
function blocked(rollout: GroupRollout): RuleResult | null {
  const { group } = rollout;
  const { blocked: all, matched } = group;
  const { length } = all;
  const advice = group.unstick ?? rollout.traits.words.stuckOnBlocked;
  // In other systems such targets are left out of the rollout.
  if (length === 0 || advice === undefined || isNamed(group)) return null;
  const names = all.map(({ target, why }) => text`${name('target', target)} (${why})`);
  return rollout.result(FIELDS, {
    subject: 'blocked',
    says: text`${share(length, matched, 'node')} ${verbFor(length, 'is', 'are')} never touched, so the rollout does not complete: ${few(names, 3)}.`,
    fix: advice,
    ofRollout: true,
    isOfWaiting: true,
    magnitude: length,
    evidence: {
      cause: 'blocked',
      blocked: all.map(({ target, why }) => ({ target, why: toPlain(why) })),
      matched,
    },
    severity: 'warning',
  });
}

/** A single replica, replaced by a pod that needs a volume of the old one. Source: kubernetes, persistent volumes, access modes; Azure/AKS#1919. */
function heldVolume(rollout: GroupRollout): RuleResult | null {
  const { batches, matched, exclusiveVolume: held } = rollout.group;
  if (batches.length === 0 || !held?.isHeld) return null;
  const { claim, mode, isOfNext } = held;
  return rollout.result(['strategy'], {
    subject: 'held-volume',
    severity: 'warning',
    says: text`the ${literal(isOfNext ? 'next rollout' : 'rollout')} may never end: the new pod needs the volume claim ${name('object', claim)}, which the old pod keeps until the new one is ready (${code('maxUnavailable')} is 0 of ${matched}).`,
    why: text`With ${code('ReadWriteOnce')} a new pod on another node waits forever, with ${code('ReadWriteOncePod')} on any node.`,
    fix: fix`Set ${code('strategy.type: Recreate')}. The old pod is deleted first, and the application is unavailable until the new one is ready.`,
    ofRollout: !isOfNext,
    magnitude: matched,
    evidence: { cause: 'held-volume', claim, accessMode: mode, maxUnavailable: 0, replicas: matched },
  });
}

/** A version that finds a place beside the one that it replaces, and keeps it from the version after it. */
function stuckNext(rollout: GroupRollout): RuleResult | null {
  const { batches, matched, unit, stuckNext: halt } = rollout.group;
  if (batches.length === 0 || !halt) return null;
  return rollout.result(FIELDS, {
    severity: 'warning',
    says: text`the next rollout gets stuck: ${literal(noneOf(matched, unit, 'is ever'))} updated.`,
    why: halt.why,
    fix: halt.fix,
    magnitude: matched,
    evidence: { cause: 'next', matched, why: toPlain(halt.why) },
  });
}

/** Nodes that are not ready or leaving use the budgets of their pool up. */
function usedUpByUnready(rollout: GroupRollout, plan: Plan): RuleResult | null {
  const timed = timedOf(rollout, plan);
  if (!timed || timed.isClosedByError || timed.calendar.consuming === 0) return null;
  const { consuming, counted } = timed.calendar;
  const isUsedUp = ({ limit }: AllowedSpan): boolean => limit !== null && limit > 0 && limit <= consuming;
  const used = timed.calendar.reasons.filter((reason) => timed.times(reason, isUsedUp).length > 0);
  if (used.length === 0) return null;
  const state = verbFor(consuming, 'is not ready or leaving and uses', 'are not ready or leaving and use');
  return timed.result({
    subject: 'used-up',
    says: text`${count(consuming, 'node')} of ${counted} ${state} the budgets up: no other is disrupted ${timed.whenText(used, isUsedUp)}, until ${verbFor(consuming, 'it is', 'they are')} ready or gone.`,
    fix: repairFix(consuming),
    magnitude: consuming,
    evidence: { cause: 'used-up', consuming, counted, reasons: used },
    severity: 'warning',
  });
}

/** A threshold that tolerates failed nodes reads as if the rollout went on past them. */
function toleratedInVain(rollout: GroupRollout): RuleResult | null {
  const { brakes, freshBatches = [] } = rollout.group;
  if (brakes?.failureHoldsGroup !== true || erroringNow(rollout)) return null;
  const most = Math.max(0, ...brakes.tolerance.map(({ failuresTolerated }) => failuresTolerated));
  if (most === 0 || freshBatches.length < 2) return null;
  const { batchThresholdPercent } = brakes;
  return rollout.result(['batchThreshold', 'strategy'], {
    subject: 'tolerated',
    says: text`one node stuck in error stops the rollout: it keeps its slot and no further batch starts, although ${code(`batchThreshold: ${batchThresholdPercent}`)} tolerates up to ${most} failed in a batch.`,
    fix: fix`Set ${{ field: 'batchThreshold', value: 100 }}, and plan for someone to repair or exclude a failed node.`,
    evidence: { cause: 'tolerated', batchThresholdPercent, failuresTolerated: most },
    severity: 'warning',
  });
}
