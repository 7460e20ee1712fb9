import type { RoundsLeft } from '../availability.js';
import { availableIn, NO_PODS, type Pod, type PodsOfSet, resizedPods } from './pods.js';
import { type DeploymentSpec, type DeploymentState, NO_STATUS, type ReplicaSet } from './state.js';
import { annotated } from './resize.js';
import { syncDeployment, type SyncedBy } from './sync.js';

/** A ReplicaSet of the starting point. */
export interface InitialSet {
  readonly template: string;
  readonly size: number;
  /** How many of its pods are not available; they never heal. */
  readonly unavailable: number;
}

/** What a simulation may ask about pods, and the room there is for them. */
interface DeploymentWorldRules {
  readonly fateOf: (pod: { readonly template: string; readonly number: number }) => RoundsLeft;
  /** The most pods of this Deployment that find a node at the same time, terminating ones included; null is no limit. */
  readonly mostPlaced: number | null;
}

/** A Deployment with its pods at a moment of the round model. */
export interface DeploymentWorld {
  readonly state: DeploymentState;
  /** By name of ReplicaSet. */
  readonly pods: ReadonlyMap<string, PodsOfSet>;
  /** Pods created so far, by template. */
  readonly created: ReadonlyMap<string, number>;
}

/** A Deployment at rest: ReplicaSets oldest first, each sized when spec.replicas was what it is now. */
export function startingWorld(spec: DeploymentSpec, initial: readonly InitialSet[]): DeploymentWorld {
  const pods = new Map<string, PodsOfSet>();
  const created = new Map<string, number>();
  const replicaSets = initial.map((set, i): ReplicaSet => {
    const name = `${set.template}#${i + 1}`;
    const before = created.get(set.template) ?? 0;
    created.set(set.template, before + set.size);
    pods.set(name, { live: initialPods(set, before), terminating: [] });
    const available = set.size - set.unavailable;
    return annotated(spec, {
      name,
      template: set.template,
      order: i + 1,
      revision: i + 1,
      size: set.size,
      pods: set.size,
      ready: available,
      available,
      terminating: 0,
      desiredAnnotation: null,
      maxAnnotation: null,
    });
  });
  return { state: { spec, replicaSets, status: NO_STATUS }, pods, created };
}

function initialPods(set: InitialSet, before: number): Pod[] {
  return Array.from({ length: set.size }, (_, i) => ({
    number: before + i + 1,
    left: i < set.size - set.unavailable ? 0 : null,
    placed: true,
  }));
}

/** One sync, and the ReplicaSet controllers' answer to it: pods are created and deleted at once. */
export function syncedWorld(
  world: DeploymentWorld,
  rules: DeploymentWorldRules,
): { readonly by: SyncedBy; readonly world: DeploymentWorld } {
  const { by, state } = syncDeployment(world.state);
  const created = new Map(world.created);
  const pods = new Map<string, PodsOfSet>();
  for (const { name, template, size } of state.replicaSets) {
    const create = (): Pod => {
      const number = (created.get(template) ?? 0) + 1;
      created.set(template, number);
      return { number, left: rules.fateOf({ template, number }), placed: false };
    };
    pods.set(name, resizedPods(world.pods.get(name) ?? NO_PODS, size, create));
  }
  const settled = placed(pods, rules.mostPlaced);
  return { by, world: { state: observed(state, settled), pods: settled, created } };
}

/** Gives places to pods that wait for one, oldest ReplicaSet and oldest pod first. */
export function placed(
  pods: ReadonlyMap<string, PodsOfSet>,
  mostPlaced: number | null,
): ReadonlyMap<string, PodsOfSet> {
  let free = Infinity;
  if (mostPlaced !== null) {
    free = mostPlaced;
    for (const { live, terminating } of pods.values())
      free -= live.filter((pod) => pod.placed).length + terminating.length;
  }
  const result = new Map<string, PodsOfSet>();
  for (const [name, { live, terminating }] of pods) {
    const settled = live.map((pod) => {
      if (pod.placed || free <= 0) return pod;
      free--;
      return { ...pod, placed: true };
    });
    result.set(name, { live: settled, terminating });
  }
  return result;
}

/** Pods being deleted are gone, and their places are free; no other pod comes any further. */
export function withoutTerminating(world: DeploymentWorld, mostPlaced: number | null): DeploymentWorld {
  const left = new Map([...world.pods].map(([name, { live }]) => [name, { live, terminating: [] }]));
  return withPods(world, placed(left, mostPlaced));
}

/** The world with other pods in it; what the controller sees of them follows. */
export function withPods(world: DeploymentWorld, pods: ReadonlyMap<string, PodsOfSet>): DeploymentWorld {
  return { ...world, pods, state: observed(world.state, pods) };
}

/** The ReplicaSets' own status follows their pods. */
function observed(state: DeploymentState, pods: ReadonlyMap<string, PodsOfSet>): DeploymentState {
  const replicaSets = state.replicaSets.map((set) => {
    const own = pods.get(set.name) ?? NO_PODS;
    const available = availableIn(own);
    return {
      ...set,
      pods: own.live.length,
      ready: available,
      available,
      terminating: own.terminating.length,
    };
  });
  return { ...state, replicaSets };
}
