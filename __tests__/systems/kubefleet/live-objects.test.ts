import type { JsonObject } from '../../../src/manifest/manifest.js';
import { readMemberCluster } from '../../../src/systems/kubefleet/objects/clusters.js';
import { rows, yaml } from '../../rows.js';
import { readBinding } from '../../../src/systems/kubefleet/objects/live.js';

const NOW = Date.parse('2026-03-01T12:00:00Z');
const at = (minutesAgo: number) => new Date(NOW - minutesAgo * 60_000).toISOString();

/** Minutes since the last heartbeat, whether it has joined, and since when it is unhealthy. */
function member(heartbeat: string, joined: string, unhealthy: string): JsonObject {
  if (heartbeat === '-') return { metadata: { name: 'c' }, status: {} };
  const conditions = [
    ...(joined === 'joined' ? [{ type: 'Joined', status: 'True' }] : []),
    ...(unhealthy === '-'
      ? []
      : [{ type: 'Healthy', status: 'False', lastTransitionTime: at(Number(unhealthy)) }]),
  ];
  const agentStatus = [{ type: 'MemberAgent', lastReceivedHeartbeat: at(Number(heartbeat)), conditions }];
  return { metadata: { name: 'c' }, status: { agentStatus } };
}

describe('live objects: member clusters', () => {
  test.each(
    rows(`
    joined and heard of is eligible | 5 | joined | - | null
    a heartbeat over 5 minutes old | 5.1 | joined | - | noHeartbeat
    an agent that never reported | - | joined | - | neverReported
    a cluster that has not joined | 1 | - | - | notJoined
    unhealthy for 4 minutes is tolerated | 1 | joined | 4 | null
    unhealthy for 6 minutes | 1 | joined | 6 | unhealthy`),
  )('%s', (_name, heartbeat = '', joined = '', unhealthy = '', why) => {
    expect(String(readMemberCluster(member(heartbeat, joined, unhealthy), NOW).ineligible)).toBe(why);
  });

  test('a cluster that is leaving', () => {
    const metadata = { name: 'c', deletionTimestamp: at(1) };
    expect(readMemberCluster({ ...member('1', 'joined', '-'), metadata }, NOW).ineligible).toBe('leaving');
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

describe('live objects: live bindings', () => {
  const live = (...conditions: JsonObject[]): JsonObject => ({
    metadata: { generation: 2 },
    spec: { state: 'Bound', targetCluster: 'c', resourceSnapshotName: 'app-1-snapshot' },
    status: { conditions: conditions.map((one) => ({ observedGeneration: 2, ...one })) },
  });
  const health = (...conditions: JsonObject[]) => readBinding(live(...conditions), '')?.health;

  test.each(
    rows(`
    no condition of its generation is pending | {type: Available, status: "True", observedGeneration: 1} | pending
    available is ready | {type: Available, status: "True", reason: AllWorkAreAvailable} | ready
    available without tracking only waits | {type: Available, status: "True", reason: NotAllWorkAreAvailabilityTrackable} | untracked
    not available YET is no failure | {type: Available, status: "False", reason: ResourceNotAvailableYet} | notAvailableYet
    not available for another reason is a failure, also for that of the work generator | {type: Available, status: "False", reason: NotAllWorkAreAvailable} | failed
    a failed apply is a failure | {type: Applied, status: "False", reason: ApplyFailed} | failed
    a reported diff has its own state | {type: DiffReported, status: "True"} | diffReported`),
  )('%s', (_name, condition = '', expected) => {
    expect(health(yaml<JsonObject>(condition))).toBe(expected);
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
