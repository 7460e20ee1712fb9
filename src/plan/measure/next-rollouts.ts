import { groupedBy } from '../../manifest/lookup.js';
import type { Unit } from '../../rollout/controller.js';
import { type PolicyRef, refKey, type ResolvedPolicy } from '../../systems/system.js';
import { editedPolicies } from '../compare.js';
import { startsNothing } from '../outcome-of.js';
import { isNamed } from './wholes.js';

/** The rollouts of one side that are only the next ones, whenever those may be: nothing starts them, and none is under way. */
export interface NextRollouts {
  readonly isNext: (policy: PolicyRef) => boolean;
  /** A next rollout of a policy that the change leaves as it is: no part of what the change does. */
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
  const nextInHead = nextOf(head);
  const nextInBase = nextOf(base ?? []);
  const isEdited = (ref: PolicyRef): boolean => edited.has(refKey(ref));
  const started = base ? startedUnits(head, nextInHead, isEdited) : new Set<Unit>();
  const besides = (policies: readonly ResolvedPolicy[]): ((ref: PolicyRef) => boolean) => {
    const keys = new Set(
      policies
        .filter(({ groups }) => groups.some(({ unit }) => started.has(unit)))
        .map(({ ref }) => refKey(ref)),
    );
    return (ref) => keys.has(refKey(ref));
  };
  const [isBesideInBase, isBesideInHead] = [besides(base ?? []), besides(head)];
  const sameInHead = twinsIn(base ?? [], head);
  const staysNext = (ref: PolicyRef): boolean =>
    sameInHead(ref).every((twin) => nextInHead.has(refKey(twin)));
  return {
    base: rolloutsOf(
      nextInBase,
      (ref) => isBesideInBase(ref) || !(isEdited(ref) || sameInHead(ref).some(isEdited)) || !staysNext(ref),
    ),
    head: rolloutsOf(nextInHead, (ref) => isBesideInHead(ref) || !isEdited(ref)),
  };
}

/** The units of what edited policies start: beside that the next rollout of another one, edited or not, only may begin. */
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
): (ref: PolicyRef) => readonly PolicyRef[] {
  const identities = new Map(base.map(({ ref, identity }) => [refKey(ref), identity]));
  const byKey = groupedBy(head, ({ ref }) => refKey(ref));
  const byIdentity = groupedBy(head, ({ identity }) => identity);
  return (wanted) => {
    const identity = identities.get(refKey(wanted));
    const alike = identity === undefined ? [] : (byIdentity.get(identity) ?? []);
    return [...(byKey.get(refKey(wanted)) ?? []), ...alike].map(({ ref }) => ref);
  };
}

function rolloutsOf(next: ReadonlySet<string>, isAside: (ref: PolicyRef) => boolean): NextRollouts {
  const isNext = (ref: PolicyRef): boolean => next.has(refKey(ref));
  return { isNext, isUntouchedNext: (ref) => isNext(ref) && isAside(ref) };
}

/** A person holds what is due: nothing starts it, just as nothing starts a rollout for which nothing is due. */
function isHeld({ groups }: ResolvedPolicy): boolean {
  const rolling = groups.filter(({ targets }) => targets.length > 0);
  return rolling.length > 0 && rolling.every((group) => group.held !== undefined);
}

/** An announced maintenance goes whether the change touches it or not. */
function nextOf(policies: readonly ResolvedPolicy[]): ReadonlySet<string> {
  const next = policies.filter(
    (policy) =>
      (startsNothing(policy) || isHeld(policy)) &&
      policy.change?.kind !== 'continues' &&
      !policy.groups.some(isNamed),
  );
  return new Set(next.map(({ ref }) => refKey(ref)));
}
