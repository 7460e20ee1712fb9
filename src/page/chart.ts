import type { Clock } from './clock.js';
import { type Curve, highest, totalOf, valueAt } from './course.js';
import type { PageReport, PageView } from '../report/html/data.js';
import { color, el, legend, surface } from './dom.js';
import { counted, spelled } from '../text/plural.js';
import { durationText, minuteText } from '../text/instant-text.js';

/** A curve of the chart. */
interface Series {
  readonly label: string;
  readonly curve: Curve;
  readonly color: string;
  readonly dash: readonly number[];
}

const HEIGHT = 230;
const TOP = 10;
const BOTTOM = HEIGHT - 34;
/** Room for labels to the left, and for half of the last one to the right. */
const LEFT = 64;
const RIGHT = 22;
const HINT = 'Point at the chart to read its counts, click to go to a moment. Times are UTC.';

/** The drawing surface of the chart, with the instants and counts at its pixels. */
interface Canvas {
  readonly context: CanvasRenderingContext2D;
  readonly right: number;
  readonly x: (at: number) => number;
  readonly y: (count: number) => number;
}

/**
 * The number of unavailable targets over time: this change, the base, and this change if it turns bad. Point to read, click to go there; by
 * keyboard the slider does the same.
 */
export function chart(report: PageReport, view: PageView, clock: Clock, label: string): HTMLElement {
  const series = seriesOf(view);
  const moment = momentOf(report, view);
  const most = Math.max(1, ...series.map(({ curve }) => highest(curve)));
  const canvas = el('canvas', { role: 'img', 'aria-label': label });
  const box = el('div', { class: 'chart' }, canvas);
  const pointed = el('p', { class: 'note pointed' }, HINT);
  const right = (): number => Math.max(LEFT + 1, box.clientWidth - RIGHT);
  const draw = (): void => {
    const context = box.clientWidth > 0 ? surface(canvas, box.clientWidth, HEIGHT) : null;
    const x = (at: number): number => LEFT + (at / clock.end) * (right() - LEFT);
    const y = (count: number): number => BOTTOM - (count / most) * (BOTTOM - TOP);
    if (context) paint({ context, right: right(), x, y }, series, most, report, clock);
  };
  const at = (pixel: number): number =>
    Math.min(1, Math.max(0, (pixel - LEFT) / (right() - LEFT))) * clock.end;
  canvas.addEventListener('pointermove', ({ offsetX }) => {
    pointed.textContent = moment(at(offsetX));
  });
  canvas.addEventListener('pointerleave', () => {
    pointed.textContent = HINT;
  });
  canvas.addEventListener('click', ({ offsetX }) => {
    clock.moveTo(at(offsetX));
  });
  clock.onChange(draw);
  new ResizeObserver(draw).observe(box);
  const keys = series.map(({ label: of, color: name, dash }) => ({
    ...{ color: name, label: of, shape: dash.length > 0 ? 'stroke dashed' : 'stroke' },
  }));
  const freezes = report.freezes.map(({ name }) => ({ color: 'frozen', label: `freeze ${name}` }));
  return el('div', {}, legend([...keys, ...freezes]), box, pointed);
}

function seriesOf({ head, base, worst }: PageView): Series[] {
  const bad = worst?.course;
  return [
    { label: 'this change', curve: totalOf(head), color: 'head', dash: [] },
    ...(base ? [{ label: baseLabel(base), curve: totalOf(base), color: 'base', dash: [7, 4] }] : []),
    ...(bad ? [{ label: 'if it turns bad', curve: totalOf(bad), color: 'failed', dash: [2, 3] }] : []),
  ];
}

/** The base of a rollout that only the change starts is what would have happened. */
export function baseLabel({ ifBegan }: { readonly ifBegan: boolean }): string {
  return ifBegan ? 'base, if started now' : 'base';
}

/** The counts at a moment. */
export function momentOf(report: PageReport, view: PageView): (at: number) => string {
  const series = seriesOf(view);
  return (at) => {
    const since = at === 0 ? 'at the start' : `${durationText(at)} after the start`;
    const [now, ...others] = series.map(({ curve }) => valueAt(curve, at));
    const parts = [
      `${counted(now ?? 0, view.unit)} unavailable`,
      ...others.map((count, i) => `${series[i + 1]?.label ?? ''} ${spelled(count)}`),
    ];
    return `${minuteText(report.at + at)} (${since}): ${parts.join(' · ')}`;
  };
}

function paint(
  canvas: Canvas,
  series: readonly Series[],
  most: number,
  { at: start, freezes }: PageReport,
  clock: Clock,
): void {
  const { context, right, x, y } = canvas;
  context.font = '12px system-ui, sans-serif';
  countTicks(canvas, most);
  timeTicks(canvas, start, clock.end);
  context.beginPath();
  context.rect(LEFT, 0, right - LEFT, BOTTOM + 2);
  context.clip();
  context.fillStyle = color('freeze');
  for (const { spans } of freezes)
    for (const [from, to] of spans)
      context.fillRect(x(from), TOP, Math.max(1, x(to) - x(from)), BOTTOM - TOP);
  context.fillStyle = color('cursor');
  context.fillRect(Math.round(x(clock.at)), TOP, 2, BOTTOM - TOP);
  context.lineWidth = 2;
  for (const { curve, color: name, dash } of series.toReversed()) {
    context.strokeStyle = color(name);
    context.setLineDash([...dash]);
    context.beginPath();
    let last = 0;
    for (const [at, out] of curve) {
      context.lineTo(x(at), y(last));
      context.lineTo(x(at), y(out));
      last = out;
    }
    context.lineTo(Math.max(right, x(curve.at(-1)?.[0] ?? 0)), y(last));
    context.stroke();
  }
}

/** Whole numbers: 1, 2, 5, 10, 20, 50, ... apart. */
function countTicks({ context, right, y }: Canvas, most: number): void {
  const steps = Array.from({ length: 8 }, (_, power) => [1, 2, 5].map((digit) => digit * 10 ** power)).flat();
  const step = steps.find((one) => most / one <= 5) ?? most;
  context.textAlign = 'right';
  for (let count = 0; count <= most; count += step) {
    context.fillStyle = color('line');
    context.fillRect(LEFT, Math.round(y(count)), right - LEFT, 1);
    context.fillStyle = color('muted');
    context.fillText(spelled(count), LEFT - 6, y(count) + 4);
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
function timeTicks({ context, right, x }: Canvas, start: number, end: number): void {
  const most = Math.max(1, (right - LEFT) / TICK_PIXELS);
  const step = TIME_STEPS.find((ms) => end / ms <= most) ?? 365 * DAY;
  context.textAlign = 'center';
  let last = '';
  for (let at = Math.ceil(start / step) * step; at <= start + end; at += step) {
    const [day = '', time = ''] = new Date(at).toISOString().split('T');
    const pixel = x(at - start);
    context.fillStyle = color('line');
    context.fillRect(Math.round(pixel), BOTTOM, 1, 5);
    context.fillStyle = color('muted');
    context.fillText(step >= DAY ? day.slice(5) : time.slice(0, 5), pixel, BOTTOM + 17);
    if (step < DAY && day !== last) context.fillText(day.slice(5), pixel, BOTTOM + 31);
    last = day;
  }
}
