import { verb } from '../../manifest/words/plural.js';
import type { PlannedGroup } from '../../plan/model.js';
import { agesOutText } from './expiring.js';
import { groupRule, groupViolation, type LimitedGroup, ofSystem, share } from '../rule.js';

const SHOWN_NODES = 3;

export const blockedNodesHoldProgress = groupRule({
  id: 'blocked-nodes-hold-progress',
  detects:
    'nodes that the rollout never touches, such as ignored or tainted ones: it stays incomplete because of them',
  systems: 'some',
  severity: 'warning',
  judge: (limited, { plan }) => {
    const { group } = limited;
    if (group.blocked.length === 0) return null;
    const more = group.blocked.length > SHOWN_NODES ? ` and ${group.blocked.length - SHOWN_NODES} more` : '';
    return groupViolation(limited, ['selector', 'strategy', 'budget'], {
      says:
        `${share(group.blocked.length, group.matched)} ${verb(group.blocked.length, 'is', 'are')} never touched and ` +
        `${verb(group.blocked.length, 'keeps', 'keep')} the rollout from completing: ${shownOf(group.blocked.slice(0, SHOWN_NODES))}${more}. ` +
        countsText(limited) +
        agesOutText(
          group,
          group.blocked.map(({ target }) => target),
          plan,
        ),
      remediation:
        ofSystem(limited).words.blocked?.(group) ??
        'Tolerate the taint in additionalTolerations, free the nodes, or exclude them in nodeSelectors.',
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
