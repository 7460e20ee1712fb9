import fc from 'fast-check';
import { anyText } from '../any-text.js';
import { type IsRead, JsonSplitter, type Position } from '../../src/snapshot/json-splitter.js';

interface Pieces {
  /** For each top-level value: its elements, and the value with the elements put back. */
  readonly values: { readonly elements: unknown[]; readonly whole: unknown }[];
  readonly starts: Position[];
  readonly fault: string | null;
}

const LIMIT = 1_000_000;

function split(
  bytes: Uint8Array,
  sizes: readonly number[],
  limit = LIMIT,
  isRead: IsRead | null = null,
): Pieces {
  const values: { elements: unknown[]; whole: unknown }[] = [];
  const starts: Position[] = [];
  let elements: unknown[] = [];
  let fault: string | null = null;
  const splitter = new JsonSplitter(
    {
      isRead: () => isRead,
      element: ({ line, column }, cut) => {
        elements.push(JSON.parse(Buffer.from(cut).toString()));
        starts.push({ line, column });
      },
      value: ({ bytes }) => {
        values.push({ elements, whole: restore(JSON.parse(Buffer.from(bytes).toString()), elements) });
        elements = [];
      },
      fail: (code) => (fault ??= code),
    },
    limit,
  );
  let at = 0;
  for (let i = 0; at < bytes.length; i++) {
    // A chunk that is overwritten after the push, as the buffers of a stream may be.
    const chunk = Buffer.from(bytes.subarray(at, at + (sizes[i % sizes.length] ?? 1)));
    splitter.push(chunk);
    at += chunk.length;
    chunk.fill(0x7b);
  }
  splitter.end();
  return { values, starts, fault };
}

/** Puts the elements back where the frame has an empty object. */
function restore(frame: unknown, elements: readonly unknown[]): unknown {
  const queue = [...elements];
  const put = (items: unknown): unknown =>
    Array.isArray(items)
      ? items.map((item: unknown) =>
          typeof item === 'object' && item !== null && !Array.isArray(item) ? queue.shift() : item,
        )
      : items;
  if (Array.isArray(frame)) return put(frame);
  return Object.fromEntries(
    Object.entries(frame as Record<string, unknown>).map(([key, value]) => [
      key,
      key === 'items' ? put(value) : value,
    ]),
  );
}

/** JSON with all that is hard about it: escapes, brackets and quotes in texts, keys that look like others. */
const key = fc.oneof(
  fc.constantFrom('items', '__proto__', 'kind', 'it"ems', 'a\\b', '{[', ''),
  fc.string({ unit: 'grapheme' }),
);
const json = fc.letrec<{ value: unknown }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 4 },
    fc.oneof(anyText(), fc.double({ noNaN: true, noDefaultInfinity: true }), fc.boolean(), fc.constant(null)),
    fc.array(tie('value'), { maxLength: 4 }),
    fc.dictionary(key, tie('value'), { maxKeys: 4 }),
  ),
})).value;
const list = fc.record({
  before: fc.dictionary(
    key.filter((name) => name !== 'items'),
    json,
    { maxKeys: 3 },
  ),
  items: fc.array(json, { maxLength: 5 }),
  after: fc.dictionary(
    key.filter((name) => name !== 'items'),
    json,
    { maxKeys: 3 },
  ),
});
const topLevel = fc.oneof(
  list.map(({ before, items, after }) => ({ ...before, items, ...after })),
  fc.array(json, { maxLength: 5 }),
  fc.dictionary(key, json, { maxKeys: 4 }),
);
const chunks = fc.array(fc.integer({ min: 1, max: 40 }), { minLength: 1, maxLength: 5 });
const indent = fc.constantFrom(undefined, 1, 4, '\t');

describe('splitter: the splitter', () => {
  test('gives what JSON.parse gives, whatever the chunks and the indentation', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(topLevel, indent), { maxLength: 4 }), chunks, (values, sizes) => {
        const texts = values.map(([value, blanks]) => JSON.stringify(value, null, blanks));
        const result = split(Buffer.from(texts.join('\n')), sizes);
        expect(result.fault).toBeNull();
        expect(result.values.map(({ whole }) => whole)).toEqual(
          texts.map((text) => JSON.parse(text) as unknown),
        );
      }),
      { numRuns: 200 },
    );
  });

  test('says where each element begins', () => {
    fc.assert(
      fc.property(
        fc.array(fc.dictionary(key, json, { maxKeys: 3 }), { maxLength: 5 }),
        indent,
        chunks,
        (items, blanks, sizes) => {
          const bytes = Buffer.from(JSON.stringify({ kind: 'List', items }, null, blanks));
          const { starts } = split(bytes, sizes);
          expect(starts).toHaveLength(items.length);
          const lines = bytes
            .toString()
            .split('\n')
            .map((line) => Buffer.from(line));
          for (const [i, { line, column }] of starts.entries()) {
            expect(lines[line - 1]?.[column - 1]).toBe(0x7b);
            const before = starts[i - 1];
            expect(before === undefined || before.line < line || before.column < column).toBe(true);
          }
        },
      ),
    );
  });

  test('cuts out lists and mappings that nothing reads, and nothing else', () => {
    const isRead: IsRead = (field, inner) => field !== 'a' && inner !== 'b';
    const cut = (value: unknown): unknown => (typeof value === 'object' ? null : value);
    const mapped = (of: object, map: (value: object, key: string) => unknown): object =>
      Object.fromEntries(Object.entries(of).map(([key, value]) => [key, map(value as object, key)]));
    const name = fc.constantFrom('a', 'b', '{[');
    const element = fc.dictionary(name, fc.dictionary(name, json));
    fc.assert(
      fc.property(fc.array(element, { maxLength: 4 }), indent, chunks, (items, blanks, sizes) => {
        const written = JSON.stringify({ kind: 'List', items }, null, blanks);
        const { values } = split(Buffer.from(written), sizes, LIMIT, isRead);
        const expected = items.map((item) =>
          mapped(item, (inner, field) =>
            field === 'a' ? null : mapped(inner, (value, key) => (key === 'b' ? cut(value) : value)),
          ),
        );
        expect(values.flatMap(({ elements }) => elements)).toEqual(JSON.parse(JSON.stringify(expected)));
      }),
    );
  });

  test('cuts out no field whose key is written with an escape', () => {
    const bytes = Buffer.from('[{"a":1,"\\u0062":{"c":[1]},"c":{"c":[1]}}]');
    const { values } = split(bytes, [3], LIMIT, (field) => field === 'a');
    expect(values[0]?.elements).toEqual([{ a: 1, b: { c: [1] }, c: null }]);
  });

  test.each([
    ['bytes that are missing between two values', '{"b":[{"c":10"c":1}]}'],
    ['a comma too many', '{"b":[{"c":1,}]}'],
    ['a value without a colon', '{"b":{"c"1}}'],
    ['two values without a comma', '{"b":[{}{}]}'],
    ['a list that a brace ends', '{"b":[}]}'],
    ['a value without a key', '{"b":{{}}}'],
    ['a comma before the end of a list', '{"b":[1,]}'],
    ['a number as a key', '{"b":{1:2}}'],
  ])('refuses %s in a part that is cut out', (_, element) => {
    expect(split(Buffer.from(`[{"a":1,${element.slice(1)}]`), [3], LIMIT, () => false).fault).toBe(
      'json-syntax',
    );
    expect(
      split(Buffer.from(`[{"a":1,"b":[ { "c" : [1, -2.5e3, true] } ]}]`), [3], LIMIT, () => false).fault,
    ).toBe(null);
  });

  test('is the same for every way to cut a text in two', () => {
    const text = JSON.stringify({
      'a\\"': '}]',
      items: [{ 'x"': '\\' }, 7, { y: [{}] }, []],
      z: { items: [{ no: 1 }] },
    });
    const bytes = Buffer.from(text);
    const whole = split(bytes, [bytes.length]);
    expect(whole.values[0]?.elements).toEqual([{ 'x"': '\\' }, { y: [{}] }]);
    for (let cut = 1; cut < bytes.length; cut++) expect(split(bytes, [cut, bytes.length])).toEqual(whole);
  });

  test.each([
    ['a text outside of a value', '{}"x"', 'json-syntax'],
    ['a comma between values', '{},{}', 'json-syntax'],
    ['a bracket too many', '{}}', 'json-syntax'],
    ['a number', '7', 'json-syntax'],
    ['an end inside an element', '{"items":[{"a":1', 'truncated'],
    ['an end inside a text', '{"items":["', 'truncated'],
    ['an end after the items', '{"items":[{}]', 'truncated'],
    ['a large element', `{"items":[{"a":"${'x'.repeat(200)}"}]}`, 'too-large'],
    ['a large element in small chunks', `[{"a":"${'x'.repeat(2_000)}`, 'too-large'],
    ['much that is no element', `{"a":"${'x'.repeat(200)}"}`, 'too-large'],
  ])('refuses %s', (_what, text, code) => {
    expect(split(Buffer.from(text), [7], 100).fault).toBe(code);
  });
});
