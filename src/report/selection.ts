import { bySeverity, byStatus, type Finding, isCaused, type Report } from '../plan/finding.js';
import { isPart } from '../plan/measure/wholes.js';
import type { PlannedGroup, PlannedPolicy, PolicyDiff, SidePlan } from '../plan/model.js';
import { isTouched, outcomeOf } from '../plan/outcome-of.js';
import { refKey } from '../systems/system.js';

/**
 * - `unjudged`: something could not be read or evaluated;
 * - `empty`: no policy on either side;
 * - `untouched`: no policy was edited or moved;
 * - `same-effect`: policies were edited, and every batch, number and target is as before;
 * - `planned`: everything else.
 */
type Situation = 'unjudged' | 'empty' | 'untouched' | 'same-effect' | 'planned';

/** The subject of a report, chosen once for all formats. */
export interface Selection {
  readonly situation: Situation;
  /** Policies that were edited, or that roll out differently. */
  readonly touched: readonly PolicyDiff[];
  /** Touched policies whose rollout has a section of its own. */
  readonly subjects: readonly Subject[];
  readonly findings: {
    readonly fresh: readonly Finding[];
    readonly before: readonly Finding[];
    readonly fixed: readonly Finding[];
    /** Pre-existing findings that decide the verdict, because no finding of this change reaches the bar; usually none. */
    readonly decisive: readonly Finding[];
    readonly waived: readonly Finding[];
  };
}

/** A policy with the groups that its section shows; null on a side without it. */
export interface Subject {
  readonly diff: PolicyDiff;
  readonly base: readonly PlannedGroup[] | null;
  readonly head: readonly PlannedGroup[] | null;
}

/** Chooses the policies and findings that a report shows. */
export function selectionOf(report: Report): Selection {
  const { plan, findings } = report;
  const touched = plan.policies.filter(isTouched);
  const fresh = findings.filter(isCaused);
  const before = findings.filter(({ status }) => status === 'unchanged');
  return {
    situation: situationOf(report, touched),
    touched,
    subjects: subjectsOf(plan, touched),
    findings: {
      fresh,
      before,
      fixed: findings.filter(({ status }) => status === 'fixed'),
      decisive: decisiveOf(report, fresh, before),
      waived: worstFirst(report.waived),
    },
  };
}

/** True if the change is shown rollout by rollout. */
export function rolls({ situation }: Selection): boolean {
  return situation === 'planned' || situation === 'unjudged';
}

/** True if what could not be evaluated makes the verdict a warning. */
export function isPartUnjudged({ verdict, plan }: Report): boolean {
  return verdict === 'warn' && plan.problems.some(({ isUnjudged }) => isUnjudged === true);
}

function decisiveOf(report: Report, fresh: readonly Finding[], before: readonly Finding[]): Finding[] {
  const { verdict, failOn } = report;
  if ((verdict !== 'fail' && verdict !== 'warn') || isPartUnjudged(report)) return [];
  const counts = ({ severity }: Finding): boolean =>
    severity === 'error' || (severity === 'warning' && (verdict === 'warn' || failOn === 'warning'));
  return fresh.some(counts) ? [] : before.filter(counts);
}

function situationOf({ verdict, plan }: Report, touched: readonly PolicyDiff[]): Situation {
  if (verdict === 'unknown') return 'unjudged';
  if (plan.policies.length === 0) return 'empty';
  if (touched.length === 0) return 'untouched';
  return touched.every((diff) => diff.sameEffect) ? 'same-effect' : 'planned';
}

function subjectsOf({ base, head }: Report['plan'], touched: readonly PolicyDiff[]): Subject[] {
  const rollers = { base: keysOf(base), head: keysOf(head) };
  return touched.flatMap((diff): Subject[] => {
    const own = {
      base: diff.base && ownGroups(diff.base, rollers.base),
      head: diff.head && ownGroups(diff.head, rollers.head),
    };
    // The sections of other policies show groups that this one only limits.
    const isElsewhere = (side: 'base' | 'head'): boolean =>
      own[side]?.length === 0 && (diff[side]?.effect.groups.length ?? 0) > 0;
    const hasNone = (side: 'base' | 'head'): boolean => diff[side] === null || isElsewhere(side);
    const isOnlyLimit = diff.head !== null && own.base?.length === 0 && hasNone('head');
    const isRepresented = diff.head !== null && isPart(diff.head.effect);
    if ((hasNone('base') && hasNone('head')) || isOnlyLimit || isRepresented) return [];
    const before = representativeBefore(diff.head, base);
    if (!before) return [{ diff, ...own }];
    const compared = { ...diff, base: before };
    const outcome = outcomeOf(compared, true);
    return [{ diff: { ...compared, outcome }, base: before.effect.groups, head: own.head }];
  });
}

/** Policies of a side by key: a group is shown under the policy that rolls it, if that one is there. */
function keysOf(side: SidePlan | null): ReadonlySet<string> {
  return new Set(side?.policies.map((policy) => refKey(policy.ref)));
}

function ownGroups(policy: PlannedPolicy, rollers: ReadonlySet<string>): PlannedGroup[] {
  const key = refKey(policy.ref);
  return policy.effect.groups.filter(({ rolls }) => refKey(rolls) === key || !rollers.has(refKey(rolls)));
}

/** The object that represented the same group of objects named one by one in the base: the whole group is compared. */
function representativeBefore(head: PlannedPolicy | null, base: SidePlan | null): PlannedPolicy | null {
  const named = ({ effect }: PlannedPolicy): string[] =>
    effect.groups.flatMap((group) => (group.named?.isPart === false ? group.name : []));
  const groups = head ? named(head) : [];
  if (groups.length === 0) return null;
  return base?.policies.find((policy) => named(policy).some((name) => groups.includes(name))) ?? null;
}

/** Errors first, new before worsened; otherwise in the order of the rules. */
export function worstFirst<F extends Pick<Finding, 'severity' | 'status'>>(findings: readonly F[]): F[] {
  return findings.toSorted((a, b) => bySeverity(a, b) || byStatus(a, b));
}
