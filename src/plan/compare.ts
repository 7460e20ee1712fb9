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
  const before = base?.policies ?? [];
  const { twins, removed, edited } = pairUp(before, head.policies);
  const diffs = [
    ...head.policies.map((policy) => diff(twins.get(policy) ?? null, policy, policy, edited)),
    ...removed.map((policy) => diff(policy, null, policy, edited)),
  ];
  const migrated = new Set(
    head.policies.flatMap(({ change, ref }) => (change?.kind === 'migration' ? [migrationKey(ref)] : [])),
  );
  return diffs.map((one) => ({
    ...one,
    // The successor of an object that moves to another API group represents both.
    outcome:
      one.head === null && migrated.has(migrationKey(one.ref))
        ? { kind: 'no-effect' }
        : outcomeOf(one, base !== null),
  }));
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

interface Pairs<P> {
  readonly twins: ReadonlyMap<P, P>;
  /** Policies of the base without a twin in the head. */
  readonly removed: readonly P[];
  /** Keys of those whose own text is another one. */
  readonly edited: ReadonlySet<string>;
}

function pairUp<P extends Written>(before: readonly P[], after: readonly P[]): Pairs<P> {
  const twins = twinsOf(before, after);
  const kept = new Set(twins.values());
  const removed = before.filter((policy) => !kept.has(policy));
  const changed = after.filter((policy) => changeOf(twins.get(policy), policy) !== 'unchanged');
  return { twins, removed, edited: new Set([...changed, ...removed].map(({ ref }) => refKey(ref))) };
}

/**
 * The policy of the base that each one of the head was. One that moved to another API group is still the same, unless the base
 * or the head has it in both.
 */
function twinsOf<P extends Written>(before: readonly P[], after: readonly P[]): ReadonlyMap<P, P> {
  const exactKey = ({ ref, apiVersion }: P): string => `${refKey(ref)} ${groupOf(apiVersion)}`;
  const exact = new Map(before.map((policy) => [exactKey(policy), policy]));
  const taken = new Set(after.map(exactKey));
  const moved = new Map(
    before.filter((policy) => !taken.has(exactKey(policy))).map((policy) => [refKey(policy.ref), policy]),
  );
  const twins = new Map<P, P>();
  for (const policy of after) {
    const twin = exact.get(exactKey(policy)) ?? moved.get(refKey(policy.ref));
    if (twin) twins.set(policy, twin);
  }
  return twins;
}

function diff(
  base: PlannedPolicy | null,
  head: PlannedPolicy | null,
  shown: PlannedPolicy,
  edited: ReadonlySet<string>,
): Omit<PolicyDiff, 'outcome'> {
  return {
    ref: shown.ref,
    apiVersion: shown.apiVersion,
    place: shown.place,
    change: changeOf(base ?? undefined, head ?? undefined),
    touchedThrough: touchedThrough(base, head, edited),
    base,
    head,
    // Equal limits are not an equal effect when merging starts a rollout that the base would not have.
    sameEffect:
      base !== null &&
      head !== null &&
      !head.isDeleted &&
      (head.unmeasured !== true || (base.unmeasured === true && isDueAnyway(base, head, edited))) &&
      (!isBroken(head) || isBroken(base)) &&
      (startsNothing(head) || isDueAnyway(base, head, edited)) &&
      head.change?.mayStart === undefined &&
      isSame(base, head),
    moved: base && head ? movedTargets(base, head) : [],
  };
}

function isSame(base: PlannedPolicy, head: PlannedPolicy): boolean {
  const drains = isSameJson(drainsCore(base), drainsCore(head));
  return drains && sameEffect(base.effect, head.effect);
}

/** True if neither it nor what it uses is edited, and the very same rollout is due without merging: nodes that have drifted already. */
function isDueAnyway(base: PlannedPolicy, head: PlannedPolicy, edited: ReadonlySet<string>): boolean {
  const isUntouched = changeOf(base, head) === 'unchanged' && touchedThrough(base, head, edited).length === 0;
  return isUntouched && isSameJson(dueOf(base), dueOf(head));
}

function changeOf(base: Written | undefined, head: Written | undefined): Change {
  if (!base) return 'added';
  // The effect of the removal on its targets is still planned.
  if (!head || head.isDeleted || (head.written === null && base.written !== null)) return 'removed';
  const same = base.apiVersion === head.apiVersion && isSameJson(base.written, head.written);
  return same ? 'unchanged' : 'changed';
}

function touchedThrough(
  base: PlannedPolicy | null,
  head: PlannedPolicy | null,
  edited: ReadonlySet<string>,
): PolicyRef[] {
  const uses = new Map([...(base?.uses ?? []), ...(head?.uses ?? [])].map((ref) => [refKey(ref), ref]));
  return [...uses].filter(([key]) => edited.has(key)).map(([, ref]) => ref);
}

/** Targets that are in another group than before, in head's order; those that left altogether last. */
function movedTargets(base: PlannedPolicy, head: PlannedPolicy): PolicyDiff['moved'] {
  if (isTakenUp(base, head) || isTakenUp(head, base)) return [];
  const from = groupByTarget(base);
  const to = groupByTarget(head);
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

function groupByTarget(policy: PlannedPolicy): Map<string, string> {
  const groups = new Map<string, string>();
  for (const group of firstLap(policy.effect.groups)) {
    // Targets that are named one by one do not move: they are added and taken away, as replicas are.
    if (isNamed(group) || group.unit === 'replica') continue;
    const leaving = new Set(group.leaving);
    for (const target of group.targets)
      if (!leaving.has(target)) groups.set(target, group.stage?.name ?? ownName(group));
  }
  return groups;
}

/** Of limits that several objects name a group is called by its object as well: that another one comes to name them moves no target. */
function ownName({ name, rolls }: PlannedGroup): string {
  return name.startsWith(`${rolls.name}/`) ? name.slice(rolls.name.length + 1) : name;
}
