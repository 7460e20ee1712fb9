import type { Instant } from './controller.js';
import type { Run } from './trace.js';

/** Targets that one group started under the same batch number. */
export interface BatchRecord {
  readonly index: number;
  readonly targets: readonly string[];
  readonly start: Instant;
  /** When its last target succeeded or failed for good; null while one is still under way. */
  readonly end: Instant | null;
  readonly succeeded: number;
  readonly failed: number;
}

interface Growing {
  targets: string[];
  start: Instant;
  end: Instant;
  open: number;
  succeeded: Set<string>;
  failed: Set<string>;
}

/** Controller id and group as one key. */
export function groupKey(controller: string, group: string): string {
  return `${controller}\u0000${group}`;
}

/** What a group started in a dry rollout. */
interface GroupBatches {
  /** In order. */
  readonly batches: readonly BatchRecord[];
  /** What was at work before the dry rollout began, and belongs to none of its batches; null where nothing was. */
  readonly inFlight: BatchRecord | null;
}

/** Of a group that started nothing. */
export const NO_BATCHES: GroupBatches = { batches: [], inFlight: null };

/** Of every group that started something, by `groupKey`. */
export function batchesOf(run: Run): ReadonlyMap<string, GroupBatches> {
  return new Map(
    [...recordsOf(run)].map(([key, records]) => [
      key,
      {
        batches: records.filter(({ index }) => index !== BEFORE),
        inFlight: records.find(({ index }) => index === BEFORE) ?? null,
      },
    ]),
  );
}

/** The record of the work on a target, from its start to its end. */
const STEPS: ReadonlySet<string> = new Set(['start', 'succeeded', 'failed']);

/** The number under which a controller starts what was at work before. */
const BEFORE = 0;

/** A new target in place of one that left is called its replacement. */
function recordsOf(run: Run): ReadonlyMap<string, readonly BatchRecord[]> {
  const groups = new Map<string, Map<number, Growing>>();
  const names = new Names();
  for (const event of run.events) {
    if (event.kind === 'left') names.left(event.target);
    if (event.batch < BEFORE || !STEPS.has(event.kind)) continue;
    const key = groupKey(event.controller, event.group);
    const batches = groups.get(key) ?? new Map<number, Growing>();
    groups.set(key, batches);
    const batch = batches.get(event.batch) ?? {
      targets: [],
      start: event.at,
      end: event.at,
      open: 0,
      succeeded: new Set(),
      failed: new Set(),
    };
    batches.set(event.batch, batch);
    if (event.kind === 'start') {
      batch.targets.push(names.of(key, event.target));
      batch.open++;
    }
    if (event.kind === 'succeeded' || event.kind === 'failed') {
      batch[event.kind].add(event.target);
      batch.open--;
      batch.end = event.at;
    }
  }
  return new Map([...groups].map(([key, batches]) => [key, [...batches].map(finished)]));
}

/** What each start of a group is called: no target begins twice unless another came in its place. */
class Names {
  private readonly gone = new Set<string>();
  /** How often the group began on what bears the name. */
  private readonly begun = new Map<string, number>();

  left(target: string): void {
    this.gone.add(target);
  }

  of(group: string, target: string): string {
    const key = `${group}\u0000${target}`;
    const times = this.begun.get(key) ?? 0;
    this.begun.set(key, times + 1);
    if (times === 0 || !this.gone.has(target)) return target;
    return `${times === 1 ? 'replacement' : `replacement ${times}`} of ${target}`;
  }
}

function finished([index, batch]: [number, Growing]): BatchRecord {
  return {
    index,
    targets: batch.targets,
    start: batch.start,
    end: batch.open > 0 ? null : batch.end,
    succeeded: batch.succeeded.size,
    failed: batch.failed.size,
  };
}
