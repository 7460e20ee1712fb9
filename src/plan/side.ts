import { once } from '../manifest/lookup.js';
import type { Instant, Unit } from '../rollout/controller.js';
import { formatTrace } from '../rollout/trace.js';
import type { Work } from '../rollout/work.js';
import type { Snapshot } from '../snapshot/snapshot.js';
import { type Resolution, type ResolvedGroup, type SystemId } from '../systems/system.js';
import type { Assumptions } from './assumptions.js';
import { combinedOf } from './measure/combined.js';
import { coursesOf, runThatTurnsBad } from './measure/courses.js';
import { fleetOf } from './measure/fleet.js';
import { effectOf, measureGroup } from './measure/group.js';
import { measureAll, type Measured, type MeasureInput } from './measure/measured.js';
import type { NextRollouts } from './measure/next-rollouts.js';
import type { SidePlan } from './model.js';

/** Dry rollouts look this far ahead at least: a fleet rolled one node at a time takes weeks, and its finish is an answer. */
const LOOK_AHEAD_MS = 366 * 86_400_000;

interface SideToPlan {
  readonly resolutions: ReadonlyMap<SystemId, Resolution>;
  /** The removal of deleted objects; null or absent where nothing goes with them. */
  readonly removal?: Resolution | null;
  readonly snapshot: Snapshot;
  readonly assumptions: Assumptions;
  readonly at: Instant;
  readonly until: Instant;
  /** The unit of the combined peak. */
  readonly unit: Unit;
  readonly next: NextRollouts;
  /** The work that the dry rollouts of both sides may take together; throws `WorkUsedUp` beyond it. */
  readonly work: Work;
}

/** Runs all policies of one side in one world and measures what they do. */
export function planSide(side: SideToPlan): SidePlan {
  const { removal = null, snapshot, assumptions, next } = side;
  const resolutions = [...side.resolutions.values(), ...(removal ? [removal] : [])];
  const policies = resolutions.flatMap((resolution) => resolution.policies);
  const own = policies.filter((policy) => !removal?.policies.includes(policy));
  const targets = resolutions.flatMap((resolution) => resolution.targets);
  const underWay = new Set(resolutions.flatMap(({ outFromBefore }) => outFromBefore ?? []));
  const fleet = fleetOf(snapshot, targets, assumptions, underWay);
  const input: MeasureInput = {
    ...{ ...side, resolutions, fleet },
    until: Math.max(side.until, side.at + LOOK_AHEAD_MS),
    // Without untouched next rollouts both counts are the same.
    untouchedNext: policies.some(({ ref }) => next.isUntouchedNext(ref)) ? next.isUntouchedNext : null,
  };
  const measured = measureAll(policies, input);
  // A group is listed by the policy that rolls it and by the one that limits it, and measured once.
  const groupOf = once((group: ResolvedGroup) => measureGroup(group, measured, fleet));
  return {
    policies: own.map((policy) => ({
      ...policy,
      effect: effectOf(policy, policy.groups.map(groupOf), measured),
    })),
    combined: combinedOf(policies, measured, { ...input, unit: side.unit, own }),
    resolved: () => side.resolutions,
    worstRun: assumptions.scenario === 'turns-bad' ? worstRun(measured, input) : null,
    courses: coursesOf(policies, measured, input),
    assumedVersions: [...side.resolutions].flatMap(([system, { assumedVersion }]) =>
      assumedVersion ? [{ system, ...assumedVersion }] : [],
    ),
    problems: resolutions.flatMap((resolution) => resolution.problems),
    get spreads() {
      return resolutions.flatMap(({ spreads }) => spreads?.() ?? []);
    },
  };
}

/** The run that turns bad at the moment that costs most, for people who want to see how it goes. */
function worstRun({ losses }: Measured, input: MeasureInput): SidePlan['worstRun'] {
  const [worst] = [...losses.values()].sort((a, b) => b.worst - a.worst);
  const run = worst && runThatTurnsBad(worst, input);
  return run && worst.turnsBadAt !== null ? { turnsBadAt: worst.turnsBadAt, trace: formatTrace(run) } : null;
}
