import type { Report } from '../../../src/plan/finding.js';
import {
  EXTERNAL,
  clusterPlacement,
  files,
  liveBinding,
  placement,
  planned,
  policy,
  run,
  strategy,
} from './planned.js';

const FLEET = '4 clusters env=prod';
const ALL = '{placementType: PickAll}';
const BASE = clusterPlacement(ALL);
const CHANGED = BASE.replaceAll('test-ns', 'fixed-ns');
const FAILED = 'NotAllWorkHaveBeenApplied';
const NOT_YET = 'ResourceNotAvailableYet';
const STAGES = strategy('{name: all, labelSelector: {}}');

function bindings(out: readonly string[], reason: string): object[] {
  return ['cluster-1', 'cluster-2', 'cluster-3', 'cluster-4'].map((cluster) => {
    const text = JSON.stringify(liveBinding(cluster, 1, !out.includes(cluster)));
    return JSON.parse(text.replace(NOT_YET, reason)) as object;
  });
}

function told({ findings }: Report, rule: string): readonly (readonly string[])[] {
  return findings
    .filter((one) => one.rule === rule && one.status !== 'fixed')
    .map(({ severity, status, message }) => [severity, status, message]);
}

function withLimit(text: string, limit: number | string): string {
  return text.replace(
    '{type: RollingUpdate}',
    `{type: RollingUpdate, rollingUpdate: {maxUnavailable: ${limit}}}`,
  );
}

test.each<[claim: string, from: number, to: number, expected: string[]]>([
  ['that is much shorter', 600, 0, ['warning']],
  ['that is a little shorter', 600, 500, []],
])('a waiting period for what cannot be tracked %s', (_claim, from, to, expected) => {
  const of = (seconds: number): string =>
    clusterPlacement(ALL, `{type: RollingUpdate, rollingUpdate: {unavailablePeriodSeconds: ${seconds}}}`);
  const { findings } = planned(FLEET, { base: of(from), head: of(to) });
  const own = findings.filter(({ rule, status }) => rule === 'safeguard-removed' && status !== 'fixed');
  expect(own.map(({ severity }) => severity)).toEqual(expected);
});

// Azure/fleet#578; kubefleet-dev/kubefleet e160c1cd, rollout/controller.go, calculateMaxToRemove.
describe('clusters that do not work use maxUnavailable up', () => {
  const judged = (out: readonly string[], reason: string, limit: number | string = '25%'): Report =>
    planned(FLEET, { base: withLimit(BASE, limit), head: withLimit(CHANGED, limit) }, bindings(out, reason));

  test.each([
    [
      'one that failed to apply',
      ['cluster-4'],
      FAILED,
      '25%',
      /cluster-4 is not available \(failed\), so 1 of 4 clusters takes up the 1 .* updated first.* the other 3 clusters wait for ever/,
    ],
    [
      'one that is not available',
      ['cluster-4'],
      NOT_YET,
      '25%',
      /none of its 4 clusters is ever updated, because cluster-4 is not available; maxUnavailable allows 1/,
      'error',
    ],
    [
      'two of them under a limit of 2',
      ['cluster-1', 'cluster-2'],
      FAILED,
      '50%',
      /cluster-1, cluster-2 are not available \(failed\), so 2 of 4 clusters take up the 2 /,
    ],
  ])('%s', (_claim, out, reason, limit, says, severity = 'warning') => {
    const [found] = told(judged(out, reason, limit), 'no-progress');
    expect(found).toEqual([severity, 'worsened', expect.stringMatching(says)]);
  });

  test.each([
    ['all work', [], '25%'],
    ['some of the limit is left', ['cluster-4'], '50%'],
  ])('no finding where %s', (_claim, out, limit) => {
    expect(told(judged(out, FAILED, limit), 'no-progress')).toEqual([]);
  });

  test('the fix is the number that lets one more go: with it the finding is gone and the rollout ends', () => {
    const before = judged(['cluster-4'], NOT_YET);
    const fix = before.findings.find(({ rule }) => rule === 'no-progress')?.remediation ?? '';
    const limit = /raise maxUnavailable to (\d+)/.exec(fix)?.[1] ?? '';
    const after = judged(['cluster-4'], NOT_YET, limit);
    expect(told(after, 'no-progress')).toEqual([]);
    expect(policy(before, 'app').effect.outcome).toBe('stuck');
    expect(policy(after, 'app').effect.outcome).toBe('complete');
  });
});

// kubefleet-dev/kubefleet#346 and #845.
describe('a run in state Initialize starts nothing', () => {
  test.each([
    ['by default', undefined],
    ['as written', 'Initialize'],
  ])('%s: no finish', (_claim, state) => {
    const text = run(state ?? 'Run').replace(state === undefined ? ', state: Run' : 'no such text', '');
    const report = planned(FLEET, { base: files(EXTERNAL, STAGES), head: files(EXTERNAL, STAGES, text) });
    expect(policy(report, 'release').effect).toMatchObject({
      outcome: 'unfinished',
      finish: null,
      peakAtOnce: 1,
    });
  });
});

describe('contents that nobody knows are taken as tracked', () => {
  test('is a warning, once for all stages of a run', () => {
    const two = strategy(
      '{name: a, labelSelector: {matchLabels: {env: prod}}}',
      '{name: b, labelSelector: {matchLabels: {env: x}}}',
    );
    const report = planned('2 clusters env=prod\n1 cluster env=x', { head: files(EXTERNAL, two, run()) });
    expect(told(report, 'no-bake-time')).toEqual([
      [
        'warning',
        'new',
        expect.stringMatching(/the snapshot does not show what its namespace holds.*reaches 3 of 3 clusters/),
      ],
    ]);
  });

  test('is not said of kinds that are named', () => {
    expect(told(planned(FLEET, { head: placement(ALL) }), 'no-bake-time')).toEqual([]);
  });
});

// Azure/fleet#578; kubefleet-dev/kubefleet e160c1cd, updaterun/execution.go: a run waits for a cluster without a limit of time.
test.each<[string, readonly string[], RegExp | null]>([
  ['one that failed', ['cluster-2'], /do not work on cluster-2 now/],
  ['none', [], null],
])('a run says what it waits for where a cluster does not work before it begins: %s', (_claim, out, says) => {
  const base = files(EXTERNAL, STAGES);
  const report = planned(FLEET, { base, head: files(EXTERNAL, STAGES, run()) }, bindings(out, FAILED));
  const found = told(report, 'no-progress').map(([, , message]) => message ?? '');
  expect(found).toHaveLength(says === null ? 0 : 1);
  if (says !== null) expect(found[0]).toMatch(says);
});
