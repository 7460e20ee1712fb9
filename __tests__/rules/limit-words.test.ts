import { describe, expect, test } from '@jest/globals';
import { limitAndCount } from '../../src/rules/limit.js';

describe('a limit in words', () => {
  test.each([
    ['a share stands beside what it comes to', { kind: 'percent', value: 25 }, '', '25%, 2 nodes'],
    ['a number is said once', { kind: 'count', targets: 2 }, '', '2 nodes'],
    [
      'what it is of stands behind what is written',
      { kind: 'percent', value: 10 },
      ' for production',
      '10% for production, 2 nodes',
    ],
    ['also behind a number', { kind: 'count', targets: 2 }, ' of production', '2 nodes of production'],
  ] as const)('%s', (_claim, limit, scope, text) => {
    expect(limitAndCount(limit, 2, 'node', scope)).toBe(text);
  });
});
