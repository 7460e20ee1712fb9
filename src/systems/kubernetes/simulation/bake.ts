import type { Json } from '../../../manifest/manifest.js';
import type { Bake } from '../../system.js';
import { hasReadiness } from '../objects/template.js';

/** What passes between two batches of any workload: `minReadySeconds`, and the probes of its containers. */
export function bakeOf(minReadySeconds: number, template: Json | undefined): Bake {
  return {
    seconds: minReadySeconds,
    approval: false,
    hasSignal: hasReadiness(template),
    waitField: 'minReadySeconds',
    signalField: 'readinessProbe',
  };
}
