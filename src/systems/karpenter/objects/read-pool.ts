import type { Json, Manifest } from '../../../manifest/manifest.js';
import type { Reading } from '../../system.js';
import { type Admission, admit } from '../admission/admit.js';
import type { NodePool } from './nodepool.js';
import type { Switches } from '../versions.js';

/** A manifest with what the API server and the controller make of it. */
export interface ReadPool {
  readonly manifest: Manifest;
  readonly admission: Admission;
  readonly isLive: boolean;
}

/** A pool as one side of a change has it; `stored` is its stored form. */
export interface StoredPool {
  readonly pool: NodePool;
  readonly stored: Json;
  /** True for one of the snapshot, which keeps hashes of annotations and not their text. */
  readonly isRedacted: boolean;
}

/** A NodePool of the files; `before` is the one that it takes the place of. */
export function readPool(manifest: Manifest, before: ReadPool | null, switches: Switches): ReadPool {
  const old = before?.admission.stored ?? null;
  const judged = { ...manifest, isOldRedacted: before?.isLive === true };
  return { manifest, admission: admit(manifest.object, old, switches, judged), isLive: false };
}

/** One of the snapshot. */
export function readLive(manifest: Manifest, switches: Switches): ReadPool {
  const judged = { ...manifest, isLive: true };
  return { manifest, admission: admit(manifest.object, null, switches, judged), isLive: true };
}

/** How NodePools are read over a change. */
export function readingOf(switches: Switches): Reading<ReadPool> {
  return {
    file: (manifest, earlier) => readPool(manifest, earlier, switches),
    live: (manifest) => readLive(manifest, switches),
    isTaken: ({ admission }) => admission.verdict !== 'rejected',
  };
}

/** Null for one that was not stored, or that Karpenter cannot read. */
export function storedPool({ admission: { pool, stored }, isLive }: ReadPool): StoredPool | null {
  return pool && { pool, stored, isRedacted: isLive };
}
