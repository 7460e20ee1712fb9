import type { Manifest } from '../../../manifest/manifest.js';
import type { KindSpec } from '../../system.js';
import { podTemplateOf } from './template.js';
import { asksOfNodes } from './pod-affinity.js';

/**
 * A DaemonSet runs on nodes, and a Deployment that asks something of nodes may find no place for its surge. Replicas of others,
 * and of StatefulSets, and disruption budgets are planned by their pods. Old API groups are kinds of this system as well, so that
 * their removal can be said.
 */
export const KINDS: readonly KindSpec[] = [
  workload('Deployment', ({ object }) => asksOfNodes(podTemplateOf({ object }))),
  workload('DaemonSet', () => true),
  workload('StatefulSet', () => false),
  {
    group: 'policy',
    versions: ['v1'],
    kind: 'PodDisruptionBudget',
    isNamespaced: true,
    needsNodes: () => false,
  },
];

function workload(kind: string, needsNodes: (manifest: Manifest) => boolean): KindSpec {
  return {
    group: 'apps',
    formerGroups: ['extensions'],
    versions: ['v1'],
    kind,
    isNamespaced: true,
    needsNodes,
  };
}
