import { pageReport } from '../../src/report/html/report.js';
import { render } from '../render.js';
import { nodeList, parseFleet } from '../fleet.js';
import { planOf } from '../plan-of.js';
import { live, policy, roller } from '../rules/objects.js';

const NODES = nodeList(parseFleet('20 nodes gpu=true'));
test('what is under way goes on: it is no next rollout that merging does not start', () => {
  const status = { 'node-0001': 'complete', 'node-0002': 'complete', 'node-0003': 'in_progress' };
  const halfway = nodeList(parseFleet('20 nodes gpu=true'), [live({}, status)]);
  const steeper = policy({ strategy: '{fixed: {initialBatch: 5, failureThreshold: 1, safetyLimit: 100}}' });
  const report = planOf({ base: policy() + roller(), head: steeper + roller(), snapshot: halfway });
  const comment = render(report, 'markdown');
  expect(comment).toContain('A rollout is under way');
  expect(comment).toContain('Nodes out over time');
  expect(comment).toContain('section __default__ next rollout after');
  expect(comment).not.toContain('Drawn as if the next rollout began');
  expect(pageReport(report, 'full', null).groups.map(({ next }) => next)).not.toContain(true);
});

test('a second object that comes to name a policy moves no node of the first to another group', () => {
  const first = policy() + roller();
  const second = roller(undefined, { name: 'rdma' });
  const report = planOf({ base: first, head: first + second, snapshot: NODES });
  expect(report.plan.policies.flatMap(({ moved }) => moved)).toEqual([]);
});
