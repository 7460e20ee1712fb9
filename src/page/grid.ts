import type { PageCourse, PageView } from '../report/html/data.js';
import type { Clock } from './clock.js';
import { STATE, membersOf, statesAt } from './course.js';
import { colour, el, plain, surface } from './dom.js';
import { type Area, type Areas, areasOf, cellFor, place, type Placement } from './grid-layout.js';
import { paintCells } from './pixels.js';
import { counted, numberText } from './words.js';

/** What the states are called, and the colours they have. */
const LEGEND: readonly { readonly state: number; readonly colour: string; readonly label: string }[] = [
  { state: STATE.out, colour: 'out', label: 'out' },
  { state: STATE.done, colour: 'done', label: 'done' },
  { state: STATE.breaking, colour: 'breaking', label: 'out, will break' },
  { state: STATE.failed, colour: 'failed', label: 'broken' },
  { state: STATE.before, colour: 'before', label: 'out before' },
  { state: STATE.waiting, colour: 'waiting', label: 'not yet' },
  { state: STATE.idle, colour: 'idle', label: 'not part of it' },
];

/** The colours by state. */
const COLOURS = LEGEND.toSorted((a, b) => a.state - b.state).map(({ colour: name }) => name);

/** One dry rollout over the whole fleet: a cell for each target, at the moment that the clock shows. */
interface Panel {
  readonly title: string;
  readonly course: PageCourse;
}

interface Cells {
  readonly canvas: HTMLCanvasElement;
  readonly count: HTMLElement;
  readonly area: Area;
  readonly panel: number;
  placement: Placement | null;
}

/** The fleet by zone and rack, the worst run beside the healthy one. */
export function grid(view: PageView, panels: readonly Panel[], clock: Clock): HTMLElement {
  const areas = areasOf(view.targets);
  const totals = panels.map(() => el('p', { class: 'counts' }));
  const said = el(
    'output',
    { class: 'said' },
    `Point at a cell, or focus a map and use the arrow keys, to read what happens to a ${view.unit}.`,
  );
  const cells: Cells[] = [];
  const heads = panels.map(({ title }, i) => el('div', {}, el('h3', {}, title), totals[i]));
  const rows = areas.areas.map((area) => areaRow(view, areas, area, panels, cells));
  const drawing = new Drawing(view, panels, cells, totals, clock);
  for (const one of cells) drawing.listen(one, said);
  const wide = panels.length > 1 ? ' two' : '';
  const box = el('div', { class: `grid${wide}` }, ...heads, ...rows.flat());
  new ResizeObserver(() => {
    drawing.layout();
  }).observe(box);
  return el('div', {}, legend(view, panels), box, said);
}

/** States that only some plans have, as far as this plan has them. */
function legend({ targets, head }: PageView, panels: readonly Panel[]): HTMLElement {
  const breaks = panels.some(
    ({ course }) => course.turnsBadAt !== null || course.failed.some((at) => at !== null),
  );
  const isThere: Readonly<Record<number, boolean>> = {
    [STATE.breaking]: breaks,
    [STATE.failed]: breaks,
    [STATE.before]: head.taker.includes(-1),
    [STATE.idle]: membersOf(head, targets.count).includes(STATE.idle),
  };
  const items = LEGEND.filter(({ state }) => isThere[state] ?? true).map(({ colour: name, label }) =>
    el('li', {}, el('span', { class: `key ${name}` }), label),
  );
  return el('ul', { class: 'legend' }, ...items);
}

function areaRow(
  { unit }: PageView,
  { outer }: Areas,
  area: Area,
  panels: readonly Panel[],
  cells: Cells[],
): HTMLElement[] {
  const name = area.name === '' ? (outer === null ? `All ${unit}s` : `no ${outer}`) : area.name;
  return panels.map(({ title }, panel) => {
    const canvas = el('canvas', { tabindex: '0', role: 'img', 'aria-label': `${title}: ${name}` });
    const count = el('span', { class: 'state' });
    cells.push({ canvas, count, area, panel, placement: null });
    const head = el(
      'p',
      { class: 'area' },
      el('strong', {}, name),
      ` · ${counted(area.count, unit)} `,
      count,
    );
    return el('div', { class: 'cells' }, head, canvas);
  });
}

class Drawing {
  private states: readonly Uint8Array[] = [];
  private width = 0;
  private readonly members: Uint8Array;

  constructor(
    private readonly view: PageView,
    private readonly panels: readonly Panel[],
    private readonly cells: readonly Cells[],
    private readonly totals: readonly HTMLElement[],
    private readonly clock: Clock,
  ) {
    this.members = membersOf(view.head, view.targets.count);
    clock.onChange(() => {
      this.draw();
    });
    matchMedia('(prefers-color-scheme: dark)').addEventListener('change', () => {
      this.draw();
    });
  }

  /** Anew where there is more or less room than before. */
  layout(): void {
    const width = Math.floor(this.cells[0]?.canvas.parentElement?.clientWidth ?? 0);
    if (width === 0 || width === this.width) return;
    this.width = width;
    const first = this.cells.filter(({ panel }) => panel === 0).map(({ area }) => area);
    const cell = cellFor(first, width);
    const placements = new Map(first.map((area) => [area, place(area, width, cell)]));
    for (const one of this.cells) one.placement = placements.get(one.area) ?? null;
    this.draw();
  }

  draw(): void {
    if (this.width === 0) return;
    this.states = this.panels.map(({ course }) => statesAt(course, this.members, this.clock.at));
    this.states.forEach((states, panel) => this.totals[panel]?.replaceChildren(countsText(states)));
    for (const one of this.cells) this.paint(one);
  }

  private paint({ canvas, count, panel, placement }: Cells): void {
    const states = this.states[panel];
    const context = placement && surface(canvas, this.width, placement.height);
    if (!states || !context) return;
    const { cell, targets, x, y } = placement;
    const isMany = cell <= 4;
    if (isMany) paintCells(canvas, context, placement, states, COLOURS);
    const size = cell > 4 ? cell - 1.5 : cell > 2 ? cell - 0.75 : cell;
    let out = 0;
    for (const { state, colour: name } of LEGEND) {
      const fill = colour(state === STATE.breaking ? 'out' : name);
      for (let i = 0; i < targets.length; i++) {
        if (states[targets[i] ?? 0] !== state) continue;
        if (state >= STATE.before) out++;
        if (isMany) continue;
        context.fillStyle = fill;
        context.fillRect(x[i] ?? 0, y[i] ?? 0, size, size);
        if (state === STATE.breaking) half(context, x[i] ?? 0, y[i] ?? 0, size);
        if (state === STATE.failed && cell >= 7) cross(context, x[i] ?? 0, y[i] ?? 0, size);
      }
    }
    count.textContent = out > 0 ? `· ${numberText(out)} out` : '';
  }

  listen(one: Cells, said: HTMLElement): void {
    let at = -1;
    one.canvas.addEventListener('pointermove', (event) => {
      const found = cellAt(one.placement, event.offsetX, event.offsetY);
      if (found >= 0) said.textContent = this.describe(one, (at = found));
    });
    one.canvas.addEventListener('keydown', (event) => {
      const by = { ArrowRight: 1, ArrowLeft: -1, ArrowDown: 10, ArrowUp: -10 }[event.key];
      if (by === undefined) return;
      event.preventDefault();
      at = Math.min(one.area.count - 1, Math.max(0, at + by));
      said.textContent = this.describe(one, at);
    });
  }

  private describe({ area, panel, placement }: Cells, index: number): string {
    const { targets, unit, takers } = this.view;
    const target = placement?.targets[index] ?? 0;
    const state = this.states[panel]?.[target] ?? STATE.idle;
    const label = LEGEND.find((entry) => entry.state === state)?.label ?? '';
    const course = this.panels[panel]?.course;
    const stay =
      course?.target.findLastIndex((one, i) => one === target && (course.start[i] ?? 0) <= this.clock.at) ??
      -1;
    const taker = takers[course?.taker[stay] ?? -1];
    const batch = course?.batch[stay] ?? 0;
    const through = taker ? `, ${plain(taker)}${batch > 0 ? ` batch ${numberText(batch)}` : ''}` : '';
    const where = [area.name, placement?.blockOf(index) ?? ''].filter((part) => part !== '').join(', ');
    return `${targets.names?.[target] ?? `a ${unit}`}${where === '' ? '' : ` (${where})`}: ${label}${through}`;
  }
}

function cellAt(placement: Placement | null, left: number, top: number): number {
  if (!placement) return -1;
  const { x, y, cell } = placement;
  return x.findIndex(
    (from, i) => left >= from && left < from + cell && top >= (y[i] ?? 0) && top < (y[i] ?? 0) + cell,
  );
}

/** Out, and half of it broken already. */
function half(context: CanvasRenderingContext2D, x: number, y: number, size: number): void {
  context.fillStyle = colour('failed');
  context.beginPath();
  context.moveTo(x + size, y);
  context.lineTo(x + size, y + size);
  context.lineTo(x, y + size);
  context.fill();
}

/** Not by colour alone. */
function cross(context: CanvasRenderingContext2D, x: number, y: number, size: number): void {
  context.strokeStyle = colour('page');
  context.lineWidth = Math.max(1, size / 8);
  context.beginPath();
  context.moveTo(x + size * 0.25, y + size * 0.25);
  context.lineTo(x + size * 0.75, y + size * 0.75);
  context.moveTo(x + size * 0.75, y + size * 0.25);
  context.lineTo(x + size * 0.25, y + size * 0.75);
  context.stroke();
}

/** `13 out, 40 done, 3 broken`: what there is of each. */
function countsText(states: Uint8Array): string {
  const counts = new Map<number, number>();
  for (const state of states) counts.set(state, (counts.get(state) ?? 0) + 1);
  const parts = LEGEND.map(({ state, label }) => ({ label, count: counts.get(state) ?? 0 }));
  return parts
    .filter(({ count }) => count > 0)
    .map(({ count, label }) => `${numberText(count)} ${label}`)
    .join(' · ');
}
