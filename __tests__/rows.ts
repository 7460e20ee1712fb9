import { parse } from 'yaml';

/** A table as text: a row a line, its cells between bars. */
export function rows(table: string): string[][] {
  const lines = table.trim().split('\n');
  return lines.map((line) => line.split(' | ').map((cell) => cell.trim()));
}

/** A cell in flow style. */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- The table knows the type of its cells.
export function yaml<T>(cell: string): T {
  return parse(cell) as T;
}
