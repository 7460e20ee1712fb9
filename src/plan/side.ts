import { batchesOf, groupKey } from '../rollout/batches.js';
import type { Instant, Unit } from '../rollout/controller.js';
import { turnsBad, turnsBadAt } from '../rollout/scenarios.js';
import { formatTrace } from '../rollout/trace.js';
import type { LossGroup, LossReport } from '../rollout/worst-loss.js';
import type { Run } from '../rollout/trace.js';
import { worstLoss } from '../rollout/worst-loss.js';
import type { Work } from '../rollout/work.js';
import { UNLIMITED, WorkUsedUp } from '../rollout/work.js';
import type { Simulation } from '../rollout/engine.js';
import type { World } from '../rollout/world.js';
import type { Snapshot } from '../snapshot/snapshot.js';
import type { PolicyRef, Resolution, ResolvedGroup, ResolvedPolicy, SystemId } from '../systems/system.js';
import type { Assumptions } from './assumptions.js';
import { courseOf } from './courses.js';
import type { CourseInput, Courses } from './courses.js';
import type { UntouchedNext } from './counters.js';
import { counterOf, peakQuery } from './counters.js';
import type { Fleet } from './fleet.js';
import { Facts, isAnyStuck } from './facts.js';
import { fleetOf } from './fleet.js';
import { flakyRuns } from './flaky.js';
import type { Measured } from './measured.js';
import { combinedOf } from './combined.js';
import { endsOf } from './ends.js';
import { effectOf, measureGroup } from './measure.js';
import { mixesOf, lossOf, lossSums } from './mixes.js';
import type { SidePlan } from './model.js';
import type { NextRollouts } from './next-rollouts.js';
import { once } from './once.js';
import { isPart } from './part.js';
import { FIRST, otherReadings, settingOf, simulationOf, worstOf } from './readings.js';
import { withReadingNotes } from './reading-notes.js';

/** Dry rollouts look this far ahead at least: a fleet rolled one node at a time takes weeks, and its finish is an answer. */
const LOOK_AHEAD_MS = 366 * 86_400_000;

export interface SideInput {
  readonly resolutions: ReadonlyMap<SystemId, Resolution>;
  readonly snapshot: Snapshot;
  readonly assumptions: Assumptions;
  readonly at: Instant;
  readonly until: Instant;
  /** What the combined peak counts. */
  readonly unit: Unit;
  readonly next: NextRollouts;
  /** What the dry rollouts of both sides may take together; throws `WorkUsedUp` beyond it. */
  readonly work: Work;
}

/** Runs all policies of one side in one world and measures what they do. */
export function planSide(input: SideInput): SidePlan {
  const resolutions = [...input.resolutions.values()];
  const policies = resolutions.flatMap((resolution) => resolution.policies);
  const fleet = fleetOf(
    input.snapshot,
    resolutions.flatMap((resolution) => resolution.targets),
    input.assumptions,
    new Set(resolutions.flatMap(({ outFromBefore }) => outFromBefore ?? [])),
  );
  // With nobody aside both countings are the same.
  const { isUntouchedNext } = input.next;
  const untouchedNext = policies.some(({ ref }) => isUntouchedNext(ref)) ? isUntouchedNext : null;
  const measured = measure(policies, fleet, input, untouchedNext);
  // A group is listed by the policy that rolls it and by the one that limits it, and measured once.
  const groupOf = once((group: ResolvedGroup) => measureGroup(group, measured, fleet));
  const combined = combinedOf(policies, measured, fleet, {
    unit: input.unit,
    next: input.next,
    isUntouchedNext: untouchedNext,
    work: input.work,
  });
  const planned = policies.map((policy) => {
    const groups = policy.groups.map((group) => groupOf(group));
    return { ...policy, effect: effectOf(policy, groups, measured) };
  });
  return {
    policies: withReadingNotes(planned, combined, measured),
    combined,
    worstRun: worstRun(measured, fleet, input),
    courses: coursesOf(policies, measured, fleet, { ...input, untouchedNext }),
    assumedVersions: [...input.resolutions].flatMap(([system, { assumedVersion }]) =>
      assumedVersion ? [{ system, ...assumedVersion }] : [],
    ),
    problems: resolutions.flatMap((resolution) => resolution.problems),
    spreads: resolutions.flatMap(({ spreads }) => spreads ?? []),
  };
}

function measure(
  policies: readonly ResolvedPolicy[],
  fleet: Fleet,
  input: SideInput,
  untouchedNext: UntouchedNext,
): Measured {
  const until = Math.max(input.until, input.at + LOOK_AHEAD_MS);
  const setting = settingOf(fleet, { ...input, until });
  const simulation = simulationOf(setting, FIRST);
  const counted = policies.filter((policy) => !isPart(policy));
  const report = lossReport(simulation, fleet, until, counted);
  const runs = [report.healthy, ...otherReadings(setting, simulation.world.unknowns)] as const;
  const query = peakQuery(counted, fleet, untouchedNext);
  const worst = worstOf(runs, { query, mixesOf: mixesOf(counted), all: counterOf.all });
  const { isNext } = input.next;
  const isUncertain = policies.some(({ ref }) => isNext(ref)) && isAnyStuck(worst.run, policies, isNext);
  const alone = isUncertain ? runsWithout(isNext, fleet, { ...input, until }, simulation.world.unknowns) : [];
  return {
    healthy: worst.run,
    facts: new Facts(worst.run, alone, policies, isNext),
    runs,
    batches: batchesOf(worst.run),
    peaks: worst.peaks,
    runOf: worst.runOf,
    losses: report.losses,
    ends: endsOf(worst.run),
    flaky: flakyRuns(counted, fleet, { ...input, until }),
  };
}

/** The first dry rollout, with what a change loses that turns bad in it; throws `WorkUsedUp` with how far it came. */
function lossReport(
  simulation: Simulation,
  fleet: Fleet,
  until: Instant,
  policies: readonly ResolvedPolicy[],
): LossReport {
  try {
    return worstLoss(simulation, turnsBad(fleet.durationMs), until, lossGroups(policies));
  } catch (error) {
    throw error instanceof WorkUsedUp ? reachedIn(simulation, policies, error) : error;
  }
}

function reachedIn(
  simulation: Simulation,
  policies: readonly ResolvedPolicy[],
  { steps }: WorkUsedUp,
): WorkUsedUp {
  const { groups } = simulation.result();
  const hasEnded = ({ runs }: ResolvedGroup): boolean => {
    const phase = groups.get(runs.controller)?.get(runs.group)?.phase;
    return phase !== undefined && phase !== 'working' && phase !== 'waiting';
  };
  const ended = policies.filter((policy) => policy.groups.every(hasEnded)).length;
  return new WorkUsedUp(steps, { at: simulation.now, ended, policies: policies.length });
}

/** All readings in which the next rollouts that nothing starts delete no node. */
function runsWithout(
  isLeftOut: (policy: PolicyRef) => boolean,
  fleet: Fleet,
  input: SideInput,
  unknowns: World['unknowns'],
): Run[] {
  const setting = settingOf(fleet, input, isLeftOut);
  return [simulationOf(setting, FIRST).run(input.until), ...otherReadings(setting, unknowns)];
}

/** The run that turns bad at the moment that costs most, for people who want to see how it goes. */
function worstRun(measured: Measured, fleet: Fleet, input: SideInput): SidePlan['worstRun'] {
  if (input.assumptions.scenario !== 'turns-bad') return null;
  const worst = [...measured.losses.values()].sort((a, b) => b.worst - a.worst)[0];
  if (!worst || worst.turnsBadAt === null) return null;
  const trace = formatTrace(runThatTurnsBad(worst.turnsBadAt, fleet, input));
  return { turnsBadAt: worst.turnsBadAt, trace };
}

function runThatTurnsBad(at: Instant, fleet: Fleet, input: SideInput): Run {
  const scenario = turnsBadAt(fleet.durationMs, at);
  const until = Math.max(input.until, input.at + LOOK_AHEAD_MS);
  return simulationOf(settingOf(fleet, { ...input, until }), FIRST, scenario).run(until);
}

/** The dry rollouts target by target, made when a report asks: most do not. */
function coursesOf(
  policies: readonly ResolvedPolicy[],
  { healthy, peaks, runOf, losses }: Measured,
  fleet: Fleet,
  input: SideInput & { readonly untouchedNext: UntouchedNext },
): Courses {
  const known: CourseInput = { policies, outBefore: fleet.outBefore, isUntouchedNext: input.untouchedNext };
  return {
    healthy: (unit) => {
      const whole = input.untouchedNext ? counterOf.withoutNext(counterOf.unit(unit)) : counterOf.unit(unit);
      const peak = peaks.get(whole);
      return courseOf(peak ? runOf(peak) : healthy, known);
    },
    worst: (ref) => {
      const loss = lossOf(losses, ref);
      if (!loss || loss.worst === 0 || loss.turnsBadAt === null) return null;
      // One run more, of the length of those that were measured.
      const run = runThatTurnsBad(loss.turnsBadAt, fleet, { ...input, work: UNLIMITED });
      return courseOf(run, known, loss.turnsBadAt);
    },
  };
}

/** Each group counts in the loss of every policy that lists it: the Skyhook that rolls it and the policy that limits it. */
function lossGroups(policies: readonly ResolvedPolicy[]): Map<string, LossGroup> {
  const groups = new Map<
    string,
    { targets: number; sums: string[]; mayLoseNone: boolean; mostLost: number | undefined }
  >();
  for (const policy of policies) {
    const sumsOf = lossSums(policy);
    for (const group of policy.groups) {
      const key = groupKey(group.runs.controller, group.runs.group);
      const entry = groups.get(key) ?? {
        targets: group.targets.length,
        sums: [],
        mayLoseNone: group.saysWhatIsOut === true && group.targets.length > 0,
        mostLost: group.mostLost,
      };
      groups.set(key, entry);
      entry.sums.push(...sumsOf(group));
    }
  }
  return groups;
}
