import { isObject, type Json, type JsonObject } from '../../../manifest/manifest.js';
import { canonicalQuantity } from '../../../manifest/quantity.js';

/**
 * A pod template as the API server stores it, as far as defaults and the leaving out of empty fields go: so that the template of
 * a file can be compared with that of a live object. Source: kubernetes 1.28, pkg/apis/core/v1/defaults.go and the
 * `omitempty` marks of k8s.io/api/core/v1. An image volume's pullPolicy is not: whether it is filled in depends on a
 * feature gate.
 */
export function withTemplateDefaults(template: JsonObject): JsonObject {
  const whole = withoutEmpty(template);
  fillPodSpec(child(whole, 'spec'));
  return whole;
}

/** Fields that are left out while they have their zero value; others with the same value are kept. */
const OMITTED_FALSE = new Set(['hostNetwork', 'hostPID', 'hostIPC', 'stdin', 'stdinOnce', 'tty', 'readOnly']);
const OMITTED_ZERO = new Set(['hostPort', 'initialDelaySeconds', 'weight']);
/** Maps of texts, whose members are data. */
const TEXT_MAPS = new Set(['labels', 'annotations', 'nodeSelector', 'matchLabels']);
const AMOUNTS = new Set(['limits', 'requests']);

/** A copy of a mapping without what the server does not keep: nulls, empty texts, lists and maps, zero values of fields that omit them. */
export function withoutEmpty(map: JsonObject, of = ''): JsonObject {
  const kept = empty();
  for (const [name, value] of Object.entries(map)) {
    if (value === null) continue;
    if (AMOUNTS.has(of)) kept[name] = storedQuantity(value);
    else if (TEXT_MAPS.has(of)) kept[name] = value;
    else if (!isLeftOut(name, value))
      kept[name] = name === 'sizeLimit' ? storedQuantity(value) : storedIn(value, name);
  }
  return kept;
}

function storedIn(value: Json, of: string): Json {
  if (Array.isArray(value)) return value.map((item) => storedIn(item, of));
  return isObject(value) ? withoutEmpty(value, of) : value;
}

function isLeftOut(name: string, value: Json): boolean {
  if (value === '') return true;
  if (value === false) return OMITTED_FALSE.has(name);
  if (value === 0) return OMITTED_ZERO.has(name);
  if (Array.isArray(value)) return value.length === 0;
  return isObject(value) && Object.keys(value).length === 0 && (TEXT_MAPS.has(name) || AMOUNTS.has(name));
}

const CONTAINERS = 'initContainers|containers|ephemeralContainers[]';
const PROBES = `${CONTAINERS}.livenessProbe|readinessProbe|startupProbe`;
const HTTP = { path: '/', scheme: 'HTTP' };
const FIELD = { apiVersion: 'v1' };

/** Defaults of each object that is written, by its path from the pod's spec; in the notation of `objectsAt`. */
const DEFAULTS: Readonly<Record<string, JsonObject>> = {
  [CONTAINERS]: { terminationMessagePath: '/dev/termination-log', terminationMessagePolicy: 'File' },
  [PROBES]: { timeoutSeconds: 1, periodSeconds: 10, successThreshold: 1, failureThreshold: 3 },
  [`${PROBES}.httpGet`]: HTTP,
  [`${PROBES}.grpc`]: { service: '' },
  [`${CONTAINERS}.lifecycle.postStart|preStop.httpGet`]: HTTP,
  [`${CONTAINERS}.ports[]`]: { protocol: 'TCP' },
  [`${CONTAINERS}.env[].valueFrom.fieldRef`]: FIELD,
  'volumes[].secret|configMap|downwardAPI|projected': { defaultMode: 0o644 },
  'volumes[].hostPath': { type: '' },
  'volumes[].iscsi': { iscsiInterface: 'default' },
  'volumes[].rbd': { pool: 'rbd', user: 'admin', keyring: '/etc/ceph/keyring' },
  'volumes[].azureDisk': { cachingMode: 'ReadWrite', kind: 'Shared', fsType: 'ext4', readOnly: false },
  'volumes[].scaleIO': { storageMode: 'ThinProvisioned', fsType: 'xfs' },
  'volumes[].ephemeral.volumeClaimTemplate.spec': { volumeMode: 'Filesystem' },
  'volumes[].downwardAPI.items[].fieldRef': FIELD,
  'volumes[].projected.sources[].downwardAPI.items[].fieldRef': FIELD,
  'volumes[].projected.sources[].serviceAccountToken': { expirationSeconds: 3600 },
};

function fillPodSpec(spec: JsonObject): void {
  fill(spec, {
    restartPolicy: 'Always',
    terminationGracePeriodSeconds: 30,
    dnsPolicy: 'ClusterFirst',
    schedulerName: 'default-scheduler',
    securityContext: empty(),
  });
  // The deprecated name is kept beside the new one.
  const account = spec['serviceAccountName'] ?? spec['serviceAccount'];
  if (account !== undefined) Object.assign(spec, { serviceAccountName: account, serviceAccount: account });
  for (const container of objectsAt(spec, CONTAINERS))
    fill(container, { imagePullPolicy: pullPolicyOf(container['image']), resources: empty() });
  for (const volume of objectsAt(spec, 'volumes[]'))
    if (Object.keys(volume).every((key) => key === 'name')) volume['emptyDir'] = empty();
  for (const [path, defaults] of Object.entries(DEFAULTS))
    for (const object of objectsAt(spec, path)) fill(object, defaults);
}

/** `latest` and no tag are pulled always; a digest never has to be pulled twice. */
function pullPolicyOf(image: Json | undefined): string {
  if (typeof image !== 'string') return 'IfNotPresent';
  const [withoutDigest = '', digest] = image.split('@');
  const tag = /:([^/:]+)$/.exec(withoutDigest)?.[1];
  const isLatest = tag === 'latest' || (tag === undefined && digest === undefined);
  return isLatest ? 'Always' : 'IfNotPresent';
}

/**
 * The template as API servers before 1.28 stored it: with hostNetwork every port got its hostPort. Later ones do that in pods
 * only (the gate DefaultHostNetworkHostPortsInPodTemplates is off), but keep what an older one wrote. Source: kubernetes 1.28,
 * pkg/apis/core/v1/defaults.go, SetDefaults_PodSpec.
 */
export function withHostPorts(template: JsonObject): JsonObject {
  const whole = withoutEmpty(template);
  const spec = child(whole, 'spec');
  if (spec['hostNetwork'] !== true) return whole;
  for (const port of objectsAt(spec, 'initContainers|containers[].ports[]'))
    if (port['containerPort'] !== undefined) fill(port, { hostPort: port['containerPort'] });
  return whole;
}

/** An amount as the API server stores it; one that it cannot read stays as it is. */
function storedQuantity(amount: Json): Json {
  if (typeof amount !== 'string' && typeof amount !== 'number') return amount;
  return canonicalQuantity(String(amount).trim()) ?? amount;
}

function empty(): JsonObject {
  return Object.create(null) as JsonObject;
}

function fill(object: JsonObject, defaults: JsonObject): void {
  for (const [key, value] of Object.entries(defaults)) object[key] ??= value;
}

function child(object: JsonObject, key: string): JsonObject {
  const value = object[key];
  if (isObject(value)) return value;
  return (object[key] = empty());
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
