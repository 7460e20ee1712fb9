export interface Surroundings {
  /** Paths of the kubeconfig count from here. */
  readonly folder: string;
  /** What a credential program may be told of the cluster. */
  readonly clusterInfo: Readonly<Record<string, unknown>>;
  readonly environment: Readonly<Record<string, string | undefined>>;
}
