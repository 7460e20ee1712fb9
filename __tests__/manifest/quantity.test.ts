import fc from 'fast-check';
import {
  approximately,
  compareQuantities,
  parseQuantity,
  type Quantity,
} from '../../src/manifest/quantity.js';

function quantity(text: string): Quantity {
  const parsed = parseQuantity(text);
  if (!parsed) throw new Error(`${text} does not parse`);
  return parsed;
}

describe('quantity: parseQuantity', () => {
  test.each([
    ['1k', '1000'],
    ['1Ki', '1024'],
    ['1500m', '1.5'],
    ['1e3', '1000'],
    ['1E3', '1k'],
    ['2E', '2e18'],
    ['.5', '500m'],
    ['5.', '5'],
    ['+1', '1'],
    ['-1.5Gi', '-1610612736'],
    ['0.1n', '1n'],
    ['-0.1n', '-1n'],
    ['007', '7'],
    ['1000000u', '1'],
  ])('%s equals %s', (a, b) => {
    expect(compareQuantities(quantity(a), quantity(b))).toBe(0);
  });

  test.each([
    ...['', ' ', '1 ', ' 1', 'lots', '1K', '1ki', '1i', '1.1.1', '1e', '1e+', '--1', '+', '.', 'k', '1e9999'],
    ...['0x10', '1,5'],
  ])('%j is no quantity', (text) => {
    expect(parseQuantity(text)).toBeNull();
  });

  test('comparison is exact where floats are not', () => {
    expect(compareQuantities(quantity('9007199254740993'), quantity('9007199254740992'))).toBe(1);
    expect(compareQuantities(quantity('0.1'), quantity('100m'))).toBe(0);
  });

  test('comparison agrees with the numbers', () => {
    fc.assert(
      fc.property(fc.integer(), fc.integer(), (a, b) => {
        expect(compareQuantities(quantity(`${a}m`), quantity(`${b}m`))).toBe(Math.sign(a - b));
        expect(approximately(quantity(`${a}`))).toBe(a);
      }),
    );
  });
});
