import type { Finding } from '../../src/plan/finding.js';
import { found, maintenances, skyhook } from './fleets.js';

const RACK = 'topology.kubernetes.io/rack';

/** The findings about all policies together. */
function together(given: Parameters<typeof found>[1]): readonly Finding[] {
  return found('combined-peak-above-limit', given).filter(({ evidence }) => evidence['cause'] !== 'overlap');
}

describe('combined-peak-above-limit', () => {
  const fleet = `10 nodes pool=gpu ${RACK}=r1\n10 nodes pool=gpu ${RACK}=r2\n20 nodes pool=cpu`;
  const rule = 'combined-peak-above-limit';
  const gpu = skyhook('tuning', { pool: 'gpu' }, 4);

  test('adds up policies of two systems, and says when and through whom', () => {
    const [finding, ...others] = together({ fleet, objects: [gpu, ...maintenances('fw', 30, 36)] });
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
    expect(together({ fleet, objects, config: 'domains: []\n' })).toEqual([]);
  });

  test('finds what only one rack shows', () => {
    const objects = [...maintenances('fw', 1, 3), ...maintenances('bios', 4, 6)];
    const [finding, ...others] = together({ fleet, objects });
    expect(others).toEqual([]);
    expect(finding?.message).toContain(`6 of 10 nodes (60%) of ${RACK} r1 unavailable at once`);
  });

  test('counts the objects of one maintenance as what they are: many policies', () => {
    const [finding] = together({ fleet, objects: maintenances('fw', 1, 6) });
    expect(finding?.message).toContain('6 by NotifyMaintenances of fw');
    expect(together({ fleet, objects: maintenances('fw', 1, 5) })).toEqual([]);
  });

  describe('measures production by itself', () => {
    const few = `8 nodes pool=gpu env=prod\n92 nodes pool=cpu`;
    const config = 'production:\n  - matchLabels: { env: prod }\ndomains: []\n';
    const one = skyhook('tuning', { env: 'prod' }, 1);

    test.each([
      ['several policies', [one, ...maintenances('fw', 4, 7)], '5 of 8 nodes (62.5%) of production'],
      ['one announced maintenance alone', maintenances('fw', 1, 3), '3 of 8 nodes (37.5%) of production'],
    ])('%s above its limit, far below that of the fleet', (_claim, objects, says) => {
      const [finding, ...others] = together({ fleet: few, objects, config });
      expect(others).toEqual([]);
      expect(finding?.message).toContain(`${says} unavailable at once`);
      expect(finding?.message).toContain('Limit: 25% of production, 2 nodes');
      expect(together({ fleet: few, objects })).toEqual([]);
    });

    test('one policy alone is the business of the rules on its own peak', () => {
      expect(together({ fleet: few, objects: [skyhook('tuning', { env: 'prod' }, 4)], config })).toEqual([]);
    });

    test('by its own limit, where one is configured', () => {
      const wider = `${config}rules: { combined-peak-above-limit: { production: 75% } }\n`;
      expect(together({ fleet: few, objects: maintenances('fw', 1, 6), config: wider })).toEqual([]);
      expect(together({ fleet: few, objects: maintenances('fw', 1, 7), config: wider })).toHaveLength(1);
    });

    test('where all nodes are production it is said once, of the fleet', () => {
      const objects = [skyhook('tuning', { env: 'prod' }, 2), ...maintenances('fw', 4, 7)];
      const findings = together({ fleet: '8 nodes env=prod', objects, config });
      expect(findings.map(({ message }) => message.includes('of production'))).toEqual([false]);
    });
  });

  test('counts nodes that are out already', () => {
    const objects = [...maintenances('fw', 20, 21), ...maintenances('bios', 22, 23)];
    expect(together({ fleet, objects, notReady: 6 })).toEqual([]);
    const [finding] = together({ fleet, objects, notReady: 7 });
    expect(finding?.message).toContain('7 unavailable before');
  });

  test('counts nodes out beside one announced node of a rack', () => {
    const [finding] = together({ fleet, objects: maintenances('fw', 7, 7), notReady: 5 });
    expect(finding?.message).toContain(`6 of 10 nodes (60%) of ${RACK} r1 unavailable at once`);
    expect(finding?.message).toContain('1 by NotifyMaintenances of fw, 5 unavailable before');
    expect(together({ fleet, objects: maintenances('fw', 7, 7), notReady: 4 })).toEqual([]);
  });

  test('leaves one policy by itself to the rules of its own limits', () => {
    expect(together({ fleet, objects: maintenances('fw', 1, 20) })).toEqual([]);
  });

  test.each([
    ['passes the limit only with nodes out that are none of its own', 7, 1],
    ['stays within it with them', 6, 0],
  ])('speaks of one policy that %s', (_name, notReady, count) => {
    const cpu = `20 nodes pool=cpu\n20 nodes pool=gpu`;
    const findings = together({ fleet: cpu, objects: [gpu], notReady });
    expect(findings).toHaveLength(count);
    for (const { message, remediation } of findings) {
      expect(message).toContain(
        'With the nodes that are unavailable before: 11 of 40 nodes (27.5%) unavailable at once',
      );
      expect(message).toContain('4 by NodeWright/tuning, 7 unavailable before');
      expect(remediation).toContain('Bring back the nodes');
    }
  });

  test('counts nodes out of its own once: those are the business of its own limits', () => {
    expect(together({ fleet: '40 nodes pool=gpu', objects: [gpu], notReady: 8 })).toEqual([]);
  });

  test('is silent where one has ended before the other begins', () => {
    const objects = [skyhook('tuning', { pool: 'gpu' }, 8), ...maintenances('fw', 30, 34)];
    const later = 'systems: { pika: { steps: { scheduled: 4h } } }\n';
    expect(together({ fleet, objects })).toHaveLength(1);
    expect(together({ fleet, objects, config: later })).toEqual([]);
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
    expect(together({ fleet, objects: mixed, config: `rules: { ${rule}: ${options} }\n` })).toHaveLength(
      count,
    );
  });
});
