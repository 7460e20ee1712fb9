import type { Instant, Phase } from '../../../rollout/controller.js';
import type { Surroundings } from './surroundings.js';

/** Where a workload stands. */
export interface Stand {
  readonly phase: Phase;
  readonly why: string;
  /** One change that lets it go on; '' where nothing has to. */
  readonly fix: string;
}

/** Rounds left of a pod that has begun, and of one that has not: no round ever counts them down. */
export const AT_WORK = 1;
export const NOT_BEGUN = 2;
/** More syncs at one instant than any controller needs would only hide a mistake of a model. */
export const MOST_SYNCS = 100_000;

/** The least available and the most pods, over every step of a rollout. */
export interface Extremes {
  readonly lowestAvailable: number;
  readonly highestTotal: number;
}

/**
 * The controller of one workload and its pods, as a dry rollout drives them: worlds are never changed, so that a copy is the
 * world itself. Deleted pods vanish at once; a new pod takes as long as the scenario says.
 */
export interface Machine<World> {
  readonly start: World;
  /** Lets the controller sync until nothing changes at this instant. */
  settled(world: World, now: Instant): World;
  /** Targets whose new pod has a place and begins now, and the world in which it has begun. */
  begun(world: World): { readonly world: World; readonly targets: readonly string[] };
  /** True if the pod that begins on a target has the template of before. */
  isOld?(world: World, target: string): boolean;
  /** The pod of a target that has begun is ready, or will never be. */
  ended(world: World, target: string, ready: boolean, now: Instant): World;
  /** Wanted targets that have no available pod. */
  out(world: World): readonly string[];
  /** When the next ready pod has been so for minReadySeconds. */
  wakeAt(world: World, now: Instant): Instant | null;
  /** Where it stands while nothing is under way. */
  stand(world: World): Stand;
  /** Targets that the rollout has still to bring an available pod of the new version to. */
  undone(world: World): readonly string[];
  extremes(world: World): Extremes;
  /** The nodes that its pods run on, where what others do to them matters. */
  readonly nodes?: ReadonlySet<string>;
  /** Takes in what other controllers have done to its nodes. */
  surrounded?(world: World, around: Surroundings, now: Instant): World;
  /** How long ago the work on a target began, where that was before its start here. */
  headStart?(world: World, target: string, now: Instant): number;
  /** What letting it settle takes, in steps of `Work`: it looks through its pods. */
  effort(world: World): number;
  /** The most targets that are ever without an available pod; null where no limit guarantees one. */
  readonly mostOut: number | null;
}

/** With one more step of a rollout. */
export function extremesWith(
  { lowestAvailable, highestTotal }: Extremes,
  available: number,
  total: number,
): Extremes {
  return {
    lowestAvailable: Math.min(lowestAvailable, available),
    highestTotal: Math.max(highestTotal, total),
  };
}

/** Why no new pod ever gets ready, and what mends it. */
export type Lost = Pick<Stand, 'why' | 'fix'>;
