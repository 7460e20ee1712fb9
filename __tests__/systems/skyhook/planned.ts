import { nodeList, parseFleet } from '../../../src/cases/fleet.js';

export const NEW = 'nodewright.nvidia.com/v1alpha1';
export const LINEAR = 'linear: { initialBatch: 1, delta: 1 }';

export interface Shape {
  readonly group?: string;
  readonly kind?: string;
  readonly name?: string;
  readonly packages?: string;
  readonly more?: string;
  readonly metadata?: string;
}

/** A NodeWright (or, in the old group, a Skyhook) as text. */
export function main({
  group = NEW,
  name = 'tuning',
  packages,
  more = '',
  metadata = '',
}: Shape = {}): string {
  return `---
apiVersion: ${group}
kind: ${group === NEW ? 'NodeWright' : 'Skyhook'}
metadata: { name: ${name}${metadata} }
spec:
  deploymentPolicy: limits
  packages: { ${packages ?? 'tune: { version: 1.1.0, image: example.com/tune }'} }
${more}
`;
}

export function policy({ group = NEW, more = '', strategy = LINEAR } = {}): string {
  return `---
apiVersion: ${group}
kind: DeploymentPolicy
metadata: { name: limits }
spec:
  default: { budget: { percent: 100 }, strategy: { ${strategy} } }
${more}
`;
}

export const configured = (version: string): string =>
  `version: 1\nsystems: { skyhook: { version: "${version}" } }\n`;
export const fleet = (text: string, others: readonly object[] = []): object =>
  nodeList(parseFleet(text), others);

export const at = (version: string, more = ''): string =>
  `tune: { version: ${version}, image: example.com/tune${more} }`;
