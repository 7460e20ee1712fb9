import { UNDER_FW, announced, cluster, files, plannedOf } from './announced.js';

const HOUR_MS = 3_600_000;
const VALIDATED = {
  'maintenance/readyForMaintenance': 'true',
  'maintenance/maintenanceClient': 'complete',
  'maintenance/validationClient': 'validated',
};

// NVIDIA/pika 8a1803ee, notifymaintenance_controller.go: validated records a condition, and returns no node.
test.each([
  ['validated: nothing says when its node is back', {}, '', null],
  [
    'not validated yet: what is left of the steps',
    { 'maintenance/validationClient': 'inprogress' },
    '',
    HOUR_MS,
  ],
  [
    'validated, with a time that the return takes',
    {},
    'systems: { pika: { steps: { return: 30m } } }',
    HOUR_MS / 2,
  ],
])('an object that is %s', (_claim, more, settings, leftMs) => {
  const annotations = { ...VALIDATED, ...more };
  const live = announced({ status: 'Validating', annotations, slaExpires: '2027-01-01T00:00:00Z' });
  const report = plannedOf({
    head: files(announced({ annotations })),
    snapshot: cluster([UNDER_FW], [live]),
    config: `version: 1\n${settings}\n`,
  });
  const [group] = report.plan.head.policies[0]?.effect.groups ?? [];
  const finish = group?.finish ?? null;
  expect(finish === null ? null : finish - (group?.start ?? Number.NaN)).toBe(leftMs);
  expect(group?.lingers?.map(({ until }) => until) ?? []).toEqual(leftMs === null ? ['uncordon'] : []);
});
