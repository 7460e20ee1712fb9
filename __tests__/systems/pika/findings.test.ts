import { render } from '../../../src/report/index.js';
import type { Report } from '../../../src/plan/finding.js';
import { FREE, UNDER_FW, announced, cluster, files, plannedOf, policyOf, saidOf } from './announced.js';

const SLA = '2026-11-24T08:00:00Z';
const NEVER_ENDS = 'no-progress';
const NODES = Array.from({ length: 10 }, () => FREE);
const fw = (node = 'n-1') => announced({ name: `fw-${node}`, node });
const bios = (node = 'n-1') => announced({ name: `bios-${node}`, id: 'bios', node });

function statusesOf({ findings }: Report, rule: string): string[] {
  return findings.filter((finding) => finding.rule === rule).map(({ status }) => status);
}

describe('where the files have an object means nothing', () => {
  const THREE = [fw(), fw('n-2'), fw('n-3')];
  test('the same objects in another order are no change', () => {
    const [base, head] = [files(...THREE), files(...THREE.toReversed())];
    const report = plannedOf({ base, head, snapshot: cluster(NODES) });
    expect(render(report, 'text')).toMatch(/^PASS {2}nothing changed/);
  });

  test('of two of one ID on one node, the second in the order of the files is refused', () => {
    const report = plannedOf({
      base: files(),
      head: files(announced({ name: 'z' }), announced({ name: 'a' })),
      snapshot: cluster(NODES),
    });
    const refused = report.findings.filter(({ rule }) => rule === 'invalid-policy');
    expect(refused.map(({ message }) => message.split(':')[0])).toEqual([
      'NotifyMaintenance/maintenance/a is refused (webhook)',
    ]);
  });
});

describe('two maintenances on one node are one finding of the node', () => {
  const twoNodes = [fw(), bios(), fw('n-2'), bios('n-2')];

  test.each([
    ['stay the same one in another order', [fw(), bios()], [bios(), fw()], ['unchanged']],
    ['are gone when one of them is', [fw(), bios()], [bios()], ['fixed']],
    ['get worse with a third', [fw(), bios()], [fw(), bios(), announced({ id: 'disk' })], ['worsened']],
    [
      'get no worse when one of three is gone',
      [...twoNodes, announced({ id: 'disk' })],
      twoNodes,
      ['unchanged', 'unchanged'],
    ],
    ['are new on another node, though it is the same pair', [fw(), bios()], twoNodes, ['new', 'unchanged']],
    [
      'are told from the same pair on another node',
      [fw(), bios()],
      [fw('n-2'), bios('n-2')],
      ['new', 'fixed'],
    ],
    ['are one cause on many nodes', [], twoNodes, ['new']],
  ])('%s', (_name, base, head, statuses) => {
    const report = plannedOf({ base: files(...base), head: files(...head), snapshot: cluster(NODES) });
    expect(statusesOf(report, NEVER_ENDS)).toEqual(statuses);
  });

  test('keep their name when the files are renamed around them', () => {
    const fingerprint = (objects: readonly object[]): unknown =>
      plannedOf({ head: files(...objects), snapshot: cluster(NODES) }).findings.find(
        ({ rule }) => rule === NEVER_ENDS,
      )?.fingerprint;
    expect(fingerprint([fw(), bios()])).toBe(fingerprint([bios(), fw()]));
  });

  test('are none while the other one only waits for the uncordon', () => {
    const live = [
      announced({ name: 'fw-n-1', status: 'MaintenanceStarted', slaExpires: SLA, deleting: true }),
      announced({ name: 'bios-n-1', id: 'bios', status: 'MaintenanceScheduled' }),
    ];
    const report = plannedOf({ head: files(bios()), snapshot: cluster([UNDER_FW], live) });
    expect(statusesOf(report, NEVER_ENDS)).toEqual([]);
  });
});

describe('an object whose node is gone', () => {
  const live = announced({ node: 'gone', status: 'MaintenanceStarted', slaExpires: SLA });
  const file = files(announced({ node: 'gone' }));
  const report = (base: string, head: string) => plannedOf({ base, head, snapshot: cluster(NODES, [live]) });

  test('is worse off deleted than there: the finalizer is stuck, and nothing is announced', () => {
    const deleted = report(file, files(fw()));
    const [finding] = deleted.findings.filter(({ rule }) => rule === NEVER_ENDS);
    expect(finding).toMatchObject({ severity: 'error', status: 'worsened' });
    expect(finding?.message).toContain('its deletion announces nothing and waits for the finalizer for good');
    expect(saidOf(deleted, 'fw-1')).toContain('nothing is announced, and the object stays');
    expect(saidOf(deleted, 'fw-1')).not.toContain('until somebody uncordons');
  });

  test('is as it was where the change leaves it alone', () => {
    expect(statusesOf(report(file, file), NEVER_ENDS)).toEqual(['unchanged']);
  });
});

test('deleting one that has not begun stops the clocks of the others on its node too', () => {
  const live = [
    announced({ status: 'MaintenanceStarted', slaExpires: SLA }),
    announced({ name: 'bios-n-1', id: 'bios', status: 'MaintenanceScheduled' }),
  ];
  const report = plannedOf({
    base: files(announced(), bios()),
    head: files(announced()),
    snapshot: cluster([UNDER_FW], live),
  });
  expect(policyOf(report, 'bios-n-1').change).toBe('removed');
  expect(saidOf(report, 'bios-n-1')).toContain('The SLA clocks of the others on its node stop.');
});

describe('a deletion', () => {
  const READY = { 'maintenance/readyForMaintenance': 'true' };
  const COMPLETE = { ...READY, 'maintenance/maintenanceClient': 'complete' };
  const VALIDATED = { ...COMPLETE, 'maintenance/validationClient': 'validated' };
  const deleted = (live: object, node = UNDER_FW) =>
    plannedOf({
      base: files(announced()),
      head: files(bios('n-2')),
      snapshot: cluster([node, FREE], [live]),
    });
  const live = (status: string, annotations = {}) => announced({ status, annotations, slaExpires: SLA });

  test.each([
    ['while the drain is under way', live('MaintenanceStarted'), 'in MaintenanceStarted, while its drain'],
    ['after the end of the SLA', live('SLAExpired'), 'in SLAExpired, while its drain is under way'],
    ['while the work is under way', live('ObjectsDrained', READY), 'while its work is not validated'],
    ['before the validation is done', live('Validating', COMPLETE), 'while its work is not validated'],
    ['after the validation', live('Validating', VALIDATED), null],
    ['of one that is incomplete', live('MaintenanceIncomplete', READY), null],
    ['of one that has not begun', live('MaintenanceScheduled'), null, FREE],
  ])('%s', (_name, object, says, node = UNDER_FW) => {
    const found = deleted(object, node).findings.filter(({ rule }) => rule === 'abandoned-midway');
    expect(found.map(({ severity, status }) => `${status} ${severity}`)).toEqual(says ? ['new warning'] : []);
    for (const { message } of found) expect(message).toContain(says);
  });

  test.each([
    ['MaintenanceStarted', {}],
    ['SLAExpired', {}],
    ['ObjectsDrained', READY],
    ['Validating', VALIDATED],
    ['MaintenanceIncomplete', READY],
  ])('of one in %s has no finish: nothing says when the node is uncordoned', (status, annotations) => {
    const report = deleted(live(status, annotations));
    const { effect } = policyOf(report, 'fw-1').head ?? {};
    expect(effect).toMatchObject({ outcome: 'unfinished', finish: null, peakAtOnce: 1, worstLoss: 1 });
    expect(render(report, 'text')).toContain('when somebody uncordons the node');
    expect(statusesOf(report, 'cannot-finish')).toEqual([]);
    expect(saidOf(report, 'fw-1')).not.toContain('removed by force');
  });

  test('of one of several stops the clocks of the others, and that is a warning too', () => {
    const other = announced({ name: 'bios-n-1', id: 'bios', status: 'MaintenanceStarted', slaExpires: SLA });
    const report = plannedOf({
      base: files(announced(), bios()),
      head: files(bios()),
      snapshot: cluster([{ under: ['fw', 'bios'] }], [live('MaintenanceStarted'), other]),
    });
    const found = report.findings.filter(({ rule }) => rule === 'abandoned-midway');
    expect(found.map(({ severity }) => severity)).toEqual(['warning', 'warning']);
    expect(found.map(({ message }) => message).join()).toContain('pass their slaExpires unnoticed');
    expect(statusesOf(report, NEVER_ENDS)).toEqual(['fixed']);
  });
});

test('two maintenances on one node have no finish: one of them stays when the other has ended', () => {
  const report = plannedOf({ head: files(fw(), bios(), fw('n-2')), snapshot: cluster(NODES) });
  for (const name of ['fw-n-1', 'bios-n-1'])
    expect(policyOf(report, name).head?.effect).toMatchObject({ outcome: 'stuck', finish: null });
  expect(policyOf(report, 'bios-n-1').head?.effect.groups[0]?.why).toContain('the others stay until');
  expect(policyOf(report, 'fw-n-2').head?.effect.outcome).toBe('complete');
  // The node itself is back when the work is done.
  expect(report.plan.head.combined.peakAtOnce).toBe(2);
});

test('a refused edit of the ID leaves the object in the group it is in', () => {
  const report = plannedOf({
    base: files(announced()),
    head: files(announced({ id: 'bios' })),
    snapshot: cluster(NODES),
  });
  expect(policyOf(report, 'fw-1').head?.effect.groups.map(({ name }) => name)).toEqual(['fw']);
});

test('an object that never leaves the empty status takes no node, and nothing says that it may', () => {
  const report = plannedOf({ head: files(announced({ id: 'fw 11/2' })), snapshot: cluster(NODES) });
  expect(saidOf(report, 'fw-1')).toContain('its node (n-1) is never taken');
  expect(saidOf(report, 'fw-1')).not.toContain('leaves production');
  expect(statusesOf(report, NEVER_ENDS)).toEqual(['new']);
});

describe('a freeze, where there is no latest instant', () => {
  const HOURS_6 = 'from: 2026-11-23T10:00:00Z, to: 2026-11-24T00:00:00Z';
  const AFTER = 'from: 2026-11-25T00:00:00Z, to: 2026-11-26T00:00:00Z';
  const found = (
    freeze: string,
    head: object,
    node = FREE,
    live: readonly object[] = [],
    base: object[] = [],
  ) =>
    plannedOf({
      base: files(...base),
      head: files(head),
      snapshot: cluster([node, ...NODES], live),
      config: `version: 1\nfreezes: [{ name: launch, ${freeze} }]\n`,
    }).findings.filter(({ rule }) => rule === 'in-freeze');

  test.each([
    ['in the middle of the assumed work is an error', HOURS_6, 'error'],
    ['after the assumed work is a warning: the node may go then', AFTER, 'warning'],
    ['beyond the horizon is left alone', 'from: 2027-01-01T00:00:00Z, to: 2027-01-02T00:00:00Z', null],
    ['that is over is left alone', 'from: 2026-11-20T00:00:00Z, to: 2026-11-21T00:00:00Z', null],
  ])('%s', (_name, freeze, severity) => {
    expect(found(freeze, announced()).map((one) => one.severity)).toEqual(severity ? [severity] : []);
  });

  test('says that nothing but the assumed steps keeps clear of it', () => {
    const [finding] = found(AFTER, announced());
    expect(finding?.message).toContain('1 node may be out during the freeze "launch", from ');
    expect(finding?.message).toContain('nothing says until when they go, or come back');
  });

  test('is a warning for the node of a deleted object too, which nothing brings back', () => {
    const live = announced({ status: 'MaintenanceStarted', slaExpires: SLA });
    const findings = found(AFTER, bios('n-2'), UNDER_FW, [live], [announced()]);
    expect(findings.map(({ severity }) => severity)).toEqual(['warning', 'warning']);
  });

  test('says nothing of an object that takes no node', () => {
    expect(found(AFTER, announced({ id: 'fw 11/2' }))).toEqual([]);
  });
});
