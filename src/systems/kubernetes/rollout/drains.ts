import { ofKindIn } from '../../../manifest/identity.js';
import { groupedBy, lazily, once } from '../../../manifest/lookup.js';
import { namespaceOf } from '../../../manifest/manifest.js';
import {
  type BudgetsOver,
  type DrainPod,
  isFinished,
  type OwnerRef,
  type PodBudget,
  type ReplicaSpread,
  type ResolveInput,
} from '../../system.js';
import {
  type Budget,
  budgetOf,
  budgetsIn,
  type BudgetStatus,
  countsSizes,
  Coverage,
  isSameBudget,
  keyOf,
  NEVER_SYNCED,
  ownerKey,
  staysOnNode,
  syncedBudget,
} from '../controller/disruption.js';
import { allowed } from '../controller/limits.js';
import { type KubernetesObject, objectKey } from '../objects/objects.js';
import { budgetStatusOf, PodControllers, scaleOf } from '../objects/pods.js';
import { holdsIn, replicasIn, startOrdinalIn } from '../controller/spec.js';
import { podTemplateOf, templateLabels } from '../objects/template.js';
import { type CoveredCluster, coveredPods } from './evictions.js';

/** Disruption budgets, pods and their controllers after the change. */
export class Drains {
  readonly own: readonly KubernetesObject[];
  readonly pods: readonly DrainPod[];
  readonly liveBudgets: readonly Budget[];
  readonly budgets: readonly Budget[];
  private readonly controllers: PodControllers;
  /** By namespace and name. */
  readonly podsByKey = lazily(() => new Map(this.pods.map((pod) => [keyOf(pod), pod])));
  /** Pods that are not in the snapshot. */
  readonly assumed: ReadonlySet<DrainPod>;
  readonly coverage: Coverage;

  /** `objects` as the cluster holds them after the change. */
  constructor(
    private readonly input: ResolveInput,
    objects: readonly KubernetesObject[],
    replicasOf: (object: KubernetesObject) => number,
  ) {
    const inSnapshot = input.snapshot.objects;
    const base = input.objects.texts.base ?? [];
    const after = new Set(objects.map(({ manifest }) => objectKey(manifest)));
    const replaced = new Set([...after, ...base.map(objectKey)]);
    const left = inSnapshot.filter((one) => one.kind !== 'Pod' && !replaced.has(objectKey(one)));
    this.own = objects.filter(({ kind }) => kind !== 'PodDisruptionBudget');
    this.liveBudgets = budgetsIn(left);
    this.budgets = [...budgetsIn(objects.map(({ manifest }) => manifest)), ...this.liveBudgets];
    const sizes = new Map(
      this.own.map((object) => {
        const hasScale = scaleOf(object.manifest) !== null;
        return [objectKey(object.manifest), hasScale ? replicasOf(object) : null];
      }),
    );
    this.controllers = new PodControllers(inSnapshot, sizes, left);
    // 160 DaemonSets over 500 nodes without a budget would have 80,000 pods on each side.
    const guarded = new Set([...this.budgets, ...budgetsIn(base)].map(({ namespace }) => namespace));
    const podsAfter = this.own.flatMap((object) => {
      const present = this.controllers.of(object.manifest);
      const isAsked = present.length > 0 || guarded.has(namespaceOf(object.manifest));
      return isAsked ? podsOfWorkload(object, present, replicasOf(object)) : [];
    });
    this.assumed = new Set(podsAfter.flatMap(({ assumed }) => assumed));
    // The garbage collector deletes the pods of workloads that the change deletes.
    const deleted = base.filter((one) => !after.has(objectKey(one)));
    const owners = [...this.own.map(({ manifest }) => manifest), ...deleted];
    const owned = new Set(owners.flatMap((one) => this.controllers.of(one)));
    const others = this.controllers.pods.filter((pod) => !owned.has(pod));
    this.pods = [...others, ...podsAfter.flatMap(({ kept }) => kept), ...this.assumed];
    this.coverage = new Coverage(this.pods, this.budgets);
  }

  /**
   * Number of evictions that a budget allows. Where the snapshot lacks a controller whose size counts, the status that the cluster computed for the same
   * budget; else the controller is assumed to want the pods that run.
   */
  readonly statusOf = once((budget: Budget): BudgetStatus => {
    const known = this.unseenUnder(budget).length > 0 ? this.liveStatus(budget) : null;
    return (
      known ??
      syncedBudget(budget, NEVER_SYNCED, this.coverage.coveredBy(budget), this.controllers.sizes().scales)
    );
  });

  /** The status that the cluster computed for the same budget. */
  private liveStatus(budget: Budget): BudgetStatus | null {
    const near = ofKindIn(this.input.snapshot.objects, 'PodDisruptionBudget', budget.namespace);
    const live = near.find(({ name }) => name === budget.name);
    return live && isSameBudget(budgetOf(live), budget) ? budgetStatusOf(live) : null;
  }

  /** The controller without a scale for which a budget cannot be computed. */
  failing(budget: Budget): OwnerRef | null {
    return this.coverage.coveredBy(budget).find((pod) => this.controllers.hasNoScale(pod))?.owner ?? null;
  }

  /** Pods whose controllers a budget counts and the snapshot does not hold; none where their sizes play no part. */
  private unseenUnder(budget: Budget): DrainPod[] {
    if (!countsSizes(budget.ask) || this.failing(budget) !== null) return [];
    return this.coverage.coveredBy(budget).filter((pod) => this.controllers.isUnseen(pod));
  }

  /** Budgets that are planned on an assumed size, and the pods of which that is so. */
  assumptions(): { readonly budget: Budget; readonly pods: readonly DrainPod[] }[] {
    return this.budgets
      .map((budget) => ({ budget, pods: this.unseenUnder(budget) }))
      .filter(({ budget, pods }) => pods.length > 0 && this.liveStatus(budget) === null);
  }

  /** Most evictions at a time where all pods are healthy. */
  mostAtOnce(budget: Budget): number {
    const { reason, expectedPods, desiredHealthy } = this.statusOf(budget);
    return reason === 'SyncFailed' ? 0 : Math.max(0, expectedPods - desiredHealthy);
  }

  /** The limits of the budgets over a pod of the snapshot. */
  readonly budgetsOver: BudgetsOver = (pod) => {
    const known = this.podsByKey().get(keyOf(pod));
    return known ? this.coverage.over(known).map(this.podBudget) : [];
  };

  private readonly podBudget = once((budget: Budget): PodBudget => ({
    name: budget.name,
    allowed: this.statusOf(budget).disruptionsAllowed,
    mostAtOnce: this.mostAtOnce(budget),
    isNever: budget.ask.field !== 'neither' && allowed(budget.ask) === 'none',
    freesUnready: budget.alwaysAllows,
  }));

  /** True for a budget that allows the eviction of all its pods at once. */
  letsAllGo(budget: Budget): boolean {
    const covered = this.coverage.coveredBy(budget).length;
    return covered > 0 && this.mostAtOnce(budget) >= covered;
  }

  /**
   * Applications whose replicas a drain of several nodes may take together, with the nodes of their replicas, by namespace and name. Left
   * out are applications of which a replica is not in the snapshot, as its node is unknown; Jobs, which do not serve; and static pods,
   * which a node owns.
   */
  readonly spreads = lazily((): readonly ReplicaSpread[] => {
    const byWorkload = groupedBy(this.pods, (pod) => {
      const { owner, namespace } = pod;
      if (!owner || owner.kind === 'Job' || owner.kind === 'Node') return undefined;
      if (isFinished(pod) || pod.terminating || staysOnNode(pod)) return undefined;
      return `${namespace}/${ownerKey('', owner)}`;
    });
    return [...byWorkload]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .flatMap(([, replicas]): ReplicaSpread[] => {
        const placed = replicas.filter(({ node }) => node !== null);
        const [first] = placed;
        if (!first?.owner || replicas.some((pod) => this.assumed.has(pod))) return [];
        const { owner, namespace, tolerations } = first;
        // The strictest: replicas have the same labels, but for what a rollout adds.
        const [budget = null] = this.coverage
          .over(first)
          .map((one) => ({ name: one.name, most: this.mostAtOnce(one) }))
          .sort((a, b) => a.most - b.most);
        const nodes = [...new Set(placed.flatMap(({ node }) => node ?? []))].sort();
        const workload = `${owner.kind}/${owner.name}`;
        return [{ workload, namespace, pods: placed.length, nodes, budget, tolerations }];
      });
  });

  /** Covered pods, which drains of a dry rollout have to evict; null without any in the snapshot. */
  covered(readyMs: number): CoveredCluster | null {
    if (this.budgets.length === 0) return null;
    const synced = once((budget: Budget) => ({ budget, status: this.statusOf(budget) }));
    const nodes = this.input.snapshot.nodes.map(({ name }) => name);
    const pods = coveredPods(nodes, this.pods, (pod) => this.coverage.over(pod).map(synced));
    return pods.length > 0 ? { nodes, pods, readyMs } : null;
  }
}

/**
 * Pods in the number and with the labels that a workload of the files wants after the change. Where the snapshot holds none, all are
 * assumed to be ready; else those that the change adds. Of fewer, pods that are not ready go first, as a ReplicaSet takes them; of a
 * StatefulSet the highest ordinals.
 */
function podsOfWorkload(
  object: KubernetesObject,
  present: readonly DrainPod[],
  replicas: number,
): { readonly kept: readonly DrainPod[]; readonly assumed: readonly DrainPod[] } {
  const { kind, manifest } = object;
  if (present.length === 0) return { kept: [], assumed: assumedPods(object, 0, replicas) };
  const kept = present.map((pod) => ({ ...pod, labels: labelsAfter(object, pod.labels) }));
  if (kind === 'DaemonSet') return { kept, assumed: [] };
  const running = kept.filter((pod) => !pod.terminating && !isFinished(pod));
  const wanted = object.live ? replicasIn(object.live) : running.length;
  if (replicas >= wanted) return { kept, assumed: assumedPods(object, wanted, replicas) };
  const end = startOrdinalIn(manifest) + replicas;
  const stay = new Set(
    kind === 'StatefulSet'
      ? running.filter(({ name }) => Number(/-(\d+)$/.exec(name)?.[1]) < end)
      : running.toSorted((a, b) => Number(b.ready) - Number(a.ready)).slice(0, replicas),
  );
  return { kept: kept.filter((pod) => stay.has(pod) || !running.includes(pod)), assumed: [] };
}

/**
 * The labels of the new template on a pod that the rollout replaces; labels of other origin stay. A workload that does not roll all pods
 * by itself (paused, OnDelete, a partition) leaves them as they are.
 */
function labelsAfter(
  { manifest, before }: Pick<KubernetesObject, 'manifest' | 'before'>,
  labels: DrainPod['labels'],
): DrainPod['labels'] {
  const { isPaused, isOnDelete, partition } = holdsIn(manifest);
  if (!before || isPaused || isOnDelete || partition > 0) return labels;
  const old = templateLabels(podTemplateOf(before));
  const own = Object.entries(labels).filter(([key, value]) => old[key] !== value);
  return { ...Object.fromEntries(own), ...templateLabels(podTemplateOf(manifest)) };
}

/** Pods of the template that they have once the rollout is over, if it takes them at all. */
function assumedPods(object: KubernetesObject, from: number, to: number): DrainPod[] {
  const { manifest, before } = object;
  const labels = labelsAfter(object, templateLabels(podTemplateOf(before ?? manifest)));
  const { kind, name } = manifest;
  const pod = {
    ...{ namespace: namespaceOf(manifest), labels, owner: { kind, name }, node: null, tolerations: [] },
    ...{ ready: true, phase: 'Running', terminating: false, hasEmptyDir: false, restarts: true },
  };
  return Array.from({ length: Math.max(0, to - from) }, (_, i) => ({ ...pod, name: `${name}-${from + i}` }));
}
