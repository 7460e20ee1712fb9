import { isObject, type Manifest } from '../../../manifest/manifest.js';
import { isSelective } from '../../../manifest/values/selective.js';
import { selectedBy } from '../../../manifest/values/labelled.js';
import { describeSelector, type LabelSelector } from '../../../manifest/values/selector.js';
import { type PolicyFact, type SelectorUse, stated } from '../../system.js';
import type { RolloutNode } from '../controller/assignment.js';
import type { PolicySpec, SkyhookSpec } from '../objects/stored.js';

/** What the selector of an object matches, and whether that is nothing. */
export function nodeSelectorFacts(
  manifest: Manifest,
  spec: SkyhookSpec,
  nodes: readonly RolloutNode[],
): PolicyFact[] {
  const { object } = manifest;
  const use = selectorUse(spec.nodeSelectors, nodes, {
    what: 'nodeSelectors',
    group: null,
    isWritten: isObject(object['spec']) && object['spec']['nodeSelectors'] !== undefined,
    place: manifest.placeOf(['spec', 'nodeSelectors']),
  });
  return useFacts([use], ({ what, text }) => `${what} (${text || 'every node'})`);
}

/** Compartments are asked about the whole snapshot: a policy may serve objects with other targets. */
export function compartmentFacts(
  manifest: Manifest,
  policy: PolicySpec,
  nodes: readonly RolloutNode[],
): PolicyFact[] {
  const written = isObject(manifest.object['spec']) ? manifest.object['spec']['compartments'] : null;
  const uses = policy.compartments.map((compartment, i) => {
    const own = Array.isArray(written) ? written[i] : null;
    return selectorUse(compartment.selector, nodes, {
      what: `the selector of compartment "${compartment.name}"`,
      group: compartment.name,
      isWritten: isObject(own ?? null) && (own as Record<string, unknown>)['selector'] !== undefined,
      place: manifest.placeOf(['spec', 'compartments', i, 'selector']),
    });
  });
  return useFacts(uses, ({ what, text }) => `${what} (${text})`);
}

function selectorUse(
  selector: LabelSelector,
  nodes: readonly RolloutNode[],
  written: Pick<SelectorUse, 'what' | 'group' | 'isWritten' | 'place'>,
): SelectorUse {
  return {
    ...written,
    text: describeSelector(selector),
    matched: selectedBy(nodes, selector).length,
    outOf: nodes.length,
    isSelective: isSelective(selector),
  };
}

function useFacts(selectors: readonly SelectorUse[], named: (use: SelectorUse) => string): PolicyFact[] {
  const empty = selectors
    .filter(({ matched }) => matched === 0)
    .map((use) => ({ what: named(use), group: use.group, place: use.place }));
  return [...stated('selector', selectors), ...stated('empty-selector', empty)];
}
