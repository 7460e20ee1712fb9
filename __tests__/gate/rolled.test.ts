import { isHeldByWindow } from '../../src/gate/windows.js';
import type { PlannedGroup } from '../../src/plan/model.js';

const HOUR_MS = 3_600_000;
const HORIZON = { from: 0, to: 24 * HOUR_MS };

/** A group without a calendar that starts nothing, and which may go from 08:00 to 10:00. */
const GROUP = {
  calendar: null,
  start: null,
  allowed: [{ from: 8 * HOUR_MS, to: 10 * HOUR_MS, limit: 2 }],
} as unknown as PlannedGroup;

test.each<[when: string, at: number, isHeld: boolean]>([
  ['before it opens', 8 * HOUR_MS - 1, true],
  ['as it opens', 8 * HOUR_MS, false],
  ['until its last moment', 10 * HOUR_MS - 1, false],
  ['as it closes', 10 * HOUR_MS, true],
])(
  'a window that begins with its first instant and ends before its last holds a group: %s',
  (_when, at, isHeld) => {
    expect(isHeldByWindow(GROUP, { at, horizon: HORIZON })).toBe(isHeld);
  },
);
