import { itemsIn, labelsIn, textIn } from '../../../manifest/fields.js';
import { groupOf, type Json, type Manifest } from '../../../manifest/manifest.js';
import { timeIn, trueConditionIn } from '../../../snapshot/status.js';
import type { Snapshot } from '../../../snapshot/snapshot.js';
import { recorded, type RecordedTime } from '../../system.js';
import { GROUP } from '../admission/definition.js';

const RUNS: readonly string[] = ['ClusterStagedUpdateRun', 'StagedUpdateRun'];

/**
 * How long staged update runs took for each cluster: from its condition Started to its condition Succeeded.
 * Source: kubefleet-dev/kubefleet e160c1cd, updaterun/execution.go, markClusterUpdatingStarted and markClusterUpdatingSucceeded.
 */
export function recordedTimes(snapshots: readonly Snapshot[]): readonly RecordedTime[] {
  return snapshots.flatMap(({ objects }) => {
    const labelsOf = new Map(
      objects
        .filter(({ kind }) => kind === 'MemberCluster')
        .map(({ name, object }) => [name, labelsIn(object['metadata'], 'labels')]),
    );
    return objects
      .filter(({ apiVersion, kind }) => groupOf(apiVersion) === GROUP && RUNS.includes(kind))
      .flatMap((run) => timesOfRun(run, labelsOf));
  });
}

function timesOfRun(
  run: Manifest,
  labelsOf: ReadonlyMap<string, Readonly<Record<string, string>>>,
): RecordedTime[] {
  return itemsIn(run.object['status'], 'stagesStatus')
    .flatMap((stage) => itemsIn(stage, 'clusters'))
    .flatMap((one) => {
      const cluster = textIn(one, 'clusterName') ?? '';
      const ends = [since(one, 'Started'), since(one, 'Succeeded')] as const;
      return recorded('cluster', `${cluster} in ${run.kind}/${run.name}`, ends, labelsOf.get(cluster));
    });
}

function since(of: Json, type: string): number | null {
  return timeIn(trueConditionIn(of, type), 'lastTransitionTime');
}
