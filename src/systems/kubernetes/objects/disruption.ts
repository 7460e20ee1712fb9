import { itemsIn, textIn, labelsIn } from '../../../manifest/fields.js';
import { isObject, type Json, type Manifest, namespaceOf } from '../../../manifest/manifest.js';
import { readToleration } from '../../../snapshot/snapshot.js';
import { DEFAULTS, fieldOf, integerOf, objectOf, textOf } from '../admission/defaults.js';
import { selectorOf } from '../admission/selectors.js';
import {
  type Budget,
  type BudgetStatus,
  NEVER_SYNCED,
  type OwnerRef,
  type Workload,
} from '../controller/disruption/cluster.js';
import type { DrainPod } from '../controller/disruption/drain-pod.js';
import type { Ask } from '../controller/workload-budgets.js';
import { conditionIn, trueConditionIn } from '../../../snapshot/status.js';

/** Built-in kinds with a scale subresource, and those without. */
const SCALED: readonly string[] = ['Deployment', 'ReplicaSet', 'StatefulSet', 'ReplicationController'];
const UNSCALED: readonly string[] = ['DaemonSet', 'Job', 'CronJob', 'Node', 'Pod'];
/** An evicted pod that is not being deleted after this long counts as healthy again. */
const DISRUPTED_MS = 120_000;

/** A pod of a snapshot. */
export function podOf(manifest: Manifest): DrainPod {
  const { object } = manifest;
  const metadata = objectOf(object, 'metadata');
  const status = objectOf(object, 'status');
  const tolerations = itemsIn(fieldOf(object, 'spec'), 'tolerations').filter(isObject).map(readToleration);
  return {
    namespace: namespaceOf(manifest),
    name: manifest.name,
    labels: labelsIn(metadata, 'labels'),
    owner: ownerOf(metadata),
    ready: trueConditionIn(status, 'Ready') !== undefined,
    phase: textOf(status, 'phase', 'Unknown'),
    terminating: fieldOf(metadata, 'deletionTimestamp') !== undefined,
    node: textOf(objectOf(object, 'spec'), 'nodeName', '') || null,
    ...(tolerations.length > 0 ? { tolerations } : {}),
  };
}

/** The owner that is marked as the controller. */
export function ownerOf(metadata: Json): OwnerRef | null {
  const owners = fieldOf(metadata, 'ownerReferences');
  const owner = Array.isArray(owners)
    ? owners.find((one) => isObject(one) && fieldOf(one, 'controller') === true)
    : undefined;
  return owner === undefined ? null : { kind: textOf(owner, 'kind', ''), name: textOf(owner, 'name', '') };
}

/**
 * A controller of pods. A custom resource counts as scaled when it has spec.replicas: a snapshot does not say which kinds have the
 * scale subresource.
 */
export function workloadOf(manifest: Manifest): Workload {
  const spec = objectOf(manifest.object, 'spec');
  const { kind } = manifest;
  const hasScale =
    SCALED.includes(kind) || (!UNSCALED.includes(kind) && fieldOf(spec, 'replicas') !== undefined);
  return {
    namespace: namespaceOf(manifest),
    kind,
    name: manifest.name,
    scale: hasScale ? integerOf(spec, 'replicas', DEFAULTS.replicas) : null,
    owner: ownerOf(objectOf(manifest.object, 'metadata')),
  };
}

/** A PodDisruptionBudget as admission accepts it. */
export function budgetOf(manifest: Manifest): Budget {
  const spec = objectOf(manifest.object, 'spec');
  const always = textOf(spec, 'unhealthyPodEvictionPolicy', '') === 'AlwaysAllow';
  return {
    namespace: namespaceOf(manifest),
    name: manifest.name,
    selector: selectorOf(fieldOf(spec, 'selector')),
    ask: askOf(spec),
    unhealthyPodEvictionPolicy: always ? 'AlwaysAllow' : 'IfHealthyBudget',
  };
}

function askOf(spec: Json): Ask {
  for (const field of ['maxUnavailable', 'minAvailable'] as const) {
    const value = fieldOf(spec, field);
    if (typeof value === 'number' || typeof value === 'string') return { field, value };
  }
  return { field: 'neither' };
}

/** The status of a live budget; one without a status was never synced. */
export function budgetStatusOf(manifest: Manifest, nowMs: number): BudgetStatus {
  const status = fieldOf(manifest.object, 'status');
  if (!isObject(status)) return NEVER_SYNCED;
  const generation = integerOf(objectOf(manifest.object, 'metadata'), 'generation', 0);
  const disrupted = Object.entries(objectOf(status, 'disruptedPods')).filter(
    ([, since]) => typeof since === 'string' && Date.parse(since) + DISRUPTED_MS > nowMs,
  );
  return {
    observed: integerOf(status, 'observedGeneration', 0) >= generation,
    expectedPods: integerOf(status, 'expectedPods', 0),
    desiredHealthy: integerOf(status, 'desiredHealthy', 0),
    currentHealthy: integerOf(status, 'currentHealthy', 0),
    disruptionsAllowed: integerOf(status, 'disruptionsAllowed', 0),
    disruptedPods: disrupted.map(([pod]) => pod),
    reason: reasonOf(status),
  };
}

function reasonOf(status: Json): BudgetStatus['reason'] {
  const known = ['SufficientPods', 'InsufficientPods', 'SyncFailed'] as const;
  const written = textIn(conditionIn(status, 'DisruptionAllowed'), 'reason');
  return known.find((reason) => reason === written) ?? '';
}

/** Equal for references to the same controller in a namespace. */
export function ownerKey(namespace: string, { kind, name }: OwnerRef): string {
  return `${kind}/${namespace}/${name}`;
}
