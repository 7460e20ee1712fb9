import {
  countsOf,
  type DeploymentCounts,
} from '../../../src/systems/kubernetes/controller/deployment/counts.js';
import type { DeploymentState } from '../../../src/systems/kubernetes/controller/deployment/state.js';
import type { SyncedBy } from '../../../src/systems/kubernetes/controller/deployment/sync.js';

interface ScaleChange {
  readonly template: string;
  readonly from: number;
  readonly to: number;
  readonly created: boolean;
}

/** One sync that changed sizes. */
export interface DeploymentStep extends DeploymentCounts {
  readonly by: SyncedBy;
  readonly scale: readonly ScaleChange[];
  /** Templates of the ReplicaSets that the clean-up removed. */
  readonly deletedReplicaSets: readonly string[];
}

/** Null when no size changed and no ReplicaSet came or went. */
export function stepOf(by: SyncedBy, before: DeploymentState, after: DeploymentState): DeploymentStep | null {
  const old = new Map(before.replicaSets.map((set) => [set.name, set]));
  const kept = new Set(after.replicaSets.map((set) => set.name));
  const scale = after.replicaSets.flatMap((set): ScaleChange[] => {
    const from = old.get(set.name);
    if (from?.size === set.size) return [];
    return [{ template: set.template, from: from?.size ?? 0, to: set.size, created: !from }];
  });
  const deleted = before.replicaSets.filter((set) => !kept.has(set.name)).map((set) => set.template);
  if (scale.length === 0 && deleted.length === 0) return null;
  return { by, scale, deletedReplicaSets: deleted, ...countsOf(after) };
}

/** The least available and the most by size over everything that was added. */
export class Extremes {
  lowestAvailable: number;
  highestTotal: number;

  constructor(start: DeploymentCounts) {
    this.lowestAvailable = start.available;
    this.highestTotal = start.total;
  }

  add(counts: DeploymentCounts): void {
    this.lowestAvailable = Math.min(this.lowestAvailable, counts.available);
    this.highestTotal = Math.max(this.highestTotal, counts.total);
  }
}
