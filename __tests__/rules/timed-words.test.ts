import { describe, expect, test } from '@jest/globals';
import { fired, findingsOf, only } from './node-pools.js';

const EMPTY_CLOSED =
  'budgets:\n- {nodes: "0", reasons: [Empty]}\n- {nodes: "2", reasons: [Drifted, Underutilized]}';

describe('what a finding on budgets says is true of the pool', () => {
  test.each([
    ['nodes that never expire wait for ever', 'Never', 'nodes wait for ever: they do not expire either.'],
    [
      'nodes that expire wait until then',
      '720h',
      'nodes wait until they expire, which no budget holds back.',
    ],
  ])('never-allowed: %s', (_claim, expireAfter, says) => {
    const found = findingsOf({ disruption: 'budgets: [{nodes: "0"}]', expireAfter });
    expect(only(found, 'never-allowed').message).toContain(says);
  });

  test.each([
    [
      'no budget is active',
      '{nodes: "35%", schedule: "0 1 * * mon", duration: 4h}',
      'No budget is active then.',
    ],
    ['a budget of all is active', '{nodes: "100%"}', 'The budget allows it.'],
  ])('whole-pool-at-once: where %s, that is the cause', (_claim, budget, cause) => {
    const found = findingsOf({ disruption: `budgets: [${budget}]`, at: '2025-05-01T14:50:00Z' });
    expect(only(found, 'whole-pool-at-once').message).toContain(cause);
  });

  test.each([
    ['Empty closed alone leaves the other half of consolidation', '', 'goes on for Underutilized alone.'],
    ['with WhenEmpty nothing of it is left', 'consolidationPolicy: WhenEmpty\n', 'Consolidation is off.'],
  ])('never-allowed: %s', (_claim, policy, says) => {
    expect(only(findingsOf({ disruption: policy + EMPTY_CLOSED }), 'never-allowed').message).toContain(says);
  });

  test.each([
    ['29 February comes in 2028', '0 0 29 2 *', '1h', 'is not active before'],
    ['a window without length never opens', '0 9 * * *', '0m', 'is never active'],
  ])('window-without-effect: %s', (_claim, schedule, duration, says) => {
    const disruption = `budgets:\n- {nodes: "2"}\n- {nodes: "0", schedule: "${schedule}", duration: ${duration}}`;
    expect(only(findingsOf({ disruption }), 'window-without-effect').message).toContain(says);
  });

  test('window-opens-nothing: a gap that is not this week is told by its windows', () => {
    const disruption = 'budgets: [{nodes: "2", schedule: "0 0 2 1 *", duration: 8735h}]';
    const { message } = only(findingsOf({ disruption }), 'window-opens-nothing');
    expect(message).toContain('at times outside of its windows, such as');
    expect(message).not.toContain('outside of all week');
  });

  test('schedule-invalid: without its zone the hours of a schedule are others', () => {
    const disruption = 'budgets: [{nodes: "1", schedule: "TZ=America/New_York 0 9 * * 1", duration: 8h}]';
    expect(only(findingsOf({ disruption }), 'schedule-invalid').remediation).toContain(
      'Schedules are in UTC: convert the hours from the zone',
    );
  });
});

describe('blocked-nodes-hold-progress', () => {
  test('does not say of nodes that are not initialized that percentages count them', () => {
    const found = findingsOf({ disruption: 'budgets: [{nodes: "1"}]', uninitialized: 2 });
    expect(only(found, 'blocked-nodes-hold-progress').message).toContain(
      'They still count in progress; percentages are of the nodes that are initialized and have a claim.',
    );
  });
});

describe('local-time-shift is silent about budgets that decide nothing', () => {
  const config = 'version: 1\ntimeZone: Europe/Berlin\n';
  test.each<[string, string, string[]]>([
    ['no reason', '{nodes: "0", reasons: [], schedule: "0 9 * * *", duration: 8h}', []],
    ['another one is as strict', '{nodes: "3", schedule: "0 9 * * *", duration: 8h}', []],
    ['it decides', '{nodes: "0", schedule: "0 9 * * *", duration: 8h}', ['warning local-time-shift']],
  ])('%s', (_claim, budget, expected) => {
    const disruption = `budgets:\n- {nodes: "2"}\n- ${budget}`;
    expect(fired(findingsOf({ disruption, config }), ['local-time-shift'])).toEqual(expected);
  });
});
