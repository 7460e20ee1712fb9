import { describe, expect, test } from '@jest/globals';
import type { Finding } from '../../src/plan/finding.js';
import { nodeList, parseFleet } from '../fleet.js';
import { planOf } from '../plan-of.js';

const ETCD = 'node-role.kubernetes.io/etcd';
const RACK = 'topology.kubernetes.io/rack';

function skyhook(name: string, labels: Record<string, string>, atOnce: number): object {
  return {
    apiVersion: 'nodewright.nvidia.com/v1alpha1',
    kind: 'NodeWright',
    metadata: { name },
    spec: {
      interruptionBudget: { count: atOnce },
      nodeSelectors: { matchLabels: labels },
      packages: { tuning: { version: '1.0.0', image: 'example.com/tuning' } },
    },
  };
}

function maintenances(id: string, from: number, to: number): object[] {
  return Array.from({ length: to - from + 1 }, (_, i) => ({
    apiVersion: 'ngn2.nvidia.com/v1alpha1',
    kind: 'NotifyMaintenance',
    metadata: { name: `${id}-${from + i}` },
    spec: {
      nodeObject: `node-${String(from + i).padStart(4, '0')}`,
      maintenanceID: id,
      maintenanceType: 'planned',
    },
  }));
}

interface Case {
  readonly objects: readonly object[];
  readonly fleet: string;
  readonly config?: string;
  /** Counts of the first nodes of the fleet. */
  readonly notReady?: number;
}

function found(rule: string, { objects, fleet, config = '', notReady = 0 }: Case): readonly Finding[] {
  const shapes = parseFleet(fleet).map((shape, i) => ({ ...shape, notReady: i < notReady }));
  return planOf({
    head: objects.map((object) => JSON.stringify(object)).join('\n---\n'),
    snapshot: nodeList(shapes),
    config: `version: 1\n${config}`,
  }).findings.filter((finding) => finding.rule === rule);
}

describe('quorum-at-risk', () => {
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

  test.each([
    [1, 1, '1 is enough to lose the majority'],
    [3, 2, '2 are enough to lose the majority'],
  ])('of %d members it says that %d: %s', (members, atOnce, says) => {
    const fleet = `${members} nodes ${ETCD}=true`;
    const [finding] = found('quorum-at-risk', { fleet, objects: [skyhook('s', { [ETCD]: 'true' }, atOnce)] });
    expect(finding?.message).toContain(says);
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
    expect(finding?.message).toContain('quorum "etcd"');
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

describe('combined-peak-above-limit', () => {
  const fleet = `10 nodes pool=gpu ${RACK}=r1\n10 nodes pool=gpu ${RACK}=r2\n20 nodes pool=cpu`;
  const rule = 'combined-peak-above-limit';
  const gpu = skyhook('tuning', { pool: 'gpu' }, 4);

  test('adds up policies of two systems, and says when and through whom', () => {
    const [finding, ...others] = found(rule, { fleet, objects: [gpu, ...maintenances('fw', 30, 36)] });
    expect(others).toEqual([]);
    expect(finding?.evidence).toMatchObject({
      peakAtOnce: 11,
      members: 40,
      limit: 10,
      peakAt: '2026-11-23T08:00:00.000Z',
      contributors: [
        { policy: 'NodeWright/tuning', out: 4 },
        { policy: 'NotifyMaintenance/fw-30', out: 7 },
      ],
    });
    expect(finding?.message).toContain('7 by NotifyMaintenances of fw, 4 by NodeWright/tuning');
    expect(finding?.message).toContain('at Mon 2026-11-23 08:00 UTC');
  });

  test('counts a node once, however many take it', () => {
    const objects = [...maintenances('fw', 1, 10), ...maintenances('bios', 1, 10)];
    expect(found(rule, { fleet, objects, config: 'domains: []\n' })).toEqual([]);
  });

  test('finds what only one rack shows', () => {
    const objects = [...maintenances('fw', 1, 3), ...maintenances('bios', 4, 6)];
    const [finding, ...others] = found(rule, { fleet, objects });
    expect(others).toEqual([]);
    expect(finding?.message).toContain(`6 of 10 nodes (60%) of ${RACK} r1 out at once`);
  });

  test('counts the objects of one maintenance as what they are: many policies', () => {
    const [finding] = found(rule, { fleet, objects: maintenances('fw', 1, 6) });
    expect(finding?.message).toContain('6 by NotifyMaintenances of fw');
    expect(found(rule, { fleet, objects: maintenances('fw', 1, 5) })).toEqual([]);
  });

  describe('measures production by itself', () => {
    const few = `8 nodes pool=gpu env=prod\n92 nodes pool=cpu`;
    const config = 'production:\n  - matchLabels: { env: prod }\ndomains: []\n';
    const one = skyhook('tuning', { env: 'prod' }, 1);

    test.each([
      ['several policies', [one, ...maintenances('fw', 4, 7)], '5 of 8 nodes (62.5%) of production'],
      ['one announced maintenance alone', maintenances('fw', 1, 3), '3 of 8 nodes (37.5%) of production'],
    ])('%s above its limit, far below that of the fleet', (_claim, objects, says) => {
      const [finding, ...others] = found(rule, { fleet: few, objects, config });
      expect(others).toEqual([]);
      expect(finding?.message).toContain(`${says} out at once`);
      expect(finding?.message).toContain('The limit is 25% of production, 2 nodes');
      expect(found(rule, { fleet: few, objects })).toEqual([]);
    });

    test('one policy alone is the business of the rules on its own peak', () => {
      expect(found(rule, { fleet: few, objects: [skyhook('tuning', { env: 'prod' }, 4)], config })).toEqual(
        [],
      );
    });

    test('by its own limit, where one is configured', () => {
      const wider = `${config}rules: { combined-peak-above-limit: { production: 75% } }\n`;
      expect(found(rule, { fleet: few, objects: maintenances('fw', 1, 6), config: wider })).toEqual([]);
      expect(found(rule, { fleet: few, objects: maintenances('fw', 1, 7), config: wider })).toHaveLength(1);
    });

    test('where all nodes are production it is said once, of the fleet', () => {
      const objects = [skyhook('tuning', { env: 'prod' }, 2), ...maintenances('fw', 4, 7)];
      const findings = found(rule, { fleet: '8 nodes env=prod', objects, config });
      expect(findings.map(({ message }) => message.includes('of production'))).toEqual([false]);
    });
  });

  test('counts nodes that are out already', () => {
    const objects = [...maintenances('fw', 20, 21), ...maintenances('bios', 22, 23)];
    expect(found(rule, { fleet, objects, notReady: 6 })).toEqual([]);
    const [finding] = found(rule, { fleet, objects, notReady: 7 });
    expect(finding?.message).toContain('7 out before');
  });

  test('counts nodes out beside one announced node of a rack', () => {
    const [finding] = found(rule, { fleet, objects: maintenances('fw', 7, 7), notReady: 5 });
    expect(finding?.message).toContain(`6 of 10 nodes (60%) of ${RACK} r1 out at once`);
    expect(finding?.message).toContain('1 by NotifyMaintenances of fw, 5 out before');
    expect(found(rule, { fleet, objects: maintenances('fw', 7, 7), notReady: 4 })).toEqual([]);
  });

  test('leaves one policy by itself to the rules of its own limits', () => {
    expect(found(rule, { fleet, objects: maintenances('fw', 1, 20) })).toEqual([]);
  });

  test.each([
    ['passes the limit only with nodes out that are none of its own', 7, 1],
    ['stays within it with them', 6, 0],
  ])('speaks of one policy that %s', (_name, notReady, count) => {
    const cpu = `20 nodes pool=cpu\n20 nodes pool=gpu`;
    const findings = found(rule, { fleet: cpu, objects: [gpu], notReady });
    expect(findings).toHaveLength(count);
    for (const { message, remediation } of findings) {
      expect(message).toContain('With the nodes that are out already: 11 of 40 nodes (27.5%) out at once');
      expect(message).toContain('4 by NodeWright/tuning, 7 out before');
      expect(remediation).toContain('Bring the nodes back');
    }
  });

  test('counts nodes out of its own once: those are the business of its own limits', () => {
    expect(found(rule, { fleet: '40 nodes pool=gpu', objects: [gpu], notReady: 8 })).toEqual([]);
  });

  test('is silent where one has ended before the other begins', () => {
    const objects = [skyhook('tuning', { pool: 'gpu' }, 8), ...maintenances('fw', 30, 34)];
    const later = 'systems: { pika: { steps: { scheduled: 4h } } }\n';
    expect(found(rule, { fleet, objects })).toHaveLength(1);
    expect(found(rule, { fleet, objects, config: later })).toEqual([]);
  });

  test.each([
    ['{ limit: 11 }', 0],
    ['{ limit: 10 }', 1],
    ['{ limit: "27%" }', 1],
    ['{ limit: "28%" }', 0],
    ['{ limit: "50%", domain: 3 }', 1],
    ['{ limit: "50%", domain: 3, fromNodes: 11 }', 0],
  ])('takes its limits from the configuration: %s', (options, count) => {
    const objects = [gpu, ...maintenances('fw', 30, 36)];
    const mixed = options.includes('domain') ? [gpu, ...maintenances('fw', 9, 11)] : objects;
    expect(found(rule, { fleet, objects: mixed, config: `rules: { ${rule}: ${options} }\n` })).toHaveLength(
      count,
    );
  });
});

describe('peak-above-limit of maintenances', () => {
  // The first five of twenty nodes are out, and the limit is five.
  test.each([
    ['nodes out that are none of their own', 10, 12, [8]],
    ['their own nodes that are out, once', 1, 5, []],
    ['both', 5, 6, [6]],
  ])('counts %s', (_name, from, to, peaks) => {
    const objects = maintenances('fw', from, to);
    const findings = found('peak-above-limit', { fleet: '20 nodes', objects, notReady: 5 });
    expect(findings.map(({ evidence }) => evidence['peakAtOnce'])).toEqual(peaks);
    for (const { message } of findings) expect(message).toContain('5 of them were out already.');
  });

  test('allow as many more as the nodes that are out leave', () => {
    const fixFor = (notReady: number): string | undefined =>
      found('peak-above-limit', { fleet: '20 nodes', objects: maintenances('fw', 10, 15), notReady })[0]
        ?.remediation;
    expect(fixFor(3)).toContain('Announce at most 2 nodes at a time');
    expect(fixFor(5)).toContain('Announce none until nodes that are out already are back');
  });
});

describe('control-plane-selected', () => {
  const rule = 'control-plane-selected';
  const fleet =
    '1 node node-role.kubernetes.io/control-plane= pool=a\n1 node node-role.kubernetes.io/master= pool=a\n8 nodes pool=a';

  test('finds both labels, under a selector and under names', () => {
    const [selected] = found(rule, { fleet, objects: [skyhook('s', { pool: 'a' }, 1)] });
    expect(selected?.evidence).toMatchObject({ controlPlane: ['node-0001', 'node-0002'], matched: 10 });
    const [named] = found(rule, { fleet, objects: maintenances('fw', 2, 4) });
    expect(named?.message).toContain(
      'NotifyMaintenances of fw: 1 of 3 nodes (33.3%) that go out like any other is of the control plane: node-0002',
    );
  });

  test.each([['fw'], ['NotifyMaintenance/fw-2']])('is silent where it is intended: %s', (name) => {
    const config = `rules: { ${rule}: { intended: [${name}] } }\n`;
    expect(found(rule, { fleet, objects: maintenances('fw', 2, 4), config })).toEqual([]);
  });
});
