import { riskRule } from '../risk.js';

export const heldRolloutStarts = riskRule({
  id: 'held-rollout-starts',
  detects:
    'an edit that releases a held rollout: a pause lifted, a partition lowered, OnDelete ended, a run set going',
  severity: 'warning',
});
