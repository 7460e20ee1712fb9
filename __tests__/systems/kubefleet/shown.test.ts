import { describe, expect, test } from '@jest/globals';
import type { Report } from '../../../src/plan/finding.js';
import { renderText } from '../../../src/report/text/index.js';
import { clusterPlacement, files, group, planned } from './planned.js';

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
      /^FAIL 1 error, removes ClusterResourcePlacement\/app: 4 clusters at once /,
    );
    expect(words(removed)).not.toContain('lower');
  });

  test('has a row of its own, since no peak of a dry rollout holds it', () => {
    expect(words(removed)).toContain(
      'Removed at once nothing 4 clusters with ClusterResourcePlacement/app, higher',
    );
  });

  test('among several is counted by the one with most clusters', () => {
    const two = planned('4 clusters', { base: files(APP, OTHER, KEPT), head: KEPT });
    expect(words(two)).toContain('removes 2 policies: up to 4 clusters at once');
    expect(words(two)).toContain('and what 1 policy more had, higher');
    expect(words(two)).toContain(
      'Worst loss of one policy 1 of 4 (25%) in ClusterResourcePlacement/app not there',
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
