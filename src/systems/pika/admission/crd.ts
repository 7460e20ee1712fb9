import { decide, type Decision, type DefinedObject } from '../../../admission/decide.js';
import { shippedDefinitions } from '../../../admission/definition.js';
import { without } from '../../../admission/evaluate.js';
import type { JsonObject } from '../../../manifest/manifest.js';
import CRDS from '../crds.json' with { type: 'json' };

export const KIND = 'NotifyMaintenance';
export const GROUP = 'ngn2.nvidia.com';

/** Source: NVIDIA/pika 8a1803ee, config/crd/bases. */
const DEFINITION = shippedDefinitions(CRDS).get(KIND) ?? null;

/** The CRD's part of admission, without the status, which a manifest cannot set. A definition of the cluster takes precedence. */
export function shapeOf(
  object: JsonObject,
  context: DefinedObject = { apiVersion: '' },
  earlier: JsonObject | null = null,
): Decision {
  const decision = decide(context, object, earlier, DEFINITION);
  return { ...decision, stored: without(decision.stored, 'status') };
}
