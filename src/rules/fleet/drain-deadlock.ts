import { capital, count, type Text, text } from '../../text/text.js';
import type { SidePlan } from '../../plan/model.js';
import { type HeldEviction } from '../../systems/system.js';
import { type RuleResult, defineRule } from '../rule.js';

export const drainDeadlock = defineRule({
  id: 'drain-deadlock',
  detects: 'a disruption budget under which pods can never be evicted: a drain of their nodes never ends',
  systems: 'all',
  severity: 'error',
  evaluate: ({ side }) => held(side),
});

function held(side: SidePlan): RuleResult[] {
  return side.policies.flatMap((policy) => {
    const limit = policy.drainLimit;
    return (limit?.held ?? []).map((held) => ({
      policy: policy.ref,
      subject: held.cause,
      says: text`${podsOf(held)} ${held.forGood ? text`can never be evicted` : text`cannot be evicted now`}. A drain of a node with one of them ${held.forGood ? text`does not end by itself` : text`waits`}.`,
      why: text`${capital(held.says)}.`,
      fix: held.fix,
      place: held.place,
      magnitude: held.pods,
      evidence: {
        cause: held.cause,
        forGood: held.forGood,
        pods: held.pods,
        nodes: held.nodes,
        expectedPods: limit?.expectedPods ?? 0,
        desiredHealthy: limit?.desiredHealthy ?? 0,
        currentHealthy: limit?.currentHealthy ?? 0,
        disruptionsAllowed: limit?.disruptionsAllowed ?? 0,
      },
      severity: held.forGood ? 'error' : 'warning',
    }));
  });
}

function podsOf({ pods, nodes }: Pick<HeldEviction, 'pods' | 'nodes'>): Text {
  if (pods === 0) return text`the pods it covers`;
  return nodes > 0 ? text`${count(pods, 'pod')} on ${count(nodes, 'node')}` : count(pods, 'pod');
}
