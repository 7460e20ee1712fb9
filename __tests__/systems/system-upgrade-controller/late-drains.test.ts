import { budget, workload } from '../../plan/measure/world-objects.js';
import { hosts, planned, planYaml } from './plans.js';

const HOUR = { jobActiveDeadlineSecs: 3600 };
const ONE = { maxUnavailable: 1 };
/** Two pods on each of two nodes, of which one may be away at a time. */
const PODS = workload('db', ['node-0001', 'node-0001', 'node-0002', 'node-0002']);
const ready = (after: string, more = ''): string =>
  `version: 1\nsystems: { kubernetes: { podReadyAfter: ${after} }${more} }`;

// Source: rancher/system-upgrade-controller, pkg/upgrade/job/job.go, New: the drain is a container of the Job, whose deadline counts for it.
test.each<[string, object, object, string, [string, number], RegExp]>([
  ['a drain within the deadline', {}, ONE, ready('1m'), ['complete', 0], /^$/],
  [
    'one that the pods before it hold for longer than the Job may take',
    {},
    ONE,
    ready('10m'),
    ['stuck', 2],
    /^The drain of node-000\d is not done within the 15 min that its Job has: PodDisruptionBudget db does not let apps\/db-\d go: .* Its Job fails then: the node stays cordoned, and its place is lost\.$/,
  ],
  ['a deadline that is longer', HOUR, ONE, ready('10m'), ['complete', 0], /^$/],
  ['none at all', { jobActiveDeadlineSecs: 0 }, ONE, ready('10m'), ['complete', 0], /^$/],
  [
    'the deadline that the controller is set to',
    {},
    ONE,
    ready('10m', ', system-upgrade-controller: { activeDeadline: 1h }'),
    ['complete', 0],
    /^$/,
  ],
  [
    'a budget that lets nothing go',
    { concurrency: 1 },
    { maxUnavailable: 0 },
    ready('1m'),
    ['stuck', 1],
    /^The drain of node-000\d is not done within the 15 min that its Job has: /,
  ],
  [
    'pods that are deleted ask no budget',
    { drain: { disableEviction: true } },
    ONE,
    ready('10m'),
    ['complete', 0],
    /^$/,
  ],
])('%s', (_claim, spec, limit, config, expected, why) => {
  const head = planYaml({ drain: { force: true }, ...spec });
  const { group, report } = planned(head, hosts(4), { live: [...PODS, budget('db', 'db', limit)], config });
  const failed = group.batches.reduce((sum, batch) => sum + batch.failed, 0);
  expect([group.outcome, failed]).toEqual(expected);
  expect(group.why).toMatch(why);
  const fix = report.findings.find(({ rule }) => rule === 'no-progress')?.remediation ?? '';
  const isFirm = JSON.stringify(limit).includes(':0');
  if (group.outcome === 'stuck')
    expect(fix).toContain(
      isFirm ? 'Let PodDisruptionBudget db allow' : 'Set jobActiveDeadlineSecs to longer',
    );
});
