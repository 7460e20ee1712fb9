import { counted } from '../../../manifest/plural.js';
import { namespaceOf } from '../../../manifest/manifest.js';
import { visible } from '../../../manifest/visible.js';
import type { NodeState } from '../../../snapshot/snapshot.js';
import type { Unshown } from '../../system.js';
import { minorOf } from '../controller/version.js';
import type { Reach } from '../simulation/reach.js';
import type { SidePlan } from '../side.js';

/** Labels that kubeadm, k3s and RKE2 put on nodes that run an API server. */
const CONTROL_PLANE = ['node-role.kubernetes.io/control-plane', 'node-role.kubernetes.io/master'];

/** A Plan of a side, and what it takes. */
export interface Reaching {
  readonly plan: SidePlan;
  readonly reach: Reach;
}

/**
 * Workers that may come to a newer minor version than the API server has, because no `prepare` waits for the Plan of the control plane,
 * or because both are in one Plan. A kubelet must not be newer than its API server.
 * Source: kubernetes.io, Version Skew Policy; k3s, Automated Upgrades (`prepare` of the agents' Plan).
 */
export function unorderedOf(own: Reaching, all: readonly Reaching[]): Unshown[] {
  const { plan, reach } = own;
  const workers = reach.due.filter((node) => !runsApiServer(node)).length;
  if (!raisesMinor(own) || workers === 0) return [];
  const place = plan.manifest.placeOf(['spec']);
  const inside = reach.due.length - workers;
  const version = visible(plan.version ?? '');
  if (inside > 0)
    return [
      {
        subject: 'control plane among workers',
        says: `it takes ${counted(inside, 'node')} of the control plane and ${counted(workers, 'other')} in an order that nobody knows before: kubelets of ${version} may meet an older API server, which Kubernetes does not support.`,
        fix: 'Give the control plane a Plan of its own, and the others one whose prepare waits for it.',
        place,
      },
    ];
  const server = all.find(
    (other) => other !== own && raisesMinor(other) && other.reach.due.some(runsApiServer),
  );
  if (!server || plan.spec.prepares) return [];
  const { manifest } = server.plan;
  return [
    {
      subject: 'does not wait for the control plane',
      says: `its ${counted(workers, 'node')} do not wait for Plan/${visible(namespaceOf(manifest))}/${visible(manifest.name)}, which upgrades ${counted(server.reach.due.length, 'node')} of the control plane at the same time: kubelets of ${version} may meet an older API server, which Kubernetes does not support.`,
      fix: `Add prepare with args: ["prepare", ${JSON.stringify(manifest.name)}] and the image of upgrade, where that is one of k3s or RKE2: it waits until that Plan is complete.`,
      place,
    },
  ];
}

/** True where the change takes nodes to another minor version, or to one and nobody knows from which. */
function raisesMinor({ plan, reach }: Reaching): boolean {
  if (plan.object === null || plan.isLive || !plan.isHashChanged || reach.isAssumed) return false;
  const [to, from] = [minorOf(plan.version), minorOf(plan.versionBefore)];
  return to !== null && (from === null || from < to);
}

function runsApiServer({ labels }: NodeState): boolean {
  return CONTROL_PLANE.some((label) => Object.hasOwn(labels, label));
}
