import { isHalted, type Phase } from '../../src/rollout/controller.js';

test.each<[Phase, boolean]>([
  ['idle', false],
  ['working', false],
  ['complete', false],
  ['stuck', true],
  ['stopped', true],
])('isHalted: a group that is %s: %s', (phase, expected) => {
  expect(isHalted({ phase })).toBe(expected);
});
