import { labelsIn, objectIn } from '../../../manifest/fields.js';
import type { JsonObject } from '../../../manifest/manifest.js';
import { readPlan } from '../objects/plan.js';
import { keptVersion, planHash } from './hash.js';

/** Status of a Plan as its handler writes it. */
export interface PlanStatus {
  readonly version: string;
  readonly hash: string;
  /** Validated and resolved: the controller selects nodes. */
  readonly isReady: boolean;
}

export const UNKNOWN_STATUS: PlanStatus = { version: '', hash: '', isReady: false };

/**
 * Status after a Plan was stored. `secretHash` is null for a secret that is not there, `channel` the version that the Plan's channel
 * returns, null where it is unknown. A missing secret stops the handler before it writes the status. An invalid Plan keeps its version,
 * and a new service account changes its hash all the same. Source: pkg/upgrade/handle_upgrade.go, the status handler.
 */
export function statusOf(
  object: JsonObject,
  before: PlanStatus,
  secretHash: (name: string) => string | null,
  channel: string | null = null,
): PlanStatus {
  const plan = readPlan(object);
  const hashes = plan.hashedSecrets.map(secretHash);
  const known = hashes.flatMap((hash) => hash ?? []);
  if (plan.invalid === null && known.length < hashes.length) return before;
  const resolved =
    plan.version === null ? (plan.channel === null ? null : channel) : keptVersion(plan.version);
  const isReady = plan.invalid === null && resolved !== null;
  const version = isReady ? resolved : before.version;
  const annotations = labelsIn(object['metadata'], 'annotations');
  const inputs = { spec: objectIn(object, 'spec') ?? {}, annotations, object };
  return { version, hash: version === '' ? '' : planHash(version, inputs, known), isReady };
}
