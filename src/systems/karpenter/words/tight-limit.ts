import { objectIn } from '../../../manifest/fields.js';
import type { Manifest } from '../../../manifest/manifest.js';
import { approximately, parseQuantity } from '../../../manifest/quantity.js';
import type { Instant } from '../../../rollout/controller.js';
import type { Unshown } from '../../system.js';
import { allowedAt } from '../controller/allowed.js';
import type { NodePool } from '../objects/nodepool.js';
import type { PoolNode } from '../objects/pool-nodes.js';
import { quantityText, usedOf } from './exceeded-limit.js';

interface Drift {
  readonly manifest: Manifest;
  readonly pool: NodePool;
  readonly live: Manifest | null;
  /** All nodes of the pool, and those that drift and go. */
  readonly all: readonly PoolNode[];
  readonly going: readonly PoolNode[];
  readonly at: Instant;
}

/**
 * A limit that leaves no room for one node more beside those that there are. The first replacement is made all the same, as its simulation
 * leaves out the node that it replaces; with it the pool has more than the limit, and none is made until the old node is gone. A
 * replacement that has to be bigger is never made. Source: kubernetes-sigs/karpenter 2266468, disruption/helpers.go, SimulateScheduling;
 * provisioning/provisioner.go, Create; apis/v1/nodepool.go, ExceededBy; JiRaska/open-bank-oss#3352.
 */
export function tightLimit({ manifest, pool, live, all, going, at }: Drift): Unshown[] {
  if (pool.replicas !== null || going.length < 2) return [];
  if (allowedAt(pool.budgets, all.length, at).ceiling.Drifted < 2) return [];
  const used = usedOf(live, all.length);
  for (const [resource, written] of Object.entries(objectIn(manifest.object['spec'], 'limits') ?? {})) {
    const [limit, has] = [quantityText(written), quantityText(used[resource])];
    const [limited, held] = [numberOf(limit), numberOf(has)];
    if (limited === null || held === null || held === 0 || held > limited) continue;
    if (limited - held >= held / all.length) continue;
    return [
      {
        subject: `tight-limit/${resource}`,
        says: `limits.${resource} is ${limit} and its ${all.length} nodes have ${resource === 'nodes' ? 'as many' : has}: beside them there is room for one replacement at a time, whatever the budgets allow, and for none that is bigger than the node that goes. The numbers take it that the budgets alone limit, so it takes longer than they say.`,
        fix: `Raise limits.${resource} by the size of the nodes that are to go at once, until the drift is done.`,
        place: manifest.placeOf(['spec', 'limits', resource]),
        ofRollout: true,
      },
    ];
  }
  return [];
}

function numberOf(text: string): number | null {
  const quantity = parseQuantity(text);
  return quantity && approximately(quantity);
}
