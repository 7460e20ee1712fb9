export const PLACEMENT = 'placement.kubernetes-fleet.io/v1beta1';

interface Shape {
  readonly namespace?: string;
  readonly labels?: Readonly<Record<string, string>>;
}

export function object(
  apiVersion: string,
  kind: string,
  name: string,
  { namespace, labels }: Shape = {},
): object {
  return {
    apiVersion,
    kind,
    metadata: { name, ...(namespace ? { namespace } : {}), ...(labels ? { labels } : {}) },
  };
}

export const NAMESPACE = { group: '', version: 'v1', kind: 'Namespace' };
export const DEPLOYMENT = { group: 'apps', version: 'v1', kind: 'Deployment' };
export const CONFIG_MAP = { group: '', version: 'v1', kind: 'ConfigMap' };
