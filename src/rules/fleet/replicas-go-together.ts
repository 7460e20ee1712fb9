import { groupedBy } from '../../manifest/lookup.js';
import { code, count, fewNames, literal, name, NO_TEXT, type Text, text } from '../../text/text.js';
import { endWithNodes, type Fix, fix, fixText, type ReplicaSpread } from '../../systems/system.js';
import { type RuleResult, groupRule, type LimitedGroup } from '../rule.js';

export const replicasGoTogether = groupRule({
  id: 'replicas-go-together',
  detects: 'an application whose replicas, or only replica, may all be drained at the same moment',
  systems: 'all',
  severity: 'warning',
  evaluate: (limited, { side }) => {
    const { drains, unit, batches } = limited.group;
    if (drains !== true || unit !== 'node' || batches.length === 0) return [];
    const batchOf = new Map(
      batches.flatMap(({ index, targets }) => targets.map((target) => [target, index])),
    );
    const batchesOf = ({ nodes }: ReplicaSpread) => nodes.map((node) => batchOf.get(node));
    const found = groupedBy(side.spreads, (spread) => causeOf(limited, spread, batchesOf(spread)));
    return CAUSES.flatMap((cause) => {
      const spreads = found.get(cause);
      return spreads ? resultOf(limited, cause, spreads) : [];
    });
  },
});

/** Reasons that all replicas stop: one finding each, about the first application. */
const CAUSES = ['tolerant', 'no budget', 'pair', 'single'] as const;
type Cause = (typeof CAUSES)[number];

type Batches = readonly (number | undefined)[];

function causeOf(limited: LimitedGroup, spread: ReplicaSpread, batches: Batches): Cause | undefined {
  const { nodes, namespace, pods, budget } = spread;
  const { freeOrder, peakAtOnce } = limited.group;
  const { drainSpares = [], leavesTolerant } = limited.traits;
  if (drainSpares.includes(namespace) || batches.includes(undefined) || pods < 1) return undefined;
  // Where the order is free, any nodes of the rollout that fit into its peak; else those of one batch.
  if (freeOrder ? nodes.length > peakAtOnce : new Set(batches).size !== 1) return undefined;
  // Source: kubernetes-sigs/karpenter 2266468, pkg/utils/pod/scheduling.go, IsDrainable.
  const isLeft = endWithNodes(spread, leavesTolerant);
  // A pod that no budget ever allows to be evicted is a drain that never ends.
  if (pods === 1) return budget?.most !== 0 || isLeft ? 'single' : undefined;
  if (isLeft) return 'tolerant';
  if (budget === null || (budget.most !== null && budget.most >= pods)) return 'no budget';
  return isPair(spread) ? 'pair' : undefined;
}

/** Two replicas on two nodes: a budget holds the second eviction back until the first pod is ready elsewhere, and nothing else. */
function isPair({ pods, nodes }: ReplicaSpread): boolean {
  return pods === 2 && nodes.length === 2;
}

type Spreads = readonly [ReplicaSpread, ...ReplicaSpread[]];

function resultOf(limited: LimitedGroup, cause: Cause, spreads: Spreads): RuleResult {
  const { peakAtOnce, freeOrder } = limited.group;
  const [first, ...more] = spreads;
  const workload = name('object', first.workload);
  const like = more.length > 0 ? text` The same for ${count(more.length, 'more application')}.` : NO_TEXT;
  const order = freeOrder ? text` (up to ${count(peakAtOnce, 'node')} at once; ${freeOrder.says})` : NO_TEXT;
  const [why, advice] = textsOf(limited, cause, spreads);
  const on = fewNames('target', first.nodes);
  const says =
    cause === 'single'
      ? text`${workload} has only one pod (on ${on}), and a drain evicts it before there is another: nothing serves until a new one is ready elsewhere`
      : text`all ${first.pods} pods of ${workload} (on ${on}) may be drained at once${order}: ${why}`;
  return limited.result(['budget', 'strategy'], {
    subject: cause,
    says: text`${says}.${like}`,
    fix: advice,
    ...(cause === 'single' ? { severity: 'info' } : {}),
    ofRollout: true,
    magnitude: spreads.length,
    evidence: { applications: spreads.map((one) => `${one.namespace}/${one.workload}`), peakAtOnce },
  });
}

/** Why nothing of an application serves, and the fix. */
function textsOf(limited: LimitedGroup, cause: Cause, spreads: Spreads): [why: Text, fix: Fix] {
  const [{ workload: of, budget }] = spreads;
  const workload = name('object', of);
  // No disruption budget keeps the second node of a pair schedulable while the first one is drained.
  const oneByOne = limited.unlessUnbatched(limited.fewer(1) ?? fix`Disrupt one node at a time.`);
  const budgetName = name('policy', `PodDisruptionBudget/${budget?.name ?? ''}`);
  const one = code('maxUnavailable: 1');
  switch (cause) {
    case 'tolerant':
      return [
        text`nothing serves until new pods are ready. The pods tolerate the taint of the drain, so no disruption budget applies and they end with their nodes`,
        fix`Name the keys of the intended taints in the tolerations of these pods, instead of ${code('operator: Exists')} without a key.`,
      ];
    case 'no budget': {
      const why = budget
        ? text`${budgetName} allows all of them at once`
        : text`no disruption budget covers them`;
      const add = fix`Add a PodDisruptionBudget with ${one} for ${workload}, so that its pods are evicted one at a time.`;
      return [
        text`nothing serves until new pods are ready; ${why}`,
        spreads.some(isPair) ? fix`${add} ${fixText(oneByOne)}` : add,
      ];
    }
    // Source: aws/karpenter-provider-aws#8741.
    case 'pair': {
      const allows = budget?.most === 0 ? 'allows no eviction' : 'limits evictions';
      return [
        text`${budgetName} ${literal(allows)}, but both nodes are tainted or cordoned at once: load balancers that exclude such nodes reach neither pod`,
        oneByOne,
      ];
    }
    // Who writes one replica knows that it is one; what is not known is that a drain stops it before another one is started. A budget
    // that lets it go changes nothing. Source: kubernetes-sigs/karpenter#2985; kubernetes/kubernetes#48307.
    case 'single': {
      const add = fix`Give ${workload} two replicas and a PodDisruptionBudget with ${one} if it may not be down for that long.`;
      return [NO_TEXT, limited.group.peakAtOnce > 1 ? fix`${add} ${fixText(oneByOne)}` : add];
    }
  }
}
