import { describe, expect, test } from '@jest/globals';
import { parse } from 'yaml';
import { render } from '../../../src/report/index.js';
import { planOf } from '../../plan-of.js';
import { at, configured, fleet, main, NEW, OLD, policy, policyOf, rules, sizes } from './planned.js';

const NODES = { 'node-0001': 'complete', 'node-0002': 'in_progress', 'node-0003': 'waiting' };
const object = (apiVersion: string, metadata: object, status: object = {}): object => ({
  apiVersion,
  kind: apiVersion === OLD ? 'Skyhook' : 'NodeWright',
  metadata,
  spec: { packages: { old: { version: '1.0.0', image: 'example.com/old' } } },
  status,
});
const legacy = (status: string): object =>
  object(OLD, { name: 'drivers' }, { status, nodeStatus: status === 'complete' ? {} : NODES });
const mirror = object(NEW, { name: 'drivers', annotations: { 'nodewright.nvidia.com/mirrored-from': 'x' } });

const planned = (version: string, ...others: readonly object[]) =>
  planOf({
    base: policy(),
    head: policy() + main(),
    snapshot: fleet('3 nodes', others),
    config: configured(version),
  });

describe('a legacy object that is in flight under an operator from 0.18 on', () => {
  test.each(['in_progress', 'erroring', 'blocked', 'waiting', 'unknown'])(
    '%s: the operator does nothing at all, for other objects either',
    (status) => {
      const report = planned('0.20', legacy(status));
      expect([sizes(report), policyOf(report, 'tuning').effect.outcome]).toEqual([[], 'stuck']);
      const found = report.findings.find(({ rule, status: is }) => rule === 'no-progress' && is === 'new');
      expect(found?.message).toContain(`Skyhook/drivers of skyhook.nvidia.com is in flight (${status})`);
      expect(found?.remediation).toContain('complete on the operator that began it');
    },
  );

  test.each([
    ['one that is complete holds nothing', '0.20', [legacy('complete')]],
    ['one with its mirror is past that point', '0.20', [legacy('waiting'), mirror]],
  ])('%s', (_, version, others) => {
    const report = planned(version, ...others);
    expect(policyOf(report, 'tuning').effect.outcome).toBe('complete');
    expect(rules(report)).not.toContain('no-progress');
  });

  test('up to 0.17 it is an object like any other', () => {
    const report = planOf({
      base: policy({ group: OLD }),
      head: policy({ group: OLD }) + main({ group: OLD, name: 'aaa' }),
      snapshot: fleet('3 nodes', [legacy('waiting')]),
      config: configured('0.17'),
    });
    expect(policyOf(report, 'aaa').effect.outcome).toBe('complete');
  });
});

describe('an edit of the limits near the end of a rollout', () => {
  const exponential = (failureThreshold: number): string =>
    policy({
      strategy: `exponential: { initialBatch: 1, failureThreshold: ${failureThreshold}, safetyLimit: 100 }`,
    });
  const stage = {
    name: 'tune',
    version: '1.0.0',
    image: 'example.com/tune',
    stage: 'config',
    state: 'complete',
  };
  /** So many nodes in each state, in the order of their names; those of the batch under way have started. */
  const planned = (counts: Readonly<Record<string, number>>, batchState: object, failureThreshold = 2) => {
    const states = Object.entries(counts).flatMap(([state, count]) =>
      Array.from({ length: count }, () => state),
    );
    const named = states.map((state, i) => [`node-${String(i + 1).padStart(4, '0')}`, state] as const);
    const complete = named.filter(([, state]) => state === 'complete');
    const begun = named.filter(([, state]) => state === 'in_progress' || state === 'erroring');
    const live = {
      apiVersion: NEW,
      kind: 'NodeWright',
      metadata: { name: 'tuning' },
      spec: {
        deploymentPolicy: 'limits',
        packages: { tune: { version: '1.0.0', image: 'example.com/tune' } },
      },
      status: {
        status: 'in_progress',
        nodeStatus: Object.fromEntries(named),
        nodeState: Object.fromEntries(complete.map(([name]) => [name, { 'tune|1.0.0': stage }])),
        nodePriority: Object.fromEntries(begun.map(([name]) => [name, '2026-11-23T07:00:00Z'])),
        compartmentStatuses: { __default__: { matched: states.length, batchState } },
      },
    };
    return planOf({
      base: exponential(failureThreshold === 1 ? 2 : 1) + main({ packages: at('1.0.0') }),
      head: exponential(failureThreshold) + main({ packages: at('1.0.0') }),
      snapshot: fleet(`${states.length} nodes`, [live]),
      config: configured('0.20'),
    });
  };

  test('the next rollout is compared with the next one of the base, not with the rest of the one under way', () => {
    const report = planned({ complete: 28, in_progress: 2 }, { currentBatch: 5, completedNodes: 28 });
    const peaks = (side: 'base' | 'head') =>
      report.plan[side]?.policies
        .find(({ ref }) => ref.name === 'tuning')
        ?.effect.groups.map(({ name, peakAtOnce }) => [name, peakAtOnce]);
    expect(peaks('head')).toEqual([
      ['__default__', 2],
      ['__default__, next rollout', 15],
    ]);
    expect(peaks('base')).toEqual(peaks('head'));
    expect(rules(report)).not.toContain('peak-jump');
  });

  test.each<[string, number, boolean]>([
    ['the limits that the cluster has', 1, false],
    ['other limits than the cluster has', 2, true],
  ])('files that come to a repository with %s', (_claim, initialBatch, isBeside) => {
    const named = (text: string): object => parse(text.replace(/^---\n|\n---\s*$/g, '')) as object;
    const status = {
      status: 'in_progress',
      nodeStatus: { 'node-0001': 'in_progress', 'node-0002': 'waiting' },
    };
    const live = [named(exponential(1)), { ...named(main({ packages: at('1.0.0') })), status }];
    const report = planOf({
      base: '',
      head: exponential(initialBatch) + main({ packages: at('1.0.0') }),
      snapshot: fleet('2 nodes', live),
      config: configured('0.20'),
    });
    const groups = policyOf(report, 'tuning').effect.groups.map(({ name }) => name);
    expect(groups).toEqual(isBeside ? ['__default__', '__default__, next rollout'] : ['__default__']);
  });

  test('nodes are in no other group because the next rollout is planned beside the one under way', () => {
    const missing = planOf({
      base: main({ packages: at('1.0.0') }),
      head: exponential(1) + main({ packages: at('1.0.0') }),
      snapshot: fleet('4 nodes'),
      config: configured('0.20'),
    });
    const edited = planned({ complete: 28, in_progress: 2 }, { currentBatch: 5, completedNodes: 28 });
    for (const { plan } of [missing, edited])
      expect(plan.policies.flatMap(({ moved }) => moved.filter(({ from }) => from !== null))).toEqual([]);
  });

  test('what no stop protects is said to be of a whole rollout, where the plan is of the rest of one', () => {
    const report = planned(
      { complete: 7, unknown: 23 },
      { currentBatch: 4, completedNodes: 7, lastBatchSize: 4 },
      1,
    );
    expect(policyOf(report, 'tuning').effect.groups[0]?.batches.map(({ size }) => size)).toEqual([8, 15]);
    expect(render(report, 'markdown')).toContain('of a rollout that starts anew');
  });

  test('a stop of before the plan names no batch of the plan', () => {
    const report = planned(
      { complete: 3, unknown: 27 },
      { currentBatch: 3, completedNodes: 3, lastBatchSize: 2, shouldStop: true },
    );
    const [rest] = policyOf(report, 'tuning').effect.groups;
    expect([rest?.outcome, rest?.why]).toEqual([
      'stopped',
      'It was stopped before, and only a reset starts it again.',
    ]);
  });

  test('a rollout that stopped and now waits for what failed is no worse, and its next one is no part of how far it got', () => {
    const report = planned(
      { complete: 3, in_progress: 2, erroring: 2, unknown: 23 },
      { currentBatch: 3, completedNodes: 3, lastBatchSize: 2 },
    );
    const statuses = report.findings.filter(({ rule }) => rule === 'no-progress').map(({ status }) => status);
    expect(statuses).toEqual(['unchanged']);
    const text = render(report, 'text');
    expect(text).toContain('stuck with 2 of 30 done');
    expect(text).not.toContain('of 60');
    expect(text.replace(/\s+/g, ' ')).not.toContain('selection-moved');
  });
});

describe('the batch in which the peak is reached', () => {
  test('is not the first one where that takes the nodes which were out before', () => {
    const report = planOf({
      base: policy({ strategy: 'fixed: { initialBatch: 1 }' }),
      head: policy({ strategy: 'fixed: { initialBatch: 5 }' }) + main(),
      snapshot: fleet('3 nodes cordoned\n17 nodes'),
      config: configured('0.20'),
    });
    const found = report.findings.find(({ rule, status }) => rule === 'peak-above-limit' && status === 'new');
    expect(found?.message).toContain('8 of 20 nodes (40%) worked on at once, first in batch 2.');
  });
});
