import { asText, count, few, list, literal, name, NO_TEXT, type Text, text } from '../../text/text.js';
import { spanText } from '../../calendar/week.js';
import type { PlannedPolicy } from '../../plan/model.js';
import { policyName, type RuleResult, policyRule, subjectOfPolicy } from '../rule.js';
import { factOf, type FixedMembership, type Pause, fix } from '../../systems/system.js';

export const membershipMayChange = policyRule({
  id: 'membership-may-change',
  detects:
    'a rollout that is aborted for good when a target joins, leaves or is relabelled before it is done, over targets that are picked openly, or whose targets this change moves',
  systems: ['kubefleet'],
  severity: 'warning',
  evaluate: (policy) => {
    const membership = factOf(policy, 'fixed-membership');
    if (!membership) return null;
    if (membership.aborted !== null) return aborted(policy, membership, membership.aborted);
    // A rollout that never starts has no time in which anything could change.
    if (!membership.isOpen || policy.effect.outcome === 'stuck') return null;
    return open(policy, membership);
  },
});

function aborted(policy: PlannedPolicy, membership: FixedMembership, cause: string): RuleResult {
  return {
    subject: 'aborted',
    about: null,
    says: text`${policyName(policy.ref)} is under way and is aborted for good in its next pass: ${asText(cause)}.`,
    fix: fix`Merge the edit of the placement when the run is done, or revert what moved the clusters; an aborted run needs a new one.`,
    place: membership.place,
    evidence: { cause },
    severity: 'error',
  };
}

function open(policy: PlannedPolicy, membership: FixedMembership): RuleResult {
  const { pickedBy, waiting } = membership;
  const all = policy.effect.groups.flatMap((group) => factOf(group, 'stage')?.pauses ?? []);
  const pauses = all.filter(({ isPassed }) => isPassed !== true);
  return {
    ...subjectOfPolicy(policy, 'open'),
    says: text`${policyName(pickedBy)} picks every cluster that fits, but a run continues only over those it began with: a cluster that joins, leaves or is relabelled before the end aborts it for good.${durationText(pauses)}${waitingText(waiting)}`,
    fix: fix`Until the run is done, let clusters join with a taint that the placement does not tolerate, and relabel or remove none.`,
    place: membership.place,
    rolls: [policy.ref],
    magnitude: waiting.length,
    evidence: {
      approvals: pauses.filter(({ kind }) => kind === 'approval').length,
      waitMinutes: Math.round(waitMs(pauses) / 60_000),
      waiting: waiting.map(({ target }) => target),
    },
  };
}

function durationText(pauses: readonly Pause[]): Text {
  const approvals = pauses.filter(({ kind }) => kind === 'approval').length;
  const ms = waitMs(pauses);
  const parts = [
    ...(ms > 0 ? [text`${literal(spanText(ms))} of waits`] : []),
    ...(approvals > 0 ? [text`the time that people take for ${count(approvals, 'approval')}`] : []),
  ];
  return parts.length > 0 ? text` That includes ${list(parts)}, besides the work itself.` : NO_TEXT;
}

function waitMs(pauses: readonly Pause[]): number {
  return pauses.reduce((sum, { ms }) => sum + (ms ?? 0), 0);
}

function waitingText(waiting: FixedMembership['waiting']): Text {
  const [first] = waiting;
  if (!first) return NO_TEXT;
  const names = few(
    waiting.map(({ target }) => name('target', target)),
    10,
  );
  const isOne = waiting.length === 1;
  return text` ${names} ${isOne ? text`fits` : text`fit`} and cannot take a placement now (${asText(first.why)}${isOne ? NO_TEXT : text`, ...`}): as soon as ${isOne ? text`it` : text`one`} can, the run is aborted.`;
}
