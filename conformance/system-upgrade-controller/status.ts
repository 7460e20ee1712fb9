import { labelsIn, objectIn } from '../../src/manifest/fields.js';
import type { JsonObject } from '../../src/manifest/manifest.js';
import { keptVersion, planHash } from '../../src/systems/system-upgrade-controller/controller/hash.js';
import { readPlan } from '../../src/systems/system-upgrade-controller/objects/plan.js';

/** What the controller has worked out from a Plan. */
export interface PlanStatus {
  readonly version: string;
  readonly hash: string;
  /** Valid and resolved: nodes are selected. */
  readonly isReady: boolean;
}

export const UNKNOWN_STATUS: PlanStatus = { version: '', hash: '', isReady: false };

/**
 * The status after a Plan was stored. `secretHash` of a secret's name is null where there is no such secret, `channel` is what the
 * Plan's channel gives now, null where nobody knows. A missing secret stops everything before the status is written; what is
 * not valid keeps its version, and a new service account changes the hash all the same.
 * Source: pkg/upgrade/handle_upgrade.go, the status handler.
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
