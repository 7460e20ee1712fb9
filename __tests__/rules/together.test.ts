import type { Overlap } from '../../src/plan/model.js';
import { connected } from '../../src/rules/fleet/together.js';
import { found, maintenances, skyhook } from './fleets.js';

const ETCD = 'node-role.kubernetes.io/etcd';

describe('together: quorum-at-risk', () => {
  test.each([
    [1, 1, true],
    [2, 1, true],
    [3, 1, false],
    [3, 2, true],
    [4, 1, false],
    [4, 2, true],
    [5, 2, false],
    [5, 3, true],
    [7, 3, false],
    [7, 4, true],
  ])('of %d members with %d out at once: %s', (members, atOnce, isAtRisk) => {
    const fleet = `${members} nodes ${ETCD}=true\n9 nodes pool=gpu`;
    const findings = found('quorum-at-risk', { fleet, objects: [skyhook('s', { [ETCD]: 'true' }, atOnce)] });
    expect(findings.length).toBe(isAtRisk ? 1 : 0);
  });

  test('counts members that are out already', () => {
    const objects = [skyhook('s', { [ETCD]: 'true' }, 1)];
    const fleet = `3 nodes ${ETCD}=true\n9 nodes pool=gpu`;
    const [finding] = found('quorum-at-risk', {
      fleet,
      objects: [...objects, ...maintenances('fw', 3, 3)],
      notReady: 1,
    });
    expect(finding?.evidence).toMatchObject({ members: 3, fatal: 2 });
    expect(finding?.message).toContain('quorum etcd');
  });

  test('is silent where no policy takes a member, however many are out', () => {
    const fleet = `3 nodes ${ETCD}=true\n9 nodes pool=gpu`;
    expect(
      found('quorum-at-risk', { fleet, objects: [skyhook('s', { pool: 'gpu' }, 3)], notReady: 3 }),
    ).toEqual([]);
  });

  test('says two quorums of the same nodes once, by both names', () => {
    const fleet = `3 nodes ${ETCD}=true node-role.kubernetes.io/control-plane=true`;
    const findings = found('quorum-at-risk', { fleet, objects: maintenances('fw', 1, 2) });
    expect(findings.map(({ evidence }) => evidence['quorum'])).toEqual(['control plane, etcd']);
  });

  test('takes the quorums of the configuration', () => {
    const config = 'quorums: [{ name: ceph, selector: { matchLabels: { ceph: mon } } }]\n';
    const fleet = '3 nodes ceph=mon\n9 nodes pool=gpu';
    const objects = maintenances('fw', 1, 2);
    expect(found('quorum-at-risk', { fleet, objects })).toEqual([]);
    expect(found('quorum-at-risk', { fleet, objects, config })).toHaveLength(1);
  });
});

describe('together: control-plane-selected', () => {
  const rule = 'control-plane-selected';
  const fleet =
    '1 node node-role.kubernetes.io/control-plane= pool=a\n1 node node-role.kubernetes.io/master= pool=a\n8 nodes pool=a';

  test('finds both labels, under a selector and under names', () => {
    const [selected] = found(rule, { fleet, objects: [skyhook('s', { pool: 'a' }, 1)] });
    expect(selected?.evidence).toMatchObject({ controlPlane: ['node-0001', 'node-0002'], matched: 10 });
    const [named] = found(rule, { fleet, objects: maintenances('fw', 2, 4) });
    expect(named?.message).toContain(
      'NotifyMaintenances of fw: 1 of 3 nodes (33.3%) is a control plane node, disrupted like any other: node-0002',
    );
  });

  test.each([['fw'], ['NotifyMaintenance/fw-2']])('is silent where it is intended: %s', (name) => {
    const config = `rules: { ${rule}: { intended: [${name}] } }\n`;
    expect(found(rule, { fleet, objects: maintenances('fw', 2, 4), config })).toEqual([]);
  });
});

test('connected: an overlap of two policies that others have overlaps with joins these', () => {
  const of = (...names: string[]) => {
    const ref = { system: 'skyhook', kind: 'NodeWright', namespace: null };
    return { policies: names.map((name) => ({ ref: { ...ref, name } })) } as unknown as Overlap;
  };
  const [ac, bd, cd, ef] = [of('a', 'c'), of('b', 'd'), of('c', 'd'), of('e', 'f')];
  expect(connected([ac, bd, cd, ef], (one) => one)).toEqual([[ac, cd, bd], [ef]]);
});
