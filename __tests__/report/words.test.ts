import { render } from '../../src/report/index.js';
import { nodeList } from '../fleet.js';
import { type PlanCase, planOf } from '../plan-of.js';
import {
  GPU,
  RUN,
  WITHOUT_STRATEGY,
  budget,
  daemonPod,
  daemonSet,
  deployment,
  liveDaemonSet,
  nodeWright,
  pool,
  pooled,
} from './words-cases.js';

/** Sentences that a reviewer stumbled over, and what stands there instead: one row for each. */
interface Row {
  readonly claim: string;
  readonly given: PlanCase;
  /** In the comment. */
  readonly says: readonly (string | RegExp)[];
  readonly never?: readonly (string | RegExp)[];
}

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
      /3 nodes that are not ready or leaving already \(`node-0001`, `node-0002` and `node-0003`\)/,
      'Repair or delete `node-0001`, `node-0002` and `node-0003`, or raise the budget above 3.',
    ],
    never: [/^### .*worst loss/m, 'named above'],
  },
  {
    claim: 'a single node that is stuck is not none of 1',
    given: { head: pool(null), snapshot: pooled(1, 1) },
    says: ['its only node is never replaced'],
    never: ['none of its 1 node', 'none of 1 node'],
  },
  {
    claim: 'a pool that is stuck loses nothing by its rollout; nodes that expire are told as such',
    given: { head: pool(null, '8000h'), snapshot: pooled(20, 3) },
    says: [
      '| Nodes broken before the rollout stops (worst case) | 0 of 20 (0%), nothing starts |',
      /^### .*20 of 20 nodes out at once when they expire on/m,
      '- **worst loss** 0 of 20 (0%), nothing starts',
    ],
    never: [/worst case\) \| 20/],
  },
  {
    claim: 'nodes without a zone are a line below',
    given: { head: nodeWright('fixed: { initialBatch: 2 }'), snapshot: GPU(6) },
    says: ['Failure domains are not checked: no node has a label `topology.kubernetes.io/zone`'],
    never: ['can not be judged'],
  },
  {
    claim: 'a fix names what holds a rollout, in few words',
    given: { head: WITHOUT_STRATEGY, snapshot: GPU(20) },
    says: [/\*\*`no-progress`\*\* `head\.yaml:\d+` .*compartment `all` has no strategy/],
    never: ['Remove what holds it', /Remove the cause: [A-Z]/],
  },
  {
    claim: 'a strategy to copy stays in one code span',
    given: { head: WITHOUT_STRATEGY, snapshot: GPU(20) },
    says: ['`fixed: {initialBatch: 1, failureThreshold: 1, safetyLimit: 100}`'],
  },
  {
    claim: 'hours without a limit are told in hours of the week, and when',
    given: { head: pool('{ nodes: "4", schedule: "0 1 * * 1", duration: 4h }'), snapshot: pooled(12) },
    says: [
      'No budget is active for every reason in 164 of 168 hours of the week: Mon 05:00 to the next Mon 01:00 UTC',
    ],
    never: ['of 10,080 minutes'],
  },
  {
    claim: 'a number for two reasons is said to be for both together, and not where the budget never decides',
    given: {
      head: pool('{ nodes: "2", reasons: [Empty, Drifted] }, { nodes: "9", reasons: [Empty, Drifted] }'),
      snapshot: pooled(20),
    },
    says: [
      'the budget of 2 for Empty and Drifted counts Empty and Drifted together: 2 nodes at most in all, not 2 for each',
    ],
    never: ['9 nodes at most in all'],
  },
  {
    claim: 'a pool that is above the limit by itself is told to set a smaller budget',
    given: {
      head: `${nodeWright('fixed: { initialBatch: 4 }')}---\n${pool('{ nodes: "50%" }')}`,
      snapshot: nodeList(
        Array.from({ length: 20 }, () => ({
          labels: {
            gpu: 'true',
            'karpenter.sh/nodepool': 'default',
            'karpenter.sh/registered': 'true',
            'karpenter.sh/initialized': 'true',
          },
        })),
      ),
    },
    says: ['`NodePool/default` is above the limit by itself: set a smaller budget.'],
    never: ['`NodePool/default` is above the limit by itself: make its batches smaller'],
  },
  {
    claim: 'a run that merging does not start has no finish, and its title says so',
    given: {
      head: RUN,
      snapshot: nodeList(Array.from({ length: 2 }, () => ({ isCluster: true, labels: { env: 'prod' } }))),
    },
    says: ['| Finishes | never: nothing starts until a person sets it to Run |'],
  },
  {
    claim: 'a fix asks for less than what is written, never for the same or more',
    given: {
      base: daemonSet(1),
      head: daemonSet(1).replace('agent:1', 'agent:2'),
      snapshot: nodeList(
        Array.from({ length: 3 }, () => ({ labels: {} })),
        [liveDaemonSet(1), ...[0, 1, 2].map((at) => daemonPod(at, at > 0))],
      ),
      config: 'version: 1\nsystems: { kubernetes: { version: 1.28.0 } }',
    },
    says: ['Bring back what is out already; maxUnavailable is low enough.'],
    never: [/Set maxUnavailable: [12]/],
  },
  {
    claim: 'a ceiling is what the controller holds to',
    given: { head: deployment(3), snapshot: pooled(3) },
    says: ['- **ceiling** 0 replicas (default `25%`, rounded down)'],
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
    says: ['161 of 168 hours of the week'],
  },
  {
    claim: 'a schedule that does not parse closes the pool, whatever the reason',
    given: {
      head: pool('{ nodes: "0", schedule: "0 0 * * sat-sun", duration: 1h }'),
      snapshot: pooled(10),
    },
    says: ['Karpenter then disrupts none of its 10 nodes, whatever the reason.'],
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
    given: {
      only: 'failure-threshold-ineffective',
      head: nodeWright('fixed: { initialBatch: 2 }'),
      snapshot: GPU(10),
    },
    says: ['2 of 10 nodes break if they stay in error, all 10 nodes if each recovers'],
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
    says: ['Kubernetes then makes maxUnavailable 1 of 1 replica (100%), so the only one stops'],
  },
  {
    claim:
      'a loss where nothing tells a version that works from one that runs is that of versions that do not start',
    given: { head: deployment(4), snapshot: pooled(3) },
    says: [
      '| Replicas broken before the rollout stops (worst case) | 1 of 4 (25%) if it does not start, until a person acts |',
      'A version that starts and does not work reaches all 4 replicas',
    ],
  },
  {
    claim: 'where a wait tells them apart the loss is that of every bad version',
    given: {
      head: deployment(4).replace('  replicas', '  minReadySeconds: 60\n  replicas'),
      snapshot: pooled(3),
    },
    says: ['- **worst loss** 1 of 4 (25%): a failure holds the rest'],
    never: ['does not start'],
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
    'nothing new with a change where there is no base, and no empty group: %s',
    (_, { given }) => {
      const report = planOf(given);
      for (const text of [render(report, 'markdown'), render(report, 'text')]) {
        if (given.base === undefined) expect(text).not.toContain('New with this change');
        expect(text).not.toMatch(/\*\*`[^`]*`\*\* 0 |, 0 nodes|can not be judged/);
      }
    },
  );
});
