import { planOf } from '../plan-of.js';
import { drift, type GateCase, reviewedBy } from './gate-case.js';

export const NIGHTS = drift('[{nodes: "0", schedule: "0 6 * * *", duration: 16h}, {nodes: "1"}]');
export const ALWAYS = drift('[{nodes: "1"}]');
/** Six nodes one after the other, 20 minutes and a few seconds each. */
const TAKES = 'durations: {default: 20m}';
export const freezes = (...list: readonly string[]): string =>
  `version: 1\ntimeZone: Europe/Berlin\n${TAKES}\nfreezes:\n${list.map((one) => `  - {${one}}\n`).join('')}`;
export const HOLIDAYS = freezes('name: year end, from: 2026-12-18, to: 2027-01-04');
const NIGHTLY = freezes('name: backup, schedule: "0 2 * * *", duration: 1h');
export const NONE = `version: 1\n${TAKES}\n`;

export type Row = readonly [claim: string, given: GateCase, at: string, says: string, next: string | null];

/** Mon 2026-11-23; waivers and several clusters are in `situations-of-several.ts`. */
export const SITUATIONS: readonly Row[] = [
  [
    'with no window and no freeze it may start',
    { ...ALWAYS, config: NONE },
    '2026-11-23T08:00:00Z',
    'allow',
    null,
  ],
  ['in an open window it may start', { ...NIGHTS, config: NONE }, '2026-11-23T22:00:00Z', 'allow', null],
  [
    'a closed window: when it opens',
    { ...NIGHTS, config: NONE },
    '2026-11-23T08:00:00Z',
    'deny closed-window',
    '2026-11-23T22:00:00Z',
  ],
  [
    'the minute before a window opens: the next minute',
    { ...NIGHTS, config: NONE },
    '2026-11-23T21:59:00Z',
    'deny closed-window',
    '2026-11-23T22:00:00Z',
  ],
  [
    'a window across midnight is open after it',
    { ...NIGHTS, config: NONE },
    '2026-11-24T03:00:00Z',
    'allow',
    null,
  ],
  [
    'a freeze: when it ends, by the clocks of its zone',
    { ...ALWAYS, config: HOLIDAYS },
    '2026-12-24T08:00:00Z',
    'deny freeze',
    '2027-01-03T23:00:00Z',
  ],
  [
    'the last minute of a freeze is of the freeze, its end is not',
    { ...ALWAYS, config: HOLIDAYS },
    '2027-01-03T22:59:00Z',
    'deny freeze',
    '2027-01-03T23:00:00Z',
  ],
  [
    'at the end of a freeze it may start',
    { ...ALWAYS, config: HOLIDAYS },
    '2027-01-03T23:00:00Z',
    'allow',
    null,
  ],
  [
    'a freeze in which the window is closed as well: the freeze is said, and the window counts',
    { ...NIGHTS, config: HOLIDAYS.replace('to: 2027-01-04', 'to: 2027-01-04T12:00') },
    '2026-12-24T08:00:00Z',
    'deny freeze',
    '2027-01-04T22:00:00Z',
  ],
  [
    'a rollout that would still be out when the freeze begins',
    { ...ALWAYS, config: HOLIDAYS },
    '2026-12-17T21:30:00Z',
    'deny freeze',
    '2027-01-03T23:00:00Z',
  ],
  [
    'one that is done before it begins',
    { ...ALWAYS, config: HOLIDAYS },
    '2026-12-17T20:50:00Z',
    'allow',
    null,
  ],
  [
    'a freeze that comes every night: after the one it would run into',
    { ...ALWAYS, config: NIGHTLY },
    '2026-11-23T00:00:00Z',
    'deny freeze',
    '2026-11-23T02:00:00Z',
  ],
  [
    'a freeze of every weekend, by the clocks of its zone, also where nothing is to fail: Monday morning',
    {
      ...ALWAYS,
      config: `${freezes('name: weekend, schedule: "0 18 * * 5", duration: 62h')}failOn: never\n`,
    },
    '2026-11-27T16:30:00Z',
    'deny freeze',
    '2026-11-30T07:00:00Z',
  ],
  [
    'two freezes that touch: after the second',
    {
      ...ALWAYS,
      config: freezes(
        'name: a, from: 2026-12-01, to: 2026-12-02',
        'name: b, from: 2026-12-02, to: 2026-12-03',
      ),
    },
    '2026-12-01T12:00:00Z',
    'deny freeze',
    '2026-12-02T23:00:00Z',
  ],
  [
    'a freeze of the hour that is skipped in spring ends when the clocks do',
    { ...ALWAYS, config: freezes('name: clocks, from: 2027-03-28T01:00, to: 2027-03-28T03:00') },
    '2027-03-28T00:30:00Z',
    'deny freeze',
    '2027-03-28T01:00:00Z',
  ],
  [
    'a freeze of the night that is longer in autumn',
    { ...ALWAYS, config: freezes('name: clocks, from: 2026-10-25T00:00, to: 2026-10-25T06:00') },
    '2026-10-25T01:30:00Z',
    'deny freeze',
    '2026-10-25T05:00:00Z',
  ],
  [
    'a rollout whose last node would be out when the freeze of the night begins: after that night, though the window closes first',
    { ...NIGHTS, config: freezes('name: night, from: 2026-11-24T00:00, to: 2026-11-25T00:00') },
    '2026-11-23T22:00:00Z',
    'deny freeze',
    '2026-11-24T23:00:00Z',
  ],
  [
    'a freeze that ends while the window is open: its last two hours',
    { ...NIGHTS, config: freezes('name: night, from: 2026-11-23T12:00, to: 2026-11-24T03:00') },
    '2026-11-23T23:30:00Z',
    'deny freeze',
    '2026-11-24T02:00:00Z',
  ],
  [
    'a freeze of the hour that comes twice in autumn is both of them',
    { ...ALWAYS, config: freezes('name: clocks, from: 2026-10-25T02:00, to: 2026-10-25T03:00') },
    '2026-10-25T00:10:00Z',
    'deny freeze',
    '2026-10-25T02:00:00Z',
  ],
  [
    'a freeze that ends in the hour that comes twice: the second time',
    { ...ALWAYS, config: freezes('name: clocks, from: 2026-10-25T00:00, to: 2026-10-25T02:30') },
    '2026-10-25T00:45:00Z',
    'deny freeze',
    '2026-10-25T01:30:00Z',
  ],
  [
    'a window that the reviewed plan had and nothing has now: none',
    {
      ...ALWAYS,
      config: NONE,
      expected: reviewedBy(planOf({ ...NIGHTS, config: NONE })),
    },
    '2026-11-23T08:00:00Z',
    'deny worse-plan',
    null,
  ],
  [
    'a stale snapshot in a closed window: the window is said, and by then there is another snapshot',
    { ...NIGHTS, config: NONE, takenAt: '2026-11-21T07:00:00Z' },
    '2026-11-23T20:30:00Z',
    'deny closed-window',
    '2026-11-23T22:00:00Z',
  ],
  [
    'a worse plan in a freeze: the freeze is said, and no end of it helps',
    {
      ...drift('[{nodes: "2"}]', 12),
      config: HOLIDAYS,
      expected: reviewedBy(planOf({ ...drift('[{nodes: "1"}]', 12), config: NONE })),
    },
    '2026-12-24T08:00:00Z',
    'deny freeze',
    null,
  ],
  [
    'a snapshot of yesterday: now, with a fresh one',
    { ...ALWAYS, config: NONE, takenAt: '2026-11-22T07:00:00Z' },
    '2026-11-23T08:00:00Z',
    'deny stale-snapshot',
    '2026-11-23T08:00:00Z',
  ],
  [
    'a snapshot of this morning is fresh enough',
    { ...ALWAYS, config: NONE, takenAt: '2026-11-23T07:00:00Z' },
    '2026-11-23T08:00:00Z',
    'allow',
    null,
  ],
  [
    'how fresh it must be is a setting',
    {
      ...ALWAYS,
      config: `${NONE}rules: {inventory-stale: {warnAfterHours: 0.5}}\n`,
      takenAt: '2026-11-23T07:00:00Z',
    },
    '2026-11-23T08:00:00Z',
    'deny stale-snapshot',
    '2026-11-23T08:00:00Z',
  ],
  [
    'a freeze comes before the age of the snapshot, and by its end there is another one',
    { ...ALWAYS, config: HOLIDAYS, takenAt: '2026-12-01T07:00:00Z' },
    '2026-12-24T08:00:00Z',
    'deny freeze',
    '2027-01-03T23:00:00Z',
  ],
  [
    'a broken rule at every hour: none',
    { ...drift('[{nodes: "100%"}]'), config: NONE },
    '2026-11-23T08:00:00Z',
    'deny broken-rule',
    null,
  ],
  [
    'a file that cannot be read: nobody knows',
    { ...ALWAYS, head: `${ALWAYS.head}---\nkind: NodePool\nx: [1\n`, config: HOLIDAYS },
    '2026-12-24T08:00:00Z',
    'deny unreadable',
    null,
  ],
  [
    'no policy at all: nobody knows',
    { ...ALWAYS, head: 'kind: ConfigMap\napiVersion: v1\nmetadata: {name: a}\n', base: null, config: NONE },
    '2026-11-23T08:00:00Z',
    'deny unreadable',
    null,
  ],
  [
    'a worse plan than the reviewed one: none, however long one waits',
    {
      ...drift('[{nodes: "2"}]', 12),
      config: NONE,
      expected: reviewedBy(planOf({ ...drift('[{nodes: "1"}]', 12), config: NONE })),
    },
    '2026-11-23T08:00:00Z',
    'deny worse-plan',
    null,
  ],
  [
    'a plan that is worse at some hours only: when it is as reviewed',
    {
      ...drift('[{nodes: "1", schedule: "0 22 * * *", duration: 8h}, {nodes: "2"}]', 12),
      config: NONE,
      expected: reviewedBy(
        planOf({
          ...drift('[{nodes: "1", schedule: "0 22 * * *", duration: 8h}, {nodes: "2"}]', 12),
          config: NONE,
          at: '2026-11-22T22:00:00Z',
        }),
      ),
    },
    '2026-11-23T08:00:00Z',
    'deny worse-plan',
    '2026-11-23T22:00:00Z',
  ],
];
