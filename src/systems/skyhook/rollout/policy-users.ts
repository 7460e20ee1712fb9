import { groupedByEach } from '../../../manifest/lookup.js';
import { groupOf } from '../../../manifest/manifest.js';
import { type Text, text } from '../../../text/text.js';
import { refKey, type ResolvedGroup, type ResolvedPolicy } from '../../system.js';
import { assignNodes } from '../controller/assignment.js';
import { CONTROLLER_ID, resetsOnCompletion, type RolloutInput } from '../controller/rollout.js';
import { type MainObject, type PolicyObject, refOf, type SkyhookObjects } from '../objects/objects.js';
import { placesIn } from '../objects/places.js';
import { groupsLookedIn } from '../objects/policies.js';
import { NOT_STARTED } from '../objects/progress.js';
import { type PolicySpec, readSkyhookSpec } from '../objects/stored.js';
import { switchesOf, type Switches } from '../versions.js';
import { plainGroup } from './groups.js';
import { carriedOver, type Fleet } from './kept-state.js';
import type { Rollouts } from './rollouts.js';

export interface ResolvedMain {
  readonly policy: ResolvedPolicy;
  /** Null if nothing of the object can be planned. */
  readonly rollouts: Rollouts | null;
}

export interface ResolvedPolicyObject {
  readonly policy: ResolvedPolicy;
  /** The rollout of a policy that no object names, on either side: as if one did, over every node. */
  readonly assumed: RolloutInput | null;
}

/** The objects that name each policy, by `refKey`. */
export type UsersOf = ReadonlyMap<string, readonly ResolvedMain[]>;

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

/** Objects that may name a policy without a user: before the change, on the other side, in the cluster, or refused on this side. */
interface Sides {
  readonly now: SkyhookObjects;
  readonly before: SkyhookObjects;
  readonly comparedWith: SkyhookObjects | null;
  readonly inCluster: SkyhookObjects;
}

/**
 * Why a policy without a user limits nothing, or is planned as if an object named it. It rolls nothing by itself and keeps no progress,
 * so one whose last object is deleted or moves to another policy is at rest. The deleted object may still be live. Only one that no
 * object ever named is assumed to have a user. Source: NVIDIA/nodewright v0.15.0, cluster_state_v2.go BuildState reads policies for the
 * objects that name them.
 */
export function withoutUser(
  { manifest, spec }: PolicyObject,
  { now, before, comparedWith, inCluster }: Sides,
  switches: Switches,
): { note: Text; isAssumed: boolean } {
  const isNamedBy = (main: MainObject): boolean =>
    main.stored['deploymentPolicy'] === manifest.name &&
    groupsLookedIn(main.manifest, switches).includes(groupOf(manifest.apiVersion));
  const isUsedIn = (side: SkyhookObjects | null): boolean =>
    side?.mains.some((main) => main.spec !== null && isNamedBy(main)) === true;
  const atRest = (note: Text) => ({ note, isAssumed: false });
  if (isUsedIn(before)) return atRest(text`No object names this policy after the change: it limits nothing.`);
  if (isUsedIn(comparedWith))
    return atRest(text`No object names this policy before the change: it limits nothing.`);
  if (isUsedIn(inCluster))
    return atRest(
      text`Only an object of the snapshot that these files replace names this policy: it limits nothing.`,
    );
  // A cluster that was asked for its objects has none that names it; files alone may not hold all there are.
  if (spec === null || now.mains.some(({ live }) => live))
    return atRest(text`No object names this policy, here or in the snapshot: it limits nothing.`);
  const note = now.mains.some(isNamedBy)
    ? text`Only a refused object names this policy: planned as if an accepted one did, over every node.`
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
  fleet: Fleet,
): { rollout: RolloutInput; groups: ResolvedGroup[] } {
  const { nodes, version } = fleet;
  const spec = readSkyhookSpec({ packages: { any: { version: '1.0.0' } } }, {}, switchesOf(version));
  const compartments = assignNodes(policy, nodes);
  const rollout: RolloutInput = {
    name: manifest.name,
    spec,
    targets: nodes.map((node) => node.name),
    compartments,
    resetsOnCompletion: resetsOnCompletion(spec, policy.resetBatchStateOnCompletion),
    progress: NOT_STARTED,
    carried: null,
  };
  const rolled = { rollout, controller: assumedId(manifest.name), rolls: refOf(manifest), version };
  const groups = compartments.map((assigned) => ({
    ...plainGroup(assigned, rolled),
    carriedOver: carriedOver(rollout, assigned.name, fleet),
    places: placesIn(manifest, policy, assigned.name),
  }));
  return { rollout, groups };
}
