import type { Plan } from '../../src/plan/model.js';
import { lanesOf, legendOf, stripLines, tellingLanes } from '../../src/report/calendar.js';
import { groupsOf, pool } from '../systems/karpenter/clusters.js';

const from = Date.parse('2026-11-24T00:00:00Z');
const windows = (start: string, end: string) => [{ from: Date.parse(start), to: Date.parse(end) }];
const LAUNCH: Plan['freezes'][number] = {
  name: 'launch',
  windows: windows('2026-11-26T23:00Z', '2026-11-28T10:00Z'),
};
const [group] = groupsOf(pool(), null);
if (!group) throw new Error('no group');

test('calendar: a freeze has a row of its own, by every clock, with a legend', () => {
  const week = { from, timeZone: 'Europe/Berlin', freezes: [LAUNCH] };
  expect(stripLines(tellingLanes(group, [LAUNCH]), [], week)).toEqual([
    '             Tue 24   Wed 25   Thu 26   Fri 27   Sat 28   Sun 29   Mon 30',
    'any reason   ######## ######## ######## ######## ######## ######## ########',
    'frozen',
    '  UTC                                 / xxxxxxxx xxx/',
    '  Berlin                                xxxxxxxx xxx/',
  ]);
  expect(legendOf(true)).toContain('of freezes: x frozen, / frozen in part');
});

test('calendar: two freezes that touch are one stretch of the row', () => {
  const audit = { name: 'audit', windows: windows('2026-11-28T10:00Z', '2026-11-28T12:00Z') };
  const lines = stripLines([], [], { from, timeZone: 'UTC', freezes: [LAUNCH, audit] });
  expect(lines.at(-1)).toBe('frozen                                / xxxxxxxx xxxx');
});

test('calendar: a limit that never changes needs no strip', () => {
  expect(tellingLanes(group, [])).toEqual([]);
  expect(legendOf(false)).not.toContain('frozen');
  const lines = stripLines(lanesOf(group), [], { from, timeZone: 'UTC', freezes: [] });
  expect(lines.join('\n')).not.toContain('frozen');
});
