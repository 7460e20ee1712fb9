import type { Finding } from '../../src/plan/finding.js';
import { nodeList, parseFleet } from '../../src/cases/fleet.js';
import { planOf } from '../plan-of.js';
import { findingsOf } from './node-pools.js';
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

const budgetsOf = (...list: string[]): string => ['budgets:', ...list.map((one) => `- {${one}}`)].join('\n');

describe('budget-never-binds: budgets of a NodePool', () => {
  test('a number that several reasons share is said, unless it never decides', () => {
    const shared = (...list: string[]): string[] =>
      findingsOf({ disruption: budgetsOf(...list) })
        .filter(({ rule }) => rule === 'budget-never-binds')
        .map(({ message }) => message);
    const three = 'nodes: "3", reasons: [Underutilized, Empty]';
    expect(shared('nodes: "5"', three).join()).toContain(
      'counts Underutilized and Empty together: 3 nodes at most in all, not 3 for each',
    );
    expect(shared('nodes: "1"', three).join()).not.toContain('together');
  });
});
