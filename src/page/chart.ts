import type { PageReport, PageView } from '../report/html/data.js';
import type { Clock } from './clock.js';
import { type Curve, highest, totalOf, valueAt } from './course.js';
import { colour, el, surface } from './dom.js';
import { FONT, paintMoment, pointing, type TimeAxis, timeAxis } from './time-axis.js';
import { counted, durationText, instantText, numberText } from './words.js';

/** A curve of the chart. */
interface Series {
  readonly label: string;
  readonly curve: Curve;
  /** Name of a color of the style. */
  readonly colour: string;
  readonly dash: readonly number[];
}

const HEIGHT = 230;
const TOP = 10;
const BOTTOM = 34;
const HINT = 'Point at the chart to read its counts, click to go to a moment. Times are UTC.';

/** How many targets are unavailable over time: this change, the base, and this change if it turns bad. */
export function chart(report: PageReport, view: PageView, clock: Clock, summary: string): HTMLElement {
  const series = seriesOf(view);
  const moment = momentOf(report, view);
  const canvas = el('canvas', { role: 'img', 'aria-label': summary });
  const box = el('div', { class: 'chart' }, canvas);
  const pointed = el('p', { class: 'note pointed' }, HINT);
  const draw = (): void => {
    const context = surface(canvas, box.clientWidth, HEIGHT);
    if (context && box.clientWidth > 0) paint(context, box.clientWidth, series, report, clock);
  };
  pointing(canvas, clock, (at) => {
    pointed.textContent = at === null ? HINT : moment(at);
  });
  clock.onChange(draw);
  new ResizeObserver(draw).observe(box);
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', draw);
  const keys = series.map(({ label, colour: name, dash }) =>
    el('li', {}, el('span', { class: `key stroke ${name}${dash.length > 0 ? ' dashed' : ''}` }), label),
  );
  return el('div', {}, el('ul', { class: 'legend' }, ...keys), box, pointed);
}

function seriesOf({ head, base, worst }: PageView): Series[] {
  return [
    { label: 'this change', curve: totalOf(head), colour: 'head', dash: [] },
    ...(base ? [{ label: baseLabel(base), curve: totalOf(base), colour: 'base', dash: [7, 4] }] : []),
    ...(worst
      ? [
          {
            label: 'this change, if it turns bad',
            curve: totalOf(worst.course),
            colour: 'failed',
            dash: [2, 3],
          },
        ]
      : []),
  ];
}

/** The base of a rollout that only the change starts is what would have happened. */
export function baseLabel({ ifBegan }: { readonly ifBegan: boolean }): string {
  return ifBegan ? 'base, if started now' : 'base';
}

/** The counts at a moment. */
export function momentOf(report: PageReport, view: PageView): (at: number) => string {
  const { unit, head, base, worst } = view;
  const curves = { head: totalOf(head), base: base && totalOf(base), worst: worst && totalOf(worst.course) };
  return (at) => {
    const since = at === 0 ? 'at the start' : `${durationText(at)} after the start`;
    const parts = [
      `${counted(valueAt(curves.head, at), unit)} unavailable`,
      curves.base ? `base ${numberText(valueAt(curves.base, at))}` : '',
      curves.worst ? `if it turns bad ${numberText(valueAt(curves.worst, at))}` : '',
    ];
    return `${instantText(report.at + at)} (${since}): ${parts.filter((part) => part !== '').join(' · ')}`;
  };
}

function paint(
  context: CanvasRenderingContext2D,
  width: number,
  series: readonly Series[],
  report: PageReport,
  clock: Clock,
): void {
  const axis = timeAxis(width, clock);
  const bottom = HEIGHT - BOTTOM;
  const most = Math.max(1, ...series.map(({ curve }) => highest(curve)));
  const y = (count: number): number => bottom - (count / most) * (bottom - TOP);
  context.font = `12${FONT}`;
  context.lineWidth = 1;
  countTicks(context, axis, most, y);
  timeTicks(context, axis, report.at, clock, bottom);
  context.save();
  context.beginPath();
  context.rect(axis.left, 0, axis.right - axis.left, bottom + 2);
  context.clip();
  paintMoment(context, axis, clock, report, [TOP, bottom - TOP]);
  context.lineWidth = 2;
  for (const { curve, colour: name, dash } of series.toReversed()) {
    context.strokeStyle = colour(name);
    context.setLineDash([...dash]);
    context.beginPath();
    curve.at.forEach((at, i) => {
      if (i > 0) context.lineTo(axis.x(at), y(curve.out[i - 1] ?? 0));
      context.lineTo(axis.x(at), y(curve.out[i] ?? 0));
    });
    context.lineTo(axis.x(clock.whole[1]), y(curve.out.at(-1) ?? 0));
    context.stroke();
  }
  context.restore();
}

/** Whole numbers: 1, 2, 5, 10, 20, 50, ... apart. */
function countTicks(
  context: CanvasRenderingContext2D,
  { left, right }: TimeAxis,
  most: number,
  y: (count: number) => number,
): void {
  const steps = Array.from({ length: 8 }, (_, power) => [1, 2, 5].map((digit) => digit * 10 ** power)).flat();
  const step = steps.find((one) => most / one <= 5) ?? most;
  context.textAlign = 'right';
  for (let count = 0; count <= most; count += step) {
    context.fillStyle = colour('line');
    context.fillRect(left, Math.round(y(count)), right - left, 1);
    context.fillStyle = colour('muted');
    context.fillText(numberText(count), left - 6, y(count) + 4);
  }
}

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const TIME_STEPS = [
  ...[1, 2, 5, 10, 15, 30, 60, 120, 180, 360, 720].map((minutes) => minutes * MINUTE),
  ...[1, 2, 7, 14, 28, 84].map((days) => days * DAY),
];
const TICK_PIXELS = 72;

/** The time of day in UTC, with the date below the first one of each day. */
function timeTicks(
  context: CanvasRenderingContext2D,
  { left, right, x }: TimeAxis,
  start: number,
  clock: Clock,
  bottom: number,
): void {
  const most = Math.max(1, (right - left) / TICK_PIXELS);
  const step = TIME_STEPS.find((ms) => (clock.to - clock.from) / ms <= most) ?? 365 * DAY;
  context.textAlign = 'center';
  let last = '';
  for (let at = Math.ceil((start + clock.from) / step) * step; at <= start + clock.to; at += step) {
    const [day = '', time = ''] = new Date(at).toISOString().split('T');
    const pixel = x(at - start);
    context.fillStyle = colour('line');
    context.fillRect(Math.round(pixel), bottom, 1, 5);
    context.fillStyle = colour('muted');
    context.fillText(step >= DAY ? day.slice(5) : time.slice(0, 5), pixel, bottom + 17);
    if (step < DAY && day !== last) context.fillText(day.slice(5), pixel, bottom + 31);
    last = day;
  }
}
