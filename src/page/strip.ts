import { LEFT, RIGHT } from './chart.js';
import type { PageGroup, PageReport, PageRollout } from '../report/html/data.js';
import type { Clock } from './clock.js';
import { colour, surface } from './dom.js';
import { numberText } from './words.js';

/** Where the bars of one side stand in a row, and the hours in which it may not start. */
interface Lane {
  readonly side: 'base' | 'head';
  readonly label: string;
  readonly height: number;
}

const COMPARED: readonly Lane[] = [
  { side: 'base', label: 'base', height: 18 },
  { side: 'head', label: 'change', height: 22 },
];
const ALONE: readonly Lane[] = [{ side: 'head', label: 'plan', height: 24 }];

/** Above the bars, which would hide them. */
const FREEZES = 6;

const FONT = 'px system-ui, sans-serif';

type Position = (at: number) => number;

/** The instant that stands at a pixel of a strip so wide. */
export function instantAt(pixel: number, width: number, clock: Clock): number {
  const share = (pixel - LEFT) / Math.max(1, width - LEFT - RIGHT);
  return clock.from + Math.min(1, Math.max(0, share)) * (clock.to - clock.from);
}

/** One group as the clock shows it: freezes, closed hours, and a bar for each batch; `marked` is what is being dragged over. */
export function paintStrip(
  canvas: HTMLCanvasElement,
  group: PageGroup,
  report: PageReport,
  clock: Clock,
  marked: readonly [number, number] | null,
): void {
  const width = canvas.parentElement?.clientWidth ?? 0;
  const lanes = report.groups.some(({ base }) => base) ? COMPARED : ALONE;
  const first = report.freezes.length > 0 ? FREEZES : 0;
  const height = first + lanes.reduce((sum, lane) => sum + lane.height, 0);
  const context = width > 0 ? surface(canvas, width, height) : null;
  if (!context) return;
  const span = Math.max(1, clock.to - clock.from);
  const x = (at: number): number => LEFT + ((at - clock.from) / span) * (width - LEFT - RIGHT);
  context.fillStyle = colour('track');
  context.fillRect(LEFT, first, width - LEFT - RIGHT, height - first);
  context.save();
  context.beginPath();
  context.rect(LEFT, 0, width - LEFT - RIGHT, height);
  context.clip();
  for (const { spans } of report.freezes)
    for (const [from, to] of spans) {
      band(context, x(from), x(to), [first, height - first], 'freeze');
      band(context, x(from), x(to), [0, first - 1], 'frozen');
    }
  let top = first;
  for (const lane of lanes) {
    closedHours(context, group[lane.side], x, [top, lane.height]);
    bars(context, group[lane.side], x, { ...lane, top, right: width });
    top += lane.height;
  }
  if (marked) band(context, x(marked[0]), x(marked[1]), [0, height], 'marked');
  context.fillStyle = colour('cursor');
  context.fillRect(x(clock.at), 0, 2, height);
  context.restore();
  labels(context, lanes, first);
}

function labels(context: CanvasRenderingContext2D, lanes: readonly Lane[], first: number): void {
  context.font = `11${FONT}`;
  context.textAlign = 'right';
  context.fillStyle = colour('muted');
  let top = first;
  for (const { label, height } of lanes) {
    context.fillText(label, LEFT - 6, top + height / 2 + 4);
    top += height;
  }
}

/** One stripe for each reason: when its limit is zero, nothing starts. */
function closedHours(
  context: CanvasRenderingContext2D,
  rollout: PageRollout | null,
  x: Position,
  [top, room]: readonly [number, number],
): void {
  const limits = rollout?.limits ?? [];
  const height = room / Math.max(1, limits.length);
  limits.forEach(({ spans }, i) => {
    for (const [from, to, limit] of spans)
      if (limit === 0) band(context, x(from), x(to), [top + i * height, height], 'closed');
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

interface Place extends Lane {
  readonly top: number;
  readonly right: number;
}

/** A bar for each batch; of those that are too narrow to tell apart one. What never ends goes on to the edge. */
function bars(
  context: CanvasRenderingContext2D,
  rollout: PageRollout | null,
  x: Position,
  lane: Place,
): void {
  if (!rollout) return;
  const { start, end, size, failed } = rollout.batches;
  const fills = { good: colour(lane.side), bad: colour('failed') };
  let drawn = -Infinity;
  start.forEach((from, i) => {
    const ends = end[i];
    const right = ends === null || ends === undefined ? lane.right : x(ends);
    const left = Math.max(x(from), drawn);
    if (right < drawn + 1 || right < 0 || left > lane.right) return;
    const gap = right - left > 3 ? 1 : 0;
    context.fillStyle = (failed[i] ?? 0) > 0 ? fills.bad : fills.good;
    context.fillRect(left, lane.top + 2, Math.max(1.5, right - left - gap), lane.height - 4);
    sizeIn(context, size[i] ?? 0, [Math.max(left, LEFT), Math.min(right, lane.right - RIGHT)], lane);
    drawn = right;
  });
}

/** How many are in a batch, where there is room for it. */
function sizeIn(
  context: CanvasRenderingContext2D,
  size: number,
  [left, right]: readonly [number, number],
  { top, height }: Place,
): void {
  const text = numberText(size);
  context.font = `11${FONT}`;
  if (context.measureText(text).width + 6 > right - left) return;
  context.textAlign = 'center';
  context.fillStyle = colour('on-bar');
  context.fillText(text, (left + right) / 2, top + height / 2 + 4);
}
