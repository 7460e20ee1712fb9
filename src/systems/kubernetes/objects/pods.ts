import {
  field,
  filledText,
  itemsIn,
  labelsIn,
  numberIn,
  objectIn,
  textIn,
} from '../../../manifest/fields.js';
import { addTo, remembered } from '../../../manifest/lookup.js';
import { isObject, type Json, type Manifest, namespaceOf } from '../../../manifest/manifest.js';
import { compileSelector } from '../../../manifest/selector.js';
import { conditionIn, trueConditionIn } from '../../../snapshot/status.js';
import { readToleration } from '../../../snapshot/snapshot.js';
import {
  type Budget,
  type BudgetStatus,
  type DrainPod,
  isFinished,
  NEVER_SYNCED,
  type OwnerRef,
  type Workload,
} from '../controller/disruption.js';
import type { Ask } from '../controller/limits.js';
import { objectKey } from './objects.js';
import { isSet, replicasIn, specOf } from './spec.js';

/** A pod of a snapshot. */
export function podOf(manifest: Manifest): DrainPod {
  const { metadata, status, spec } = manifest.object;
  const tolerations = itemsIn(spec, 'tolerations').filter(isObject).map(readToleration);
  return {
    namespace: namespaceOf(manifest),
    name: manifest.name,
    labels: labelsIn(metadata, 'labels'),
    owner: ownerOf(manifest),
    ready: trueConditionIn(status, 'Ready') !== undefined,
    phase: filledText(field(status, 'phase')) ?? 'Unknown',
    terminating: isSet(metadata, 'deletionTimestamp'),
    node: filledText(field(spec, 'nodeName')),
    ...(tolerations.length > 0 ? { tolerations } : {}),
  };
}

/** The owner that is marked as the controller. */
export function ownerOf({ object }: Manifest): OwnerRef | null {
  const owners = itemsIn(object['metadata'], 'ownerReferences');
  const owner = owners.find((one) => field(one, 'controller') === true);
  return owner === undefined
    ? null
    : { kind: textIn(owner, 'kind') ?? '', name: textIn(owner, 'name') ?? '' };
}

/** A PodDisruptionBudget as admission accepts it. */
export const budgetOf = remembered((manifest: Manifest): Budget => {
  const spec = specOf(manifest);
  const compiled = compileSelector(spec['selector']);
  return {
    namespace: namespaceOf(manifest),
    name: manifest.name,
    selector: 'selector' in compiled ? compiled.selector : { written: false, requirements: [] },
    ask: askOf(spec),
    unhealthyPodEvictionPolicy:
      spec['unhealthyPodEvictionPolicy'] === 'AlwaysAllow' ? 'AlwaysAllow' : 'IfHealthyBudget',
  };
});

function askOf(spec: Json): Ask {
  for (const name of ['maxUnavailable', 'minAvailable'] as const) {
    const value = field(spec, name);
    if (typeof value === 'number' || typeof value === 'string') return { field: name, value };
  }
  return { field: 'neither' };
}

/** The disruption budgets among manifests. */
export function budgetsIn(manifests: readonly Manifest[]): Budget[] {
  return manifests.filter(({ kind }) => kind === 'PodDisruptionBudget').map(budgetOf);
}

/** An evicted pod that is not being deleted after this long counts as healthy again. */
const DISRUPTED_MS = 120_000;
const REASONS = ['SufficientPods', 'InsufficientPods', 'SyncFailed'] as const;

/** The status of a live budget; null for one without a status. */
export function budgetStatusOf({ object }: Manifest, nowMs: number): BudgetStatus | null {
  const status = objectIn(object, 'status');
  if (!status) return null;
  const generation = numberIn(object['metadata'], 'generation') ?? 0;
  const reason = textIn(conditionIn(status, 'DisruptionAllowed'), 'reason');
  const countOf = (name: string): number => numberIn(status, name) ?? 0;
  return {
    ...NEVER_SYNCED,
    observed: countOf('observedGeneration') >= generation,
    expectedPods: countOf('expectedPods'),
    desiredHealthy: countOf('desiredHealthy'),
    currentHealthy: countOf('currentHealthy'),
    disruptionsAllowed: countOf('disruptionsAllowed'),
    disruptedPods: Object.entries(objectIn(status, 'disruptedPods') ?? {}).flatMap(([pod, since]) =>
      typeof since === 'string' && Date.parse(since) + DISRUPTED_MS > nowMs ? pod : [],
    ),
    reason: REASONS.find((one) => one === reason) ?? '',
  };
}

/** Kinds with a scale that a snapshot keeps, and built-in ones without a scale. */
export const SCALED: readonly string[] = ['Deployment', 'ReplicaSet', 'StatefulSet', 'ReplicationController'];
const UNSCALED: readonly string[] = ['DaemonSet', 'Job', 'CronJob', 'Node', 'Pod'];

/**
 * A controller of pods. A custom resource counts as scaled when it has spec.replicas: a snapshot does not say which kinds have the
 * scale subresource.
 */
export function workloadOf(manifest: Manifest): Workload {
  const { kind, name } = manifest;
  const hasScale = SCALED.includes(kind) || (!UNSCALED.includes(kind) && isSet(specOf(manifest), 'replicas'));
  const scale = hasScale ? replicasIn(manifest) : null;
  return { namespace: namespaceOf(manifest), kind, name, scale, owner: ownerOf(manifest) };
}

/** Equal for references to the same controller in a namespace. */
export function ownerKey(namespace: string, { kind, name }: OwnerRef): string {
  return `${kind}/${namespace}/${name}`;
}

/**
 * The controller that deletes and replaces a pod. The name of a ReplicaSet is that of its Deployment and the hash of the template, so a
 * snapshot need not hold it. Source: kubernetes 1.28, deployment/sync.go, getNewReplicaSet.
 */
function controllerOf(
  { owner, labels, namespace }: DrainPod,
  replicaSets: ReadonlyMap<string, Manifest>,
): OwnerRef | null {
  if (owner?.kind !== 'ReplicaSet') return owner;
  const set = replicaSets.get(ownerKey(namespace, owner));
  const above = set && ownerOf(set);
  if (set) return above?.kind === 'Deployment' ? above : owner;
  const suffix = `-${labels['pod-template-hash'] ?? ''}`;
  if (suffix === '-' || !owner.name.endsWith(suffix)) return owner;
  return { kind: 'Deployment', name: owner.name.slice(0, -suffix.length) };
}

/** The pods of a cluster by their controllers, and the sizes that these want. */
export class PodControllers {
  /** Each with its controller as owner, above a ReplicaSet its Deployment. */
  readonly pods: readonly DrainPod[];
  readonly workloads: readonly Workload[];
  private readonly byOwner = new Map<string, [DrainPod, ...DrainPod[]]>();
  private readonly scales: ReadonlyMap<string, number | null>;

  /** `known`: workloads with the size that they want after the change; `live`: objects of the snapshot that the change leaves alone. */
  constructor(
    pods: readonly DrainPod[],
    objects: readonly Manifest[],
    known: readonly Workload[],
    live: readonly Manifest[],
  ) {
    const sets = objects.filter(({ kind }) => kind === 'ReplicaSet');
    const replicaSets = new Map(sets.map((set) => [objectKey(set), set]));
    this.pods = pods.map((pod) => ({ ...pod, owner: controllerOf(pod, replicaSets) }));
    const found = live
      .filter(({ kind }) => kind !== 'Pod' && (SCALED.includes(kind) || UNSCALED.includes(kind)))
      .map(workloadOf);
    this.scales = new Map([...found, ...known].map((one) => [ownerKey(one.namespace, one), one.scale]));
    const unseen = new Map<string, Workload>();
    for (const pod of this.pods) {
      const { namespace, owner } = pod;
      if (!owner) continue;
      const key = ownerKey(namespace, owner);
      addTo(this.byOwner, key, pod);
      if (!this.isUnseen(pod)) continue;
      const runs = !pod.terminating && !isFinished(pod);
      const scale = (unseen.get(key)?.scale ?? 0) + Number(runs);
      unseen.set(key, { namespace, ...owner, scale, owner: null });
    }
    this.workloads = [...known, ...found, ...unseen.values()];
  }

  of(manifest: Manifest): readonly DrainPod[] {
    return this.byOwner.get(objectKey(manifest)) ?? [];
  }

  /** True for a pod whose controller has no scale: a budget that counts sizes cannot be computed over it. */
  hasNoScale({ namespace, owner }: DrainPod): boolean {
    if (owner === null) return false;
    const scale = this.scales.get(ownerKey(namespace, owner));
    return scale === undefined || scale === null ? UNSCALED.includes(owner.kind) : false;
  }

  /** True for a pod whose controller is neither in the files nor in the snapshot: it is assumed to want the pods that run. */
  isUnseen({ namespace, owner }: DrainPod): boolean {
    return owner !== null && !UNSCALED.includes(owner.kind) && !this.scales.has(ownerKey(namespace, owner));
  }
}
