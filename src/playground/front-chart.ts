import { durationText } from '../text/instant-text.js';
import type { Point, Tuned } from '../tune/tune.js';

const [WIDTH, HEIGHT, LEFT, RIGHT, TOP, BOTTOM] = [460, 220, 84, 24, 22, 42];

/**
 * Settings by the targets that they break at worst (across) and by when they finish (up); the size of a dot is the peak at once, and a
 * ring is today's policy. A click takes a dot; by keyboard the table beside the chart does the same.
 */
export function frontChart(
  points: readonly Point[],
  { today, matched, at, unit }: Tuned,
  choose: (point: Point) => void,
): SVGSVGElement {
  const ending = points.flatMap((point) => (point.finish === null ? [] : [{ point, ms: point.finish - at }]));
  const mostMs = Math.max(1, ...ending.map(({ ms }) => ms));
  const mostLoss = Math.max(1, ...points.map(({ worstLoss }) => worstLoss));
  const x = (loss: number): number => LEFT + (loss / mostLoss) * (WIDTH - LEFT - RIGHT);
  const y = (ms: number): number => HEIGHT - BOTTOM - (ms / mostMs) * (HEIGHT - BOTTOM - TOP);
  const label = `Settings by ${unit}s broken in the worst case and by time to finish`;
  const chart = svg('svg', {
    viewBox: `0 0 ${WIDTH} ${HEIGHT}`,
    role: 'img',
    'aria-label': label,
    class: 'front',
  });
  const [left, right, bottom] = [x(0), x(mostLoss), y(0)];
  chart.append(
    svg('path', { d: `M${left} ${y(mostMs)}V${bottom}H${right}`, class: 'axis' }),
    words(left - 6, y(mostMs) + 4, 'end', durationText(mostMs)),
    words(left - 6, bottom + 4, 'end', '0'),
    words(left, bottom + 16, 'middle', '0'),
    words(right, bottom + 16, 'middle', String(mostLoss)),
    words((left + right) / 2, bottom + 32, 'middle', `${unit}s broken in the worst case`),
    words(left + 6, TOP - 8, 'start', 'time to finish'),
  );
  for (const { point, ms } of ending) {
    const radius = 5 + 9 * Math.sqrt(point.peakAtOnce / Math.max(1, matched));
    const dot = svg('circle', { cx: `${x(point.worstLoss)}`, cy: `${y(ms)}`, r: `${radius}` });
    dot.setAttribute('class', point === today ? 'dot today' : 'dot');
    const title = svg('title', {});
    title.textContent = `${point.worstLoss} broken, ${point.peakAtOnce} at once, ${durationText(ms)}`;
    dot.append(title);
    dot.addEventListener('click', () => {
      choose(point);
    });
    chart.append(dot);
  }
  return chart;
}

function words(x: number, y: number, anchor: string, text: string): SVGTextElement {
  const made = svg('text', { x: `${x}`, y: `${y}`, 'text-anchor': anchor });
  made.textContent = text;
  return made;
}

function svg<K extends keyof SVGElementTagNameMap>(
  tag: K,
  attributes: Readonly<Record<string, string>>,
): SVGElementTagNameMap[K] {
  const made = document.createElementNS('http://www.w3.org/2000/svg', tag);
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
  return made;
}
