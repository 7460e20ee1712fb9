import { code, joinTexts, NO_TEXT, type Text, text } from '../text/text.js';
import type { Finding } from './finding.js';

/** What happens to the targets, the cause, the other limits that the same cause breaks, and the other groups that it disrupts. */
export function findingText({
  says,
  why,
  related,
  sameIn,
}: Pick<Finding, 'says' | 'why' | 'related' | 'sameIn'>): Text {
  const limits = related.map(({ rule, short }) => (short ? text`${code(rule)} (${short})` : code(rule)));
  const groups = sameIn.map((group) => code(group));
  return joinTexts(
    [
      says,
      why ?? NO_TEXT,
      limits.length === 0 ? NO_TEXT : text`Also breaks: ${joinTexts(limits, ', ')}.`,
      groups.length === 0 ? NO_TEXT : text`The same in ${joinTexts(groups, ', ')}.`,
    ],
    ' ',
  );
}
