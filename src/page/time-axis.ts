import type { PageReport } from '../report/html/data.js';
import type { Clock } from './clock.js';
import { colour } from './dom.js';

/** Room for labels to the left, and for half of the last one to the right. */
export const LEFT = 64;
const RIGHT = 22;
export const FONT = 'px system-ui, sans-serif';

/** Where instants are across a canvas, as the clock shows them. */
export interface TimeAxis {
  readonly left: number;
  readonly right: number;
  readonly x: (at: number) => number;
}

export function timeAxis(width: number, clock: Clock): TimeAxis {
  const right = Math.max(LEFT + 1, width - RIGHT);
  const span = Math.max(1, clock.to - clock.from);
  return { left: LEFT, right, x: (at) => LEFT + ((at - clock.from) / span) * (right - LEFT) };
}

/** Point to read, click to go there. By keyboard the slider does the same. */
export function pointing(canvas: HTMLCanvasElement, clock: Clock, over: (at: number | null) => void): void {
  const at = (pixel: number): number => {
    const { left, right } = timeAxis(canvas.clientWidth, clock);
    const share = Math.min(1, Math.max(0, (pixel - left) / (right - left)));
    return clock.from + share * (clock.to - clock.from);
  };
  canvas.addEventListener('pointermove', ({ offsetX }) => {
    over(at(offsetX));
  });
  canvas.addEventListener('pointerleave', () => {
    over(null);
  });
  canvas.addEventListener('click', ({ offsetX }) => {
    clock.moveTo(at(offsetX));
  });
}

/** Paints a stretch of time. */
export function band(
  context: CanvasRenderingContext2D,
  { left, right, x }: TimeAxis,
  [from, to]: readonly [number, number],
  [top, height]: readonly [number, number],
  name: string,
): void {
  const [start, end] = [Math.max(left, x(from)), Math.min(right, x(to))];
  if (end < left || start > right) return;
  context.fillStyle = colour(name);
  context.fillRect(start, top, Math.max(1, end - start), height);
}

/** The freezes, and a line at the moment that is shown. */
export function paintMoment(
  context: CanvasRenderingContext2D,
  axis: TimeAxis,
  clock: Clock,
  { freezes }: PageReport,
  [top, height]: readonly [number, number],
): void {
  for (const { spans } of freezes)
    for (const [from, to] of spans) band(context, axis, [from, to], [top, height], 'freeze');
  if (clock.at < clock.from || clock.at > clock.to) return;
  context.fillStyle = colour('cursor');
  context.fillRect(Math.round(axis.x(clock.at)), top, 2, height);
}
