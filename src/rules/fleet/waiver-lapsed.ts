import { type Fix, fix } from '../../systems/system.js';
import { code, name, NO_TEXT, type Text, text } from '../../text/text.js';
import type { WaiverLapse } from '../../plan/model.js';
import { type RuleResult, defineRule } from '../rule.js';

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
      .map(violationOf),
});

function violationOf(lapse: WaiverLapse): RuleResult {
  const { kind, rule, subject, owner, expires, policy, place } = lapse;
  return {
    policy,
    subject: JSON.stringify([rule, subject, owner, expires]),
    about: null,
    says: text`${subjectOf(lapse)} ${SAYS[kind](lapse)}`,
    fix: FIXES[kind](lapse),
    place,
    // What it covered is no less broken for being old; what covers nothing does no harm.
    severity: kind === 'expired' || kind === 'exceeded' ? 'error' : 'warning',
    evidence: { waiver: kind, rule, subject, owner, expires },
  };
}

function subjectOf({ rule, subject, owner }: WaiverLapse): Text {
  const of = rule === null ? text`A waiver` : text`The waiver of ${code(rule)}`;
  const on = subject === null ? NO_TEXT : text` for ${name('policy', subject)}`;
  return text`${of}${on}${owner === null ? NO_TEXT : text` (owner ${name('object', owner)})`}`;
}

const SAYS: Readonly<Record<WaiverLapse['kind'], (lapse: WaiverLapse) => Text>> = {
  expired: ({ expires }) =>
    text`expired at the end of ${code(expires ?? '')} UTC, and the rule is still broken.`,
  exceeded: ({ why }) => text`is exceeded: ${why ?? NO_TEXT}.`,
  unused: () => text`matches no finding.`,
  malformed: ({ why }) => text`does not apply: ${why ?? NO_TEXT}.`,
};

const FIXES: Readonly<Record<WaiverLapse['kind'], (lapse: WaiverLapse) => Fix>> = {
  expired: ({ rule }) => fix`Fix ${code(rule ?? '')}, or let the owner set a later day.`,
  exceeded: ({ rule }) => fix`Fix ${code(rule ?? '')}, or let the owner set another ${code('max')}.`,
  unused: () =>
    fix`Remove it, or correct its ${code('subject')}: the policy (${code('Kind/name')}), one of its groups (${code('Kind/name group "NAME"')}) or a fingerprint.`,
  malformed: () =>
    fix`Write ${code('rule')}, ${code('subject')}, ${code('reason')}, ${code('owner')} and ${code('expires')} (the last day, such as 2027-03-01); ${code('max')} and ${code('cluster')} if needed.`,
};
