import { createHash } from 'node:crypto';
import { field, labelsIn, textIn } from '../../../manifest/fields.js';
import { byName } from '../../../manifest/lookup.js';
import { isObject, type Json, type JsonObject } from '../../../manifest/manifest.js';
import { type LabelSelector, selects } from '../../../manifest/selector.js';
import { HOSTNAME_LABEL } from '../../../snapshot/snapshot.js';
import { asRead, readPlan } from '../objects/plan.js';

/**
 * The hash that a finished node carries: sha224 over version, service account, the values named by the digest annotation and
 * the hashes of the secrets, without anything between them. `secretHashes` are of those without `ignoreUpdates`, in their order.
 * Nothing else of a Plan is in it: an edit of the image or of the script reaches no finished node. Source: pkg/upgrade/plan/plan.go, DigestStatus.
 */
export function planHash(version: string, object: JsonObject, secretHashes: readonly string[]): string {
  const account = textIn(object, 'spec', 'serviceAccountName') ?? '';
  const text = [version, account, ...digestValues(object), ...secretHashes].join('');
  return createHash('sha224').update(text).digest('hex');
}

/** Paths are split at commas and not trimmed: behind `, ` a path begins with a space, and nothing is found under it. */
function digestValues(object: JsonObject): string[] {
  const written = labelsIn(object['metadata'], 'annotations')['upgrade.cattle.io/digest'] ?? '';
  const read = asRead(object);
  return written.split(',').map((path) => {
    const value = written === '' ? undefined : path.split('.').reduce<Json | undefined>(field, read);
    const first = Array.isArray(value) ? value[0] : value;
    return first === undefined ? '' : printed(first).trim();
  });
}

/** As Go prints a value: an object with its keys sorted, `map[name:A value:b]`. Source: rancher/wrangler pkg/data/convert, ToString. */
function printed(value: Json): string {
  if (Array.isArray(value)) return `[${value.map(printed).join(' ')}]`;
  if (!isObject(value)) return String(value);
  const entries = Object.keys(value).sort(byName);
  return `map[${entries.map((key) => `${key}:${printed(value[key] ?? null)}`).join(' ')}]`;
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
 * Status after a Plan was stored. `secretHash` is null for a secret that is not there. The version of a channel is unknown. A missing
 * secret stops the handler before it writes the status. An invalid Plan keeps its version, and a new service account changes its hash all
 * the same. Source: pkg/upgrade/handle_upgrade.go, the status handler.
 */
export function statusOf(
  object: JsonObject,
  before: PlanStatus,
  secretHash: (name: string) => string | null,
): PlanStatus {
  const { invalid, hashedSecrets, version: written } = readPlan(object);
  const known = hashedSecrets.flatMap((name) => secretHash(name) ?? []);
  if (invalid === null && known.length < hashedSecrets.length) return before;
  const isReady = invalid === null && written !== null;
  const version = isReady ? written : before.version;
  return { version, hash: version === '' ? '' : planHash(version, object, known), isReady };
}

export interface Candidate {
  readonly name: string;
  readonly labels: Readonly<Record<string, string>>;
}

/** Fields that decide which nodes a Plan selects. */
export interface Selecting {
  readonly name: string;
  readonly selector: LabelSelector;
  readonly hash: string;
}

/** The label of finished nodes, with the hash. */
export function planLabel(planName: string): string {
  return `plan.upgrade.cattle.io/${planName}`;
}

/** Nodes that match and may be asked at all: one without a hostname label is never selected. */
export function isCandidate({ labels }: Candidate, selector: LabelSelector): boolean {
  return selects(selector, labels) && Object.hasOwn(labels, HOSTNAME_LABEL);
}

/** True for a node whose hostname label is among those that have a concurrency slot. */
export function hasSlot({ labels }: Pick<Candidate, 'labels'>, applying: ReadonlySet<string>): boolean {
  return applying.has(labels[HOSTNAME_LABEL] ?? '');
}

/** The label value, in these letters, that keeps a Plan away from a node. */
export const DISABLED = 'disabled';

/** True for a candidate that the Plan has not upgraded to this hash and whose label is not "disabled". */
export function isDue(node: Candidate, { name, selector, hash }: Selecting): boolean {
  const label = node.labels[planLabel(name)];
  return label !== DISABLED && label !== hash && isCandidate(node, selector);
}

/**
 * The due nodes: those that keep their slot, all of them, whatever the concurrency, and the others in the order of a key. Not ready,
 * cordoned and terminating nodes are taken like any other. Source: pkg/upgrade/plan/plan.go, SelectConcurrentNodes.
 */
export function selectNodes<N extends Candidate>(
  nodes: readonly N[],
  selecting: Selecting & { readonly applying: ReadonlySet<string> },
  keyOf: (node: N) => string,
): { readonly kept: readonly N[]; readonly waiting: readonly N[] } {
  const due = nodes.filter((node) => isDue(node, selecting));
  const kept = due.filter((node) => hasSlot(node, selecting.applying));
  const waiting = due.filter((node) => !hasSlot(node, selecting.applying));
  return { kept, waiting: inOrder(waiting, keyOf) };
}

/** Sorts nodes by a key, which is computed once for each. */
export function inOrder<N>(nodes: readonly N[], keyOf: (node: N) => string): N[] {
  const keyed = nodes.map((node) => ({ node, key: keyOf(node) }));
  return keyed.sort((a, b) => byName(a.key, b.key)).map(({ node }) => node);
}
