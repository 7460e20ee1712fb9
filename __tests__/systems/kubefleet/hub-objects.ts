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
