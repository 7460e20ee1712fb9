import { faultViolations } from '../fleet/object-faults.js';
import { defineRule } from '../rule.js';

export const unknownNode = defineRule({
  id: 'unknown-node',
  detects:
    'an announced maintenance of a node that the snapshot does not hold, or that is announced for it already',
  systems: ['pika'],
  severity: 'error',
  judge: (judged) => faultViolations(judged, 'unknown-node'),
});
