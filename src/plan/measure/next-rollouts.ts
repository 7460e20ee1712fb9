import { groupedBy, groupedByEach } from '../../manifest/lookup.js';
import type { Unit } from '../../rollout/controller.js';
import { type PolicyRef, refKey, type ResolvedGroup, type ResolvedPolicy } from '../../systems/system.js';
import { editedPolicies } from '../compare.js';
import { startsNothing } from '../outcome-of.js';
import type { IsLeftOut } from './dry-rollout.js';
import { isNamed } from './wholes.js';

/** The rollouts of one side that are only the next ones, at an unknown time: not triggered and not under way. */
export interface NextRollouts {
  readonly isNext: (policy: PolicyRef) => boolean;
  /** A next rollout of a policy that the change leaves as it is: no part of the effect of the change. */
  readonly isUntouchedNext: (policy: PolicyRef) => boolean;
}

/**
 * The rollouts that count as fact on both sides: what the change starts, what is under way, and what was announced. The next rollout of an
 * edited policy counts as well where nothing else of its unit starts, as it is what the edit is about; that of any other policy is a
 * possibility. Where the head starts an edited rollout, the base has none of it. Without a base every policy belongs to the change.
 */
export function nextRollouts(
  base: readonly ResolvedPolicy[] | null,
  head: readonly ResolvedPolicy[],
): { readonly base: NextRollouts; readonly head: NextRollouts } {
  const edited = editedPolicies(base, head);
  const [nextInBase, nextInHead] = [nextOf(base ?? []), nextOf(head)];
  const isEdited = (ref: PolicyRef): boolean => edited.has(refKey(ref));
  const started = base ? startedUnits(head, nextInHead, isEdited) : new Set<Unit>();
  const isBeside = ({ groups }: ResolvedPolicy): boolean => groups.some(({ unit }) => started.has(unit));
  const twinsOf = twinsIn(base ?? [], head);
  const isUntouchedInBase = (policy: ResolvedPolicy): boolean => {
    const twins = twinsOf(policy);
    return (
      isBeside(policy) ||
      ![policy, ...twins].some(({ ref }) => isEdited(ref)) ||
      !twins.every(({ ref }) => nextInHead.has(refKey(ref)))
    );
  };
  return {
    base: rolloutsOf(nextInBase, (base ?? []).filter(isUntouchedInBase)),
    head: rolloutsOf(
      nextInHead,
      head.filter((policy) => isBeside(policy) || !isEdited(policy.ref)),
    ),
  };
}

/** The units of rollouts that edited policies start: beside those, the next rollout of another policy, edited or not, is only possible. */
function startedUnits(
  head: readonly ResolvedPolicy[],
  nextInHead: ReadonlySet<string>,
  isEdited: (ref: PolicyRef) => boolean,
): ReadonlySet<Unit> {
  const starting = head.filter(({ ref }) => isEdited(ref) && !nextInHead.has(refKey(ref)));
  const groups = starting.flatMap(({ groups: own }) => own.filter(({ targets }) => targets.length > 0));
  return new Set(groups.map(({ unit }) => unit));
}

/**
 * The policies of the head that do what one of the base does: the object itself, or another of its identity. A staged run that is
 * created does what its strategy would have done before.
 */
function twinsIn(
  base: readonly ResolvedPolicy[],
  head: readonly ResolvedPolicy[],
): (policy: ResolvedPolicy) => readonly ResolvedPolicy[] {
  const identities = new Map(base.map(({ ref, identity }) => [refKey(ref), identity]));
  const byKey = groupedBy(head, ({ ref }) => refKey(ref));
  const byIdentity = groupedBy(head, ({ identity }) => identity);
  return ({ ref }) => {
    const identity = identities.get(refKey(ref));
    const alike = identity === undefined ? [] : (byIdentity.get(identity) ?? []);
    return [...(byKey.get(refKey(ref)) ?? []), ...alike];
  };
}

function rolloutsOf(next: ReadonlySet<string>, untouched: readonly ResolvedPolicy[]): NextRollouts {
  const isNext = (ref: PolicyRef): boolean => next.has(refKey(ref));
  const keys = new Set(untouched.map(({ ref }) => refKey(ref)));
  return { isNext, isUntouchedNext: (ref) => isNext(ref) && keys.has(refKey(ref)) };
}

/** True if a person holds the rollout that is due, all of its groups at once: it is not triggered, like one for which nothing is due. */
function isHeld({ groups }: ResolvedPolicy): boolean {
  return groups.some(({ targets, held }) => targets.length > 0 && held !== undefined);
}

/** Policies whose next rollout is not triggered. An announced maintenance starts whether the change touches it or not. */
function nextOf(policies: readonly ResolvedPolicy[]): ReadonlySet<string> {
  const next = policies.filter(
    (policy) =>
      (startsNothing(policy) || isHeld(policy)) &&
      policy.change?.kind !== 'continues' &&
      !policy.groups.some(isNamed),
  );
  return new Set(next.map(({ ref }) => refKey(ref)));
}

/** A part of the rollouts that is run apart, and the groups that it reports. */
export interface Part {
  readonly isLeftOut: IsLeftOut;
  /** True for a group whose numbers are those of this dry rollout. */
  readonly reports: (group: Pick<ResolvedGroup, 'rolls'>) => boolean;
}

/**
 * The dry rollouts of a side whose rollouts meet. A next rollout that is not triggered takes nodes away, or blocks them, under the
 * one that merging starts: that one is reported without it, and the next rollout without those of other systems.
 */
export function partsOf(
  policies: readonly ResolvedPolicy[],
  { isNext, isUntouchedNext }: NextRollouts,
): {
  /** Rollouts left out of the effect of the merge or, if it starts none, of the edited policies. */
  readonly withoutNext: IsLeftOut;
  /** Each group is reported by one of them. */
  readonly reporting: readonly Part[];
} {
  const rolling = rollingIn(policies);
  const systems = new Set(rolling.flatMap(({ rolls }) => (isNext(rolls) ? rolls.system : [])));
  const isSame = rolling.every(({ rolls }) => isNext(rolls) === isUntouchedNext(rolls));
  return {
    withoutNext: isSame ? isNext : isUntouchedNext,
    reporting: [
      { isLeftOut: isNext, reports: ({ rolls }) => !isNext(rolls) },
      ...[...systems].map((id): Part => ({
        isLeftOut: ({ system }) => system !== id,
        reports: ({ rolls }) => isNext(rolls) && rolls.system === id,
      })),
    ],
  };
}

function rollingIn(policies: readonly ResolvedPolicy[]): readonly ResolvedGroup[] {
  return policies.flatMap(({ groups }) => groups).filter(({ targets }) => targets.length > 0);
}

/** True if a next rollout and one of another system take the same node, or wait for the same disruption budgets. */
export function meet(
  policies: readonly ResolvedPolicy[],
  isNext: (policy: PolicyRef) => boolean,
  hasBudgets: boolean,
): boolean {
  const groups = rollingIn(policies);
  const systemsOf = (of: readonly ResolvedGroup[]): number =>
    new Set(of.map(({ rolls }) => rolls.system)).size;
  const isNextIn = (of: readonly ResolvedGroup[]): boolean => of.some(({ rolls }) => isNext(rolls));
  if (systemsOf(groups) < 2 || !isNextIn(groups)) return false;
  const byTarget = groupedByEach(groups, ({ targets }) => targets);
  const isShared = [...byTarget.values()].some((of) => systemsOf(of) > 1 && isNextIn(of));
  const draining = groups.filter(({ drains }) => drains);
  return isShared || (hasBudgets && systemsOf(draining) > 1 && isNextIn(draining));
}
