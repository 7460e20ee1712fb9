import { code, joinTexts, type Text, text } from '../text/text.js';
import type { Finding } from './finding.js';

/** The texts of a finding, without its fix. */
export type Spoken = Pick<Finding, 'subject' | 'says' | 'why' | 'related' | 'sameIn'>;

/** The subject, the effect on the targets, the cause, the other limits that the same cause breaks, and the other groups that it disrupts. */
export function findingText(finding: Spoken): Text {
  const { subject, says, why } = finding;
  return text`${subject && text`${subject}: `}${joinTexts([says, why, limitsText(finding)], ' ')}`;
}

/** `Also breaks: peak-jump (3 -> 32 of 80 nodes). The same in inference.`; null without other limits and groups. */
export function limitsText({ related, sameIn }: Pick<Finding, 'related' | 'sameIn'>): Text | null {
  if (related.length + sameIn.length === 0) return null;
  const limits = related.map(({ rule, short }) => (short ? text`${code(rule)} (${short})` : code(rule)));
  const parts = [
    limits.length > 0 && text`Also breaks: ${joinTexts(limits)}.`,
    sameIn.length > 0 && text`The same in ${joinTexts(sameIn.map(code))}.`,
  ];
  return joinTexts(parts, ' ');
}
