/** How far a live run is. */
export interface LiveRun {
  /** How it ended; absent while it is under way. */
  readonly ended?: 'True' | 'False';
  /** Of the stages that it was started with; absent: canary and prod, by the label `env`. */
  readonly copied?: readonly object[];
  /** Clusters of the stage in progress that were started, and since when. */
  readonly started?: Readonly<Record<string, string>>;
  /** True where the clusters of the first stage are done and its tasks are not: then the stage has not succeeded. */
  readonly awaitsTasks?: boolean;
  /** Reason of the condition Progressing. */
  readonly progressing?: string;
}

const DONE = { type: 'Succeeded', status: 'True' };

const COPIED = ['canary', 'prod'].map((name) => ({ name, labelSelector: { matchLabels: { env: name } } }));

/** A live run of the placement `app` over `stages`, of which the first is done. */
export function liveRun(stages: Readonly<Record<string, readonly string[]>>, run: LiveRun = {}): object {
  const { ended, copied = COPIED, started = {}, progressing, awaitsTasks = false } = run;
  const over = ended === undefined ? [] : [{ type: 'Succeeded', status: ended }];
  const stands =
    progressing === undefined ? [] : [{ type: 'Progressing', status: 'False', reason: progressing }];
  const startedOn = (cluster: string): object[] => {
    const since = started[cluster];
    return since === undefined ? [] : [{ type: 'Started', status: 'True', lastTransitionTime: since }];
  };
  return {
    apiVersion: 'placement.kubernetes-fleet.io/v1beta1',
    kind: 'ClusterStagedUpdateRun',
    metadata: { name: 'release' },
    spec: { placementName: 'app', stagedRolloutStrategyName: 'staged', state: 'Run' },
    status: {
      conditions: [{ type: 'Initialized', status: 'True' }, ...over, ...stands],
      stagedUpdateStrategySnapshot: { stages: copied },
      stagesStatus: Object.entries(stages).map(([stageName, clusters], i) => ({
        stageName,
        clusters: clusters.map((clusterName) => ({
          clusterName,
          conditions: i === 0 ? [DONE] : startedOn(clusterName),
        })),
        conditions: i === 0 && !awaitsTasks ? [DONE] : [],
      })),
    },
  };
}
