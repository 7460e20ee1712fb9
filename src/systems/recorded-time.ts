import type { Instant } from '../rollout/controller.js';

/** The setting that a recorded time measures: the work on a member cluster, or a wait of one system. */
export type TimedWork =
  | 'cluster'
  | 'karpenter.readyAfter'
  | 'kubernetes.podReadyAfter'
  | 'pika.steps.scheduled'
  | 'pika.steps.drain'
  | 'pika.steps.maintenance';

/** One piece of work that began and ended, as live objects record it. */
export interface RecordedTime {
  readonly work: TimedWork;
  /** Target and cause of the work: with the start, the same piece of work has the same name in every snapshot. */
  readonly name: string;
  /** Labels of the cluster, by which `durations.groups` are chosen; none for the waits of a system. */
  readonly labels: Readonly<Record<string, string>>;
  readonly startedAt: Instant;
  /** Below zero where clocks that differ put the end first: such a time is no measurement, and is reported. */
  readonly tookMs: number;
}

/** Both ends are recorded; none where they are not. */
export function recorded(
  work: TimedWork,
  name: string,
  [startedAt, endedAt]: readonly [Instant | null, Instant | null],
  labels: Readonly<Record<string, string>> = {},
): RecordedTime[] {
  if (startedAt === null || endedAt === null) return [];
  return [{ work, name, labels, startedAt, tookMs: endedAt - startedAt }];
}
