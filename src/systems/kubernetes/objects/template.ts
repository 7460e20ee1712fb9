import { isObject, type Json, type Manifest } from '../../../manifest/manifest.js';
import { canonicalJson } from '../../../manifest/canonical.js';
import { hashValue, isHash } from '../../../snapshot/hash.js';
import { FINGERPRINT } from '../../../snapshot/redact.js';
import { fieldOf, objectOf } from '../admission/defaults.js';
import { withHostPorts, withTemplateDefaults } from '../../../snapshot/template-defaults.js';
import { labelsIn } from '../../../manifest/fields.js';

/** Labels that controllers put on the templates of what they create. */
const HASH_LABELS: readonly string[] = [
  'pod-template-hash',
  'controller-revision-hash',
  'pod-template-generation',
];

/**
 * What represents a pod template: equal for templates that mean the same to the API server. A snapshot keeps a hash of the live
 * one, with the server's defaults in it; a file's is filled in before it is hashed.
 */
export function templateId(template: Json | undefined): string {
  const kept = fieldOf(template, FINGERPRINT);
  if (isHash(kept)) return kept;
  const whole = withTemplateDefaults(isObject(template) ? template : {});
  for (const label of HASH_LABELS)
    Reflect.deleteProperty(objectOf(objectOf(whole, 'metadata'), 'labels'), label);
  return hashValue(canonicalJson(whole));
}

/** True when a file's template is the live one, be that one written by an API server of before 1.28. */
export function isSameTemplate(live: Json | undefined, file: Json | undefined): boolean {
  const known = templateId(live);
  if (templateId(file) === known) return true;
  return isObject(file) && templateId(withHostPorts(file)) === known;
}

/** The pod template that a workload writes; absent where it has none. */
export function podTemplateOf({ object }: Pick<Manifest, 'object'>): Json | undefined {
  return fieldOf(objectOf(object, 'spec'), 'template');
}

/** The labels of a pod template; none where there is no such template. */
export function templateLabels(template: Json | undefined): Readonly<Record<string, string>> {
  return labelsIn(objectOf(template, 'metadata'), 'labels');
}

/** True when every container that stays says when it is ready. */
export function hasReadiness(template: Json | undefined): boolean {
  const containers = fieldOf(objectOf(template, 'spec'), 'containers');
  if (!Array.isArray(containers) || containers.length === 0) return false;
  return containers.every((container) => fieldOf(container, 'readinessProbe') !== undefined);
}
