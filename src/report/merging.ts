import { HOUR_MS } from '../calendar/days.js';
import type { Plan } from '../plan/model.js';
import { refKey } from '../systems/system.js';
import { count, joinTexts, name, NO_TEXT, type Text, text } from '../text/text.js';
import type { Selection, Subject } from './selection.js';
import { goneText, instantPhrase, matchedOf, policyName, shortList, unitOf, utcPhrase } from './words.js';

/** What merging does, in one sentence, and the rollouts that it is about. */
export interface Merging {
  readonly phrase: Text;
  readonly subjects: readonly Subject[];
}

/** Sentences above the table; the others are in the sections of their rollouts. */
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

/** What merging does to the touched policies: what it starts first, policies with the same sentence together. */
export function mergings(plan: Plan, { subjects: all, findings }: Selection): Merging[] {
  const found = [...findings.decisive, ...findings.fresh].filter(({ severity }) => severity !== 'info');
  const subjects = all.filter(({ diff: { ref, head } }) => {
    const own = found.filter(({ policy }) => policy && refKey(policy) === refKey(ref));
    const isSaid = own.some(({ breaks }) => breaks.some((rule) => SAID_BY_FINDING.has(rule)));
    return !isSaid && (head !== null || own.length === 0);
  });
  const assumed = subjects.filter(({ diff: { outcome } }) => startOf(outcome) === 'unknown');
  const bySentence = new Map<string, { readonly says: Text; readonly of: Subject[] }>();
  for (const subject of startedFirst(subjects)) {
    const says = assumed.includes(subject) ? null : effectOf(subject);
    if (says === null) continue;
    const ofEach = subject.diff.head?.change?.saysOfEach ?? says;
    const key = JSON.stringify(ofEach);
    const same = bySentence.get(key);
    bySentence.set(key, { says: same ? ofEach : says, of: [...(same?.of ?? []), subject] });
  }
  const isNamed = all.length > 1 || all.some(({ diff }) => diff.head === null);
  const known = [...bySentence.values()]
    .slice(0, assumed.length > 0 ? SHOWN - 1 : SHOWN)
    .map(({ says, of }): Merging => {
      const names = shortList(of.map(({ diff }) => diff.ref));
      const whose = isNamed ? text`${names}${of.length > 1 ? text`, each` : NO_TEXT}:` : NO_TEXT;
      // The title says that no rollout starts.
      const isNext = of.every(({ diff: { outcome } }) => startOf(outcome) === 'next-rollout');
      const lead = isNext ? NO_TEXT : text`${leadOf(of)}${startsLater(of, plan)}:`;
      return { phrase: joinTexts([lead, whose, says], ' '), subjects: of };
    });
  return assumed.length === 0 ? known : [...known, { phrase: assumedPhrase(assumed, plan), subjects: [] }];
}

/** What the change does to the targets of a policy, or what its removal leaves behind; null if that is nothing. */
function effectOf({ diff }: Subject): Text | null {
  if (diff.head) return diff.head.change && diff.head.change.says;
  return diff.outcome.kind === 'no-effect' || diff.base?.effect.groups.length === 0 ? null : goneText(diff);
}

/** `Merging`, or what else brings the change into the cluster. */
function leadOf(subjects: readonly Subject[]): Text {
  if (subjects.length > 0 && subjects.every(isDueAnyway)) return text`Regardless of this change`;
  const [by = null, ...others] = [...new Set(subjects.map(({ byHand }) => byHand))];
  return by === null || others.length > 0 ? text`Merging` : text`A sync of ${name('object', by)} by hand`;
}

/** True for a rollout that is due with the change and without it, such as that of nodes that have drifted. */
export function isDueAnyway({ diff: { outcome } }: Pick<Subject, 'diff'>): boolean {
  return startOf(outcome) === 'regardless';
}

function startOf(outcome: Subject['diff']['outcome']): string | null {
  return outcome.kind === 'waits' || outcome.kind === 'stuck' ? outcome.start : null;
}

/** `, from Sat 2026-11-28 22:00 UTC on`, if a window delays what merging starts. */
function startsLater(subjects: readonly Subject[], { at, timeZone }: Plan): Text {
  const first = firstStart(subjects);
  const isStarted = subjects.every(({ diff }) => diff.outcome.kind === 'starts');
  if (!isStarted || !Number.isFinite(first) || first < at + HOUR_MS) return NO_TEXT;
  return text`, from ${instantPhrase(first, timeZone)} on`;
}

function firstStart(subjects: readonly Subject[]): number {
  const batches = subjects.flatMap(({ head }) => (head ?? []).flatMap((group) => group.batches));
  return Math.min(...batches.map(({ start }) => start));
}

/** What the numbers assume without a base. */
function assumedPhrase(assumed: readonly Subject[], { at }: Plan): Text {
  const [first, ...others] = assumed;
  if (!first || others.length > 0)
    return text`No base to compare with: the numbers assume the next rollouts of ${shortList(assumed.map(({ diff }) => diff.ref))}.`;
  const groups = first.head ?? [];
  const start = firstStart(assumed);
  const begins = Number.isFinite(start) && start > at ? text`, from ${utcPhrase(start)} UTC on` : NO_TEXT;
  const of = text`${policyName(first.diff.ref)} (${count(matchedOf(groups), unitOf(groups))})`;
  return text`No base to compare with: the numbers assume the next rollout of ${of}${begins}.`;
}

function startedFirst(subjects: readonly Subject[]): readonly Subject[] {
  const isStarted = ({ diff }: Subject): boolean =>
    diff.outcome.kind === 'starts' || diff.outcome.kind === 'stuck';
  return [...subjects.filter(isStarted), ...subjects.filter((subject) => !isStarted(subject))];
}
