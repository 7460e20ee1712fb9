import { byName, groupedBy } from '../manifest/lookup.js';
import { bySeverity, type Finding, type Related } from '../plan/finding.js';
import { findingText, type Spoken } from '../plan/finding-text.js';
import { type Fix, fix, fixText, type Setting, settingsOf, withValue } from '../systems/system.js';
import { toPlain } from '../text/render.js';
import { distinctTexts, isEmpty, joinTexts, name, sameText, text } from '../text/text.js';
import { harmRank } from './catalogue.js';
import type { RuleResult } from './rule.js';

/** A finding on one result of a rule, and that result. */
export interface Evaluated {
  readonly finding: Finding;
  readonly result: RuleResult;
}

/**
 * Merges findings of one cause: limits that one edit breaks by the same policy, group and field are one finding, which leads with the most
 * harmful of the highest severity. New or worse findings, pre-existing ones and fixed ones stay apart.
 */
export function byCause(evaluated: readonly Evaluated[]): Finding[] {
  const causes = groupedBy(evaluated, ({ finding: { fingerprint, status }, result: { cause } }) =>
    JSON.stringify([fingerprint, cause && status === 'worsened' ? 'new' : status]),
  );
  return [...causes.values()].map(merged);
}

/**
 * The same findings with one number for one field: of a policy's fixes that set the same field, each asks for the strictest number, so that
 * whoever follows one of them satisfies all.
 */
export function withOneNumber(evaluated: readonly Evaluated[]): Evaluated[] {
  const sizesIn = ({ fix: advice, severity, status }: Finding): Setting[] =>
    advice === null || severity === 'info' || status === 'fixed'
      ? []
      : settingsOf(advice).filter((setting) => isSize(setting) && Number(setting.value) > 0);
  const keyOf = ({ policy, group }: Finding, { field, beside }: Setting): string =>
    JSON.stringify([policy, group, field, beside]);
  const least = new Map<string, number>();
  for (const { finding } of evaluated)
    for (const setting of sizesIn(finding)) {
      const key = keyOf(finding, setting);
      least.set(key, Math.min(least.get(key) ?? Infinity, Number(setting.value)));
    }
  return evaluated.map(({ finding, result }) => {
    const advice = sizesIn(finding).reduce<Fix | null>((is, setting) => {
      const value = least.get(keyOf(finding, setting)) ?? setting.value;
      return is && value !== setting.value ? withValue(is, setting.field, value) : is;
    }, finding.fix);
    if (advice === null || advice === finding.fix) return { result, finding };
    return { result, finding: { ...finding, fix: advice, remediation: toPlain(fixText(advice)) } };
  });
}

function merged(all: readonly [Evaluated, ...Evaluated[]]): Finding {
  const sorted = all.toSorted(
    ({ finding: a }, { finding: b }) =>
      bySeverity(a, b) ||
      harmRank(a) - harmRank(b) ||
      (b.magnitude ?? 0) - (a.magnitude ?? 0) ||
      byName(a.group ?? '', b.group ?? ''),
  );
  const [{ finding: lead, result: leading } = all[0], ...others] = sorted;
  if (others.length === 0) return lead;
  const findings = sorted.map(({ finding }) => finding);
  const groups = new Set(findings.map(({ group }) => group));
  const isElsewhere = (group: string | null): group is string => !!group && group !== lead.group;
  // Other numbers of the leading limit in the same group, and other groups of the policy that the same change disrupts.
  const own = others.filter(({ finding }) => finding.rule === lead.rule);
  const numbers = own
    .flatMap(({ finding, result }) => (finding.group === lead.group && result.short) || [])
    .filter((short) => !leading.short || !sameText(short, leading.short));
  const sameIn = own.flatMap(({ finding: { group, subject } }) =>
    isElsewhere(group) && subject !== null ? [group] : [],
  );
  // Each other limit once, and once more for other numbers.
  const known = new Set<string>();
  const related = others.flatMap(({ finding: { rule, group }, result: { short = null } }): Related[] => {
    const key = JSON.stringify([rule, short]);
    if (rule === lead.rule || known.has(short ? key : rule)) return [];
    known.add(rule).add(key);
    return [
      { rule, short: short && isElsewhere(group) ? text`${short}, group ${name('group', group)}` : short },
    ];
  });
  // `Also: batch 4 is 12, limit 6.`
  const also = numbers.length > 0 && text`Also: ${joinTexts(distinctTexts(numbers), '; ')}.`;
  const why = joinTexts([lead.why, also], ' ');
  const texts = { ...lead, why: isEmpty(why) ? null : why, related, sameIn: [...new Set(sameIn)] };
  const ofRule = groupedBy(others, ({ finding }) => finding.rule);
  return {
    ...lead,
    breaks: [...new Set(findings.map(({ rule }) => rule))],
    // A cause that broke some of its limits in the base is worse now.
    status: findings.some(({ status }) => status === 'worsened') ? 'worsened' : lead.status,
    ...spoken(texts, fixOf(findings)),
    group: groups.size === 1 ? lead.group : null,
    // The evidence of the leading limit, of each other limit under its id, and of several groups that of each.
    evidence: {
      ...lead.evidence,
      ...Object.fromEntries([...ofRule].map(([rule, [{ finding }]]) => [rule, finding.evidence])),
      ...(groups.size > 1
        ? { groups: findings.map(({ group, rule, evidence }) => ({ group, rule, ...evidence })) }
        : {}),
    },
    before: findings.find(({ before }) => before !== null)?.before ?? null,
  };
}

/** The texts of a finding, as data and as plain text. */
export function spoken(
  { subject, says, why, related, sameIn }: Spoken,
  advice: Fix | null,
): Spoken & Pick<Finding, 'message' | 'fix' | 'remediation'> {
  const texts = { subject, says, why, related, sameIn };
  return {
    ...texts,
    message: toPlain(findingText(texts)),
    fix: advice,
    remediation: advice ? toPlain(fixText(advice)) : '',
  };
}

const SIZES: ReadonlySet<string> = new Set(
  'concurrency count initialBatch maxConcurrency maxUnavailable nodes'.split(' '),
);

/** True for a field that says how many targets are disrupted at once: the smallest number is the strictest. */
export function isSize({ field }: Setting): boolean {
  return SIZES.has(field);
}

/**
 * A single fix for all limits: one of those that set the number of targets, with the strictest number that any of them asks for, in whatever
 * field; then fixes of other fields. An info asks for nothing.
 */
function fixOf(findings: readonly Finding[]): Fix | null {
  const asked = findings.flatMap(({ severity, fix: advice }) => (severity === 'info' ? [] : (advice ?? [])));
  const sized = asked.filter((one) => settingsOf(one).some(isSize));
  // A fix that replaces a strategy that grows comes first: within that strategy no number holds.
  const replaces = (one: Fix): boolean => settingsOf(one).some(({ inPlaceOf }) => inPlaceOf !== undefined);
  const chosen = sized.find(replaces) ?? sized[0];
  // If no fix sets the number of targets, the leading finding's fix comes first if it sets no field.
  const own = findings[0]?.fix ?? null;
  const lead = chosen ? withStrictest(chosen, sized) : own && settingsOf(own).length === 0 ? own : null;
  const taken: Fix[] = lead ? [lead] : [];
  for (const one of asked) {
    const known = new Set(taken.flatMap(settingsOf).map(({ field }) => field));
    const adds = settingsOf(one).filter((setting) => !isSize(setting) && !known.has(setting.field));
    // `Set failureThreshold: 1. Set safetyLimit: 100.`
    if (sized.includes(one)) taken.push(...adds.map((setting) => fix`Set ${setting}.`));
    else if (adds.length > 0) taken.push(one);
  }
  const [first, ...rest] = taken;
  return first ? rest.reduce((joined, next) => fix`${joined} ${next}`, first) : own;
}

/** A fix with the smallest number of several; one that allows no target at all is for closed hours and keeps its number. */
function withStrictest(chosen: Fix, sized: readonly Fix[]): Fix {
  const own = settingsOf(chosen).find(isSize);
  const sizes = sized.flatMap(settingsOf).filter(isSize);
  const numbers = sizes.flatMap(({ value }) => (typeof value === 'number' && value > 0 ? [value] : []));
  return own === undefined || own.value === 0 || numbers.length === 0
    ? chosen
    : withValue(chosen, own.field, Math.min(...numbers));
}
