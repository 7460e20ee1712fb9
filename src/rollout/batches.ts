import { groupedBy, once } from '../manifest/lookup.js';
import type { Instant } from './controller.js';
import type { Run, TraceEvent } from './trace.js';

/** Targets that one group started under the same batch number. */
export interface BatchRecord {
  readonly index: number;
  readonly size: number;
  readonly targets: readonly string[];
  readonly start: Instant;
  /** When its last target succeeded or failed for good; null while one is still under way. */
  readonly end: Instant | null;
  readonly succeeded: number;
  readonly failed: number;
}

/** Controller id and group as one key. */
export function groupKey({ controller, group }: Pick<TraceEvent, 'controller' | 'group'>): string {
  return `${controller}\u0000${group}`;
}

/** The starts of a group in a dry rollout. */
interface GroupBatches {
  /** In order. */
  readonly batches: readonly BatchRecord[];
  /** Targets in progress before the dry rollout began, which belong to none of its batches; null: none. */
  readonly inFlight: BatchRecord | null;
}

/** A group that started nothing. */
export const NO_BATCHES: GroupBatches = { batches: [], inFlight: null };

/** The number under which a controller starts what was at work before. */
const BEFORE = 0;

/** Every group that started something, by `groupKey`. A new target in place of one that left is called its replacement. */
export function batchesOf({ events }: Run): ReadonlyMap<string, GroupBatches> {
  const names = replacementsIn(events);
  const own = events.filter(
    ({ kind, batch }) => batch >= BEFORE && (kind === 'start' || kind === 'succeeded' || kind === 'failed'),
  );
  // A key joined for each event would cost more than the rest.
  const keys = once((controller: string) => once((group: string) => groupKey({ controller, group })));
  const byGroup = groupedBy(own, ({ controller, group }) => keys(controller)(group));
  return new Map(
    [...byGroup].map(([key, ofGroup]) => {
      const byBatch = groupedBy(ofGroup, ({ batch }) => batch);
      const records = [...byBatch].map(([index, ofBatch]) => recordOf(index, ofBatch, names));
      const batches = records.filter(({ index }) => index !== BEFORE);
      return [key, { batches, inFlight: records.find(({ index }) => index === BEFORE) ?? null }];
    }),
  );
}

function recordOf(
  index: number,
  events: readonly [TraceEvent, ...TraceEvent[]],
  names: ReadonlyMap<TraceEvent, string>,
): BatchRecord {
  const start = events[0].at;
  let last = start;
  const targets: string[] = [];
  const ended = { succeeded: new Set<string>(), failed: new Set<string>() };
  let ends = 0;
  for (const event of events)
    if (event.kind === 'succeeded' || event.kind === 'failed') {
      ended[event.kind].add(event.target);
      last = event.at;
      ends++;
    } else targets.push(names.get(event) ?? event.target);
  const [succeeded, failed] = [ended.succeeded.size, ended.failed.size];
  const end = targets.length > ends ? null : last;
  return { index, size: targets.length, targets, start, end, succeeded, failed };
}

/** The names of starts on replacements. A group begins on no name twice unless another target came in place of one that left. */
function replacementsIn(events: readonly TraceEvent[]): ReadonlyMap<TraceEvent, string> {
  const names = new Map<TraceEvent, string>();
  if (!events.some(({ kind }) => kind === 'left')) return names;
  const left = new Set<string>();
  const begun = new Map<string, number>();
  for (const event of events) {
    const { kind, batch, target } = event;
    if (kind === 'left') left.add(target);
    if (kind !== 'start' || batch < BEFORE) continue;
    const key = `${groupKey(event)}\u0000${target}`;
    const times = begun.get(key) ?? 0;
    begun.set(key, times + 1);
    if (times === 0 || !left.has(target)) continue;
    names.set(event, `${times === 1 ? 'replacement' : `replacement ${times}`} of ${target}`);
  }
  return names;
}
