import { riskRule } from '../risk.js';

export const safeguardRemoved = riskRule({
  id: 'safeguard-removed',
  detects:
    'an edit that removes or loosens what protects a node during its work: cordon, drain, prepare, exclusive, window',
  severity: 'warning',
});
