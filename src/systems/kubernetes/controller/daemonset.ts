import { byName, groupedBy } from '../../../manifest/lookup.js';
import type { Behavior } from '../versions.js';
import { daemonSetLimits, daemonSetNodes } from './limits.js';
import { type DaemonNode, nodeFit } from './node-fit.js';
import { type Halt, isAvailable, type Pod } from './pod.js';
import type { DaemonSetSpec } from './spec.js';

export type DaemonPod = Pod<string>;

/** A node with the pods of the DaemonSet on it, oldest first; without a node where pods name one that does not exist. */
export interface DaemonSlot {
  readonly name: string;
  readonly node: DaemonNode | null;
  readonly pods: readonly DaemonPod[];
}

export interface DaemonSetState {
  readonly spec: DaemonSetSpec;
  readonly slots: readonly DaemonSlot[];
  readonly nowMs: number;
  /** More nodes, each wanted and with one available pod, that are counted and not looked at; absent: none. */
  readonly others?: number;
}

/** Nodes with their pods, which come oldest first. Finished pods that are being deleted are left out. Source: daemon_controller.go, getNodesToDaemonPods. */
export function slotsOf(nodes: readonly DaemonNode[], pods: readonly DaemonPod[]): DaemonSlot[] {
  const byNode = groupedBy(pods, (pod) => (pod.finished && pod.terminating ? undefined : pod.slot));
  const byNodeName = new Map(nodes.map((node) => [node.name, node]));
  return [...new Set([...byNodeName.keys(), ...byNode.keys()])].sort(byName).map((name) => ({
    name,
    node: byNodeName.get(name) ?? null,
    pods: byNode.get(name) ?? [],
  }));
}

export function shouldRun({ node }: DaemonSlot, { placement }: DaemonSetSpec): boolean {
  return node !== null && nodeFit(node, placement).shouldRun;
}

type Fleet = Pick<DaemonSetState, 'spec' | 'slots' | 'others'>;

export function desiredNodes({ spec, slots, others = 0 }: Fleet): number {
  return slots.filter((slot) => shouldRun(slot, spec)).length + others;
}

/** The limits in force; OnDelete has none to speak of. */
export function limitsOf(state: Fleet): ReturnType<typeof daemonSetLimits> {
  const { strategy } = state.spec;
  if (strategy.type === 'OnDelete') return { maxUnavailable: 0, maxSurge: 0 };
  return daemonSetLimits(strategy, desiredNodes(state));
}

interface DaemonActions {
  readonly create: readonly string[];
  readonly delete: readonly DaemonPod[];
}

/**
 * One sync of the DaemonSet controller: the manage part, and only if that did nothing the rolling update. Null when neither does
 * anything. Source: kubernetes 1.28, daemon/daemon_controller.go, updateDaemonSet.
 */
export function syncDaemonSet(
  state: DaemonSetState,
  behavior: Behavior,
): (DaemonActions & { readonly by: 'manage' | 'update' }) | null {
  const managed = manage(state);
  if (managed.create.length + managed.delete.length > 0) return { by: 'manage', ...managed };
  if (state.spec.strategy.type === 'OnDelete') return null;
  const { maxUnavailable, maxSurge } = limitsOf(state);
  const { unavailable, atOnce, candidates } = nodesByTurn(state, behavior);
  const inTurn = candidates.slice(0, Math.max(0, maxUnavailable - unavailable.length));
  const updated =
    maxSurge > 0
      ? updateWithSurge(state, maxSurge, behavior)
      : { create: [], delete: [...atOnce, ...inTurn].flatMap(({ oldPod }) => oldPod ?? []) };
  return updated.create.length + updated.delete.length > 0 ? { by: 'update', ...updated } : null;
}

/**
 * The controller's first part: a pod on every node that should have one, in the current version (also with OnDelete and in the middle of
 * a rollout), and none too many. A terminating pod counts as present: without surge the new pod waits until it is gone, with surge it may
 * be created beside it. Two pods on a node are allowed by an integer maxSurge above 0, or any percentage but 0%. Source: kubernetes 1.28,
 * daemon/daemon_controller.go, manage, podsShouldBeOnNode; daemon/util.
 */
function manage(state: DaemonSetState): DaemonActions {
  const { strategy, placement } = state.spec;
  const allowsSurge = strategy.type === 'RollingUpdate' && daemonSetNodes(strategy.maxSurge, 1) > 0;
  const create: string[] = [];
  const deleted: DaemonPod[] = [];
  for (const { name, node, pods } of state.slots) {
    if (!node) continue;
    const fit = nodeFit(node, placement);
    const live = pods.filter((pod) => !pod.terminating);
    const running = live.filter((pod) => !pod.finished);
    const isFree = pods.length === 0 || (allowsSurge && running.length === 0);
    if (isFree && fit.shouldRun) create.push(name);
    if (!fit.shouldContinue) {
      deleted.push(...live);
      continue;
    }
    if (live.length > running.length) deleted.push(...live.filter((pod) => pod.finished));
    // The oldest stays: going from surge to no surge in the middle deletes the new pod.
    if (running.length > 1) deleted.push(...(allowsSurge ? excess(state, running) : running.slice(1)));
  }
  return { create, delete: deleted };
}

/** The oldest new and the oldest old of several stay; of both, the old one goes when it is not ready or the new one is available. */
function excess(state: DaemonSetState, running: readonly DaemonPod[]): DaemonPod[] {
  const newest = running.find((pod) => pod.template === state.spec.template);
  const old = running.find((pod) => pod.template !== state.spec.template);
  const gone = running.filter((pod) => pod !== newest && pod !== old);
  if (newest && old && (old.readySinceMs === null || isAvailable(newest, state))) gone.push(old);
  return gone;
}

type PodsOnNode = ReturnType<typeof podsOnNodes>[number];

/**
 * Every node with any pod (a terminating one too) and every node that should have one; only pods that are not being deleted are told
 * apart. Source: kubernetes 1.28, daemon/update.go, findUpdatedPodsOnNode, updatedDesiredNodeCounts.
 */
function podsOnNodes({ spec, slots }: DaemonSetState) {
  return slots.flatMap((slot) => {
    const wanted = shouldRun(slot, spec);
    if (slot.pods.length === 0 && !wanted) return [];
    const live = slot.pods.filter((pod) => !pod.terminating);
    const fresh = live.filter((pod) => pod.template === spec.template);
    const old = live.filter((pod) => pod.template !== spec.template);
    // Two live pods of a kind: the manage part has to tidy up first.
    const crowded = fresh.length > 1 || old.length > 1;
    return [{ name: slot.name, wanted, crowded, newPod: fresh[0] ?? null, oldPod: old[0] ?? null }];
  });
}

/**
 * One pass of the rolling update with surge: the new pod is created beside the old one, and the old one goes when the new one is
 * available. An old pod that is not available gets its new one at once, whatever the limit says. Source: kubernetes 1.28,
 * daemon/update.go; the rule for nodes that should not run at kubernetes/kubernetes 7e74f25f.
 */
function updateWithSurge(state: DaemonSetState, maxSurge: number, behavior: Behavior): DaemonActions {
  const [gone, unfit]: [DaemonPod[], DaemonPod[]] = [[], []];
  const [atOnce, candidates]: [string[], string[]] = [[], []];
  let surging = 0;
  let available = state.others ?? 0;
  for (const { name, wanted, crowded, newPod, oldPod } of podsOnNodes(state)) {
    if (crowded) surging++;
    const seen = oldPod ?? newPod;
    if (crowded || !seen) continue;
    const isUp = isAvailable(seen, state);
    if (isUp) available++;
    if (!oldPod) continue;
    if (newPod && !isAvailable(newPod, state)) surging++;
    else if (newPod) gone.push(oldPod);
    else if (behavior.daemonSetSurgeSkipsUnfitNodes && !wanted) (isUp ? unfit : gone).push(oldPod);
    else (isUp ? candidates : atOnce).push(name);
  }
  const spare = Math.max(0, available - desiredNodes(state));
  const left = Math.max(0, maxSurge - surging);
  return { create: [...atOnce, ...candidates.slice(0, left)], delete: [...gone, ...unfit.slice(0, spare)] };
}

/**
 * The nodes of a rolling update without surge: an old pod that is not available is deleted at once, whatever the limit says, others up to
 * maxUnavailable. Nodes without a live pod, with two, or with a new pod that is not available count as
 * unavailable. Source: daemon/update.go, rollingUpdate.
 */
function nodesByTurn(
  state: DaemonSetState,
  { daemonSetCountsOldUnavailable }: Behavior,
): Record<'unavailable' | 'atOnce' | 'candidates', PodsOnNode[]> {
  const turns: ReturnType<typeof nodesByTurn> = { unavailable: [], atOnce: [], candidates: [] };
  for (const node of podsOnNodes(state)) {
    const { crowded, newPod, oldPod } = node;
    if (oldPod && !newPod && !crowded) {
      const isUp = isAvailable(oldPod, state);
      turns[isUp ? 'candidates' : 'atOnce'].push(node);
      if (!isUp && daemonSetCountsOldUnavailable) turns.unavailable.push(node);
    } else if (crowded || oldPod || !newPod || !isAvailable(newPod, state)) turns.unavailable.push(node);
  }
  return turns;
}

/**
 * The status, in nodes: only nodes that should run count, and of each only its oldest pod, a terminating one too, so that `updated` lags
 * while surging. Source: kubernetes 1.28, daemon/daemon_controller.go, updateDaemonSetStatus.
 */
export function daemonSetStatus(
  state: DaemonSetState,
): Record<
  'desired' | 'current' | 'updated' | 'ready' | 'available' | 'unavailable' | 'misscheduled',
  number
> {
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
export function daemonSetHalt(state: DaemonSetState, behavior: Behavior): Halt {
  const { desired, updated, available } = daemonSetStatus(state);
  if (updated === desired && available === desired) return { code: 'complete' };
  if (state.spec.strategy.type === 'OnDelete') return { code: 'on-delete' };
  const { maxUnavailable, maxSurge } = limitsOf(state);
  const nodes = podsOnNodes(state);
  const namesOf = (some: readonly PodsOnNode[]): string[] => some.map(({ name }) => name);
  const isUp = (pod: DaemonPod | null): boolean => pod !== null && isAvailable(pod, state);
  const old = nodes.filter(({ oldPod }) => oldPod !== null).length;
  if (old === 0) return { code: 'not-available', pods: namesOf(nodes.filter(({ newPod }) => !isUp(newPod))) };
  const isSurging = ({ crowded, newPod, oldPod }: PodsOnNode): boolean =>
    crowded || (oldPod !== null && newPod !== null && !isUp(newPod));
  const [holding, by, limit] =
    maxSurge > 0
      ? ([nodes.filter(isSurging), 'maxSurge', maxSurge] as const)
      : ([nodesByTurn(state, behavior).unavailable, 'maxUnavailable', maxUnavailable] as const);
  return { code: 'not-available', pods: namesOf(holding), keeps: { old, by, limit } };
}
