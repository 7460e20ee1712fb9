import { addTo } from '../../../manifest/lookup.js';
import type { Manifest } from '../../../manifest/manifest.js';
import { isFinished, type OwnerRef, type Workload } from '../controller/disruption/cluster.js';
import type { DrainPod } from '../controller/disruption/drain-pod.js';
import { ownerKey, workloadOf } from '../objects/disruption.js';
import { objectKey } from '../objects/objects.js';

const TEMPLATE_HASH = 'pod-template-hash';

/** Kinds with a scale that a snapshot keeps, and built-in ones without a scale. */
const SCALED: readonly string[] = ['Deployment', 'ReplicaSet', 'StatefulSet', 'ReplicationController'];
const UNSCALED: readonly string[] = ['DaemonSet', 'Job', 'CronJob', 'Node'];

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
  const above = set && workloadOf(set).owner;
  if (set) return above?.kind === 'Deployment' ? above : owner;
  const suffix = `-${labels[TEMPLATE_HASH] ?? ''}`;
  if (suffix === '-' || !owner.name.endsWith(suffix)) return owner;
  return { kind: 'Deployment', name: owner.name.slice(0, -suffix.length) };
}

/** The pods of a cluster by their controllers, and the sizes that these want. */
export class PodControllers {
  /** Each with its controller as owner, above a ReplicaSet its Deployment. */
  readonly pods: readonly DrainPod[];
  readonly workloads: readonly Workload[];
  private readonly byOwner = new Map<string, [DrainPod, ...DrainPod[]]>();
  private readonly scales = new Map<string, number | null>();

  /** `known`: workloads with the size that they want after the change; `live`: objects of the snapshot that the change leaves alone. */
  constructor(
    pods: readonly DrainPod[],
    objects: readonly Manifest[],
    known: readonly Workload[],
    live: readonly Manifest[],
  ) {
    const replicaSets = new Map(
      objects.filter(({ kind }) => kind === 'ReplicaSet').map((set) => [objectKey(set), set]),
    );
    this.pods = pods.map((pod) => ({ ...pod, owner: controllerOf(pod, replicaSets) }));
    const found = live.filter(({ kind }) => SCALED.includes(kind) || UNSCALED.includes(kind)).map(workloadOf);
    for (const one of [...found, ...known]) this.scales.set(ownerKey(one.namespace, one), one.scale);
    const unseen = new Map<string, Workload>();
    for (const pod of this.pods) {
      const { namespace, owner } = pod;
      if (!owner) continue;
      const key = ownerKey(namespace, owner);
      addTo(this.byOwner, key, pod);
      if (this.scales.has(key) || UNSCALED.includes(owner.kind)) continue;
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
    return owner !== null && (this.scales.get(ownerKey(namespace, owner)) ?? isScaled(owner)) === null;
  }

  /** True for a pod whose controller is neither in the files nor in the snapshot: it is assumed to want the pods that run. */
  isUnseen({ namespace, owner }: DrainPod): boolean {
    return owner !== null && isScaled(owner) !== null && !this.scales.has(ownerKey(namespace, owner));
  }
}

function isScaled({ kind }: OwnerRef): true | null {
  return UNSCALED.includes(kind) ? null : true;
}
