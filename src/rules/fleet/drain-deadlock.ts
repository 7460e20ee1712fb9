import { capital, count, text } from '../../text/text.js';
import { policyRule } from '../rule.js';

export const drainDeadlock = policyRule({
  id: 'drain-deadlock',
  detects: 'a disruption budget under which pods can never be evicted: a drain of their nodes never ends',
  systems: 'all',
  severity: 'error',
  evaluate: ({ drainLimit: limit }) =>
    limit?.held.map(({ cause, forGood, pods, nodes, says, fix, place }) => {
      const on = nodes > 0 ? text`${count(pods, 'pod')} on ${count(nodes, 'node')}` : count(pods, 'pod');
      const who = pods === 0 ? text`the pods it covers` : on;
      const [evicted, ends] = forGood
        ? [text`can never be evicted`, text`does not end by itself`]
        : [text`cannot be evicted now`, text`waits`];
      const { expectedPods, desiredHealthy, currentHealthy, disruptionsAllowed } = limit;
      return {
        subject: cause,
        says: text`${who} ${evicted}. A drain of a node with one of them ${ends}.`,
        why: text`${capital(says)}.`,
        fix,
        place,
        magnitude: pods,
        evidence: {
          ...{ cause, forGood, pods, nodes },
          ...{ expectedPods, desiredHealthy, currentHealthy, disruptionsAllowed },
        },
        severity: forGood ? 'error' : 'warning',
      };
    }) ?? [],
});
