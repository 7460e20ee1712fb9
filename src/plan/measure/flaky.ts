import { groupKey } from '../../rollout/batches.js';
import type { Instant } from '../../rollout/controller.js';
import { peaksOf } from '../../rollout/peaks.js';
import { flaky } from '../../rollout/scenarios.js';
import type { Run } from '../../rollout/trace.js';
import { type PolicyRef, refKey, type ResolvedPolicy } from '../../systems/system.js';
import type { Assumptions } from '../assumptions.js';
import { counterOf, peakQuery } from './counters.js';
import type { Fleet } from './fleet.js';
import { higherPeak, mixesOf } from './mixes.js';
import type { Distribution, Frequencies } from '../model.js';
import { FIRST, settingOf, type SettingInput, simulationOf } from './readings.js';
import { settlingMs } from './wholes.js';

export interface FlakyInput extends SettingInput {
  readonly assumptions: Assumptions;
}

interface Sample {
  peakAtOnce: number;
  loss: number;
  finish: Instant | null;
}

const MINUTE_MS = 60_000;

/** Many seeded runs in which each target fails by chance, per policy; empty unless that scenario is asked for. */
export function flakyRuns(
  policies: readonly ResolvedPolicy[],
  fleet: Fleet,
  input: FlakyInput,
  isLeftOut?: (policy: PolicyRef) => boolean,
): ReadonlyMap<string, Distribution> {
  if (input.assumptions.scenario !== 'flaky') return new Map();
  const { failProbability, repairedAfterMinutes, runs } = input.assumptions.flaky;
  const repairedAfterMs = repairedAfterMinutes === null ? null : repairedAfterMinutes * MINUTE_MS;
  const query = peakQuery(policies, fleet);
  const mixes = mixesOf(policies);
  const samples = new Map(policies.map((policy) => [refKey(policy.ref), [] as Sample[]]));
  for (let run = 0; run < runs; run++) {
    const scenario = flaky(fleet.durationMs, {
      failProbability,
      repairedAfterMs,
      seed: input.assumptions.seed,
      run,
    });
    const result = simulationOf(settingOf(fleet, input, isLeftOut), FIRST, scenario).run(input.until);
    const peaks = mixes(result).map((mix) => peaksOf(mix, query));
    for (const policy of policies) {
      const peakAtOnce = higherPeak(peaks.map((mix) => mix.get(counterOf.policy(policy))));
      samples.get(refKey(policy.ref))?.push({ peakAtOnce, ...endOf(policy, result) });
    }
  }
  return new Map([...samples].map(([key, list]) => [key, distribution(list, failProbability)]));
}

/** Targets of the policy that are broken at the end, and when it completed; null when it did not. */
function endOf(policy: ResolvedPolicy, run: Run): Omit<Sample, 'peakAtOnce'> {
  const own = new Map(
    policy.groups.map((group) => [groupKey(group.runs.controller, group.runs.group), settlingMs(group)]),
  );
  const broken = new Set<string>();
  let last: Instant = run.from;
  for (const event of run.events) {
    const key = groupKey(event.controller, event.group);
    if (!own.has(key)) continue;
    if (event.kind === 'out' || (event.kind === 'failed' && event.holds)) broken.add(event.target);
    if (event.kind === 'back' || (event.kind === 'resumed' && event.holds)) broken.delete(event.target);
    const settlesMs = event.kind === 'succeeded' ? (own.get(key) ?? 0) : 0;
    last = Math.max(last, event.at + settlesMs);
  }
  const complete = policy.groups.every(
    (group) => run.groups.get(group.runs.controller)?.get(group.runs.group)?.phase === 'complete',
  );
  return { loss: broken.size, finish: complete ? last : null };
}

function distribution(samples: readonly Sample[], failProbability: number): Distribution {
  const finishes = samples.map((sample) => sample.finish).filter((finish) => finish !== null);
  const [peaks, losses] = [samples.map(({ peakAtOnce }) => peakAtOnce), samples.map(({ loss }) => loss)];
  return {
    runs: samples.length,
    failProbability,
    peakAtOnce: spread(peaks),
    loss: spread(losses),
    completed: finishes.length,
    finish: finishes.length > 0 ? [quantile(finishes, 0.5), quantile(finishes, 0.9)] : null,
    frequencies: {
      peakAtOnce: frequenciesOf(peaks),
      loss: frequenciesOf(losses),
      finish: frequenciesOf(finishes),
    },
  };
}

function frequenciesOf(values: readonly number[]): Frequencies {
  const counts = new Map<number, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].sort(([a], [b]) => a - b);
}

function spread(values: readonly number[]): [number, number, number] {
  return [quantile(values, 0.5), quantile(values, 0.9), quantile(values, 1)];
}

/** The nearest-rank quantile: an observed value, never one in between. */
function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? 0;
}
