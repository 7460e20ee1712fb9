import * as z from 'zod';
import type { HeldEviction } from '../systems/system.js';
import { count, defineRule } from './rule.js';
import { refText } from '../systems/system.js';

export const drainDeadlock = defineRule({
  id: 'drain-deadlock',
  detects: 'a disruption budget under which pods can never be evicted: a drain of their nodes never ends',
  systems: ['kubernetes'],
  severity: 'error',
  options: z.strictObject({}),
  judge: ({ side }) =>
    side.policies.flatMap((policy) =>
      (policy.drains?.held ?? []).map((held) => ({
        policy: policy.ref,
        group: null,
        subject: held.cause,
        message:
          `${refText(policy.ref)}: ${podsOf(held)} can not be evicted${held.forGood ? '' : ' now'}: ` +
          `${held.says}. A drain of a node with one of them ${held.forGood ? 'never ends' : 'waits'}.`,
        remediation: held.fix,
        place: held.place,
        magnitude: held.pods,
        evidence: {
          cause: held.cause,
          pods: held.pods,
          nodes: held.nodes,
          expectedPods: policy.drains?.expectedPods ?? 0,
          desiredHealthy: policy.drains?.desiredHealthy ?? 0,
          currentHealthy: policy.drains?.currentHealthy ?? 0,
          disruptionsAllowed: policy.drains?.disruptionsAllowed ?? 0,
        },
        severity: held.forGood ? ('error' as const) : ('warning' as const),
      })),
    ),
});

function podsOf({ pods, nodes }: HeldEviction): string {
  if (pods === 0) return 'the pods it covers';
  return nodes > 0 ? `${count(pods, 'pod')} on ${count(nodes)}` : count(pods, 'pod');
}
