import { code, literal, type Text, text } from '../../../text/text.js';
import type { IntOrPercent } from '../../../manifest/values/intstr.js';
import type { Json } from '../../../manifest/manifest.js';
import { fieldOf, objectOf } from '../admission/defaults.js';

/** A number or a percentage as the author wrote it; null where none is written. */
export function writtenLimit(spec: Json, strategyField: string, field: string): IntOrPercent | null {
  const value = fieldOf(objectOf(objectOf(spec, strategyField), 'rollingUpdate'), field);
  return typeof value === 'number' || typeof value === 'string' ? value : null;
}

/** `maxSurge: 25%` is 3 of 10 nodes (rounded up); `of` is the number behind the field. */
export function limitText(field: string, value: IntOrPercent, of: Text, way: 'up' | 'down'): Text {
  const rounded = typeof value === 'string' ? text` (rounded ${literal(way)})` : text``;
  return text`${code(`${field}: ${value}`)} is ${of}${rounded}`;
}
