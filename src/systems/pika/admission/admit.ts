import { decide, type Decision, type Judged } from '../../../admission/decide.js';
import { without } from '../../../admission/judge.js';
import type { JsonObject } from '../../../manifest/manifest.js';
import { DEFINITIONS, KIND } from './definition.js';

/**
 * The CRD's part of admission, without the status, which a manifest cannot set. Where `judged` has the definition of the cluster, that decides.
 */
export function shapeOf(
  object: JsonObject,
  judged: Judged = { apiVersion: '' },
  earlier: JsonObject | null = null,
): Decision {
  const decision = decide(judged, object, earlier, DEFINITIONS.get(KIND) ?? null);
  return { ...decision, stored: without(decision.stored, 'status') };
}
