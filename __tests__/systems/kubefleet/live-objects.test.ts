import type { JsonObject } from '../../../src/manifest/manifest.js';
import { readMemberCluster } from '../../../src/systems/kubefleet/objects/clusters.js';
import { readBinding } from '../../../src/systems/kubefleet/objects/live.js';

const NOW = Date.parse('2026-03-01T12:00:00Z');
const at = (minutesAgo: number) => new Date(NOW - minutesAgo * 60_000).toISOString();

describe('member clusters', () => {
  const member = (agent: JsonObject | null, metadata: JsonObject = {}): JsonObject => ({
    metadata: { name: 'c', ...metadata },
    status: agent ? { agentStatus: [{ type: 'MemberAgent', ...agent }] } : {},
  });
  const joined = { type: 'Joined', status: 'True' };
  const unhealthy = (minutes: number) => ({
    type: 'Healthy',
    status: 'False',
    lastTransitionTime: at(minutes),
  });

  test.each([
    ['joined and heard of is eligible', member({ lastReceivedHeartbeat: at(5), conditions: [joined] }), null],
    [
      'a heartbeat over 5 minutes old',
      member({ lastReceivedHeartbeat: at(5.1), conditions: [joined] }),
      'noHeartbeat',
    ],
    ['an agent that never reported', member(null), 'neverReported'],
    ['one that has not joined', member({ lastReceivedHeartbeat: at(1), conditions: [] }), 'notJoined'],
    [
      'unhealthy for 4 minutes is tolerated',
      member({ lastReceivedHeartbeat: at(1), conditions: [joined, unhealthy(4)] }),
      null,
    ],
    [
      'unhealthy for 6 minutes',
      member({ lastReceivedHeartbeat: at(1), conditions: [joined, unhealthy(6)] }),
      'unhealthy',
    ],
    [
      'one that is leaving',
      member({ lastReceivedHeartbeat: at(1), conditions: [joined] }, { deletionTimestamp: at(1) }),
      'leaving',
    ],
  ])('%s', (_name, object, why) => {
    expect(readMemberCluster(object, NOW).ineligible).toBe(why);
  });

  test('properties, usage, taints and namespaces are read, numbers as text', () => {
    const cluster = readMemberCluster(
      {
        metadata: { name: 'c', labels: { env: 'prod' } },
        spec: { taints: [{ key: 'k', effect: 'NoSchedule' }] },
        status: {
          properties: { 'kubernetes-fleet.io/node-count': { value: '3' } },
          resourceUsage: { capacity: { cpu: 8 }, allocatable: { cpu: '7' }, available: {} },
          namespaces: { web: 'work' },
        },
      },
      NOW,
    );
    expect(cluster).toMatchObject({
      labels: { env: 'prod' },
      taints: [{ key: 'k', value: '', effect: 'NoSchedule' }],
      usage: { total: { cpu: '8' }, allocatable: { cpu: '7' } },
      namespaces: new Set(['web']),
    });
    expect(cluster.properties['kubernetes-fleet.io/node-count']).toBe('3');
  });
});

describe('live bindings', () => {
  const live = (...conditions: JsonObject[]): JsonObject => ({
    metadata: { generation: 2 },
    spec: { state: 'Bound', targetCluster: 'c', resourceSnapshotName: 'app-1-snapshot' },
    status: { conditions: conditions.map((one) => ({ observedGeneration: 2, ...one })) },
  });
  const health = (...conditions: JsonObject[]) => readBinding(live(...conditions), '')?.health;

  test.each([
    [
      'no condition of its generation is pending',
      [{ type: 'Available', status: 'True', observedGeneration: 1 }],
      'pending',
    ],
    ['available is ready', [{ type: 'Available', status: 'True', reason: 'AllWorkAreAvailable' }], 'ready'],
    [
      'available without tracking only waits',
      [{ type: 'Available', status: 'True', reason: 'NotAllWorkAreAvailabilityTrackable' }],
      'untracked',
    ],
    [
      'not available YET is no failure',
      [{ type: 'Available', status: 'False', reason: 'ResourceNotAvailableYet' }],
      'notAvailableYet',
    ],
    [
      'not available for another reason is a failure, also for the one that the work generator writes',
      [{ type: 'Available', status: 'False', reason: 'NotAllWorkAreAvailable' }],
      'failed',
    ],
    ['a failed apply is a failure', [{ type: 'Applied', status: 'False', reason: 'ApplyFailed' }], 'failed'],
    ['a reported diff is its own thing', [{ type: 'DiffReported', status: 'True' }], 'diffReported'],
  ])('%s', (_name, conditions, expected) => {
    expect(health(...conditions)).toBe(expected);
  });

  test('an untracked one keeps the moment it became available', () => {
    const since = {
      type: 'Available',
      status: 'True',
      reason: 'SomeManifestsAreNotAvailabilityTrackable',
      lastTransitionTime: at(3),
    };
    expect(readBinding(live(since), 'app-1-snapshot')).toMatchObject({
      stale: false,
      availableSince: NOW - 180_000,
    });
  });

  test('a binding in no known state is none', () => {
    expect(readBinding({ metadata: {}, spec: { state: 'Creating' } }, '')).toBeNull();
  });
});
