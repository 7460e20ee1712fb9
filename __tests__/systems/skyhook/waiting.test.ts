import { fleet, IGNORED, policy, rollOut, strategy } from './rolling.js';

const pairs = policy(strategy('fixed', { initialBatch: 2 }));
const SECOND = 'second/__default__';

/** The end of a second object after a first one. */
function endOfSecond(first: object, second: object = {}, marks: Parameters<typeof fleet>[1] = {}) {
  const skyhooks = [
    { name: 'first', spec: { priority: 10 }, ...first },
    { name: 'second', spec: { priority: 20 }, ...second },
  ];
  return rollOut({ nodes: fleet(2, marks), policy: pairs, skyhooks }).end(SECOND);
}

const on = (pool: string, priority: number) => ({
  spec: { priority, nodeSelectors: { matchLabels: { pool } } },
});
const ignored = (pool: string) => ({ labels: { ...IGNORED.labels, pool } });

test('waiting object: a paused one before it on the same nodes is named', () => {
  expect(endOfSecond({ annotations: { 'skyhook.nvidia.com/pause': 'true' } })).toEqual({
    phase: 'stuck',
    why: 'It waits for Skyhook/first, which is paused, to complete on the same nodes.',
    holder: { kind: 'paused', name: 'first' },
  });
});

test('waiting object: the node that keeps the one before it from completing is named', () => {
  const end = endOfSecond({ spec: { priority: 10, sequencing: 'all' } }, {}, { 'node-02': IGNORED });
  expect(end?.why).toBe(
    'It waits for Skyhook/first to complete on all its nodes. Node node-02 has the ignore label.',
  );
});

test.each([
  [
    'disabled',
    endOfSecond(
      { annotations: { 'skyhook.nvidia.com/disable': 'true' } },
      {},
      { 'node-01': IGNORED, 'node-02': IGNORED },
    ),
    'Nodes node-01, node-02 have the ignore label.',
  ],
  [
    'of other nodes',
    endOfSecond(on('a', 10), on('b', 20), { 'node-01': ignored('a'), 'node-02': ignored('b') }),
    'Node node-02 has the ignore label.',
  ],
  [
    'complete',
    endOfSecond({ spec: { ...on('a', 10).spec, sequencing: 'all' } }, on('b', 20), {
      'node-01': { labels: { pool: 'a' } },
      'node-02': ignored('b'),
    }),
    'Node node-02 has the ignore label.',
  ],
])('waiting object: one before it that is %s is not waited for', (_what, end, why) => {
  expect(end).toEqual({ phase: 'stuck', why });
});

test('waiting object: one before it on some of its nodes is waited for', () => {
  const end = endOfSecond(on('a', 10), {}, { 'node-01': ignored('a'), 'node-02': ignored('b') });
  expect(end?.why).toBe(
    'It waits for Skyhook/first to complete on the same nodes. Node node-01 has the ignore label.',
  );
});
