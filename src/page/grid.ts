import type { Clock } from './clock.js';
import { membersOf, STATE, statesAt } from './course.js';
import type { PageCourse, PageView } from '../report/html/data.js';
import { color, el, legend, surface } from './dom.js';
import { counted, spelled } from '../text/plural.js';
import { type Area, areasOf, placed, type Placement } from './grid-layout.js';

/** The states, in the order in which they are explained. */
const STATES: readonly {
  readonly state: number;
  readonly color: string;
  readonly label: string;
  readonly shape?: string;
}[] = [
  { state: STATE.out, color: 'out', label: 'unavailable' },
  { state: STATE.done, color: 'done', label: 'done' },
  { state: STATE.breaking, color: 'out', label: 'unavailable, will break', shape: 'breaking' },
  { state: STATE.failed, color: 'failed', label: 'broken' },
  { state: STATE.before, color: 'before', label: 'unavailable before' },
  { state: STATE.waiting, color: 'waiting', label: 'not yet' },
  { state: STATE.idle, color: 'idle', label: 'not in this rollout' },
];

/** A dry rollout over the whole fleet: a cell for each target, at the moment that the clock shows. */
interface Panel {
  readonly title: string;
  readonly course: PageCourse;
}

/** The fleet by zone and rack, the worst run beside the healthy one. */
export function grid(view: PageView, panels: readonly Panel[], clock: Clock): HTMLElement {
  const { unit, targets, head } = view;
  const areas = areasOf(targets);
  const members = membersOf(head, targets.count);
  const hint = `Point at a cell, or focus a map and use the arrow keys, to read what happens to a ${unit}.`;
  const said = el('output', { class: 'said' }, hint);
  const columns = panels.map((panel) => ({
    ...{ panel, totals: el('p', { class: 'counts' }) },
    maps: areas.map((area) => areaMap(view, panel, area, clock, said)),
  }));
  const heads = columns.map(({ panel, totals }) => el('div', {}, el('h3', {}, panel.title), totals));
  const rows = areas.flatMap((_, i) => columns.flatMap(({ maps }) => maps[i]?.element ?? []));
  const box = el('div', { class: panels.length > 1 ? 'grid two' : 'grid' }, ...heads, ...rows);
  let width = 0;
  let placements: readonly Placement[] = [];
  const draw = (): void => {
    for (const { panel, totals, maps } of columns) {
      const states = statesAt(panel.course, members, clock.at);
      totals.textContent = countsText(states);
      placements.forEach((placement, i) => maps[i]?.draw(placement, width, states));
    }
  };
  new ResizeObserver(() => {
    const room = Math.floor(rows[0]?.clientWidth ?? 0);
    if (room === 0 || room === width) return;
    width = room;
    placements = placed(areas, width);
    draw();
  }).observe(box);
  clock.onChange(draw);
  const breaks = panels.some(({ course }) => course.turnsBadAt !== null);
  const keys = legend(
    STATES.filter(({ state }) => breaks || (state !== STATE.breaking && state !== STATE.failed)),
  );
  return el('div', {}, keys, box, said);
}

/** The map of one area in one panel. */
function areaMap(view: PageView, { title, course }: Panel, area: Area, clock: Clock, said: HTMLElement) {
  const name = area.name === '' ? `All ${view.unit}s` : area.name;
  const canvas = el('canvas', { tabindex: '0', role: 'img', 'aria-label': `${title}: ${name}` });
  const unavailable = el('span', { class: 'state' });
  const size = ` · ${counted(area.count, view.unit)} `;
  const head = el('p', { class: 'area' }, el('strong', {}, name), size, unavailable);
  let shown: { readonly placement: Placement; readonly states: Uint8Array } | null = null;
  let at = -1;
  const describe = (index: number): void => {
    const cell = shown?.placement.cells[index];
    if (!shown || !cell) return;
    at = index;
    const where = [area.name, cell.block].filter((part) => part !== '').join(', ');
    said.textContent = cellText(
      view,
      course,
      cell.target,
      shown.states[cell.target] ?? STATE.idle,
      where,
      clock.at,
    );
  };
  canvas.addEventListener('pointermove', ({ offsetX, offsetY }) => {
    if (!shown) return;
    const { cell, cells } = shown.placement;
    const isOver = (from: number, to: number): boolean => to >= from && to < from + cell;
    describe(cells.findIndex(({ x, y }) => isOver(x, offsetX) && isOver(y, offsetY)));
  });
  canvas.addEventListener('keydown', (event) => {
    const by = { ArrowRight: 1, ArrowLeft: -1, ArrowDown: 10, ArrowUp: -10 }[event.key];
    if (by === undefined) return;
    event.preventDefault();
    describe(Math.min(area.count - 1, Math.max(0, at + by)));
  });
  return {
    element: el('div', { class: 'cells' }, head, canvas),
    draw: (placement: Placement, width: number, states: Uint8Array): void => {
      shown = { placement, states };
      const context = surface(canvas, width, placement.height);
      if (context) paint(context, placement, states);
      const out = placement.cells.filter(({ target }) => (states[target] ?? 0) >= STATE.before).length;
      unavailable.textContent = out > 0 ? `· ${spelled(out)} unavailable` : '';
    },
  };
}

function paint(context: CanvasRenderingContext2D, { cell, cells }: Placement, states: Uint8Array): void {
  const size = cell > 4 ? cell - 1.5 : cell > 2 ? cell - 0.75 : cell;
  const [failed, page] = [color('failed'), color('page')];
  for (const { state, color: name } of STATES) {
    const fill = color(name);
    for (const { target, x, y } of cells) {
      if (states[target] !== state) continue;
      context.fillStyle = fill;
      context.fillRect(x, y, size, size);
      // Not by color alone: half of a cell that will break, and a cross in a broken one.
      if (state === STATE.breaking) {
        context.fillStyle = failed;
        context.fillRect(x, y + size / 2, size, size / 2);
      } else if (state === STATE.failed && cell >= 7) {
        context.fillStyle = page;
        context.fillRect(x + size * 0.4, y + size * 0.2, size * 0.2, size * 0.6);
        context.fillRect(x + size * 0.2, y + size * 0.4, size * 0.6, size * 0.2);
      }
    }
  }
}

/** `node-0001 (zone-a, rack-1): unavailable, NodeWright/tuning gpu batch 3`. */
function cellText(
  { targets, unit, rollouts }: PageView,
  { stays }: PageCourse,
  target: number,
  state: number,
  where: string,
  at: number,
): string {
  const label = STATES.find((entry) => entry.state === state)?.label ?? '';
  const [, rollout = -1, batch = 0] =
    stays.findLast(([one, , , start]) => one === target && start <= at) ?? [];
  const through = rollouts[rollout] === undefined ? '' : `, ${rollouts[rollout]}`;
  const which = batch > 0 ? ` batch ${spelled(batch)}` : '';
  return `${targets.names?.[target] ?? `a ${unit}`}${where === '' ? '' : ` (${where})`}: ${label}${through}${which}`;
}

/** `13 unavailable · 40 done · 3 broken`. */
function countsText(states: Uint8Array): string {
  return STATES.flatMap(({ state, label }) => {
    const count = states.reduce((sum, one) => sum + Number(one === state), 0);
    return count > 0 ? [`${spelled(count)} ${label}`] : [];
  }).join(' · ');
}
