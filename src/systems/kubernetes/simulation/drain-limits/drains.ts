import { type Manifest, namespaceOf } from '../../../../manifest/manifest.js';
import { ofKindIn } from '../../../../manifest/lookup/of-kind.js';
import type { Problem } from '../../../../manifest/problem.js';
import { titleOf } from '../../../../manifest/words/visible.js';
import type { DrainLimit, HeldEviction, ReplicaSpread, ResolveInput } from '../../../system.js';
import { BudgetIndex, PodIndex } from '../../controller/disruption/coverage.js';
import {
  type Budget,
  type BudgetStatus,
  keyOf,
  type SyncedBudget,
  type Workload,
} from '../../controller/disruption/cluster.js';
import { type DrainPod, staysOnNode } from '../../controller/disruption/drain-pod.js';
import { asksBudgets, evictionOf } from '../../controller/disruption/eviction.js';
import { type Covered, coveredPods } from '../evictions/covered-pods.js';
import { type LabelSelector, selects } from '../../controller/labels.js';
import { podTemplateOf, templateLabels } from '../../objects/template.js';
import { type KubernetesObject, objectKey, objectsIn } from '../../objects/objects.js';
import { budgetOf, podOf, workloadOf } from '../../objects/disruption.js';
import type { Behaviour } from '../../versions.js';
import { allowsText, syncFails } from './budget-words.js';
import { KnownStatuses } from './known-statuses.js';
import { type BudgetFacts, withoutPods } from './no-pods.js';
import { PodOwners } from './pod-owners.js';
import { podsOfOne } from './pods-after.js';
import { neverAllows, nodesOf, ownerKey, severalBudgets, syncFailed, unhealthyPods } from './held.js';
import { replicaSpreads } from './replica-spread.js';
import { SCALED, sizesAsFound, UNSCALED } from './sizes-as-found.js';
import { ofUnknownSize, untoldProblems } from './unknown-size.js';
import { unseenOwnerProblems } from './unseen-owners.js';

/** What represents budgets, pods and their controllers after the change. */
export class Drains {
  private readonly budgets: readonly Budget[];
  /** Budgets that only the snapshot holds. */
  readonly liveBudgets: readonly Budget[];
  readonly pods: readonly DrainPod[];
  /** Workloads of the files. */
  readonly own: readonly KubernetesObject[];
  private readonly statuses: KnownStatuses;
  /** Those of the pods that the snapshot does not hold: taken to be there and ready. */
  private readonly assumed: ReadonlySet<DrainPod>;
  private readonly unseen: Parameters<typeof unseenOwnerProblems>[0];
  private readonly podsOfOwn: ReadonlyMap<KubernetesObject, readonly DrainPod[]>;
  /** By pod of a workload of the files: which of them that is. */
  private readonly placeInOwn: ReadonlyMap<DrainPod, number>;
  private readonly podIndex: PodIndex<DrainPod>;
  private readonly budgetIndex: BudgetIndex;

  /** `objects` as the cluster holds them after the change. */
  constructor(
    private readonly input: ResolveInput,
    objects: readonly KubernetesObject[],
    replicasOf: (object: KubernetesObject) => number,
    private readonly behaviour: Behaviour,
  ) {
    const { snapshot } = input;
    const base = input.objects.texts.base ?? [];
    const replaced = new Set([...objects.map(({ manifest }) => manifest), ...base].map(objectKey));
    const live = snapshot.objects.filter((manifest) => !replaced.has(objectKey(manifest)));
    this.own = objects.filter(({ kind }) => kind !== 'PodDisruptionBudget');
    this.liveBudgets = live.filter(({ kind }) => kind === 'PodDisruptionBudget').map(budgetOf);
    this.budgets = [...budgetsIn(objects), ...this.liveBudgets];
    const owners = new PodOwners(
      live.filter(({ kind }) => kind === 'Pod').map(podOf),
      snapshot.objects,
      [...this.own.map(({ manifest }) => manifest), ...base, ...live].filter(
        ({ kind }) => kind === 'Deployment',
      ),
    );
    const known = [
      ...this.own.map((object) => sized(workloadOf(object.manifest), replicasOf(object))),
      ...live.filter(({ kind }) => SCALED.includes(kind) || UNSCALED.includes(kind)).map(workloadOf),
    ];
    const keys = known.map((one) => ownerKey(one.namespace, one));
    const asFound = sizesAsFound(owners.pods, new Set([...keys, ...replaced]));
    const told = {
      budgets: snapshot.objects.filter(({ kind }) => kind === 'PodDisruptionBudget'),
      pods: owners.pods,
    };
    this.statuses = new KnownStatuses([...known, ...asFound], told, snapshot.takenAt ?? input.at);
    this.unseen = { untold: owners.untold, asFound };
    const after = this.own.map((object) => podsOfOne(object, owners, replicasOf(object)));
    const gone = [...this.own.map(({ manifest }) => manifest), ...workloadsGone(input, objects)];
    const owned = new Set(gone.flatMap((one) => owners.of(one)));
    this.podsOfOwn = new Map(after.map(({ object, kept, assumed }) => [object, [...kept, ...assumed]]));
    this.placeInOwn = new Map(
      this.own.flatMap((object, place) => this.podsOf(object).map((pod) => [pod, place] as const)),
    );
    this.assumed = new Set(after.flatMap(({ assumed }) => assumed));
    this.pods = [
      ...owners.pods.filter((pod) => !owned.has(pod)),
      ...after.flatMap(({ kept }) => kept),
      ...this.assumed,
    ];
    this.podIndex = new PodIndex(this.pods);
    this.budgetIndex = new BudgetIndex(this.budgets);
  }

  /** Pods of a workload of the files. */
  podsOf(object: KubernetesObject): readonly DrainPod[] {
    return this.podsOfOwn.get(object) ?? [];
  }

  podsIn(namespace: string): readonly DrainPod[] {
    return this.podIndex.podsIn(namespace);
  }

  /** Workloads of the files that have a pod under it. */
  workloadsUnder({ manifest }: KubernetesObject): string[] {
    const covered = this.coveredBy(budgetOf(manifest));
    const places = new Set(covered.flatMap((pod) => this.placeInOwn.get(pod) ?? []));
    const objects = [...places].sort((a, b) => a - b).map((place) => this.own[place]);
    return objects.flatMap((object) => (object ? titleOf(object.manifest) : []));
  }

  /** How many pods go at the same time where all are healthy; null where only a size that is not known would tell. */
  mostAtOnce(budget: Budget): number | null {
    const status = this.statuses.of(budget, this.coveredBy(budget));
    if (!status) return null;
    const { reason, expectedPods, desiredHealthy } = status;
    return reason === 'SyncFailed' ? 0 : Math.max(0, expectedPods - desiredHealthy);
  }

  /** The applications whose replicas a drain of several nodes may take together. */
  spreads(): ReplicaSpread[] {
    return replicaSpreads(this.pods, this.assumed, {
      over: (pod) => this.covering(pod),
      most: (budget) => this.mostAtOnce(budget),
    });
  }

  /** True for a budget that holds nothing together. */
  letsAllGo(budget: Budget): boolean {
    const covered = this.coveredBy(budget).length;
    const most = this.mostAtOnce(budget);
    return covered > 0 && most !== null && most >= covered;
  }

  /** True where it is known that it covers no pod: the snapshot has the pods of its namespace, or what it is for has no replicas. */
  coversNone({ namespace, selector }: Budget): boolean {
    if (selector === null) return true;
    const isSeen = this.podsIn(namespace).some((pod) => !this.assumed.has(pod));
    return isSeen || objectsIn(this.own, namespace).some((object) => isFor(object, selector));
  }

  /** What one budget of the files allows, and what it holds for good. */
  limitOf({ manifest }: KubernetesObject): BudgetFacts {
    const budget = budgetOf(manifest);
    const covered = this.coveredBy(budget);
    if (covered.length === 0) return withoutPods(manifest, budget, this);
    const known = this.statuses.statusOrOwner(budget, covered);
    if ('unknown' in known) {
      const asked = covered.filter((pod) => !staysOnNode(pod) && asksBudgets(pod));
      return ofUnknownSize(manifest, budget, { covered, asked, owner: known.unknown });
    }
    const { status } = known;
    const held = this.heldBy(manifest, budget, covered, status);
    const { expectedPods, desiredHealthy, currentHealthy, disruptionsAllowed } = status;
    const limit = {
      expectedPods,
      desiredHealthy,
      currentHealthy,
      disruptionsAllowed,
      pods: covered.length,
      nodes: nodesOf(covered),
      held,
    };
    const summary =
      status.reason === 'SyncFailed' ? syncFails(covered.length) : this.summary(budget.name, limit, covered);
    return { limit, notes: [summary] };
  }

  /** What is assumed of controllers that the snapshot does not hold. */
  problems(): Problem[] {
    const places = new Map(
      this.input.objects.texts.own
        .filter(({ kind }) => kind === 'PodDisruptionBudget')
        .map((manifest) => [
          keyOf({ ...manifest, namespace: namespaceOf(manifest) }),
          manifest.placeOf(['spec']),
        ]),
    );
    const untold = this.liveBudgets.filter(
      (budget) => this.statuses.of(budget, this.coveredBy(budget)) === null,
    );
    return [...unseenOwnerProblems(this.unseen, this.budgets, this.pods, places), ...untoldProblems(untold)];
  }

  /** What holds drains back in a dry rollout; null where nothing does, or the snapshot holds no pods that are covered. */
  covered(behaviour: Behaviour, readyMs: number): Covered | null {
    const budgets = this.budgets.flatMap((budget): SyncedBudget[] => {
      const pods = this.coveredBy(budget);
      const status = pods.length > 0 ? this.statuses.of(budget, pods) : null;
      return status ? [{ budget, status }] : [];
    });
    if (budgets.length === 0) return null;
    const nodes = this.input.snapshot.nodes.map(({ name }) => name);
    const found = coveredPods(nodes, budgets, this.pods, behaviour, readyMs);
    return found.pods.length > 0 ? found : null;
  }

  private summary(own: string, limit: DrainLimit, covered: readonly DrainPod[]): string {
    const assumed = covered.filter((pod) => this.assumed.has(pod)).length;
    return allowsText(limit, {
      assumed,
      covered,
      others: this.namesOver(covered).filter((name) => name !== own),
    });
  }

  private heldBy(
    manifest: Manifest,
    budget: Budget,
    covered: readonly DrainPod[],
    status: BudgetStatus,
  ): HeldEviction[] {
    const asked = covered.filter((pod) => !staysOnNode(pod) && asksBudgets(pod));
    const alone = asked.filter((pod) => this.covering(pod).length === 1);
    const several = this.reportedBy(
      budget,
      asked.filter((pod) => !alone.includes(pod)),
    );
    return [
      ...(several.length > 0 ? [severalBudgets(manifest, several, this.namesOver(several))] : []),
      ...this.heldAlone(manifest, budget, { alone, covered }, status),
    ];
  }

  /** What this budget alone refuses. */
  private heldAlone(
    manifest: Manifest,
    budget: Budget,
    { alone, covered }: { readonly alone: readonly DrainPod[]; readonly covered: readonly DrainPod[] },
    status: BudgetStatus,
  ): HeldEviction[] {
    const isRefused = (pod: DrainPod): boolean =>
      !evictionOf(pod, [{ budget, status }], this.behaviour).evicted;
    const refused = alone.filter(isRefused);
    const fails = status.reason === 'SyncFailed';
    const atBest = status.expectedPods - status.desiredHealthy;
    // Once it is ready, it is held for good too.
    if (!fails && atBest <= 0 && status.disruptionsAllowed === 0)
      return alone.length > 0 ? [neverAllows(manifest, budget, alone, status)] : [];
    if (refused.length === 0 || status.disruptionsAllowed > 0) return [];
    return fails
      ? [syncFailed(manifest, refused, this.statuses.failing(covered))]
      : [unhealthyPods(manifest, budget, refused, status)];
  }

  /** Pods under several budgets of which this one is the last in the files, so that one budget reports them for all. */
  private reportedBy(budget: Budget, pods: readonly DrainPod[]): DrainPod[] {
    const written = ofKindIn(this.input.objects.texts.own, 'PodDisruptionBudget', budget.namespace);
    return pods.filter((pod) => {
      const names = this.covering(pod).map(({ name }) => name);
      return written.filter(({ name }) => names.includes(name)).at(-1)?.name === budget.name;
    });
  }

  private namesOver(pods: readonly DrainPod[]): string[] {
    return [...new Set(pods.flatMap((pod) => this.covering(pod).map(({ name }) => name)))].sort();
  }

  /** The pods that the budget covers. */
  coveredBy(budget: Budget): readonly DrainPod[] {
    return this.podIndex.coveredBy(budget);
  }

  private covering(pod: DrainPod): Budget[] {
    return this.budgetIndex.over(pod);
  }
}

/** The disruption budgets among objects of the files. */
export function budgetsIn(objects: readonly KubernetesObject[]): Budget[] {
  return objects
    .filter(({ kind }) => kind === 'PodDisruptionBudget')
    .map(({ manifest }) => budgetOf(manifest));
}

/** Workloads that the change deletes: the garbage collector deletes their pods, and no budget counts them any more. */
function workloadsGone(
  { objects: { texts } }: ResolveInput,
  objects: readonly KubernetesObject[],
): Manifest[] {
  const kept = new Set(objects.map(({ manifest }) => objectKey(manifest)));
  return (texts.base ?? []).filter((one) => one.kind !== 'PodDisruptionBudget' && !kept.has(objectKey(one)));
}

function isFor({ manifest }: KubernetesObject, selector: LabelSelector): boolean {
  return selects(selector, templateLabels(podTemplateOf(manifest)));
}

function sized(workload: Workload, replicas: number): Workload {
  return workload.scale === null ? workload : { ...workload, scale: replicas };
}
