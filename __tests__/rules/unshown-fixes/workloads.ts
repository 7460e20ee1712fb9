import { numberIn, said } from '../tried.js';
import { app, edited, PROBE } from './pods.js';
import type { TriedFix } from './try-fix.js';
import {
  OLD,
  SPREAD,
  STARTS_LATE,
  stateful,
  scaler,
  cpu,
  slowly,
  budget,
  lonePod,
  urgent,
  runtime,
  settings,
  TWO,
  READS,
} from './workload-objects.js';

/** Fields of a workload, and of the objects that go with it. */
export const WORKLOADS: readonly TriedFix[] = [
  edited({
    effect: 'min-ready-seconds',
    rule: 'no-bake-time',
    was: { spec: { minReadySeconds: 60 } },
    is: { spec: { minReadySeconds: 10 } },
    fixed: (says) => [{ spec: { minReadySeconds: numberIn(says, /minReadySeconds: (\d+)/) } }],
  }),
  edited({
    effect: 'slow-start',
    was: STARTS_LATE,
    is: STARTS_LATE,
    fixed: (says) => [
      { ...STARTS_LATE, spec: { progressDeadlineSeconds: numberIn(says, /progressDeadlineSeconds: (\d+)/) } },
      { container: { startupProbe: { ...PROBE, failureThreshold: 30, periodSeconds: 10 } } },
    ],
  }),
  edited({
    effect: 'no-history',
    is: { spec: { revisionHistoryLimit: 0 } },
    fixed: (says) => [{ spec: { revisionHistoryLimit: numberIn(says, /revisionHistoryLimit: (\d+)/) } }, {}],
  }),
  edited({
    effect: 'idle-min-ready',
    was: { spec: { replicas: 1, minReadySeconds: 30 } },
    is: {
      spec: { replicas: 1, minReadySeconds: 30, strategy: { rollingUpdate: { maxUnavailable: 1 } } },
    },
    fixed: (says) => [
      {
        spec: {
          replicas: 1,
          minReadySeconds: 30,
          strategy: {
            rollingUpdate: {
              maxUnavailable: numberIn(says, /maxUnavailable: (\d+)/),
              maxSurge: numberIn(says, /maxSurge: (\d+)/),
            },
          },
        },
      },
    ],
  }),
  edited({
    effect: 'skewed-spread',
    was: { pod: { topologySpreadConstraints: [SPREAD] } },
    is: { pod: { topologySpreadConstraints: [SPREAD] } },
    fixed: (says) => [
      {
        pod: {
          topologySpreadConstraints: [
            { ...SPREAD, matchLabelKeys: [said(says, /matchLabelKeys: \[(.+?)\]/)] },
          ],
        },
      },
    ],
  }),
  edited({
    effect: 'ordinals',
    was: stateful({}),
    is: stateful({ ordinals: { start: 2 } }),
    fixed: (says) => [stateful({ ordinals: { start: numberIn(says, /ordinals\.start: (\d+)/) } })],
  }),
  edited({
    effect: 'min-ready-ignored',
    rule: 'limit-ignored',
    config: 'version: 1\nsystems: {kubernetes: {version: 1.28.0}}\n',
    was: stateful({ minReadySeconds: 60, podManagementPolicy: 'Parallel' }),
    is: stateful({ minReadySeconds: 60, podManagementPolicy: 'Parallel' }),
    fixed: (says) => [
      stateful({
        minReadySeconds: 60,
        podManagementPolicy: 'Parallel',
        updateStrategy: { rollingUpdate: { partition: numberIn(says, /partition: (\d+)/) } },
      }),
    ],
  }),
  edited({
    effect: 'moved-to-on-delete',
    rule: 'limit-ignored',
    was: stateful({ minReadySeconds: 60 }),
    is: stateful({ minReadySeconds: 60, updateStrategy: { type: 'OnDelete' } }),
    fixed: (says) => [
      stateful({ minReadySeconds: 60, updateStrategy: { type: said(says, /updateStrategy\.type: (\w+)/) } }),
    ],
  }),
  {
    effect: 'max-unavailable-ignored',
    rule: 'limit-ignored',
    base: [app({ ...stateful(TWO), ...OLD })],
    head: [app(stateful(TWO))],
    fixed: (says) => [
      {
        head: [
          app(
            stateful({
              ...TWO,
              updateStrategy: { rollingUpdate: { [said(says, /Leave (\w+) out/)]: null } },
            }),
          ),
        ],
      },
      {
        config: `version: 1\nsystems: {kubernetes: {${said(says, /systems\.kubernetes\.(\w+: true)/)}}}\n`,
      },
    ],
  },
  {
    effect: 'priority',
    base: [app(OLD), urgent({})],
    head: [app({ pod: { priorityClassName: 'urgent' } }), urgent({})],
    fixed: (says) => [
      {
        head: [
          app({ pod: { priorityClassName: 'urgent' } }),
          urgent({ preemptionPolicy: said(says, /preemptionPolicy: (\w+)/) }),
        ],
      },
    ],
  },
  {
    effect: 'held-back',
    rule: 'held-rollout-starts',
    base: [app({ spec: { paused: true } })],
    head: [app({})],
    fixed: () => [
      {
        others: [
          {
            ...app({ spec: { paused: true } }),
            status: { replicas: 6, updatedReplicas: 6, readyReplicas: 6, availableReplicas: 6 },
          },
        ],
      },
    ],
  },
  {
    effect: 'runtime-scheduling',
    base: [app({ pod: { runtimeClassName: 'kata' } }), runtime('kata', 'a')],
    head: [app({ pod: { runtimeClassName: 'kata' } }), runtime('kata', 'b')],
    fixed: () => [
      {
        head: [app({ pod: { runtimeClassName: 'kata' } }), runtime('kata', 'a'), runtime('kata-b', 'b')],
      },
    ],
  },
  {
    effect: 'ConfigMap/settings',
    rule: 'config-not-rolled',
    base: [app({ container: READS }), settings('a')],
    head: [app({ container: READS }), settings('b')],
    fixed: () => [
      { head: [app({ container: READS, annotations: { 'checksum/settings': 'b' } }), settings('b')] },
      {
        head: [
          app({ container: { envFrom: [{ configMapRef: { name: 'settings-b' } }] } }),
          { ...settings('b'), metadata: { name: 'settings-b', namespace: 'shop' } },
        ],
      },
    ],
  },
  {
    effect: 'unknown-device',
    base: [app(OLD)],
    head: [app({ container: { resources: { limits: { 'nvidia.com/gpuu': 1 } } } })],
    others: [
      {
        apiVersion: 'v1',
        kind: 'Node',
        metadata: { name: 'gpu', labels: {}, creationTimestamp: '2026-01-01T00:00:00Z' },
        spec: {},
        status: {
          allocatable: { 'nvidia.com/gpu': '8', cpu: '64', memory: '512Gi', pods: '110' },
          conditions: [{ type: 'Ready', status: 'True' }],
        },
      },
    ],
    fixed: () => [{ head: [app({ container: { resources: { limits: { 'nvidia.com/gpu': 1 } } } })] }],
  },
  {
    effect: 'closed-at-minimum',
    base: [app({}), scaler({})],
    head: [app({}), scaler({}), budget({ minAvailable: 4 })],
    fixed: (says) => [
      { head: [app({}), scaler({}), budget({ maxUnavailable: numberIn(says, /maxUnavailable: (\d+)/) })] },
    ],
  },
  {
    effect: 'eviction-policy',
    base: [app({}), budget({ maxUnavailable: 1, unhealthyPodEvictionPolicy: 'AlwaysAllow' })],
    head: [app({}), budget({ maxUnavailable: 1 })],
    fixed: (says) => [
      {
        head: [
          app({}),
          budget({
            maxUnavailable: 1,
            unhealthyPodEvictionPolicy: said(says, /unhealthyPodEvictionPolicy: (\w+)/),
          }),
        ],
      },
    ],
  },
  {
    effect: 'eviction-policy',
    base: [app({}), budget({ maxUnavailable: 1 })],
    head: [app({}), budget({ maxUnavailable: 1, unhealthyPodEvictionPolicy: 'AlwaysAllow' })],
    fixed: (says) => [
      {
        head: [
          app({}),
          budget({ maxUnavailable: 1, unhealthyPodEvictionPolicy: said(says, /keep (?:\w+: )?(\w+)\.$/) }),
        ],
      },
    ],
  },
  {
    effect: 'fewest-replicas',
    base: [app({}), scaler({})],
    head: [app({}), scaler({ minReplicas: 1 })],
    fixed: (says) => [{ head: [app({}), scaler({ minReplicas: numberIn(says, /minReplicas: (\d+)/) })] }],
  },
  {
    effect: 'no-autoscaler',
    base: [app({ spec: { replicas: null } }), scaler({})],
    head: [
      app({ spec: { replicas: null } }),
      scaler({ scaleTargetRef: { kind: 'Deployment', name: 'other' } }),
    ],
    fixed: (says) => [
      { head: [app({ spec: { replicas: null } }), scaler({})] },
      { head: [app({ spec: { replicas: numberIn(says, /replicas: (\d+)/) } })] },
    ],
  },
  {
    effect: 'fewer-replicas-wanted',
    base: [app({}), scaler({ minReplicas: 1, ...cpu(50) })],
    head: [app({}), scaler({ minReplicas: 1, ...cpu(90) })],
    fixed: (says) => [{ head: [app({}), scaler({ minReplicas: 1, ...cpu(numberIn(says, /to (\d+)/)) })] }],
  },
  {
    effect: 'faster-descent',
    base: [app({}), scaler(slowly(1))],
    head: [app({}), scaler(slowly(4))],
    fixed: (says) => [
      { head: [app({}), scaler({ ...slowly(1), [said(says, /Keep (behavior)/)]: slowly(1)['behavior'] })] },
    ],
  },
  {
    effect: 'decoys',
    base: [app({}), budget({ minAvailable: 5 })],
    head: [app({}), budget({ minAvailable: 5 }), lonePod({ app: 'web' })],
    fixed: () => [{ head: [app({}), budget({ minAvailable: 5 }), lonePod({ app: 'alone' })] }],
  },
];
