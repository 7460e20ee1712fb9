import type { Behaviour } from '../../versions.js';
import { podsOnNodes } from './on-node.js';
import { countsAsUnavailable, standingOf } from './sync.js';
import { type DaemonSetState, isPodAvailable, limitsOf } from './state.js';

/**
 * Why a DaemonSet's rolling update does nothing any more.
 * - `unavailable-at-limit`: without surge, as many nodes are unavailable as may be.
 * - `surge-at-limit`: with surge, as many new pods are not available as may be extra.
 * - `not-available`: every old pod is gone, and some new one is not available.
 */
export interface DaemonStuckWhy {
  readonly code: 'unavailable-at-limit' | 'surge-at-limit' | 'not-available';
  /** maxUnavailable or maxSurge as a number of nodes. */
  readonly limit: number;
  /** The nodes that hold it up, in order of name. */
  readonly nodes: readonly string[];
}

/** The reason, from the last state of a run. */
export function whyStuck(state: DaemonSetState, behaviour: Behaviour): DaemonStuckWhy {
  const { maxUnavailable, maxSurge } = limitsOf(state);
  const nodes = podsOnNodes(state);
  const oldLeft = nodes.some(({ oldPod }) => oldPod !== null);
  if (!oldLeft) {
    const waiting = nodes.filter(({ newPod }) => !newPod || !isPodAvailable(newPod, state));
    return { code: 'not-available', limit: maxUnavailable, nodes: waiting.map(({ node }) => node) };
  }
  if (maxSurge > 0) {
    const surging = nodes.filter(
      ({ crowded, newPod, oldPod }) => crowded || (oldPod && newPod && !isPodAvailable(newPod, state)),
    );
    return { code: 'surge-at-limit', limit: maxSurge, nodes: surging.map(({ node }) => node) };
  }
  const unavailable = nodes.filter((node) => countsAsUnavailable(standingOf(state, node), behaviour));
  return { code: 'unavailable-at-limit', limit: maxUnavailable, nodes: unavailable.map(({ node }) => node) };
}
