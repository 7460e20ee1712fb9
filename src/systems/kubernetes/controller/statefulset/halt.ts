import type { Behaviour } from '../../versions.js';
import type { Halt } from '../halt.js';
import { statefulSetMaxUnavailable } from '../workload-budgets.js';
import { condemnedOf, isHealthy, isPodAvailable, placesOf, type StatefulSetState } from './state.js';
import { fillPlaces } from './sync.js';

/** The reason for which a stuck StatefulSet does nothing. */
export function statefulSetHalt(state: StatefulSetState, behaviour: Behaviour): Halt {
  const { strategy, replicas } = state.spec;
  const places = placesOf(state);
  const { waitsFor } = fillPlaces(state, places);
  if (waitsFor !== null) return { code: 'ordered-ready', slots: [waitsFor] };
  const condemned = condemnedOf(state).map((pod) => pod.slot);
  if (condemned.length > 0) return { code: 'scale-down-blocked', slots: condemned.reverse() };
  const down = places.filter(({ pod }) => !isHealthy(pod) || (pod && !isPodAvailable(pod, state)));
  const slots = down.map(({ ordinal }) => ordinal);
  const isOutdated = places.some(({ revision }) => revision !== state.spec.template);
  if (strategy.type !== 'RollingUpdate' || !behaviour.statefulSetMaxUnavailable || !isOutdated)
    return { code: 'not-available', slots };
  const limit = statefulSetMaxUnavailable(strategy.maxUnavailable, replicas);
  return { code: 'at-limit', slots, limit };
}
