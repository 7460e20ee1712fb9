import { defaultConfig, readConfig } from '../../src/config/read.js';
import { nodeList, parseFleet } from '../fleet.js';
import { planOf } from '../plan-of.js';
import { findingsOf, fired, only, type PoolCase } from './node-pools.js';

const freezes = (...list: string[]): string =>
  [
    'version: 1',
    'timeZone: Europe/Berlin',
    'freezes:',
    ...list.map((one) => `  - {name: launch, ${one}}`),
    '',
  ].join('\n');
const ONE_AT_A_TIME = 'budgets: [{nodes: "1"}]';
const CLOSED_FOR_GOOD = 'budgets:\n- {nodes: "1"}\n- {nodes: "0", schedule: "0 0 30,31 1 *", duration: 72h}';
const CLOSED = 'budgets:\n- {nodes: "1"}\n- {nodes: "0", schedule: "0 0 * * 2-6", duration: 24h}';

describe('in-freeze', () => {
  // Ten nodes, one after the other: from 08:00 UTC until a little after 11:20.
  test.each([
    [
      'a freeze that begins in the middle',
      ONE_AT_A_TIME,
      'from: 2026-11-23T10:00:00Z, to: 2026-11-23T20:00:00Z',
      ['error in-freeze'],
    ],
    [
      'the same by local clocks',
      ONE_AT_A_TIME,
      'from: 2026-11-23T11:00, to: 2026-11-23T21:00',
      ['error in-freeze'],
    ],
    ['one that is over', ONE_AT_A_TIME, 'from: 2026-11-20, to: 2026-11-23', []],
    ['one that comes again', ONE_AT_A_TIME, 'schedule: "30 9 * * mon", duration: 1h', ['error in-freeze']],
    [
      'one after the rollout: Karpenter may still act',
      ONE_AT_A_TIME,
      'from: 2026-11-25, to: 2026-11-27',
      ['warning in-freeze'],
    ],
    ['one after the rollout, closed by a budget', CLOSED, 'from: 2026-11-25, to: 2026-11-27', []],
  ])('%s', (_claim, disruption, freeze, expected) => {
    expect(fired(findingsOf({ disruption, config: freezes(freeze) }), ['in-freeze'])).toEqual(expected);
  });

  test.each([
    ['in the dry rollout', 'from: 2026-01-31, to: 2026-02-01', '10 nodes expire'],
    ['a month after it, as replacements of today do', 'from: 2026-03-02, to: 2026-03-03', '10 nodes expire'],
  ])('nodes that reach their age %s go in a freeze whatever it says', (_claim, freeze, expected) => {
    const found = findingsOf({
      disruption: CLOSED,
      expireAfter: '720h',
      at: '2026-01-30T00:00:00Z',
      config: freezes(freeze),
    }).filter(({ rule, message }) => rule === 'in-freeze' && message.includes('expireAfter'));
    expect(found.map(({ severity }) => severity)).toEqual(['warning']);
    expect(found[0]?.message).toContain(expected);
  });

  test('open budgets of the base are not fixed by a rollout that lies in the freeze itself', () => {
    const found = findingsOf({
      disruption: ONE_AT_A_TIME,
      base: 'budgets: [{nodes: "10"}]',
      config: freezes('from: 2026-11-23T10:00:00Z, to: 2026-11-23T20:00:00Z'),
    }).filter(({ rule }) => rule === 'in-freeze');
    expect(found.map(({ severity, status }) => `${status} ${severity}`).sort()).toEqual([
      'new error',
      'unchanged warning',
    ]);
  });

  test('says how many, from when, and when to merge instead', () => {
    const config = freezes('from: 2026-11-23T11:00, to: 2026-11-23T21:00');
    const { message, remediation } = only(findingsOf({ disruption: ONE_AT_A_TIME, config }), 'in-freeze');
    expect(message).toMatch(
      /[4-6] of 10 nodes \(\d+%\) are out during the freeze "launch", the first on Mon 2026-11-23 11:\d\d Berlin/,
    );
    expect(remediation).toContain('after the freeze ends on Mon 2026-11-23 21:00 Berlin');
  });
});

describe('a fix of in-freeze was tried: the finding is gone, and nothing worse came', () => {
  const DURING = 'from: 2026-11-23T11:00, to: 2026-11-23T21:00';
  const LATER = 'from: 2026-11-25T00:00, to: 2026-11-27T00:00';
  /** `2026-11-23 21:00 Berlin`, an hour ahead of UTC in winter. */
  const berlin = (text: string): string => {
    const [, day = '', time = ''] = /after the freeze ends on \w+ (\S+) (\S+) Berlin/.exec(text) ?? [];
    return new Date(`${day}T${time}:00+01:00`).toISOString();
  };
  test.each<[string, PoolCase, (text: string) => Partial<PoolCase>]>([
    [
      'merged when it says that the freeze is over',
      { disruption: ONE_AT_A_TIME, config: freezes(DURING) },
      (text) => ({ at: berlin(text) }),
    ],
    [
      'closed by a budget over the freeze',
      { disruption: ONE_AT_A_TIME, config: freezes(LATER) },
      (text) => ({
        disruption: `budgets:\n- {nodes: "1"}\n- {nodes: ${/nodes: ("0")/.exec(text)?.[1] ?? ''}, schedule: "0 23 24 11 *", duration: 48h}`,
      }),
    ],
    [
      'nodes that do not expire',
      {
        disruption: CLOSED,
        expireAfter: '720h',
        at: '2026-01-30T00:00:00Z',
        config: freezes('from: 2026-01-31, to: 2026-02-01'),
      },
      (text) => ({
        expireAfter: /set expireAfter: (Never)/.exec(text)?.[1] ?? '',
        disruption: CLOSED_FOR_GOOD,
      }),
    ],
  ])('%s', (_claim, given, fix) => {
    const before = findingsOf(given);
    const found = before.find(({ rule }) => rule === 'in-freeze');
    const after = findingsOf({ ...given, ...fix(found?.remediation ?? '') });
    expect([found !== undefined, fired(after, ['in-freeze'])]).toEqual([true, []]);
    const errors = (list: typeof before): string[] =>
      list.filter(({ severity }) => severity === 'error').map(({ rule }) => rule);
    expect(errors(after).filter((rule) => !errors(before).includes(rule))).toEqual([]);
  });
});

describe('a freeze within minReadySeconds', () => {
  // Batches 3 2: ready 20 minutes after they start, available 10 minutes later.
  const web = (version: string): string => `apiVersion: apps/v1
kind: Deployment
metadata: { name: web }
spec:
  replicas: 5
  minReadySeconds: 600
  progressDeadlineSeconds: 7200
  selector: { matchLabels: { app: web } }
  template:
    metadata: { labels: { app: web } }
    spec: { containers: [{ name: web, image: "example.com/web:${version}" }] }
`;
  test.each([
    ['between two batches', '08:22', '08:28', 3],
    ['after the last one', '08:55', '12:00', 2],
    ['behind the rollout', '09:00', '12:00', null],
  ])('%s: the rollout is at work until its last pod is available', (_claim, from, to, out) => {
    const { findings } = planOf({
      base: web('1'),
      head: web('2'),
      snapshot: nodeList(parseFleet('6 nodes')),
      config: freezes(`from: 2026-11-23T${from}:00Z, to: 2026-11-23T${to}:00Z`),
    });
    const found = findings.filter(({ rule }) => rule === 'in-freeze');
    expect(found.map(({ severity, evidence }) => [severity, evidence['targets']])).toEqual(
      out === null ? [] : [['error', out]],
    );
  });
});

describe('freezes in the configuration', () => {
  test('there are none by default', () => {
    expect(defaultConfig().freezes).toEqual([]);
  });

  test.each([
    ['only a start', 'from: 2026-11-23', 'needs either from and to, or schedule and duration'],
    ['both forms', 'from: 2026-11-23, to: 2026-11-24, schedule: "0 0 * * *", duration: 1h', 'needs either'],
    ['the end before the start', 'from: 2026-11-24, to: 2026-11-23', 'must end after it begins'],
    [
      'a zone in one of the times only',
      'from: 2026-11-23T00:00:00Z, to: 2026-11-24',
      'in both times or in none',
    ],
    ['no time at all', 'from: tomorrow, to: 2026-11-23', 'must be a time that there is, such as'],
    [
      'a schedule without a date',
      'schedule: "0 0 30 2 *", duration: 1h',
      'is not a schedule that ever happens',
    ],
    [
      'a zone that is none',
      'from: 2026-11-23, to: 2026-11-24, timeZone: Mars/Olympus',
      'is not a known time zone',
    ],
    ['a slip', 'from: 2026-11-23, until: 2026-11-24', 'until is not a setting'],
  ])('%s is an error with its place', (_claim, freeze, message) => {
    const read = readConfig(freezes(freeze), 'fleetplan.yml');
    const problems = 'problems' in read ? read.problems : [];
    expect(problems.map((problem) => problem.message).join(' ')).toContain(message);
    expect(problems[0]?.place?.line).toBe(4);
  });
});
