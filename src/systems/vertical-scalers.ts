import { canonicalWithout } from '../manifest/values/canonical.js';
import { fieldAt, textIn } from '../manifest/fields.js';
import { groupOf, type Manifest, namespaceOf } from '../manifest/manifest.js';

type Side = Manifest | null;

/** Modes of a vertical autoscaler that never touch a running pod. */
const LEAVES_PODS: readonly string[] = ['Off', 'Initial'];

/** From those that leave running pods alone to those that evict each one; what is not known is never calmer. */
const EVICTING: readonly string[] = [...LEAVES_PODS, 'InPlaceOrRecreate', 'Recreate', 'Auto', ''];

function isVertical(side: Side): boolean {
  return groupOf(side?.apiVersion ?? '') === 'autoscaling.k8s.io' && side?.kind === 'VerticalPodAutoscaler';
}

/** True for an autoscaler that only recommends, or sets what new pods ask for. */
export function leavesPods(manifest: Manifest): boolean {
  return isVertical(manifest) && LEAVES_PODS.includes(verticalMode(manifest));
}

/** Its `updateMode`; '' where none is written, which is Auto. */
export function verticalMode({ object }: Manifest): string {
  return textIn(fieldAt(object['spec'], 'updatePolicy'), 'updateMode') ?? '';
}

/** True for an edit of a vertical autoscaler by which it only evicts less than before, and that asks for nothing else. */
export function isCalmed(before: Side, after: Side): boolean {
  if (!before || !after || before === after || !isVertical(before) || !isVertical(after)) return false;
  const [was, is] = [EVICTING.indexOf(verticalMode(before)), EVICTING.indexOf(verticalMode(after))];
  return was >= 0 && is >= 0 && is <= was && restOf(before) === restOf(after);
}

function restOf({ object }: Manifest): string {
  return canonicalWithout(object['spec'] ?? null, new Set(['updateMode']));
}

/** True for one whose pods are those of a workload of Kubernetes, in a mode that is known: what it does to them is told with that. */
export function isToldWithWorkload(vertical: Manifest, target: Manifest): boolean {
  return (
    isVertical(vertical) && groupOf(target.apiVersion) === 'apps' && EVICTING.includes(verticalMode(vertical))
  );
}

/** True where it is for the pods of the workload. */
export function isVerticalOf(vertical: Manifest, workload: Manifest): boolean {
  const target = fieldAt(vertical.object, 'spec', 'targetRef');
  return (
    isVertical(vertical) &&
    textIn(target, 'kind') === workload.kind &&
    textIn(target, 'name') === workload.name &&
    namespaceOf(vertical) === namespaceOf(workload)
  );
}
