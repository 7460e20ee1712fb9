import { fieldAt } from '../../manifest/fields.js';
import type { Manifest } from '../../manifest/manifest.js';
import { counted } from '../../manifest/plural.js';
import type { ChangeEffect } from '../system.js';
import { poolDrift } from './drift/drift.js';
import { HASH_VERSION, templateHash } from './drift/hash.js';
import type { NodePool } from './nodepool.js';
import type { PoolNode } from './pool-nodes.js';

/** What merging does to the nodes of a pool: which of them go, and how to say it. */
export interface PoolChange {
  readonly drifts: ReadonlySet<string>;
  readonly effect: ChangeEffect;
}

/** A pool on one side. `pool` is null when it is refused or cannot be read. */
export interface PoolSide {
  readonly manifest: Manifest;
  readonly pool: NodePool | null;
}

const UNKNOWN =
  'The provider may add reasons of its own (images, NodeClass, instance types), which nothing here shows.';

/** `before` is null where the base has no such pool, or where there is no base (`hasBase` false). */
export function changeOfPool(
  after: { readonly manifest: Manifest; readonly pool: NodePool },
  before: PoolSide | null,
  hasBase: boolean,
  nodes: readonly PoolNode[],
): PoolChange {
  const everything = new Set(nodes.map(({ name }) => name));
  if (!before) {
    const says = hasBase
      ? 'A new pool: it replaces nothing.'
      : 'Without a base nobody can tell what changed.';
    return planned('first-rollout', `${says} Planned as a drift of ${count(everything.size)}.`, everything);
  }
  const { drifts, hashed, keys } = driftsOf(after, before, nodes);
  if (drifts.size === 0) {
    const says = `The edit starts nothing by itself. ${UNKNOWN} Planned as the next drift of all ${count(everything.size)}.`;
    return planned('next-rollout', says, everything);
  }
  const why = [
    ...(hashed > 0 ? [`${count(hashed)} by the hash of the template`] : []),
    ...[...keys].map(([key, sum]) => `${count(sum)} by the requirement on ${key}`),
  ].join(', ');
  const says = `The template makes ${count(drifts.size)} of ${everything.size} drift: ${why}. ${UNKNOWN}`;
  return {
    drifts,
    effect: {
      kind: 'drift',
      says,
      batched: true,
      targetsAtOnce: 0,
      place: after.manifest.placeOf(['spec', 'template']),
    },
  };
}

/** Removing a pool deletes its NodeClaims with it (they are owned by it), and no budget is asked. */
export function removal(manifest: Manifest, nodes: readonly PoolNode[]): PoolChange {
  const says =
    `NodePool "${manifest.name}" is removed or renamed: all its nodes (${nodes.length}) are deleted at once. ` +
    'Budgets do not hold that back, and no replacement is ordered first.';
  const effect = {
    kind: 'deleted',
    says,
    batched: false,
    targetsAtOnce: nodes.length,
    place: manifest.place,
  };
  return { drifts: new Set(nodes.map(({ name }) => name)), effect };
}

function driftsOf(
  after: { readonly manifest: Manifest; readonly pool: NodePool },
  before: PoolSide,
  nodes: readonly PoolNode[],
): { drifts: Set<string>; hashed: number; keys: Map<string, number> } {
  const hash = templateHash(after.pool);
  const earlier = before.pool && templateHash(before.pool);
  // v1beta1 has another recipe for its hash; there any edit of the template counts.
  const edited = hash === null && templateText(after.manifest) !== templateText(before.manifest);
  const drifts = new Set<string>();
  const keys = new Map<string, number>();
  let hashed = 0;
  for (const node of nodes) {
    const stamp = (hash === null ? null : node.stamp) ?? { hash: earlier, version: HASH_VERSION };
    const claim = { labels: node.labels, stamp, launched: true, marked: false, ageMs: 0 };
    const drift = poolDrift(after.pool, hash ?? '', claim, stamp);
    if (!edited && drift.kind === 'none') continue;
    drifts.add(node.name);
    if (!edited && drift.kind === 'RequirementsDrifted') keys.set(drift.key, (keys.get(drift.key) ?? 0) + 1);
    else hashed += 1;
  }
  return { drifts, hashed, keys };
}

function templateText(manifest: Manifest): string {
  return JSON.stringify(fieldAt(manifest.object, 'spec', 'template') ?? null);
}

function planned(kind: string, says: string, drifts: ReadonlySet<string>): PoolChange {
  return { drifts, effect: { kind, says, batched: true, targetsAtOnce: 0, place: null } };
}

function count(nodes: number): string {
  return counted(nodes, 'node');
}
