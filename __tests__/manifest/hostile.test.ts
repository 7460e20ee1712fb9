import type { JsonObject } from '../../src/manifest/manifest.js';
import { LIMITS } from '../../src/manifest/limits.js';
import { parseManifests } from '../../src/manifest/parse.js';
import { messageOf, messagesOf } from '../messages.js';

const HEAD = 'apiVersion: v1\nkind: Thing\nmetadata: {name: a}\n';

function codes(text: string): string[] {
  const { manifests, problems } = parseManifests(text, 'a.yaml');
  if (problems.some(({ severity }) => severity === 'error')) expect(manifests).toEqual([]);
  for (const problem of problems) {
    expect(messageOf(problem).length).toBeLessThan(600);
  }
  return problems.map(({ code }) => code);
}

function objectOf(text: string): JsonObject {
  const { manifests, problems } = parseManifests(text, 'a.yaml');
  expect(problems).toEqual([]);
  const object = manifests[0]?.object;
  if (object === undefined) throw new Error('no manifest');
  return object;
}

/** Nothing hostile may take long; a quadratic reader takes minutes for these. */
function inTime<T>(work: () => T): T {
  // Of this process, and not of a machine that has more to do.
  const from = process.cpuUsage();
  const result = work();
  expect(process.cpuUsage(from).user / 1_000).toBeLessThan(30_000);
  return result;
}

describe('hostile: alias bombs', () => {
  test('a billion laughs', () => {
    const levels = Array.from(
      { length: 9 },
      (_, level) => `l${level + 1}: &l${level + 1} [${Array(9).fill(`*l${level}`).join(', ')}]`,
    );
    expect(codes(`${HEAD}l0: &l0 [${Array(9).fill('x').join(', ')}]\n${levels.join('\n')}\n`)).toEqual([
      'too-many-nodes',
    ]);
  });

  test('a chain of merges', () => {
    const chain = Array.from(
      { length: 5_000 },
      (_, index) => `m${index + 1}: &m${index + 1}\n  <<: *m${index}`,
    );
    expect(inTime(() => codes(`${HEAD}m0: &m0 {a: 1}\n${chain.join('\n')}\n`))).toEqual(['too-many-nodes']);
  });

  test('aliases count as what they stand for', () => {
    const text = `${HEAD}a: &a [${'x, '.repeat(3_000)}]\nlist:\n${'- *a\n'.repeat(90)}`;
    expect(codes(text)).toEqual(['too-many-nodes']);
  });

  test('an alias does not make nesting deeper than the limit', () => {
    const half = `${'['.repeat(40)}${']'.repeat(40)}`;
    expect(codes(`${HEAD}a: &a ${half}\n`)).toEqual([]);
    expect(codes(`${HEAD}a: &a ${half}\nb: ${'['.repeat(40)}*a${']'.repeat(40)}\n`)).toEqual(['too-deep']);
  });
});

describe('hostile: nesting', () => {
  test.each([
    ['100,000 flow lists', '['.repeat(100_000)],
    ['100,000 flow mappings', '{a: '.repeat(100_000)],
    ['100,000 JSON objects', '{"a":'.repeat(100_000)],
    ['100,000 JSON lists', `{"a":${'['.repeat(100_000)}`],
    ['100,000 block lists', '- '.repeat(100_000)],
    ['100,000 explicit keys', '? '.repeat(100_000)],
    [
      '1,000 block mappings',
      Array.from({ length: 1_000 }, (_, depth) => `${' '.repeat(depth)}a:`).join('\n'),
    ],
  ])('%s end at the limit', (_name, text) => {
    expect(inTime(() => codes(text))).toEqual(['too-deep']);
  });

  test.each([
    ['YAML', (depth: number) => `${HEAD}a: ${'['.repeat(depth)}${']'.repeat(depth)}\n`],
    ['block YAML', (depth: number) => `${HEAD}a: \n  ${'- '.repeat(depth)}x\n`],
    [
      'JSON',
      (depth: number) =>
        `{"apiVersion":"v1","kind":"T","metadata":{"name":"a"},"a":${'['.repeat(depth)}${']'.repeat(depth)}}`,
    ],
  ])('in %s the limit counts the document itself', (_name, text) => {
    expect(codes(text(LIMITS.depth - 1))).toEqual([]);
    expect(codes(text(LIMITS.depth))).toEqual(['too-deep']);
  });
});

/** Limits that a test can go beyond. */
const SMALL = { ...LIMITS, bytesPerFile: 1024 ** 2 };

describe('hostile: size', () => {
  test('a 10 MB file is refused before it is parsed', () => {
    const { problems } = inTime(() => parseManifests('x'.repeat(10_000_000), 'a.yaml', SMALL));
    expect(problems).toMatchObject([{ code: 'too-large', place: { file: 'a.yaml', line: 1, column: 1 } }]);
  });

  test.each([
    ['list items', '-\n'.repeat(LIMITS.nodesPerDocument), 'too-many-nodes'],
    ['JSON numbers', `{"a":[${'1,'.repeat(LIMITS.nodesPerDocument)}1]}`, 'too-many-nodes'],
  ])('more %s than a document may hold: an error', (_name, text, code) => {
    expect(inTime(() => codes(text))).toEqual([code]);
  });

  test('a mapping with 20,000 keys is read in reasonable time', () => {
    const keys = Array.from({ length: 20_000 }, (_, index) => `k${index}: 1`).join('\n');
    expect(inTime(() => codes(HEAD + keys))).toEqual([]);
  });

  test('a mebibyte of digits is no number', () => {
    expect(inTime(() => codes(`${HEAD}a: ${'9'.repeat(1_000_000)}\n`))).toEqual([]);
    expect(inTime(() => codes(`{"a":${'9'.repeat(1_000_000)}}`))).toContain('bad-number');
  });

  test('of many problems the first are listed, and one says how many there are besides', () => {
    const { problems } = inTime(() => parseManifests(`${HEAD}a:\n${'- .inf\n'.repeat(20_000)}`, 'a.yaml'));
    expect(problems).toHaveLength(51);
    expect(problems.at(-1)).toMatchObject({ code: 'more-problems', severity: 'error' });
    expect(messageOf(problems.at(-1))).toMatch(/^19,950 more/);
  });
});

describe('hostile: keys', () => {
  const NAMES = ['__proto__', 'constructor', 'prototype', 'hasOwnProperty', 'toString'];

  test.each([
    ['YAML', `${HEAD}${NAMES.map((name) => `${name}: {x: 1}`).join('\n')}\n`],
    [
      'JSON',
      `{"apiVersion":"v1","kind":"Thing","metadata":{"name":"a"},${NAMES.map((name) => `"${name}":{"x":1}`).join()}}`,
    ],
    ['a merge', `${HEAD}<<: {${NAMES.map((name) => `${name}: {x: 1}`).join(', ')}}\n`],
  ])('__proto__ and its like are plain data in %s', (_name, text) => {
    const object = objectOf(text);
    expect(Object.getPrototypeOf(object)).toBeNull();
    for (const name of NAMES) {
      expect(Object.hasOwn(object, name)).toBe(true);
      expect(JSON.stringify(object[name])).toBe('{"x":1}');
    }
    expect(Object.getPrototypeOf(object['metadata'])).toBeNull();
    expect('x' in {}).toBe(false);
  });

  test.each([
    ['block', 'x: 1\nz: 2\nx: 3\n', 'duplicate-key'],
    ['flow', 'x: {a: 1, a: 2}\n', 'duplicate-key'],
    ['quoted differently', 'x: {a: 1, "a": 2}\n', 'duplicate-key'],
    ['that are equal as text only', 'x: {1: a, "1": b}\n', 'duplicate-key'],
    ['that are equal as values only', 'x: {1: a, 0x1: b, on: a, yes: b}\n', 'duplicate-key'],
    ['__proto__', 'x: {__proto__: 1, __proto__: 2}\n', 'duplicate-key'],
  ])('twice the same is an error: %s', (_name, text, code) => {
    expect(new Set(codes(HEAD + text))).toEqual(new Set([code]));
  });

  test('twice the same in JSON is an error with both lines', () => {
    const { problems } = parseManifests(
      '{"apiVersion":"v1",\n"kind":"T",\n"kind":"U","metadata":{"name":"a"}}',
      'a.json',
    );
    expect(problems).toMatchObject([{ code: 'duplicate-key', place: { line: 3, column: 1 } }]);
    expect(messageOf(problems[0])).toMatch(/already set on line 2/);
  });
});

describe('hostile: characters', () => {
  test.each([
    ['NUL', '\0'],
    ['escape', '\u001b'],
    ['bell', '\u0007'],
    ['delete', '\u007f'],
    ['next line, a line break to kubectl', '\u0085'],
    ['line separator, a line break to kubectl', '\u2028'],
    ['paragraph separator, a line break to kubectl', '\u2029'],
    ['a lone carriage return, a line break to kubectl', '\r'],
    ['a byte order mark in the middle', '\ufeff'],
    ['a non-character', '\uffff'],
  ])('%s', (_name, character) => {
    const { problems } = parseManifests(`${HEAD}# note${character}paused: true\n`, 'a.yaml');
    expect(problems).toMatchObject([{ code: 'control-character', place: { line: 4, column: 7 } }]);
    expect(codes(`${HEAD}a: "x${character}z"\n`)).toEqual(['control-character']);
  });

  test.each([
    ['in YAML', `${HEAD}a: \ud800\n`],
    ['in JSON', `{"a": "\udc00"}`],
    ['spelled in YAML', `${HEAD}a: "\\ud800"\n`],
    ['spelled in a key', `${HEAD}"\\ud800": 1\n`],
    ['spelled in JSON', '{"apiVersion":"v1","kind":"T","metadata":{"name":"a"},"a":"\\ud800"}'],
    ['the wrong way round', '{"apiVersion":"v1","kind":"T","metadata":{"name":"a"},"a":"\\ude00\\ud83d"}'],
  ])('lone surrogate: %s is an error', (_name, text) => {
    expect(codes(text)).toEqual(['lone-surrogate']);
  });

  test('both halves of a surrogate pair are a character', () => {
    expect(objectOf('{"apiVersion":"v1","kind":"T","metadata":{"name":"a"},"a":"\\ud83d\\ude00"}')['a']).toBe(
      '😀',
    );
  });
});

describe('hostile: numbers', () => {
  test.each(['1e400', '-1e400', '1E+999'])('%s is text in YAML and an error in JSON', (number) => {
    expect(codes(`${HEAD}a: ${number}\n`)).toEqual([]);
    expect(codes(`{"apiVersion":"v1","kind":"T","metadata":{"name":"a"},"a":${number}}`)).toEqual([
      'bad-number',
    ]);
  });
});

describe('hostile: text that the parser would lose or misread', () => {
  test('a list below a key without a colon', () => {
    expect(codes(`${HEAD}spec:\n  ? x\n  - lost\n`)).toEqual(['yaml-syntax']);
  });
});

describe('hostile: syntax errors', () => {
  test.each([
    ['a tab as indentation', 'a:\n\tb: 1\n', 5, /Tabs/],
    ['two mappings on a line', 'a: b: c\n', 4, /Nested/],
    ['an unclosed quote', 'a: "b\n', 4, /quote/i],
    ['an unclosed list', 'a: [1,\n', 4, /\]|column|indent/],
    ['a reserved character', 'a: @b\n', 4, /reserved/],
    ['entries that do not line up', 'a:\n   b: 1\n  c: 2\n', 6, /column/],
  ])('%s is one problem that says where and what', (_name, text, line, says) => {
    const { manifests, problems } = parseManifests(HEAD + text, 'a.yaml');
    expect(manifests).toEqual([]);
    expect(problems).toMatchObject([
      { code: 'yaml-syntax', severity: 'error', place: { file: 'a.yaml', line } },
    ]);
    expect(messageOf(problems[0])).toMatch(says);
  });

  test('text of the file cannot write lines of its own into a message', () => {
    const text = `${HEAD}a: *x\u202e\n"k\\n::error::": 1\n"k\\n::error::": 2\n`;
    const { problems } = parseManifests(text, 'a.yaml');
    expect(problems.map(({ code }) => code)).toEqual(['bad-alias', 'duplicate-key']);
    for (const message of messagesOf(problems)) expect(message).not.toMatch(/[\n\u202e]/);
    expect(messageOf(problems[1])).toContain('k\\u{a}::error::');
  });
});
