import { begunIn } from '../../plan/measure/begun.js';
import { noneOf } from '../../manifest/words/plural.js';
import type { Plan, PlannedGroup, SidePlan } from '../../plan/model.js';
import { startsNothing } from '../../plan/compare.js';
import { factOf, factsOf, type Outcome, refKey } from '../../systems/system.js';
import { agesOutText } from './expiring.js';
import { repairText } from './allowance-already-used.js';
import { isClosedForGood } from './never-allowed.js';
import {
  type Breach,
  count,
  defineRule,
  groupViolation,
  type LimitedGroup,
  ofSystem,
  rolledGroups,
} from '../rule.js';
import { risksOf } from '../risk.js';
import { isNamed, undoneByOrder } from '../../plan/measure/wholes.js';

export const noProgress = defineRule({
  id: 'no-progress',
  detects: 'a group of which nothing will ever start, or that gets stuck halfway',
  systems: 'all',
  severity: 'error',
  judge: ({ side, base, plan }) => {
    const before = stuckBefore(base);
    const stuck = rolledGroups(side)
      .filter((limited) => limited.group.matched > 0 && !isSaidElsewhere(limited, plan.at))
      .flatMap((limited) =>
        neverEnds(limited.group.outcome)
          ? stuckBreaches(limited, before.has(keyOf(limited)), plan)
          : [...deadEndOfJoiners(limited), ...heldVolumes(limited)],
      );
    return [...stuck, ...side.policies.flatMap((policy) => risksOf(policy, 'no-progress'))];
  },
});

/** True where another rule says it, with the fix. */
function isSaidElsewhere({ group, policy }: LimitedGroup, at: number): boolean {
  // reference-missing.
  if (policy.missingReferences.some(({ stays }) => !stays)) return true;
  // maintenance-never-ends, object by object.
  if (isNamed(group)) return true;
  // schedule-invalid and never-allowed.
  if (group.calendar && isClosedForGood(group.calendar, at)) return true;
  // stage-coverage.
  const coverage = factOf(policy, 'coverage');
  if (coverage && coverage.uncovered.length + coverage.twice.length > 0) return true;
  // membership-may-change.
  return typeof factOf(policy, 'fixed-membership')?.aborted === 'string';
}

function stuckBreaches(limited: LimitedGroup, isStuckBefore: boolean, plan: Plan): Breach[] {
  const { group, policy } = limited;
  const touched = begunIn(group).size;
  // never-allowed says it.
  if (factOf(group, 'standstill') && touched === 0) return [];
  // Blocked targets that are left over after all others have their own rule.
  const deadEnd = factOf(group, 'dead-end');
  if (!deadEnd && touched > 0 && leftIn(group) <= group.blocked.length) return [];
  const brake = brakeOf(limited);
  const says = `${saysOf(limited, touched)}${agesOutText(group, group.undone ?? [], plan)}`;
  const violation = groupViolation(limited, ['selector', 'strategy', 'budget'], {
    says: isStuckBefore && !startsNothing(policy) ? `${says.replace(/[.]?$/, '.')} ${STILL_STUCK}` : says,
    ...(brake || group.mayEnd ? { severity: 'warning' } : {}),
    remediation: remediationOf(limited, brake),
    ofRollout: true,
    isOfWaiting: true,
    magnitude: undoneByOrder(group) > 0 ? leftIn(group) : group.matched - touched,
    evidence: {
      matched: group.matched,
      touched,
      // What went before any came: of a workload its pods, which nothing replaces.
      ...(touched === 0 && group.extremes ? { lost: group.worstLoss } : {}),
      blocked: group.blocked.length,
      why: group.why,
    },
  });
  return [deadEnd ? { ...violation, place: deadEnd.place } : violation];
}

function remediationOf(limited: LimitedGroup, brake: string | undefined): string {
  const { group } = limited;
  if (brake)
    return `As this change asks for: end the pause of "${brake}" when it may go on. Were "${brake}" disabled instead, what comes after it would not wait.`;
  if (group.fix) return group.fix;
  const { stuckOnBlocked, blocked } = ofSystem(limited).words;
  if (group.blocked.length > 0 && stuckOnBlocked !== undefined) return stuckOnBlocked;
  const known = byBudget(limited) ?? factOf(group, 'unstick');
  if (known) return known;
  return group.blocked.length > 0 && blocked ? blocked(group) : withoutHolder(limited);
}

/** Nothing is due on the targets that are there, and none that joins ever gets through: said once for each policy. */
function deadEndOfJoiners(limited: LimitedGroup): Breach[] {
  const { group, policy } = limited;
  const { groups } = policy.effect;
  const isSaid = groups.some(({ outcome }) => neverEnds(outcome));
  const deadEnd = factOf(group, 'dead-end');
  if (!deadEnd || isSaid || groups.find(({ matched }) => matched > 0) !== group) return [];
  const { says, fix, place } = deadEnd;
  const violation = groupViolation(limited, ['selector', 'strategy', 'budget'], {
    says: `no ${group.unit} that joins will ever get complete. ${says} Those that are complete stay so.`,
    remediation: fix,
    ofRollout: true,
    magnitude: group.matched,
    evidence: { matched: group.matched, touched: 0, blocked: group.blocked.length, why: says },
  });
  return [{ ...violation, place }];
}

/** One replica, replaced by a pod that needs a volume of the old one. Source: kubernetes, persistent volumes, access modes; Azure/AKS#1919. */
function heldVolumes(limited: LimitedGroup): Breach[] {
  const { batches, matched } = limited.group;
  if (batches.length === 0) return [];
  const held = factsOf(limited.group, 'exclusive-volume').filter(({ isHeld }) => isHeld);
  return held.map(({ claim, mode }) =>
    groupViolation(limited, ['strategy'], {
      severity: 'warning',
      says: `the rollout may never end: the new pod needs the volume claim ${claim}, which the old pod keeps until the new one is ready (maxUnavailable is 0 of ${matched}). ${WAITS[mode ?? 'unknown']}`,
      remediation:
        'Set strategy.type: Recreate. The old pod is deleted first, and the application is unavailable until the new one is ready.',
      ofRollout: true,
      magnitude: matched,
      evidence: { claim, accessMode: mode, maxUnavailable: 0, replicas: matched },
    }),
  );
}

const WAITS = {
  ReadWriteOnce: 'It is ReadWriteOnce: a new pod on another node waits forever.',
  ReadWriteOncePod: 'It is ReadWriteOncePod: the new pod waits forever on any node.',
  unknown: 'With ReadWriteOnce a new pod on another node waits forever, with ReadWriteOncePod on any node.',
};

/** What the change pauses, where that is what the group waits for: a person holds it, and knows. */
function brakeOf({ group }: LimitedGroup): string | undefined {
  const { holder } = group;
  return holder?.kind === 'paused'
    ? factOf(group, 'paused-now')?.find((name) => name === holder.name)
    : undefined;
}

/** What to do about what holds the group, by name; which edit of a budget does it stands with the budget itself. */
function withoutHolder({ group: { why, calendar, holder } }: LimitedGroup): string {
  if (calendar && calendar.consuming > 0) return repairText(calendar.consuming);
  if (holder?.kind === 'paused') return `End the pause of "${holder.name}".`;
  return `Remove the cause: ${uncapped(why.replace(/[.:;](?=\s|$).*$/s, ''))}.`;
}

/** What to do about the disruption budgets that hold a drain; null where none does. */
function byBudget({ group: { holder } }: LimitedGroup): string | null {
  if (holder?.kind === 'budget')
    return `Let PodDisruptionBudget ${holder.name} allow at least one eviction at a time.`;
  if (holder?.kind === 'several-budgets')
    return `Leave only one of the disruption budgets over these pods: ${holder.names.join(', ')}.`;
  return null;
}

/** That it was so before is no excuse: what the change is for does not happen. Behind a sentence that a system may have left without its stop. */
const STILL_STUCK = 'It was so before, and this change does not free it.';

/** How many are never done: one that is out and never comes back is begun, and not done. */
function leftIn({ batches, matched, undone }: PlannedGroup): number {
  return undone?.length ?? matched - batches.reduce((sum, { succeeded }) => sum + succeeded, 0);
}

/** Stuck, or stopped by what has failed already: the dry rollout that is judged is one in which nothing more goes wrong. */
function neverEnds(outcome: Outcome): boolean {
  return outcome === 'stuck' || outcome === 'stopped';
}

/** Groups of the base that never end. */
function stuckBefore(base: SidePlan | null): ReadonlySet<string> {
  const stuck = (base ? rolledGroups(base) : []).filter(({ group }) => neverEnds(group.outcome));
  return new Set(stuck.map(keyOf));
}

function keyOf({ policy, group }: LimitedGroup): string {
  return `${refKey(policy.ref)} ${group.name}`;
}

function saysOf(limited: LimitedGroup, touched: number): string {
  const { group, policy } = limited;
  const all = count(group.matched, group.unit);
  if (policy.change?.kind === 'eviction') return group.why;
  const how = group.outcome === 'stopped' ? 'an automatic stop ends it' : 'it gets stuck';
  // Of one that is under way, what was begun from here on does not tell how far it comes.
  const isByOrder = undoneByOrder(group) > 0;
  const isRest = policy.change?.kind === 'continues' && group.undone !== undefined;
  const done = group.matched - leftIn(group);
  const at = isByOrder
    ? `with as few as ${done} of ${all} done, depending on the order`
    : touched < group.matched && !isRest
      ? `after ${touched} of ${all}`
      : `with ${done} of ${all} done`;
  if (touched > 0) return `${how} ${at}${because(group.why)}`;
  const why = because(`${group.why}${inTheWay(group)}`);
  if (group.worstLoss > 0 && group.extremes)
    return `${group.matched === 1 ? `its only ${group.unit}` : `${group.worstLoss} of its ${all}`} ${group.worstLoss === 1 ? 'goes, and nothing takes its place' : 'go, and nothing takes their place'}${why}`;
  return policy.change?.kind === 'continues'
    ? `it is stuck halfway, and nothing more of its ${all} is updated${why}`
    : `${noneOf(group.matched, group.unit, 'is ever')} ${ofSystem(limited).words.done ?? 'updated'}${why}`;
}

/** In the same sentence: where only the first one of a finding has room, what holds the rollout is in it. */
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

/** The taints and labels themselves, where the reason only says that there are some. */
function inTheWay({ blocked, why }: PlannedGroup): string {
  const causes = [...new Set(blocked.map((one) => one.why))].filter((cause) => !why.includes(cause));
  return causes.length === 0 || !why.endsWith('.')
    ? ''
    : ` In the way: ${causes.slice(0, CAUSES_SHOWN).join(', ')}.`;
}
