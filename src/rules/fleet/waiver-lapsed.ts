import { visible } from '../../manifest/words/visible.js';
import type { WaiverLapse } from '../../plan/model.js';
import { type RuleResult, defineRule } from '../rule.js';

/** A waiver of the configuration that judges. What it no longer covers is a finding of its own; this one says why it is back. */
export const waiverLapsed = defineRule({
  id: 'waiver-lapsed',
  detects: 'a waiver that is over, is exceeded, matches nothing, or is not whole',
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
    says: `${subjectOf(lapse)} ${SAYS[kind](lapse)}`,
    fix: FIXES[kind](lapse),
    place,
    // What it covered is no less broken for being old; what covers nothing hurts nobody.
    severity: kind === 'expired' || kind === 'exceeded' ? 'error' : 'warning',
    evidence: { waiver: kind, rule, subject, owner, expires },
  };
}

function subjectOf({ rule, subject, owner }: WaiverLapse): string {
  const of = rule === null ? 'A waiver' : `The waiver of ${visible(rule)}`;
  const on = subject === null ? '' : ` for ${visible(subject)}`;
  return `${of}${on}${owner === null ? '' : ` (owner ${visible(owner)})`}`;
}

const SAYS: Readonly<Record<WaiverLapse['kind'], (lapse: WaiverLapse) => string>> = {
  expired: ({ expires }) =>
    `held until the end of ${visible(expires ?? '')} in UTC, and the rule is still broken.`,
  exceeded: ({ why }) => `does not cover what is there now: ${visible(why ?? '')}.`,
  unused: () => 'matches no finding.',
  malformed: ({ why }) => `does not apply: ${visible(why ?? '')}.`,
};

const FIXES: Readonly<Record<WaiverLapse['kind'], (lapse: WaiverLapse) => string>> = {
  expired: ({ rule }) => `Mend what ${visible(rule ?? '')} tells, or let the owner decide on a later day.`,
  exceeded: ({ rule }) => `Mend what ${visible(rule ?? '')} tells, or let the owner decide on another max.`,
  unused: () =>
    'Remove it, or correct its subject: the policy (Kind/name), one of its groups (Kind/name group "NAME") or a fingerprint.',
  malformed: () =>
    'Write rule, subject, reason, owner and expires (the last day, such as 2027-03-01); max and cluster where they are needed.',
};
