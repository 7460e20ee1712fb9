import { toPlain } from '../../src/text/render.js';
import { readReviewed } from '../../src/gate/reviewed.js';
import { type RunReport, runReport } from '../../src/plan/run-report.js';
import { renderRun } from '../../src/report/index.js';
import { planOf } from '../plan-of.js';
import { type Announced, announced, AT, cluster } from '../systems/pika/announced.js';
import { drifted } from './drifted.js';
import { goldenTests } from '../golden-tests.js';

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
      kind === 'rollout' || kind === 'targets' ? [`${isWorse ? '!' : '-'} ${toPlain(says)}`] : [],
    ),
  );
}

const SCHEDULED: Announced = { status: 'MaintenanceScheduled' };
const started = (sinceHours: number, node = 'n-1'): Announced => ({
  ...{ status: 'MaintenanceStarted', node, sinceHours },
  slaExpires: '2026-12-01T00:00:00Z',
});

const CASES: Readonly<Record<string, readonly [then: readonly Announced[], now: readonly Announced[]]>> = {
  'one that is announced': [[], [SCHEDULED]],
  'one that waits for its turn says nothing, however long': [
    [SCHEDULED],
    [{ ...SCHEDULED, sinceHours: 900 }],
  ],
  'one that begins': [[SCHEDULED], [started(1)]],
  'one that is in its time says nothing': [[started(0.5)], [started(1)]],
  'one that drains for longer than is configured, each time': [[started(2)], [started(26)]],
  'of several that are late the one that is so for the longest time': [
    [started(9), started(26, 'n-2')],
    [started(9), started(26, 'n-2')],
  ],
  'one that is validated and never returned': [
    [{ status: 'Validating', sinceHours: 3 }],
    [
      {
        status: 'Validating',
        sinceHours: 27,
        annotations: { 'maintenance/validationClient': 'validated' },
      },
    ],
  ],
  'one that failed, with what ends it': [
    [{ status: 'ObjectsDrained', sinceHours: 1 }],
    [{ status: 'MaintenanceIncomplete', sinceHours: 1 }],
  ],
  'one whose SLA is over, each time': [
    [{ status: 'SLAExpired', sinceHours: 30 }],
    [{ status: 'SLAExpired', sinceHours: 54 }],
  ],
  'one that is over': [[{ status: 'Validating' }, started(1, 'n-2')], [started(1, 'n-2')]],
  'all of it': [[started(1)], []],
  'two maintenances, each by its name': [[started(1), { ...SCHEDULED, id: 'bios', node: 'n-2' }], []],
  'nothing that moves': [
    [started(0.5), { ...SCHEDULED, node: 'n-2' }],
    [started(0.5), { ...SCHEDULED, node: 'n-2' }],
  ],
};

goldenTests(
  'drift/states.txt',
  'a maintenance by the states of its nodes',
  Object.fromEntries(Object.entries(CASES).map(([title, given]) => [title, () => said(...given)])),
);
