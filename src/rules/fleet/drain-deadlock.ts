import { asText, count, type Text, text } from '../../text/text.js';
import type { Plan, SidePlan } from '../../plan/model.js';
import { factOf, type HeldEviction } from '../../systems/system.js';
import { type RuleResult, defineRule, sameRef } from '../rule.js';

export const drainDeadlock = defineRule({
  id: 'drain-deadlock',
  detects: 'a disruption budget under which pods can never be evicted: a drain of their nodes never ends',
  systems: 'all',
  severity: 'error',
  evaluate: ({ side, plan }) => [...held(side), ...unjudged(side, plan)],
});

function held(side: SidePlan): RuleResult[] {
  return side.policies.flatMap((policy) => {
    const limit = factOf(policy, 'drain-limit');
    return (limit?.held ?? []).map((held) => ({
      policy: policy.ref,
      subject: held.cause,
      says: text`${podsOf(held)} can ${held.forGood ? text`never be evicted` : text`not be evicted now`}: ${asText(held.says)}. A drain of a node with one of them ${held.forGood ? text`never ends` : text`waits`}.`,
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

/** Nobody can tell whether it holds a drain; of a budget that the change edits, and leaves so or worse, that is new. */
function unjudged(side: SidePlan, plan: Plan): RuleResult[] {
  const edited = plan.policies.filter(
    ({ change, head }) =>
      change === 'changed' &&
      ((factOf(head, 'unjudged-drain') && head?.unmeasured) || factOf(head, 'drain-limit')?.held.length),
  );
  return side.policies.flatMap((policy) => {
    const { ref } = policy;
    const unjudgedDrain = factOf(policy, 'unjudged-drain');
    if (!unjudgedDrain) return [];
    if (side === plan.base && edited.some((diff) => sameRef(diff.ref, ref))) return [];
    const { pods, nodes, says, fix, place } = unjudgedDrain;
    return {
      policy: ref,
      subject: 'unknown-size',
      says: text`whether ${podsOf(unjudgedDrain)} can be evicted is unknown: ${asText(says)}.`,
      fix,
      place,
      evidence: { cause: 'unknown-size', pods, nodes },
      severity: 'warning',
    };
  });
}

function podsOf({ pods, nodes }: Pick<HeldEviction, 'pods' | 'nodes'>): Text {
  if (pods === 0) return text`the pods it covers`;
  return nodes > 0 ? text`${count(pods, 'pod')} on ${count(nodes, 'node')}` : count(pods, 'pod');
}
