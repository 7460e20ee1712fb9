import type { Report } from '../../plan/finding.js';
import type { PlannedGroup } from '../../plan/model.js';
import { matchedOf } from '../words/amounts.js';
import {
  deletedAtOnce,
  deletedPhrase,
  droppedPhrase,
  isMigrated,
  removedPhrase,
  takenPhrase,
} from '../table/deleted.js';
import { budgetsPhrase, evictionsPhrase, isOnlyBudgets } from '../table/evictions-row.js';
import { heldUp } from '../table/finish-row.js';
import { isGuessed } from './merging.js';
import { toPlain } from '../../text/render.js';
import { hasWords, joinTexts, NO_TEXT, type Text, text } from '../../text/text.js';
import { type ChangeKind, type HeldBack } from '../../systems/system.js';
import {
  LOSS,
  PEAK,
  compare,
  isNoTarget,
  movedPhrase,
  standing,
  steepestOf,
} from '../numbers/measure-phrases.js';
import { type Measures, measuresOf } from '../numbers/measures.js';
import { agedPhrase, outAlreadyPhrase } from '../numbers/peak-cause.js';
import { deadAsWrittenPhrase } from './refused.js';
import type { Selection } from '../choice/selection.js';
import {
  isStart,
  nextStuckPhrase,
  startedBy,
  startedPhrase,
  stillStuckPhrase,
  stuckPhrase,
} from '../numbers/started.js';

/** Both with a comma between them; one of no words is left out. */
export function lead(judgement: Text, rest: Text): Text {
  return joinTexts([judgement, rest], ', ');
}

/** What decided it, then what happens: `1 error. No rollout starts on merge`. */
export function then(judgement: Text, rest: Text): Text {
  return joinTexts([judgement, capital(rest)], '. ');
}

function capital({ parts }: Text): Text {
  const [first, ...others] = parts;
  if (first?.kind !== 'literal') return { parts };
  return {
    parts: [{ ...first, text: first.text.replace(/^./, (letter) => letter.toUpperCase()) }, ...others],
  };
}

/** What merging starts; the number that got worse, then the one that got better, then where the rollout stands. */
export function numbersOf(report: Report, selection: Selection): Text {
  const { subjects } = selection;
  const dead = deadAsWrittenPhrase(selection);
  if (dead) return lead(removedPhrase(selection) ?? NO_TEXT, dead);
  if (isOnlyBudgets(subjects)) return budgetsPhrase(subjects);
  return lead(rolloutNumbers(report, selection), evictionsPhrase(subjects));
}

function rolloutNumbers(report: Report, selection: Selection): Text {
  const measures = measuresOf(report.plan, selection);
  const started = startedPhrase(startedBy(selection), selection);
  const rise = risePhrase(selection, measures);
  const [most, ...others] = deletedAtOnce(selection);
  if (most) {
    // That what is removed is the peak is said by its number already.
    const isTold = compare(measures.loss) <= 0 && (measures.peak.head?.count ?? 0) <= most.targets;
    const isSteepest = rise !== null && steepestOf(selection) !== null;
    const besides = isTold && !isSteepest ? null : rise;
    return lead(deletedPhrase([most, ...others]) ?? NO_TEXT, besides ?? started ?? NO_TEXT);
  }
  const removed = removedPhrase(selection);
  const taken = takenPhrase(selection);
  if (taken) return lead(taken, lead(removed ?? NO_TEXT, rise ?? NO_TEXT));
  // That less is planned without what is gone is no fall.
  if (removed) {
    const begins = started && lead(started, rise ?? standing(measures));
    const rest = begins ?? rise ?? stuckNumbers(selection, measures) ?? addedNumbers(selection, measures);
    return begins && rolledNothing(selection) ? lead(begins, removed) : lead(removed, rest);
  }
  const dropped = droppedPhrase(selection);
  if (dropped) return lead(dropped, lead(started ?? NO_TEXT, rise ?? NO_TEXT));
  const held = heldBack(selection);
  // What a pause keeps from being planned has no number.
  const resumed = measures.peak.head?.count === 0 ? NO_TEXT : (rise ?? standing(measures));
  if (held) return heldBackPhrase(held, resumed);
  if (started) return text`${started}, ${rise ?? standing(measures)}`;
  const stuck = stuckNumbers(selection, measures, isOnlyNext(report, selection));
  // What only age takes is no rise of a rollout that starts nothing.
  const isByAge = stuck !== null && agedPhrase(selection) !== null;
  const worse = isByAge ? null : rise;
  const stops = worse && !isOnlyNext(report, selection) ? stuckPhrase(selection) : null;
  const numbers = (stops && worse ? lead(stops, worse) : worse) ?? stuck ?? fallPhrase(measures, selection);
  if (awaitsStart(selection)) return text`no rollout starts on merge. Once its state is Run: ${numbers}`;
  if (report.plan.base === null && !stuck && isAssumed(selection)) return text`next rollout: ${numbers}`;
  if (!isOnlyNext(report, selection)) return numbers;
  const isNamed = toPlain(numbers).startsWith('the next rollout');
  return isNamed
    ? then(beginning(selection), numbers)
    : text`${beginning(selection)}. Next rollout: ${numbers}`;
}

function beginning({ subjects }: Selection): Text {
  const changes = subjects.flatMap(({ diff: { head } }) => head?.change ?? []);
  if (changes.some(({ unforecast }) => unforecast !== undefined))
    return text`merging lets consolidation take more, which no plan forecasts`;
  return text`no rollout starts on merge`;
}

/** True where what is removed rolled nothing itself, such as a node class: it is not what happens. */
function rolledNothing({ touched }: Selection): boolean {
  return touched.every(({ head, base }) => head !== null || matchedOf(base?.effect.groups ?? []) === 0);
}

/** True where a person has to start all that is planned. */
function awaitsStart({ subjects }: Selection): boolean {
  const groups = subjects.flatMap(({ head }) => head ?? []);
  return groups.length > 0 && groups.every((group) => heldUp(group).awaitsStart);
}

/** How a person holds all that is planned; undefined where nobody does. */
function heldBack({ subjects }: Selection): HeldBack | undefined {
  const groups = subjects.flatMap(({ head }) => head ?? []).filter(({ matched }) => matched > 0);
  // Pods of added replicas start all the same.
  if (subjects.some(({ diff, head }) => diff.head?.change?.held === 'OnDelete' && head?.some(hasBatches)))
    return undefined;
  const [first] = groups.map((group) => heldUp(group).held);
  if (first !== undefined) return groups.every((group) => heldUp(group).held === first) ? first : undefined;
  const [of, ...others] = subjects.map(({ diff: { head } }) =>
    head?.effect.finish === null && head.effect.peakAtOnce === 0 ? head.change?.held : undefined,
  );
  return others.every((other) => other === of) ? of : undefined;
}

function hasBatches({ batches }: PlannedGroup): boolean {
  return batches.length > 0;
}

/** What nobody but a person lets go: of what a pause holds the numbers are of then, and of what never goes by itself there are none. */
function heldBackPhrase(held: HeldBack, numbers: Text): Text {
  const from = hasWords(numbers) ? text`, then: ${numbers}` : NO_TEXT;
  switch (held) {
    case 'paused':
      return text`nothing starts until it is resumed${from}`;
    case 'disabled':
      return text`nothing starts until it is enabled${from}`;
    case 'OnDelete':
      return text`nothing starts until somebody deletes pods (OnDelete)`;
    case 'partition':
      return text`nothing starts until its partition is lowered`;
  }
}

/** True where nothing tells what starts what is planned. */
function isAssumed({ subjects }: Selection): boolean {
  const rolling = subjects.filter(({ head }) => matchedOf(head ?? []) > 0);
  return rolling.length > 0 && rolling.every(isGuessed);
}

/**
 * True where all that are planned are next rollouts, which somebody has to start: their numbers are of nothing that merging does.
 * What rolls nothing, such as a disruption budget, starts nothing either.
 */
function isOnlyNext({ plan }: Report, { subjects: all, touched }: Selection): boolean {
  const subjects = all.filter(({ diff }) => !isMigrated(diff, touched));
  if (plan.base === null || subjects.some(({ diff: { head } }) => head === null || head.isDeleted))
    return false;
  const changes = subjects.flatMap(({ diff: { head } }) => head?.change ?? []);
  return changes.length > 0 && changes.every(({ kind }) => NEXT.has(kind));
}

const NEXT: ReadonlySet<ChangeKind> = new Set(['next-rollout', 'migration', 'scale']);

/** What comes beside what is removed, where merging starts it: its numbers may be those of what goes, as after a new name. */
function addedNumbers({ subjects }: Selection, measures: Measures): Text {
  const goes = subjects.some(
    ({ diff, head }) => !diff.base && diff.head && isStart(diff.head) && matchedOf(head ?? []) > 0,
  );
  return goes ? standing(measures) : NO_TEXT;
}

/** What does not get on breaks nothing more: of its numbers only what is out all the same matters. */
function stuckNumbers(selection: Selection, { peak }: Measures, isNext = false): Text | null {
  const stuck = (isNext ? nextStuckPhrase(selection) : null) ?? stuckPhrase(selection);
  if (!stuck || !peak.head || peak.head.count === 0) return stuck;
  const aged = agedPhrase(selection);
  const besides = aged ?? outAlreadyPhrase(selection);
  if (besides) return text`${stuck}, ${besides}`;
  return text`${stuck}, ${standing({ peak, loss: { base: null, head: null } })}`;
}

function risePhrase(selection: Selection, { peak, loss }: Measures): Text | null {
  const steepest = selection.subjects.length > 1 ? steepestOf(selection) : null;
  if (steepest) return movedPhrase(steepest.what, text`rises`, steepest.rise);
  if (compare(loss) > 0) return movedPhrase(LOSS, text`rises`, loss);
  return compare(peak) > 0 ? movedPhrase(PEAK, text`rises`, peak) : null;
}

function fallPhrase({ peak, loss }: Measures, selection: Selection): Text {
  if (rollsNoMore(selection)) return text`no rollout starts on merge`;
  if (compare(loss) < 0) return movedPhrase(LOSS, text`falls`, loss);
  if (compare(peak) < 0) return movedPhrase(PEAK, text`falls`, peak);
  const stuck = stillStuckPhrase(selection);
  if (stuck) return lead(stuck, agedPhrase(selection) ?? NO_TEXT);
  const now = standing({ peak, loss });
  if (!peak.base) return now;
  return isNoTarget({ peak, loss }) ? text`${now}, as before` : text`${now} as before`;
}

/** True where nothing is rolled by itself any more: that a number is 0 then is nothing that got better. */
function rollsNoMore({ subjects }: Selection): boolean {
  const heads = subjects.flatMap(({ head }) => head ?? []).filter(({ matched }) => matched > 0);
  const bases = subjects.flatMap(({ base }) => base ?? []);
  return (
    heads.length > 0 &&
    heads.every(({ outcome, peakAtOnce }) => outcome === 'none' && peakAtOnce === 0) &&
    bases.some(({ outcome }) => outcome !== 'none')
  );
}
