import type { Report } from '../../../src/plan/finding.js';
import type { PlannedGroup, PlannedPolicy } from '../../../src/plan/model.js';
import { nodeList, type NodeShape } from '../../../src/cases/fleet.js';
import { planOf } from '../../plan-of.js';

/** A Plan as YAML; `spec` is JSON, which is YAML, and takes the place of what is usual. */
export function planYaml(spec: object = {}, metadata: object = {}): string {
  return JSON.stringify({
    apiVersion: 'upgrade.cattle.io/v1',
    kind: 'Plan',
    metadata: { name: 'agents', namespace: 'system-upgrade', ...metadata },
    spec: { concurrency: 2, version: 'v2', nodeSelector: {}, upgrade: { image: 'example/upgrade' }, ...spec },
  });
}

/** Nodes with the hostname label that kubelets write. */
export function hosts(count: number, change: (i: number) => Partial<NodeShape> = () => ({})): NodeShape[] {
  return Array.from({ length: count }, (_, i) => {
    const { labels = {}, ...rest } = change(i);
    const host = { 'kubernetes.io/hostname': `node-${String(i + 1).padStart(4, '0')}` };
    return { labels: { ...host, ...labels }, ...rest };
  });
}

export interface Planned {
  readonly report: Report;
  readonly policy: PlannedPolicy;
  readonly group: PlannedGroup;
}

export interface Beside {
  readonly base?: string;
  readonly live?: readonly object[];
  readonly config?: string;
}

export function reportOf(
  head: string,
  nodes: readonly NodeShape[],
  { live = [], ...more }: Beside = {},
): Report {
  return planOf({ head, snapshot: nodeList(nodes, live), ...more });
}

/** The first Plan of the head, planned over nodes. */
export function planned(head: string, nodes: readonly NodeShape[], more: Beside = {}): Planned {
  const report = reportOf(head, nodes, more);
  const [policy] = report.plan.head.policies;
  const [group] = policy?.effect.groups ?? [];
  if (!policy || !group) throw new Error('nothing was planned');
  return { report, policy, group };
}
