import { byName, groupedBy } from '../../../manifest/lookup.js';
import { isQualifiedName } from '../../../manifest/selector.js';
import type { Instant } from '../../../rollout/controller.js';
import {
  FINALIZER,
  has,
  hasBegun,
  isDraining,
  LABEL_PREFIX,
  type Maintenance,
  maintenanceLabel,
  type MaintenanceStep,
  type NodeView,
  READY,
  type Status,
  STEPS,
  TERMINATED,
} from '../objects/maintenance.js';

/** The countdowns of one node, in the memory of the controller: a restart loses them. */
interface Clock {
  /** The expiry of the first one, which later ones inherit. */
  readonly expiry: Instant;
  /** When each countdown fires, by the key of its maintenance. */
  readonly firesAt: ReadonlyMap<string, Instant>;
}

/** One node with its maintenances and its part of the controller. Plain data: replaced, never changed. */
export interface NodeState {
  readonly now: Instant;
  readonly slaPeriodMs: number;
  /** Null: there is no such node. */
  readonly node: NodeView | null;
  /** By `namespace/name`, in the order in which they came. */
  readonly maintenances: ReadonlyMap<string, Maintenance>;
  readonly clock: Clock | null;
  /** Keys of maintenances to reconcile, in turn, none twice. */
  readonly queue: readonly string[];
}

/** The nodes by name: an event on one never touches another, and a fleet is large. */
export type Cluster = ReadonlyMap<string, NodeState>;

/** The controller has been running since before the snapshot: its countdowns are those that the objects have stored. */
export function clusterOf(
  nodes: readonly NodeView[],
  maintenances: readonly Maintenance[],
  given: Pick<NodeState, 'now' | 'slaPeriodMs'>,
): Map<string, NodeState> {
  const empty = { ...given, node: null, maintenances: new Map(), clock: null, queue: [] };
  const cluster = new Map(nodes.map((node): [string, NodeState] => [node.name, { ...empty, node }]));
  for (const [name, list] of groupedBy(maintenances, ({ node }) => node)) {
    const firesAt = new Map<string, Instant>();
    for (const { key, status, slaExpires, deleting } of list)
      if (status === 'MaintenanceStarted' && !deleting && slaExpires !== null && slaExpires > given.now)
        firesAt.set(key, slaExpires);
    const clock = firesAt.size === 0 ? null : { expiry: Math.min(...firesAt.values()), firesAt };
    const stored = new Map(list.map((one) => [one.key, one]));
    const state = { ...(cluster.get(name) ?? empty), maintenances: stored, clock };
    cluster.set(name, runUntil(resynced(state), given.now));
  }
  return cluster;
}

export function nodeIn(cluster: Cluster, name: string): NodeView | null {
  return cluster.get(name)?.node ?? null;
}

/** All of one node, in the order in which they came. */
export function allOn(cluster: Cluster, name: string): readonly Maintenance[] {
  return [...(cluster.get(name)?.maintenances.values() ?? [])];
}

/** A reconcile comes a little after its cause, so that an expiry is past when its countdown fires. */
const RECONCILE_AFTER_MS = 2;

/** Runs the controller until an instant: countdowns fire, queued objects are reconciled, one after the other. */
export function runUntil(state: NodeState, until: Instant): NodeState {
  for (let current = state; ;) {
    const next = current.queue.length > 0 ? current : fired(current, until);
    if (next === null) return { ...current, now: Math.max(current.now, until) };
    const [key = '', ...queue] = next.queue;
    current = reconciled({ ...next, queue, now: next.now + RECONCILE_AFTER_MS }, key);
  }
}

/** The state after the countdown that fires next; of several at one instant the first in byte order. */
function fired(state: NodeState, until: Instant): NodeState | null {
  const { clock, now } = state;
  const [first] = [...(clock?.firesAt ?? [])].sort(([a, at], [b, other]) => at - other || byName(a, b));
  if (!clock || !first || first[1] > until) return null;
  const [key, at] = first;
  const firesAt = new Map([...clock.firesAt].filter(([one]) => one !== key));
  const left = firesAt.size === 0 ? null : { ...clock, firesAt };
  return enqueued({ ...state, clock: left, now: Math.max(now, at) }, [key]);
}

/** Every object is reconciled again, in order of key, as after the informer's resync. */
export function resynced(state: NodeState): NodeState {
  return enqueued(state, [...state.maintenances.keys()].sort(byName));
}

/** Objects to reconcile behind those that are queued; one that is queued keeps its turn. */
function enqueued(state: NodeState, keys: readonly string[]): NodeState {
  return { ...state, queue: [...new Set([...state.queue, ...keys])] };
}

/** Creates an object or stores an edit of it, which reconciles it. Being deleted, it is gone with its last finalizer, and nothing is reconciled. */
export function withMaintenance(state: NodeState, maintenance: Maintenance): NodeState {
  const { key, deleting, finalizers } = maintenance;
  const maintenances = new Map([...state.maintenances, [key, maintenance]]);
  if (!deleting || finalizers.length > 0) return enqueued({ ...state, maintenances }, [key]);
  maintenances.delete(key);
  return { ...state, maintenances };
}

/** An object as it is created: what a manifest says of the status is dropped. */
export function asNew(object: Maintenance): Maintenance {
  return { ...object, status: '', slaExpires: null, conditions: {}, transitions: [], deleting: false };
}

/** Deletes an object, which no webhook validates. */
export function deleted(state: NodeState, key: string): NodeState {
  const one = state.maintenances.get(key);
  return !one || one.deleting ? state : withMaintenance(state, { ...one, deleting: true });
}

/**
 * Stores a node and reconciles the maintenances that the watch on nodes finds: on a cordon or uncordon all with their label on the
 * node (on a cordon not those being deleted), else those whose label is new on a cordoned node. A label that goes away is not
 * noticed. A node that comes back helps only drained maintenances, and only where it has no label of any.
 * Source: NVIDIA/pika 8a1803ee, pkg/enqueue/nodeEnqueue.go.
 */
export function withNode(state: NodeState, node: NodeView): NodeState {
  const { node: before, maintenances } = state;
  const isFlip = before?.unschedulable !== node.unschedulable;
  const isLabeled = Object.keys(node.labels).some((key) => key.startsWith(LABEL_PREFIX));
  const isFound = (one: Maintenance): boolean => {
    if (!before) return !isLabeled && one.status === 'ObjectsDrained';
    if (!has(node.labels, maintenanceLabel(one))) return false;
    if (isFlip) return !(node.unschedulable && one.deleting);
    return node.unschedulable && !has(before.labels, maintenanceLabel(one));
  };
  const found = [...maintenances.values()].filter(isFound).map(({ key }) => key);
  return enqueued({ ...state, node }, found.sort(byName));
}

/** The writes of one reconcile. Deleting or completing one maintenance cancels the countdowns of all on its node. */
interface Change {
  readonly maintenance?: Maintenance;
  readonly node?: NodeView;
  readonly clock?: Clock | null;
}

const UNCHANGED: Change = {};

/** One reconcile. Without the node the controller stops before it looks at an object, and the finalizer stays. */
function reconciled(state: NodeState, key: string): NodeState {
  const { node } = state;
  const one = state.maintenances.get(key);
  if (!one || !node) return state;
  const { maintenance = one, node: nodeAfter = node, clock = state.clock } = changeOf(one, node, state);
  const seen = withNode({ ...state, clock }, nodeAfter);
  return maintenance === one ? seen : withMaintenance(seen, maintenance);
}

/** Upstream has no least period: one of nanoseconds would mean that many rounds until the expiry. */
const LEAST_REARM_MS = 1000;

/** The first handler that applies, and no other. Source: NVIDIA/pika 8a1803ee, notifymaintenance_controller.go, getReconcileReason. */
function changeOf(one: Maintenance, node: NodeView, state: NodeState): Change {
  const { status, deleting, key, slaExpires, annotations } = one;
  const { clock, now, slaPeriodMs } = state;
  const isTerminated = has(annotations, TERMINATED);
  if (deleting && !isTerminated) return onDeletion(one, node);
  if (status === '') return onInit(one, now);
  if (isTerminated) return onNode(one, node, state);
  // Strictly after the stored instant.
  const isExpired = slaExpires !== null && slaExpires < now;
  const isStarted = status === 'MaintenanceStarted';
  if (isStarted && isExpired) return moved(one, 'SLAExpired', now);
  // A countdown that is missing starts again in full; one that fired too early, after a restart with a shorter period, too.
  if (isStarted && slaExpires !== null && !clock?.firesAt.has(key))
    return { clock: withCountdown(one, { clock, now, slaPeriodMs: Math.max(slaPeriodMs, LEAST_REARM_MS) }) };
  // An annotation that is there hides what happens to the node: it is compared with a condition of a name that no condition has.
  const [drain, ...others] = STEPS;
  const step = others.find(({ from }) => from === status);
  if (step && has(annotations, step.key)) return onAnnotation(one, step, now);
  if ((isStarted || isExpired) && has(annotations, READY)) {
    // Any value but `true` does nothing, and neither does a `true` that was recorded before.
    const isRecorded = one.conditions[conditionOf(READY)] === 'true';
    return annotations[READY] !== 'true' || isRecorded ? UNCHANGED : onAnnotation(one, drain, now);
  }
  return onNode(one, node, state);
}

/** An ID that is no label name is refused by the API server, so the object stays in the empty status. */
function onInit(maintenance: Maintenance, now: Instant): Change {
  const label = maintenanceLabel(maintenance);
  if (!isQualifiedName(label)) return UNCHANGED;
  const finalizers = [...new Set([...maintenance.finalizers, FINALIZER])];
  const labels = { [label]: '', ...maintenance.labels };
  return moved({ ...maintenance, finalizers, labels }, 'MaintenanceScheduled', now);
}

/** A scheduled object is released at once: nothing is announced, and no uncordon is waited for. */
function onDeletion(maintenance: Maintenance, node: NodeView): Change {
  if (!hasBegun(maintenance.status))
    return released(maintenance, node, (key) => key === maintenanceLabel(maintenance));
  const annotations = { ...maintenance.annotations, [TERMINATED]: '' };
  return { maintenance: { ...maintenance, annotations }, clock: null };
}

/** Starts on a cordoned node, completes on a schedulable one. Only objects with their label on the node look, or ending ones. */
function onNode(maintenance: Maintenance, node: NodeView, state: NodeState): Change {
  const { status, deleting, annotations, finalizers, slaExpires, key } = maintenance;
  const isLabeled = has(node.labels, maintenanceLabel(maintenance));
  if (!isLabeled && !has(annotations, TERMINATED) && !deleting) return UNCHANGED;
  if (!node.unschedulable) {
    if (!finalizers.includes(FINALIZER) || !hasBegun(status)) return UNCHANGED;
    // Labels of all maintenances are stripped from the node, and foreign ones that begin alike.
    return released(
      maintenance,
      node,
      (label) => label.startsWith(LABEL_PREFIX) || label.startsWith('cordoned'),
    );
  }
  if (deleting) return UNCHANGED;
  if (status === 'MaintenanceScheduled') {
    if (slaExpires !== null) return moved(maintenance, 'MaintenanceStarted', state.now);
    const clock = withCountdown(maintenance, state);
    const started = { ...maintenance, slaExpires: storedInstant(clock.firesAt.get(key) ?? clock.expiry) };
    return { clock, ...moved(started, 'MaintenanceStarted', state.now) };
  }
  // The value of the ready annotation is not read here: even `false` counts as drained.
  return isDraining(status) && has(annotations, READY)
    ? moved(maintenance, 'ObjectsDrained', state.now)
    : UNCHANGED;
}

/** Takes labels off the node, and the finalizer off the object. Without one it stays the same: what does not change is not reconciled again. */
function released(one: Maintenance, node: NodeView, isStripped: (key: string) => boolean): Change {
  const finalizers = one.finalizers.filter((name) => name !== FINALIZER);
  const maintenance = finalizers.length === one.finalizers.length ? one : { ...one, finalizers };
  const labels = Object.fromEntries(Object.entries(node.labels).filter(([key]) => !isStripped(key)));
  return { maintenance, node: { ...node, labels }, clock: null };
}

/** Records an annotation as a condition, and moves by its value. There is no state of success: `validated` moves nothing. */
function onAnnotation(one: Maintenance, { key, to, values }: MaintenanceStep, now: Instant): Change {
  const [type, value = ''] = [conditionOf(key), one.annotations[key]];
  const isRecorded = one.conditions[type] === value;
  const maintenance = isRecorded ? one : { ...one, conditions: { ...one.conditions, [type]: value } };
  if (value === values.failed) return moved(maintenance, 'MaintenanceIncomplete', now);
  return value === values.done && to !== null ? moved(maintenance, to, now) : { maintenance };
}

/** A condition is named after its annotation, without the prefix. */
function conditionOf(annotation: string): string {
  return annotation.slice(LABEL_PREFIX.length);
}

/** The object in its next status, with one more line of history. */
function moved(maintenance: Maintenance, status: Status, now: Instant): Change {
  const transitions = [...maintenance.transitions, { status, at: storedInstant(now) }];
  return { maintenance: { ...maintenance, status, transitions } };
}

/** Times are stored in whole seconds. */
function storedInstant(instant: Instant): Instant {
  return Math.floor(instant / 1000) * 1000;
}

/**
 * The clock with a countdown for the object, unless it is running. The first one on a node always runs a full period from now, whatever
 * its object has stored: that is how a restart delays SLAExpired. Others on the node keep their stored expiry, or inherit that of the
 * first one. Source: NVIDIA/pika 8a1803ee, controllers/sla_timer.go, StartCountDown and registerCountDown.
 */
function withCountdown(
  { key, slaExpires }: Maintenance,
  { clock, now, slaPeriodMs }: Pick<NodeState, 'clock' | 'now' | 'slaPeriodMs'>,
): Clock {
  if (clock?.firesAt.has(key)) return clock;
  const expiry = clock?.expiry ?? now + slaPeriodMs;
  const at = clock ? (slaExpires ?? expiry) : expiry;
  return { expiry, firesAt: new Map([...(clock?.firesAt ?? []), [key, at]]) };
}
