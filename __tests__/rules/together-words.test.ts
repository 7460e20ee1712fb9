import { toPlain } from '../../src/text/render.js';
import { takenText } from '../../src/rules/fleet/together.js';

const ref = { system: 'skyhook', kind: 'NodeWright', namespace: null, name: 'os' };
const side = {
  policies: [{ ref, effect: { groups: [] }, nodeAction: { kind: 'none' } }],
};

test.each([
  [[{ policy: ref, out: 2, isNext: false }], ': 2 by NodeWright/os (they keep serving)'],
  [
    [
      { policy: null, out: 1, isNext: false },
      { policy: ref, out: 2, isNext: false },
    ],
    ': 2 by NodeWright/os (they keep serving), 1 unavailable before',
  ],
])('only nodes at work serve, and none that was out before: %j', (contributors, text) => {
  expect(
    toPlain(takenText(side as never, { contributors, peakAtOnce: 3, peakAt: null } as never, 'node')),
  ).toBe(text);
});
