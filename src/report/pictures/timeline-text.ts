import { clipTo, type Interval, unionOf } from '../../calendar/intervals.js';
import type { Plan, PlannedGroup, PolicyDiff } from '../../plan/model.js';
import { isOnlyNext } from '../../plan/outcome-of.js';
import type { Instant } from '../../rollout/controller.js';
import { peopledGroups } from '../group/group.js';
import { durationText, instantPhrase } from '../words/instants.js';
import { subjectName } from '../words/names.js';
import { toTerminal } from '../../text/render.js';
import { name, text } from '../../text/text.js';
import type { Selection } from '../choice/selection.js';
import { type Paint, wrap } from '../document/layout.js';
import { type Axis, axisLine, axisOf } from './axis.js';
import { SIGNS, batchSigns, frozenSigns } from './batch-signs.js';

/** More than these are looked up in the lines of their policies. */
const GROUPS_DRAWN = 12;
/** A base that goes on for this many times as long would leave the change no room. */
const LONGER = 3;
/** What never ends goes on to the edge, which is so much of the whole behind the last that ends. */
const BEYOND = 0.1;
const LABEL = 11;
/** Represents a group that has no batch on one side. */
const NONE = 'none';

/** A group to be drawn: the base has a line of its own where it does otherwise. */
interface Drawn {
  readonly title: string;
  readonly head: PlannedGroup | null;
  readonly base: PlannedGroup | null;
}

/**
 * Which batch is under way when, by group, base above this change, with the hours in which nothing may start and the freezes; drawn
 * in characters and as wide as the terminal. Empty where no group has two batches to tell apart and nothing is closed or frozen.
 */
export function timelineLines(plan: Plan, selection: Selection, width: number, paint: Paint): string[] {
  const groups = groupsOf(selection);
  const shown = groups.slice(0, GROUPS_DRAWN);
  const span = spanOf(plan.at, shown);
  if (span === null) return [];
  const axis = axisOf(span.from, span.to, width - LABEL);
  const rows = shown.flatMap((group) => groupRows(group, axis, width, paint));
  const frozen = clipTo(
    { from: axis.from, to: axis.from + axis.signs * axis.stepMs },
    plan.freezes.reduce<readonly Interval[]>((all, { windows }) => unionOf(all, windows), []),
  );
  const freezes = frozen.length > 0 ? [row('frozen', frozenSigns(frozen, axis))] : [];
  const signs = [...rows, ...freezes].map((line) => line.slice(LABEL)).join('');
  const isTelling = shown.some(hasSeveral) || signs.includes(SIGNS.closed) || freezes.length > 0;
  if (!isTelling) return [];
  const more = groups.length - shown.length;
  return [
    ...wrap(headOf(axis, plan.timeZone), width, 0, 2).map((line) => paint('dim', line)),
    ...wrap(legendOf(signs), width).map((line) => paint('dim', line)),
    row('', axisLine(axis)).slice(0, width).trimEnd(),
    ...rows,
    ...freezes.map((line) => paint('yellow', line)),
    ...(more > 0 ? [`  and ${more} more groups`] : []),
  ];
}

function headOf({ from, stepMs }: Axis, timeZone: string): string {
  const start = toTerminal(instantPhrase(from, timeZone));
  return `From ${start}; each character is ${durationText(stepMs)}; the clock is UTC.`;
}

/** Only of signs that are there. */
function legendOf(signs: string): string {
  const meanings = [
    [/\d/, 'a number: the size of a batch that starts'],
    [SIGNS.out, 'until they are back'],
    [SIGNS.short, 'batches too short for their numbers'],
    [SIGNS.on, 'goes on'],
    [SIGNS.closed, 'nothing may start (the limit is 0)'],
    [SIGNS.partly, 'closed in part, or for some reasons'],
    [SIGNS.frozen, 'freeze'],
  ] as const;
  return meanings
    .flatMap(([sign, meaning]) => {
      if (typeof sign !== 'string') return sign.test(signs) ? [meaning] : [];
      return signs.includes(sign) ? [`${sign} ${meaning}`] : [];
    })
    .join(', ');
}

function groupsOf({ subjects }: Selection): Drawn[] {
  return subjects.flatMap(({ diff, base, head }) => {
    const before = new Map((base ?? []).map((group) => [group.name, group]));
    const isOnlyOfHead = isStartedByChange(diff);
    return peopledGroups(head ?? [], base ?? []).flatMap((group): Drawn[] => {
      const was = before.get(group.name) ?? null;
      const isDrawn = [group, was].some((side) => side !== null && side.batches.length > 0);
      const title = toTerminal(text`${subjectName(diff)} ${name('group', group.name)}`);
      return isDrawn
        ? [{ title, head: group, base: was && isOnlyOfHead ? { ...was, batches: [] } : was }]
        : [];
    });
  });
}

/** True where the base only has a next rollout, which nothing starts, and the change starts one: then the base has no batch to draw. */
export function isStartedByChange({ base, head }: Pick<PolicyDiff, 'base' | 'head'>): boolean {
  return base !== null && isOnlyNext(base) && head !== null && !isOnlyNext(head);
}

function hasSeveral({ head, base }: Drawn): boolean {
  return [head, base].some((side) => side !== null && side.batches.length > 1);
}

/** From the plan's instant to the end of the change; of a base that takes much longer only the beginning. */
function spanOf(at: Instant, groups: readonly Drawn[]): Interval | null {
  const ends = (side: 'base' | 'head'): Instant[] =>
    groups.flatMap((group) => (group[side]?.batches ?? []).map(({ start, end }) => end ?? start));
  const own = ends('head');
  const all = [...own, ...ends('base')];
  if (all.length === 0) return null;
  const [head, whole] = [latest(own, at), latest(all, at)];
  const end = own.length > 0 && whole - at > LONGER * (head - at) ? head : whole;
  const isOpen = groups.some((group) => [group.base, group.head].some((side) => side && isEndless(side)));
  return { from: at, to: Math.max(at + 1, end + (isOpen ? Math.ceil((end - at) * BEYOND) : 0)) };
}

function latest(instants: readonly Instant[], at: Instant): Instant {
  return instants.reduce((last, instant) => Math.max(last, instant), at);
}

function isEndless({ batches }: PlannedGroup): boolean {
  return batches.some(({ end }) => end === null);
}

function groupRows({ title, head, base }: Drawn, axis: Axis, width: number, paint: Paint): string[] {
  const now = head && (batchSigns(head, axis) || NONE);
  const was = base && (batchSigns(base, axis) || NONE);
  const isOther = was !== null && was !== now;
  return [
    ...wrap(title, width, 2, 2),
    ...(isOther ? [paint('dim', row('base', was))] : []),
    ...(now === null ? [] : [row(isOther ? 'change' : was === null ? 'plan' : 'both', now)]),
  ];
}

function row(label: string, signs: string): string {
  return `    ${label.padEnd(LABEL - 4)}${signs}`.trimEnd();
}
