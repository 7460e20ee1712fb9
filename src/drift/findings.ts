import type { ReviewedCluster, ReviewedFinding } from '../gate/reviewed.js';
import { visible } from '../manifest/visible.js';
import type { Report } from '../plan/finding.js';
import { allowanceAlreadyUsed } from '../rules/fleet/allowance-already-used.js';
import { waiverLapsed } from '../rules/fleet/waiver-lapsed.js';
import { refText } from '../systems/system.js';
import type { DriftEffect } from './effect.js';

/** Rules that are broken now and were not, and those that are not any more. */
export function findingEffects({ findings, waived }: Report, then: ReviewedCluster): DriftEffect[] {
  const known = new Set(then.findings.map(({ fingerprint }) => fingerprint));
  // That it gets stuck the outcome says.
  const standing = findings.filter(
    ({ status, severity, rule }) => status !== 'fixed' && severity !== 'info' && rule !== 'no-progress',
  );
  // What is accepted is not mended.
  const now = new Set([...standing, ...waived].map(({ fingerprint }) => fingerprint));
  // One rule may find another thing of the same group: then it is broken as before.
  const broken = new Set(standing.map(brokenKey));
  const ended = then.findings.filter(
    (finding) =>
      finding.severity !== 'info' &&
      finding.rule !== 'no-progress' &&
      !now.has(finding.fingerprint) &&
      !broken.has(brokenKey(finding)),
  );
  return [
    ...standing
      .filter(({ fingerprint, rule }) => EACH_TIME.has(rule) || !known.has(fingerprint))
      .map(({ rule, message, policy }): DriftEffect => ({
        kind: 'finding',
        subject: policy && visible(refText(policy)),
        says: `${rule}: ${message}`,
        isWorse: true,
      })),
    ...endedEffect([...new Set(ended.map(({ rule }) => visible(rule)))].sort()),
  ];
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
