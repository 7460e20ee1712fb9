import { cluster } from '../../systems/karpenter/clusters.js';
import { numberIn, object, said, type Values } from '../tried.js';
import type { TriedFix } from './try-fix.js';

interface Parts {
  readonly name?: string;
  readonly spec?: Values;
  readonly template?: Values;
  readonly annotations?: Values;
}

/** Another `team` drifts every node. */
const pool = (team: string, { name = 'general', spec, template, annotations }: Parts = {}): object => ({
  apiVersion: 'karpenter.sh/v1',
  kind: 'NodePool',
  metadata: { name },
  spec: {
    disruption: { consolidateAfter: '1h', budgets: [{ nodes: '1' }] },
    ...spec,
    template: {
      metadata: { labels: { team }, ...(annotations ? { annotations } : {}) },
      spec: {
        nodeClassRef: { group: 'karpenter.k8s.aws', kind: 'EC2NodeClass', name: 'default' },
        requirements: [],
        ...template,
      },
    },
  },
});

const pod = (spec: Values = {}, annotations: Values = {}): object => ({
  apiVersion: 'v1',
  kind: 'Pod',
  metadata: {
    name: 'web-1',
    namespace: 'default',
    labels: { app: 'web' },
    annotations,
    ownerReferences: [{ apiVersion: 'apps/v1', kind: 'ReplicaSet', name: 'web', controller: true }],
  },
  spec: { nodeName: 'a', ...spec },
  status: { phase: 'Running', conditions: [{ type: 'Ready', status: 'True' }] },
});

const PERIOD = { claim: { spec: { expireAfter: '720h', terminationGracePeriod: '2h' } } };
const GRACE = { template: { terminationGracePeriod: '2h' } };
const KEPT = pod({}, { 'karpenter.sh/do-not-disrupt': 'true' });

const startup = (key: string, value = 'kong'): Parts => ({
  template: { startupTaints: [{ key, value, effect: 'NoSchedule' }] },
});
const REQUIRED = startup('nodewright.nvidia.com', 'runtime-required');
const preparing = (runtimeRequired: boolean): object =>
  object('os', { runtimeRequired, deploymentPolicy: '', interruptionBudget: { count: 1 } });

const limited = (limits: Values, nodes = '1', resources?: Values): object => ({
  ...pool('a'),
  ...limitedPool('a', limits, nodes),
  ...(resources ? { status: { resources } } : {}),
});
function limitedPool(team: string, limits: Values, nodes: string): object {
  return pool(team, { spec: { limits, disruption: { consolidateAfter: '1h', budgets: [{ nodes }] } } });
}
const FOUR = cluster([{}, {}, {}, {}]);
const fourWith = (live: object): object => cluster([{}, {}, {}, {}], [live]);

/** NodePools. */
export const POOLS: readonly TriedFix[] = [
  {
    effect: 'forced-pods',
    rule: 'ungoverned-disruption',
    base: [pool('a', GRACE)],
    head: [pool('b', GRACE)],
    snapshot: cluster([PERIOD, PERIOD], [KEPT]),
    fixed: () => [{ snapshot: cluster([PERIOD, PERIOD]) }],
  },
  {
    effect: 'one-line',
    base: [pool('a'), pool('a', { name: 'other' })],
    head: [pool('b'), pool('b', { name: 'other' })],
    snapshot: cluster([{}, {}, { labels: { 'karpenter.sh/nodepool': 'other' } }]),
    fixed: () => [{ head: [pool('b'), pool('a', { name: 'other' })] }],
  },
  {
    effect: 'startup-taints',
    base: [pool('a')],
    head: [pool('b', startup('app'))],
    snapshot: FOUR,
    fixed: () => [{ head: [pool('b')] }],
  },
  {
    effect: 'runtime-required',
    base: [pool('a'), preparing(false)],
    head: [pool('b', REQUIRED), preparing(false)],
    snapshot: FOUR,
    fixed: (says) => [
      { head: [pool('b', REQUIRED), preparing(said(says, /runtimeRequired: (\w+)/) === 'true')] },
      { head: [pool('b'), preparing(false)] },
    ],
  },
  {
    effect: 'left-tainted',
    base: [pool('a', REQUIRED), preparing(true)],
    head: [pool('a', REQUIRED)],
    snapshot: FOUR,
    fixed: (says) => [
      { base: [pool('a'), preparing(true)], head: [pool('a')] },
      { head: [pool('a', REQUIRED), preparing(said(says, /runtimeRequired: (\w+)/) === 'true')] },
    ],
  },
  {
    effect: 'lower-limit/cpu',
    base: [limited({ cpu: '200' })],
    head: [limitedPool('b', { cpu: '100' }, '1')],
    snapshot: FOUR,
    fixed: (says) => [
      { snapshot: fourWith(limited({ cpu: '200' }, '1', { cpu: '32' })) },
      { head: [limitedPool('b', { cpu: said(says, /limits\.cpu: (\d+)/) }, '1')] },
    ],
  },
  {
    effect: 'lower-limit/cpu',
    base: [limited({})],
    head: [limitedPool('b', { cpu: '2' }, '1')],
    snapshot: FOUR,
    fixed: (says) => [
      { head: [limitedPool('b', { [`no-${said(says, /leave limits\.(\w+) out/)}`]: '2' }, '1')] },
    ],
  },
  ...(['cpu', 'memory'] as const).map((resource): TriedFix => {
    const most = resource === 'cpu' ? '128' : '512Gi';
    return {
      effect: `tight-limit/${resource}`,
      base: [limited({ [resource]: `9${most}` }, '3')],
      head: [limitedPool('b', { [resource]: most }, '3')],
      snapshot: fourWith(limited({ [resource]: `9${most}` }, '3', { [resource]: most })),
      fixed: (says) => [
        { head: [limitedPool('b', { [resource]: said(says, /limits\.\w+ to (\w+) until/) }, '3')] },
        { head: [limitedPool('b', { [resource]: most }, String(numberIn(says, /nodes: "(\d+)"/)))] },
      ],
    };
  }),
];
