import { planOf } from '../../plan-of.js';
import { at, configured, fleet, main, NEW, policy } from './planned.js';

const named = (name: string): string =>
  policy({
    more: `  compartments: [{ name: ${name}, selector: { matchLabels: { pool: gpu } }, budget: { count: 8 }, strategy: { exponential: { initialBatch: 1 } } }]`,
  });
const nodes = Array.from({ length: 32 }, (_, i) => `node-${String(i + 1).padStart(4, '0')}`);
const done = {
  name: 'tune',
  version: '1.0.0',
  image: 'example.com/tune',
  stage: 'config',
  state: 'complete',
};

/** A rollout of which so many of 32 nodes are complete, and a change that names its compartment otherwise. */
function renamed(complete: number): readonly string[] {
  const live = {
    apiVersion: NEW,
    kind: 'NodeWright',
    metadata: { name: 'tuning' },
    spec: { deploymentPolicy: 'limits', packages: { tune: { version: '1.0.0', image: 'example.com/tune' } } },
    status: {
      status: complete < 32 ? 'in_progress' : 'complete',
      nodeStatus: Object.fromEntries(nodes.map((node, i) => [node, i < complete ? 'complete' : 'waiting'])),
      nodeState: Object.fromEntries(nodes.slice(0, complete).map((node) => [node, { 'tune|1.0.0': done }])),
      compartmentStatuses: {
        before: { matched: 32, batchState: { currentBatch: 5, completedNodes: complete, lastBatchSize: 8 } },
      },
    },
  };
  const report = planOf({
    base: named('before') + main({ packages: at('1.0.0') }),
    head: named('after') + main({ packages: at('1.0.0') }),
    snapshot: fleet('32 nodes pool=gpu', [live]),
    config: configured('0.20'),
  });
  return report.findings.filter(({ rule }) => rule === 'selection-moved').map(({ message }) => message);
}

describe('a compartment that gets another name', () => {
  // NVIDIA/nodewright#117: the state of the batches is kept by the name of the compartment.
  test('halfway through a rollout its nodes lose the state of their batches', () => {
    expect(renamed(15)).toEqual([expect.stringContaining('32 nodes go from before to after: node-0001')]);
    expect(renamed(15)[0]).toContain(
      'the state of its batches, which is kept by the name of the group, is lost for them.',
    );
  });

  test('while nothing is under way it is only another name', () => {
    expect(renamed(32)).toEqual([]);
  });
});
