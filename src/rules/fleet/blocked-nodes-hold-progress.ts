import { listing } from '../../manifest/listing.js';
import { verb } from '../../manifest/plural.js';
import type { PlannedGroup } from '../../plan/model.js';
import { factOf } from '../../systems/system.js';
import type { LimitedGroup } from '../rule.js';
import { groupRule, wordsFor, groupViolation, share, subjectOf } from '../rule.js';

const SHOWN_NODES = 3;

export const blockedNodesHoldProgress = groupRule({
  id: 'blocked-nodes-hold-progress',
  detects:
    'nodes that the rollout never touches, such as ignored or tainted ones: it stays incomplete because of them',
  systems: ['skyhook', 'karpenter'],
  severity: 'warning',
  judge: (limited) => {
    const { group } = limited;
    if (group.blocked.length === 0) return null;
    const more = group.blocked.length > SHOWN_NODES ? ` and ${group.blocked.length - SHOWN_NODES} more` : '';
    return groupViolation(limited, ['selector', 'strategy', 'budget'], {
      message:
        `${subjectOf(limited)}: ${share(group.blocked.length, group.matched)} ${verb(group.blocked.length, 'is', 'are')} never touched and ` +
        `${verb(group.blocked.length, 'keeps', 'keep')} the rollout from completing: ${shownOf(group.blocked.slice(0, SHOWN_NODES))}${more}. ` +
        countsText(limited),
      remediation: wordsFor(
        limited,
        {
          karpenter: factOf(group, 'unstick') ?? withoutHolds(group),
        },
        'Tolerate the taint in additionalTolerations, free the nodes, or exclude them in nodeSelectors.',
      ),
      ofRollout: true,
      isOfWaiting: true,
      magnitude: group.blocked.length,
      evidence: {
        blocked: group.blocked.map(({ target, why }) => ({ target, why })),
        matched: group.matched,
      },
    });
  },
});

/** Those with one cause share it: `node-1, node-2 (cordoned), node-3 (tainted)`. */
function shownOf(blocked: PlannedGroup['blocked']): string {
  return blocked
    .map(({ target, why }, i) => (blocked[i + 1]?.why === why ? target : `${target} (${why})`))
    .join(', ');
}

/** What takes the blocked nodes of a pool out of their hold: a grace period lifts what pods say, and only on nodes that were made with it. */
export function withoutHolds(group: PlannedGroup): string {
  const known = factOf(group, 'lasting-holds');
  const holds = group.blocked.flatMap(({ target }) => known?.get(target) ?? []);
  const closed = new Set(holds.flatMap(({ budgets }) => (budgets.length > 0 ? [listing(budgets)] : [])));
  const [first] = closed;
  if (first !== undefined) {
    const others = closed.size > 1 ? `, and ${closed.size - 1} more like it,` : '';
    return `Let PodDisruptionBudget ${first}${others} allow an eviction, with maxUnavailable: 1. A terminationGracePeriod lifts it too, but not on nodes that were made without one.`;
  }
  return holds.some(({ by }) => by === 'pod')
    ? 'Take the mark off the nodes or pods. A terminationGracePeriod lifts what pods say, but not on nodes that were made without one.'
    : 'Take the mark off the nodes, or delete them by hand; no setting of the NodePool lifts what a node says.';
}

/**
 * Karpenter takes percentages of the initialized nodes that have a claim (helpers.go, BuildDisruptionBudgetMapping): others hold
 * the rollout up and count in nothing.
 */
function countsText({ group: { blocked, calendar, matched } }: LimitedGroup): string {
  const isCounted = calendar === undefined || calendar.counted >= matched;
  const where = isCounted
    ? 'in percentages and in progress'
    : 'in progress; percentages are of the nodes that are initialized and have a claim';
  return `${verb(blocked.length, 'It still counts', 'They still count')} ${where}.`;
}
