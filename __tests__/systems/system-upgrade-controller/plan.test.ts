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
  test('an empty selector selects everything, be there nodes without a hostname label', () => {
    const nodes = [...hosts(3), { labels: {} }];
    const found = reportOf(planYaml(), nodes).findings.filter(
      ({ rule }) => rule === 'selector-matches-everything',
    );
    expect(found.map(({ severity }) => severity)).toEqual(['error']);
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
  test.each([0, -3])('a concurrency of %i is told as it is written', (concurrency) => {
    const { report } = planned(planYaml({ concurrency }), hosts(3), { base: planYaml({}) });
    const [diff] = report.plan.policies;
    const says = [diff?.head?.change?.says, ...report.findings.map(({ message }) => message)].join(' ');
    expect(new Set(says.match(/concurrency is \S+?(?=[.\s]|$)/g))).toEqual(
      new Set([`concurrency is ${concurrency}`]),
    );
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
