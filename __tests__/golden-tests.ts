import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** A test for each title: its lines are those of the golden file, which is named from this folder. `UPDATE_GOLDEN=1` writes it. */
export function goldenTests(
  file: string,
  about: string,
  cases: Readonly<Record<string, () => readonly string[]>>,
): void {
  const path = join('__tests__', file);
  const isUpdate = process.env['UPDATE_GOLDEN'] === '1';
  const blocks = isUpdate ? [] : readFileSync(path, 'utf8').trimEnd().split('\n\n');
  const golden = new Map(blocks.map((block) => [block.split('\n')[0], block]));
  const written: string[] = [];
  test.each(Object.keys(cases))(`${about}: %s`, (title) => {
    const block = [title, ...(cases[title]?.() ?? []).map((line) => `  ${line}`)].join('\n');
    written.push(block);
    if (!isUpdate) expect(block).toBe(golden.get(title));
  });
  test(`${about}: the golden file has no other`, () => {
    if (isUpdate) writeFileSync(path, `${written.join('\n\n')}\n`);
    else expect([...golden.keys()]).toEqual(Object.keys(cases));
  });
}
