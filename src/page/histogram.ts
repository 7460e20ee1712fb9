import uPlot from 'uplot';
import { type Bins, WHOLE_WIDTHS } from './bins.js';
import { colour, el } from './dom.js';

/** One side of a histogram. */
export interface Side {
  readonly label: string;
  /** Name of a colour of the style. */
  readonly colour: string;
}

interface Wording {
  /** What the picture shows, for those who do not see it. */
  readonly label: string;
  /** Where a bin begins, below its bar, in so many lines. */
  readonly tick: (from: number) => string;
  readonly lines: number;
  /** Told of the bin under the pointer; null where there is none. */
  readonly pointed: (bin: number | null) => void;
}

const HEIGHT = 150;
/** Room of a label in pixels. */
const TICK = 56;

/** Bars side by side, one for each side of a bin. */
export function histogram(bins: Bins, sides: readonly Side[], wording: Wording): HTMLElement {
  const element = el('div', { class: 'histogram', role: 'img', 'aria-label': wording.label });
  let plot: uPlot | null = null;
  const draw = (): void => {
    const width = Math.floor(element.clientWidth);
    if (width === 0) return;
    plot?.destroy();
    plot = new uPlot(optionsOf(bins, sides, wording, width), dataOf(bins), element);
  };
  new ResizeObserver(() => {
    if (plot?.width !== Math.floor(element.clientWidth)) draw();
  }).observe(element);
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', draw);
  return element;
}

function dataOf({ from, counts }: Bins): uPlot.AlignedData {
  return [from.map((_, i) => i), ...counts.map((side) => [...side])];
}

function optionsOf(bins: Bins, sides: readonly Side[], wording: Wording, width: number): uPlot.Options {
  const last = bins.from.length - 1;
  return {
    width,
    height: HEIGHT,
    // The last label stands half beyond its bar.
    padding: [10, wording.lines > 1 ? 22 : 10, 0, 0],
    legend: { show: false },
    scales: {
      x: { time: false, range: [-0.5, last + 0.5] },
      y: { range: (_, __, most) => [0, Math.max(1, most) * 1.05] },
    },
    axes: axesOf(bins, wording),
    series: [{}, ...sides.map((side, i) => asBars(side, sides.length === 1 ? 0 : i === 0 ? -1 : 1))],
    cursor: { drag: { x: false, y: false, setScale: false }, points: { show: false }, y: false },
    hooks: {
      setCursor: [
        ({ cursor: { idx, left } }) => {
          wording.pointed(left === undefined || left < 0 ? null : (idx ?? null));
        },
      ],
    },
  };
}

function axesOf(bins: Bins, wording: Wording): uPlot.Axis[] {
  const axis = { stroke: colour('muted'), font: '12px system-ui, sans-serif' };
  const tickText = (tick: number): string => {
    const from = bins.from[tick];
    return from === undefined ? '' : wording.tick(from);
  };
  return [
    {
      ...axis,
      size: wording.lines * 16 + 12,
      splits: (plot) => ticksOf(bins, Math.max(1, Math.floor(plot.bbox.width / devicePixelRatio / TICK))),
      grid: { show: false },
      ticks: { show: false },
      values: (_, ticks) => ticks.map(tickText),
    },
    {
      ...axis,
      size: 48,
      incrs: [...WHOLE_WIDTHS],
      grid: { stroke: colour('line'), width: 1 },
      ticks: { stroke: colour('line') },
      values: (_, ticks) => ticks.map((tick) => tick.toLocaleString('en-US')),
    },
  ];
}

/** The bins with a label: as many as there is room for, and round ones. */
function ticksOf({ from, width }: Bins, most: number): number[] {
  const steps = [1, 2, 3, 4, 5, 6, 8, 10, 12, 20];
  const at = (step: number): number[] =>
    from.flatMap((value, i) => (Math.round(value / width) % step === 0 ? [i] : []));
  const fits = steps.map(at).find((ticks) => ticks.length > 0 && ticks.length <= most);
  return fits ?? [0];
}

/** The base left of the middle of its bin, the change right of it. */
function asBars({ label, colour: name }: Side, align: -1 | 0 | 1): uPlot.Series {
  const bars = uPlot.paths.bars?.({ size: [align === 0 ? 0.8 : 0.4, 60], align });
  return {
    label,
    stroke: colour(name),
    fill: colour(name),
    width: 0,
    points: { show: false },
    ...(bars ? { paths: bars } : {}),
  };
}
