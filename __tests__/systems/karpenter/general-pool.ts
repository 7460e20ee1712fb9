/** A NodePool that keeps its nodes and lets one go at a time, with more in its template. */
export function generalPool({
  metadata,
  ...spec
}: { readonly metadata?: object; readonly [field: string]: unknown } = {}): object {
  return {
    apiVersion: 'karpenter.sh/v1',
    kind: 'NodePool',
    metadata: { name: 'general' },
    spec: {
      disruption: { consolidateAfter: '1h', budgets: [{ nodes: '1' }] },
      template: {
        ...(metadata === undefined ? {} : { metadata }),
        spec: {
          nodeClassRef: { group: 'karpenter.k8s.aws', kind: 'EC2NodeClass', name: 'default' },
          requirements: [],
          ...spec,
        },
      },
    },
  };
}
