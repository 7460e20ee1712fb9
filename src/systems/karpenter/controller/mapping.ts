/** A node as the disruption controller's cache has it. */
export interface CountedNode {
  /** The label `karpenter.sh/nodepool`: of the Node once it is registered, else of the NodeClaim; null without one. */
  readonly pool: string | null;
  readonly hasClaim: boolean;
  readonly hasNode: boolean;
  /** The Node's label `karpenter.sh/initialized` is `true`. */
  readonly initialized: boolean;
  readonly ready: 'True' | 'False' | 'Unknown' | 'missing';
  /** The NodeClaim has a deletion timestamp; one on the Node alone does not count. */
  readonly claimDeleting: boolean;
  readonly instanceTerminating: boolean;
  /** Taken by Karpenter's own queue: in memory only, seen from outside by the taint `karpenter.sh/disrupted`. */
  readonly taken: boolean;
}

/** The base of percentages, and how many of it use the budgets up. */
export interface Counts {
  readonly total: number;
  readonly consuming: number;
}

/** Whether the node is in the base: with claim and Node, initialized, and its instance not being terminated yet. */
function isCounted(node: CountedNode): boolean {
  return node.hasClaim && node.hasNode && node.initialized && !node.instanceTerminating;
}

/** Whether a counted node uses the budget up: not ready, its claim being deleted, or taken by Karpenter. Each node once. */
function isConsuming(node: CountedNode): boolean {
  return node.ready !== 'True' || node.claimDeleting || node.taken;
}

/** The counts of every pool label that is on a counted node. */
export function countNodes(nodes: Iterable<CountedNode>): ReadonlyMap<string, Counts> {
  const counts = new Map<string, Counts>();
  for (const node of nodes) {
    if (node.pool === null || !isCounted(node)) continue;
    const before = counts.get(node.pool) ?? { total: 0, consuming: 0 };
    counts.set(node.pool, {
      total: before.total + 1,
      consuming: before.consuming + (isConsuming(node) ? 1 : 0),
    });
  }
  return counts;
}

/**
 * The counts once these nodes are being deleted: they stay in the base until their instance goes, and use the budgets up. Source:
 * kubernetes-sigs/karpenter 2266468, disruption/helpers.go, BuildDisruptionBudgetMapping.
 */
export function withLeaving({ total, consuming }: Counts, leaving: readonly CountedNode[]): Counts {
  const added = leaving.filter((node) => isCounted(node) && !isConsuming(node)).length;
  return { total, consuming: consuming + added };
}
