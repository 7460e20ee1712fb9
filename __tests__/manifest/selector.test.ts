import fc from 'fast-check';
import type { Json } from '../../src/manifest/manifest.js';
import {
  compileSelector,
  describeSelector,
  type LabelSelector,
  selects,
} from '../../src/manifest/selector.js';

function compiled(json: Json | undefined): LabelSelector {
  const result = compileSelector(json);
  if ('error' in result) throw new Error(result.error);
  return result.selector;
}

function expression(key: string, operator: string, ...values: string[]): Json {
  return { matchExpressions: [values.length > 0 ? { key, operator, values } : { key, operator }] };
}

describe('selector: selects', () => {
  test.each<[string, Json | undefined, Record<string, string>, boolean]>([
    ['{} matches everything', {}, {}, true],
    ['empty members are an empty selector', { matchLabels: {}, matchExpressions: [] }, { a: 'b' }, true],
    ['null members are an empty selector', { matchLabels: null, matchExpressions: null }, { a: 'b' }, true],
    ['an absent selector matches nothing', undefined, { a: 'b' }, false],
    ['a null selector matches nothing', null, { a: 'b' }, false],
    ['matchLabels needs every label', { matchLabels: { a: '1', b: '2' } }, { a: '1' }, false],
    ['case matters in values', { matchLabels: { a: 'prod' } }, { a: 'Prod' }, false],
    ['an empty value is not an absent label', { matchLabels: { a: '' } }, {}, false],
    ['a null value of matchLabels is empty', { matchLabels: { a: null } }, { a: '' }, true],
    ['NotIn matches a node without the label', expression('a', 'NotIn', 'x'), {}, true],
    ['In does not match a node without the label', expression('a', 'In', 'x'), {}, false],
    ['Exists matches an empty value', expression('a', 'Exists'), { a: '' }, true],
    ['DoesNotExist refuses an empty value', expression('a', 'DoesNotExist'), { a: '' }, false],
    ['inherited properties are not labels', expression('constructor', 'Exists'), {}, false],
    [
      'matchLabels and matchExpressions must both hold',
      { matchLabels: { a: '1' }, matchExpressions: [{ key: 'b', operator: 'Exists' }] },
      { a: '1' },
      false,
    ],
  ])('%s', (_claim, json, labels, expected) => {
    expect(selects(compiled(json), labels)).toBe(expected);
  });

  test('a label named __proto__ is a label like any other', () => {
    const key = '__proto__';
    const json = JSON.parse(`{"${key}": "x"}`) as Record<string, string>;
    // The key itself is no qualified name, so it can stand in labels but never in a selector.
    expect(selects(compiled({}), json)).toBe(true);
    expect(compileSelector(expression(key, 'Exists'))).toHaveProperty('error');
  });

  test('matchLabels means the same as In with one value', () => {
    const value = fc.constantFrom('', 'a', 'b', 'c');
    const labels = fc.dictionary(fc.constantFrom('x', 'y', 'z.io/w'), value);
    fc.assert(
      fc.property(labels, labels, (wanted, node) => {
        const asIn = Object.entries(wanted).map(([key, one]) => ({ key, operator: 'In', values: [one] }));
        expect(selects(compiled({ matchLabels: wanted }), node)).toBe(
          selects(compiled({ matchExpressions: asIn }), node),
        );
      }),
    );
  });

  test.each([
    ['In', 'NotIn'],
    ['Exists', 'DoesNotExist'],
  ])('%s and %s exclude each other and one always holds', (operator, opposite) => {
    const values =
      operator === 'In' ? fc.array(fc.constantFrom('', 'a', 'b'), { minLength: 1 }) : fc.constant([]);
    const labels = fc.dictionary(fc.constantFrom('x', 'y'), fc.constantFrom('', 'a', 'b'));
    fc.assert(
      fc.property(values, labels, (chosen, node) => {
        const one = selects(compiled(expression('x', operator, ...chosen)), node);
        expect(selects(compiled(expression('x', opposite, ...chosen)), node)).toBe(!one);
      }),
    );
  });
});

describe('selector: compileSelector refuses', () => {
  test.each<[string, Json, (string | number)[]]>([
    ['operators of node affinity', expression('a', 'Gt', '3'), ['matchExpressions', 0, 'operator']],
    ['operators in lower case', expression('a', 'in', 'x'), ['matchExpressions', 0, 'operator']],
    ['an absent operator', { matchExpressions: [{ key: 'a' }] }, ['matchExpressions', 0, 'operator']],
    ['In without values', expression('a', 'In'), ['matchExpressions', 0, 'values']],
    ['Exists with values', expression('a', 'Exists', 'x'), ['matchExpressions', 0, 'values']],
    ['an empty key', expression('', 'Exists'), ['matchExpressions', 0, 'key']],
    ['a key with a space', expression('a b', 'Exists'), ['matchExpressions', 0, 'key']],
    ['a key with two slashes', { matchLabels: { 'a/b/c': 'x' } }, ['matchLabels', 'a/b/c']],
    ['a prefix in upper case', { matchLabels: { 'A.io/b': 'x' } }, ['matchLabels', 'A.io/b']],
    ['a value of 64 characters', { matchLabels: { a: 'x'.repeat(64) } }, ['matchLabels', 'a']],
    ['a value that begins with a dash', expression('a', 'In', '-x'), ['matchExpressions', 0, 'values', 0]],
    ['a boolean as value', { matchLabels: { a: true } }, ['matchLabels', 'a']],
    [
      'a number as value',
      { matchExpressions: [{ key: 'a', operator: 'In', values: [8] }] },
      ['matchExpressions', 0, 'values', 0],
    ],
    ['a list', [], []],
    ['a text', 'a=b', []],
    ['matchLabels as a list', { matchLabels: ['a'] }, ['matchLabels']],
    ['matchExpressions as a mapping', { matchExpressions: { key: 'a' } }, ['matchExpressions']],
  ])('%s', (_claim, json, path) => {
    expect(compileSelector(json)).toEqual({ error: expect.any(String), path });
  });

  test('the first of several errors: matchLabels by key, then expressions in order', () => {
    const json = { matchLabels: { z: '-', b: '-' }, matchExpressions: [{ key: '', operator: '' }] };
    expect(compileSelector(json)).toHaveProperty('path', ['matchLabels', 'b']);
  });
});

describe('selector: describeSelector', () => {
  test.each<[Json | undefined, string]>([
    [{}, ''],
    [undefined, '<none>'],
    [{ matchLabels: { tier: 'b', env: '' } }, 'env=,tier=b'],
    [expression('env', 'In', 'b', 'a'), 'env in (a,b)'],
    [expression('env', 'NotIn', 'a'), 'env notin (a)'],
    [expression('spot', 'Exists'), 'spot'],
    [expression('spot', 'DoesNotExist'), '!spot'],
  ])('%j reads %s', (json, text) => {
    expect(describeSelector(compiled(json))).toBe(text);
  });
});
