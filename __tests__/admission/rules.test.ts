import type { JsonObject } from '../../src/manifest/manifest.js';
import { evaluated, NUMBER, object, rule, TEXT } from './evaluated.js';

describe('rules: a rule', () => {
  test.each<[string, JsonObject, JsonObject, readonly string[]]>([
    [
      'sees a null as nothing',
      object({ a: { ...TEXT, nullable: true } }, rule('!has(self.a)')),
      { a: null },
      [],
    ],
    ['sees integers as integers', object({ a: NUMBER }, rule('self.a / 2 == 1')), { a: 3 }, []],
    ['sees numbers as numbers', object({ a: { type: 'number' } }, rule('self.a / 2.0 == 1.5')), { a: 3 }, []],
    [
      'sees what is either',
      object(
        { a: { 'x-kubernetes-int-or-string': true } },
        rule('type(self.a) == int ? self.a > 1 : self.a == "x"'),
      ),
      { a: 2 },
      [],
    ],
    [
      'asks of a text what only texts have, where either may stand',
      object({
        m: {
          type: 'object',
          additionalProperties: { 'x-kubernetes-int-or-string': true },
          ...rule("self.all(k, !self[k].startsWith('-'))"),
        },
      }),
      { m: { cpu: '100m', memory: '-1Gi' } },
      ['spec.m cel: broken'],
    ],
    [
      'takes what either side of an or gives, where the other one meets a number',
      object({ a: { 'x-kubernetes-int-or-string': true } }, rule("self.a.endsWith('%') || self.a > 0")),
      { a: 2 },
      [],
    ],
    [
      'sees the keys of a map',
      object(
        { m: { type: 'object', additionalProperties: NUMBER } },
        rule('self.m.all(k, k != "b" && self.m[k] > 0)'),
      ),
      { m: { a: 1, 'c.d/e': 2 } },
      [],
    ],
    [
      'writes a field with marks in its name',
      object(
        { 'a-b': TEXT, if: TEXT, 'c.d': TEXT },
        rule("self.a__dash__b == 'x' && self.__if__ == 'y' && self.c__dot__d == 'z'"),
      ),
      { 'a-b': 'x', if: 'y', 'c.d': 'z' },
      [],
    ],
    [
      'sees times',
      object({ t: { ...TEXT, format: 'date-time' } }, rule('self.t > timestamp("2026-01-01T00:00:00Z")')),
      { t: '2026-02-01T00:00:00Z' },
      [],
    ],
    [
      'stands on items',
      object({ l: { type: 'array', items: { ...TEXT, ...rule("self != 'b'") } } }),
      { l: ['a', 'b'] },
      ['spec.l[1] cel: broken'],
    ],
    [
      'stands on values of a map',
      object({ m: { type: 'object', additionalProperties: { ...TEXT, ...rule("self != 'b'") } } }),
      { m: { x: 'b' } },
      ['spec.m.x cel: broken'],
    ],
    [
      'names another field',
      object({ a: TEXT }, rule('false', { fieldPath: ".a['b.c']" })),
      {},
      ['spec.a.b.c cel: broken'],
    ],
    [
      'is its own message',
      object({}, { 'x-kubernetes-validations': [{ rule: ' 1 == 2 ' }] }),
      {},
      ['spec cel: failed rule: 1 == 2'],
    ],
    ['that gives an error refuses', object({ a: TEXT }, rule('self.a == "x"')), {}, ['spec cel: broken']],
    [
      'is not run where a type is wrong',
      object({ a: NUMBER }, rule('false')),
      { a: 'x' },
      ['spec.a type: must be of type integer, is string'],
    ],
  ])('%s', (_claim, spec, value, refused) => {
    expect(evaluated(spec, value)).toMatchObject({ refused, unevaluated: [] });
  });
});

describe('rules: a rule about a step', () => {
  const final = object({ a: { ...TEXT, ...rule('self == oldSelf') } });
  const keyed = object({
    l: {
      type: 'array',
      'x-kubernetes-list-type': 'map',
      'x-kubernetes-list-map-keys': ['name'],
      items: object({ name: TEXT, size: { ...NUMBER, ...rule('self >= oldSelf') } }, { required: ['name'] }),
    },
  });

  test.each<[string, JsonObject, JsonObject, JsonObject | undefined, readonly string[]]>([
    ['is not asked where an object is created', final, { a: 'x' }, undefined, []],
    ['is asked where it is updated', final, { a: 'x' }, { a: 'y' }, ['spec.a cel: broken']],
    ['is not asked of a field that is new', final, { a: 'x' }, {}, []],
    [
      'finds the item of the same key',
      keyed,
      {
        l: [
          { name: 'b', size: 1 },
          { name: 'a', size: 5 },
        ],
      },
      {
        l: [
          { name: 'a', size: 5 },
          { name: 'b', size: 2 },
        ],
      },
      ['spec.l[0].size cel: broken'],
    ],
    [
      'finds no item of a list without keys',
      object({ l: { type: 'array', items: { ...TEXT, ...rule('self == oldSelf') } } }),
      { l: ['a'] },
      { l: ['b'] },
      [],
    ],
  ])('%s', (_claim, spec, value, old, refused) => {
    expect(evaluated(spec, value, old)).toMatchObject({ refused, unevaluated: [] });
  });

  test('compares what a snapshot keeps, where the old object is of one', () => {
    const spec = object({
      template: object(
        { metadata: object({ annotations: { type: 'object', additionalProperties: TEXT } }) },
        rule('self == oldSelf'),
      ),
    });
    const value = { template: { metadata: { annotations: { a: 'x' } } } };
    const hash = 'sha256:2d711642b726b04401627ca9fbac32f5c8530fb1903cc4db02258717921a4881';
    const old = { template: { metadata: { annotations: { a: hash } } } };
    expect(evaluated(spec, value, old, true).refused).toEqual([]);
    expect(evaluated(spec, value, old, false).refused).toEqual(['spec.template cel: broken']);
  });
});

describe('rules: a rule that is not evaluated', () => {
  test.each<[string, string, JsonObject, RegExp]>([
    ['an unknown function', 'quantity(self.a) > 1', {}, /quantity, which is not known here/],
    ['an unknown variable', 'x == 1', {}, /x/],
    ['a pattern that RE2 does not read', "self.a.matches('(?=b)')", {}, /pattern cannot be read/],
    ['an optional oldSelf', 'oldSelf.hasValue()', { optionalOldSelf: true }, /optional oldSelf/],
  ])('%s', (_claim, text, more, why) => {
    const { refused, unevaluated } = evaluated(object({ a: TEXT }, rule(text, more)), { a: 'x' });
    expect(refused).toEqual([]);
    expect(unevaluated[0]).toMatch(why);
  });

  test('a cost that grows with the fourth power of a list', () => {
    const nested = 'self.l.all(a, self.l.all(b, self.l.all(c, self.l.all(d, a > 0))))';
    const spec = object({ l: { type: 'array', items: NUMBER } }, rule(nested));
    const list = (size: number): JsonObject => ({ l: Array.from({ length: size }, () => 1) });
    expect(evaluated(spec, list(3)).unevaluated).toEqual([]);
    expect(evaluated(spec, list(200)).unevaluated).toEqual([expect.stringContaining('more steps')]);
  });
});
