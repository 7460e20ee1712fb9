import { fieldAt, itemsIn, labelsIn, objectIn } from '../../../manifest/fields.js';
import { isObject, type Json, type Manifest } from '../../../manifest/manifest.js';
import { canonicalJson } from '../../../manifest/canonical.js';
import { hashValue, isHash } from '../../../snapshot/hash.js';
import { COPY_LABELS, FINGERPRINT } from '../../../snapshot/redact.js';
import { withHostPorts, withTemplateDefaults } from './template-defaults.js';
import { isSet } from './spec.js';

/**
 * An id of a pod template: equal for templates that mean the same to the API server. A snapshot keeps a hash of the live
 * one, with the server's defaults in it; a file's is filled in before it is hashed.
 */
function templateId(template: Json | undefined): string {
  const kept = fieldAt(template, FINGERPRINT);
  if (isHash(kept)) return kept;
  const whole = withTemplateDefaults(isObject(template) ? template : {});
  const labels = objectIn(whole['metadata'], 'labels') ?? {};
  for (const label of COPY_LABELS) Reflect.deleteProperty(labels, label);
  return hashValue(canonicalJson(whole));
}

/** The id of the pod template of a workload. */
export function idOf(manifest: Pick<Manifest, 'object'>): string {
  return templateId(podTemplateOf(manifest));
}

/** True when a file's template is the live one, be that one written by an API server of before 1.28. */
export function isSameTemplate(live: Json | undefined, file: Json | undefined): boolean {
  const known = templateId(live);
  if (templateId(file) === known) return true;
  return isObject(file) && templateId(withHostPorts(file)) === known;
}

/** The pod template that a workload writes; absent where it has none. */
export function podTemplateOf({ object }: Pick<Manifest, 'object'>): Json | undefined {
  return fieldAt(object, 'spec', 'template') ?? undefined;
}

/** The labels of a pod template; none where there is no such template. */
export function templateLabels(template: Json | undefined): Readonly<Record<string, string>> {
  return labelsIn(fieldAt(template, 'metadata'), 'labels');
}

/** True when every container that stays says when it is ready. */
export function hasReadiness(template: Json | undefined): boolean {
  const containers = itemsIn(fieldAt(template, 'spec'), 'containers');
  return containers.length > 0 && containers.every((container) => isSet(container, 'readinessProbe'));
}
