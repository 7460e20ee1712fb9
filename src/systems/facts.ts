import type { ByDefinition } from '../admission/decide.js';
import type { NodeAction } from './change-effect.js';
import type * as Policy from './policy-facts.js';
import type * as Group from './group-facts.js';
import type { SystemResult } from './result.js';
import type { Fix } from '../text/fix.js';

/** How many objects share its groups; a report shows them under the one that speaks for them. */
interface SpeaksFor {
  /** Itself among them. */
  readonly objects: number;
  /** What the change does to them; null where it speaks for itself alone. */
  readonly changed: Policy.MembersChanged | null;
}

/**
 * What only one system knows of a policy, or only one rule asks, by its kind. The list is closed: a new quirk is one more line here,
 * stated by its system and evaluated by its rule, and nothing between them changes.
 */
interface PolicyFacts {
  /** The cluster's own definition of its kind was there to evaluate it by. */
  readonly 'by-definition': ByDefinition;
  /** It limits how pods may be evicted from nodes. */
  readonly 'drain-limit': Policy.DrainLimit;
  /** The change edits what it does with pods that are not ready. */
  readonly 'evicts-unready': Policy.EvictsUnready;
  /** It limits how many pods may be evicted from nodes, or placements from clusters, and that is known. */
  readonly 'eviction-limit': Policy.EvictionLimit;
  /** It drains nodes without asking disruption budgets, or not for as long as they refuse. */
  readonly 'forced-drain': Policy.ForcedDrain;
  /** Some of its targets stay on the version before until a person lets them go. */
  readonly 'kept-back': Policy.KeptBack;
  /** Its work interrupts the nodes it is done on. */
  readonly 'node-action': NodeAction;
  /** Its work cordons nodes, or ends with their uncordon. */
  readonly 'node-hold': Policy.NodeHold;
  /** A person holds all of its rollouts, whether or not one is due. */
  readonly 'on-hold': Group.HeldBack;
  /** Where one of its targets stands. */
  readonly 'recorded-state': Policy.RecordedState;
  /** It holds pods together that nothing does on the other side of the comparison. */
  readonly 'released-pods': Policy.ReleasedPods;
  /** A limit that it breaks, which only its system knows. */
  readonly result: SystemResult;
  /** A selector that decides which targets it, or one of its groups, takes. */
  readonly selector: Policy.SelectorUse;
  readonly 'speaks-for': SpeaksFor;
  /** Stated by a policy that rolls nothing itself. */
  readonly standstill: Group.Standstill;
}

/** The same of a group. */
interface GroupFacts {
  /** Something else than a target's own health decides whether it works. */
  readonly availability: Group.Availability;
  /** Something has to pass between two batches, where the system has no brakes of its own. */
  readonly bake: Group.Bake;
  readonly compartment: Group.Compartment;
  readonly 'dead-end': Group.DeadEnd;
  /** Targets that have failed already, in the order of the group. */
  readonly erroring: readonly string[];
  /** Targets expire. */
  readonly expiry: Group.ExpiryForecast;
  readonly 'given-up': Group.GivenUp;
  /** A person holds what is due: its numbers are those of the rollout that starts once it is resumed. */
  readonly held: Group.HeldBack;
  /** Those of the targets that had nothing of it before: nothing that serves goes out there. */
  readonly joining: readonly string[];
  readonly named: Group.Named;
  /** Batches that come next are not evaluated. */
  readonly unevaluated: Group.Unevaluated;
  /** Where it stays for good if the change is bad from the first batch on, and no brakes say it. */
  readonly resting: Group.Resting;
  /** All of its pods want one volume that only one node, or one pod, has at a time. */
  readonly 'exclusive-volume': Group.ExclusiveVolume;
  /** Only a time passes between a target and the next one. */
  readonly soak: Group.Soak;
  /** It is a stage, which waits and people hold up. */
  readonly stage: Group.StageGates;
  /** Limits that no calendar tells let something never happen. */
  readonly standstill: Group.Standstill;
  /** The one change that lets it go on, where it gets stuck or never starts. */
  readonly unstick: Fix;
  /** It names no policy that could limit it: its own limit holds, or the default. */
  readonly 'without-policy': true;
}

/** One thing that is stated, and what there is to say of it. */
interface Fact<Kind, Of> {
  readonly kind: Kind;
  readonly of: Of;
}

export type PolicyFact = { [K in keyof PolicyFacts]: Fact<K, PolicyFacts[K]> }[keyof PolicyFacts];

export type GroupFact = { [K in keyof GroupFacts]: Fact<K, GroupFacts[K]> }[keyof GroupFacts];

interface AnyFact {
  readonly kind: string;
  readonly of: unknown;
}

type Of<F extends AnyFact, K> = Extract<F, { readonly kind: K }>['of'];

/** Facts of one kind, to be stated: what is null or undefined is none. */
export function stated<K extends string, T>(kind: K, all: readonly (T | null | undefined)[]): Fact<K, T>[] {
  return all.flatMap((of) => (of === null || of === undefined ? [] : [{ kind, of }]));
}

/** All that is stated of one kind. */
export function factsOf<F extends AnyFact, K extends F['kind']>(
  { facts }: { readonly facts: readonly F[] },
  kind: K,
): readonly Of<F, K>[] {
  return facts.flatMap((fact) => (isOf(fact, kind) ? [fact.of] : []));
}

/** The first of a kind, where there is one at the most; absent where that is not stated, or there is no policy. */
export function factOf<F extends AnyFact, K extends F['kind']>(
  stater: { readonly facts: readonly F[] } | null | undefined,
  kind: K,
): Of<F, K> | undefined {
  return stater ? factsOf(stater, kind)[0] : undefined;
}

function isOf<F extends AnyFact, K>(fact: F, kind: K): fact is Extract<F, { readonly kind: K }> {
  return (fact.kind as unknown) === kind;
}
