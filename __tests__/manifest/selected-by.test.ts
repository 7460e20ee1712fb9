import { compileSelector, selectedBy, selects } from '../../src/manifest/selector.js';

const ITEMS = ['a', 'b', 'constructor', ''].flatMap((pool) =>
  ['x', 'y'].map((zone) => ({ labels: { pool, zone } })),
);
const ALL = [...ITEMS, { labels: {} }, { labels: { zone: 'x' } }];

describe('selectedBy: the items that selects takes, in their order, also the second time', () => {
  test.each([
    ['nothing written', undefined],
    ['everything', {}],
    ['one value', { matchLabels: { pool: 'b' } }],
    ['an empty value', { matchLabels: { pool: '' } }],
    ['a value that no node has', { matchLabels: { pool: 'z' } }],
    ['a key that every object inherits', { matchLabels: { constructor: 'a' } }],
    ['two values', { matchLabels: { pool: 'a', zone: 'y' } }],
    [
      'one value and a list',
      { matchLabels: { zone: 'x' }, matchExpressions: [{ key: 'pool', operator: 'NotIn', values: ['a'] }] },
    ],
    ['a list alone', { matchExpressions: [{ key: 'pool', operator: 'In', values: ['a', 'b'] }] }],
    ['what lacks a label', { matchExpressions: [{ key: 'pool', operator: 'DoesNotExist' }] }],
    [
      'the same key twice',
      { matchLabels: { pool: 'a' }, matchExpressions: [{ key: 'pool', operator: 'In', values: ['b'] }] },
    ],
  ])('%s', (_claim, written) => {
    const compiled = compileSelector(written);
    if ('error' in compiled) throw new Error(compiled.error);
    const { selector } = compiled;
    const expected = ALL.filter(({ labels }) => selects(selector, labels));
    expect(selectedBy(ALL, selector)).toEqual(expected);
    expect(selectedBy(ALL, selector)).toEqual(expected);
  });
});
