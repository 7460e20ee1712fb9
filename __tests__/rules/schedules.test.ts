import { fired, findingsOf } from './node-pools.js';

const BAD = ['invalid-policy', 'never-allowed', 'window-not-as-written', 'no-progress'];

/** What the API server refuses is not evaluated, and what it stores is not refused. */
describe('schedules: a bad schedule is one finding, of the rule that knows what becomes of it', () => {
  test.each([
    ['stored, and then not read', '0 9 * * sat-sun', 'never-allowed'],
    ['stored because it begins like a descriptor', '@dailyy', 'never-allowed'],
    ['stored with a zone of its own', 'TZ=Europe/Berlin 0 9 * * 1', 'never-allowed'],
    ['refused for want of a field', '9 * * *', 'invalid-policy'],
    ['refused because it is empty', '', 'invalid-policy'],
    ['read, and never due', '0 0 30 2 *', 'never-allowed'],
  ])('%s', (_claim, schedule, rule) => {
    const disruption = `budgets: [{nodes: "1", schedule: "${schedule}", duration: 8h}]`;
    expect(fired(findingsOf({ disruption }), BAD)).toEqual([`error ${rule}`]);
    expect(fired(findingsOf({ disruption, base: 'budgets: [{nodes: "1"}]' }), BAD)).toEqual([
      `error ${rule}`,
    ]);
  });
});

test.each<[string, string, string[]]>([
  ['for no reason', '{nodes: "0", reasons: [], schedule: "0 9 * * *", duration: 8h}', []],
  ['that decides', '{nodes: "0", schedule: "0 9 * * *", duration: 8h}', ['warning window-not-as-written']],
])('window-not-as-written in another time zone: a budget %s', (_claim, budget, expected) => {
  const disruption = `budgets:\n- {nodes: "2"}\n- ${budget}`;
  const config = 'version: 1\ntimeZone: Europe/Berlin\n';
  expect(fired(findingsOf({ disruption, config }), ['window-not-as-written'])).toEqual(expected);
});
