import type { Behaviour } from '../../versions.js';
import { manage } from './manage.js';
import { updateWithoutSurge } from './rolling-update.js';
import { type DaemonActions, type DaemonSetState, limitsOf, NO_ACTIONS } from './state.js';
import { updateWithSurge } from './surge-update.js';

interface DaemonSetSync extends DaemonActions {
  readonly by: 'manage' | 'update';
}

/**
 * One sync of the DaemonSet controller: the manage part, and only if that did nothing the rolling update. Null when neither does
 * anything. Source: kubernetes 1.28, daemon/daemon_controller.go, updateDaemonSet.
 */
export function syncDaemonSet(state: DaemonSetState, behaviour: Behaviour): DaemonSetSync | null {
  const managed = manage(state);
  if (!isEmpty(managed)) return { by: 'manage', ...managed };
  const updated = rollingUpdate(state, behaviour);
  return isEmpty(updated) ? null : { by: 'update', ...updated };
}

function rollingUpdate(state: DaemonSetState, behaviour: Behaviour): DaemonActions {
  if (state.spec.strategy.type === 'OnDelete') return NO_ACTIONS;
  const { maxUnavailable, maxSurge } = limitsOf(state);
  return maxSurge === 0
    ? updateWithoutSurge(state, maxUnavailable, behaviour)
    : updateWithSurge(state, maxSurge, behaviour);
}

function isEmpty({ create, delete: gone }: DaemonActions): boolean {
  return create.length === 0 && gone.length === 0;
}
