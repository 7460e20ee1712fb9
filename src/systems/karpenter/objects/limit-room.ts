import { objectIn } from '../../../manifest/fields.js';
import type { JsonObject, Manifest } from '../../../manifest/manifest.js';
import { approximately, compareQuantities, parseQuantity } from '../../../manifest/quantity.js';
import { code, type Text, text } from '../../../text/text.js';

interface LimitRoom {
  /** Why no replacement can be made; null if one can. */
  readonly exceeded: Text | null;
  /** Nodes of their average size that the tightest limit leaves room for; null: no limit, or what the nodes have is unknown. */
  readonly room: number | null;
}

/**
 * The limits of a pool beside what its nodes have, which is in the live pool (else their number alone is known). A replacement is made while
 * the nodes, draining nodes included, have no more than the limit: its simulation leaves out the node that it replaces. So one replacement
 * more than there is room for may be under way. Source: kubernetes-sigs/karpenter 2266468, disruption/helpers.go, SimulateScheduling;
 * provisioning/provisioner.go, Create; apis/v1/nodepool.go, ExceededBy; nodepool/counter.
 */
export function limitRoom(pool: Manifest, live: Manifest | null, nodeCount: number): LimitRoom {
  const used: JsonObject = objectIn(live?.object['status'], 'resources') ?? { nodes: nodeCount };
  let exceeded: Text | null = null;
  let room: number | null = null;
  for (const [resource, written] of Object.entries(objectIn(pool.object['spec'], 'limits') ?? {})) {
    const [limit, has] = [written, used[resource]].map((value) =>
      typeof value === 'string' || typeof value === 'number' ? parseQuantity(String(value)) : null,
    );
    if (!limit || !has) continue;
    const [limited, held] = [approximately(limit), approximately(has)];
    if (compareQuantities(has, limit) > 0)
      exceeded ??= text`${code(`limits.${resource}`)} is ${code(String(written))} and its nodes have ${code(String(used[resource]))}`;
    // Quantities are compared to a millionth of a node: thirds of a cpu are no whole numbers.
    else if (held > 0)
      room = Math.min(room ?? Infinity, Math.floor(((limited - held) * nodeCount) / held + 1e-6));
  }
  return { exceeded, room };
}
