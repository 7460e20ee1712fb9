import { isDone } from '../gate/compare.js';
import { policyKey, type ReviewedCluster } from '../gate/reviewed.js';
import { groupedBy } from '../manifest/lookup.js';
import { isObject } from '../manifest/manifest.js';
import type { Finding, Report } from '../plan/finding.js';
import { findingText } from '../plan/finding-text.js';
import type { PlannedPolicy } from '../plan/model.js';
import type { ReportFinding, ReportPolicy } from '../plan/report-json.js';
import { isNoProgress } from '../rules/fleet/no-progress.js';
import { drainDeadlock, waiverLapsed } from '../rules/stated.js';
import { refText } from '../systems/system.js';
import { code, fewNames, joinTexts, NO_TEXT, type Text, text } from '../text/text.js';
import { policyName } from '../rules/rule.js';
import { type DriftEffect } from './effect.js';
import { leftIn, rolloutOf } from './progress.js';
import { isFoundByState } from './states.js';

/** Rules that are broken now and were not, and those that no longer are. */
export function findingEffects({ plan, findings, waived }: Report, then: ReviewedCluster): DriftEffect[] {
  const isKnown = knownIn(then.findings);
  const isOld = knownIn([...then.before, ...then.findings]);
  const current = findings.filter((finding) => finding.status !== 'fixed' && isReported(finding));
  const phases = phasesOf(plan.head.policies, then);
  const reported = current.filter((finding) => {
    const isEachTime = isForGood(finding) || isReportedEachTime(finding, phases);
    return !isFoundByState(finding, plan.head) && (!isKnown(finding) || isEachTime);
  });
  return [
    ...reported.map((finding): DriftEffect => {
      const { rule, policy, subject } = finding;
      const since = sinceText(finding, phases, { isOld: isOld(finding), isKnown: isKnown(finding) });
      const about = subject ? text`${subject}: ` : NO_TEXT;
      const says = text`${since ? text`${since}: ` : NO_TEXT}${code(rule)}: ${about}${findingText(finding)}`;
      return { kind: 'finding', subject: policy && policyName(policy), says, isWorse: since === null };
    }),
    ...endedEffect(ended(current, waived, then, phases)),
  ];
}

/** A rollout that gets stuck is reported as its outcome. */
function isReported(finding: Found & Pick<ReportFinding, 'severity'>): boolean {
  return finding.severity !== 'info' && !isNoProgress(finding, 'stuck', 'joining');
}

/** The introduction of a finding that is no worse; null for a new one. */
function sinceText(
  finding: Finding,
  phases: Phases,
  { isOld, isKnown }: { readonly isOld: boolean; readonly isKnown: boolean },
): Text | null {
  const names = nextRolloutsOf(finding) ?? [...phases.keys()];
  const isOfOnce = names.length > 0 && names.every((name) => phases.get(name)?.includes('one-pass'));
  if (isOld && isOfOnce) return text`As before the change`;
  if (isKnown && isForGood(finding)) return text`As last time`;
  if (isReportedEachTime(finding, phases)) return null;
  // The rest of a rollout that is over broke less than a whole one does, and of one that was held there was nothing to evaluate.
  const phase = names
    .flatMap((name) => phases.get(name) ?? [])
    .find((one) => one === 'completed' || one === 'resumed');
  if (phase === undefined) return null;
  return phase === 'completed' ? text`Of the next rollout` : text`Of the rollout that was held last time`;
}

type Found = Pick<ReportFinding, 'rule' | 'policy' | 'group'> & {
  readonly breaks: readonly string[];
  readonly evidence: { readonly [key: string]: unknown };
};

/** Looks a finding up among others: by its fingerprint, or by each of its groups if one of both covers several. */
function knownIn(findings: readonly ReportFinding[]): (finding: Finding) => boolean {
  const causes = groupedBy(findings, ({ fingerprint }) => fingerprint);
  const all = new Set(findings.flatMap(keysOf));
  const merged = new Set(findings.filter(isOfSeveral).flatMap(keysOf));
  return (finding) => {
    const among = isOfSeveral(finding) ? all : merged;
    const before = causes.get(finding.fingerprint)?.flatMap(limitsOf);
    return (
      (before !== undefined && limitsOf(finding).every((limit) => before.includes(limit))) ||
      keysOf(finding).every((key) => among.has(key))
    );
  };
}

/** The limits that a cause breaks; a report of before may name the first alone. */
function limitsOf({ rule, breaks }: Pick<Found, 'rule' | 'breaks'>): string[] {
  return [...new Set([rule, ...breaks])];
}

function isOfSeveral({ evidence }: Found): boolean {
  return Array.isArray(evidence['groups']);
}

/** A key for each limit and each group of a finding. */
function keysOf(finding: Found): string[] {
  const { policy, group, evidence } = finding;
  const groups = evidence['groups'];
  const all = Array.isArray(groups)
    ? groups.filter(isObject).map((one) => [one['rule'] ?? finding.rule, one['group']])
    : limitsOf(finding).map((limit) => [limit, group ?? null]);
  return all.map(([limit, of]) => JSON.stringify([limit, policy ? refText(policy) : null, of]));
}

/**
 * Findings of the last report that are fixed: not those that only have another group, or whose rollout got on, is held or is over. A waived
 * finding is not fixed, and a policy that is gone is reported by itself.
 */
function ended(
  current: readonly Finding[],
  waived: readonly Finding[],
  then: ReviewedCluster,
  phases: Phases,
): readonly ReportFinding[] {
  const now = new Set([...current, ...waived].map(({ fingerprint }) => fingerprint));
  const keyOf = ({ rule, policy, evidence }: Found): string =>
    JSON.stringify([rule, evidence['cause'] ?? null, policy ? refText(policy) : null]);
  const broken = new Set(current.map(keyOf));
  return then.findings.filter((finding) => {
    if (!isReported(finding) || now.has(finding.fingerprint) || broken.has(keyOf(finding))) return false;
    const all = finding.policy ? (phases.get(refText(finding.policy)) ?? []) : [...phases.values()].flat();
    // A fault of single targets is fixed by itself, however far the rollout is.
    const isOfTargets =
      finding.rule === drainDeadlock.id || isNoProgress(finding, 'used-up', 'blocked', 'tolerated');
    const fixing: readonly Phase[] = isOfTargets
      ? ['partial', 'completed', 'halted', 'resumed', 'unchanged']
      : ['resumed', 'unchanged'];
    return (finding.policy === null || all.length > 0) && all.every((phase) => fixing.includes(phase));
  });
}

/**
 * The phase of a rollout since the last report, as far as it decides what rules can find of it. Less is found although nothing is fixed
 * after an edit that was reviewed (`one-pass`: done at once), while a rollout is held, and of a part of the targets: of a rollout that
 * has begun, of the rest of one, and of one from which nodes that are down are left out.
 */
type Phase = 'edited' | 'one-pass' | 'partial' | 'completed' | 'held' | 'halted' | 'resumed' | 'unchanged';

/** By the name of a policy: its own, or those of what it limits if it rolls nothing itself. */
type Phases = ReadonlyMap<string, readonly Phase[]>;

function phasesOf(policies: readonly PlannedPolicy[], then: ReviewedCluster): Phases {
  const own = new Map(
    policies.flatMap((policy): [string, Phase][] => {
      const before = then.policies.get(policyKey({ ...policy.ref, apiVersion: policy.apiVersion }));
      return before?.head ? [[refText(policy.ref), phaseOf(policy, before, before.head)]] : [];
    }),
  );
  return new Map(
    policies.map(({ ref, effect }) => {
      const rolled = effect.groups.length === 0 ? [ref] : effect.groups.map(({ rolls }) => rolls);
      const names = [...new Set(rolled.map(refText))];
      return [refText(ref), names.flatMap((name) => own.get(name) ?? [])];
    }),
  );
}

function phaseOf(
  { change, effect }: PlannedPolicy,
  { change: edit, changeEffect }: ReportPolicy,
  was: NonNullable<ReportPolicy['head']>,
): Phase {
  const { isUnderWay, wasUnderWay, isNext } = rolloutOf(change?.kind, changeEffect?.kind);
  if (wasUnderWay && !isUnderWay) return 'completed';
  const [wasDone, done] = [isDone(was.outcome), isDone(effect.outcome)];
  if (wasDone && !done) return 'held';
  if (done && !wasDone) return isNext ? 'completed' : 'resumed';
  if (!done && isUnderWay) return 'halted';
  if (edit !== 'unchanged') return changeEffect?.batched === false && isNext ? 'one-pass' : 'edited';
  const sum = <G>(groups: readonly G[], of: (group: G) => number): number =>
    groups.reduce((total, group) => total + of(group), 0);
  const isLess = isUnderWay && (!wasUnderWay || sum(effect.groups, leftIn) < sum(was.groups, leftIn));
  const isDown = sum(effect.groups, (one) => one.outBefore) > sum(was.groups, (one) => one.outBefore);
  return isLess || isDown ? 'partial' : 'unchanged';
}

/**
 * Whose next rollout a finding may be of: its policy's, or those that take targets at the same moment and that nothing starts. Null
 * where it is about all that is rolled.
 */
function nextRolloutsOf({ policy, evidence }: Finding): string[] | null {
  if (policy) return [refText(policy)];
  const domains = Array.isArray(evidence['domains']) ? evidence['domains'].filter(isObject) : [];
  return [evidence, ...domains]
    .flatMap(({ contributors }) => (Array.isArray(contributors) ? contributors.filter(isObject) : []))
    .flatMap(({ policy: name, isNext }) => (isNext === true && typeof name === 'string' ? [name] : []));
}

/**
 * Reported each time: a waiver that is over, nodes that keep all others from starting, and pods that are not ready and let no other be
 * evicted. Not if a rollout that makes no progress reports it each time with the reason.
 */
function isReportedEachTime(finding: Finding, phases: Phases): boolean {
  const { rule, policy, evidence } = finding;
  if (rule === waiverLapsed.id) return evidence['waiver'] !== 'unused';
  if (rule === drainDeadlock.id) return evidence['forGood'] === false;
  return isNoProgress(finding, 'used-up') && !(policy && phases.get(refText(policy))?.includes('halted'));
}

/** Under such a budget no drain of these nodes ever ends: reported each time, and worse on its first day only. */
function isForGood({ rule, evidence }: Finding): boolean {
  return rule === drainDeadlock.id && evidence['forGood'] === true;
}

function endedEffect(all: readonly ReportFinding[]): DriftEffect[] {
  if (all.length === 0) return [];
  const rules = [...groupedBy(all, ({ rule }) => rule)].sort(([a], [b]) => (a < b ? -1 : 1));
  const texts = rules.map(([rule, list]) => {
    const names = [...new Set(list.flatMap(({ policy }) => (policy ? refText(policy) : [])))];
    const of = names.length === 0 ? NO_TEXT : text` (${fewNames('policy', names)})`;
    return text`${code(rule)}${of}`;
  });
  const says = text`Fixed since the last report: ${joinTexts(texts, ', ')}.`;
  return [{ kind: 'finding', subject: null, says, isWorse: false }];
}
