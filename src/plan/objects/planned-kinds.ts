import type { Interest } from '../../manifest/limits.js';
import { groupedBy } from '../../manifest/lookup.js';
import { groupOf, type Manifest } from '../../manifest/manifest.js';
import { mentions } from '../../manifest/mentions.js';
import { nearest } from '../../manifest/visible.js';
import { definesKept, isDefinition } from '../../snapshot/kept.js';
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
const NEIGHBORS = ['NodeClass', 'HorizontalPodAutoscaler', 'ScaledObject', 'PersistentVolumeClaim'];

/** False for a text that cannot hold a planned object. */
export const mayHoldPlanned = mentions(WORDS);
/** False for a text that holds neither a planned object nor one that shapes how those are planned; what pods read is left to `holdsSettings`. */
export const mentionsNeighbor = mentions([...WORDS, ...NEIGHBORS]);
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
  return isPlanned(kind) || slipOf(kind) !== null || PLANNED_KINDS.includes(kind.kind);
}

/** True for an object of a kind that is planned. */
export function isPlanned(kind: Kind): boolean {
  return claimedAs(kind) !== null;
}

/** True for the definition (CRD) of a planned kind. */
export function definesPlanned(manifest: Manifest): boolean {
  return isDefinition(manifest) && definesKept(manifest.object);
}

/** True for an object that was meant to be planned and is not: a slip in its kind or group, or a kind that something has yet to fill in. */
export function isMissed(one: Kind): boolean {
  const isFilledIn = PLANNED_GROUPS.has(groupOf(one.apiVersion)) && /[$%{}<>]/.test(one.kind);
  return !isPlanned(one) && (slipOf(one) !== null || isFilledIn);
}

/**
 * The kind or API group that an object was meant to have; `meant` is null for a kind that may be newer than all that are known, and limit rollouts.
 * The cluster refuses a slip, and it must not count as removed.
 */
export function slipOf({ apiVersion, kind }: Kind) {
  const group = groupOf(apiVersion);
  const kinds = PLANNED_GROUPS.get(group) ?? [];
  const isList = kind.endsWith('List');
  // Groups of others hold many kinds that limit no rollout: only another case of a known one is taken for a slip.
  const inOther = kinds.find((one) => one.toLowerCase() === kind.toLowerCase());
  const inOwn = isList ? undefined : (nearest(kind, kinds) ?? kinds.join(' or '));
  const known = OWN.has(group) ? inOwn : inOther;
  if (known !== undefined) return { of: 'kind', meant: known } as const;
  if (!isList && WHOLE.get(group)?.includes(kind) === false) return { of: 'kind', meant: null } as const;
  const other = nearest(group, groupsOfKind(kind));
  if (other === null || other === group) return null;
  return { of: 'group', meant: `${other}${apiVersion.slice(group.length)}` } as const;
}

/** The API groups in which a planned kind is planned. */
export function groupsOfKind(kind: string): string[] {
  return [...PLANNED_GROUPS].filter(([, kinds]) => kinds.includes(kind)).map(([group]) => group);
}
