import { fieldAt, itemsIn, textIn } from '../../manifest/fields.js';
import { LIMITS } from '../../manifest/limits.js';
import { type Manifest, namespaceOf } from '../../manifest/manifest.js';
import { parseDocuments } from '../../manifest/parse.js';

/** The group by which an API server knows a kubelet. */
const KUBELETS = 'system:nodes';

/**
 * True where the change takes the role of nodes out of ConfigMap kube-system/aws-auth: the API server of EKS then refuses the kubelets that
 * come by it. Source: docs.aws.amazon.com/eks, "Grant IAM users access with a ConfigMap"; kubernetes-sigs/aws-iam-authenticator,
 * pkg/mapper/configmap.
 */
export function losesNodeRole(before: Manifest | null, after: Manifest | null): boolean {
  if (before === null || !isNodeRoles(before)) return false;
  const kept = after === null ? [] : nodeRolesIn(after);
  return nodeRolesIn(before).some((role) => !kept.includes(role));
}

/** True for the ConfigMap by which EKS knows the roles of nodes. */
export function isNodeRoles(manifest: Manifest): boolean {
  return (
    manifest.kind === 'ConfigMap' && manifest.name === 'aws-auth' && namespaceOf(manifest) === 'kube-system'
  );
}

function nodeRolesIn({ object, place }: Manifest): string[] {
  const written = textIn(fieldAt(object, 'data'), 'mapRoles');
  if (written === null) return [];
  const roles = parseDocuments(written, place.file, LIMITS).flatMap((list) =>
    Array.isArray(list) ? list : [],
  );
  return roles
    .filter((role) => itemsIn(role, 'groups').includes(KUBELETS))
    .map((role) => textIn(role, 'rolearn') ?? '');
}
