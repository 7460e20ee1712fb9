import { selects } from '../../manifest/selector.js';
import type { Assumptions } from '../assumptions.js';

const MINUTE_MS = 60_000;

/** How long the work on one node takes. */
export interface NodeWork {
  /** Where the node keeps what runs on it. */
  readonly plainMs: number;
  /** Where it is drained first, and how much of it the drain is meant to take. */
  readonly drainedMs: number;
  readonly drainMs: number;
}

/**
 * The durations of the configuration, by the labels of a node. Where a group has a duration and no steps, that is the duration of
 * a drained node as well: it was written for these nodes.
 */
export function nodeWork(
  labels: Readonly<Record<string, string>>,
  assumptions: Pick<Assumptions, 'durationMinutes' | 'steps' | 'durations'>,
): NodeWork {
  const group = assumptions.durations.find(({ selector }) => selects(selector, labels));
  const plainMs = (group?.durationMinutes ?? assumptions.durationMinutes) * MINUTE_MS;
  const isWritten = typeof group?.durationMinutes === 'number';
  const steps = group?.steps ?? (isWritten ? null : assumptions.steps);
  return { plainMs, drainedMs: steps?.workMs ?? plainMs, drainMs: steps?.drainMs ?? 0 };
}
