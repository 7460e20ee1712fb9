import * as z from 'zod';
import { faultViolations } from './object-faults.js';
import { defineRule } from './rule.js';

export const maintenanceNeverEnds = defineRule({
  id: 'maintenance-never-ends',
  detects: 'a maintenance object that cannot come to its end',
  systems: ['pika'],
  severity: 'error',
  options: z.strictObject({}),
  judge: (judged) => faultViolations(judged, 'never-ends'),
});
