import { groupedBy } from '../manifest/lookup.js';
import { writeDuration } from '../config/duration.js';
import { type LabelSelector, selects } from '../manifest/selector.js';
import type { RecordedTime, TimedWork } from '../systems/recorded-time.js';

const SECOND_MS = 1_000;
const MINUTE_MS = 60_000;
/** An end that lies between two snapshots says little where they are further apart than this, and than what is known of the work. */
const NEAR_ENOUGH_MS = 5 * MINUTE_MS;
const PERCENTILE = 0.9;

/** What the recorded times of one setting come to. */
export interface Measured {
  readonly count: number;
  readonly medianMs: number;
  readonly percentile90Ms: number;
  /** What is written into the configuration: the 90th percentile, up to the next second, from two minutes on the next minute. */
  readonly value: string;
}

/** The settings of `durations`, which nodes and member clusters share. */
export interface FittedTargets {
  readonly default: Measured | null;
  /** As they are configured, in that order; null for one of whose targets nothing is recorded. */
  readonly groups: readonly (Measured | null)[];
  /** By the value of the label that was asked for, of targets that no configured group selects. */
  readonly byLabel: readonly { readonly value: string; readonly measured: Measured }[];
}

export interface Fitted {
  readonly node: FittedTargets | null;
  readonly cluster: FittedTargets | null;
  /** By setting, such as `karpenter.readyAfter`; those of which something is recorded. */
  readonly waits: ReadonlyMap<TimedWork, Measured>;
  /** Of pods of DaemonSets: no setting is theirs alone. */
  readonly daemonSetPods: Measured | null;
  /** Work that took so much longer than the rest that something held it. */
  readonly held: readonly RecordedTime[];
  /** Ends between snapshots that are too far apart to tell how long the work took. */
  readonly tooFarApart: number;
  /** Records that say of themselves that the work ended before it began. */
  readonly backwards: readonly RecordedTime[];
}

/**
 * The durations that recorded times give.
 *
 * @param times of any number of snapshots; one piece of work that several of them record counts once
 * @param groups the selectors of `durations.groups`
 * @param label a label by whose values the remaining targets are told apart; null for none
 */
export function fitDurations(
  times: readonly RecordedTime[],
  groups: readonly LabelSelector[],
  label: string | null,
): Fitted {
  const once = [...new Map(times.map((time) => [identity(time), time])).values()];
  const backwards = once.filter(({ leastMs }) => leastMs < 0);
  const forwards = once.filter(({ leastMs }) => leastMs >= 0);
  const measurable = forwards.filter(tells);
  // The work on one product takes many times that on another one: only what has the same setting is compared.
  const settingOf = (time: RecordedTime): string =>
    JSON.stringify([time.work, groupOf(time, groups), valueOf(time, label)]);
  const held = [...groupedBy(measurable, settingOf).values()].flatMap(heldAmong);
  const told = measurable.filter((time) => !held.includes(time));
  const targets = (work: TimedWork): FittedTargets | null => {
    const own = told.filter((time) => time.work === work);
    return own.length === 0 ? null : fitTargets(own, groups, label);
  };
  const waits = told.filter(({ work }) => !WITHOUT_SETTING.has(work));
  return {
    node: targets('node'),
    cluster: targets('cluster'),
    waits: new Map([...groupedBy(waits, ({ work }) => work)].map(([work, own]) => [work, measure(own)])),
    daemonSetPods: measureAny(told.filter(({ work }) => work === 'kubernetes.daemonSetPods')),
    held,
    tooFarApart: forwards.length - measurable.length,
    backwards,
  };
}

/** Those that are no wait of a system's own. */
const WITHOUT_SETTING: ReadonlySet<TimedWork> = new Set(['node', 'cluster', 'kubernetes.daemonSetPods']);

/** How many times longer than half of the rest, and how long at the least. */
const HELD_TIMES = 10;
const HELD_MS = 60 * MINUTE_MS;
/** One in so many may be held. */
const HELD_SHARE = 4;

/**
 * A cluster that was stuck over a weekend and came to its end all the same: no record says that it was held, and a forecast with its
 * time is of no use. When a maintenance begins people decide, so that none is held by that.
 */
function heldAmong(times: readonly RecordedTime[]): readonly RecordedTime[] {
  if (times[0]?.work === 'pika.steps.scheduled') return [];
  const sorted = times.map(({ mostMs }) => mostMs).sort((a, b) => a - b);
  const usualMs = nearestRank(sorted, 0.5);
  const long = times.filter(({ leastMs }) => leastMs > HELD_TIMES * usualMs && leastMs >= HELD_MS);
  // Where many are, the work is of two sorts.
  return long.length > Math.max(1, times.length / HELD_SHARE) ? [] : long;
}

function identity({ work, name, startedAt }: RecordedTime): string {
  return JSON.stringify([work, name, startedAt]);
}

function tells({ leastMs, mostMs }: RecordedTime): boolean {
  return mostMs - leastMs <= Math.max(NEAR_ENOUGH_MS, leastMs);
}

function fitTargets(
  times: readonly RecordedTime[],
  groups: readonly LabelSelector[],
  label: string | null,
): FittedTargets {
  const others = times.filter((time) => groupOf(time, groups) < 0);
  const byValue = groupedBy(
    others.filter((time) => valueOf(time, label) !== ''),
    (time) => valueOf(time, label),
  );
  return {
    default: measureAny(others.filter((time) => valueOf(time, label) === '')),
    groups: groups.map((_, index) => measureAny(times.filter((time) => groupOf(time, groups) === index))),
    byLabel: [...byValue]
      .map(([value, own]) => ({ value, measured: measure(own) }))
      .sort((a, b) => (a.value < b.value ? -1 : 1)),
  };
}

/** The first selector that fits decides, as in a plan; -1 where none does. */
function groupOf({ labels }: RecordedTime, groups: readonly LabelSelector[]): number {
  return groups.findIndex((selector) => selects(selector, labels));
}

function valueOf({ labels }: RecordedTime, label: string | null): string {
  return label === null ? '' : (labels[label] ?? '');
}

function measureAny(times: readonly RecordedTime[]): Measured | null {
  return times.length === 0 ? null : measure(times);
}

/** The longest time that each piece of work took, so that a window planned with it is not too short. */
function measure(times: readonly RecordedTime[]): Measured {
  const sorted = times.map(({ mostMs }) => mostMs).sort((a, b) => a - b);
  const percentile90Ms = nearestRank(sorted, PERCENTILE);
  return {
    count: sorted.length,
    medianMs: nearestRank(sorted, 0.5),
    percentile90Ms,
    value: writeDuration(roundedUp(percentile90Ms)),
  };
}

/** The smallest value that at least this share of all values do not exceed. */
function nearestRank(sorted: readonly number[], share: number): number {
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? 0;
}

function roundedUp(ms: number): number {
  const step = ms < 2 * MINUTE_MS ? SECOND_MS : MINUTE_MS;
  return Math.ceil(ms / step) * step;
}
