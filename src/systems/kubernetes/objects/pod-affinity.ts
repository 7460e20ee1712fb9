import type { Json, JsonObject } from '../../../manifest/manifest.js';
import { fieldOf, objectOf } from '../admission/defaults.js';
import { selectorOf } from '../admission/selectors.js';
import { type Labels, selects } from '../controller/labels.js';
import { hostPortsOf } from './host-ports.js';
import { objectsIn, placementOf } from './placement.js';
import { templateLabels } from './template.js';

/** True where the template says anything that only some nodes, or some pods a node, can fulfil. */
export function asksOfNodes(template: Json | undefined): boolean {
  const { nodeName, nodeSelector, requiredTerms } = placementOf(template);
  if (nodeName !== null || requiredTerms !== null || Object.keys(nodeSelector).length > 0) return true;
  return antiAffinityTerms(template, templateLabels(template)).length > 0 || hostPortsOf(template).length > 0;
}

/** Required anti-affinity terms of a template that match pods with the labels. */
export function antiAffinityTerms(template: Json | undefined, labels: Labels): JsonObject[] {
  const affinity = objectOf(objectOf(objectOf(template, 'spec'), 'affinity'), 'podAntiAffinity');
  return objectsIn(affinity, 'requiredDuringSchedulingIgnoredDuringExecution').filter((term) => {
    const selector = selectorOf(fieldOf(term, 'labelSelector'));
    const elsewhere =
      fieldOf(term, 'namespaces') !== undefined || fieldOf(term, 'namespaceSelector') !== undefined;
    return selector !== null && !elsewhere && selects(selector, labels);
  });
}
