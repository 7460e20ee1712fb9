import type { Report } from '../../../src/plan/finding.js';
import { type LiveRun, liveRun } from './live-runs.js';
import { EXTERNAL, files, liveBinding, planned, policy, run, strategy } from './planned.js';

const FLEET = '1 cluster env=canary\n3 clusters env=prod';
const STAGES = { canary: ['cluster-1'], prod: ['cluster-2', 'cluster-3', 'cluster-4'] };
const PROD = { name: 'prod', labelSelector: { matchLabels: { env: 'prod' } } };
const CANARY = { name: 'canary', labelSelector: { matchLabels: { env: 'canary' } } };
// The heartbeats of the fleet are of 07:59.
const LONG_AGO = '2026-11-23T06:00:00Z';
const JUST_NOW = '2026-11-23T07:56:00Z';

/** A run in stage prod, where cluster-2 was started. */
function halfway(available: boolean, live: LiveRun, maxConcurrency = 1): Report {
  const copied = [CANARY, { ...PROD, maxConcurrency }];
  const text = files(EXTERNAL, strategy(...copied.map((one) => JSON.stringify(one))), run());
  return planned(FLEET, { base: text, head: text }, [
    liveRun(STAGES, { copied, ...live }),
    liveBinding('cluster-1', 1, true),
    liveBinding('cluster-2', 1, available),
    liveBinding('cluster-3', 0, true),
    liveBinding('cluster-4', 0, true),
  ]);
}

function prod(report: Report) {
  const group = policy(report, 'release').effect.groups.find(({ name }) => name === 'prod');
  if (!group) throw new Error('no stage prod');
  return group;
}

describe('a live run that waits for a cluster which is not available', () => {
  const stuck = halfway(false, { started: { 'cluster-2': LONG_AGO } });

  test('is stuck for ever, and never healed by time', () => {
    expect([prod(stuck).outcome, prod(stuck).batches, prod(stuck).why]).toEqual([
      'stuck',
      [],
      'Stage "prod" waits for cluster-2, which was started at Mon 2026-11-23 06:00 UTC and is not available: ' +
        'the run is stuck, and goes on by itself once that is mended.',
    ]);
  });

  test('no-progress names the cluster to mend', () => {
    const found = stuck.findings.filter(({ rule }) => rule === 'no-progress');
    expect(found.map(({ remediation }) => remediation)).toEqual([
      'Make cluster-2 available; the run goes on by itself.',
    ]);
  });

  test('goes on in the slots that are left', () => {
    const report = halfway(false, { started: { 'cluster-2': LONG_AGO } }, 2);
    expect(prod(report).batches.map(({ targets }) => targets)).toEqual([['cluster-3'], ['cluster-4']]);
    expect(prod(report).outcome).toBe('stuck');
  });

  test.each([
    ['is not given up within 5 minutes', false, { started: { 'cluster-2': JUST_NOW } }, 'complete'],
    ['goes on when the cluster is available', true, { started: { 'cluster-2': LONG_AGO } }, 'complete'],
    [
      'is stuck where its own status says so, whatever the placement shows',
      true,
      { started: { 'cluster-2': LONG_AGO }, progressing: 'UpdateRunStuck' },
      'stuck',
    ],
  ])('%s', (_claim, available, live, outcome) => {
    expect(prod(halfway(available, live)).outcome).toBe(outcome);
  });
});
