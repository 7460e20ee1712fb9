import { plain } from '../../plain.js';
import { planOf } from '../../plan-of.js';
import { AT, cluster, diffOf, FOUR, groupsOf, minuteOf, pool } from './clusters.js';
import { factOf } from '../../../src/systems/system.js';

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
    expect(group?.why).toBe(
      '1 node may not be disrupted: karpenter.sh/do-not-disrupt is "true" on the node; only age (expireAfter) takes them',
    );
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

  // Source: kubernetes-sigs/karpenter#1350; 2266468, disruption/drift.go: one command a pass.
  test.each([
    ['1s', [4]],
    ['3m', [2, 2]],
    ['10m', [1, 1, 1, 1]],
  ])('with passes of %s a window of six minutes lets %j go, whatever the budget', (pass, sizes) => {
    const spec =
      'disruption: {consolidateAfter: 1h, budgets: [{nodes: "0", schedule: "6 8 * * *", duration: 23h54m}]}';
    const config = `version: 1\nsystems: { karpenter: { passTakes: ${pass} } }\n`;
    const head = diffOf(pool({ team: 'b', spec }), pool({ spec }), FOUR, config)?.head;
    expect(head?.effect.groups[0]?.batches.map(({ size }) => size)).toEqual(sizes);
  });

  // One node leaves already; the budget of 1 waits for it.
  test.each([
    ['20 minutes where nothing else is said', {}, '20m', '2026-11-24T08:20'],
    ['as configured', {}, '45m', '2026-11-24T08:45'],
    ['when its grace period ends before', { terminationGracePeriod: '30m' }, '45m', '2026-11-24T08:25'],
    [
      'not by a grace period that did not end it',
      { terminationGracePeriod: '1m' },
      '45m',
      '2026-11-24T08:45',
    ],
  ])('a node that leaves already is gone after %s', (_claim, spec, goneAfter, start) => {
    const leaving = {
      claim: { spec, metadata: { name: 'claim-a', deletionTimestamp: '2026-11-24T07:55:00Z' } },
    };
    const config = `version: 1\nsystems: { karpenter: { goneAfter: ${goneAfter} } }\n`;
    const head = diffOf(pool({ team: 'b' }), pool(), cluster([leaving, {}]), config)?.head;
    expect(minuteOf(head?.effect.groups[0]?.start ?? 0)).toBe(start);
    expect(
      head?.notes
        .map(plain)
        .some((note) => note.includes(`${goneAfter.slice(0, -1)} minutes (systems.karpenter.goneAfter)`)),
    ).toBe(true);
  });

  test('the plan says what a replacement that never becomes ready does', () => {
    const notes = diffOf(pool({ team: 'b' }), pool())?.head?.notes.map(plain) ?? [];
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

  // Source: kubernetes-sigs/karpenter 2266468, disruption/types.go, terminator/eviction.go: the pod is not evicted before the period ends.
  test.each([
    ['a pod that may not be disrupted holds the drain to the end of the grace period', kept, '2h', '10:00'],
    [
      'or until its own time is over',
      { annotations: { 'karpenter.sh/do-not-disrupt': '90m' } },
      '2h',
      '08:30',
    ],
    ['another pod does not', {}, '2h', '08:20'],
  ])('%s', (_claim, metadata, grace, end) => {
    const claim = { spec: { terminationGracePeriod: grace } };
    const [group] = groupsOf(pool({ team: 'b' }), pool(), cluster([{ claim }], [pod('web', {}, metadata)]));
    expect(minuteOf(group?.finish ?? 0)).toBe(`2026-11-24T${end}`);
  });

  const TWO_OF_TWO = {
    ...pdb({ minAvailable: 2 }),
    status: { disruptionsAllowed: 0, expectedPods: 2, desiredHealthy: 2 },
  };
  test('a budget that asks for all its pods by their number keeps its node from being taken, and the others go', () => {
    const [group] = groupsOf(pool({ team: 'b' }), pool(), cluster([{}, {}], [pod('web'), TWO_OF_TWO]));
    expect(group?.batches.map(({ targets }) => targets)).toEqual([['b']]);
    expect([group?.outcome, group?.blocked]).toEqual([
      'stuck',
      [{ target: 'a', why: 'PodDisruptionBudget p allows no eviction even when all its pods are ready' }],
    ]);
  });

  // JiRaska/open-bank-oss#9691: what is never drained keeps its place in the budgets.
  test.each<[string, object[], object, string]>([
    ['a node on its way out whose pod no budget lets go', [pod('web'), TWO_OF_TWO], {}, 'stuck'],
    ['or whose pod may not be disrupted', [pod('web', {}, kept)], {}, 'stuck'],
    ['one whose pods may go leaves', [pod('web')], {}, 'complete'],
  ])('%s: a pool that lets one go at a time', (_claim, objects, spec, outcome) => {
    const leaving = {
      metadata: {
        name: 'claim-a',
        labels: { 'karpenter.sh/nodepool': 'general' },
        creationTimestamp: '2026-11-20T00:00:00Z',
        deletionTimestamp: '2026-11-23T00:00:00Z',
      },
      spec,
    };
    const [group] = groupsOf(pool({ team: 'b' }), pool(), cluster([{ claim: leaving }, {}, {}], objects));
    expect([group?.outcome, group?.batches.length === 0]).toEqual([outcome, outcome === 'stuck']);
    if (outcome === 'stuck') expect(group?.why).toContain('the drain of a never ends');
  });

  // pkg/controllers/node/termination/controller.go, finalize: it deletes the claims of a Node that is deleted.
  test('a Node that is deleted by hand is on its way out, though its claim is not deleted yet', () => {
    const { items } = cluster([{}, {}, {}], [pod('web'), TWO_OF_TWO]) as { items: { metadata: object }[] };
    Object.assign(items[0]?.metadata ?? {}, { deletionTimestamp: '2026-11-23T00:00:00Z' });
    const [group] = groupsOf(pool({ team: 'b' }), pool(), { apiVersion: 'v1', kind: 'List', items });
    expect([group?.outcome, group?.batches]).toEqual(['stuck', []]);
  });

  test('not where the change makes that budget let one go', () => {
    const file = `---\napiVersion: policy/v1\nkind: PodDisruptionBudget\nmetadata: {name: p, namespace: "n"}\nspec: {maxUnavailable: 1, selector: {matchLabels: {app: web}}}\n`;
    const [group] = groupsOf(pool({ team: 'b' }) + file, pool(), cluster([{}, {}], [pod('web'), TWO_OF_TWO]));
    expect(group?.blocked).toEqual([]);
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
    expect(factOf(group, 'expiry')).toMatchObject({ basis });
    expect(
      factOf(group, 'expiry')?.expected.map(({ target, at }) => [target, new Date(at).toISOString()]),
    ).toEqual(expected);
  });

  const night =
    'disruption: {consolidateAfter: 1h, budgets: [{nodes: "0", schedule: "10 0 * * *", duration: 23h50m}, {nodes: "1"}]}';

  test('nodes that reach their age during the rollout count in its peak, in no batch, and it says when they pass the ceiling', () => {
    // One goes in the night of the 25th; the others reach their age at noon of that day.
    const aged = { createdAt: '2026-10-26T12:00:00Z' };
    const snapshot = cluster([aged, aged, aged, aged]);
    const [group] = groupsOf(pool({ team: 'b', spec: night }), pool({ spec: night }), snapshot);
    expect(group?.batches.map(({ size }) => size)).toEqual([1]);
    expect(group?.peakAtOnce).toBe(3);
    expect(group?.expiries?.over.map(({ worst }) => [minuteOf(worst.at), worst.out, worst.limit])).toEqual([
      ['2026-11-25T12:00', 3, 0],
    ]);
    expect(group?.outcome).toBe('complete');
    expect(minuteOf(group?.finish ?? 0)).toBe('2026-11-25T12:20');
  });

  test('an expired node uses the budgets up: drift waits for it', () => {
    const snapshot = cluster([{}, {}, { createdAt: '2026-10-25T08:10:00Z' }]);
    const [group] = groupsOf(pool({ team: 'b' }), pool(), snapshot);
    expect(group?.peakAtOnce).toBe(2);
    expect(group?.batches.map(({ start }) => minuteOf(start))).toEqual([
      '2026-11-24T08:00',
      '2026-11-24T08:30',
    ]);
  });

  test('what a claim says to be overdue goes at once, together with the first of the rollout', () => {
    const overdue = { createdAt: '2026-10-01T00:00:00Z' };
    const [group] = groupsOf(pool({ team: 'b' }), pool(), cluster([overdue, overdue, {}]));
    expect(group?.peakAtOnce).toBe(2);
    expect(group?.expiries?.expired.map(({ target }) => target)).toEqual(['a', 'b']);
  });

  test('where nothing makes nodes drift, they reach their age though the plan supposes a drift before', () => {
    const aged = { createdAt: '2026-10-27T12:00:00Z' };
    const [group] = groupsOf(pool(), pool(), cluster([aged, aged, aged, aged]));
    expect(group?.batches).toHaveLength(4);
    expect(group?.peakAtOnce).toBe(4);
    expect(group?.finish).toBeLessThan(group?.expiries?.expired[0]?.at ?? 0);
  });

  test('replacements that are made night by night reach an age of whole days together', () => {
    const template = 'expireAfter: 24h5m';
    const snapshot = cluster(
      Array.from({ length: 4 }, () => ({ claim: { spec: { expireAfter: 'Never' } } })),
    );
    const [group] = groupsOf(pool({ spec: night, template }), pool({ spec: night }), snapshot);
    expect(
      group?.expiries?.over.map(({ worst }) => [minuteOf(worst.at), worst.out, worst.limit]).slice(0, 3),
    ).toEqual([
      ['2026-11-26T00:05', 2, 1],
      ['2026-11-27T00:10', 3, 0],
      ['2026-11-28T00:15', 4, 0],
    ]);
    expect(group?.peakAtOnce).toBe(4);
  });

  test('nodes that live shorter than it takes to replace them are counted for a while, and it says until when', () => {
    const [group] = groupsOf(pool({ template: 'expireAfter: 1m' }), pool(), FOUR);
    expect(group?.expiries?.followedTo).toEqual(expect.any(Number));
  });

  test('an age ends no rollout: a held node that only its age takes leaves it stuck', () => {
    const held = {
      annotations: { 'karpenter.sh/do-not-disrupt': 'true' },
      createdAt: '2026-10-26T00:00:00Z',
    };
    const [group] = groupsOf(pool({ team: 'b' }), pool(), cluster([held, {}]));
    expect(group?.outcome).toBe('stuck');
    expect(group?.why).toContain('only age (expireAfter) takes them');
  });

  test('the peak of the fleet and of a domain counts what expires', () => {
    const zone = { 'topology.kubernetes.io/zone': 'z' };
    const aged = { createdAt: '2026-10-26T12:00:00Z', labels: zone };
    const { plan } = planOf({
      head: pool({ team: 'b', spec: night }),
      base: pool({ spec: night }),
      snapshot: cluster([aged, aged, aged, { labels: { ...zone, 'topology.kubernetes.io/zone': 'y' } }]),
      at: AT,
    });
    expect(plan.head.combined.peakAtOnce).toBe(2);
    const scopes = plan.head.combined.scopes.filter(({ scope }) => scope.kind !== 'quorum');
    expect(scopes.map(({ peakAtOnce }) => peakAtOnce)).toEqual([2, 2, 1]);
  });
});
