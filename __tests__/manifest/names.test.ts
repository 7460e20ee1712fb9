import { goInteger } from '../../src/manifest/quantity.js';
import { isDnsSubdomain, isLabelValue, isQualifiedName } from '../../src/manifest/selector.js';
import { nearest } from '../../src/manifest/visible.js';

describe('names', () => {
  test.each([
    ['env', true],
    ['example.com/env', true],
    ['a.b_c-d', true],
    ['a'.repeat(63), true],
    ['a'.repeat(64), false],
    ['', false],
    ['-a', false],
    ['a-', false],
    ['a b', false],
    ['Example.com/env', false],
    ['/env', false],
    ['a/b/c', false],
    ['a\n', false],
  ])('%j as a label key: %s', (text, is) => {
    expect(isQualifiedName(text)).toBe(is);
  });

  test('a label value may be empty, a key may not', () => {
    expect([isLabelValue(''), isLabelValue('x y'), isLabelValue('a'.repeat(64))]).toEqual([
      true,
      false,
      false,
    ]);
  });

  test('a DNS subdomain is lower case, in labels that begin and end with a letter or digit', () => {
    expect(['a.b', 'cluster-1', '1'].every(isDnsSubdomain)).toBe(true);
    expect(['A', 'a..b', '.a', 'a.', 'a_b', '', 'a'.repeat(254)].some(isDnsSubdomain)).toBe(false);
  });
});

describe('names: goInteger', () => {
  test.each([
    ['-1', -1n],
    ['+7', 7n],
    ['007', 7n],
    ['9223372036854775807', 9223372036854775807n],
    ['-9223372036854775808', -9223372036854775808n],
  ])('%s parses', (text, value) => {
    expect(goInteger(text)).toBe(value);
  });

  test.each(['', '+', '1.0', ' 1', '1e3', '0x1', '1_000', '9223372036854775808'])('%j does not', (text) => {
    expect(goInteger(text)).toBeNull();
  });
});

describe('names: nearest', () => {
  const known = ['maxUnavailable', 'maxSurge', 'unavailablePeriodSeconds', 'name'];

  test.each([
    ['maxUnavailble', 'maxUnavailable'],
    ['maxsurge', 'maxSurge'],
    ['max_surge', 'maxSurge'],
    ['maxSruge', 'maxSurge'],
    ['nmae', 'name'],
    ['color', null],
    ['x', null],
    ['constructor', null],
  ])('%s is probably %s', (name, meant) => {
    expect(nearest(name, known)).toBe(meant);
  });
});
