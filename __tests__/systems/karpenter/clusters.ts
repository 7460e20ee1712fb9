import type { PlannedGroup, PolicyDiff } from '../../../src/plan/model.js';
import { planOf } from '../../plan-of.js';

export const AT = '2026-11-24T08:00:00Z';

export interface Shape {
  readonly claim?: object;
  readonly annotations?: Record<string, string>;
  readonly labels?: Record<string, string>;
  readonly createdAt?: string;
  readonly ready?: boolean;
}

/** Nodes a, b, c, ... of the pool "general", each with its NodeClaim; `rest` are other objects of the cluster. */
export function cluster(shapes: readonly Shape[], rest: readonly object[] = []): object {
  const items = shapes.flatMap(({ claim, annotations, labels, createdAt, ready }, i) => {
    const name = String.fromCharCode(97 + i);
    const metadata = {
      name,
      labels: { 'karpenter.sh/nodepool': 'general', 'karpenter.sh/initialized': 'true', ...labels },
      creationTimestamp: createdAt ?? '2026-11-20T00:00:00Z',
    };
    const status = { conditions: [{ type: 'Ready', status: ready === false ? 'False' : 'True' }] };
    return [
      { apiVersion: 'v1', kind: 'Node', metadata: { ...metadata, annotations: annotations ?? {} }, status },
      {
        apiVersion: 'karpenter.sh/v1',
        kind: 'NodeClaim',
        metadata: { ...metadata, name: `claim-${name}` },
        spec: { expireAfter: '720h' },
        status: { nodeName: name },
        ...claim,
      },
    ];
  });
  return { apiVersion: 'v1', kind: 'List', items: [...items, ...rest] };
}

export function pool({
  team = 'a',
  spec = '',
  template = '',
  api = 'v1',
  name = 'general',
  requirements = '[]',
} = {}) {
  return `apiVersion: karpenter.sh/${api}
kind: NodePool
metadata: {name: ${name}}
spec:
  ${spec || 'disruption: {consolidateAfter: 1h, budgets: [{nodes: "1"}]}'}
  template:
    metadata: {labels: {team: ${team}}}
    spec:
      nodeClassRef: {group: karpenter.k8s.aws, kind: EC2NodeClass, name: default}
      requirements: ${requirements}
      ${template}
`;
}

export const FOUR = cluster([{}, {}, {}, {}]);

export function diffOf(
  head: string,
  base: string | null,
  snapshot: object = FOUR,
  config?: string,
): PolicyDiff | undefined {
  const { plan } = planOf({ head, base, snapshot, at: AT, ...(config === undefined ? {} : { config }) });
  return plan.policies.find(({ ref }) => ref.name === 'general') ?? plan.policies[0];
}

export function groupsOf(
  head: string,
  base: string | null,
  snapshot: object = FOUR,
): readonly PlannedGroup[] {
  return diffOf(head, base, snapshot)?.head?.effect.groups ?? [];
}

export function problems(head: string, config?: string): string[] {
  const { plan } = planOf({ head, snapshot: FOUR, at: AT, ...(config === undefined ? {} : { config }) });
  return plan.problems.map(({ severity, code }) => `${severity} ${code}`);
}
