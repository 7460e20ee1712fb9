import fc from 'fast-check';
import { Budget } from '../../src/admission/limits.js';
import { shapeBy } from '../../src/admission/evaluate.js';
import { readable, validate } from '../../src/admission/schema.js';
import type { Json, JsonObject } from '../../src/manifest/manifest.js';
import { object, TEXT } from './evaluated.js';

const SCHEMA = object(
  {
    size: { type: 'integer', minimum: 1, maximum: 9, default: 3 },
    limit: { 'x-kubernetes-int-or-string': true, pattern: '^[0-9]+%$' },
    mode: { ...TEXT, enum: ['a', 'b'], default: 'a' },
    name: { ...TEXT, minLength: 2, maxLength: 3, pattern: '^[a-z]+$' },
    when: { ...TEXT, format: 'date-time' },
    items: {
      type: 'array',
      minItems: 1,
      maxItems: 2,
      items: object({ on: { type: 'boolean', default: true } }),
    },
    labels: { type: 'object', additionalProperties: TEXT },
    free: { 'x-kubernetes-preserve-unknown-fields': true },
  },
  { required: ['name'] },
);

const rules = (value: Json, schema: JsonObject = SCHEMA): string[] =>
  validate(readable(schema), value, Budget.unlimited()).map(({ path, rule }) => `${path.join('.')}:${rule}`);
const stored = (value: JsonObject, schema: JsonObject = SCHEMA): JsonObject => shapeBy(value, schema).stored;

describe('shape: validate', () => {
  test.each<[string, Json, string[]]>([
    ['a required field is reported at the object that lacks it', {}, [':required']],
    ['a limit of a number', { name: 'ab', size: 0 }, ['size:minimum']],
    ['a fraction is no integer', { name: 'ab', size: 1.5 }, ['size:type']],
    ['a wrong type hides the rest of the field', { name: 7 }, ['name:type']],
    ['every rule of a string is reported', { name: 'A' }, ['name:pattern', 'name:minLength']],
    ['a pattern of an int-or-string is for strings only', { name: 'ab', limit: -5 }, []],
    ['a text that breaks the pattern', { name: 'ab', limit: '5' }, ['limit:pattern']],
    ['neither integer nor string', { name: 'ab', limit: true }, ['limit:anyOf']],
    ['a value that is not in the enum', { name: 'ab', mode: 'c' }, ['mode:enum']],
    ['too few items', { name: 'ab', items: [] }, ['items:minItems']],
    [
      'too many items, and what is in them',
      { name: 'ab', items: [{}, 1, { on: 'yes' }] },
      ['items:maxItems', 'items.1:type', 'items.2.on:type'],
    ],
    ['values of a map', { name: 'ab', labels: { x: 1 } }, ['labels.x:type']],
    ['a text that is no time', { name: 'ab', when: 'tomorrow' }, ['when:format']],
    ['a time on a day that does not exist', { name: 'ab', when: '2026-02-30T00:00:00Z' }, ['when:format']],
    ['a time', { name: 'ab', when: '2026-01-01T00:00:00Z' }, []],
    ['a list in place of a mapping', [], [':type']],
  ])('%s', (_name, value, expected) => {
    expect(rules(value)).toEqual(expected);
  });
});

describe('shape: the stored form', () => {
  test('defaults are filled in at every level that is there, and nowhere else', () => {
    expect(stored({ items: [{}, { on: false }] })).toEqual({
      items: [{ on: true }, { on: false }],
      size: 3,
      mode: 'a',
    });
  });

  test('a null counts as absent and gets the default', () => {
    expect(stored({ size: null, name: null, labels: { x: null, y: 'z' } })).toEqual({
      size: 3,
      mode: 'a',
      labels: { y: 'z' },
    });
  });

  test('a nullable field keeps its null, takes no default for it and is valid with it', () => {
    const schema = object({ force: { type: 'boolean', default: true, nullable: true } });
    const kept = stored({ force: null }, schema);
    expect([kept, rules(kept, schema), stored({}, schema)]).toEqual([{ force: null }, [], { force: true }]);
  });

  test('unknown fields are dropped; keys of maps and everything under a free field stay', () => {
    const value = { free: { any: { thing: 1 } }, labels: { whatever: 'x' }, other: 1, items: [{ off: 1 }] };
    expect(stored(value)).toEqual({
      free: { any: { thing: 1 } },
      labels: { whatever: 'x' },
      items: [{ on: true }],
      size: 3,
      mode: 'a',
    });
  });

  test('keys such as __proto__ and constructor are data', () => {
    const hostile = JSON.parse(
      '{"__proto__":{"size":1},"labels":{"__proto__":"x","constructor":"y"},"constructor":1}',
    ) as JsonObject;
    const kept = stored(hostile);
    expect(Object.keys(kept).sort()).toEqual(['labels', 'mode', 'size']);
    expect(Object.entries(kept['labels'] as JsonObject)).toEqual([
      ['__proto__', 'x'],
      ['constructor', 'y'],
    ]);
    expect(shapeBy(hostile, SCHEMA).unknownFields.map((one) => one.path)).toEqual([
      ['__proto__'],
      ['constructor'],
    ]);
  });

  test('nothing is unknown in it, as long as every value has the right type', () => {
    const key = fc.constantFrom('size', 'name', 'items', 'labels', 'free', 'other', '__proto__');
    fc.assert(
      fc.property(fc.dictionary(key, fc.jsonValue({ maxDepth: 2 })), (value) => {
        const kept = stored(value as JsonObject);
        const isMistyped = rules(kept).some((rule) => rule.endsWith(':type') || rule.endsWith(':anyOf'));
        if (!isMistyped) expect(shapeBy(kept, SCHEMA).unknownFields).toEqual([]);
      }),
    );
  });
});

test('shape: an unknown field has its path and the field that it probably meant', () => {
  const value = { sice: 1, items: [{ On: true }], labels: { any: 'x' }, zzz: 1 };
  expect(shapeBy(value, SCHEMA).unknownFields).toEqual([
    { path: ['sice'], suggestion: ['size'] },
    { path: ['items', 0, 'On'], suggestion: ['on'] },
    { path: ['zzz'], suggestion: null },
  ]);
});
