import { code, count, literal, type Text, text } from '../../text/text.js';
import * as z from 'zod';
import { policyRule } from '../rule.js';
import { type SelectorUse, fix } from '../../systems/system.js';

export const selectorMatchesEverything = policyRule({
  id: 'selector-matches-everything',
  detects: 'a selector that no label restricts: it selects every target, including future ones',
  systems: 'all',
  severity: 'error',
  options: z.strictObject({
    /** Smaller fleets are left alone. */
    fromTargets: z.number().int().min(1).default(2),
  }),
  evaluate: (policy, { options }) =>
    (policy.selectors ?? [])
      .filter((selector) => !selector.isSelective && selector.matched === selector.outOf)
      .filter(({ outOf }) => outOf >= options.fromTargets)
      .map((selector) => {
        const unit = policy.effect.groups[0]?.unit ?? 'node';
        return {
          group: selector.group,
          subject: 'everything',
          says: text`${selector.what} ${why(selector)}, so it selects all ${count(selector.outOf, unit)} of the snapshot (100%) and every ${literal(unit)} that joins.`,
          fix: fix`Select by a label that only the intended ${literal(unit)}s have.`,
          place: selector.place,
          evidence: { selector: selector.text, matched: selector.matched, outOf: selector.outOf },
        };
      }),
});

function why({ text: written, isWritten }: SelectorUse): Text {
  if (!isWritten) return text`is not set`;
  return written === '' ? text`is empty` : text`(${code(written)}) excludes nothing here`;
}
