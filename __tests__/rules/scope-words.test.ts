import { toPlain } from '../../src/text/render.js';
import { contributorsText } from '../../src/rules/fleet/scope-words.js';

const ref = { system: 'skyhook', kind: 'NodeWright', namespace: null, name: 'os' };
const side = {
  policies: [{ ref, effect: { groups: [] }, nodeAction: { kind: 'none' } }],
};

test.each([
  [[{ policy: ref, out: 2, isNext: false }], '2 by NodeWright/os; all of them keep serving (no interrupt)'],
  [
    [
      { policy: null, out: 1, isNext: false },
      { policy: ref, out: 2, isNext: false },
    ],
    '2 by NodeWright/os, 1 unavailable before; those of NodeWright/os keep serving (no interrupt)',
  ],
])('only nodes at work serve, and none that was out before: %j', (contributors, text) => {
  expect(toPlain(contributorsText(side as never, { contributors, peakAtOnce: 3 } as never, 'node'))).toBe(
    text,
  );
});
