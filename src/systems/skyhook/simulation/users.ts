import type { Text } from '../../../text/text.js';
import { groupedByEach } from '../../../manifest/lookup/grouped.js';
import { groupOf } from '../../../manifest/manifest.js';
import { refKey, type ResolvedGroup, type ResolvedPolicy } from '../../system.js';
import type { SkyhookObject, SkyhookObjects } from '../objects/objects.js';
import { groupsLookedIn } from '../objects/policy-lookup.js';
import type { Rollouts } from './rollouts-of.js';
import { LEFT, NOT_YET, REPLACED, ASSUMED, ASSUMED_FOR_REFUSED, UNUSED } from '../words/side-words.js';
import type { PolicySpec } from '../objects/stored.js';
import type { Switches } from '../versions.js';

type MainObject = SkyhookObjects['mains'][number];

export interface ResolvedMain {
  readonly policy: ResolvedPolicy;
  /** Null where nothing of the object can be planned. */
  readonly rollouts: Rollouts | null;
}

export interface ResolvedPolicyObject {
  readonly policy: ResolvedPolicy;
  readonly object: SkyhookObject<PolicySpec>;
  /** True when no object names it, on either side: it is planned as if one did, over every node. */
  readonly isAssumed: boolean;
}

/** Who names each policy, by `refKey`. */
export type UsersOf = ReadonlyMap<string, readonly ResolvedMain[]>;

/** Which objects name each policy, by `refKey`. */
export function usersOf(mains: readonly ResolvedMain[]): UsersOf {
  return groupedByEach(mains, ({ policy }) => new Set(policy.uses.map(refKey)));
}

/** With one user the compartments keep their names; with several the object's name is before. */
export function groupsOfUsers(users: readonly ResolvedMain[]): ResolvedGroup[] {
  const isOne = users.length === 1;
  return users.flatMap(({ policy }) =>
    policy.groups.map((group) => (isOne ? group : { ...group, name: `${policy.ref.name}/${group.name}` })),
  );
}

/** Where a policy without a user may have one: on this side in an object that is refused, before the change, on the other side, live. */
interface Sides {
  readonly now: SkyhookObjects;
  readonly before: SkyhookObjects;
  readonly comparedWith: SkyhookObjects | null;
  readonly inCluster: SkyhookObjects;
}

/**
 * How a policy that nobody uses on this side is planned, and why, in a sentence. It rolls nothing by itself and keeps no progress,
 * so one whose last object is deleted or moves to another policy is at rest: as if an object named it, it would be compared with
 * what it did to that object's nodes. The deleted object may still be live. Only one that nobody ever used is planned as if an
 * object named it. Source: NVIDIA/nodewright v0.15.0, cluster_state_v2.go BuildState reads policies for the objects that name them.
 */
export function withoutUser(
  { manifest, spec }: SkyhookObject<PolicySpec>,
  { now, before, comparedWith, inCluster }: Sides,
  switches: Switches,
): { note: Text; isAssumed: boolean } {
  const isNamedBy = (main: MainObject): boolean =>
    main.stored['deploymentPolicy'] === manifest.name &&
    groupsLookedIn(main.manifest, switches).includes(groupOf(manifest.apiVersion));
  const isUsedIn = (side: SkyhookObjects | null): boolean =>
    side?.mains.some((main) => main.spec !== null && isNamedBy(main)) === true;
  const atRest = (note: Text) => ({ note, isAssumed: false });
  if (isUsedIn(before)) return atRest(LEFT);
  if (isUsedIn(comparedWith)) return atRest(NOT_YET);
  if (isUsedIn(inCluster)) return atRest(REPLACED);
  // A cluster that was asked for its objects has none that names it; files alone may not hold all there are.
  if (spec === null || now.mains.some(({ live }) => live)) return atRest(UNUSED);
  return { note: now.mains.some(isNamedBy) ? ASSUMED_FOR_REFUSED : ASSUMED, isAssumed: true };
}
