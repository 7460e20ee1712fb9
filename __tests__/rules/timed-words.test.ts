import { fired, findingsOf, only } from './node-pools.js';

const EMPTY_CLOSED =
  'budgets:\n- {nodes: "0", reasons: [Empty]}\n- {nodes: "2", reasons: [Drifted, Underutilized]}';

describe('what a finding on budgets says is true of the pool', () => {
  test.each([
    ['nodes that never expire wait forever', 'Never', 'nodes wait forever, as they do not expire.'],
    ['nodes that expire wait until then', '720h', 'nodes wait until they expire, which no budget limits.'],
  ])('never-allowed: %s', (_claim, expireAfter, says) => {
    const found = findingsOf({ disruption: 'budgets: [{nodes: "0"}]', expireAfter });
    expect(only(found, 'never-allowed').message).toContain(says);
  });

  test.each([
    ['Empty closed alone leaves the other half of consolidation', '', 'continues for Underutilized only.'],
    [
      'with WhenEmpty nothing of it is left',
      'consolidationPolicy: WhenEmpty\n',
      'Consolidation is disabled.',
    ],
  ])('never-allowed: %s', (_claim, policy, says) => {
    expect(only(findingsOf({ disruption: policy + EMPTY_CLOSED }), 'never-allowed').message).toContain(says);
  });

  test.each([
    ['29 February comes in 2028', '0 0 29 2 *', '1h', 'is not active before'],
    ['a window without length never opens', '0 9 * * *', '0m', 'is never active'],
  ])('window-not-as-written: %s', (_claim, schedule, duration, says) => {
    const disruption = `budgets:\n- {nodes: "2"}\n- {nodes: "0", schedule: "${schedule}", duration: ${duration}}`;
    expect(only(findingsOf({ disruption }), 'window-not-as-written').message).toContain(says);
  });

  test('unlimited-outside-window: a gap that is not this week is told by its windows', () => {
    const disruption = 'budgets: [{nodes: "2", schedule: "0 0 2 1 *", duration: 8735h}]';
    const { message } = only(findingsOf({ disruption }), 'unlimited-outside-window');
    expect(message).toContain('No budget is active for any reason from');
  });
});

describe('window-not-as-written is silent about budgets that decide nothing', () => {
  const config = 'version: 1\ntimeZone: Europe/Berlin\n';
  test.each<[string, string, string[]]>([
    ['no reason', '{nodes: "0", reasons: [], schedule: "0 9 * * *", duration: 8h}', []],
    ['it decides', '{nodes: "0", schedule: "0 9 * * *", duration: 8h}', ['warning window-not-as-written']],
  ])('%s', (_claim, budget, expected) => {
    const disruption = `budgets:\n- {nodes: "2"}\n- ${budget}`;
    expect(fired(findingsOf({ disruption, config }), ['window-not-as-written'])).toEqual(expected);
  });
});
