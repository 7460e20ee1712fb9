import { byName } from '../../../manifest/lookup.js';
import type { Instant } from '../../../rollout/controller.js';
import { refuseCreate, refuseUpdate } from '../admission/webhook.js';
import {
  has,
  LABEL_PREFIX,
  type Maintenance,
  maintenanceLabel,
  type NodeView,
  withText,
} from '../objects/maintenance.js';
import { type Event, reconcile } from './reconcile.js';
import { type Clock, endCountdown, nextFiring } from './sla-timer.js';

/** One node with its maintenances and its part of the controller. Plain data: replaced, never changed. */
export interface NodeState {
  readonly now: Instant;
  readonly slaPeriodMs: number;
  /** Null: there is no such node. */
  readonly node: NodeView | null;
  /** By `namespace/name`. */
  readonly maintenances: ReadonlyMap<string, Maintenance>;
  readonly clock: Clock | null;
  /** Keys of maintenances to reconcile, in turn, none twice. */
  readonly queue: readonly string[];
}

interface Announcement {
  readonly event: Event;
  /** As it was before. */
  readonly of: Maintenance;
}

interface Ran {
  readonly state: NodeState;
  readonly announcements: readonly Announcement[];
}

/** A state after an edit, and why the API server did not take it; null: it did. */
interface Edited {
  readonly state: NodeState;
  readonly rejected: string | null;
}

/** A reconcile comes a little after its cause, so that an expiry is past when its countdown fires. */
const RECONCILE_AFTER_MS = 2;

/** Runs the controller until an instant: countdowns fire, queued objects are reconciled, one after the other. */
export function runUntil(state: NodeState, until: Instant): Ran {
  const announcements: Announcement[] = [];
  for (let current = state; ;) {
    const next = current.queue.length > 0 ? current : fired(current, until);
    if (next === null) return { state: { ...current, now: Math.max(current.now, until) }, announcements };
    const ran = reconcileNext(next);
    announcements.push(...ran.announcements);
    current = ran.state;
  }
}

function fired(state: NodeState, until: Instant): NodeState | null {
  const firing = nextFiring(state.clock);
  if (!state.clock || !firing || firing.at > until) return null;
  const clock = endCountdown(state.clock, firing.key);
  return enqueued({ ...state, clock, now: Math.max(state.now, firing.at) }, [firing.key]);
}

function reconcileNext(waiting: NodeState): Ran {
  const [key = '', ...queue] = waiting.queue;
  const state = { ...waiting, queue, now: waiting.now + RECONCILE_AFTER_MS };
  const { node, clock, now, slaPeriodMs } = state;
  const before = state.maintenances.get(key);
  // Without the node the controller stops here; and the finalizer stays.
  if (!before || !node) return { state, announcements: [] };
  const { events, ...after } = reconcile({ maintenance: before, node, clock }, now, slaPeriodMs);
  const announcements = events.map((event) => ({ event, of: before }));
  const seen = withNode({ ...state, clock: after.clock }, after.node);
  const { maintenance } = after;
  if (maintenance === before) return { state: seen, announcements };
  const isGone = maintenance.deleting && maintenance.finalizers.length === 0;
  return { state: isGone ? without(seen, key) : withMaintenance(seen, maintenance), announcements };
}

/** Every object is reconciled again, in order of key, as after the informer's resync. */
export function resynced(state: NodeState): NodeState {
  return enqueued(state, [...state.maintenances.keys()].sort(byName));
}

/** Objects to reconcile behind those that are queued; one that is queued keeps its turn. */
function enqueued(state: NodeState, keys: readonly string[]): NodeState {
  return { ...state, queue: [...new Set([...state.queue, ...keys])] };
}

/** Stores an object, which reconciles it. */
function withMaintenance(state: NodeState, maintenance: Maintenance): NodeState {
  const maintenances = new Map([...state.maintenances, [maintenance.key, maintenance]]);
  return enqueued({ ...state, maintenances }, [maintenance.key]);
}

/** An object that is gone reconciles nothing. */
function without(state: NodeState, key: string): NodeState {
  return { ...state, maintenances: new Map([...state.maintenances].filter(([one]) => one !== key)) };
}

/**
 * Stores a node and reconciles the maintenances that the watch on nodes finds: on a cordon or uncordon all with their label on the
 * node (on a cordon not those being deleted), else those whose label is new on a cordoned node. A label that goes away is not
 * noticed. Source: NVIDIA/pika 8a1803ee, pkg/enqueue/nodeEnqueue.go.
 */
export function withNode(state: NodeState, node: NodeView): NodeState {
  const { node: before, maintenances } = state;
  const stored = { ...state, node };
  const keysOf = (isFound: (one: Maintenance) => boolean): string[] =>
    [...maintenances.values()].flatMap((one) => (isFound(one) ? one.key : [])).sort(byName);
  if (!before) {
    // A node that comes back helps only drained maintenances, and only where it has no label of any.
    const isLabelled = Object.keys(node.labels).some((key) => key.startsWith(LABEL_PREFIX));
    return enqueued(stored, isLabelled ? [] : keysOf(({ status }) => status === 'ObjectsDrained'));
  }
  const isFlip = before.unschedulable !== node.unschedulable;
  if (!isFlip && !node.unschedulable) return stored;
  return enqueued(
    stored,
    keysOf((one) => {
      const label = maintenanceLabel(one);
      if (!has(node.labels, label)) return false;
      return isFlip ? !(node.unschedulable && one.deleting) : !has(before.labels, label);
    }),
  );
}

/** The node cordoned and marked as under a maintenance, as schedulers do it. */
export function cordonedFor(state: NodeState, label: string): NodeState {
  const { node } = state;
  return node
    ? withNode(state, { ...node, unschedulable: true, labels: withText(node.labels, label, '') })
    : state;
}

/** Creates an object. What a manifest says of the status is dropped. */
export function created(
  state: NodeState,
  object: Maintenance,
  hasConfigMap: (namespace: string, name: string) => boolean,
): Edited {
  const { node, maintenances } = state;
  const refusal = refuseCreate(object, {
    hasNode: () => node !== null,
    hasConfigMap,
    maintenances: [...maintenances.values()],
  });
  if (refusal) return { state, rejected: `webhook: ${refusal.text}` };
  if (maintenances.has(object.key)) return { state, rejected: `"${object.key}" already exists` };
  const stored = { status: '', slaExpires: null, conditions: {}, transitions: [], deleting: false } as const;
  return { state: withMaintenance(state, { ...object, ...stored }), rejected: null };
}

/** Gives an object other annotations. */
export function annotated(state: NodeState, key: string, annotations: Maintenance['annotations']): Edited {
  const before = state.maintenances.get(key);
  if (!before) return { state, rejected: `"${key}" not found` };
  const after = { ...before, annotations };
  const refusal = refuseUpdate(before, after);
  if (refusal) return { state, rejected: `webhook: ${refusal.text}` };
  return { state: withMaintenance(state, after), rejected: null };
}

/** Deletes an object, which no webhook validates. Without a finalizer it is gone at once. */
export function deleted(state: NodeState, key: string): NodeState {
  const one = state.maintenances.get(key);
  if (!one || one.deleting) return state;
  return one.finalizers.length === 0
    ? without(state, key)
    : withMaintenance(state, { ...one, deleting: true });
}
