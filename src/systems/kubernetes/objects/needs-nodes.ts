import type { Manifest } from '../../../manifest/manifest.js';
import { podTemplateOf } from './template.js';
import { asksOfNodes } from '../simulation/places/places-for-pods.js';

/**
 * A DaemonSet runs on nodes, and a Deployment that asks something of nodes may find no place for its surge. Replicas of others,
 * and of StatefulSets, and disruption budgets are planned by their pods.
 */
export function needsNodes({ kind, object }: Manifest): boolean {
  if (kind === 'DaemonSet') return true;
  return kind === 'Deployment' && asksOfNodes(podTemplateOf({ object }));
}
