import { few } from '../../manifest/words/listing.js';
import { begunIn } from '../../plan/measure/begun.js';
import { type Breach, count, groupRule, groupViolation, type LimitedGroup } from '../rule.js';
import { type ChangeKind, factOf } from '../../systems/system.js';

/** These run the failed stage of an erroring node again. */
const RESTARTS: ReadonlySet<ChangeKind> = new Set(['package-version', 'package-downgrade', 'config-map']);

export const erroringNodeFreezes = groupRule({
  id: 'erroring-node-freezes',
  detects: 'nodes that stay erroring and keep their place in the batch: no other node of the group starts',
  systems: ['skyhook'],
  severity: 'warning',
  judge: (limited) => {
    const { group } = limited;
    if (group.brakes?.failureHoldsGroup !== true) return null;
    const now = frozenNow(limited);
    return now ? [now] : toleratedInVain(limited);
  },
});

/** It is so already, and the change does not run the failed stage again. */
function frozenNow(limited: LimitedGroup): Breach | null {
  const { group, policy } = limited;
  const erroring = factOf(group, 'erroring') ?? [];
  const started = begunIn(group);
  // A compartment that stays stopped does not run even what the change would run again.
  const staysStopped = group.outcome === 'stopped' && started.size === 0;
  const restarts = policy.change !== null && RESTARTS.has(policy.change.kind) && !staysStopped;
  if (erroring.length === 0 || restarts) return null;
  const isWaiting = group.outcome === 'stuck' || group.outcome === 'stopped';
  const held = group.matched - erroring.length;
  if (!isWaiting || held === 0) return null;
  return groupViolation(limited, ['strategy', 'budget'], {
    subject: 'now',
    says:
      `${few(erroring)} ${erroring.length === 1 ? 'is' : 'are'} erroring and ${erroring.length === 1 ? 'keeps its place' : 'keep their places'} in the batch, ` +
      `so of the group's ${count(group.matched)} ${started.size} ${started.size === 1 ? 'starts' : 'start'}. batchThreshold does not let the rollout go past it.`,
    remediation: `Repair ${erroring.length === 1 ? 'the node' : 'the nodes'} and run the failed stage again, or take ${erroring.length === 1 ? 'it' : 'them'} out of nodeSelectors.`,
    magnitude: erroring.length,
    evidence: { erroring: [...erroring], matched: group.matched },
    severity: 'error',
  });
}

/** A threshold that tolerates failed nodes reads as if the rollout went on past them. */
function toleratedInVain(limited: LimitedGroup): Breach | null {
  const { brakes, freshBatches = [] } = limited.group;
  const most = brakes?.tolerance.reduce((max, entry) => Math.max(max, entry.failuresTolerated), 0) ?? 0;
  if (!brakes || most === 0 || freshBatches.length < 2) return null;
  return groupViolation(limited, ['batchThreshold', 'strategy'], {
    subject: 'tolerated',
    says:
      `one node that stays erroring stops the rollout: it keeps its place and no further batch starts, ` +
      `although batchThreshold ${brakes.batchThresholdPercent} tolerates up to ${most} failed in a batch.`,
    remediation:
      'Set batchThreshold: 100, which says what happens, and plan for someone to repair or exclude a failed node.',
    evidence: { batchThresholdPercent: brakes.batchThresholdPercent, failuresTolerated: most },
  });
}
