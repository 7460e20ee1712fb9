import { code, joinTexts, NO_TEXT, type Text, text } from '../text/text.js';
import type { Finding } from './finding.js';

/** The effect on the targets, the cause, the other limits that the same cause breaks, and the other groups that it disrupts. */
export function findingText(finding: Pick<Finding, 'says' | 'why' | 'related' | 'sameIn'>): Text {
  return joinTexts([finding.says, finding.why ?? NO_TEXT, limitsText(finding) ?? NO_TEXT], ' ');
}

/** `Also breaks: peak-jump (3 -> 32 of 80 nodes). The same in inference.`; null without other limits and groups. */
export function limitsText({ related, sameIn }: Pick<Finding, 'related' | 'sameIn'>): Text | null {
  if (related.length + sameIn.length === 0) return null;
  const limits = related.map(({ rule, short }) => (short ? text`${code(rule)} (${short})` : code(rule)));
  const parts = [
    limits.length === 0 ? NO_TEXT : text`Also breaks: ${joinTexts(limits)}.`,
    sameIn.length === 0 ? NO_TEXT : text`The same in ${joinTexts(sameIn.map(code))}.`,
  ];
  return joinTexts(parts, ' ');
}
