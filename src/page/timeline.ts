import type { PageGroup, PageReport, PageRollout } from '../report/html/data.js';
import type { Clock } from './clock.js';
import { lastUpTo } from './course.js';
import { button, colour, el, plain, surface, words } from './dom.js';
import { band, FONT, LEFT, paintMoment, pointing, type TimeAxis, timeAxis } from './time-axis.js';
import { counted, instantText, numberText } from './words.js';

/** Groups that are shown at once. */
const SHOWN = 12;
const MORE = 50;

/** Batches and windows of every group, base above this change, under the time axis of the chart. */
export function timeline(report: PageReport, clock: Clock): HTMLElement {
  const list = el('ul', { class: 'rows' });
  const more = el('p');
  const all = report.groups.filter(hasRollout);
  const show = (upTo: number): void => {
    for (const group of all.slice(list.children.length, upTo)) list.append(row(group, report, clock));
    const left = all.length - list.children.length;
    const press = button(`Show ${Math.min(left, MORE)} more of ${numberText(left)} groups`, () => {
      show(list.children.length + MORE);
    });
    more.replaceChildren(...(left > 0 ? [press] : []));
  };
  show(SHOWN);
  return el('div', {}, list, more, bandLegend(report));
}

/** The meaning of the shaded hours. */
function bandLegend({ groups, freezes }: PageReport): HTMLElement | null {
  const limits = groups.flatMap(({ base, head }) => (head ?? base)?.limits ?? []);
  const isClosed = limits.some(({ spans }) => spans.some(([, , limit]) => limit === 0));
  const key = (name: string): HTMLElement => el('span', { class: `key ${name}` });
  const items = [
    ...(isClosed ? [el('li', {}, key('closed'), 'hours in which the limit is 0')] : []),
    ...freezes.map(({ name }) => el('li', {}, key('frozen'), 'freeze ', words(name))),
  ];
  return items.length > 0 ? el('ul', { class: 'legend' }, ...items) : null;
}

function hasRollout({ touched, base, head }: PageGroup): boolean {
  return [base, head].some(
    (side) => side && (side.batches.start.length > 0 || (touched && side.matched > 0)),
  );
}

function row(group: PageGroup, report: PageReport, clock: Clock): HTMLElement {
  const canvas = el('canvas', { role: 'img', 'aria-label': described(group, report.at) });
  const state = el('p', { class: 'state' });
  const strip = el('div', { class: 'strip' }, canvas);
  const tell = (at: number | null): void => {
    state.textContent =
      at === null ? stateAt(group, clock.at) : `${instantText(report.at + at)}: ${stateAt(group, at)}`;
  };
  const draw = (): void => {
    tell(null);
    paintStrip(canvas, strip.clientWidth, group, report, clock);
  };
  clock.onChange(draw);
  pointing(canvas, clock, tell);
  new ResizeObserver(draw).observe(strip);
  const note = `${group.touched ? '' : ' · not touched by this change'}${group.next ? ' · next rollout' : ''}`;
  const title = el('p', { class: 'title' }, words(group.policy), ' ', words(group.name), note);
  return el('li', {}, title, strip, state);
}

const LANE = 22;

/** Freezes, closed hours, and a bar for each batch, of the base above this change. */
function paintStrip(
  canvas: HTMLCanvasElement,
  width: number,
  group: PageGroup,
  report: PageReport,
  clock: Clock,
): void {
  const isCompared = report.groups.some(({ base }) => base);
  const lanes = isCompared ? (['base', 'head'] as const) : (['head'] as const);
  const height = LANE * lanes.length;
  const context = width > 0 ? surface(canvas, width, height) : null;
  if (!context) return;
  const axis = timeAxis(width, clock);
  context.font = `11${FONT}`;
  context.fillStyle = colour('track');
  context.fillRect(axis.left, 0, axis.right - axis.left, height);
  lanes.forEach((side, i) => {
    context.textAlign = 'right';
    context.fillStyle = colour('muted');
    const label = side === 'base' ? 'base' : isCompared ? 'change' : 'plan';
    context.fillText(label, LEFT - 6, i * LANE + LANE / 2 + 4);
    const rollout = group[side];
    if (!rollout) return;
    closedHours(context, rollout, axis, i * LANE);
    bars(context, rollout, axis, i * LANE, colour(side));
  });
  paintMoment(context, axis, clock, report, [0, height]);
}

/** A stripe for each reason: while its limit is 0, nothing starts. */
function closedHours(
  context: CanvasRenderingContext2D,
  { limits }: PageRollout,
  axis: TimeAxis,
  top: number,
): void {
  const height = LANE / Math.max(1, limits.length);
  limits.forEach(({ spans }, i) => {
    for (const [from, to, limit] of spans)
      if (limit === 0) band(context, axis, [from, to], [top + i * height, height], 'closed');
  });
}

/** A bar for each batch with its size; batches that are too narrow to tell apart are one. A batch that never ends reaches the edge. */
function bars(
  context: CanvasRenderingContext2D,
  { batches: { start, end, size, failed } }: PageRollout,
  { left: edge, right: most, x }: TimeAxis,
  top: number,
  fill: string,
): void {
  let drawn = edge;
  context.textAlign = 'center';
  start.forEach((from, i) => {
    const ends = end[i] ?? null;
    const right = ends === null ? most : Math.min(most, x(ends));
    const left = Math.max(x(from), drawn);
    if (right < drawn + 1 || left > most) return;
    context.fillStyle = (failed[i] ?? 0) > 0 ? colour('failed') : fill;
    context.fillRect(left, top + 2, Math.max(1.5, right - left - (right - left > 3 ? 1 : 0)), LANE - 4);
    drawn = right;
    const text = numberText(size[i] ?? 0);
    if (context.measureText(text).width + 6 > right - left) return;
    context.fillStyle = colour('on-bar');
    context.fillText(text, (left + right) / 2, top + LANE / 2 + 4);
  });
}

/** The row in words. */
function described({ policy, name, base, head }: PageGroup, at: number): string {
  const side = (rollout: PageRollout | null, label: string): string => {
    if (!rollout) return `${label}: not there`;
    const { start, size } = rollout.batches;
    if (start[0] === undefined) return `${label}: no batch`;
    const batches = start.length === 1 ? '1 batch' : `${numberText(start.length)} batches`;
    const largest = numberText(size.reduce((most, one) => Math.max(most, one), 0));
    const done =
      rollout.finish === null
        ? `${rollout.outcome}, never complete`
        : `done ${instantText(at + rollout.finish)}`;
    return `${label}: ${batches}, the largest of ${largest}, from ${instantText(at + start[0])}, ${done}, peak ${numberText(rollout.peak)} of ${numberText(rollout.matched)}`;
  };
  return `${plain(policy)} ${plain(name)}. ${side(head, 'This change')}. ${side(base, 'Base')}.`;
}

/** What the group does at one moment, on both sides. */
function stateAt({ head, base, unit }: PageGroup, at: number): string {
  const now = head ? sideAt(head, unit, at) : 'not there with this change';
  return base ? `${now} · base: ${sideAt(base, unit, at)}` : now;
}

function sideAt({ batches, limits }: PageRollout, unit: string, at: number): string {
  const { start, end, size } = batches;
  const begun = lastUpTo(start, at) + 1;
  const open = size.slice(0, begun).reduce((sum, one, i) => ((end[i] ?? Infinity) > at ? sum + one : sum), 0);
  const which = start.length === 0 ? 'no batch' : `batch ${numberText(begun)} of ${numberText(start.length)}`;
  const parts = [which, open > 0 ? `${counted(open, unit)} under way` : '', limitsAt(limits, at)];
  return parts.filter((part) => part !== '').join(', ');
}

/** `limit 2`; by reason if they differ. */
function limitsAt(limits: PageRollout['limits'], at: number): string {
  const now = limits.flatMap(({ reason, spans }) => {
    const span = spans.find(([from, to]) => from <= at && at < to);
    if (!span || (span[2] === null && reason === null)) return [];
    return [{ reason, limit: span[2] === null ? 'none' : numberText(span[2]) }];
  });
  const distinct = new Set(now.map(({ limit }) => limit));
  if (distinct.size === 1) return `limit ${[...distinct].join('')}`;
  return now.map(({ reason, limit }) => `limit ${limit} for ${reason ?? 'any reason'}`).join(', ');
}
