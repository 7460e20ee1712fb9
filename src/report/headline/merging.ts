import { HOUR_MS } from '../../calendar/days.js';
import type { Plan } from '../../plan/model.js';
import { refKey } from '../../systems/system.js';
import type { Selection, Subject } from '../choice/selection.js';
import { amount, matchedOf, unitOf } from '../words/amounts.js';
import { goneText } from '../words/gone.js';
import { instantPhrase, utcPhrase } from '../words/instants.js';
import { policyName, shortList } from '../words/names.js';
import { asText, joinTexts, name, NO_TEXT, type Text, text } from '../../text/text.js';

/** What merging does, in one sentence, and the rollouts that it is said of. */
export interface Merging {
  readonly phrase: Text;
  readonly subjects: readonly Subject[];
}

/** So many sentences are read; the others stand with their rollouts. */
const SHOWN = 2;

/** Rules whose finding says what the change itself does. */
const SAID_BY_FINDING: ReadonlySet<string> = new Set([
  'abandoned-midway',
  'change-not-batched',
  'consolidation-widened',
  'evictions-raised',
  'held-rollout-starts',
  'stage-coverage',
]);

/**
 * What merging does to what the change touches: what it starts comes first, and rollouts of which the same is said together. What is
 * said by a finding is left out.
 */
export function mergings(plan: Plan, { subjects: all, findings }: Selection): Merging[] {
  const found = new Set(
    [...findings.decisive, ...findings.fresh].flatMap(({ breaks, severity, policy }) =>
      policy && severity !== 'info'
        ? [`${breaks.some((rule) => SAID_BY_FINDING.has(rule)) ? '' : 'other '}${refKey(policy)}`]
        : [],
    ),
  );
  const subjects = all.filter(({ diff: { ref, head } }) => {
    const key = refKey(ref);
    return !found.has(key) && (head !== null || !found.has(`other ${key}`));
  });
  const assumed = subjects.filter(isAssumed);
  const bySentence = new Map<string, { readonly says: Text; readonly of: Subject[] }>();
  for (const subject of startedFirst(subjects)) {
    const says = assumed.includes(subject) ? null : effectOf(subject);
    if (says === null) continue;
    // The nodes of each stand with each.
    const ofEach = asText(subject.diff.head?.change?.saysOfEach ?? says);
    const key = JSON.stringify(ofEach);
    const alike = bySentence.get(key);
    bySentence.set(key, { says: alike ? ofEach : says, of: [...(alike?.of ?? []), subject] });
  }
  const isNamed = all.length > 1 || all.some(({ diff }) => diff.head === null);
  const known = [...bySentence.values()]
    .slice(0, assumed.length > 0 ? SHOWN - 1 : SHOWN)
    .map(({ says, of }) => {
      const names = shortList(of.map(({ diff }) => diff.ref));
      const whose = isNamed ? text`${names}${of.length > 1 ? text`, each` : NO_TEXT}:` : NO_TEXT;
      const lead = of.every(isNextOnly) ? NO_TEXT : text`${leadOf(of)}${startsLater(of, plan)}:`;
      return { phrase: joinTexts([lead, whose, says], ' '), subjects: of };
    });
  return assumed.length === 0 ? known : [...known, { phrase: assumedPhrase(assumed, plan), subjects: [] }];
}

/** What the change does to the targets of a policy, or what its removal leaves behind; null where that is nothing. */
function effectOf({ diff }: Subject): Text | null {
  if (diff.head) return diff.head.change && asText(diff.head.change.says);
  return diff.outcome.kind === 'no-effect' || diff.base?.effect.groups.length === 0 ? null : goneText(diff);
}

/** `Merging`, or what else brings the change in. */
function leadOf(subjects: readonly Subject[]): Text {
  if (subjects.length > 0 && subjects.every(isDueAnyway)) return text`Regardless of this change`;
  const [by = null, ...others] = [...new Set(subjects.map(({ byHand }) => byHand))];
  return by === null || others.length > 0 ? text`Merging` : text`A sync of ${name('object', by)} by hand`;
}

/** True of a rollout that is due with the change and without it, such as that of nodes that have drifted. */
export function isDueAnyway({ diff: { outcome } }: Pick<Subject, 'diff'>): boolean {
  return (outcome.kind === 'waits' || outcome.kind === 'stuck') && outcome.start === 'regardless';
}

/** True where the title says that no rollout starts: what is said then is what the numbers assume. */
function isNextOnly({ diff: { outcome } }: Subject): boolean {
  return (outcome.kind === 'waits' || outcome.kind === 'stuck') && outcome.start === 'next-rollout';
}

function isAssumed({ diff: { outcome } }: Subject): boolean {
  return (outcome.kind === 'waits' || outcome.kind === 'stuck') && outcome.start === 'unknown';
}

/** `, from Sat 2026-11-28 22:00 UTC on`, where a window holds back what merging starts. */
function startsLater(subjects: readonly Subject[], { at, timeZone }: Plan): Text {
  const batches = subjects.flatMap(({ head }) => (head ?? []).flatMap((group) => group.batches));
  const first = Math.min(...batches.map(({ start }) => start));
  const isStarted = subjects.every(({ diff }) => diff.outcome.kind === 'starts');
  if (!isStarted || !Number.isFinite(first) || first < at + HOUR_MS) return NO_TEXT;
  return text`, from ${instantPhrase(first, timeZone)} on`;
}

/** What the numbers are of where there is no base. */
function assumedPhrase(assumed: readonly Subject[], { at }: Plan): Text {
  const [first, ...others] = assumed;
  if (!first || others.length > 0)
    return text`No base to compare with: the numbers assume the next rollouts of ${shortList(assumed.map(({ diff }) => diff.ref))}.`;
  const groups = first.head ?? [];
  const start = Math.min(...groups.flatMap(({ batches }) => batches.map((batch) => batch.start)));
  const begins = Number.isFinite(start) && start > at ? text`, from ${utcPhrase(start)} UTC on` : NO_TEXT;
  const of = text`${policyName(first.diff.ref)} (${amount(matchedOf(groups), unitOf(groups))})`;
  return text`No base to compare with: the numbers assume the next rollout of ${of}${begins}.`;
}

function startedFirst(subjects: readonly Subject[]): readonly Subject[] {
  const isStarted = ({ diff }: Subject): boolean =>
    diff.outcome.kind === 'starts' || diff.outcome.kind === 'stuck';
  return [...subjects.filter(isStarted), ...subjects.filter((subject) => !isStarted(subject))];
}
