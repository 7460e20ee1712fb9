import { selects } from '../../manifest/selector.js';
import type { Assumptions } from '../assumptions.js';

const MINUTE_MS = 60_000;

/** The duration of the work on one node. */
export interface NodeWork {
  /** On a node that keeps its pods. */
  readonly plainMs: number;
  /** On a node that is drained first, and the part of it that the drain takes. */
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
