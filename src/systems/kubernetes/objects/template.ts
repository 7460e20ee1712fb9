import { fieldAt, itemsIn, labelsIn, objectIn, objectOr } from '../../../manifest/fields.js';
import { isObject, type Json, type JsonObject, type Manifest } from '../../../manifest/manifest.js';
import { canonicalJson } from '../../../manifest/canonical.js';
import { withoutEmpty } from '../../../manifest/empty.js';
import { hashValue, isHash } from '../../../snapshot/copy.js';
import { COPY_LABELS, FINGERPRINT } from '../../../snapshot/redact.js';
import { isSet } from '../controller/spec.js';
import DEFAULTS from './template-defaults.json' with { type: 'json' };

export function podTemplateOf({ object }: Pick<Manifest, 'object'>): Json | undefined {
  return fieldAt(object, 'spec', 'template') ?? undefined;
}

export function templateLabels(template: Json | undefined): Readonly<Record<string, string>> {
  return labelsIn(fieldAt(template, 'metadata'), 'labels');
}

/** True when every container that stays says when it is ready. */
export function hasReadiness(template: Json | undefined): boolean {
  const containers = itemsIn(fieldAt(template, 'spec'), 'containers');
  return containers.length > 0 && containers.every((container) => isSet(container, 'readinessProbe'));
}

export function idOf(manifest: Pick<Manifest, 'object'>): string {
  return templateId(podTemplateOf(manifest));
}

/** True when a file's template is the live one, be that one written by an API server of before 1.28. */
export function isSameTemplate(live: Json | undefined, file: Json | undefined): boolean {
  const known = templateId(live);
  return templateId(file) === known || (isObject(file) && templateId(withHostPorts(file)) === known);
}

/**
 * An id of a pod template: equal for templates that mean the same to the API server. A snapshot keeps a hash of the live
 * one, with the server's defaults in it; a file's is filled in before it is hashed, and loses what the server drops.
 */
function templateId(template: Json | undefined): string {
  const { metadata = null, spec = null, [FINGERPRINT]: kept } = objectOr(template);
  if (isHash(kept)) return kept;
  const whole = withTemplateDefaults({ metadata, spec });
  const labels = objectIn(whole['metadata'], 'labels') ?? {};
  for (const label of COPY_LABELS) Reflect.deleteProperty(labels, label);
  return hashValue(canonicalJson(whole));
}

/**
 * A pod template as the API server stores it, as far as defaults and the leaving out of empty fields go. Source: kubernetes 1.28,
 * pkg/apis/core/v1/defaults.go (as data: the defaults of each object that is written, by its path from the pod's spec in the notation of
 * `objectsAt`) and the `omitempty` marks of k8s.io/api/core/v1. An image volume's pullPolicy is not: whether it is
 * filled in depends on a feature gate.
 */
export function withTemplateDefaults(template: JsonObject): JsonObject {
  const whole = withoutEmpty(template);
  const spec = (whole['spec'] = objectOr(whole['spec']));
  fill(spec, {
    restartPolicy: 'Always',
    terminationGracePeriodSeconds: 30,
    dnsPolicy: 'ClusterFirst',
    schedulerName: 'default-scheduler',
    securityContext: {},
  });
  // The deprecated name is kept beside the new one.
  const account = spec['serviceAccountName'] ?? spec['serviceAccount'];
  if (account !== undefined) Object.assign(spec, { serviceAccountName: account, serviceAccount: account });
  for (const container of objectsAt(spec, 'initContainers|containers|ephemeralContainers[]'))
    fill(container, { imagePullPolicy: pullPolicyOf(container['image']), resources: {} });
  for (const volume of objectsAt(spec, 'volumes[]'))
    if (Object.keys(volume).every((key) => key === 'name')) volume['emptyDir'] = {};
  for (const [path, defaults] of Object.entries<JsonObject>(DEFAULTS))
    for (const object of objectsAt(spec, path)) fill(object, defaults);
  return whole;
}

/** `latest` and no tag are pulled always; a digest never has to be pulled twice. */
function pullPolicyOf(image: Json | undefined): string {
  if (typeof image !== 'string') return 'IfNotPresent';
  const [withoutDigest = '', digest] = image.split('@');
  const tag = /:([^/:]+)$/.exec(withoutDigest)?.[1];
  return tag === 'latest' || (tag === undefined && digest === undefined) ? 'Always' : 'IfNotPresent';
}

/**
 * The template as API servers before 1.28 stored it: with hostNetwork every port got its hostPort. Later ones do that in pods
 * only (the gate DefaultHostNetworkHostPortsInPodTemplates is off), but keep what an older one wrote. Source: kubernetes 1.28,
 * pkg/apis/core/v1/defaults.go, SetDefaults_PodSpec.
 */
function withHostPorts(template: JsonObject): JsonObject {
  const whole = withoutEmpty(template);
  const spec = objectOr(whole['spec']);
  if (spec['hostNetwork'] !== true) return whole;
  for (const port of objectsAt(spec, 'initContainers|containers[].ports[]'))
    if (port['containerPort'] !== undefined) fill(port, { hostPort: port['containerPort'] });
  return whole;
}

function fill(object: JsonObject, defaults: JsonObject): void {
  for (const [key, value] of Object.entries(defaults)) object[key] ??= value;
}

/** The mappings at a path below another one: `a.b` is a field of a field, `a|b` either, `a[]` every item of a list. */
function objectsAt(object: JsonObject, path: string): readonly JsonObject[] {
  let found: readonly JsonObject[] = [object];
  for (const step of path.split('.')) {
    const isList = step.endsWith('[]');
    const names = (isList ? step.slice(0, -2) : step).split('|');
    const values = found.flatMap((one) => names.map((name) => one[name]));
    found = (isList ? values.filter(Array.isArray).flat() : values).filter(isObject);
  }
  return found;
}
