import { HEARTBEAT } from '../../fleet.js';
import { clusterPlacement, group, liveBinding, planned, policy, widened } from './planned.js';

/**
 * Source: kubefleet-dev/kubefleet e160c1cd, workgenerator/controller.go, setAllWorkAvailableCondition: a binding has the reason
 * NotAllWorkAreAvailable as long as anything of its new version is "not yet available"; rollout/controller.go has no deadline.
 */
const FILES = clusterPlacement('{placementType: PickAll}', '{rollingUpdate: {maxUnavailable: 1}}');
const SEEN = Date.parse(HEARTBEAT);

interface Sent {
  /** Minutes before the snapshot; null = no time is recorded. */
  readonly started: number | null;
  readonly down: number | null;
  readonly reason?: string;
  /** The condition that is False; null where no word has come. */
  readonly type?: string | null;
}

function time(minutes: number | null): object {
  return minutes === null ? {} : { lastTransitionTime: new Date(SEEN - minutes * 60_000).toISOString() };
}

function sent(
  cluster: string,
  { started, down, reason = 'NotAllWorkAreAvailable', type = 'Available' }: Sent,
  index = 2,
): object {
  const current = { observedGeneration: 1 };
  return {
    ...liveBinding(cluster, index, false),
    status: {
      conditions: [
        { ...current, type: 'RolloutStarted', status: 'True', reason: 'RolloutStarted', ...time(started) },
        ...(type === null ? [] : [{ ...current, type, status: 'False', reason, ...time(down) }]),
      ],
    },
  };
}

/** Two are done, the third has what it was sent, and the others wait. */
function halfway(third: object, files = FILES): ReturnType<typeof planned> {
  const live = [1, 2, 4, 5, 6].map((number) => liveBinding(`cluster-${number}`, number < 3 ? 2 : 1, true));
  return planned('6 clusters env=prod', { head: files, isUnchanged: true }, [...live, third]);
}

const says = (report: ReturnType<typeof planned>): string =>
  report.findings.map(({ rule, message }) => `${rule} ${message}`).join('\n');

describe('a cluster that is not available for less than the time that it may take is on its way', () => {
  test.each<[claim: string, sent: Sent, end: string]>([
    ['sent three minutes ago', { started: 3, down: 3 }, '08:17'],
    ['as older releases say it', { started: 3, down: 3, reason: 'ResourceNotAvailableYet' }, '08:17'],
    ['one of the first that were picked, which keep their start', { started: 9000, down: 5 }, '08:15'],
    ['sent just now, and not available before', { started: 1, down: 9000 }, '08:19'],
    ['sent a minute ago, and no word of it yet', { started: 1, down: null, type: null }, '08:19'],
    ['being applied', { started: 2, down: 2, type: 'Applied', reason: 'ApplyPending' }, '08:18'],
  ])('%s', (_claim, third, end) => {
    const report = halfway(sent('cluster-3', third));
    const { inFlight, outcome, batches } = group(report, 'app');
    expect(inFlight?.targets).toEqual(['cluster-3']);
    expect(new Date(inFlight?.end ?? 0).toISOString()).toContain(`T${end}`);
    expect([outcome, batches.length]).toEqual(['complete', 3]);
    expect(policy(report, 'app').change?.says).toMatch(
      /2 of 6 clusters have .* cluster-3 is on the way there/,
    );
    expect(says(report)).not.toMatch(/stuck|not available/);
  });
});

describe('a cluster that is not available for longer holds the rollout up, and the report says since when', () => {
  test.each<[claim: string, sent: Sent, since: string | null]>([
    ['its time is over', { started: 20, down: 20 }, '07:39'],
    ['it has been down for an hour', { started: 61, down: 60 }, '06:59'],
    ['no word has come for an hour', { started: 60, down: null, type: null }, '06:59'],
    ['no time is recorded', { started: null, down: null }, null],
    [
      'it could not be applied',
      { started: 2, down: 2, type: 'Applied', reason: 'NotAllWorkHaveBeenApplied' },
      '07:57',
    ],
  ])('%s', (_claim, third, since) => {
    const report = halfway(sent('cluster-3', third));
    expect(group(report, 'app')).toMatchObject({ outcome: 'stuck', batches: [] });
    expect(says(report)).toMatch(
      since === null
        ? /stuck halfway, .* because cluster-3 is not available; max/
        : new RegExp(
            `stuck halfway, .* because cluster-3 is not available since Mon 2026-11-23 ${since} UTC; max`,
          ),
    );
    // It has this version already: nothing updates it once more.
    expect(says(report)).not.toMatch(/is updated first/);
  });
});

test('what may take longer by the configuration is on its way for longer', () => {
  const live = [1, 2, 4].map((number) => liveBinding(`cluster-${number}`, number < 3 ? 2 : 1, true));
  const report = planned(
    '4 clusters env=prod',
    { head: FILES, isUnchanged: true, config: 'version: 1\ndurations: { default: 2h }\n' },
    [...live, sent('cluster-3', { started: 60, down: 60 })],
  );
  expect(group(report, 'app').outcome).toBe('complete');
});

test('a cluster that got its version long ago and goes down later is no rollout under way', () => {
  const live = [1, 2, 4].map((number) => liveBinding(`cluster-${number}`, 2, true));
  const report = planned('4 clusters env=prod', { head: FILES, isUnchanged: true }, [
    ...live,
    sent('cluster-3', { started: 9000, down: 5 }),
  ]);
  expect(policy(report, 'app').change?.kind).toBe('next-rollout');
  expect(says(report)).toMatch(/cluster-3 is not available since Mon 2026-11-23 07:54 UTC \(failed\)/);
});

test('a newer version waits for what is on its way where that takes up the limit, and goes on after it', () => {
  const live = [1, 2, 4, 5, 6].map((number) => liveBinding(`cluster-${number}`, 2, true));
  const report = planned('6 clusters env=prod', { base: FILES, head: widened(FILES) }, [
    ...live,
    sent('cluster-3', { started: 3, down: 3, reason: 'ResourceNotAvailableYet' }),
  ]);
  const { outcome, batches, peakAtOnce } = group(report, 'app');
  expect([outcome, batches.length, peakAtOnce]).toEqual(['complete', 6, 1]);
  expect(new Date(batches[0]?.start ?? 0).toISOString()).toContain('T08:17');
});
