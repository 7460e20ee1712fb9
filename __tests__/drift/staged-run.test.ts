import { toPlain } from '../../src/text/render.js';
import { readReviewed } from '../../src/gate/reviewed.js';
import { type RunReport, runReport } from '../../src/plan/run-report.js';
import { renderRun } from '../../src/report/index.js';
import { nodeList, parseFleet } from '../../src/cases/fleet.js';
import { planOf } from '../plan-of.js';
import { type LiveRun, liveRun } from '../systems/kubefleet/live-runs.js';
import { EXTERNAL, files, liveBinding, strategy } from '../systems/kubefleet/planned.js';
import { drifted } from './drifted.js';
import { goldenTests } from '../golden-tests.js';

const AT = '2026-11-23T08:00:00Z';
const TASKS = [{ type: 'TimedWait', waitTime: '1h' }, { type: 'Approval' }];
const copied = (tasks: readonly object[]): readonly object[] => [
  { name: 'canary', labelSelector: { matchLabels: { env: 'canary' } }, afterStageTasks: tasks },
  { name: 'prod', labelSelector: { matchLabels: { env: 'prod' } } },
];

/** A day on which the run, which no file holds, is there as told, or is not. */
interface Day {
  readonly run?: LiveRun;
  readonly asks?: boolean;
  readonly down?: string;
  /** False where the clusters of the canary are not done. */
  readonly isCanaryDone?: boolean;
}

function runOf({ run, asks = false, down, isCanaryDone = true }: Day): RunReport {
  const all = ['cluster-1', 'cluster-2', 'cluster-3'];
  const live = run && (liveRun({ canary: ['cluster-1'], prod: all.slice(1) }, run) as LiveStages);
  const [canary] = live?.status.stagesStatus ?? [];
  if (canary && !isCanaryDone)
    canary.clusters = [
      {
        clusterName: 'cluster-1',
        conditions: [{ type: 'Started', status: 'True', lastTransitionTime: '2026-11-22T08:00:00Z' }],
      },
    ];
  const request = {
    ...{ apiVersion: 'placement.kubernetes-fleet.io/v1beta1', kind: 'ClusterApprovalRequest' },
    metadata: { name: 'release-after-canary' },
    spec: { parentStageRollout: 'release', targetStage: 'canary' },
  };
  const snapshot = nodeList(parseFleet('1 clusters env=canary\n2 clusters env=prod'), [
    ...all.map((name) => liveBinding(name, 1, name !== down)),
    ...(live ? [live] : []),
    ...(asks ? [request] : []),
  ]);
  const head = files(EXTERNAL, strategy('{name: canary, labelSelector: {matchLabels: {env: canary}}}'));
  return runReport([planOf({ head, isUnchanged: true, snapshot, config: 'version: 1\n', at: AT })]);
}

interface LiveStages {
  readonly status: { readonly stagesStatus: { clusters: object[] }[] };
}

function said(then: Day, now: Day): string[] {
  const { clusters, problems } = drifted(runOf(now), readReviewed(renderRun(runOf(then), 'json')));
  expect(problems).toEqual([]);
  const effects = clusters.flatMap((cluster) => cluster.effects);
  const own = effects.filter(
    ({ kind, subject }) => kind !== 'finding' && !(subject && toPlain(subject).includes('trategy/')),
  );
  return own.map(({ says, isWorse }) => `${isWorse ? '!' : '-'} ${toPlain(says)}`);
}

const WAITS: Day = { run: { copied: copied(TASKS), awaitsTasks: true } };
const STUCK: Day = {
  run: { copied: copied([]), awaitsTasks: true, progressing: 'UpdateRunStuck' },
  ...{ down: 'cluster-1', isCanaryDone: false },
};
const AT_PROD: Day = { run: { copied: copied([]), started: { 'cluster-2': '2026-11-23T07:58:00Z' } } };
const OVER: Day = { run: { ended: 'True' } };

const CASES: Readonly<Record<string, readonly [then: Day, now: Day]>> = {
  'one that is new and stuck': [{}, STUCK],
  'one that is new and waits': [{}, WAITS],
  'a request for an approval by what it holds up': [WAITS, { ...WAITS, asks: true }],
  'a request that is cleared away not at all': [{ ...OVER, asks: true }, OVER],
  'one that is over and cleared away without alarm': [OVER, {}],
  'one that is gone while it was at work': [AT_PROD, {}],
  'a stage that was stuck and is done while the run goes on': [STUCK, AT_PROD],
};

goldenTests(
  'drift/staged-run.txt',
  'a staged run that only the cluster holds',
  Object.fromEntries(Object.entries(CASES).map(([title, given]) => [title, () => said(...given)])),
);

const findingsOf = (day: Day): string =>
  runOf(day)
    .reports.flatMap(({ findings }) => findings)
    .map(({ message }) => message)
    .join('\n');

test('staged run: a cluster that the run itself is at is not one on which nothing worked before', () => {
  expect(findingsOf({ ...AT_PROD, down: 'cluster-2' })).not.toContain('does not work on');
  expect(findingsOf({ ...AT_PROD, down: 'cluster-3' })).toContain('are not available on cluster-3');
});
