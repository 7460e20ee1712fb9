import { SYSTEMS } from '../systems/index.js';
import { resourceOf } from '../systems/kinds.js';
import { DEFINITION_GROUP, KEPT_KINDS } from '../snapshot/kept.js';
import { isNodeClass } from '../manifest/cluster-scoped.js';

/** A kind of objects that a snapshot is made of. */
export interface WantedKind {
  readonly group: string;
  readonly kind: string;
  /** Name in API paths and roles: `nodepools`. */
  readonly resource: string;
}

/**
 * All that the systems need, targets first: the kinds that they plan, what they list as needed beside those, and whatever else reading
 * keeps. NodeClasses are not among them, as every provider of Karpenter has one of its own; `isWanted` knows them. Nor are definitions
 * of custom resources, which are not listed (`definitions.ts`).
 */
export const WANTED: readonly WantedKind[] = KEPT_KINDS.filter(
  ({ isNeverAskedFor }) => isNeverAskedFor !== true,
).flatMap(({ groups, kinds }) =>
  groups
    .filter((group) => group !== '*' && group !== DEFINITION_GROUP)
    .flatMap((group) =>
      kinds
        .filter((kind) => isOfGroup(group, kind))
        .map((kind) => ({ group, kind, resource: resourceOf(kind) })),
    ),
);

const WANTED_KEYS = new Set(WANTED.map(({ group, kind }) => `${group}/${kind}`));
const WANTED_GROUPS = new Set(WANTED.map(({ group }) => group));

/** True for a kind of which a snapshot keeps something. */
export function isWanted(group: string, kind: string): boolean {
  return WANTED_KEYS.has(`${group}/${kind}`) || isNodeClass(kind);
}

/** True for an API group of which some kind may be wanted; only of those the API server is asked which kinds it has. */
export function isWantedGroup(group: string): boolean {
  return WANTED_GROUPS.has(group);
}

/** A system that has two groups keeps the same of each, but not every kind is in both. */
function isOfGroup(group: string, kind: string): boolean {
  const specs = SYSTEMS.flatMap(({ kinds }) => kinds);
  const groups = specs.filter((spec) => spec.kind === kind).map((spec) => spec.group);
  return groups.length === 0 || groups.includes(group);
}
