import { planHash } from '../../../src/systems/system-upgrade-controller/controller/hash.js';
import { hosts, planned, planYaml, reportOf } from './plans.js';

const LABEL = 'plan.upgrade.cattle.io/agents';
/** As finished nodes carry it. */
const HASH_V2 = planHash('v2', { spec: {}, annotations: {}, object: {} }, []);

/** A live Plan that is done with a version. */
function live(status: object = {}): object {
  return {
    apiVersion: 'upgrade.cattle.io/v1',
    kind: 'Plan',
    metadata: { name: 'agents', namespace: 'system-upgrade', creationTimestamp: '2026-01-01T00:00:00Z' },
    spec: { concurrency: 2, version: 'v2', nodeSelector: {}, upgrade: { image: 'example/upgrade' } },
    status: { latestVersion: 'v2', latestHash: HASH_V2, ...status },
  };
}

const finished = (count: number): ReturnType<typeof hosts> =>
  hosts(count, () => ({ labels: { [LABEL]: HASH_V2 } }));

describe('what merging starts', () => {
  test.each([
    ['a new Plan', undefined, planYaml(), hosts(4), 'first-rollout', 4],
    ['another version', planYaml(), planYaml({ version: 'v3' }), finished(4), 'package-version', 4],
    [
      'another service account',
      planYaml(),
      planYaml({ serviceAccountName: 'b' }),
      finished(4),
      'package-version',
      4,
    ],
    [
      'a plus sign for a minus sign',
      planYaml({ version: 'v2+k' }),
      planYaml({ version: 'v2-k' }),
      hosts(4),
      'continues',
      4,
    ],
    [
      'another image, nothing of it',
      planYaml(),
      planYaml({ upgrade: { image: 'b' } }),
      finished(4),
      'next-rollout',
      4,
    ],
    [
      'a wider selector',
      planYaml({ nodeSelector: { matchLabels: { a: 'b' } } }),
      planYaml(),
      hosts(4),
      'new-nodes',
      4,
    ],
    [
      'what is under way goes on',
      planYaml(),
      planYaml({ cordon: true }),
      [...finished(2), ...hosts(4).slice(2)],
      'continues',
      2,
    ],
  ])('%s', (_claim, base, head, nodes, kind, due) => {
    const cluster = base === undefined ? {} : { base, live: [live()] };
    const { policy, group } = planned(head, nodes, cluster);
    const rolled = group.batches.reduce((sum, { size }) => sum + size, 0);
    expect([policy.change?.kind, rolled]).toEqual([kind, due]);
  });

  test('three nodes that joined twelve are a share of fifteen, and all that a bad version can break', () => {
    const nodes = [...finished(12), ...hosts(15).slice(12)];
    const { report, group } = planned(planYaml(), nodes, { base: planYaml(), live: [live()] });
    const { matched, peakAtOnce, peakPercent, worstLoss, batches } = group;
    expect([matched, peakAtOnce, peakPercent, worstLoss]).toEqual([15, 2, 13.3, 3]);
    expect(batches.flatMap(({ targets }) => targets).sort()).toEqual(['node-0013', 'node-0014', 'node-0015']);
    expect(report.findings.map(({ rule }) => rule)).not.toContain('peak-above-limit');
  });

  test('of such nodes, how many are never done does not count those that are', () => {
    const down = hosts(15, () => ({ notReady: true })).slice(12);
    const { report, group } = planned(planYaml(), [...finished(12), ...down], {
      base: planYaml(),
      live: [live()],
    });
    const [stuck] = report.findings.filter(({ rule }) => rule === 'no-progress');
    expect(stuck?.message).toContain('with 12 of 15 nodes done');
    expect(group.undone).toHaveLength(3);
  });

  test.each([
    ['all are finished', finished(4), 'No node is upgraded: all are finished.'],
    ['none is selected', [], 'No node is upgraded: the Plan selects none.'],
  ])('nothing, and why: %s', (_claim, nodes, says) => {
    const { policy } = planned(planYaml(), nodes, { base: planYaml(), live: [live()] });
    expect(policy.change?.says).toContain(says);
  });

  test.each([
    ['a new version starts none', {}, { version: 'v3' }, 'Version v2 becomes v3, and no node is upgraded.'],
    [
      'as much as one that was stopped before',
      { concurrency: 0 },
      { version: 'v3' },
      'and no node is upgraded.',
    ],
  ])('with concurrency 0 %s, and that is what merging is said to do', (_claim, was, is, says) => {
    const head = planYaml({ concurrency: 0, ...is });
    const { policy } = planned(head, finished(4), { base: planYaml(was), live: [live()] });
    expect(policy.change?.says).toContain(says);
  });

  test('an edit of the script deletes the Jobs at work', () => {
    const { report } = planned(planYaml({ upgrade: { image: 'b' } }), hosts(4), {
      base: planYaml(),
      live: [live({ applying: ['node-0001'] })],
    });
    const told = report.findings.filter(({ rule }) => rule === 'abandoned-midway');
    expect(told.map(({ message }) => message).join('\n')).toContain('1 running Job (node-0001) is deleted');
  });
});

describe('how the dry rollout goes', () => {
  const notReady = { notReady: true };
  const renamed = { labels: { 'kubernetes.io/hostname': 'x' } };
  test.each([
    ['as many at a time as there are places', {}, 6, 0, {}, [2, 'complete', 6]],
    ['more places than nodes', { concurrency: 9 }, 3, 0, {}, [3, 'complete', 3]],
    ['a negative number is none', { concurrency: -1 }, 3, 0, {}, [0, 'stuck', 0]],
    ['a node that is not ready keeps one of two places', {}, 6, 1, notReady, [3, 'stuck', 6]],
    ['nodes that are not ready keep all places', {}, 6, 6, notReady, [6, 'stuck', 2]],
    ['nodes with another hostname keep all places', {}, 6, 6, renamed, [2, 'stuck', 2]],
  ])('%s', (_claim, spec, count, changed, change, [peak, outcome, begun]) => {
    const { group } = planned(
      planYaml(spec),
      hosts(count, (i) => (i < changed ? change : {})),
    );
    const started = group.batches.reduce((sum, { size }) => sum + size, 0);
    expect([group.peakAtOnce, group.outcome, started]).toEqual([peak, outcome, begun]);
  });

  test('an empty selector selects everything, be there nodes without a hostname label', () => {
    const nodes = [...hosts(3), { labels: {} }];
    const found = reportOf(planYaml(), nodes).findings.filter(
      ({ rule }) => rule === 'selector-matches-everything',
    );
    expect(found.map(({ severity }) => severity)).toEqual(['error']);
  });

  test('a node without a hostname label is never taken', () => {
    expect(planned(planYaml(), [...hosts(3), { labels: {} }]).group.matched).toBe(3);
  });

  test('a disabled node is told as blocked', () => {
    const { group } = planned(
      planYaml(),
      hosts(3, (i) => (i === 0 ? { labels: { [LABEL]: 'disabled' } } : {})),
    );
    expect([group.matched, group.blocked.length]).toEqual([2, 1]);
  });

  test('the worst loss is every node, as nobody asks whether one works', () => {
    const { group, notes } = planned(planYaml({ cordon: true }), hosts(8));
    expect(group.worstLoss).toBe(8);
    expect(notes).toContain('the Plan stands still after 2 nodes');
  });

  test.each([
    ['without a delay', {}, true],
    ['with one', { postCompleteDelay: '5m' }, false],
  ])('a pause between nodes: %s', (_claim, spec, isMissing) => {
    expect(planned(planYaml(spec), hosts(4)).notes.includes('there is no pause')).toBe(isMissing);
  });

  test('it begins when its window opens, and runs past its end', () => {
    const window = { days: ['tue'], startTime: '02:00', endTime: '02:10' };
    const { group } = planned(planYaml({ window }), hosts(8));
    expect(new Date(group.start ?? 0).toISOString()).toBe('2026-11-24T02:00:00.000Z');
    expect(group.outcome).toBe('complete');
    expect((group.finish ?? 0) - (group.start ?? 0)).toBeGreaterThan(10 * 60_000);
  });

  // rancher/system-upgrade-controller#335: what begins in a window goes on until it is done, also with one place.
  test('one at a time too, node after node without another look at the window', () => {
    const window = { days: ['tue'], startTime: '02:00', endTime: '02:10' };
    const { group } = planned(planYaml({ window, concurrency: 1 }), hosts(8));
    const open = planned(planYaml({ concurrency: 1 }), hosts(8)).group;
    expect((group.finish ?? 0) - (group.start ?? 0)).toBe((open.finish ?? 1) - (open.start ?? 0));
  });

  // Source: kubereboot/kured 1.13.1, pkg/timewindow, Contains; rancher/system-upgrade-controller#63.
  test('a window without days never opens, which is an error and no wait', () => {
    const window = { startTime: '02:00', endTime: '02:10' };
    const { group, report } = planned(planYaml({ window, version: 'v9' }), hosts(3), { base: planYaml({}) });
    expect([group.outcome, group.finish]).toEqual(['stuck', null]);
    const [found] = report.findings.filter(({ rule }) => rule === 'never-allowed');
    expect([found?.severity, found?.message]).toEqual([
      'error',
      expect.stringContaining('a window without days never opens'),
    ]);
    const { effect } = report.plan.policies[0]?.head ?? {};
    expect(effect?.outcome).toBe('stuck');
  });

  test('a node that has a place opens the window', () => {
    const window = { days: ['tue'], startTime: '02:00', endTime: '02:10' };
    const { group, report } = planned(planYaml({ window }), hosts(8), {
      base: planYaml({ window }),
      live: [live({ applying: ['node-0001'] })],
    });
    expect(group.start).toBe(report.plan.at);
    const told = report.findings.filter(({ rule }) => rule === 'limit-ignored');
    expect(told.map(({ message }) => message).join('\n')).toContain('the window is closed but not tested');
  });
});

describe('what is wrong with a Plan', () => {
  // Writing 0 is how people stop a Plan; a field that is left out reads as if nodes went.
  test.each<[string, object, string]>([
    ['concurrency is left out', { concurrency: undefined }, 'error'],
    ['nodeSelector is left out', { nodeSelector: undefined }, 'error'],
    ['concurrency is 0', { concurrency: 0 }, 'warning'],
  ])('where %s, that no node ever goes is graded as %s', (_claim, spec, severity) => {
    const { report } = planned(planYaml(spec), hosts(3));
    const found = report.findings.filter(({ rule }) => rule === 'never-allowed');
    expect(found.map((one) => one.severity)).toEqual([severity]);
  });

  test.each([0, -3])('a concurrency of %i is told as it is written', (concurrency) => {
    const { report } = planned(planYaml({ concurrency }), hosts(3), { base: planYaml({}) });
    const [diff] = report.plan.policies;
    const says = [diff?.head?.change?.says, ...report.findings.map(({ message }) => message)].join(' ');
    expect(new Set(says.match(/concurrency is \S+?(?=[.\s]|$)/g))).toEqual(
      new Set([`concurrency is ${concurrency}`]),
    );
  });

  test.each([
    ['no concurrency', planYaml({ concurrency: undefined }), 'never-allowed'],
    ['no selector', planYaml({ nodeSelector: undefined }), 'never-allowed'],
    ['a namespace that nobody looks at', planYaml({}, { namespace: 'apps' }), 'invalid-policy'],
    [
      'a window with no time',
      planYaml({ window: { days: ['mo'], startTime: '2', endTime: '24:00' } }),
      'invalid-policy',
    ],
    [
      'a day in capitals',
      planYaml({ window: { days: ['Mon'], startTime: '2', endTime: '4' } }),
      'invalid-policy',
    ],
    ['a delay without a unit', planYaml({ postCompleteDelay: '5' }), 'invalid-policy'],
    [
      'an operator that is none',
      planYaml({ nodeSelector: { matchExpressions: [{ key: 'a', operator: 'in', values: ['b'] }] } }),
      'invalid-policy',
    ],
    ['a field that is dropped', planYaml({ maxUnavailable: 1 }), 'unknown-field'],
    [
      'a selector that matches no node',
      planYaml({ nodeSelector: { matchLabels: { a: 'b' } } }),
      'selector-matches-nothing',
    ],
    ['all nodes at once', planYaml({ concurrency: 40 }), 'peak-above-limit'],
  ])('%s breaks a rule', (_claim, head, rule) => {
    const report = reportOf(head, hosts(40));
    expect(report.findings.map((finding) => finding.rule)).toContain(rule);
  });

  test('two Plans over the same nodes add up', () => {
    const other = planYaml({}, { name: 'os' });
    const { report } = planned(`${planYaml()}\n---\n${other}`, hosts(12));
    expect(report.plan.head.combined.peakAtOnce).toBeGreaterThan(2);
  });
});

// Source: rancher/system-upgrade-controller, pkg/upgrade/job/job.go and handle_batch.go: the Job drains, and its end uncordons.
describe('a node that is cordoned while its Job is at work', () => {
  const DRAINS = { concurrency: 1, drain: { force: true } };
  const nodes = hosts(6, (i) => (i === 0 ? { cordoned: true } : {}));
  const out = (
    spec: object,
    applying: readonly string[],
    first: readonly (typeof nodes)[number][] = nodes,
    reason = 'SyncJob',
  ): number[] => {
    const conditions = [{ type: 'Complete', status: 'False', reason }];
    const base = live({ applying, conditions }) as { readonly spec: object };
    const { group } = planned(planYaml(spec), first, {
      base: planYaml(spec),
      live: [{ ...base, spec: { ...base.spec, ...spec } }],
    });
    return [group.outBefore, group.peakAtOnce];
  };

  test.each([
    ['comes back with it, and is not out beside the next one', DRAINS, ['node-0001'], [0, 1]],
    ['is out for another reason where it has no place', DRAINS, [], [1, 2]],
    ['is out for another reason where the Plan cordons nothing', { concurrency: 1 }, ['node-0001'], [1, 2]],
  ])('%s', (_claim, spec, applying, expected) => {
    expect(out(spec, applying)).toEqual(expected);
  });

  // rancher/system-upgrade-controller#23 and #282: what a Job does may restart the node.
  test.each([
    ['comes back with it where the Job restarts it', DRAINS, 'SyncJob', [0, 1]],
    ['also where the Plan cordons nothing', { concurrency: 1 }, 'SyncJob', [0, 1]],
    ['is lost to it where the Job has failed', DRAINS, 'JobFailed', [1, 1]],
  ])('%s', (_claim, spec, reason, expected) => {
    const cordoned = spec === DRAINS;
    const down = hosts(6, (i) => (i === 0 ? { cordoned, notReady: true } : {}));
    expect(out(spec, ['node-0001'], down, reason)).toEqual(expected);
  });
});

test('a Plan of another version of the API is refused: its controller serves one', () => {
  const { report, policy } = planned(planYaml().replace('cattle.io/v1', 'cattle.io/v1alpha1'), hosts(4), {
    base: planYaml(),
  });
  expect(policy.rejections).toEqual([
    expect.objectContaining({ message: expect.stringContaining('v1alpha1 is not served') }),
  ]);
  expect(report.verdict).toBe('fail');
});
