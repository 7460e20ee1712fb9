import type { Text } from '../../../text/text.js';
import type { JsonObject, Place } from '../../../manifest/manifest.js';
import type { Controller, Instant, Target, Unit } from '../../../rollout/controller.js';
import type {
  Bake,
  ChangeKind,
  HeldBack,
  Leaving,
  ResolvedGroup,
  Resting,
  Standstill,
} from '../../system.js';
import type { WorldNode } from '../controller/daemonset/world.js';
import type { LiveCluster } from '../objects/live/cluster.js';
import type { KubernetesObject } from '../objects/objects.js';
import type { Autoscalers } from '../objects/autoscalers.js';
import type { Lost } from './machine.js';
import type { TargetNames } from './target-names.js';
import type { Behaviour } from '../versions.js';
import type { Relation } from '../change/relation.js';

/** What every workload of a side is planned with. */
export interface WorkloadContext {
  readonly behaviour: Behaviour;
  readonly nodes: readonly WorldNode[];
  readonly live: LiveCluster;
  readonly autoscalers: Autoscalers;
  readonly names: TargetNames;
  readonly hasBase: boolean;
  readonly at: Instant;
}

/** One workload, ready for the dry rollout. */
export interface PlannedWorkload {
  readonly unit: Unit;
  /** In the order in which they are updated. */
  readonly targets: readonly string[];
  /** Replicas, which the world does not know yet; [] for a DaemonSet. */
  readonly joining: readonly Target[];
  readonly createController: (id: string, group: string) => Controller;
  readonly ceiling: ResolvedGroup['ceiling'];
  /** The limits as the controller sees them, in numbers. */
  readonly strategy: JsonObject;
  readonly strategyField: 'strategy' | 'updateStrategy';
  /** True where a pod that is Ready lets the next one go, whatever minReadySeconds says. */
  readonly readyIsEnough?: boolean;
  readonly bake: Bake;
  readonly change: {
    readonly kind: ChangeKind;
    readonly says: string;
    readonly place: Place | null;
    /** True where nothing tells whether merging starts pods. */
    readonly isUnsure?: boolean;
    /** Set where a pod template waits, and nothing of it starts. */
    readonly held?: HeldBack | undefined;
  };
  /** Where it stands after `run` has driven a controller of it to its end. */
  readonly restingAfter: (run: (controller: Controller) => void) => Resting;
  readonly notes: readonly Text[];
  readonly mostOut: number | null;
  /** Sizes of the batches of a later rollout, where this one begins with something else. */
  readonly freshBatches?: readonly number[];
  /** What its limits never let happen; absent where there is no such thing. */
  readonly standstill?: Standstill | undefined;
  /** Targets that the change takes away at once. */
  readonly leaves?: Leaving | undefined;
}

export interface WorkloadInput {
  readonly object: KubernetesObject;
  readonly relation: Relation;
  readonly context: WorkloadContext;
  /** What the change does, so that none of its new pods gets ready; null: nothing that is known. */
  readonly lost: Lost | null;
}
