import type { Interest } from '../../manifest/limits.js';
import { groupedBy } from '../../manifest/lookup.js';
import { groupOf, type Manifest } from '../../manifest/manifest.js';
import { mentions } from '../../manifest/mentions.js';
import { nearest } from '../../manifest/visible.js';
import { claimedAs, SYSTEMS } from '../../systems/index.js';
import { namesFleet } from './fleet-kinds.js';

type Kind = Pick<Manifest, 'apiVersion' | 'kind'>;

const SPECS = SYSTEMS.flatMap(({ kinds }) => kinds);

/** The planned kinds of each API group, as the systems say. */
const PLANNED_GROUPS: ReadonlyMap<string, readonly string[]> = new Map(
  [...groupedBy(SPECS, ({ group, only }) => (only === undefined ? group : undefined))].map(([group, own]) => [
    group,
    own.map(({ kind }) => kind),
  ]),
);

/** API groups that hold rollout policies only; in the others a kind that is none of ours is no slip. */
const OWN: ReadonlySet<string> = new Set(SYSTEMS.flatMap(({ ownGroups = [] }) => ownGroups));

/** All kinds of the API groups that are known whole, by group. */
const WHOLE: ReadonlyMap<string, readonly string[]> = new Map(
  SYSTEMS.flatMap(({ kinds, otherKinds = {} }) =>
    Object.entries(otherKinds).map(([group, others]) => [
      group,
      [...others, ...kinds.flatMap((one) => (one.group === group ? one.kind : []))],
    ]),
  ),
);

/** Every kind that is planned, of whatever API group. */
export const PLANNED_KINDS: readonly string[] = [
  ...new Set(SPECS.flatMap(({ only, kind }) => (only === 'controller' ? [] : kind))),
];

/**
 * Matched in any case of their letters. A kind whose name contains another kind's name is found by that one; the names of built-in groups
 * alone are in many files.
 */
const WORDS = [
  ...PLANNED_KINDS,
  ...[...PLANNED_GROUPS.keys()].map((group) => (group.includes('.') ? group : `${group}/v`)),
];

/** Objects that decide about planned ones: what a NodePool names, what sets replicas, and volume claims with their access modes. */
const NEIGHBOURS = ['NodeClass', 'HorizontalPodAutoscaler', 'ScaledObject', 'PersistentVolumeClaim'];

/** False for a text that cannot hold a planned object. */
export const mayHoldPlanned = mentions(WORDS);
/** False for a text that holds neither a planned object nor one that shapes how those are planned; what pods read is left to `holdsSettings`. */
export const mentionsNeighbour = mentions([...WORDS, ...NEIGHBOURS]);
/** True for a text, or the name of an API group, whose policies may refer to an object of any kind. */
export const refersToAny = mentions(SYSTEMS.flatMap(({ referringGroups = [] }) => referringGroups));

/** Matches kinds that pods read, their generators, and namespaces; many texts only mention the words. */
const SETTINGS =
  /\bkind["']?[ \t]*:[ \t]*["']?(?:Namespace|ConfigMap|Secret|(?:Cluster)?(?:External|Sealed|Sops|VaultStatic|VaultDynamic)Secret)\b/;

/** True for a text with an object that pods read, one that makes it, or a namespace. */
export function holdsSettings(text: string): boolean {
  return SETTINGS.test(text);
}

/** Objects of interest to the reader of manifests: planned kinds and misspelled ones. */
export const INTEREST: Interest = {
  concerns: (apiVersion, kind) => {
    if (apiVersion === null) return kind !== null && PLANNED_KINDS.includes(kind);
    return kind === null ? PLANNED_GROUPS.has(groupOf(apiVersion)) : isEvaluated({ apiVersion, kind });
  },
  mayHold: (text) => mayHoldPlanned(text) || namesFleet(text),
};

/** True for an object of a kind that is planned, or was meant to be. */
export function isEvaluated(kind: Kind): boolean {
  return isPlanned(kind) || isSlip(kind) || PLANNED_KINDS.includes(kind.kind);
}

/** True for an object of a kind that is planned. */
export function isPlanned(kind: Kind): boolean {
  return claimedAs(kind) !== null;
}

/** True for an object that was meant to be planned and is not: a slip in its kind or group, or a kind that something has yet to fill in. */
export function isMissed(one: Kind): boolean {
  const isFilledIn = PLANNED_GROUPS.has(groupOf(one.apiVersion)) && /[$%{}<>]/.test(one.kind);
  return !isPlanned(one) && (isSlip(one) || isFilledIn);
}

function isSlip(kind: Kind): boolean {
  return meantKind(kind) !== null || isUnknownKind(kind) || meantGroup(kind) !== null;
}

/** A planned kind in a group that is a typing error away from its own: the cluster refuses it, and it must not count as removed. */
export function meantGroup({ apiVersion, kind }: Kind): string | null {
  const group = groupOf(apiVersion);
  const meant = nearest(group, groupsOfKind(kind));
  return meant === null || meant === group ? null : `${meant}${apiVersion.slice(group.length)}`;
}

/** The planned kind that an unknown kind of a known API group was meant to be; null: none. */
export function meantKind({ apiVersion, kind }: Kind): string | null {
  const group = groupOf(apiVersion);
  const kinds = PLANNED_GROUPS.get(group) ?? [];
  if (OWN.has(group)) return kind.endsWith('List') ? null : (nearest(kind, kinds) ?? kinds.join(' or '));
  // Groups of others hold many kinds that limit no rollout: only another case of a known one is taken for a slip.
  return kinds.find((known) => known.toLowerCase() === kind.toLowerCase()) ?? null;
}

/** True for a kind of an API group that is known whole which is none of its kinds: it may be newer than all that is known, and limit rollouts. */
export function isUnknownKind({ apiVersion, kind }: Kind): boolean {
  const known = WHOLE.get(groupOf(apiVersion));
  return known !== undefined && !known.includes(kind) && !kind.endsWith('List');
}

/** The API groups in which a planned kind is planned. */
export function groupsOfKind(kind: string): string[] {
  return [...PLANNED_GROUPS].filter(([, kinds]) => kinds.includes(kind)).map(([group]) => group);
}
