import { few } from '../../manifest/words/listing.js';
import type { SidePlan } from '../../plan/model.js';
import { toPlain } from '../../text/render.js';
import { endWithNodes, factOf, fixText, type ReplicaSpread } from '../../systems/system.js';
import {
  type RuleResult,
  count,
  groupRule,
  groupResult,
  type LimitedGroup,
  unlessUnbatched,
} from '../rule.js';
import { fewer } from './fewer.js';

export const replicasGoTogether = groupRule({
  id: 'replicas-go-together',
  detects:
    'an application of which a rollout may drain the nodes of all replicas at the same moment, or of the only one',
  systems: 'all',
  severity: 'warning',
  evaluate: (limited, { side }) => together(limited, side),
});

/** One violation a group, for applications without a budget, and one for pairs that a budget lets go one after the other. */
function together(limited: LimitedGroup, { spreads }: SidePlan): RuleResult[] {
  const { group } = limited;
  if (group.drains !== true || group.unit !== 'node' || group.batches.length === 0) return [];
  const batchOf = new Map(
    group.batches.flatMap(({ index, targets }) => targets.map((target) => [target, index])),
  );
  const spared = factOf(group, 'drain-spares') ?? [];
  const near = spreads.filter(
    ({ nodes, namespace }) => !spared.includes(namespace) && mayGoTogether(limited, nodes, batchOf),
  );
  const taint = factOf(group, 'leaves-tolerant');
  const several = near.filter(({ pods }) => pods > 1);
  const left = several.filter((spread) => endWithNodes(spread, taint));
  const drained = several.filter((spread) => !left.includes(spread));
  // One that no budget ever lets go is a drain that never ends.
  const single = near.filter(
    (spread) => spread.pods === 1 && (spread.budget?.most !== 0 || endWithNodes(spread, taint)),
  );
  const bare = drained.filter(isUnguarded);
  const pairs = drained.filter((spread) => !isUnguarded(spread) && isPair(spread));
  return [
    ...(left.length > 0 ? [notDrained(limited, left)] : []),
    ...(bare.length > 0 ? [unguarded(limited, bare)] : []),
    ...(pairs.length > 0 ? [guarded(limited, pairs)] : []),
    ...(single.length > 0 ? [alone(limited, single)] : []),
  ];
}

/** Where the order is free, any nodes of the rollout that fit into its peak; else those of one batch. */
function mayGoTogether(
  { group }: LimitedGroup,
  nodes: readonly string[],
  batchOf: ReadonlyMap<string, number>,
): boolean {
  const batches = nodes.map((node) => batchOf.get(node));
  if (batches.includes(undefined)) return false;
  return !group.freeOrder ? new Set(batches).size === 1 : nodes.length <= group.peakAtOnce;
}

function isUnguarded({ budget, pods }: ReplicaSpread): boolean {
  return budget === null || (budget.most !== null && budget.most >= pods);
}

/** Two replicas on two nodes: a budget holds the second eviction back until the first pod is ready elsewhere, and nothing else. */
function isPair({ pods, nodes }: ReplicaSpread): boolean {
  return pods === 2 && nodes.length === 2;
}

/** Source: kubernetes-sigs/karpenter 2266468, pkg/utils/pod/scheduling.go, IsDrainable. */
function notDrained(limited: LimitedGroup, spreads: readonly ReplicaSpread[]): RuleResult {
  return violation(limited, spreads, {
    subject: 'tolerant',
    says: 'nothing of it serves then until new pods are ready, as they tolerate the taint of the drain: no disruption budget is asked, and they end with their nodes',
    fix: 'Name the keys of the taints that are meant in the tolerations of these pods, instead of operator: Exists without a key.',
  });
}

function unguarded(limited: LimitedGroup, spreads: readonly ReplicaSpread[]): RuleResult {
  const [first] = spreads;
  const budget = first?.budget
    ? `PodDisruptionBudget/${first.budget.name} lets all of them go`
    : 'no disruption budget holds one back';
  return violation(limited, spreads, {
    subject: 'no budget',
    says: `nothing of it serves then until new pods are ready, as ${budget}`,
    fix:
      `Make a PodDisruptionBudget with maxUnavailable: 1 for ${first?.workload ?? ''}: then its pods are evicted one after the other.` +
      (spreads.some(isPair) ? ` ${oneByOne(limited)}` : ''),
  });
}

/**
 * Who writes one replica knows that it is one; what is not known is that a drain stops it before another one is started. A budget that
 * lets it go changes nothing. Source: kubernetes-sigs/karpenter#2985; kubernetes/kubernetes#48307.
 */
function alone(limited: LimitedGroup, spreads: readonly ReplicaSpread[]): RuleResult {
  const [first] = spreads;
  const { workload = '', nodes = [] } = first ?? {};
  const more = spreads.length > 1 ? ` ${count(spreads.length - 1, 'more application')} like that.` : '';
  return violationOf(limited, spreads, {
    subject: 'single',
    says:
      `${workload} has only one pod (on ${nodes[0] ?? ''}), and a drain evicts it before there is another: ` +
      `nothing of it serves until a new one is ready elsewhere.${more}`,
    fix:
      `Give ${workload} two replicas, and a PodDisruptionBudget with maxUnavailable: 1, where it may not be down for that long.` +
      (limited.group.peakAtOnce > 1 ? ` ${oneByOne(limited)}` : ''),
    severity: 'info',
  });
}

/** Source: aws/karpenter-provider-aws#8741. */
function guarded(limited: LimitedGroup, spreads: readonly ReplicaSpread[]): RuleResult {
  const [first] = spreads;
  return violation(limited, spreads, {
    subject: 'pair',
    says:
      `PodDisruptionBudget/${first?.budget?.name ?? ''} has the pods evicted one after the other, and does nothing for the nodes: both are tainted or cordoned at once, ` +
      'and what sends traffic by node sends none to either',
    fix: oneByOne(limited),
  });
}

/** No disruption budget keeps the second node of a pair as it is while the first one goes. */
function oneByOne(limited: LimitedGroup): string {
  const one = unlessUnbatched(limited, fewer(limited, 1) ?? 'Disrupt one node at a time.');
  return typeof one === 'string' ? one : toPlain(fixText(one));
}

function violation(
  limited: LimitedGroup,
  spreads: readonly ReplicaSpread[],
  { subject, says, fix }: { readonly subject: string; readonly says: string; readonly fix: string },
): RuleResult {
  const [first] = spreads;
  const more = spreads.length > 1 ? ` ${count(spreads.length - 1, 'more application')} like that.` : '';
  return violationOf(limited, spreads, {
    subject,
    says: `${replicasText(first)} may go together${orderText(limited)}: ${says}.${more}`,
    fix,
  });
}

function violationOf(
  limited: LimitedGroup,
  spreads: readonly ReplicaSpread[],
  breach: Pick<RuleResult, 'subject' | 'fix' | 'severity'> & { readonly says: string },
): RuleResult {
  const { group } = limited;
  return groupResult(limited, ['budget', 'strategy'], {
    ...breach,
    ofRollout: true,
    magnitude: spreads.length,
    evidence: {
      applications: spreads.map(({ namespace, workload }) => `${namespace}/${workload}`),
      peakAtOnce: group.peakAtOnce,
    },
  });
}

/** `both pods of Deployment/ingress, on node-0001, node-0002,`. */
function replicasText(spread: ReplicaSpread | undefined): string {
  if (!spread) return '';
  const { pods, workload, nodes } = spread;
  return `${pods === 2 ? 'both' : `all ${pods}`} pods of ${workload}, on ${nodes.length === 1 ? (nodes[0] ?? '') : few(nodes)},`;
}

function orderText({ group }: LimitedGroup): string {
  if (!group.freeOrder) return '';
  return ` (up to ${count(group.peakAtOnce)} at once, and ${group.freeOrder.says})`;
}
