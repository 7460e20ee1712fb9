import type { Json } from '../manifest/manifest.js';
import { byName, groupedBy } from '../manifest/lookup.js';
import { sha256 } from '../plan/canonical.js';
import type { Finding, Related } from '../plan/finding.js';
import { findingText } from '../plan/finding-text.js';
import { type Fix, fix, fixText, NO_FIX, type Setting, settingsOf, withValue } from '../systems/system.js';
import { toPlain } from '../text/render.js';
import { distinctTexts, isEmpty, joinTexts, NO_TEXT, type Text, text } from '../text/text.js';
import { bySeverity, harmRank } from './catalogue.js';
import type { RuleResult } from './rule.js';

/** A finding on one result of a rule, and that result. */
export interface Evaluated {
  readonly finding: Finding;
  readonly result: RuleResult;
}

/**
 * One finding a cause: what one edit breaks by the same policy, group and field is one finding, which lists the limits and leads with
 * the most harmful of the highest severity. What is new or worse, what was there before and what is fixed stay apart.
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
export function withOneNumber(findings: readonly Finding[]): Finding[] {
  const sizeIn = ({ fix: advice, severity, status }: Finding): Setting[] =>
    advice === null || severity === 'info' || status === 'fixed'
      ? []
      : settingsOf(advice).filter((setting) => isSize(setting) && Number(setting.value) > 0);
  const keyOf = ({ policy, group }: Finding, { field, beside, inPlaceOf }: Setting): string =>
    JSON.stringify([policy, group, field, beside, inPlaceOf]);
  const least = new Map<string, number>();
  for (const finding of findings)
    for (const setting of sizeIn(finding)) {
      const key = keyOf(finding, setting);
      least.set(key, Math.min(Number(setting.value), least.get(key) ?? Infinity));
    }
  return findings.map((finding) => {
    const advice = sizeIn(finding).reduce<Fix | null>((is, setting) => {
      const value = least.get(keyOf(finding, setting));
      return is && value !== undefined && value !== setting.value ? withValue(is, setting.field, value) : is;
    }, finding.fix);
    return advice === finding.fix || advice === null
      ? finding
      : { ...finding, fix: advice, remediation: toPlain(fixText(advice)) };
  });
}

/** A hash that people can copy. */
export function shortHash(value: Json): string {
  return sha256(value).slice('sha256:'.length, 'sha256:'.length + 16);
}

function merged(all: readonly [Evaluated, ...Evaluated[]]): Finding {
  const sorted = all.toSorted(
    ({ finding: a }, { finding: b }) =>
      bySeverity(a, b) ||
      harmRank(a) - harmRank(b) ||
      (b.magnitude ?? 0) - (a.magnitude ?? 0) ||
      byName(a.group ?? '', b.group ?? ''),
  );
  const [{ finding: lead } = all[0], ...others] = sorted;
  if (others.length === 0) return lead;
  const groups = new Set(sorted.map(({ finding }) => finding.group));
  const isOwn = ({ finding }: Evaluated): boolean => finding.rule === lead.rule;
  const why = joinTexts([lead.why ?? NO_TEXT, alsoText(lead, others.filter(isOwn))], ' ');
  const related = relatedOf(others.filter((one) => !isOwn(one)));
  // Other groups of the policy that the same change disrupts.
  const sameIn = others.flatMap(({ finding: { rule, group, subject } }) =>
    rule === lead.rule && group !== lead.group && subject !== null && group !== null ? [group] : [],
  );
  const same = [...new Set(sameIn)].filter((group) => group !== '');
  const ofRule = groupedBy(others, ({ finding }) => finding.rule);
  return {
    ...lead,
    breaks: [...new Set(sorted.map(({ finding }) => finding.rule))],
    // A cause that broke some of its limits in the base is worse now.
    status: sorted.some(({ finding }) => finding.status === 'worsened') ? 'worsened' : lead.status,
    ...spoken({ ...lead, why: isEmpty(why) ? null : why, related, sameIn: same }, fixOf(sorted)),
    group: groups.size === 1 ? lead.group : null,
    // The evidence of the leading limit, of each other limit under its id, and of several groups that of each.
    evidence: {
      ...lead.evidence,
      ...Object.fromEntries([...ofRule].map(([rule, [{ finding }]]) => [rule, finding.evidence])),
      ...(groups.size > 1
        ? { groups: sorted.map(({ finding: { group, rule, evidence } }) => ({ group, rule, ...evidence })) }
        : {}),
    },
    before: sorted.find(({ finding }) => finding.before !== null)?.finding.before ?? null,
  };
}

/** What a finding says, without its fix. */
type Spoken = Pick<Finding, 'subject' | 'says' | 'why' | 'related' | 'sameIn'>;

/** What a finding says, as data and as plain text. */
export function spoken(
  { subject, says, why, related, sameIn }: Spoken,
  advice: Fix | null,
): Spoken & Pick<Finding, 'message' | 'fix' | 'remediation'> {
  const whole = findingText({ says, why, related, sameIn });
  return {
    ...{ subject, says, why, related, sameIn },
    message: toPlain(subject ? text`${subject}: ${whole}` : whole),
    fix: advice,
    remediation: advice ? toPlain(fixText(advice)) : '',
  };
}

/** `Also: batch 4 is 12, limit 6.`: the other numbers of the leading limit in the same group. */
function alsoText({ group }: Finding, own: readonly Evaluated[]): Text {
  const numbers = own.flatMap(({ finding, result: { short } }) => (finding.group === group && short) || []);
  return numbers.length === 0 ? NO_TEXT : text`Also: ${joinTexts(distinctTexts(numbers), ', ')}.`;
}

/** Each other limit once, and once more for other numbers. */
function relatedOf(others: readonly Evaluated[]): Related[] {
  const seen = new Set<string>();
  return others.flatMap(({ finding: { rule }, result: { short = null } }) => {
    const key = JSON.stringify([rule, short]);
    if (seen.has(rule) && (!short || seen.has(key))) return [];
    seen.add(rule).add(key);
    return [{ rule, short }];
  });
}

/** Fields that say how many targets are disrupted at once: the smallest number is the strictest. */
const SIZES: ReadonlySet<string> = new Set([
  'concurrency',
  'count',
  'initialBatch',
  'maxConcurrency',
  'maxUnavailable',
  'nodes',
]);

/**
 * One fix for all limits. Of the fixes that set the number of targets one is taken, with the strictest number that any rule asks for, so
 * that whoever follows it does not have to come back; fixes of other fields follow. An info asks for nothing.
 */
function fixOf(all: readonly Evaluated[]): Fix | null {
  const asked = all.flatMap(({ finding }) => (finding.severity === 'info' ? [] : (finding.fix ?? [])));
  const sized = asked.filter((one) => settingsOf(one).some(isSize));
  const taken: Fix[] = sized.length === 0 ? [] : [strictest(sized)];
  for (const one of asked) {
    const known = new Set(taken.flatMap(settingsOf).map(({ field }) => field));
    const adds = settingsOf(one).filter((setting) => !isSize(setting) && !known.has(setting.field));
    if (adds.length > 0) taken.push(settingsOf(one).some(isSize) ? setAll(adds) : one);
  }
  const [first, ...rest] = taken;
  if (!first) return all[0]?.finding.fix ?? null;
  return rest.reduce((joined, next) => fix`${joined} ${next}`, first);
}

/** `Set failureThreshold: 1. Set safetyLimit: 100.` */
function setAll([first, ...others]: readonly Setting[]): Fix {
  if (!first) return NO_FIX;
  return others.reduce((joined, next) => fix`${joined} Set ${next}.`, fix`Set ${first}.`);
}

/** True for a field that says how many targets are disrupted at once. */
export function isSize({ field }: Setting): boolean {
  return SIZES.has(field);
}

/** One that replaces a strategy that grows comes first: within that one no number holds. */
function strictest(fixes: readonly Fix[]): Fix {
  const replaces = (one: Fix): boolean => settingsOf(one).some(({ inPlaceOf }) => inPlaceOf !== undefined);
  const chosen = fixes.find(replaces) ?? fixes[0] ?? NO_FIX;
  const [own] = settingsOf(chosen).filter(isSize);
  const numbers = fixes
    .flatMap(settingsOf)
    .flatMap((one) => (isSize(one) && typeof one.value === 'number' && one.value > 0 ? [one.value] : []));
  // None at all is for hours that are closed.
  if (own === undefined || own.value === 0 || numbers.length === 0) return chosen;
  return withValue(chosen, own.field, Math.min(...numbers));
}
