import { plain } from '../../plain.js';
import { planOf } from '../../plan-of.js';
import { AT, FOUR, cluster, diffOf, groupsOf, minuteOf, pool } from './clusters.js';

describe('pools that go, and pools that no file holds', () => {
  test('a removed pool loses all its nodes at once, and is called removed', () => {
    const diff = diffOf(pool({ name: 'other' }), pool());
    expect(diff?.change).toBe('removed');
    expect(diff?.head?.effect.peakAtOnce).toBe(4);
    expect(diff?.head?.change).toMatchObject({ kind: 'deleted', batched: false, targetsAtOnce: 4 });
  });

  const other = pool({ name: 'other', team: 'b' });
  const third = pool({ name: 'third', team: 'c' });

  test.each([
    ['renamed', pool({ name: 'new' }), 'It is renamed to new, ', ' new makes new nodes for their pods'],
    [
      'removed beside a pool',
      `${other}---\n`,
      'It is removed: its 4 nodes',
      ' The other NodePool, other, makes',
    ],
    [
      'removed beside two',
      `${other}---\n${third}`,
      'It is removed: ',
      ' Of the other NodePools (other, third) ',
    ],
    ['the last one', '', 'It is removed: ', ' No other NodePool is known that would make nodes'],
  ])('a pool that is %s says what becomes of its nodes and who takes their pods', (_how, kept, how, who) => {
    const before = kept.startsWith(other) ? `---\n${kept}` : '';
    const says = diffOf(kept, pool() + before)?.head?.change?.says;
    expect(says).toContain(how);
    expect(says).toContain(who);
  });

  test('a renamed pool is one finding, which is an error', () => {
    const lasting = (name: string) => pool({ name, template: 'expireAfter: Never' });
    const report = planOf({ head: lasting('new'), base: lasting('general'), snapshot: FOUR, at: AT });
    const ours = report.findings.filter(({ status }) => status === 'new');
    expect(ours.map(({ severity, rule }) => `${severity} ${rule}`)).toEqual(['error change-not-batched']);
    expect(report.plan.policies.map(({ head }) => head?.change?.says)).toEqual([
      'The new name of NodePool/general: to Karpenter it is a new pool without nodes, which makes them for the pods of the old one as those have to go.',
      'It is renamed to new, which Karpenter takes for a new pool and the removal of the old one: its 4 nodes are deleted with it, all at once. Budgets and windows do not hold that back, and no replacement is made first. new makes new nodes for their pods once these have to go.',
    ]);
  });

  test.each([
    ['off', 'rules: {change-not-batched: {severity: "off"}}'],
    ['graded lower', 'rules: {change-not-batched: {severity: warning}}'],
  ])('a removed pool stays red where the finding that says so is %s', (_how, rules) => {
    const config = `version: 1\n${rules}\n`;
    const report = planOf({ head: pool({ name: 'new' }), base: pool(), snapshot: FOUR, at: AT, config });
    expect(report.verdict).toBe('fail');
    expect(report.findings.map(({ rule }) => rule)).toContain('peak-above-limit');
  });

  test('a live pool is planned under its own budgets', () => {
    const live = {
      apiVersion: 'karpenter.sh/v1',
      kind: 'NodePool',
      metadata: { name: 'general' },
      spec: {
        disruption: { consolidateAfter: '1h', budgets: [{ nodes: '2' }] },
        template: { spec: { nodeClassRef: { group: 'a', kind: 'b', name: 'c' }, requirements: [] } },
      },
    };
    const head = pool({ name: 'other' });
    const diff = diffOf(head, head, cluster([{}, {}, {}, {}], [live]));
    expect(diff?.head).toMatchObject({ live: true, change: { kind: 'next-rollout' } });
    expect(diff?.head?.effect.groups[0]?.batches.map((batch) => batch.size)).toEqual([2, 2]);
  });

  const fixed = (replicas: number, team = 'a') => pool({ team, spec: `replicas: ${replicas}` });

  test('fewer replicas delete the surplus at once, and shares are of the whole pool', () => {
    const diff = diffOf(fixed(2), fixed(4));
    expect(diff?.head?.change).toMatchObject({ kind: 'scaled-down', place: { line: 5 } });
    expect(diff?.head?.leaves).toMatchObject({ targets: 2, isStep: true, place: { line: 5 } });
    expect(diff?.head?.effect).toMatchObject({
      peakAtOnce: 2,
      worstLoss: 0,
      stops: false,
      groups: [{ name: 'general', matched: 4, leaving: ['c', 'd'], domains: [] }],
    });
  });

  test('a static pool that only shrinks is done with that: a drift that may come some day is no part of it', () => {
    const [group] = groupsOf(fixed(2), fixed(4));
    expect(group?.batches.map(({ targets }) => targets)).toEqual([['c', 'd']]);
    expect(group?.outcome).toBe('complete');
    expect(minuteOf(group?.finish ?? 0)).toBe('2026-11-24T08:20');
    expect(diffOf(fixed(2), fixed(4))?.head?.change?.says).not.toContain('next drift');
  });

  test('where its budgets are edited too, the next drift is planned, as they are its limits', () => {
    const edited = fixed(2).replace('replicas: 2', 'replicas: 2\n  disruption: {budgets: [{nodes: "2"}]}');
    expect(groupsOf(edited, fixed(4))[0]?.batches.length).toBeGreaterThan(1);
  });

  test.each([
    [3, []],
    [2, ['error peak-above-limit 5', 'warning change-not-batched 5']],
    [0, ['error change-not-batched 5', 'error peak-above-limit 5']],
  ])('of 4 replicas scaled down to %i, findings point at replicas and mend them', (replicas, findings) => {
    const rules = ['change-not-batched', 'peak-above-limit', 'selection-moved'];
    const base = fixed(4).replace('replicas: 4', 'replicas: 4\n  disruption: {budgets: [{nodes: "1"}]}');
    const head = base.replace('replicas: 4', `replicas: ${replicas}`);
    const report = planOf({ head, base, snapshot: FOUR, at: AT });
    const found = report.findings.filter(({ rule }) => rules.includes(rule));
    const places = found.map(({ severity, rule, place }) => `${severity} ${rule} ${place?.line ?? 0}`);
    expect(places.sort()).toEqual([...findings].sort());
    expect([...new Set(found.map(({ remediation }) => remediation))]).toEqual(
      findings.length > 0 ? ['Lower replicas in steps.'] : [],
    );
  });

  test('what a budget leaves on merge is without the surplus, which uses it up until it has gone', () => {
    const written = (replicas: number): string =>
      pool({ spec: `replicas: ${replicas}\n  disruption: {budgets: [{nodes: "3"}]}` });
    const left = (head: string, base: string, snapshot = FOUR): unknown =>
      groupsOf(head, base, snapshot)[0]?.allowed.map(({ limit, remaining }) => [limit, remaining]);
    expect(left(written(4), written(4))).toEqual(Array(3).fill([3, 3]));
    expect(left(written(2), written(4))).toEqual(Array(3).fill([3, 1]));
    const oneNotReady = cluster([{}, {}, {}, { ready: false }]);
    expect(left(written(2), written(4), oneNotReady)).toEqual(Array(3).fill([3, 1]));
  });

  test('a budget that only the surplus uses up is none that was used up already', () => {
    const report = planOf({ head: fixed(2), base: fixed(4), snapshot: FOUR, at: AT });
    expect(report.findings.map(({ rule }) => rule)).not.toContain('no-progress');
  });

  test('nodes of the surplus that go already are not deleted once more', () => {
    const leaving = { claim: { metadata: { name: 'claim-d', deletionTimestamp: '2026-11-24T07:55:00Z' } } };
    const [group] = groupsOf(fixed(2), fixed(4), cluster([{}, {}, {}, leaving]));
    expect(group?.leaving).toEqual(['c']);
  });

  // kubernetes-sigs/karpenter#2734: replicas 2 and limits.nodes 4 were taken for a range.
  test('a new static pool says that pods do not scale it, and what its limit is for', () => {
    const says = (spec: string): string => plain(diffOf(pool({ spec }), '')?.head?.change?.says);
    expect(says('replicas: 2\n  limits: {nodes: 4}')).toContain(
      'It is static: it keeps 2 nodes whatever pods wait, and is not consolidated; limits.nodes 4 is room for replacements',
    );
    expect(says('replicas: 1')).toContain('it keeps 1 node whatever pods wait, and is not consolidated.');
    expect(says('limits: {nodes: 4}')).not.toContain('static');
  });

  test('a static pool that is scaled down to nothing loses all its nodes, and is done', () => {
    const { effect } = diffOf(fixed(0), fixed(4))?.head ?? {};
    expect(effect).toMatchObject({ peakAtOnce: 4, worstLoss: 0, outcome: 'complete' });
  });

  test('a static pool that is scaled down and drifts starts to drift when the surplus is gone', () => {
    const [group] = groupsOf(fixed(2, 'b'), fixed(4));
    expect(group?.batches.map(({ size, start }) => [size, minuteOf(start)])).toEqual([
      [2, '2026-11-24T08:00'],
      [1, '2026-11-24T08:20'],
      [1, '2026-11-24T08:40'],
    ]);
    expect(diffOf(fixed(2, 'b'), fixed(4))?.head?.change).toMatchObject({ kind: 'drift', replaces: 2 });
  });

  test('a static pool whose limit holds no replacement once the surplus is gone never drifts', () => {
    const tight = (replicas: number, team: string) =>
      pool({ team, spec: `replicas: ${replicas}\n  limits: {nodes: 2}` });
    expect(groupsOf(tight(2, 'b'), tight(4, 'a'))[0]?.outcome).toBe('stuck');
  });

  test('an edit that is refused leaves the old pool in force', () => {
    const diff = diffOf(pool({ spec: 'weight: 0' }), pool());
    expect(diff?.head?.rejections).toHaveLength(1);
    expect(diff?.head?.change?.kind).toBe('none');
    expect(diff?.head?.effect.groups[0]?.ceiling.enforced).toBe(1);
  });
});
