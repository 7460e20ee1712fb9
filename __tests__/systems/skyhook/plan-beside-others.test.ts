import { render } from '../../../src/report/index.js';
import { renderText } from '../../../src/report/text/index.js';
import { planOf } from '../../plan-of.js';
import { at, configured, fleet, main, NEW, OLD, policy, policyOf, rules, sizes } from './planned.js';

const NINE = 'fixed: { initialBatch: 9 }';
const named = (name: string, text: string): string => text.replaceAll('limits', `${name}-limits`);
const slow = named('slow', policy({ strategy: 'fixed: { initialBatch: 1 }' }) + main({ name: 'slow' }));
const fast = (strategy = NINE): string => named('fast', policy({ strategy }) + main({ name: 'tuning' }));

const live = (
  group: string,
  name: string,
  nodes: Record<string, string> | null,
  version = '1.1.0',
): object => ({
  apiVersion: group,
  kind: group === NEW ? 'NodeWright' : 'Skyhook',
  metadata: { name },
  spec: { deploymentPolicy: `${name}-limits`, packages: { tune: { version, image: 'example.com/tune' } } },
  ...(nodes ? { status: { status: 'complete', nodeStatus: nodes } } : {}),
});
const limitsSpec = { default: { budget: { percent: 100 }, strategy: { linear: { initialBatch: 1 } } } };
const NODES = Array.from({ length: 9 }, (_, i) => `node-000${i + 1}`);
const onAll = (status: string): Record<string, string> =>
  Object.fromEntries(NODES.map((node) => [node, status]));

describe('what merging starts does not wait for a rollout that nobody asked for', () => {
  test.each([
    ['in the base', []],
    ['live and complete', [live(NEW, 'slow', onAll('complete'))]],
  ])('an object that is unchanged, %s, gates nothing', (_where, others) => {
    const report = planOf({ base: slow, head: slow + fast(), snapshot: fleet('9 nodes', others) });
    expect(sizes(report)).toEqual([9]);
    expect(rules(report)).toContain('peak-above-limit');
    expect(report.verdict).toBe('fail');
  });

  test('the next rollout of one object does not hide behind that of another', () => {
    const base = slow + fast('fixed: { initialBatch: 1 }');
    const report = planOf({ base, head: slow + fast(), snapshot: fleet('9 nodes') });
    expect(sizes(report)).toEqual([9]);
    expect(policyOf(report, 'tuning').effect.peakAtOnce).toBe(9);
    expect(report.verdict).toBe('fail');
  });

  test('one that is under way does gate', () => {
    const [first = '', ...others] = NODES;
    const halfway = live(NEW, 'slow', {
      [first]: 'complete',
      ...Object.fromEntries(others.map((n) => [n, 'unknown'])),
    });
    const report = planOf({ base: slow, head: slow + fast(), snapshot: fleet('9 nodes', [halfway]) });
    expect(policyOf(report, 'slow').change?.kind).toBe('continues');
    expect(policyOf(report, 'tuning').effect.peakAtOnce).toBeLessThan(9);
  });

  test('so does one that is due and has begun on no node yet', () => {
    const due = live(NEW, 'slow', onAll('waiting'));
    const report = planOf({ base: slow, head: slow, snapshot: fleet('9 nodes', [due]) });
    expect(policyOf(report, 'slow').change?.says).toContain('begun on none');
    expect(sizes(report, 'slow')).toEqual(Array(9).fill(1));
  });
});

describe('limits that are edited while a rollout is under way', () => {
  const [blocked = '', ...done] = NODES;
  const almost = live(NEW, 'tuning', {
    [blocked]: 'blocked',
    ...Object.fromEntries(done.map((node) => [node, 'complete'])),
  });
  const planned = (after: string) =>
    planOf({
      base: fast('fixed: { initialBatch: 1 }').replaceAll('fast-limits', 'tuning-limits'),
      head: fast(after).replaceAll('fast-limits', 'tuning-limits'),
      snapshot: fleet('1 node taint=a=b:NoSchedule\n8 nodes', [almost]),
    });
  const groups = (strategy: string) =>
    policyOf(planned(strategy), 'tuning').effect.groups.map(({ name, batches }) => [
      name,
      batches.map(({ size }) => size),
    ]);

  test('one node that never ends does not hide what they do to all others', () => {
    const report = planned(NINE);
    expect(policyOf(report, 'tuning').change?.kind).toBe('continues');
    expect(policyOf(report, 'tuning').change?.says).toContain('the next rollout');
    expect(groups(NINE)[1]).toEqual(['__default__, next rollout', [8]]);
    expect(report.verdict).toBe('fail');
  });

  test('a number that only the next rollout reaches is told as one of it', () => {
    const [title = ''] = renderText(planned(NINE), { colour: false, width: 200 }).split('\n');
    expect(title).toContain('could break 8 of 9 nodes (was 1) in the next rollout');
  });

  test('without an edit there is only the rollout under way', () => {
    expect(groups('fixed: { initialBatch: 1 }').map(([name]) => name)).toEqual(['__default__']);
  });
});

describe('the rollout after one that is under way', () => {
  const RAMP = 'exponential: { initialBatch: 1, growthFactor: 2, failureThreshold: 1, safetyLimit: 100 }';
  const limited = (group: string, percent: number): string =>
    policy({ group, strategy: RAMP }).replace('percent: 100', `percent: ${percent}`) + main({ group });
  const halfway = (group: string): object => {
    const nodeStatus = Object.fromEntries(NODES.map((node, i) => [node, i < 7 ? 'complete' : 'in_progress']));
    const batchState = { currentBatch: 4, completedNodes: 7, lastBatchSize: 4 };
    const shown = live(group, 'tuning', nodeStatus) as { spec: object };
    return {
      ...shown,
      spec: { ...shown.spec, deploymentPolicy: 'limits' },
      status: {
        status: 'in_progress',
        nodeStatus,
        nodePriority: { 'node-0008': '2026-11-23T07:00:00Z', 'node-0009': '2026-11-23T07:00:00Z' },
        compartmentStatuses: { __default__: { matched: 9, completed: 7, batchState } },
      },
    };
  };
  const batches = (report: ReturnType<typeof planOf>) =>
    policyOf(report, 'tuning').effect.groups.map((group) => group.batches.map(({ size }) => size));

  test('starts from a fresh batch state, which the reset on completion leaves behind', () => {
    const snapshot = fleet('9 nodes', [halfway(NEW)]);
    const report = planOf({ base: limited(NEW, 50), head: limited(NEW, 49), snapshot });
    expect(batches(report)).toEqual([[2], [1, 2, 4, 2]]);
  });

  test('starts from the batch state at the END of the one under way, where the reset is off', () => {
    const names = Array.from({ length: 15 }, (_, i) => `node-${String(i + 1).padStart(4, '0')}`);
    const word = (i: number): string => (i < 3 ? 'complete' : i < 7 ? 'in_progress' : 'waiting');
    const picked = Object.fromEntries(names.slice(3, 7).map((node) => [node, '2026-11-23T07:00:00Z']));
    const batchState = { currentBatch: 3, completedNodes: 3, lastBatchSize: 2 };
    const shown = halfway(NEW) as { status: object };
    const status = {
      status: 'in_progress',
      nodeStatus: Object.fromEntries(names.map((node, i) => [node, word(i)])),
      nodePriority: picked,
      compartmentStatuses: { __default__: { matched: 15, completed: 3, batchState } },
    };
    const kept = (percent: number): string =>
      limited(NEW, percent).replace('spec:', 'spec:\n  resetBatchStateOnCompletion: false');
    const snapshot = fleet('15 nodes', [{ ...shown, status }]);
    const report = planOf({ base: kept(50), head: kept(49), snapshot });
    // 4 and 8 are left, and the last batch is never recorded: the state is that after 1, 2 and 4.
    expect(batches(report)).toEqual([
      [4, 8],
      [8, 7],
    ]);
  });

  test('is not added to it: nodes count once, and peak and loss are those of the larger one', () => {
    const snapshot = fleet('9 nodes', [halfway(NEW)]);
    const report = planOf({ base: limited(NEW, 50), head: limited(NEW, 49), snapshot });
    for (const name of ['tuning', 'limits'])
      expect(policyOf(report, name).effect).toMatchObject({ peakAtOnce: 4, worstLoss: 4, stops: true });
    expect(report.plan.head.combined.peakAtOnce).toBe(4);
    expect(render(report, 'text')).toContain(
      'Peak at once: 4 of 9 (44.4%), in the next rollout. Worst loss if it fails: 4 of 9',
    );
  });

  test('adds up with the rollouts of other objects, which it can meet', () => {
    const snapshot = fleet('9 nodes', [halfway(NEW)]);
    const other = (percent: number): string =>
      limited(NEW, percent) + named('slow', policy({ strategy: 'fixed: { initialBatch: 3 }' }));
    const more = main({ name: 'slow', more: '  priority: 1' }).replace('limits', 'slow-limits');
    const report = planOf({ base: other(50), head: other(49) + more, snapshot });
    expect(report.plan.head.combined.peakAtOnce).toBeGreaterThan(4);
  });

  test('is not planned where the object only moves to the other API group: no limit is edited', () => {
    const snapshot = fleet('9 nodes', [halfway(OLD)]);
    const report = planOf({ base: limited(OLD, 50), head: limited(NEW, 50), snapshot });
    expect(policyOf(report, 'tuning').change?.says).not.toContain('edited');
    expect(report.plan.base?.policies.map(({ effect }) => effect.groups.length)).toEqual([1, 1]);
  });

  test('is planned where a move to the other API group edits the policy as well', () => {
    const snapshot = fleet('9 nodes', [halfway(OLD)]);
    const report = planOf({ base: limited(OLD, 50), head: limited(NEW, 49), snapshot });
    expect(policyOf(report, 'tuning').change?.says).toContain('Its limits are edited');
  });
});

describe('from one API group to the other', () => {
  const old = (version: string): string =>
    policy({ group: OLD }) + main({ group: OLD, packages: at(version) });
  const now = (version: string): string => policy() + main({ packages: at(version) });

  test.each([
    ['written in the base', old('1.1.0'), []],
    ['live in the cluster', null, [live(OLD, 'tuning', onAll('complete'))]],
  ])('a new version starts every node at once: what they carry is copied (%s)', (_where, base, others) => {
    const report = planOf({ base, head: now('1.2.0'), snapshot: fleet('9 nodes', others) });
    expect(policyOf(report, 'tuning').change).toMatchObject({
      kind: 'package-version',
      batched: false,
      targetsAtOnce: 9,
    });
    expect(rules(report)).toContain('change-not-batched');
    expect(policyOf(report, 'tuning').effect.peakAtOnce).toBe(9);
  });

  const IGNORED = '4 nodes skyhook.nvidia.com/ignore=true\n5 nodes';
  const blockedIn = (report: ReturnType<typeof planOf>): number | undefined =>
    policyOf(report, 'tuning').effect.groups[0]?.blocked.length;

  test('an old ignore label does nothing where the new group was in use before', () => {
    const report = planOf({ base: now('1.1.0'), head: now('1.1.0'), snapshot: fleet(IGNORED) });
    expect(blockedIn(report)).toBe(0);
  });

  test('beside an object of the new group the old one is not rolled, and says so', () => {
    const others = [live(OLD, 'tuning', onAll('complete'))];
    const report = planOf({ head: now('1.1.0'), snapshot: fleet('9 nodes', others) });
    const legacy = report.plan.head.policies.find(({ ref }) => ref.kind === 'Skyhook');
    expect(legacy?.effect.groups).toEqual([]);
    expect(legacy?.notes[0]).toContain('takes its place');
  });

  test('two policies of one name that nobody names: only that of the new group is planned', () => {
    const both = policy({ group: OLD, strategy: NINE }) + policy();
    const report = planOf({ head: both, snapshot: fleet('9 nodes'), config: configured('0.20') });
    const planned = report.plan.head.policies.map(({ apiVersion, effect }) => [
      apiVersion,
      effect.groups.flatMap(({ batches }) => batches.map(({ size }) => size)),
    ]);
    expect(planned).toEqual(
      expect.arrayContaining([
        [OLD, []],
        [NEW, [1, 2, 3, 3]],
      ]),
    );
  });

  test('an old object whose copy the operator makes finds its policy in the new group first', () => {
    const head = policy({ group: OLD }) + policy({ strategy: NINE }) + main({ group: OLD });
    const report = planOf({ head, snapshot: fleet('9 nodes'), config: configured('0.20') });
    expect(sizes(report)).toEqual([9]);
  });
});

describe('a policy with two users', () => {
  const users = main({ name: 'first' }) + main({ name: 'second' });

  test('counts a node once, in its peak, its loss and the whole that they are of', () => {
    const base = policy({ strategy: 'fixed: { initialBatch: 1 }' }) + users;
    const head =
      policy({ strategy: 'fixed: { initialBatch: 2, failureThreshold: 1, safetyLimit: 100 }' }) + users;
    const report = planOf({ base, head, snapshot: fleet('9 nodes') });
    expect(policyOf(report, 'limits').effect).toMatchObject({ peakAtOnce: 2, worstLoss: 2, stops: true });
    expect(render(report, 'markdown')).toContain('2 of 9');
    expect(render(report, 'markdown')).not.toContain('of 18');
  });

  test('is not given the loss of one of its name in the other API group', () => {
    const others = [
      { apiVersion: OLD, kind: 'DeploymentPolicy', metadata: { name: 'limits' }, spec: limitsSpec },
    ];
    const report = planOf({ head: policy() + users, snapshot: fleet('9 nodes', others) });
    const legacy = report.plan.head.policies.find(
      ({ apiVersion, ref }) => apiVersion === OLD && ref.name === 'limits',
    );
    expect(legacy?.effect).toMatchObject({ groups: [], peakAtOnce: 0, worstLoss: 0 });
  });
});

describe('policies that no object names', () => {
  test('beside objects in files they are planned as if one did, beside live ones they limit nothing', () => {
    const unused = named('unused', policy({ strategy: NINE }));
    const inFiles = planOf({ head: unused + slow, snapshot: fleet('9 nodes') });
    const inCluster = planOf({
      head: unused,
      snapshot: fleet('9 nodes', [live(NEW, 'slow', onAll('complete'))]),
    });
    expect(sizes(inFiles, 'unused-limits')).toEqual([9]);
    expect(sizes(inCluster, 'unused-limits')).toEqual([]);
    expect(policyOf(inCluster, 'unused-limits').notes.join()).toContain('limits nothing');
  });
});

describe('nodes with the runtime-required taint, which go to an object that does not tolerate it', () => {
  const early = (more: string): string =>
    named('early', policy() + main({ name: 'early', more: `  priority: 1\n${more}` }));
  const planned = (more: string) =>
    planOf({
      head: early(more) + fast(),
      snapshot: fleet('3 nodes\n6 nodes gpu=true taint=nodewright.nvidia.com=runtime-required:NoSchedule'),
    });
  const blocked = (report: ReturnType<typeof planned>): number[] =>
    policyOf(report, 'tuning').effect.groups.map((group) => group.blocked.length);

  test('are not blocked where an object before it, which requires the runtime, takes the taint away', () => {
    const report = planned('  runtimeRequired: true');
    expect(blocked(report)).toEqual([0]);
    expect(policyOf(report, 'tuning').effect.outcome).toBe('complete');
    expect(rules(report)).not.toContain('no-progress');
  });

  test('are where nothing does', () => {
    const report = planned('');
    expect(blocked(report)).toEqual([6]);
    expect(rules(report)).toContain('no-progress');
  });
});
