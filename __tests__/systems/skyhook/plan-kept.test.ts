import { render } from '../../../src/report/index.js';
import { planOf } from '../../plan-of.js';
import { configured, fleet, main, NEW, OLD, policy, policyOf, rules, sizes } from './planned.js';

describe('a policy', () => {
  const livePolicy = (name: string): object => ({
    apiVersion: NEW,
    kind: 'DeploymentPolicy',
    metadata: { name },
    spec: { default: { budget: { percent: 100 }, strategy: { linear: { initialBatch: 1 } } } },
  });

  test.each([
    ['in the base', []],
    ['and is live', [livePolicy('limits')]],
  ])(
    'one that the change deletes while an object names it %s stays: the webhook refuses it',
    (_claim, others) => {
      const report = planOf({ base: policy() + main(), head: main(), snapshot: fleet('6 nodes', others) });
      const missing = report.findings.find(({ rule }) => rule === 'reference-missing');
      expect(missing?.message).toContain(
        `DeploymentPolicy "limits" of ${NEW.split('/')[0] ?? ''} is referenced, and is gone from these files.`,
      );
      expect(missing?.message).toContain('The webhook refuses to delete a policy that an object names');
      expect(missing?.remediation).toBe('Keep the object as long as it is referenced.');
      expect(rules(report)).not.toContain('no-progress');
      expect(report.plan.policies.map(({ change }) => change)).toEqual(['unchanged', 'unchanged']);
      expect([sizes(report), policyOf(report, 'tuning').effect.outcome]).toEqual([[1, 2, 3], 'complete']);
    },
  );

  test.each([
    ['is not live, while others are', main(), [livePolicy('others')]],
    ['no object names any more, and one that is new does', main({ name: 'fresh' }), []],
  ])('one that the change deletes and that %s is missing there', (_claim, head, others) => {
    const report = planOf({ base: policy() + main(), head, snapshot: fleet('6 nodes', others) });
    const missing = report.findings.find(({ rule }) => rule === 'reference-missing');
    expect(missing?.message).toContain('does not exist, neither here nor in the snapshot');
    const name = head.includes('fresh') ? 'fresh' : 'tuning';
    expect([sizes(report, name), policyOf(report, name).effect.outcome]).toEqual([[], 'stuck']);
  });

  test('one that the change deletes, and whose users it lets name another, goes', () => {
    const head = policy().replace('limits', 'others') + main().replace('limits', 'others');
    const report = planOf({ base: policy() + main(), head, snapshot: fleet('6 nodes') });
    expect(rules(report)).not.toContain('reference-missing');
    expect(report.plan.head.policies.map(({ ref }) => ref.name)).toEqual(['others', 'tuning']);
  });
});

const COMPLETE = Array.from({ length: 10 }, (_, i) => `node-00${String(i + 1).padStart(2, '0')}`);
const KEEPS = policy({ more: '  resetBatchStateOnCompletion: false' });
/** Complete, and kept from its last rollout: batches of 1, 2 and 3 over six nodes, which the last one follows. */
const live = {
  apiVersion: NEW,
  kind: 'NodeWright',
  metadata: { name: 'tuning' },
  spec: { deploymentPolicy: 'limits', packages: { tune: { version: '1.1.0', image: 'example.com/tune' } } },
  status: {
    status: 'complete',
    nodeStatus: Object.fromEntries(COMPLETE.map((node) => [node, 'complete'])),
    compartmentStatuses: {
      __default__: {
        matched: 10,
        batchState: { currentBatch: 4, completedNodes: 6, lastBatchSize: 3 },
      },
    },
  },
};

describe('the batch state that is kept', () => {
  const says = (others: readonly object[]) => {
    const base = KEEPS.replace('percent: 100', 'percent: 99') + main();
    const report = planOf({ base, head: KEEPS + main(), snapshot: fleet('10 nodes', others) });
    const found = report.findings.find(({ rule }) => rule === 'ramp-not-reset');
    return [sizes(report), found?.message.slice(found.message.indexOf('false: ') + 7)];
  };

  test('of a live object: the finding tells the batches that the plan shows', () => {
    expect(says([live])).toEqual([
      [4, 5, 1],
      'the next rollout, the one shown, starts with a batch of 4 (4, 5, 1) instead of 1.',
    ]);
  });

  test('of none that is known: the finding is of the rollout after the one that is shown', () => {
    expect(says([])).toEqual([
      [1, 2, 3, 4],
      'the rollout after the one shown starts with a batch of 4 (4, 5, 1) instead of 1.',
    ]);
  });
});

describe('nodes that join: what counts as the batch before', () => {
  const pools = '12 nodes pool=a\n8 nodes pool=b';
  test.each([
    ['0.17', OLD, 'the 12 finished nodes count as the batch before'],
    ['0.20', NEW, '4 of the 12 finished nodes count as the batch before'],
  ])('operator %s', (version, group, text) => {
    const base = policy({ group }) + main({ group, more: '  nodeSelectors: { matchLabels: { pool: a } }' });
    const head = policy({ group }) + main({ group });
    const report = planOf({ base, head, snapshot: fleet(pools), config: configured(version) });
    expect(report.findings.find(({ rule }) => rule === 'ramp-not-reset')?.message).toContain(text);
  });
});

describe('batch state that is kept disarms the stop up to 0.19 (nodewright#588)', () => {
  const STOP = 'fixed: { initialBatch: 2, failureThreshold: 1, safetyLimit: 100 }';
  const nodes = Array.from({ length: 10 }, (_, i) => `node-${String(i + 1).padStart(4, '0')}`);
  const one = 'tune: { version: 1.0.0, image: example.com/tune }';
  const live = (group: string, completedNodes: number) => ({
    apiVersion: group,
    kind: group === NEW ? 'NodeWright' : 'Skyhook',
    metadata: { name: 'tuning' },
    spec: { deploymentPolicy: 'limits', packages: { tune: { version: '1.0.0', image: 'example.com/tune' } } },
    status: {
      status: 'complete',
      nodeStatus: Object.fromEntries(nodes.map((node) => [node, 'complete'])),
      nodeState: Object.fromEntries(
        nodes.map((node) => [
          node,
          { 'tune|1.0.0': { name: 'tune', version: '1.0.0', stage: 'config', state: 'complete' } },
        ]),
      ),
      compartmentStatuses: {
        __default__: { matched: 10, batchState: { currentBatch: 5, completedNodes, lastBatchSize: 2 } },
      },
    },
  });
  /** Halfway: 4 of 10 nodes are complete, and the batch state counts one of them as failed. */
  const recovered = (group: string) => ({
    ...live(group, 3),
    status: {
      status: 'in_progress',
      nodeStatus: Object.fromEntries(nodes.map((node, at) => [node, at < 4 ? 'complete' : 'unknown'])),
      nodeState: Object.fromEntries(
        nodes
          .slice(0, 4)
          .map((node) => [
            node,
            { 'tune|1.0.0': { name: 'tune', version: '1.0.0', stage: 'config', state: 'complete' } },
          ]),
      ),
      compartmentStatuses: {
        __default__: {
          matched: 10,
          batchState: { currentBatch: 3, completedNodes: 3, failedNodes: 1, lastBatchSize: 2 },
        },
      },
    },
  });
  const of = (version: string, resets: boolean, completedNodes = 8) => {
    const group = Number(version.slice(2)) >= 18 ? NEW : OLD;
    const limits = policy({ group, strategy: STOP, more: `  resetBatchStateOnCompletion: ${resets}` });
    const report = planOf({
      base: limits + main({ group, packages: one }),
      head: limits + main({ group, packages: `${one}, extra: { version: 1.0.0, image: example.com/extra }` }),
      snapshot: fleet('10 nodes', [live(group, completedNodes)]),
      config: configured(version),
    });
    return report.findings.filter(
      ({ rule, message }) =>
        rule === 'failure-threshold-ineffective' && message.includes('evaluate no batch'),
    );
  };

  test.each(['0.15', '0.17', '0.19'])(
    '%s: no batch is evaluated before 8 nodes are complete again',
    (version) => {
      const [found] = of(version, false);
      expect(found?.message).toContain('the batch state counts 8 complete and 0 failed nodes');
    },
  );

  test.each([
    ['0.15', OLD, 'disarmed', 'counts 0 complete and 1 failed nodes, more than there are'],
    ['0.19', NEW, 'disarmed', 'counts 0 complete and 1 failed nodes, more than there are'],
    ['0.20', NEW, 'first failed batch stops it', undefined],
  ])('%s: a failed node that recovered halfway, with reset on', (version, group, brakes, says) => {
    const limits = policy({ group, strategy: STOP });
    const report = planOf({
      head: limits + main({ group, packages: one }),
      snapshot: fleet('10 nodes', [recovered(group)]),
      config: configured(version),
    });
    const found = report.findings.find(({ evidence }) => evidence['cause'] === 'state');
    if (says === undefined) expect(found).toBeUndefined();
    else expect(found?.message).toContain(says);
    expect(render(report, 'markdown')).toContain(brakes);
  });

  test('0.20 corrects its state, and a state that is empty disarms nothing', () => {
    expect(of('0.20', false)).toEqual([]);
    expect(of('0.17', true, 0)).toEqual([]);
    expect(of('0.17', false, 0)).toEqual([]);
  });
});
