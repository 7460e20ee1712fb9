import { startsNothing } from '../../plan/compare.js';
import type { Finding } from '../../plan/finding.js';
import type { Plan } from '../../plan/model.js';
import { amount, matchedOf, unitOf } from '../words/amounts.js';
import { HOUR_MS } from '../../calendar/days.js';
import { instantPhrase, utcPhrase } from '../words/instants.js';
import { isMigrated } from '../table/deleted.js';
import { BARE, goneText } from '../words/gone.js';
import { policyName, shortList } from '../words/names.js';
import { name, NO_TEXT, type Text, text, sentence } from '../../text/text.js';
import type { Selection, Subject } from '../choice/selection.js';
import { isStart, takesAll } from '../numbers/started.js';
import { type ChangeKind, refKey } from '../../systems/system.js';
import { isNamed } from '../../plan/measure/wholes.js';

/** What merging does, in one sentence, and the rollouts that it is said of. */
export interface Merging {
  readonly phrase: Text;
  readonly subjects: readonly Subject[];
}

/** What is taken to happen where there is no base that would tell. */
const GUESSED: ReadonlySet<ChangeKind> = new Set(['first-rollout', 'next-rollout', 'pod-template', 'drift']);

/** So many sentences are read; the others stand with their rollouts. */
const SHOWN = 2;

/**
 * What merging does to what the change touches: those first that it starts, rollouts of which the same is said together. What a
 * finding says in the same words is left out, as is what nobody touches.
 */
export function mergings(plan: Plan, { subjects: all, findings, touched }: Selection): Merging[] {
  const { base } = plan;
  // What takes its place says it.
  const subjects = all.filter(({ diff }) => !isMigrated(diff, touched));
  // What only stands in a line of rules below is no place for it.
  const told = [...findings.decisive, ...findings.fresh].flatMap(({ severity, message }) =>
    severity === 'info' ? [] : [message],
  );
  const bySentence = new Map<string, { readonly says: string; readonly of: Subject[] }>();
  const guessed = base === null ? subjects.filter(isGuessed) : [];
  for (const subject of startedFirst(subjects)) {
    if (guessed.includes(subject) || isToldBy(subject, findings.fresh)) continue;
    // A finding of the removal says what goes with it, and the title names what goes with nothing.
    if (subject.diff.head === null && (isOf(subject, findings.fresh) || goesAlone(subject, subjects)))
      continue;
    const says =
      subject.diff.head === null ? goneText(subject.diff) : (subject.diff.head.change?.says ?? null);
    if (says === null || told.some((message) => message.includes(says.replace(/\.$/, '')))) continue;
    // How many objects are added to each, and on which nodes, is told with each.
    const ofEach = subject.diff.head?.change?.saysOfEach ?? says;
    const alike = bySentence.get(ofEach);
    bySentence.set(ofEach, { says: alike ? ofEach : says, of: [...(alike?.of ?? []), subject] });
  }
  const several = subjects.length > 1 || subjects.some(({ diff }) => diff.head === null);
  const known = [...bySentence.values()]
    .slice(0, guessed.length > 0 ? SHOWN - 1 : SHOWN)
    .map(({ says, of }) => {
      const names = shortList(of.map(({ diff }) => diff.ref));
      const whose = several ? text` ${names}${of.length > 1 ? text`, each` : NO_TEXT}:` : NO_TEXT;
      return { phrase: text`${leadOf(of)}${startsLater(of, plan)}:${whose} ${sentence(says)}`, subjects: of };
    });
  const assumed = guessed.filter(
    (subject) => matchedOf(subject.head ?? []) > 0 && !isToldBy(subject, findings.fresh),
  );
  return assumed.length === 0 ? known : [...known, { phrase: assumedPhrase(assumed, plan), subjects: [] }];
}

/** True for what is gone beside others, and never rolled anything itself: a class of nodes, a policy that others name. */
function goesAlone({ diff }: Subject, subjects: readonly Subject[]): boolean {
  return subjects.length > 1 && diff.base?.effect.groups.length === 0 && goneText(diff) === BARE;
}

/** What is said after it is what the change asks for, or goes without it. */
export function leadOf(subjects: readonly Subject[]): Text {
  if (subjects.length > 0 && subjects.every(goesEitherWay)) return text`With and without this change`;
  const fails = asksInVain(subjects);
  const start = byHandPhrase(subjects) ?? text`Merging`;
  return fails ? text`${start} ${fails}` : start;
}

/** `A sync of Application/web by hand`, where that brings all of them in; null where merging does. */
function byHandPhrase(subjects: readonly Subject[]): Text | null {
  const [by = null, ...others] = [...new Set(subjects.map(({ byHand }) => byHand))];
  return by === null || others.length > 0 ? null : text`A sync of ${name('object', by)} by hand`;
}

/** `, from Sat 2026-11-28 22:00 UTC on`, where a window holds back what merging starts. */
function startsLater(subjects: readonly Subject[], { at, timeZone }: Plan): Text {
  // The base may start another time.
  const starting = subjects.filter(
    (subject) => subject.diff.head !== null && isStart(subject.diff.head) && !goesEitherWay(subject),
  );
  const starts = starting.flatMap(({ head }) => (head ?? []).flatMap(({ batches }) => batches));
  const first = Math.min(...starts.map(({ start }) => start));
  if (starting.length < subjects.length || !Number.isFinite(first) || first < at + HOUR_MS) return NO_TEXT;
  return text`, from ${instantPhrase(first, timeZone)} on`;
}

/** A rollout that gets stuck does not do what is asked for, and one that takes all of them may never end; null where it is done. */
export function asksInVain(subjects: readonly Subject[]): Text | null {
  const isStuck = ({ diff: { head } }: Subject): boolean =>
    head !== null && head.effect.outcome === 'stuck' && !startsNothing(head);
  if (subjects.length === 0 || !subjects.every(isStuck)) return null;
  return subjects.every(takesAll)
    ? text`asks for this, and it never ends`
    : text`asks for this, and it gets stuck`;
}

/** True if a finding says what merging does. */
function isToldBy({ diff }: Subject, findings: readonly Finding[]): boolean {
  return findings.some(
    ({ rule, policy, evidence }) =>
      rule === 'stage-coverage' &&
      evidence['cause'] !== 'empty' &&
      policy &&
      refKey(policy) === refKey(diff.ref),
  );
}

function isOf({ diff }: Subject, findings: readonly Finding[]): boolean {
  return findings.some(
    ({ severity, policy }) => severity !== 'info' && policy && refKey(policy) === refKey(diff.ref),
  );
}

/** Nothing tells what merging starts where there is no base: what the numbers are of. */
function assumedPhrase(assumed: readonly Subject[], { at }: Plan): Text {
  const unknown = text`Merging: what it starts is not known, as there is no base to compare with.`;
  const [first, ...others] = assumed;
  if (!first || others.length > 0) {
    const names = shortList(assumed.map(({ diff }) => diff.ref));
    return text`${unknown} The numbers are for the next rollouts of ${names}.`;
  }
  const groups = first.head ?? [];
  const start = Math.min(...groups.flatMap(({ batches }) => batches.map((batch) => batch.start)));
  const begins =
    Number.isFinite(start) && start > at
      ? text`, which starts on ${utcPhrase(start)} UTC at the earliest`
      : NO_TEXT;
  const of = text`${policyName(first.diff.ref)} (${amount(matchedOf(groups), unitOf(groups))})`;
  return text`${unknown} The numbers are for the next rollout of ${of}${begins}.`;
}

/** True where only a base would tell what starts it; what an object announces is written in it and no guess. */
export function isGuessed({ diff, head }: Subject): boolean {
  const isAnnounced = head?.some(isNamed) ?? false;
  return !isAnnounced && GUESSED.has(diff.head?.change?.kind ?? 'none');
}

/** What is under way or due without the change is not what merging does, such as nodes that have drifted. */
export function goesEitherWay({ diff: { base, head } }: Pick<Subject, 'diff'>): boolean {
  return head !== null && !startsNothing(head) && base?.change?.says === head.change?.says;
}

function startedFirst(subjects: readonly Subject[]): readonly Subject[] {
  const starts = ({ diff: { head } }: Subject): boolean => head !== null && !startsNothing(head);
  return [...subjects.filter(starts), ...subjects.filter((subject) => !starts(subject))];
}
