import { byName } from '../../../manifest/lookup.js';
import { type DaemonSetSpec, type DaemonSetState, slotsOf } from '../controller/daemonset.js';
import type { DeploymentSpec, DeploymentState } from '../controller/deployment.js';
import { type DaemonNode, nodeFit, nodesFitting, withoutConditions } from '../controller/node-fit.js';
import type { Pod } from '../controller/pod.js';
import type { StatefulSetSpec, StatefulSetState } from '../controller/statefulset.js';
import {
  type LiveDeployment,
  type LivePod,
  type LiveStatefulSet,
  type LiveWorkload,
  OLDER,
  podsByStatus,
  PRESENT,
  restingPod,
} from '../objects/live.js';
import { daemonSetSpecOf, startOrdinalIn } from '../objects/spec.js';
import { initialSets, type ReplicaPod } from './deployment.js';
import { underWay, type WorkloadInput } from './workload.js';

/** A Deployment with its pods at the start of a rollout. */
interface DeploymentStart {
  readonly state: DeploymentState;
  readonly pods: readonly ReplicaPod[];
}

/** One ReplicaSet of the size before the change. Other replicas are a scaling event: it gets its full size first. */
export function deploymentAtRest(
  { object, context }: WorkloadInput,
  spec: DeploymentSpec,
  live: LiveDeployment | null,
  size: number,
): DeploymentStart {
  const missing = live ? live.missing : context.live.brokenPods(object.manifest).length;
  const sets = size > 0 ? [{ template: PRESENT, size, available: size - Math.min(missing, size) }] : [];
  const { replicaSets, pods } = initialSets(spec, sets);
  return {
    state: { spec, replicaSets: replicaSets.map((set) => ({ ...set, desiredAnnotation: size })) },
    pods,
  };
}

/** From its ReplicaSets. New pods become available unless the progress deadline has passed, as far as `most` find a place. */
export function deploymentMidway(
  spec: DeploymentSpec,
  live: LiveDeployment,
  most: number | null,
): DeploymentStart {
  const initial = initialSets(spec, live.sets);
  const replicaSets = initial.replicaSets.map((set, i) => ({
    ...set,
    desiredAnnotation: live.sets[i]?.desiredAnnotation ?? live.total,
    maxAnnotation: live.sets[i]?.maxAnnotation ?? set.maxAnnotation,
  }));
  let free = (most ?? Infinity) - initial.pods.filter(({ phase }) => phase === 'up').length;
  const pods = initial.pods.map((pod): ReplicaPod => {
    if (pod.phase === 'up' || pod.template !== spec.template) return pod;
    const isPlaced = free-- > 0;
    return { ...pod, placed: isPlaced, phase: live.timedOut && isPlaced ? 'broken' : 'pending' };
  });
  return { state: { spec, replicaSets }, pods };
}

/** True where the templates of live pods are told apart: their rollout goes on, or the change brings a template. */
function tellsApart(input: WorkloadInput, live: LiveWorkload | null): boolean {
  return underWay(input, live) !== null || input.relation === 'changed';
}

/** Live pods in the simulation, where they have a slot. */
function podsOf<Slot extends string | number>(
  { pods }: LiveWorkload,
  keepsTemplates: boolean,
  slotOf: (pod: LivePod) => Slot | null,
): Pod<Slot>[] {
  return pods.flatMap((pod) => {
    const slot = slotOf(pod);
    return slot === null ? [] : { ...pod, slot, template: keepsTemplates ? pod.template : PRESENT };
  });
}

/**
 * Ordinals that the change adds to those of the snapshot, else of the base. Without a rollout that the change starts or continues, its
 * numbers are for the next one, when these pods are there.
 */
export function addedOrdinals(
  { relation, object: { before } }: WorkloadInput,
  { startOrdinal, replicas }: StatefulSetSpec,
  live: LiveStatefulSet | null,
  replicasBefore: number | null,
): number[] {
  if (!live && (relation !== 'changed' || !before || replicasBefore === null)) return [];
  const first = live ? live.startOrdinal : startOrdinalIn(before ?? { object: {} });
  const end = first + (live?.total ?? replicasBefore ?? 0);
  return ordinalsFrom(startOrdinal, replicas).filter((ordinal) => ordinal < first || ordinal >= end);
}

/** Its pods in the snapshot, else as many as its status or the file says. */
export function statefulSetStart(
  input: WorkloadInput,
  spec: StatefulSetSpec,
  live: LiveStatefulSet | null,
  added: readonly number[],
): StatefulSetState {
  const { context, object } = input;
  const { name } = object.manifest;
  const keep = tellsApart(input, live);
  const current = live && keep ? live.currentTemplate : PRESENT;
  const ordinalIn = (pod: LivePod): number | null => ordinalOf(pod.name, name);
  const atRest = (ordinals: readonly number[], broken: readonly (number | null)[] = []): Pod<number>[] =>
    ordinals.map((ordinal) => restingPod(ordinal, current, !broken.includes(ordinal), ordinal));
  let pods: Pod<number>[];
  if (!live) {
    const there = ordinalsFrom(spec.startOrdinal, spec.replicas).filter((one) => !added.includes(one));
    pods = atRest(there, context.live.brokenPods(object.manifest).map(ordinalIn));
  } else {
    const highestFirst = ordinalsFrom(live.startOrdinal, live.total).reverse();
    pods =
      live.pods.length > 0
        ? podsOf(live, keep, ordinalIn)
        : podsByStatus(highestFirst, keep ? live : { ...live, template: PRESENT }, current);
    // The next rollout begins once added pods are there.
    if (!keep) pods.push(...atRest(added));
  }
  pods.sort((a, b) => a.slot - b.slot);
  return { spec, currentRevision: current, pods, nowMs: context.at };
}

function ordinalsFrom(first: number, count: number): number[] {
  return Array.from({ length: count }, (_, i) => first + i);
}

function ordinalOf(pod: string, name: string): number | null {
  const text = pod.startsWith(`${name}-`) ? pod.slice(name.length + 1) : '';
  return /^[0-9]+$/.test(text) ? Number(text) : null;
}

/**
 * Its pods in the snapshot, else those that are assumed to be there; none on nodes that it did not fit before. Without the nodes that it
 * can never be on.
 */
export function daemonSetStart(
  input: WorkloadInput,
  spec: DaemonSetSpec,
  live: LiveWorkload | null,
  joining: ReadonlySet<string>,
): DaemonSetState {
  const { context } = input;
  const fitting = nodesFitting(context.nodes, spec.placement);
  const there = fitting.filter(({ name }) => !joining.has(name));
  const pods =
    live && live.pods.length > 0
      ? podsOf(live, tellsApart(input, live), ({ slot }) => slot)
      : assumedPods(input, spec, live, there);
  const own = new Set([...pods.map(({ slot }) => slot), ...fitting.map(({ name }) => name)]);
  const nodes = context.nodes.filter(({ name }) => own.has(name));
  return { spec, slots: slotsOf(nodes, pods), nowMs: context.at };
}

function assumedPods(
  { object, context }: WorkloadInput,
  spec: DaemonSetSpec,
  live: LiveWorkload | null,
  fitting: readonly DaemonNode[],
): Pod<string>[] {
  const before = object.before && daemonSetSpecOf(object.before, '');
  // A toleration that is dropped lets the pod stay that was started under it.
  const isThere = (node: DaemonNode): boolean =>
    hasHadPod(node, spec) ||
    (before !== null && hasHadPod(node, before) && nodeFit(node, spec.placement).shouldContinue);
  const nodes = fitting.filter(isThere).sort((a, b) => byName(a.name, b.name));
  if (!live) {
    const broken = new Set(context.live.brokenPods(object.manifest).map(({ slot }) => slot));
    return nodes.map(({ name, down }, i) => restingPod(name, PRESENT, !down && !broken.has(name), i + 1));
  }
  const [up, down] = [nodes.filter((node) => !node.down), nodes.filter((node) => node.down)];
  const downButWanted = down.filter((node) => nodeFit(node, spec.placement).shouldRun).length;
  const missing = Math.max(0, live.missing - downButWanted);
  const names = up.map(({ name }) => name);
  return [
    ...podsByStatus(names, { ...live, missing }, OLDER),
    ...down.map(({ name }, i) => restingPod(name, OLDER, false, up.length + i + 1)),
  ];
}

/**
 * A node that the snapshot shows without its pods has one if it should run it, or should before it went down: a node of the
 * control plane, whose NoSchedule taint has been there from the start, never got one. Source: kubernetes 1.28,
 * daemon/daemon_controller.go, NodeShouldRunDaemonPod, where such a taint only lets a pod stay that is there.
 */
export function hasHadPod(node: DaemonNode, { placement }: DaemonSetSpec): boolean {
  const healthy = { ...node, taints: withoutConditions(node.taints) };
  return nodeFit(node, placement).shouldContinue && nodeFit(healthy, placement).shouldRun;
}
