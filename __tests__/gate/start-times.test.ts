import { expect, test } from '@jest/globals';
import { startTimes } from '../../src/gate/when.js';
import { nodeList } from '../fleet.js';
import { hosts, planYaml } from '../systems/system-upgrade-controller/plans.js';
import { deciderOf, drift, iso, MINUTE_MS } from './gate-case.js';

const AT = Date.parse('2026-11-23T10:00:00Z');
const DAY_MS = 24 * 60 * MINUTE_MS;
const NIGHTS = '[{nodes: "4"}, {nodes: "0", schedule: "0 8 * * *", duration: 10h}]';

function against(rules: string): readonly [string | null, string | null, number] {
  const decideAt = deciderOf({
    ...drift(NIGHTS, 4),
    config: `version: 1\ndurations: {default: 10m}\n${rules}`,
  });
  const { most, looked, first } = startTimes(decideAt, AT, AT + DAY_MS);
  expect(looked).toBe(24);
  return [first.reasons[0]?.code ?? null, most?.reason.code ?? null, most?.starts ?? 0];
}

test.each([
  ['a window that is closed now does not hide a rule that is always broken', '', 'broken-rule', 24],
  [
    'where only the window denies, it is what is against most starts',
    'preset: observe\n',
    'closed-window',
    10,
  ],
])('%s', (_claim, rules, code, starts) => {
  expect(against(rules)).toEqual(['closed-window', code, starts]);
});

test('of a Plan that starts in its window and goes on past it, a later start runs into a freeze', () => {
  const window = { days: ['mon'], startTime: '09:00', endTime: '15:00', timeZone: 'UTC' };
  const decideAt = deciderOf({
    base: planYaml({ version: 'v1', window }),
    head: planYaml({ window }),
    snapshot: nodeList(hosts(10)),
    config: `version: 1
durations: {default: 40m}
preset: observe
rules: {in-freeze: error}
freezes: [{name: launch, from: "2026-11-23T18:00:00Z", to: "2026-11-24T02:00:00Z"}]
`,
  });
  const from = Date.parse('2026-11-23T14:00:00Z');
  const { spans } = startTimes(decideAt, from, from + 3 * 60 * MINUTE_MS);
  expect(spans.map(({ first, last }) => [iso(first), iso(last)])).toEqual([[iso(from), iso(from)]]);
});
