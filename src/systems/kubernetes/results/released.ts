import { groupedBy } from '../../../manifest/lookup.js';
import { percentOrCount } from '../../../manifest/quantity.js';
import { count, literal, NO_TEXT, type Text, text } from '../../../text/text.js';
import type { ReleasedPods } from '../../system.js';
import { type Budget, Coverage, type DrainPod, keyOf, requirementsOf } from '../controller/disruption.js';
import type { Ask } from '../controller/limits.js';
import { type KubernetesObject, objectKey } from '../objects/objects.js';
import { budgetOf, budgetsIn } from '../objects/pods.js';
import { replicasIn } from '../objects/spec.js';
import { type Drains, labelsAfter } from '../rollout/drains.js';
import { askText, nodesOf } from './budgets.js';

const UNSEEN = text`The files and the snapshot do not show how many pods it covers`;

/**
 * Pods that budgets of one side protect and none of the other side does: there the budget is gone, allows all evictions, or covers
 * other pods. `after` is what the other side holds.
 */
export class Releases {
  private readonly names: ReadonlySet<string>;
  /** Pods that the other side has, with the labels that they have there after the rollout. */
  private readonly staying: ReadonlyMap<DrainPod, DrainPod>;
  /** Pods of workloads that the other side does not have. */
  private readonly going: ReadonlySet<DrainPod>;
  private readonly afterIn: ReadonlyMap<string, readonly Budget[]>;
  /** Budgets of the other side that refuse some eviction, over these pods with the labels of now and of after the rollout. */
  private readonly protecting: Coverage;
  private readonly protectingAfter: Coverage;

  constructor(
    private readonly drains: Drains,
    after: readonly KubernetesObject[],
  ) {
    this.names = new Set(after.map(({ manifest }) => objectKey(manifest)));
    const others = new Map(
      after.filter(hasPods).map((object) => [objectKey(object.manifest), object.manifest]),
    );
    const going = new Set<DrainPod>();
    const staying = new Map<DrainPod, DrainPod>();
    for (const object of drains.own) {
      const manifest = others.get(objectKey(object.manifest));
      const step = manifest && { manifest, before: object.manifest };
      for (const pod of drains.podsOf(object))
        if (step) staying.set(pod, { ...pod, labels: labelsAfter(step, pod.labels) });
        else going.add(pod);
    }
    this.going = going;
    this.staying = staying;
    const written = budgetsIn(after.map(({ manifest }) => manifest));
    const replaced = new Set(written.map(keyOf));
    const budgets = [...written, ...drains.liveBudgets.filter((budget) => !replaced.has(keyOf(budget)))];
    this.afterIn = groupedBy(budgets, ({ namespace }) => namespace);
    const strict = budgets.filter((budget) => !drains.letsAllGo(budget));
    this.protecting = new Coverage(drains.pods, strict);
    this.protectingAfter = new Coverage([...staying.values()], strict);
  }

  /** What one budget of the files no longer protects on the other side. */
  of({ manifest }: KubernetesObject): ReleasedPods | undefined {
    const budget = budgetOf(manifest);
    if (this.drains.letsAllGo(budget)) return undefined;
    const isGone = !this.names.has(objectKey(manifest));
    const all = this.drains.coveredBy(budget);
    if (all.length === 0)
      return this.drains.coversNone(budget)
        ? undefined
        : unseen(budget, isGone, this.afterIn.get(budget.namespace));
    const covered = all.filter((pod) => !this.going.has(pod));
    const most = this.drains.mostAtOnce(budget);
    const before = text`it allowed ${most === 0 ? literal('none') : text`${most}`} to be evicted at a time`;
    const free = covered.filter((pod) => this.namesOver(pod).length === 0);
    if (free.length > 0) {
      const says = text`${drainsText(isGone)} may evict ${amountText(free)} all at once: ${before}, and no other budget holds them back`;
      return { pods: free.length, nodes: nodesOf(free), isGone, says };
    }
    // By their new labels alone: until the rollout comes to them no budget covers them.
    const bare = covered.filter((pod) => this.protecting.over(pod).length === 0);
    if (bare.length === 0) return undefined;
    const says = text`until the rollout has replaced them, drains may evict ${amountText(bare)} all at once: ${before}, and after the change the selectors of budgets match the labels of new pods alone`;
    return { pods: bare.length, nodes: nodesOf(bare), isGone: false, isPassing: true, says };
  }

  /** Other budgets that protect pods of this one on the other side, where it does not itself: one that was renamed, or split. */
  heldNextBy(budget: Budget): string[] {
    const next = this.drains.coveredBy(budget).flatMap((pod) => {
      const names = this.going.has(pod) ? [] : this.namesOver(pod);
      return names.includes(budget.name) ? [] : names;
    });
    return [...new Set(next)];
  }

  private namesOver(pod: DrainPod): string[] {
    const then = this.staying.get(pod);
    const over = then ? this.protectingAfter.over(then) : this.protecting.over(pod);
    return over.map(({ name }) => name);
  }
}

/** For pods that neither the files nor the snapshot hold: what the text of the budgets says. */
function unseen(budget: Budget, isGone: boolean, after: readonly Budget[] = []): ReleasedPods | undefined {
  if (!budget.selector.written || letsAnyGo(budget)) return undefined;
  const kept = after.filter((other) => coversAllOf(budget, other) && !letsAnyGo(other));
  const [first] = kept;
  if (!first) {
    const says = text`${drainsText(isGone)} may evict all its pods at once: ${askText(budget.ask)} limited that before, and no other budget does. ${UNSEEN}`;
    return { pods: null, nodes: 0, isGone, says };
  }
  if (kept.some(({ ask }) => !mayBeLooser(budget.ask, ask))) return undefined;
  const says = text`more of its pods, perhaps all, may be evicted at once: ${askText(first.ask)} (was ${askText(budget.ask)}). ${UNSEEN}`;
  return { pods: null, nodes: 0, isGone: false, isPossible: true, says };
}

function drainsText(isGone: boolean): Text {
  return isGone ? text`where a sync deletes it, drains` : text`drains`;
}

/** `6 pods on 3 nodes`. */
function amountText(pods: readonly DrainPod[]): Text {
  const nodes = nodesOf(pods);
  return text`${count(pods.length, 'pod')}${nodes > 0 ? text` on ${count(nodes, 'node')}` : NO_TEXT}`;
}

function hasPods({ kind, manifest }: KubernetesObject): boolean {
  return kind === 'DaemonSet' || (kind !== 'PodDisruptionBudget' && replicasIn(manifest) > 0);
}

/** True for a budget that allows all evictions, however many pods it covers. */
function letsAnyGo({ ask }: Budget): boolean {
  if (ask.field === 'neither') return false;
  return ask.field === 'maxUnavailable' ? ask.value === '100%' : ask.value === 0 || ask.value === '0%';
}

/** True where every pod that `before` covers is covered by `after`, whichever those are. */
function coversAllOf(before: Budget, after: Budget): boolean {
  if (!before.selector.written || !after.selector.written) return false;
  const asked = new Set(requirementsOf(before.selector));
  return requirementsOf(after.selector).every((requirement) => asked.has(requirement));
}

/** True where `after` may allow more evictions than `before`: by its number, or because it counts in another way. */
function mayBeLooser(before: Ask, after: Ask): boolean {
  if (after.field === 'neither') return false;
  if (before.field === 'neither') return true;
  if (before.value === after.value && before.field === after.field) return false;
  const [was, is] = [percentOrCount(before.value), percentOrCount(after.value)];
  if (before.field !== after.field || !was || !is || was.isPercent !== is.isPercent) return true;
  return after.field === 'maxUnavailable' ? is.value > was.value : is.value < was.value;
}
