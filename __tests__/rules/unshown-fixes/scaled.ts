import { said, type Values } from '../tried.js';
import { nodeList, parseFleet } from '../../fleet.js';
import { app, edited, PROBE } from './pods.js';
import type { TriedFix } from './try-fix.js';
import { hosts, OLD, plan } from './upgrade-plans.js';
import { cpu, scaler } from './workload-objects.js';
import { generalPool } from '../../systems/karpenter/general-pool.js';

const asks = (amounts: Values): Values => ({ resources: { requests: amounts } });
const SIDECAR = { name: 'proxy', image: 'proxy:1', readinessProbe: PROBE };
const ASKS = { container: asks({ cpu: '100m' }) };
const ONE_OF_THEM = {
  metrics: [
    {
      type: 'ContainerResource',
      containerResource: {
        name: 'cpu',
        container: 'web',
        target: { type: 'Utilization', averageUtilization: 70 },
      },
    },
  ],
};
const second = (spec: Values): object => ({
  ...scaler(spec),
  metadata: { name: 'web-queue', namespace: 'shop' },
});
/** Another application, whose pods have the labels. */
function other(labels: Values): object {
  const made = app(ASKS) as { metadata: object; spec: { template: object } };
  return {
    ...made,
    metadata: { ...made.metadata, name: 'api' },
    spec: {
      ...made.spec,
      selector: { matchLabels: { role: 'api' } },
      template: { ...made.spec.template, metadata: { labels: { role: 'api', ...labels } } },
    },
  };
}

const cut = (limit: string): Values => ({
  container: { resources: { limits: { 'ephemeral-storage': limit } } },
});
const scratch = (sizeLimit: string): Values => ({
  pod: { volumes: [{ name: 'scratch', emptyDir: { sizeLimit } }] },
});
const owned = (securityContext: Values): Values => ({
  pod: {
    volumes: [{ name: 'data', persistentVolumeClaim: { claimName: 'data' } }],
    securityContext,
  },
});
const agent = (pod: Values, image = 'web:2'): object => app({ kind: 'DaemonSet', pod, container: { image } });

const POOL = generalPool({ expireAfter: 'Never' });
/** Nodes of the pool without GPUs, and one of nobody with some. */
const GPUS = (() => {
  const list = nodeList(
    parseFleet('3 nodes karpenter.sh/nodepool=general\n1 node team=gpu taint=gpu=true:NoSchedule'),
  ) as {
    items: { status: object }[];
  };
  const items = list.items.map((node, i) => ({
    ...node,
    status: {
      ...node.status,
      allocatable: { cpu: '64', memory: '512Gi', ...(i < 3 ? {} : { 'nvidia.com/gpu': '8' }) },
    },
  }));
  return { ...list, items };
})();
const TAKES = { container: { resources: { limits: { 'nvidia.com/gpu': 1 } } } };

const JOB_POD = {
  apiVersion: 'v1',
  kind: 'Pod',
  metadata: {
    name: 'train-0',
    namespace: 'shop',
    ownerReferences: [{ apiVersion: 'batch/v1', kind: 'Job', name: 'train', controller: true }],
  },
  spec: { nodeName: 'node-0001', restartPolicy: 'Never' },
  status: { phase: 'Running' },
};

const service = (selector: Values, targetPort: string | number = 80): object => ({
  apiVersion: 'v1',
  kind: 'Service',
  metadata: { name: 'web', namespace: 'shop' },
  spec: { selector, ports: [{ port: 80, targetPort }] },
});
const listening = (...names: readonly string[]): object =>
  app({ container: { ports: names.map((name, i) => ({ name, containerPort: 80 + i })) } });

/** What keeps autoscalers from scaling, and what new pods may not have any more. */
export const SCALED: readonly TriedFix[] = [
  {
    effect: 'blind-autoscaler',
    base: [app(ASKS), scaler(cpu(70))],
    head: [app({ ...ASKS, more: [SIDECAR] }), scaler(cpu(70))],
    fixed: (says) => [
      {
        head: [
          app({ ...ASKS, more: [{ ...SIDECAR, ...asks({ [said(says, /requests\.(\w+)/)]: '50m' }) }] }),
          scaler(cpu(70)),
        ],
      },
      { head: [app({ ...ASKS, more: [SIDECAR] }), scaler(ONE_OF_THEM)] },
    ],
  },
  {
    effect: 'drained-jobs',
    base: [plan({ version: OLD, drain: {} })],
    head: [plan({ drain: {} })],
    fleet: hosts(),
    others: [JOB_POD],
    fixed: () => [{ others: [] }],
  },
  {
    effect: 'lost-service',
    base: [app({}), service({ app: 'web' })],
    head: [app({}), service({ app: 'wep' })],
    fixed: () => [{ head: [app({}), service({ app: 'web' })] }],
  },
  {
    effect: 'lost-service',
    base: [listening('http'), service({ app: 'web' }, 'http')],
    head: [listening('web'), service({ app: 'web' }, 'http')],
    fixed: () => [{ head: [listening('http'), service({ app: 'web' }, 'http')] }],
  },
  {
    effect: 'lost-service',
    base: [app({}), service({ app: 'web' })],
    head: [app({})],
    fixed: () => [{ head: [app({}), service({ app: 'web' })] }],
  },
  {
    effect: 'lost-service',
    base: [listening('http'), service({ app: 'web' }, 'http')],
    head: [listening('web'), service({ app: 'web' }, 'web')],
    fixed: () => [
      {
        base: [listening('http', 'web'), service({ app: 'web' }, 'http')],
        head: [listening('http', 'web'), service({ app: 'web' }, 'web')],
      },
    ],
  },
  {
    effect: 'scaled-twice',
    base: [app(ASKS), scaler(cpu(70))],
    head: [app(ASKS), scaler(cpu(70)), second(cpu(50))],
    fixed: () => [{ head: [app(ASKS), scaler(cpu(50))] }],
  },
  {
    effect: 'counts-others',
    base: [app(ASKS), other({}), scaler(cpu(70))],
    head: [app(ASKS), other({ app: 'web' }), scaler(cpu(70))],
    fixed: () => [{ head: [app(ASKS), other({ app: 'api' }), scaler(cpu(70))] }],
  },
  edited({ effect: 'storage-limit web', was: cut('8Gi'), is: cut('1Gi'), fixed: () => [cut('6Gi')] }),
  edited({ effect: 'volume-limit', was: scratch('8Gi'), is: scratch('1Gi'), fixed: () => [scratch('6Gi')] }),
  edited({
    effect: 'owned-volumes',
    was: owned({}),
    is: owned({ fsGroup: 2000 }),
    fixed: (says) => [
      owned({ fsGroup: 2000, fsGroupChangePolicy: said(says, /fsGroupChangePolicy: (\w+)/) }),
    ],
  }),
  edited({
    effect: 'pull-secret',
    was: { pod: { imagePullSecrets: [{ name: 'registry' }] } },
    is: {},
    fixed: (says) => [{ pod: { imagePullSecrets: [{ name: said(says, /\{name: (\w+)\}/) }] } }],
  }),
  {
    effect: 'lower-priority',
    base: [agent({ priorityClassName: 'system-node-critical' }, 'web:1')],
    head: [agent({})],
    fixed: (says) => [{ head: [agent({ priorityClassName: said(says, /priorityClassName: ([\w-]+)/) })] }],
  },
  {
    effect: 'unreadable-image',
    base: [],
    head: [app({ container: { image: 'example.com/Web:' } })],
    fixed: () => [{ head: [app({ container: { image: 'example.com/web:1' } })] }],
  },
  {
    effect: 'unnamed-port',
    base: [],
    head: [app({ container: { readinessProbe: { httpGet: { path: '/', port: 'http' } } } })],
    fixed: () => [
      { head: [app({})] },
      {
        head: [
          app({
            container: {
              ports: [{ name: 'http', containerPort: 80 }],
              readinessProbe: { httpGet: { path: '/', port: 'http' } },
            },
          }),
        ],
      },
    ],
  },
  {
    effect: 'unknown-device',
    base: [app({ container: { image: 'web:1' } }), POOL],
    head: [app(TAKES), POOL],
    snapshot: GPUS,
    fixed: () => [
      {
        head: [
          app({
            ...TAKES,

            pod: { nodeSelector: { team: 'gpu' }, tolerations: [{ key: 'gpu', operator: 'Exists' }] },
          }),
          POOL,
        ],
      },
    ],
  },
];
