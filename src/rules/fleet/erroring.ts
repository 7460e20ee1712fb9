import { code, count, few, literal, name, type Text, text } from '../../text/text.js';
import { verb } from '../../text/plural.js';
import { begunIn } from '../../plan/measure/begun.js';
import { type ChangeKind, type Fix, fix } from '../../systems/system.js';
import { type RuleResult, groupResult, type LimitedGroup } from '../rule.js';

/** These run the failed stage of an erroring node again. */
const RESTARTS: ReadonlySet<ChangeKind> = new Set(['package-version', 'package-downgrade', 'config-map']);

interface Erroring {
  readonly nodes: readonly string[];
  /** Without a full stop. */
  readonly says: Text;
  readonly fix: Fix;
}

/** Nodes that are erroring now and keep their slots in the batch, if the change does not run their failed stage again. */
export function erroringNow({ group, policy }: LimitedGroup): Erroring | null {
  const nodes = group.erroring ?? [];
  const isWaiting = group.outcome === 'stuck' || group.outcome === 'stopped';
  const isHolding = group.brakes?.failureHoldsGroup === true && isWaiting && nodes.length < group.matched;
  if (nodes.length === 0 || !isHolding) return null;
  const started = begunIn(group).size;
  // A compartment that stays stopped does not run even what the change would run again.
  const staysStopped = group.outcome === 'stopped' && started === 0;
  if (policy.change !== null && RESTARTS.has(policy.change.kind) && !staysStopped) return null;
  const { length } = nodes;
  return {
    nodes,
    says: text`${few(
      nodes.map((node) => name('target', node)),
      3,
    )} ${literal(verb(length, 'is erroring and keeps its slot', 'are erroring and keep their slots'))} in the batch, whatever ${code('batchThreshold')} tolerates`,
    fix: fix`Repair ${literal(verb(length, 'the node', 'the nodes'))} and run the failed stage again, or exclude ${literal(verb(length, 'it', 'them'))} in ${code('nodeSelectors')}.`,
  };
}

/** The same where another rule reports that the group is stuck. */
export function erroringBreach(limited: LimitedGroup): RuleResult | null {
  const { group } = limited;
  const found = erroringNow(limited);
  if (!found) return null;
  const started = begunIn(group).size;
  return groupResult(limited, ['strategy', 'budget'], {
    subject: 'erroring',
    says: text`${found.says}: ${started} of ${count(group.matched, 'node')} ${literal(verb(started, 'starts', 'start'))}.`,
    fix: found.fix,
    magnitude: found.nodes.length,
    evidence: { cause: 'erroring', erroring: [...found.nodes], matched: group.matched },
  });
}

/** A threshold that tolerates failed nodes reads as if the rollout went on past them. */
export function toleratedInVain(limited: LimitedGroup): RuleResult | null {
  const { brakes, freshBatches = [] } = limited.group;
  if (brakes?.failureHoldsGroup !== true || erroringNow(limited)) return null;
  const most = Math.max(0, ...brakes.tolerance.map(({ failuresTolerated }) => failuresTolerated));
  if (most === 0 || freshBatches.length < 2) return null;
  return groupResult(limited, ['batchThreshold', 'strategy'], {
    subject: 'tolerated',
    says: text`one node stuck in error stops the rollout: it keeps its slot and no further batch starts, although ${code(`batchThreshold: ${brakes.batchThresholdPercent}`)} tolerates up to ${most} failed in a batch.`,
    fix: fix`Set ${{ field: 'batchThreshold', value: 100 }}, and plan for someone to repair or exclude a failed node.`,
    evidence: {
      cause: 'tolerated',
      batchThresholdPercent: brakes.batchThresholdPercent,
      failuresTolerated: most,
    },
    severity: 'warning',
  });
}
