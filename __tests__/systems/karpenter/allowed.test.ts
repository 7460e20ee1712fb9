import { allowedAt } from '../../../src/systems/karpenter/controller/allowed.js';
import { UNBOUNDED, nodesOf } from '../../../src/systems/karpenter/controller/budget.js';
import { budgets, type BudgetText, utc } from './samples.js';

const NOON = utc('2026-03-04T12:00:00Z');

describe('nodes', () => {
  test.each([
    ['a percentage rounds up', '5%', 3, 1],
    ['1% of one node is 1', '1%', 1, 1],
    ['99% of two is both', '99%', 2, 2],
    ['7% of 100 is 7, not 8', '7%', 100, 7],
    ['a percentage of nothing is 0', '10%', 0, 0],
    ['a number stays when there is nothing', '5', 0, 5],
    ['a number is not capped at the size of the pool', '50', 7, 50],
    ['leading zeros are decimal', '007', 10, 7],
    ['2147483648 wraps to a negative number', '2147483648', 10, -2147483648],
    ['4294967299 wraps to 3', '4294967299', 10, 3],
  ])('%s', (_name, nodes, total, expected) => {
    expect(nodesOf(nodes, total)).toEqual({ ok: true, value: expected });
  });

  test.each(['99999999999999999999', 'abc', '5.5%', '', '1000a%'])('%s is an error', (nodes) => {
    expect(nodesOf(nodes, 10).ok).toBe(false);
  });
});

const ALL = UNBOUNDED;
const cases: readonly (readonly [
  string,
  readonly BudgetText[],
  number,
  readonly [number, number, number],
])[] = [
  ['no budget: no limit', [], 20, [ALL, ALL, ALL]],
  ['the smallest wins', [{ nodes: '20%' }, { nodes: '5' }], 12, [3, 3, 3]],
  [
    'an inactive budget does not limit',
    [{ nodes: '0', schedule: '@yearly', duration: '1h' }],
    20,
    [ALL, ALL, ALL],
  ],
  ['a reason that is named nowhere has no limit', [{ nodes: '2', reasons: ['Drifted'] }], 20, [ALL, ALL, 2]],
  [
    'each reason of a budget gets its full number',
    [{ nodes: '4', reasons: ['Drifted', 'Empty'] }],
    20,
    [ALL, 4, 4],
  ],
  [
    '100% for one reason does not escape a 0 for all',
    [{ nodes: '100%', reasons: ['Empty'] }, { nodes: '0' }],
    20,
    [0, 0, 0],
  ],
  ['an empty list of reasons applies to none', [{ nodes: '0', reasons: [] }], 20, [ALL, ALL, ALL]],
  [
    'a schedule that does not parse closes the pool for every reason',
    [{ nodes: '5', reasons: ['Empty'], schedule: '0 0 * * sat-sun', duration: '48h' }, { nodes: '3' }],
    20,
    [0, 0, 0],
  ],
  [
    'so does a number that does not, while its budget is active',
    [{ nodes: 'abc', reasons: ['Empty'] }, { nodes: '3' }],
    20,
    [0, 0, 0],
  ],
  [
    'and is not seen while it is not',
    [{ nodes: 'abc', schedule: '@yearly', duration: '1h' }],
    20,
    [ALL, ALL, ALL],
  ],
  [
    'a schedule without a hit is active for ever',
    [{ nodes: '0', schedule: '0 0 31 6 *', duration: '1h' }, { nodes: '9' }],
    20,
    [0, 0, 0],
  ],
  ['a duration without a schedule is an error', [{ nodes: '5', duration: '1h' }], 20, [0, 0, 0]],
  [
    'a schedule without a duration is never active',
    [{ nodes: '5', schedule: '* * * * *' }],
    20,
    [ALL, ALL, ALL],
  ],
];

describe('ceilings for Underutilized, Empty and Drifted', () => {
  test.each(cases)('%s', (_name, written, total, expected) => {
    const { ceiling } = allowedAt(budgets(...written), total, NOON);
    expect([ceiling.Underutilized, ceiling.Empty, ceiling.Drifted]).toEqual(expected);
  });

  test('the raw minimum leaves the error rule out', () => {
    const allowed = allowedAt(
      budgets({ nodes: '5', schedule: 'x', duration: '1h', reasons: ['Empty'] }, { nodes: '3' }),
      20,
      NOON,
    );
    expect(allowed.raw).toEqual({ Underutilized: 3, Empty: 0, Drifted: 3 });
    expect(allowed.budgets[0]).toMatchObject({
      active: false,
      value: 0,
      error: expect.any(String),
    });
  });
});

/** Threads of users, with the policies in them. */
const reports: readonly (readonly [string, readonly BudgetText[], number, string, Record<string, number>])[] =
  [
    [
      'karpenter#2183: outside the Monday window nothing limits drift',
      [
        { nodes: '35%', schedule: '0 1 * * mon', duration: '4h' },
        { nodes: '35%', reasons: ['Empty'] },
      ],
      10,
      '2025-05-01T14:50:00Z',
      { Drifted: ALL, Underutilized: ALL, Empty: 4 },
    ],
    [
      'karpenter#2183: inside it, 35% does',
      [
        { nodes: '35%', schedule: '0 1 * * mon', duration: '4h' },
        { nodes: '35%', reasons: ['Empty'] },
      ],
      10,
      '2025-05-05T04:59:59Z',
      { Drifted: 4, Empty: 4 },
    ],
    [
      'aws#7842: hours 7-13 with 7h are 07:00 to 20:00',
      [{ nodes: '20%', reasons: ['Drifted'], schedule: '0 7-13 * * *', duration: '7h' }],
      10,
      '2025-03-05T19:59:59Z',
      { Drifted: 2, Empty: ALL },
    ],
    [
      'karpenter#1866: sat-sun closes the pool',
      [{ nodes: '10%' }, { nodes: '0', schedule: '0 0 * * sat-sun', duration: '24h' }],
      10,
      '2024-12-05T14:34:31Z',
      { Drifted: 0, Empty: 0, Underutilized: 0 },
    ],
    [
      'karpenter#1718: 16 hours from 10:00 reach into the next day',
      [{ nodes: '10%' }, { nodes: '0', schedule: '0 10 * * mon-fri', duration: '16h' }],
      10,
      '2024-09-20T01:59:59Z',
      { Underutilized: 0 },
    ],
    [
      'karpenter#2374: a deny of 23h50m joins a window of ten minutes',
      [
        { nodes: '50%', reasons: ['Drifted'], schedule: '0 10 * * *', duration: '10m' },
        { nodes: '0', reasons: ['Drifted'], schedule: '10 10 * * *', duration: '23h50m' },
      ],
      10,
      '2025-07-16T10:00:00Z',
      { Drifted: 5, Empty: ALL },
    ],
  ];

describe('public reports', () => {
  test.each(reports)('%s', (_name, written, total, at, expected) => {
    expect(allowedAt(budgets(...written), total, utc(at)).ceiling).toMatchObject(expected);
  });
});
