const API = 'nodewright.nvidia.com/v1alpha1';

export const CAREFUL = '{fixed: {initialBatch: 1, failureThreshold: 1, safetyLimit: 100}}';

export interface CompartmentText {
  readonly name: string;
  /** A selector in flow style; null = left out. */
  readonly selector: string | null;
  readonly budget?: string;
  readonly strategy?: string;
}

export interface PolicyText {
  readonly budget?: string;
  readonly strategy?: string;
  readonly compartments?: readonly CompartmentText[];
  readonly spec?: string;
}

/** A DeploymentPolicy named gpu; a count of 1 and one careful node at a time where nothing else is said. */
export function policy({
  budget = '{count: 1}',
  strategy = CAREFUL,
  compartments = [],
  spec = '',
}: PolicyText = {}): string {
  const lines = compartments.map(
    (compartment) =>
      `    - name: ${compartment.name}\n` +
      (compartment.selector === null ? '' : `      selector: ${compartment.selector}\n`) +
      `      budget: ${compartment.budget ?? '{count: 1}'}\n      strategy: ${compartment.strategy ?? CAREFUL}\n`,
  );
  return (
    `---\napiVersion: ${API}\nkind: DeploymentPolicy\nmetadata: {name: gpu}\nspec:\n` +
    `  default: {budget: ${budget}, strategy: ${strategy}}\n` +
    (lines.length > 0 ? `  compartments:\n${lines.join('')}` : '') +
    spec
  );
}

/** A NodeWright that names the policy gpu, for nodes with gpu=true where nothing else is said. */
export function roller(
  spec = '  deploymentPolicy: gpu\n',
  {
    name = 'tuning',
    selector = '{matchLabels: {gpu: "true"}}',
  }: { name?: string; selector?: string | null } = {},
): string {
  return (
    `---\napiVersion: ${API}\nkind: NodeWright\nmetadata: {name: ${name}}\nspec:\n${spec}` +
    (selector === null ? '' : `  nodeSelectors: ${selector}\n`) +
    '  packages: {tune: {version: 1.0.0, image: ghcr.io/example/tune}}\n'
  );
}

/** A NodeWright as the cluster has it, with the status of each node. */
export function live(spec: object, nodeStatus: Readonly<Record<string, string>>): object {
  return {
    apiVersion: API,
    kind: 'NodeWright',
    metadata: { name: 'tuning' },
    spec: {
      deploymentPolicy: 'gpu',
      nodeSelectors: { matchLabels: { gpu: 'true' } },
      packages: { tune: { name: 'tune', version: '1.0.0', image: 'ghcr.io/example/tune' } },
      ...spec,
    },
    status: { status: 'in_progress', nodeStatus },
  };
}
