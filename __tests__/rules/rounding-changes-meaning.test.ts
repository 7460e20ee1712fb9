import type { Finding } from '../../src/plan/finding.js';
import { nodeList, parseFleet } from '../fleet.js';
import { planOf } from '../plan-of.js';
import { fired, findingsOf } from './node-pools.js';
import { budget, docs, workload } from '../systems/kubernetes/drain-budgets.js';
import { findingsOf as ofNodeWright, policy, roller } from './objects.js';

function found(replicas: number, limit: string, rule: string): Finding[] {
  const head = docs(workload('Deployment', replicas), budget(limit));
  return planOf({ head, snapshot: nodeList(parseFleet('4 nodes')) }).findings.filter(
    (one) => one.rule === rule && one.policy?.kind === 'PodDisruptionBudget',
  );
}

/** kubernetes, pkg/controller/disruption/disruption.go, getExpectedPodCount: both fields round up. kubernetes/apimachinery#100. */
describe('rounding-changes-meaning: percentages of disruption budgets round up', () => {
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

describe('rounding-changes-meaning: each budget of a NodePool', () => {
  const RULE = ['rounding-changes-meaning'];
  test.each<[string, string, string[]]>([
    ['a number beside 100% is no 2%', 'budgets: [{nodes: "2"}, {nodes: "100%"}]', []],
    [
      '1% of 20 nodes with reasons',
      'budgets: [{nodes: "1%", reasons: [Underutilized, Empty, Drifted]}]',
      ['warning rounding-changes-meaning'],
    ],
    [
      '1% for one reason beside another budget',
      'budgets: [{nodes: "1%", reasons: [Drifted]}, {nodes: "5", reasons: [Empty, Underutilized]}]',
      ['warning rounding-changes-meaning'],
    ],
    [
      '1% for a reason that is off',
      'consolidateAfter: Never\nbudgets: [{nodes: "1%", reasons: [Empty]}, {nodes: "5", reasons: [Drifted]}]',
      [],
    ],
    ['1% that decides nothing', 'budgets: [{nodes: "1"}, {nodes: "1%"}]', []],
  ])('%s', (_claim, disruption, expected) => {
    expect(fired(findingsOf({ nodes: 20, disruption }), RULE)).toEqual(expected);
  });
});

describe('rounding-changes-meaning: batchThreshold', () => {
  test.each<[string, string, string[]]>([
    ['99 of batches of five is 100', '{fixed: {initialBatch: 5, batchThreshold: 99}}', ['warning']],
    [
      '75 of batches of five tolerates one, as 61 does',
      '{fixed: {initialBatch: 5, batchThreshold: 75}}',
      ['info'],
    ],
    ['100 says itself', '{fixed: {initialBatch: 5}}', []],
  ])('%s', (_case, strategy, severities) => {
    const found = ofNodeWright('rounding-changes-meaning', '20 nodes gpu=true', {
      head: policy({ strategy }) + roller(),
    });
    expect(
      found.filter(({ evidence }) => evidence['cause'] === 'batch-threshold').map(({ severity }) => severity),
    ).toEqual(severities);
  });
});
