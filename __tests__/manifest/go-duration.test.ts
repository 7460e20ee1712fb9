import { formatGoDuration, goDurationMs, goDurationNanos } from '../../src/manifest/quantity.js';

test.each([
  ['0', 0],
  ['90s', 90_000],
  ['1h30m', 5_400_000],
  ['1.5h', 5_400_000],
  ['100ms', 100],
  ['-1m', -60_000],
  ['+1m', 60_000],
  ['.5s', 500],
  ['1m1m', 120_000],
  ['250us', 0.25],
])('go duration: %s is %s ms', (text, ms) => {
  expect(goDurationMs(text)).toBe(ms);
});

test.each(['', '-', '1', '1d', '1w', '1h 30m', ' 1h', '1h ', 'h', '.h', '1,5h', '1H', '00'])(
  'go duration: %j is no duration',
  (text) => {
    expect(goDurationMs(text)).toBeNull();
  },
);

test.each([
  ['1ns', 1n],
  ['1.5us', 1_500n],
  ['1.0000000019s', 1_000_000_001n],
  ['2562047h47m16.854775807s', 9_223_372_036_854_775_807n],
  ['-2562047h47m16.854775807s', -9_223_372_036_854_775_807n],
  ['-9223372036854775808ns', -9_223_372_036_854_775_808n],
  ['9223372036854775808ns', null],
  ['0.123456789h', 444_444_440_400n],
  ['0.1234567890123456789012345s', 123_456_789n],
  ['2562048h', null],
])('go duration: %s is %s nanoseconds', (text, nanos) => {
  expect(goDurationNanos(text)).toBe(nanos);
});

test.each([
  [0n, '0s'],
  [60n, '60ns'],
  [1_500n, '1.5µs'],
  [2_000_000n, '2ms'],
  [90_000_000_000n, '1m30s'],
  [3_600_000_000_000n, '1h0m0s'],
  [-5_400_500_000_000n, '-1h30m0.5s'],
])('go duration: Go prints %s nanoseconds as %s', (nanos, text) => {
  expect(formatGoDuration(nanos)).toBe(text);
});
