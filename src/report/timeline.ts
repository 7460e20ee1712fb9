import { DAY_MS, HOUR_MS, MINUTE_MS } from '../calendar/days.js';
import { type Interval, unionOf } from '../calendar/intervals.js';
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
import { axisLine, axisOf, batchSigns, frozenSigns, legendOf, STEPS } from './signs.js';
import { instantPhrase, subjectName } from './words.js';

/** A group that is drawn, and the base if it has batches there. */
interface Drawn {
  readonly diff: PolicyDiff;
  readonly head: PlannedGroup;
  readonly base: PlannedGroup | null;
}

/** The groups with a batch on one side. */
export function drawnGroups({ subjects }: Selection): Drawn[] {
  return subjects.flatMap(({ diff, base, head }) =>
    populated(head ?? [], base ?? []).flatMap((group): Drawn[] => {
      const was = base?.find(({ name: of }) => of === group.name) ?? null;
      if (group.batches.length + (was?.batches.length ?? 0) === 0) return [];
      return [{ diff, head: group, base: was && isStartedByChange(diff) ? { ...was, batches: [] } : was }];
    }),
  );
}

/** The hours in which the targets of each batch are unavailable, base beside change: a Mermaid chart in Markdown, characters in a terminal. */
export function timelineSection(plan: Plan, selection: Selection, hide: (text: string) => string): Section[] {
  const groups = drawnGroups(selection);
  const hasSeveral = groups.some(
    ({ head, base }) => Math.max(head.batches.length, base?.batches.length ?? 0) > 1,
  );
  if (!hasSeveral) return [];
  return [
    {
      title: text`Timeline of the batches`,
      blocks: [
        {
          kind: 'picture',
          markdown: () => ganttOf(plan, groups, hide),
          terminal: (width, paint) => linesOf(plan, groups, width, paint),
        },
      ],
      weight: 2,
    },
  ];
}

/** True if the base only has a next rollout, which nothing starts, and the change starts one: then the base has no batch to draw. */
function isStartedByChange({ base, head }: Pick<PolicyDiff, 'base' | 'head'>): boolean {
  return base !== null && isOnlyNext(base) && head !== null && !isOnlyNext(head);
}

/** Groups, and runs of batches of one, that a Mermaid chart shows; the sections of the rollouts have all. */
const GANTT_GROUPS = 6;
const GANTT_RUNS = 12;
/** More labels run into each other. */
const GANTT_TICKS = 7;

function ganttOf(plan: Plan, groups: readonly Drawn[], hide: (text: string) => string): Markdown {
  const drawn = groups.filter(({ head }) => head.batches.length > 0).slice(0, GANTT_GROUPS);
  const titles = drawn.map(({ head, diff: { ref } }) =>
    diagramName(hide(head.name) + (drawn.length === 1 || ref.name === head.name ? '' : ` ${hide(ref.name)}`)),
  );
  const lanes = drawn.flatMap(({ head, base }, i) => {
    // GitHub shows one section of a name.
    const same = titles.slice(0, i).filter((title) => title === titles[i]).length;
    const title = `${titles[i] ?? ''}${same === 0 ? '' : ` ${same + 1}`}`;
    const times = [base, head].map((side) =>
      JSON.stringify(side?.batches.map(({ size, start, end }) => [size, start, end])),
    );
    const hasBase = base !== null && base.batches.length > 0 && times[0] !== times[1];
    if (!hasBase) return [{ title, group: head }];
    return [
      { title: `${title} before`, group: base },
      { title: `${title} after`, group: head },
    ];
  });
  const batches = lanes.flatMap(({ group }) => group.batches);
  if (batches.length === 0) return NOTHING;
  const last = batches.reduce((end, batch) => Math.max(end, batch.end ?? batch.start), 0);
  const first = batches.reduce((start, batch) => Math.min(start, batch.start), Infinity);
  // A batch that never ends is drawn a tenth longer than the last that does.
  const until = last + Math.max(MINUTE_MS, Math.round((last - plan.at) / 10));
  const span = until - plan.at;
  const tick = STEPS.find((ms) => (until - first) / ms <= GANTT_TICKS) ?? 364 * DAY_MS;
  return gfm`Times are in your browser's time zone.\n\n${gantt([
    '  dateFormat x',
    '  todayMarker off',
    `  axisFormat ${span > 7 * DAY_MS ? '%Y-%m-%d' : span > DAY_MS / 2 ? '%a %H:%M' : '%H:%M'}`,
    `  tickInterval ${tickText(tick)}`,
    ...lanes.flatMap(({ title, group }) => [`  section ${title}`, ...barLines(group, until)]),
  ])}`;
}

function tickText(ms: number): string {
  if (ms % DAY_MS === 0) return `${ms / DAY_MS}day`;
  return ms % HOUR_MS === 0 ? `${ms / HOUR_MS}hour` : `${ms / MINUTE_MS}minute`;
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

const TERMINAL_GROUPS = 12;
const LABEL = 11;

function linesOf(plan: Plan, groups: readonly Drawn[], width: number, paint: Paint): string[] {
  const shown = groups.slice(0, TERMINAL_GROUPS);
  const span = spanOf(plan.at, shown);
  const axis = axisOf(span.from, span.to, width - LABEL);
  const rows = shown.flatMap(({ diff, head, base }) => {
    const now = batchSigns(head, axis) || 'none';
    const was = base && (batchSigns(base, axis) || 'none');
    const isOther = was !== null && was !== now;
    return [
      ...wrap(toTerminal(text`${subjectName(diff)} ${name('group', head.name)}`), width, 2, 2),
      ...(isOther ? [paint('dim', line('base', was))] : []),
      line(isOther ? 'change' : was === null ? 'plan' : 'both', now),
    ];
  });
  const windows = plan.freezes.reduce<readonly Interval[]>((all, freeze) => unionOf(all, freeze.windows), []);
  const frozen = frozenSigns(windows, axis);
  const freezes = frozen === '' ? [] : [line('frozen', frozen)];
  const signs = [...rows, ...freezes].map((one) => one.slice(LABEL)).join('');
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

/** A base that takes this many times as long is only drawn in part. */
const LONGER = 3;

/** From the plan's instant to the end of the change, and a tenth more for what never ends; of a longer base only the beginning. */
function spanOf(at: Instant, groups: readonly Drawn[]): Interval {
  const own = groups.flatMap(({ head }) => head.batches);
  const all = [...own, ...groups.flatMap(({ base }) => base?.batches ?? [])];
  const latest = (of: PlannedGroup['batches']): Instant =>
    of.reduce((last, { start, end }) => Math.max(last, end ?? start), at);
  const [head, whole] = [latest(own), latest(all)];
  const end = own.length > 0 && whole - at > LONGER * (head - at) ? head : whole;
  const isOpen = all.some((batch) => batch.end === null);
  return { from: at, to: Math.max(at + 1, end + (isOpen ? Math.ceil((end - at) / 10) : 0)) };
}
