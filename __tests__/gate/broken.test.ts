import { brokenRules } from '../../src/gate/decision.js';
import { freezeAfter, freezeAt } from '../../src/gate/windows.js';
import type { ReviewedCluster } from '../../src/gate/reviewed.js';
import type { FailOn, Finding, Status, Verdict } from '../../src/plan/finding.js';
import {
  AT,
  batches,
  diff,
  effect,
  finding,
  group,
  HOUR,
  nodes,
  plan,
  planned,
  POLICY,
  report,
  side,
  SKYHOOK,
} from '../report/build.js';

const NOTHING_REVIEWED = { isSame: false, before: null };

function broken(
  findings: readonly Finding[],
  { failOn = 'error', verdict = 'fail' }: { failOn?: FailOn; verdict?: Verdict } = {},
  compared: Parameters<typeof brokenRules>[1] = NOTHING_REVIEWED,
) {
  const of = report({ plan: plan([]), findings, failOn, verdict });
  const { frozen, broken, stale, reviewed } = brokenRules(of, compared);
  return { frozen: frozen.length, broken: broken.length, stale: stale.length, reviewed: reviewed.length };
}

const one = (severity: Finding['severity'], status: Status, more: Partial<Finding> = {}) =>
  finding({ severity, status, ...more });
const NONE = { frozen: 0, broken: 0, stale: 0, reviewed: 0 };

describe('broken: broken rule', () => {
  test.each<[claim: string, found: Finding, failOn: FailOn, verdict: Verdict, count: number]>([
    ['new: denies', one('error', 'new'), 'error', 'fail', 1],
    ['worsened: denies', one('error', 'worsened'), 'error', 'fail', 1],
    ['an error with failOn warning: denies', one('error', 'new'), 'warning', 'fail', 1],
    ['a warning with failOn warning: denies', one('warning', 'new'), 'warning', 'fail', 1],
    ['unchanged, and the run fails for it: denies', one('error', 'unchanged'), 'error', 'fail', 1],
    ['unchanged, and the run does not fail: allowed', one('error', 'unchanged'), 'error', 'pass', 0],
    ['a warning with failOn error: allowed', one('warning', 'new'), 'error', 'warn', 0],
    ['an info: allowed', one('info', 'new'), 'warning', 'pass', 0],
    ['fixed: allowed', one('error', 'fixed'), 'error', 'pass', 0],
    ['failOn never: allowed', one('error', 'new'), 'never', 'fail', 0],
  ])('%s', (_claim, found, failOn, verdict, count) => {
    expect(broken([found], { failOn, verdict })).toEqual({ ...NONE, broken: count });
  });

  test('unchanged beside a new one: only the new one denies', () => {
    expect(broken([one('error', 'new'), one('error', 'unchanged')])).toEqual({ ...NONE, broken: 1 });
  });

  test('of the reviewed plan as well: allowed', () => {
    const found = one('error', 'new', { fingerprint: 'seen' });
    const seen = { ...found, cluster: null };
    const before = { findings: [seen] } as unknown as ReviewedCluster;
    expect(broken([found], {}, { isSame: true, before: null })).toEqual({ ...NONE, reviewed: 1 });
    expect(broken([found], {}, { isSame: false, before })).toEqual({ ...NONE, reviewed: 1 });
    const other = { findings: [{ ...seen, fingerprint: 'other' }] } as unknown as ReviewedCluster;
    expect(broken([found], {}, { isSame: false, before: other })).toEqual({ ...NONE, broken: 1 });
    const milder = { findings: [{ ...seen, severity: 'warning' }] } as unknown as ReviewedCluster;
    expect(broken([found], {}, { isSame: false, before: milder })).toEqual({ ...NONE, broken: 1 });
  });

  test('a waiver that has expired since the review: denies the very same plan', () => {
    const lapsed = one('error', 'new', { rule: 'waiver-lapsed' });
    expect(broken([lapsed], {}, { isSame: true, before: null })).toEqual({ ...NONE, broken: 1 });
  });
});

test('broken: a reviewed cause that breaks one more limit denies', () => {
  const found = one('error', 'new', { rule: 'peak-above-limit', breaks: ['peak-above-limit'] });
  const before = { findings: [{ ...found, cluster: null }] } as unknown as ReviewedCluster;
  const wider = { ...found, breaks: ['peak-above-limit', 'quorum-at-risk'] };
  expect(broken([found], {}, { isSame: false, before })).toEqual({ ...NONE, reviewed: 1 });
  expect(broken([wider], {}, { isSame: false, before })).toEqual({ ...NONE, broken: 1 });
});

describe('broken: whatever was reviewed', () => {
  const seen = { isSame: true, before: null };

  test.each<[Status, number]>([
    ['new', 1],
    ['unchanged', 1],
    ['fixed', 0],
  ])('a snapshot that is stale denies, be it %s: %s', (status, stale) => {
    expect(broken([one('warning', status, { rule: 'inventory-stale' })], {}, seen)).toEqual({
      ...NONE,
      stale,
    });
  });

  test('a freeze denies, also where nothing is to fail', () => {
    const found = one('error', 'new', { rule: 'in-freeze' });
    expect(broken([found], { failOn: 'never' }, seen)).toEqual({ ...NONE, frozen: 1 });
  });

  test('a freeze that the base runs into just so denies for what rolls now, and for nothing else', () => {
    const targets = nodes(2);
    const own = group({ name: 'gpu', targets, batches: batches(targets, [2]), declaredIn: POLICY });
    const head = planned(SKYHOOK, { effect: effect([own]) });
    const frozen = (severity: Finding['severity'], more: Partial<Finding>) => {
      const found = { rule: 'in-freeze', policy: POLICY, group: 'gpu', ...more };
      const findings = [one(severity, 'unchanged', found), one('error', 'new')];
      const of = report({ plan: plan([diff(SKYHOOK, { head })], { head: side([head]) }), findings });
      return brokenRules(of, NOTHING_REVIEWED).frozen.length;
    };
    const others: readonly Partial<Finding>[] = [{ group: 'other' }, { policy: SKYHOOK }, { policy: null }];
    expect(frozen('error', {})).toBe(1);
    expect(others.map((more) => frozen('error', more))).toEqual([0, 0, 0]);
    // A warning that is an error once its rollout starts.
    expect(frozen('warning', { isCapped: true })).toBe(1);
    expect(others.map((more) => frozen('warning', { ...more, isCapped: true }))).toEqual([0, 0, 0]);
    expect(frozen('warning', {})).toBe(0);
  });
});

describe('broken: a freeze', () => {
  const window = { from: AT, to: AT + HOUR };
  const freezes = [
    { name: 'short', windows: [window] },
    {
      name: 'long',
      windows: [
        { from: AT - HOUR, to: AT + 2 * HOUR },
        { from: AT + 9 * HOUR, to: AT + 10 * HOUR },
      ],
    },
  ];
  test.each([
    ['lasts from its first instant', AT - HOUR, 'long'],
    ['is reported by the one that ends last', AT, 'long'],
    ['is over at its end', AT + 2 * HOUR, undefined],
    ['has not begun before it', AT - HOUR - 1, undefined],
  ])('%s', (_claim, at, name) => {
    expect(freezeAt({ freezes }, at)?.name).toBe(name);
  });

  test('comes next that begins first, after the instant', () => {
    expect(freezeAfter({ freezes }, AT - 2 * HOUR)?.window.from).toBe(AT - HOUR);
    expect(freezeAfter({ freezes }, AT)?.window.from).toBe(AT + 9 * HOUR);
    expect(freezeAfter({ freezes }, AT + 9 * HOUR)).toBeNull();
  });
});
