import type { ReviewedCluster, ReviewedFinding } from '../gate/reviewed.js';
import { policyKey } from '../gate/reviewed.js';
import { visible } from '../manifest/visible.js';
import type { Report } from '../plan/finding.js';
import { allowanceAlreadyUsed } from '../rules/fleet/allowance-already-used.js';
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
  const over = overNow(plan, then);
  return [
    ...standing
      .filter(({ fingerprint, rule }) => EACH_TIME.has(rule) || !known.has(fingerprint))
      .map(({ rule, message, policy }): DriftEffect => {
        const subject = policy && visible(refText(policy));
        // What was left of the rollout that is over broke less than a whole one does, and nobody began the next.
        return policy && over.has(refText(policy))
          ? { kind: 'finding', subject, says: `Of the next rollout: ${rule}: ${message}`, isWorse: false }
          : { kind: 'finding', subject, says: `${rule}: ${message}`, isWorse: true };
      }),
    ...endedEffect([...new Set(ended.map(({ rule }) => visible(rule)))].sort()),
  ];
}

/** Policies whose rollout was under way the last time and is not any more. */
function overNow({ head }: Report['plan'], then: ReviewedCluster): ReadonlySet<string> {
  const over = head.policies.filter(({ ref, apiVersion, change }) => {
    const before = then.policies.get(policyKey({ ...ref, apiVersion }));
    return before?.changeEffect?.kind === 'continues' && change?.kind === 'next-rollout';
  });
  return new Set(over.map(({ ref }) => refText(ref)));
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
