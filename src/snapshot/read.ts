import type { Problem } from '../manifest/problem.js';
import type { Instant } from '../rollout/controller.js';
import { Collector } from './collector.js';
import type { CompactLines } from './compact.js';
import { SnapshotInput } from './input.js';
import type { ItemType } from './list.js';
import { DEFAULT_LIMITS, type SnapshotLimits } from './limits.js';
import type { Snapshot } from './snapshot.js';

/** The snapshot and its problems. With an error among them the snapshot must not be used. */
export interface SnapshotResult<T = Snapshot> {
  readonly snapshot: T;
  readonly problems: readonly Problem[];
}

/** A snapshot that is to be written. */
export interface Compact {
  /** Null where the input does not say. */
  readonly takenAt: Instant | null;
  readonly lines: CompactLines;
}

/** Reads a snapshot from inputs that come in chunks. */
export type SnapshotReader<T = Snapshot> = ReturnType<typeof readerInto<T>>;

/**
 * A reader that takes a snapshot in chunks of bytes and gives it when the last one is in; limits make it stop early. An input may be
 * what `kubectl get -o json` or `-o yaml` gives (a List of any kinds, a single object), a typed list of the API, a plain JSON list,
 * JSON objects one after the other or a line each, YAML documents, or the compact form. Of every object only what `KEPT_KINDS`
 * lists survives. Nothing is thrown: what is wrong is a problem.
 */
export function createSnapshotReader(limits: SnapshotLimits = DEFAULT_LIMITS): SnapshotReader {
  return readerInto(new Collector(limits, true), limits, (collector, takenAt) => collector.fleet(takenAt));
}

/** The same of a snapshot that is written again and not planned. */
export function createCompactReader(limits: SnapshotLimits = DEFAULT_LIMITS): SnapshotReader<Compact> {
  return readerInto(new Collector(limits, false), limits, ({ lines }, takenAt) => ({ takenAt, lines }));
}

function readerInto<T>(
  collector: Collector,
  limits: SnapshotLimits,
  resultOf: (collector: Collector, takenAt: Instant | null) => T,
) {
  const budget = { left: limits.bytes };
  return {
    /** Begins the next input; the one before must have ended. `file` is what messages call it. */
    input: (file: string): SnapshotInput => new SnapshotInput(file, collector, limits, budget),
    /**
     * Takes in the objects of one page of a list, as an API server answers and parsed already. `file` is what messages call it.
     * False when no more will be taken.
     */
    page: (file: string, items: readonly unknown[], type: ItemType): boolean => {
      const place = { file, line: 1, column: 1 };
      return items.every((item) => collector.add(item, () => place, type));
    },
    finish: (): SnapshotResult<T> => {
      const { takenAt, problems } = collector.finish();
      return { snapshot: resultOf(collector, takenAt), problems };
    },
  };
}
