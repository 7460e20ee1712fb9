import { groupedBy } from '../../manifest/lookup.js';
import { code, count, fewNames, name, type Text, text } from '../../text/text.js';
import { endWithNodes, type Fix, fix, fixText, type ReplicaSpread } from '../../systems/system.js';
import { type RuleResult, groupRule, type GroupRollout } from '../rule.js';

export const replicasGoTogether = groupRule({
  id: 'replicas-go-together',
  detects: 'an application whose replicas, or only replica, may all be drained at the same moment',
  severity: 'warning',
  evaluate: (rollout, { side }) => {
    const { drains, batches } = rollout.group;
    if (drains !== true || batches.length === 0) return [];
    const batchOf = new Map(
      batches.flatMap(({ index, targets }) => targets.map((target) => [target, index])),
    );
    const found = groupedBy(side.spreads, (spread) =>
      causeOf(
        rollout,
        spread,
        spread.nodes.map((node) => batchOf.get(node)),
      ),
    );
    return [...found].map(([cause, spreads]) => resultOf(rollout, cause, spreads));
  },
});

/** Reasons that all replicas stop: one finding each, about the first application. */
type Cause = 'tolerant' | 'no budget' | 'pair' | 'single';

type Spreads = readonly [ReplicaSpread, ...ReplicaSpread[]];

function causeOf(
  rollout: GroupRollout,
  spread: ReplicaSpread,
  batches: readonly (number | undefined)[],
): Cause | undefined {
  const { nodes, namespace, pods, budget } = spread;
  const { freeOrder, peakAtOnce } = rollout.group;
  const { drainSpares = [], leavesTolerant } = rollout.traits;
  if (drainSpares.includes(namespace) || batches.includes(undefined) || pods < 1) return undefined;
  // In a free order any nodes that fit into the peak may go together; else only those of one batch.
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

function resultOf(rollout: GroupRollout, cause: Cause, spreads: Spreads): RuleResult {
  const { peakAtOnce, freeOrder } = rollout.group;
  const [first, ...more] = spreads;
  const like = more.length > 0 && text` The same for ${count(more.length, 'more application')}.`;
  const order = freeOrder && text` (${freeOrder.says})`;
  const [why, advice] = textsOf(rollout, cause, spreads);
  return rollout.result(['budget', 'strategy'], {
    subject: cause,
    says: text`all pods of ${name('object', first.workload)} (${first.pods} on ${fewNames('target', first.nodes)}) may be drained at once${order}: ${why}.${like}`,
    fix: advice,
    ...(cause === 'single' ? { severity: 'info' } : {}),
    ofRollout: true,
    magnitude: spreads.length,
    evidence: { applications: spreads.map((one) => `${one.namespace}/${one.workload}`), peakAtOnce },
  });
}

/** Why nothing of an application serves, and the fix. */
function textsOf(rollout: GroupRollout, cause: Cause, spreads: Spreads): [why: Text, fix: Fix] {
  const [{ workload: of, budget }] = spreads;
  const workload = name('object', of);
  const { peakAtOnce } = rollout.group;
  // No disruption budget keeps the second node of a pair schedulable while the first one is drained.
  const oneByOne = rollout.unlessUnbatched(rollout.fewer(1) ?? fix`Disrupt one node at a time.`);
  const budgetName = name('policy', `PodDisruptionBudget/${budget?.name ?? ''}`);
  const one = code('maxUnavailable: 1');
  switch (cause) {
    case 'tolerant':
      return [
        text`they tolerate the taint of the drain, so no disruption budget applies and they end with their nodes`,
        fix`Name the keys of the intended taints in the tolerations of these pods, instead of ${code('operator: Exists')} without a key.`,
      ];
    case 'no budget': {
      const add = fix`Add a PodDisruptionBudget with ${one} for ${workload}, so that its pods are evicted one at a time.`;
      return [
        budget ? text`${budgetName} allows all of them at once` : text`no disruption budget covers them`,
        spreads.some(isPair) ? fix`${add} ${fixText(oneByOne)}` : add,
      ];
    }
    // Source: aws/karpenter-provider-aws#8741.
    case 'pair':
      return [
        text`${budgetName} limits evictions, but both nodes are tainted or cordoned at once, and load balancers that exclude such nodes reach neither pod`,
        oneByOne,
      ];
    // A drain stops the only replica before another one is started, and a budget that lets it go changes nothing.
    // Source: kubernetes-sigs/karpenter#2985; kubernetes/kubernetes#48307.
    case 'single': {
      const add = fix`Give ${workload} two replicas and a PodDisruptionBudget with ${one} if it may not be down for that long.`;
      return [
        text`nothing serves until a new one is ready elsewhere`,
        peakAtOnce > 1 ? fix`${add} ${fixText(oneByOne)}` : add,
      ];
    }
  }
}
