import { nodeList, parseFleet } from '../../fleet.js';
import { planOf } from '../../plan-of.js';
import { clusterPlacement } from './planned.js';

// The heartbeats of the fleet are of 07:59.
function planAt(takenAt: string) {
  const snapshot = nodeList(parseFleet('4 clusters env=prod'));
  return planOf({ head: clusterPlacement('{placementType: PickAll}'), snapshot, takenAt }).plan;
}

test.each([
  ['within 5 minutes', '2026-11-23T08:03:00Z', []],
  ['of a snapshot that was made an hour after kubectl', '2026-11-23T08:59:00Z', ['warning old-heartbeats']],
])('heartbeats %s are of clusters that work, and doubt is said', (_claim, takenAt, problems) => {
  const { head } = planAt(takenAt);
  expect(head.policies[0]?.effect.groups[0]?.matched).toBe(4);
  expect(head.problems.map(({ severity, code }) => `${severity} ${code}`)).toEqual(problems);
});

test('a snapshot of a hub that is old counts clusters', () => {
  const snapshot = nodeList(parseFleet('4 clusters env=prod'));
  const head = clusterPlacement('{placementType: PickAll}');
  const { findings } = planOf({ head, snapshot, takenAt: '2026-11-20T08:00:00Z' });
  const stale = findings.find(({ rule }) => rule === 'inventory-stale');
  expect(stale?.message).toContain('Every count of clusters');
  expect(stale?.remediation).not.toContain('get nodes');
});
