import type { Plan } from '../../src/plan/model.js';
import { freezePhrases } from '../../src/report/calendar/levels.js';
import { legendOf, stripLines } from '../../src/report/calendar/strip.js';
import { lanesOf, shownWeek, tellingLanes } from '../../src/report/calendar/week.js';
import { toTerminal } from '../../src/text/render.js';
import { groupsOf, pool } from '../systems/karpenter/clusters.js';

const at = Date.parse('2026-11-24T08:00:00Z');
const windows = (from: string, to: string) => [{ from: Date.parse(from), to: Date.parse(to) }];
const LAUNCH: Plan['freezes'][number] = {
  name: 'launch',
  windows: windows('2026-11-26T23:00Z', '2026-11-28T10:00Z'),
};
const LATER = { name: 'year end', windows: windows('2026-12-18T00:00Z', '2027-01-04T00:00Z') };

describe('freezes in the strips of a week', () => {
  const [group] = groupsOf(pool(), null);
  if (!group) throw new Error('no group');

  test('stand in a row of their own, by every clock, with a legend', () => {
    const week = shownWeek({ at, timeZone: 'Europe/Berlin', freezes: [LAUNCH] });
    expect(stripLines(tellingLanes(group, week), [], week)).toEqual([
      '             Tue 24   Wed 25   Thu 26   Fri 27   Sat 28   Sun 29   Mon 30',
      'every reason ######## ######## ######## ######## ######## ######## ########',
      'frozen',
      '  UTC                                 / xxxxxxxx xxx/',
      '  Berlin                                xxxxxxxx xxx/',
    ]);
    expect(legendOf(week)).toContain('of freezes: x frozen, / frozen in part');
    expect(freezePhrases(week).map(toTerminal)).toEqual([
      'freeze launch: Thu 23:00 to Sat 10:00 UTC; Fri 00:00 to Sat 11:00 Berlin',
    ]);
  });

  test('two that touch are one stretch of the row, and two sentences', () => {
    const audit = { name: 'audit', windows: windows('2026-11-28T10:00Z', '2026-11-28T12:00Z') };
    const week = shownWeek({ at, timeZone: 'UTC', freezes: [LAUNCH, audit] });
    expect(stripLines([], [], week).at(-1)).toBe('frozen                                / xxxxxxxx xxxx');
    expect(freezePhrases(week)).toHaveLength(2);
  });

  test('one after the week is not mentioned, and a limit that never changes needs no strip', () => {
    const week = shownWeek({ at, timeZone: 'UTC', freezes: [LATER] });
    expect(tellingLanes(group, week)).toEqual([]);
    expect(legendOf(week)).not.toContain('frozen');
    expect(stripLines(lanesOf(group), [], week).join('\n')).not.toContain('frozen');
  });
});
