import { EXTERNAL, clusterPlacement, files, group, planned, policy, run, strategy } from './planned.js';

const FLEET = '1 cluster env=canary\n4 clusters env=prod';
const CANARY = 'name: canary, labelSelector: {matchLabels: {env: canary}}';
const PROD = 'name: prod, labelSelector: {matchLabels: {env: prod}}';
const APPROVAL = 'afterStageTasks: [{type: Approval}]';

function staged(...stages: readonly string[]): string {
  return files(EXTERNAL, strategy(...stages.map((stage) => `{${stage}}`)), run());
}

describe('a staged run', () => {
  test('a wait in days is refused, and the fix says it in hours', () => {
    const waits = (waitTime: string): string =>
      staged(`${CANARY}, afterStageTasks: [{type: TimedWait, waitTime: ${waitTime}}]`, PROD);
    const refusals = (head: string): string[] =>
      planned(FLEET, { head })
        .findings.filter(({ rule }) => rule === 'invalid-policy')
        .map(({ remediation }) => remediation);
    expect(refusals(waits('2d'))).toEqual([
      'Set waitTime: 48h. Until then the cluster keeps the object it has, and this change does nothing.',
    ]);
    expect(refusals(waits('48h'))).toEqual([]);
  });

  test('behind an approval everything is planned and nothing counts as finished', () => {
    const report = planned(FLEET, { head: staged(`${CANARY}, ${APPROVAL}`, `${PROD}, maxConcurrency: 4`) });
    const [canary, prod] = [group(report, 'canary'), group(report, 'prod')];
    expect(canary.outcome).toBe('complete');
    expect([prod.peakAtOnce, prod.outcome, prod.finish]).toEqual([4, 'unfinished', null]);
    expect(prod.why).toBe(
      'It waits for a person to approve release-after-canary; the times before that are the earliest possible.',
    );
  });

  test('that a person has to approve is no pace that could be too slow', () => {
    const report = planned(FLEET, { head: staged(`${CANARY}, ${APPROVAL}`, PROD) });
    expect(report.findings.map(({ rule }) => rule)).not.toContain('cannot-finish');
    const slow = `${CANARY}, afterStageTasks: [{type: Approval}, {type: TimedWait, waitTime: 480h}]`;
    const late = planned(FLEET, { head: staged(slow, PROD) }).findings.filter(
      ({ rule }) => rule === 'cannot-finish',
    );
    expect(late.map(({ message }) => /4 of 4 clusters.* waits for a person besides\./.test(message))).toEqual(
      [true],
    );
  });

  test('an approval after the last stage holds back the end of the run', () => {
    const prod = group(planned(FLEET, { head: staged(CANARY, `${PROD}, ${APPROVAL}`) }), 'prod');
    expect([prod.outcome, prod.why.includes('release-after-prod')]).toEqual(['unfinished', true]);
  });

  test('nobody approves while a cluster does not work: a bad version of what nothing tracks stops at the gate', () => {
    const job = 'resourceSelectors: [{group: kueue.x-k8s.io, version: v1beta1, kind: ClusterQueue, name: q}]';
    const external = EXTERNAL.replace(/resourceSelectors: .*/, job);
    const gated = planned(FLEET, {
      head: files(external, strategy(`{${CANARY}, ${APPROVAL}}`, `{${PROD}}`), run()),
    });
    expect([policy(gated, 'release').effect.worstLoss, group(gated, 'prod').worstLoss]).toEqual([4, 4]);
    const open = planned(FLEET, { head: files(external, strategy(`{${CANARY}}`, `{${PROD}}`), run()) });
    expect(policy(open, 'release').effect.worstLoss).toBe(5);
  });

  test.each([
    [
      'a cluster in no stage',
      [CANARY],
      'in no stage (cluster-2, cluster-3, cluster-4 and 1 more)',
      'stage-coverage',
    ],
    [
      'a cluster in two stages',
      [CANARY, PROD, 'name: all, labelSelector: {}'],
      'cluster-1',
      'stage-coverage',
    ],
    [
      'a sorting label that is missing',
      [CANARY, `${PROD}, sortingLabelKey: order`],
      'as its label order (sortingLabelKey)',
      'no-progress',
    ],
  ])('%s fails the run before anything starts', (_name, stages, why, rule) => {
    const report = planned(FLEET, { head: staged(...stages) });
    const { effect } = policy(report, 'release');
    expect([effect.outcome, effect.peakAtOnce]).toEqual(['stuck', 0]);
    expect(group(report, 'canary').why).toContain(why);
    expect(report.findings.filter(({ severity }) => severity === 'error').map((one) => one.rule)).toContain(
      rule,
    );
  });

  test('a stage that selects nothing is skipped with its approval', () => {
    const report = planned(FLEET, {
      head: staged(`name: gone, ${APPROVAL}`, 'name: all, labelSelector: {}'),
    });
    expect(group(report, 'all').outcome).toBe('complete');
    expect(report.findings.find(({ rule }) => rule === 'stage-coverage')?.message).toContain(
      'with the wait or approval of its tasks',
    );
  });
});

describe('what drives a placement', () => {
  test('External without a run moves nothing, and the plan says so', () => {
    const report = planned(FLEET, { head: EXTERNAL });
    expect(policy(report, 'app').effect.outcome).toBe('none');
    expect(policy(report, 'app').change?.says).toContain('nothing moves until one is created');
  });

  test('a strategy that no run names is planned as if one did', () => {
    const report = planned(FLEET, { head: strategy(`{${CANARY}}`, `{${PROD}, maxConcurrency: 50%}`) });
    expect(group(report, 'prod').batches.map(({ size }) => size)).toEqual([2, 2]);
    expect(policy(report, 'staged').change?.says).toContain('over every member cluster');
  });

  test('a run over a placement with RollingUpdate fails for good', () => {
    const head = files(
      clusterPlacement('{placementType: PickAll}'),
      strategy(`{${CANARY}}`, `{${PROD}}`),
      run(),
    );
    expect(group(planned(FLEET, { head }), 'canary').why).toContain('not External');
  });

  test('a run in state Stop starts nothing; one that is not yet Run is planned, with a word', () => {
    const of = (state: string) =>
      planned(FLEET, { head: files(EXTERNAL, strategy(`{${CANARY}}`, `{${PROD}}`), run(state)) });
    expect(group(of('Stop'), 'prod').outcome).toBe('none');
    expect(group(of('Initialize'), 'prod')).toMatchObject({ outcome: 'unfinished', finish: null });
    expect(policy(of('Initialize'), 'release').notes[0]).toContain('a person sets it to Run');
  });

  test('references that do not exist are found', () => {
    const report = planned(FLEET, { head: run() });
    const found = report.findings.filter(({ rule }) => rule === 'reference-missing');
    expect(found.map(({ evidence }) => evidence['reference'])).toEqual(
      expect.arrayContaining(['ClusterResourcePlacement "app"', 'ClusterStagedUpdateStrategy "staged"']),
    );
    expect(report.verdict).toBe('fail');
  });

  test('a live run that is under way goes on from there', () => {
    const done = { type: 'Succeeded', status: 'True' };
    const live = {
      apiVersion: 'placement.kubernetes-fleet.io/v1beta1',
      kind: 'ClusterStagedUpdateRun',
      metadata: { name: 'release' },
      spec: { placementName: 'app', stagedRolloutStrategyName: 'staged', state: 'Run' },
      status: {
        conditions: [{ type: 'Initialized', status: 'True' }],
        stagesStatus: [
          {
            stageName: 'canary',
            clusters: [{ clusterName: 'cluster-1', conditions: [done] }],
            conditions: [done],
          },
          {
            stageName: 'prod',
            clusters: [
              { clusterName: 'cluster-2', conditions: [done] },
              ...['cluster-3', 'cluster-4', 'cluster-5'].map((clusterName) => ({ clusterName })),
            ],
            conditions: [],
          },
        ],
      },
    };
    const report = planned(FLEET, { head: staged(CANARY, PROD) }, [live]);
    expect(policy(report, 'release').change?.kind).toBe('continues');
    expect(group(report, 'canary').batches).toEqual([]);
    expect(group(report, 'prod').batches.map(({ targets }) => targets)).toEqual([
      ['cluster-3'],
      ['cluster-4'],
      ['cluster-5'],
    ]);
  });
});
