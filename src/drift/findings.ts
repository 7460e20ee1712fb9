import type { ReviewedCluster } from '../gate/reviewed.js';
import { visible } from '../manifest/visible.js';
import type { Report } from '../plan/finding.js';
import { waiverLapsed } from '../rules/waiver-lapsed.js';
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
  const ended = then.findings.filter(
    ({ fingerprint, severity, rule }) =>
      severity !== 'info' && rule !== 'no-progress' && !now.has(fingerprint),
  );
  return [
    ...standing
      // Nobody mends a waiver that is told on its first day only.
      .filter(({ fingerprint, rule }) => rule === waiverLapsed.id || !known.has(fingerprint))
      .map(({ rule, message, policy }): DriftEffect => ({
        kind: 'finding',
        subject: policy && visible(refText(policy)),
        says: `${rule}: ${message}`,
        isWorse: true,
      })),
    ...endedEffect([...new Set(ended.map(({ rule }) => visible(rule)))].sort()),
  ];
}

function endedEffect(rules: readonly string[]): DriftEffect[] {
  if (rules.length === 0) return [];
  const says = `No longer broken where the last report said so: ${rules.join(', ')}.`;
  return [{ kind: 'finding', subject: null, says, isWorse: false }];
}
