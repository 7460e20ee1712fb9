import { byName } from '../../../src/manifest/values/names.js';
import type { DaemonSetSpec } from '../../../src/systems/kubernetes/controller/daemonset/state.js';
import {
  type DaemonWorld,
  withReadiness,
  type WorldNode,
} from '../../../src/systems/kubernetes/controller/daemonset/world.js';

/** Something that happens at the start of a round. */
export type DaemonSetEvent = { readonly round: number } & (
  | { readonly kind: 'edit'; readonly set: Partial<DaemonSetSpec> }
  /** The node as it is from now on; a name that is not known joins. */
  | { readonly kind: 'node'; readonly node: WorldNode }
  /** The node and its pods vanish at once. */
  | { readonly kind: 'remove-node'; readonly node: string }
  /** Someone deletes the pods on these nodes. */
  | { readonly kind: 'delete-pods'; readonly nodes: readonly string[] }
);

export function afterEvent(world: DaemonWorld, event: DaemonSetEvent): DaemonWorld {
  switch (event.kind) {
    case 'edit':
      return { ...world, spec: { ...world.spec, ...event.set } };
    case 'node':
      return withReadiness({ ...world, nodes: withNode(world.nodes, event.node) });
    case 'remove-node':
      return {
        ...world,
        nodes: world.nodes.filter((node) => node.name !== event.node),
        pods: world.pods.filter((pod) => pod.node !== event.node),
      };
    case 'delete-pods':
      return {
        ...world,
        pods: world.pods.map((pod) => (event.nodes.includes(pod.node) ? { ...pod, terminating: true } : pod)),
      };
  }
}

function withNode(nodes: readonly WorldNode[], changed: WorldNode): WorldNode[] {
  const others = nodes.filter((node) => node.name !== changed.name);
  return [...others, changed].sort((a, b) => byName(a.name, b.name));
}
