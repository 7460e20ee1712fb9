import type { Report } from '../../../src/plan/finding.js';
import { reportJson } from '../../../src/report/json/index.js';
import { renderText } from '../../../src/report/text/index.js';
import { clusterPlacement, EXTERNAL, files, group, planned, policy, run, strategy } from './planned.js';

const ALL = '{placementType: PickAll}';
const APP = clusterPlacement(ALL);
const OTHER = APP.replace('name: app', 'name: other');
const KEPT = APP.replace('name: app', 'name: kept');

/** The words of a plan, in one line. */
function words(report: Report): string {
  return renderText(report, { width: 300, colour: false }).replace(/\s+/g, ' ');
}

describe('a placement that is removed', () => {
  const removed = planned('4 clusters', { base: files(APP, KEPT), head: KEPT });

  test('is what the headline says, not that less can be lost without it', () => {
    expect(words(removed)).toMatch(
      /^FAIL 1 error\. Removes ClusterResourcePlacement\/app from 4 clusters at once /,
    );
    expect(words(removed)).not.toContain('lower');
  });

  test('has a row of its own, and is the peak, though no dry rollout holds it', () => {
    expect(words(removed)).toContain(
      'Removed at once nothing 4 clusters with ClusterResourcePlacement/app, higher',
    );
    expect(words(removed)).toMatch(
      /Peak at once, all policies .* 4 of 4 \(100%\), with what is removed, higher/,
    );
  });

  test('stands in the JSON report with the number of that row', () => {
    const { combined } = reportJson(removed);
    expect(combined.head).toMatchObject({
      removedAtOnce: [{ policy: { name: 'app' }, targets: 4, unit: 'cluster' }],
      peakAtOnce: 4,
      contributors: [{ policy: { name: 'app' }, out: 4, isNext: false }],
    });
    expect(combined.base).not.toHaveProperty('removedAtOnce');
    const none = planned('4 clusters', { base: files(APP, KEPT), head: files(APP, KEPT) });
    expect(reportJson(none).combined.head).not.toHaveProperty('removedAtOnce');
  });

  test('in a freeze mends no rollout in it: merging takes the placement from every cluster', () => {
    const config =
      'version: 1\nfreezes: [{name: launch, from: 2026-11-23T00:00:00Z, to: 2026-11-24T00:00:00Z}]\n';
    const frozen = planned('4 clusters', { base: files(APP, KEPT), head: KEPT, config });
    const found = frozen.findings.filter(
      ({ rule, policy }) => rule === 'in-freeze' && policy?.name === 'app',
    );
    expect(found.map(({ status, severity }) => [status, severity])).toEqual([['unchanged', 'error']]);
    expect(found[0]?.message).toContain('merging takes what it rolled from 4 clusters at once.');
  });

  test('among several is counted by the one with most clusters', () => {
    const two = planned('4 clusters', { base: files(APP, OTHER, KEPT), head: KEPT });
    expect(words(two)).toContain('from up to 4 clusters at once');
    expect(words(two)).toContain('and what 1 policy more had, higher');
    expect(words(two)).toMatch(
      /Clusters broken by one .*1 of 4 \(25%\) in ClusterResourcePlacement\/app not there/,
    );
  });
});

describe('a placement that is stuck', () => {
  const short = planned('3 clusters', {
    base: clusterPlacement('{placementType: PickN, numberOfClusters: 3}'),
    head: clusterPlacement(
      '{placementType: PickN, numberOfClusters: 4}',
      '{rollingUpdate: {maxUnavailable: 1}}',
    ),
  });

  test('has no calendar of open days: KubeFleet has no windows, and what is left stands beside the ceiling', () => {
    expect(group(short, 'app').outcome).toBe('stuck');
    expect(words(short)).not.toContain('calendar');
    expect(words(short)).toContain('ceiling 1 cluster, 0 left now');
  });
});

describe('what is said once', () => {
  test('why a run fails, and no wait of its stages, which it never comes to', () => {
    const stage =
      '{name: prod, labelSelector: {matchLabels: {env: prod}}, afterStageTasks: [{type: TimedWait, waitTime: 1h}]}';
    const fails = planned('2 clusters env=prod\n1 clusters env=test', {
      head: files(EXTERNAL, strategy(stage), run()),
    });
    expect(policy(fails, 'release').change?.says).toContain('fails for good');
    expect(policy(fails, 'release').notes).toEqual([]);
  });

  test('a field that a rule of the CRD refuses, though the webhook would refuse it too', () => {
    const refused = planned('3 clusters', { head: clusterPlacement('{placementType: PickN}') });
    expect(policy(refused, 'app').rejections.map(({ by }) => by)).toEqual(['CRD rule']);
  });

  test('a hub has no count of nodes', () => {
    expect(words(planned('3 clusters', { head: APP }))).toContain('Snapshot: 3 member clusters, ');
  });
});

describe('what is bound anew takes nothing out', () => {
  const config = 'version: 1\nfreezes: [{name: launch, from: 2026-01-01, to: 2027-12-31}]\n';
  const at = (env: string): string =>
    `{placementType: PickN, numberOfClusters: 2, affinity: {clusterAffinity: {requiredDuringSchedulingIgnoredDuringExecution: ` +
    `{clusterSelectorTerms: [{labelSelector: {matchLabels: {env: ${env}}}}]}}}}`;

  test('so a move in a freeze counts the clusters that are left, and not those that join', () => {
    const moved = planned('2 clusters env=west\n2 clusters env=east', {
      base: clusterPlacement(at('west')),
      head: clusterPlacement(at('east')),
      config,
    });
    const frozen = moved.findings.find(({ rule, status }) => rule === 'in-freeze' && status !== 'fixed');
    expect(frozen?.evidence).toMatchObject({ targets: 2, matched: 4 });
  });
});

test('a list of names of which none is there is not told to ask for none', () => {
  const none = planned('2 clusters', {
    head: clusterPlacement('{placementType: PickFixed, clusterNames: [elsewhere]}'),
  });
  const found = none.findings.find(({ rule }) => rule === 'no-progress');
  expect(found?.remediation).toBe('Correct the names or the selector, or join 1 cluster that it selects.');
});
