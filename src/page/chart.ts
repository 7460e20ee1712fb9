import uPlot from 'uplot';
import type { PageReport } from '../report/html/data.js';
import type { Clock } from './clock.js';
import { type Curve, lastUpTo } from './course.js';
import { colour, el } from './dom.js';

/** A curve of the chart. */
export interface Series {
  readonly label: string;
  readonly curve: Curve;
  /** Name of a colour of the style. */
  readonly colour: string;
  readonly dash?: readonly number[];
  readonly isFilled?: boolean;
  readonly isThin?: boolean;
}

/** Steps of an axis of whole numbers: 1, 2, 5, 10, 20, 50, ... */
const WHOLE_STEPS = Array.from({ length: 8 }, (_, power) =>
  [1, 2, 5].map((digit) => digit * 10 ** power),
).flat();
const HEIGHT = 240;
export const LEFT = 64;
/** Half a label of the last instant, which may stand at the very end. */
export const RIGHT = 22;

/** The chart of how many are out over time. It shows what the clock shows, and moves it: drag to zoom, click to go there. */
export class Chart {
  readonly element = el('div', { class: 'chart' });
  private plot: uPlot | null = null;
  private series: readonly Series[] = [];

  constructor(
    private readonly clock: Clock,
    private readonly report: Pick<PageReport, 'at' | 'freezes'>,
    /** Told of the moment under the pointer; null where there is none. */
    private readonly pointed: (at: number | null) => void,
  ) {
    clock.onChange(() => {
      this.follow();
    });
    new ResizeObserver(() => {
      if (this.plot && this.width > 0 && this.plot.width !== this.width)
        this.plot.setSize({ width: this.width, height: HEIGHT });
    }).observe(this.element);
    matchMedia('(prefers-color-scheme: dark)').addEventListener('change', () => {
      this.draw(this.series);
    });
  }

  draw(series: readonly Series[]): void {
    this.series = series;
    this.plot?.destroy();
    this.plot = new uPlot(this.options(), this.data(), this.element);
    this.follow();
  }

  private get width(): number {
    return Math.floor(this.element.clientWidth);
  }

  private get shownAt(): readonly [number, number] {
    return [(this.report.at + this.clock.from) / 1000, (this.report.at + this.clock.to) / 1000];
  }

  private follow(): void {
    const [min, max] = this.shownAt;
    const { plot } = this;
    if (!plot) return;
    if (plot.scales['x']?.min !== min || plot.scales['x'].max !== max) plot.setScale('x', { min, max });
    else plot.redraw(false, false);
  }

  /** All curves on one axis: where one has no change of its own it stays as it was. */
  private data(): uPlot.AlignedData {
    const times = new Set(this.series.flatMap(({ curve }) => curve.at));
    times.add(this.clock.whole[0]);
    times.add(this.clock.whole[1]);
    const at = [...Float64Array.from(times).sort()];
    const columns = this.series.map(({ curve }) => {
      let i = lastUpTo(curve.at, (at[0] ?? 0) - 1);
      return at.map((instant) => {
        while ((curve.at[i + 1] ?? Infinity) <= instant) i++;
        return curve.out[i] ?? 0;
      });
    });
    return [at.map((ms) => (this.report.at + ms) / 1000), ...columns];
  }

  private options(): uPlot.Options {
    const [min, max] = this.shownAt;
    return {
      width: Math.max(200, this.width),
      height: HEIGHT,
      padding: [12, RIGHT, 0, 0],
      legend: { show: false },
      tzDate: (seconds) => uPlot.tzDate(new Date(seconds * 1000), 'Etc/UTC'),
      scales: {
        x: { time: true, min, max },
        y: { range: (_, __, most) => [0, Math.max(1, most) * 1.08] },
      },
      axes: axesInColours(),
      series: [{}, ...this.series.map(asDrawn)],
      cursor: { drag: { x: true, y: false, setScale: false }, points: { show: false }, y: false },
      hooks: this.hooks(),
    };
  }

  private hooks(): uPlot.Hooks.Arrays {
    const pointed = (plot: uPlot): void => {
      const { left } = plot.cursor;
      this.pointed(left === undefined || left < 0 ? null : this.clockAt(plot, left));
    };
    return {
      setCursor: [pointed],
      setSelect: [this.zoomTo.bind(this)],
      ready: [this.clickable.bind(this)],
      drawClear: [this.freezes.bind(this)],
      draw: [this.mark.bind(this)],
    };
  }

  private clockAt(plot: uPlot, pixel: number): number {
    const at = plot.posToVal(pixel, 'x') * 1000 - this.report.at;
    return Math.min(this.clock.whole[1], Math.max(this.clock.whole[0], at));
  }

  private zoomTo(plot: uPlot): void {
    const { left, width } = plot.select;
    if (width < 4) return;
    this.clock.show(this.clockAt(plot, left), this.clockAt(plot, left + width));
    plot.setSelect({ left: 0, top: 0, width: 0, height: 0 }, false);
  }

  private clickable(plot: uPlot): void {
    plot.over.addEventListener('click', (event) => {
      this.clock.moveTo(this.clockAt(plot, event.offsetX));
    });
  }

  /** Behind the curves. */
  private freezes(plot: uPlot): void {
    const { left, width, top, height } = plot.bbox;
    const x = (at: number): number => plot.valToPos((this.report.at + at) / 1000, 'x', true);
    plot.ctx.fillStyle = colour('freeze');
    for (const { spans } of this.report.freezes)
      for (const [from, to] of spans) {
        const [start, end] = [Math.max(left, x(from)), Math.min(left + width, x(to))];
        if (end > start) plot.ctx.fillRect(start, top, end - start, height);
      }
  }

  /** A line at the moment that is shown. */
  private mark(plot: uPlot): void {
    const seconds = (this.report.at + this.clock.at) / 1000;
    const x = Math.round(plot.valToPos(seconds, 'x', true));
    const { left, width, top, height } = plot.bbox;
    if (x < left || x > left + width) return;
    plot.ctx.fillStyle = colour('cursor');
    plot.ctx.fillRect(x, top, 2, height);
  }
}

const DAY_S = 86_400;

/** The time of day in UTC, and the date where it is another one than at the tick before. */
function tickTexts(ticks: readonly number[], apart: number): string[] {
  let last = '';
  return ticks.map((tick) => {
    const [day = '', time = ''] = new Date(tick * 1000).toISOString().split('T');
    if (apart >= DAY_S) return day.slice(5);
    const isNew = day !== last;
    last = day;
    const shown = time.slice(0, apart < 60 ? 8 : 5);
    return isNew ? `${shown}\n${day.slice(5)}` : shown;
  });
}

function asDrawn({ label, colour: name, dash, isFilled, isThin }: Series): uPlot.Series {
  return {
    label,
    stroke: colour(name),
    width: isThin ? 1 : 2,
    ...(dash ? { dash: [...dash] } : {}),
    ...(isFilled ? { fill: `${colour(name)}22` } : {}),
    points: { show: false },
    ...(uPlot.paths.stepped ? { paths: uPlot.paths.stepped({ align: 1 }) } : {}),
  };
}

function axesInColours(): uPlot.Axis[] {
  const axis = {
    stroke: colour('muted'),
    ticks: { stroke: colour('line') },
    font: '12px system-ui, sans-serif',
    grid: { stroke: colour('line'), width: 1 },
  };
  return [
    { ...axis, space: 64, values: (_, ticks, __, ___, apart) => tickTexts(ticks, apart) },
    {
      ...axis,
      size: LEFT,
      incrs: WHOLE_STEPS,
      values: (_, ticks) => ticks.map((tick) => tick.toLocaleString('en-US')),
    },
  ];
}
