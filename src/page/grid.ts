import type { PageCourse, PageView } from '../report/html/data.js';
import type { Clock } from './clock.js';
import { membersOf, STATE, statesAt } from './course.js';
import { colour, el, plain, surface } from './dom.js';
import { type Area, areasOf, cellFor, place, type Placement } from './grid-layout.js';
import { counted, numberText } from './words.js';

/** The states, in the order in which they are explained. */
const LEGEND: readonly { readonly state: number; readonly colour: string; readonly label: string }[] = [
  { state: STATE.out, colour: 'out', label: 'unavailable' },
  { state: STATE.done, colour: 'done', label: 'done' },
  { state: STATE.breaking, colour: 'breaking', label: 'unavailable, will break' },
  { state: STATE.failed, colour: 'failed', label: 'broken' },
  { state: STATE.before, colour: 'before', label: 'unavailable before' },
  { state: STATE.waiting, colour: 'waiting', label: 'not yet' },
  { state: STATE.idle, colour: 'idle', label: 'not part of it' },
];

/** One dry rollout over the whole fleet: a cell for each target, at the moment that the clock shows. */
interface Panel {
  readonly title: string;
  readonly course: PageCourse;
}

/** The map of one area in one panel. */
interface AreaMap {
  readonly element: HTMLElement;
  readonly layout: (placement: Placement, width: number) => void;
  readonly draw: (states: Uint8Array) => void;
}

/** The fleet by zone and rack, the worst run beside the healthy one. */
export function grid(view: PageView, panels: readonly Panel[], clock: Clock): HTMLElement {
  const { outer, areas } = areasOf(view.targets);
  const members = membersOf(view.head, view.targets.count);
  const said = el(
    'output',
    { class: 'said' },
    `Point at a cell, or focus a map and use the arrow keys, to read what happens to a ${view.unit}.`,
  );
  const columns = panels.map((panel) => {
    const totals = el('p', { class: 'counts' });
    const maps = areas.map((area) => {
      const name = area.name === '' ? (outer === null ? `All ${view.unit}s` : `no ${outer}`) : area.name;
      return areaMap(view, panel, area, name, clock, said);
    });
    return { panel, totals, maps };
  });
  const heads = columns.map(({ panel, totals }) => el('div', {}, el('h3', {}, panel.title), totals));
  const rows = areas.flatMap((_, i) => columns.flatMap(({ maps }) => maps[i]?.element ?? []));
  const box = el('div', { class: `grid${panels.length > 1 ? ' two' : ''}` }, ...heads, ...rows);
  let width = 0;
  const draw = (): void => {
    if (width === 0) return;
    for (const { panel, totals, maps } of columns) {
      const states = statesAt(panel.course, members, clock.at);
      totals.textContent = countsText(states);
      for (const map of maps) map.draw(states);
    }
  };
  new ResizeObserver(() => {
    const room = Math.floor(rows[0]?.clientWidth ?? 0);
    if (room === 0 || room === width) return;
    width = room;
    const cell = cellFor(areas, width);
    areas.forEach((area, i) => {
      const placement = place(area, width, cell);
      for (const { maps } of columns) maps[i]?.layout(placement, width);
    });
    draw();
  }).observe(box);
  clock.onChange(draw);
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', draw);
  return el('div', {}, legend(view, panels), box, said);
}

/** The states that occur in these runs. */
function legend({ targets, head }: PageView, panels: readonly Panel[]): HTMLElement {
  const breaks = panels.some(
    ({ course }) => course.turnsBadAt !== null || course.failed.some((at) => at !== null),
  );
  const occurs: Readonly<Record<number, boolean>> = {
    [STATE.breaking]: breaks,
    [STATE.failed]: breaks,
    [STATE.before]: head.taker.includes(-1),
    [STATE.idle]: membersOf(head, targets.count).includes(STATE.idle),
  };
  const items = LEGEND.filter(({ state }) => occurs[state] ?? true).map(({ colour: name, label }) =>
    el('li', {}, el('span', { class: `key ${name}` }), label),
  );
  return el('ul', { class: 'legend' }, ...items);
}

function areaMap(
  view: PageView,
  { title, course }: Panel,
  area: Area,
  name: string,
  clock: Clock,
  said: HTMLElement,
): AreaMap {
  const canvas = el('canvas', { tabindex: '0', role: 'img', 'aria-label': `${title}: ${name}` });
  const count = el('span', { class: 'state' });
  const size = ` · ${counted(area.count, view.unit)} `;
  const head = el('p', { class: 'area' }, el('strong', {}, name), size, count);
  let placement: Placement | null = null;
  let room = 0;
  let shown: Uint8Array | null = null;
  const describe = (cell: number): void => {
    if (!placement || !shown) return;
    const target = placement.targets[cell] ?? 0;
    const where = [area.name, placement.blockOf(cell)].filter((part) => part !== '').join(', ');
    said.textContent = cellText(view, course, target, shown[target] ?? STATE.idle, where, clock.at);
  };
  let at = -1;
  canvas.addEventListener('pointermove', ({ offsetX, offsetY }) => {
    const found = placement ? cellAt(placement, offsetX, offsetY) : -1;
    if (found >= 0) describe((at = found));
  });
  canvas.addEventListener('keydown', (event) => {
    const by = { ArrowRight: 1, ArrowLeft: -1, ArrowDown: 10, ArrowUp: -10 }[event.key];
    if (by === undefined) return;
    event.preventDefault();
    describe((at = Math.min(area.count - 1, Math.max(0, at + by))));
  });
  return {
    element: el('div', { class: 'cells' }, head, canvas),
    layout: (placed, width) => {
      placement = placed;
      room = width;
    },
    draw: (states) => {
      shown = states;
      const context = placement && surface(canvas, room, placement.height);
      if (!placement || !context) return;
      paint(context, placement, states);
      const out = placement.targets.reduce(
        (sum, target) => sum + Number((states[target] ?? 0) >= STATE.before),
        0,
      );
      count.textContent = out > 0 ? `· ${numberText(out)} unavailable` : '';
    },
  };
}

function paint(
  context: CanvasRenderingContext2D,
  { cell, targets, x, y }: Placement,
  states: Uint8Array,
): void {
  const size = cell > 4 ? cell - 1.5 : cell > 2 ? cell - 0.75 : cell;
  for (const { state, colour: name } of LEGEND) {
    const fill = colour(state === STATE.breaking ? 'out' : name);
    for (let i = 0; i < targets.length; i++) {
      if (states[targets[i] ?? 0] !== state) continue;
      const [left, top] = [x[i] ?? 0, y[i] ?? 0];
      context.fillStyle = fill;
      context.fillRect(left, top, size, size);
      // Not by color alone: half of a cell that will break, and a cross in a broken one.
      if (state === STATE.breaking) half(context, left, top, size);
      if (state === STATE.failed && cell >= 7) cross(context, left, top, size);
    }
  }
}

function half(context: CanvasRenderingContext2D, x: number, y: number, size: number): void {
  context.fillStyle = colour('failed');
  context.beginPath();
  context.moveTo(x + size, y);
  context.lineTo(x + size, y + size);
  context.lineTo(x, y + size);
  context.fill();
}

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

function cellAt({ x, y, cell }: Placement, left: number, top: number): number {
  return x.findIndex(
    (from, i) => left >= from && left < from + cell && top >= (y[i] ?? 0) && top < (y[i] ?? 0) + cell,
  );
}

/** `node-0001 (zone-a, rack-1): unavailable, NodeWright/tuning gpu batch 3`. */
function cellText(
  { targets, unit, takers }: PageView,
  course: PageCourse,
  target: number,
  state: number,
  where: string,
  at: number,
): string {
  const label = LEGEND.find((entry) => entry.state === state)?.label ?? '';
  const stay = course.target.findLastIndex((one, i) => one === target && (course.start[i] ?? 0) <= at);
  const taker = takers[course.taker[stay] ?? -1];
  const batch = course.batch[stay] ?? 0;
  const through = taker ? `, ${plain(taker)}${batch > 0 ? ` batch ${numberText(batch)}` : ''}` : '';
  return `${targets.names?.[target] ?? `a ${unit}`}${where === '' ? '' : ` (${where})`}: ${label}${through}`;
}

/** `13 unavailable · 40 done · 3 broken`. */
function countsText(states: Uint8Array): string {
  const counts = new Map<number, number>();
  for (const state of states) counts.set(state, (counts.get(state) ?? 0) + 1);
  return LEGEND.flatMap(({ state, label }) => {
    const count = counts.get(state) ?? 0;
    return count > 0 ? [`${numberText(count)} ${label}`] : [];
  }).join(' · ');
}
