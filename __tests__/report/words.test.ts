import { describe, expect, test } from '@jest/globals';
import { render } from '../../src/report/index.js';
import { nodeList } from '../fleet.js';
import type { PlanCase } from '../plan-of.js';
import { planOf } from '../plan-of.js';

/** Sentences that a reviewer stumbled over, and what stands there instead: one row for each. */
interface Row {
  readonly claim: string;
  readonly given: PlanCase;
  /** In the comment. */
  readonly says: readonly (string | RegExp)[];
  readonly never?: readonly (string | RegExp)[];
}

const ZONE = 'topology.kubernetes.io/zone';

/** Nodes of a Karpenter pool, the first of them not ready. */
function pooled(count: number, sick = 0): object {
  return nodeList(
    Array.from({ length: count }, (_, i) => ({
      labels: {
        'karpenter.sh/nodepool': 'default',
        'karpenter.sh/registered': 'true',
        'karpenter.sh/initialized': 'true',
        [ZONE]: `zone-${'abc'.charAt(i % 3)}`,
      },
      notReady: i < sick,
    })),
  );
}

function pool(budgets: string | null, expireAfter = 'Never'): string {
  return `apiVersion: karpenter.sh/v1
kind: NodePool
metadata: { name: default }
spec:
  template:
    spec:
      expireAfter: ${expireAfter}
      nodeClassRef: { group: karpenter.k8s.aws, kind: EC2NodeClass, name: default }
      requirements: [{ key: kubernetes.io/arch, operator: In, values: [amd64] }]
  disruption: { consolidationPolicy: WhenEmpty, consolidateAfter: 0s${budgets === null ? '' : `, budgets: [${budgets}]`} }
`;
}

function deployment(replicas: number, rollingUpdate: string | null = null): string {
  const strategy =
    rollingUpdate === null
      ? ''
      : `  strategy: { type: RollingUpdate, rollingUpdate: { ${rollingUpdate} } }\n`;
  return `apiVersion: apps/v1
kind: Deployment
metadata: { name: web, namespace: apps }
spec:
  replicas: ${replicas}
  selector: { matchLabels: { app: web } }
${strategy}  template:
    metadata: { labels: { app: web } }
    spec: { containers: [{ name: web, image: "example.com/web:1" }] }
`;
}

function budget(minAvailable: number): string {
  return `---
apiVersion: policy/v1
kind: PodDisruptionBudget
metadata: { name: web, namespace: apps }
spec: { minAvailable: ${minAvailable}, selector: { matchLabels: { app: web } } }
`;
}

function nodeWright(strategy: string, interrupt = ''): string {
  return `apiVersion: skyhook.nvidia.com/v1alpha1
kind: DeploymentPolicy
metadata: { name: gpu }
spec:
  default: { budget: { percent: 25 }, strategy: { ${strategy} } }
---
apiVersion: skyhook.nvidia.com/v1alpha1
kind: Skyhook
metadata: { name: tuning }
spec:
  deploymentPolicy: gpu
  nodeSelectors: { matchLabels: { gpu: "true" } }
  packages: { tuning: { version: 1.0.0, image: example.com/tuning${interrupt} } }
`;
}

const GPU = (count: number): object =>
  nodeList(Array.from({ length: count }, () => ({ labels: { gpu: 'true' } })));

const ROWS: readonly Row[] = [
  {
    claim: 'a value to copy keeps its YAML quotes within one span',
    given: { head: pool('{ nodes: 0 }'), snapshot: pooled(10) },
    says: ['write `nodes: "0"`'],
    never: ['write `0`'],
  },
  {
    claim: 'a pool that is stuck has no peak and no loss in its title, and the fix counts what holds it',
    given: { head: pool(null), snapshot: pooled(20, 3) },
    says: [
      /^### .*The rollout is stuck: it starts none of 20 nodes/m,
      /3 nodes that are not ready or leaving already \(`node-0001`, `node-0002` and `node-0003`\)/,
      'Repair or delete the 3 nodes that are not ready or leaving, or raise the budget above 3.',
    ],
    never: [/^### .*worst loss/m, 'named above'],
  },
  {
    claim: 'a ceiling is what the controller holds to',
    given: { head: deployment(3), snapshot: pooled(3) },
    says: ['- **ceiling** 0 replicas by default'],
    never: ['none written', 'as written'],
  },
  {
    claim: 'a written percentage comes to what the controller makes of it',
    given: { head: deployment(3, 'maxUnavailable: 25%, maxSurge: 25%'), snapshot: pooled(3) },
    says: ['- **ceiling** `25%` = 0 replicas'],
    never: ['enforced: 0'],
  },
  {
    claim: 'nodes that are older than their pool lets them be ask for NodeClaims',
    given: { head: pool(null, '720h'), snapshot: pooled(10) },
    says: ['Add NodeClaims to the snapshot to find out.'],
    never: ['nobody can say', 'another value holds'],
  },
  {
    claim: 'a percentage tells its number now and while replacements are up',
    given: { head: pool('{ nodes: "10%" }'), snapshot: pooled(400) },
    says: [/any reason: 40 nodes all week \(10% can be \d+ while replacements are up\)/],
    never: ['more of them may go than it comes to now'],
  },
  {
    claim: 'where no budget is active none is said to allow anything',
    given: { head: pool('{ nodes: "1", schedule: "0 0 * * *", duration: 1h }'), snapshot: pooled(12) },
    says: ['No budget is active then.', '161 of 168 hours of the week'],
    never: ['The budget allows it'],
  },
  {
    claim: 'a schedule that does not parse closes the pool, whatever the reason',
    given: {
      head: pool('{ nodes: "0", schedule: "0 0 * * sat-sun", duration: 1h }'),
      snapshot: pooled(10),
    },
    says: ['Karpenter disrupts none of its 10 nodes, whatever the reason, until the schedule is corrected'],
    never: ['for no reason and at no time'],
  },
  {
    claim: 'minutes of every hour are told as such',
    given: { head: pool('{ nodes: "0", schedule: "0 * * * *", duration: 15m }'), snapshot: pooled(11) },
    says: ['minutes :15 to :59 of every hour UTC'],
    never: ['every 1 h for 15 min'],
  },
  {
    claim: 'the batches that a failure stops are numbered, and so are those that it does not',
    given: {
      head: nodeWright('fixed: { initialBatch: 2, failureThreshold: 1 }'),
      snapshot: GPU(10),
    },
    says: [/the first failed batch stops it up to batch \d; from batch \d on \(\d nodes\) only a node that/],
    never: ['where only a node that stays failed does'],
  },
  {
    claim: 'without a threshold it is said what holds a rollout, and what that costs',
    given: { head: nodeWright('fixed: { initialBatch: 2 }'), snapshot: GPU(10) },
    says: ['2 of 10 nodes break if they stay broken, all 10 nodes if each recovers after it has failed'],
  },
  {
    claim: 'a threshold of 0 is refused with what to write',
    given: {
      head: nodeWright('fixed: { initialBatch: 2, failureThreshold: 0 }'),
      snapshot: GPU(10),
    },
    says: ['to stop at the first failure write 1, with safetyLimit: 100'],
  },
  {
    claim: 'an interrupt that reboots is called a reboot',
    given: {
      head: nodeWright('fixed: { initialBatch: 2 }', ', interrupt: { type: reboot }'),
      snapshot: GPU(10),
    },
    says: [/^### .*rebooted/m],
  },
  {
    claim: 'two limits that round to 0 take the only pod',
    given: { head: deployment(1, 'maxUnavailable: 1%, maxSurge: 0%'), snapshot: pooled(3) },
    says: ['then Kubernetes makes maxUnavailable 1 of 1 replica (100%)'],
  },
  {
    claim: 'a version that never gets ready serves from the old pods until a person acts',
    given: { head: deployment(3), snapshot: pooled(3) },
    says: ['serve until a person acts: 3 old pods and 1 new one that is not ready'],
  },
  {
    claim: 'a budget that lets no pod go says so',
    given: { head: deployment(2) + budget(2), snapshot: pooled(3) },
    says: ['can never be evicted: 2 of 2 pods must stay healthy at any time (minAvailable: 2)'],
  },
];

describe('a reviewer reads', () => {
  test.each(ROWS.map((row) => [row.claim, row] as const))('%s', (_, { given, says, never = [] }) => {
    const comment = render(planOf(given), 'markdown');
    for (const one of says) expect(comment).toMatch(one);
    for (const one of never) expect(comment).not.toMatch(one);
  });

  test.each(ROWS.map((row) => [row.claim, row] as const))(
    'nothing new with a change where there is no base, no empty group and no promise of a proposal: %s',
    (_, { given }) => {
      const report = planOf(given);
      for (const text of [render(report, 'markdown'), render(report, 'text')]) {
        expect(text).not.toMatch(/New with this change|\*\*`[^`]*`\*\* 0 |, 0 nodes|can not be judged/);
        if (given.head.includes('kind: Deployment\n')) expect(text).not.toContain('documented');
      }
    },
  );
});
