import { DAY_MS, HOUR_MS, MINUTE_MS } from '../calendar/days.js';
import type { Plan, PlannedGroup, PolicyDiff } from '../plan/model.js';
import { isOnlyNext } from '../plan/outcome-of.js';
import type { Instant } from '../rollout/controller.js';
import { diagramName, gantt, gfm, type Markdown, NOTHING } from '../text/escape/markdown.js';
import { toTerminal } from '../text/render.js';
import { count, text } from '../text/text.js';
import type { Section } from './document/document.js';
import { populated, runsOf } from './rollout.js';
import type { Selection } from './selection.js';

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

/** True if the base only has a next rollout, which nothing starts, and the change starts one: then the base has no batch to draw. */
function isStartedByChange({ base, head }: Pick<PolicyDiff, 'base' | 'head'>): boolean {
  return base !== null && isOnlyNext(base) && head !== null && !isOnlyNext(head);
}

/** The hours in which the targets of each batch are unavailable, base beside change, if there is a rollout of several batches. */
export function timelineSection(plan: Plan, selection: Selection, hide: (text: string) => string): Section[] {
  const groups = drawnGroups(selection);
  const sides = groups.flatMap(({ head, base }) => [head, base]);
  if (!sides.some((side) => side && side.batches.length > 1)) return [];
  return [
    {
      title: text`Timeline of the batches`,
      blocks: [{ kind: 'picture', markdown: () => ganttOf(plan, groups, hide) }],
    },
  ];
}

/** Groups, and runs of batches of one, that a Mermaid chart shows; the sections of the rollouts have all. */
const GANTT_GROUPS = 6;
const GANTT_RUNS = 12;
/** More labels run into each other. */
const GANTT_TICKS = 7;
const TICKS: readonly (readonly [unit: string, ms: number, counts: readonly number[]])[] = [
  ['minute', MINUTE_MS, [1, 2, 3, 5, 10, 15, 20, 30]],
  ['hour', HOUR_MS, [1, 2, 3, 6, 12]],
  ['day', DAY_MS, [1, 2, 7, 14, 28, 56, 112, 364]],
];

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
  const ticks = TICKS.flatMap(([unit, ms, counts]) =>
    counts.map((n) => ({ tick: `${n}${unit}`, ms: n * ms })),
  );
  const { tick = '364day' } = ticks.find(({ ms }) => (until - first) / ms <= GANTT_TICKS) ?? {};
  return gfm`Times are in your browser's time zone.\n\n${gantt([
    '  dateFormat x',
    '  todayMarker off',
    `  axisFormat ${span > 7 * DAY_MS ? '%Y-%m-%d' : span > DAY_MS / 2 ? '%a %H:%M' : '%H:%M'}`,
    `  tickInterval ${tick}`,
    ...lanes.flatMap(({ title, group }) => [`  section ${title}`, ...barLines(group, until)]),
  ])}`;
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
