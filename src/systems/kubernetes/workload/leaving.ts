import { verb } from '../../../manifest/plural.js';
import type { Leaving } from '../../system.js';
import type { KubernetesObject } from '../objects.js';
import { count } from './limits.js';
import type { Replicas } from './replicas.js';

/** Why fewer are wanted though nobody wrote a smaller number. */
export const DROPPED =
  'The file no longer writes replicas: an apply removes the field, and its default is 1 (only a server-side apply keeps the number, where an autoscaler owns the field already).';

/** Pods that a smaller `replicas` takes away: a budget does not hold them, and neither do the limits of the rolling update. */
export function leavingOf(
  { manifest }: KubernetesObject,
  { count: left, before, isDropped }: Replicas,
): Leaving | undefined {
  if (before === null || left >= before) return undefined;
  const gone = before - left;
  const says = `replicas ${before} -> ${left}: ${count(gone, 'pod')} of ${before} ${verb(gone, 'is', 'are')} taken away, and neither the limits of the rolling update nor a disruption budget hold that back.`;
  return {
    targets: gone,
    says: isDropped ? `${says} ${DROPPED}` : says,
    fix: isDropped
      ? `Keep replicas: ${before}. To hand it to an autoscaler, first delete spec.replicas in kubectl apply edit-last-applied (with a server-side apply: let the autoscaler own it), then leave it out and waive this.`
      : 'Lower replicas in steps that something watches.',
    isStep: !isDropped && left > 0,
    place: manifest.placeOf(['spec', 'replicas']),
  };
}
