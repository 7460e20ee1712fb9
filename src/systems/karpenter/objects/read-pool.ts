import type { JsonObject, Manifest } from '../../../manifest/manifest.js';
import type { Reading } from '../../system.js';
import { type Admission, admit } from '../admission/admit.js';
import type { NodePool } from './nodepool.js';

/** A manifest with what the API server and the controller make of it. */
interface ReadPool extends Admission {
  readonly manifest: Manifest;
  /** True for one of the snapshot, which keeps hashes of annotations and not their text. */
  readonly isLive: boolean;
}

/** One that is stored, and that Karpenter can read. */
export type StoredPool = ReadPool & { readonly pool: NodePool; readonly stored: JsonObject };

/** A NodePool of the files; `before` is the one that it takes the place of. */
export function readPool(manifest: Manifest, version: string, before: ReadPool | null = null): ReadPool {
  const judged = { ...manifest, isOldRedacted: before?.isLive === true };
  return {
    ...admit(manifest.object, before?.stored ?? null, version, judged),
    ...{ manifest, isLive: false },
  };
}

/** How NodePools are read over a change. */
export function readingOf(version: string): Reading<ReadPool> {
  return {
    file: (manifest, earlier) => readPool(manifest, version, earlier),
    live: (manifest) => ({
      ...admit(manifest.object, null, version, { ...manifest, isLive: true }),
      ...{ manifest, isLive: true },
    }),
    isTaken: ({ verdict }) => verdict !== 'rejected',
  };
}

export function isStored(read: ReadPool | null): read is StoredPool {
  return read?.pool != null;
}
