import { HOUR_MS } from '../calendar/days.js';
import { groupedBy } from '../manifest/lookup.js';
import type { Plan } from '../plan/model.js';
import { refKey } from '../systems/system.js';
import { joinTexts, name, NO_TEXT, type Text, text, textKey, verbFor } from '../text/text.js';
import type { Selection, Subject } from './selection.js';
import { goneText, instantPhrase, shortList } from './words.js';

/** The effect of merging in one sentence, and its rollouts. */
export interface Merging {
  readonly phrase: Text;
  readonly subjects: readonly Subject[];
}

/** Sentences above the table; the sections of the other rollouts say what merging does. */
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

/** The effect of merging on the touched policies: started rollouts first, policies with the same sentence together. */
export function mergings(plan: Plan, { subjects: all, findings }: Selection): Merging[] {
  const found = [...findings.decisive, ...findings.fresh].filter(({ severity }) => severity !== 'info');
  const subjects = all.filter(({ diff: { ref, head } }) => {
    const own = found.filter(({ policy }) => policy && refKey(policy) === refKey(ref));
    const isSaid = own.some(({ breaks }) => breaks.some((rule) => SAID_BY_FINDING.has(rule)));
    return !isSaid && (head !== null || own.length === 0);
  });
  const assumed = subjects.filter(({ diff }) => startOf(diff.outcome) === 'unknown');
  const effects = subjects
    .filter((subject) => !assumed.includes(subject))
    .toSorted((a, b) => Number(isStarted(b)) - Number(isStarted(a)))
    .flatMap((subject) => {
      const says = effectOf(subject);
      return says ? [{ subject, says }] : [];
    });
  const isNamed = all.length > 1 || all.some(({ diff }) => diff.head === null);
  // Rollouts that are due anyway, or wait for a person's sync, are said apart from what merging does.
  const keyOf = ({ subject, says }: (typeof effects)[number]): string =>
    JSON.stringify([textKey(says), isDueAnyway(subject), subject.byHand]);
  const known = [...groupedBy(effects, keyOf).values()].map((same): Merging => {
    const of = same.map(({ subject }) => subject);
    const isOne = of.length === 1;
    const names = shortList(of.map(({ diff }) => diff.ref));
    const whose = isNamed ? text`${names}${isOne ? NO_TEXT : text`, each`}:` : NO_TEXT;
    // The title says that no rollout starts.
    const isNext = of.every(({ diff }) => startOf(diff.outcome) === 'next-rollout');
    const lead = isNext ? NO_TEXT : text`${leadOf(of)}${startsLater(of, plan)}:`;
    return {
      phrase: joinTexts([lead, whose, same[0].says], ' '),
      subjects: of,
    };
  });
  const names = shortList(assumed.map(({ diff }) => diff.ref));
  const phrase = text`No base to compare with: the numbers assume the next ${verbFor(assumed.length, 'rollout', 'rollouts')} of ${names}.`;
  return [...known.slice(0, SHOWN), ...(assumed.length > 0 ? [{ phrase, subjects: [] }] : [])];
}

/** The effect of the change on the targets of a policy, or the remains of its removal; null if none. */
function effectOf({ diff }: Subject): Text | null {
  if (diff.head) return diff.head.change && diff.head.change.says;
  return diff.outcome.kind === 'no-effect' || diff.base?.effect.groups.length === 0 ? null : goneText(diff);
}

/** `Merging`, or what else brings the change into the cluster: the same for all of the policies. */
function leadOf([first]: readonly Subject[]): Text {
  if (first && isDueAnyway(first)) return text`Regardless of this change`;
  return first?.byHand ? text`A sync of ${name('object', first.byHand)} by hand` : text`Merging`;
}

/** True for a rollout that is due with the change and without it, such as that of nodes that have drifted. */
export function isDueAnyway({ diff }: Pick<Subject, 'diff'>): boolean {
  return startOf(diff.outcome) === 'regardless';
}

function startOf(outcome: Subject['diff']['outcome']): string | null {
  return outcome.kind === 'waits' || outcome.kind === 'stuck' ? outcome.start : null;
}

function isStarted({ diff }: Subject): boolean {
  return diff.outcome.kind === 'starts' || diff.outcome.kind === 'stuck';
}

/** `, from Sat 2026-11-28 22:00 UTC on`, if a window delays what merging starts. */
function startsLater(subjects: readonly Subject[], { at, timeZone }: Plan): Text {
  const batches = subjects.flatMap(({ head }) => (head ?? []).flatMap((group) => group.batches));
  const first = Math.min(...batches.map(({ start }) => start));
  const isAll = subjects.every(({ diff }) => diff.outcome.kind === 'starts');
  if (!isAll || !Number.isFinite(first) || first < at + HOUR_MS) return NO_TEXT;
  return text`, from ${instantPhrase(first, timeZone)} on`;
}
