import type { Finding } from '../plan/finding.js';
import { refKey } from '../systems/system.js';

/** Rules that ask for fewer at once: what is few enough for one of them is so for all that ask for less. */
const LIMITING: ReadonlySet<string> = new Set([
  'budget-not-a-cap',
  'first-batch-too-large',
  'last-batch-dominates',
  'peak-above-limit',
  'peak-jump',
  'unlimited-outside-window',
  'whole-pool-at-once',
]);

/** `initialBatch: 4`, `{nodes: "2", reasons: [Empty]}`; a share is an example of a number that is low enough. */
const SETTING =
  /\b(initialBatch|count|maxUnavailable|maxConcurrency|concurrency|nodes): ("?)([1-9]\d*|10%)\2(?=\W|$)(?:, (reasons: \[[^\]]*\]))?/g;

/** How much more would do for one rule alone. */
const OWN_LIMIT = / Up to \d+ at once passes this rule\./;

/**
 * Where the fixes of several rules give one field of a group different numbers, all of them give it the lowest: whoever follows
 * one must not have to come back for the next.
 */
export function oneValue(findings: readonly Finding[]): Finding[] {
  const lowest = new Map<string, number>();
  for (const finding of findings.filter(isLimiting))
    for (const [, field = '', , value = '', reasons] of finding.remediation.matchAll(SETTING)) {
      const key = fieldKey(finding, field, reasons);
      if (!value.endsWith('%')) lowest.set(key, Math.min(Number(value), lowest.get(key) ?? Infinity));
    }
  return withOneStrategy(findings.map((finding) => lowered(finding, lowest)));
}

function lowered(finding: Finding, lowest: ReadonlyMap<string, number>): Finding {
  if (!isLimiting(finding)) return finding;
  const write = (all: string, field: string, quote: string, value: string, reasons?: string): string => {
    const least = lowest.get(fieldKey(finding, field, reasons));
    return least === undefined ? all : all.replace(`${quote}${value}${quote}`, `${quote}${least}${quote}`);
  };
  const remediation = finding.remediation.replace(SETTING, write);
  if (remediation === finding.remediation) return finding;
  return { ...finding, remediation: remediation.replace(OWN_LIMIT, '') };
}

/** `Set fixed: {initialBatch: 4} in the place of exponential, with its thresholds`. */
const OTHER_STRATEGY = /^Set fixed: \{initialBatch: \d+\} in the place of \w+, with its thresholds/;

/** Where another strategy is asked for, one that grows less is no second advice: what does not grow is not dominated by its last batch. */
function withOneStrategy(findings: readonly Finding[]): Finding[] {
  const asked = new Map<string, string>();
  for (const finding of findings.filter(isLimiting)) {
    const [strategy] = OTHER_STRATEGY.exec(finding.remediation) ?? [];
    if (strategy !== undefined) asked.set(fieldKey(finding, 'strategy'), strategy);
  }
  return findings.map((finding) => {
    const strategy = asked.get(fieldKey(finding, 'strategy'));
    return strategy !== undefined && isLimiting(finding) && finding.rule === 'last-batch-dominates'
      ? { ...finding, remediation: `${strategy}: then no batch is larger than the first.` }
      : finding;
  });
}

/** What is fixed or accepted asks for nothing, and an info for nothing that anybody has to do. */
function isLimiting({ rule, status, severity }: Finding): boolean {
  return LIMITING.has(rule) && status !== 'fixed' && severity !== 'info';
}

function fieldKey({ policy, group }: Finding, field: string, reasons = ''): string {
  return JSON.stringify([policy && refKey(policy), group, field, reasons]);
}
