import { render } from '../../../src/report/index.js';
import {
  AT,
  FREE,
  HOUR,
  UNDER_FW,
  announced,
  cluster,
  files,
  plannedOf,
  policyOf,
  rulesOf,
  saidOf,
} from './announced.js';

const TEN = Array.from({ length: 10 }, () => FREE);
const started = (given = {}): object =>
  announced({ status: 'MaintenanceStarted', slaExpires: '2026-11-24T08:00:00Z', ...given });

describe('an announced maintenance', () => {
  const report = plannedOf({ head: files(announced()), snapshot: cluster(TEN) });
  const [group] = policyOf(report, 'fw-1').head?.effect.groups ?? [];

  test('takes its node out now at the earliest, and tells that nothing says by when', () => {
    expect(group?.targets).toEqual(['n-1']);
    expect(group?.start).toBe(Date.parse(AT));
    expect(saidOf(report, 'fw-1')).toContain('right after the merge at the earliest, and with no deadline');
  });

  test('may be forced from the start plus slaPeriod on', () => {
    expect(saidOf(report, 'fw-1')).toContain('removed by force from Tue 2026-11-24 08:00 UTC');
  });

  test.each([
    [
      'from the end of the clock that runs on its node',
      '2026-11-24T02:00:00Z',
      'Tue 2026-11-24 02:00 UTC',
      [],
    ],
    [
      'later, where that clock runs longer than slaPeriod',
      '2026-11-25T02:00:00Z',
      'Wed 2026-11-25 02:00 UTC',
      [],
    ],
    ['from the first of both kinds', '2026-11-24T02:00:00Z', 'Tue 2026-11-24 02:00 UTC', ['n-2']],
  ])('may be forced %s', (_name, slaExpires, says, others) => {
    const live = started({ name: 'bios-1', id: 'bios', slaExpires });
    const more = others.map((node) => announced({ name: `fw-${node}`, node }));
    const shared = plannedOf({
      head: files(announced(), ...more),
      snapshot: cluster([{ under: ['bios'] }, FREE], [live]),
    });
    expect(saidOf(shared, 'fw-1')).toContain(`removed by force from ${says} at the earliest`);
    expect(saidOf(shared, 'fw-1')).toMatch(
      others.length > 0 ? /begins with the start, and where/ : /of another maintenance runs/,
    );
  });

  test('has no ceiling, and the plan says whose limits there are', () => {
    expect(group?.ceiling).toEqual({ declared: null, resolved: null, enforced: null });
    expect(saidOf(report, 'fw-1')).toContain('The limits of fleetplan are the only ones');
  });

  test('ends after drain, maintenance, validation and return', () => {
    expect(group?.finish).toBe(Date.parse(AT) + 6 * HOUR);
  });

  test('takes the steps and the clock from the configuration', () => {
    const config =
      'version: 1\nsystems: { pika: { slaPeriod: 90m, steps: { scheduled: 2h, drain: 2h, maintenance: 0s, validation: 30m, return: 30m } } }\n';
    const configured = plannedOf({ head: files(announced()), snapshot: cluster(TEN), config });
    const [slow] = policyOf(configured, 'fw-1').head?.effect.groups ?? [];
    expect(slow?.start).toBe(Date.parse(AT) + 2 * HOUR);
    expect(slow?.finish).toBe(Date.parse(AT) + 5 * HOUR);
    expect(saidOf(configured, 'fw-1')).toContain('removed by force from Mon 2026-11-23 11:30 UTC');
    expect(saidOf(configured, 'fw-1')).toContain('SLAExpired comes before the nodes are drained');
  });
});

test.each([
  ['a period without a unit', 'slaPeriod: 60', 'as 60 ns, less than a minute'],
  ['a period in days', 'slaPeriod: 1d', 'the controller does not start'],
  ['a version nobody knows', 'version: "2.0"', 'is not known here'],
])('%s is an error in the input', (_name, setting, message) => {
  const config = `version: 1\nsystems: { pika: { ${setting} } }\n`;
  const { plan, verdict } = plannedOf({ head: files(announced()), snapshot: cluster(TEN), config });
  expect(verdict).toBe('unknown');
  expect(plan.problems.map((problem) => problem.message).join()).toContain(message);
});

describe('annotations that stand in an object from the start', () => {
  const READY = { 'maintenance/readyForMaintenance': 'true' };
  const ALL = {
    ...READY,
    'maintenance/maintenanceClient': 'complete',
    'maintenance/validationClient': 'validated',
  };
  const NONE = { scheduled: '0s', drain: '0s', maintenance: '0s', validation: '0s', return: '0s' };
  const lengthMs = (annotations: Readonly<Record<string, string>>, config?: string): number => {
    const report = plannedOf({
      head: files(announced({ annotations })),
      snapshot: cluster(TEN),
      ...(config === undefined ? {} : { config }),
    });
    const [group] = report.plan.head.policies[0]?.effect.groups ?? [];
    expect(group?.peakAtOnce).toBe(1);
    return (group?.finish ?? NaN) - (group?.start ?? NaN);
  };

  test.each([
    ['the drain has none where it is called over', READY, 5 * HOUR],
    ['the work takes its time whatever they say: they return no node', ALL, 5 * HOUR],
  ])('%s', (_claim, annotations, expected) => {
    expect(lengthMs(annotations)).toBe(expected);
  });

  // The controller reads the annotation as soon as the node is cordoned, and no drain comes before the work.
  test.each([
    ['new', {}, READY, true],
    ['new, without it', {}, {}, false],
    ['scheduled', { status: 'MaintenanceScheduled' }, READY, true],
    ['begun', { status: 'MaintenanceStarted', slaExpires: '2027-01-01T00:00:00Z' }, READY, false],
  ] as const)(
    'a maintenance that is %s, and ready: is told not to be drained: %j',
    (_claim, state, annotations, isTold) => {
      const live = 'status' in state ? [announced(state)] : [];
      const nodes = 'slaExpires' in state ? [UNDER_FW] : TEN;
      const report = plannedOf({ head: files(announced({ annotations })), snapshot: cluster(nodes, live) });
      const found = report.findings.filter(({ rule }) => rule === 'ungoverned-disruption');
      expect(found.map(({ message }) => message.includes('is skipped'))).toEqual(isTold ? [true] : []);
    },
  );

  test('a node that was cordoned was out, also where no step has a length', () => {
    const config = `version: 1\nsystems: { pika: { steps: ${JSON.stringify(NONE)} } }\n`;
    expect(lengthMs({}, config)).toBeGreaterThan(0);
  });

  test('an object that has come to the step whose annotation is there has done it', () => {
    const annotations = { ...READY, 'maintenance/maintenanceClient': 'complete' };
    const live = announced({ status: 'ObjectsDrained', annotations, slaExpires: '2027-01-01T00:00:00Z' });
    const report = plannedOf({
      head: files(announced({ annotations })),
      snapshot: cluster([UNDER_FW], [live]),
    });
    const [group] = report.plan.head.policies[0]?.effect.groups ?? [];
    expect((group?.finish ?? NaN) - (group?.start ?? NaN)).toBe(HOUR);
  });
});

describe('forty objects of one maintenance', () => {
  const many = Array.from({ length: 40 }, (_, i) => announced({ name: `fw-${i + 1}`, node: `n-${i + 1}` }));
  const fleet = Array.from({ length: 200 }, () => FREE);
  const report = plannedOf({ head: files(...many), base: '', snapshot: cluster(fleet) });

  test('are one group: the first lists the whole, each other one its own node', () => {
    const groups = report.plan.head.policies.flatMap((policy) => policy.effect.groups);
    expect(new Set(groups.map((group) => group.name))).toEqual(new Set(['fw']));
    expect(groups.every((group) => group.rolls.name === 'fw-1')).toBe(true);
    expect(groups.map((group) => group.targets.length)).toEqual([40, ...Array.from({ length: 39 }, () => 1)]);
    const own = policyOf(report, 'fw-17').head?.effect;
    expect(own).toMatchObject({ peakAtOnce: 1, worstLoss: 1, outcome: 'complete' });
    expect(own?.groups[0]?.targets).toEqual(['n-17']);
    expect(own?.finish).toBe(Date.parse(AT) + 6 * HOUR);
    expect(report.plan.head.combined.contributors).toEqual([
      { policy: groups[0]?.rolls, out: 40, isNext: false },
    ]);
  });

  test('are read as one, in text and in Markdown', () => {
    const text = render(report, 'text');
    expect(text).toContain('NotifyMaintenance/maintenance/fw-1 and 39 more, added');
    expect(text).toContain(
      '40 objects are added, each: its own node (of n-1, n-10, n-11 and 37 more) leaves',
    );
    expect(text.split('\n').length).toBeLessThan(60);
    const markdown = render(report, 'markdown');
    expect(markdown.match(/<details>/g)).toHaveLength(1);
    expect(markdown.split('\n').length).toBeLessThan(60);
  });

  test('are a share of the fleet, not of themselves', () => {
    expect(render(report, 'text')).toContain('40 of 200 (20%)');
    expect(rulesOf(report)).not.toContain('peak-above-limit');
    expect(rulesOf(report)).not.toContain('peak-above-limit');
  });

  test('keep the object that stands for them when others are added before it', () => {
    const base = files(...many.slice(20));
    const grown = plannedOf({ head: files(...many), base, snapshot: cluster(fleet) });
    const [, leader] = [0, policyOf(grown, 'fw-40').head?.effect.groups[0]?.rolls.name];
    expect(leader).toBe(policyOf(grown, 'fw-40').base?.effect.groups[0]?.rolls.name);
    expect(saidOf(grown, leader ?? '')).toContain('20 objects are added');
    // Its own text is untouched, and what it stands for is not.
    expect(render(grown, 'text')).toContain('and 39 more, with 20 added');
    expect(render(grown, 'markdown')).toContain('and 39 more with 20 added');
    expect(render(grown, 'text')).not.toContain('unchanged');
  });
});

describe('what is under way goes on from where it is', () => {
  test.each([
    ['MaintenanceStarted', 0.5, 5.5],
    ['MaintenanceStarted', 100, 5],
    ['SLAExpired', 100, 5],
    ['ObjectsDrained', 1, 4],
    ['Validating', 0.25, 0.75],
  ])('%s for %d h: %d h are left', (status, sinceHours, leftHours) => {
    const annotations = {
      ...(status === 'ObjectsDrained' || status === 'Validating'
        ? { 'maintenance/readyForMaintenance': 'true' }
        : {}),
      ...(status === 'Validating' ? { 'maintenance/maintenanceClient': 'complete' } : {}),
    };
    const live = announced({ status, sinceHours, annotations, slaExpires: '2027-01-01T00:00:00Z' });
    const file = files(announced({ annotations }));
    const report = plannedOf({ head: file, base: file, snapshot: cluster([UNDER_FW, FREE], [live]) });
    expect(policyOf(report, 'fw-1').head?.effect.finish).toBe(Date.parse(AT) + leftHours * HOUR);
    expect(policyOf(report, 'fw-1').sameEffect).toBe(true);
  });

  test('the stored expiry is named, and what a restart does to it', () => {
    const report = plannedOf({ head: files(announced()), snapshot: cluster([UNDER_FW], [started()]) });
    expect(saidOf(report, 'fw-1')).toContain('removed by force from Tue 2026-11-24 08:00 UTC on; a restart');
  });

  test('objects that no file holds count as well', () => {
    const live = started({ name: 'other', id: 'bios', node: 'n-2' });
    const report = plannedOf({
      head: files(announced()),
      snapshot: cluster([FREE, { under: ['bios'] }], [live]),
    });
    expect(report.plan.head.combined.peakAtOnce).toBe(2);
    expect(policyOf(report, 'other').head?.live).toBe(true);
  });
});

describe('an object that cannot end', () => {
  const [incomplete, failed, terminated] = [
    { 'maintenance/maintenanceClient': 'incomplete' },
    { 'maintenance/validationClient': 'failed' },
    { 'maintenance.ngn2.nvidia.com/terminated': '' },
  ];
  test.each([
    [
      'two maintenances on one node',
      [announced(), announced({ name: 'b', id: 'bios' })],
      cluster(TEN),
      'ends one of its 2 maintenances (bios, fw)',
    ],
    [
      'a client that failed before it began',
      [announced({ annotations: incomplete })],
      cluster(TEN),
      'maintenanceClient is "incomplete" before',
    ],
    [
      'a validation that failed before it began',
      [announced({ annotations: failed })],
      cluster(TEN),
      'validationClient is "failed" before',
    ],
    [
      'the mark of a deletion set by hand',
      [announced({ annotations: terminated })],
      cluster(TEN),
      'passes over the SLA',
    ],
    ['an id that is no label', [announced({ id: 'fw/2026' })], cluster(TEN), 'is no legal label'],
    [
      'a node that is gone',
      [announced({ node: 'gone' })],
      cluster(TEN, [started({ node: 'gone' })]),
      'keeps|finalizer',
    ],
    [
      'a node uncordoned before the deletion',
      [announced()],
      cluster(TEN, [started()]),
      'uncordoned before the object was deleted',
    ],
    [
      'one that is incomplete',
      [announced()],
      cluster([UNDER_FW], [announced({ status: 'MaintenanceIncomplete' })]),
      'nothing but its deletion',
    ],
  ])('%s', (_name, objects, snapshot, says) => {
    const report = plannedOf({ head: files(...objects), snapshot });
    const found = report.findings.filter(({ rule }) => rule === 'no-progress');
    expect(found.map(({ message }) => message).join()).toMatch(new RegExp(says.replace(/[()]/g, '\\$&')));
    expect(found.every(({ severity }) => severity === 'error')).toBe(true);
  });

  test('stays out for good where its work cannot succeed', () => {
    const report = plannedOf({ head: files(announced({ annotations: incomplete })), snapshot: cluster(TEN) });
    const { effect } = policyOf(report, 'fw-1').head ?? {};
    expect(effect).toMatchObject({ outcome: 'stuck', finish: null, peakAtOnce: 1 });
  });

  test('is said once for all that share the reason', () => {
    const many = [1, 2, 3, 4, 5].map((i) =>
      announced({ name: `fw-${i}`, node: `n-${i}`, annotations: incomplete }),
    );
    const report = plannedOf({ head: files(...many), snapshot: cluster(TEN) });
    const found = report.findings.filter(({ rule }) => rule === 'no-progress');
    expect(found).toHaveLength(1);
    expect(found[0]?.message).toContain('fw-1 (n-1), fw-2 (n-2), fw-3 (n-3) and 2 more');
  });
});

test('a drain that is declared done has no length', () => {
  const annotations = { 'maintenance/readyForMaintenance': 'true' };
  const report = plannedOf({ head: files(announced({ annotations })), snapshot: cluster(TEN) });
  expect(policyOf(report, 'fw-1').head?.effect.finish).toBe(Date.parse(AT) + 5 * HOUR);
  expect(report.findings.map(({ message }) => message).join()).toMatch(/the drain of \S+ is skipped/);
});
