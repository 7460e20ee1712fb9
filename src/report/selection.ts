import { isWithin } from '../manifest/path.js';
import type { Finding, Report } from '../plan/finding.js';
import { isNamed } from '../plan/measure/wholes.js';
import type { PlannedGroup, PlannedPolicy, PolicyDiff, SidePlan } from '../plan/model.js';
import { outcomeOf } from '../plan/outcome-of.js';
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
  readonly untouched: readonly PolicyDiff[];
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
  /** The object that a person has to sync before anything starts, such as `Application/web`; null: merging does it. */
  readonly byHand: string | null;
}

/** Chooses the policies and findings that a report shows. */
export function selectionOf(report: Report): Selection {
  const { plan, findings } = report;
  const touched = plan.policies.filter(isTouched);
  const fresh = findings.filter(({ status }) => status === 'new' || status === 'worsened');
  const before = findings.filter(({ status }) => status === 'unchanged');
  return {
    situation: situationOf(report, touched),
    touched,
    untouched: plan.policies.filter((diff) => !isTouched(diff)),
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

function decisiveOf(
  report: Report,
  fresh: readonly Finding[],
  before: readonly Finding[],
): readonly Finding[] {
  if ((report.verdict !== 'fail' && report.verdict !== 'warn') || isPartUnjudged(report)) return [];
  const warningsCount = report.verdict === 'warn' || report.failOn === 'warning';
  const counts = ({ severity }: Finding): boolean =>
    severity === 'error' || (warningsCount && severity === 'warning');
  return fresh.some(counts) ? [] : before.filter(counts);
}

function situationOf(report: Report, touched: readonly PolicyDiff[]): Situation {
  if (report.verdict === 'unknown') return 'unjudged';
  if (report.plan.policies.length === 0) return 'empty';
  if (touched.length === 0) return 'untouched';
  return touched.every((diff) => diff.sameEffect) ? 'same-effect' : 'planned';
}

function isTouched(diff: PolicyDiff): boolean {
  return diff.change !== 'unchanged' || diff.touchedThrough.length > 0 || !diff.sameEffect;
}

function subjectsOf(plan: Report['plan'], touched: readonly PolicyDiff[]): Subject[] {
  const base = keysOf(plan.base);
  const head = keysOf(plan.head);
  return touched
    .filter((diff) => !isShownElsewhere(diff.base, base) || !isShownElsewhere(diff.head, head))
    .filter((diff) => !isOnlyLimit(diff, base, head) && !isRepresented(diff, head))
    .map((diff): Subject => {
      const before = representativeBefore(diff.head, plan.base);
      return {
        diff: before ? { ...diff, base: before, outcome: outcomeOf({ ...diff, base: before }, true) } : diff,
        base: before ? before.effect.groups : diff.base && ownGroups(diff.base, base),
        head: diff.head && ownGroups(diff.head, head),
        byHand: syncedBy(diff, plan),
      };
    });
}

function syncedBy({ place }: PolicyDiff, { problems }: Report['plan']): string | null {
  const all = problems.flatMap(({ byHand = [] }) => byHand);
  return all.find(({ paths }) => paths.some((path) => isWithin(path, place.file)))?.by ?? null;
}

/** Policies of a side by key: a group is shown under the policy that rolls it, if that one is there. */
function keysOf(side: SidePlan | null): ReadonlySet<string> {
  return new Set(side?.policies.map((policy) => refKey(policy.ref)));
}

function ownGroups(policy: PlannedPolicy, rollers: ReadonlySet<string>): PlannedGroup[] {
  const key = refKey(policy.ref);
  return policy.effect.groups.filter((group) => {
    const roller = refKey(group.rolls);
    return roller === key || !rollers.has(roller);
  });
}

/** True for a policy that only limits groups of other policies: their sections show them. */
function isShownElsewhere(policy: PlannedPolicy | null, rollers: ReadonlySet<string>): boolean {
  if (policy === null) return true;
  return policy.effect.groups.length > 0 && ownGroups(policy, rollers).length === 0;
}

/** True for a policy that limits another one and that rolled nothing itself, such as one that was refused before. */
function isOnlyLimit(
  { base, head }: PolicyDiff,
  rollersBefore: ReadonlySet<string>,
  rollers: ReadonlySet<string>,
): boolean {
  if (head === null || base === null) return false;
  return isShownElsewhere(head, rollers) && ownGroups(base, rollersBefore).length === 0;
}

/** True for the object that represents a group of objects named one by one; another one may do so in the base. */
function isRepresentative(policy: PlannedPolicy | null): boolean {
  return (
    policy?.effect.groups.some((group) => isNamed(group) && refKey(group.rolls) === refKey(policy.ref)) ??
    false
  );
}

/** The object that represented the same group in the base: the whole group is compared. */
function representativeBefore(head: PlannedPolicy | null, base: SidePlan | null): PlannedPolicy | null {
  if (!isRepresentative(head)) return null;
  const groups = new Set(head?.effect.groups.map(({ name }) => name));
  return (
    base?.policies.find(
      (policy) => isRepresentative(policy) && policy.effect.groups.some(({ name }) => groups.has(name)),
    ) ?? null
  );
}

/** True for an object whose group another object of the head represents. */
function isRepresented({ head }: PolicyDiff, rollers: ReadonlySet<string>): boolean {
  if (!head || head.effect.groups.length === 0 || isRepresentative(head)) return false;
  return head.effect.groups.every((group) => isNamed(group) && rollers.has(refKey(group.rolls)));
}

const SEVERITIES = ['error', 'warning', 'info'] as const;
const STATUSES = ['new', 'worsened', 'unchanged', 'fixed'] as const;

/** Errors first, new before worsened; otherwise in the order of the rules. */
export function worstFirst<F extends Pick<Finding, 'severity' | 'status'>>(findings: readonly F[]): F[] {
  return [...findings].sort(
    (a, b) =>
      SEVERITIES.indexOf(a.severity) - SEVERITIES.indexOf(b.severity) ||
      STATUSES.indexOf(a.status) - STATUSES.indexOf(b.status),
  );
}
