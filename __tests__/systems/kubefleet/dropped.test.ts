import type { JsonObject } from '../../../src/manifest/manifest.js';
import { droppedResources } from '../../../src/systems/kubefleet/objects/selectors.js';
import { rows, yaml } from '../../rows.js';

const placing = (selectors: string) => {
  const resourceSelectors = yaml<JsonObject[]>(selectors).map((one) => ({
    group: '',
    version: 'v1',
    kind: 'Namespace',
    ...one,
  }));
  return { spec: { resourceSelectors } };
};

test.each(
  rows(`
  nothing, in another order | [{name: a}, {name: b}] | [{name: b}, {name: a}] | none
  nothing if a selector is added | [{name: a}] | [{name: a}, {name: b}] | none
  a namespace | [{name: a}, {name: b}] | [{name: a}] | Namespace/b
  a renamed namespace | [{name: a}] | [{name: b}] | Namespace/a
  what a namespace holds | [{name: a}] | [{name: a, selectionScope: NamespaceOnly}] | resources in Namespace/a
  what labels select | [{name: null, labelSelector: {}}] | [{name: a}] | every Namespace that one selector takes`),
)('droppedResources: %s', (_claim, before = '', after = '', dropped) => {
  expect(droppedResources(placing(before), placing(after)).join(', ') || 'none').toBe(dropped);
});
