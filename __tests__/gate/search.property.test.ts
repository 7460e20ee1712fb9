import { text } from '../../src/text/text.js';
import fc from 'fast-check';
import { recurrences } from '../../src/calendar/freezes.js';
import { covers, gapsIn, type Interval, mergeIntervals } from '../../src/calendar/intervals.js';
import { decide } from '../../src/gate/decision.js';
import { type DecideAt, isAllowedFresh, nextAllowed, startTimes } from '../../src/gate/gate.js';
import type { Finding, Report } from '../../src/plan/finding.js';
import type { Batch, PlannedGroup } from '../../src/plan/model.js';
import { runReport } from '../../src/plan/run-report.js';
import { planOf } from '../plan-of.js';
import { deciderOf, drift, MINUTE_MS, NOTHING } from './gate-case.js';

const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
const AHEAD_MS = 16 * DAY_MS;
const ZONES = ['UTC', 'Europe/Berlin', 'America/New_York', 'Asia/Kolkata'];

/** Targets one after the other, each starting only while the window is open, over a calendar of freezes. */
interface Small {
  readonly at: number;
  readonly targets: number;
  readonly workMs: number;
  readonly open: readonly Interval[];
  readonly freezes: readonly Interval[];
}

const REAL = planOf({ ...drift('[{nodes: "1"}]'), config: 'version: 1\n' });
const REAL_GROUP = REAL.plan.head.policies[0]?.effect.groups[0];
const FREEZE: Finding = {
  rule: 'in-freeze',
  severity: 'error',
  status: 'new',
  breaks: ['in-freeze'],
  related: [],
  why: null,
  sameIn: [],
  subject: null,
  says: text`Targets are out in the freeze.`,
  fix: null,
  message: 'Targets are out in the freeze.',
  remediation: '',
  policy: REAL_GROUP?.declaredIn ?? null,
  group: REAL_GROUP?.name ?? null,
  place: null,
  fingerprint: '0',
  evidence: { freeze: 'f' },
  before: null,
  magnitude: null,
  waiver: null,
};

/** The plan of a small calendar for a start at an instant: a real one with other times in it. */
function reportAt(small: Small, at: number): Report {
  const { plan } = REAL;
  const [policy] = plan.head.policies;
  const [group] = policy?.effect.groups ?? [];
  if (!policy || !group) throw new Error('no group');
  const timed = groupAt(small, at, group);
  const isFrozen = timed.batches.some(({ start, end }) =>
    small.freezes.some(({ from, to }) => start < to && (end ?? Infinity) > from),
  );
  const head = { ...plan.head, policies: [{ ...policy, effect: { ...policy.effect, groups: [timed] } }] };
  return {
    ...REAL,
    findings: isFrozen ? [FREEZE] : [],
    verdict: isFrozen ? 'fail' : 'pass',
    plan: {
      ...plan,
      at,
      horizon: { from: at, to: at + 7 * DAY_MS },
      base: null,
      head,
      freezes: [{ name: 'f', windows: small.freezes }],
    },
  };
}

function groupAt({ targets, workMs, open, at: first }: Small, at: number, group: PlannedGroup): PlannedGroup {
  const batches: Batch[] = [];
  let free = at;
  for (let index = 1; index <= targets; index += 1) {
    const window = open.find(({ to }) => to > free);
    if (!window) break;
    const start = Math.max(free, window.from);
    batches.push({
      index,
      size: 1,
      targets: [String(index)],
      start,
      end: start + workMs,
      succeeded: 1,
      failed: 0,
    });
    free = start + workMs;
  }
  const isComplete = batches.length === targets;
  const within = { from: first - DAY_MS, to: first + AHEAD_MS };
  const spans = (list: readonly Interval[], limit: number) =>
    list.map(({ from, to }) => ({ reason: 'Drifted', from, to, limit, remaining: limit }));
  const { calendar } = group;
  if (!calendar) throw new Error('no calendar');
  return {
    ...group,
    batches,
    start: batches[0]?.start ?? null,
    finish: isComplete ? free : null,
    outcome: isComplete ? 'complete' : 'stuck',
    calendar: { ...calendar, within, spans: [...spans(open, 1), ...spans(gapsIn(within, open), 0)] },
  };
}

function deciderFor(small: Small): DecideAt {
  return (at) => decide(runReport([reportAt(small, at)]), NOTHING);
}

/** The first full hour, or the instant itself, at which a start is allowed. */
function hourByHour(decideAt: DecideAt, from: number, to: number): number | null {
  if (isAllowedFresh(decideAt(from))) return from;
  for (let at = Math.floor(from / HOUR_MS) * HOUR_MS + HOUR_MS; at < to; at += HOUR_MS)
    if (isAllowedFresh(decideAt(at))) return at;
  return null;
}

/** About the days on which clocks change, and others. */
const DAYS = ['2026-10-24', '2026-10-31', '2027-03-13', '2027-03-27', '2027-04-03', '2026-11-23'];

const calendar = fc
  .record({
    day: fc.constantFrom(...DAYS),
    minute: fc.integer({ min: 0, max: 24 * 60 - 1 }),
    second: fc.constantFrom(0, 0, 30),
    targets: fc.integer({ min: 1, max: 4 }),
    workMinutes: fc.integer({ min: 1, max: 90 }),
    zone: fc.constantFrom(...ZONES),
    window: fc.option(
      fc.tuple(
        fc.integer({ min: 0, max: 23 }),
        fc.integer({ min: 0, max: 59 }),
        fc.integer({ min: 20, max: 900 }),
      ),
    ),
    nightly: fc.option(
      fc.tuple(
        fc.integer({ min: 0, max: 23 }),
        fc.integer({ min: 0, max: 59 }),
        fc.integer({ min: 5, max: 600 }),
      ),
    ),
    once: fc.array(fc.tuple(fc.integer({ min: -600, max: 3000 }), fc.integer({ min: 1, max: 900 })), {
      maxLength: 2,
    }),
  })
  .map(({ day, minute, second, targets, workMinutes, zone, window, nightly, once }): Small => {
    const at = Date.parse(`${day}T00:00:00Z`) + minute * MINUTE_MS + second * 1000;
    const around = { from: at - DAY_MS, to: at + AHEAD_MS };
    const near = { from: at, to: at + 8 * DAY_MS };
    const daily = ([hour, at_, minutes]: [number, number, number], within: Interval): Interval[] =>
      recurrences(`${at_} ${hour} * * *`, minutes * MINUTE_MS, zone, within);
    const frozen = once.map(([from, minutes]) => ({
      from: Math.floor(at / MINUTE_MS) * MINUTE_MS + from * MINUTE_MS,
      to: Math.floor(at / MINUTE_MS) * MINUTE_MS + (from + minutes) * MINUTE_MS,
    }));
    return {
      at,
      targets,
      workMs: workMinutes * MINUTE_MS,
      open: window ? daily(window, around) : [around],
      freezes: mergeIntervals(
        [...frozen, ...(nightly ? daily(nightly, near) : [])].sort((a, b) => a.from - b.from),
      ),
    };
  });

describe('search: the next allowed instant', () => {
  test('is no later than the first full hour', () => {
    fc.assert(
      fc.property(calendar, (small) => {
        const decideAt = deciderFor(small);
        const { outlook, searchedUntil } = nextAllowed(decideAt(small.at), decideAt);
        const found = outlook?.at ?? null;
        if (found !== null) expect(isAllowedFresh(decideAt(found))).toBe(true);
        const until = found ?? Math.min(searchedUntil, small.at + 3 * DAY_MS);
        expect(hourByHour(decideAt, small.at, until)).toBe(found === small.at ? found : null);
      }),
      { numRuns: 60 },
    );
  });

  test('of real plans is the end of a freeze', () => {
    const nightly =
      'version: 1\ndurations: {default: 25m}\nfreezes:\n  - {name: n, schedule: "15 1 * * *", duration: 45m}\n';
    const given = {
      ...drift('[{nodes: "0", schedule: "0 3 * * *", duration: 21h}, {nodes: "1"}]', 4),
      config: nightly,
    };
    const decideAt = deciderOf(given);
    const at = Date.parse('2026-11-23T01:45:00Z');
    const found = nextAllowed(decideAt(at), decideAt).outlook?.at ?? 0;
    expect(new Date(found).toISOString()).toBe('2026-11-23T02:00:00.000Z');
  });
});

describe('search: the start times', () => {
  test('are the hours at which each start alone breaks no rule', () => {
    fc.assert(
      fc.property(calendar, (small) => {
        const decideAt = deciderFor(small);
        const to = small.at + 2 * DAY_MS;
        const { spans } = startTimes(decideAt, small.at, to);
        const hours = Array.from(
          { length: 48 },
          (_, i) => (Math.floor(small.at / HOUR_MS) + 1 + i) * HOUR_MS,
        );
        const inSpan = (at: number): boolean => spans.some(({ from, until }) => from <= at && at < until);
        for (const at of [small.at, ...hours].filter((hour) => hour < to)) {
          const decision = decideAt(at);
          expect([at, inSpan(at)]).toEqual([at, isAllowedFresh(decision)]);
        }
      }),
      { numRuns: 6 },
    );
  });

  test('finish when a plan of their first start does', () => {
    fc.assert(
      fc.property(calendar, (small) => {
        const decideAt = deciderFor(small);
        for (const { outlook } of startTimes(decideAt, small.at, small.at + 2 * DAY_MS).spans) {
          const [report] = decideAt(outlook.at).run.reports;
          expect(outlook.finish).toBe(report.plan.head.policies[0]?.effect.groups[0]?.finish);
          expect(covers(small.freezes, outlook.at)).toBe(false);
        }
      }),
      { numRuns: 6 },
    );
  });
});
