import { groupedBy } from '../manifest/lookup/grouped.js';
import { sha256 } from '../plan/canonical.js';
import type { Finding } from '../plan/finding.js';
import { refKey, refText } from '../systems/system.js';
import type { Violation } from './rule.js';

/** A finding with what the rule said of it. */
export interface Judgement {
  readonly finding: Finding;
  readonly violation: Violation;
}

/**
 * A change that goes past every batch breaks one rule in every group of the policy, and nothing but the change can mend any of
 * them: one finding, which names the groups and holds the numbers of each. What is new or worse stays apart from what was there
 * before.
 */
export function toldOnce(judged: readonly Judgement[]): Finding[] {
  const sets = groupedBy(judged, keyOf);
  const taken = new Set<string>();
  return [...sets.values()].flatMap((set) => {
    if (new Set(set.map(({ finding }) => finding.group)).size < 2) return set.map(({ finding }) => finding);
    const subject = subjectFor(set, taken);
    taken.add(subject);
    return [merged(set, sha256(subject).slice('sha256:'.length, 'sha256:'.length + FINGERPRINT))];
  });
}

const FINGERPRINT = 16;

function keyOf({ finding, violation }: Judgement): string {
  const { pastBatches, policy } = violation;
  if (!pastBatches || !policy) return finding.fingerprint;
  const age = finding.status === 'worsened' ? 'new' : finding.status;
  return [refKey(policy), refKey(pastBatches.of), age, finding.severity].join(' ');
}

/** The same whether the groups are new or were there before, unless there are both. */
function subjectFor([first]: readonly Judgement[], taken: ReadonlySet<string>): string {
  if (!first) throw new Error('a set of findings has at least one');
  const { finding, violation } = first;
  const of = violation.pastBatches ? refKey(violation.pastBatches.of) : '';
  const subject = [finding.rule, violation.policy ? refKey(violation.policy) : '', of].join(' ');
  return taken.has(subject) ? `${subject} ${finding.status} ${finding.severity}` : subject;
}

function merged(set: readonly Judgement[], fingerprint: string): Finding {
  const [worst, ...others] = [...set].sort(
    (a, b) => (b.violation.magnitude ?? 0) - (a.violation.magnitude ?? 0) || byName(a.finding, b.finding),
  );
  if (!worst) throw new Error('a set of findings has at least one');
  const { finding, violation } = worst;
  const { group } = finding;
  const names = [...new Set(others.map((other) => other.finding.group))].filter((name) => name !== group);
  const was = set.map((one) => one.finding.before).filter((before) => before !== null);
  return {
    ...finding,
    // Where the base breaks the rule in some of the groups, this change makes it worse.
    status: set.find((one) => one.finding.status === 'worsened')?.finding.status ?? finding.status,
    message: `${words(violation)} The same in ${names.map((name) => `"${name ?? ''}"`).join(', ')}.`,
    group: null,
    fingerprint,
    before: finding.before ?? was[0] ?? null,
    evidence: {
      ...finding.evidence,
      groups: set.map((one) => ({ group: one.finding.group, ...one.finding.evidence })),
    },
  };
}

function words({ message, pastBatches }: Violation): string {
  const { of, subject } = pastBatches ?? { of: null, subject: '' };
  if (of === null || !message.startsWith(`${subject}: `)) return message;
  const group = subject.slice(`${refText(of)} group `.length);
  return `${refText(of)}, most in group ${group}: ${message.slice(subject.length + 2)}`;
}

function byName(a: Finding, b: Finding): number {
  return (a.group ?? '') < (b.group ?? '') ? -1 : 1;
}
