import { render } from '../render.js';
import { nodeList, parseFleet } from '../fleet.js';
import { planOf } from '../plan-of.js';
import { budget, textOf, workload } from '../plan/measure/world-objects.js';

test('a budget that lets as many go as before has no table without a row', () => {
  const side = (more: object): object[] => [
    workload('db', ['a', 'b', 'c', 'd'])[0] ?? {},
    budget('db', 'db', { minAvailable: 3, ...more }),
  ];
  const [base, head] = [side({ unhealthyPodEvictionPolicy: 'AlwaysAllow' }), side({})].map(textOf);
  const report = planOf({ base: base ?? '', head: head ?? '', snapshot: nodeList(parseFleet('4 nodes')) });
  expect(report.verdict).toBe('pass');
  for (const format of ['text', 'markdown'] as const)
    expect(render(report, format)).not.toContain('this plan');
});
