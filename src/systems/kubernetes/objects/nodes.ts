import { remembered } from '../../../manifest/lookup.js';
import { HOSTNAME_LABEL, type NodeState } from '../../../snapshot/snapshot.js';
import { CORDONED, type DaemonNode, NOT_READY, UNREACHABLE, withCondition } from '../controller/node-fit.js';

/** The kubelet puts these on every node; a snapshot that was cut down may lack them. */
const KUBELET = { 'kubernetes.io/os': 'linux' };

/**
 * Nodes as the scheduler sees them. A node that is not ready carries the taints that the control plane puts on it, also where
 * the snapshot was taken before they were there.
 */
export const worldNodes = remembered((nodes: readonly NodeState[]): readonly DaemonNode[] =>
  nodes.map((node) => {
    const down = node.ready !== 'True';
    const condition = node.ready === 'False' ? NOT_READY : UNREACHABLE;
    const tainted = down ? withCondition(node.taints, condition, true) : node.taints;
    const taints = node.unschedulable ? withCondition(tainted, CORDONED, true) : tainted;
    const labels = { ...KUBELET, [HOSTNAME_LABEL]: node.name, ...node.labels };
    return { name: node.name, labels, taints, down };
  }),
);
