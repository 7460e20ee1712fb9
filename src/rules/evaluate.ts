import { canonicalJson } from '../manifest/canonical.js';
import type { Json } from '../manifest/manifest.js';
import type { Severity } from '../manifest/problem.js';
import { inZone, isEmpty, NO_TEXT } from '../text/text.js';
import { byName, groupedBy, remembered } from '../manifest/lookup.js';
import { shortHash } from '../plan/canonical.js';
import { isIdle, startsNothing } from '../plan/outcome-of.js';
import { bySeverity, byStatus, type Finding } from '../plan/finding.js';
import type { Plan, SidePlan } from '../plan/model.js';
import { fixText, policyName, type PolicyRef, refKey } from '../systems/system.js';
import { evaluatesSystem, policyOf, type Rule, type RuleInput, type RuleResult } from './rule.js';
import { byCause, type Evaluated, spoken, withOneNumber } from './cause.js';
import { harmRank, RULES } from './catalogue.js';
import { systemResultsOf, waiverLapsed } from './system-rules.js';
import { applyWaivers, type PlacedWaiver } from './waivers.js';

/** The configuration of one rule; absent parts are the rule's own. */
export interface RuleSetting {
  readonly severity: Severity | 'off' | null;
  /** As read by the rule's own schema, defaults filled in. */
  readonly options: Readonly<Record<string, unknown>>;
}

export interface RuleSettings {
  readonly rules: ReadonlyMap<string, RuleSetting>;
  readonly waivers: readonly PlacedWaiver[];
  /** Rules of the configuration, beside those of the catalogue. */
  readonly own?: readonly Rule[];
}

/**
 * Evaluates every rule on both sides: what is new, worsened, unchanged or fixed, one finding a cause, the worst first. What a waiver
 * accepts is a finding of its own: it must not hide what is not accepted.
 */
export function evaluate(plan: Plan, settings: RuleSettings): Finding[] {
  const rules = [...RULES, ...(settings.own ?? [])].filter(({ id }) => id !== waiverLapsed.id);
  const each = ofParts(rules.flatMap((rule) => evaluateRule(rule, plan, settings)));
  const { waived, lapses } = applyWaivers(
    each.map(({ finding }) => finding),
    settings.waivers,
    plan,
  );
  const findings = [
    ...byCause(withOneNumber(each.filter(({ finding }) => !waived.has(finding)))),
    ...[...waived].map(([finding, waiver]) => ({ ...finding, waiver })),
    ...byCause(evaluateRule(waiverLapsed, { ...plan, lapses }, settings)),
  ];
  return findings.sort(
    (a, b) =>
      byStatus(a, b) ||
      bySeverity(a, b) ||
      harmRank(a) - harmRank(b) ||
      byName(a.rule, b.rule) ||
      (b.magnitude ?? 0) - (a.magnitude ?? 0) ||
      byPlace(a.place, b.place) ||
      byName(a.fingerprint, b.fingerprint),
  );
}

/**
 * A change that disrupts another group than before is another cause, and so are policies that break another limit together: a waiver by a
 * fingerprint does not accept the new group or limit.
 */
function ofParts(each: readonly Evaluated[]): Evaluated[] {
  const partOf = ({ result: { cause, subject }, finding: { group, status } }: Evaluated) => {
    if (status === 'fixed') return undefined;
    return cause?.field === 'change' ? group : cause?.field === 'together' ? (subject ?? '') : undefined;
  };
  const parts = groupedBy(
    each.filter((one) => partOf(one) !== undefined),
    ({ finding }) => finding.fingerprint,
  );
  return each.map((one) => {
    if (partOf(one) === undefined) return one;
    const { fingerprint } = one.finding;
    const names = [...new Set((parts.get(fingerprint) ?? []).map((part) => partOf(part) ?? null))].sort();
    // A drift report compares limits that policies break together one by one.
    const evidence =
      one.result.cause?.field === 'together'
        ? { ...one.finding.evidence, together: names.map(shortHash) }
        : one.finding.evidence;
    return { ...one, finding: { ...one.finding, evidence, fingerprint: shortHash([fingerprint, names]) } };
  });
}

/** The order in the files; findings without a location come last. */
function byPlace(a: Finding['place'], b: Finding['place']): number {
  if (a === null || b === null) return Number(a === null) - Number(b === null);
  return byName(a.file, b.file) || a.line - b.line || a.column - b.column;
}

/** The results of a rule on one side by their keys, of several with one key the worst. */
function resultsOf(
  rule: Rule,
  input: RuleInput<Readonly<Record<string, unknown>>>,
  later: LaterKinds,
): Map<string, RuleResult> {
  const { side, base, plan } = input;
  // The messages of a rule are written for its systems: results of other systems are dropped.
  const isEvaluated = evaluatesSystem(rule);
  const own = rule.evaluate(input).filter(({ policy }) => !policy || isEvaluated(policy.system));
  const worst = new Map<string, RuleResult>();
  for (const result of [...own, ...systemResultsOf(side, base, rule.id)]) {
    const key = canonicalJson(resultKey(rule, result, later));
    const known = worst.get(key);
    if (!known || isWorse(rule, result, known)) worst.set(key, byClockOf(plan, result));
  }
  return worst;
}

function evaluateRule(rule: Rule, plan: Plan, settings: RuleSettings): Evaluated[] {
  const { severity: configured, options } = settings.rules.get(rule.id) ?? {
    severity: null,
    options: defaultsOf(rule),
  };
  if (configured === 'off') return [];
  const later = laterKinds(plan);
  const before = plan.base
    ? resultsOf(rule, { side: plan.base, base: null, plan, options }, later)
    : new Map<string, RuleResult>();
  const after = resultsOf(rule, { side: plan.head, base: plan.base, plan, options }, NO_LATER);
  // A set that lost its first part has a new key: it is compared with the set that had all its parts.
  const wholeOf = ({ parts }: RuleResult) =>
    parts && [...before.values()].find((was) => [...parts].every((part) => was.parts?.has(part)));
  const known = new Set<RuleResult>();
  const found = [...after].map(([resultsKey, result]): Evaluated => {
    const was = before.get(resultsKey) ?? wholeOf(result) ?? null;
    if (was) known.add(was);
    const of = { fingerprint: causeKey(rule, result) };
    if (!was)
      return { result, finding: findingOf(rule, result, { ...of, status: 'new', before: null }, configured) };
    const isBegun = isStarted(result, plan);
    const isGradedWorse = isWorse(rule, result, was);
    // A result that was hypothetical is an error now because its rollout starts.
    const isLarger =
      (result.magnitude ?? 0) > (was.magnitude ?? 0) || (isGradedWorse && was.isHypothetical !== true);
    const startedBy = isBegun ? 'starts' : result.isEdited === true ? 'edits' : null;
    const status = startedBy !== null || isLarger || isGradedWorse ? 'worsened' : 'unchanged';
    const finding = findingOf(rule, result, { ...of, status, before: messageOf(was, isBegun) }, configured);
    return { result, finding: startedBy === null || isLarger ? finding : { ...finding, startedBy } };
  });
  // A cause that breaks the limit in another way now has not been fixed.
  const causes = new Set(found.map(({ finding }) => finding.fingerprint));
  const fixed = [...before.values()].flatMap((result) => {
    const fingerprint = causeKey(rule, result, later);
    if (known.has(result) || causes.has(fingerprint)) return [];
    // The next rollout is not fixed where it only comes after that of the change.
    const { effect } = (result.policy && policyOf(plan.head, result.policy)) ?? {};
    if (result.isHypothetical && effect?.groups.some(({ follows }) => follows)) return [];
    // The cluster keeps what a refused edit would replace.
    const isKept = isRefused(plan.head, result) && !isRefused(plan.base, result);
    const status = isKept ? 'unchanged' : 'fixed';
    const compared = { status, fingerprint, before: messageOf(result) } as const;
    return { result, finding: findingOf(rule, result, compared, configured) };
  });
  return [...found, ...fixed];
}

function isRefused(side: SidePlan | null, { policy }: RuleResult): boolean {
  const { rejections = [] } = (policy && policyOf(side, policy)) ?? {};
  return rejections.some(({ consequence }) => consequence === undefined);
}

/** A result whose instants show the local time of the configured zone too. */
function byClockOf({ timeZone }: Plan, result: RuleResult): RuleResult {
  const { parts } = result.fix;
  return {
    ...result,
    says: inZone(result.says, timeZone),
    ...(result.why ? { why: inZone(result.why, timeZone) } : {}),
    fix: { parts: parts.map((part) => ('field' in part ? part : inZone(part, timeZone))) },
  };
}

const defaultsOf = remembered((rule: Rule) => rule.options.parse({}));

/** The name that an object of the base has in the head, by its key, where the change moves it to another API group and nothing else. */
type LaterKinds = ReadonlyMap<string, PolicyRef>;
const NO_LATER: LaterKinds = new Map();

/** Skyhook/tuning as NodeWright/tuning: what was wrong with it is no more new than it is. */
function laterKinds({ base, head }: Plan): LaterKinds {
  const moved = head.policies.filter(({ change }) => change?.kind === 'migration').map(({ ref }) => ref);
  const stays = new Set(head.policies.map(({ ref }) => refKey(ref)));
  const before = (base?.policies ?? []).filter(({ ref }) => !stays.has(refKey(ref)));
  return new Map(
    before.flatMap(({ ref }) => {
      const successor = moved.find(({ system, name }) => system === ref.system && name === ref.name);
      return successor ? [[refKey(ref), successor] as const] : [];
    }),
  );
}

/** True where the change starts the rollout that was only planned before as the next one, whenever that may be, or that could not go. */
function isStarted({ rolls, isOfWaiting }: RuleResult, { base, head }: Plan): boolean {
  if (!rolls || !base) return false;
  const isNone = isOfWaiting === true ? startsNothing : isIdle;
  const startsOn = (side: SidePlan): boolean =>
    rolls.some((ref) => {
      const policy = policyOf(side, ref);
      return policy !== undefined && !isNone(policy);
    });
  return startsOn(head) && !startsOn(base);
}

/** The message of a result of the base. */
function messageOf(result: RuleResult, isOfNextRollout = false): string {
  const { message } = spoken(textsOf(result), null);
  return isOfNextRollout ? `${message} That is the next rollout, which is not triggered.` : message;
}

function textsOf({ says, why = NO_TEXT, about, policy }: RuleResult): Parameters<typeof spoken>[0] {
  const subject = about === undefined ? (policy ? policyName(policy) : null) : about;
  return { subject, says, why: isEmpty(why) ? null : why, related: [], sameIn: [] };
}

/** By the rule's own grading first: a warning that became an error is worse, though no number grew. */
function isWorse(rule: Rule, a: RuleResult, b: RuleResult): boolean {
  const graded = ({ severity, isHypothetical }: RuleResult) => ({
    severity: severity ?? (isHypothetical ? 'warning' : rule.severity),
  });
  return (bySeverity(graded(a), graded(b)) || (b.magnitude ?? 0) - (a.magnitude ?? 0)) < 0;
}

/** Rule, policy and subject: never lines or words, so that a reformat does not turn old results into new ones. */
function resultKey(rule: Rule, result: RuleResult, later: LaterKinds): Json {
  return [rule.id, policyKey(result, later), result.group ?? null, result.subject ?? ''];
}

/** The cause of a result: what several rules may share, else the result itself. */
function causeKey(rule: Rule, result: RuleResult, later = NO_LATER): string {
  const { cause, group = null } = result;
  if (!cause) return shortHash(resultKey(rule, result, later));
  if (cause.field === 'change') return shortHash([cause.field, cause.of]);
  return shortHash([cause.field, policyKey(result, later), group, cause.of]);
}

function policyKey({ policy, isStandIn }: RuleResult, later: LaterKinds): string | null {
  const own = policy && !isStandIn ? policy : null;
  return own && refKey(later.get(refKey(own)) ?? own);
}

/** The configured severity first, then the rule's own grading, then its default. */
function findingOf(
  rule: Rule,
  result: RuleResult,
  compared: Pick<Finding, 'status' | 'fingerprint' | 'before'>,
  configured: Severity | null,
): Finding {
  const severity = configured ?? result.severity ?? rule.severity;
  // No configuration makes an error of what only may happen.
  const isCapped = result.isHypothetical === true && severity === 'error';
  return {
    rule: rule.id,
    breaks: [rule.id],
    ...(isCapped ? { severity: 'warning', isCapped } : { severity }),
    ...compared,
    // Null where there is nothing to do.
    ...spoken(textsOf(result), isEmpty(fixText(result.fix)) ? null : result.fix),
    policy: result.policy ?? null,
    group: result.group ?? null,
    place: result.place ?? null,
    evidence: result.evidence,
    magnitude: result.magnitude ?? null,
    waiver: null,
  };
}
