import * as z from 'zod';
import type { Place } from '../manifest/manifest.js';
import { remembered } from '../manifest/lookup.js';
import type { Severity } from '../manifest/problem.js';
import type { Finding } from '../plan/finding.js';
import type { Plan, PlannedGroup, PlannedPolicy, SidePlan } from '../plan/model.js';
import { literal, name, type Text, text } from '../text/text.js';
import { traitsOf, evaluatedBy } from '../systems/index.js';
import {
  type Fix,
  type PolicyRef,
  type SystemId,
  type Traits,
  fix,
  refKey,
  policyName,
} from '../systems/system.js';
import { isNamed } from '../plan/measure/wholes.js';

/** A limit that one side of the comparison breaks, as a rule states it. Absent fields are null, false or empty. */
export interface RuleResult {
  /** The subject for a reader; absent: the policy by its name. Null: `says` names it. */
  readonly about?: Text | null;
  /** The effect on the targets. */
  readonly says: Text;
  /** The cause, in sentences of its own; absent: `says` has it. */
  readonly why?: Text;
  /** The numbers alone, for a line of a finding that another limit leads: `3 -> 32 of 80 nodes`. */
  readonly short?: Text;
  /** A change that fixes it. */
  readonly fix: Fix;
  readonly evidence: Finding['evidence'];
  readonly policy?: PolicyRef | null;
  readonly group?: string | null;
  readonly place?: Place | null;
  readonly magnitude?: number | null;
  /** The difference to other results of the rule and group: a domain, a field. */
  readonly subject?: string;
  /** The parts of a set, with their numbers. A set whose key is new is compared with one of the base that has all its parts. */
  readonly parts?: ReadonlySet<string>;
  /** The field to edit, where several rules may break by it: their results are one finding. Absent: a cause of its own. */
  readonly cause?: Cause;
  /** True where the policy only represents others of its group: which one does may change, and is no part of the fingerprint. */
  readonly isStandIn?: boolean;
  /**
   * The policies whose rollouts it is about, if it is about what happens to targets and not about what is written: a rollout that the
   * change starts is worse than a possible one. Of several together, none of which was started before, one is enough.
   */
  readonly rolls?: readonly PolicyRef[];
  /** True if the harm is that a rollout makes no progress: one that the change asks for counts as started though it disrupts no target. */
  readonly isOfWaiting?: boolean;
  /** True if the change edits its subject and the edit does not take effect: a pre-existing result is worse then. */
  readonly isEdited?: boolean;
  /** True if it needs a next rollout that the change does not start: a warning at most. */
  readonly isHypothetical?: boolean;
  /** The severity if the rule itself grades its results; absent: that of the rule. */
  readonly severity?: Severity;
}

/**
 * The field to edit: the strategy of a group (batches, budgets, thresholds), its expiry, a change that bypasses the batches, or any limit of
 * policies that disrupt targets together.
 */
export interface Cause {
  readonly field: 'strategy' | 'expireAfter' | 'change' | 'together';
  /** Its owner: a group of a policy, or the policy that is changed. */
  readonly of: string;
}

/** The input of a rule: one side, and the base before it. */
export interface RuleInput<O> {
  readonly side: SidePlan;
  /** Null when this side is the base, or when there is none. */
  readonly base: SidePlan | null;
  readonly plan: Plan;
  readonly options: O;
}

/** A safety rule. Adding one: this module, a line in `catalogue.ts`, and a page under docs/rules. */
export interface Rule<S extends z.ZodObject = z.ZodObject> {
  readonly id: string;
  /** A clause: the fault that it detects. */
  readonly detects: string;
  /** A single system; `some`: those that name the rule among theirs. */
  readonly systems: readonly [SystemId] | 'some' | 'all';
  /** The severity where neither the configuration nor a result has one. */
  readonly severity: Severity;
  /** Its options with their defaults; unknown ones are refused. */
  readonly options: S;
  evaluate(input: RuleInput<z.output<S>>): readonly RuleResult[];
}

/** True for the systems that a rule evaluates. */
export function evaluatesSystem({ id, systems }: Pick<Rule, 'id' | 'systems'>): (one: SystemId) => boolean {
  if (systems === 'all') return () => true;
  const those = systems === 'some' ? evaluatedBy(id) : systems;
  return (system) => those.includes(system);
}

/** A rule as its module writes it, for each of `Subject`; null: nothing is wrong. Absent systems: all; absent options: the rule has none. */
type Written<S extends z.ZodObject, Subject extends unknown[]> = Omit<
  Rule,
  'systems' | 'options' | 'evaluate'
> & {
  readonly systems?: Rule['systems'];
  readonly options?: S;
  evaluate(
    ...given: [...Subject, RuleInput<z.output<S>>]
  ): readonly (RuleResult | null)[] | RuleResult | null;
};

/** A rule that looks at a side as a whole. */
export function defineRule<S extends z.ZodObject = typeof NO_OPTIONS>(rule: Written<S, []>): Rule<S> {
  const { options = NO_OPTIONS as unknown as S } = rule;
  return {
    systems: 'all',
    ...rule,
    options,
    evaluate: (input) => [rule.evaluate(input)].flat().filter((result) => result !== null),
  };
}

const NO_OPTIONS = z.strictObject({});

/** A rule that looks at one group after the other. */
export function groupRule<S extends z.ZodObject = typeof NO_OPTIONS>(
  rule: Written<S, [GroupRollout]>,
): Rule<S> {
  return defineRule<S>({
    ...rule,
    evaluate: (input) => rolledGroups(input.side).flatMap((rollout) => rule.evaluate(rollout, input)),
  });
}

/** A rule that looks at one policy after the other, and is about that policy and its place unless it says otherwise. */
export function policyRule<S extends z.ZodObject = typeof NO_OPTIONS>(
  rule: Written<S, [PlannedPolicy]>,
): Rule<S> {
  return defineRule<S>({
    ...rule,
    evaluate: (input) =>
      input.side.policies.flatMap((policy) =>
        [rule.evaluate(policy, input)]
          .flat()
          .map((result) => result && { policy: policy.ref, place: policy.place, ...result }),
      ),
  });
}

/** A group and the policy that rolls it, as rules read them. */
export class GroupRollout {
  constructor(
    readonly policy: PlannedPolicy,
    readonly group: PlannedGroup,
  ) {}

  /** The traits of the group's system, and its terms. */
  get traits(): Traits {
    return traitsOf(this.policy.ref.system);
  }

  /** True for Deployments, DaemonSets and StatefulSets: their limits have other names than those of node policies. */
  get isWorkload(): boolean {
    return this.traits.takes === 'pods';
  }

  /** `Skyhook/gpu group "prod"`, or just the policy for its only group. */
  get subject(): Text {
    const { ref, effect } = this.policy;
    const { name: own } = this.group;
    if (isNamed(this.group)) return text`${literal(ref.kind)}s of ${name('group', own)}`;
    const policy = policyName(ref);
    return effect.groups.length === 1 ? policy : text`${policy} group ${name('group', own)}`;
  }

  /**
   * The batch sizes of a rollout from its start, whatever this change does: as the system gives them, else those of the dry rollout,
   * unless it bypasses the batches.
   */
  get freshBatches(): readonly number[] {
    const { freshBatches, batches, leaving } = this.group;
    if (freshBatches) return freshBatches;
    if (this.isPastBatches) return [];
    if (!leaving) return batches.map(({ size }) => size);
    // A target that only leaves gets no new version.
    const gone = new Set(leaving);
    const kept = batches.map(({ targets }) => targets.filter((target) => !gone.has(target)).length);
    return kept.filter((size) => size > 0);
  }

  /** True if the change bypasses the batches: smaller ones would change nothing. The rollout after it has batches. */
  private get isPastBatches(): boolean {
    return this.policy.change?.batched === false && !this.group.follows;
  }

  /** The same group of the base; null where there is none. */
  before(base: SidePlan | null): GroupRollout | null {
    const before = policyOf(base, this.policy.ref);
    const same = before?.effect.groups.find(({ runs }) => runs.group === this.group.runs.group);
    return before && same ? new GroupRollout(before, same) : null;
  }

  /** The edit that limits the targets unavailable at once to `most`, in the field of the system; null if no field does. */
  fewer(most: number): Fix | null {
    const clause = this.traits.fewer?.(this.group, most) ?? null;
    return clause && fix`${clause}.`;
  }

  /** The fix, or another one if the change bypasses the batches. */
  unlessUnbatched(advice: Fix): Fix {
    return this.isPastBatches ? pastBatchesFix(this.policy) : advice;
  }

  /** The result of the group, at one of its fields; `subject` carries the run's name, so that two Skyhooks differ. */
  result(fields: readonly string[], { ofRollout, field, ...result }: GroupResult): RuleResult {
    const { policy, group, isPastBatches } = this;
    const { change, leaves } = policy;
    const run = group.identity ?? group.runs.group;
    // The location of the edit that bypasses the limits.
    const unbatched = ofRollout && isPastBatches ? (leaves?.place ?? change?.place) : null;
    // No limit of a group applies to a change that bypasses the batches: the change is the cause, however many groups it reaches.
    const isPast = isPastBatches && result.fix === pastBatchesFix(policy);
    return {
      about: this.subject,
      policy: group.declaredIn,
      group: group.name,
      place: unbatched ?? fields.map((one) => group.places[one]).find((place) => place) ?? policy.place,
      // An announced maintenance starts whether the change touches it or not.
      ...(ofRollout && !isNamed(group) ? { rolls: [policy.ref] } : {}),
      ...(isNamed(group) ? { isStandIn: true } : {}),
      ...(isPast ? { cause: changeOf(policy.ref) } : field ? { cause: { field, of: run } } : {}),
      ...result,
      subject: [run, result.subject].filter(Boolean).join('#'),
    };
  }
}

/** A result of a group; `field` is the field to edit. */
export interface GroupResult extends RuleResult {
  /** True if it is about the course of the rollout, and not about what is written. */
  readonly ofRollout?: boolean;
  readonly field?: 'strategy' | 'expireAfter';
}

/**
 * Every group once, under the policy that rolls it. A DeploymentPolicy lists the groups of the Skyhooks that name it too;
 * evaluating those again would report each finding twice. Remembered, as every rule reads them, some once for each group.
 */
export const rolledGroups = remembered((side: SidePlan): readonly GroupRollout[] =>
  side.policies.flatMap((policy) => rolledBy(policy).map((group) => new GroupRollout(policy, group))),
);

/** The groups that a policy rolls itself. */
export function rolledBy({ ref, effect }: PlannedPolicy): PlannedGroup[] {
  return effect.groups.filter(({ rolls }) => sameRef(rolls, ref));
}

/** True for references to the same object. */
export function sameRef(a: PolicyRef, b: PolicyRef): boolean {
  return a.system === b.system && a.kind === b.kind && a.namespace === b.namespace && a.name === b.name;
}

/** Remembered, as rules look policies up many times. */
const policiesByName = remembered(
  (side: SidePlan): ReadonlyMap<string, PlannedPolicy> =>
    new Map(side.policies.toReversed().map((policy) => [refKey(policy.ref), policy])),
);

/** The policy of a side by its name; undefined without the policy or the side. */
export function policyOf(side: SidePlan | null, ref: PolicyRef): PlannedPolicy | undefined {
  return side ? policiesByName(side).get(refKey(ref)) : undefined;
}

/** The fix for a change that bypasses the batches, where no limit of its policy helps: in the terms of its system, alike for all rules. */
export function pastBatchesFix({ ref, change, leaves }: PlannedPolicy): Fix {
  return (
    (change && PAST_BATCHES[change.kind]) ?? leaves?.fix ?? traitsOf(ref.system).words.pastBatches ?? NARROW
  );
}

const NARROW = fix`Narrow what it selects and widen it step by step.`;

const PAST_BATCHES: Readonly<Record<string, Fix>> = {
  resumes: fix`Revert the packages to the versions on the nodes before the pause ends, and roll the new version out under a new package name beside the old one (a new package is batched).`,
  uninstall: fix`An uninstall has no batches. To go step by step, give all nodes but a few the ignore label of the operator (nodewright.nvidia.com/ignore: "true", up to 0.17 skyhook.nvidia.com/ignore) before the uninstall is requested, and remove the label from a few nodes at a time.`,
  'apply-strategy': fix`First check what it would overwrite: applyStrategy.type ReportDiff reports it in the status (diffedPlacements) and writes nothing. To update cluster by cluster, use strategy External, which cannot be changed back: a staged update run then applies the new applyStrategy stage by stage.`,
  deleted: fix`Keep the NodePool and add the new one beside it; drain the old nodes in steps, and remove the NodePool when it has none left.`,
};

/** The subject of a finding: the identity of a policy that another object may have on the other side, else its name. */
export function subjectOfPolicy(
  { identity }: PlannedPolicy,
  subject: string,
): Pick<RuleResult, 'subject' | 'isStandIn'> {
  return identity === undefined ? { subject } : { subject: `${identity}#${subject}`, isStandIn: true };
}

/** The change of a policy as a cause: all that it disrupts at once is one finding. */
export function changeOf(ref: PolicyRef): Cause {
  return { field: 'change', of: refKey(ref) };
}
