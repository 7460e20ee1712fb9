import { groupedBy, once } from '../../../manifest/lookup.js';
import { ofKindIn } from '../../../manifest/identity.js';
import { namespaceOf } from '../../../manifest/manifest.js';
import { selects } from '../../../manifest/selector.js';
import { titleOf } from '../../../manifest/visible.js';
import type { ReplicaSpread, ResolveInput } from '../../system.js';
import {
  asksBudgets,
  type Budget,
  type BudgetStatus,
  countsSizes,
  Coverage,
  type DrainPod,
  isFinished,
  isSameBudget,
  keyOf,
  NEVER_SYNCED,
  type OwnerRef,
  staysOnNode,
  type SyncedBudget,
  syncedBudget,
} from '../controller/disruption.js';
import { holdsIn } from '../objects/holds.js';
import { type KubernetesObject, objectKey, objectsIn } from '../objects/objects.js';
import {
  budgetOf,
  budgetsIn,
  budgetStatusOf,
  ownerKey,
  PodControllers,
  podOf,
  workloadOf,
} from '../objects/pods.js';
import { replicasIn, startOrdinalIn } from '../objects/spec.js';
import { podTemplateOf, templateLabels } from '../objects/template.js';
import type { Behaviour } from '../versions.js';
import { type CoveredPods, coveredPods } from './evictions.js';

/** Disruption budgets, pods and their controllers after the change. */
export class Drains {
  /** Budgets that only the snapshot holds. */
  readonly liveBudgets: readonly Budget[];
  /** Workloads of the files. */
  readonly own: readonly KubernetesObject[];
  private readonly budgets: readonly Budget[];
  readonly pods: readonly DrainPod[];
  private readonly controllers: PodControllers;
  /** Budgets of the snapshot with their statuses. */
  private readonly synced: ReadonlyMap<string, SyncedBudget>;
  private readonly assumed = new Set<DrainPod>();
  private readonly podsOfOwn = new Map<KubernetesObject, readonly DrainPod[]>();
  private readonly workloadOfPod = new Map<DrainPod, KubernetesObject>();
  private readonly coverage: Coverage;

  /** `objects` as the cluster holds them after the change. */
  constructor(
    private readonly input: ResolveInput,
    objects: readonly KubernetesObject[],
    replicasOf: (object: KubernetesObject) => number,
    readonly behaviour: Behaviour,
  ) {
    const { snapshot } = input;
    const base = input.objects.texts.base ?? [];
    const after = new Set(objects.map(({ manifest }) => objectKey(manifest)));
    const replaced = new Set([...after, ...base.map(objectKey)]);
    const live = snapshot.objects.filter((manifest) => !replaced.has(objectKey(manifest)));
    this.own = objects.filter(({ kind }) => kind !== 'PodDisruptionBudget');
    this.liveBudgets = budgetsIn(live);
    this.budgets = [...budgetsIn(objects.map(({ manifest }) => manifest)), ...this.liveBudgets];
    this.synced = new Map(
      snapshot.objects.flatMap((one): [string, SyncedBudget][] => {
        if (one.kind !== 'PodDisruptionBudget') return [];
        const status = budgetStatusOf(one, snapshot.takenAt ?? input.at);
        const budget = budgetOf(one);
        return status ? [[keyOf(budget), { budget, status }]] : [];
      }),
    );
    const sized = this.own.map((object) => {
      const workload = workloadOf(object.manifest);
      return workload.scale === null ? workload : { ...workload, scale: replicasOf(object) };
    });
    const pods = live.filter(({ kind }) => kind === 'Pod').map(podOf);
    this.controllers = new PodControllers(pods, snapshot.objects, sized, live);
    const guarded = new Set(this.budgets.map(({ namespace }) => namespace));
    const kept: DrainPod[] = [];
    for (const object of this.own) {
      const present = this.controllers.of(object.manifest);
      // Of 160 DaemonSets over 500 nodes without a budget there would be 80,000 pods on each side.
      if (present.length === 0 && !guarded.has(namespaceOf(object.manifest))) continue;
      const own = podsAfter(object, present, replicasOf(object));
      kept.push(...own.kept);
      for (const pod of own.assumed) this.assumed.add(pod);
      const all = [...own.kept, ...own.assumed];
      this.podsOfOwn.set(object, all);
      for (const pod of all) this.workloadOfPod.set(pod, object);
    }
    // The garbage collector deletes the pods of workloads that the change deletes.
    const deleted = base.filter((one) => !after.has(objectKey(one)));
    const owned = new Set(
      [...this.own.map(({ manifest }) => manifest), ...deleted].flatMap((one) => this.controllers.of(one)),
    );
    this.pods = [...this.controllers.pods.filter((pod) => !owned.has(pod)), ...kept, ...this.assumed];
    this.coverage = new Coverage(this.pods, this.budgets);
  }

  /** Pods of a workload of the files. */
  podsOf(object: KubernetesObject): readonly DrainPod[] {
    return this.podsOfOwn.get(object) ?? [];
  }

  isAssumed(pod: DrainPod): boolean {
    return this.assumed.has(pod);
  }

  hasPodsIn(namespace: string): boolean {
    return this.coverage.podsIn(namespace).length > 0;
  }

  coveredBy(budget: Budget): readonly DrainPod[] {
    return this.coverage.coveredBy(budget);
  }

  covering(pod: DrainPod): readonly Budget[] {
    return this.coverage.over(pod);
  }

  /** Names of the budgets that cover some of the pods. */
  namesOver(pods: readonly DrainPod[]): string[] {
    return [...new Set(pods.flatMap((pod) => this.covering(pod).map(({ name }) => name)))].sort();
  }

  /** Pods under a budget whose eviction a drain asks for. */
  evictedUnder(budget: Budget): DrainPod[] {
    return this.coveredBy(budget).filter((pod) => !staysOnNode(pod) && asksBudgets(pod));
  }

  /** Workloads of the files that have a pod under it. */
  workloadsUnder(budget: Budget): string[] {
    const under = new Set(this.coveredBy(budget).map((pod) => this.workloadOfPod.get(pod)));
    return this.own.filter((object) => under.has(object)).map((object) => titleOf(object.manifest));
  }

  /**
   * What a budget allows. Where the snapshot lacks a controller whose size counts, the status that the cluster computed for the same
   * budget; else the controller is assumed to want the pods that run.
   */
  readonly statusOf = once((budget: Budget): BudgetStatus => {
    const known = this.unseenUnder(budget).length > 0 ? this.synced.get(keyOf(budget)) : undefined;
    if (known && isSameBudget(known.budget, budget)) return known.status;
    return syncedBudget(budget, NEVER_SYNCED, this.coveredBy(budget), this.controllers.workloads);
  });

  /** The controller without a scale for which a budget cannot be computed. */
  failing(budget: Budget): OwnerRef | null {
    return this.coveredBy(budget).find((pod) => this.controllers.hasNoScale(pod))?.owner ?? null;
  }

  /** Pods whose controllers a budget counts and the snapshot does not hold; none where their sizes play no part. */
  private unseenUnder(budget: Budget): DrainPod[] {
    if (!countsSizes(budget.ask) || this.failing(budget) !== null) return [];
    return this.coveredBy(budget).filter((pod) => this.controllers.isUnseen(pod));
  }

  /** Budgets that are planned on an assumed size, and the pods of which that is so. */
  assumptions(): { readonly budget: Budget; readonly pods: readonly DrainPod[] }[] {
    return this.budgets.flatMap((budget) => {
      const pods = this.unseenUnder(budget);
      const known = this.synced.get(keyOf(budget));
      return pods.length === 0 || (known && isSameBudget(known.budget, budget)) ? [] : [{ budget, pods }];
    });
  }

  /** Most evictions at a time where all pods are healthy. */
  mostAtOnce(budget: Budget): number {
    const { reason, expectedPods, desiredHealthy } = this.statusOf(budget);
    return reason === 'SyncFailed' ? 0 : Math.max(0, expectedPods - desiredHealthy);
  }

  /** True for a budget that allows the eviction of all its pods at once. */
  letsAllGo(budget: Budget): boolean {
    const covered = this.coveredBy(budget).length;
    return covered > 0 && this.mostAtOnce(budget) >= covered;
  }

  /** True where a budget is known to cover no pod: the snapshot has pods of its namespace, or a workload of it has no replicas. */
  coversNone({ namespace, selector }: Budget): boolean {
    return (
      !selector.written ||
      this.coverage.podsIn(namespace).some((pod) => !this.assumed.has(pod)) ||
      objectsIn(this.own, namespace).some(({ manifest }) =>
        selects(selector, templateLabels(podTemplateOf(manifest))),
      )
    );
  }

  /** Pods under several budgets of which this one is the last in the files, so that one budget reports them for all. */
  reportedBy(budget: Budget, pods: readonly DrainPod[]): DrainPod[] {
    const written = ofKindIn(this.input.objects.texts.own, 'PodDisruptionBudget', budget.namespace);
    return pods.filter((pod) => {
      const names = this.covering(pod).map(({ name }) => name);
      return written.findLast(({ name }) => names.includes(name))?.name === budget.name;
    });
  }

  /**
   * Applications whose replicas a drain of several nodes may take together, with the nodes of their replicas, by namespace and name. Left
   * out are applications of which a replica is not in the snapshot, as its node is unknown; Jobs, which do not serve; and static pods,
   * which a node owns.
   */
  spreads(): ReplicaSpread[] {
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
        const { owner, namespace, tolerations = [] } = first;
        // The strictest: replicas have the same labels, but for what a rollout adds.
        const [budget = null] = this.covering(first)
          .map((one) => ({ name: one.name, most: this.mostAtOnce(one) }))
          .sort((a, b) => a.most - b.most);
        const nodes = [...new Set(placed.flatMap(({ node }) => node ?? []))].sort();
        const workload = `${owner.kind}/${owner.name}`;
        return [{ workload, namespace, pods: placed.length, nodes, budget, tolerations }];
      });
  }

  /** What holds drains in a dry rollout; null where nothing does, or the snapshot holds no covered pods. */
  covered(readyMs: number): CoveredPods | null {
    const budgets = this.budgets
      .filter((budget) => this.coveredBy(budget).length > 0)
      .map((budget): SyncedBudget => ({ budget, status: this.statusOf(budget) }));
    if (budgets.length === 0) return null;
    const nodes = this.input.snapshot.nodes.map(({ name }) => name);
    const found = coveredPods(nodes, budgets, this.pods, this.coverage, {
      behaviour: this.behaviour,
      readyMs,
    });
    return found.pods.length > 0 ? found : null;
  }
}

/**
 * Pods in the number and with the labels that a workload of the files wants after the change. Where the snapshot holds none, all are
 * assumed to be ready; else those that the change adds. Of fewer, pods that are not ready go first, as a ReplicaSet takes them; of a
 * StatefulSet the highest ordinals.
 */
function podsAfter(
  object: KubernetesObject,
  present: readonly DrainPod[],
  replicas: number,
): { readonly kept: readonly DrainPod[]; readonly assumed: readonly DrainPod[] } {
  if (present.length === 0) return { kept: [], assumed: assumedPods(object, 0, replicas) };
  const kept = present.map((pod) => ({ ...pod, labels: labelsAfter(object, pod.labels) }));
  if (object.kind === 'DaemonSet') return { kept, assumed: [] };
  const running = kept.filter((pod) => !pod.terminating && !isFinished(pod));
  const wanted = object.live ? replicasIn(object.live) : running.length;
  if (replicas >= wanted) return { kept, assumed: assumedPods(object, wanted, replicas) };
  const end = startOrdinalIn(object.manifest) + replicas;
  const stay = new Set(
    object.kind === 'StatefulSet'
      ? running.filter(({ name }) => Number(/-(\d+)$/.exec(name)?.[1]) < end)
      : running.toSorted((a, b) => Number(b.ready) - Number(a.ready)).slice(0, replicas),
  );
  return { kept: kept.filter((pod) => stay.has(pod) || !running.includes(pod)), assumed: [] };
}

/**
 * The labels of the new template on a pod that the rollout replaces; labels of other origin stay. A workload that does not roll all pods
 * by itself (paused, OnDelete, a partition) leaves them as they are.
 */
export function labelsAfter(
  { manifest, before }: Pick<KubernetesObject, 'manifest' | 'before'>,
  labels: DrainPod['labels'],
): DrainPod['labels'] {
  const { isPaused, isOnDelete, partition } = holdsIn(manifest);
  if (!before || isPaused || isOnDelete || partition > 0) return labels;
  const old = templateLabels(podTemplateOf(before));
  const own = Object.entries(labels).filter(([key, value]) => old[key] !== value);
  return { ...Object.fromEntries(own), ...templateLabels(podTemplateOf(manifest)) };
}

function assumedPods({ manifest, kind }: KubernetesObject, from: number, to: number): DrainPod[] {
  const labels = templateLabels(podTemplateOf(manifest));
  const { name } = manifest;
  const state = { ready: true, phase: 'Running', terminating: false, node: null };
  const pod = { namespace: namespaceOf(manifest), labels, owner: { kind, name }, ...state };
  return Array.from({ length: Math.max(0, to - from) }, (_, i) => ({ ...pod, name: `${name}-${from + i}` }));
}
