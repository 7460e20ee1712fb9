import { byName } from '../../../manifest/lookup.js';
import { type DaemonSetSpec, type DaemonSetState, slotsOf } from '../controller/daemonset.js';
import type { DeploymentSpec, DeploymentState } from '../controller/deployment.js';
import { type DaemonNode, fitsPlacement, nodeFit, withoutConditions } from '../controller/node-fit.js';
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

/**
 * A Deployment with its pods. At rest it has one ReplicaSet of the size before the change: other replicas are a scaling event, so that it
 * gets its full size first. Under way it has those of the snapshot; new pods become available unless the progress deadline has passed, as
 * far as `mostPlaced` find a place.
 */
export function deploymentStart(
  input: WorkloadInput,
  spec: DeploymentSpec,
  live: LiveDeployment | null,
  size: number,
  mostPlaced: number | null,
): { readonly state: DeploymentState; readonly pods: readonly ReplicaPod[] } {
  const { context, object } = input;
  const started = underWay(input, live);
  const missing = live ? live.missing : context.live.brokenPods(object.manifest).length;
  const atRest = { template: PRESENT, size, available: size - Math.min(missing, size) };
  const sets = started?.sets ?? (size > 0 ? [atRest] : []);
  const { replicaSets, pods } = initialSets(spec, sets, started?.total ?? size);
  if (!started) return { state: { spec, replicaSets }, pods };
  let free = (mostPlaced ?? Infinity) - pods.filter(({ phase }) => phase === 'up').length;
  const placed = pods.map((pod): ReplicaPod => {
    if (pod.phase === 'up' || pod.template !== spec.template) return pod;
    const isPlaced = free-- > 0;
    return { ...pod, placed: isPlaced, phase: started.timedOut && isPlaced ? 'broken' : 'pending' };
  });
  return { state: { spec, replicaSets }, pods: placed };
}

/** Live pods in the simulation, where they have a slot; `keeps`: their templates are distinguished. */
function podsOf<Slot extends string | number>(
  pods: readonly LivePod[],
  keeps: boolean,
  slotOf: (pod: LivePod) => Slot | null,
): Pod<Slot>[] {
  return pods.flatMap((pod) => {
    const slot = slotOf(pod);
    return slot === null ? [] : { ...pod, slot, template: keeps ? pod.template : PRESENT };
  });
}

/** True where the rollout of live pods goes on, or the change brings a template. */
function tellsApart(input: WorkloadInput, live: LiveWorkload | null): boolean {
  return underWay(input, live) !== null || input.relation === 'changed';
}

function ordinalsFrom(first: number, count: number): number[] {
  return Array.from({ length: count }, (_, i) => first + i);
}

/**
 * The pods of a StatefulSet in the snapshot, else as many as its status or the file says; and ordinals that the change adds to those of
 * the snapshot, else of the base, and whose pods are not there. Without a rollout that the change starts or continues, its numbers are
 * for the next one, when these pods are there.
 */
export function statefulSetStart(
  input: WorkloadInput,
  spec: StatefulSetSpec,
  live: LiveStatefulSet | null,
  replicasBefore: number | null,
): { readonly state: StatefulSetState; readonly unserved: ReadonlySet<number> } {
  const { context, object, relation } = input;
  const { manifest, before } = object;
  const keeps = tellsApart(input, live);
  const current = live && keeps ? live.currentTemplate : PRESENT;
  const ordinalIn = ({ name }: LivePod): number | null => {
    const [, ordinal] = /^-([0-9]+)$/.exec(name.slice(manifest.name.length)) ?? [];
    return ordinal !== undefined && name.startsWith(manifest.name) ? Number(ordinal) : null;
  };
  const broken = live ? [] : context.live.brokenPods(manifest).map(ordinalIn);
  const atRest = (ordinals: readonly number[]): Pod<number>[] =>
    ordinals.map((ordinal) => restingPod(ordinal, current, !broken.includes(ordinal)));
  const wanted = ordinalsFrom(spec.startOrdinal, spec.replicas);
  const first = live ? live.startOrdinal : startOrdinalIn(before ?? { object: {} });
  const end = first + (live?.total ?? replicasBefore ?? 0);
  const isKnown = live !== null || (relation === 'changed' && before !== null && replicasBefore !== null);
  const added = isKnown ? wanted.filter((ordinal) => ordinal < first || ordinal >= end) : [];
  let pods: Pod<number>[];
  if (!live) pods = atRest(wanted.filter((ordinal) => !added.includes(ordinal)));
  else if (live.pods.length > 0) pods = podsOf(live.pods, keeps, ordinalIn);
  else {
    const status = keeps ? live : { ...live, template: PRESENT };
    pods = podsByStatus(ordinalsFrom(first, live.total).reverse(), status, current);
  }
  // The next rollout begins once added pods are there.
  if (live && !keeps) pods.push(...atRest(added));
  pods.sort((a, b) => a.slot - b.slot);
  const there = new Set(pods.map(({ slot }) => slot));
  return {
    state: { spec, currentRevision: current, pods, nowMs: context.at },
    unserved: new Set(added.filter((ordinal) => !there.has(ordinal))),
  };
}

/**
 * The pods of a DaemonSet in the snapshot, else those that are assumed to be there; none on nodes that it did not fit before. Without the
 * nodes that it can never be on.
 */
export function daemonSetStart(
  input: WorkloadInput,
  spec: DaemonSetSpec,
  live: LiveWorkload | null,
  joining: ReadonlySet<string>,
): DaemonSetState {
  const { context } = input;
  // On the others its pods can never be.
  const fitting = context.nodes.filter((node) => fitsPlacement(node, spec.placement));
  const there = fitting.filter(({ name }) => !joining.has(name));
  const pods =
    live && live.pods.length > 0
      ? podsOf(live.pods, tellsApart(input, live), ({ slot }) => slot)
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
    return nodes.map(({ name, down }) => restingPod(name, PRESENT, !down && !broken.has(name)));
  }
  const [up, down] = [nodes.filter((node) => !node.down), nodes.filter((node) => node.down)];
  const downButWanted = down.filter((node) => nodeFit(node, spec.placement).shouldRun).length;
  const missing = Math.max(0, live.missing - downButWanted);
  const names = up.map(({ name }) => name);
  return [
    ...podsByStatus(names, { ...live, missing }, OLDER),
    ...down.map(({ name }) => restingPod(name, OLDER, false)),
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
