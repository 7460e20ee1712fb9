import { type Taint, tolerates, type Toleration } from '../snapshot/snapshot.js';

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
  readonly tolerations: readonly Toleration[];
}

/** True for replicas that a drain leaves to end with their nodes, as they tolerate its taint: no budget is asked for them. */
export function endWithNodes({ tolerations }: ReplicaSpread, taint: Taint | undefined): boolean {
  return taint !== undefined && tolerations.some((toleration) => tolerates(toleration, taint));
}
