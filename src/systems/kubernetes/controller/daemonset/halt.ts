import type { Behaviour } from '../../versions.js';
import type { Halt } from '../halt.js';
import { podsOnNodes } from './on-node.js';
import { type DaemonSetState, isPodAvailable, limitsOf } from './state.js';
import { countsAsUnavailable, standingOf } from './sync.js';

/** The reason for which a stuck DaemonSet does nothing; nodes in order of name. */
export function daemonSetHalt(state: DaemonSetState, behaviour: Behaviour): Halt {
  const { maxUnavailable, maxSurge } = limitsOf(state);
  const nodes = podsOnNodes(state);
  if (nodes.every(({ oldPod }) => oldPod === null)) {
    const waiting = nodes.filter(({ newPod }) => !newPod || !isPodAvailable(newPod, state));
    return { code: 'not-available', slots: waiting.map(({ node }) => node) };
  }
  if (maxSurge > 0) {
    const surging = nodes.filter(
      ({ crowded, newPod, oldPod }) => crowded || (oldPod && newPod && !isPodAvailable(newPod, state)),
    );
    const old = nodes.filter(({ oldPod }) => oldPod !== null).length;
    return {
      code: 'at-surge-limit',
      limit: maxSurge,
      slots: surging.map(({ node }) => node),
      old,
      total: nodes.length,
    };
  }
  const unavailable = nodes.filter((node) => countsAsUnavailable(standingOf(state, node), behaviour));
  return { code: 'at-limit', limit: maxUnavailable, slots: unavailable.map(({ node }) => node) };
}
