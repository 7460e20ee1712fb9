import { riskRule } from '../risk.js';

export const configNotRolled = riskRule({
  id: 'config-not-rolled',
  detects:
    'an edited ConfigMap or Secret that no rollout brings to the pods, or that reaches all of them at once as mounted files',
  severity: 'info',
});
