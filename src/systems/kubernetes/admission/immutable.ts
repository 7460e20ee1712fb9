import { isObject, type Json, type JsonObject } from '../../../manifest/manifest.js';
import { parseQuantity } from '../../../manifest/quantity.js';
import { canonicalWithoutNulls } from '../../../manifest/canonical.js';
import { fieldOf, objectOf, textOf } from './defaults.js';
import type { WorkloadKind } from './kinds.js';
import { requirementsOf } from './selectors.js';
import { type Violation, violation } from './violation.js';
import { labelsIn } from '../../../manifest/fields.js';

/**
 * Fields of the spec that an update may not change. A StatefulSet may change nothing but replicas, template, updateStrategy,
 * persistentVolumeClaimRetentionPolicy, minReadySeconds, ordinals and (newer) revisionHistoryLimit. Source: kubernetes 1.28,
 * pkg/apis/apps/validation and registry/apps.
 */
const IMMUTABLE: Readonly<Record<WorkloadKind, readonly string[]>> = {
  Deployment: ['selector'],
  DaemonSet: ['selector'],
  StatefulSet: ['selector', 'serviceName', 'podManagementPolicy', 'volumeClaimTemplates'],
  PodDisruptionBudget: [],
};

/** A field as the server stores it, so that a manifest and a live object compare equal where they mean the same. */
const STORED: Readonly<Record<string, (spec: JsonObject) => Json>> = {
  selector: storedSelector,
  serviceName: (spec) => textOf(spec, 'serviceName', ''),
  podManagementPolicy: (spec) => textOf(spec, 'podManagementPolicy', 'OrderedReady'),
  volumeClaimTemplates: storedClaims,
};

/**
 * Changes that the API server refuses: the object would have to be deleted and created anew. Both must be whole objects; an
 * object from a snapshot has lost its claims and serviceName.
 */
export function immutableChanges(kind: WorkloadKind, before: JsonObject, after: JsonObject): Violation[] {
  return IMMUTABLE[kind]
    .filter((field) => storedText(before, field) !== storedText(after, field))
    .map((field) => violation(['spec', field], 'immutable', 'field is immutable'));
}

function storedText(object: JsonObject, field: string): string {
  return canonicalWithoutNulls(STORED[field]?.(objectOf(object, 'spec')) ?? null);
}

function storedSelector(spec: JsonObject): Json {
  const selector = objectOf(spec, 'selector');
  const requirements = requirementsOf(fieldOf(selector, 'matchExpressions'));
  return {
    matchLabels: { ...labelsIn(selector, 'matchLabels') },
    matchExpressions: requirements.map((one) => ({ ...one, values: [...one.values] })),
  };
}

/** The server adds kind, version, a status and `volumeMode: Filesystem` to the templates of claims. */
function storedClaims(spec: JsonObject): Json {
  const claims = fieldOf(spec, 'volumeClaimTemplates');
  if (!Array.isArray(claims)) return [];
  return claims.filter(isObject).map((claim) => {
    const metadata = objectOf(claim, 'metadata');
    const spec = objectOf(claim, 'spec');
    return {
      name: textOf(metadata, 'name', ''),
      labels: { ...labelsIn(metadata, 'labels') },
      annotations: { ...labelsIn(metadata, 'annotations') },
      spec: {
        ...spec,
        volumeMode: textOf(spec, 'volumeMode', 'Filesystem'),
        resources: storedResources(objectOf(spec, 'resources')),
      },
    };
  });
}

function storedResources(resources: JsonObject): Json {
  const amounts = (key: string): Json =>
    Object.fromEntries(
      Object.entries(objectOf(resources, key)).map(([name, amount]) => [name, storedAmount(amount)]),
    );
  return { requests: amounts('requests'), limits: amounts('limits') };
}

/** Amounts compare by what they are worth: `1Gi` is `1024Mi`. */
function storedAmount(amount: Json): Json {
  if (typeof amount !== 'string' && typeof amount !== 'number') return amount;
  const quantity = parseQuantity(String(amount));
  if (!quantity) return amount;
  if (quantity.unscaled === 0n) return '0';
  let { unscaled, exponent } = quantity;
  for (; unscaled % 10n === 0n; exponent++) unscaled /= 10n;
  return `${unscaled}e${exponent}`;
}
