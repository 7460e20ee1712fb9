import { groupedBy } from '../manifest/grouped.js';
import { writeDuration } from '../config/duration.js';
import type { LabelSelector } from '../manifest/selector.js';
import { selects } from '../manifest/selector.js';
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
  const told = forwards.filter(tells);
  const targets = (work: TimedWork): FittedTargets | null => {
    const own = told.filter((time) => time.work === work);
    return own.length === 0 ? null : fitTargets(own, groups, label);
  };
  const waits = told.filter(({ work }) => work !== 'node' && work !== 'cluster');
  return {
    node: targets('node'),
    cluster: targets('cluster'),
    waits: new Map([...groupedBy(waits, ({ work }) => work)].map(([work, own]) => [work, measure(own)])),
    tooFarApart: forwards.length - told.length,
    backwards,
  };
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
  // The first selector that fits decides, as in a plan.
  const groupOf = ({ labels }: RecordedTime): number =>
    groups.findIndex((selector) => selects(selector, labels));
  const others = times.filter((time) => groupOf(time) < 0);
  const valueOf = ({ labels }: RecordedTime): string => (label === null ? '' : (labels[label] ?? ''));
  const byValue = groupedBy(
    others.filter((time) => valueOf(time) !== ''),
    valueOf,
  );
  return {
    default: measureAny(others.filter((time) => valueOf(time) === '')),
    groups: groups.map((_, index) => measureAny(times.filter((time) => groupOf(time) === index))),
    byLabel: [...byValue]
      .map(([value, own]) => ({ value, measured: measure(own) }))
      .sort((a, b) => (a.value < b.value ? -1 : 1)),
  };
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
