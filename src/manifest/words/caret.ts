import { visibleCharacter } from './visible.js';

const WIDTH = 80;
/** How much of the picture is kept for what is before the position, where both sides are too long. */
const BEFORE = 50;

/**
 * The source line and a caret under one of its characters: two lines of text, each at most 80 columns.
 * `position` counts UTF-16 code units from 0 and may be the length of the line. Hidden characters are spelled out, so the
 * caret stands under what is seen.
 */
export function caretPicture(line: string, position: number): string {
  const from = Math.max(0, position - WIDTH);
  const to = position + WIDTH;
  const before = cells(line.slice(from, position));
  const after = cells(line.slice(position, to));
  const room = WIDTH - 2;
  const left = cellsThatFit(before.toReversed(), Math.max(BEFORE, room - widthOf(after))).toReversed();
  const right = cellsThatFit(after, room - widthOf(left));
  const start = from > 0 || left.length < before.length ? '…' : '';
  const end = to < line.length || right.length < after.length ? '…' : '';
  return `${start}${left.join('')}${right.join('')}${end}\n${' '.repeat(start.length + widthOf(left))}^`;
}

/** The characters as they are shown, one cell each; a cell is never cut in two. */
function cells(text: string): string[] {
  return Array.from(text.replaceAll('\t', ' '), visibleCharacter);
}

function widthOf(shown: readonly string[]): number {
  return shown.reduce((sum, cell) => sum + Array.from(cell).length, 0);
}

/** The first cells that stay within a width. */
function cellsThatFit(shown: readonly string[], width: number): string[] {
  let used = 0;
  const end = shown.findIndex((cell) => (used += Array.from(cell).length) > width);
  return shown.slice(0, end < 0 ? shown.length : end);
}
