import { type Controller, isHalted, type Phase, type Start } from '../../src/rollout/controller.js';
import { Drains } from '../../src/rollout/drains.js';
import type { Drainage } from '../../src/rollout/evictions.js';
import type { Outcome } from '../../src/rollout/scenarios.js';
import { NO_TEXT, text } from '../../src/text/text.js';

test.each<[Phase, boolean]>([
  ['idle', false],
  ['working', false],
  ['complete', false],
  ['stuck', true],
  ['stopped', true],
])('isHalted: a group that is %s: %s', (phase, expected) => {
  expect(isHalted({ phase })).toBe(expected);
});

test.each<[Phase, Phase]>([
  ['working', 'stuck'],
  ['stopped', 'stopped'],
])('drains: a group that is %s while one of its drains never ends: %s', (phase, expected) => {
  const evictions = { begin: () => true, nextAt: () => null, holdOn: () => ({ says: text`a budget` }) };
  const drains = new Drains({ evictions } as unknown as Drainage);
  const controller = {
    id: 'c',
    groups: () => new Map(['g', 'other'].map((group) => [group, { phase, why: NO_TEXT }])),
  } as unknown as Controller;
  const start = { target: 'n1', group: 'g', batch: 1, drain: {} } as Start;
  expect(drains.take({ controller, start, outcome: {} as Outcome, startedAt: 0 })).toBe(true);
  expect([...drains.groupsOf(controller).values()].map((end) => end.phase)).toEqual([expected, phase]);
});
