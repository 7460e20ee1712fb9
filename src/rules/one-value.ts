import type { Finding } from '../plan/finding.js';
import { type Fix, fix, fixText, refKey, type Setting, settingsOf, withValues } from '../systems/system.js';

/** Rules that ask for fewer at once: what is few enough for one of them is so for all that ask for less. */
const LIMITING: ReadonlySet<string> = new Set([
  'budget-not-a-cap',
  'first-batch-too-large',
  'peak-above-limit',
  'peak-jump',
  'unlimited-outside-window',
]);

/**
 * Where the fixes of several rules give one field of a group different numbers, all of them give it the lowest: whoever follows
 * one must not have to come back for the next.
 */
export function oneValue(findings: readonly Finding[]): Finding[] {
  const lowest = new Map<string, number>();
  for (const finding of findings)
    for (const setting of settingsIn(finding)) {
      const key = fieldKey(finding, setting);
      // A share is an example, and none at all is for hours that are closed.
      if (typeof setting.value === 'number' && setting.value > 0)
        lowest.set(key, Math.min(setting.value, lowest.get(key) ?? Infinity));
    }
  return withOneStrategy(findings.map((finding) => lowered(finding, lowest)));
}

function lowered(finding: Finding, lowest: ReadonlyMap<string, number>): Finding {
  if (!finding.fix || !isLimiting(finding)) return finding;
  const least = (setting: Setting): Setting['value'] =>
    setting.value === 0 ? 0 : (lowest.get(fieldKey(finding, setting)) ?? setting.value);
  return withFix(finding, withValues(finding.fix, least));
}

/** Where another strategy is asked for, one that grows less is no second advice: its batches do not grow. */
function withOneStrategy(findings: readonly Finding[]): Finding[] {
  const asked = new Map<string, Setting>();
  for (const finding of findings)
    for (const setting of settingsIn(finding))
      if (setting.inPlaceOf !== undefined) asked.set(groupKey(finding), setting);
  return findings.map((finding) => {
    const setting = asked.get(groupKey(finding));
    return setting && isLimiting(finding) && finding.evidence['cause'] === 'largest'
      ? withFix(finding, fix`Set ${setting}: then no batch is larger than the first.`)
      : finding;
  });
}

function withFix(finding: Finding, changed: Fix): Finding {
  return { ...finding, fix: changed, remediation: fixText(changed) };
}

function settingsIn(finding: Finding): Setting[] {
  return finding.fix && isLimiting(finding) ? settingsOf(finding.fix) : [];
}

/** What is fixed or accepted asks for nothing, and an info for nothing that anybody has to do. */
function isLimiting({ rule, status, severity }: Finding): boolean {
  return LIMITING.has(rule) && status !== 'fixed' && severity !== 'info';
}

function fieldKey(finding: Finding, { field, beside }: Setting): string {
  return JSON.stringify([groupKey(finding), field, beside ?? '']);
}

function groupKey({ policy, group }: Finding): string {
  return JSON.stringify([policy && refKey(policy), group]);
}
