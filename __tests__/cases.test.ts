import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { replanned } from './case-pages.js';
import { sections } from '../src/cases/page.js';

/** Whole plans as pages that people read; see the README of the folder. */
const FOLDER = '__tests__/cases';
const UPDATE = process.env['UPDATE_CASES'] === '1';

const files = readdirSync(FOLDER, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .flatMap(({ name }) => readdirSync(`${FOLDER}/${name}`).map((file) => `${name}/${file}`))
  .sort();

for (const file of files) {
  const path = `${FOLDER}/${file}`;
  const text = readFileSync(path, 'utf8');
  const title = /^# (.+)$/m.exec(text)?.[1] ?? 'a page without a title';
  test(`${file.replace(/\.md$/, '')}: ${title}`, () => {
    const made = replanned(text);
    if (UPDATE) writeFileSync(path, made);
    else expect(made).toBe(text);
  });
}

test.each([
  ['## Expected\n', 'is empty'],
  ['', 'is not there'],
])('cases: a case whose section %j %s gets what is planned, and keeps the rest', (heading) => {
  const texts = files.map(
    (file) => readFileSync(`${FOLDER}/${file}`, 'utf8').split(/^## (?:Text|Variant: .*)$/m)[0] ?? '',
  );
  // Texts and notes are on pages that have some already.
  const text = texts.find((page) => !/^note /m.test(page)) ?? '';
  const [begun] = text.split(/^## Expected$/m);
  expect(replanned(`${begun}${heading}`).trimEnd()).toBe(text.trimEnd());
});

test('cases: every case lies in the folder of a system or of the guards, and has what a case needs', () => {
  expect(files.length).toBeGreaterThan(0);
  for (const file of files) {
    const page = sections(readFileSync(`${FOLDER}/${file}`, 'utf8'));
    expect(file).toMatch(/^[a-z-]+\/[a-z0-9-]+\.md$/);
    const [folder = ''] = file.split('/');
    expect(folder === 'guards' || existsSync(`src/systems/${folder}`)).toBe(true);
    expect([file, ...page.keys()]).toEqual(expect.arrayContaining(['Fleet', 'Head', 'Expected']));
  }
});
