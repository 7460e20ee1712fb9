import { batchesOf, groupKey } from '../../src/rollout/batches.js';
import type { Run, TraceEvent } from '../../src/rollout/trace.js';

/** A run of `KIND BATCH TARGET` a minute. */
function runOf(...lines: readonly string[]): Run {
  const events = lines.map((line, at): TraceEvent => {
    const [kind = '', batch = '', target = ''] = line.split(' ');
    const of = { at, controller: 'toy', group: 'all', holds: true, batch: Number(batch), target };
    return { ...of, kind: kind as TraceEvent['kind'] };
  });
  return { from: 0, end: events.length, events, groups: new Map(), cutDrains: [], cut: false };
}

const found = (...lines: readonly string[]) =>
  batchesOf(runOf(...lines)).get(groupKey({ controller: 'toy', group: 'all' }));

test('batches: targets, ends and failures of each', () => {
  expect(found('start 1 a', 'start 1 b', 'succeeded 1 a', 'failed 1 b', 'start 2 c')).toEqual({
    batches: [
      { index: 1, size: 2, targets: ['a', 'b'], start: 0, end: 3, succeeded: 1, failed: 1 },
      { index: 2, size: 1, targets: ['c'], start: 4, end: null, succeeded: 0, failed: 0 },
    ],
    inFlight: null,
  });
});

test('batches: work from before the run belongs to none', () => {
  const of = found('start 0 a', 'start 1 b', 'succeeded 0 a');
  expect(of?.batches.map(({ index }) => index)).toEqual([1]);
  expect(of?.inFlight).toMatchObject({ targets: ['a'], end: 2 });
});

test('batches: targets in place of one that left are numbered replacements', () => {
  const all = ['start 1 a', 'start 1 b', 'left 0 a', 'start 2 a', 'start 2 b', 'start 3 a'];
  expect(found(...all)?.batches.map(({ targets }) => targets)).toEqual([
    ['a', 'b'],
    ['replacement of a', 'b'],
    ['replacement 2 of a'],
  ]);
});
