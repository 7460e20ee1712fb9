import type { Instant } from '../../../rollout/controller.js';
import { nodeFit, nodesFitting } from '../controller/daemonset/node-fit.js';
import type { DaemonSetSpec } from '../controller/daemonset/state.js';
import { byName } from '../../../manifest/values/names.js';
import {
  type DaemonWorld,
  type InitialPod,
  startingWorld,
  type WorldNode,
  type WorldPod,
} from '../controller/daemonset/world.js';
import { NOT_BEGUN } from './machine.js';
import type { LiveDaemonSet } from '../objects/live/daemonset.js';
import { leftOf, type LivePod } from '../objects/live/pods.js';
import { sickPods } from '../objects/live/sick-pods.js';
import { daemonSetSpecOf } from '../objects/workloads.js';
import { withoutConditions } from '../controller/taints.js';
import type { WorkloadInput } from './workload.js';

const PRESENT = 'the present one';
const OLDER = 'an older template';

/**
 * Where a DaemonSet's rollout begins: its pods in the snapshot, else those that are assumed to be there; none on nodes that it
 * did not fit before. Without the nodes that it can never be on: each pass of the controller looks at every one.
 */
export function daemonSetStart(
  input: WorkloadInput,
  spec: DaemonSetSpec,
  live: LiveDaemonSet | null,
  halfway: boolean,
  joining: ReadonlySet<string>,
): DaemonWorld {
  const world = wholeStart(input, spec, live, halfway, joining);
  const own = new Set(world.pods.map(({ node }) => node));
  for (const { name } of nodesFitting(input.context.nodes, spec.placement)) own.add(name);
  return { ...world, nodes: world.nodes.filter(({ name }) => own.has(name)) };
}

function wholeStart(
  { object, context, relation }: WorkloadInput,
  spec: DaemonSetSpec,
  live: LiveDaemonSet | null,
  halfway: boolean,
  joining: ReadonlySet<string>,
): DaemonWorld {
  if (live && live.pods.length > 0) {
    const keep = halfway || relation === 'changed';
    const templateFor = (pod: LivePod): string => {
      if (!keep) return PRESENT;
      return pod.revision === live.revision ? live.template : `revision ${pod.revision}`;
    };
    return liveWorld(startingWorld(spec, context.nodes, []), live.pods, templateFor, context.at);
  }
  const before = object.before && daemonSetSpecOf(object.before.object, '');
  const nodes = nodesFitting(context.nodes, spec.placement).filter(
    (node) =>
      !joining.has(node.name) &&
      (isAssumedToHaveOne(node, spec) || (before !== null && isKept(node, before, spec))),
  );
  if (live) return startingWorld(spec, context.nodes, byStatus(spec, live, nodes));
  const sick = new Set(sickPods(context.live, object.manifest, context.at).map(({ node }) => node));
  const initial = nodes.map(({ name, down }) => {
    return { node: name, template: PRESENT, available: !down && !sick.has(name) };
  });
  return startingWorld(spec, context.nodes, initial);
}

/**
 * Without pods: the first nodes are the updated ones, and of these the last are those without an available pod, as a bad
 * version leaves them; where more are missing, the old ones that come next.
 */
function byStatus(
  { placement }: DaemonSetSpec,
  { template, updated, desired, available }: LiveDaemonSet,
  nodes: readonly WorldNode[],
): InitialPod[] {
  const up = nodes.filter(({ down }) => !down).sort((a, b) => byName(a.name, b.name));
  const downButWanted = nodes.filter((node) => node.down && nodeFit(node, placement).shouldRun).length;
  const missing = Math.max(0, desired - available - downButWanted);
  const firstMissing = updated - Math.min(missing, updated);
  const pods = up.map(({ name }, i) => ({
    node: name,
    template: i < updated ? template : OLDER,
    available: i < firstMissing || i >= firstMissing + missing,
  }));
  const onDown = nodes.filter(({ down }) => down);
  return [...pods, ...onDown.map(({ name }) => ({ node: name, template: OLDER, available: false }))];
}

/**
 * A node that the snapshot shows without its pods has one if it should run it, or should before it went down: a node of the
 * control plane, whose NoSchedule taint has been there from the start, never got one. Source: kubernetes 1.28,
 * daemon/daemon_controller.go, NodeShouldRunDaemonPod, where such a taint only lets a pod stay that is there.
 */
export function isAssumedToHaveOne(node: WorldNode, { placement }: DaemonSetSpec): boolean {
  const healthy = { ...node, taints: withoutConditions(node.taints) };
  return nodeFit(node, placement).shouldContinue && nodeFit(healthy, placement).shouldRun;
}

/** A toleration that is dropped lets the pod stay that was started under it. */
function isKept(node: WorldNode, before: DaemonSetSpec, { placement }: DaemonSetSpec): boolean {
  return isAssumedToHaveOne(node, before) && nodeFit(node, placement).shouldContinue;
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
