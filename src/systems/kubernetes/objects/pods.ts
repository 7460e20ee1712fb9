import { numberIn, objectIn, textIn } from '../../../manifest/fields.js';
import { groupedBy, lazily, remembered } from '../../../manifest/lookup.js';
import type { Manifest } from '../../../manifest/manifest.js';
import { conditionIn } from '../../../snapshot/status.js';
import { type DrainPod, isFinished, ownerOf, podsIn } from '../../system.js';
import { type BudgetStatus, NEVER_SYNCED, ownerKey } from '../controller/disruption.js';
import { objectKey } from './objects.js';
import { isSet, replicasIn, specOf } from '../controller/spec.js';

const REASONS = ['SufficientPods', 'InsufficientPods', 'SyncFailed'] as const;

/** The status of a live budget; null for one without a status. */
export function budgetStatusOf({ object }: Manifest): BudgetStatus | null {
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
    reason: REASONS.find((one) => one === reason) ?? '',
  };
}

/** Kinds with a scale that a snapshot keeps, and built-in ones without a scale. */
export const SCALED: readonly string[] = ['Deployment', 'ReplicaSet', 'StatefulSet', 'ReplicationController'];
const UNSCALED: readonly string[] = ['DaemonSet', 'Job', 'CronJob', 'Node', 'Pod'];

/**
 * spec.replicas through the scale subresource; null for kinds without one (DaemonSet, Job, most custom resources). A custom resource
 * counts as scaled when it has spec.replicas: a snapshot does not say which kinds have the subresource.
 */
export function scaleOf(manifest: Manifest): number | null {
  const { kind } = manifest;
  const hasScale = SCALED.includes(kind) || (!UNSCALED.includes(kind) && isSet(specOf(manifest), 'replicas'));
  return hasScale ? replicasIn(manifest) : null;
}

/**
 * A pod with the controller that deletes and replaces it, whose size budgets count: above a ReplicaSet its Deployment. The name of a
 * ReplicaSet is that of its Deployment and the hash of the template, so a snapshot need not hold it. Source: kubernetes 1.28,
 * deployment/sync.go, getNewReplicaSet; disruption.go, getPodDeployment.
 */
export function withController(pod: DrainPod, replicaSets: ReadonlyMap<string, Manifest>): DrainPod {
  const { owner, labels, namespace } = pod;
  if (owner?.kind !== 'ReplicaSet') return pod;
  const set = replicaSets.get(ownerKey(namespace, owner));
  const above = set && ownerOf(set);
  if (set) return above?.kind === 'Deployment' ? { ...pod, owner: above } : pod;
  const suffix = `-${labels['pod-template-hash'] ?? ''}`;
  if (suffix === '-' || !owner.name.endsWith(suffix)) return pod;
  return { ...pod, owner: { kind: 'Deployment', name: owner.name.slice(0, -suffix.length) } };
}

/** The pods of a snapshot with their controllers, in its order and by controller: the same on both sides. */
const controlledPods = remembered((objects: readonly Manifest[]) => {
  const sets = objects.filter(({ kind }) => kind === 'ReplicaSet');
  const replicaSets = new Map(sets.map((set) => [objectKey(set), set]));
  const pods = podsIn(objects).map((pod) => withController(pod, replicaSets));
  const keyOf = ({ namespace, owner }: DrainPod) => (owner ? ownerKey(namespace, owner) : undefined);
  return { pods, byOwner: lazily(() => groupedBy(pods, keyOf)) };
});

/** The pods of a cluster by their controllers, and the sizes that these want. */
export class PodControllers {
  /** `known`: sizes after the change; `live`: objects of the snapshot that the change leaves alone, without pods. */
  constructor(
    private readonly objects: readonly Manifest[],
    private readonly known: ReadonlyMap<string, number | null>,
    private readonly live: readonly Manifest[],
  ) {}

  get pods(): readonly DrainPod[] {
    return controlledPods(this.objects).pods;
  }

  /** By controller; `unseen`: controllers that are known only by their pods. */
  readonly sizes = lazily(() => {
    const found = this.live
      .filter(({ kind }) => SCALED.includes(kind) || UNSCALED.includes(kind))
      .map((one) => [objectKey(one), scaleOf(one)] as const);
    const seen = new Map([...found, ...this.known]);
    const unseen = new Map<string, number>();
    for (const [key, own] of controlledPods(this.objects).byOwner())
      if (!seen.has(key) && !UNSCALED.includes(own[0].owner?.kind ?? ''))
        unseen.set(key, own.filter((pod) => !pod.terminating && !isFinished(pod)).length);
    return { unseen, scales: new Map([...seen, ...unseen]) };
  });

  of(manifest: Manifest): readonly DrainPod[] {
    return controlledPods(this.objects).byOwner().get(objectKey(manifest)) ?? [];
  }

  /** True for a pod whose controller has no scale: a budget that counts sizes cannot be computed over it. */
  hasNoScale({ namespace, owner }: DrainPod): boolean {
    if (owner === null || !UNSCALED.includes(owner.kind)) return false;
    return (this.sizes().scales.get(ownerKey(namespace, owner)) ?? null) === null;
  }

  /** True for a pod whose controller is neither in the files nor in the snapshot: it is assumed to want the pods that run. */
  isUnseen({ namespace, owner }: DrainPod): boolean {
    return owner !== null && this.sizes().unseen.has(ownerKey(namespace, owner));
  }
}
