import { objectIn, textIn } from '../manifest/fields.js';
import { isObject, type Json, type Manifest } from '../manifest/manifest.js';

/** How long a node that reboots is taken to stay down; no snapshot keeps since when it is. */
export const REBOOT_MS = 1_200_000;

/**
 * Nodes that are in the interrupt of a NodeWright or a Skyhook: one of them that is not ready comes back by itself. One whose interrupt has
 * failed is not among them. Source: NVIDIA/nodewright, operator/api, NodeState; docs/architecture/interrupt-flow.md.
 */
export function rebootingNodes(objects: readonly Manifest[]): ReadonlySet<string> {
  const nodes = new Set<string>();
  for (const { kind, object } of objects) {
    if (kind !== 'NodeWright' && kind !== 'Skyhook') continue;
    const status = object['status'];
    const words = objectIn(status, 'nodeStatus') ?? {};
    for (const [node, packages] of Object.entries(objectIn(status, 'nodeState') ?? {}))
      if (textIn(words, node) !== 'erroring' && isInInterrupt(packages)) nodes.add(node);
  }
  return nodes;
}

function isInInterrupt(packages: Json): boolean {
  return Object.values(isObject(packages) ? packages : {}).some(
    (entry) => textIn(entry, 'stage') === 'interrupt' && textIn(entry, 'state') === 'in_progress',
  );
}
