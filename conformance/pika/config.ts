import { formatGoDuration } from '../../src/manifest/values/go-duration.js';
import type { JsonObject } from '../../src/manifest/manifest.js';
import { readConfig } from '../../src/systems/pika/objects/config.js';
import { differs, type Mismatch } from '../family.js';
import { textOf } from './snapshot.js';

export function config(vector: JsonObject): Mismatch {
  const reading = readConfig(textOf(vector['yaml']));
  return differs(
    vector['expect'] ?? null,
    reading.accepted
      ? {
          accepted: true,
          slaPeriod: formatGoDuration(reading.slaPeriodNanos),
          slaPeriodNanos: reading.slaPeriodNanos.toString(),
        }
      : { accepted: false, error: reading.error },
  );
}
