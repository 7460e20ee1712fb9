import { amountText } from '../../../../snapshot/resources.js';
import type { WorldNode } from '../../controller/daemonset/world.js';
import type { PodsToPlace } from './pods-to-place.js';
import { isKnown, requestsOf } from './resource-room.js';

/**
 * Nodes that never hold the pod of a DaemonSet that an edit makes larger, or gives a port that is taken there, and why: its pods are each for one
 * node, so that neither another node nor one that is added helps, and the old pod is gone by then. Source: kubernetes,
 * pkg/scheduler/framework/plugins/noderesources/fit.go; kubernetes/kubernetes#31369, zalando-incubator/kubernetes-on-aws#1680.
 */
export function withoutRoom(
  { template, replaced, isNew, takenOn }: PodsToPlace,
  nodes: readonly WorldNode[],
): ReadonlyMap<string, string> {
  const before = isNew ? {} : replaced === undefined ? null : requestsOf(replaced);
  const wanted = Object.entries(before === null ? {} : requestsOf(template)).filter(
    ([name, own]) => own > (before?.[name] ?? 0) && isKnown(name, nodes),
  );
  return new Map(
    nodes.flatMap((node): [string, string][] => {
      const short = wanted.find(([name, own]) => (node.allocatable?.[name] ?? 0) < own);
      const because = short ? tooSmall(node, short) : takenOn(node);
      return because === null ? [] : [[node.name, because]];
    }),
  );
}

function tooSmall({ allocatable }: WorldNode, [name, own]: readonly [string, number]): string {
  const has = allocatable?.[name];
  const room = has === undefined || has === 0 ? 'none' : amountText(name, has);
  return `it asks for ${amountText(name, own)} ${name}, and such a node has ${room}`;
}
