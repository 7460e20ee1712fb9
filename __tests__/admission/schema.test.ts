import { evaluateBy } from '../../src/admission/evaluate.js';
import type { JsonObject } from '../../src/manifest/manifest.js';
import { evaluated, NUMBER, object, TEXT } from './evaluated.js';

describe('schema: a schema', () => {
  test('that writes metadata as every definition does, as an object of nothing, keeps what is in it', () => {
    const schema: JsonObject = {
      type: 'object',
      properties: { apiVersion: TEXT, kind: TEXT, metadata: { type: 'object' }, spec: { type: 'object' } },
    };
    const written = {
      apiVersion: 'v1',
      kind: 'A',
      metadata: { name: 'a', labels: { b: 'c' } },
      spec: { d: 1 },
    };
    const version = { name: 'v1', isServed: true, hasStatus: true, schema };
    const { stored, unknownFields } = evaluateBy({ keepsUnknown: false }, version, written, null);
    expect(JSON.parse(JSON.stringify(stored))).toEqual({ ...written, spec: {} });
    expect(unknownFields.map(({ path }) => path.join('.'))).toEqual(['spec.d']);
  });

  test.each<[string, JsonObject, JsonObject, Partial<ReturnType<typeof evaluated>>]>([
    [
      'drops what it does not know',
      object({ a: object({ b: TEXT }) }),
      { a: { b: 'x', c: 1 }, d: 2 },
      { stored: { a: { b: 'x' } }, dropped: ['spec.a.c', 'spec.d'] },
    ],
    [
      'keeps what a schema marks as kept, and not below',
      object({ a: object({ b: object({}) }, { 'x-kubernetes-preserve-unknown-fields': true }) }),
      { a: { b: { c: 1 }, d: { e: 2 } } },
      { stored: { a: { b: {}, d: { e: 2 } } }, dropped: ['spec.a.b.c'] },
    ],
    [
      'fills in, and into what it fills in',
      object({ a: object({ b: { ...NUMBER, default: 2 } }, { default: {} }) }),
      {},
      { stored: { a: { b: 2 } } },
    ],
    [
      'takes a null for nothing and fills in',
      object({ a: { ...NUMBER, default: 2 }, b: TEXT }),
      { a: null, b: null },
      { stored: { a: 2 } },
    ],
    [
      'keeps a null that may be',
      object({ a: { ...NUMBER, default: 2, nullable: true } }),
      { a: null },
      { stored: { a: null }, refused: [] },
    ],
    [
      'knows an embedded object by its own fields',
      object({ o: { type: 'object', 'x-kubernetes-embedded-resource': true } }),
      { o: { apiVersion: 'v1', kind: 'A', metadata: {}, x: 1 } },
      { dropped: ['spec.o.x'], refused: [] },
    ],
    [
      'asks an embedded object what it is',
      object({ o: { type: 'object', 'x-kubernetes-embedded-resource': true } }),
      { o: {} },
      { refused: ['spec.o required: apiVersion is required', 'spec.o required: kind is required'] },
    ],
    [
      'finds keys twice',
      object({
        l: {
          type: 'array',
          'x-kubernetes-list-type': 'map',
          'x-kubernetes-list-map-keys': ['n'],
          items: object({ n: TEXT }),
        },
      }),
      { l: [{ n: 'a' }, { n: 'a' }, { n: 'a' }] },
      { refused: ['spec.l[1] duplicate: n "a" is there twice'] },
    ],
    [
      'counts',
      object({
        a: { ...NUMBER, minimum: 1, exclusiveMinimum: true, multipleOf: 2 },
        m: { type: 'object', minProperties: 1, additionalProperties: TEXT },
      }),
      { a: 1, m: {} },
      {
        refused: [
          'spec.a minimum: 1 is not more than 1',
          'spec.a multipleOf: 1 is no multiple of 2',
          'spec.m minProperties: needs at least 1 keys, has 0',
        ],
      },
    ],
    [
      'knows 32 bits',
      object({ a: { ...NUMBER, format: 'int32' } }),
      { a: 2 ** 31 },
      { refused: ['spec.a format: 2147483648 does not fit into 32 bits'] },
    ],
    [
      'has alternatives',
      object({ a: TEXT, b: TEXT }, { oneOf: [{ required: ['a'] }, { required: ['b'] }] }),
      { a: 'x', b: 'y' },
      { refused: ['spec oneOf: fits 2 forms, and must fit exactly one (oneOf)'] },
    ],
    [
      'takes alternatives beside an integer or a text for what they are',
      object({ a: { anyOf: [{ type: 'integer' }, { type: 'string' }], 'x-kubernetes-int-or-string': true } }),
      { a: 1.5 },
      { refused: ['spec.a anyOf: must be an integer or a string, is number'], unevaluated: [] },
    ],
    [
      'has none of the alternatives',
      object({ a: TEXT }, { anyOf: [{ required: ['a'] }] }),
      {},
      { refused: ['spec anyOf: fits none of the forms that it may have (anyOf)'] },
    ],
    [
      'says what must not be',
      object({ a: TEXT }, { not: { required: ['a'] } }),
      { a: 'x' },
      { refused: ['spec not: has a form that it must not have (not)'] },
    ],
    [
      'passes over a format that it does not know',
      object({ a: { ...TEXT, format: 'ipv4' } }),
      { a: 'x' },
      { refused: [], unevaluated: ['its schema asks for the format ipv4'] },
    ],
    [
      'refuses what it can check beside a format that it does not know',
      object({ a: { ...TEXT, format: 'ipv4' }, b: { ...NUMBER, allOf: [{ maximum: 10 }] } }),
      { a: 'x', b: 60 },
      {
        refused: ['spec.b maximum: 60 is more than 10'],
        unevaluated: ['its schema asks for the format ipv4'],
      },
    ],
    [
      'does not evaluate alternatives with a format that it does not know',
      object({ a: { ...TEXT, not: { format: 'ipv4' } } }),
      { a: 'x' },
      { refused: [], unevaluated: ['its schema asks for the format ipv4'] },
    ],
    [
      'passes over a format that no API server knows',
      object({ a: { ...TEXT, format: 'mine' } }),
      { a: 'x' },
      { refused: [], unevaluated: [] },
    ],
  ])('%s', (_claim, spec, value, expected) => {
    expect(evaluated(spec, value)).toMatchObject(expected);
  });
});
