import { formatGoDuration } from '../src/manifest/quantity.js';
import { readSlaPeriod } from '../src/systems/pika/objects/sla-period.js';
import { differs, type Families } from './family.js';
import { pairs } from './pika/pairs.js';
import { timeline } from './pika/timeline.js';
import { transitions } from './pika/transitions.js';
import { validation } from './pika/validation.js';

export const families: Families = {
  /** text of the config file -> its period, or why the controller does not start. */
  config: (vector) => {
    const period = readSlaPeriod(vector['yaml'] as string);
    return differs(
      vector['expect'] ?? null,
      'error' in period
        ? { accepted: false, error: period.error }
        : {
            accepted: true,
            slaPeriod: formatGoDuration(period.nanos),
            slaPeriodNanos: period.nanos.toString(),
          },
    );
  },
  lifecycle: timeline,
  pairs,
  parallel: timeline,
  sla: timeline,
  transitions,
  validation,
};
