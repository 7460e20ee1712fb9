import { field } from '../manifest/fields.js';
import type { JsonObject } from '../manifest/manifest.js';
import type { Violation } from '../manifest/schema.js';
import { Budget } from './budget.js';
import { storedBy } from './stored.js';
import { structuralOf } from './structural.js';
import { validate } from './validate.js';

const TEXTS = { type: 'object', additionalProperties: { type: 'string' } };
const METADATA = structuralOf({ type: 'object', properties: { labels: TEXTS, annotations: TEXTS } });

/**
 * What no object of any kind may have in its metadata: a label or an annotation that is a number or a boolean, as YAML reads `1.2`,
 * `yes` and `on` without quotes. The API server cannot read such an object, whatever the definition of its kind says. Source:
 * k8s.io/apimachinery, ObjectMeta: both are maps of string to string.
 */
export function unreadableMetadata(manifest: JsonObject): Violation[] {
  const metadata = field(manifest, 'metadata') ?? null;
  if (metadata === null) return [];
  return validate(METADATA, storedBy(METADATA, metadata, false), Budget.unlimited(), ['metadata']);
}
