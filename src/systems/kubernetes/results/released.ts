import { groupedBy } from '../../../manifest/lookup.js';
import { percentOrCount } from '../../../manifest/quantity.js';
import { code, count, type Text, text } from '../../../text/text.js';
import type { ReleasedPods, DrainPod } from '../../system.js';
import { type Budget, Coverage, keyOf, requirementsOf } from '../controller/disruption.js';
import type { Ask } from '../controller/limits.js';
import { type KubernetesObject, objectKey } from '../objects/objects.js';
import { budgetOf, budgetsIn } from '../objects/pods.js';
import { replicasIn } from '../objects/spec.js';
import { type Drains, labelsAfter } from '../rollout/drains.js';

/** Pods that budgets of one side protect and none of the other side does. */
export interface Releases {
  /** What one budget of the files no longer protects on the other side. */
  of(object: KubernetesObject): ReleasedPods | undefined;
  /** Other budgets that protect pods of this one on the other side, where it does not itself: one that was renamed, or split. */
  heldNextBy(budget: Budget): string[];
}

/**
 * Compares the budgets of both sides: on the other one a budget may be gone, allow all evictions, or cover other pods. `after` is what the
 * other side holds.
 */
export function releasesTo(after: readonly KubernetesObject[], drains: Drains): Releases {
  const written = budgetsIn(after.map(({ manifest }) => manifest));
  const names = new Set(after.map(({ manifest }) => objectKey(manifest)));
  const workloads = new Map(
    after.flatMap(({ kind, manifest }) =>
      kind === 'DaemonSet' || (kind !== 'PodDisruptionBudget' && replicasIn(manifest) > 0)
        ? [[objectKey(manifest), manifest]]
        : [],
    ),
  );
  // Pods of workloads that the other side does not have, and those that it has with their labels after the rollout.
  const going = new Set<DrainPod>();
  const staying = new Map<DrainPod, DrainPod>();
  for (const object of drains.own) {
    const manifest = workloads.get(objectKey(object.manifest));
    for (const pod of drains.podsOf(object))
      if (manifest) {
        const labels = labelsAfter({ manifest, before: object.manifest }, pod.labels);
        staying.set(pod, { ...pod, labels });
      } else going.add(pod);
  }
  const replaced = new Set(written.map(keyOf));
  const budgets = [...written, ...drains.liveBudgets.filter((budget) => !replaced.has(keyOf(budget)))];
  const byNamespace = groupedBy(budgets, ({ namespace }) => namespace);
  const strict = budgets.filter((budget) => !drains.letsAllGo(budget));
  const protecting = new Coverage(drains.pods, strict);
  const protectingAfter = new Coverage([...staying.values()], strict);
  const namesOver = (pod: DrainPod): string[] => {
    const then = staying.get(pod);
    return (then ? protectingAfter.over(then) : protecting.over(pod)).map(({ name }) => name);
  };
  return {
    of({ manifest }) {
      const budget = budgetOf(manifest);
      if (drains.letsAllGo(budget)) return undefined;
      const isGone = !names.has(objectKey(manifest));
      const lets = isGone ? text`where a sync deletes it, drains may evict` : text`drains may evict`;
      const all = drains.coverage.coveredBy(budget);
      if (all.length === 0)
        return drains.coversNone(budget)
          ? undefined
          : releasedByText(budget, isGone, byNamespace.get(budget.namespace));
      const covered = all.filter((pod) => !going.has(pod));
      const before = text`it allowed ${drains.mostAtOnce(budget)} to be evicted at a time`;
      const free = covered.filter((pod) => namesOver(pod).length === 0);
      if (free.length > 0) {
        const says = text`${lets} ${count(free.length, 'pod')} all at once: ${before}, and no other budget holds them back`;
        return { pods: free.length, nodes: nodesOf(free), isGone, says };
      }
      // By their new labels alone: until the rollout comes to them no budget covers them.
      const bare = covered.filter((pod) => protecting.over(pod).length === 0);
      if (bare.length === 0) return undefined;
      const says = text`until the rollout has replaced them, drains may evict ${count(bare.length, 'pod')} all at once: ${before}, and after the change the selectors of budgets match the labels of new pods alone`;
      return { pods: bare.length, nodes: nodesOf(bare), isGone: false, isPassing: true, says };
    },
    heldNextBy(budget) {
      const next = drains.coverage.coveredBy(budget).flatMap((pod) => {
        const over = going.has(pod) ? [] : namesOver(pod);
        return over.includes(budget.name) ? [] : over;
      });
      return [...new Set(next)];
    },
  };
}

/** For pods that neither the files nor the snapshot hold: what the text of the budgets says. */
function releasedByText(
  { selector, ask }: Budget,
  isGone: boolean,
  after: readonly Budget[] = [],
): ReleasedPods | undefined {
  if (!selector.written || allowed(ask) === 'all') return undefined;
  const asked = new Set(requirementsOf(selector));
  const kept = after.filter(
    (other) =>
      allowed(other.ask) !== 'all' &&
      other.selector.written &&
      requirementsOf(other.selector).every((requirement) => asked.has(requirement)),
  );
  const of = { pods: null, nodes: 0, isGone: isGone && kept.length === 0 };
  const unseen = text`The files and the snapshot do not show how many pods it covers`;
  const [first] = kept;
  if (!first) {
    const says = text`${isGone ? text`where a sync deletes it, drains` : text`drains`} may evict all its pods at once: ${askText(ask)} limited that before, and no other budget does. ${unseen}`;
    return { ...of, says };
  }
  if (!kept.every((other) => mayBeLooser(ask, other.ask))) return undefined;
  const says = text`more of its pods, perhaps all, may be evicted at once: ${askText(first.ask)} (was ${askText(ask)}). ${unseen}`;
  return { ...of, isPossible: true, says };
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

/** Evictions that a budget allows whatever it covers: none, all, or some by the number of its pods. */
export function allowed(ask: Ask): 'none' | 'all' | 'some' {
  if (ask.field === 'neither') return 'none';
  const isNone = ask.value === 0 || ask.value === '0%';
  if (!isNone && ask.value !== '100%') return 'some';
  return isNone === (ask.field === 'maxUnavailable') ? 'none' : 'all';
}

/** `maxUnavailable: 0`. */
export function askText(ask: Ask): Text {
  return ask.field === 'neither'
    ? text`neither maxUnavailable nor minAvailable`
    : code(`${ask.field}: ${ask.value}`);
}

/** Nodes of the snapshot that the pods are on. */
export function nodesOf(pods: readonly DrainPod[]): number {
  return new Set(pods.flatMap(({ node }) => node ?? [])).size;
}
