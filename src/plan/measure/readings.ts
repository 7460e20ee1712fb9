import { lazily } from '../../manifest/lookup.js';
import type { Controller, Instant, Target } from '../../rollout/controller.js';
import { Simulation } from '../../rollout/engine.js';
import type { Drainage } from '../../rollout/evictions.js';
import { type Peak, type PeakQuery, peaksOf } from '../../rollout/peaks.js';
import { type DurationMs, healthy, type Scenario } from '../../rollout/scenarios.js';
import type { Run } from '../../rollout/trace.js';
import type { Work } from '../../rollout/work.js';
import { World } from '../../rollout/world.js';
import type { PolicyRef, Resolution } from '../../systems/system.js';
import type { Fleet } from './fleet.js';

/** The input of the dry rollouts of one side. */
export interface Setting {
  readonly targets: readonly Target[];
  readonly durationMs: DurationMs;
  readonly createControllers: () => readonly Controller[];
  readonly createDrainage: () => Drainage | null;
  readonly at: Instant;
  readonly until: Instant;
  readonly work: Work;
}

export interface SettingInput {
  readonly resolutions: ReadonlyMap<unknown, Resolution>;
  readonly at: Instant;
  readonly until: Instant;
  /** The work that all dry rollouts of a plan may take together. */
  readonly work: Work;
}

/** The same for any number of dry rollouts of one side. */
export function settingOf(
  { targets, durationMs, workOn }: Pick<Fleet, 'targets' | 'durationMs' | 'workOn'>,
  { resolutions, at, until, work }: SettingInput,
  isLeftOut?: (policy: PolicyRef) => boolean,
): Setting {
  const all = [...resolutions.values()];
  const createDrainage = (): Drainage | null => {
    const evictions = all.find(({ createEvictions }) => createEvictions)?.createEvictions?.();
    return evictions ? { evictions, expectedMs: (target) => workOn(target).drainMs } : null;
  };
  const shared = { targets, durationMs, createDrainage, at, until, work };
  const probe: Setting = {
    ...shared,
    createControllers: () =>
      all.flatMap(({ createControllers, createProbes = createControllers }) => createProbes(isLeftOut)),
  };
  const isProbed = all.some(({ createProbes }) => createProbes);
  const last = lazily(() => (isProbed ? failingIn(probe) : new Set<string>()));
  return {
    ...shared,
    createControllers: () => all.flatMap((resolution) => resolution.createControllers(isLeftOut, last())),
  };
}

/** Finds the targets on which the work fails in a healthy dry rollout. */
function failingIn(setting: Setting): ReadonlySet<string> {
  const { events } = simulationOf(setting, FIRST).run(setting.until);
  return new Set(events.flatMap(({ kind, target }) => (kind === 'failed' ? [target] : [])));
}

/** A dry rollout in which targets that others have out are found unready all the time or never, in one order of acting. */
interface Reading {
  readonly showsUnready: boolean;
  /** True when of controllers that act at the same instant the last one acts first. */
  readonly isReversed: boolean;
}

/** The reading for losses and single runs: no controller sees a target unready. */
export const FIRST: Reading = { showsUnready: false, isReversed: false };

/** A fresh dry rollout of one reading, which nothing has moved yet. */
export function simulationOf(
  setting: Setting,
  { showsUnready, isReversed }: Reading,
  scenario: Scenario = healthy(setting.durationMs),
): Simulation {
  const controllers = [...setting.createControllers()];
  if (isReversed) controllers.reverse();
  const world = World.of(setting.targets, showsUnready);
  return new Simulation(world, controllers, scenario, setting.at, setting.createDrainage(), setting.work);
}

/**
 * The same rollout in every other way that it may go, where that depends on what is unknown beforehand: for how long a target
 * that is out is unready (others count it in that time, or keep away from it), and who acts first at one instant. None where no
 * controller sees anything of another.
 */
export function otherReadings(setting: Setting, unknowns: World['signs']['unknowns']): Run[] {
  const shown = unknowns.unready ? [true, false] : [false];
  const readings = shown.flatMap((showsUnready) =>
    [false, true].map((isReversed) => ({ showsUnready, isReversed })),
  );
  const others = readings.filter(({ showsUnready, isReversed }) => showsUnready || isReversed);
  return unknowns.order ? others.map((reading) => simulationOf(setting, reading).run(setting.until)) : [];
}

/** Several readings of one rollout, as a plan counts them. */
interface Worst {
  /** The run with the highest combined peak; of several the one in which it lasts longest, then the first. */
  readonly run: Run;
  /** The highest of each counter over all readings. */
  readonly peaks: ReadonlyMap<string, Peak>;
  /** The reading that a peak is of, or the mix of it; undefined for a peak of another dry rollout. */
  readonly runOf: (peak: Peak) => Run | undefined;
}

/** The counters of a run, and `all`, that of the combined peak. */
interface Counting {
  readonly query: PeakQuery;
  readonly mixesOf: (run: Run) => readonly Run[];
  readonly all: string;
}

/** Takes the highest of everything. */
export function worstOf(runs: readonly [Run, ...Run[]], { query, mixesOf, all }: Counting): Worst {
  const peaks = new Map<string, Peak>();
  const source = new Map<Peak, Run>();
  let [worst] = runs;
  let most = -1;
  for (const run of runs) {
    let count = 0;
    for (const mix of mixesOf(run)) {
      for (const [counter, peak] of peaksOf(mix, query)) {
        if (counter === all) count = Math.max(count, peak.count);
        if (peak.count <= (peaks.get(counter)?.count ?? 0)) continue;
        peaks.set(counter, peak);
        source.set(peak, mix);
      }
    }
    if (count > most || (count === most && run.end > worst.end)) [worst, most] = [run, count];
  }
  return { run: worst, peaks, runOf: (peak) => source.get(peak) };
}

/** True when not all readings are the same rollout: something starts or ends at another time, or in another order. */
export function readingsDiffer([first, ...others]: readonly [Run, ...Run[]]): boolean {
  const textOf = ({ events }: Run): string =>
    events
      .map(({ at, kind, controller, target }) => `${at} ${kind} ${controller} ${target}`)
      .sort()
      .join('\n');
  const text = others.length > 0 ? textOf(first) : '';
  return others.some((run) => run.events.length !== first.events.length || textOf(run) !== text);
}
