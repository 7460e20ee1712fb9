import { ofKindIn } from '../../../manifest/identity.js';
import { type Manifest } from '../../../manifest/manifest.js';
import { titleOf } from '../../../manifest/visible.js';
import type { ReplicaSpread, ResolveInput } from '../../system.js';
import { fieldOf } from '../admission/defaults.js';
import { countsSizes, syncedBudget } from '../controller/disruption/budget.js';
import {
  type Budget,
  type BudgetStatus,
  keyOf,
  NEVER_SYNCED,
  type OwnerRef,
  type SyncedBudget,
} from '../controller/disruption/cluster.js';
import { BudgetIndex, PodIndex } from '../controller/disruption/coverage.js';
import { type DrainPod, staysOnNode } from '../controller/disruption/drain-pod.js';
import { asksBudgets } from '../controller/disruption/eviction.js';
import { isSameBudget } from '../controller/disruption/same-budget.js';
import { selects } from '../controller/labels.js';
import { budgetOf, budgetStatusOf, podOf, workloadOf } from '../objects/disruption.js';
import { type KubernetesObject, objectKey, objectsIn } from '../objects/objects.js';
import { podTemplateOf, templateLabels } from '../objects/template.js';
import type { Behaviour } from '../versions.js';
import { type Covered, coveredPods } from './covered-pods.js';
import { PodControllers } from './pod-controllers.js';
import { podsAfter } from './pods-after.js';
import { replicaSpreads } from './replica-spread.js';

/** Disruption budgets, pods and their controllers after the change. */
export class Drains {
  readonly budgets: readonly Budget[];
  /** Budgets that only the snapshot holds. */
  readonly liveBudgets: readonly Budget[];
  readonly pods: readonly DrainPod[];
  /** Workloads of the files. */
  readonly own: readonly KubernetesObject[];
  private readonly controllers: PodControllers;
  /** Budgets of the snapshot with their statuses. */
  private readonly synced: ReadonlyMap<string, SyncedBudget>;
  private readonly assumed = new Set<DrainPod>();
  private readonly podsOfOwn = new Map<KubernetesObject, readonly DrainPod[]>();
  private readonly podIndex: PodIndex<DrainPod>;
  private readonly budgetIndex: BudgetIndex;

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
    const now = snapshot.takenAt ?? input.at;
    this.synced = new Map(
      snapshot.objects
        .filter(
          ({ kind, object }) => kind === 'PodDisruptionBudget' && fieldOf(object, 'status') !== undefined,
        )
        .map((one) => ({ budget: budgetOf(one), status: budgetStatusOf(one, now) }))
        .map((one) => [keyOf(one.budget), one]),
    );
    const sized = this.own.map((object) => {
      const workload = workloadOf(object.manifest);
      return workload.scale === null ? workload : { ...workload, scale: replicasOf(object) };
    });
    const pods = live.filter(({ kind }) => kind === 'Pod').map(podOf);
    this.controllers = new PodControllers(pods, snapshot.objects, sized, live);
    const kept: DrainPod[] = [];
    for (const object of this.own) {
      const own = podsAfter(object, this.controllers.of(object.manifest), replicasOf(object));
      kept.push(...own.kept);
      for (const pod of own.assumed) this.assumed.add(pod);
      this.podsOfOwn.set(object, [...own.kept, ...own.assumed]);
    }
    // The garbage collector deletes the pods of workloads that the change deletes.
    const deleted = base.filter((one) => !after.has(objectKey(one)));
    const owned = new Set(
      [...this.own.map(({ manifest }) => manifest), ...deleted].flatMap((one) => this.controllers.of(one)),
    );
    this.pods = [...this.controllers.pods.filter((pod) => !owned.has(pod)), ...kept, ...this.assumed];
    this.podIndex = new PodIndex(this.pods);
    this.budgetIndex = new BudgetIndex(this.budgets);
  }

  /** Pods of a workload of the files. */
  podsOf(object: KubernetesObject): readonly DrainPod[] {
    return this.podsOfOwn.get(object) ?? [];
  }

  isAssumed(pod: DrainPod): boolean {
    return this.assumed.has(pod);
  }

  podsIn(namespace: string): readonly DrainPod[] {
    return this.podIndex.podsIn(namespace);
  }

  coveredBy(budget: Budget): readonly DrainPod[] {
    return this.podIndex.coveredBy(budget);
  }

  covering(pod: DrainPod): Budget[] {
    return this.budgetIndex.over(pod);
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
  workloadsUnder({ manifest }: KubernetesObject): string[] {
    const covered = new Set(this.coveredBy(budgetOf(manifest)));
    return this.own
      .filter((object) => this.podsOf(object).some((pod) => covered.has(pod)))
      .map((object) => titleOf(object.manifest));
  }

  /**
   * What a budget allows. Where the snapshot lacks a controller whose size counts, the status that the cluster computed for the same
   * budget; else the controller is assumed to want the pods that run.
   */
  statusOf(budget: Budget): BudgetStatus {
    const known = this.unseenUnder(budget).length > 0 && this.synced.get(keyOf(budget));
    if (known && isSameBudget(known.budget, budget)) return known.status;
    return syncedBudget(budget, NEVER_SYNCED, this.coveredBy(budget), this.controllers.workloads);
  }

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
    if (selector === null) return true;
    const isSeen = this.podsIn(namespace).some((pod) => !this.assumed.has(pod));
    return (
      isSeen ||
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
      return written.filter(({ name }) => names.includes(name)).at(-1)?.name === budget.name;
    });
  }

  /** Applications whose replicas a drain of several nodes may take together. */
  spreads(): ReplicaSpread[] {
    return replicaSpreads(this.pods, this.assumed, (pod) =>
      this.covering(pod).map((budget) => ({ name: budget.name, most: this.mostAtOnce(budget) })),
    );
  }

  /** What holds drains in a dry rollout; null where nothing does, or the snapshot holds no covered pods. */
  covered(readyMs: number): Covered | null {
    const budgets = this.budgets.flatMap((budget): SyncedBudget[] =>
      this.coveredBy(budget).length > 0 ? [{ budget, status: this.statusOf(budget) }] : [],
    );
    if (budgets.length === 0) return null;
    const nodes = this.input.snapshot.nodes.map(({ name }) => name);
    const found = coveredPods(nodes, budgets, this.pods, this.behaviour, readyMs);
    return found.pods.length > 0 ? found : null;
  }
}

/** The disruption budgets among manifests. */
export function budgetsIn(manifests: readonly Manifest[]): Budget[] {
  return manifests.filter(({ kind }) => kind === 'PodDisruptionBudget').map(budgetOf);
}
