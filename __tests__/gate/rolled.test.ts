import { closedWindow, isHeldByWindow } from '../../src/gate/windows.js';
import type { PlannedGroup } from '../../src/plan/model.js';
import { planOf } from '../plan-of.js';
import { deployment } from './rollouts.js';
import { NIGHTS } from './situations.js';

const HOUR_MS = 3_600_000;
const HORIZON = { from: 0, to: 24 * HOUR_MS };

/** A group without a calendar that starts nothing, and which may go from 08:00 to 10:00, and at noon. */
const GROUP = {
  calendar: null,
  start: null,
  allowed: [8, 12].map((hour) => ({ from: hour * HOUR_MS, to: (hour + 2) * HOUR_MS, limit: 2 })),
} as unknown as PlannedGroup;

test.each<[when: string, at: number, isHeld: boolean]>([
  ['before it opens', 8 * HOUR_MS - 1, true],
  ['as it opens', 8 * HOUR_MS, false],
  ['until its last moment', 10 * HOUR_MS - 1, false],
  ['as it closes', 10 * HOUR_MS, true],
])(
  'rolled: a group is held by its window, which includes its first instant and not its last: %s',
  (_when, at, isHeld) => {
    expect(isHeldByWindow(GROUP, { at, horizon: HORIZON })).toBe(isHeld);
  },
);

const BESIDE = planOf({
  snapshot: NIGHTS.snapshot,
  base: `${NIGHTS.base}---\n${deployment('a:1')}`,
  head: `${NIGHTS.head}---\n${deployment('a:2')}`,
  at: '2026-11-23T08:00:00Z',
}).plan;

test.each<[when: string, afterMs: number, isClosed: boolean]>([
  ['at once', 0, false],
  ['a minute later, as a controller that polls its window', 60_000, false],
  ['more than a minute later', 60_001, true],
])('a closed window denies unless another rollout starts: %s', (_when, afterMs, isClosed) => {
  const policies = BESIDE.head.policies.map((policy) => {
    if (policy.ref.kind !== 'Deployment') return policy;
    const groups = policy.effect.groups.map((group) => ({ ...group, start: BESIDE.at + afterMs }));
    return { ...policy, effect: { ...policy.effect, groups } };
  });
  const plan = { ...BESIDE, head: { ...BESIDE.head, policies } };
  expect(closedWindow(plan) !== null).toBe(isClosed);
});
