import { colour } from './dom.js';
import type { Placement } from './grid-layout.js';

/**
 * Small cells, as points of a picture: a hundred thousand rectangles one by one take a hundred times as long. `colours` are names of the
 * style by state.
 */
export function paintCells(
  canvas: HTMLCanvasElement,
  context: CanvasRenderingContext2D,
  { cell, targets, x, y }: Placement,
  states: Uint8Array,
  colours: readonly string[],
): void {
  const { width, height } = canvas;
  if (width === 0 || height === 0) return;
  const scale = width / (canvas.clientWidth || width);
  const picture = context.createImageData(width, height);
  const points = new Uint32Array(picture.data.buffer);
  const inks = colours.map(inkOf);
  const size = Math.max(1, Math.round(cell > 2 ? (cell - 0.75) * scale : cell * scale));
  for (let i = 0; i < targets.length; i++) {
    const ink = inks[states[targets[i] ?? 0] ?? 0] ?? 0;
    const left = Math.round((x[i] ?? 0) * scale);
    const top = Math.round((y[i] ?? 0) * scale);
    for (let row = top; row < Math.min(height, top + size); row++)
      points.fill(ink, row * width + left, row * width + Math.min(width, left + size));
  }
  context.putImageData(picture, 0, 0);
}

/** A colour of the style, which writes these as `#rrggbb`, as one point of a picture has it. */
function inkOf(name: string): number {
  const [red = 0, green = 0, blue = 0] = Array.from(colour(name).matchAll(/[0-9a-f]{2}/gi), ([pair]) =>
    parseInt(pair, 16),
  );
  const [ink = 0] = new Uint32Array(Uint8Array.of(red, green, blue, 255).buffer);
  return ink;
}
