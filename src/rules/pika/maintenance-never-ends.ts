import { faultViolations } from '../fleet/object-faults.js';
import { defineRule } from '../rule.js';

export const maintenanceNeverEnds = defineRule({
  id: 'maintenance-never-ends',
  detects: 'a maintenance object that cannot come to its end',
  systems: ['pika'],
  severity: 'error',
  judge: (judged) => faultViolations(judged, 'never-ends'),
});
