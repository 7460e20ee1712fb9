import { isObject, type Json, type JsonObject } from '../manifest/manifest.js';
import { canonicalQuantity } from '../manifest/quantity.js';

type Fill = (object: JsonObject) => unknown;

/**
 * A pod template as the API server stores it, as far as defaults and the leaving out of empty fields go: so that the template of
 * a file and the one of a live object can be told to be the same. Source: kubernetes 1.28, pkg/apis/core/v1/defaults.go and the
 * `omitempty` marks of k8s.io/api/core/v1. An image volume's pullPolicy is not: whether it is filled in depends on a
 * feature gate.
 */
export function withTemplateDefaults(template: JsonObject): JsonObject {
  const copy = stored(template, '');
  const whole = isObject(copy) ? copy : empty();
  const spec = child(whole, 'spec');
  fillPodSpec(spec);
  return whole;
}

/** Fields that are left out while they have their zero value; others with the same value are kept. */
const OMITTED_FALSE = new Set(['hostNetwork', 'hostPID', 'hostIPC', 'stdin', 'stdinOnce', 'tty', 'readOnly']);
const OMITTED_ZERO = new Set(['hostPort', 'initialDelaySeconds', 'weight']);
/** Maps of texts, whose members are data. */
const TEXT_MAPS = new Set(['labels', 'annotations', 'nodeSelector', 'matchLabels']);
const AMOUNTS = new Set(['limits', 'requests']);

/** A copy without what the server does not keep: nulls, empty texts, lists and maps, zero values of fields that omit them. */
function stored(value: Json, key: string): Json {
  if (Array.isArray(value)) return value.map((item) => stored(item, key));
  if (!isObject(value)) return value;
  const kept = empty();
  for (const [name, inner] of Object.entries(value)) {
    if (inner === null) continue;
    if (AMOUNTS.has(key)) kept[name] = storedQuantity(inner);
    else if (TEXT_MAPS.has(key)) kept[name] = inner;
    else if (!isLeftOut(name, inner))
      kept[name] = name === 'sizeLimit' ? storedQuantity(inner) : stored(inner, name);
  }
  return kept;
}

function isLeftOut(name: string, value: Json): boolean {
  if (value === '') return true;
  if (value === false) return OMITTED_FALSE.has(name);
  if (value === 0) return OMITTED_ZERO.has(name);
  if (Array.isArray(value)) return value.length === 0;
  return isObject(value) && Object.keys(value).length === 0 && (TEXT_MAPS.has(name) || AMOUNTS.has(name));
}

function fillPodSpec(spec: JsonObject): void {
  set(spec, 'restartPolicy', 'Always');
  set(spec, 'terminationGracePeriodSeconds', 30);
  set(spec, 'dnsPolicy', 'ClusterFirst');
  set(spec, 'schedulerName', 'default-scheduler');
  child(spec, 'securityContext');
  mirror(spec, 'serviceAccountName', 'serviceAccount');
  for (const list of ['initContainers', 'containers', 'ephemeralContainers']) each(spec, list, fillContainer);
  each(spec, 'volumes', fillVolume);
}

/** The deprecated name is kept beside the new one. */
function mirror(spec: JsonObject, name: string, deprecated: string): void {
  const value = spec[name] ?? spec[deprecated];
  if (value === undefined) return;
  spec[name] = value;
  spec[deprecated] = value;
}

function fillContainer(container: JsonObject): void {
  set(container, 'terminationMessagePath', '/dev/termination-log');
  set(container, 'terminationMessagePolicy', 'File');
  set(container, 'imagePullPolicy', pullPolicyOf(container['image']));
  child(container, 'resources');
  for (const probe of ['livenessProbe', 'readinessProbe', 'startupProbe'])
    inside(container, probe, fillProbe);
  inside(container, 'lifecycle', (lifecycle) => {
    for (const hook of ['postStart', 'preStop']) inside(lifecycle, hook, fillHttpGet);
  });
  each(container, 'ports', (port) => {
    set(port, 'protocol', 'TCP');
  });
  each(container, 'env', (variable) => {
    inside(variable, 'valueFrom', (source) => {
      inside(source, 'fieldRef', fillFieldRef);
    });
  });
}

/** `latest` and no tag are pulled always; a digest never has to be pulled twice. */
function pullPolicyOf(image: Json | undefined): string {
  if (typeof image !== 'string') return 'IfNotPresent';
  const [withoutDigest = '', digest] = image.split('@');
  const tag = /:([^/:]+)$/.exec(withoutDigest)?.[1];
  const isLatest = tag === 'latest' || (tag === undefined && digest === undefined);
  return isLatest ? 'Always' : 'IfNotPresent';
}

function fillProbe(probe: JsonObject): void {
  set(probe, 'timeoutSeconds', 1);
  set(probe, 'periodSeconds', 10);
  set(probe, 'successThreshold', 1);
  set(probe, 'failureThreshold', 3);
  fillHttpGet(probe);
  inside(probe, 'grpc', (grpc) => {
    set(grpc, 'service', '');
  });
}

function fillHttpGet(handler: JsonObject): void {
  inside(handler, 'httpGet', (request) => {
    set(request, 'path', '/');
    set(request, 'scheme', 'HTTP');
  });
}

function fillFieldRef(reference: JsonObject): void {
  set(reference, 'apiVersion', 'v1');
}

const FILE_MODE = 0o644;

/** Source: kubernetes 1.28, pkg/apis/core/v1/defaults.go, SetDefaults_*VolumeSource. */
const VOLUME_DEFAULTS: ReadonlyMap<string, JsonObject> = new Map<string, JsonObject>([
  ['hostPath', { type: '' }],
  ['iscsi', { iscsiInterface: 'default' }],
  ['rbd', { pool: 'rbd', user: 'admin', keyring: '/etc/ceph/keyring' }],
  ['azureDisk', { cachingMode: 'ReadWrite', kind: 'Shared', fsType: 'ext4', readOnly: false }],
  ['scaleIO', { storageMode: 'ThinProvisioned', fsType: 'xfs' }],
]);

function fillVolume(volume: JsonObject): void {
  if (Object.keys(volume).every((key) => key === 'name')) volume['emptyDir'] = empty();
  for (const kind of ['secret', 'configMap', 'downwardAPI', 'projected'])
    inside(volume, kind, (source) => {
      set(source, 'defaultMode', FILE_MODE);
    });
  for (const [kind, defaults] of VOLUME_DEFAULTS)
    inside(volume, kind, (source) => {
      for (const [key, value] of Object.entries(defaults)) set(source, key, value);
    });
  inside(volume, 'ephemeral', (source) => {
    inside(source, 'volumeClaimTemplate', (template) => {
      inside(template, 'spec', (spec) => {
        set(spec, 'volumeMode', 'Filesystem');
      });
    });
  });
  inside(volume, 'downwardAPI', fillDownward);
  inside(volume, 'projected', (projected) => {
    each(projected, 'sources', (source) => {
      inside(source, 'downwardAPI', fillDownward);
      inside(source, 'serviceAccountToken', (token) => {
        set(token, 'expirationSeconds', 3600);
      });
    });
  });
}

function fillDownward(source: JsonObject): void {
  each(source, 'items', (item) => {
    inside(item, 'fieldRef', fillFieldRef);
  });
}

/**
 * The template as API servers before 1.28 stored it: with hostNetwork every port got its hostPort. Later ones do that in pods
 * only (the gate DefaultHostNetworkHostPortsInPodTemplates is off), but keep what an older one wrote. Source: kubernetes 1.28,
 * pkg/apis/core/v1/defaults.go, SetDefaults_PodSpec.
 */
export function withHostPorts(template: JsonObject): JsonObject {
  const whole = stored(template, '');
  if (!isObject(whole)) return template;
  const spec = child(whole, 'spec');
  if (spec['hostNetwork'] !== true) return whole;
  for (const list of ['initContainers', 'containers'])
    each(spec, list, (container) => {
      each(container, 'ports', (port) => {
        const { containerPort } = port;
        if (containerPort !== undefined) set(port, 'hostPort', containerPort);
      });
    });
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

function set(object: JsonObject, key: string, value: Json): void {
  object[key] ??= value;
}

function child(object: JsonObject, key: string): JsonObject {
  const value = object[key];
  if (isObject(value)) return value;
  return (object[key] = empty());
}

function inside(object: JsonObject, key: string, fill: Fill): void {
  const value = object[key];
  if (isObject(value)) fill(value);
}

function each(object: JsonObject, key: string, fill: Fill): void {
  const list = object[key];
  if (Array.isArray(list)) for (const item of list) if (isObject(item)) fill(item);
}
