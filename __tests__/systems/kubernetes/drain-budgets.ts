import { nodeList, parseFleet } from '../../fleet.js';
import { planOf } from '../../plan-of.js';
import { factOf } from '../../../src/systems/system.js';

/** A budget of the pods of `web`. */
export function budget(spec: string, name = 'web'): string {
  return `apiVersion: policy/v1
kind: PodDisruptionBudget
metadata: { name: ${name} }
spec: { ${spec}, selector: { matchLabels: { app: web } } }
`;
}

export function workload(kind: string, replicas: number | null): string {
  return `apiVersion: apps/v1
kind: ${kind}
metadata: { name: web }
spec:
${replicas === null ? '' : `  replicas: ${replicas}\n`}  selector: { matchLabels: { app: web } }
  template:
    metadata: { labels: { app: web } }
    spec: { containers: [{ name: web, image: "example.com/web:1" }] }
`;
}

/** Pods of a controller, on one node each. */
export function pods(kind: string, owner: string, ready: readonly boolean[]): object[] {
  return ready.map((isReady, i) => ({
    apiVersion: 'v1',
    kind: 'Pod',
    metadata: {
      name: `${owner}-${i}`,
      namespace: 'default',
      labels: { app: 'web' },
      ownerReferences: [{ apiVersion: 'x/v1', kind, name: owner, controller: true }],
    },
    spec: { nodeName: `node-000${i + 1}` },
    status: { phase: 'Running', conditions: [{ type: 'Ready', status: isReady ? 'True' : 'False' }] },
  }));
}

export function judged(head: string, others: readonly object[] = [], base?: string) {
  const snapshot = nodeList(parseFleet('4 nodes'), others);
  const { plan, findings } = planOf({ head, snapshot, ...(base === undefined ? {} : { base }) });
  expect(plan.problems).toEqual([]);
  const budgets = plan.policies.filter(({ ref }) => ref.kind === 'PodDisruptionBudget');
  return {
    findings: findings.filter(({ rule, status }) => rule === 'drain-deadlock' && status !== 'fixed'),
    notes: budgets.flatMap(({ head: side }) => side?.notes ?? []).join(' '),
    drains: factOf(budgets[0]?.head, 'drain-limit'),
    sameEffect: budgets[0]?.sameEffect,
  };
}

export const docs = (...texts: readonly string[]): string => texts.join('---\n');
