import { openedPools } from './karpenter/opened-pools.js';
import { riskRule, risksOf } from './risk.js';
import { defineRule } from './rule.js';

/** Rules of which the systems state the results. */
export const configNotRolled = riskRule({
  id: 'config-not-rolled',
  detects:
    'an edited ConfigMap or Secret that no rollout brings to the pods, or that reaches all of them at once as mounted files',
  severity: 'info',
});

/** The systems state a hold of one object; that of a NodePool is in its calendar. */
export const heldRolloutStarts = defineRule({
  id: 'held-rollout-starts',
  detects:
    'an edit that releases a held rollout: a pause lifted, a partition lowered, OnDelete ended, a run set going, a budget of 0 raised',
  systems: 'all',
  severity: 'warning',
  evaluate: (input) => [
    ...input.side.policies.flatMap((policy) => risksOf(policy, 'held-rollout-starts')),
    ...openedPools(input),
  ],
});

export const limitIgnored = riskRule({
  id: 'limit-ignored',
  detects:
    'a maxUnavailable or minReadySeconds that the controller ignores, and a new version that OnDelete keeps from all pods',
  severity: 'warning',
});

export const safeguardRemoved = riskRule({
  id: 'safeguard-removed',
  detects:
    'an edit that removes or loosens what protects a node during its work: cordon, drain, prepare, exclusive, window',
  severity: 'warning',
});
