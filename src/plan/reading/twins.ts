import { canonicalJson } from '../../manifest/canonical.js';
import { duplicates } from '../../manifest/duplicates.js';
import { groupedBy } from '../../manifest/grouped.js';
import type { Manifest } from '../../manifest/manifest.js';
import { groupOf } from '../../manifest/manifest.js';
import type { Problem } from '../../manifest/problem.js';

/** Kinds of no namespace by which planned objects go, whatever namespace somebody writes into one. */
const WITHOUT_NAMESPACE: ReadonlySet<string> = new Set([
  'rbac.authorization.k8s.io ClusterRole',
  'rbac.authorization.k8s.io ClusterRoleBinding',
  'scheduling.k8s.io PriorityClass',
  'node.k8s.io RuntimeClass',
  'admissionregistration.k8s.io ValidatingWebhookConfiguration',
  'admissionregistration.k8s.io MutatingWebhookConfiguration',
]);

/**
 * An error for each object without a namespace that the change puts beside another one of its name with another text: which of the two the
 * cluster gets depends on the order of the files. Those that stand so on both sides are none of its doing.
 */
export function newTwins(before: readonly Manifest[] | null, after: readonly Manifest[]): Problem[] {
  if (before === null) return [];
  const [was, is] = [twinsIn(before), twinsIn(after)];
  return [...is].flatMap(([identity, twins]) =>
    textsOf(was.get(identity) ?? []) === textsOf(twins)
      ? []
      : duplicates(twins.map((one) => ({ ...one, namespace: null }))),
  );
}

/** Objects of one name that differ, by what they are to the cluster. */
function twinsIn(manifests: readonly Manifest[]): ReadonlyMap<string, readonly Manifest[]> {
  const all = groupedBy(manifests, (one) =>
    isWithoutNamespace(one) ? JSON.stringify([groupOf(one.apiVersion), one.kind, one.name]) : undefined,
  );
  return new Map(
    [...all].filter(([, list]) => new Set(list.map(({ object }) => canonicalJson(object))).size > 1),
  );
}

function isWithoutNamespace({ apiVersion, kind }: Manifest): boolean {
  const group = groupOf(apiVersion);
  return (
    WITHOUT_NAMESPACE.has(`${group} ${kind}`) ||
    (group.startsWith('karpenter.') && kind.endsWith('NodeClass'))
  );
}

function textsOf(manifests: readonly Manifest[]): string {
  return manifests
    .map(({ object }) => canonicalJson(object))
    .toSorted()
    .join('\n');
}
