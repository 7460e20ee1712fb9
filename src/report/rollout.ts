import { groupedBy } from '../manifest/lookup.js';
import { isNamed, losableOf, servingOf, wholeOf } from '../plan/measure/wholes.js';
import type { Batch, Plan, PlannedGroup, PolicyDiff } from '../plan/model.js';
import { policyName, refKey } from '../systems/system.js';
import {
  code,
  count,
  isEmpty,
  joinTexts,
  literal,
  name,
  sameText,
  share,
  type Text,
  text,
  textKey,
} from '../text/text.js';
import {
  type Block,
  countedSection,
  type Fact,
  paragraph,
  rowsOf,
  type Section,
} from './document/document.js';
import { brakesPhrase, lossByAge } from './numbers.js';
import type { Subject } from './selection.js';
import { finishPhrase } from './table/finish.js';
import { growthPhrase, leftNow, windowsFact } from './table/windows.js';
import { changePhrase, goneText, namesPhrase, strip, subjectName, unitOf, utcPhrase } from './words.js';

/**
 * A section for each rollout: its file, what merging does if that is not said above, notes, then group by group. A
 * note that several share is shown at the first.
 */
export function rolloutSections(
  subjects: readonly Subject[],
  plan: Pick<Plan, 'at' | 'timeZone'>,
  withNames: boolean,
  isEffectSaid: boolean,
): Section[] {
  const known = new Set<string>();
  const shown = subjects.slice(0, ROLLOUTS_SHOWN).map((subject): Section => {
    const { diff, base, head } = subject;
    const notes = (diff.head?.notes ?? []).filter((note) => !known.has(textKey(note)));
    for (const note of notes) known.add(textKey(note));
    const groups = populated(head ?? [], base ?? []);
    const before = new Map((base ?? []).map((group) => [group.name, group]));
    const blocks = (group: PlannedGroup): Block[] => {
      const facts = groupFacts(group, before.get(group.name) ?? null, groups, plan, withNames);
      const of = { name: name('group', group.name), size: count(group.matched, group.unit) };
      return [{ kind: 'facts', of, facts }, ...batchTable(group, withNames)];
    };
    return {
      title: text`${subjectName(diff)}, ${changePhrase(diff)}`,
      summary: summaryOf(subject),
      blocks: [
        { kind: 'facts', of: null, facts: subjectFacts(subject, notes, withNames, isEffectSaid) },
        { kind: 'stack', rows: rowsOf(groups, 'group', blocks) },
      ],
    };
  });
  const more = subjects.slice(ROLLOUTS_SHOWN);
  const lines: Block = { kind: 'list', rows: rowsOf(more, 'rollout', (one) => ({ text: summaryOf(one) })) };
  return [...shown, ...countedSection(text`More rollouts`, more.length, lines)];
}

/** Rollouts with all their groups; the others have a line each. */
const ROLLOUTS_SHOWN = 20;

/** The groups of a rollout that hold a target, on this side or before; all of them if none does. */
function populated(
  groups: readonly PlannedGroup[],
  before: readonly PlannedGroup[],
): readonly PlannedGroup[] {
  const holdsAny = ({ matched, batches }: PlannedGroup): boolean => matched > 0 || batches.length > 0;
  const held = new Set(before.filter(holdsAny).map(({ name: group }) => group));
  const found = groups.filter((group) => holdsAny(group) || held.has(group.name));
  return found.length > 0 ? found : groups;
}

/** `Skyhook/gpu changed: 3 batches, peak 6, worst loss 6`; a disruption budget rolls nothing, and neither does what is refused. */
function summaryOf({ diff, head }: Subject): Text {
  const policy = text`${subjectName(diff)} ${changePhrase(diff)}`;
  if (!diff.head || !head || populated(head, []).length === 0) return policy;
  const { peakAtOnce, worstLoss } = diff.head.effect;
  const batches = head.reduce((sum, group) => sum + group.batches.length, 0);
  if (batches === 0 && peakAtOnce === 0) return text`${policy}: nothing starts`;
  return text`${policy}: ${count(batches, 'batch')}, peak ${peakAtOnce}, worst loss ${worstLoss}`;
}

/** The effect of the change on the targets of a policy, or the remains of its removal; null if none. */
export function effectOf({ diff }: Subject): Text | null {
  return diff.head ? diff.head.change && diff.head.change.says : goneText(diff);
}

const NOTES_SHOWN = 10;

function subjectFacts(
  subject: Subject,
  notes: readonly Text[],
  withNames: boolean,
  isEffectSaid: boolean,
): Fact[] {
  const { diff } = subject;
  const more = notes.length - NOTES_SHOWN;
  const effect = effectOf(subject);
  return [
    { label: 'file', text: name('file', `${diff.place.file}:${diff.place.line}`) },
    ...(isEffectSaid || !effect ? [] : [{ label: 'change', text: effect }]),
    ...movedPhrases(diff, withNames).map((moved) => ({ label: 'moved', text: moved })),
    ...notes.slice(0, NOTES_SHOWN).map((note) => ({ label: 'note', text: note })),
    ...(more > 0 ? [{ label: 'note', text: text`${count(more, 'more note')} in the JSON report` }] : []),
  ];
}

/** Targets that change groups, the largest move first: `3 nodes from a to b (web-1, web-2, web-3)`. */
function movedPhrases({ moved, base, head }: PolicyDiff, withNames: boolean): Text[] {
  const unit = unitOf([base, head].flatMap((side) => side?.effect.groups ?? []));
  const end = (group: string | null): Text => (group === null ? text`no group` : name('group', group));
  return [...groupedBy(moved, ({ from, to }) => JSON.stringify([from, to])).values()]
    .sort((a, b) => b.length - a.length)
    .slice(0, NOTES_SHOWN)
    .map((all) => {
      const [{ from, to }] = all;
      const names = withNames && text` (${namesPhrase(all.map(({ target }) => target))})`;
      return text`${count(all.length, unit)} from ${end(from)} to ${end(to)}${names}`;
    });
}

/** Facts of a group, in the order a reader asks for them. What several groups have alike is in the first of them. */
export function groupFacts(
  group: PlannedGroup,
  before: PlannedGroup | null,
  all: readonly PlannedGroup[],
  plan: Pick<Plan, 'at' | 'timeZone'>,
  withNames: boolean,
): Fact[] {
  const { batches, outBefore } = group;
  const earlier = all.slice(0, all.indexOf(group));
  const isIdle = group.matched === 0 && batches.length === 0;
  const already = outBefore > 0 && text`, ${outBefore} of them unavailable before it begins`;
  const lost = share(group.worstLoss, isNamed(group) ? wholeOf(group) : losableOf(group));
  const aged = batches.length === 0 ? lossByAge([group]) : null;
  const isWhySaid = isEmpty(group.why) || earlier.some((other) => sameText(other.why, group.why));
  const why = !isWhySaid && text` (${group.why})`;
  const facts: readonly (readonly [label: string, phrase: Text | null])[] = [
    ['ceiling', ceilingPhrase(group)],
    ['allowed', windowsFact(group, plan.at)],
    ['batches', batchesPhrase(group, before)],
    ['peak', isIdle ? null : text`${share(group.peakAtOnce, servingOf(group))}${already}`],
    ['worst loss', isIdle ? null : aged ? text`${lost}${aged}` : text`${lost}: ${brakesPhrase(group)}`],
    ['finish', isIdle ? null : text`${finishPhrase(group, [group], plan.timeZone)}${why}`],
    ...blockedPhrases(group, withNames).map((phrase) => ['blocked', phrase] as const),
  ];
  return facts.flatMap(([label, phrase]) => (phrase ? [{ label, text: phrase }] : []));
}

/** `25% = 3 nodes, not enforced`. */
function ceilingPhrase(group: PlannedGroup): Text {
  const { declared, byDefault, resolved, enforced } = group.ceiling;
  const limit = enforced ?? resolved;
  const number = limit === null ? text`no limit` : count(limit, group.unit);
  const limits = group.calendar?.limits ?? [];
  // No single number is what several limits, or a limit at some hours, come to.
  const isCompound = limits.length > 1 || limits.some(({ schedule }) => schedule !== null);
  const origin = byDefault === undefined ? text` by default` : text` (default ${code(byDefault)})`;
  const fallback = limit === null ? number : text`${number}${origin}`;
  const written = code(String(declared));
  const compared = isCompound ? text`${written} (${number} now)` : text`${written} = ${number}`;
  const shown = declared === null ? fallback : String(declared) === String(limit) ? number : compared;
  const left = resolved === enforced ? leftNow(group) : null;
  const now = left !== null && text`${left} left now`;
  const force = resolved !== enforced && enforced === null && text`not enforced`;
  const isElsewhere = refKey(group.declaredIn) !== refKey(group.rolls);
  const from = isElsewhere && text`from ${policyName(group.declaredIn)}`;
  return joinTexts([shown, now, growthPhrase(group), force, from]);
}

function batchesPhrase(group: PlannedGroup, before: PlannedGroup | null): Text {
  const now = sizesPhrase(group);
  return before && !sameText(sizesPhrase(before), now) ? text`${now}, was ${sizesPhrase(before)}` : now;
}

function sizesPhrase({ batches, replacesFirst, unit }: PlannedGroup): Text {
  if (batches.length === 0) return text`none`;
  const sizes = literal(strip(batches.map((batch) => batch.size)));
  const each = replacesFirst && text`, sliding: the next ${literal(unit)} starts when one is gone`;
  return batches.length === 1 ? sizes : text`${sizes} (${count(batches.length, 'batch')}${each})`;
}

/** Targets that are not touched, by reason. */
function blockedPhrases(group: PlannedGroup, withNames: boolean): Text[] {
  const byReason = groupedBy(group.blocked, ({ why }) => textKey(why));
  return [...byReason.values()].slice(0, NOTES_SHOWN).map((blocked) => {
    const targets = blocked.map(({ target }) => target);
    const names = withNames && text` (${namesPhrase(targets)})`;
    return text`${count(targets.length, group.unit)} will not be touched${names}: ${blocked[0].why}`;
  });
}

/** Consecutive batches of one size, which share a line. */
interface Run {
  readonly first: Batch;
  readonly last: Batch;
}

/** Batches of the same size that follow each other, as one run each. */
function runsOf(batches: readonly Batch[]): Run[] {
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

/** From when to when the targets of each batch are unavailable, and its first targets; each cluster is a decision of its own. */
function batchTable({ batches, unit }: PlannedGroup, withNames: boolean): Block[] {
  if (batches.length === 0) return [];
  const isEach = withNames && unit === 'cluster';
  const columns = [
    { title: 'batch', isNumeric: true },
    { title: `${unit}s`, isNumeric: true },
    { title: 'starts (UTC)' },
    { title: 'ends (UTC)' },
    ...(withNames ? [{ title: `first ${unit}s` }] : []),
  ];
  const cells = ({ first, last }: Run): Text[] => {
    const isOne = first.index === last.index;
    const failed = first.failed > 0 && text`, ${first.failed} fail`;
    return [
      isOne ? text`${first.index}` : text`${first.index} to ${last.index}`,
      text`${first.size}${!isOne && text` each`}${failed}`,
      utcPhrase(first.start),
      last.end === null ? text`never` : utcPhrase(last.end, first.start),
      ...(withNames ? [namesPhrase(isEach ? first.targets : first.targets.slice(0, NAMES_SHOWN))] : []),
    ];
  };
  const runs = isEach ? batches.map((batch) => ({ first: batch, last: batch })) : runsOf(batches);
  const more = runs.length - RUNS_SHOWN;
  return [
    { kind: 'table', columns, rows: rowsOf(runs.slice(0, RUNS_SHOWN), 'line', cells) },
    ...(more > 0 ? [paragraph(text`${count(more, 'more line')} of batches in the JSON report.`)] : []),
  ];
}
