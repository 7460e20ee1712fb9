import { numberIn, said, type Values } from '../tried.js';
import { app } from './pods.js';
import { scaler } from './workload-objects.js';
import type { TriedFix } from './try-fix.js';

const ZONE = 'topology.kubernetes.io/zone';

const sizer = (updateMode: string): object => ({
  apiVersion: 'autoscaling.k8s.io/v1',
  kind: 'VerticalPodAutoscaler',
  metadata: { name: 'web', namespace: 'shop' },
  spec: {
    targetRef: { apiVersion: 'apps/v1', kind: 'Deployment', name: 'web' },
    updatePolicy: { updateMode },
  },
});
const claims: Values = {
  volumeClaimTemplates: [{ metadata: { name: 'data' }, spec: { accessModes: ['ReadWriteOnce'] } }],
};
const storedIn = (zone: string): object =>
  app({ kind: 'StatefulSet', spec: claims, pod: { nodeSelector: { [ZONE]: zone } } });
const volumeOf = (name: string, zone: string): object => ({
  apiVersion: 'v1',
  kind: 'PersistentVolume',
  metadata: { name },
  spec: {
    claimRef: { namespace: 'shop', name },
    nodeAffinity: {
      required: {
        nodeSelectorTerms: [{ matchExpressions: [{ key: ZONE, operator: 'In', values: [zone] }] }],
      },
    },
  },
});

const ASKED = (initialDelaySeconds: number): Values => ({
  readinessProbe: { httpGet: { path: '/', port: 80 }, initialDelaySeconds },
});
const DEADLINE: Values = { progressDeadlineSeconds: 60 };
const ORDINALS = [0, 1, 2, 3, 4, 5];

/** What else than its rollout moves the pods of a workload, and what keeps them from moving, or from being ready in time. */
export const MOVED_PODS: readonly TriedFix[] = [
  {
    effect: 'vertical-autoscaler',
    base: [app({}), sizer('Off')],
    head: [app({}), sizer('Recreate')],
    fixed: (says) => [
      { head: [app({}), sizer(said(says, /updateMode: "(\w+)"/))] },
      { head: [app({}), sizer(said(says, /or (\w+), where/))] },
    ],
  },
  {
    effect: 'vertical-autoscaler',
    base: [app({}), sizer('Recreate')],
    head: [app({})],
    // Written into the template before, it is a rollout of its own, after which nothing is left to lose.
    fixed: () => [{ base: [app({}), sizer('Off')] }],
  },
  {
    effect: 'refused-autoscaler',
    base: [app({}), scaler({})],
    head: [app({}), scaler({ minReplicas: 4, maxReplicas: 3 })],
    fixed: (says) => [
      { head: [app({}), scaler({ minReplicas: 4, maxReplicas: numberIn(says, /maxReplicas: (\d+)/) })] },
    ],
  },
  {
    effect: 'slow-start',
    base: [app({ container: { image: 'web:1', ...ASKED(120) }, spec: DEADLINE })],
    head: [app({ container: ASKED(120), spec: DEADLINE })],
    fixed: (says) => [
      {
        head: [
          app({
            container: ASKED(120),
            spec: { progressDeadlineSeconds: numberIn(says, /progressDeadlineSeconds: (\d+)/) },
          }),
        ],
      },
      { head: [app({ container: ASKED(10), spec: DEADLINE })] },
    ],
  },
  {
    effect: 'volume-elsewhere',
    base: [storedIn('a')],
    head: [storedIn('b')],
    fleet: `2 nodes ${ZONE}=a\n2 nodes ${ZONE}=b`,
    fixed: () => [{ head: [storedIn('a')] }, { others: ORDINALS.map((i) => volumeOf(`data-web-${i}`, 'b')) }],
  },
];
