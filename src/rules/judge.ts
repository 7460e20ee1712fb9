import type { Severity } from '../manifest/problem.js';
import { remembered } from '../manifest/lookup/remembered.js';
import { byName } from '../manifest/values/names.js';
import { sha256 } from '../plan/canonical.js';
import { isIdle, startsNothing } from '../plan/outcome-of.js';
import type { Finding, Status } from '../plan/finding.js';
import type { Plan, SidePlan } from '../plan/model.js';
import { fixText, type PolicyRef, refKey, type SystemId } from '../systems/system.js';
import { harmRank } from './harm.js';
import { RULES } from './index.js';
import { oneAppliedEdit } from './one-applied-edit.js';
import { oneCause, withoutRemovals } from './one-cause.js';
import { oneValue } from './one-value.js';
import { judges, type Rule, sameRef, type Violation } from './rule.js';
import { type Judgement, toldOnce } from './same-cause.js';
import { waiverLapsed } from './fleet/waiver-lapsed.js';
import { applyWaivers, type PlacedWaiver } from './waivers.js';

/** The configuration of one rule; absent parts are the preset's. */
export interface RuleSetting {
  readonly severity: Severity | 'off' | null;
  /** As read by the rule's own schema, defaults filled in. */
  readonly options: Readonly<Record<string, unknown>>;
}

type Preset = 'recommended' | 'strict' | 'observe';

export interface RuleSettings {
  readonly preset: Preset;
  readonly rules: ReadonlyMap<string, RuleSetting>;
  readonly waivers: readonly PlacedWaiver[];
}

const SEVERITY_ORDER: readonly Severity[] = ['error', 'warning', 'info'];
const STATUS_ORDER: readonly Status[] = ['new', 'worsened', 'unchanged', 'fixed'];

/**
 * Applies every rule to both sides and tells what is new, worsened, unchanged or fixed. Worst first, by severity and then by what it
 * does to the targets. What a waiver accepts stands by itself before anything is told in one: it must not hide what nobody accepted.
 */
export function judge(plan: Plan, settings: RuleSettings): Finding[] {
  const present = systemsIn(plan);
  const rules = RULES.filter(
    (rule) => rule.id !== waiverLapsed.id && (rule.systems === 'all' || [...present].some(judges(rule))),
  );
  const judged = rules.map((rule) => judgeRule(rule, plan, settings));
  const each = judged.flat().map(({ finding }) => finding);
  const { waived, lapses } = applyWaivers(each, settings.waivers, plan);
  const unwaived = judged.map((of) => of.filter(({ finding }) => !waived.has(finding)));
  const open = withoutRemovals(unwaived).flatMap(toldOnce);
  const findings = [
    ...oneValue(oneAppliedEdit(oneCause(open, plan.head), plan)),
    ...[...waived].map(([finding, waiver]) => ({ ...finding, waiver })),
    ...toldOnce(judgeRule(waiverLapsed, { ...plan, lapses }, settings)),
  ];
  return findings.sort(
    (a, b) =>
      STATUS_ORDER.indexOf(a.status) - STATUS_ORDER.indexOf(b.status) ||
      SEVERITY_ORDER.indexOf(a.severity) - SEVERITY_ORDER.indexOf(b.severity) ||
      harmRank(a) - harmRank(b) ||
      byName(a.rule, b.rule) ||
      (b.magnitude ?? 0) - (a.magnitude ?? 0) ||
      byPlace(a.place, b.place) ||
      byName(a.fingerprint, b.fingerprint),
  );
}

/** As they stand in the files; what has no place comes last. */
function byPlace(a: Finding['place'], b: Finding['place']): number {
  if (a === null || b === null) return Number(a === null) - Number(b === null);
  return byName(a.file, b.file) || a.line - b.line || a.column - b.column;
}

/** Systems of which either side has a policy, or a group that one rolls. */
function systemsIn({ base, head }: Plan): ReadonlySet<SystemId> {
  const policies = [...(base?.policies ?? []), ...head.policies];
  return new Set(
    policies.flatMap(({ ref, effect }) => [ref.system, ...effect.groups.map(({ rolls }) => rolls.system)]),
  );
}

function judgeRule(rule: Rule, plan: Plan, settings: RuleSettings): Judgement[] {
  const setting = settings.rules.get(rule.id);
  if (setting?.severity === 'off') return [];
  const options = setting?.options ?? defaultsOf(rule);
  const violations = (side: SidePlan, base: SidePlan | null, later: LaterKinds): Map<string, Violation> =>
    worstOfEach(rule, rule.judge({ side, base, plan, options }).filter(isOf(rule)), later);
  const before = plan.base ? violations(plan.base, null, laterKinds(plan)) : new Map<string, Violation>();
  const after = violations(plan.head, plan.base, new Map());
  const found = [...after].map(([fingerprint, violation]) => {
    const was = before.get(fingerprint) ?? null;
    const known = was && isStarted(violation, plan) ? onlyPossible(was, violation) : was;
    const status = known === was ? statusOf(rule, violation, was) : 'worsened';
    const made = finding(rule, violation, status, fingerprint, known, settings);
    const isAsBad = was !== null && statusOf(rule, { ...violation, isEdited: false }, was) === 'unchanged';
    const startedBy: Finding['startedBy'] | null =
      known !== was ? startOf(violation) : violation.isEdited === true ? 'edits' : null;
    return { violation, finding: isAsBad && startedBy !== null ? { ...made, startedBy } : made };
  });
  const fixed = [...before]
    .filter(([fingerprint]) => !after.has(fingerprint))
    .map(([fingerprint, violation]) => ({
      violation,
      finding: finding(rule, violation, 'fixed', fingerprint, violation, settings),
    }));
  return [...found, ...fixed];
}

const defaultsOf = remembered((rule: Rule) => rule.options.parse({}));

/** What an object of the base is called in the head, by its key, where the change moves it to another API group and nothing else. */
type LaterKinds = ReadonlyMap<string, PolicyRef>;

/** Skyhook/tuning as NodeWright/tuning: what was wrong with it is no more new than it is. */
function laterKinds({ base, head }: Plan): LaterKinds {
  const moved = head.policies.filter(({ change }) => change?.kind === 'migration').map(({ ref }) => ref);
  const stays = new Set(head.policies.map(({ ref }) => refKey(ref)));
  const before = (base?.policies ?? []).filter(({ ref }) => !stays.has(refKey(ref)));
  return new Map(
    before.flatMap(({ ref }) => {
      const heir = moved.find(({ system, name }) => system === ref.system && name === ref.name);
      return heir ? [[refKey(ref), heir] as const] : [];
    }),
  );
}

/** True where the change starts the rollout that was only planned before as the next one, whenever that may be, or that could not go. */
function isStarted({ rolls, isOfWaiting }: Violation, { base, head }: Plan): boolean {
  if (!rolls || !base) return false;
  const isNone = isOfWaiting === true ? startsNothing : isIdle;
  const startsOn = (side: SidePlan): boolean =>
    side.policies.some((policy) => rolls.some((ref) => sameRef(policy.ref, ref)) && !isNone(policy));
  return startsOn(head) && !startsOn(base);
}

/** What waits starts nothing, though the change asks for it. */
function startOf({ isOfWaiting }: Violation): 'starts' | 'asks' {
  return isOfWaiting === true ? 'asks' : 'starts';
}

function onlyPossible(was: Violation, now: Violation): Violation {
  const same = was.message === now.message ? 'The same, but' : `${was.message} Here`;
  return { ...was, message: `${same} nothing starts it: it is what the next rollout would do.` };
}

/** A rule speaks in the words of its systems: what looks alike in another one is not its business. */
function isOf(rule: Rule): (violation: Violation) => boolean {
  const isJudged = judges(rule);
  return ({ policy }) => policy === null || isJudged(policy.system);
}

/** Several violations with the same fingerprint are one finding: the worst. */
function worstOfEach(
  rule: Rule,
  violations: readonly Violation[],
  later: LaterKinds,
): Map<string, Violation> {
  const worst = new Map<string, Violation>();
  for (const violation of violations) {
    const key = fingerprintOf(rule, violation, later);
    const known = worst.get(key);
    if (!known || isWorse(rule, violation, known)) worst.set(key, violation);
  }
  return worst;
}

/** By the rule's own grading first: a warning that became an error is worse, though no number grew. */
function isWorse(rule: Rule, a: Violation, b: Violation): boolean {
  const rank = ({ severity, isPossible }: Violation): number =>
    SEVERITY_ORDER.indexOf(severity ?? (isPossible ? 'warning' : rule.severity));
  return rank(a) === rank(b) ? (a.magnitude ?? 0) > (b.magnitude ?? 0) : rank(a) < rank(b);
}

/** Rule, policy and subject: never lines or words, so that a reformat does not turn old findings into new ones. */
function fingerprintOf(rule: Rule, violation: Violation, later: LaterKinds): string {
  const own = violation.policy && !violation.isStandIn ? violation.policy : null;
  const policy = own && refKey(later.get(refKey(own)) ?? own);
  return sha256([rule.id, policy, violation.group, violation.subject]).slice(
    'sha256:'.length,
    'sha256:'.length + 16,
  );
}

function statusOf(rule: Rule, now: Violation, before: Violation | null): Status {
  if (!before) return 'new';
  const isLarger = (now.magnitude ?? 0) > (before.magnitude ?? 0);
  return isLarger || now.isEdited === true || isWorse(rule, now, before) ? 'worsened' : 'unchanged';
}

function finding(
  rule: Rule,
  violation: Violation,
  status: Status,
  fingerprint: string,
  before: Violation | null,
  settings: RuleSettings,
): Finding {
  return {
    rule: rule.id,
    severity: severityOf(rule, violation, settings),
    status,
    message: violation.message,
    remediation: fixText(violation.remediation),
    ...(typeof violation.remediation === 'string' ? {} : { fix: violation.remediation }),
    policy: violation.policy,
    group: violation.group,
    place: violation.place,
    fingerprint,
    evidence: violation.evidence,
    before: before?.message ?? null,
    magnitude: violation.magnitude,
    waiver: null,
  };
}

/** No configuration makes an error of what only may happen. */
function severityOf(rule: Rule, violation: Violation, settings: RuleSettings): Severity {
  const severity = configuredSeverity(rule, violation, settings);
  return violation.isPossible && severity === 'error' ? 'warning' : severity;
}

/** The configuration's word first, then the rule's own grading, then its default; presets move the last two. */
function configuredSeverity(rule: Rule, violation: Violation, settings: RuleSettings): Severity {
  const configured = settings.rules.get(rule.id)?.severity;
  if (configured && configured !== 'off') return configured;
  return presetSeverity(violation.severity ?? rule.severity, settings.preset);
}

/** What a preset makes of a severity that no configuration names. */
export function presetSeverity(graded: Severity, preset: Preset): Severity {
  if (preset === 'observe') return graded === 'error' ? 'warning' : 'info';
  if (preset === 'strict') return graded === 'info' ? 'info' : 'error';
  return graded;
}
