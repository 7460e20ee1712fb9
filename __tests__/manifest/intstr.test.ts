import fc from 'fast-check';
import { scaleIntOrPercent } from '../../src/manifest/quantity.js';

describe('intstr: scaleIntOrPercent', () => {
  test.each([
    ['an integer ignores the total', 5, 3, 5, 5],
    ['a negative integer passes through', -2, 10, -2, -2],
    ['25% of 5 is 2 up and 1 down', '25%', 5, 2, 1],
    ['7% of 100 is exactly 7: multiply before divide', '7%', 100, 7, 7],
    ['55% of 20 is exactly 11', '55%', 20, 11, 11],
    ['-25% of 5 rounds towards plus and minus infinity', '-25%', 5, -1, -2],
    ['-1% of 5 up is 0, not minus zero', '-1%', 5, 0, -1],
    ['a sign and leading zeros parse', '+010%', 10, 1, 1],
    ['150% is no error here', '150%', 4, 6, 6],
    ['a percentage of nothing is nothing', '50%', 0, 0, 0],
  ])('%s', (_name, value, total, up, down) => {
    expect(scaleIntOrPercent(value, total, 'up')).toBe(up);
    expect(scaleIntOrPercent(value, total, 'down')).toBe(down);
  });

  test.each(['5', '', '%', '12.5%', '10 %', ' 10%', '10%%', 'ten%', '٣%', '1e2%', '99999999999999999999%'])(
    '%j is neither an integer nor a percentage',
    (value) => {
      expect(scaleIntOrPercent(value, 10, 'up')).toBeNull();
    },
  );

  test('a fraction is no integer', () => {
    expect(scaleIntOrPercent(1.5, 10, 'up')).toBeNull();
  });

  test('up is down or one more, and both are whole', () => {
    fc.assert(
      fc.property(fc.integer({ min: -300, max: 300 }), fc.nat(100_000), (percent, total) => {
        const up = scaleIntOrPercent(`${percent}%`, total, 'up');
        const down = scaleIntOrPercent(`${percent}%`, total, 'down');
        expect(up).not.toBeNull();
        expect((up ?? 0) - (down ?? 0)).toBe((percent * total) % 100 === 0 ? 0 : 1);
      }),
    );
  });
});
