import { describe, expect, test } from '@jest/globals';
import { planOf } from '../../plan-of.js';
import { configured, fleet, main, NEW, OLD, policy, policyOf, rules, sizes } from './planned.js';

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
