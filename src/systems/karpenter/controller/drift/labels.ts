/** Other names of well-known labels, which Karpenter translates wherever it compares; the last ones are those of providers. */
const ALIASES: ReadonlyMap<string, string> = new Map([
  ['failure-domain.beta.kubernetes.io/zone', 'topology.kubernetes.io/zone'],
  ['failure-domain.beta.kubernetes.io/region', 'topology.kubernetes.io/region'],
  ['beta.kubernetes.io/arch', 'kubernetes.io/arch'],
  ['beta.kubernetes.io/os', 'kubernetes.io/os'],
  ['beta.kubernetes.io/instance-type', 'node.kubernetes.io/instance-type'],
  // Labels of volumes. Source: aws/karpenter-provider-aws pkg/apis/v1/labels.go; Azure/karpenter-provider-azure pkg/apis/v1beta1/labels.go.
  ['topology.ebs.csi.aws.com/zone', 'topology.kubernetes.io/zone'],
  ['topology.disk.csi.azure.com/zone', 'topology.kubernetes.io/zone'],
]);

/** The name a label key goes by today. Source: kubernetes-sigs/karpenter 2266468, pkg/apis/v1/labels.go, NormalizedLabels. */
export function normalizedKey(key: string): string {
  return ALIASES.get(key) ?? key;
}
