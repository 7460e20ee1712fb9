import { once } from '../../../../manifest/lookup/once.js';
import { remembered } from '../../../../manifest/lookup/remembered.js';
import { nodesFitting, type Placement } from '../../controller/daemonset/node-fit.js';
import type { WorldNode } from '../../controller/daemonset/world.js';
import { hasUntolerated } from '../../controller/taints.js';

type Nodes = readonly WorldNode[];

/** Looks at the nodes once for all templates that ask the same of them, which most of a thousand workloads do. */
function byPlacement(look: (nodes: Nodes, placement: Placement) => Nodes) {
  const looked = remembered((nodes: Nodes) =>
    once((placement: string) => look(nodes, JSON.parse(placement) as Placement)),
  );
  return (nodes: Nodes, placement: Placement): Nodes => looked(nodes)(JSON.stringify(placement));
}

/** Nodes whose name and labels fit, whatever their taints. */
export const labelledNodes = byPlacement(nodesFitting);

/** Nodes that a new pod may go to. */
export const fittingNodes = byPlacement((nodes, placement) =>
  labelledNodes(nodes, placement).filter(({ taints }) => !isKept(taints, placement)),
);

/** Those and nodes that only a passing state keeps new pods from (cordoned, not ready): pods that are there stay, and count. */
export const lastingNodes = byPlacement((nodes, placement) =>
  labelledNodes(nodes, placement).filter(
    ({ taints }) =>
      !isKept(
        taints.filter(({ key }) => !key.startsWith('node.kubernetes.io/')),
        placement,
      ),
  ),
);

function isKept(taints: WorldNode['taints'], { tolerations }: Placement): boolean {
  return hasUntolerated(taints, tolerations, ['NoSchedule', 'NoExecute']);
}
