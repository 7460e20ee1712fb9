import type { Report } from '../../../src/plan/finding.js';
import { clusterPlacement, liveBinding, planned, policy, widened } from './planned.js';

const ALL = clusterPlacement('{placementType: PickAll}');
const FIX = widened(ALL);

/** `app` on four clusters, with maxUnavailable 25%; the first `out` of them are not available yet. */
function change(head: string, out: number): Report {
  const live = [1, 2, 3, 4].map((n) => liveBinding(`cluster-${n}`, 1, n > out));
  return planned('4 clusters env=prod', { base: ALL, head }, live);
}

function stuck({ findings }: Report): readonly unknown[] {
  return findings.filter(({ rule }) => rule === 'no-progress').map(({ status }) => status);
}

describe('a change of what is placed while the rolling update is stuck', () => {
  test('is worse than before: what it wants never happens', () => {
    const report = change(FIX, 1);
    expect([report.verdict, stuck(report)]).toEqual(['fail', ['worsened']]);
    const [own] = report.findings.filter(({ rule }) => rule === 'no-progress');
    expect(own?.message).toBe(
      'ClusterResourcePlacement/app: none of its 4 clusters is ever updated, because ' +
        'cluster-1 is not available; maxUnavailable allows 1. cluster-1, cluster-2, cluster-3 and 1 more wait for ever. ' +
        'Nothing rolls back, and there is no deadline. It was stuck before, and this change does not free it.',
    );
  });

  test('does not say that clusters are updated', () => {
    expect(policy(change(FIX, 1), 'app').change?.says).toBe(
      'Other resources are placed, and no cluster gets them: the rolling update is stuck.',
    );
    expect(policy(change(FIX, 0), 'app').change?.says).toBe(
      'Other resources are placed: 4 clusters are updated in place.',
    );
  });

  test('says which clusters it moves to as well', () => {
    const pinned = (names: string): string =>
      clusterPlacement(`{placementType: PickFixed, clusterNames: [${names}]}`);
    const says = (names: string): string | undefined => {
      const head = widened(pinned(names));
      const report = planned('4 clusters env=prod', { base: pinned('cluster-1, cluster-2'), head });
      return policy(report, 'app').change?.says;
    };
    expect(says('cluster-3, cluster-4')).toBe(
      'Other resources are placed. Other clusters are picked: newly placed on cluster-3, cluster-4, and what it placed is deleted from cluster-1, cluster-2.',
    );
    expect(says('cluster-1, cluster-3')).toBe(
      'Other resources are placed: 1 cluster is updated in place. Other clusters are picked: newly placed on cluster-3, and what it placed is deleted from cluster-2.',
    );
  });

  test('a change that starts nothing adds nothing to what was there before', () => {
    expect(
      stuck(change(ALL.replace('RollingUpdate', 'RollingUpdate, rollingUpdate: {maxSurge: 2}'), 1)),
    ).toEqual(['unchanged']);
  });
});
