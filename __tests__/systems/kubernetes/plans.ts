import type { PlannedGroup } from '../../../src/plan/model.js';
import { type PlanCase, planOf } from '../../plan-of.js';

/** What of a workload `app` matters to a test. */
interface WorkloadShape {
  readonly image?: string;
  /** Beside selector and template. */
  readonly spec?: object;
  /** Of the pod template, beside its containers. */
  readonly pod?: object;
  /** Of its only container. */
  readonly container?: object;
  /** As the API server gives it back: a live object. */
  readonly status?: object;
}

/** The workload as a file has it, or with a status as the API server gives it back. */
export function workload(kind: string, shape: WorkloadShape = {}): object {
  const { image = 'app:1', spec = {}, status } = shape;
  const isLive = status !== undefined;
  return {
    apiVersion: 'apps/v1',
    kind,
    metadata: { name: 'app', namespace: 'default' },
    spec: {
      selector: { matchLabels: { app: 'app' } },
      template: {
        metadata: { labels: { app: 'app' }, ...(isLive ? { creationTimestamp: null } : {}) },
        spec: {
          containers: [
            { name: 'app', image: `example.com/${image}`, ...(isLive ? KEPT : {}), ...shape.container },
          ],
          ...(isLive ? KEPT_OF_POD : {}),
          ...shape.pod,
        },
      },
      ...spec,
    },
    ...(isLive ? { status } : {}),
  };
}

const KEPT = {
  imagePullPolicy: 'IfNotPresent',
  resources: {},
  terminationMessagePath: '/dev/termination-log',
  terminationMessagePolicy: 'File',
};

const KEPT_OF_POD = {
  dnsPolicy: 'ClusterFirst',
  restartPolicy: 'Always',
  schedulerName: 'default-scheduler',
  securityContext: {},
  terminationGracePeriodSeconds: 30,
};

/** A pod of `app`: of a DaemonSet on the nth node, of a StatefulSet the nth ordinal; one that is not ready is so for long. */
export function podOf(kind: 'DaemonSet' | 'StatefulSet', n: number, revision: string, ready = true): object {
  const since = '2026-01-02T00:00:00Z';
  return {
    apiVersion: 'v1',
    kind: 'Pod',
    metadata: {
      name: `app-${n}`,
      namespace: 'default',
      creationTimestamp: since,
      labels: { app: 'app', 'controller-revision-hash': revision },
      ownerReferences: [{ apiVersion: 'apps/v1', kind, name: 'app', controller: true }],
    },
    spec: { nodeName: `node-${String(n).padStart(4, '0')}` },
    status: {
      phase: 'Running',
      conditions: [{ type: 'Ready', status: ready ? 'True' : 'False', lastTransitionTime: since }],
    },
  };
}

/** The group of the only workload of the files. */
export function planned({ head, base, ...rest }: Omit<PlanCase, 'head' | 'base'> & Sides): PlannedGroup {
  const texts = { head: JSON.stringify(head), ...(base ? { base: JSON.stringify(base) } : {}) };
  const { plan } = planOf({ ...texts, ...rest });
  const group = plan.policies[0]?.head?.effect.groups[0];
  if (!group || plan.problems.length > 0)
    throw new Error(`nothing is planned: ${JSON.stringify(plan.problems)}`);
  return group;
}

interface Sides {
  readonly head: object;
  readonly base?: object;
}
