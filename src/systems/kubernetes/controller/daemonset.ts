import type { IntOrPercent } from '../../../manifest/quantity.js';
import { byName, groupedBy } from '../../../manifest/lookup.js';
import type { Behaviour } from '../versions.js';
import { type DaemonSetLimits, daemonSetLimits, daemonSetNodes } from './limits.js';
import { type DaemonNode, nodeFit, type Placement } from './node-fit.js';
import { type Halt, isAvailable, type Pod } from './pod.js';

export type DaemonSetStrategy =
  | { readonly type: 'OnDelete' }
  | {
      readonly type: 'RollingUpdate';
      readonly maxUnavailable: IntOrPercent;
      readonly maxSurge: IntOrPercent;
    };

/** A DaemonSet's spec with the API's defaults filled in. */
export interface DaemonSetSpec {
  /** Equal strings are equal pod templates; going back to an old one makes its pods new again. */
  readonly template: string;
  readonly strategy: DaemonSetStrategy;
  readonly minReadySeconds: number;
  readonly placement: Placement;
}

/** Its slot is the name of its node. */
export type DaemonPod = Pod<string>;

/** A node with the pods of the DaemonSet on it, oldest first; without a node where pods name one that does not exist. */
export interface DaemonSlot {
  readonly name: string;
  readonly node: DaemonNode | null;
  readonly pods: readonly DaemonPod[];
}

/** What one sync sees. */
export interface DaemonSetState {
  readonly spec: DaemonSetSpec;
  /** In order of name. */
  readonly slots: readonly DaemonSlot[];
  readonly nowMs: number;
  /** More nodes, each wanted and with one available pod, that are counted and not looked at; absent: none. */
  readonly others?: number;
}

/** Nodes with their pods. Finished pods that are being deleted are left out. Source: daemon_controller.go, getNodesToDaemonPods. */
export function slotsOf(nodes: readonly DaemonNode[], pods: readonly DaemonPod[]): DaemonSlot[] {
  const byNode = groupedBy(pods, (pod) => (pod.finished && pod.terminating ? undefined : pod.slot));
  const known = new Map<string, DaemonNode | null>(nodes.map((node) => [node.name, node]));
  for (const name of byNode.keys()) if (!known.has(name)) known.set(name, null);
  return [...known]
    .map(([name, node]) => {
      const own = [...(byNode.get(name) ?? [])];
      return { name, node, pods: own.sort((a, b) => a.order - b.order) };
    })
    .sort((a, b) => byName(a.name, b.name));
}

/** True for a node that should run the pod. */
export function shouldRun({ node }: DaemonSlot, { placement }: DaemonSetSpec): boolean {
  return node !== null && nodeFit(node, placement).shouldRun;
}

type Fleet = Pick<DaemonSetState, 'spec' | 'slots' | 'others'>;

/** How many nodes should run the pod. */
export function desiredNodes({ spec, slots, others = 0 }: Fleet): number {
  return slots.filter((slot) => shouldRun(slot, spec)).length + others;
}

/** The limits in force; OnDelete has none to speak of. */
export function limitsOf(state: Fleet): DaemonSetLimits {
  const { strategy } = state.spec;
  if (strategy.type === 'OnDelete') return { maxUnavailable: 0, maxSurge: 0 };
  return daemonSetLimits(strategy.maxUnavailable, strategy.maxSurge, desiredNodes(state));
}

/** Whether two pods on a node are allowed: an integer maxSurge above 0, or any percentage but 0%. Source: daemon/util. */
function allowsSurge({ strategy }: DaemonSetSpec): boolean {
  return strategy.type === 'RollingUpdate' && daemonSetNodes(strategy.maxSurge, 1) > 0;
}

/** Nodes to create a pod on, and pods to delete. */
interface DaemonActions {
  readonly create: readonly string[];
  readonly delete: readonly DaemonPod[];
}

const NO_ACTIONS: DaemonActions = { create: [], delete: [] };

/**
 * One sync of the DaemonSet controller: the manage part, and only if that did nothing the rolling update. Null when neither does
 * anything. Source: kubernetes 1.28, daemon/daemon_controller.go, updateDaemonSet.
 */
export function syncDaemonSet(
  state: DaemonSetState,
  behaviour: Behaviour,
): (DaemonActions & { readonly by: 'manage' | 'update' }) | null {
  const isEmpty = (actions: DaemonActions): boolean => actions.create.length + actions.delete.length === 0;
  const managed = manage(state);
  if (!isEmpty(managed)) return { by: 'manage', ...managed };
  const updated = rollingUpdate(state, behaviour);
  return isEmpty(updated) ? null : { by: 'update', ...updated };
}

/**
 * The controller's first part: a pod on every node that should have one, in the current version (also with OnDelete and in the
 * middle of a rollout), and none too many. Source: kubernetes 1.28, daemon/daemon_controller.go, manage, podsShouldBeOnNode.
 */
function manage(state: DaemonSetState): DaemonActions {
  const actions = state.slots.map((slot) => (slot.node ? onOneNode(state, slot, slot.node) : NO_ACTIONS));
  return { create: actions.flatMap(({ create }) => create), delete: actions.flatMap((one) => one.delete) };
}

/** A terminating pod counts as present: without surge the new pod waits until it is gone. */
function onOneNode(state: DaemonSetState, { name, pods }: DaemonSlot, node: DaemonNode): DaemonActions {
  const fit = nodeFit(node, state.spec.placement);
  const live = pods.filter((pod) => !pod.terminating);
  const create = fit.shouldRun ? [name] : [];
  if (pods.length === 0) return { create, delete: [] };
  if (!fit.shouldContinue) return { create: [], delete: live };
  const finished = live.filter((pod) => pod.finished);
  const running = live.filter((pod) => !pod.finished);
  // The oldest stays: going from surge to no surge in the middle deletes the new pod.
  if (!allowsSurge(state.spec)) return { create: [], delete: [...finished, ...running.slice(1)] };
  // A pod may be created beside a terminating one.
  if (running.length === 0) return { create, delete: finished };
  return { create: [], delete: [...finished, ...excessWithSurge(state, running)] };
}

/** Of several the oldest new and the oldest old stay; of both, the old one goes when it is not ready or the new one is available. */
function excessWithSurge(state: DaemonSetState, running: readonly DaemonPod[]): DaemonPod[] {
  const newest = running.find((pod) => pod.template === state.spec.template);
  const old = running.find((pod) => pod.template !== state.spec.template);
  const gone = running.filter((pod) => pod !== newest && pod !== old);
  if (newest && old && (old.readySinceMs === null || isAvailable(newest, state))) gone.push(old);
  return gone;
}

/** The pods of one node as the rolling update sees them. */
interface PodsOnNode {
  readonly name: string;
  readonly wanted: boolean;
  /** True when two live pods of a kind are there: the manage part has to tidy up first. */
  readonly crowded: boolean;
  readonly newPod: DaemonPod | null;
  readonly oldPod: DaemonPod | null;
}

/**
 * Every node with any pod (a terminating one too) and every node that should have one; only pods that are not being deleted are told
 * apart. Source: kubernetes 1.28, daemon/update.go, findUpdatedPodsOnNode, updatedDesiredNodeCounts.
 */
function podsOnNodes({ spec, slots }: DaemonSetState): PodsOnNode[] {
  return slots.flatMap((slot) => {
    const wanted = shouldRun(slot, spec);
    if (slot.pods.length === 0 && !wanted) return [];
    const live = slot.pods.filter((pod) => !pod.terminating);
    const fresh = live.filter((pod) => pod.template === spec.template);
    const old = live.filter((pod) => pod.template !== spec.template);
    const crowded = fresh.length > 1 || old.length > 1;
    return [{ name: slot.name, wanted, crowded, newPod: fresh[0] ?? null, oldPod: old[0] ?? null }];
  });
}

function rollingUpdate(state: DaemonSetState, behaviour: Behaviour): DaemonActions {
  if (state.spec.strategy.type === 'OnDelete') return NO_ACTIONS;
  const { maxUnavailable, maxSurge } = limitsOf(state);
  return maxSurge === 0
    ? updateWithoutSurge(state, maxUnavailable, behaviour)
    : updateWithSurge(state, maxSurge, behaviour);
}

/**
 * One pass of the rolling update with surge: the new pod is created beside the old one, and the old one goes when the new one is
 * available. An old pod that is not available gets its new one at once, whatever the limit says. Source: kubernetes 1.28,
 * daemon/update.go; the rule for nodes that should not run at kubernetes/kubernetes 7e74f25f.
 */
function updateWithSurge(state: DaemonSetState, maxSurge: number, behaviour: Behaviour): DaemonActions {
  const gone: DaemonPod[] = [];
  const unfit: DaemonPod[] = [];
  const atOnce: string[] = [];
  const candidates: string[] = [];
  let surging = 0;
  let available = state.others ?? 0;
  for (const { name, wanted, crowded, newPod, oldPod } of podsOnNodes(state)) {
    if (crowded) surging++;
    const seen = oldPod ?? newPod;
    if (crowded || !seen) continue;
    const isUp = isAvailable(seen, state);
    if (isUp) available++;
    if (!oldPod) continue;
    if (newPod) {
      if (isAvailable(newPod, state)) gone.push(oldPod);
      else surging++;
    } else if (behaviour.daemonSetSurgeSkipsUnfitNodes && !wanted) {
      (isUp ? unfit : gone).push(oldPod);
    } else {
      (isUp ? candidates : atOnce).push(name);
    }
  }
  const spare = Math.max(0, available - desiredNodes(state));
  const left = Math.max(0, maxSurge - surging);
  return { create: [...atOnce, ...candidates.slice(0, left)], delete: [...gone, ...unfit.slice(0, spare)] };
}

/**
 * Without surge: nodes without a live pod, with two, or with a new pod that is not available count as unavailable; an old pod that
 * is not available is deleted at once, whatever the limit says.
 */
function updateStateOf(
  state: DaemonSetState,
  { crowded, newPod, oldPod }: PodsOnNode,
): 'unavailable' | 'done' | 'replace-at-once' | 'candidate' {
  if (crowded || (newPod === null) === (oldPod === null)) return 'unavailable';
  if (newPod) return isAvailable(newPod, state) ? 'done' : 'unavailable';
  return oldPod && isAvailable(oldPod, state) ? 'candidate' : 'replace-at-once';
}

/**
 * Nodes that count against maxUnavailable. Before the fix of 1.31 (and late 1.28 to 1.30) an old pod that is not available was
 * not counted, so each further bad update took maxUnavailable nodes more (kubernetes/kubernetes#123233).
 */
function unavailableNodes(state: DaemonSetState, behaviour: Behaviour): PodsOnNode[] {
  return podsOnNodes(state).filter((node) => {
    const found = updateStateOf(state, node);
    return (
      found === 'unavailable' || (found === 'replace-at-once' && behaviour.daemonSetCountsOldUnavailable)
    );
  });
}

/** One pass of the rolling update without surge. Source: kubernetes 1.28, daemon/update.go, rollingUpdate. */
function updateWithoutSurge(
  state: DaemonSetState,
  maxUnavailable: number,
  behaviour: Behaviour,
): DaemonActions {
  const nodes = podsOnNodes(state);
  const oldPods = (of: ReturnType<typeof updateStateOf>): DaemonPod[] =>
    nodes.flatMap((node) => (updateStateOf(state, node) === of ? (node.oldPod ?? []) : []));
  const left = Math.max(0, maxUnavailable - unavailableNodes(state, behaviour).length);
  return { create: [], delete: [...oldPods('replace-at-once'), ...oldPods('candidate').slice(0, left)] };
}

/** A DaemonSet's status, in nodes. */
interface DaemonSetStatus {
  readonly desired: number;
  readonly current: number;
  readonly updated: number;
  readonly ready: number;
  readonly available: number;
  readonly unavailable: number;
  /** Nodes that have a pod and should have none. */
  readonly misscheduled: number;
}

/**
 * The status: only nodes that should run count, and of each only its oldest pod, a terminating one too, so that `updated` lags
 * while surging. Source: kubernetes 1.28, daemon/daemon_controller.go, updateDaemonSetStatus.
 */
export function daemonSetStatus(state: DaemonSetState): DaemonSetStatus {
  const oldest = (slots: readonly DaemonSlot[]): DaemonPod[] => slots.flatMap(({ pods }) => pods[0] ?? []);
  const isWanted = (slot: DaemonSlot): boolean => shouldRun(slot, state.spec);
  const desired = state.slots.filter(isWanted);
  const pods = oldest(desired);
  const available = pods.filter((pod) => isAvailable(pod, state)).length;
  return {
    desired: desired.length,
    current: pods.length,
    updated: pods.filter((pod) => pod.template === state.spec.template).length,
    ready: pods.filter((pod) => pod.readySinceMs !== null).length,
    available,
    unavailable: desired.length - available,
    misscheduled: oldest(state.slots.filter((slot) => slot.node && !isWanted(slot))).length,
  };
}

/** The reason for which a DaemonSet does nothing; nodes in order of name. */
export function daemonSetHalt(state: DaemonSetState, behaviour: Behaviour): Halt {
  const { desired, updated, available } = daemonSetStatus(state);
  if (updated === desired && available === desired) return { code: 'complete' };
  if (state.spec.strategy.type === 'OnDelete') return { code: 'on-delete' };
  const { maxUnavailable, maxSurge } = limitsOf(state);
  const nodes = podsOnNodes(state);
  const namesOf = (some: readonly PodsOnNode[]): string[] => some.map(({ name }) => name);
  const isDown = (pod: DaemonPod | null): boolean => pod !== null && !isAvailable(pod, state);
  const old = nodes.filter(({ oldPod }) => oldPod !== null).length;
  if (old === 0) {
    const waiting = nodes.filter(({ newPod }) => !newPod || isDown(newPod));
    return { code: 'not-available', slots: namesOf(waiting) };
  }
  if (maxSurge > 0) {
    const surging = nodes.filter(
      ({ crowded, newPod, oldPod }) => crowded || (oldPod !== null && isDown(newPod)),
    );
    return { code: 'at-surge-limit', limit: maxSurge, slots: namesOf(surging), old, total: nodes.length };
  }
  return {
    code: 'at-limit',
    limit: maxUnavailable,
    slots: namesOf(unavailableNodes(state, behaviour)),
  };
}
