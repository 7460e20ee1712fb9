import type { Place } from '../manifest/manifest.js';
import type { Problem } from '../manifest/problem.js';
import { Collector } from './collector.js';
import type { Compact } from './compact-lines.js';
import { SnapshotInput } from './input.js';
import { compactKeeper, fleetKeeper, type Keeper } from './keeper.js';
import type { ItemType } from './list.js';
import { DEFAULT_LIMITS, type SnapshotLimits } from './limits.js';
import type { Snapshot } from './snapshot.js';

/** The snapshot and its problems. With an error among them the snapshot must not be used. */
export interface SnapshotResult<T = Snapshot> {
  readonly snapshot: T;
  readonly problems: readonly Problem[];
}

/** Reads a snapshot from inputs that come in chunks. */
export interface SnapshotReader<T = Snapshot> {
  /** Begins the next input; the one before must have ended. `file` is what messages call it. */
  input(file: string): SnapshotInput;
  /**
   * Takes in the objects of one page of a list, as an API server answers and parsed already. `source` is what messages call it.
   * False when no more will be taken.
   */
  page(source: string, items: readonly unknown[], type: ItemType): boolean;
  finish(): SnapshotResult<T>;
}

/**
 * A reader that takes a snapshot in chunks of bytes and gives it when the last one is in; limits make it stop early. An input may be
 * what `kubectl get -o json` or `-o yaml` gives (a List of any kinds, a single object), a typed list of the API, a plain JSON list,
 * JSON objects one after the other or a line each, YAML documents, or the compact form. Of every object only what `KEPT_KINDS`
 * lists survives. Nothing is thrown: what is wrong is a problem.
 */
export function createSnapshotReader(limits: SnapshotLimits = DEFAULT_LIMITS): SnapshotReader {
  return readerInto(fleetKeeper(), limits);
}

/**
 * The same of a snapshot that is written again and not planned, so that it may be larger than what fits into memory as a fleet; with
 * hashes in place of node names where that is asked for.
 */
export function createCompactReader(
  hashesNodeNames: boolean,
  limits: SnapshotLimits = DEFAULT_LIMITS,
): SnapshotReader<Compact> {
  return readerInto(compactKeeper(hashesNodeNames), limits);
}

function readerInto<T>(keeper: Keeper<T>, limits: SnapshotLimits): SnapshotReader<T> {
  const collector = new Collector(limits, keeper);
  const budget = { left: limits.bytes };
  return {
    input: (file) => new SnapshotInput(file, collector, limits, budget),
    page: (source, items, type) => {
      const place = startOf(source);
      return items.every((item, index) =>
        collector.add(item, { file: source, label: `items[${index}]`, place }, type),
      );
    },
    finish: () => collector.finish(),
  };
}

/** Made apart from the page, which would stay in memory with it. */
function startOf(file: string): () => Place {
  return () => ({ file, line: 1, column: 1 });
}
