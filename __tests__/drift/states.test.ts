import { toPlain } from '../../src/text/render.js';
import { readReviewed } from '../../src/gate/reviewed.js';
import { type RunReport, runReport } from '../../src/plan/run-report.js';
import { renderRun } from '../../src/report/index.js';
import { planOf } from '../plan-of.js';
import { type Announced, announced, AT, cluster } from '../systems/pika/announced.js';
import { drifted } from './drifted.js';

/** Forty nodes, so that no rule minds the few of the maintenance; those of it are cordoned. */
function runOf(objects: readonly Announced[]): RunReport {
  const under = new Map(objects.map(({ node = 'n-1', status }) => [node, status !== 'MaintenanceScheduled']));
  const nodes = Array.from({ length: 40 }, (_, i) => ({
    labels: { 'topology.kubernetes.io/zone': `z${i % 4}` },
    ...(under.get(`n-${i + 1}`) ? { under: ['fw'] } : {}),
  }));
  const head = JSON.stringify({
    apiVersion: 'policy/v1',
    kind: 'PodDisruptionBudget',
    metadata: { name: 'site', namespace: 'default' },
    spec: { maxUnavailable: 1, selector: { matchLabels: { app: 'site' } } },
  });
  const snapshot = cluster(
    nodes,
    objects.map((one, i) => announced({ name: `fw-${i + 1}`, ...one })),
  );
  return runReport([planOf({ base: head, head, snapshot, config: 'version: 1\n', at: AT })]);
}

function said(then: readonly Announced[], now: readonly Announced[]): string[] {
  const drift = drifted(runOf(now), readReviewed(renderRun(runOf(then), 'json')));
  expect(drift.problems).toEqual([]);
  return drift.clusters.flatMap(({ effects }) =>
    effects.flatMap(({ kind, says, isWorse }) =>
      kind === 'progress' || kind === 'policy' ? [`${isWorse ? '!' : '-'} ${toPlain(says)}`] : [],
    ),
  );
}

const SCHEDULED: Announced = { status: 'MaintenanceScheduled' };
const started = (sinceHours: number, node = 'n-1'): Announced => ({
  ...{ status: 'MaintenanceStarted', node, sinceHours },
  slaExpires: '2026-12-01T00:00:00Z',
});

describe('a maintenance is told by the states of its nodes', () => {
  test.each<[claim: string, then: readonly Announced[], now: readonly Announced[], says: readonly string[]]>([
    [
      'one that is announced',
      [],
      [SCHEDULED],
      ['- maintenance "fw": 1 node is new in it, in MaintenanceScheduled: n-1.'],
    ],
    [
      'one that waits for its turn says nothing, however long',
      [SCHEDULED],
      [{ ...SCHEDULED, sinceHours: 900 }],
      [],
    ],
    [
      'one that begins',
      [SCHEDULED],
      [started(1)],
      ['- maintenance "fw": 1 node went from MaintenanceScheduled to MaintenanceStarted: n-1.'],
    ],
    ['one that is in its time says nothing', [started(0.5)], [started(1)], []],
    [
      'one that drains for longer than is configured, each time',
      [started(2)],
      [started(26)],
      [
        '! maintenance "fw": 1 node is in MaintenanceStarted for longer than is configured. n-1 is since Sun 2026-11-22 06:00 UTC, and was to be up to Sun 2026-11-22 07:00 UTC.',
      ],
    ],
    [
      'of several that are late the one that is so for the longest time',
      [started(9), started(26, 'n-2')],
      [started(9), started(26, 'n-2')],
      [
        '! maintenance "fw": 2 nodes are in MaintenanceStarted for longer than is configured. n-2 is since Sun 2026-11-22 06:00 UTC, and was to be up to Sun 2026-11-22 07:00 UTC.',
      ],
    ],
    [
      'one that is validated and that nobody returns',
      [{ status: 'Validating', sinceHours: 3 }],
      [
        {
          status: 'Validating',
          sinceHours: 27,
          annotations: { 'maintenance/validationClient': 'validated' },
        },
      ],
      [
        '! maintenance "fw": 1 node is in Validating for longer than is configured. n-1 is since Sun 2026-11-22 05:00 UTC, and was to be up to Sun 2026-11-22 06:00 UTC.',
      ],
    ],
    [
      'one that failed, with what ends it',
      [{ status: 'ObjectsDrained', sinceHours: 1 }],
      [{ status: 'MaintenanceIncomplete', sinceHours: 1 }],
      [
        '! maintenance "fw": 1 node went from ObjectsDrained to MaintenanceIncomplete, which nothing but the deletion of its object leaves: n-1.',
      ],
    ],
    [
      'one whose SLA is over, each time',
      [{ status: 'SLAExpired', sinceHours: 30 }],
      [{ status: 'SLAExpired', sinceHours: 54 }],
      [
        '! maintenance "fw": 1 node is in SLAExpired, and what is left on the node may be removed by force: n-1.',
      ],
    ],
    [
      'one that is over',
      [{ status: 'Validating' }, started(1, 'n-2')],
      [started(1, 'n-2')],
      ['- maintenance "fw": 1 node is no longer in it, and 1 still is.'],
    ],
    ['all of it', [started(1)], [], ['- maintenance "fw": 1 node is no longer in it, and it is over.']],
    [
      'two maintenances, each by its name',
      [started(1), { ...SCHEDULED, id: 'bios', node: 'n-2' }],
      [],
      [
        '- maintenance "fw": 1 node is no longer in it, and it is over.',
        '- maintenance "bios": 1 node is no longer in it, and it is over.',
      ],
    ],
    [
      'nothing that moves',
      [started(0.5), { ...SCHEDULED, node: 'n-2' }],
      [started(0.5), { ...SCHEDULED, node: 'n-2' }],
      [],
    ],
  ])('%s', (_claim, then, now, says) => {
    expect(said(then, now)).toEqual(says);
  });
});
