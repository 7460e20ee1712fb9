import { clipTo, intersectionOf, type Interval, unionOf } from '../calendar/intervals.js';
import { groupedBy } from '../manifest/lookup.js';
import type { Plan, PlannedGroup, PolicyDiff } from '../plan/model.js';
import { isOnlyNext } from '../plan/outcome-of.js';
import type { Instant } from '../rollout/controller.js';
import { diagramName, gantt, gfm, type Markdown, NOTHING } from '../text/escape/index.js';
import { durationText } from '../text/instants.js';
import { toTerminal } from '../text/render.js';
import { count, name, text } from '../text/text.js';
import type { Section } from './document/document.js';
import { type Paint, wrap } from './document/layout.js';
import { populated, runsOf } from './rollout.js';
import type { Selection } from './selection.js';
import { axisLine, axisOf, batchSigns, frozenSigns, legendOf, SIGNS } from './timeline-signs.js';
import { instantPhrase, subjectName } from './words.js';

/** A group that is drawn, and the base if it has batches there. */
interface Drawn {
  readonly diff: PolicyDiff;
  readonly head: PlannedGroup;
  readonly base: PlannedGroup | null;
}

/** The groups with a batch on one side. */
export function drawnGroups({ subjects }: Selection): Drawn[] {
  return subjects.flatMap(({ diff, base, head }) => {
    const before = new Map((base ?? []).map((group) => [group.name, group]));
    const isOnlyOfHead = isStartedByChange(diff);
    return populated(head ?? [], base ?? []).flatMap((group): Drawn[] => {
      const was = before.get(group.name) ?? null;
      const isDrawn = [group, was].some((side) => side !== null && side.batches.length > 0);
      return isDrawn
        ? [{ diff, head: group, base: was && isOnlyOfHead ? { ...was, batches: [] } : was }]
        : [];
    });
  });
}

/** When the targets of each batch are unavailable, base beside change: a Mermaid chart in Markdown, characters in a terminal. */
export function timelineSection(plan: Plan, selection: Selection, hide: (text: string) => string): Section {
  const groups = drawnGroups(selection);
  return {
    title: text`Timeline of the batches`,
    blocks: [
      {
        kind: 'picture',
        markdown: () => ganttOf(plan, groups, hide),
        terminal: (width, paint) => linesOf(plan, groups, width, paint),
      },
    ],
    weight: 2,
  };
}

/** True if the base only has a next rollout, which nothing starts, and the change starts one: then the base has no batch to draw. */
function isStartedByChange({ base, head }: Pick<PolicyDiff, 'base' | 'head'>): boolean {
  return base !== null && isOnlyNext(base) && head !== null && !isOnlyNext(head);
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Groups, runs of batches, and windows of one group that a Mermaid chart shows; the sections of the rollouts have all. */
const GANTT_GROUPS = 6;
const GANTT_RUNS = 12;
const GANTT_WINDOWS = 4;
/** More labels run into each other. */
const GANTT_TICKS = 7;

const TICKS: readonly { readonly ms: number; readonly interval: string }[] = [
  ...[1, 5, 10, 15, 30].map((times) => ({ ms: times * MINUTE, interval: `${times}minute` })),
  ...[1, 2, 3, 6, 12].map((times) => ({ ms: times * HOUR, interval: `${times}hour` })),
  ...[1, 2, 4, 7, 14, 30].map((times) => ({ ms: times * DAY, interval: `${times}day` })),
];

function ganttOf(plan: Plan, groups: readonly Drawn[], hide: (text: string) => string): Markdown {
  const drawn = groups.filter(({ head }) => head.batches.length > 0).slice(0, GANTT_GROUPS);
  const titles = titlesOf(drawn.map(({ head, diff }) => [hide(head.name), hide(diff.ref.name)]));
  const lanes = drawn.flatMap(({ head, base }, i) => {
    const title = titles[i] ?? '';
    if (!base || base.batches.length === 0 || timesOf(base) === timesOf(head))
      return [{ title, group: head, isBase: false }];
    return [
      { title: `${title} before`, group: base, isBase: true },
      { title: `${title} after`, group: head, isBase: false },
    ];
  });
  const batches = lanes.flatMap(({ group }) => group.batches);
  if (lanes.every(({ group }) => group.batches.length < 2)) return NOTHING;
  const last = batches.reduce((end, batch) => Math.max(end, batch.end ?? batch.start), 0);
  const first = batches.reduce((start, batch) => Math.min(start, batch.start), Infinity);
  // A batch that never ends is drawn a tenth longer than the last that does.
  const until = last + Math.max(MINUTE, Math.round((last - plan.at) / 10));
  const span = until - plan.at;
  const { interval } = TICKS.find(({ ms }) => (until - first) / ms <= GANTT_TICKS) ?? { interval: '90day' };
  const within = { from: first, to: until };
  return gfm`Times are those of your browser's time zone.\n\n${gantt([
    '  dateFormat x',
    '  todayMarker off',
    `  axisFormat ${span > 7 * DAY ? '%Y-%m-%d' : span > DAY / 2 ? '%a %H:%M' : '%H:%M'}`,
    `  tickInterval ${interval}`,
    ...lanes.flatMap(({ title, group, isBase }) => [
      `  section ${title}`,
      ...barLines(group, until),
      ...(isBase ? [] : closedLines(group, within)),
    ]),
    ...freezeLines(plan, within, hide),
  ])}`;
}

/** The name of each group; that of its policy if others have the same, and a number: GitHub shows one section of a name. */
function titlesOf(names: readonly (readonly [group: string, policy: string])[]): string[] {
  const groups = names.map(([group]) => diagramName(group));
  const plain = names.map(([, policy], i) => {
    const group = groups[i] ?? '';
    return groups.indexOf(group) === groups.lastIndexOf(group) ? group : diagramName(policy);
  });
  return plain.map((title, i) => {
    const before = plain.slice(0, i).filter((other) => other === title).length;
    return before === 0 ? title : `${title} ${before + 1}`;
  });
}

function timesOf({ batches }: PlannedGroup): string {
  return JSON.stringify(batches.map(({ size, start, end }) => [size, start, end]));
}

function barLines({ batches, unit }: PlannedGroup, until: Instant): string[] {
  return runsOf(batches)
    .slice(0, GANTT_RUNS)
    .map(({ first, last }) => {
      const isOne = first.index === last.index;
      const which = isOne ? `batch ${first.index}` : `batches ${first.index} to ${last.index}`;
      const size = toTerminal(isOne ? count(first.size, unit) : text`${first.size} each`);
      const [says, tag] = last.end === null ? [', never ends', 'crit, '] : ['', ''];
      return `  ${which}, ${size}${says} :${tag}${first.start}, ${last.end ?? until}`;
    });
}

/** Hours in which no reason lets any target go. */
function closedLines({ allowed }: PlannedGroup, within: Interval): string[] {
  const reasons = [...groupedBy(allowed, ({ reason }) => reason).values()];
  if (reasons.length === 0) return [];
  return reasons
    .map((spans): readonly Interval[] => spans.filter(({ limit }) => limit === 0))
    .reduce(intersectionOf, [within])
    .slice(0, GANTT_WINDOWS)
    .map(({ from, to }) => `  closed, nothing starts :done, ${from}, ${to}`);
}

function freezeLines({ freezes }: Plan, within: Interval, hide: (text: string) => string): string[] {
  const drawn = freezes
    .flatMap(({ name: freeze, windows }) => clipTo(within, windows).map((window) => ({ freeze, ...window })))
    .slice(0, GANTT_WINDOWS)
    .map(({ freeze, from, to }) => `  ${diagramName(hide(freeze))} :crit, ${from}, ${to}`);
  return drawn.length === 0 ? [] : ['  section freezes', ...drawn];
}

const TERMINAL_GROUPS = 12;
/** A base that takes this many times as long is only drawn in part. */
const LONGER = 3;
/** Room at the edge for what never ends, as a share of the whole. */
const BEYOND = 0.1;
const LABEL = 11;

/** Empty if no group has two batches and nothing is closed or frozen. */
function linesOf(plan: Plan, groups: readonly Drawn[], width: number, paint: Paint): string[] {
  const shown = groups.slice(0, TERMINAL_GROUPS);
  const span = spanOf(plan.at, shown);
  if (span === null) return [];
  const axis = axisOf(span.from, span.to, width - LABEL);
  const rows = shown.flatMap(({ diff, head, base }) => {
    const now = batchSigns(head, axis) || 'none';
    const was = base && (batchSigns(base, axis) || 'none');
    const isOther = was !== null && was !== now;
    const group = name('group', head.name);
    return [
      ...wrap(toTerminal(text`${subjectName(diff)} ${group}`), width, 2, 2),
      ...(isOther ? [paint('dim', line('base', was))] : []),
      line(isOther ? 'change' : was === null ? 'plan' : 'both', now),
    ];
  });
  const frozen = clipTo(
    { from: axis.from, to: axis.from + axis.signs * axis.stepMs },
    plan.freezes.reduce<readonly Interval[]>((all, { windows }) => unionOf(all, windows), []),
  );
  const freezes = frozen.length > 0 ? [line('frozen', frozenSigns(frozen, axis))] : [];
  const signs = [...rows, ...freezes].map((one) => one.slice(LABEL)).join('');
  const hasSeveral = shown.some(({ head, base }) =>
    [head, base].some((side) => side !== null && side.batches.length > 1),
  );
  if (!hasSeveral && !signs.includes(SIGNS.closed) && freezes.length === 0) return [];
  const start = toTerminal(instantPhrase(axis.from, plan.timeZone));
  const lead = `From ${start}; each character is ${durationText(axis.stepMs)}; the clock is UTC.`;
  const more = groups.length - shown.length;
  return [
    ...[...wrap(lead, width, 0, 2), ...wrap(legendOf(signs), width)].map((one) => paint('dim', one)),
    line('', axisLine(axis)).slice(0, width).trimEnd(),
    ...rows,
    ...freezes.map((one) => paint('yellow', one)),
    ...(more > 0 ? [`  and ${more} more groups`] : []),
  ];
}

function line(label: string, signs: string): string {
  return `    ${label.padEnd(LABEL - 4)}${signs}`.trimEnd();
}

/** From the plan's instant to the end of the change; of a base that takes much longer only the beginning. */
function spanOf(at: Instant, groups: readonly Drawn[]): Interval | null {
  const batches = (side: 'base' | 'head'): PlannedGroup['batches'] =>
    groups.flatMap((group) => group[side]?.batches ?? []);
  const latest = (of: PlannedGroup['batches']): Instant =>
    of.reduce((last, { start, end }) => Math.max(last, end ?? start), at);
  const own = batches('head');
  const all = [...own, ...batches('base')];
  if (all.length === 0) return null;
  const [head, whole] = [latest(own), latest(all)];
  const end = own.length > 0 && whole - at > LONGER * (head - at) ? head : whole;
  const isOpen = all.some((batch) => batch.end === null);
  return { from: at, to: Math.max(at + 1, end + (isOpen ? Math.ceil((end - at) * BEYOND) : 0)) };
}
