import type { Manifest } from '../../manifest/manifest.js';
import { describeSelector, selects } from '../../manifest/selector.js';
import type { ResolvedPolicy } from '../system.js';
import type { RolloutNode } from './assignment.js';
import type { PolicySpec, SkyhookSpec } from './stored.js';

type EmptySelector = ResolvedPolicy['emptySelectors'][number];

/** The nodeSelectors of an object that match no node. */
export function emptyNodeSelectors(manifest: Manifest, spec: SkyhookSpec): EmptySelector {
  const selector = describeSelector(spec.nodeSelectors) || 'every node';
  return {
    what: `nodeSelectors (${selector})`,
    group: null,
    place: manifest.placeOf(['spec', 'nodeSelectors']),
  };
}

/** Compartments whose selector matches no node of the whole snapshot: a policy may serve objects with other targets. */
export function emptyCompartments(
  manifest: Manifest,
  policy: PolicySpec,
  nodes: readonly RolloutNode[],
): EmptySelector[] {
  return policy.compartments.flatMap((compartment, i) => {
    if (nodes.some((node) => selects(compartment.selector, node.labels))) return [];
    const what = `the selector of compartment "${compartment.name}" (${describeSelector(compartment.selector)})`;
    return [
      { what, group: compartment.name, place: manifest.placeOf(['spec', 'compartments', i, 'selector']) },
    ];
  });
}
