import { describe, expect, test } from '@jest/globals';
import { cluster, diffOf, FOUR, groupsOf, minuteOf, pool } from './clusters.js';

describe('the dry rollout', () => {
  test('nights: a pool that may go by night only finishes on the morning its budgets allow', () => {
    const spec =
      'disruption: {consolidateAfter: 1h, budgets: [{nodes: "0", schedule: "10 0 * * *", duration: 23h50m}, {nodes: "1"}]}';
    const [group] = groupsOf(pool({ team: 'b', spec }), pool({ spec }));
    expect(group?.batches.map((batch) => minuteOf(batch.start))).toEqual([
      '2026-11-25T00:00',
      '2026-11-26T00:00',
      '2026-11-27T00:00',
      '2026-11-28T00:00',
    ]);
    expect(minuteOf(group?.finish ?? 0)).toBe('2026-11-28T00:20');
  });

  test('a node that may not be disrupted is left, and the rollout says so', () => {
    const snapshot = cluster([{ annotations: { 'karpenter.sh/do-not-disrupt': 'true' } }, {}]);
    const [group] = groupsOf(pool({ team: 'b' }), pool(), snapshot);
    expect(group?.outcome).toBe('stuck');
    expect(group?.why).toBe('1 node may not be disrupted: karpenter.sh/do-not-disrupt on the node');
    expect(group?.blocked.map(({ target }) => target)).toEqual(['a']);
  });

  test('a node that comes up while the plan is made is waited for', () => {
    const snapshot = cluster([
      { labels: { 'karpenter.sh/initialized': 'false' }, createdAt: '2026-11-24T07:58:00Z' },
      {},
    ]);
    const [group] = groupsOf(pool({ team: 'b' }), pool(), snapshot);
    expect(group?.outcome).toBe('complete');
  });

  test('a static pool with more nodes than replicas replaces nothing', () => {
    const [group] = groupsOf(pool({ team: 'b', spec: 'replicas: 2' }), pool({ spec: 'replicas: 2' }));
    expect(group?.why).toContain('more nodes (4) than replicas (2)');
  });

  test('the numbers of nodes that are not ready end in the peak with their replacement', () => {
    const spec = 'disruption: {consolidateAfter: 1h, budgets: [{nodes: "2"}]}';
    const snapshot = cluster([{ ready: false }, {}, {}, {}]);
    const [group] = groupsOf(pool({ team: 'b', spec }), pool({ spec }), snapshot);
    expect(group?.peakAtOnce).toBe(2);
    expect(group?.outcome).toBe('complete');
  });

  test.each([
    ['2m', 4],
    ['11m', 2],
  ])(
    'replacements that take %s to be ready: %i batches, because Karpenter gives up after ten minutes and uses what came up',
    (ready, batches) => {
      const config = `version: 1\nsystems: { karpenter: { readyAfter: ${ready} } }\n`;
      const head = diffOf(pool({ team: 'b' }), pool(), FOUR, config)?.head;
      expect(head?.effect.groups[0]?.batches).toHaveLength(batches);
    },
  );

  test('the plan says what a replacement that never becomes ready does', () => {
    const notes = diffOf(pool({ team: 'b' }), pool())?.head?.notes ?? [];
    expect(notes.find((note) => note.startsWith('If no replacement'))).toContain('no old node is deleted');
  });
});

describe('what holds a node, by its pods', () => {
  const pod = (name: string, rest: object = {}, metadata: object = {}) => ({
    apiVersion: 'v1',
    kind: 'Pod',
    metadata: { name, namespace: 'n', labels: { app: name }, ...metadata },
    spec: { nodeName: 'a' },
    status: { phase: 'Running', startTime: '2026-11-24T07:00:00Z' },
    ...rest,
  });
  const pdb = (spec: object) => ({
    apiVersion: 'policy/v1',
    kind: 'PodDisruptionBudget',
    metadata: { name: 'p', namespace: 'n' },
    spec: { selector: { matchLabels: { app: 'web' } }, ...spec },
    status: { disruptionsAllowed: 0 },
  });
  const kept = { annotations: { 'karpenter.sh/do-not-disrupt': 'true' } };
  test.each([
    ['nothing', [pod('web')], '', []],
    ['a pod that may not be disrupted', [pod('web', {}, kept)], '', ['a']],
    ['one that is over does not', [pod('web', { status: { phase: 'Succeeded' } }, kept)], '', []],
    ['a budget that never allows anything', [pod('web'), pdb({ maxUnavailable: 0 })], '', ['a']],
    ['a budget of other pods does not', [pod('db'), pdb({ maxUnavailable: 0 })], '', []],
    ['a budget that allows nothing just now does not', [pod('web'), pdb({ minAvailable: 1 })], '', []],
  ])('%s', (_claim, objects, template, blocked) => {
    const [group] = groupsOf(pool({ team: 'b', template }), pool({ template }), cluster([{}, {}], objects));
    expect(group?.blocked.map(({ target }) => target)).toEqual(blocked);
  });

  test('a grace period of the claim lifts what pods say', () => {
    const claim = { spec: { terminationGracePeriod: '1h' } };
    const [group] = groupsOf(pool({ team: 'b' }), pool(), cluster([{ claim }], [pod('web', {}, kept)]));
    expect(group?.outcome).toBe('complete');
  });

  test('a node without pods goes first, and needs no replacement', () => {
    const [group] = groupsOf(pool({ team: 'b' }), pool(), cluster([{}, {}], [pod('web')]));
    expect(group?.batches.map((batch) => batch.targets)).toEqual([['b'], ['a']]);
  });
});

describe('expiry', () => {
  const old = { createdAt: '2026-10-26T00:00:00Z' };
  test.each([
    [
      'by the value of each claim',
      pool(),
      cluster([old, {}]),
      'recorded',
      [['a', '2026-11-25T00:00:00.000Z']],
    ],
    [
      'a shorter value of the pool leaves existing claims alone',
      pool({ template: 'expireAfter: 24h' }),
      cluster([{}]),
      'recorded',
      [],
    ],
    [
      'what is overdue goes now',
      pool(),
      cluster([{ createdAt: '2026-09-01T00:00:00Z' }]),
      'recorded',
      [['a', '2026-11-24T08:00:00.000Z']],
    ],
  ])('%s', (_claim, head, snapshot, basis, expected) => {
    const [group] = groupsOf(head, pool(), snapshot);
    expect(group?.expiry).toMatchObject({ ignoresLimits: true, basis });
    expect(group?.expiry?.expected.map(({ target, at }) => [target, new Date(at).toISOString()])).toEqual(
      expected,
    );
  });

  test('v1beta1 keeps expiry within the budgets', () => {
    const beta = pool({ api: 'v1beta1', spec: 'weight: 1' });
    expect(groupsOf(beta, beta)[0]?.expiry?.ignoresLimits).toBe(false);
  });
});
