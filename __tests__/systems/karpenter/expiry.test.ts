import { claimEnd, type ExpiryClaim } from '../../../conformance/karpenter/claim-end.js';
import { utc } from './samples.js';

const HOUR_MS = 3_600_000;
const NOW = utc('2026-06-15T12:00:00Z');
const END = NOW + 24 * HOUR_MS;

function claim(change: Partial<ExpiryClaim> = {}): ExpiryClaim {
  return {
    createdAt: NOW,
    expireAfterMs: HOUR_MS,
    terminationGracePeriodMs: null,
    deletingSince: null,
    ...change,
  };
}

describe('expiry', () => {
  test.each<[string, Partial<ExpiryClaim>, string]>([
    ['never', { expireAfterMs: null }, 'never'],
    ['due exactly now goes now', { createdAt: NOW - HOUR_MS }, 'deletesNow'],
    ['a second later does not', { createdAt: NOW - HOUR_MS + 1000 }, 'inHorizon'],
    ['overdue goes now', { createdAt: NOW - 9 * HOUR_MS }, 'deletesNow'],
    ['the end of the horizon is outside', { createdAt: END - HOUR_MS }, 'afterHorizon'],
    [
      'what is being deleted does not expire',
      { createdAt: NOW - 9 * HOUR_MS, deletingSince: NOW },
      'alreadyDeleting',
    ],
  ])('%s', (_name, change, status) => {
    expect(claimEnd(claim(change), NOW, END).status).toBe(status);
  });

  test('counts exact hours, also across a change of the clocks', () => {
    const createdAt = utc('2026-03-10T09:00:00Z');
    const { expiresAt } = claimEnd(claim({ createdAt, expireAfterMs: 720 * HOUR_MS }), NOW, END);
    expect(expiresAt).toBe(utc('2026-04-09T09:00:00Z'));
  });

  test.each<[string, Partial<ExpiryClaim>, number | null, string]>([
    ['without a grace period a drain may last for ever', {}, null, 'graceful'],
    ['0s forces it at once', { terminationGracePeriodMs: 0 }, NOW + HOUR_MS, 'forceful'],
    ['else after the grace period', { terminationGracePeriodMs: HOUR_MS }, NOW + 2 * HOUR_MS, 'eventual'],
    [
      'of an overdue claim counted from now',
      { createdAt: NOW - 9 * HOUR_MS, terminationGracePeriodMs: HOUR_MS },
      NOW + HOUR_MS,
      'eventual',
    ],
    [
      'of a deletion that runs counted from its start',
      { deletingSince: NOW - 60_000, terminationGracePeriodMs: HOUR_MS },
      NOW - 60_000 + HOUR_MS,
      'eventual',
    ],
  ])('the drain: %s', (_name, change, drainForcedBy, terminationMode) => {
    expect(claimEnd(claim(change), NOW, END)).toMatchObject({ drainForcedBy, terminationMode });
  });
});
