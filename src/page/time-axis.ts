import type { Clock } from './clock.js';
import type { PageReport, Span } from '../report/html/data.js';
import { color, el, surface } from './dom.js';

/** Room for labels to the left, and for half of the last one to the right. */
export const LEFT = 64;
const RIGHT = 22;

/** A picture over time, as the clock shows it. */
export interface TimeCanvas {
  readonly context: CanvasRenderingContext2D;
  readonly right: number;
  readonly x: (at: number) => number;
  /** Paints a stretch of time. */
  readonly band: (span: Span, top: number, height: number, color: string) => void;
}

/**
 * A box with a picture over time, redrawn when something changes. Point to read, click to go there; by keyboard the slider does the
 * same.
 */
export function overTime(
  [name, label]: readonly [name: string, label: string],
  clock: Clock,
  height: number,
  paint: (canvas: TimeCanvas) => void,
  over: (at: number | null) => void,
): HTMLElement {
  const canvas = el('canvas', { role: 'img', 'aria-label': label });
  const box = el('div', { class: name }, canvas);
  const right = (): number => Math.max(LEFT + 1, box.clientWidth - RIGHT);
  const draw = (): void => {
    const context = box.clientWidth > 0 ? surface(canvas, box.clientWidth, height) : null;
    const [from, to] = clock.shown;
    const x = (at: number): number => LEFT + ((at - from) / Math.max(1, to - from)) * (right() - LEFT);
    const band: TimeCanvas['band'] = ([begin, stop], top, high, name) => {
      const [start, end] = [Math.max(LEFT, x(begin)), Math.min(right(), x(stop))];
      if (!context || end < LEFT || start > right()) return;
      context.fillStyle = color(name);
      context.fillRect(start, top, Math.max(1, end - start), high);
    };
    if (context) paint({ context, right: right(), x, band });
  };
  const at = (pixel: number): number => {
    const [from, to] = clock.shown;
    return from + Math.min(1, Math.max(0, (pixel - LEFT) / (right() - LEFT))) * (to - from);
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
  clock.onChange(draw);
  new ResizeObserver(draw).observe(box);
  return box;
}

/** The freezes, and a line at the moment that is shown. */
export function paintMoment(
  { context, x, band }: TimeCanvas,
  clock: Clock,
  { freezes }: PageReport,
  [top, height]: readonly [number, number],
): void {
  for (const { spans } of freezes) for (const span of spans) band(span, top, height, 'freeze');
  const [from, to] = clock.shown;
  if (clock.at < from || clock.at > to) return;
  context.fillStyle = color('cursor');
  context.fillRect(Math.round(x(clock.at)), top, 2, height);
}
