import { counted, verb } from '../../../text/plural.js';
import type { Instant } from '../../../rollout/controller.js';
import type { ResolvedGroup } from '../../system.js';
import type { Reason } from '../controller/budget.js';
import { candidacyOf, startableReasons } from '../controller/consolidation.js';
import type { NodePool } from '../objects/nodepool.js';
import { isLeaving, type PoolNode, type PoolNodes } from '../objects/pool-nodes.js';
import { isHeldNow } from '../objects/workloads.js';

export interface Consolidating {
  readonly pool: NodePool;
  readonly nodes: readonly PoolNode[];
  readonly known: PoolNodes;
  readonly group: Pick<ResolvedGroup, 'allowed'>;
  readonly at: Instant;
}

const NOT_KNOWN =
  'Whether it acts depends on prices and on where pods fit, which nothing here tells, so it is not planned.';

/**
 * What is known of consolidation now: which nodes it may consider, by age and policy, and what the budgets let go of them. Source:
 * kubernetes-sigs/karpenter 2266468, nodeclaim/disruption/consolidation.go, disruption/emptiness.go, disruption/consolidation.go.
 */
export function consolidationNotes(input: Consolidating): string[] {
  const { pool, known } = input;
  const reasons = startableReasons(pool).filter((reason) => reason !== 'Drifted');
  if (reasons.length === 0) return ['Only drift may start here: consolidation is off.'];
  const uses = `Consolidation (${reasons.join(', ')}) uses up the same budgets.`;
  if (!known.knowsPods || !known.knowsClaims)
    return [
      `${uses} Which nodes it may take now takes Pods and NodeClaims in the snapshot to tell. ${NOT_KNOWN}`,
    ];
  return [`${uses} ${nowText(input, reasons)} ${NOT_KNOWN}`];
}

function nowText({ pool, nodes, group, at }: Consolidating, reasons: readonly Reason[]): string {
  const free = nodes.filter((node) => !isLeaving(node) && !isHeldNow(node.load));
  const candidates = free.map((node) =>
    candidacyOf(
      pool,
      {
        initializedAt: node.claim?.initializedAt ?? null,
        lastPodEventAt: node.claim?.lastPodEventAt ?? null,
        doNotDisrupt: node.doNotDisrupt,
        pods: node.load.pods,
      },
      at,
    ),
  );
  const of: Readonly<Record<string, number>> = {
    Empty: candidates.filter(({ emptyCandidate }) => emptyCandidate).length,
    Underutilized: candidates.filter(({ underutilizedCandidate }) => underutilizedCandidate).length,
  };
  const parts = reasons.map((reason) => {
    const count = of[reason] ?? 0;
    const left = group.allowed.find((span) => span.reason === reason)?.remaining ?? null;
    const lets =
      count === 0 ? '' : `, of which the budgets let ${left === null ? 'all' : Math.min(left, count)} go now`;
    return `${counted(count, 'node')} ${verb(count, 'is a candidate', 'are candidates')} for ${reason}${lets}`;
  });
  return `By age, pods and policy ${parts.join('; ')}.`;
}
