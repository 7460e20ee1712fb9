import { groupedByEach } from '../../../manifest/lookup.js';
import { groupOf } from '../../../manifest/manifest.js';
import { type Text, text } from '../../../text/text.js';
import { refKey, type ResolvedGroup, type ResolvedPolicy } from '../../system.js';
import type { RolloutNode } from '../controller/assignment.js';
import { CONTROLLER_ID } from '../controller/operator.js';
import { type RolloutInput, rolloutInput } from '../controller/state.js';
import {
  groupsLookedIn,
  type MainObject,
  type PolicyObject,
  refOf,
  type Sides,
  type SkyhookObjects,
} from '../objects/objects.js';
import { type PolicySpec, readSkyhookSpec } from '../objects/stored.js';
import type { Switches } from '../versions.js';
import { placesIn, plainGroup } from './groups.js';
import { carriedOver, type Rollouts } from './rollouts.js';

export interface ResolvedMain {
  readonly policy: ResolvedPolicy;
  /** Null if nothing of the object can be planned. */
  readonly rollouts: Rollouts | null;
}

/** The objects that name each policy, by `refKey`. */
export function usersOf(mains: readonly ResolvedMain[]): ReadonlyMap<string, readonly ResolvedMain[]> {
  return groupedByEach(mains, ({ policy }) => new Set(policy.uses.map(refKey)));
}

/** With one user the compartments keep their names; with several the object's name is before. */
export function groupsOfUsers(users: readonly ResolvedMain[]): ResolvedGroup[] {
  const isOne = users.length === 1;
  return users.flatMap(({ policy }) =>
    policy.groups.map((group) => (isOne ? group : { ...group, name: `${policy.ref.name}/${group.name}` })),
  );
}

/**
 * Why a policy without a user limits nothing, or is planned as if an object named it. It rolls nothing by itself and keeps no progress,
 * so one whose last object is deleted or moves to another policy is at rest. The deleted object may still be live. Only one that no
 * object ever named is assumed to have a user. Source: NVIDIA/nodewright v0.15.0, cluster_state_v2.go BuildState reads policies for the
 * objects that name them.
 */
export function withoutUser(
  { manifest, spec }: PolicyObject,
  { now, before, compared, inCluster }: Sides,
  switches: Switches,
): { note: Text; isAssumed: boolean } {
  const isNamedBy = (main: MainObject): boolean =>
    main.stored['deploymentPolicy'] === manifest.name &&
    groupsLookedIn(main.manifest, switches).includes(groupOf(manifest.apiVersion));
  const isUsedIn = (side: SkyhookObjects | null): boolean =>
    side?.mains.some((main) => main.spec !== null && isNamedBy(main)) === true;
  const atRest = (note: Text) => ({ note, isAssumed: false });
  if (isUsedIn(before)) return atRest(text`No object names this policy after the change: it limits nothing.`);
  if (isUsedIn(compared))
    return atRest(text`No object names this policy before the change: it limits nothing.`);
  if (isUsedIn(inCluster))
    return atRest(
      text`Only an object of the snapshot that these files replace names this policy: it limits nothing.`,
    );
  // A cluster that was asked for its objects has none that names it; files alone may not hold all there are.
  if (spec === null || now.mains.some(({ live }) => live))
    return atRest(text`No object names this policy, here or in the snapshot: it limits nothing.`);
  const note = now.mains.some(isNamedBy)
    ? text`Only a refused object names this policy: planned as if an accepted object did, over every node.`
    : text`No object names this policy, here or in the snapshot: planned as if one did, over every node.`;
  return { note, isAssumed: true };
}

/** A policy that no object names is driven by a controller of its own. */
export function assumedId(policy: string): string {
  return `${CONTROLLER_ID} as if an object named ${policy}`;
}

/** The first rollout of an object that names this policy, over all nodes, and its groups. */
export function assumedRollout(
  { manifest }: PolicyObject,
  policy: PolicySpec,
  nodes: readonly RolloutNode[],
  switches: Switches,
): { rollout: RolloutInput; groups: ResolvedGroup[] } {
  const { name } = manifest;
  const written = { deploymentPolicy: name, packages: { any: { version: '1.0.0' } } };
  const rollout = rolloutInput(name, readSkyhookSpec(written, {}, switches), policy, nodes);
  const rolled = { rollout, controller: assumedId(name), rolls: refOf(manifest), switches };
  const groups = (rollout.compartments ?? []).map((assigned) => ({
    ...plainGroup(assigned, rolled),
    carriedOver: carriedOver(rollout, assigned.name, switches),
    places: placesIn(manifest, policy, assigned.name),
  }));
  return { rollout, groups };
}
