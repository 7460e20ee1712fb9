/** Options of `fleetplan snapshot`. */
export interface SnapshotArguments {
  /** `-` for standard input; null where an API server is asked. */
  readonly file: string | null;
  readonly kubeconfig: string | null;
  readonly context: string | null;
  /** True also in a pod, if nothing else is given. */
  readonly inCluster: boolean;
  readonly role: boolean;
  /** True for hashes in place of node names. */
  readonly hashNodeNames: boolean;
  readonly output: string | null;
}
