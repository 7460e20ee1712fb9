import { describe, expect, test } from '@jest/globals';
import type { Finding } from '../../src/plan/finding.js';
import { nodeList, parseFleet } from '../fleet.js';
import { planOf } from '../plan-of.js';
import { budget, docs, workload } from '../systems/kubernetes/drain-budgets.js';

function found(replicas: number, limit: string, rule: string): Finding[] {
  const head = docs(workload('Deployment', replicas), budget(limit));
  return planOf({ head, snapshot: nodeList(parseFleet('4 nodes')) }).findings.filter(
    (one) => one.rule === rule && one.policy?.kind === 'PodDisruptionBudget',
  );
}

/** kubernetes, pkg/controller/disruption/disruption.go, getExpectedPodCount: both fields round up. kubernetes/apimachinery#100. */
describe('percentages of disruption budgets round up', () => {
  test.each([
    [
      3,
      'maxUnavailable: 40%',
      'info',
      'maxUnavailable 40% rounds up to 2 of 3 pods (66.7%) from 1.2: 2 may be evicted at a time',
    ],
    [
      5,
      'minAvailable: 50%',
      'info',
      'minAvailable 50% rounds up to 3 of 5 pods (60%) from 2.5: 3 must stay, so 2 may be evicted at a time',
    ],
    [
      20,
      'maxUnavailable: 1%',
      'warning',
      'maxUnavailable 1% rounds up to 1 of 20 pods (5%) from 0.2: 1 may be evicted at a time',
    ],
  ])('of %i: %s', (replicas, limit, severity, says) => {
    expect(found(replicas, limit, 'rounding-changes-meaning')).toMatchObject([
      { severity, message: expect.stringContaining(says) as unknown },
    ]);
  });

  test.each([
    [4, 'maxUnavailable: 25%'],
    [4, 'maxUnavailable: 1'],
  ])('nothing is said where it comes out even: %i, %s', (replicas, limit) => {
    expect(found(replicas, limit, 'rounding-changes-meaning')).toEqual([]);
  });
});

/** kubernetes/website#39670. */
describe('a budget that protects nothing', () => {
  test.each([
    [
      1,
      'maxUnavailable: 30%',
      'warning',
      'maxUnavailable 30% of 1 pod is 0.3 and is rounded up to 1, so 0 must stay, and the only pod may be evicted.',
    ],
    [
      2,
      'maxUnavailable: 60%',
      'warning',
      'maxUnavailable 60% of 2 pods is 1.2 and is rounded up to 2, so 0 must stay, and all 2 pods may be evicted at once.',
    ],
    [
      3,
      'maxUnavailable: 100%',
      'info',
      'maxUnavailable 100% lets 3 of 3 pods (100%) go, so 0 must stay, and all 3 pods may be evicted at once.',
    ],
    [2, 'minAvailable: 0', 'info', 'minAvailable 0 lets 2 of 2 pods (100%) go'],
  ])('of %i: %s', (replicas, limit, severity, says) => {
    expect(found(replicas, limit, 'budget-protects-nothing')).toMatchObject([
      { severity, message: expect.stringContaining(says) as unknown },
    ]);
  });

  test.each([2, 3, 5])(
    'its fix, maxUnavailable: 1, holds %i pods together and no drain for ever',
    (replicas) => {
      const [before] = found(replicas, 'maxUnavailable: 100%', 'budget-protects-nothing');
      const fix = /maxUnavailable: \d+/.exec(before?.remediation ?? '')?.[0] ?? '';
      expect(found(replicas, fix, 'budget-protects-nothing')).toEqual([]);
      expect(found(replicas, fix, 'drain-deadlock')).toEqual([]);
    },
  );
});
