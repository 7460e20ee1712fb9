import { riskRule } from '../risk.js';

export const limitIgnored = riskRule({
  id: 'limit-ignored',
  detects:
    'a maxUnavailable or minReadySeconds that the controller ignores, and a new version that OnDelete keeps from all pods',
  severity: 'warning',
});
