import { textOf } from '../../plan/measure/world-objects.js';
import { object } from './web-plans.js';

/** What a Deployment, its pods and its container say beside what is usual, and objects beside it. */
export interface Shape {
  readonly spec?: object;
  readonly pod?: object;
  readonly annotations?: object;
  readonly container?: object;
  /** Containers after its own. */
  readonly sidecars?: readonly object[];
  readonly beside?: readonly object[];
}

/** The Deployment, and the objects beside it, as YAML. */
export function files(shape: Shape): string {
  const { spec = {}, pod = {}, container = {}, annotations = {}, sidecars = [], beside = [] } = shape;
  const containers = [{ name: 'web', image: 'example.com/web:1', ...container }, ...sidecars];
  const template = { metadata: { labels: { app: 'web' }, annotations }, spec: { ...pod, containers } };
  return textOf([object('Deployment', { replicas: 4, ...spec, template }), ...beside]);
}

export const KATA = {
  apiVersion: 'node.k8s.io/v1',
  kind: 'RuntimeClass',
  metadata: { name: 'kata' },
  handler: 'kata',
};
export const KATA_POD: Shape = { pod: { runtimeClassName: 'kata' } };
export const FIRST = { pod: { priorityClassName: 'urgent' } };
