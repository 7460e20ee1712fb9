import { HOUR_MS } from '../calendar/days.js';
import type { Plan } from '../plan/model.js';
import { refKey } from '../systems/system.js';
import { name, NO_TEXT, type Text, text } from '../text/text.js';
import type { Selection, Subject } from './selection.js';
import { goneText, instantPhrase, policyName } from './words.js';

/** Rules whose finding says what the change itself does. */
const SAID_BY_FINDING: ReadonlySet<string> = new Set([
  'abandoned-midway',
  'change-not-batched',
  'consolidation-widened',
  'evictions-raised',
  'held-rollout-starts',
  'stage-coverage',
]);

/** The effect of merging on the only rollout that the change touches; null if a finding says it, or if several rollouts say it each. */
export function mergingPhrase(plan: Plan, { subjects, findings }: Selection): Text | null {
  const [only, ...others] = subjects;
  if (!only || others.length > 0 || isAssumed(only)) return null;
  const { ref, head } = only.diff;
  const own = [...findings.decisive, ...findings.fresh].filter(
    ({ severity, policy }) => severity !== 'info' && policy && refKey(policy) === refKey(ref),
  );
  const isSaid = own.some(({ breaks }) => breaks.some((rule) => SAID_BY_FINDING.has(rule)));
  const says = effectOf(only);
  if (isSaid || !says || (head === null && own.length > 0)) return null;
  if (head === null) return text`Merging: ${policyName(ref)}: ${says}`;
  // The title says that no rollout starts.
  return startOf(only) === 'next-rollout' ? says : text`${leadOf(only)}${startsLater(only, plan)}: ${says}`;
}

/** The effect of the change on the targets of a policy, or the remains of its removal; null if none. */
function effectOf({ diff }: Subject): Text | null {
  if (diff.head) return diff.head.change && diff.head.change.says;
  return diff.outcome.kind === 'no-effect' || diff.base?.effect.groups.length === 0 ? null : goneText(diff);
}

/** `Merging`, or what else brings the change into the cluster. */
function leadOf(subject: Subject): Text {
  if (isDueAnyway(subject)) return text`Regardless of this change`;
  return subject.byHand ? text`A sync of ${name('object', subject.byHand)} by hand` : text`Merging`;
}

/** True for a rollout that is due with the change and without it, such as that of nodes that have drifted. */
export function isDueAnyway(subject: Pick<Subject, 'diff'>): boolean {
  return startOf(subject) === 'regardless';
}

/** True for a rollout without a base that would tell whether merging starts it. */
export function isAssumed(subject: Pick<Subject, 'diff'>): boolean {
  return startOf(subject) === 'unknown';
}

function startOf({ diff: { outcome } }: Pick<Subject, 'diff'>): string | null {
  return outcome.kind === 'waits' || outcome.kind === 'stuck' ? outcome.start : null;
}

/** `, from Sat 2026-11-28 22:00 UTC on`, if a window delays what merging starts. */
function startsLater({ diff, head }: Subject, { at, timeZone }: Plan): Text {
  const first = Math.min(...(head ?? []).flatMap(({ batches }) => batches.map(({ start }) => start)));
  const isLater = diff.outcome.kind === 'starts' && Number.isFinite(first) && first >= at + HOUR_MS;
  return isLater ? text`, from ${instantPhrase(first, timeZone)} on` : NO_TEXT;
}
