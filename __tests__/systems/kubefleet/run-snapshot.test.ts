import type { Report } from '../../../src/plan/finding.js';
import { titlePhrase } from '../../../src/report/headline/title.js';
import { toTerminal } from '../../../src/text/render.js';
import { selectionOf } from '../../../src/report/choice/selection.js';
import { EXTERNAL, files, group, liveBinding, planned, policy, run, strategy } from './planned.js';

const STAGE = strategy('{name: all, labelSelector: {}}');
const FLEET = '2 clusters env=prod';

/** A resource snapshot of a placement, without what is in it. */
function resourceSnapshot(index: string, placement = 'app'): object {
  return {
    apiVersion: 'placement.kubernetes-fleet.io/v1beta1',
    kind: 'ClusterResourceSnapshot',
    metadata: {
      name: `${placement}-${index}-snapshot`,
      labels: {
        'kubernetes-fleet.io/parent-CRP': placement,
        'kubernetes-fleet.io/resource-index': index,
      },
    },
  };
}

function withRun(index: string, live: readonly object[], before = ''): Report {
  const added = run().replace('state: Run', `state: Run, resourceSnapshotIndex: "${index}"`);
  const rest = [EXTERNAL, STAGE];
  const base = before === '' ? files(...rest) : files(...rest, before);
  return planned(FLEET, { base, head: files(...rest, added) }, live);
}

function missing({ findings }: Report): string[] {
  return findings.flatMap(({ rule, severity, message }) =>
    rule === 'reference-missing' ? [`${severity}: ${message}`] : [],
  );
}

const TWO = [resourceSnapshot('0'), resourceSnapshot('1'), resourceSnapshot('4', 'other')];

describe('a new run that names its resource snapshot', () => {
  test.each([
    ['of a number that is there', '1', TWO],
    ['of the first, where nothing shows any', '0', []],
    ['that clusters have already', '1', [liveBinding('cluster-1', 1, true)]],
    [
      'that is newer than what clusters have, where nothing shows any',
      '2',
      [liveBinding('cluster-1', 1, true)],
    ],
  ])('rolls one %s', (_what, index, live) => {
    const report = withRun(index, live);
    expect(missing(report)).toEqual([]);
    expect(group(report, 'all').outcome).toBe('complete');
  });

  test.each([
    ['of a number that is not there', '7', TWO, 'The snapshot shows 0, 1.'],
    ['of another placement', '4', TWO, 'The snapshot shows 0, 1.'],
    [
      'of a number as no label has it',
      '01',
      TWO,
      'They are counted 0, 1, 2 and so on. The snapshot shows 0, 1.',
    ],
    ['by a word', 'latest', [], 'They are counted 0, 1, 2 and so on.'],
    ['below zero', '-1', [], 'They are counted 0, 1, 2 and so on.'],
  ])('fails for good with one %s', (_what, index, live, why) => {
    const report = withRun(index, live);
    expect(missing(report)).toEqual([
      `error: ClusterStagedUpdateRun/release: resource snapshot "${index}" of ClusterResourcePlacement/app does not exist, ` +
        `neither here nor in the snapshot. ${why} The run fails for good when it is initialized, and nothing is updated.`,
    ]);
    const { outcome, batches, worstLoss } = group(report, 'all');
    expect([outcome, batches, worstLoss]).toEqual(['stuck', [], 0]);
  });

  test('is mended by leaving the number out', () => {
    const [finding] = withRun('7', TWO).findings.filter(({ rule }) => rule === 'reference-missing');
    expect(finding?.remediation).toContain('Leave resourceSnapshotIndex out');
    const rest = files(EXTERNAL, STAGE);
    const mended = planned(FLEET, { base: rest, head: files(EXTERNAL, STAGE, run()) }, TWO);
    expect([missing(mended), group(mended, 'all').outcome]).toEqual([[], 'complete']);
  });

  // Source: kubefleet-dev/kubefleet#320.
  test('takes the newest where it names none, and says so until the cluster has it', () => {
    const rest = files(EXTERNAL, STAGE);
    const added = planned(FLEET, { base: rest, head: files(EXTERNAL, STAGE, run()) }, TWO);
    expect(policy(added, 'release').change?.says).toContain(
      'it brings the newest there is when it is initialized',
    );
    expect(policy(withRun('1', TWO), 'release').change?.says).not.toContain('newest');
  });

  test('is told where nothing shows that it is there', () => {
    const says = policy(withRun('2', [liveBinding('cluster-1', 1, true)]), 'release').change?.says;
    expect(says).toContain('without it the run fails for good when it is initialized.');
    const known = policy(withRun('1', TWO), 'release').change?.says;
    expect(known).toContain('It brings resource snapshot 1, whatever is edited since.');
    expect(known).not.toContain('fails for good');
  });

  // https://learn.microsoft.com/azure/kubernetes-fleet/howto-staged-update-run: how to go back to an earlier version.
  test('says that an older one than the newest takes edits back, where no cluster tells what it has', () => {
    expect(policy(withRun('0', TWO), 'release').change?.says).toContain(
      'It brings resource snapshot 0, whatever is edited since: that is an older one than the newest, 1,',
    );
    expect(policy(withRun('1', TWO), 'release').change?.says).not.toContain('older');
  });
});

test('the first line counts the clusters of a run once, and as clusters, beside the strategy it goes by', () => {
  const stage = (most: number): string => strategy(`{name: all, labelSelector: {}, maxConcurrency: ${most}}`);
  const report = planned('7 clusters', {
    base: files(EXTERNAL, stage(1)),
    head: files(EXTERNAL, stage(3), run()),
  });
  expect(toTerminal(titlePhrase(report, selectionOf(report)))).toContain(
    'could break 3 of 7 clusters (was 1)',
  );
});
