import { expect, test } from '@jest/globals';
import { startTimes } from '../../src/gate/when.js';
import { deciderOf, drift, MINUTE_MS } from './gate-case.js';

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
