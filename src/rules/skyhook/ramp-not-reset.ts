import { code, literal, share, text } from '../../text/text.js';
import { begunIn } from '../../plan/measure/wholes.js';
import { fix } from '../../systems/system.js';
import { type RuleResult, groupRule, type GroupRollout } from '../rule.js';

/** A first batch of more than this many times a fresh one is an error. */
const ERROR_ABOVE = 2;

export const rampNotReset = groupRule({
  id: 'ramp-not-reset',
  detects: 'a rollout that starts with a grown batch instead of its canary',
  systems: ['skyhook'],
  severity: 'warning',
  evaluate: (rollout) => kept(rollout) ?? joining(rollout),
});

/** The rollout, compared with the batches that the plan shows. */
const WHICH = {
  shown: text`the next rollout (the one shown)`,
  next: text`the next rollout`,
  after: text`the rollout after the one shown`,
};

/** The next rollout continues with the grown batch size. */
function kept(rollout: GroupRollout): RuleResult | null {
  const { carriedOver } = rollout.group;
  if (!carriedOver) return null;
  const { of, nextBatches: next, freshBatches: fresh } = carriedOver;
  const [first = 0] = next;
  const [start = 0] = fresh;
  if (first <= start) return null;
  return rollout.result(['resetBatchStateOnCompletion', 'strategy'], {
    says: text`${code('resetBatchStateOnCompletion')} is false: ${WHICH[of]} starts with a batch of ${first} (${literal(`${next.slice(0, 4).join(', ')}${next.length > 4 ? ', ...' : ''}`)}) instead of ${start}.`,
    fix: fix`Set ${{ field: 'resetBatchStateOnCompletion', value: true }}: every rollout then starts with its canary.`,
    magnitude: first,
    evidence: { cause: 'kept', nextBatches: [...next], freshBatches: [...fresh] },
    severity: first > start * ERROR_ABOVE ? 'error' : 'warning',
  });
}

/** Nodes that join a finished rollout: the finished ones count as the batch before. */
function joining(rollout: GroupRollout): RuleResult | null {
  const { group, policy } = rollout;
  const initial = group.strategy?.['initialBatch'];
  const size = group.batches[0]?.size ?? 0;
  if (policy.change?.kind !== 'new-nodes' || typeof initial !== 'number' || size <= initial) return null;
  const joined = begunIn(group).size;
  const done = group.matched - joined;
  return rollout.result(['initialBatch', 'strategy'], {
    says: text`${share(size, joined, 'node')} that join are in the first batch, not ${initial}: the batch state of the ${done} finished ones sets its size.`,
    fix: fix`Let the nodes join in steps of ${code('initialBatch')} (narrow ${code('nodeSelectors')} and widen it), or roll them with an object of their own first.`,
    magnitude: size,
    evidence: { cause: 'new-nodes', firstBatch: size, initialBatch: initial, joined, done },
  });
}
