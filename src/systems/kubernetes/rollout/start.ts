import { byName, lazily } from '../../../manifest/lookup.js';
import { DEFAULT_NAMESPACE, type Manifest, namespaceOf } from '../../../manifest/manifest.js';
import type { Instant } from '../../../rollout/controller.js';
import type { Snapshot } from '../../../snapshot/snapshot.js';
import { type DaemonSetState, slotsOf } from '../controller/daemonset.js';
import { type DaemonNode, fitsPlacement, nodeFit, withoutConditions } from '../controller/node-fit.js';
import type { Pod } from '../controller/pod.js';
import type { StatefulSetState } from '../controller/statefulset.js';
import {
  type LiveCluster,
  type LiveDeployment,
  type LivePod,
  type LiveStatefulSet,
  type LiveWorkload,
  OLDER,
  podsByStatus,
  PRESENT,
  restingPod,
} from '../objects/live.js';
import type { KubernetesObject, Relation } from '../objects/objects.js';
import type { Autoscaler } from '../objects/replicas.js';
import {
  type DaemonSetSpec,
  daemonSetSpecOf,
  type DeploymentSpec,
  startOrdinalIn,
  type StatefulSetSpec,
} from '../controller/spec.js';
import { idOf } from '../objects/template.js';
import type { Behavior } from '../versions.js';
import { type DeploymentSetting, DeploymentSimulation, initialSets, type ReplicaPod } from './deployment.js';

export interface WorkloadContext {
  readonly behavior: Behavior;
  readonly nodes: readonly DaemonNode[];
  readonly live: LiveCluster;
  readonly autoscalerOf: (workload: Manifest) => Autoscaler | null;
  readonly namesOf: ReturnType<typeof targetNames>;
  readonly at: Instant;
}

export interface WorkloadInput {
  readonly object: KubernetesObject;
  readonly relation: Relation;
  readonly context: WorkloadContext;
}

/**
 * Names for `count` replicas of a workload, numbered from `first` on: `web-0`, or `shop/web-0` in any other namespace than the default
 * one. A name that something else in the world has (a node, a member cluster, a replica of another kind) gets the kind in front.
 */
export function targetNames({
  nodes,
  objects,
}: Snapshot): (workload: Manifest, first: number, count: number) => string[] {
  const taken = lazily(() => {
    const clusters = objects.filter(({ kind }) => kind === 'MemberCluster');
    return new Set([...nodes, ...clusters].map(({ name }) => name));
  });
  return (workload, first, count) => {
    const { kind, name } = workload;
    const namespace = namespaceOf(workload);
    const stem = namespace === DEFAULT_NAMESPACE ? name : `${namespace}/${name}`;
    const plain = Array.from({ length: count }, (_, i) => `${stem}-${first + i}`);
    const names = plain.some((one) => taken().has(one)) ? plain.map((one) => `${kind}/${one}`) : plain;
    for (const one of names) taken().add(one);
    return names;
  };
}

/** The live workload where the plan starts from what its rollout has reached; null where pods at rest are assumed. */
function underWay<L extends LiveWorkload>({ relation }: WorkloadInput, live: L | null): L | null {
  return live && (relation === 'changed' || live.halfway) ? live : null;
}

/** Name of the template that the planned rollout brings. */
export function templateOf({ object, relation }: WorkloadInput, live: LiveWorkload | null): string {
  if (live && relation === 'changed') return idOf(object.manifest);
  return live?.halfway ? live.template : 'the next pod template';
}

/**
 * A Deployment with its pods. At rest it has one ReplicaSet of `size`, as before the change: other replicas are a scaling event, so that it
 * gets its full size first. Under way it has those of the snapshot; new pods become available unless the progress deadline has passed, as
 * far as `mostPlaced` find a place.
 */
export function deploymentStart(
  input: WorkloadInput,
  spec: DeploymentSpec,
  live: LiveDeployment | null,
  { size, ...setting }: Pick<DeploymentSetting, 'targets' | 'mostPlaced'> & { readonly size: number },
): DeploymentSimulation {
  const { context, object } = input;
  const started = underWay(input, live);
  const missing = live ? live.missing : context.live.brokenPods(object.manifest).length;
  const atRest = { template: PRESENT, size, available: size - Math.min(missing, size) };
  const before = started?.total ?? size;
  const { replicaSets, pods } = initialSets(spec, started?.sets ?? (size > 0 ? [atRest] : []), before);
  let free = (setting.mostPlaced ?? Infinity) - pods.filter(({ phase }) => phase === 'up').length;
  const placed = pods.map((pod): ReplicaPod => {
    if (!started || pod.phase === 'up' || pod.template !== spec.template) return pod;
    const isPlaced = free-- > 0;
    return { ...pod, placed: isPlaced, phase: started.timedOut && isPlaced ? 'broken' : 'pending' };
  });
  return new DeploymentSimulation({ spec, replicaSets }, placed, { ...setting, before });
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
  const keeps = underWay(input, live) !== null;
  const current = live && keeps ? live.currentTemplate : PRESENT;
  const ordinalIn = ({ name }: LivePod): readonly [number] | [] => {
    const [, set, ordinal] = /^(.*)-([0-9]+)$/.exec(name) ?? [];
    return set === manifest.name ? [Number(ordinal)] : [];
  };
  const broken = live ? [] : context.live.brokenPods(manifest).flatMap(ordinalIn);
  const atRest = (ordinals: readonly number[]): Pod<number>[] =>
    ordinals.map((ordinal) => restingPod(ordinal, current, !broken.includes(ordinal)));
  const wanted = Array.from({ length: spec.replicas }, (_, i) => spec.startOrdinal + i);
  const first = live ? live.startOrdinal : startOrdinalIn(before ?? { object: {} });
  const size = live?.size ?? replicasBefore;
  const isKnown = live || (relation === 'changed' && before && size !== null);
  const isAdded = (ordinal: number): boolean => ordinal < first || ordinal >= first + (size ?? 0);
  const added = isKnown ? wanted.filter(isAdded) : [];
  let pods: Pod<number>[];
  if (!live) pods = atRest(wanted.filter((ordinal) => !added.includes(ordinal)));
  else if (live.pods.length > 0)
    pods = live.pods.flatMap((pod) =>
      ordinalIn(pod).map((slot) => ({ ...pod, slot, template: keeps ? pod.template : PRESENT })),
    );
  else {
    const status = keeps ? live : { ...live, template: PRESENT };
    const fromLast = Array.from({ length: live.size }, (_, i) => first + live.size - 1 - i);
    pods = podsByStatus(fromLast, status, current);
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
  const keeps = underWay(input, live) !== null;
  const wanted = there.filter((node) => nodeFit(node, spec.placement).shouldRun).map(({ name }) => name);
  const pods =
    live && live.pods.length > 0
      ? onNodes(live.pods, wanted).map((pod) => (keeps ? pod : { ...pod, template: PRESENT }))
      : assumedPods(input, spec, live, there);
  const own = new Set([...pods.map(({ slot }) => slot), ...fitting.map(({ name }) => name)]);
  const nodes = context.nodes.filter(({ name }) => own.has(name));
  return { spec, slots: slotsOf(nodes, pods), nowMs: context.at };
}

/** Unplaced pods wait for a node without a pod, else for one with an old pod; snapshots do not say which. Source: GetTargetNodeName. */
function onNodes(pods: readonly LivePod[], nodes: readonly string[]): LivePod[] {
  const template = pods.find(({ slot }) => !slot)?.template;
  const without = (present: readonly LivePod[]): string[] => {
    const taken = new Set(present.map(({ slot }) => slot));
    return nodes.filter((name) => !taken.has(name));
  };
  const free = [...new Set([...without(pods), ...without(pods.filter((pod) => pod.template === template))])];
  return pods.map((pod) => (pod.slot ? pod : { ...pod, slot: free.shift() ?? '' }));
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
