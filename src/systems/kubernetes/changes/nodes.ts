import { fix } from '../../../text/fix.js';
import { count, fewNames, NO_TEXT, type Text, text, verbFor } from '../../../text/text.js';
import type { Leaving } from '../../system.js';
import type { DaemonSetSpec } from '../controller/daemonset.js';
import { type DaemonNode, nodeFit } from '../controller/node-fit.js';
import type { LiveWorkload } from '../objects/live.js';
import { daemonSetSpecOf, isSet } from '../objects/spec.js';
import { hasHadPod } from '../rollout/start.js';
import type { WorkloadInput } from '../rollout/workload.js';

/** Nodes on which an edited pod template lets a DaemonSet run, or no longer. */
interface NodeChanges {
  /** Get their first pod. */
  readonly joining: ReadonlySet<string>;
  /** Had its pod and may no longer have it. */
  readonly leaves: Leaving | undefined;
  /** All of it in sentences, each after a blank. */
  readonly says: Text;
}

/**
 * Compares the nodes that fit before and after the change. The first sync creates the pods of nodes that join and deletes those of nodes
 * that leave, before any update. Source: kubernetes 1.28, daemon/daemon_controller.go, podsShouldBeOnNode.
 */
export function nodeChangesOf(
  { object: { manifest, before, live: running }, relation, context: { nodes } }: WorkloadInput,
  { placement }: DaemonSetSpec,
  live: LiveWorkload | null,
): NodeChanges {
  // What base lacks, the cluster may have: then its own template says which nodes have a pod.
  const earlier = before ?? running;
  const was = earlier && daemonSetSpecOf(earlier, '');
  const edited = relation === 'changed' ? was : null;
  const pods = live?.pods ?? [];
  const having = new Set(pods.map(({ slot }) => slot));
  const staying = new Set(pods.flatMap(({ slot, terminating }) => (terminating ? [] : slot)));
  const after = (node: DaemonNode) => nodeFit(node, placement);
  const had = nodes.filter((node) => {
    if (staying.size === 0) return edited !== null && hasHadPod(node, edited);
    return staying.has(node.name) && (!was || nodeFit(node, was.placement).shouldContinue);
  });
  const leaving = namesOf(had.filter((node) => !after(node).shouldContinue));
  const joining = namesOf(
    nodes.filter(
      (node) => edited && after(node).shouldRun && !having.has(node.name) && !hasHadPod(node, edited),
    ),
  );
  const path = ['spec', 'template', 'spec'];
  const field = ['nodeSelector', 'affinity', 'nodeName'].find((one) => isSet(manifest.object, ...path, one));
  const leaves = leaving.length > 0 && {
    targets: leaving.length,
    of: had.length,
    says: text`${nodesText(leaving)} of ${had.length} no longer ${verbFor(leaving.length, 'fits', 'fit')} the pod template: ${verbFor(leaving.length, 'its pod is deleted', 'their pods are deleted')} at once, before any update, regardless of maxUnavailable and disruption budgets.`,
    fix: fix`Remove nodes in steps, and check the workload after each; or keep them until a replacement serves there.`,
    isStep: false,
    place: manifest.placeOf(field === undefined ? path : [...path, field]),
  };
  const joins = text` ${nodesText(joining)} ${verbFor(joining.length, 'joins', 'join')}: the first pod starts there at once, regardless of the limits.`;
  return {
    joining: new Set(joining),
    leaves: leaves || undefined,
    says: text`${joining.length > 0 ? joins : NO_TEXT}${leaves ? text` ${leaves.says}` : NO_TEXT}`,
  };
}

function namesOf(nodes: readonly DaemonNode[]): string[] {
  return nodes.map(({ name }) => name);
}

/** `2 nodes (a, b)`. */
function nodesText(names: readonly string[]): Text {
  return text`${count(names.length, 'node')} (${fewNames('target', names)})`;
}
