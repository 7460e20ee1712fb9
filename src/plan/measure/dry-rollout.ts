import { lazily } from '../../manifest/lookup.js';
import { groupKey } from '../../rollout/batches.js';
import type { Controller, Instant } from '../../rollout/controller.js';
import { Simulation } from '../../rollout/engine.js';
import { type Peak, peaksOf } from '../../rollout/peaks.js';
import { healthy, type Scenario, turnsBad } from '../../rollout/scenarios.js';
import type { Run } from '../../rollout/trace.js';
import type { Work } from '../../rollout/work.js';
import { World } from '../../rollout/world.js';
import { type Loss, type LossGroup, worstLoss } from '../../rollout/worst-loss.js';
import type { PolicyRef, Resolution, ResolvedPolicy } from '../../systems/system.js';
import { counterOf, peakQuery, type UntouchedNext } from './counters.js';
import type { Fleet } from './fleet.js';
import { lossSums, mixesOf } from './mixes.js';

/** The input of the dry rollouts of one side. */
export interface SideInput {
  readonly fleet: Fleet;
  readonly resolutions: readonly Resolution[];
  readonly at: Instant;
  readonly until: Instant;
  /** The work that all dry rollouts of a plan may take together; throws `WorkUsedUp` beyond it. */
  readonly work: Work;
}

/** True for a policy whose rollouts are left out of a dry rollout; undefined if all take part. */
export type IsLeftOut = ((policy: PolicyRef) => boolean) | undefined;

/** An assumption about what is unknown: unavailable targets count as unready all the time or never, and controllers act in one order. */
interface Reading {
  readonly showsUnready: boolean;
  /** True if of controllers that act at the same instant the last one acts first. */
  readonly isReversed: boolean;
}

/** The reading for losses and single runs: no controller finds a target unready. */
const FIRST: Reading = { showsUnready: false, isReversed: false };

/** Creates dry rollouts of the same controllers, before their first step. */
export function simulations(
  { fleet, resolutions, at, until, work }: SideInput,
  isLeftOut?: IsLeftOut,
): (reading?: Reading, scenario?: Scenario) => Simulation {
  const drains = resolutions.find(({ createEvictions }) => createEvictions);
  const expectedMs = (target: string): number => fleet.memberOf(target).work.drainMs;
  const simulation = (
    controllers: readonly Controller[],
    { showsUnready, isReversed } = FIRST,
    scenario = healthy(fleet.durationMs),
  ): Simulation => {
    const evictions = drains?.createEvictions?.();
    const inOrder = isReversed ? controllers.toReversed() : controllers;
    const world = World.of(fleet.targets, showsUnready);
    return new Simulation(world, inOrder, scenario, at, evictions ? { evictions, expectedMs } : null, work);
  };
  // Targets on which the work fails come last, where the order is free.
  const failing = lazily((): ReadonlySet<string> => {
    if (!resolutions.some(({ createProbes }) => createProbes)) return new Set();
    const probes = resolutions.flatMap(({ createControllers, createProbes = createControllers }) =>
      createProbes(isLeftOut),
    );
    const { events } = simulation(probes).run(until);
    return new Set(events.flatMap(({ kind, target }) => (kind === 'failed' ? [target] : [])));
  });
  return (reading, scenario) =>
    simulation(
      resolutions.flatMap(({ createControllers }) => createControllers(isLeftOut, failing())),
      reading,
      scenario,
    );
}

/** A peak, and the reading in which it is reached, or the mix of it. */
export interface FoundPeak extends Peak {
  readonly run: Run;
}

/** A dry rollout in every reading, counted. */
export interface DryRollout {
  readonly runs: readonly [Run, ...Run[]];
  /** The reading with the highest combined peak; of several the one that lasts longest, then the first. */
  readonly worst: Run;
  /** The highest of each counter over all readings. */
  readonly peaks: ReadonlyMap<string, FoundPeak>;
  /** Losses of a bad change, by group and policy; empty if not counted. */
  readonly losses: ReadonlyMap<string, Loss>;
}

interface Counted {
  /** The policies that are counted. */
  readonly policies: readonly ResolvedPolicy[];
  readonly untouchedNext: UntouchedNext;
  readonly isLeftOut?: IsLeftOut;
  readonly countsLosses?: true;
}

/** Runs and counts a rollout in all readings. */
export function dryRollout(
  input: SideInput,
  { policies, untouchedNext, isLeftOut, countsLosses }: Counted,
): DryRollout {
  const { fleet, until } = input;
  const simulate = simulations(input, isLeftOut);
  const simulation = simulate();
  const groups = lossGroups(countsLosses ? policies : []);
  const { healthy: first, losses } = worstLoss(simulation, turnsBad(fleet.durationMs), until, groups);
  const readings = otherReadings(simulation.world.signs.unknowns);
  const runs = [first, ...readings.map((reading) => simulate(reading).run(until))] as const;
  const query = peakQuery(policies, fleet, untouchedNext);
  const mixes = mixesOf(policies);
  const peaks = new Map<string, FoundPeak>();
  let worst = first;
  let most = -1;
  for (const run of runs) {
    let count = 0;
    for (const mix of mixes(run)) {
      const found = peaksOf(mix, query);
      count = Math.max(count, found.get(counterOf.all)?.count ?? 0);
      for (const [counter, peak] of found)
        if (peak.count > (peaks.get(counter)?.count ?? 0)) peaks.set(counter, { ...peak, run: mix });
    }
    if (count > most || (count === most && run.end > worst.end)) [worst, most] = [run, count];
  }
  return { runs, worst, peaks, losses };
}

/**
 * The other readings of a rollout, for what is unknown beforehand: how long an unavailable target is unready (others count it in that
 * time, or avoid it), and which controller acts first at one instant. None if no controller depends on another.
 */
function otherReadings({ unready, order }: World['signs']['unknowns']): Reading[] {
  if (!order) return [];
  const reversed = { showsUnready: false, isReversed: true };
  return unready
    ? [{ showsUnready: true, isReversed: false }, { showsUnready: true, isReversed: true }, reversed]
    : [reversed];
}

/** Each group counts in the loss of every policy that lists it: the Skyhook that rolls it and the policy that limits it. */
function lossGroups(policies: readonly ResolvedPolicy[]): Map<string, LossGroup> {
  const groups = new Map<string, LossGroup & { readonly sums: string[] }>();
  for (const policy of policies) {
    const sumsOf = lossSums(policy);
    for (const group of policy.groups) {
      const { runs, targets, saysWhatIsOut = false, mostLost } = group;
      const key = groupKey(runs);
      const mayLoseNone = saysWhatIsOut && targets.length > 0;
      const known = groups.get(key) ?? { targets: targets.length, sums: [], mayLoseNone, mostLost };
      groups.set(key, known);
      known.sums.push(...sumsOf(group));
    }
  }
  return groups;
}
