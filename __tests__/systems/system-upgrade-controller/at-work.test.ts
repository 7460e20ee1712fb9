import { plain } from '../../plain.js';
import { stringify } from 'yaml';
import type { Finding, Report } from '../../../src/plan/finding.js';
import { hosts, planned, planYaml, reportOf } from './plans.js';

const AT_WORK = ['node-0002', 'node-0003'];

/** The Plan of `planYaml` as the cluster has it, at work on two nodes. */
function live({ spec = {}, metadata = {}, applying = AT_WORK, reason = 'SyncJob' }: Live = {}): object {
  const plan = JSON.parse(
    planYaml(spec, { creationTimestamp: '2026-01-01T00:00:00Z', ...metadata }),
  ) as object;
  const conditions = [{ type: 'Complete', status: 'False', reason }];
  return { ...plan, status: { latestVersion: 'v2', applying, conditions } };
}

interface Live {
  readonly spec?: object;
  readonly metadata?: object;
  readonly applying?: readonly string[];
  readonly reason?: string;
}

/** Findings of one rule for an edit from one Plan to another. */
function found(rule: string, base: string, head: string, status: Live = {}): Finding[] {
  const { findings } = reportOf(head, hosts(6), { base, live: [live(status)] });
  return findings.filter((one) => one.rule === rule && one.status !== 'fixed');
}

describe('an edit while nodes are at work', () => {
  // rancher/wrangler pkg/apply, reconcileJob; pkg/upgrade/job/job.go, New, which copies labels and annotations.
  test.each<[string, { spec?: object; metadata?: object }, RegExp | null]>([
    [
      'another argument deletes the Jobs and makes them again',
      { spec: { upgrade: { image: 'example/upgrade', args: ['-x'] } } },
      /the edit changes the pod template/,
    ],
    ['so does a drain that is written', { spec: { drain: { force: true } } }, /changes the pod template/],
    ['so does a label of the Plan', { metadata: { labels: { team: 'b' } } }, /copied to its pods/],
    [
      'so does an annotation of a delivery tool',
      { metadata: { annotations: { 'argocd.argoproj.io/tracking-id': 'x' } } },
      /copied to its pods/,
    ],
    ['so does another version', { spec: { version: 'v3' } }, /the hash of the Plan changes/],
    [
      'an annotation of the controller is not copied',
      { metadata: { annotations: { 'upgrade.cattle.io/note': 'x' } } },
      null,
    ],
    ['nor is one of kubectl', { metadata: { annotations: { 'kubectl.kubernetes.io/note': 'x' } } }, null],
    ['concurrency is not of the pods', { spec: { concurrency: 1 } }, null],
    [
      'nor is the window',
      { spec: { window: { days: ['monday'], startTime: '00:00', endTime: '23:59' } } },
      null,
    ],
  ])('%s', (_claim, { spec = {}, metadata = {} }, says) => {
    const jobs = found('abandoned-midway', planYaml(), planYaml(spec, metadata));
    expect(jobs.map(({ severity }) => severity)).toEqual(says === null ? [] : ['warning']);
    if (says !== null)
      expect(jobs[0]?.message).toMatch(
        /2 running Jobs \(node-0002 and node-0003\) are deleted and recreated/,
      );
    if (says !== null) expect(jobs[0]?.message).toMatch(says);
  });

  // pkg/upgrade/handle_batch.go: a kept node that matches no more leaves status.applying, and its place is filled at once.
  test('a node at work that nodeSelector takes no more loses its place, and may stay cordoned', () => {
    const others = { nodeSelector: { matchExpressions: [{ key: 'old', operator: 'DoesNotExist' }] } };
    const nodes = hosts(6, (i) => (i === 1 ? { labels: { old: 'true' } } : {}));
    const base = planYaml({ cordon: true });
    const status = live({ spec: { cordon: true } });
    const { findings } = reportOf(planYaml({ cordon: true, ...others }), nodes, { base, live: [status] });
    const told = findings.filter(({ rule }) => rule === 'abandoned-midway');
    expect(told.map(({ message }) => message).join('\n')).toMatch(
      /nodeSelector no longer matches node-0002, where a Job runs: .* leaves its node as it is, cordoned\./,
    );
    // The state of batches is what a NodeWright keeps.
    expect(findings.some(({ message }) => message.includes('state of its batches'))).toBe(false);
  });

  test('an edit of labels is told as a change of the Plan, never as nothing', () => {
    const head = planYaml({}, { labels: { team: 'b' } });
    const report = reportOf(head, hosts(6), { base: planYaml(), live: [live()] });
    expect(report.plan.policies.map(({ change }) => change)).toEqual(['changed']);
    expect(report.verdict).toBe('warn');
  });

  test('without a node at work an edit of labels is none of the rollout', () => {
    const head = planYaml({}, { labels: { team: 'b' } });
    const report = reportOf(head, hosts(6), { base: planYaml(), live: [live({ applying: [] })] });
    expect(report.plan.policies.map(({ change }) => change)).toEqual(['unchanged']);
  });

  test('the one Job that has failed is what such an edit is for', () => {
    const status = { applying: ['node-0002'], reason: 'JobFailed' };
    const head = planYaml({}, { labels: { again: '1' } });
    expect(found('abandoned-midway', planYaml(), head, status)).toEqual([]);
  });
});

describe('a window while nodes are at work', () => {
  const closed = { window: { days: ['sunday'], startTime: '02:00', endTime: '04:00' } };
  const open = {
    window: {
      days: ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'],
      startTime: '00:00',
      endTime: '23:59:59',
    },
  };

  // pkg/upgrade/handle_upgrade.go: asked only while status.applying is empty.
  test.each<[string, object, Live, boolean]>([
    ['is not asked: what the edit starts begins at any hour', closed, {}, true],
    [
      'nor where the one node that has a place has failed',
      closed,
      { applying: ['node-0002'], reason: 'JobFailed' },
      true,
    ],
    ['holds where no node has a place', closed, { applying: [] }, false],
    ['that is open has nothing to hold', open, {}, false],
    ['with concurrency 0 no node follows', { ...closed, concurrency: 0 }, {}, false],
  ])('%s', (_claim, spec, status, isTold) => {
    const base = planYaml(spec);
    const told = found('limit-ignored', base, planYaml({ ...spec, version: 'v3' }), { ...status, spec });
    expect(told.length > 0).toBe(isTold);
    if (isTold) expect(told[0]?.remediation).toContain('disabled');
  });
});

describe('the hours of a window', () => {
  test('cover the horizon without gaps: closed hours let none go', () => {
    const window = { days: ['tuesday', 'wednesday'], startTime: '01:00', endTime: '02:59:59' };
    const { group } = planned(planYaml({ window }), hosts(3));
    const { allowed } = group;
    expect(allowed.map(({ limit }) => limit)).toEqual([0, 2, 0, 2, 0]);
    expect(allowed.slice(1).every(({ from }, i) => from === allowed[i]?.to)).toBe(true);
  });
});

describe('a Plan that cannot be read', () => {
  const docs = (agents: object): string =>
    [planYaml({ version: 'v3' }, { name: 'servers' }), planYaml(agents)].join('\n---\n');

  // Section 12 of what the decoder takes: client-go lists all Plans or none.
  test.each<[string, object, string, boolean]>([
    ['postCompleteDelay without a unit stops every Plan', { postCompleteDelay: '5' }, '0.20', true],
    ['postCompleteDelay with one does not', { postCompleteDelay: '5s' }, '0.20', false],
    ['a drain timeout above 32 bits stops every Plan', { drain: { timeout: 60_000_000_000 } }, '0.20', true],
    ['from 0.16.3 on', { drain: { timeout: 60_000_000_000 } }, '0.16.3', true],
    ['up to 0.16.2 that is 60 seconds', { drain: { timeout: 60_000_000_000 } }, '0.16.2', false],
  ])('%s', (_claim, agents, version, isStopped) => {
    const report = reportOf(docs(agents), hosts(4), {
      base: docs({}),
      config: stringify({ version: 1, systems: { 'system-upgrade-controller': { version } } }),
    });
    const servers = report.plan.head.policies.find(({ ref }) => ref.name === 'servers');
    expect(servers?.effect.outcome).toBe(isStopped ? 'stuck' : 'complete');
    expect(servers?.effect.peakAtOnce).toBe(isStopped ? 0 : 2);
    const refused = report.findings.filter(({ rule }) => rule === 'invalid-policy');
    expect(refused.map(({ message }) => /spec\.(postCompleteDelay|drain\.timeout):/.test(message))).toEqual(
      isStopped ? [true] : [],
    );
    const never = report.findings.filter(({ rule }) => rule === 'never-allowed');
    expect(never.some(({ message }) => /reads all Plans or none/.test(message))).toBe(isStopped);
  });
});

describe('a deadline', () => {
  // Release notes of 0.15.3.
  test.each<[string, string, RegExp]>([
    ['0 waits for ever from 0.15.3 on', '0.15.3', /it waits for ever/],
    ["0 is the controller's own up to 0.15.2", '0.15.2', /its Job fails 15 min after/],
    ['0 waits for ever where no patch is told', '0.15', /it waits for ever/],
  ])('%s', (_claim, version, says) => {
    const report = reportOf(planYaml({ drain: {}, jobActiveDeadlineSecs: 0 }), hosts(4), {
      config: stringify({ version: 1, systems: { 'system-upgrade-controller': { version } } }),
    });
    expect(report.plan.head.policies[0]?.notes.join('\n')).toMatch(says);
  });
});

// Release notes of 0.15.0; rancher/system-upgrade-controller#221.
describe('a controller before 0.15', () => {
  const of = (version: string, spec: object): Report =>
    reportOf(planYaml(spec), hosts(4), {
      config: stringify({ version: 1, systems: { 'system-upgrade-controller': { version } } }),
    });
  const never = { days: ['mo'], startTime: '02:00', endTime: '02:10' };

  test.each<[string, string, boolean]>([
    ['drops a window and takes nodes at once', '0.14', true],
    ['which 0.15 asks', '0.15', false],
  ])('%s', (_claim, version, isDropped) => {
    const report = of(version, { window: never });
    const [policy] = report.plan.head.policies;
    expect(policy?.effect.start === report.plan.at).toBe(isDropped);
    expect(policy?.notes.join('\n').includes('have no fields window and postCompleteDelay')).toBe(isDropped);
  });

  test.each<[string, boolean]>([
    ['0.13.4', true],
    ['0.14', false],
  ])('of %s recreates a failed Job: %s', (version, isTold) => {
    const notes = of(version, {}).plan.head.policies[0]?.notes.join('\n') ?? '';
    expect(notes.includes('recreate a failed Job')).toBe(isTold);
  });
});

describe('a node that is not ready while somebody restarts it', () => {
  const down = (i: number): object => (i === 1 ? { notReady: true } : {});
  /** A NodeWright with this node in this stage. */
  const tuning = (state: string, status = 'in_progress'): object => ({
    apiVersion: 'nodewright.nvidia.com/v1alpha1',
    kind: 'NodeWright',
    metadata: { name: 'tuning', creationTimestamp: '2026-01-01T00:00:00Z' },
    spec: { packages: { tune: { version: '1.0.0', image: 'e/t', interrupt: { type: 'reboot' } } } },
    status: {
      status: 'in_progress',
      nodeStatus: { 'node-0002': status },
      nodeState: {
        'node-0002': {
          'tune|1.0.0': { name: 'tune', version: '1.0.0', image: 'e/t', stage: 'interrupt', state },
        },
      },
    },
  });

  // NVIDIA/nodewright docs/architecture/interrupt-flow.md; rancher/system-upgrade-controller#23 and #282.
  test.each<[string, readonly object[], readonly string[], string]>([
    ['by the interrupt of a NodeWright comes back', [tuning('in_progress')], [], 'complete'],
    ['by one that failed does not', [tuning('in_progress', 'erroring')], [], 'stuck'],
    ['by nobody does not', [tuning('complete')], [], 'stuck'],
    ['by its own Job comes back', [], ['node-0002'], 'complete'],
    ['by the Job of another node does not', [], ['node-0003'], 'stuck'],
  ])('%s', (_claim, others, applying, outcome) => {
    const report = reportOf(planYaml(), hosts(6, down), {
      base: planYaml(),
      live: [live({ applying }), ...others],
    });
    const plan = report.plan.head.policies.find(({ ref }) => ref.kind === 'Plan');
    expect(plan?.effect.outcome).toBe(outcome);
    expect(plan?.notes.some((note) => /planned as coming back/.test(plain(note)))).toBe(
      outcome === 'complete',
    );
    expect(plan?.notes.some((note) => /not ready and takes a place all the same/.test(plain(note)))).toBe(
      outcome === 'stuck',
    );
  });
});
