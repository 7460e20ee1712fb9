import * as z from 'zod';
import type { Place } from '../manifest/manifest.js';
import { counted, shareText } from '../manifest/words/plural.js';
import { remembered } from '../manifest/lookup/remembered.js';
import type { Severity } from '../manifest/problem.js';
import type { Finding } from '../plan/finding.js';
import type { Plan, PlannedGroup, PlannedPolicy, SidePlan } from '../plan/model.js';
import { traitsOf, judgedBy } from '../systems/by-id.js';
import { type Fix, type PolicyRef, refKey, refText, type SystemId, type Traits } from '../systems/system.js';
import { pastBatchesFix } from './fleet/past-batches.js';
import { isNamed } from '../plan/measure/wholes.js';

/** One place where a side of the comparison breaks a rule. */
export interface Violation extends Pick<
  Finding,
  'policy' | 'group' | 'message' | 'place' | 'magnitude' | 'evidence'
> {
  /** What else tells two violations of the same group apart: a domain, a field. Part of the fingerprint. */
  readonly subject: string;
  readonly remediation: string | Fix;
  /** True where the policy only stands for others of its group: which one does may change, and tells nothing apart. */
  readonly isStandIn?: boolean;
  /**
   * Whose rollout it is, where the violation is about what happens to targets and not about what is written: one that the
   * change starts is worse than one that only could be. Of several together, none of which was started before, one is enough.
   */
  readonly rolls?: readonly PolicyRef[];
  /** True where the harm is that targets never go: a rollout that the change asks for counts as started though it takes none. */
  readonly isOfWaiting?: boolean;
  /** True where the change edits what it is about, and the edit does not come into force: one that was there before is worse. */
  readonly isEdited?: boolean;
  /** True where it takes a rollout that nothing starts, of a policy that the change leaves alone: a warning at the most. */
  readonly isPossible?: boolean;
  /** Removed objects of which each takes with it all that it counts: where change-not-batched tells of one of them, that is the cause. */
  readonly allByRemoved?: readonly PolicyRef[];
  /**
   * Set where no limit of the group applies, because the change goes past every batch: one cause, however many groups it takes.
   * Whose change it is, and the words that the message begins with.
   */
  readonly pastBatches?: { readonly of: PolicyRef; readonly subject: string };
  /** Where the rule itself grades its violations; else the preset's severity holds. */
  readonly severity?: Severity;
}

/** What a rule may look at: one side, and what it was before. */
export interface Judged<O> {
  readonly side: SidePlan;
  /** Null when this side is the base, or when there is none. */
  readonly base: SidePlan | null;
  readonly plan: Plan;
  readonly options: O;
}

/** A safety rule. Adding one: this module, a line in `catalogue.ts`, a table of cases, and a page under docs/rules. */
export interface Rule<S extends z.ZodObject = z.ZodObject> {
  readonly id: string;
  /** One sentence: what it detects. */
  readonly detects: string;
  /** One; `some`: those that name it among the rules that judge them. */
  readonly systems: readonly [SystemId] | 'some' | 'all';
  /** The severity under the recommended preset. */
  readonly severity: Severity;
  /** Its options with their defaults; unknown ones are refused. */
  readonly options: S;
  judge(judged: Judged<z.output<S>>): Violation[];
}

/** Tells whether it judges a system. */
export function judges({ id, systems }: Pick<Rule, 'id' | 'systems'>): (system: SystemId) => boolean {
  if (systems === 'all') return () => true;
  const those = systems === 'some' ? judgedBy(id) : systems;
  return (system) => those.includes(system);
}

/** A violation as a rule states it: what is left out is null, and the subject empty. */
export type Breach = Pick<Violation, 'message' | 'remediation' | 'evidence'> & Partial<Violation>;

/** The same with what it says behind the name of what it is about, or with a whole message. */
export type SaidBreach = Omit<Breach, 'message'> &
  (
    | { readonly says: string; readonly message?: undefined }
    | { readonly says?: undefined; readonly message: string }
  );

type Stated<S extends z.ZodObject> = Pick<Rule, 'id' | 'detects' | 'systems' | 'severity'> & {
  /** Absent: the rule has none. */
  readonly options?: S;
};

type Judge<S extends z.ZodObject> = Judged<z.output<S>>;

/** A rule that looks at a side as a whole; null: nothing is wrong with a part of it. */
export function defineRule<S extends z.ZodObject = typeof NO_OPTIONS>(
  rule: Stated<S> & { judge(judged: Judge<S>): readonly (Breach | null)[] },
): Rule<S> {
  const { options = NO_OPTIONS as unknown as S } = rule;
  return {
    ...rule,
    options,
    judge: (judged) => rule.judge(judged).flatMap((breach) => (breach ? { ...WHOLE, ...breach } : [])),
  };
}

const NO_OPTIONS = z.strictObject({});

/** What a breach is about where the rule does not say. */
const WHOLE = { policy: null, group: null, subject: '', place: null, magnitude: null };

/** A rule that looks at one group after the other; null: nothing is wrong with it. */
export function groupRule<S extends z.ZodObject = typeof NO_OPTIONS>(
  rule: Stated<S> & {
    judge(limited: LimitedGroup, judged: Judge<S>): readonly (Breach | null)[] | Breach | null;
  },
): Rule<S> {
  return defineRule<S>({
    ...rule,
    judge: (judged) => rolledGroups(judged.side).flatMap((limited) => rule.judge(limited, judged) ?? []),
  });
}

/** A rule that looks at one policy after the other, and is about that policy and its place unless it says otherwise. */
export function policyRule<S extends z.ZodObject = typeof NO_OPTIONS>(
  rule: Stated<S> & {
    judge(policy: PlannedPolicy, judged: Judge<S>): readonly (SaidBreach | null)[] | SaidBreach | null;
  },
): Rule<S> {
  return defineRule<S>({
    ...rule,
    judge: (judged) =>
      judged.side.policies.flatMap((policy) => {
        const found = rule.judge(policy, judged) ?? [];
        const breaches = 'evidence' in found ? [found] : found.filter((one) => one !== null);
        return breaches.map((breach) => policyViolation(policy, breach));
      }),
  });
}

/** The violation of one policy, at its place unless it says otherwise. */
export function policyViolation(
  { ref, place }: PlannedPolicy,
  { says, message = `${refText(ref)}: ${says}`, ...breach }: SaidBreach,
): Breach {
  return { policy: ref, place, message, ...breach };
}

/** A group and the policy whose text limits it. */
export interface LimitedGroup {
  readonly policy: PlannedPolicy;
  readonly group: PlannedGroup;
}

/**
 * Every group once, under the policy that rolls it. A DeploymentPolicy lists the groups of the Skyhooks that name it too;
 * judging those again would report each finding twice. Every rule asks for them, and some for each group anew.
 */
export const rolledGroups = remembered((side: SidePlan): readonly LimitedGroup[] =>
  side.policies.flatMap((policy) =>
    policy.effect.groups
      .filter((group) => sameRef(group.rolls, policy.ref))
      .map((group) => ({ policy, group })),
  ),
);

/** True for references to the same object. */
export function sameRef(a: PolicyRef, b: PolicyRef): boolean {
  return a.system === b.system && a.kind === b.kind && a.namespace === b.namespace && a.name === b.name;
}

/** A side that is asked once is asked again. */
const policiesByName = remembered(
  (side: SidePlan): ReadonlyMap<string, PlannedPolicy> =>
    new Map(side.policies.toReversed().map((policy) => [refKey(policy.ref), policy])),
);

/** The policy of a side by its name; none of a side that there is not. */
export function policyOf(side: SidePlan | null, ref: PolicyRef): PlannedPolicy | undefined {
  return side ? policiesByName(side).get(refKey(ref)) : undefined;
}

/** The place of the first of the fields that is written, else of the group's policy. */
function placeOfField(limited: LimitedGroup, ...fields: readonly string[]): Place {
  for (const field of fields) {
    const place = limited.group.places[field];
    if (place) return place;
  }
  return limited.policy.place;
}

/** Where what goes past every limit was written. */
function placeOfUnbatched({ change, leaves }: PlannedPolicy): Place | null {
  return change?.batched === false ? (leaves?.place ?? change.place) : null;
}

/** `Skyhook/gpu compartment "prod"`, or just the policy for its only group. */
export function subjectOf({ policy, group }: LimitedGroup): string {
  if (isNamed(group)) return `${policy.ref.kind}s of ${group.name}`;
  const name = refText(policy.ref);
  return policy.effect.groups.length === 1 ? name : `${name} group "${group.name}"`;
}

/** The fix, unless the change goes past every batch: then smaller batches would change nothing. */
export function unlessUnbatched({ policy }: LimitedGroup, fix: string | Fix): string | Fix {
  return isPastBatches(policy) ? pastBatchesFix(policy) : fix;
}

function isPastBatches({ change }: PlannedPolicy): boolean {
  return change?.batched === false;
}

/** What there is to know of the group's system, and its own words. */
export function ofSystem({ policy }: LimitedGroup): Traits {
  return traitsOf(policy.ref.system);
}

/** `3 of 100 nodes (3%)`: never a percentage without its count. */
export function share(part: number, whole: number, unit = 'node'): string {
  return shareText(part, whole, unit);
}

/** `1 node`, `3 nodes`. */
export function count(n: number, unit = 'node'): string {
  return counted(n, unit);
}

/**
 * The batch sizes of a rollout that starts from nothing, whatever this change does: as the system tells them, else those of the
 * dry rollout, unless it goes past every batch.
 */
export function freshBatchesOf({ policy, group }: LimitedGroup): readonly number[] {
  if (group.freshBatches) return group.freshBatches;
  if (policy.change?.batched === false) return [];
  if (!group.leaving) return group.batches.map((batch) => batch.size);
  // What only leaves gets nothing that could be bad.
  const leaving = new Set(group.leaving);
  return group.batches
    .map(({ targets }) => targets.filter((target) => !leaving.has(target)).length)
    .filter((size) => size > 0);
}

/** Where another object may do the same on the other side, findings go by what it does and not by its name. */
export function subjectOfPolicy(
  { identity }: PlannedPolicy,
  subject: string,
): Pick<Violation, 'subject' | 'isStandIn'> {
  return identity === undefined ? { subject } : { subject: `${identity}#${subject}`, isStandIn: true };
}

/** What breaks a rule in one group. */
export type GroupBreach = SaidBreach & { readonly ofRollout?: boolean };

/** The violation of one group, at one of its fields; `subject` carries the run's name, so that two Skyhooks differ. */
export function groupViolation(limited: LimitedGroup, fields: readonly string[], rest: GroupBreach): Breach {
  const { subject, ofRollout, says, message = `${subjectOf(limited)}: ${says}`, ...others } = rest;
  return {
    message,
    policy: limited.group.declaredIn,
    group: limited.group.name,
    subject: [limited.group.identity ?? limited.group.runs.group, subject].filter(Boolean).join('#'),
    place: (ofRollout === true ? placeOfUnbatched(limited.policy) : null) ?? placeOfField(limited, ...fields),
    // An announced maintenance goes whether the change touches it or not.
    ...(ofRollout && !isNamed(limited.group) ? { rolls: [limited.policy.ref] } : {}),
    ...(isNamed(limited.group) ? { isStandIn: true } : {}),
    ...(isPastBatches(limited.policy) && others.remediation === pastBatchesFix(limited.policy)
      ? { pastBatches: { of: limited.policy.ref, subject: subjectOf(limited) } }
      : {}),
    ...others,
  };
}
