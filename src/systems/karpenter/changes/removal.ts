import type { Manifest } from '../../../manifest/manifest.js';
import { canonicalJson } from '../../../manifest/canonical.js';
import { remembered } from '../../../manifest/lookup.js';
import { count, few, name, type Text, text, verbFor } from '../../../text/text.js';
import type { ChangeEffect } from '../../system.js';
import type { PoolNode } from '../objects/pool-nodes.js';

/** The pool of the same content, which a renamed pool has under its other name. */
export function sameSpec(manifest: Manifest, others: readonly Manifest[]): Manifest | null {
  return others.find((other) => specText(other) === specText(manifest)) ?? null;
}

/** Each pool is compared with every other one. */
const specText = remembered(({ object }: Manifest) => canonicalJson(object['spec'] ?? null));

/** Removing a pool deletes its NodeClaims with it (they are owned by it), and no budget is asked. */
export function removalOf(
  manifest: Manifest,
  nodes: readonly PoolNode[],
  { newName, left }: { readonly newName: string | null; readonly left: readonly string[] },
): ChangeEffect<Text> {
  const removed =
    newName === null
      ? text`It is removed`
      : text`It is renamed to ${name('object', newName)}, which Karpenter treats as a new pool and the removal of the old one`;
  const nodesText = text`its ${count(nodes.length, 'node')} ${verbFor(nodes.length, 'is', 'are')} deleted with it, all at once`;
  return {
    kind: 'deleted',
    says:
      nodes.length === 0
        ? text`${removed}; it has no nodes now.`
        : text`${removed}: ${nodesText}. Budgets and windows do not prevent it, and no replacement is created first. ${receiversText(newName, left)}`,
    batched: nodes.length === 0,
    targetsAtOnce: nodes.length,
    place: manifest.place,
  };
}

/** Which pool creates nodes for a pod is decided by what fits it, then by weight: no NodePool shows that. */
function receiversText(newName: string | null, left: readonly string[]): Text {
  if (newName !== null)
    return text`${name('object', newName)} creates nodes for their pods once these are evicted.`;
  const [first, ...others] = left;
  if (first === undefined) return text`No other NodePool is known that would create nodes for their pods.`;
  return others.length === 0
    ? text`The other NodePool, ${name('object', first)}, creates nodes for the pods that fit there; the others stay pending.`
    : text`The other NodePools (${few(
        left.map((pool) => name('object', pool)),
        NAMES_SHOWN,
      )}) create nodes for the pods that fit there; the others stay pending.`;
}

const NAMES_SHOWN = 5;
