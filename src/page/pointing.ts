import type { Clock } from './clock.js';
import { instantAt } from './strip.js';

/** Shorter than this is a click that shook. */
const DRAG = 4;

/** What a strip is told while it is pointed at. */
interface Pointed {
  /** The instant under the pointer; null where there is none. */
  readonly over: (at: number | null) => void;
  /** What is dragged over; null where nothing is. */
  readonly marked: (span: readonly [number, number] | null) => void;
}

/** As on the chart: point to read, click to go there, drag to zoom. By keyboard the buttons and the slider above do the same. */
export function pointing(canvas: HTMLCanvasElement, clock: Clock, pointed: Pointed): void {
  let from: number | null = null;
  let wasDrag = false;
  const at = (pixel: number): number => instantAt(pixel, canvas.clientWidth, clock);
  const isDrag = (pixel: number): boolean => from !== null && Math.abs(pixel - from) >= DRAG;
  const end = (): void => {
    from = null;
    pointed.marked(null);
  };
  canvas.addEventListener('pointerdown', ({ offsetX, button, pointerId, pointerType }) => {
    // A finger scrolls the page.
    if (button !== 0 || pointerType === 'touch') return;
    from = offsetX;
    canvas.setPointerCapture(pointerId);
  });
  canvas.addEventListener('pointermove', ({ offsetX }) => {
    pointed.over(at(offsetX));
    if (from !== null && isDrag(offsetX)) pointed.marked(inOrder(at(from), at(offsetX)));
  });
  canvas.addEventListener('pointerup', ({ offsetX }) => {
    wasDrag = isDrag(offsetX);
    if (from !== null && wasDrag) clock.show(...inOrder(at(from), at(offsetX)));
    end();
  });
  // Comes after the pointer is up.
  canvas.addEventListener('click', ({ offsetX }) => {
    if (!wasDrag) clock.moveTo(at(offsetX));
    wasDrag = false;
  });
  canvas.addEventListener('pointerleave', () => {
    pointed.over(null);
  });
  canvas.addEventListener('pointercancel', end);
}

function inOrder(a: number, b: number): [number, number] {
  return a < b ? [a, b] : [b, a];
}
