import * as z from 'zod';
import { faultViolations } from './object-faults.js';
import { defineRule } from './rule.js';

export const maintenanceDeletedMidway = defineRule({
  id: 'maintenance-deleted-midway',
  detects: 'a maintenance that is deleted before its work is done, or that stops the SLA clocks of others',
  systems: ['pika'],
  severity: 'warning',
  options: z.strictObject({}),
  judge: (judged) => faultViolations(judged, 'deleted-midway'),
});
