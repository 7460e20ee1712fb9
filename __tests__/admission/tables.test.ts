import fc from 'fast-check';
import type { Json, JsonObject } from '../../src/manifest/manifest.js';
import { checkSchema, stored, unknownFields } from '../../src/admission/tables.js';
import { choice, LABEL_SELECTOR, list, object, type Schema } from '../../src/manifest/schema.js';

const SCHEMA = object(
  {
    size: { kind: 'integer', minimum: 1, maximum: 9, default: 3 },
    limit: { kind: 'intOrString', pattern: /^[0-9]+%$/ },
    mode: choice(['a', 'b'], 'a'),
    name: { kind: 'string', minLength: 2, maxLength: 3, pattern: /^[a-z]+$/ },
    when: { kind: 'string', format: 'date-time' },
    items: list(object({ on: { kind: 'boolean', default: true } }), { minItems: 1, maxItems: 2 }),
    labels: { kind: 'map', values: { kind: 'string' } },
    selector: LABEL_SELECTOR,
    free: { kind: 'any' },
  },
  ['name'],
);
const rules = (value: Json, schema: Schema = SCHEMA) =>
  checkSchema(schema, value).map(({ path, rule }) => `${path.join('.')}:${rule}`);

describe('checkSchema', () => {
  test.each<[string, Json, string[]]>([
    ['a required field is reported at the object that lacks it', {}, [':required']],
    ['limits on numbers', { name: 'ab', size: 0 }, ['size:minimum']],
    ['a fraction is no integer', { name: 'ab', size: 1.5 }, ['size:type']],
    ['a wrong type hides the rest of the field', { name: 7 }, ['name:type']],
    ['every rule of a string is reported', { name: 'A' }, ['name:pattern', 'name:minLength']],
    ['a pattern of an int-or-string is for strings only', { name: 'ab', limit: -5 }, []],
    ['a text that breaks the pattern', { name: 'ab', limit: '5' }, ['limit:pattern']],
    ['neither integer nor string', { name: 'ab', limit: true }, ['limit:anyOf']],
    ['a value of no choice', { name: 'ab', mode: 'c' }, ['mode:enum']],
    ['too few items', { name: 'ab', items: [] }, ['items:minItems']],
    [
      'too many items, and what is in them',
      { name: 'ab', items: [{}, 1, { on: 'yes' }] },
      ['items:maxItems', 'items.1:type', 'items.2.on:type'],
    ],
    ['values of a map', { name: 'ab', labels: { x: 1 } }, ['labels.x:type']],
    ['a time that is none', { name: 'ab', when: 'tomorrow' }, ['when:format']],
    ['a time on a day that there is not', { name: 'ab', when: '2026-02-30T00:00:00Z' }, ['when:format']],
    ['a time', { name: 'ab', when: '2026-01-01T00:00:00Z' }, []],
    ['a list in place of a mapping', [], [':type']],
    [
      'an expression without an operator',
      { name: 'ab', selector: { matchExpressions: [{ key: 'a' }] } },
      ['selector.matchExpressions.0:required'],
    ],
  ])('%s', (_name, value, expected) => {
    expect(rules(value)).toEqual(expected);
  });
});

describe('stored', () => {
  test('fills in defaults at every level that is there, and nowhere else', () => {
    expect(stored(SCHEMA, { items: [{}, { on: false }] })).toEqual({
      items: [{ on: true }, { on: false }],
      size: 3,
      mode: 'a',
    });
  });

  test('a null counts as absent and gets the default', () => {
    expect(stored(SCHEMA, { size: null, name: null, labels: { x: null, y: 'z' } })).toEqual({
      size: 3,
      mode: 'a',
      labels: { y: 'z' },
    });
  });

  test('a nullable field keeps its null, takes no default for it and is valid with it', () => {
    const schema = object({
      percent: { kind: 'integer', minimum: 1, nullable: true },
      force: { kind: 'boolean', default: true, nullable: true },
    });
    const kept = stored(schema, { percent: null, force: null });
    expect(kept).toEqual({ percent: null, force: null });
    expect(rules(kept, schema)).toEqual([]);
    expect(stored(schema, {})).toEqual({ force: true });
  });

  test('drops unknown fields, keeps keys of maps and everything under a free field', () => {
    const value = { free: { any: { thing: 1 } }, labels: { whatever: 'x' }, other: 1, items: [{ off: 1 }] };
    expect(stored(SCHEMA, value)).toEqual({
      free: { any: { thing: 1 } },
      labels: { whatever: 'x' },
      items: [{ on: true }],
      size: 3,
      mode: 'a',
    });
  });

  test('leaves the input alone and is stable', () => {
    const value: JsonObject = { items: [{}], other: 1 };
    const once = stored(SCHEMA, value);
    expect(value).toEqual({ items: [{}], other: 1 });
    expect(stored(SCHEMA, once)).toEqual(once);
  });

  test('keys such as __proto__ and constructor are data', () => {
    const hostile = JSON.parse(
      '{"__proto__":{"size":1},"labels":{"__proto__":"x","constructor":"y"},"constructor":1}',
    ) as JsonObject;
    const kept = stored(SCHEMA, hostile) as JsonObject;
    expect(Object.keys(kept).sort()).toEqual(['labels', 'mode', 'size']);
    expect(Object.entries(kept['labels'] as JsonObject)).toEqual([
      ['__proto__', 'x'],
      ['constructor', 'y'],
    ]);
    expect(unknownFields(SCHEMA, hostile).map((one) => one.path)).toEqual([['__proto__'], ['constructor']]);
  });

  test('nothing is unknown in what was stored, as long as every value has the right type', () => {
    const key = fc.constantFrom('size', 'name', 'items', 'labels', 'selector', 'free', 'other', '__proto__');
    fc.assert(
      fc.property(fc.dictionary(key, fc.jsonValue({ maxDepth: 2 })), (value) => {
        const kept = stored(SCHEMA, value as Json);
        const isMistyped = checkSchema(SCHEMA, kept).some(({ rule }) => rule === 'type' || rule === 'anyOf');
        if (!isMistyped) expect(unknownFields(SCHEMA, kept)).toEqual([]);
      }),
    );
  });
});

describe('unknownFields', () => {
  test('names each with its path and what it probably meant', () => {
    expect(unknownFields(SCHEMA, { sice: 1, items: [{ On: true }], labels: { any: 'x' }, zzz: 1 })).toEqual([
      { path: ['sice'], suggestion: 'size' },
      { path: ['items', 0, 'On'], suggestion: 'on' },
      { path: ['zzz'], suggestion: null },
    ]);
  });
});
