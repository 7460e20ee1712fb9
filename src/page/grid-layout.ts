import type { PageTargets } from '../report/html/data.js';

/** Targets that stand together: those of a zone, in the blocks of its racks. */
export interface Area {
  readonly name: string;
  readonly blocks: readonly Block[];
  readonly count: number;
}

interface Block {
  readonly name: string;
  readonly targets: readonly number[];
}

interface Areas {
  readonly outer: string | null;
  readonly inner: string | null;
  readonly areas: readonly Area[];
}

/** More areas than this are no map. */
const MOST_AREAS = 60;

/** By the label with the fewest values, and within it by the one with the most: zones and their racks, whatever they are called. */
export function areasOf({ count, labels }: PageTargets): Areas {
  const sorted = labels.toSorted((a, b) => a.values.length - b.values.length);
  const outer = sorted.find(({ values }) => values.length <= MOST_AREAS) ?? null;
  const inner = sorted.findLast((label) => label !== outer && label.values.length < count) ?? null;
  const found = new Map<number, Map<number, number[]>>();
  for (let target = 0; target < count; target++) {
    const area = outer?.of[target] ?? -1;
    const block = inner?.of[target] ?? -1;
    const blocks = found.get(area) ?? new Map<number, number[]>();
    found.set(area, blocks);
    const targets = blocks.get(block);
    if (targets) targets.push(target);
    else blocks.set(block, [target]);
  }
  const areas = [...found].map(([area, blocks]): Area => {
    const named = [...blocks].map(([block, targets]) => ({ name: inner?.values[block] ?? '', targets }));
    return {
      name: outer?.values[area] ?? '',
      blocks: named.toSorted(byName),
      count: named.reduce((sum, { targets }) => sum + targets.length, 0),
    };
  });
  return { outer: outer?.key ?? null, inner: inner?.key ?? null, areas: areas.toSorted(byName) };
}

/** `rack 2` before `rack 10`; what has no name last. */
function byName(a: { readonly name: string }, b: { readonly name: string }): number {
  if (a.name === '' || b.name === '') return Number(a.name === '') - Number(b.name === '');
  return COLLATOR.compare(a.name, b.name);
}

const COLLATOR = new Intl.Collator('en', { numeric: true });

/** Where the cells of an area stand: x and y of each target in turn. */
export interface Placement {
  readonly cell: number;
  readonly height: number;
  readonly targets: Int32Array;
  readonly x: Float32Array;
  readonly y: Float32Array;
  readonly blockOf: (index: number) => string;
}

const CELLS = [22, 18, 14, 11, 9, 7, 5, 4, 3, 2, 1] as const;
/** Height in pixels that all areas together should not exceed. */
const ROOM = 640;

/** The largest cell with which all areas have room. */
export function cellFor(areas: readonly Area[], width: number): number {
  return CELLS.find((cell) => heightOf(areas, width, cell) <= ROOM) ?? 1;
}

function heightOf(areas: readonly Area[], width: number, cell: number): number {
  return areas.reduce((sum, area) => sum + place(area, width, cell).height, 0);
}

/** Blocks one beside the other, as in a hall; cells within a block in rows. */
export function place(area: Area, width: number, cell: number): Placement {
  const targets = new Int32Array(area.count);
  const x = new Float32Array(area.count);
  const y = new Float32Array(area.count);
  const ends: number[] = [];
  const gap = area.blocks.length > 1 ? Math.max(2, Math.round(cell / 2)) : 0;
  const most = Math.max(1, Math.floor(width / cell));
  let [left, top, line, n] = [0, 0, 0, 0];
  for (const block of area.blocks) {
    const columns = area.blocks.length === 1 ? most : Math.min(most, columnsOf(block.targets.length));
    const rows = Math.ceil(block.targets.length / columns);
    if (left > 0 && left + columns * cell > width) [left, top, line] = [0, top + line + gap, 0];
    block.targets.forEach((target, i) => {
      targets[n] = target;
      x[n] = left + (i % columns) * cell;
      y[n] = top + Math.floor(i / columns) * cell;
      n++;
    });
    ends.push(n);
    left += columns * cell + gap;
    line = Math.max(line, rows * cell);
  }
  const blockOf = (index: number): string => area.blocks[ends.findIndex((end) => index < end)]?.name ?? '';
  return { cell, height: top + line, targets, x, y, blockOf };
}

/** A little wider than high. */
function columnsOf(count: number): number {
  return Math.max(1, Math.ceil(Math.sqrt(count * 2)));
}
