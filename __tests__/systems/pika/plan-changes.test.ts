import { render } from '../../../src/report/index.js';
import {
  FREE,
  UNDER_FW,
  announced,
  cluster,
  files,
  plannedOf,
  policyOf,
  rulesOf,
  saidOf,
} from './announced.js';

const READY = { 'maintenance/readyForMaintenance': 'true' };
const COMPLETE = { ...READY, 'maintenance/maintenanceClient': 'complete' };
const VALIDATED = { ...COMPLETE, 'maintenance/validationClient': 'validated' };
const SLA = '2026-11-24T08:00:00Z';

describe('an edited annotation', () => {
  test.each([
    [
      'takes effect where its state is there',
      'MaintenanceStarted',
      {},
      READY,
      ['from MaintenanceStarted to ObjectsDrained', 'takes effect on merge'],
    ],
    [
      'waits where its state is to come',
      'MaintenanceStarted',
      {},
      { 'maintenance/maintenanceClient': 'complete' },
      ['does nothing now (MaintenanceStarted)', 'comes to ObjectsDrained'],
    ],
    [
      'is too late where its state is past',
      'MaintenanceIncomplete',
      READY,
      COMPLETE,
      ['can never take effect', 'from MaintenanceIncomplete there is no way there'],
    ],
    [
      'of success moves nothing',
      'Validating',
      COMPLETE,
      VALIDATED,
      ['moves nothing: there is no state of success'],
    ],
    [
      'that is taken away undoes nothing',
      'ObjectsDrained',
      READY,
      {},
      ['Removing readyForMaintenance undoes nothing'],
    ],
  ])('%s', (_name, status, before, after, says) => {
    const live = announced({ status, annotations: before, slaExpires: SLA });
    const report = plannedOf({
      base: files(announced({ annotations: before })),
      head: files(announced({ annotations: after })),
      snapshot: cluster([UNDER_FW, FREE], [live]),
    });
    for (const part of says) expect(saidOf(report, 'fw-1')).toContain(part);
    expect(report.findings.filter(({ rule }) => rule === 'invalid-policy')).toEqual([]);
  });

  test.each([
    ['that shortens what is to come', 'MaintenanceScheduled', {}, READY, FREE],
    ['that moves the status at once', 'MaintenanceStarted', {}, READY, UNDER_FW],
    ['that undoes nothing', 'ObjectsDrained', READY, {}, UNDER_FW],
    ['that moves nothing', 'Validating', COMPLETE, VALIDATED, UNDER_FW],
    ['that is refused', 'ObjectsDrained', READY, { 'maintenance/readyForMaintenance': 'false' }, UNDER_FW],
  ])('%s is shown, though every batch is as before', (_name, status, before, after, node) => {
    const report = plannedOf({
      base: files(announced({ annotations: before })),
      head: files(announced({ annotations: after })),
      snapshot: cluster(
        [node, FREE, FREE, FREE],
        [announced({ status, annotations: before, slaExpires: SLA })],
      ),
    });
    const text = render(report, 'text');
    expect(text).not.toContain('same effect');
    expect(text).toContain('NotifyMaintenance/maintenance/fw-1, changed');
    expect(text).toContain('  merging      ');
    // What was announced before is no worse for it.
    expect(report.findings.filter(({ status: is }) => is === 'worsened')).toEqual([]);
  });

  test('or any other edit has the controller notice an SLA that has run out', () => {
    const expired = announced({ status: 'MaintenanceStarted', slaExpires: '2026-11-23T06:00:00Z' });
    const report = plannedOf({
      base: files(announced()),
      head: files(announced({ spec: { owner: 'dc-ops' } })),
      snapshot: cluster([UNDER_FW], [expired]),
    });
    expect(saidOf(report, 'fw-1')).toContain('with this edit it does, announces SLAExpired');
  });

  test('of an owner has the same effect', () => {
    const report = plannedOf({
      base: files(announced()),
      head: files(announced({ spec: { owner: 'dc-ops' } })),
      snapshot: cluster([FREE], [announced({ status: 'MaintenanceScheduled' })]),
    });
    expect(render(report, 'text')).toContain('same effect');
  });

  test('that was final is refused, and the plan stays that of the old object', () => {
    const live = announced({ status: 'ObjectsDrained', annotations: READY, slaExpires: SLA });
    const report = plannedOf({
      base: files(announced({ annotations: READY })),
      head: files(announced({ annotations: { 'maintenance/readyForMaintenance': 'false' } })),
      snapshot: cluster([UNDER_FW], [live]),
    });
    expect(rulesOf(report)).toContain('invalid-policy');
    expect(saidOf(report, 'fw-1')).toContain('The edit is refused');
    const { base, head } = policyOf(report, 'fw-1');
    expect(head?.effect).toBeDefined();
    expect(head?.effect).toEqual(base?.effect);
  });

  test('that people set on the live object survives a change of the files', () => {
    const live = announced({ status: 'ObjectsDrained', annotations: READY, slaExpires: SLA });
    const report = plannedOf({
      base: files(announced()),
      head: files(announced({ spec: { owner: 'dc-ops' } })),
      snapshot: cluster([UNDER_FW], [live]),
    });
    expect(saidOf(report, 'fw-1')).toContain('Nothing that moves a status is edited.');
  });
});

describe('a status in a file', () => {
  test('is not applied, and the plan says when the controller could not go there either', () => {
    const object = { ...announced(), status: { maintenanceStatus: 'Validating' } };
    const report = plannedOf({ head: files(object), snapshot: cluster([FREE]) });
    expect(saidOf(report, 'fw-1')).toContain('The status in the file (Validating) is not applied');
    expect(saidOf(report, 'fw-1')).toContain('entered only from ObjectsDrained');
  });
});

test('an older API version than the CRD serves is refused', () => {
  const object = { ...announced(), apiVersion: 'ngn2.nvidia.com/v0alpha1' };
  const report = plannedOf({ head: files(object), snapshot: cluster([FREE]) });
  expect(rulesOf(report)).toEqual(['invalid-policy']);
  expect(policyOf(report, 'fw-1').head?.effect.groups).toEqual([]);
});

describe('an edit that the webhook refuses', () => {
  test.each([
    ['another node', { node: 'n-2' }, 'change of .spec.object'],
    ['another maintenance ID', { id: 'bios' }, 'change of .spec.maintenanceID'],
    [
      'a type in the upper case of the documents',
      { spec: { maintenanceType: 'Planned' } },
      'can only be planned or unplanned',
    ],
  ])('%s', (_name, given, message) => {
    const report = plannedOf({
      base: files(announced()),
      head: files(announced(given)),
      snapshot: cluster([FREE, FREE]),
    });
    const refused = report.findings.filter(({ rule }) => rule === 'invalid-policy');
    expect(refused.map((finding) => finding.message).join()).toContain(message);
    expect(policyOf(report, 'fw-1').head?.effect.groups[0]?.targets).toEqual(['n-1']);
  });

  test('a new name for the same node and id, as the old one is still there', () => {
    const report = plannedOf({
      base: files(announced()),
      head: files(announced({ name: 'renamed' })),
      snapshot: cluster([UNDER_FW], [announced({ status: 'MaintenanceStarted', slaExpires: SLA })]),
    });
    expect(rulesOf(report)).toEqual(expect.arrayContaining(['invalid-policy', 'reference-missing']));
    expect(saidOf(report, 'renamed')).toContain('It is refused');
  });
});

describe('a deleted object', () => {
  const deleted = (node: typeof FREE, live: readonly object[]) =>
    plannedOf({
      base: files(announced()),
      head: files(announced({ name: 'b', id: 'b', node: 'n-2' })),
      snapshot: cluster([node, FREE], live),
    });

  test.each([
    [
      'is removed silently while it is scheduled',
      FREE,
      announced({ status: 'MaintenanceScheduled' }),
      'removed at once and silently',
      0,
    ],
    [
      'is cancelled while its node drains, and keeps the node',
      UNDER_FW,
      announced({ status: 'MaintenanceStarted', slaExpires: SLA }),
      'MaintenanceCancelled is announced',
      1,
    ],
    [
      'is ended after the drain, and keeps the node',
      UNDER_FW,
      announced({ status: 'Validating', annotations: COMPLETE, slaExpires: SLA }),
      'MaintenanceEnded is announced',
      1,
    ],
    [
      'is gone at once where its node serves already',
      FREE,
      announced({ status: 'MaintenanceStarted', slaExpires: SLA }),
      'gone at once',
      0,
    ],
  ])('%s', (_name, node, live, says, peak) => {
    const report = deleted(node, [live]);
    expect(policyOf(report, 'fw-1').change).toBe('removed');
    expect(saidOf(report, 'fw-1')).toContain(says);
    expect(policyOf(report, 'fw-1').head?.effect.peakAtOnce).toBe(peak);
  });

  test('of unknown status leads to either', () => {
    expect(saidOf(deleted(FREE, []), 'fw-1')).toContain('Its status is not known');
  });

  test('whose node is gone keeps its finalizer', () => {
    const live = announced({ node: 'gone', status: 'MaintenanceStarted', slaExpires: SLA });
    const report = plannedOf({
      base: files(announced({ node: 'gone' })),
      head: '',
      snapshot: cluster([FREE], [live]),
    });
    expect(rulesOf(report)).toContain('no-progress');
  });

  test('stops the SLA clock of the others on its node', () => {
    const other = { name: 'b', id: 'bios', status: 'MaintenanceStarted', slaExpires: SLA };
    const report = plannedOf({
      base: files(announced(), announced({ name: 'b', id: 'bios' })),
      head: files(announced({ name: 'b', id: 'bios' })),
      snapshot: cluster(
        [{ under: ['fw', 'bios'] }],
        [announced({ status: 'MaintenanceStarted', slaExpires: SLA }), announced(other)],
      ),
    });
    expect(saidOf(report, 'fw-1')).toContain('SLA clocks of the others on its node stop');
  });
});

describe('what an object refers to', () => {
  test('a node that the snapshot does not hold', () => {
    const report = plannedOf({ head: files(announced({ node: 'n-9' })), snapshot: cluster([FREE]) });
    expect(rulesOf(report)).toEqual(['reference-missing']);
    expect(policyOf(report, 'fw-1').head?.effect.groups).toEqual([]);
  });

  test('a node that is hidden in the snapshot under its hash', async () => {
    const { hiddenNodeName } = await import('../../../src/snapshot/node-names.js');
    const text = JSON.stringify(cluster([FREE])).replaceAll('"n-1"', JSON.stringify(hiddenNodeName('n-1')));
    const report = plannedOf({ head: files(announced()), snapshot: JSON.parse(text) as object });
    expect(policyOf(report, 'fw-1').head?.effect.groups[0]?.targets).toEqual([hiddenNodeName('n-1')]);
  });
});
