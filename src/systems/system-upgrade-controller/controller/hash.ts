import { createHash } from 'node:crypto';
import { labelsIn, objectIn, textIn } from '../../../manifest/fields.js';
import { isObject, type Json, type JsonObject } from '../../../manifest/manifest.js';
import { readPlan } from '../objects/plan.js';

/** The annotation whose paths, from the root of the object on, go into the hash. Source: pkg/upgrade/plan/plan.go, DigestStatus. */
const DIGEST_ANNOTATION = 'upgrade.cattle.io/digest';

/**
 * The hash that a finished node carries: sha224 over version, service account, the values named by the digest annotation and
 * the hashes of the secrets, without anything between them. `secretHashes` are of those without `ignoreUpdates`, in their order.
 * Nothing else of a Plan is in it: an edit of the image or of the script reaches no finished node.
 */
export function planHash(version: string, object: JsonObject, secretHashes: readonly string[]): string {
  const account = textIn(objectIn(object, 'spec'), 'serviceAccountName') ?? '';
  const text = [version, account, ...digestValues(object), ...secretHashes].join('');
  return createHash('sha224').update(text).digest('hex');
}

/** Paths are split at commas and not trimmed: behind `, ` a path begins with a space, and nothing is found under it. */
function digestValues(object: JsonObject): string[] {
  const written = labelsIn(object['metadata'], 'annotations')[DIGEST_ANNOTATION] ?? '';
  return written === '' ? [] : written.split(',').map((path) => valueText(valueAt(object, path.split('.'))));
}

/** Maps are followed, and of a list its first item. */
function valueAt(value: Json | undefined, [name, ...rest]: readonly string[]): Json | undefined {
  const at = Array.isArray(value) ? value[0] : value;
  if (name === undefined) return at;
  return isObject(at) && Object.hasOwn(at, name) ? valueAt(at[name], rest) : undefined;
}

function valueText(value: Json | undefined): string {
  if (typeof value === 'string') return value.trim();
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : '';
}

/** By which waiting nodes are sorted: another order for every plan and every hash. */
export function orderKey(nodeUid: string, planUid: string, hash: string): string {
  return createHash('sha256').update(`${nodeUid}${planUid}${hash}`).digest('hex');
}

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
  const resolved = plan.version ?? (plan.channel === null ? null : channel);
  const isReady = plan.invalid === null && resolved !== null;
  const version = isReady ? resolved : before.version;
  return { version, hash: version === '' ? '' : planHash(version, object, known), isReady };
}
