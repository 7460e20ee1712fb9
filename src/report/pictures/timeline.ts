import { clipTo, intersectionOf, type Interval } from '../../calendar/intervals.js';
import type { Report } from '../../plan/finding.js';
import type { PlannedGroup } from '../../plan/model.js';
import { groupedBy } from '../../manifest/lookup.js';
import { runsOf } from '../group/batch-runs.js';
import { amount } from '../words/amounts.js';
import { diagramName, gantt, gfm, type Markdown, NOTHING } from '../../text/escape/index.js';
import { type Detail, hiderOf } from '../choice/hidden-names.js';
import type { Selection } from '../choice/selection.js';
import type { Section } from '../document/document.js';
import { toTerminal } from '../../text/render.js';
import { text } from '../../text/text.js';
import { isStartedByChange, timelineLines } from './timeline-text.js';

/** More than these are no picture any more; the tables of the rollouts have all of them. */
const GROUPS_DRAWN = 6;
const RUNS_DRAWN = 12;
const MINUTE = 60_000;
/** Above this the hour alone does not tell when. */
const HALF_A_DAY = 12 * 60 * MINUTE;
/** Above this the day of the week does not. */
const A_WEEK = 7 * 24 * 60 * MINUTE;

/** The batches of a group on one side, as a bar each. */
interface Lane {
  readonly title: string;
  readonly group: PlannedGroup;
  readonly isBase?: boolean;
}

/** What is drawn, and for whom. */
interface View {
  readonly report: Report;
  readonly selection: Selection;
  readonly detail: Detail;
}

/**
 * Which batch is out when, base beside change: a Mermaid chart in Markdown, characters in a terminal. The tables of the rollouts have the same
 * numbers.
 */
export function timelineSection(report: Report, selection: Selection, detail: Detail): Section[] {
  const markdown = (): Markdown => {
    const lanes = lanesOf({ report, selection, detail });
    const isTelling = lanes.some(({ group }) => group.batches.length > 1);
    return isTelling ? pictureOf({ report, selection, detail }, lanes) : NOTHING;
  };
  return [
    {
      title: text`Timeline of the batches`,
      blocks: [
        {
          kind: 'picture',
          markdown,
          terminal: (width, paint) => timelineLines(report.plan, selection, width, paint),
        },
      ],
      weight: 2,
    },
  ];
}

/** Where the base does otherwise, its lane is above that of the change. */
function lanesOf({ report, selection, detail }: View): Lane[] {
  const hide = hiderOf(report, detail);
  const groups = selection.subjects.flatMap(({ diff, base, head }) =>
    (head ?? [])
      .filter(({ batches }) => batches.length > 0)
      .map((group) => ({
        ...{ group, policy: diff.ref.name },
        before: isStartedByChange(diff) ? null : (base?.find(({ name }) => name === group.name) ?? null),
      })),
  );
  const drawn = groups.slice(0, GROUPS_DRAWN);
  const titles = titlesOf(drawn.map(({ group, policy }) => [hide(group.name), hide(policy)]));
  return drawn.flatMap(({ group, before }, i): Lane[] => {
    const title = titles[i] ?? '';
    if (!before || before.batches.length === 0 || isAsBefore(group, before)) return [{ title, group }];
    return [
      { title: `${title} before`, group: before, isBase: true },
      { title: `${title} after`, group },
    ];
  });
}

/** The name of each group; of its policy where others are called the same, and a number where that does not help: of sections of one name GitHub names one. */
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

function isAsBefore(group: PlannedGroup, before: PlannedGroup): boolean {
  const times = ({ batches }: PlannedGroup): string =>
    JSON.stringify(batches.map(({ size, start, end }) => [size, start, end]));
  return times(group) === times(before);
}

function pictureOf(view: View, lanes: readonly Lane[]): Markdown {
  const { report } = view;
  const last = Math.max(...lanes.flatMap(({ group }) => group.batches.map(({ start, end }) => end ?? start)));
  // What never ends is drawn a tenth longer than all that does.
  const until = last + Math.max(60_000, Math.round((last - report.plan.at) / 10));
  const span = until - report.plan.at;
  // The picture begins with the first batch.
  const first = Math.min(...lanes.flatMap(({ group }) => group.batches.map(({ start }) => start)));
  const { interval } = TICKS.find(({ ms }) => (until - first) / ms <= TICKS_SHOWN) ?? { interval: '90day' };
  return gfm`Times are those of your browser's time zone.\n\n${gantt([
    '  dateFormat x',
    '  todayMarker off',
    `  axisFormat ${span > A_WEEK ? '%Y-%m-%d' : span > HALF_A_DAY ? '%a %H:%M' : '%H:%M'}`,
    `  tickInterval ${interval}`,
    ...lanes.flatMap((lane) => laneLines(lane, { from: first, to: until })),
    ...freezeLines(view, { from: first, to: until }),
  ])}`;
}

/** Each is a line of the picture; all of them stand in the calendar. */
const WINDOWS_DRAWN = 4;

/** Hours between the batches in which no reason lets any target go. */
function closedLines({ allowed }: PlannedGroup, within: Interval): string[] {
  const reasons = [...groupedBy(allowed, ({ reason }) => reason).values()];
  const closed = reasons
    .map((spans) => spans.filter(({ limit }) => limit === 0))
    .reduce(intersectionOf, [within]);
  if (reasons.length === 0) return [];
  return closed
    .slice(0, WINDOWS_DRAWN)
    .map(({ from, to }) => `  closed, nothing starts :done, ${from}, ${to}`);
}

function freezeLines({ report, detail }: View, within: Interval): string[] {
  const hide = hiderOf(report, detail);
  const drawn = report.plan.freezes
    .flatMap(({ name, windows }) => clipTo(within, windows).map((window) => ({ name, ...window })))
    .slice(0, WINDOWS_DRAWN)
    .map(({ name, from, to }) => `  ${diagramName(hide(name))} :crit, ${from}, ${to}`);
  return drawn.length === 0 ? [] : ['  section freezes', ...drawn];
}

/** More labels than these run into each other. */
const TICKS_SHOWN = 7;

const TICKS: readonly { readonly ms: number; readonly interval: string }[] = [
  ...[1, 5, 10, 15, 30].map((count) => ({ ms: count * MINUTE, interval: `${count}minute` })),
  ...[1, 2, 3, 6, 12].map((count) => ({ ms: count * 60 * MINUTE, interval: `${count}hour` })),
  ...[1, 2, 4, 7, 14, 30].map((count) => ({ ms: count * 24 * 60 * MINUTE, interval: `${count}day` })),
];

function laneLines({ title, group, isBase }: Lane, within: Interval): string[] {
  const runs = runsOf(group.batches);
  const bars = runs.slice(0, RUNS_DRAWN).map(({ first, last }) => {
    const several = first.index !== last.index;
    const which = several ? `batches ${first.index} to ${last.index}` : `batch ${first.index}`;
    const size = toTerminal(several ? text`${first.size} each` : amount(first.size, group.unit));
    const isEndless = last.end === null;
    const tag = isEndless ? 'crit, ' : '';
    const says = isEndless ? `${which}, ${size}, never ends` : `${which}, ${size}`;
    return `  ${says} :${tag}${first.start}, ${last.end ?? within.to}`;
  });
  return [`  section ${title}`, ...bars, ...(isBase ? [] : closedLines(group, within))];
}
