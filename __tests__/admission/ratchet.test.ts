import { beforeAll, describe, expect, test } from '@jest/globals';
import { loadRules } from '../../src/admission/cel/parsed.js';
import type { JsonObject } from '../../src/manifest/manifest.js';
import { judged, NUMBER, object, rule, TEXT } from './judged.js';

beforeAll(loadRules);

const SMALL: JsonObject = { ...NUMBER, maximum: 3 };
const LONG: JsonObject = { ...TEXT, minLength: 3 };
const NOT_X: JsonObject = { ...TEXT, ...rule("self != 'x'") };
const list = (items: JsonObject, more: JsonObject = {}): JsonObject => ({ type: 'array', items, ...more });
const KEYED = {
  'x-kubernetes-list-type': 'map',
  'x-kubernetes-list-map-keys': ['name'],
};

describe('of an update', () => {
  test.each<[string, JsonObject, JsonObject, JsonObject, readonly string[]]>([
    [
      'a value that was wrong before is left alone',
      object({ a: SMALL, b: TEXT }),
      { a: 5, b: 'x' },
      { a: 5 },
      [],
    ],
    [
      'a value that is wrong otherwise is refused',
      object({ a: SMALL }),
      { a: 6 },
      { a: 5 },
      ['spec.a maximum: 6 is more than 3'],
    ],
    [
      'a value that is wrong from now on is refused',
      object({ a: SMALL }),
      { a: 6 },
      {},
      ['spec.a maximum: 6 is more than 3'],
    ],
    [
      'a rule is left alone where its value is what it was',
      object({ a: NOT_X, b: TEXT }),
      { a: 'x', b: 'y' },
      { a: 'x' },
      [],
    ],
    [
      'a rule is asked again where anything in its value is edited, whatever field it names',
      object({ a: TEXT, b: TEXT }, rule("self.a != 'x'", { fieldPath: '.a' })),
      { a: 'x', b: 'y' },
      { a: 'x' },
      ['spec.a cel: broken'],
    ],
    [
      'a rule about the step is asked all the same',
      object({ a: { ...TEXT, ...rule("oldSelf != 'x'") }, b: TEXT }),
      { a: 'x', b: 'y' },
      { a: 'x' },
      ['spec.a cel: broken'],
    ],
    [
      'a field that was missing is left alone where nothing beside it is edited',
      object({ a: object({ b: TEXT }, { required: ['c'] }), d: TEXT }),
      { a: { b: 'x' }, d: 'y' },
      { a: { b: 'x' } },
      [],
    ],
    [
      'a field that was missing is asked for where something beside it is edited',
      object({ a: object({ b: TEXT }, { required: ['c'] }) }),
      { a: { b: 'y' } },
      { a: { b: 'x' } },
      ['spec.a required: c is required'],
    ],
    [
      'an item is found by its key',
      object({ l: list(object({ name: TEXT, size: SMALL }, { required: ['name'] }), KEYED) }),
      {
        l: [
          { name: 'b', size: 1 },
          { name: 'a', size: 5 },
        ],
      },
      { l: [{ name: 'a', size: 5 }] },
      [],
    ],
    [
      'an item without a key is as old as its list',
      object({ l: list(LONG), b: TEXT }),
      { l: ['x'], b: 'y' },
      { l: ['x'] },
      [],
    ],
    [
      'an item without a key is new where its list is edited',
      object({ l: list(LONG) }),
      { l: ['x', 'long'] },
      { l: ['x'] },
      ['spec.l[0] minLength: needs at least 3 characters, has 1'],
    ],
    [
      'an item that stands twice is left alone where one did before',
      object({ l: list(TEXT, { 'x-kubernetes-list-type': 'set' }) }),
      { l: ['a', 'a', 'b'] },
      { l: ['a', 'a'] },
      [],
    ],
    [
      'an item that stands twice from now on is refused',
      object({ l: list(TEXT, { 'x-kubernetes-list-type': 'set' }) }),
      { l: ['a', 'a'] },
      { l: ['a'] },
      ['spec.l[1] duplicate: "a" stands twice'],
    ],
  ])('%s', (_claim, spec, value, old, refused) => {
    expect(judged(spec, value, old)).toMatchObject({ refused, unevaluated: [] });
  });

  test.each<[string, JsonObject, JsonObject, readonly string[]]>([
    ['a value that a snapshot keeps is left alone', object({ weight: SMALL }), { weight: 5 }, []],
    [
      'what a snapshot keeps only parts of is asked again',
      object({ disruption: object({ budgets: list(object({ nodes: TEXT }), { maxItems: 0 }) }) }),
      { disruption: { budgets: [{ nodes: '1' }] } },
      ['spec.disruption.budgets maxItems: takes at most 0 entries, has 1'],
    ],
  ])('where the old object is of a snapshot, %s', (_claim, spec, value, refused) => {
    expect(judged(spec, value, value, true).refused).toEqual(refused);
  });
});
