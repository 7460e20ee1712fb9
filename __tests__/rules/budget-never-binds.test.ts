import type { Finding } from '../../src/plan/finding.js';
import { nodeList, parseFleet } from '../../src/playground/fleet.js';
import { planOf } from '../plan-of.js';
import { findingsOf, only } from './node-pools.js';
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
    [
      1,
      'maxUnavailable: 30%',
      'warning',
      '`maxUnavailable: 30%` of 1 pod is 0.3 and rounds up to 1, so the only pod may be evicted at once.',
    ],
    [
      2,
      'maxUnavailable: 60%',
      'warning',
      '`maxUnavailable: 60%` of 2 pods is 1.2 and rounds up to 2, so all 2 pods may be evicted at once.',
    ],
    [
      3,
      'maxUnavailable: 100%',
      'info',
      '`maxUnavailable: 100%` allows 3 of 3 pods (100%), so all 3 pods may be evicted at once.',
    ],
    [2, 'minAvailable: 0', 'info', '`minAvailable: 0` allows 2 of 2 pods (100%)'],
  ])('of %i: %s', (replicas, limit, severity, says) => {
    expect(found(replicas, limit, 'budget-never-binds')).toMatchObject([
      { severity, message: expect.stringContaining(says) as unknown },
    ]);
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
  test.each([
    ['beside a percentage decides in a pool of another size', 'nodes: "10%"', /or keep it for another size/],
    ['beside a smaller number decides in none', 'nodes: "1"', /^Remove it\.$/],
  ])('a number %s', (_claim, beside, fix) => {
    const found = findingsOf({ disruption: budgetsOf(beside, 'nodes: "3"') });
    expect(only(found, 'budget-never-binds').remediation).toMatch(fix);
  });

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
