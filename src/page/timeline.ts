import type { PageGroup, PageReport, PageRollout } from '../report/html/data.js';
import type { Clock } from './clock.js';
import { lastUpTo } from './course.js';
import { button, colour, el, plain, surface, words } from './dom.js';
import { counted, instantText, numberText } from './words.js';

/** As many groups stand there at once; more are shown when they are asked for. */
const SHOWN = 12;

/** Where the bars of one side stand in a row, and the hours in which it may not start. */
interface Lane {
  readonly side: 'base' | 'head';
  readonly label: string;
  readonly top: number;
  readonly height: number;
}

const COMPARED: readonly Lane[] = [
  { side: 'base', label: 'base', top: 0, height: 16 },
  { side: 'head', label: 'change', top: 16, height: 22 },
];
const ALONE: readonly Lane[] = [{ side: 'head', label: 'plan', top: 0, height: 24 }];

/** As the chart above leaves them free. */
const LEFT = 64;
const RIGHT = 14;

/** Batches and windows of every group, base above this change, under the time axis of the chart. */
export function timeline(report: PageReport, clock: Clock): HTMLElement {
  const list = el('ul', { class: 'rows' });
  const more = el('p');
  const all = report.groups.filter(hasRollout);
  const show = (upTo: number): void => {
    for (const group of all.slice(list.children.length, upTo)) list.append(row(group, report, clock));
    const left = all.length - list.children.length;
    const label = `Show ${Math.min(left, 50)} more of ${numberText(left)} groups`;
    more.replaceChildren(
      ...(left > 0
        ? [
            button(label, () => {
              show(list.children.length + 50);
            }),
          ]
        : []),
    );
  };
  show(SHOWN);
  return el('div', {}, list, more);
}

/** What the shaded hours are, where there are any. */
export function bandLegend({ groups, freezes }: PageReport): HTMLElement | null {
  const limits = groups.flatMap(({ base, head }) => (head ?? base)?.limits ?? []);
  const isClosed = limits.some(({ spans }) => spans.some(([, , limit]) => limit === 0));
  const key = (name: string): HTMLElement => el('span', { class: `key ${name}` });
  const items = [
    isClosed ? el('li', {}, key('closed'), 'hours in which the limit is 0') : null,
    ...freezes.map(({ name }) => el('li', {}, key('freeze'), 'freeze ', words(name))),
  ].filter((item) => item !== null);
  return items.length > 0 ? el('ul', { class: 'legend' }, ...items) : null;
}

function hasRollout({ touched, base, head }: PageGroup): boolean {
  return [base, head].some(
    (side) => side && (side.batches.start.length > 0 || (touched && side.matched > 0)),
  );
}

function row(group: PageGroup, report: PageReport, clock: Clock): HTMLElement {
  const canvas = el('canvas', { role: 'img', 'aria-label': described(group, report.at) });
  const state = el('span', { class: 'state' });
  const draw = (): void => {
    state.textContent = stateAt(group, clock.at);
    paint(canvas, group, report, clock);
  };
  clock.onChange(draw);
  const note = `${group.touched ? '' : ' · not touched by this change'}${group.next ? ' · its next rollout: merging does not start it' : ''}`;
  const title = el('span', { class: 'title' }, words(group.policy), ' ', words(group.name), note);
  const item = el(
    'li',
    {},
    el('div', { class: 'row-head' }, title, state),
    el('div', { class: 'strip' }, canvas),
  );
  new ResizeObserver(draw).observe(item);
  return item;
}

/** The row in words, for those who do not see it. */
function described({ policy, name, base, head }: PageGroup, at: number): string {
  const side = (rollout: PageRollout | null, label: string): string => {
    if (!rollout) return `${label}: not there`;
    const { start, size } = rollout.batches;
    const first = start[0];
    if (first === undefined) return `${label}: no batch`;
    const done =
      rollout.finish === null
        ? `${rollout.outcome}, never complete`
        : `done ${instantText(at + rollout.finish)}`;
    const largest = size.reduce((most, one) => Math.max(most, one), 0);
    return `${label}: ${counted(start.length, 'batch').replace('batchs', 'batches')}, the largest of ${numberText(largest)}, from ${instantText(at + first)}, ${done}, peak ${numberText(rollout.peak)} of ${numberText(rollout.matched)}`;
  };
  return `${plain(policy)} ${plain(name)}. ${side(head, 'This change')}. ${side(base, 'Base')}.`;
}

/** What the group does at one moment. */
function stateAt({ head, base, unit }: PageGroup, at: number): string {
  const rollout = head ?? base;
  if (!rollout) return '';
  const { start, end, size } = rollout.batches;
  const begun = lastUpTo(start, at) + 1;
  let open = 0;
  for (let i = 0; i < begun; i++) if ((end[i] ?? Infinity) > at) open += size[i] ?? 0;
  const limits = rollout.limits.flatMap(({ reason, spans }) => {
    const span = spans.find(([from, to]) => from <= at && at < to);
    if (!span || (span[2] === null && reason === null)) return [];
    return [`${reason ?? 'limit'} ${span[2] === null ? 'no limit' : numberText(span[2])}`];
  });
  const batches =
    start.length === 0 ? 'no batch' : `batch ${numberText(begun)} of ${numberText(start.length)}`;
  const parts = [batches, open > 0 ? `${counted(open, unit)} under way` : '', limits.join(', ')];
  return `${head ? '' : 'base only: '}${parts.filter((part) => part !== '').join(' · ')}`;
}

function paint(canvas: HTMLCanvasElement, group: PageGroup, report: PageReport, clock: Clock): void {
  const width = canvas.parentElement?.clientWidth ?? 0;
  const lanes = report.groups.some(({ base }) => base) ? COMPARED : ALONE;
  const height = lanes.reduce((sum, lane) => sum + lane.height, 0);
  const context = width > 0 ? surface(canvas, width, height) : null;
  if (!context) return;
  const span = Math.max(1, clock.to - clock.from);
  const x = (at: number): number => LEFT + ((at - clock.from) / span) * (width - LEFT - RIGHT);
  context.fillStyle = colour('track');
  context.fillRect(LEFT, 0, width - LEFT - RIGHT, height);
  context.save();
  context.beginPath();
  context.rect(LEFT, 0, width - LEFT - RIGHT, height);
  context.clip();
  for (const { spans } of report.freezes)
    for (const [from, to] of spans) band(context, x(from), x(to), [0, height], 'freeze');
  for (const lane of lanes) {
    closedHours(context, group[lane.side], x, lane);
    bars(context, group[lane.side], x, { ...lane, right: width });
  }
  context.fillStyle = colour('cursor');
  context.fillRect(x(clock.at), 0, 2, height);
  context.restore();
  for (const { label: text, top, height: room } of lanes) label(context, text, top + room / 2 + 4);
}

function label(context: CanvasRenderingContext2D, text: string, y: number): void {
  context.font = '11px system-ui, sans-serif';
  context.textAlign = 'right';
  context.fillStyle = colour('muted');
  context.fillText(text, LEFT - 6, y);
}

type Position = (at: number) => number;

/** One stripe for each reason: when its limit is zero, nothing starts. */
function closedHours(
  context: CanvasRenderingContext2D,
  rollout: PageRollout | null,
  x: Position,
  lane: Lane,
): void {
  const limits = rollout?.limits ?? [];
  const height = lane.height / Math.max(1, limits.length);
  limits.forEach(({ spans }, i) => {
    for (const [from, to, limit] of spans)
      if (limit === 0) band(context, x(from), x(to), [lane.top + i * height, height], 'closed');
  });
}

function band(
  context: CanvasRenderingContext2D,
  from: number,
  to: number,
  [top, height]: readonly [number, number],
  name: string,
): void {
  context.fillStyle = colour(name);
  context.fillRect(from, top, Math.max(1, to - from), height);
}

/** A bar for each batch; of those that are too narrow to tell apart one. What never ends goes on to the edge. */
function bars(
  context: CanvasRenderingContext2D,
  rollout: PageRollout | null,
  x: Position,
  lane: Lane & { readonly right: number },
): void {
  if (!rollout) return;
  const { start, end, failed } = rollout.batches;
  const fills = { good: colour(lane.side), bad: colour('failed') };
  let drawn = -Infinity;
  start.forEach((from, i) => {
    const left = x(from);
    const ends = end[i];
    const right = ends === null || ends === undefined ? lane.right : x(ends);
    if (right < drawn + 1 || right < 0 || left > lane.right) return;
    const gap = right - left > 3 ? 1 : 0;
    context.fillStyle = (failed[i] ?? 0) > 0 ? fills.bad : fills.good;
    context.fillRect(
      Math.max(left, drawn),
      lane.top + 3,
      Math.max(1.5, right - Math.max(left, drawn) - gap),
      lane.height - 6,
    );
    drawn = right;
  });
}
