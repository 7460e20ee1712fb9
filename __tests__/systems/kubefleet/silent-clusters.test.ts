import type { Report } from '../../../src/plan/finding.js';
import type { PlannedGroup } from '../../../src/plan/model.js';
import { renderText } from '../../../src/report/text/index.js';
import { memberCluster } from '../../fleet.js';
import {
  clusterPlacement,
  EXTERNAL,
  files,
  group,
  liveBinding,
  planned,
  policy,
  run,
  strategy,
  widened,
} from './planned.js';

const WIDE = { colour: false, width: 200 };
const ALL = '{placementType: PickAll}';
const STAGES = strategy(
  '{name: test, labelSelector: {matchLabels: {env: test}}}',
  '{name: prod, labelSelector: {matchLabels: {env: prod}}, maxConcurrency: 1}',
);
const FLEET = '1 clusters env=test\n3 clusters env=prod';
const LIVE = [1, 2, 3, 4, 9].map((i) => liveBinding(`cluster-${i}`, 1, true));

const agent = (joined: string, lastReceivedHeartbeat: string | undefined): object => ({
  ...memberCluster('cluster-9', { labels: { env: 'prod' } }),
  status: {
    agentStatus: [
      { type: 'MemberAgent', lastReceivedHeartbeat, conditions: [{ type: 'Joined', status: joined }] },
    ],
  },
});

/** Ways to be silent, and what the plan says of each. */
const SILENT: readonly [way: string, cluster: object, why: string][] = [
  [
    'no heartbeat for days',
    agent('True', '2026-11-20T18:00:00Z'),
    'cluster-9 is silent (no heartbeat for 2 d 13 h, since Fri 2026-11-20 18:00 UTC)',
  ],
  [
    'no heartbeat ever',
    agent('True', undefined),
    'cluster-9 is silent (its member agent has never sent a heartbeat)',
  ],
  ['not joined', agent('False', '2026-11-23T07:59:00Z'), 'cluster-9 is silent (it has not joined)'],
  [
    'never reported',
    { ...memberCluster('cluster-9', { labels: { env: 'prod' } }), status: { agentStatus: [] } },
    'cluster-9 is silent (its member agent has never reported)',
  ],
];

const BRING_BACK =
  'Start cluster-9 or repair the member agent, or exclude it from the placement before the rollout.';

function shown({ outcome, undone, batches, finish, why }: PlannedGroup) {
  const last = batches.at(-1);
  return { outcome, undone, ends: last?.end ?? null, succeeded: last?.succeeded, finish, why };
}

function stuckIn({ findings }: Report): (readonly [string, string])[] {
  return findings.flatMap(({ rule, severity, remediation, status }) =>
    rule === 'no-progress' && status !== 'fixed' ? [[severity, remediation] as const] : [],
  );
}

describe.each(SILENT)('a silent cluster (%s)', (_way, cluster, why) => {
  const live = [cluster, ...LIVE];

  test('stops a staged run, which never ends', () => {
    const base = files(EXTERNAL, STAGES);
    const report = planned(FLEET, { base, head: files(EXTERNAL, STAGES, run()) }, live);
    const prod = policy(report, 'release').effect.groups[1];
    expect(prod && shown(prod)).toMatchObject({ outcome: 'stuck', undone: ['cluster-9'], finish: null });
    expect(prod?.why).toContain(`${why}, and stage "prod" waits for it`);
    expect(stuckIn(report)).toContainEqual(['error', BRING_BACK]);
    const said = report.findings.find(({ rule }) => rule === 'no-progress')?.message;
    expect(said).toContain('it gets stuck with 3 of 4 clusters done');
    expect(renderText(report, WIDE)).toContain('The rollout gets stuck with 4 of 5 clusters done');
  });

  test('is brought back, where the limit of the stage is as low as can be', () => {
    const base = files(EXTERNAL, STAGES);
    const { findings } = planned(FLEET, { base, head: files(EXTERNAL, STAGES, run()) }, live);
    const peak = findings.find(({ rule }) => rule === 'peak-above-limit');
    expect(String(peak?.remediation)).toMatch(/^Bring back the 1 cluster that was out already/);
  });

  test('holds up a rolling update, and is never done', () => {
    const one = (limit: number): string =>
      clusterPlacement(ALL, `{type: RollingUpdate, rollingUpdate: {maxUnavailable: ${limit}}}`);
    const rolled = (limit: number): Report =>
      planned(FLEET, { base: one(limit), head: widened(one(limit)) }, live);
    const app = group(rolled(2), 'app');
    expect(shown(app)).toMatchObject({ outcome: 'stuck', undone: ['cluster-9'], ends: null, succeeded: 0 });
    expect(app.why).toBe(`Nothing is left to roll, but ${why}; the controller only waits.`);
    expect(renderText(rolled(2), WIDE)).toMatch(/^ +finish +never: it gets stuck/m);
    // Every other cluster has the new version.
    expect(stuckIn(rolled(2))).toEqual([['warning', BRING_BACK]]);
  });

  test('keeps what a placement takes away from it', () => {
    const fixed = (names: string): string =>
      clusterPlacement(`{placementType: PickFixed, clusterNames: [${names}]}`);
    const base = fixed('cluster-1, cluster-9');
    const report = planned('1 cluster', { base, head: fixed('cluster-1') }, [
      cluster,
      ...LIVE.filter((_, i) => i === 0 || i === 4),
    ]);
    expect(shown(group(report, 'app'))).toMatchObject({
      outcome: 'stuck',
      undone: ['cluster-9'],
      ends: null,
    });
  });
});
