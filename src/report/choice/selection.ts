import { code, joinTexts, name, NO_TEXT, sentence, text } from '../../text/text.js';
import type { Finding, Report } from '../../plan/finding.js';
import type { PlannedGroup, PlannedPolicy, PolicyDiff, SidePlan } from '../../plan/model.js';
import { isWithin } from '../../manifest/path.js';
import { outcomeOf } from '../../plan/outcome-of.js';
import { refKey } from '../../systems/system.js';
import { isNamed } from '../../plan/measure/wholes.js';

/**
 * What a report is about, chosen once for all formats, so that the headline and the details cannot disagree.
 *
 * - `unjudged`: something could not be read or judged;
 * - `empty`: there is no policy on either side;
 * - `untouched`: there are policies and none of them was edited or moved;
 * - `same-effect`: policies were edited and every batch, number and target is as before;
 * - `planned`: everything else.
 */
type Situation = 'unjudged' | 'empty' | 'untouched' | 'same-effect' | 'planned';

export interface Selection {
  readonly situation: Situation;
  /** Policies that were edited, or whose rollout is another one than before. */
  readonly touched: readonly PolicyDiff[];
  readonly untouched: readonly PolicyDiff[];
  /** Those of the touched ones whose rollout has a section of its own, with the groups it shows. */
  readonly subjects: readonly Subject[];
  readonly findings: {
    readonly fresh: readonly Finding[];
    readonly before: readonly Finding[];
    readonly fixed: readonly Finding[];
    /** Older ones that decide the verdict, because no finding of this change reaches the bar; mostly none. */
    readonly decisive: readonly Finding[];
    /** Accepted ones, with the words of whoever accepts them. */
    readonly waived: readonly Finding[];
  };
}

export interface Subject {
  readonly diff: PolicyDiff;
  /** Null where the policy is not on that side. */
  readonly base: readonly PlannedGroup[] | null;
  readonly head: readonly PlannedGroup[] | null;
  /** What a person has to bring into the cluster before anything of it begins: `Application/web`; null where merging does. */
  readonly byHand: string | null;
}

/** What a report is about, chosen once for every format: what was touched, what has a section, which findings are new. */
export function selectionOf(report: Report): Selection {
  const { plan } = report;
  const touched = plan.policies.filter(isTouched);
  const base = rollersOf(plan.base);
  const head = rollersOf(plan.head);
  const subjects = touched
    .filter((diff) => !isShownElsewhere(diff.base, base) || !isShownElsewhere(diff.head, head))
    .filter((diff) => !isOnlyLimit(diff, base, head))
    .filter((diff) => !isStoodInFor(diff, head))
    .map((diff): Subject => {
      const before = standInBefore(diff.head, plan.base);
      return {
        diff: before ? { ...diff, base: before, outcome: outcomeOf({ ...diff, base: before }, true) } : diff,
        base: before ? before.effect.groups : diff.base && ownGroups(diff.base, base),
        head: diff.head && ownGroups(diff.head, head),
        byHand: broughtBy(diff, plan),
      };
    });
  const fresh = report.findings.filter(({ status }) => status === 'new' || status === 'worsened');
  const before = report.findings.filter(({ status }) => status === 'unchanged');
  return {
    situation: situationOf(report, touched),
    touched,
    untouched: plan.policies.filter((diff) => !isTouched(diff)),
    subjects,
    findings: {
      fresh,
      before,
      fixed: report.findings.filter(({ status }) => status === 'fixed'),
      decisive: decisiveOf(report, fresh, before),
      waived: worstFirst(report.waived).map(withWaiver),
    },
  };
}

function broughtBy({ place }: PolicyDiff, { problems }: Report['plan']): string | null {
  const all = problems.flatMap(({ byHand = [] }) => byHand);
  return all.find(({ paths }) => paths.some((path) => isWithin(path, place.file)))?.by ?? null;
}

/** True where what nobody judged makes the verdict a warning. */
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

/** Policies of a side by key: a group is shown under the policy that rolls it, if that one is there. */
function rollersOf(side: SidePlan | null): ReadonlySet<string> {
  return new Set(side?.policies.map((policy) => refKey(policy.ref)));
}

function ownGroups(policy: PlannedPolicy, rollers: ReadonlySet<string>): PlannedGroup[] {
  const key = refKey(policy.ref);
  return policy.effect.groups.filter((group) => {
    const roller = refKey(group.rolls);
    return roller === key || !rollers.has(roller);
  });
}

/** True for a policy that only limits groups which others roll: their sections show them. */
function isShownElsewhere(policy: PlannedPolicy | null, rollers: ReadonlySet<string>): boolean {
  if (policy === null) return true;
  return policy.effect.groups.length > 0 && ownGroups(policy, rollers).length === 0;
}

/** True for a policy that limits what another one rolls and that rolled nothing itself, such as one that was refused before. */
function isOnlyLimit(
  { base, head }: PolicyDiff,
  rollersBefore: ReadonlySet<string>,
  rollers: ReadonlySet<string>,
): boolean {
  return (
    head !== null &&
    isShownElsewhere(head, rollers) &&
    base !== null &&
    ownGroups(base, rollersBefore).length === 0
  );
}

/** Objects that were named one by one share a group, and one of them represents it; which one may change. */
function isStandIn(head: PlannedPolicy | null): boolean {
  return (
    head?.effect.groups.some((group) => isNamed(group) && refKey(group.rolls) === refKey(head.ref)) ?? false
  );
}

/** What stood for the same group in the base: the group as a whole is what is compared, not the object that represents it. */
function standInBefore(head: PlannedPolicy | null, base: SidePlan | null): PlannedPolicy | null {
  if (!isStandIn(head)) return null;
  const groups = new Set(head?.effect.groups.map(({ name }) => name));
  return (
    base?.policies.find(
      (policy) => isStandIn(policy) && policy.effect.groups.some(({ name }) => groups.has(name)),
    ) ?? null
  );
}

/** True for an object that stood for its group before, where another one of the head does now. */
function isStoodInFor({ head }: PolicyDiff, rollers: ReadonlySet<string>): boolean {
  if (!head || head.effect.groups.length === 0 || isStandIn(head)) return false;
  return head.effect.groups.every((group) => isNamed(group) && rollers.has(refKey(group.rolls)));
}

/** The worst first. */
export const SEVERITIES = ['error', 'warning', 'info'] as const;
const STATUSES = ['new', 'worsened', 'unchanged', 'fixed'] as const;

/** Errors first, new before worsened; the order of the rules is kept otherwise. */
export function worstFirst(findings: readonly Finding[]): Finding[] {
  return [...findings].sort(
    (a, b) =>
      SEVERITIES.indexOf(a.severity) - SEVERITIES.indexOf(b.severity) ||
      STATUSES.indexOf(a.status) - STATUSES.indexOf(b.status),
  );
}

/** An accepted finding, with who accepts it, until when, how much of it and why behind what it says. */
function withWaiver(finding: Finding): Finding {
  const { waiver, why } = finding;
  if (waiver === null) return finding;
  const { owner, expires, max, reason } = waiver;
  const upTo = max === null ? NO_TEXT : text`up to ${max} `;
  return {
    ...finding,
    why: joinTexts(
      [
        why ?? NO_TEXT,
        text`Waived ${upTo}until the end of ${code(expires)} UTC by ${name('object', owner)}: ${sentence(reason.trim())}`,
      ],
      ' ',
    ),
  };
}
