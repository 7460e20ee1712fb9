import { isObject, type Json, type JsonObject } from '../src/manifest/manifest.js';
import type { RolloutNode } from '../src/systems/skyhook/controller/assignment.js';

export const list = (value: Json | undefined): JsonObject[] =>
  Array.isArray(value) ? value.filter(isObject) : [];
export const object = (value: Json | undefined): JsonObject => (isObject(value) ? value : {});

/** A text of a vector; '' where there is none. */
export function text(value: Json | undefined): string {
  return typeof value === 'string' ? value : '';
}

/** Nodes as the vectors write them; a cordon brings its taint along. */
export function nodesOf(value: Json | undefined): RolloutNode[] {
  return list(value).map((node) => {
    const cordon = { key: 'node.kubernetes.io/unschedulable', value: '', effect: 'NoSchedule' };
    return {
      name: text(node['name']),
      labels: object(node['labels']) as Record<string, string>,
      taints: [
        ...list(node['taints']).map((taint) => ({
          key: text(taint['key']),
          value: text(taint['value']),
          effect: text(taint['effect']),
        })),
        ...(node['unschedulable'] === true ? [cordon] : []),
      ],
      annotations: {},
      createdAt: Date.parse(text(node['creationTimestamp'])),
    };
  });
}
