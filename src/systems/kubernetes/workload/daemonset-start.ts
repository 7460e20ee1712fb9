import type { Instant } from '../../../rollout/controller.js';
import { nodeFit } from '../daemonset/node-fit.js';
import type { DaemonSetSpec } from '../daemonset/state.js';
import type { DaemonWorld, WorldNode, WorldPod } from '../daemonset/world.js';
import { startingWorld } from '../daemonset/world.js';
import { NOT_BEGUN } from '../dry/daemonset.js';
import type { LiveDaemonSet } from '../live/daemonset.js';
import type { LivePod } from '../live/pods.js';
import { leftOf } from '../live/pods.js';
import { withoutConditions } from '../taints.js';
import type { WorkloadInput } from './workload.js';

const PRESENT = 'the present one';

/** Where a DaemonSet's rollout begins: its pods in the snapshot, else those that are supposed to be there. */
export function daemonSetStart(
  { context, relation }: WorkloadInput,
  spec: DaemonSetSpec,
  live: LiveDaemonSet | null,
  halfway: boolean,
): DaemonWorld {
  if (live && live.pods.length > 0) {
    const keep = halfway || relation === 'changed';
    const templateFor = (pod: LivePod): string => {
      if (!keep) return PRESENT;
      return pod.revision === live.revision ? live.template : `revision ${pod.revision}`;
    };
    return liveWorld(startingWorld(spec, context.nodes, []), live.pods, templateFor, context.at);
  }
  const nodes = context.nodes.filter((node) => isSupposedToHaveOne(node, spec));
  const initial = nodes.map(({ name, down }) => ({ node: name, template: PRESENT, available: !down }));
  return startingWorld(spec, context.nodes, initial);
}

/**
 * A node that the snapshot shows without its pods has one if it should run it, or should before it went down: a node of the
 * control plane, whose NoSchedule taint has been there from the start, never got one. Source: kubernetes 1.28,
 * daemon/daemon_controller.go, NodeShouldRunDaemonPod, where such a taint only lets a pod stay that is there.
 */
function isSupposedToHaveOne(node: WorldNode, { placement }: DaemonSetSpec): boolean {
  const healthy = { ...node, taints: withoutConditions(node.taints) };
  return nodeFit(node, placement).shouldContinue && nodeFit(healthy, placement).shouldRun;
}

function liveWorld(
  empty: DaemonWorld,
  live: readonly LivePod[],
  templateFor: (pod: LivePod) => string,
  at: Instant,
): DaemonWorld {
  const down = new Set(empty.nodes.filter((node) => node.down).map(({ name }) => name));
  const byAge = [...live].sort((a, b) => a.created - b.created || (a.name < b.name ? -1 : 1));
  const pods = byAge.map((pod, i): WorldPod => {
    const left = leftOf(pod, at, NOT_BEGUN);
    const ready = left === 0 && !down.has(pod.node);
    return {
      name: String(i + 1),
      node: pod.node,
      template: templateFor(pod),
      order: i + 1,
      left,
      readySinceMs: ready ? (pod.since ?? 0) : null,
      terminating: pod.terminating,
      finished: pod.failed,
    };
  });
  return { ...empty, pods, created: pods.length, nowMs: at };
}
