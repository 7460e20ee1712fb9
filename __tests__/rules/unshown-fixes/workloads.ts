import { numberIn, said, type Values } from '../tried.js';
import type { TriedFix } from './try-fix.js';

interface Parts {
  readonly kind?: string;
  readonly spec?: Values;
  readonly container?: Values;
  readonly annotations?: Values;
}

const PROBE = { httpGet: { path: '/', port: 80 } };

/** An application of six pods, with the fields that a case sets. */
function app({ kind = 'Deployment', spec, container, annotations }: Parts): object {
  const containers = [{ name: 'web', image: 'web:2', readinessProbe: PROBE, ...container }];
  return {
    apiVersion: 'apps/v1',
    kind,
    metadata: { name: 'web', namespace: 'shop' },
    spec: {
      replicas: 6,
      selector: { matchLabels: { app: 'web' } },
      ...(kind === 'StatefulSet' ? { serviceName: 'web' } : {}),
      template: {
        metadata: { labels: { app: 'web' }, ...(annotations ? { annotations } : {}) },
        spec: { containers },
      },
      ...spec,
    },
  };
}

type Change = Pick<TriedFix, 'effect' | 'rule' | 'config'> & {
  /** The application before the change, except for the image. */
  readonly was?: Parts;
  readonly is: Parts;
  /** One for each edit that the text names, beside the new image. */
  readonly fixed: (remediation: string) => readonly Parts[];
};

/** An edit of an application that brings a new image as well, so that the mended change still rolls out. */
function edited({ was = {}, is, fixed, ...rest }: Change): TriedFix {
  return {
    ...rest,
    base: [app({ ...was, container: { ...was.container, image: 'web:1' } })],
    head: [app(is)],
    fixed: (says) => fixed(says).map((parts) => ({ head: [app(parts)] })),
  };
}

const OLD = { container: { image: 'web:1' } };
const stateful = (spec: Values): Parts => ({ kind: 'StatefulSet', spec });
const TWO = {
  replicas: 12,
  minReadySeconds: 60,
  updateStrategy: { rollingUpdate: { maxUnavailable: 2 } },
};
const settings = (value: string): object => ({
  apiVersion: 'v1',
  kind: 'ConfigMap',
  metadata: { name: 'settings', namespace: 'shop' },
  data: { level: value },
});
const READS = { envFrom: [{ configMapRef: { name: 'settings' } }] };

/** Fields of a workload, and of the objects that belong to it. */
export const WORKLOADS: readonly TriedFix[] = [
  edited({
    effect: 'readiness-probe web',
    rule: 'no-bake-time',
    was: { spec: { minReadySeconds: 30 } },
    is: { container: { readinessProbe: null }, spec: { minReadySeconds: 30 } },
    fixed: (says) => [{ container: { [said(says, /the (\w+) of/)]: PROBE }, spec: { minReadySeconds: 30 } }],
  }),
  edited({
    effect: 'min-ready-seconds',
    rule: 'no-bake-time',
    was: { spec: { minReadySeconds: 60 } },
    is: { spec: { minReadySeconds: 10 } },
    fixed: (says) => [{ spec: { minReadySeconds: numberIn(says, /minReadySeconds: (\d+)/) } }],
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
];
