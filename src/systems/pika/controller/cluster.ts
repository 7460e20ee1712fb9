import { byName, groupedBy } from '../../../manifest/lookup.js';
import type { Instant } from '../../../rollout/controller.js';
import { refuseCreate, refuseUpdate } from '../objects/admission.js';
import {
  has,
  LABEL_PREFIX,
  type Maintenance,
  maintenanceLabel,
  type NodeView,
} from '../objects/maintenance.js';
import { type Clock, type Event, reconcile } from './reconcile.js';

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

interface Ran {
  readonly state: NodeState;
  /** With each maintenance as it was before. */
  readonly announcements: readonly { readonly event: Event; readonly of: Maintenance }[];
}

/** A state after an edit, and why the API server did not take it; null: it did. */
interface Edited {
  readonly state: NodeState;
  readonly rejected: string | null;
}

/** The nodes with their maintenances: an event on one never touches another, and a fleet is large. */
export class Cluster {
  private readonly states = new Map<string, NodeState>();

  /** The controller has been running since before the snapshot: its countdowns are those that the objects have stored. */
  constructor(
    nodes: readonly NodeView[],
    maintenances: readonly Maintenance[],
    private readonly slaPeriodMs: number,
    private readonly now: Instant,
  ) {
    for (const node of nodes) this.states.set(node.name, { ...this.stateOf(node.name), node });
    for (const [name, list] of groupedBy(maintenances, ({ node }) => node)) {
      const stored = new Map(list.map((one) => [one.key, one]));
      const state = { ...this.stateOf(name), maintenances: stored, clock: storedClock(list, now) };
      this.edit(name, () => resynced(state));
    }
  }

  stateOf(name: string): NodeState {
    const { now, slaPeriodMs } = this;
    const empty = { now, slaPeriodMs, node: null, maintenances: new Map(), clock: null, queue: [] };
    return this.states.get(name) ?? empty;
  }

  node(name: string): NodeView | null {
    return this.stateOf(name).node;
  }

  maintenance({ node, key }: Pick<Maintenance, 'node' | 'key'>): Maintenance | null {
    return this.stateOf(node).maintenances.get(key) ?? null;
  }

  /** All of one node, in the order in which they came. */
  onNode(node: string): readonly Maintenance[] {
    return [...this.stateOf(node).maintenances.values()];
  }

  /** Edits one node and its objects, and lets the controller react. */
  edit(node: string, change: (state: NodeState) => NodeState): void {
    const { state } = runUntil(this.stateOf(node), this.now);
    this.states.set(node, runUntil(change(state), this.now).state);
  }
}

/** A countdown that runs fires at the stored expiry; all on a node share that of the first one. */
function storedClock(list: readonly Maintenance[], now: Instant): Clock | null {
  const firesAt = new Map<string, Instant>();
  for (const { key, status, slaExpires, deleting } of list)
    if (status === 'MaintenanceStarted' && !deleting && slaExpires !== null && slaExpires > now)
      firesAt.set(key, slaExpires);
  return firesAt.size === 0 ? null : { expiry: Math.min(...firesAt.values()), firesAt };
}

/** A reconcile comes a little after its cause, so that an expiry is past when its countdown fires. */
const RECONCILE_AFTER_MS = 2;

/** Runs the controller until an instant: countdowns fire, queued objects are reconciled, one after the other. */
export function runUntil(state: NodeState, until: Instant): Ran {
  const announcements: Ran['announcements'][number][] = [];
  for (let current = state; ;) {
    const next = current.queue.length > 0 ? current : fired(current, until);
    if (next === null) return { state: { ...current, now: Math.max(current.now, until) }, announcements };
    const ran = reconcileNext(next);
    announcements.push(...ran.announcements);
    current = ran.state;
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

/** The node cordoned and marked as under a maintenance, as schedulers do it. */
export function cordonedFor(state: NodeState, label: string): NodeState {
  const { node } = state;
  return node
    ? withNode(state, { ...node, unschedulable: true, labels: { ...node.labels, [label]: '' } })
    : state;
}

/** Creates an object. What a manifest says of the status is dropped. */
export function created(
  state: NodeState,
  object: Maintenance,
  hasConfigMap: (namespace: string, name: string) => boolean,
): Edited {
  const { node, maintenances } = state;
  const cluster = { hasNode: () => node !== null, hasConfigMap, maintenances: [...maintenances.values()] };
  const refusal = refuseCreate(object, cluster);
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
