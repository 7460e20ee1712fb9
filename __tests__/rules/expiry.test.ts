import { fired, findingsOf, only, planOfPool } from './node-pools.js';

describe('expiry-bypasses-budget', () => {
  const closed = 'budgets:\n- {nodes: "1"}\n- {nodes: "0", schedule: "0 0 * * *", duration: 20h}';

  test('says how many go together and what the budgets would have allowed', () => {
    // Made a minute apart from 1 January 2026 on; ten of them are due within ten minutes.
    const found = findingsOf({ disruption: closed, expireAfter: '720h', at: '2026-01-30T00:00:00Z' });
    const { message, severity } = only(found, 'expiry-bypasses-budget');
    expect(message).toContain('10 of 10 nodes (100%) are due');
    expect(message).toContain(
      'In the dry rollout 10 nodes expire, and on Sat 2026-01-31 00:09 UTC 10 nodes are out at once, when the budgets allow 0.',
    );
    expect(severity).toBe('warning');
  });

  test('nodes older than they could be are not taken for going now: it says that nobody knows', () => {
    const found = findingsOf({ disruption: closed, expireAfter: '720h' });
    expect(only(found, 'expiry-bypasses-budget').message).toContain(
      'When its 10 nodes go is not known: they are older already, so they were made with another expireAfter.',
    );
    expect(fired(found, ['peak-above-limit', 'peak-above-limit'])).toEqual([]);
  });

  test('what expires counts in the rules on peaks, which name it as the cause', () => {
    const found = findingsOf({ disruption: closed, expireAfter: '720h', at: '2026-01-30T00:00:00Z' });
    expect(only(found, 'peak-above-limit').breaks).toEqual(['expiry-bypasses-budget', 'peak-above-limit']);
  });

  // kubernetes-sigs/karpenter#1611
  test('nodes that live for minutes lose no more than there are, and go without a replacement first', () => {
    const at = '2026-01-01T00:05:00Z';
    const { plan, findings } = planOfPool({ disruption: closed, expireAfter: '19m', at });
    expect(plan.policies[0]?.head?.effect.worstLoss).toBe(10);
    expect(only(findings, 'expiry-bypasses-budget').message).toContain('none is made first');
  });

  // What ends a drift that is stuck: the reader asks when.
  test.each([
    ['they expire', '2160h', 'They expire all the same (expireAfter), from Wed 2026-04-01 00:00 UTC to Wed'],
    ['they never do', 'Never', 'Age does not take them either (expireAfter: Never).'],
  ])('a drift that leaves nodes behind says when their age takes them: %s', (_claim, expireAfter, words) => {
    const found = findingsOf({
      disruption: 'budgets: [{nodes: "5"}]',
      expireAfter,
      uninitialized: 3,
      at: '2026-01-30T00:00:00Z',
    });
    expect(only(found, 'no-progress').message).toContain(words);
  });

  test('a pool that is closed for good says from when on age takes its nodes', () => {
    const found = findingsOf({
      disruption: 'budgets: [{nodes: "0"}]',
      expireAfter: '2160h',
      at: '2026-01-30T00:00:00Z',
    });
    expect(only(found, 'never-allowed').message).toContain('(the first on Wed 2026-04-01 00:00 UTC)');
  });

  test('is an error in production', () => {
    const config = 'version: 1\nproduction: [{matchLabels: {karpenter.sh/nodepool: default}}]\n';
    const found = findingsOf({ disruption: closed, expireAfter: '720h', at: '2026-01-30T00:00:00Z', config });
    expect(only(found, 'expiry-bypasses-budget').severity).toBe('error');
  });

  test('is silent where nodes never expire', () => {
    expect(fired(findingsOf({ disruption: closed }), ['expiry-bypasses-budget'])).toEqual([]);
  });

  describe('a life cut to half or less is worse than before, whatever the ages of today', () => {
    const at = '2026-11-23T08:00:00Z';
    test.each([
      ['720h to 24h', '720h', '24h', 'worsened', 'warning', 'a node lived 720 hours, 30 times as long'],
      ['720h to 0s', '720h', '0s', 'worsened', 'error', 'a node lived 720 hours.'],
      ['720h to 700h', '720h', '700h', 'unchanged', 'warning', '700 hours after it was made'],
      ['24h to 720h', '24h', '720h', 'unchanged', 'warning', '720 hours after it was made'],
      ['Never to 24h', 'Never', '24h', 'new', 'warning', 'a node lived for ever'],
    ])('%s', (_claim, before, after, status, severity, says) => {
      const found = findingsOf({
        disruption: closed,
        base: closed,
        expireAfterBase: before,
        expireAfter: after,
        at,
      });
      const finding = only(found, 'expiry-bypasses-budget');
      expect([finding.status, finding.severity]).toEqual([status, severity]);
      expect(finding.message).toContain(says);
    });

    test('and it says from when the nodes go that the change makes', () => {
      const disruption = 'budgets: [{nodes: "1"}]';
      const found = findingsOf({
        disruption,
        base: disruption,
        expireAfterBase: 'Never',
        expireAfter: '24h',
        at,
      });
      expect(only(found, 'expiry-bypasses-budget').message).toMatch(
        /The nodes that it makes expire from Tue 2026-11-24 08:0\d UTC on/,
      );
    });
  });
});
