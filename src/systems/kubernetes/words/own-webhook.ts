import { fieldAt, itemsIn, labelsIn, textIn } from '../../../manifest/fields.js';
import { ofKind, ofKindIn } from '../../../manifest/lookup/of-kind.js';
import { groupOf, type Json, type Manifest, namespaceOf } from '../../../manifest/manifest.js';
import { compileSelector, selects } from '../../../manifest/values/selector.js';
import { titleOf, visible } from '../../../manifest/words/visible.js';
import type { ResolveInput } from '../../system.js';
import { podTemplateOf } from '../objects/template.js';
import type { Lost } from '../simulation/machine.js';

const KINDS = ['ValidatingWebhookConfiguration', 'MutatingWebhookConfiguration'] as const;

/**
 * Why no new pod is made where the rollout takes the last old one first, and a webhook that has to answer for each new pod is served by just these:
 * nobody answers any more. Judged where the files hold the webhook and its Service, and nothing excepts the pods. Source: kubernetes.io, Dynamic
 * Admission Control, "Avoiding deadlocks in self-hosted webhooks"; gke-labs/pod-migration#16, kubernetes/kubernetes#109964.
 */
export function ownWebhook(
  workload: Manifest,
  { neighbours = [] }: Pick<ResolveInput, 'neighbours'>,
): Lost | null {
  if (!takesLastFirst(workload)) return null;
  const labels = labelsIn(fieldAt(podTemplateOf(workload), 'metadata'), 'labels');
  for (const kind of KINDS)
    for (const configuration of ofKind(neighbours, kind)) {
      if (groupOf(configuration.apiVersion) !== 'admissionregistration.k8s.io') continue;
      for (const webhook of itemsIn(configuration.object, 'webhooks')) {
        if (!asksForPods(webhook) || !isServedBy(webhook, workload, labels, neighbours)) continue;
        if (isExcepted(webhook, workload, labels, neighbours)) continue;
        return {
          why: `no new pod is made: ${titleOf(configuration)} (${visible(textIn(webhook, 'name') ?? '')}, failurePolicy Fail) has to answer for each, its own pods are the ones that do, and the rollout takes the last of them first.`,
          fix: `Except the namespace ${visible(namespaceOf(workload))} in its namespaceSelector, or have a new pod ready before an old one goes (maxUnavailable: 0).`,
        };
      }
    }
  return null;
}

/** Recreate, and the only pod of what makes none beside it. */
function takesLastFirst({ kind, object }: Manifest): boolean {
  const spec = object['spec'];
  const isOnly = (fieldAt(spec, 'replicas') ?? 1) === 1;
  if (kind === 'StatefulSet') return isOnly && textIn(fieldAt(spec, 'updateStrategy'), 'type') !== 'OnDelete';
  if (kind !== 'Deployment') return false;
  const strategy = fieldAt(spec, 'strategy');
  const surge = fieldAt(strategy, 'rollingUpdate', 'maxSurge');
  return textIn(strategy, 'type') === 'Recreate' || (isOnly && (surge === 0 || surge === '0%'));
}

/** Fail is the default of v1. */
function asksForPods(webhook: Json): boolean {
  if ((textIn(webhook, 'failurePolicy') ?? 'Fail') !== 'Fail') return false;
  if (itemsIn(webhook, 'matchConditions').length > 0) return false;
  return itemsIn(webhook, 'rules').some((rule) => {
    const has = (list: string, ...any: readonly string[]): boolean =>
      itemsIn(rule, list).some((one) => typeof one === 'string' && any.includes(one));
    return (
      has('apiGroups', '', '*') && has('operations', 'CREATE', '*') && has('resources', 'pods', '*', '*/*')
    );
  });
}

function isServedBy(
  webhook: Json,
  workload: Manifest,
  labels: Readonly<Record<string, string>>,
  files: readonly Manifest[],
): boolean {
  const to = fieldAt(webhook, 'clientConfig', 'service');
  if (textIn(to, 'namespace') !== namespaceOf(workload)) return false;
  return ofKindIn(files, 'Service', namespaceOf(workload)).some((service) => {
    const selector = Object.entries(labelsIn(service.object['spec'], 'selector'));
    return (
      service.name === textIn(to, 'name') &&
      selector.length > 0 &&
      selector.every(([key, value]) => labels[key] === value)
    );
  });
}

/** A label that no file shows of the namespace may except it. */
function isExcepted(
  webhook: Json,
  workload: Manifest,
  labels: Readonly<Record<string, string>>,
  files: readonly Manifest[],
): boolean {
  const own = ofKind(files, 'Namespace').find(({ name }) => name === namespaceOf(workload));
  const known = { 'kubernetes.io/metadata.name': namespaceOf(workload) };
  const namespace = { ...labelsIn(own?.object['metadata'], 'labels'), ...known };
  const [byNamespace, byObject] = ['namespaceSelector', 'objectSelector'].map((name) =>
    compileSelector(fieldAt(webhook, name) ?? {}),
  );
  if (!byNamespace || !byObject || !('selector' in byNamespace) || !('selector' in byObject)) return true;
  const isOpen =
    own === undefined &&
    byNamespace.selector.requirements.some(({ key }) => key !== 'kubernetes.io/metadata.name');
  return isOpen || !selects(byNamespace.selector, namespace) || !selects(byObject.selector, labels);
}
