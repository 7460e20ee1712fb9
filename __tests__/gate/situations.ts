import { nodeList } from '../../src/cases/fleet.js';
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

/** All at once, which breaks rules at every hour; and a waiver of each that holds up to the end of a day. */
const ALL_AT_ONCE = drift('[{nodes: "100%"}]');
const waived = (expires: string): string =>
  `waivers:\n${['peak-above-limit']
    .map(
      (rule) =>
        `  - {rule: ${rule}, subject: NodePool/default, reason: trial, owner: ops, expires: ${expires}, max: 1000}\n`,
    )
    .join('')}`;
/** A window that is open from 02:00 to 10:00 UTC. */
const MORNINGS = drift('[{nodes: "0", schedule: "0 10 * * *", duration: 16h}, {nodes: "1"}]');
/** Two at a time, and in the reviewed plan one. */
const WORSE = {
  ...drift('[{nodes: "2"}]'),
  expected: reviewedBy(planOf({ ...drift('[{nodes: "1"}]'), config: NONE })),
};
const FEWER_AT_NIGHT = drift('[{nodes: "1", schedule: "0 22 * * *", duration: 8h}, {nodes: "2"}]', 12);
const named = (name: string, config = NONE): string => `${config}cluster: ${name}\n`;

/** What a gate is asked at an instant; Mon 2026-11-23. */
export const SITUATIONS: Readonly<Record<string, GateCase & { readonly at: string }>> = {
  'with no window and no freeze it may start': { at: '2026-11-23T08:00:00Z', ...ALWAYS, config: NONE },
  'in an open window it may start': { at: '2026-11-23T22:00:00Z', ...NIGHTS, config: NONE },
  'a closed window: when it opens': { at: '2026-11-23T08:00:00Z', ...NIGHTS, config: NONE },
  'the minute before a window opens: the next minute': {
    at: '2026-11-23T21:59:00Z',
    ...NIGHTS,
    config: NONE,
  },
  'a window that is closed for the reason of the rollout alone: when it opens': {
    at: '2026-11-23T08:00:00Z',
    ...drift('[{nodes: "0", schedule: "0 6 * * *", duration: 16h, reasons: [Drifted]}, {nodes: "1"}]'),
    config: NONE,
  },
  'a closed window of a pool without nodes closes nothing': {
    at: '2026-11-23T08:00:00Z',
    ...NIGHTS,
    snapshot: nodeList([{ labels: {} }]),
    config: NONE,
  },
  'a window across midnight is open after it': { at: '2026-11-24T03:00:00Z', ...NIGHTS, config: NONE },
  'a freeze: when it ends, by the clocks of its zone': {
    at: '2026-12-24T08:00:00Z',
    ...ALWAYS,
    config: HOLIDAYS,
  },
  'the last minute of a freeze is of the freeze, its end is not': {
    at: '2027-01-03T22:59:00Z',
    ...ALWAYS,
    config: HOLIDAYS,
  },
  'at the end of a freeze it may start': { at: '2027-01-03T23:00:00Z', ...ALWAYS, config: HOLIDAYS },
  'a freeze in which the window is closed as well: the freeze is said, and the window counts': {
    at: '2026-12-24T08:00:00Z',
    ...NIGHTS,
    config: HOLIDAYS.replace('to: 2027-01-04', 'to: 2027-01-04T12:00'),
  },
  'a rollout that would still be out when the freeze begins': {
    at: '2026-12-17T21:30:00Z',
    ...ALWAYS,
    config: HOLIDAYS,
  },
  'one that is done before it begins': { at: '2026-12-17T20:50:00Z', ...ALWAYS, config: HOLIDAYS },
  'a freeze that comes every night: after the one it would run into': {
    at: '2026-11-23T00:00:00Z',
    ...ALWAYS,
    config: NIGHTLY,
  },
  'a freeze of every weekend, by the clocks of its zone, also where nothing is to fail: Monday morning': {
    at: '2026-11-27T16:30:00Z',
    ...ALWAYS,
    config: `${freezes('name: weekend, schedule: "0 18 * * 5", duration: 62h')}failOn: never\n`,
  },
  'two freezes that touch: after the second': {
    at: '2026-12-01T12:00:00Z',
    ...ALWAYS,
    config: freezes('name: a, from: 2026-12-01, to: 2026-12-02', 'name: b, from: 2026-12-02, to: 2026-12-03'),
  },
  'a freeze of the hour that is skipped in spring ends when the clocks do': {
    at: '2027-03-28T00:30:00Z',
    ...ALWAYS,
    config: freezes('name: clocks, from: 2027-03-28T01:00, to: 2027-03-28T03:00'),
  },
  'a freeze of the night that is longer in autumn': {
    at: '2026-10-25T01:30:00Z',
    ...ALWAYS,
    config: freezes('name: clocks, from: 2026-10-25T00:00, to: 2026-10-25T06:00'),
  },
  'a rollout whose last node would be out when the freeze of the night begins: after that night, though the window closes first':
    {
      at: '2026-11-23T22:00:00Z',
      ...NIGHTS,
      config: freezes('name: night, from: 2026-11-24T00:00, to: 2026-11-25T00:00'),
    },
  'a freeze that ends while the window is open: its last two hours': {
    at: '2026-11-23T23:30:00Z',
    ...NIGHTS,
    config: freezes('name: night, from: 2026-11-23T12:00, to: 2026-11-24T03:00'),
  },
  'a freeze of the hour that comes twice in autumn is both of them': {
    at: '2026-10-25T00:10:00Z',
    ...ALWAYS,
    config: freezes('name: clocks, from: 2026-10-25T02:00, to: 2026-10-25T03:00'),
  },
  'a freeze that ends in the hour that comes twice: the second time': {
    at: '2026-10-25T00:45:00Z',
    ...ALWAYS,
    config: freezes('name: clocks, from: 2026-10-25T00:00, to: 2026-10-25T02:30'),
  },
  'a window that the reviewed plan had and nothing has now: none': {
    at: '2026-11-23T08:00:00Z',
    ...ALWAYS,
    config: NONE,
    expected: reviewedBy(planOf({ ...NIGHTS, config: NONE })),
  },
  'a stale snapshot in a closed window: the window is said, and by then there is another snapshot': {
    at: '2026-11-23T20:30:00Z',
    ...NIGHTS,
    config: NONE,
    takenAt: '2026-11-21T07:00:00Z',
  },
  'a worse plan in a freeze: the freeze is said, and no end of it helps': {
    at: '2026-12-24T08:00:00Z',
    ...WORSE,
    config: HOLIDAYS,
  },
  'a snapshot of yesterday: now, with a fresh one': {
    at: '2026-11-23T08:00:00Z',
    ...ALWAYS,
    config: NONE,
    takenAt: '2026-11-22T07:00:00Z',
  },
  'a snapshot of this morning is fresh enough': {
    at: '2026-11-23T08:00:00Z',
    ...ALWAYS,
    config: NONE,
    takenAt: '2026-11-23T07:00:00Z',
  },
  'how fresh it must be is a setting': {
    at: '2026-11-23T08:00:00Z',
    ...ALWAYS,
    config: `${NONE}rules: {inventory-stale: {warnAfterHours: 0.5}}\n`,
    takenAt: '2026-11-23T07:00:00Z',
  },
  'a freeze comes before the age of the snapshot, and by its end there is another one': {
    at: '2026-12-24T08:00:00Z',
    ...ALWAYS,
    config: HOLIDAYS,
    takenAt: '2026-12-01T07:00:00Z',
  },
  'a broken rule at every hour: none': { at: '2026-11-23T08:00:00Z', ...ALL_AT_ONCE, config: NONE },
  'a file that cannot be read: it is unknown': {
    at: '2026-12-24T08:00:00Z',
    ...ALWAYS,
    head: `${ALWAYS.head}---\nkind: NodePool\nx: [1\n`,
    config: HOLIDAYS,
  },
  'no policy at all: it is unknown': {
    at: '2026-11-23T08:00:00Z',
    ...ALWAYS,
    head: 'kind: ConfigMap\napiVersion: v1\nmetadata: {name: a}\n',
    base: null,
    config: NONE,
  },
  'a worse plan than the reviewed one: none, however long one waits': {
    at: '2026-11-23T08:00:00Z',
    ...WORSE,
    config: NONE,
  },
  'a plan that is worse at some hours only: when it is as reviewed': {
    at: '2026-11-23T08:00:00Z',
    ...FEWER_AT_NIGHT,
    config: NONE,
    expected: reviewedBy(planOf({ ...FEWER_AT_NIGHT, config: NONE, at: '2026-11-22T22:00:00Z' })),
  },
  'what breaks rules and is waived may start': {
    at: '2026-11-23T08:00:00Z',
    ...ALL_AT_ONCE,
    config: NONE + waived('2026-11-25'),
  },
  'a waiver that is over accepts nothing': {
    at: '2026-11-26T00:00:00Z',
    ...ALL_AT_ONCE,
    config: NONE + waived('2026-11-25'),
  },
  'a freeze that ends on the last day of a waiver: its end': {
    at: '2026-11-24T08:00:00Z',
    ...ALL_AT_ONCE,
    config: `${freezes('name: a, from: 2026-11-23, to: 2026-11-25T12:00')}${waived('2026-11-25')}`,
  },
  'a freeze that outlasts the waiver: none': {
    at: '2026-11-24T08:00:00Z',
    ...ALL_AT_ONCE,
    config: `${freezes('name: a, from: 2026-11-23, to: 2026-11-26T01:00')}${waived('2026-11-25')}`,
  },
  'a pool of which a bad change breaks all, and that grew since the review: a note': {
    at: '2026-11-23T08:00:00Z',
    ...drift('[{nodes: "1"}]', 8),
    config: NONE,
    expected: reviewedBy(planOf({ ...ALWAYS, config: NONE })),
  },
  'two clusters, one in a freeze and one before its window: when both may': {
    at: '2026-11-23T12:00:00Z',
    ...NIGHTS,
    config: named('east'),
    beside: [{ ...ALWAYS, config: named('west', freezes('name: a, from: 2026-11-23, to: 2026-11-24')) }],
  },
  'two clusters whose windows overlap: the hours of both': {
    at: '2026-11-23T12:00:00Z',
    ...NIGHTS,
    config: named('east'),
    beside: [{ ...MORNINGS, config: named('west') }],
  },
  'two clusters, of one of which it is unknown': {
    at: '2026-11-23T12:00:00Z',
    ...ALWAYS,
    config: named('east'),
    beside: [{ ...ALWAYS, head: `${ALWAYS.head}---\nkind: NodePool\nx: [1\n`, config: named('west') }],
  },
};
