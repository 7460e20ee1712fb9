import fc from 'fast-check';
import { anyText } from '../any-text.js';
import { firstJsonFault } from '../../src/manifest/json/read.js';
import type { Position } from '../../src/snapshot/json/bytes.js';
import { JsonSplitter } from '../../src/snapshot/json/splitter.js';

interface Pieces {
  /** For each top-level value: its elements, and the value with the elements put back. */
  readonly values: { readonly elements: unknown[]; readonly whole: unknown }[];
  readonly starts: Position[];
  readonly fault: string | null;
}

const LIMITS = { elementBytes: 1_000_000, shellBytes: 1_000_000 };

function split(bytes: Uint8Array, sizes: readonly number[], limits = LIMITS): Pieces {
  const values: { elements: unknown[]; whole: unknown }[] = [];
  const starts: Position[] = [];
  let elements: unknown[] = [];
  let fault: string | null = null;
  const splitter = new JsonSplitter(
    {
      element: (piece, at) => {
        elements.push(JSON.parse(Buffer.from(piece).toString()));
        starts.push(at);
      },
      shell: (shell) => {
        values.push({ elements, whole: restore(JSON.parse(Buffer.from(shell.bytes).toString()), elements) });
        elements = [];
      },
      fault: (code) => (fault ??= code),
    },
    limits,
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

/** Puts the elements back where the shell has `{}`. */
function restore(shell: unknown, elements: readonly unknown[]): unknown {
  const queue = [...elements];
  const put = (items: unknown): unknown =>
    Array.isArray(items)
      ? items.map((item: unknown) =>
          typeof item === 'object' && item !== null && !Array.isArray(item) ? queue.shift() : item,
        )
      : items;
  if (Array.isArray(shell)) return put(shell);
  const frame = shell as Record<string, unknown>;
  return Object.fromEntries(
    Object.entries(frame).map(([key, value]) => [key, key === 'items' ? put(value) : value]),
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

describe('the splitter', () => {
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
          for (const { offset, line, column } of starts) {
            const before = bytes.subarray(0, offset).toString().split('\n');
            expect(bytes[offset]).toBe(0x7b);
            expect(line).toBe(before.length);
            expect(column).toBe(Buffer.byteLength(before.at(-1) ?? '') + 1);
          }
        },
      ),
    );
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
    ['items twice', '{"items":[],"items":[]}', 'json-syntax'],
    ['items twice, once with an escape', '{"items":[],"\\u0069tems":[]}', 'json-syntax'],
    ['an end inside an element', '{"items":[{"a":1', 'truncated'],
    ['an end inside a text', '{"items":["', 'truncated'],
    ['an end after the items', '{"items":[{}]', 'truncated'],
    ['a large element', `{"items":[{"a":"${'x'.repeat(200)}"}]}`, 'too-large'],
    ['a large element in small chunks', `[{"a":"${'x'.repeat(2_000)}`, 'too-large'],
    ['much that is no element', `{"a":"${'x'.repeat(200)}"}`, 'too-large'],
  ])('refuses %s', (_what, text, code) => {
    expect(split(Buffer.from(text), [7], { elementBytes: 100, shellBytes: 100 }).fault).toBe(code);
  });
});

describe('the first fault of a text', () => {
  const broken = fc
    .tuple(
      json,
      indent,
      fc.nat(),
      fc.constantFrom('', ',', '}', ']', '{', '"', '\\', ':', '\n', 'x', '-', '0', '.', 'e'),
      fc.nat(2),
    )
    .map(([value, blanks, where, piece, removed]) => {
      const text = JSON.stringify(value, null, blanks);
      const at = where % (text.length + 1);
      return text.slice(0, at) + piece + text.slice(at + removed);
    });

  test('is there when JSON.parse fails, and only then', () => {
    fc.assert(
      fc.property(broken, (text) => {
        let isJson = true;
        try {
          JSON.parse(text);
        } catch {
          isJson = false;
        }
        expect(firstJsonFault(text) === null).toBe(isJson);
      }),
      { numRuns: 1_000 },
    );
  });

  test.each([
    ['', 0, 'the text ends where a value was expected.'],
    ['{"a":1,}', 7, '"}" stands where a key in double quotes was expected.'],
    ['[1,]', 3, '"]" stands where a value was expected.'],
    ['{"a" 1}', 5, '"1" stands where ":" was expected.'],
    ["{'a': 1}", 1, `"'" stands where a key in double quotes or "}" was expected.`],
    ['{"a": True}', 6, '"T" stands where a value was expected.'],
    ['{"a": nul}', 6, 'only true, false and null may stand without quotes.'],
    ['{"a": -}', 6, 'a minus sign stands without a number.'],
    ['{"a": 01}', 7, '"1" stands where "," or "}" was expected.'],
    ['["a\nb"]', 3, 'a line break or another control character stands in a text.'],
    ['["\\x"]', 2, 'there is no such escape.'],
    ['["a', 3, 'the text ends inside of double quotes.'],
    ['[1', 2, 'the text ends where "," or "]" was expected.'],
    ['{} {}', 3, '"{" stands where the end of the text was expected.'],
  ])('%j', (text, offset, says) => {
    expect(firstJsonFault(text)).toEqual({ offset, says });
  });
});
