import type { Values } from '../tried.js';
import { type Parts, PROBE } from './pods.js';

export const OLD = { container: { image: 'web:1' } };
export const SPREAD = {
  maxSkew: 1,
  topologyKey: 'topology.kubernetes.io/zone',
  whenUnsatisfiable: 'DoNotSchedule',
  labelSelector: { matchLabels: { app: 'web' } },
};
export const STARTS_LATE = {
  container: { startupProbe: { ...PROBE, failureThreshold: 90, periodSeconds: 10 } },
};
export const stateful = (spec: Values): Parts => ({ kind: 'StatefulSet', spec });
export const scaler = (spec: Values): object => ({
  apiVersion: 'autoscaling/v2',
  kind: 'HorizontalPodAutoscaler',
  metadata: { name: 'web', namespace: 'shop' },
  spec: {
    scaleTargetRef: { apiVersion: 'apps/v1', kind: 'Deployment', name: 'web' },
    minReplicas: 4,
    maxReplicas: 12,
    ...spec,
  },
});
export const cpu = (averageUtilization: number): Values => ({
  metrics: [
    { type: 'Resource', resource: { name: 'cpu', target: { type: 'Utilization', averageUtilization } } },
  ],
});
export const slowly = (value: number): Values => ({
  behavior: { scaleDown: { policies: [{ type: 'Pods', value, periodSeconds: 60 }] } },
});
export const budget = (spec: Values): object => ({
  apiVersion: 'policy/v1',
  kind: 'PodDisruptionBudget',
  metadata: { name: 'web', namespace: 'shop' },
  spec: { selector: { matchLabels: { app: 'web' } }, ...spec },
});
export const lonePod = (labels: Values): object => ({
  apiVersion: 'v1',
  kind: 'Pod',
  metadata: { name: 'alone', namespace: 'shop', labels },
  spec: { containers: [{ name: 'web', image: 'web:1' }] },
});
export const urgent = (more: Values): object => ({
  apiVersion: 'scheduling.k8s.io/v1',
  kind: 'PriorityClass',
  metadata: { name: 'urgent' },
  value: 1000,
  ...more,
});
export const runtime = (name: string, zone: string): object => ({
  apiVersion: 'node.k8s.io/v1',
  kind: 'RuntimeClass',
  metadata: { name },
  handler: 'kata',
  scheduling: { nodeSelector: { zone } },
});
export const settings = (value: string): object => ({
  apiVersion: 'v1',
  kind: 'ConfigMap',
  metadata: { name: 'settings', namespace: 'shop' },
  data: { level: value },
});
export const TWO = {
  replicas: 12,
  minReadySeconds: 60,
  updateStrategy: { rollingUpdate: { maxUnavailable: 2 } },
};
export const READS = { envFrom: [{ configMapRef: { name: 'settings' } }] };
