import type { Manifest } from '../../../manifest/manifest.js';
import { canonicalJson, canonicalWithout } from '../../../manifest/values/canonical.js';
import type { EmptySelector } from '../../system.js';
import { POOL_LABEL } from '../objects/nodepool.js';
import { remembered } from '../../../manifest/lookup/remembered.js';

/** True for two texts of a pool that ask for the same. */
export function isSameSpec(a: Manifest, b: Manifest): boolean {
  return specText(a) === specText(b);
}

/** The same but for what decides whether, and how many, nodes are made: where a pool has none, an edit of that takes none away. */
export function isSameForNodes(a: Manifest, b: Manifest): boolean {
  return nodesText(a) === nodesText(b);
}

const MAKES: ReadonlySet<string> = new Set(['weight', 'limits']);

function nodesText({ object }: Manifest): string {
  return canonicalWithout(object['spec'] ?? null, MAKES);
}

/** Each pool is compared with every other one. */
const specText = remembered(({ object }: Manifest) => canonicalJson(object['spec'] ?? null));

/**
 * An edited pool of which the snapshot has no node. It may be scaled to zero, or its nodes are missing from the snapshot; either
 * way nobody has looked at what the edit does to them, and no finding would read as safety.
 */
export function noNodesOf(manifest: Manifest): EmptySelector {
  return {
    what: `${POOL_LABEL}: ${manifest.name}`,
    group: null,
    says:
      `no node of the snapshot is of this pool (label ${POOL_LABEL}: ${manifest.name}), so how many of its nodes go at once ` +
      'under this change could not be judged.',
    fix: 'Take a new snapshot with the nodes of the pool; where it is scaled to zero, judge the budgets by the nodes it will have.',
    isGuess: true,
    place: manifest.placeOf(['spec', 'disruption', 'budgets']),
  };
}
