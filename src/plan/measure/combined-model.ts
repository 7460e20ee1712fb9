import type { Instant, Unit } from '../../rollout/controller.js';
import type { PolicyRef } from '../../systems/system.js';
import type { DomainPeak } from './domain-peak.js';
import type { Text } from '../../text/text.js';

/** A policy, and how many of the targets that are out are out through it; null = out before, and held by no policy. */
export interface Contribution {
  readonly policy: PolicyRef | null;
  readonly out: number;
  /** True where nothing starts its rollout: it is out only if its next one begins at the same moment. */
  readonly isNext: boolean;
  /** True where its targets go by their age, for which nothing has to begin; absent elsewhere. */
  readonly byAge?: boolean;
}

/** A part of the fleet in which all policies count together. */
export type Scope =
  /** All nodes. */
  | { readonly kind: 'fleet' }
  /** All member clusters. */
  | { readonly kind: 'clusters' }
  /** All replicas of all workloads. */
  | { readonly kind: 'replicas' }
  | { readonly kind: 'domain'; readonly key: string; readonly value: string }
  /** Nodes that the configuration marks as production. */
  | { readonly kind: 'production' }
  | { readonly kind: 'quorum'; readonly name: string };

/** The most targets out at once, through whom, and when first. A target counts once, whoever takes it. */
export interface Together {
  /** Targets out before counted. */
  readonly peakAtOnce: number;
  readonly peakAt: Instant | null;
  /** A target that several take is listed under each of them. */
  readonly contributors: readonly Contribution[];
}

/** The most of a quorum that one policy may have out at once, if the order of its targets is unknown. */
export interface WorstOrder {
  readonly atOnce: number;
  readonly policy: PolicyRef;
  /** True where nothing starts its rollout. */
  readonly isNext: boolean;
  /** A clause: why the order is not known. */
  readonly says: Text;
}

/** The targets of one part of the fleet that are out at once. */
export interface ScopePeak extends Together {
  readonly scope: Scope;
  readonly unit: Unit;
  /** Targets in it. */
  readonly members: number;
  /** The same without the next rollouts of policies that the change leaves alone: nothing starts those. */
  readonly withoutNext: Together;
  /** Set for a quorum alone; null for all else, and where no order is free. */
  readonly worstOrder: WorstOrder | null;
}

/** All policies of one side together, in one world. */
export interface Combined extends Together {
  /** The unit of `peakAtOnce`: never nodes, clusters and replicas in one number. */
  readonly unit: Unit;
  readonly byDomain: readonly DomainPeak[];
  /** All nodes, all clusters, all replicas, each failure domain, each quorum. */
  readonly scopes: readonly ScopePeak[];
  /** Every two policies that have some of the targets that both take out at the same moment. */
  readonly overlaps: readonly Overlap[];
}

/** The effect of two policies on the targets that both take. Targets out before either begins count in none of it. */
export interface Overlap {
  readonly policies: readonly [Overlapping, Overlapping];
  /** Targets that both take. */
  readonly targets: number;
  /** The most of them out at once while both policies have some out. */
  readonly togetherAtOnce: number;
  /** True where one is the next rollout of a policy that the change leaves alone: nothing starts it. */
  readonly isPossible: boolean;
}

interface Overlapping {
  readonly ref: PolicyRef;
  /** The most of the shared targets that it takes out at once. */
  readonly atOnce: number;
  /** All targets that it takes. */
  readonly matched: number;
  readonly isNext: boolean;
}
