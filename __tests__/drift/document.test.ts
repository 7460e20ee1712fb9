import { readFileSync } from 'node:fs';
import { type Pair, pairSays } from './pair.js';
import { over, OWN, pool, STATEFUL, statefulOf, TENTH, TUNING, tuning } from './pair-objects.js';

const [, SHOWN = ''] = /```text\n([\s\S]*?)```/.exec(readFileSync('docs/drift.md', 'utf8')) ?? [];

const partitioned = { ...STATEFUL.spec, updateStrategy: { rollingUpdate: { partition: 3 } } };
const PAIRS: readonly Pair[] = [
  {
    files: TENTH,
    then: over(`30 nodes ${OWN}`, pool([{ nodes: '10%' }])),
    now: over(`30 nodes ${OWN}`, pool([{ nodes: '100%' }])),
  },
  {
    files: TUNING,
    then: over('20 nodes pool=gpu', tuning(20)),
    now: over('20 nodes pool=gpu', tuning(20, '1.0.0', { 'nodewright.nvidia.com/pause': 'true' })),
  },
  {
    files: JSON.stringify(STATEFUL),
    then: over('6 nodes', statefulOf(STATEFUL)),
    now: over('6 nodes', statefulOf({ ...STATEFUL, spec: partitioned })),
  },
];

test('document: what docs/drift.md shows of a cluster that differs from the files is what is said', () => {
  expect(PAIRS.flatMap(pairSays)).toEqual(SHOWN.trim().split('\n'));
});
