import { planOf } from '../plan-of.js';
import { configured, fleet, main, policy } from '../systems/skyhook/planned.js';

function found(nodes: number, initialBatch: number): string[] {
  const limits = policy({ strategy: `fixed: { initialBatch: ${initialBatch} }` });
  const report = planOf({
    base: limits,
    head: limits + main(),
    snapshot: fleet(`${nodes} nodes`),
    config: configured('0.20'),
  });
  return report.findings
    .filter(({ rule }) => rule === 'no-bake-time')
    .map(({ severity, message }) => `${severity}: ${message}`);
}

describe('NodeWright has no field for a pause between two batches', () => {
  test('several batches: each starts as soon as the one before is done, as an info', () => {
    expect(found(3, 1)).toEqual([
      'info: NodeWright/tuning: each of its 3 batches starts as soon as the one before is done, and NodeWright has no field for a ' +
        'pause. A fault that takes minutes to show reaches all 3 nodes.',
    ]);
  });

  test('one batch has nothing to wait for', () => {
    expect(found(3, 3)).toEqual([]);
  });
});
