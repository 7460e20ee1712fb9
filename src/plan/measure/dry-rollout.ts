import { groupKey } from '../../rollout/batches.js';
import type { Simulation } from '../../rollout/engine.js';
import type { Peak, PeakQuery } from '../../rollout/peaks.js';
import type { Run } from '../../rollout/trace.js';
import type { LossGroup } from '../../rollout/worst-loss.js';
import type { ResolvedPolicy } from '../../systems/system.js';
import { counterOf } from './counters.js';
import { lossSums, mixesOf } from './mixes.js';
import type { Participants } from './participants.js';
import { FIRST, otherReadings, type Setting, simulationOf, worstOf } from './readings.js';

/** A dry rollout in every reading, counted. */
export interface DryRollout {
  readonly participants: Participants;
  readonly runs: readonly [Run, ...Run[]];
  /** The reading with the highest combined peak. */
  readonly worst: Run;
  readonly peaks: ReadonlyMap<string, Peak>;
  /** Undefined for a peak of another dry rollout. */
  readonly runOf: (peak: Peak) => Run | undefined;
}

/** Runs the participants in all readings; `first` is the one that is known already. */
export function dryRollout(
  participants: Participants,
  setting: Setting,
  policies: readonly ResolvedPolicy[],
  query: PeakQuery,
  first: { readonly run: Run; readonly simulation: Simulation } = ranFirst(setting),
): DryRollout {
  const runs = [first.run, ...otherReadings(setting, first.simulation.world.signs.unknowns)] as const;
  const { run, peaks, runOf } = worstOf(runs, { query, mixesOf: mixesOf(policies), all: counterOf.all });
  return { participants, runs, worst: run, peaks, runOf };
}

function ranFirst(setting: Setting): { run: Run; simulation: Simulation } {
  const simulation = simulationOf(setting, FIRST);
  return { run: simulation.run(setting.until), simulation };
}

/** Each group counts in the loss of every policy that lists it: the Skyhook that rolls it and the policy that limits it. */
export function lossGroups(policies: readonly ResolvedPolicy[]): Map<string, LossGroup> {
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
