import type { Report } from '../../../src/plan/finding.js';
import { liveRun } from './live-runs.js';
import { EXTERNAL, files, planned, policy, run, strategy } from './planned.js';

const FLEET = '1 cluster env=canary\n4 clusters env=prod';
const STAGES = { canary: ['cluster-1'], prod: ['cluster-2', 'cluster-3', 'cluster-4', 'cluster-5'] };
const CANARY = { name: 'canary', labelSelector: { matchLabels: { env: 'canary' } } };
const PROD = { name: 'prod', labelSelector: { matchLabels: { env: 'prod' } } };
const APPROVAL = { afterStageTasks: [{ type: 'Approval' }] };

const written = (...stages: readonly object[]): string =>
  strategy(...stages.map((one) => JSON.stringify(one)));

function sizes(report: Report, name: string): readonly (readonly number[])[] {
  return policy(report, name).effect.groups.map(({ batches }) => batches.map(({ size }) => size));
}

describe('a run that is under way keeps the strategy it was started with', () => {
  const copied = [CANARY, { ...PROD, maxConcurrency: '100%' }];
  const halfway = (base: string, head: string, live = liveRun(STAGES, { copied })): Report =>
    planned(FLEET, { base: files(EXTERNAL, base, run()), head: files(EXTERNAL, head, run()) }, [live]);
  const edited = halfway(written(...copied), written(CANARY, { ...PROD, maxConcurrency: '25%' }));

  test('an edited maxConcurrency does not slow it down', () => {
    expect(sizes(edited, 'release')).toEqual([[], [4]]);
    const whole = edited.findings.filter(({ rule }) => rule === 'peak-above-limit');
    expect(whole.map(({ policy, status }) => [policy?.kind, status])).toEqual([
      ['ClusterStagedUpdateRun', 'unchanged'],
      ['ClusterStagedUpdateStrategy', 'fixed'],
    ]);
  });

  test('the edit is planned as the next run, which begins when it is done', () => {
    expect(sizes(edited, 'staged')).toEqual([[1], [1, 1, 1, 1]]);
    expect(policy(edited, 'staged').effect.start).toBe(policy(edited, 'release').effect.finish);
    expect(policy(edited, 'staged').change?.says).toBe(
      'ClusterStagedUpdateRun/release is under way and keeps the strategy it was started with: what is written here counts from the next run. ' +
        'The numbers are of that one, over the clusters of ClusterResourcePlacement/app.',
    );
    const findings = edited.findings.filter(({ rule }) => rule === 'combined-peak-above-limit');
    expect(findings).toEqual([]);
  });

  test('an approval that the edit removes is still asked for, and holds back the next run too', () => {
    const gated = [{ ...CANARY, ...APPROVAL }, PROD];
    const waiting = liveRun(STAGES, { copied: gated, awaitsTasks: true });
    const report = halfway(written(...gated), written(CANARY, PROD), waiting);
    expect(policy(report, 'release').effect.outcome).toBe('unfinished');
    expect(policy(report, 'staged').effect.groups.map(({ why }) => why)).toEqual(
      Array(2).fill(
        'It waits for a person to approve release-after-canary; the times before that are the earliest possible.',
      ),
    );
    expect(
      report.findings.filter(({ rule }) => rule === 'approval-removed').map(({ status }) => status),
    ).toEqual(['new']);
  });

  test('an approval of a stage that has succeeded holds back nothing, though the snapshot has no request', () => {
    const gated = [{ ...CANARY, ...APPROVAL }, PROD];
    const report = halfway(written(...gated), written(...gated), liveRun(STAGES, { copied: gated }));
    expect(policy(report, 'release').effect.outcome).toBe('complete');
  });

  test('a strategy that is deleted is not missed', () => {
    const report = planned(
      FLEET,
      { base: files(EXTERNAL, written(...copied), run()), head: files(EXTERNAL, run()) },
      [liveRun(STAGES, { copied })],
    );
    expect(sizes(report, 'release')).toEqual([[], [4]]);
    expect(report.findings.filter(({ rule }) => rule === 'reference-missing')).toEqual([]);
  });

  test('a strategy that says the same is planned as that run alone', () => {
    const report = halfway(written(...copied), written(...copied));
    expect([policy(report, 'staged').change, sizes(report, 'staged')]).toEqual([null, [[], [4]]]);
  });

  test('a run that is aborted holds back nothing: the next one starts at once', () => {
    const joined = { ...STAGES, prod: STAGES.prod.slice(1) };
    const report = halfway(written(...copied), written(CANARY, PROD), liveRun(joined, { copied }));
    expect([policy(report, 'release').effect.outcome, policy(report, 'staged').effect.outcome]).toEqual([
      'stuck',
      'complete',
    ]);
  });
});
