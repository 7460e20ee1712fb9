import type { Manifest } from '../../../manifest/manifest.js';
import type { Reading } from '../../system.js';
import { type Admission, admit } from '../admission/admit.js';
import type { ApiVersion } from './nodepool.js';
import type { StoredPool } from '../change/pool-drift.js';
import type { Switches } from '../versions.js';

/** A manifest with what the API server and the controller make of it. */
export interface ReadPool {
  readonly manifest: Manifest;
  readonly admission: Admission;
  readonly isLive: boolean;
}

/** A NodePool of the files; `before` is the one that it takes the place of. */
export function readPool(manifest: Manifest, before: ReadPool | null, switches: Switches): ReadPool {
  // Between two versions of the API stands a conversion: what must not change is not compared across it.
  const old = before?.manifest.apiVersion === manifest.apiVersion ? before.admission.stored : null;
  const judged = { ...manifest, isOldRedacted: before?.isLive === true };
  return read(manifest, admit(manifest.object, old, apiOf(manifest), switches, judged), switches);
}

function read(manifest: Manifest, admission: Admission, switches: Switches, isLive = false): ReadPool {
  return { manifest, admission: converted(admission, switches), isLive };
}

/**
 * A release that serves v1 stores it: a pool of v1beta1 is converted, and its expireAfter goes into the template. Source:
 * kubernetes-sigs/karpenter v1.0, v1beta1/nodepool_conversion.go.
 */
function converted(admission: Admission, { serves }: Switches): Admission {
  if (!admission.pool || !serves.includes('v1')) return admission;
  return { ...admission, pool: { ...admission.pool, storedAs: 'v1' } };
}

/** One of the snapshot. */
export function readLive(manifest: Manifest, switches: Switches): ReadPool {
  const judged = { ...manifest, isLive: true };
  return read(manifest, admit(manifest.object, null, apiOf(manifest), switches, judged), switches, true);
}

/** How NodePools are read over a change. */
export function readingOf(switches: Switches): Reading<ReadPool> {
  return {
    file: (manifest, earlier) => readPool(manifest, earlier, switches),
    live: (manifest) => readLive(manifest, switches),
    isTaken: ({ admission }) => admission.verdict !== 'rejected',
  };
}

/** Null for one that was not stored, or that Karpenter can not read. */
export function storedPool({ admission: { pool, stored }, isLive }: ReadPool): StoredPool | null {
  return pool && { pool, stored, isRedacted: isLive };
}

function apiOf({ apiVersion }: Manifest): ApiVersion {
  return apiVersion.endsWith('/v1beta1') ? 'v1beta1' : 'v1';
}
