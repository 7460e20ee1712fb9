import { counted } from '../../../../text/plural.js';
import { groupedBy } from '../../../../manifest/lookup/grouped.js';
import type { ReleasedPods } from '../../../system.js';
import { DEFAULTS, integerOf, objectOf } from '../../admission/defaults.js';
import { type Budget, keyOf } from '../../controller/disruption/cluster.js';
import { BudgetIndex } from '../../controller/disruption/coverage.js';
import type { DrainPod } from '../../controller/disruption/drain-pod.js';
import { type KubernetesObject, objectKey } from '../../objects/objects.js';
import { budgetOf } from '../../objects/disruption.js';
import { budgetsIn, type Drains } from './drains.js';
import { nodesOf } from './held.js';
import { labelsAfter } from './pods-after.js';
import { askText } from './unknown-size.js';
import { percentOrCount } from '../../../../manifest/values/intstr.js';
import { requirementsOf } from '../../controller/disruption/same-budget.js';
import type { Ask } from '../../controller/workload-budgets.js';

/**
 * What the budgets of one side hold together and none of the other side does: there the budget is gone, lets all its pods go, or
 * covers others. `after` is what the other side holds.
 */
export class Releases {
  private readonly names: ReadonlySet<string>;
  /** Pods of workloads that the other side does not have either. */
  private readonly going: ReadonlySet<DrainPod>;
  /** What becomes of each pod that stays: it is covered as it is after the rollout. */
  private readonly staying: ReadonlyMap<DrainPod, DrainPod>;
  /** Budgets of the other side, by their namespaces. */
  private readonly afterIn: ReadonlyMap<string, readonly Budget[]>;
  /** Budgets of the other side that hold pods together. */
  private readonly holding: BudgetIndex;

  constructor(
    private readonly drains: Drains,
    after: readonly KubernetesObject[],
  ) {
    this.names = new Set(after.map(({ manifest }) => objectKey(manifest)));
    const remaining = new Set(after.filter(hasPods).map(({ manifest }) => objectKey(manifest)));
    const gone = drains.own.filter(({ manifest }) => !remaining.has(objectKey(manifest)));
    this.going = new Set(gone.flatMap((object) => drains.podsOf(object)));
    this.staying = podsOfBoth(drains, after);
    const written = budgetsIn(after);
    const replaced = new Set(written.map(keyOf));
    const live = drains.liveBudgets.filter((budget) => !replaced.has(keyOf(budget)));
    const budgets = [...written, ...live];
    this.afterIn = groupedBy(budgets, ({ namespace }) => namespace);
    this.holding = new BudgetIndex(budgets.filter((budget) => !drains.letsAllGo(budget)));
  }

  /** What one budget of the files no longer holds on the other side. */
  of({ manifest }: KubernetesObject): ReleasedPods | undefined {
    const budget = budgetOf(manifest);
    if (this.drains.letsAllGo(budget)) return undefined;
    const isGone = !this.names.has(objectKey(manifest));
    const covered = this.drains.coveredBy(budget);
    if (covered.length === 0) return this.drains.coversNone(budget) ? undefined : this.unseen(budget, isGone);
    const free = covered.filter((pod) => this.isFree(pod));
    if (free.length === 0)
      return this.drains.mostAtOnce(budget) === null
        ? this.looser(budget, covered)
        : this.meanwhile(budget, covered);
    const { nodes, pods } = amountOf(free);
    const before = letBefore(this.drains.mostAtOnce(budget));
    const lead = isGone ? 'where a sync deletes it, drains' : 'drains';
    const says = `${lead} may evict ${pods} all at once: ${before}, and no other budget holds them back`;
    return { pods: free.length, nodes, isGone, says };
  }

  /** Pods that a budget holds by their new labels alone: those that run are under none until the rollout comes to them. */
  private meanwhile(budget: Budget, covered: readonly DrainPod[]): ReleasedPods | undefined {
    const bare = covered.filter((pod) => !this.going.has(pod) && this.holding.over(pod).length === 0);
    if (bare.length === 0) return undefined;
    const { nodes, pods } = amountOf(bare);
    const before = letBefore(this.drains.mostAtOnce(budget));
    const says = `until the rollout has replaced them, drains may evict ${pods} all at once: ${before}, and after the change the selectors of budgets match the labels of new pods alone`;
    return { pods: bare.length, nodes, isGone: false, isPassing: true, says };
  }

  /** Names of other budgets that hold pods of this one on the other side, where it does not itself: one that was renamed, or split. */
  heldNextBy({ manifest }: KubernetesObject): string[] {
    const budget = budgetOf(manifest);
    const next = this.drains.coveredBy(budget).flatMap((pod) => {
      const names = this.going.has(pod) ? [] : this.namesOver(pod);
      return names.includes(budget.name) ? [] : names;
    });
    return [...new Set(next)];
  }

  /** For pods that neither the files nor the snapshot hold: what the text of the budgets tells. */
  private unseen(budget: Budget, isGone: boolean): ReleasedPods | undefined {
    if (budget.selector === null || letsAnyGo(budget)) return undefined;
    if (this.covering(budget).length > 0) return this.looser(budget, []);
    const lead = isGone ? 'where a sync deletes it, drains' : 'drains';
    const says = `${lead} may evict all its pods at once: ${askText(budget.ask)} held them before, and no other budget does. ${UNSEEN}`;
    return { pods: null, nodes: 0, isGone, says };
  }

  /** Where it is not known how many it lets be evicted: whether another number may be a larger one. */
  private looser(budget: Budget, covered: readonly DrainPod[]): ReleasedPods | undefined {
    const kept = this.covering(budget);
    const strictest = kept.find(({ ask }) => !mayBeLooser(budget.ask, ask));
    const [other] = kept;
    if (strictest || !other) return undefined;
    const says = `more of its pods may be evicted at once, all of them perhaps: ${askText(other.ask)}, ${askText(budget.ask)} before. ${UNSEEN}`;
    return { pods: null, nodes: nodesOf(covered), isGone: false, isPossible: true, says };
  }

  /** Budgets of the other side that hold every pod of this one. */
  private covering(budget: Budget): readonly Budget[] {
    const near = this.afterIn.get(budget.namespace) ?? [];
    return near.filter((other) => coversAllOf(budget, other) && !letsAnyGo(other));
  }

  private isFree(pod: DrainPod): boolean {
    return !this.going.has(pod) && this.namesOver(pod).length === 0;
  }

  /** Of the budgets that hold a pod on the other side. */
  private namesOver(pod: DrainPod): string[] {
    return this.holding.over(this.staying.get(pod) ?? pod).map(({ name }) => name);
  }
}

/** `6 pods on 3 nodes`. */
function amountOf(pods: readonly DrainPod[]): { readonly nodes: number; readonly pods: string } {
  const nodes = nodesOf(pods);
  return { nodes, pods: `${counted(pods.length, 'pod')}${nodes > 0 ? ` on ${counted(nodes, 'node')}` : ''}` };
}

const UNSEEN = 'How many pods it is for is not known from the files and the snapshot';

function letBefore(most: number | null): string {
  if (most === null) return 'how many it allowed to be evicted at a time is not known';
  return most > 0 ? `it allowed ${most} to be evicted at a time` : 'it allowed none to be evicted';
}

/** The pods of workloads that both sides have, with the labels that the other side's template gives them. */
function podsOfBoth(drains: Drains, after: readonly KubernetesObject[]): ReadonlyMap<DrainPod, DrainPod> {
  const others = new Map(after.map(({ manifest }) => [objectKey(manifest), manifest]));
  return new Map(
    drains.own.flatMap((object) => {
      const manifest = others.get(objectKey(object.manifest));
      if (!manifest || object.kind === 'PodDisruptionBudget') return [];
      const step = { manifest, before: object.manifest };
      return drains
        .podsOf(object)
        .map((pod) => [pod, { ...pod, labels: labelsAfter(step, pod.labels) }] as const);
    }),
  );
}

function hasPods({ kind, manifest }: KubernetesObject): boolean {
  const replicas = integerOf(objectOf(manifest.object, 'spec'), 'replicas', DEFAULTS.replicas);
  return kind === 'DaemonSet' || replicas > 0;
}

/** True for a budget that lets all its pods go, however many they are. */
function letsAnyGo({ ask }: Budget): boolean {
  if (ask.field === 'neither') return false;
  return ask.field === 'maxUnavailable' ? ask.value === '100%' : ask.value === 0 || ask.value === '0%';
}

/** True where every pod that `before` covers is covered by `after`, whichever those are. */
function coversAllOf(before: Budget, after: Budget): boolean {
  if (before.namespace !== after.namespace || !before.selector || !after.selector) return false;
  const asked = new Set(requirementsOf(before.selector));
  return requirementsOf(after.selector).every((requirement) => asked.has(requirement));
}

/** True where `after` may let more pods go than `before`: by its number, or because it counts in another way. */
function mayBeLooser(before: Ask, after: Ask): boolean {
  if (after.field === 'neither') return false;
  if (before.field === 'neither') return true;
  if (before.value === after.value && before.field === after.field) return false;
  const [was, is] = [percentOrCount(before.value), percentOrCount(after.value)];
  if (before.field !== after.field || !was || !is || was.isPercent !== is.isPercent) return true;
  return after.field === 'maxUnavailable' ? is.value > was.value : is.value < was.value;
}
