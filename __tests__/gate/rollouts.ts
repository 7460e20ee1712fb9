import { hosts, planYaml } from '../systems/system-upgrade-controller/plans.js';
import { upgraded, upgrading } from '../drift/pair-objects.js';
import { nodeList, parseFleet } from '../../src/cases/fleet.js';
import { announced, cluster, FREE } from '../systems/pika/announced.js';
import {
  clusterPlacement,
  EXTERNAL,
  files,
  liveBinding,
  run,
  strategy,
  widened,
} from '../systems/kubefleet/planned.js';
import { fleet, main, policy } from '../systems/skyhook/planned.js';
import { drift, type GateCase } from './gate-case.js';

type Rollout = Pick<GateCase, 'base' | 'head' | 'snapshot'>;

const OS_WINDOW = {
  window: {
    days: ['mo', 'tu', 'we', 'th', 'fr', 'sa', 'su'],
    startTime: '21:30',
    endTime: '04:15',
    timeZone: 'Asia/Kathmandu',
  },
};
export const deployment = (image: string): string =>
  JSON.stringify({
    apiVersion: 'apps/v1',
    kind: 'Deployment',
    metadata: { name: 'web', namespace: 'shop' },
    spec: {
      ...{ replicas: 6, minReadySeconds: 90, progressDeadlineSeconds: 3000 },
      strategy: { rollingUpdate: { maxSurge: 0, maxUnavailable: 1 } },
      selector: { matchLabels: { app: 'web' } },
      template: {
        metadata: { labels: { app: 'web' } },
        spec: { containers: [{ name: 'a', image, readinessProbe: { tcpSocket: { port: 80 } } }] },
      },
    },
  });

/** Two rings of clusters with a wait between them. */
const WAVES = strategy(
  '{name: canary, labelSelector: {matchLabels: {ring: a}}, afterStageTasks: [{type: TimedWait, waitTime: 1h}]}',
  '{name: rest, labelSelector: {matchLabels: {ring: b}}}',
);

const PLACEMENT = clusterPlacement('{placementType: PickAll}', '{rollingUpdate: {maxUnavailable: 1}}');
const limits = policy({
  strategy: 'fixed: { initialBatch: 1, batchThreshold: 100, failureThreshold: 1, safetyLimit: 100 }',
});
/** A change of each system that is out for some hours over few targets, one or two at a time. */
export const ROLLOUTS: Readonly<Record<string, Rollout>> = {
  'a NodePool': drift('[{nodes: "1"}]'),
  'a NodePool with a window': drift('[{nodes: "0", schedule: "0 6 * * *", duration: 16h}, {nodes: "1"}]'),
  'a NodeWright': {
    base: limits,
    head: limits + main({ more: '  nodeSelectors: { matchLabels: { gpu: "true" } }' }),
    snapshot: fleet('5 nodes gpu=true'),
  },
  'an upgrade Plan': {
    base: planYaml({ concurrency: 1, version: 'v1' }),
    head: planYaml({ concurrency: 1 }),
    snapshot: nodeList(hosts(5)),
  },
  'an upgrade Plan with a window': {
    base: planYaml({ concurrency: 1, version: 'v1', ...OS_WINDOW }),
    head: planYaml({ concurrency: 1, ...OS_WINDOW }),
    snapshot: nodeList(hosts(5)),
  },
  'an upgrade Plan that is under way': {
    base: planYaml({ concurrency: 1 }),
    head: planYaml({ concurrency: 1 }),
    snapshot: nodeList(upgraded(2, 5), [upgrading({ applying: [] })]),
  },
  'a maintenance': {
    base: null,
    head: JSON.stringify(announced()),
    snapshot: cluster([FREE, FREE, FREE]),
  },
  'a staged run': {
    base: files(EXTERNAL, WAVES),
    head: files(EXTERNAL, WAVES, run()),
    snapshot: nodeList(parseFleet('2 clusters ring=a\n2 clusters ring=b'), []),
  },
  'a rolling placement': {
    base: PLACEMENT,
    head: widened(PLACEMENT),
    snapshot: nodeList(
      parseFleet('4 clusters env=prod'),
      [1, 2, 3, 4].map((i) => liveBinding(`cluster-${i}`, 0, true)),
    ),
  },
  'a Deployment': { base: deployment('a:1'), head: deployment('a:2'), snapshot: fleet('6 nodes') },
};
