import { groupedBy } from '../../manifest/lookup.js';
import type { PlannedGroup } from '../../plan/model.js';
import { losableOf, servingOf, isNamed, wholeOf } from '../../plan/measure/wholes.js';
import { factOf, fixText, type LimitCalendar, refKey } from '../../systems/system.js';
import { amount, share, strip } from '../words/amounts.js';
import { brakesPhrase } from '../numbers/brakes.js';
import { leftNow } from '../calendar/week.js';
import { finishPhrase, heldUp, nextRolloutsPhrase, waitsForPods } from '../table/finish-row.js';
import { instantPhrase } from '../words/instants.js';
import { policyName } from '../words/names.js';
import { lossRemark } from '../numbers/peak-cause.js';
import {
  asText,
  code,
  few,
  isEmpty,
  joinTexts,
  literal,
  name,
  NO_TEXT,
  sameText,
  type Text,
  text,
  textKey,
} from '../../text/text.js';

/** A fact about a group: what it is called, and what is said. */
interface Fact {
  readonly label: string;
  readonly phrase: Text;
}

/** `25% = 3 nodes, not enforced`. */
function ceilingPhrase(group: PlannedGroup): Text {
  const { resolved, enforced } = group.ceiling;
  const left = leftNow(group);
  const now = left === null ? NO_TEXT : text`, ${left} left now`;
  const shown = heldPhrase(group);
  if (resolved === enforced) return text`${shown}${now}`;
  return enforced === null ? text`${shown}, not enforced` : shown;
}

/** The number that the controller holds to, else that of what is written, beside what is written. */
function heldPhrase({ ceiling, unit, calendar }: PlannedGroup): Text {
  const { declared, byDefault, enforced, rounding } = ceiling;
  const held = enforced ?? ceiling.resolved;
  const number = held === null ? text`no limit` : amount(held, unit);
  if (declared === null) {
    if (held === null) return number;
    const rounded = rounding === undefined ? NO_TEXT : text`, rounded ${literal(rounding)}`;
    return byDefault === undefined
      ? text`${number} by default`
      : text`${number} (default ${code(byDefault)}${rounded})`;
  }
  if (String(declared) === String(held)) return number;
  const written = typeof declared === 'number' ? text`${declared}` : code(declared);
  return calendar && isCompound(calendar) ? text`${written} (${number} now)` : text`${written} = ${number}`;
}

/** Several limits, or one that does not hold all the time: no single number is what they come to. */
function isCompound({ limits }: LimitCalendar): boolean {
  return limits.length > 1 || limits.some(({ schedule }) => schedule !== null);
}

/** The groups of a rollout that hold a target, on this side or before; all of them where none does. */
export function peopledGroups(
  groups: readonly PlannedGroup[],
  before: readonly PlannedGroup[],
): readonly PlannedGroup[] {
  const held = new Set(before.filter(holdsAny).map(({ name: group }) => group));
  const peopled = groups.filter((group) => holdsAny(group) || held.has(group.name));
  return peopled.length > 0 ? peopled : groups;
}

function holdsAny({ matched, batches }: PlannedGroup): boolean {
  return matched > 0 || batches.length > 0;
}

/**
 * Everything that one group's rollout comes to, in the order a reader asks for it. What holds it is left out where one of the groups
 * that are shown `earlier` is held alike.
 */
export function groupFacts(
  group: PlannedGroup,
  before: PlannedGroup | null,
  timeZone: string,
  earlier: readonly PlannedGroup[] = [],
): Fact[] {
  const idle = group.matched === 0 && group.batches.length === 0;
  const facts: (Fact | null)[] = [
    { label: 'ceiling', phrase: text`${ceilingPhrase(group)}${declaredElsewhere(group)}` },
    { label: 'batches', phrase: batchesPhrase(group, before) },
    idle ? null : { label: 'peak', phrase: peakPhrase(group) },
    agedFact(group, timeZone),
    extremesFact(group),
    idle ? null : { label: 'worst loss', phrase: lossPhrase(group) },
    earlier.some((other) => restingOf(other) === restingOf(group)) ? null : restingFact(group),
    startFact(group, timeZone),
    idle ? null : { label: 'finish', phrase: finishOf(group, timeZone, earlier) },
    ifNextFact(group, timeZone),
    carriedOverFact(group),
    overlapFact(group),
  ];
  return facts.filter((fact) => fact !== null);
}

function declaredElsewhere(group: PlannedGroup): Text {
  return refKey(group.declaredIn) === refKey(group.rolls)
    ? NO_TEXT
    : text`, from ${policyName(group.declaredIn)}`;
}

function batchesPhrase(group: PlannedGroup, before: PlannedGroup | null): Text {
  const now = sizesPhrase(group);
  if (!before) return now;
  const was = sizesPhrase(before);
  return JSON.stringify(was) === JSON.stringify(now) ? now : text`${now}, was ${was}`;
}

function sizesPhrase({ batches, replacesFirst, unit }: PlannedGroup): Text {
  if (batches.length === 0) return text`none`;
  const sizes = literal(strip(batches.map((batch) => batch.size)));
  if (batches.length <= 1) return sizes;
  const sliding = replacesFirst
    ? text`, sliding: the next ${literal(unit)} starts when one is gone`
    : NO_TEXT;
  return text`${sizes} (${amount(batches.length, 'batch')}${sliding})`;
}

function peakPhrase(group: PlannedGroup): Text {
  const before = group.outBefore > 0 ? text`, ${group.outBefore} of them out before it begins` : NO_TEXT;
  return text`${share(group.peakAtOnce, servingOf(group))}${before}`;
}

function lossPhrase(group: PlannedGroup): Text {
  const count = share(group.worstLoss, isNamed(group) ? wholeOf(group) : losableOf(group));
  const aged = group.batches.length === 0 ? lossRemark([group]) : NO_TEXT;
  return isEmpty(aged) ? text`${count}: ${brakesPhrase(group)}` : text`${count}${aged}`;
}

function finishOf(group: PlannedGroup, timeZone: string, earlier: readonly PlannedGroup[]): Text {
  const end = finishPhrase({ ...group, ...heldUp(group), mayEnd: waitsForPods(group) }, timeZone);
  const says = group.fix ? fixText(group.fix) : NO_TEXT;
  const isWhySaid = earlier.some((other) => sameText(other.why, group.why));
  const isFixSaid = earlier.some(({ fix: other }) => other && sameText(fixText(other), says));
  const why = isWhySaid || isEmpty(group.why) ? NO_TEXT : text` (${group.why})`;
  const fix = isFixSaid || isEmpty(says) ? NO_TEXT : text` Fix: ${says}`;
  return text`${end}${why}${fix}`;
}

function restingOf(group: PlannedGroup): Text | undefined {
  const resting = factOf(group, 'resting');
  return resting && asText(resting.says);
}

/** Where it ends if rollouts that nothing starts begin as well. */
function ifNextFact({ ifNext }: PlannedGroup, timeZone: string): Fact | null {
  if (!ifNext) return null;
  const end = finishPhrase({ outcome: ifNext.outcome, finish: null }, timeZone);
  return {
    label: 'perhaps',
    phrase: text`${end}, if ${nextRolloutsPhrase(ifNext.policies)} (${ifNext.why})`,
  };
}

const CLUSTERS_SHOWN = 3;

/** What expires, whatever the ceiling says, and each time that this passes it. */
function agedFact({ expiries, unit }: PlannedGroup, timeZone: string): Fact | null {
  const [first] = expiries?.expired ?? [];
  if (!expiries || !first) return null;
  const { expired, over, followedTo } = expiries;
  const from = expired.length === 1 ? text`on` : text`the first on`;
  const going = text`${amount(expired.length, unit)} outside the batches, ${from} ${instantPhrase(first.at, timeZone)}`;
  const passed = over
    .slice(0, CLUSTERS_SHOWN)
    .map(
      ({ worst }) =>
        text`${instantPhrase(worst.at, timeZone)} (${worst.out} out, ${worst.limit ?? 0} allowed)`,
    );
  const more = over.length > CLUSTERS_SHOWN ? text` and ${over.length - CLUSTERS_SHOWN} more times` : NO_TEXT;
  const verdict =
    passed.length === 0
      ? text`; the ceiling holds`
      : text`; past the ceiling on ${joinTexts(passed, ', ')}${more}`;
  const cut =
    followedTo === null ? NO_TEXT : text`; not counted after ${instantPhrase(followedTo, timeZone)}`;
  return { label: 'expiry', phrase: text`${going}${verdict}${cut}` };
}

/** What serves and what there is in all, where more than the targets count. */
function extremesFact({ extremes, unit, matched, batches }: PlannedGroup): Fact | null {
  if (!extremes || batches.length === 0) return null;
  const { lowestAvailable, highestTotal } = extremes;
  const least = text`at least ${lowestAvailable} of ${amount(matched, unit)} available`;
  return { label: 'pods', phrase: text`${least}, at most ${amount(highestTotal, 'pod')}` };
}

function restingFact(group: PlannedGroup): Fact | null {
  const { batches, matched } = group;
  const resting = factOf(group, 'resting');
  if (!resting || batches.length === 0) return null;
  const serving = share(resting.available, matched);
  return { label: 'if bad', phrase: text`${serving} serving until a person acts: ${asText(resting.says)}` };
}

function startFact({ start }: PlannedGroup, timeZone: string): Fact | null {
  return start === null ? null : { label: 'start', phrase: instantPhrase(start, timeZone) };
}

function carriedOverFact({ carriedOver }: PlannedGroup): Fact | null {
  // A state that is kept and changes no batch is nothing to tell.
  if (!carriedOver || carriedOver.nextBatches.join() === carriedOver.freshBatches.join()) return null;
  const next = literal(strip(carriedOver.nextBatches));
  const fresh = literal(strip(carriedOver.freshBatches));
  return {
    label: { shown: 'kept state', next: 'next rollout', after: 'one after it' }[carriedOver.of],
    phrase: text`starts with ${next}, not with ${fresh}: the batch state is carried over`,
  };
}

function overlapFact(group: PlannedGroup): Fact | null {
  const lost = Object.entries(group.lostTo);
  if (lost.length === 0) return null;
  const parts = lost.map(([other, count]) => text`${count} to ${name('group', other)}`);
  return {
    label: 'overlap',
    phrase: text`selects ${amount(group.selected, group.unit)}, loses ${joinTexts(parts, ', ')}`,
  };
}

/** Targets that are not touched, gathered by reason; the names only where they may be shown. */
export function blockedPhrases(group: PlannedGroup, withNames: boolean): Text[] {
  return [...groupedBy(group.blocked, ({ why }) => textKey(why)).values()].map((blocked) => {
    const targets = blocked.map(({ target }) => target);
    const named = withNames ? text` (${namesPhrase(targets)})` : NO_TEXT;
    return text`${amount(targets.length, group.unit)} will not be touched${named}: ${blocked[0].why}`;
  });
}

/** The first names, and how many more there are. */
export function namesPhrase(names: readonly string[]): Text {
  return few(
    names.map((target) => name('target', target)),
    5,
  );
}
