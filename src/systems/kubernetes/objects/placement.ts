import { isObject, type Json, type JsonObject } from '../../../manifest/manifest.js';
import { readToleration } from '../../../snapshot/snapshot.js';
import { fieldOf, objectOf, textOf } from '../admission/defaults.js';
import { requirementsOf } from '../admission/selectors.js';
import type { NodeSelectorTerm, Placement } from '../controller/daemonset/node-fit.js';
import { labelsIn } from '../../../manifest/fields.js';

/** What a pod template says about nodes: nodeName, nodeSelector, required node affinity, tolerations. */
export function placementOf(template: Json | undefined): Placement {
  const spec = objectOf(template, 'spec');
  const affinity = objectOf(objectOf(spec, 'affinity'), 'nodeAffinity');
  const required = fieldOf(affinity, 'requiredDuringSchedulingIgnoredDuringExecution');
  return {
    nodeName: textOf(spec, 'nodeName', '') || null,
    nodeSelector: labelsIn(spec, 'nodeSelector'),
    requiredTerms: required === undefined ? null : objectsIn(required, 'nodeSelectorTerms').map(termOf),
    tolerations: objectsIn(spec, 'tolerations').map(readToleration),
    hostNetwork: fieldOf(spec, 'hostNetwork') === true,
  };
}

/** The objects of a list that a field holds; others in it are passed over. */
export function objectsIn(object: Json, key: string): JsonObject[] {
  const list = fieldOf(object, key);
  return Array.isArray(list) ? list.filter(isObject) : [];
}

/** A term of required node affinity. */
function termOf(term: Json): NodeSelectorTerm {
  return {
    matchExpressions: requirementsOf(fieldOf(term, 'matchExpressions')),
    matchFields: requirementsOf(fieldOf(term, 'matchFields')),
  };
}

/** True for a constraint that counts only pods of one template (`matchLabelKeys: [pod-template-hash]`). */
export function isByTemplate(constraint: JsonObject): boolean {
  const keys = fieldOf(constraint, 'matchLabelKeys');
  return Array.isArray(keys) && keys.includes('pod-template-hash');
}
