import { asText, joinTexts, NO_TEXT, text } from '../../text/text.js';
import { noneOf, verb } from '../../text/plural.js';
import { startsNothing } from '../../plan/outcome-of.js';
import { begunIn } from '../../plan/measure/begun.js';
import { isNamed, undoneByOrder } from '../../plan/measure/wholes.js';
import type { Plan, PlannedGroup } from '../../plan/model.js';
import { factOf, factsOf, type Outcome, refKey } from '../../systems/system.js';
import {
  type RuleResult,
  count,
  groupResult,
  type RuleInput,
  type LimitedGroup,
  ofSystem,
  rolledGroups,
} from '../rule.js';
import { erroringNow } from './erroring.js';
import { agesOutText } from './expiring.js';
import { isClosedForGood } from './never-allowed.js';
import { repairText } from './used-up.js';

/** A group of which no target ever starts, or that gets stuck halfway; null if another rule reports the cause. */
export function stuckBreach(
  limited: LimitedGroup,
  { base, plan }: Pick<RuleInput<unknown>, 'base' | 'plan'>,
): RuleResult | null {
  const { group } = limited;
  if (group.matched === 0 || isReportedElsewhere(limited, plan.at)) return null;
  if (!neverEnds(group.outcome)) return deadEndOfJoining(limited);
  const before = base ? rolledGroups(base).find((other) => keyOf(other) === keyOf(limited)) : undefined;
  return stuck(limited, before !== undefined && neverEnds(before.group.outcome), plan);
}

/** True if a rule with the fix reports it. */
function isReportedElsewhere({ group, policy }: LimitedGroup, at: number): boolean {
  // reference-missing.
  if (policy.missingReferences.some(({ stays }) => !stays)) return true;
  // Maintenance objects are reported one by one.
  if (isNamed(group)) return true;
  // never-allowed.
  if (group.calendar && isClosedForGood(group.calendar, at)) return true;
  return factsOf(policy, 'result').some(({ isWhyStuck }) => isWhyStuck);
}

function stuck(limited: LimitedGroup, isStuckBefore: boolean, plan: Plan): RuleResult | null {
  const { group, policy } = limited;
  const touched = begunIn(group).size;
  // never-allowed.
  if (factOf(group, 'standstill') && touched === 0) return null;
  // Blocked targets that are left over after all others are a cause of their own.
  const deadEnd = factOf(group, 'dead-end');
  if (!deadEnd && touched > 0 && leftIn(group) <= group.blocked.length) return null;
  const brake = brakeOf(limited);
  const erroring = erroringNow(limited);
  const stuck = withStop(
    `${withStop(saysOf(limited, touched))}${agesOutText(group, group.undone ?? [], plan)}`,
  );
  const says = joinTexts(
    [
      asText(stuck),
      erroring ? text`${erroring.says}.` : NO_TEXT,
      isStuckBefore && !startsNothing(policy) ? asText(STILL_STUCK) : NO_TEXT,
    ],
    ' ',
  );
  const violation = groupResult(limited, ['selector', 'strategy', 'budget'], {
    says,
    ...((brake || group.mayEnd) && !erroring ? { severity: 'warning' } : {}),
    fix: erroring?.fix ?? remediationOf(limited, brake),
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
      why: group.why,
    },
  });
  return deadEnd ? { ...violation, place: deadEnd.place } : violation;
}

function remediationOf(limited: LimitedGroup, brake: string | undefined): string {
  const { group } = limited;
  if (brake)
    return `This change pauses it: end the pause of "${brake}" to continue. If "${brake}" were disabled instead, later objects would not wait.`;
  if (group.fix) return group.fix;
  const { stuckOnBlocked, blocked } = ofSystem(limited).words;
  if (group.blocked.length > 0 && stuckOnBlocked !== undefined) return stuckOnBlocked;
  const known = byBudget(limited) ?? factOf(group, 'unstick');
  if (known) return known;
  return group.blocked.length > 0 && blocked ? blocked(group) : withoutHolder(limited);
}

/** Nothing is due on the targets that are there, and none that joins ever completes: once for each policy. */
function deadEndOfJoining(limited: LimitedGroup): RuleResult | null {
  const { group, policy } = limited;
  const { groups } = policy.effect;
  const isSaid = groups.some(({ outcome }) => neverEnds(outcome));
  const deadEnd = factOf(group, 'dead-end');
  if (!deadEnd || isSaid || groups.find(({ matched }) => matched > 0) !== group) return null;
  const { says, fix, place } = deadEnd;
  const violation = groupResult(limited, ['selector', 'strategy', 'budget'], {
    says: `no ${group.unit} that joins ever completes. ${says} Complete ones stay complete.`,
    fix: fix,
    ofRollout: true,
    magnitude: group.matched,
    evidence: {
      cause: 'joining',
      matched: group.matched,
      touched: 0,
      blocked: group.blocked.length,
      why: says,
    },
  });
  return { ...violation, place };
}

/** The object that the change pauses, if the group waits for it: that is intended. */
function brakeOf({ group }: LimitedGroup): string | undefined {
  const { holder } = group;
  return holder?.kind === 'paused'
    ? factOf(group, 'paused-now')?.find((name) => name === holder.name)
    : undefined;
}

/** The fix for what blocks the group, by name. */
function withoutHolder({ group: { why, calendar, holder } }: LimitedGroup): string {
  if (calendar && calendar.consuming > 0) return repairText(calendar.consuming);
  if (holder?.kind === 'paused') return `End the pause of "${holder.name}".`;
  return `Remove the cause: ${uncapped(why.replace(/[.:;](?=\s|$).*$/s, ''))}.`;
}

/** The fix for disruption budgets that block a drain; null if none does. */
function byBudget({ group: { holder } }: LimitedGroup): string | null {
  if (holder?.kind === 'budget')
    return `Let PodDisruptionBudget ${holder.name} allow at least one eviction at a time.`;
  if (holder?.kind === 'several-budgets')
    return `Leave only one of the disruption budgets over these pods: ${holder.names.join(', ')}.`;
  return null;
}

const STILL_STUCK = 'It was stuck before, and this change does not free it.';

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

function saysOf(limited: LimitedGroup, touched: number): string {
  const { group, policy } = limited;
  const all = count(group.matched, group.unit);
  if (policy.change?.kind === 'eviction') return group.why;
  const how = group.outcome === 'stopped' ? 'an automatic stop ends it' : 'it gets stuck';
  // How far a rollout under way gets is not what it starts from here on.
  const isRest = policy.change?.kind === 'continues' && group.undone !== undefined;
  const isByOrder = undoneByOrder(group) > 0;
  const done = group.matched - leftIn(group);
  const at = isByOrder
    ? `with as few as ${done} of ${all} done, depending on the order`
    : touched < group.matched && touched === done && !isRest
      ? `after ${touched} of ${all}`
      : `with ${done} of ${all} done`;
  if (touched > 0) return `${how} ${at}${because(group.why)}`;
  const why = because(`${group.why}${inTheWay(group)}`);
  if (group.worstLoss > 0 && group.extremes)
    return `${group.matched === 1 ? `its only ${group.unit}` : `${group.worstLoss} of its ${all}`} ${verb(group.worstLoss, 'stops and is', 'stop and are')} not replaced${why}`;
  return policy.change?.kind === 'continues'
    ? `it is stuck halfway, and no more of its ${all} are updated${why}`
    : `${noneOf(group.matched, group.unit, 'is ever')} ${ofSystem(limited).words.done ?? 'updated'}${why}`;
}

/** A system may leave the reason without its stop. */
function withStop(says: string): string {
  return says.replace(/[.]?$/, '.');
}

/** In the same sentence: only the first one of a finding may be shown. */
function because(why: string): string {
  if (why === '') return '.';
  return `, because ${uncapped(why)}`;
}

/** The reason as the rest of a sentence: its first word is no name. */
function uncapped(why: string): string {
  return why.replace(
    /^(?:All|An?|Compartment|Each|Every|It|Its|Nodes?|Pods?|No|None|Nothing|One|The) /,
    (word) => word.toLowerCase(),
  );
}

const CAUSES_SHOWN = 2;

/** The taints and labels themselves, if the reason only says that there are some. */
function inTheWay({ blocked, why }: PlannedGroup): string {
  const causes = [...new Set(blocked.map((one) => one.why))].filter((cause) => !why.includes(cause));
  return causes.length === 0 || !why.endsWith('.')
    ? ''
    : ` In the way: ${causes.slice(0, CAUSES_SHOWN).join(', ')}.`;
}
