import type { ReviewedCluster, ReviewedFinding } from '../gate/reviewed.js';
import { isDone } from '../gate/paired.js';
import { policyKey } from '../gate/reviewed.js';
import { isObject } from '../manifest/manifest.js';
import { visible } from '../manifest/visible.js';
import type { Finding, Report } from '../plan/finding.js';
import { allowanceAlreadyUsed } from '../rules/fleet/allowance-already-used.js';
import { domainLabelMissing } from '../rules/fleet/domain-label-missing.js';
import { waiverLapsed } from '../rules/fleet/waiver-lapsed.js';
import { refText } from '../systems/system.js';
import type { DriftEffect } from './effect.js';

/** Rules that are broken now and were not, and those that are not any more. */
export function findingEffects({ plan, findings, waived }: Report, then: ReviewedCluster): DriftEffect[] {
  const known = new Set(then.findings.map(({ fingerprint }) => fingerprint));
  // That it gets stuck the outcome says.
  const standing = findings.filter(
    ({ status, severity, rule }) => status !== 'fixed' && severity !== 'info' && rule !== 'no-progress',
  );
  const courses = coursesOf(plan, then);
  return [
    ...standing
      .filter(({ fingerprint, rule }) => EACH_TIME.has(rule) || !known.has(fingerprint))
      .map((finding): DriftEffect => {
        const { rule, message, policy } = finding;
        const subject = policy && visible(refText(policy));
        const names = nextRolloutsOf(finding) ?? [...courses.keys()];
        const course = names.flatMap((name) => courses.get(name) ?? []);
        const of = course.flatMap((one) => NOT_NEW[one] ?? [])[0];
        return of === undefined || EACH_TIME.has(rule)
          ? { kind: 'finding', subject, says: `${rule}: ${message}`, isWorse: true }
          : { kind: 'finding', subject, says: `${of}: ${rule}: ${message}`, isWorse: false };
      }),
    ...endedEffect(endedRules({ standing, waived }, then, courses)),
  ];
}

function endedRules(
  { standing, waived }: Pick<Report, 'waived'> & { readonly standing: readonly Finding[] },
  then: ReviewedCluster,
  courses: ReadonlyMap<string, Course>,
): readonly string[] {
  // What is accepted is not mended.
  const now = new Set([...standing, ...waived].map(({ fingerprint }) => fingerprint));
  // One rule may find another thing of the same group: then it is broken as before.
  const broken = new Set(standing.map(brokenKey));
  const ended = then.findings.filter(
    (finding) =>
      finding.severity !== 'info' &&
      finding.rule !== 'no-progress' &&
      !now.has(finding.fingerprint) &&
      !broken.has(brokenKey(finding)) &&
      !(finding.policy && NOT_MENDED.has(courses.get(refText(finding.policy)) ?? 'other')),
  );
  return [...new Set(ended.map(({ rule }) => visible(rule)))].sort();
}

/** What became of a rollout since the last time, where that decides what rules can find of it. */
type Course = 'over' | 'held' | 'freed' | 'other';

/**
 * What was left of a rollout that is over broke less than a whole one does, and nobody began the next; of one that was held there
 * was nothing to judge. Neither is worse than before.
 */
const NOT_NEW: Partial<Record<Course, string>> = {
  over: 'Of the next rollout',
  freed: 'Of the rollout that was held the last time',
};

/** A rollout that is held back starts nothing in which a rule could find a fault, and still nobody has mended it. */
const NOT_MENDED: ReadonlySet<Course> = new Set(['held']);

/** By the name of the policy. */
function coursesOf({ head }: Report['plan'], then: ReviewedCluster): ReadonlyMap<string, Course> {
  return new Map(
    head.policies.flatMap(({ ref, apiVersion, change, effect }): [string, Course][] => {
      const before = then.policies.get(policyKey({ ...ref, apiVersion }));
      if (!before?.head) return [];
      const isOver = before.changeEffect?.kind === 'continues' && change?.kind === 'next-rollout';
      if (isOver) return [[refText(ref), 'over']];
      const [was, is] = [isDone(before.head.outcome), isDone(effect.outcome)];
      return [[refText(ref), was === is ? 'other' : is ? 'freed' : 'held']];
    }),
  );
}

/**
 * Whose next rollout a finding may be of: its policy's, or those that take targets at the same moment and that nothing starts. Null
 * where it is about all that is rolled.
 */
function nextRolloutsOf({ policy, evidence, rule }: Finding): string[] | null {
  if (rule === domainLabelMissing.id) return null;
  if (policy) return [refText(policy)];
  const domains = Array.isArray(evidence['domains']) ? evidence['domains'].filter(isObject) : [];
  return [evidence, ...domains]
    .flatMap(({ contributors }) => (Array.isArray(contributors) ? contributors.filter(isObject) : []))
    .flatMap(({ policy: name, isNext }) => (isNext === true && typeof name === 'string' ? [name] : []));
}

/** Nobody mends a waiver, or nodes that keep all others from going, that are told on their first day only. */
const EACH_TIME: ReadonlySet<string> = new Set([waiverLapsed.id, allowanceAlreadyUsed.id]);

function brokenKey({ rule, policy, group }: Pick<ReviewedFinding, 'rule' | 'policy' | 'group'>): string {
  return JSON.stringify([rule, policy ? refText(policy) : null, group ?? null]);
}

function endedEffect(rules: readonly string[]): DriftEffect[] {
  if (rules.length === 0) return [];
  const says = `No longer broken where the last report said so: ${rules.join(', ')}.`;
  return [{ kind: 'finding', subject: null, says, isWorse: false }];
}
