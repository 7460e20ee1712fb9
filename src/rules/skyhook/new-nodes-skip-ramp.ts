import { begunIn } from '../../plan/measure/begun.js';
import { verb } from '../../manifest/words/plural.js';
import { groupRule, groupViolation, share } from '../rule.js';
import { factOf } from '../../systems/system.js';

export const newNodesSkipRamp = groupRule({
  id: 'new-nodes-skip-ramp',
  detects:
    'nodes that join a finished rollout and start in a grown batch, because the finished ones count as the batch before',
  systems: ['skyhook'],
  severity: 'warning',
  judge: (limited) => {
    const { group, policy } = limited;
    const initial = group.strategy?.['initialBatch'];
    const [first] = group.batches;
    if (policy.change?.kind !== 'new-nodes' || typeof initial !== 'number' || !first) return null;
    if (first.size <= initial) return null;
    const joined = begunIn(group).size;
    const done = group.matched - joined;
    return groupViolation(limited, ['initialBatch', 'strategy'], {
      says:
        `${share(first.size, joined)} that join start in the first batch, not ${initial}: ` +
        `${beforeText(done, factOf(group, 'compartment')?.countsAsBatch ?? done)}, and the size grows from there.`,
      remediation:
        'Let the nodes join in steps of initialBatch (narrow nodeSelectors and widen them), or roll them with an object of their own first.',
      magnitude: first.size,
      evidence: { firstBatch: first.size, initialBatch: initial, joined, done },
    });
  },
});

/** What the operator takes for the batch before: operators from 0.20 on leave out as many as join. */
function beforeText(done: number, counted: number): string {
  if (counted === 0) return 'the batch state of the rollout before is kept';
  if (counted >= done) return `the ${done} that are done count as the batch before`;
  return `of the ${done} that are done ${counted} ${verb(counted, 'counts', 'count')} as the batch before`;
}
