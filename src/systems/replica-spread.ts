/** The replicas of one application on the nodes of the snapshot: what is lost together where those nodes go together. */
export interface ReplicaSpread {
  /** `Deployment/ingress`. */
  readonly workload: string;
  readonly namespace: string;
  readonly pods: number;
  /** The nodes that hold them, by name. */
  readonly nodes: readonly string[];
  /**
   * What its disruption budgets let go at a time; null where none covers it. `most` is null where only a size that is not known would
   * tell.
   */
  readonly budget: { readonly name: string; readonly most: number | null } | null;
}
