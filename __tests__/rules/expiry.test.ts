import { describe, expect, test } from '@jest/globals';
import { fired, findingsOf, only } from './node-pools.js';

describe('expiry-bypasses-budget', () => {
  const closed = 'budgets:\n- {nodes: "1"}\n- {nodes: "0", schedule: "0 0 * * *", duration: 20h}';

  test('says how many go together and what the budgets would have allowed', () => {
    // Made a minute apart from 1 January 2026 on; ten of them are due within ten minutes.
    const found = findingsOf({ disruption: closed, expireAfter: '720h', at: '2026-01-30T00:00:00Z' });
    const { message, severity } = only(found, 'expiry-bypasses-budget');
    expect(message).toContain('10 of 10 nodes (100%) are due');
    expect(message).toContain(
      'In the dry rollout 10 nodes go by age, and on Sat 2026-01-31 00:09 UTC 10 nodes are out at once, when the budgets allow 0.',
    );
    expect(severity).toBe('warning');
  });

  test('nodes older than they could be are not taken for going now: it says that nobody knows', () => {
    const found = findingsOf({ disruption: closed, expireAfter: '720h' });
    expect(only(found, 'expiry-bypasses-budget').message).toContain(
      '10 nodes are older than that and still there, so another value holds for them',
    );
    expect(fired(found, ['peak-above-limit', 'whole-pool-at-once'])).toEqual([]);
  });

  test('what goes by age counts in the rules on peaks, which name it as the cause', () => {
    const found = findingsOf({ disruption: closed, expireAfter: '720h', at: '2026-01-30T00:00:00Z' });
    expect(only(found, 'peak-above-limit').message).toContain(
      'on Sat 2026-01-31 00:09 UTC, when nodes reach their age (expireAfter)',
    );
    expect(only(found, 'whole-pool-at-once').remediation).toContain('No budget holds expireAfter back');
  });

  test('is an error in production', () => {
    const config = 'version: 1\nproduction: [{matchLabels: {karpenter.sh/nodepool: default}}]\n';
    const found = findingsOf({ disruption: closed, expireAfter: '720h', at: '2026-01-30T00:00:00Z', config });
    expect(only(found, 'expiry-bypasses-budget').severity).toBe('error');
  });

  test('is silent where nodes never expire', () => {
    expect(fired(findingsOf({ disruption: closed }), ['expiry-bypasses-budget'])).toEqual([]);
  });
});
