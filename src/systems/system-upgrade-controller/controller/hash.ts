import { createHash } from 'node:crypto';
import { isObject, type Json, type JsonObject } from '../../../manifest/manifest.js';

/** The annotation whose paths go into the hash. Source: pkg/upgrade/plan/plan.go, DigestStatus. */
const DIGEST_ANNOTATION = 'upgrade.cattle.io/digest';

/** What a hash is made of, besides the version. */
interface HashInputs {
  readonly spec: JsonObject;
  readonly annotations: Readonly<Record<string, Json>>;
  /** The whole object, which the paths of the digest annotation start from. */
  readonly object: JsonObject;
}

/** A version as the controller keeps it, for labels: `v1.31.4+k3s1` is `v1.31.4-k3s1`. */
export function keptVersion(version: string): string {
  return version.replaceAll('+', '-');
}

/**
 * The hash that a finished node carries: sha224 over version, service account, the values named by the digest annotation and
 * the hashes of the secrets, without anything between them. `secretHashes` are of those without `ignoreUpdates`, in their order.
 * Nothing else of a Plan is in it: an edit of the image or of the script reaches no finished node.
 */
export function planHash(version: string, inputs: HashInputs, secretHashes: readonly string[]): string {
  const { serviceAccountName } = inputs.spec;
  const account = typeof serviceAccountName === 'string' ? serviceAccountName : '';
  const text = [version, account, ...digestValues(inputs), ...secretHashes].join('');
  return createHash('sha224').update(text).digest('hex');
}

/** Paths are split at commas and not trimmed: behind `, ` a path begins with a space, and nothing is found under it. */
function digestValues({ annotations, object }: HashInputs): string[] {
  const written = annotations[DIGEST_ANNOTATION];
  if (typeof written !== 'string' || written === '') return [];
  return written.split(',').map((path) => valueText(valueAt(object, path.split('.'))));
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
