import { columnsOf } from '../../text/escape/visible.js';

/** Lines of at most `width` columns; every line but the first is indented by `hanging` more. Long words are cut in pieces, behind a slash where there is one. */
export function wrap(text: string, width: number, indent = 0, hanging = 0): string[] {
  const lines: string[] = [];
  let line = '';
  let room = width - indent;
  const push = (): void => {
    lines.push((' '.repeat(lines.length === 0 ? indent : indent + hanging) + line).trimEnd());
    line = '';
    room = width - indent - hanging;
  };
  for (const word of text.split(' ').flatMap((one) => pieces(one, width - indent - hanging))) {
    if (line !== '' && columnsOf(line) + 1 + columnsOf(word) > room) push();
    line = line === '' ? word : `${line} ${word}`;
  }
  push();
  return lines;
}

/** A word in pieces that fit: cut behind its last slash that fits, else where the room ends. */
function pieces(word: string, width: number): string[] {
  if (columnsOf(word) <= width) return [word];
  let [part = ''] = word;
  for (const character of word.slice(part.length)) {
    if (columnsOf(part + character) > width) break;
    part += character;
  }
  const end = part.lastIndexOf('/') + 1 || part.length;
  return [word.slice(0, end), ...pieces(word.slice(end), width)];
}

/** The lines of each row of a table whose columns are as wide as their widest cells; where that is too wide, cells of the widest are wrapped. */
export function gridLines(rows: readonly (readonly string[])[], width: number, indent: number): string[][] {
  const count = Math.max(...rows.map((row) => row.length));
  const widest = Array.from({ length: count }, (_, i) =>
    Math.max(1, ...rows.map((row) => columnsOf(row[i] ?? ''))),
  );
  const room = width - indent - 2 * (count - 1);
  const sum = (most: number): number => widest.reduce((all, one) => all + Math.min(one, most), 0);
  let most = Math.max(...widest);
  while (most > 1 && sum(most) > room) most -= 1;
  return rows.map((cells) => {
    const wrapped = widest.map((one, i) => wrap(cells[i] ?? '', Math.min(one, most)));
    const height = Math.max(...wrapped.map((lines) => lines.length));
    return Array.from({ length: height }, (_, line) => {
      const parts = wrapped.map((lines, i) => pad(lines[line] ?? '', Math.min(widest[i] ?? 0, most)));
      return (' '.repeat(indent) + parts.join('  ')).trimEnd();
    });
  });
}

function pad(text: string, width: number): string {
  return text + ' '.repeat(Math.max(0, width - columnsOf(text)));
}

export type Style = 'bold' | 'red' | 'yellow' | 'green' | 'dim';

const CODES: Readonly<Record<Style, string>> = { bold: '1', red: '31', yellow: '33', green: '32', dim: '2' };

/** Paints lines that are already laid out: escape sequences have no width, and must not be wrapped. */
export type Paint = (style: Style, text: string) => string;

/** Paints with escape sequences, or not at all where `colour` is false; an empty text stays empty. */
export function painter(colour: boolean): Paint {
  return (style, text) => (colour && text !== '' ? `\u001b[${CODES[style]}m${text}\u001b[0m` : text);
}
