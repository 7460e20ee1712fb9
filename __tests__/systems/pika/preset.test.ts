import { describe, expect, test } from '@jest/globals';
import { FREE, announced, cluster, files, plannedOf, policyOf } from './announced.js';

const ALL_STEPS = {
  'maintenance/readyForMaintenance': 'true',
  'maintenance/maintenanceClient': 'complete',
  'maintenance/validationClient': 'validated',
};
const NODES = ['n-1', 'n-2', 'n-3'];
const maintenances = (annotations: Readonly<Record<string, string>> = {}): string =>
  files(...NODES.map((node) => announced({ name: `fw-${node}`, node, annotations })));

describe('maintenances whose annotations let PIKA run through its states', () => {
  test('have their nodes out together all the same: those stay so until somebody deletes and uncordons', () => {
    const report = plannedOf({ head: maintenances(ALL_STEPS), snapshot: cluster(NODES.map(() => FREE)) });
    const [group] = policyOf(report, 'fw-n-1').head?.effect.groups ?? [];
    expect([group?.peakAtOnce, group?.worstLoss, group?.outcome]).toEqual([3, 3, 'complete']);
    expect(report.findings.map(({ rule }) => rule)).toEqual(
      expect.arrayContaining(['peak-above-limit', 'whole-pool-at-once']),
    );
  });

  test('fix nothing that was found of them before', () => {
    const report = plannedOf({
      base: maintenances(),
      head: maintenances(ALL_STEPS),
      snapshot: cluster(NODES.map(() => FREE)),
    });
    expect(report.findings.filter(({ status }) => status === 'fixed')).toEqual([]);
  });
});
