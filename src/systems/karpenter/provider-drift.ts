import { counted } from '../../manifest/plural.js';
import type { NodeClassChange } from './node-classes.js';
import type { Drifting } from './pool-drift.js';
import type { PoolNode } from './pool-nodes.js';
import { isLeaving } from './pool-nodes.js';

/**
 * Nodes that may drift because their NodeClass is another one, beside those that drift anyway. Which fields of a NodeClass the
 * provider compares, and what it finds behind a selector, no manifest shows.
 */
export function mayDrift(
  nodeClass: NodeClassChange | null,
  { nodes: drifting }: Drifting,
  nodes: readonly PoolNode[],
): readonly PoolNode[] {
  if (nodeClass === null || nodeClass.kind === 'deleted') return [];
  const sure = new Set(drifting);
  return nodes.filter((node) => !sure.has(node) && !isLeaving(node) && node.counted.hasClaim);
}

/** `EC2NodeClass/default is edited (spec.tags): ...`, and how it is planned. */
export function sayMayDrift({ ref, kind, fields }: NodeClassChange, may: number, sure: number): string {
  const name = `${ref.kind}/${ref.name}`;
  const what = {
    appears: `${name} comes into these files, and the text that the cluster has of it is not known`,
    differs: `${name} comes into these files, and the cluster has another (${fields.join(', ')})`,
    edited: `${name} is edited (${fields.join(', ')})`,
    deleted: `${name} is deleted`,
  }[kind];
  const which = sure === 0 ? `all ${counted(may, 'node')}` : `the other ${counted(may, 'node')}`;
  return `${what}: ${which} may drift by that. Only the provider knows; planned as if they did.`;
}
