import type { Interest } from '../../manifest/limits.js';
import { groupedBy } from '../../manifest/lookup.js';
import { groupOf, type Manifest } from '../../manifest/manifest.js';
import { mentions } from '../../manifest/mentions.js';
import { nearest } from '../../manifest/visible.js';
import { claimedAs, SYSTEMS } from '../../systems/index.js';
import { namesFleet } from './fleet-kinds.js';
import type { KindSpec } from '../../systems/kinds.js';

/** The planned kinds of each API group, as the systems say. */
const PLANNED_GROUPS: ReadonlyMap<string, readonly string[]> = new Map(
  [...groupedBy(specs(), ({ group, only }) => (only === undefined ? group : undefined))].map(
    ([group, own]) => [group, own.map(({ kind }) => kind)],
  ),
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
  ...new Set([
    ...[...PLANNED_GROUPS.values()].flat(),
    ...specs().flatMap(({ only, kind }) => (only === 'former' ? [kind] : [])),
  ]),
];

/** API groups of nothing but rollout policies; the others' names are in many files. */
const OWN_GROUPS: readonly string[] = [...PLANNED_GROUPS.keys()].filter((group) => group.includes('.'));

/** Matched in any case of their letters. A kind whose name contains another kind's name is found by that one. */
const WORDS = [
  ...PLANNED_KINDS,
  ...OWN_GROUPS,
  // The names of these groups alone are in many files.
  ...[...PLANNED_GROUPS.keys()].filter((group) => !group.includes('.')).map((group) => `${group}/v`),
];

/** Objects that decide about planned ones: what a NodePool names, what sets replicas, and volume claims with their access modes. */
const NEIGHBOURS = ['NodeClass', 'HorizontalPodAutoscaler', 'ScaledObject', 'PersistentVolumeClaim'];

/** API groups whose policies may refer to an object of any kind. */
const REFERRING = SYSTEMS.flatMap(({ referringGroups = [] }) => referringGroups);

/** False for a text that cannot hold a planned object. */
export const mayHoldPlanned = mentions(WORDS);
/** False for a text that holds neither a planned object nor one that shapes how those are planned; what pods read is left to \`holdsSettings\`. */
export const mentionsNeighbour = mentions([...WORDS, ...NEIGHBOURS]);

/** Matches kinds that pods read, their generators, and namespaces; many texts only mention the words. */
const SETTINGS =
  /\bkind["']?[ \t]*:[ \t]*["']?(?:Namespace|ConfigMap|Secret|(?:Cluster)?(?:External|Sealed|Sops|VaultStatic|VaultDynamic)Secret)\b/;

/** True for a text with an object that pods read, one that makes it, or a namespace. */
export function holdsSettings(text: string): boolean {
  return SETTINGS.test(text);
}
/** True for a text, or the name of an API group, whose policies may refer to an object of any kind. */
export const refersToAny = mentions(REFERRING);

/** Objects of interest to the reader of manifests: planned kinds and misspelled ones. */
export const INTEREST: Interest = { concerns, mayHold: (text) => mayHoldPlanned(text) || namesFleet(text) };

function concerns(apiVersion: string | null, kind: string | null): boolean {
  if (apiVersion === null) return kind !== null && PLANNED_KINDS.includes(kind);
  if (kind === null) return PLANNED_GROUPS.has(groupOf(apiVersion));
  return isMeantToBePlanned(apiVersion, kind) || PLANNED_KINDS.includes(kind);
}

/** True for kinds that are planned, and for those that are a slip of one: an object of them must have a name. */
function isMeantToBePlanned(apiVersion: string, kind: string): boolean {
  return (
    claimedAs({ apiVersion, kind }) !== null ||
    meantKind({ apiVersion, kind }) !== null ||
    isUnknownKind({ apiVersion, kind }) ||
    meantGroup({ apiVersion, kind }) !== null
  );
}

/** True for an object that was meant to be planned and is not: a slip in its kind or group, or a kind that something has yet to fill in. */
export function isMissed(manifest: Manifest): boolean {
  if (isPlanned(manifest)) return false;
  const { apiVersion, kind } = manifest;
  return (
    isMeantToBePlanned(apiVersion, kind) || (PLANNED_GROUPS.has(groupOf(apiVersion)) && /[$%{}<>]/.test(kind))
  );
}

/** True for an object of a kind that is planned, or was meant to be. */
export function isEvaluated({ apiVersion, kind }: Pick<Manifest, 'apiVersion' | 'kind'>): boolean {
  return concerns(apiVersion, kind);
}

/** True for an object of a kind that is planned. */
export function isPlanned(manifest: Manifest): boolean {
  return claimedAs(manifest) !== null;
}

/** A planned kind in a group that is a typing error away from its own: the cluster refuses it, and it must not count as removed. */
export function meantGroup({ apiVersion, kind }: Pick<Manifest, 'apiVersion' | 'kind'>): string | null {
  const group = groupOf(apiVersion);
  const meant = nearest(group, groupsOfKind(kind));
  return meant === null || meant === group ? null : `${meant}${apiVersion.slice(group.length)}`;
}

/** The planned kind that an unknown kind of a known API group was meant to be; null: none. */
export function meantKind({ apiVersion, kind }: Pick<Manifest, 'apiVersion' | 'kind'>): string | null {
  const group = groupOf(apiVersion);
  const kinds = PLANNED_GROUPS.get(group) ?? [];
  if (!OWN.has(group)) return sameLetters(kind, kinds);
  return kind.endsWith('List') ? null : (nearest(kind, kinds) ?? kinds.join(' or '));
}

/** True for a kind of an API group that is known whole which is none of its kinds: it may be newer than all that is known, and limit rollouts. */
export function isUnknownKind({ apiVersion, kind }: Pick<Manifest, 'apiVersion' | 'kind'>): boolean {
  const known = WHOLE.get(groupOf(apiVersion));
  return known !== undefined && !known.includes(kind) && !kind.endsWith('List');
}

/** The API groups in which a planned kind is planned. */
export function groupsOfKind(kind: string): string[] {
  return [...PLANNED_GROUPS].filter(([, kinds]) => kinds.includes(kind)).map(([group]) => group);
}

function specs(): KindSpec[] {
  return SYSTEMS.flatMap(({ kinds }) => kinds);
}

/** Groups of others hold many kinds that limit no rollout: only another case of a known one is taken for a slip. */
function sameLetters(kind: string, known: readonly string[]): string | null {
  return known.find((candidate) => candidate.toLowerCase() === kind.toLowerCase()) ?? null;
}
