import { DAY_MS, HOUR_MS } from '../../src/calendar/days.js';
import type { JsonObject } from '../../src/manifest/manifest.js';
import { admit } from '../../src/systems/karpenter/admission.js';
import { HASH_VERSION, templateHash } from '../../src/systems/karpenter/controller/drift.js';
import { nodeList, parseFleet } from '../../src/cases/fleet.js';
import { at as packageAt, main, NEW, policy } from '../systems/skyhook/planned.js';
import type { Progress } from './progress.js';

const COUNT = 8;
const INDEXES = Array.from({ length: COUNT }, (_, i) => i);
const named = (i: number): string => `node-${String(i + 1).padStart(4, '0')}`;

const LIMITS = policy({
  strategy: 'fixed: { initialBatch: 2, failureThreshold: 1 }',
  more: '  compartments: [{ name: all, selector: { matchLabels: { pool: gpu } }, budget: { count: 2 } }]',
});

/** One that is held has a node that is erroring. */
export function nodeWrightDay(progress: Progress | null): { head: string; snapshot: object } {
  const version = progress === null ? '1.0.0' : '1.1.0';
  const { done = COUNT, isStuck = false } = progress ?? {};
  const state = (i: number): string =>
    i < done ? 'complete' : isStuck && i === done ? 'erroring' : 'waiting';
  const kept = { name: 'tune', version, image: 'example.com/tune', stage: 'config', state: 'complete' };
  const live = {
    apiVersion: NEW,
    kind: 'NodeWright',
    metadata: { name: 'tuning' },
    spec: { deploymentPolicy: 'limits', packages: { tune: { version, image: 'example.com/tune' } } },
    status: {
      status: done === COUNT ? 'complete' : isStuck ? 'erroring' : 'in_progress',
      nodeStatus: Object.fromEntries(INDEXES.map((i) => [named(i), state(i)])),
      nodeState: Object.fromEntries(
        INDEXES.slice(0, done).map((i) => [named(i), { [`tune|${version}`]: kept }]),
      ),
      nodePriority: isStuck ? { [named(done)]: '2026-12-05T07:00:00Z' } : {},
      compartmentStatuses: {
        all: { matched: COUNT, batchState: { currentBatch: Math.floor(done / 2) + 1, completedNodes: done } },
      },
    },
  };
  return {
    head: LIMITS + main({ packages: packageAt(version) }),
    snapshot: nodeList(parseFleet(`${COUNT} nodes pool=gpu`), [live]),
  };
}

function pool(team: string): { readonly text: object; readonly stamp: JsonObject } {
  const nodeClassRef = { group: 'karpenter.k8s.aws', kind: 'EC2NodeClass', name: 'default' };
  const text = {
    apiVersion: 'karpenter.sh/v1',
    kind: 'NodePool',
    metadata: { name: 'batch' },
    spec: {
      template: {
        metadata: { labels: { team } },
        spec: { expireAfter: 'Never', nodeClassRef, requirements: [] },
      },
      disruption: { consolidationPolicy: 'WhenEmpty', consolidateAfter: '1m', budgets: [{ nodes: '1' }] },
    },
  };
  const { pool: admitted } = admit(text, null);
  const hash = admitted && templateHash(admitted.template);
  if (typeof hash !== 'string') throw new Error('a pool without a hash');
  return {
    text,
    stamp: { 'karpenter.sh/nodepool-hash': hash, 'karpenter.sh/nodepool-hash-version': HASH_VERSION },
  };
}

/** Nodes that are done have other names than before; one that is held is replaced by a node that does not come up. */
export function nodePoolDay(progress: Progress | null): { head: string; snapshot: object } {
  const { done = 0, isStuck = false } = progress ?? {};
  const [before, after] = [pool('a'), pool('b')];
  const now = progress === null ? before : after;
  const items = INDEXES.flatMap((i) => {
    const isNew = progress !== null && (i < done || (isStuck && i === done));
    const stamp = isNew ? after.stamp : before.stamp;
    const isUp = !(isStuck && i === done);
    const labels = {
      'karpenter.sh/nodepool': 'batch',
      team: isNew ? 'b' : 'a',
      ...(isUp ? { 'karpenter.sh/registered': 'true', 'karpenter.sh/initialized': 'true' } : {}),
    };
    const name = isNew ? `new-${i + 1}` : `old-${i + 1}`;
    const creationTimestamp = '2026-11-20T00:00:00Z';
    return [
      {
        apiVersion: 'v1',
        kind: 'Node',
        metadata: { name, labels, creationTimestamp, annotations: stamp },
        status: { conditions: [{ type: 'Ready', status: isUp ? 'True' : 'False' }] },
      },
      {
        apiVersion: 'karpenter.sh/v1',
        kind: 'NodeClaim',
        metadata: { name: `claim-${name}`, labels, annotations: stamp, creationTimestamp },
        spec: { expireAfter: 'Never' },
        status: { nodeName: name },
      },
    ];
  });
  const { metadata, ...rest } = now.text as { readonly metadata: object };
  const live = { ...rest, metadata: { ...metadata, annotations: now.stamp } };
  return {
    head: JSON.stringify(now.text),
    snapshot: { apiVersion: 'v1', kind: 'List', items: [...items, live] },
  };
}

/**
 * Two nodes at a time go through a maintenance that others announce; objects that are done are deleted. One that is held is in
 * MaintenanceStarted since the sixth.
 */
export function maintenanceDay(progress: Progress | null, at: string): { head: string; snapshot: object } {
  const { done = 0, isStuck = false } = progress ?? {};
  const isOut = (i: number): boolean => progress !== null && i >= done && i < done + 2;
  const since = isStuck ? '2026-12-06T07:30:00Z' : new Date(Date.parse(at) - HOUR_MS / 2).toISOString();
  const objects = INDEXES.filter((i) => progress !== null && i >= done).map((i) => {
    const status = isOut(i) ? 'MaintenanceStarted' : 'MaintenanceScheduled';
    return {
      apiVersion: 'ngn2.nvidia.com/v1alpha1',
      kind: 'NotifyMaintenance',
      metadata: {
        name: `fw-${i + 1}`,
        namespace: 'maintenance',
        creationTimestamp: '2026-12-03T00:00:00Z',
        finalizers: ['ngn2.nvidia.com/finalNotice'],
        labels: { 'maintenance/fw': '' },
      },
      spec: { nodeObject: named(i), maintenanceID: 'fw', maintenanceType: 'planned' },
      status: {
        maintenanceStatus: status,
        ...(isOut(i) ? { slaExpires: new Date(Date.parse(since) + 7 * DAY_MS).toISOString() } : {}),
        transitionTimestamps: [
          { maintenanceStatus: status, transitionTimestamp: isOut(i) ? since : '2026-12-03T00:00:00Z' },
        ],
      },
    };
  });
  const shapes = INDEXES.map((i) => ({
    labels: isOut(i) ? { 'maintenance/fw': '' } : {},
    ...(isOut(i) ? { cordoned: true } : {}),
  }));
  const head = {
    apiVersion: 'policy/v1',
    kind: 'PodDisruptionBudget',
    metadata: { name: 'site', namespace: 'default' },
    spec: { maxUnavailable: 1, selector: { matchLabels: { app: 'site' } } },
  };
  return { head: JSON.stringify(head), snapshot: nodeList(shapes, objects) };
}
