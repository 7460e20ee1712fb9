import type { Json } from '../src/manifest/manifest.js';
import type { RolloutNode } from '../src/systems/skyhook/controller/assignment.js';
import { object, objects, objectsOf, text } from './read.js';

/** Nodes as the vectors write them; a cordon brings its taint along. */
export function nodesOf(value: Json | undefined): RolloutNode[] {
  return objectsOf(value).map((node) => {
    const cordon = { key: 'node.kubernetes.io/unschedulable', value: '', effect: 'NoSchedule' };
    return {
      name: text(node, 'name'),
      labels: object(node, 'labels') as Record<string, string>,
      taints: [
        ...objects(node, 'taints').map((taint) => ({
          key: text(taint, 'key'),
          value: text(taint, 'value'),
          effect: text(taint, 'effect'),
        })),
        ...(node['unschedulable'] === true ? [cordon] : []),
      ],
      annotations: {},
      createdAt: Date.parse(text(node, 'creationTimestamp')),
    };
  });
}
