import { code, literal, type Text, text } from '../../../text/text.js';
import type { IntOrPercent } from '../../../manifest/values/intstr.js';

/** `maxSurge: 25%` is 3 of 10 nodes (rounded up); `of` is the number behind the field. */
export function limitText(field: string, value: IntOrPercent, of: Text, way: 'up' | 'down'): Text {
  const rounded = typeof value === 'string' ? text` (rounded ${literal(way)})` : text``;
  return text`${code(`${field}: ${value}`)} is ${of}${rounded}`;
}
