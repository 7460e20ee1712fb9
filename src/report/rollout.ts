import { groupedBy } from '../manifest/lookup.js';
import { isNamed, losableOf, servingOf, wholeOf } from '../plan/measure/wholes.js';
import type { Batch, PlannedGroup } from '../plan/model.js';
import { factOf, fixText, refKey } from '../systems/system.js';
import {
  code,
  count,
  isEmpty,
  joinTexts,
  literal,
  name,
  NO_TEXT,
  sameText,
  type Text,
  text,
  textKey,
} from '../text/text.js';
import { brakesPhrase } from './brakes.js';
import { leftNow } from './calendar.js';
import { type Block, type Fact, paragraph, rowsOf, type Section } from './document/document.js';
import { isDueAnyway } from './merging.js';
import { lossByAge } from './numbers.js';
import type { Subject } from './selection.js';
import { finishPhrase, nextRolloutsPhrase } from './table/finish.js';
import {
  changePhrase,
  goneText,
  instantPhrase,
  namesPhrase,
  placeText,
  policyName,
  share,
  strip,
  subjectName,
  utcPhrase,
} from './words.js';

/** What a section needs to know of its readers. */
interface Shown {
  readonly timeZone: string;
  /** True if the names of targets may be shown. */
  readonly withNames: boolean;
  /** True if what merging does is shown above. */
  readonly isMergingSaid: boolean;
  readonly weight: number;
}

/** The section of each rollout; a note that several share is shown at the first of them, with how many it is of. */
export function rolloutSections(
  subjects: readonly Subject[],
  shownOf: (subject: Subject) => Shown,
): Section[] {
  const notesOf = ({ diff }: Subject): Text[] => (diff.head?.notes ?? []).map((note) => note);
  const all = groupedBy(subjects.flatMap(notesOf), textKey);
  const shown = new Set<string>();
  return subjects.map((subject) => {
    const notes = notesOf(subject).flatMap((note) => {
      const key = textKey(note);
      const times = all.get(key)?.length ?? 1;
      if (times === 1) return [note];
      if (shown.has(key)) return [];
      shown.add(key);
      return [text`${note} (${times} rollouts)`];
    });
    return rolloutSection(subject, notes, shownOf(subject));
  });
}

/** One rollout: its file, what merging does, notes, then group by group. */
function rolloutSection(subject: Subject, notes: readonly Text[], shown: Shown): Section {
  const { diff, base, head } = subject;
  const groups = populated(head ?? [], base ?? []);
  const before = new Map((base ?? []).map((group) => [group.name, group]));
  const blocks = (group: PlannedGroup): Block[] => {
    const facts = groupFacts(group, before.get(group.name) ?? null, groups, shown);
    const of = { name: name('group', group.name), size: count(group.matched, group.unit) };
    return [{ kind: 'facts', of, facts }, ...batchTable(group, shown.withNames)];
  };
  return {
    title: text`${subjectName(diff)}, ${changePhrase(diff)}`,
    summary: joinTexts([text`${subjectName(diff)} ${changePhrase(diff)}`, summaryOf(subject)], ': '),
    blocks: [
      { kind: 'facts', of: null, facts: subjectFacts(subject, notes, shown) },
      { kind: 'stack', rows: rowsOf(groups, 'group', blocks) },
    ],
    weight: shown.weight,
  };
}

/** The groups of a rollout that hold a target, on this side or before; all of them if none does. */
export function populated(
  groups: readonly PlannedGroup[],
  before: readonly PlannedGroup[],
): readonly PlannedGroup[] {
  const holdsAny = ({ matched, batches }: PlannedGroup): boolean => matched > 0 || batches.length > 0;
  const held = new Set(before.filter(holdsAny).map(({ name: group }) => group));
  const found = groups.filter((group) => holdsAny(group) || held.has(group.name));
  return found.length > 0 ? found : groups;
}

/** A disruption budget rolls nothing, and neither does what is refused. */
function summaryOf({ diff, head }: Subject): Text {
  if (!diff.head || !head || populated(head, []).length === 0) return NO_TEXT;
  const { peakAtOnce, worstLoss } = diff.head.effect;
  const batches = head.reduce((sum, group) => sum + group.batches.length, 0);
  if (batches === 0 && peakAtOnce === 0) return text`nothing starts`;
  return text`${count(batches, 'batch')}, peak ${peakAtOnce}, worst loss ${worstLoss}`;
}

const NOTES_SHOWN = 10;

function subjectFacts(subject: Subject, notes: readonly Text[], { isMergingSaid }: Shown): Fact[] {
  const { diff, byHand } = subject;
  const more = notes.length - NOTES_SHOWN;
  const label = isDueAnyway(subject) ? 'regardless' : byHand === null ? 'merging' : 'sync by hand';
  const merging = !diff.head
    ? [{ label: 'merging', text: goneText(diff) }]
    : diff.head.change
      ? [{ label, text: diff.head.change.says }]
      : [];
  return [
    { label: 'file', text: name('file', placeText(diff.place)) },
    ...(isMergingSaid ? [] : merging),
    ...notes.slice(0, NOTES_SHOWN).map((note) => ({ label: 'note', text: note })),
    ...(more > 0 ? [{ label: 'note', text: text`${count(more, 'more note')} in the JSON report` }] : []),
  ];
}

/** Facts of a group, in the order a reader asks for them. What blocks several groups alike is in the first of them. */
export function groupFacts(
  group: PlannedGroup,
  before: PlannedGroup | null,
  all: readonly PlannedGroup[],
  { timeZone, withNames }: Pick<Shown, 'timeZone' | 'withNames'>,
): Fact[] {
  const earlier = all.slice(0, all.indexOf(group));
  const isIdle = group.matched === 0 && group.batches.length === 0;
  const facts: readonly (readonly [label: string, phrase: Text | null])[] = [
    ['ceiling', ceilingPhrase(group)],
    ['batches', batchesPhrase(group, before)],
    ['peak', isIdle ? null : peakPhrase(group)],
    ['expiry', expiryPhrase(group, timeZone)],
    ['pods', extremesPhrase(group)],
    ['worst loss', isIdle ? null : lossPhrase(group)],
    ['if bad', restingPhrase(group, earlier)],
    ['finish', isIdle ? null : endPhrase(group, earlier, timeZone)],
    ['perhaps', ifNextPhrase(group, timeZone)],
    ['next rollout', carriedOverPhrase(group)],
    ['overlap', overlapPhrase(group)],
    ['order', withNames ? orderPhrase(group) : null],
    ...blockedPhrases(group, withNames).map((phrase) => ['blocked', phrase] as const),
  ];
  return facts.flatMap(([label, phrase]) => (phrase ? [{ label, text: phrase }] : []));
}

/** `25% = 3 nodes, not enforced`. */
function ceilingPhrase(group: PlannedGroup): Text {
  const { declared, byDefault, resolved, enforced, rounding } = group.ceiling;
  const limit = enforced ?? resolved;
  const number = limit === null ? text`no limit` : count(limit, group.unit);
  const limits = group.calendar?.limits ?? [];
  // No single number is what several limits, or a limit at some hours, come to.
  const isCompound = limits.length > 1 || limits.some(({ schedule }) => schedule !== null);
  const shown = (): Text => {
    if (declared === null) {
      if (limit === null) return number;
      const rounded = rounding === undefined ? NO_TEXT : text`, rounded ${literal(rounding)}`;
      return byDefault === undefined
        ? text`${number} by default`
        : text`${number} (default ${code(byDefault)}${rounded})`;
    }
    if (String(declared) === String(limit)) return number;
    const written = typeof declared === 'number' ? text`${declared}` : code(declared);
    return isCompound ? text`${written} (${number} now)` : text`${written} = ${number}`;
  };
  const left = resolved === enforced ? leftNow(group) : null;
  const now = left === null ? NO_TEXT : text`, ${left} left now`;
  const force = resolved !== enforced && enforced === null ? text`, not enforced` : NO_TEXT;
  const from =
    refKey(group.declaredIn) === refKey(group.rolls) ? NO_TEXT : text`, from ${policyName(group.declaredIn)}`;
  return text`${shown()}${now}${force}${from}`;
}

function batchesPhrase(group: PlannedGroup, before: PlannedGroup | null): Text {
  const now = sizesPhrase(group);
  const was = before && sizesPhrase(before);
  return was === null || JSON.stringify(was) === JSON.stringify(now) ? now : text`${now}, was ${was}`;
}

function sizesPhrase({ batches, replacesFirst, unit }: PlannedGroup): Text {
  if (batches.length === 0) return text`none`;
  const sizes = literal(strip(batches.map((batch) => batch.size)));
  if (batches.length === 1) return sizes;
  const sliding = replacesFirst
    ? text`, sliding: the next ${literal(unit)} starts when one is gone`
    : NO_TEXT;
  return text`${sizes} (${count(batches.length, 'batch')}${sliding})`;
}

function peakPhrase(group: PlannedGroup): Text {
  const before =
    group.outBefore > 0 ? text`, ${group.outBefore} of them unavailable before it begins` : NO_TEXT;
  return text`${share(group.peakAtOnce, servingOf(group))}${before}`;
}

function lossPhrase(group: PlannedGroup): Text {
  const lost = share(group.worstLoss, isNamed(group) ? wholeOf(group) : losableOf(group));
  const aged = group.batches.length === 0 ? lossByAge([group]) : NO_TEXT;
  return isEmpty(aged) ? text`${lost}: ${brakesPhrase(group)}` : text`${lost}${aged}`;
}

function endPhrase(group: PlannedGroup, earlier: readonly PlannedGroup[], timeZone: string): Text {
  const says = group.fix ? fixText(group.fix) : NO_TEXT;
  const isWhySaid = earlier.some((other) => sameText(other.why, group.why));
  const isFixSaid = earlier.some(({ fix: other }) => other && sameText(fixText(other), says));
  const why = isWhySaid || isEmpty(group.why) ? NO_TEXT : text` (${group.why})`;
  const fix = isFixSaid || isEmpty(says) ? NO_TEXT : text` Fix: ${says}`;
  return text`${finishPhrase(group, [group], timeZone)}${why}${fix}`;
}

/** How it ends if rollouts that this change does not start begin as well. */
function ifNextPhrase({ ifNext }: PlannedGroup, timeZone: string): Text | null {
  if (!ifNext) return null;
  const end = finishPhrase({ outcome: ifNext.outcome, finish: null }, [], timeZone);
  return text`${end}, if ${nextRolloutsPhrase(ifNext.policies)} (${ifNext.why})`;
}

const CLUSTERS_SHOWN = 3;

/** What expires, whatever the ceiling says, and each time that this exceeds it. */
function expiryPhrase({ expiries, unit }: PlannedGroup, timeZone: string): Text | null {
  const [first] = expiries?.expired ?? [];
  if (!expiries || !first) return null;
  const { expired, over, followedTo } = expiries;
  const from = literal(expired.length === 1 ? 'on' : 'the first on');
  const exceeded = over
    .slice(0, CLUSTERS_SHOWN)
    .map(
      ({ worst }) =>
        text`${instantPhrase(worst.at, timeZone)} (${worst.out} unavailable, ${worst.limit ?? 0} allowed)`,
    );
  const more = over.length > CLUSTERS_SHOWN ? text` and ${over.length - CLUSTERS_SHOWN} more times` : NO_TEXT;
  const ceiling =
    exceeded.length === 0
      ? text`; the ceiling holds`
      : text`; past the ceiling on ${joinTexts(exceeded, ', ')}${more}`;
  const cut =
    followedTo === null ? NO_TEXT : text`; not counted after ${instantPhrase(followedTo, timeZone)}`;
  return text`${count(expired.length, unit)} outside the batches, ${from} ${instantPhrase(first.at, timeZone)}${ceiling}${cut}`;
}

/** The fewest available and the most in all, with surge. */
function extremesPhrase({ extremes, unit, matched, batches }: PlannedGroup): Text | null {
  if (!extremes || batches.length === 0) return null;
  const { lowestAvailable, highestTotal } = extremes;
  return text`at least ${lowestAvailable} of ${count(matched, unit)} available, at most ${count(highestTotal, 'pod')}`;
}

function restingPhrase(group: PlannedGroup, earlier: readonly PlannedGroup[]): Text | null {
  const resting = factOf(group, 'resting');
  if (!resting || group.batches.length === 0) return null;
  if (earlier.some((other) => factOf(other, 'resting')?.says === resting.says)) return null;
  return text`${share(resting.available, group.matched)} serving until someone intervenes: ${resting.says}`;
}

/** The first batches of the rollout after this one, if the batch state that is carried over changes them. */
function carriedOverPhrase({ carriedOver }: PlannedGroup): Text | null {
  if (!carriedOver || carriedOver.nextBatches.join() === carriedOver.freshBatches.join()) return null;
  const next = literal(strip(carriedOver.nextBatches));
  return text`starts with ${next}, not with ${literal(strip(carriedOver.freshBatches))}: the batch state is carried over`;
}

function overlapPhrase({ lostTo, selected, unit }: PlannedGroup): Text | null {
  const lost = Object.entries(lostTo).map(([other, targets]) => text`${targets} to ${name('group', other)}`);
  return lost.length === 0 ? null : text`selects ${count(selected, unit)}, loses ${joinTexts(lost, ', ')}`;
}

const ORDER_SHOWN = 40;

/** `batch 1: east-1, east-2; batch 2: west-1`: of clusters, as each of them is a decision of its own; null for other targets. */
function orderPhrase({ batches, unit }: Pick<PlannedGroup, 'batches' | 'unit'>): Text | null {
  if (unit !== 'cluster' || batches.length === 0) return null;
  let left = ORDER_SHOWN;
  const parts = batches.flatMap(({ index, targets }) => {
    const names = targets.slice(0, left).map((cluster) => name('cluster', cluster));
    left -= names.length;
    return names.length === 0 ? [] : [text`batch ${index}: ${joinTexts(names, ', ')}`];
  });
  const total = batches.reduce((sum, { targets }) => sum + targets.length, 0);
  const named = joinTexts(parts, '; ');
  return total > ORDER_SHOWN ? text`${named} and ${total - ORDER_SHOWN} more` : named;
}

/** Targets that are not touched, by reason. */
function blockedPhrases(group: PlannedGroup, withNames: boolean): Text[] {
  const byReason = groupedBy(group.blocked, ({ why }) => textKey(why));
  return [...byReason.values()].slice(0, NOTES_SHOWN).map((blocked) => {
    const targets = blocked.map(({ target }) => target);
    const named = withNames ? text` (${namesPhrase(targets)})` : NO_TEXT;
    return text`${count(targets.length, group.unit)} will not be touched${named}: ${blocked[0].why}`;
  });
}

/** Consecutive batches of one size, which share a line. */
interface Run {
  readonly first: Batch;
  readonly last: Batch;
}

/** Batches of the same size that follow each other, as one run each. */
export function runsOf(batches: readonly Batch[]): Run[] {
  const runs: Run[] = [];
  for (const batch of batches) {
    const run = runs.at(-1);
    if (run && run.first.size === batch.size && batch.failed === 0 && run.first.failed === 0)
      runs[runs.length - 1] = { ...run, last: batch };
    else runs.push({ first: batch, last: batch });
  }
  return runs;
}

const RUNS_SHOWN = 20;
const NAMES_SHOWN = 3;

/** From when to when the targets of each batch are unavailable, and its first targets. */
function batchTable({ batches, unit }: PlannedGroup, withNames: boolean): Block[] {
  if (batches.length === 0) return [];
  const columns = [
    { title: 'batch', isNumeric: true },
    { title: `${unit}s`, isNumeric: true },
    { title: 'starts (UTC)' },
    { title: 'ends (UTC)' },
    ...(withNames ? [{ title: `first ${unit}s` }] : []),
  ];
  const cells = ({ first, last }: Run): Text[] => {
    const isOne = first.index === last.index;
    const failed = first.failed > 0 ? text`, ${first.failed} fail` : NO_TEXT;
    return [
      isOne ? text`${first.index}` : text`${first.index} to ${last.index}`,
      text`${first.size}${isOne ? NO_TEXT : text` each`}${failed}`,
      utcPhrase(first.start),
      last.end === null ? text`never` : utcPhrase(last.end, first.start),
      ...(withNames ? [namesPhrase(first.targets.slice(0, NAMES_SHOWN))] : []),
    ];
  };
  const runs = runsOf(batches);
  const more = runs.length - RUNS_SHOWN;
  return [
    { kind: 'table', columns, rows: rowsOf(runs.slice(0, RUNS_SHOWN), 'line', cells) },
    ...(more > 0 ? [paragraph(text`${count(more, 'more line')} of batches in the JSON report.`)] : []),
  ];
}
