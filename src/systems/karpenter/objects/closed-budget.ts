import { fieldAt, labelsIn, numberIn, textIn } from '../../../manifest/fields.js';
import { groupOf, isObject, type Json, type Manifest, namespaceOf } from '../../../manifest/manifest.js';
import { type LabelSelector, selects } from '../../../manifest/selector.js';

/** What a disruption budget covers: pods of the snapshot, and what the files want of their workloads. */
interface Around {
  readonly pods: readonly Manifest[];
  readonly files: readonly Manifest[];
}

/**
 * True for a disruption budget that allows nothing even when all of its pods are ready: `minAvailable: 2` of two looks harmless and allows
 * nothing. Its status says so; one that only the files hold, or that the change edits, has none, and then its pods are counted, or what
 * the files want of them where that is more. Source: kubernetes 1.28, disruption.go, getExpectedPodCount.
 */
export function isClosed(budget: Manifest, selector: LabelSelector, around: Around): boolean {
  const { object } = budget;
  const status = object['status'];
  if (isObject(status)) {
    const expected = numberIn(status, 'expectedPods') ?? 0;
    return expected > 0 && (numberIn(status, 'desiredHealthy') ?? 0) >= expected;
  }
  const count = Math.max(found(budget, selector, around), wanted(budget, selector, around));
  const kept = keptOf(fieldAt(object, 'spec', 'minAvailable'), count);
  return count > 0 && kept !== null && kept >= count;
}

function found(budget: Manifest, selector: LabelSelector, { pods }: Around): number {
  return pods.filter(
    (pod) =>
      isNear(budget, pod) &&
      selects(selector, labelsIn(pod.object['metadata'], 'labels')) &&
      !OVER.has(textIn(pod.object['status'], 'phase') ?? ''),
  ).length;
}

function wanted(budget: Manifest, selector: LabelSelector, { files }: Around): number {
  const covered = files.filter(
    (one) =>
      groupOf(one.apiVersion) === 'apps' &&
      isNear(budget, one) &&
      selects(selector, labelsIn(fieldAt(one.object, 'spec', 'template', 'metadata'), 'labels')),
  );
  return covered.reduce((sum, { object }) => sum + (numberIn(object['spec'], 'replicas') ?? 1), 0);
}

/** A percentage rounds up. Null for a budget that says how many may go. */
function keptOf(least: Json | undefined, count: number): number | null {
  if (typeof least === 'number') return least;
  const percent = typeof least === 'string' ? /^(\d+)%$/.exec(least)?.[1] : undefined;
  return percent === undefined ? null : Math.ceil((Number(percent) * count) / 100);
}

function isNear(budget: Manifest, other: Manifest): boolean {
  return namespaceOf(budget) === namespaceOf(other);
}

const OVER: ReadonlySet<string> = new Set(['Succeeded', 'Failed']);
