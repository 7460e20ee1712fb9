import { pairPolicies, type ReviewedCluster } from '../gate/reviewed.js';
import { groupedBy } from '../manifest/lookup.js';
import { isObject } from '../manifest/manifest.js';
import type { Finding, Report } from '../plan/finding.js';
import { findingText } from '../plan/finding-text.js';
import type { Plan, PlannedPolicy } from '../plan/model.js';
import type { ReportFinding, ReportPolicy } from '../plan/report-json.js';
import { isNoProgress } from '../rules/fleet/no-progress.js';
import { drainDeadlock, waiverLapsed } from '../rules/system-rules.js';
import { nameBefore, policyName, refText } from '../systems/system.js';
import { code, NO_TEXT, type Text, text } from '../text/text.js';
import type { DriftEffect } from './effect.js';
import { rolloutOf } from './rollout.js';
import { isDone, isHalted } from '../plan/measure/wholes.js';

type Found = Pick<ReportFinding, 'rule' | 'policy' | 'group' | 'severity'> & {
  readonly breaks: readonly string[];
  readonly evidence: { readonly [key: string]: unknown };
};

/**
 * Rules that are broken now and were not, and those that are reported each time.
 *
 * @param edited names of policies that the files edit since the last report: whoever did has seen what is new
 */
export function findingEffects(
  { plan, findings }: Report,
  then: ReviewedCluster,
  edited: ReadonlySet<string>,
): DriftEffect[] {
  const current = findings.filter(({ status, severity }) => status !== 'fixed' && severity !== 'info');
  const isKnown = knownIn(then.findings);
  const wasError = knownIn(then.findings.filter(({ severity }) => severity === 'error'));
  const wasInBase = knownIn([...then.before, ...then.findings]);
  const rollouts = rolloutsOf(plan, then);
  return current.flatMap((finding): DriftEffect[] => {
    // A rollout that gets stuck is reported as its outcome.
    if (isNoProgress(finding, 'stuck', 'joining')) return [];
    const { rule, policy } = finding;
    const isEdited = policy !== null && edited.has(refText(policy));
    // Policies that break a limit together are one finding: an error is not known where it was a warning.
    const isSevere = policy === null && finding.severity === 'error';
    const known = { isKnown: (isSevere ? wasError : isKnown)(finding), wasInBase: wasInBase(finding) };
    const since = sinceText(finding, { rollouts, ...known, isEdited });
    if (since === null) return [];
    const says = text`${since.says}${code(rule)}: ${findingText(finding)}`;
    return [{ kind: 'finding', subject: policy && policyName(policy), says, isWorse: since.isWorse }];
  });
}

/** The introduction of a finding; null if it is not reported. */
function sinceText(
  finding: Finding,
  given: { readonly rollouts: Rollouts } & Readonly<Record<'isKnown' | 'wasInBase' | 'isEdited', boolean>>,
): { readonly says: Text; readonly isWorse: boolean } | null {
  const { isKnown, wasInBase, isEdited, rollouts } = given;
  const own = nextRolloutsOf(finding).flatMap((name) => rollouts.get(name) ?? []);
  if (isKnown) {
    const isHalting = own.some((one) => one.isHalting);
    // Under a budget that never lets a pod go no drain of these nodes ever ends: worse on its first day only.
    const isWorse = !(finding.rule === drainDeadlock.id && finding.evidence['forGood'] === true);
    return isLasting(finding) && !isHalting ? { says: text`As last time: `, isWorse } : null;
  }
  // A review let a warning pass, but no error.
  if (isEdited) return { says: text`Since its edit: `, isWorse: finding.severity === 'error' };
  if (wasInBase && own.length > 0 && own.every(({ isAfterPass }) => isAfterPass))
    return { says: text`As before the change: `, isWorse: false };
  // The rest of a rollout that is over broke less than a whole one does, and of one that was held there was nothing to evaluate.
  return own.some(({ isAnother }) => isAnother)
    ? { says: text`Next rollout: `, isWorse: false }
    : { says: NO_TEXT, isWorse: true };
}

/** True if it is reported each time: an expired waiver, a used-up limit, or pods that can never be evicted. */
function isLasting(finding: Finding): boolean {
  if (finding.rule === waiverLapsed.id) return finding.evidence['waiver'] !== 'unused';
  return finding.rule === drainDeadlock.id || isNoProgress(finding, 'used-up');
}

/** Looks a finding up among others: by its fingerprint, or by each of its groups, or of the limits that policies break together. */
function knownIn(findings: readonly ReportFinding[]): (finding: Finding) => boolean {
  const causes = groupedBy(findings, ({ fingerprint }) => fingerprint);
  const all = new Set(findings.flatMap(keysOf));
  // Beside another rollout, the group of the next one has its own name.
  const isNext = ({ group }: Found): boolean => nameBefore(group ?? '') !== null;
  const merged = new Set(findings.filter((one) => isOfSeveral(one) || isNext(one)).flatMap(keysOf));
  return (finding) => {
    const before = causes.get(finding.fingerprint)?.flatMap(({ breaks }) => breaks) ?? [];
    const among = isOfSeveral(finding) ? all : merged;
    return (
      finding.breaks.every((limit) => before.includes(limit)) ||
      keysOf(finding).every((key) => among.has(key))
    );
  };
}

function isOfSeveral({ evidence }: Found): boolean {
  return Array.isArray(evidence['groups']) || Array.isArray(evidence['together']);
}

/** A key for each limit and each group of a finding, or for each limit that policies break together. */
function keysOf(finding: Found): string[] {
  const { policy, group, evidence } = finding;
  const { groups, together } = evidence;
  if (Array.isArray(together)) return together.map((limit) => JSON.stringify([finding.rule, limit]));
  const all = Array.isArray(groups)
    ? groups.filter(isObject).map((one) => [one['rule'] ?? finding.rule, one['group']])
    : finding.breaks.map((limit) => [limit, nameBefore(group ?? '') ?? group ?? null]);
  return all.map(([limit, of]) => JSON.stringify([limit, policy ? refText(policy) : null, of]));
}

/** The rollout of a policy since the last report, as far as it decides what rules can find of it. */
type Rollout = ReturnType<typeof rolloutSince>;

/** By the name of a policy: its own, or those of what it limits if it rolls nothing itself. */
type Rollouts = ReadonlyMap<string, readonly Rollout[]>;

function rolloutsOf(plan: Plan, then: ReviewedCluster): Rollouts {
  const { pairs } = pairPolicies(plan, then);
  const own = new Map(
    pairs.flatMap(({ policy, before }): [string, Rollout][] =>
      before?.head ? [[refText(policy.ref), rolloutSince(policy, before, before.head)]] : [],
    ),
  );
  return new Map(
    pairs.map(({ policy: { ref, effect } }) => {
      const rolled = effect.groups.length === 0 ? [ref] : effect.groups.map(({ rolls }) => rolls);
      const names = [...new Set(rolled.map(refText))];
      return [refText(ref), names.flatMap((name) => own.get(name) ?? [])];
    }),
  );
}

function rolloutSince(
  { change, effect }: PlannedPolicy,
  { change: edit, changeEffect }: ReportPolicy,
  was: NonNullable<ReportPolicy['head']>,
) {
  const { isUnderWay, wasUnderWay, isNext } = rolloutOf(change?.kind, changeEffect?.kind);
  return {
    /** True if the one of the last report is over, or was held and is not any more. */
    isAnother: (wasUnderWay && !isUnderWay) || (!isDone(was.outcome) && isDone(effect.outcome)),
    /** True after an edit that reached all targets in one pass, for which limits of batches did not count. */
    isAfterPass: edit !== 'unchanged' && changeEffect?.batched === false && isNext,
    isHalting: isUnderWay && isHalted(effect),
  };
}

/** The policies whose rollouts a finding is of: its own, or those that take targets at the same moment and that nothing starts. */
function nextRolloutsOf({ policy, evidence }: Finding): string[] {
  if (policy) return [refText(policy)];
  const domains = Array.isArray(evidence['domains']) ? evidence['domains'].filter(isObject) : [];
  return [evidence, ...domains]
    .flatMap(({ contributors }) => (Array.isArray(contributors) ? contributors.filter(isObject) : []))
    .flatMap(({ policy: name, isNext }) => (isNext === true && typeof name === 'string' ? [name] : []));
}
