import { groupedBy } from '../manifest/lookup.js';
import type { PageTargets } from '../report/html/data.js';

/** Targets that are drawn together: those of a zone, in the blocks of its racks. */
export interface Area {
  readonly name: string;
  readonly blocks: readonly Block[];
  readonly count: number;
}

interface Block {
  readonly name: string;
  readonly targets: readonly number[];
}

/** More areas than this are no map. */
const MOST_AREAS = 60;

/** By the label with the fewest values, and within it by the one with the most: zones and their racks, whatever they are called. */
export function areasOf({ count, labels }: PageTargets): Area[] {
  const sorted = labels.toSorted((a, b) => a.values.length - b.values.length);
  const outer = sorted.find(({ values }) => values.length <= MOST_AREAS);
  const inner = sorted.findLast((label) => label !== outer && label.values.length < count);
  const nameIn = (label: typeof outer, target: number): string => label?.values[label.of[target] ?? -1] ?? '';
  const all = Array.from({ length: count }, (_, target) => target);
  const areas = [...groupedBy(all, (target) => nameIn(outer, target))].map(([area, own]): Area => {
    const blocks = [...groupedBy(own, (target) => nameIn(inner, target))].map(([name, targets]) => ({
      name,
      targets,
    }));
    const name = area === '' && outer ? `no ${outer.key}` : area;
    return { name, blocks: blocks.toSorted(byName), count: own.length };
  });
  return areas.toSorted(byName);
}

const COLLATOR = new Intl.Collator('en', { numeric: true });

/** `rack 2` before `rack 10`; what has no name last. */
function byName(a: { readonly name: string }, b: { readonly name: string }): number {
  return Number(a.name === '') - Number(b.name === '') || COLLATOR.compare(a.name, b.name);
}

/** The cells of an area. */
export interface Placement {
  readonly cell: number;
  readonly height: number;
  readonly cells: readonly Cell[];
}

interface Cell {
  readonly target: number;
  readonly block: string;
  readonly x: number;
  readonly y: number;
}

const CELLS = [22, 18, 14, 11, 9, 7, 5, 4, 3, 2] as const;
/** Height in pixels that all areas together should not exceed. */
const ROOM = 640;

/** All areas, with the largest cell for which they have room. */
export function placed(areas: readonly Area[], width: number): Placement[] {
  for (const cell of CELLS) {
    const all = areas.map((area) => place(area, width, cell));
    if (all.reduce((sum, { height }) => sum + height, 0) <= ROOM) return all;
  }
  return areas.map((area) => place(area, width, 1));
}

/** Blocks one beside the other, as in a hall; cells within a block in rows, a little wider than high. */
function place({ blocks }: Area, width: number, cell: number): Placement {
  const cells: Cell[] = [];
  const gap = blocks.length > 1 ? Math.max(2, Math.round(cell / 2)) : 0;
  const most = Math.max(1, Math.floor(width / cell));
  let [left, top, line] = [0, 0, 0];
  for (const { name, targets } of blocks) {
    const columns = blocks.length === 1 ? most : Math.min(most, Math.ceil(Math.sqrt(targets.length * 2)));
    if (left > 0 && left + columns * cell > width) [left, top, line] = [0, top + line + gap, 0];
    targets.forEach((target, i) => {
      const [x, y] = [left + (i % columns) * cell, top + Math.floor(i / columns) * cell];
      cells.push({ target, block: name, x, y });
    });
    left += columns * cell + gap;
    line = Math.max(line, Math.ceil(targets.length / columns) * cell);
  }
  return { cell, height: top + line, cells };
}
