import { planLabel } from '../../../src/systems/system-upgrade-controller/controller/selection.js';
import { nodeList } from '../../fleet.js';
import { planOf } from '../../plan-of.js';
import { nodePool, READY_POOL, textOf } from '../../plan/measure/world-objects.js';
import { hosts, planYaml } from './plans.js';

const live = {
  ...(JSON.parse(planYaml({ concurrency: 1 })) as object),
  status: {
    applying: ['node-0003'],
    latestVersion: 'v2',
    latestHash: 'abc',
    conditions: [{ type: 'Complete', status: 'False', reason: 'JobFailed', message: 'Job failed' }],
  },
};

/** A Plan stands on a dead node; the pool lets so many go at once. */
function outcomeOf(nodes: string): [string | undefined, string | undefined] {
  const plan = planYaml({ concurrency: 1 });
  const report = planOf({
    base: `${textOf([nodePool(nodes, 'a')])}\n---\n${plan}`,
    head: `${textOf([nodePool(nodes, 'b')])}\n---\n${plan}`,
    snapshot: nodeList(
      hosts(6, (i) => ({ labels: READY_POOL, ...(i === 2 ? { notReady: true } : {}) })),
      [live],
    ),
  });
  const of = (kind: string): string | undefined =>
    report.plan.head.policies.find(({ ref }) => ref.kind === kind)?.effect.outcome;
  return [of('NodePool'), of('Plan')];
}

// Source: rancher/system-upgrade-controller, pkg/upgrade/plan/plan.go, SelectConcurrentNodes; rancher/system-upgrade-controller#200.
test.each([
  ['a Plan goes on when the dead node that held its place is replaced', '2', ['complete', 'complete']],
  ['and stands still where the dead node uses the budget of its pool up', '1', ['stuck', 'stuck']],
])('%s', (_claim, nodes, outcomes) => {
  expect(outcomeOf(nodes)).toEqual(outcomes);
});

describe('a node that is made in place of a finished one', () => {
  const plan = planYaml({ concurrency: 1, cordon: true });
  const group = planOf({
    base: `${textOf([nodePool('2', 'a')])}\n---\n${plan}`,
    head: `${textOf([nodePool('2', 'b')])}\n---\n${plan}`,
    snapshot: nodeList(
      hosts(6, (i) => ({ labels: { ...READY_POOL, ...(i < 3 ? { [planLabel('agents')]: 'abc' } : {}) } })),
      [{ ...live, status: { applying: [], latestVersion: 'v2', latestHash: 'abc', conditions: [] } }],
    ),
  }).plan.head.policies.find(({ ref }) => ref.kind === 'Plan')?.effect.groups[0];
  const rolled = group?.batches.flatMap(({ targets }) => targets) ?? [];

  // Source: rancher/system-upgrade-controller, pkg/upgrade/plan/plan.go, SelectConcurrentNodes: it carries no label.
  test('is due like one that joins', () => {
    expect(rolled).toEqual(expect.arrayContaining(['node-0001', 'node-0002', 'node-0003']));
    expect(group?.outcome).toBe('complete');
  });

  test('takes the place that the deleted one had, so that no more than concurrency are out', () => {
    expect(group?.peakAtOnce).toBe(1);
  });
});
