import type { LabelSelector } from '../manifest/selector.js';

/** The steps of the life of a node that is drained, until it serves again; in milliseconds. */
type Steps = Readonly<Record<'drain' | 'maintenance' | 'validation' | 'return', number>>;

/** The duration of the work on one target, from its start until it serves again; in milliseconds. */
export interface Durations {
  readonly default: number;
  /** The same for one that is drained first; null where that makes no difference. */
  readonly steps: Steps | null;
  /** The first that selects the target decides; what it leaves open is as for all others. */
  readonly groups: readonly {
    readonly selector: LabelSelector;
    readonly duration: number | null;
    readonly steps: Steps | null;
  }[];
}

/** Assumptions of a dry rollout about the fleet, from the configuration. */
export interface Assumptions {
  readonly durations: Durations;
  /** Node labels that name failure domains. */
  readonly domains: readonly string[];
  /** Nodes of which a majority must serve (etcd, storage, a control plane), by the name people know the quorum under. */
  readonly quorums: readonly { readonly name: string; readonly selector: LabelSelector }[];
  /** Nodes that are production; [] = none is marked. */
  readonly production: readonly LabelSelector[];
  readonly scenario: ScenarioName;
}

export type ScenarioName = 'healthy' | 'turns-bad';
