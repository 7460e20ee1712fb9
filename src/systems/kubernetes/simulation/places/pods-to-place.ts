import type { Json } from '../../../../manifest/manifest.js';
import type { PoolLabels } from '../../objects/pool-labels.js';
import type { TakenOn } from './taken-ports.js';
import type { BoundVolume } from './volume-room.js';

/** How many pods of a Deployment find a node at the same time. */
export interface PlacesForPods {
  /** Null is no limit that is known here. */
  readonly most: number | null;
  /** What sets it, to follow 'it finds no place:'. */
  readonly because: string;
  /** True where the pods beyond it are refused as they are made, and wait for no node. */
  readonly isRefused?: true;
  /** What lets them in, where it is another thing than nodes that fit. */
  readonly fix?: string;
}

/** A Deployment's pods, as the scheduler sees them. */
export interface PodsToPlace {
  readonly template: Json | undefined;
  /** That of the pods which this change replaces; undefined where it is not known, or stays. */
  readonly replaced: Json | undefined;
  readonly replicas: number;
  /** How many of them are there before the change. */
  readonly running: number;
  /** The field matchLabelKeys of anti-affinity is honoured. */
  readonly honoursMatchLabelKeys: boolean;
  /** The fields minDomains, matchLabelKeys and the node policies of spread constraints are honoured. */
  readonly honoursSpreadFields: boolean;
  /** What Karpenter may add to the nodes that are there. */
  readonly pools: PoolLabels;
  /** True where the change adds the workload. */
  readonly isNew: boolean;
  /** Whether another workload has a port of a node that these pods take. */
  readonly takenOn: TakenOn;
  /** Those that the pods need and that not every node reaches. */
  readonly volumes: readonly BoundVolume[];
}

/** The limit that leaves the fewest places, where there are several. */
export function fewest(limits: readonly PlacesForPods[]): PlacesForPods {
  const known = limits.filter((limit) => limit.most !== null);
  known.sort((a, b) => (a.most ?? 0) - (b.most ?? 0));
  return known[0] ?? { most: null, because: '' };
}
