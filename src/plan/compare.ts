import { groupOf } from '../manifest/manifest.js';
import { type PolicyRef, refKey, type ResolvedPolicy } from '../systems/system.js';
import { isSameJson } from '../manifest/canonical.js';
import { drainsCore, sameEffect } from './digest.js';
import type { Change, PlannedGroup, PlannedPolicy, PolicyDiff, SidePlan } from './model.js';
import { firstLap, isNamed } from './measure/wholes.js';
import { dueOf, isBroken, outcomeOf, startsNothing } from './outcome-of.js';

/**
 * Base against head, policy by policy, in head's order with removed ones last. Without a base every policy is new: there is
 * nothing to be the same as.
 */
export function comparePolicies(base: SidePlan | null, head: SidePlan): PolicyDiff[] {
  const { twins, removed, edited } = pairUp(base?.policies ?? [], head.policies);
  const migrated = new Set(
    head.policies.flatMap(({ change, ref }) => (change?.kind === 'migration' ? migrationKey(ref) : [])),
  );
  const diff = (was: PlannedPolicy | null, is: PlannedPolicy | null, shown: PlannedPolicy): PolicyDiff => {
    const { ref, apiVersion, place } = shown;
    const uses = new Map([...(was?.uses ?? []), ...(is?.uses ?? [])].map((one) => [refKey(one), one]));
    const touchedThrough = [...uses].flatMap(([key, one]) => (edited.has(key) ? one : []));
    const change = changeOf(was ?? undefined, is ?? undefined);
    const isUntouched = change === 'unchanged' && touchedThrough.length === 0;
    const pair = {
      ...{ base: was, head: is, change },
      sameEffect: was !== null && is !== null && isSame(was, is, isUntouched),
    };
    // The successor of an object that moves to another API group represents both.
    const isRepresented = is === null && migrated.has(migrationKey(ref));
    return {
      ...{ ref, apiVersion, place, touchedThrough, ...pair },
      outcome: isRepresented ? { kind: 'no-effect' } : outcomeOf(pair, base !== null),
      moved: was && is ? movedTargets(was, is) : [],
    };
  };
  return [
    ...head.policies.map((policy) => diff(twins.get(policy) ?? null, policy, policy)),
    ...removed.map((policy) => diff(policy, null, policy)),
  ];
}

/** True if every number, batch and target is the same, and merging starts nothing that the base would not have. */
function isSame(base: PlannedPolicy, head: PlannedPolicy, isUntouched: boolean): boolean {
  // The very same rollout is due without merging: nodes that have drifted already.
  const isDueAnyway = isUntouched && isSameJson(dueOf(base), dueOf(head));
  return (
    !head.isDeleted &&
    (head.unmeasured !== true || (base.unmeasured === true && isDueAnyway)) &&
    (!isBroken(head) || isBroken(base)) &&
    (startsNothing(head) || isDueAnyway) &&
    head.change?.mayStart === undefined &&
    isSameJson(drainsCore(base), drainsCore(head)) &&
    sameEffect(base.effect, head.effect)
  );
}

function migrationKey({ system, name }: PolicyRef): string {
  return `${system}/${name}`;
}

/** Policies of the base that the head has under no name and in no group. */
export function removedPolicies(
  base: readonly ResolvedPolicy[],
  head: readonly ResolvedPolicy[],
): readonly ResolvedPolicy[] {
  return pairUp(base, head).removed;
}

/** Keys of the policies whose own text the change edits, adds or removes, and of those that use one of them. */
export function editedPolicies(
  base: readonly ResolvedPolicy[] | null,
  head: readonly ResolvedPolicy[],
): ReadonlySet<string> {
  const { edited } = pairUp(base ?? [], head);
  const users = [...(base ?? []), ...head].filter(({ uses }) => uses.some((ref) => edited.has(refKey(ref))));
  return new Set([...edited, ...users.map(({ ref }) => refKey(ref))]);
}

/** The parts of a policy that show how it was edited. */
type Written = Pick<ResolvedPolicy, 'ref' | 'apiVersion' | 'written' | 'isDeleted'>;

/**
 * The policy of the base that each one of the head was, those without one in the head, and the keys of those whose own text is another
 * one. A policy that moved to another API group is still the same, unless the base or the head has it in both.
 */
function pairUp<P extends Written>(before: readonly P[], after: readonly P[]) {
  const exactKey = ({ ref, apiVersion }: P): string => `${refKey(ref)} ${groupOf(apiVersion)}`;
  const exact = new Map(before.map((policy) => [exactKey(policy), policy]));
  const taken = new Set(after.map(exactKey));
  const others = before.filter((policy) => !taken.has(exactKey(policy)));
  const moved = new Map(others.map((policy) => [refKey(policy.ref), policy]));
  const twins = new Map<P, P>();
  for (const policy of after) {
    const twin = exact.get(exactKey(policy)) ?? moved.get(refKey(policy.ref));
    if (twin) twins.set(policy, twin);
  }
  const kept = new Set(twins.values());
  const removed = before.filter((policy) => !kept.has(policy));
  const changed = after.filter((policy) => changeOf(twins.get(policy), policy) !== 'unchanged');
  return { twins, removed, edited: new Set([...changed, ...removed].map(({ ref }) => refKey(ref))) };
}

function changeOf(base: Written | undefined, head: Written | undefined): Change {
  if (!base) return 'added';
  // The effect of the removal on its targets is still planned.
  if (!head || head.isDeleted || (head.written === null && base.written !== null)) return 'removed';
  const same = base.apiVersion === head.apiVersion && isSameJson(base.written, head.written);
  return same ? 'unchanged' : 'changed';
}

/** Targets that are in another group than before, in head's order; those that left altogether last. */
function movedTargets(base: PlannedPolicy, head: PlannedPolicy): PolicyDiff['moved'] {
  if (isTakenUp(base, head) || isTakenUp(head, base)) return [];
  const [before, after] = [placesOf(base), placesOf(head)];
  if (isSameJson(before, after)) return [];
  const byTarget = (places: typeof before): ReadonlyMap<string, string> =>
    new Map(places.flatMap(([group, targets]) => targets.map((target) => [target, group] as const)));
  const [from, to] = [byTarget(before), byTarget(after)];
  const targets = [...to.keys(), ...[...from.keys()].filter((target) => !to.has(target))];
  return targets
    .map((target) => ({ target, from: from.get(target) ?? null, to: to.get(target) ?? null }))
    .filter((move) => move.from !== move.to);
}

/** True for limits that no object uses on one side: the report of that object shows the change. */
function isTakenUp(unused: PlannedPolicy, used: PlannedPolicy): boolean {
  const { groups } = used.effect;
  return unused.effect.groups.length === 0 && groups.every(({ rolls }) => refKey(rolls) !== refKey(used.ref));
}

/** The groups of a policy by name, with the targets that they keep. */
function placesOf(policy: PlannedPolicy): (readonly [string, readonly string[]])[] {
  // Targets that are named one by one do not move: they are added and taken away, as replicas are.
  const groups = firstLap(policy.effect.groups).filter(
    (group) => !isNamed(group) && group.unit !== 'replica',
  );
  return groups.map((group) => {
    const leaving = new Set(group.leaving);
    return [group.stage?.name ?? ownName(group), group.targets.filter((target) => !leaving.has(target))];
  });
}

/** Strips the object from the name of a group whose limits several objects use: an additional object moves no target. */
function ownName({ name, rolls }: PlannedGroup): string {
  return name.startsWith(`${rolls.name}/`) ? name.slice(rolls.name.length + 1) : name;
}
