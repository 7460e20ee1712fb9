import { writeDuration } from './config/duration.js';
import type { Config } from './config/schema.js';
import { byName, groupedBy } from './manifest/lookup.js';
import { selects, writtenSelector } from './manifest/selector.js';
import type { RecordedTime } from './systems/recorded-time.js';

/** The result of the recorded times of one setting. */
export interface Measured {
  readonly count: number;
  readonly medianMs: number;
  readonly percentile90Ms: number;
  /** The value for the configuration: the 90th percentile, rounded up to a second, from two minutes on to a minute. */
  readonly value: string;
}

/** The steps of a drained node as they are configured; they stay if nothing is recorded. */
export type StepDurations = Readonly<Record<'drain' | 'maintenance' | 'validation' | 'return', string>>;

/** A setting of the block, measured on member clusters. */
export interface Setting {
  /** Null where the value is the configured one, as nothing is recorded. */
  readonly measured: Measured | null;
  readonly value: string | null;
}

/** The part of a configuration that recorded times give, to be pasted over the present one. */
export type DurationsBlock = ReturnType<typeof durationsBlock>;

const SECOND_MS = 1_000;
const MINUTE_MS = 60_000;

/**
 * The durations that recorded times give. A setting without recorded times keeps its configured value, so that pasting loses none.
 *
 * @param times of any number of snapshots; one piece of work that several of them record counts once
 */
export function durationsBlock(times: readonly RecordedTime[], configured: Config['durations']) {
  const once = [
    ...new Map(times.map((time) => [JSON.stringify([time.work, time.name, time.startedAt]), time])).values(),
  ];
  const backwards = once.filter(({ tookMs }) => tookMs < 0);
  const forwards = once.filter(({ tookMs }) => tookMs >= 0);
  // The first selector that fits decides, as in a plan; -1 where none does.
  const groupOf = ({ labels }: RecordedTime): number =>
    configured.groups.findIndex(({ selector }) => selects(selector, labels));
  // The work on one product takes many times that on another one: only what has the same setting is compared.
  const alike = groupedBy(forwards, (time) => JSON.stringify([time.work, groupOf(time)]));
  const held = [...alike.values()].flatMap(heldAmong);
  const ofWork = groupedBy(
    forwards.filter((time) => !held.includes(time)),
    ({ work }) => work,
  );
  const clusters = ofWork.get('cluster') ?? [];
  const measuredOn = (group: number, ms: number | null): Setting => {
    const measured = measure(clusters.filter((time) => groupOf(time) === group));
    return { measured, value: measured?.value ?? (ms === null ? null : writeDuration(ms)) };
  };
  const groups = configured.groups.map(({ selector, duration, steps }, index) => ({
    ...{ selector: writtenSelector(selector), steps: writtenSteps(steps) },
    ...measuredOn(index, duration),
  }));
  const durations = {
    default: measuredOn(-1, configured.default),
    ...{ steps: writtenSteps(configured.steps), groups },
  };
  return {
    /** Null where no work on a cluster is recorded: the configured durations stay as they are. */
    durations: clusters.length === 0 ? null : durations,
    /** By setting, such as `karpenter.readyAfter`; those with recorded times. */
    waits: [...ofWork]
      .sort(([a], [b]) => byName(a, b))
      .flatMap(([work, own]) => {
        const measured = work === 'cluster' ? null : measure(own);
        return measured ? [{ work, measured }] : [];
      }),
    /** Records that are not used: outliers, and ends before the start. */
    leftOut: { held: namesOf(held), backwards: namesOf(backwards) },
  };
}

function namesOf(times: readonly RecordedTime[]): readonly string[] {
  return [...new Set(times.map(({ name }) => name))].sort(byName);
}

/** The steps of a drained node as they are written. */
function writtenSteps(steps: Config['durations']['steps']): StepDurations | null {
  if (steps === null) return null;
  const { drain, maintenance, validation, return: back } = steps;
  return {
    ...{ drain: writeDuration(drain), maintenance: writeDuration(maintenance) },
    ...{ validation: writeDuration(validation), return: writeDuration(back) },
  };
}

/**
 * Outliers: at least an hour, and more than ten times as long as half of the same work. A cluster that was stuck over a weekend came to its
 * end all the same: no record says that it was held, and a forecast with its time is of no use. When a maintenance begins people
 * decide, so that none is held by that.
 */
function heldAmong(times: readonly RecordedTime[]): readonly RecordedTime[] {
  if (times[0]?.work === 'pika.steps.scheduled') return [];
  const usualMs = nearestRank(sortedMs(times), 0.5);
  const long = times.filter(({ tookMs }) => tookMs > 10 * usualMs && tookMs >= 60 * MINUTE_MS);
  // More than one in four mean two kinds of work.
  return long.length > Math.max(1, times.length / 4) ? [] : long;
}

/** The longest time that each piece of work took, so that a window planned with it is not too short; null of none. */
function measure(times: readonly RecordedTime[]): Measured | null {
  if (times.length === 0) return null;
  const sorted = sortedMs(times);
  const percentile90Ms = nearestRank(sorted, 0.9);
  const step = percentile90Ms < 2 * MINUTE_MS ? SECOND_MS : MINUTE_MS;
  const value = writeDuration(Math.ceil(percentile90Ms / step) * step);
  return { count: sorted.length, medianMs: nearestRank(sorted, 0.5), percentile90Ms, value };
}

function sortedMs(times: readonly RecordedTime[]): number[] {
  return times.map(({ tookMs }) => tookMs).sort((a, b) => a - b);
}

/** The smallest value that at least this share of all values do not exceed. */
function nearestRank(sorted: readonly number[], share: number): number {
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? 0;
}
