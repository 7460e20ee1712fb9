import type { LabelSelector } from '../manifest/selector.js';

/** The life of a node that is drained: its drain, and all of it until the node serves again. */
export interface NodeSteps {
  readonly drainMs: number;
  readonly workMs: number;
}

/** Assumptions of a dry rollout about the fleet, from the configuration. */
export interface Assumptions {
  /** Minutes that the work on one node takes, from its start until it serves again. */
  readonly durationMinutes: number;
  /** The same for one that is drained first; null where that makes no difference. */
  readonly steps: NodeSteps | null;
  /** The first that selects the node decides; what it leaves open is as for all others. */
  readonly durations: readonly {
    readonly selector: LabelSelector;
    readonly durationMinutes: number | null;
    readonly steps: NodeSteps | null;
  }[];
  /** Node labels that name failure domains. */
  readonly domains: readonly string[];
  /** Nodes of which a majority must serve (etcd, storage, a control plane), by the name people know the quorum under. */
  readonly quorums: readonly { readonly name: string; readonly selector: LabelSelector }[];
  /** Nodes that are production; [] = none is marked. */
  readonly production: readonly LabelSelector[];
  readonly scenario: ScenarioName;
}

export type ScenarioName = 'healthy' | 'turns-bad';
