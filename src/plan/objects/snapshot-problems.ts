import { titleOf } from '../../manifest/visible.js';
import type { Manifest } from '../../manifest/manifest.js';
import { errorAt, type Problem, warningAt } from '../../manifest/problem.js';
import type { Instant } from '../../rollout/controller.js';
import type { Snapshot } from '../../snapshot/snapshot.js';
import { CLOCKS_APART_MS, createdIn } from '../../snapshot/status.js';
import { claimedAs } from '../../systems/index.js';
import { code, count, few, fewNames, instant, name, text, verbFor } from '../../text/text.js';

const SHOWN = 3;

/** Reports nodes with an announced maintenance of unknown time: no number of the plan counts them. */
export function plannedMaintenance({ nodes }: Snapshot): Problem[] {
  const names = nodes.flatMap((node) => (node.lifecycle?.includes('MaintenancePlanned') ? node.name : []));
  if (names.length === 0) return [];
  const message = text`${count(names.length, 'node')} ${verbFor(names.length, 'has', 'have')} the condition ${code('MaintenancePlanned')} (${fewNames('target', names)}). Its time is not known, and no number counts it.`;
  return [warningAt(null, 'maintenance-planned', message)];
}

/**
 * Reports objects that are created after the planned moment: their order, age and expiry are wrong. A plan for a moment in the past
 * has them by right.
 */
export function notYetCreated({ nodes, objects }: Snapshot, at: Instant): Problem[] {
  const isLater = (created: Instant): boolean => created > at + CLOCKS_APART_MS;
  const late = [
    ...nodes.flatMap((node) => (isLater(node.createdAt) ? name('target', `Node ${node.name}`) : [])),
    ...objects.flatMap((one) => (isLater(createdIn(one.object) ?? 0) ? name('object', titleOf(one)) : [])),
  ];
  if (late.length === 0) return [];
  const message = text`${count(late.length, 'object')} of the snapshot ${verbFor(late.length, 'was', 'were')} created after the planned moment, ${instant(at)} (${few(late, SHOWN)}): the order of nodes and their expiry are wrong. Plan for a later moment (${code('--at')}), or take the snapshot again.`;
  return [warningAt(null, 'not-yet-created', message)];
}

/** Reports a policy for nodes over a snapshot without nodes. */
export function noNodes(
  manifests: readonly Manifest[],
  { nodes }: Snapshot,
  problems: readonly Problem[],
): Problem[] {
  const isReported = problems.some(({ severity }) => severity === 'error');
  const needsNodes = (manifest: Manifest): boolean => {
    const claimed = claimedAs(manifest);
    return claimed !== null && (claimed.spec.needsNodes?.(manifest) ?? true);
  };
  if (nodes.length > 0 || isReported || !manifests.some(needsNodes)) return [];
  const message = text`The snapshot holds no nodes. Take it with ${code('kubectl get nodes -o json')}.`;
  return [errorAt(null, 'no-nodes', message)];
}
