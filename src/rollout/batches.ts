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

/** The number under which a controller starts what was at work before. */
const BEFORE = 0;

/** Of every group that started something, by `groupKey`. A new target in place of one that left is called its replacement. */
export function batchesOf(run: Run): ReadonlyMap<string, GroupBatches> {
  const groups = new Map<string, Map<number, Growing>>();
  const left = new Set<string>();
  /** How often a group began on what bears the name: no target begins twice unless another came in its place. */
  const begun = new Map<string, number>();
  const nameOf = (key: string, target: string): string => {
    const times = begun.get(key) ?? 0;
    begun.set(key, times + 1);
    if (times === 0 || !left.has(target)) return target;
    return `${times === 1 ? 'replacement' : `replacement ${times}`} of ${target}`;
  };
  for (const { kind, controller, group, batch: index, target, at } of run.events) {
    if (kind === 'left') left.add(target);
    if (index < BEFORE || (kind !== 'start' && kind !== 'succeeded' && kind !== 'failed')) continue;
    const key = groupKey(controller, group);
    const batches = groups.get(key) ?? new Map<number, Growing>();
    groups.set(key, batches);
    const batch = batches.get(index) ?? new Growing(index, at);
    batches.set(index, batch);
    if (kind === 'start') batch.targets.push(nameOf(groupKey(key, target), target));
    else batch.end(kind, target, at);
  }
  return new Map(
    [...groups].map(([key, batches]) => {
      const records = [...batches.values()].map((batch) => batch.record());
      return [
        key,
        {
          batches: records.filter(({ index }) => index !== BEFORE),
          inFlight: records.find(({ index }) => index === BEFORE) ?? null,
        },
      ];
    }),
  );
}

class Growing {
  readonly targets: string[] = [];
  private readonly ended = { succeeded: new Set<string>(), failed: new Set<string>() };
  private ends = 0;
  private last: Instant;

  constructor(
    private readonly index: number,
    private readonly start: Instant,
  ) {
    this.last = start;
  }

  end(result: 'succeeded' | 'failed', target: string, at: Instant): void {
    this.ended[result].add(target);
    this.ends++;
    this.last = at;
  }

  record(): BatchRecord {
    const { index, targets, start, ended } = this;
    const end = targets.length > this.ends ? null : this.last;
    return { index, targets, start, end, succeeded: ended.succeeded.size, failed: ended.failed.size };
  }
}
