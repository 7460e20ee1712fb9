type Plain = Record<string, unknown>;

export interface CrdParts {
  readonly group?: string;
  readonly kind?: string;
  readonly plural?: string;
  readonly scope?: 'Cluster' | 'Namespaced';
  /** By the name of each version that is served, in order; the first is stored. */
  readonly versions: Readonly<Record<string, unknown>>;
  /** Versions of which it knows and that it serves no more. */
  readonly unserved?: readonly string[];
}

/** A definition as `kubectl get crd -o json` prints it; NodePool where nothing else is said. */
export function crd(parts: CrdParts): Plain {
  const { group = 'karpenter.sh', kind = 'NodePool', scope = 'Cluster', versions, unserved = [] } = parts;
  const plural = parts.plural ?? `${kind.toLowerCase()}s`;
  const version = (name: string, schema: unknown, served: boolean, index: number): Plain => ({
    name,
    served,
    storage: index === 0,
    schema: { openAPIV3Schema: schema },
    subresources: { status: {} },
    additionalPrinterColumns: [{ jsonPath: '.status.nodes', name: 'Nodes', type: 'string' }],
  });
  const names = [...Object.keys(versions), ...unserved];
  return {
    apiVersion: 'apiextensions.k8s.io/v1',
    kind: 'CustomResourceDefinition',
    metadata: {
      annotations: { 'controller-gen.kubebuilder.io/version': 'v0.19.0', note: 'kubectl apply said s3cret' },
      creationTimestamp: '2026-01-01T00:00:00Z',
      name: `${plural}.${group}`,
      uid: 'c0ffee',
    },
    spec: {
      conversion: {
        strategy: 'None',
        webhook: { clientConfig: { caBundle: 'czNjcmV0', service: { name: 'hook', namespace: 's3cret' } } },
      },
      group,
      names: { kind, listKind: `${kind}List`, plural, singular: kind.toLowerCase() },
      scope,
      versions: names.map((name, i) =>
        version(name, versions[name] ?? { type: 'object' }, !unserved.includes(name), i),
      ),
    },
    status: { acceptedNames: { kind, plural }, storedVersions: ['v1'] },
  };
}
