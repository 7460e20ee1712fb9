import type { Behaviour } from '../../versions.js';
import { statefulSetMaxUnavailable } from '../workload-budgets.js';
import { fillPlaces } from './sync.js';
import { condemnedOf, isHealthy, isPodAvailable, placesOf, type StatefulSetState } from './state.js';

/**
 * Why a StatefulSet does nothing any more.
 * - `waits-for-ordinal`: OrderedReady waits for this pod before it does anything else, whatever the template says; only deleting
 *   the pod by hand helps.
 * - `waits-for-scale-down`: a pod beyond replicas is held by one that is not available.
 * - `unavailable-at-limit`: with the gate, as many pods are unavailable as may be.
 * - `not-available`: the update waits for a pod, or all are updated and some are not available.
 */
export interface StatefulStuckWhy {
  readonly code: 'waits-for-ordinal' | 'waits-for-scale-down' | 'unavailable-at-limit' | 'not-available';
  /** The ordinals that hold it up, lowest first. */
  readonly ordinals: readonly number[];
  /** maxUnavailable as a number of pods, 1 without the gate. */
  readonly limit: number;
}

/** The reason, from the last state of a run. */
export function whyStuck(state: StatefulSetState, behaviour: Behaviour): StatefulStuckWhy {
  const { strategy, replicas } = state.spec;
  const gated = behaviour.statefulSetMaxUnavailable && strategy.type === 'RollingUpdate';
  const limit = gated ? statefulSetMaxUnavailable(strategy.maxUnavailable, replicas) : 1;
  const places = placesOf(state);
  const { waitsFor } = fillPlaces(state, places);
  if (waitsFor !== null) return { code: 'waits-for-ordinal', ordinals: [waitsFor], limit };
  const condemned = condemnedOf(state).map((pod) => pod.ordinal);
  if (condemned.length > 0) return { code: 'waits-for-scale-down', ordinals: condemned.reverse(), limit };
  const down = places.filter(({ pod }) => !isHealthy(pod) || (pod && !isPodAvailable(pod, state)));
  const ordinals = down.map(({ ordinal }) => ordinal);
  const outdated = places.some(({ revision }) => revision !== state.spec.template);
  return { code: gated && outdated ? 'unavailable-at-limit' : 'not-available', ordinals, limit };
}
