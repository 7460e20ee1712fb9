import type { Finding } from '../../src/plan/finding.js';
import { nodeList, parseFleet } from '../../src/cases/fleet.js';
import { planOf } from '../plan-of.js';
import { budget, docs, workload } from '../systems/kubernetes/drain-budgets.js';

function found(replicas: number, limit: string, rule: string): Finding[] {
  const head = docs(workload('Deployment', replicas), budget(limit));
  return planOf({ head, snapshot: nodeList(parseFleet('4 nodes')) }).findings.filter(
    (one) => one.rule === rule && one.policy?.kind === 'PodDisruptionBudget',
  );
}

/** kubernetes/website#39670. */
describe('budget-never-binds: a disruption budget that protects nothing', () => {
  test.each([
    [1, 'maxUnavailable: 30%', 'warning'],
    [2, 'maxUnavailable: 60%', 'warning'],
    [3, 'maxUnavailable: 100%', 'info'],
    [2, 'minAvailable: 0', 'info'],
  ])('of %i: %s', (replicas, limit, severity) => {
    expect(found(replicas, limit, 'budget-never-binds')).toMatchObject([{ severity }]);
  });

  test.each([2, 3, 5])(
    'its fix, maxUnavailable: 1, holds %i pods together and no drain for ever',
    (replicas) => {
      const [before] = found(replicas, 'maxUnavailable: 100%', 'budget-never-binds');
      const fix = /maxUnavailable: \d+/.exec(before?.remediation ?? '')?.[0] ?? '';
      expect(found(replicas, fix, 'budget-never-binds')).toEqual([]);
      expect(found(replicas, fix, 'drain-deadlock')).toEqual([]);
    },
  );
});
