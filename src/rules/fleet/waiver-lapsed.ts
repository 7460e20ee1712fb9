import { type Fix, fix } from '../../systems/system.js';
import { code, name, NO_TEXT, type Text, text } from '../../text/text.js';
import type { WaiverLapse } from '../../plan/model.js';
import { defineRule } from '../rule.js';

/** A waiver of the configuration in force. What it no longer covers is a finding of its own; this one says why it is back. */
export const waiverLapsed = defineRule({
  id: 'waiver-lapsed',
  detects: 'a waiver that is expired, exceeded, unused or incomplete',
  systems: 'all',
  severity: 'error',
  evaluate: ({ side, plan }) =>
    (plan.lapses ?? [])
      // What the change does not touch was there before.
      .filter(({ isTouched }) => side === plan.head || !isTouched)
      .map((lapse) => {
        const { kind, rule, subject, owner, expires, policy, place } = lapse;
        const of = rule === null ? text`A waiver` : text`The waiver of ${code(rule)}`;
        const on = subject === null ? NO_TEXT : text` for ${name('policy', subject)}`;
        const by = owner === null ? NO_TEXT : text` (owner ${name('object', owner)})`;
        const [says, advice] = textsOf(lapse);
        return {
          policy,
          subject: JSON.stringify([rule, subject, owner, expires]),
          about: null,
          says: text`${of}${on}${by} ${says}.`,
          fix: advice,
          place,
          // What it covered is no less broken for being old; what covers nothing does no harm.
          severity: kind === 'expired' || kind === 'exceeded' ? 'error' : 'warning',
          evidence: { waiver: kind, rule, subject, owner, expires },
        };
      }),
});

function textsOf({ kind, rule, expires, why }: WaiverLapse): [says: Text, fix: Fix] {
  const broken = code(rule ?? '');
  switch (kind) {
    case 'expired':
      return [
        text`expired at the end of ${code(expires ?? '')} UTC, and the rule is still broken`,
        fix`Fix ${broken}, or let the owner set a later day.`,
      ];
    case 'exceeded':
      return [
        text`is exceeded: ${why ?? NO_TEXT}`,
        fix`Fix ${broken}, or let the owner set another ${code('max')}.`,
      ];
    case 'unused':
      return [
        text`matches no finding`,
        fix`Remove it, or correct its ${code('subject')}: the policy (${code('Kind/name')}), one of its groups (${code('Kind/name group "NAME"')}) or a fingerprint.`,
      ];
    case 'malformed':
      return [
        text`does not apply: ${why ?? NO_TEXT}`,
        fix`Write ${code('rule')}, ${code('subject')}, ${code('reason')}, ${code('owner')} and ${code('expires')} (the last day, such as 2027-03-01); ${code('max')} and ${code('cluster')} if needed.`,
      ];
  }
}
