import type { Plan } from '../../src/plan/model.js';
import { lanesOf, stripLines, tellingLanes } from '../../src/report/calendar.js';
import { groupsOf, pool } from '../systems/karpenter/clusters.js';

const from = Date.parse('2026-11-24T00:00:00Z');
const windows = (start: string, end: string) => [{ from: Date.parse(start), to: Date.parse(end) }];
const LAUNCH: Plan['freezes'][number] = {
  name: 'launch',
  windows: windows('2026-11-26T23:00Z', '2026-11-28T10:00Z'),
};
const [group] = groupsOf(pool(), null);
if (!group) throw new Error('no group');

test.each([
  ['a freeze', [LAUNCH], 'frozen                                x xxxxxxxx xxxx'],
  [
    'two freezes that touch',
    [LAUNCH, { name: 'audit', windows: windows('2026-11-28T10:00Z', '2026-11-28T12:00Z') }],
    'frozen                                x xxxxxxxx xxxx',
  ],
])('calendar: %s: one row below the lanes', (_claim, freezes, frozen) => {
  const all = freezes.flatMap((freeze) => freeze.windows);
  expect(stripLines(tellingLanes(group, freezes), [], from, all)).toEqual([
    '             Tue 24   Wed 25   Thu 26   Fri 27   Sat 28   Sun 29   Mon 30',
    'any reason   ######## ######## ######## ######## ######## ######## ########',
    frozen,
  ]);
});

test('calendar: a limit that never changes needs no strip', () => {
  expect(tellingLanes(group, [])).toEqual([]);
  expect(stripLines(lanesOf(group), [], from, []).join('\n')).not.toContain('frozen');
});
