import type { Report } from '../../../src/plan/finding.js';
import type { PlannedPolicy } from '../../../src/plan/model.js';
import { nodeList, parseFleet } from '../../fleet.js';
import { planOf } from '../../plan-of.js';

export const NEW = 'nodewright.nvidia.com/v1alpha1';
export const OLD = 'skyhook.nvidia.com/v1alpha1';
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

export function policyOf(report: Report, name: string): PlannedPolicy {
  const found = report.plan.head.policies.find(({ ref }) => ref.name === name);
  if (!found) throw new Error(`no policy ${name}`);
  return found;
}

export function sizes(report: Report, name = 'tuning'): number[] {
  return policyOf(report, name).effect.groups.flatMap((group) => group.batches.map((batch) => batch.size));
}

export function rules(report: Report): string[] {
  return report.findings.filter(({ status }) => status !== 'fixed').map(({ rule }) => rule);
}

/** Plans an edit of the package over ten nodes. */
export function edited(before: string, after: string, version: string): Report {
  const group = Number(version.slice(2)) >= 18 ? NEW : OLD;
  const base = policy({ group }) + main({ group, packages: before });
  const head = policy({ group }) + main({ group, packages: after });
  return planOf({ base, head, snapshot: fleet('10 nodes'), config: configured(version) });
}

export const VERSIONS = ['0.14', '0.15', '0.16', '0.17', '0.18', '0.19', '0.20'];
export const at = (version: string, more = ''): string =>
  `tune: { version: ${version}, image: example.com/tune${more} }`;
