import type { Manifest } from '../../../manifest/manifest.js';
import { scaleIntOrPercent } from '../../../manifest/values/intstr.js';
import { noneOf } from '../../../text/plural.js';
import type { Standstill } from '../../system.js';
import type { Binding } from '../controller/bindings.js';
import type { Ceilings } from '../controller/ceilings.js';
import { type DisruptionBudget, disruptionsAllowed } from '../controller/eviction.js';
import type { PlacementPolicy } from '../objects/policy.js';
import { clusters } from './why.js';

/**
 * maxUnavailable 0 is accepted, and then no update in place ever starts: maxSurge is for newly picked clusters. With both at 0
 * no move starts either. Percentages round up, so only a literal zero comes to 0.
 * Source: kubefleet-dev/kubefleet e160c1cd, rollout/controller.go, calculateMaxToRemove.
 */
export function updatesStandStill({ maxUnavailable, maxSurge, target }: Ceilings): Standstill | null {
  if (maxUnavailable > 0 || target === 0) return null;
  const says =
    maxSurge === 0
      ? `maxUnavailable and maxSurge are both 0, so ${noneOf(target, 'cluster', 'is ever')} updated, and no placement moves to another`
      : `maxUnavailable is 0, so ${noneOf(target, 'cluster', 'is ever')} updated in place; maxSurge ${maxSurge} counts newly picked clusters only`;
  return {
    what: 'updates',
    says: `${says}. New images and other changes of what is placed reach none of them.`,
    fix:
      maxSurge === 0
        ? 'Set maxUnavailable: 1 or more.'
        : 'Set maxUnavailable: 1 or more; maxSurge cannot stand in for it.',
    grade: 'error',
    targets: target,
  };
}

/** A disruption budget that lets nobody evict anything, though every cluster is available. */
export function evictionsStandStill(
  manifest: Manifest,
  budget: DisruptionBudget,
  policy: PlacementPolicy,
  bindings: readonly Binding[],
): Standstill | null {
  if (policy.type === 'PickFixed' || bindings.length === 0) return null;
  const { maxUnavailable, minAvailable } = budget;
  const field = maxUnavailable === null ? 'minAvailable' : 'maxUnavailable';
  const common = { what: 'evictions', targets: bindings.length, place: manifest.placeOf(['spec', field]) };
  if (maxUnavailable === null && minAvailable === null)
    return {
      ...common,
      says: 'it names neither maxUnavailable nor minAvailable, and then every eviction is refused.',
      fix: 'Write maxUnavailable: 1, or delete the budget.',
      grade: 'error',
      place: manifest.place,
    };
  const atBest = disruptionsAllowed(policy, allAvailable(policy, bindings), budget);
  if (atBest === null)
    return {
      ...common,
      says: `it does not fit a PickAll placement (${field} ${maxUnavailable ?? minAvailable}), and then every eviction is refused.`,
      fix: 'Write minAvailable as a number of clusters.',
      grade: 'error',
    };
  if (atBest > 0) return null;
  const wanted = policy.type === 'PickN' ? policy.count : bindings.length;
  const kept = scaleIntOrPercent(minAvailable ?? wanted, wanted, 'up') ?? 0;
  return {
    ...common,
    says: `${field} ${maxUnavailable ?? minAvailable} keeps ${kept} of ${clusters(wanted)} available, so every eviction is refused, even when all are.`,
    fix: `Write ${policy.type === 'PickAll' ? `minAvailable: ${Math.max(0, wanted - 1)}` : 'maxUnavailable: 1'}: then one cluster may be evicted at a time.`,
    // No patch waits for an eviction: a person asks for one.
    grade: 'warning',
  };
}

/** The placement as it is when everything goes well: all that was asked for is found and available. */
function allAvailable(policy: PlacementPolicy, bindings: readonly Binding[]): Binding[] {
  const healthy = bindings.map((binding): Binding => ({ ...binding, health: 'ready' }));
  const [first] = healthy;
  if (policy.type !== 'PickN' || !first) return healthy;
  return Array.from({ length: policy.count }, (_, i) => healthy[i] ?? first);
}
