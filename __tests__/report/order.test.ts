import { orderPhrase } from '../../src/report/words/order.js';
import { toTerminal } from '../../src/text/render.js';
import { batches, nodes } from './build.js';

function order(count: number, sizes: readonly number[], unit: 'cluster' | 'node' = 'cluster'): string | null {
  const phrase = orderPhrase({ unit, batches: batches(nodes(count, 'east'), sizes) });
  return phrase && toTerminal(phrase);
}

describe('which clusters go', () => {
  test('are named in their order, batch by batch', () => {
    expect(order(3, [1, 2])).toBe('batch 1: east-001; batch 2: east-002, east-003');
  });

  test('are counted after forty', () => {
    expect(order(45, [39, 6])).toMatch(/east-039; batch 2: east-040 and 5 more$/);
  });

  test.each([
    ['nodes are told by number', order(3, [1, 2], 'node')],
    ['where nothing starts there is no order', order(0, [])],
  ])('%s', (_claim, phrase) => {
    expect(phrase).toBeNull();
  });
});
