import { objectIn } from '../../../manifest/fields.js';
import type { JsonObject, Manifest } from '../../../manifest/manifest.js';
import { approximately, compareQuantities, parseQuantity } from '../../../manifest/quantity.js';
import { code, type Text, text } from '../../../text/text.js';
import type { Reading } from '../../system.js';
import { type Admission, admit } from '../admission.js';
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
  const defined = { ...manifest, isOldRedacted: before?.isLive === true, isWhole: true };
  const admission = admit(manifest.object, before?.stored ?? null, version, defined);
  return { ...admission, manifest, isLive: false };
}

export function readingOf(version: string): Reading<ReadPool> {
  return {
    file: (manifest, earlier) => readPool(manifest, version, earlier),
    live: (manifest) => {
      const admission = admit(manifest.object, null, version, { ...manifest, isLive: true });
      return { ...admission, manifest, isLive: true };
    },
    isTaken: ({ verdict }) => verdict !== 'rejected',
  };
}

export function isStored(read: ReadPool | null): read is StoredPool {
  return read !== null && read.pool !== null;
}

/**
 * The limits of a pool beside what its nodes have, which is in the live pool (else their number alone is known). A replacement is made while
 * the nodes, draining nodes included, have no more than the limit: its simulation leaves out the node that it replaces. So one replacement
 * more than there is room for may be under way. `exceeded`: why none can be made; `room`: nodes of their average size that the tightest limit
 * leaves room for, null without a limit, or if it is unknown what the nodes have; `knowsUsed`: the live pool says what they have. Source: kubernetes-sigs/karpenter 2266468, disruption/helpers.go, SimulateScheduling;
 * provisioning/provisioner.go, Create; apis/v1/nodepool.go, ExceededBy; nodepool/counter.
 */
export function limitRoom(pool: Manifest, live: Manifest | null, nodeCount: number) {
  const stored = objectIn(live?.object['status'], 'resources');
  const used: JsonObject = stored ?? { nodes: nodeCount };
  let exceeded: Text | null = null;
  let room: number | null = null;
  for (const [resource, written] of Object.entries(objectIn(pool.object['spec'], 'limits') ?? {})) {
    const [most = '', own = ''] = [written, used[resource]].map((value) =>
      typeof value === 'string' || typeof value === 'number' ? String(value) : '',
    );
    const [limit, has] = [parseQuantity(most), parseQuantity(own)];
    if (!limit || !has) continue;
    const [limited, held] = [approximately(limit), approximately(has)];
    if (compareQuantities(has, limit) > 0)
      exceeded ??= text`${code(`limits.${resource}`)} is ${code(most)} and its nodes have ${code(own)}`;
    // Quantities are compared to a millionth of a node: thirds of a cpu are no whole numbers.
    else if (held > 0)
      room = Math.min(room ?? Infinity, Math.floor(((limited - held) * nodeCount) / held + 1e-6));
  }
  return { exceeded, room, knowsUsed: stored !== null };
}
