import type { Families } from './family.js';
import { config } from './pika/config.js';
import { timeline } from './pika/timeline.js';
import { pairs, transitions } from './pika/transitions.js';
import { validation } from './pika/validation.js';

export const families: Families = {
  config,
  lifecycle: timeline,
  pairs,
  parallel: timeline,
  sla: timeline,
  transitions,
  validation,
};
