import { describe, expect, test } from '@jest/globals';
import { fired, findingsOf, only } from './node-pools.js';

const RULES = ['peak-above-limit', 'whole-pool-at-once'];
const BOTH = ['error peak-above-limit', 'error whole-pool-at-once'];
const NIGHT = `budgets:
- {nodes: "2", schedule: "0 7 * * *", duration: 13h}
- {nodes: "100%", schedule: "0 20 * * *", duration: 11h}`;
const TWO = 'budgets: [{nodes: "2"}]';
const LOOSE_OTHERS = `budgets:
- {nodes: "2", reasons: [Drifted]}
- {nodes: "100%", reasons: [Empty, Underutilized]}`;

/** Statuses of the two rules, worst first. */
function statuses(given: Parameters<typeof findingsOf>[0]): string[] {
  return findingsOf({ nodes: 20, ...given })
    .filter(({ rule }) => RULES.includes(rule))
    .map(({ status, rule }) => `${status} ${rule}`)
    .sort();
}

describe('what budgets allow at any hour and for any reason is judged, not only what one rollout meets', () => {
  test.each([
    ['a night budget of 100%, seen by day', NIGHT, '2026-11-23T08:00:00Z'],
    ['the same one, seen at night', NIGHT, '2026-11-23T21:00:00Z'],
    ['100% for Empty and Underutilized alone', LOOSE_OTHERS, '2026-11-23T08:00:00Z'],
    [
      'a number as large as the pool for Empty alone',
      'budgets:\n- {nodes: "2", reasons: [Drifted, Underutilized]}\n- {nodes: "20", reasons: [Empty]}',
      '2026-11-23T08:00:00Z',
    ],
    [
      'one night of the year',
      'budgets:\n- {nodes: "2", schedule: "0 0 1 1 *", duration: 8759h}\n- {nodes: "100%", schedule: "0 23 31 12 *", duration: 1h}',
      '2026-11-23T08:00:00Z',
    ],
  ])('%s is red', (_claim, disruption, at) => {
    const found = findingsOf({ nodes: 20, disruption, base: TWO, at });
    expect(fired(found, RULES).sort()).toEqual(BOTH);
    expect(found.filter(({ rule }) => RULES.includes(rule)).map(({ status }) => status)).toEqual([
      'new',
      'new',
    ]);
  });

  test('more than the limit, and less than all, is an error of peak-above-limit alone', () => {
    const disruption = `${TWO.replace('}]', ', reasons: [Drifted]}')}, {nodes: "6", reasons: [Empty, Underutilized]}]`;
    expect(fired(findingsOf({ nodes: 20, disruption }), RULES)).toEqual(['error peak-above-limit']);
  });

  test('says for which reasons, when by the clocks of the configured zone, and what would hold', () => {
    const config = 'version: 1\ntimeZone: Europe/Berlin\n';
    const { message, remediation } = only(
      findingsOf({ nodes: 20, disruption: NIGHT, config }),
      'peak-above-limit',
    );
    expect(message).toContain('the budgets let 20 of 20 nodes (100%) go at once for every reason daily');
    expect(message).toContain('first from Mon 2026-11-23 21:00 Berlin to Tue 2026-11-24 08:00 Berlin');
    expect(remediation).toContain('{nodes: "5"}');
  });

  test.each([
    ['consolidateAfter: Never', `consolidateAfter: Never\n${LOOSE_OTHERS}`],
    [
      'consolidationPolicy: WhenEmpty, for Underutilized',
      `consolidationPolicy: WhenEmpty\n${LOOSE_OTHERS.replace('Empty, Underutilized', 'Underutilized')}\n- {nodes: "2", reasons: [Empty]}`,
    ],
    ['a smaller budget that is always active', `${NIGHT}\n- {nodes: "2"}`],
    ['a time without any budget, which has a rule of its own', NIGHT.split('\n').slice(0, 2).join('\n')],
  ])('is silent under %s', (_claim, disruption) => {
    expect(fired(findingsOf({ nodes: 20, disruption }), RULES)).toEqual([]);
  });

  test('two nodes can hardly be rolled otherwise', () => {
    expect(fired(findingsOf({ nodes: 2, disruption: LOOSE_OTHERS }), ['whole-pool-at-once'])).toEqual([]);
  });
});

describe('a ceiling of the calendar is compared with that of the base', () => {
  const unchanged = ['unchanged peak-above-limit', 'unchanged whole-pool-at-once'];
  test.each([
    ['the same ceiling', NIGHT, NIGHT, unchanged],
    [
      'more reasons',
      LOOSE_OTHERS.replace('2", reasons: [Drifted', '2", reasons: [Drifted, Underutilized').replace(
        '[Empty, Underutilized]',
        '[Empty]',
      ),
      LOOSE_OTHERS,
      ['worsened whole-pool-at-once', 'unchanged peak-above-limit'],
    ],
    [
      'longer nights',
      NIGHT,
      NIGHT.replace('11h', '12h').replace('13h', '12h').replace('0 7', '0 8'),
      ['worsened whole-pool-at-once', 'unchanged peak-above-limit'],
    ],
    ['always and now at night only', 'budgets: [{nodes: "100%"}]', NIGHT, unchanged],
    [
      'at night and now always',
      NIGHT,
      'budgets: [{nodes: "100%"}]',
      ['worsened whole-pool-at-once', 'unchanged peak-above-limit'],
    ],
  ])('%s', (_claim, base, disruption, expected) => {
    expect(statuses({ base, disruption })).toEqual([...expected].sort());
  });
});

describe('a rollout that takes the whole pool says it once', () => {
  test('for reasons with the ceiling of the drift', () => {
    const { message } = only(findingsOf({ disruption: 'budgets: [{nodes: "100%"}]' }), 'whole-pool-at-once');
    expect(message).toContain('are out at the same moment');
    expect(message).not.toContain('The budgets let');
  });

  test('and names others that may take it at other times', () => {
    const disruption = `budgets:
- {nodes: "100%", reasons: [Drifted]}
- {nodes: "1", reasons: [Underutilized]}
- {nodes: "100%", reasons: [Empty], schedule: "0 20 * * *", duration: 2h}
- {nodes: "1", reasons: [Empty], schedule: "0 22 * * *", duration: 22h}`;
    const { message } = only(findingsOf({ disruption }), 'whole-pool-at-once');
    expect(message).toContain(
      'The budgets let all 10 nodes (100%) go at once for Empty daily 20:00–22:00 UTC',
    );
  });
});

describe('the fix of a budget that is too large', () => {
  test('is a number where the percentage rounds up', () => {
    const { remediation } = only(
      findingsOf({ nodes: 18, disruption: 'budgets: [{nodes: "25%"}]' }),
      'peak-above-limit',
    );
    expect(remediation).toBe(
      'Set a budget of nodes: "4": 4 nodes at a time stays within the limit, and a percentage rounds up.',
    );
  });
});

describe('a pool of which the snapshot has no node', () => {
  // Other nodes are there: a snapshot without any is an error of its own.
  const given = { nodes: 20, pool: 'other' };

  test('is not passed in silence when it is edited', () => {
    const found = findingsOf({ ...given, base: TWO, disruption: 'budgets: [{nodes: "50%"}]' });
    const { severity, status, message } = only(found, 'selector-matches-nothing');
    expect([severity, status]).toEqual(['warning', 'new']);
    expect(message).toContain(
      'no node of the snapshot is of this pool (label karpenter.sh/nodepool: default)',
    );
  });

  test('is left alone when nothing is edited', () => {
    expect(fired(findingsOf({ ...given, base: TWO, disruption: TWO }), ['selector-matches-nothing'])).toEqual(
      [],
    );
  });

  test('goes as a whole under 100%, however many nodes it has', () => {
    const found = findingsOf({ ...given, base: TWO, disruption: 'budgets: [{nodes: "100%"}]' });
    expect(only(found, 'whole-pool-at-once').message).toContain(
      'the budgets let all nodes (100%), however many it gets, go at once for every reason at any time',
    );
  });

  test.each(['99%', '2', '5000'])('is not judged as going as a whole under %s', (nodes) => {
    const found = findingsOf({ ...given, base: TWO, disruption: `budgets: [{nodes: "${nodes}"}]` });
    expect(fired(found, RULES)).toEqual([]);
  });
});

describe('every percentage is rounded by itself', () => {
  const RULE = ['rounding-changes-meaning'];
  test.each<[string, string, string[]]>([
    ['a number beside 100% is no 2%', 'budgets: [{nodes: "2"}, {nodes: "100%"}]', []],
    [
      '1% of 20 nodes with reasons',
      'budgets: [{nodes: "1%", reasons: [Underutilized, Empty, Drifted]}]',
      ['warning rounding-changes-meaning'],
    ],
    [
      '1% for one reason beside another budget',
      'budgets: [{nodes: "1%", reasons: [Drifted]}, {nodes: "5", reasons: [Empty, Underutilized]}]',
      ['warning rounding-changes-meaning'],
    ],
    [
      '1% for a reason that is off',
      'consolidateAfter: Never\nbudgets: [{nodes: "1%", reasons: [Empty]}, {nodes: "5", reasons: [Drifted]}]',
      [],
    ],
    ['1% that decides nothing', 'budgets: [{nodes: "1"}, {nodes: "1%"}]', []],
  ])('%s', (_claim, disruption, expected) => {
    expect(fired(findingsOf({ nodes: 20, disruption }), RULE)).toEqual(expected);
  });
});
