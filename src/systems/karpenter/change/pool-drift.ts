import type { Json } from '../../../manifest/manifest.js';
import { poolDrift, restamped, type Stamp } from '../controller/drift/drift.js';
import { HASH_VERSION, templateHash } from '../controller/drift/hash.js';
import { isOfUnknownRecipe } from '../controller/drift/hash-version.js';
import type { NodePool, Template } from '../objects/nodepool.js';
import { isLeaving, type PoolNode } from '../objects/pool-nodes.js';
import { few } from '../../../manifest/words/listing.js';
import { visible } from '../../../manifest/words/visible.js';

/** How many entries of a map or list are named. */
const SHOWN = 2;

/** What an edit of a part of the template changes: ` (team a -> b)`, ` (name al2 -> bottlerocket)`; empty where there is nothing to name. */
export function editText(part: keyof Template, before: Template, after: Template): string {
  const [was, is] = [entriesOf(before[part]), entriesOf(after[part])];
  const absent = part === 'expireAfterMs' ? 'Never' : 'none';
  const moved = [...new Set([...was.keys(), ...is.keys()])].filter((key) => was.get(key) !== is.get(key));
  if (moved.length === 0) return '';
  const named = moved.map((key) => {
    const name = key === '' ? '' : `${visible(key)} `;
    return `${name}${was.get(key) ?? absent} -> ${is.get(key) ?? absent}`;
  });
  return ` (${few(named, SHOWN)})`;
}

/** The entries of a part by their names; a length has one, without a name. */
function entriesOf(value: Template[keyof Template]): ReadonlyMap<string, string> {
  if (value === null) return new Map();
  if (typeof value === 'number') return new Map([['', lengthText(value)]]);
  if (value instanceof Map)
    return new Map(
      [...(value as ReadonlyMap<string, string>)].map(([key, text]) => [key, visible(text) || '""']),
    );
  if (Array.isArray(value)) return new Map(value.map(itemOf));
  return new Map(Object.entries(value).map(([key, text]) => [key, visible(String(text))]));
}

/** As a manifest has it, in the largest unit that is whole: there are no days. */
function lengthText(ms: number): string {
  if (ms % 3_600_000 === 0) return `${ms / 3_600_000}h`;
  return ms % 60_000 === 0 ? `${ms / 60_000}m` : `${ms / 1000}s`;
}

/** A taint by key and effect. */
function itemOf(item: unknown): [string, string] {
  const { key = '', value = '', effect = '' } = item as { key?: string; value?: string; effect?: string };
  return [`${key}:${effect}`, value === '' ? 'there' : visible(value)];
}

/** A pool as one side of a change has it; `stored` is its stored form. */
export interface StoredPool {
  readonly pool: NodePool;
  readonly stored: Json;
  /** True for one of the snapshot, which keeps hashes of annotations and not their text. */
  readonly isRedacted: boolean;
}

/** Why the nodes of a pool drift: how many for each reason. */
export interface DriftReasons {
  /** The template's hash is another than the one the node was made from. */
  readonly hash: number;
  /** By the key of the requirement that its labels no longer fit. */
  readonly requirements: ReadonlyMap<string, number>;
  /** Marked by the provider already, by its own reason; the change does not lift that. */
  readonly provider: ReadonlyMap<string, number>;
}

export interface Drifting {
  readonly nodes: readonly PoolNode[];
  readonly reasons: DriftReasons;
}

/** Reasons that the pool itself gives, which are judged anew after a change. */
const OWN_REASONS: ReadonlySet<string> = new Set([
  'NodePoolDrifted',
  'RequirementsDrifted',
  'NodePoolStaticDrifted',
]);

/**
 * Which nodes drift once the pool is `after`. A node compares by the stamp of its claim; where the snapshot has none, by that of
 * the live pool, else by the template before the change, which is also what a stamp by an unknown recipe comes to.
 */
export function driftingNodes(
  after: StoredPool,
  before: StoredPool,
  live: Stamp | null,
  nodes: readonly PoolNode[],
): Drifting {
  const hash = hashOf(after, live);
  const written = { hash: hashOf(before, live), version: HASH_VERSION };
  const known = (stamp: Stamp | null): Stamp | null => (isOfUnknownRecipe(stamp) ? written : stamp);
  const earlier = known(live) ?? written;
  const requirements = new Map<string, number>();
  const provider = new Map<string, number>();
  let hashed = 0;
  const drifting = nodes.filter((node) => {
    if (isLeaving(node) || !node.counted.hasClaim) return false;
    const mark = node.claim?.mark ?? null;
    const claim = {
      labels: node.labels,
      stamp: known(node.stamp) ?? earlier,
      launched: true,
      marked: mark !== null,
    };
    const stamp = restamped(claim, known(live)?.version ?? HASH_VERSION, hash ?? '');
    const drift = driftByPool(after.pool, hash, claim, stamp);
    if (drift.kind === 'NodePoolDrifted') hashed += 1;
    if (drift.kind === 'RequirementsDrifted') add(requirements, drift.key);
    if (drift.kind !== 'none') return true;
    if (mark === null || OWN_REASONS.has(mark.reason)) return false;
    add(provider, mark.reason);
    return true;
  });
  return { nodes: drifting, reasons: { hash: hashed, requirements, provider } };
}

/** The hash of a template; for one in the snapshot, the annotation counts. Null where it is not known. */
function hashOf({ pool, isRedacted }: StoredPool, live: Stamp | null): string | null {
  if (!isRedacted || pool.template.annotations === null) return templateHash(pool.template);
  return live?.version === HASH_VERSION ? live.hash : null;
}

/** Without the hash of the pool only requirements count. */
function driftByPool(
  pool: NodePool,
  hash: string | null,
  claim: Parameters<typeof poolDrift>[2],
  stamp: Stamp,
): ReturnType<typeof poolDrift> {
  return hash === null
    ? poolDrift(pool, '', claim, { hash: null, version: null })
    : poolDrift(pool, hash, claim, stamp);
}

/** Parts of the template that the hash covers, with where they are written. */
const HASHED: readonly { readonly part: keyof Template; readonly path: readonly string[] }[] = [
  { part: 'labels', path: ['metadata', 'labels'] },
  { part: 'annotations', path: ['metadata', 'annotations'] },
  { part: 'taints', path: ['spec', 'taints'] },
  { part: 'startupTaints', path: ['spec', 'startupTaints'] },
  { part: 'nodeClassRef', path: ['spec', 'nodeClassRef'] },
  { part: 'terminationGracePeriodMs', path: ['spec', 'terminationGracePeriod'] },
  { part: 'expireAfterMs', path: ['spec', 'expireAfter'] },
];

export interface HashedEdit {
  readonly path: readonly string[];
  /** An empty list or map against none: the nodes would be the same, the hash is not. */
  readonly isEmptyAgainstNone: boolean;
  /** What of it is another one, for a person; empty where there is nothing to name. */
  readonly says: string;
}

/** The parts of the template whose edit moves the hash. */
export function hashedEdits(
  { pool: after }: StoredPool,
  { pool: before, isRedacted }: StoredPool,
): HashedEdit[] {
  const hash = templateHash(before.template);
  return HASHED.flatMap(({ part, path }) => {
    const one = { ...before.template, [part]: after.template[part] };
    if (templateHash(one) === hash || (isRedacted && part === 'annotations')) return [];
    return {
      path: ['spec', 'template', ...path],
      isEmptyAgainstNone: isNothing(after.template[part]) && isNothing(before.template[part]),
      says: isRedacted ? '' : editText(part, before.template, after.template),
    };
  });
}

function isNothing(value: Template[keyof Template]): boolean {
  if (value instanceof Map) return value.size === 0;
  return value === null || (Array.isArray(value) && value.length === 0);
}

function add(sums: Map<string, number>, key: string): void {
  sums.set(key, (sums.get(key) ?? 0) + 1);
}
