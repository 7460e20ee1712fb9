import { isAllowedFresh, nextAllowed, startTimes } from '../../src/gate/gate.js';
import { once } from '../../src/manifest/lookup.js';
import { deciderOf, drift, type GateCase, iso, MINUTE_MS, wordOf } from './gate-case.js';
import { ROLLOUTS } from './rollouts.js';

const HOUR_MS = 60 * MINUTE_MS;
const TAKES = 'version: 1\ndurations: {default: 20m}\n';
const frozen = (timeZone: string, freeze: string): string =>
  `${TAKES}timeZone: ${timeZone}\nfreezes: [{name: f, ${freeze}}]\n`;

type Row = readonly [rollout: string, config: string, at: string, says: string, next: string];

/** By the clocks of zones that are not whole hours from UTC, and of nights on which clocks are set. */
const ROWS: readonly Row[] = [
  [
    'a NodePool', // Half an hour is skipped at 02:00.
    frozen('Australia/Lord_Howe', 'from: 2026-10-04T01:30, to: 2026-10-04T03:00'),
    ...(['2026-10-03T14:30:00Z', 'deny freeze', '2026-10-03T16:00:00Z'] as const),
  ],
  [
    'a NodePool with a window', // 13:45 hours from UTC, since that night.
    frozen('Pacific/Chatham', 'from: 2026-09-27T11:00, to: 2026-09-27T13:30'),
    ...(['2026-09-26T20:00:00Z', 'deny freeze', '2026-09-26T23:45:00Z'] as const),
  ],
  [
    'a NodeWright', // The hour comes twice.
    frozen('America/St_Johns', 'from: 2026-11-01T01:00, to: 2026-11-01T02:00'),
    ...(['2026-11-01T02:30:00Z', 'deny freeze', '2026-11-01T05:30:00Z'] as const),
  ],
  [
    'an upgrade Plan',
    frozen('Asia/Kathmandu', 'schedule: "30 22 * * *", duration: 75m'),
    ...(['2026-11-23T16:00:00Z', 'deny freeze', '2026-11-23T18:00:00Z'] as const),
  ],
  [
    'an upgrade Plan with a window',
    TAKES,
    ...(['2026-11-23T12:00:00Z', 'deny closed-window', '2026-11-23T15:45:00Z'] as const),
  ],
  [
    'a maintenance',
    frozen('Australia/Adelaide', 'from: 2026-10-04T01:00, to: 2026-10-04T04:00'),
    ...(['2026-10-03T12:00:00Z', 'deny freeze', '2026-10-03T17:30:00Z'] as const),
  ],
  [
    'a maintenance', // Out for half an hour: the first minute after the night's freeze that it would meet.
    `${frozen('Europe/Berlin', 'schedule: "30 1 * * *", duration: 45m')}systems: {pika: {steps: {drain: 5m, maintenance: 20m, validation: 5m}}}\n`,
    ...(['2026-11-24T00:02:00Z', 'deny freeze', '2026-11-24T01:15:00Z'] as const),
  ],
  [
    'an upgrade Plan that is under way',
    frozen('Europe/Berlin', 'from: 2026-11-23T11:00, to: 2026-11-23T12:00'),
    ...(['2026-11-23T09:20:00Z', 'deny freeze', '2026-11-23T11:00:00Z'] as const),
  ],
  [
    'a staged run', // The freeze fits into the wait between its stages.
    frozen('Europe/Berlin', 'from: 2026-11-23T11:00, to: 2026-11-23T11:20'),
    ...(['2026-11-23T08:00:00Z', 'deny freeze', '2026-11-23T09:00:00Z'] as const),
  ],
  [
    'a staged run',
    frozen('Asia/Tehran', 'from: 2026-11-23T12:00, to: 2026-11-23T13:30'),
    ...(['2026-11-23T07:00:00Z', 'deny freeze', '2026-11-23T10:00:00Z'] as const),
  ],
  [
    'a rolling placement', // Four clusters of 20 minutes each reach into it.
    frozen('Asia/Tehran', 'from: 2026-11-23T13:30, to: 2026-11-23T14:00'),
    ...(['2026-11-23T09:00:00Z', 'deny freeze', '2026-11-23T10:30:00Z'] as const),
  ],
  [
    'a Deployment',
    frozen('Pacific/Apia', 'from: 2026-12-31T23:45, to: 2027-01-01T00:15'),
    ...(['2026-12-31T10:00:00Z', 'deny freeze', '2026-12-31T11:15:00Z'] as const),
  ],
];

describe('rollouts: a rollout of each system waits as long as it has to, and no hour longer:', () => {
  test.each(ROWS)('%s', (name, config, at, says, next) => {
    const decideAt = once(deciderOf({ ...(ROLLOUTS[name] as GateCase), config }));
    const [from, to] = [Date.parse(at), Date.parse(next)];
    const denied = decideAt(from);
    const { outlook } = nextAllowed(denied, decideAt);
    expect([wordOf(denied), iso(outlook?.at ?? 0)]).toEqual([says, next]);
    for (let hour = Math.ceil(from / HOUR_MS) * HOUR_MS; hour < to; hour += HOUR_MS)
      expect([iso(hour), isAllowedFresh(decideAt(hour))]).toEqual([iso(hour), false]);
    expect(isAllowedFresh(decideAt(to))).toBe(true);
  });

  test.each(ROWS)('%s, as the hours of plan --when say', (name, config, at) => {
    const decideAt = once(deciderOf({ ...(ROLLOUTS[name] as GateCase), config }));
    const from = Date.parse(at);
    const { spans } = startTimes(decideAt, from, from + 8 * HOUR_MS);
    for (let hour = Math.ceil(from / HOUR_MS) * HOUR_MS; hour < from + 8 * HOUR_MS; hour += HOUR_MS) {
      const isIn = spans.some((span) => span.from <= hour && hour < span.until);
      expect([iso(hour), isIn]).toEqual([iso(hour), isAllowedFresh(decideAt(hour))]);
    }
  });
});

describe('rollouts: what is accepted until a day', () => {
  const all = drift('[{nodes: "100%"}]');
  const waivers = deciderOf({ ...all, config: TAKES })(Date.parse('2026-11-23T08:00:00Z'))
    .run.reports.flatMap(({ findings }) => findings)
    .filter(({ severity }) => severity === 'error')
    .map(
      ({ rule, fingerprint }) =>
        `  - {rule: ${rule}, subject: "${fingerprint}", reason: trial, owner: ops, expires: 2026-11-24, max: 1000}\n`,
    );
  const decideAt = deciderOf({ ...all, config: `${TAKES}waivers:\n${waivers.join('')}` });

  test.each([
    ['2026-11-24T23:59:00Z', 'allow'],
    ['2026-11-25T00:00:00Z', 'deny broken-rule'],
  ])('may start at %s: %s', (at, says) => {
    expect(wordOf(decideAt(Date.parse(at)))).toBe(says);
  });

  test('may start at every hour of these days, and at none after', () => {
    const from = Date.parse('2026-11-24T18:30:00Z');
    const { spans } = startTimes(decideAt, from, from + 12 * HOUR_MS);
    expect(spans.map((span) => [iso(span.from), iso(span.until)])).toEqual([
      ['2026-11-24T18:30:00Z', '2026-11-25T00:00:00Z'],
    ]);
  });
});
