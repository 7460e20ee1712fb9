import { type Text, text } from '../text/text.js';
import type { Instant, Unit } from '../rollout/controller.js';
import { turnsBadAt } from '../rollout/scenarios.js';
import { formatTrace, type Run } from '../rollout/trace.js';
import { UNLIMITED, type Work } from '../rollout/work.js';
import type { Snapshot } from '../snapshot/snapshot.js';
import {
  refKey,
  type Resolution,
  type ResolvedGroup,
  type ResolvedPolicy,
  type SystemId,
} from '../systems/system.js';
import type { Assumptions } from './assumptions.js';
import { combinedOf } from './measure/combined.js';
import { sharedTargets } from './measure/shared.js';
import { counterOf, type UntouchedNext } from './measure/counters.js';
import { type CourseInput, courseOf, type Courses } from './measure/courses.js';
import { type Fleet, fleetOf } from './measure/fleet.js';
import { effectOf, measureGroup } from './measure/group.js';
import { measureAll } from './measure/rollout.js';
import type { Measured } from './measure/measured.js';
import { lossOf } from './measure/mixes.js';
import type { PlannedPolicy, SidePlan } from './model.js';
import type { NextRollouts } from './measure/next-rollouts.js';
import { once } from '../manifest/lookup.js';
import type { Participants } from './measure/participants.js';
import { FIRST, readingsDiffer, settingOf, simulationOf } from './measure/readings.js';
import type { DryRollout } from './measure/dry-rollout.js';

/** Dry rollouts look this far ahead at least: a fleet rolled one node at a time takes weeks, and its finish is an answer. */
const LOOK_AHEAD_MS = 366 * 86_400_000;

interface SideInput {
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

/** The same with all that acts in the world. */
type Acting = Omit<SideInput, 'resolutions'> & { readonly resolutions: ReadonlyMap<unknown, Resolution> };

/** Runs all policies of one side in one world and measures what they do. */
export function planSide(input: SideInput): SidePlan {
  const { removal = null } = input;
  const playing = new Map<unknown, Resolution>([
    ...input.resolutions,
    ...(removal ? [['removal', removal] as const] : []),
  ]);
  const resolutions = [...playing.values()];
  const policies = resolutions.flatMap((resolution) => resolution.policies);
  const own = policies.filter((policy) => !removal?.policies.includes(policy));
  const acting = { ...input, resolutions: playing, until: Math.max(input.until, input.at + LOOK_AHEAD_MS) };
  const fleet = fleetOf(
    input.snapshot,
    resolutions.flatMap((resolution) => resolution.targets),
    input.assumptions,
    new Set(resolutions.flatMap(({ outFromBefore }) => outFromBefore ?? [])),
  );
  // Without untouched next rollouts both counts are the same.
  const { isUntouchedNext } = input.next;
  const untouchedNext = policies.some(({ ref }) => isUntouchedNext(ref)) ? isUntouchedNext : null;
  const measured = measureAll(policies, fleet, { ...acting, untouchedNext });
  // A group is listed by the policy that rolls it and by the one that limits it, and measured once.
  const groupOf = once((group: ResolvedGroup) => measureGroup(group, measured, fleet));
  const combined = combinedOf(policies, measured, fleet, {
    unit: input.unit,
    next: input.next,
    isUntouchedNext: untouchedNext,
    work: input.work,
    own,
  });
  const planned = own.map((policy) => {
    const groups = policy.groups.map((group) => groupOf(group));
    return { ...policy, effect: effectOf(policy, groups, measured) };
  });
  return {
    policies: withReadingNotes(planned, sharedTargets(own), measured),
    combined,
    worstRun: worstRun(measured, fleet, acting),
    courses: coursesOf(policies, measured, fleet, { ...acting, untouchedNext }),
    assumedVersions: [...input.resolutions].flatMap(([system, { assumedVersion }]) =>
      assumedVersion ? [{ system, ...assumedVersion }] : [],
    ),
    problems: resolutions.flatMap((resolution) => resolution.problems),
    spreads: resolutions.flatMap(({ spreads }) => spreads ?? []),
  };
}

/** The run that turns bad at the moment that costs most, for people who want to see how it goes. */
function worstRun(measured: Measured, fleet: Fleet, input: Acting): SidePlan['worstRun'] {
  if (input.assumptions.scenario !== 'turns-bad') return null;
  const [worst] = [...measured.losses].sort(([, a], [, b]) => b.worst - a.worst);
  if (!worst) return null;
  const [key, { turnsBadAt }] = worst;
  if (turnsBadAt === null) return null;
  return {
    turnsBadAt,
    trace: formatTrace(runThatTurnsBad(turnsBadAt, fleet, input, measured.participantsOf(key))),
  };
}

function runThatTurnsBad(at: Instant, fleet: Fleet, input: Acting, participants: Participants): Run {
  const scenario = turnsBadAt(fleet.durationMs, at);
  return simulationOf(settingOf(fleet, input, participants.isLeftOut), FIRST, scenario).run(input.until);
}

/** The dry rollouts target by target, made when a report asks: most do not. */
function coursesOf(
  policies: readonly ResolvedPolicy[],
  { withoutNext, peaks, runOf, losses, participantsOf }: Measured,
  fleet: Fleet,
  input: Acting & { readonly untouchedNext: UntouchedNext },
): Courses {
  const known: CourseInput = { policies, outBefore: fleet.outBefore, isUntouchedNext: input.untouchedNext };
  return {
    healthy: (unit) => {
      const whole = input.untouchedNext ? counterOf.withoutNext(counterOf.unit(unit)) : counterOf.unit(unit);
      const peak = peaks.get(whole);
      return courseOf(peak ? runOf(peak) : withoutNext.worst, known);
    },
    worst: (ref) => {
      const loss = lossOf(losses, ref);
      if (!loss || loss.worst === 0 || loss.turnsBadAt === null) return null;
      // One run more, of the length of those that were measured.
      const run = runThatTurnsBad(
        loss.turnsBadAt,
        fleet,
        { ...input, work: UNLIMITED },
        participantsOf(refKey(ref)),
      );
      return courseOf(run, known, loss.turnsBadAt);
    },
  };
}

/** Policies whose numbers depend on how controllers find each other's nodes, with a sentence that says so. */
function withReadingNotes(
  policies: readonly PlannedPolicy[],
  takers: ReadonlyMap<string, readonly ResolvedPolicy[]>,
  measured: Measured,
): PlannedPolicy[] {
  const noteOf = once(({ runs }: DryRollout) =>
    runs.length > 1 && readingsDiffer(runs) ? waysText(runs.length) : null,
  );
  const concerned = new Set([...takers.values()].flat().map(({ ref }) => refKey(ref)));
  return policies.map((policy) => {
    if (!concerned.has(refKey(policy.ref))) return policy;
    const note = measured
      .reporting(policy.effect.groups)
      .map(noteOf)
      .find((one) => one !== null);
    return note === undefined ? policy : { ...policy, notes: [...policy.notes, note] };
  });
}

function waysText(ways: number): Text {
  return text`Whether controllers find each other's nodes not ready, and which one acts first at the same moment, is not determined: planned in ${ways} orders. Each peak is the highest of these; batches and times are those of the order with the highest combined peak.`;
}
