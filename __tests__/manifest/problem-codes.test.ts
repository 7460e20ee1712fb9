import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { inBase } from '../../src/manifest/problem.js';
import PROBLEM_CODES from '../../src/manifest/problem-codes.json' with { type: 'json' };

const PAGE = 'docs/problems.md';
const BLOCK = /(<!-- problems: begin -->\n)[\s\S]*(<!-- problems: end -->)/;

const parts = Object.entries(PROBLEM_CODES).map(([part, codes]) => [part, Object.entries(codes)] as const);

test('problem codes: docs/problems.md lists every code with what it means; UPDATE_DOCS=1 rewrites it', () => {
  const tables = parts.map(([part, codes]) =>
    [
      `## ${part}`,
      '',
      '| code | what it means |',
      '|---|---|',
      ...codes.map(([code, meaning]) => `| \`${code}\` | ${meaning} |`),
      '',
    ].join('\n'),
  );
  const page = readFileSync(PAGE, 'utf8');
  const wanted = page.replace(
    BLOCK,
    (_all, begin: string, end: string) => `${begin}\n${tables.join('\n')}\n${end}`,
  );
  if (process.env['UPDATE_DOCS'] === '1') writeFileSync(PAGE, wanted);
  expect(readFileSync(PAGE, 'utf8')).toBe(wanted);
});

test('problem codes: no code is listed that nothing says', () => {
  const sources = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((path) =>
    path.endsWith('.ts'),
  );
  const text = sources.map((path) => readFileSync(`src/${path}`, 'utf8')).join('\n');
  const codes = parts.flatMap(([, of]) => of.map(([code]) => code));
  expect(codes.filter((code) => !text.includes(`'${code}'`))).toEqual([]);
});

test('problem codes: a code is in one part, in small letters with dashes, and begins like none of the base', () => {
  const codes = parts.flatMap(([, of]) => of.map(([code]) => code));
  expect(codes).toEqual([...new Set(codes)]);
  expect(codes.filter((code) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(code) || code.startsWith('base-'))).toEqual(
    [],
  );
});

test('problem codes: a problem of the base says so once', () => {
  expect(inBase('yaml-syntax')).toBe('base-yaml-syntax');
  expect(inBase(inBase('yaml-syntax'))).toBe('base-yaml-syntax');
});
