import { findingsOf, only } from './node-pools.js';

const ONE = 'budgets: [{nodes: "1"}]';
const night = (nodes: string, day = '1'): string => `budgets:
- {nodes: "${day}", schedule: "0 7 * * *", duration: 13h}
- {nodes: "${nodes}", schedule: "0 20 * * *", duration: 11h}`;
const others = (nodes: string): string => `budgets:
- {nodes: "1", reasons: [Drifted]}
- {nodes: "${nodes}", reasons: [Empty, Underutilized]}`;

describe('peak-jump judges what budgets allow at any hour and for any reason', () => {
  const jumps = (disruption: string, base: string, at?: string): number =>
    findingsOf({ nodes: 20, disruption, base, ...(at === undefined ? {} : { at }) }).filter(({ breaks }) =>
      breaks.includes('peak-jump'),
    ).length;

  test.each([
    ['all at night, seen by day', night('100%'), ONE, 1],
    ['a number at night', night('6'), ONE, 1],
    ['for other reasons alone', others('8'), others('2'), 1],
    ['twice as many is the factor itself', others('4'), others('2'), 0],
    ['the same windows in other words', night('6'), night('30%'), 0],
    ['fewer at night', night('3'), night('6'), 0],
    ['from none: never-allowed was there', others('2'), others('0'), 0],
    [
      'from an hour without limit',
      night('6'),
      'budgets: [{nodes: "1", schedule: "0 7 * * *", duration: 13h}]',
      0,
    ],
    [
      'to an hour without limit, which unlimited-outside-window tells',
      'budgets: [{nodes: "1", schedule: "0 7 * * *", duration: 13h}]',
      ONE,
      0,
    ],
  ])('%s', (_claim, disruption, base, expected) => {
    expect(jumps(disruption, base)).toBe(expected);
  });

  test('seen at night too it is one finding', () => {
    expect(jumps(night('100%'), ONE, '2026-11-23T21:00:00Z')).toBe(1);
  });

  test.each(['"10%"', '"15%"', '"20%"', '"3"'])(
    'the budget that it advises passes it, from a base of %s',
    (nodes) => {
      const base = `budgets: [{nodes: ${nodes}}]`;
      const given = { nodes: 48, base };
      const { remediation } = only(
        findingsOf({ ...given, disruption: 'budgets: [{nodes: "90%"}]' }),
        'peak-jump',
      );
      const advised = /nodes: "\d+"/.exec(remediation)?.[0] ?? 'none';
      const left = findingsOf({ ...given, disruption: `budgets: [{${advised}}]` });
      expect(left.filter(({ breaks }) => breaks.includes('peak-jump'))).toEqual([]);
    },
  );

  test('its numbers stand in the finding of the budgets', () => {
    const { message } = only(findingsOf({ nodes: 20, disruption: night('100%'), base: ONE }), 'peak-jump');
    expect(message).toContain('peak-jump (budgets: 1 -> 20 of 20 nodes)');
  });
});
