import { code, count, few, name, NO_TEXT, type Text, text } from '../../text/text.js';
import type { SidePlan } from '../../plan/model.js';
import { endWithNodes, type Fix, fix, fixText, type ReplicaSpread } from '../../systems/system.js';
import {
  type RuleResult,
  groupRule,
  groupResult,
  type LimitedGroup,
  ofSystem,
  unlessUnbatched,
} from '../rule.js';
import { fewer } from './group.js';

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
  const { drainSpares: spared = [], leavesTolerant: taint } = ofSystem(limited);
  const near = spreads.filter(
    ({ nodes, namespace }) => !spared.includes(namespace) && mayGoTogether(limited, nodes, batchOf),
  );
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
    says: text`nothing serves until new pods are ready. The pods tolerate the taint of the drain, so no disruption budget applies and they end with their nodes`,
    fix: fix`Name the keys of the intended taints in the tolerations of these pods, instead of ${code('operator: Exists')} without a key.`,
  });
}

function unguarded(limited: LimitedGroup, spreads: readonly ReplicaSpread[]): RuleResult {
  const [first] = spreads;
  const budget = first?.budget
    ? text`${budgetName(first.budget.name)} allows all of them at once`
    : text`no disruption budget covers them`;
  return violation(limited, spreads, {
    subject: 'no budget',
    says: text`nothing serves until new pods are ready; ${budget}`,
    fix: withOneByOne(
      fix`Add a PodDisruptionBudget with ${code('maxUnavailable: 1')} for ${workloadName(first)}, so that its pods are evicted one at a time.`,
      spreads.some(isPair) ? limited : null,
    ),
  });
}

/**
 * Who writes one replica knows that it is one; what is not known is that a drain stops it before another one is started. A budget that
 * lets it go changes nothing. Source: kubernetes-sigs/karpenter#2985; kubernetes/kubernetes#48307.
 */
function alone(limited: LimitedGroup, spreads: readonly ReplicaSpread[]): RuleResult {
  const [first] = spreads;
  const [node = ''] = first?.nodes ?? [];
  return violationOf(limited, spreads, {
    subject: 'single',
    says: text`${workloadName(first)} has only one pod (on ${name('target', node)}), and a drain evicts it before there is another: nothing serves until a new one is ready elsewhere.${moreLike(spreads)}`,
    fix: withOneByOne(
      fix`Give ${workloadName(first)} two replicas and a PodDisruptionBudget with ${code('maxUnavailable: 1')} if it may not be down for that long.`,
      limited.group.peakAtOnce > 1 ? limited : null,
    ),
    severity: 'info',
  });
}

/** Source: aws/karpenter-provider-aws#8741. */
function guarded(limited: LimitedGroup, spreads: readonly ReplicaSpread[]): RuleResult {
  const [first] = spreads;
  const most = first?.budget?.most ?? null;
  const allows =
    most === null
      ? text`limits evictions`
      : most === 0
        ? text`allows no eviction`
        : text`allows one eviction at a time`;
  return violation(limited, spreads, {
    subject: 'pair',
    says: text`${budgetName(first?.budget?.name ?? '')} ${allows}, but both nodes are tainted or cordoned at once: load balancers that exclude such nodes reach neither pod`,
    fix: oneByOne(limited),
  });
}

/** No disruption budget keeps the second node of a pair as it is while the first one goes. */
function oneByOne(limited: LimitedGroup): Fix {
  return unlessUnbatched(limited, fewer(limited, 1) ?? fix`Disrupt one node at a time.`);
}

function withOneByOne(first: Fix, limited: LimitedGroup | null): Fix {
  return limited ? fix`${first} ${fixText(oneByOne(limited))}` : first;
}

function budgetName(budget: string): Text {
  return name('policy', `PodDisruptionBudget/${budget}`);
}

function workloadName(spread: ReplicaSpread | undefined): Text {
  return name('object', spread?.workload ?? '');
}

function moreLike(spreads: readonly ReplicaSpread[]): Text {
  const more = spreads.length - 1;
  return more > 0 ? text` The same for ${count(more, 'more application')}.` : NO_TEXT;
}

function violation(
  limited: LimitedGroup,
  spreads: readonly ReplicaSpread[],
  { subject, says, fix: advice }: { readonly subject: string; readonly says: Text; readonly fix: Fix },
): RuleResult {
  const [first] = spreads;
  return violationOf(limited, spreads, {
    subject,
    says: text`${replicasText(first)} may be drained at once${orderText(limited)}: ${says}.${moreLike(spreads)}`,
    fix: advice,
  });
}

function violationOf(
  limited: LimitedGroup,
  spreads: readonly ReplicaSpread[],
  breach: Pick<RuleResult, 'subject' | 'fix' | 'severity'> & { readonly says: Text },
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
function replicasText(spread: ReplicaSpread | undefined): Text {
  if (!spread) return NO_TEXT;
  const { pods, nodes } = spread;
  const all = pods === 2 ? text`both` : text`all ${pods}`;
  return text`${all} pods of ${workloadName(spread)} (on ${few(
    nodes.map((node) => name('target', node)),
    3,
  )})`;
}

function orderText({ group }: LimitedGroup): Text {
  if (!group.freeOrder) return NO_TEXT;
  return text` (up to ${count(group.peakAtOnce, 'node')} at once; ${group.freeOrder.says})`;
}
