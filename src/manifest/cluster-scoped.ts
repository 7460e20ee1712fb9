import { groupOf } from './manifest.js';

/** The kinds of every cluster that are in no namespace, by their group: `kubectl api-resources --namespaced=false`, Kubernetes 1.25 to 1.37. */
const KINDS: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries({
    '': ['Namespace', 'Node', 'PersistentVolume'],
    'admissionregistration.k8s.io': [
      ...['MutatingWebhookConfiguration', 'ValidatingWebhookConfiguration'],
      ...['MutatingAdmissionPolicy', 'MutatingAdmissionPolicyBinding'],
      ...['ValidatingAdmissionPolicy', 'ValidatingAdmissionPolicyBinding'],
    ],
    'apiextensions.k8s.io': ['CustomResourceDefinition'],
    'apiregistration.k8s.io': ['APIService'],
    'certificates.k8s.io': ['CertificateSigningRequest', 'ClusterTrustBundle'],
    'flowcontrol.apiserver.k8s.io': ['FlowSchema', 'PriorityLevelConfiguration'],
    'networking.k8s.io': ['IngressClass', 'IPAddress', 'ServiceCIDR'],
    'node.k8s.io': ['RuntimeClass'],
    'rbac.authorization.k8s.io': ['ClusterRole', 'ClusterRoleBinding'],
    'resource.k8s.io': ['DeviceClass', 'ResourceSlice'],
    'scheduling.k8s.io': ['PriorityClass'],
    'storage.k8s.io': ['CSIDriver', 'CSINode', 'StorageClass', 'VolumeAttachment', 'VolumeAttributesClass'],
  }),
);

/**
 * True for a kind that is in no namespace in any cluster that knows it: two of one name are the same object, whatever namespace they
 * write. Every provider of Karpenter has a NodeClass of its own, in a group of its own.
 */
export function isInNoNamespace(apiVersion: string, kind: string): boolean {
  return KINDS.get(groupOf(apiVersion))?.includes(kind) === true || isNodeClass(kind);
}

/** True for what a NodePool of some provider names. */
export function isNodeClass(kind: string): boolean {
  return kind.endsWith('NodeClass');
}
