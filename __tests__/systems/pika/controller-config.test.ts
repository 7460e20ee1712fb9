import { describe, expect, test } from '@jest/globals';
import { FREE, announced, cluster, files, plannedOf, policyOf, saidOf } from './announced.js';

const NODES = Array.from({ length: 10 }, () => FREE);

function config(text: string, key = 'notifyMaintenanceConfig.yaml'): object {
  return {
    apiVersion: 'v1',
    kind: 'ConfigMap',
    metadata: { name: 'pika-config', namespace: 'pika' },
    data: { [key]: text },
  };
}

const planned = (base: readonly object[], head: readonly object[]) =>
  plannedOf({ base: files(...base), head: files(...head), snapshot: cluster(NODES) });

describe("the controller's ConfigMap in the change", () => {
  test.each([
    ['a number without a unit is nanoseconds', 'slaPeriod: 60\n', 'reads slaPeriod as 60 ns'],
    ['a period below a minute', 'slaPeriod: 59s\n', 'less than a minute'],
    ['zero stops the start', 'slaPeriod: 0s\n', 'it does not start: slaPeriod is not defined'],
    ['days stop the start', 'slaPeriod: 1d\n', 'it does not start'],
    ['nothing stops the start', 'other: 1\n', 'it does not start: slaPeriod is not defined'],
  ])('%s', (_name, text, says) => {
    const report = planned([announced(), config('slaPeriod: 24h\n')], [announced(), config(text)]);
    const [finding] = report.findings.filter(({ rule }) => rule === 'invalid-policy');
    expect(finding).toMatchObject({ severity: 'error', status: 'new' });
    expect(finding?.message).toContain(says);
    expect(report.verdict).toBe('fail');
  });

  test('says what a new period does, and when', () => {
    const report = planned([config('slaPeriod: 24h\n')], [config('slaPeriod: 12h\n')]);
    expect(report.verdict).toBe('pass');
    expect(saidOf(report, 'pika-config')).toContain('slaPeriod goes from 24h to 12h, with the next restart');
    expect(saidOf(report, 'pika-config')).toContain('keep their slaExpires');
    expect(saidOf(report, 'pika-config')).toContain('The plan reckons with slaPeriod 24h');
    expect(policyOf(report, 'pika-config').sameEffect).toBe(false);
    // It is judged, though no object of PIKA is there.
    expect(report.plan.problems).toEqual([]);
  });

  test('is the same where only its comments change', () => {
    const report = planned([config('slaPeriod: 24h\n')], [config('# a day\nslaPeriod: 24h\n')]);
    expect(policyOf(report, 'pika-config').change).toBe('unchanged');
  });

  test('is found by its one setting under any key, and no other ConfigMap is', () => {
    const head = [announced(), config('slaPeriod: 60\n', 'config.yaml')];
    expect(planned([announced()], head).verdict).toBe('fail');
    const other = planned([announced()], [announced(), config('period: 60\n', 'config.yaml')]);
    expect(other.plan.policies.map(({ ref }) => ref.kind)).toEqual(['NotifyMaintenance']);
  });
});

describe('a live object that cannot be read', () => {
  test.each([
    ['a status that PIKA does not have', { status: 'Bogus' }, 'is in status "Bogus"'],
    [
      'an expiry that is no time',
      { status: 'MaintenanceStarted', slaExpires: 'soon' },
      'is no time ("soon")',
    ],
  ])('%s is an error in the input', (_name, given, message) => {
    const live = announced(given);
    const report = plannedOf({ head: files(announced()), snapshot: cluster(NODES, [live]) });
    expect(report.verdict).toBe('unknown');
    expect(report.plan.problems.map((problem) => problem.message).join()).toContain(message);
  });

  test('one without a status yet is as good as new', () => {
    const live = announced();
    const report = plannedOf({
      head: files(announced()),
      base: files(announced()),
      snapshot: cluster(NODES, [live]),
    });
    expect(report.plan.problems).toEqual([]);
  });
});
