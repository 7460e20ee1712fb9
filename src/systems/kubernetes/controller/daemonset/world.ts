import type { RoundsLeft } from '../availability.js';
import { type DaemonNode, nodeFit, type Placement } from './node-fit.js';
import type { DaemonPod, DaemonSetSpec, DaemonSetState } from './state.js';
import { byName } from '../../../../manifest/values/names.js';
import { rememberedOfBoth } from '../../../../manifest/lookup/remembered.js';

/** Pods that are available at the start have been ready for so long. */
const READY_BEFORE_MS = 3_600_000;

/** A node of the round model; its taints are all that the API shows, those of cordoning and of being down included. */
export interface WorldNode extends DaemonNode {
  /** Nothing gets ready and nothing terminates there. */
  readonly down: boolean;
}

/** A pod of the round model; a node that goes down takes its readiness away. */
export interface WorldPod extends DaemonPod {
  readonly left: RoundsLeft;
}

/** What the controller sees, and how far its pods are. */
export interface DaemonWorld extends DaemonSetState {
  /** In order of name. */
  readonly nodes: readonly WorldNode[];
  readonly pods: readonly WorldPod[];
  readonly created: number;
}

/** A pod of the starting point: available for an hour, or not ready for ever. */
export interface InitialPod {
  readonly node: string;
  readonly template: string;
  readonly available: boolean;
}

/** The world before the first round, nodes by name. Pods that are available have been for an hour; the others never get ready. */
export function startingWorld(
  spec: DaemonSetSpec,
  nodes: readonly WorldNode[],
  initial: readonly InitialPod[],
): DaemonWorld {
  const world: DaemonWorld = {
    spec,
    nodes: [...nodes].sort((a, b) => byName(a.name, b.name)),
    pods: initial.map((pod, i) => ({
      ...newPod(pod.node, pod.template, i + 1),
      left: pod.available ? 0 : null,
      readySinceMs: pod.available ? 0 : null,
    })),
    created: initial.length,
    nowMs: READY_BEFORE_MS,
  };
  return withReadiness(world);
}

function newPod(node: string, template: string, order: number): WorldPod {
  const name = String(order);
  return { name, node, template, order, left: null, readySinceMs: null, terminating: false, finished: false };
}

/** The world after the controller's actions: pods exist at once, deleted ones are terminating. */
export function acted(
  world: DaemonWorld,
  actions: { readonly create: readonly string[]; readonly delete: readonly DaemonPod[] },
  fateOf: (pod: { readonly template: string; readonly node: string }) => RoundsLeft,
): DaemonWorld {
  const gone = new Set(actions.delete.map((pod) => pod.order));
  const { template } = world.spec;
  const fresh = actions.create.map((node, i): WorldPod => ({
    ...newPod(node, template, world.created + i + 1),
    left: fateOf({ template, node }),
  }));
  return {
    ...world,
    pods: [...world.pods.map((pod) => (gone.has(pod.order) ? { ...pod, terminating: true } : pod)), ...fresh],
    created: world.created + fresh.length,
  };
}

/** Pods being deleted are gone, but on a node that is down: there they stay until it is back. */
export function withoutTerminating(world: DaemonWorld): DaemonWorld {
  if (!world.pods.some((pod) => pod.terminating)) return world;
  const down = new Set(world.nodes.filter((node) => node.down).map((node) => node.name));
  return { ...world, pods: world.pods.filter((pod) => !pod.terminating || down.has(pod.node)) };
}

/** Nodes on which a pod that is not ready makes progress: not down, and a new pod would be scheduled there. */
export function movingNodes({ nodes, spec }: DaemonWorld): ReadonlySet<string> {
  return movingAmong(nodes, spec.placement);
}

/** Every round of a rollout asks the same of them. */
const movingAmong = rememberedOfBoth(
  (nodes: readonly WorldNode[], placement: Placement): ReadonlySet<string> =>
    new Set(nodes.flatMap((node) => (!node.down && nodeFit(node, placement).shouldRun ? [node.name] : []))),
);

/** Pods that have done their rounds are ready, unless their node is down; they are ready again when it is back. */
export function withReadiness(world: DaemonWorld): DaemonWorld {
  const down = new Set(world.nodes.filter((node) => node.down).map((node) => node.name));
  return {
    ...world,
    pods: world.pods.map((pod) => {
      const ready = pod.left === 0 && !down.has(pod.node);
      if (ready === (pod.readySinceMs !== null)) return pod;
      return { ...pod, readySinceMs: ready ? world.nowMs : null };
    }),
  };
}
