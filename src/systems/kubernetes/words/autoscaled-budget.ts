import { counted } from '../../../manifest/words/plural.js';
import { visible } from '../../../manifest/words/visible.js';
import { namespaceOf } from '../../../manifest/manifest.js';
import type { Unshown } from '../../system.js';
import { integerOf, objectOf } from '../admission/defaults.js';
import { selects } from '../controller/labels.js';
import { desiredHealthy } from '../controller/workload-budgets.js';
import type { Autoscalers } from '../objects/autoscalers.js';
import { budgetOf } from '../objects/disruption.js';
import type { KubernetesObject } from '../objects/objects.js';
import { podTemplateOf, templateLabels } from '../objects/template.js';

/** What is known of the workloads of one side. */
interface Around {
  /** Workloads of the files. */
  readonly own: readonly KubernetesObject[];
  readonly autoscalers: Autoscalers;
  /** How many pods the budget counts now. */
  readonly expectedPods: number;
}

/**
 * A budget that lets a pod go now and none where an autoscaler has scaled down as far as it may: in the hours with the least load, in
 * which nodes are drained, its drains never end. Source: kubernetes 1.28, disruption.go, getExpectedPodCount;
 * XenitAB/gatekeeper-library#79.
 */
export function closedAtMinimum(
  budget: KubernetesObject,
  { own, autoscalers, expectedPods }: Around,
): Unshown | null {
  const { manifest } = budget;
  const { ask, namespace, selector } = budgetOf(manifest);
  if (ask.field !== 'minAvailable' || selector === null) return null;
  const covered = own.filter(
    (object) =>
      object.kind !== 'DaemonSet' &&
      namespaceOf(object.manifest) === namespace &&
      selects(selector, templateLabels(podTemplateOf(object.manifest))),
  );
  const scaled = covered.flatMap((object) => autoscalers.of(object.manifest) ?? []);
  const least = covered.reduce(
    (sum, { manifest: workload }) =>
      sum + (autoscalers.of(workload)?.min ?? integerOf(objectOf(workload.object, 'spec'), 'replicas', 1)),
    0,
  );
  const kept = desiredHealthy(ask, least);
  const [first] = scaled;
  if (!first || least >= expectedPods || least === 0 || kept === null || kept < least) return null;
  return {
    subject: 'closed-at-minimum',
    says: `${visible(first.title)} may scale what it covers down to ${counted(least, 'replica')} (minReplicas), and minAvailable ${ask.value} keeps all of them: then none may be evicted, and a drain of their nodes never ends. The numbers are of the ${counted(expectedPods, 'pod')} that there are now.`,
    fix: 'Write maxUnavailable: 1 in place of minAvailable: it lets one go however many there are.',
    place: manifest.placeOf(['spec', 'minAvailable']),
  };
}
