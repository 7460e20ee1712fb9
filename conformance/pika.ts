import { labelsIn } from '../src/manifest/fields.js';
import { byName } from '../src/manifest/lookup.js';
import type { JsonObject } from '../src/manifest/manifest.js';
import { formatGoDuration, goDurationMs } from '../src/manifest/quantity.js';
import { isQualifiedName } from '../src/manifest/selector.js';
import { refuseCreate, refuseUpdate, shapeOf } from '../src/systems/pika/admission.js';
import {
  asNew,
  deleted,
  type NodeState,
  resynced,
  runUntil,
  withMaintenance,
  withNode,
} from '../src/systems/pika/controller/node.js';
import {
  CLIENT,
  FINALIZER,
  has,
  hasBegun,
  isDraining,
  type Maintenance,
  maintenanceLabel,
  type NodeView,
  readMaintenance,
  READY,
  TERMINATED,
  VALIDATION,
} from '../src/systems/pika/objects/maintenance.js';
import { readSlaPeriod } from '../src/systems/pika/options.js';
import { differs, type Families, type Mismatch } from './family.js';
import { instant, object, objects, stamp, text, texts, truth } from './read.js';

export const families: Families = {
  config,
  lifecycle: timeline,
  pairs,
  parallel: timeline,
  sla: timeline,
  transitions,
  validation,
};

/** text of the config file -> its period, or why the controller does not start. */
function config(vector: JsonObject): Mismatch {
  const period = readSlaPeriod(text(vector, 'yaml'));
  return differs(
    object(vector, 'expect'),
    'error' in period
      ? { accepted: false, error: period.error }
      : { accepted: true, slaPeriod: formatGoDuration(period.nanos), slaPeriodNanos: `${period.nanos}` },
  );
}

/** object + operation -> what the CRD, the webhook and the label syntax make of it. No layer looks at a deletion. */
function validation(vector: JsonObject): Mismatch {
  const [cluster, operation] = [object(vector, 'cluster'), text(vector, 'operation')];
  const shape = shapeOf(object(vector, 'new'));
  const one = readMaintenance(shape.stored);
  const view = {
    hasNode: (name: string) => texts(cluster, 'nodes').includes(name),
    hasConfigMap: (space: string, name: string) => texts(cluster, 'configMaps').includes(`${space}/${name}`),
    maintenances: objects(cluster, 'maintenances').map((other) => readMaintenance(other)),
  };
  const refusals: Readonly<Record<string, () => ReturnType<typeof refuseUpdate>>> = {
    CREATE: () => refuseCreate(one, view),
    UPDATE: () => refuseUpdate(readMaintenance(object(vector, 'old')), one),
  };
  const errors = (operation in refusals ? shape.violations : []).map(({ path, rule, missing, message }) =>
    missing === undefined
      ? `${path.join('.')}: ${rule === 'pattern' ? 'does not match pattern' : message}`
      : `${[...path, missing].join('.')}: required`,
  );
  const error = refusals[operation]?.()?.text;
  const [key, accepted] = [maintenanceLabel(one), errors.length === 0 && error === undefined];
  return differs(object(vector, 'expect'), {
    crd: { accepted: errors.length === 0, errors: errors.sort() },
    label: { key, valid: isQualifiedName(key) },
    webhook: error === undefined ? { accepted: true } : { accepted: false, error },
    ...{ accepted, usable: accepted && isQualifiedName(key) },
  });
}

const [NODE, KEY] = ['n1', 'm/a'];

/** Edits of others that may come before a reconcile. */
const OTHERS: readonly Partial<Maintenance>[] = [
  {},
  { deleting: true },
  { deleting: true, annotations: { [TERMINATED]: '' } },
  ...['true', 'false'].map((value) => ({ annotations: { [READY]: value } })),
  ...['inprogress', 'complete', 'incomplete'].map((value) => ({ annotations: { [CLIENT]: value } })),
  ...['validated', 'failed'].map((value) => ({ annotations: { [VALIDATION]: value } })),
];

/** Two statuses -> whether one reconcile leads from one to the other, whatever others do. The reason of a vector is prose of its author. */
function pairs({ from, to, allowed = null }: JsonObject): Mismatch {
  const status = from as Maintenance['status'];
  const one = written({
    ...{ status, finalizers: [FINALIZER] },
    slaExpires: hasBegun(status) ? '1970-01-01T00:00:02Z' : null,
    conditions: hasBegun(status) && !isDraining(status) ? { readyForMaintenance: 'true' } : {},
  });
  const state = { slaPeriodMs: 2000, clock: { expiry: 9000, firesAt: new Map([[KEY, 9000]]) }, queue: [KEY] };
  const reached = OTHERS.flatMap((edit) =>
    [true, false].flatMap((unschedulable) =>
      [0, 5000].map((now) => {
        const node = { name: NODE, unschedulable, labels: { [maintenanceLabel(one)]: '' } };
        const maintenances = new Map([[KEY, { ...one, ...edit }]]);
        const is = runUntil({ ...state, now, node, maintenances }, now).maintenances.get(KEY);
        return is ? is.transitions[0]?.status : '(removed)';
      }),
    ),
  );
  return differs({ allowed }, { allowed: reached.some((status) => status === to) });
}

/** A state after an edit of others, or why the API server does not take it. */
type Edit = (state: NodeState, step: JsonObject) => NodeState | string;

const ofNode =
  (edit: (node: NodeView, step: JsonObject) => Partial<NodeView>): Edit =>
  (state, step) =>
    state.node
      ? withNode(state, { ...state.node, ...edit(state.node, step) })
      : `nodes "${text(step, 'node')}" not found`;
const ofObject =
  (edit: (state: NodeState, one: Maintenance, step: JsonObject) => NodeState | string): Edit =>
  (state, step) => {
    const one = state.maintenances.get(text(step, 'maintenance'));
    return one ? edit(state, one, step) : `"${text(step, 'maintenance')}" not found`;
  };
const annotated = (state: NodeState, one: Maintenance, annotations: Maintenance['annotations']) => {
  const refusal = refuseUpdate(one, { ...one, annotations });
  return refusal ? `webhook: ${refusal.text}` : withMaintenance(state, { ...one, annotations });
};
const plus = (of: Readonly<Record<string, string>>, step: JsonObject) => {
  return { ...of, [text(step, 'key')]: text(step, 'value') };
};
const minus = (of: Readonly<Record<string, string>>, { key }: JsonObject) =>
  Object.fromEntries(Object.entries(of).filter(([one]) => one !== key));

/** What others do to a node and its objects. */
const EDITS: Readonly<Record<string, Edit>> = {
  cordon: ofNode(() => ({ unschedulable: true })),
  uncordon: ofNode(() => ({ unschedulable: false })),
  cordonAndLabel: ofNode(({ labels }, step) => ({ labels: plus(labels, step), unschedulable: true })),
  labelNode: ofNode(({ labels }, step) => ({ labels: plus(labels, step) })),
  unlabelNode: ofNode(({ labels }, step) => ({ labels: minus(labels, step) })),
  deleteNode: (state) => ({ ...state, node: null }),
  createNode: (state, step) =>
    state.node
      ? `nodes "${state.node.name}" already exists`
      : withNode(state, nodeOf(step, text(step, 'node'))),
  annotate: ofObject((state, one, step) => annotated(state, one, plus(one.annotations, step))),
  unannotate: ofObject((state, one, step) => annotated(state, one, minus(one.annotations, step))),
  deleteMaintenance: ofObject((state, { key }) => deleted(state, key)),
  createMaintenance: ({ node, maintenances, ...state }, step) => {
    const one = readMaintenance(object(step, 'object'));
    const view = { hasNode: () => node !== null, hasConfigMap: () => false };
    const refusal = refuseCreate(one, { ...view, maintenances: [...maintenances.values()] });
    if (refusal) return `webhook: ${refusal.text}`;
    if (maintenances.has(one.key)) return `"${one.key}" already exists`;
    return withMaintenance({ ...state, node, maintenances }, asNew(one));
  },
  resync: resynced,
  restartController: (state, step) => {
    const slaPeriodMs = goDurationMs(text(step, 'slaPeriod')) ?? state.slaPeriodMs;
    return resynced({ ...state, clock: null, queue: [], slaPeriodMs });
  },
  observe: (state) => state,
};

/** What is announced between two states of a node: each move but the first, the end of a deleted object, and its uncordon. */
function announcedOf(before: NodeState, after: NodeState): Announced[] {
  return [...before.maintenances.values()].flatMap((was) => {
    const { status, annotations, finalizers, deleting, transitions: moves, key: maintenance } = was;
    const is = after.maintenances.get(maintenance);
    const isEnded = deleting && !has(annotations, TERMINATED) && has(is?.annotations ?? ENDED, TERMINATED);
    const isReleased = finalizers.includes(FINALIZER) && !is?.finalizers.includes(FINALIZER);
    const events = [
      ...(is?.transitions ?? [])
        .slice(moves.length)
        .map((move) => (move.status === 'MaintenanceStarted' ? 'SLAStarted' : move.status)),
      ...(isEnded ? [isDraining(status) ? 'MaintenanceCancelled' : 'MaintenanceEnded'] : []),
      ...(isReleased ? ['MaintenanceComplete'] : []),
    ];
    const isSilent = !hasBegun(status) && isReleased;
    return events.flatMap((event) =>
      isSilent || event === 'MaintenanceScheduled' ? [] : { event, maintenance },
    );
  });
}

const ENDED = { [TERMINATED]: '' };

/** The nodes of a vector, by name. */
type World = ReadonlyMap<string, NodeState>;

type Announced = { readonly event: string; readonly maintenance: string };

interface Stepped {
  readonly world: World;
  readonly announced: readonly Announced[];
  readonly rejected: string | null;
}

/** The world is looked at this long after each step. */
const SETTLE_MS = 400;
const NOTHING = { node: null, maintenances: new Map<string, Maintenance>(), clock: null, queue: [] };

/** One step: time passes until it, it is done on its node, or on all, and the world settles. */
function stepped(world: World, action: JsonObject, at: number): Stepped {
  const edit = EDITS[text(action, 'action')];
  if (!edit) throw new Error(`unknown action ${text(action, 'action')}`);
  const known = [...world].find(([, state]) => state.maintenances.has(text(action, 'maintenance')));
  const of =
    text(action, 'node') || text(object(object(action, 'object'), 'spec'), 'nodeObject') || known?.[0];
  const states = new Map(world);
  const [first] = world.values();
  if (of !== undefined && !states.has(of) && first) states.set(of, { ...first, ...NOTHING });
  let rejected: string | null = null;
  const announced: Announced[] = [];
  for (const [name, state] of states) {
    const waited = runUntil(state, at);
    const edited = of === undefined || of === name ? edit(waited, action) : waited;
    const acted = typeof edited === 'string' ? waited : edited;
    const settled = runUntil(acted, acted.now + SETTLE_MS);
    announced.push(...announcedOf(state, waited), ...announcedOf(acted, settled));
    if (typeof edited === 'string') rejected ??= edited;
    states.set(name, settled);
  }
  return { world: states, announced, rejected };
}

/** one object in a state + one event -> the state after it. */
function transitions(vector: JsonObject): Mismatch {
  const [before, event] = [object(vector, 'before'), object(vector, 'event')];
  const was = written(object(before, 'maintenance'));
  const [timer] = objects(before, 'timers');
  const expiry = instant(timer ?? {}, 'firesAt');
  const firesAt = new Map(texts(timer ?? {}, 'maintenances').map((key) => [key, expiry]));
  const state: NodeState = {
    now: instant(before, 'now'),
    slaPeriodMs: goDurationMs(text(vector, 'slaPeriod')) ?? NaN,
    node: nodeOf(object(before, 'node'), NODE),
    maintenances: new Map([[KEY, was]]),
    clock: timer ? { expiry, firesAt } : null,
    queue: [],
  };
  const of = { node: NODE, ...event };
  const { world, announced, rejected } = stepped(new Map([[NODE, state]]), of, instant(event, 'at'));
  const { node, maintenances } = world.get(NODE) ?? state;
  const is = maintenances.get(KEY);
  return differs(vector['expect'] ?? null, {
    ...{ rejected, maintenance: is ? shownMaintenance(is) : null, node: node && shownNode(node) },
    ...{ notifications: announced.map((one) => one.event), timers: shownTimers([...world]) },
  });
}

/** cluster + steps of others -> the cluster, and what was announced, after each step. A controller that starts remembers no countdown. */
function timeline(vector: JsonObject): Mismatch {
  const [now, cluster] = [instant(vector, 'start'), object(vector, 'cluster')];
  const slaPeriodMs = goDurationMs(text(object(vector, 'config'), 'slaPeriod')) ?? NaN;
  const nodes = objects(cluster, 'nodes').map((node) => nodeOf(node, text(node, 'name')));
  const all = objects(cluster, 'maintenances').map((one) => readMaintenance(one));
  const names = new Set([...nodes.map(({ name }) => name), ...all.map(({ node }) => node)]);
  let world: World = new Map(
    [...names].sort().map((name) => {
      const node = nodes.find((one) => one.name === name) ?? null;
      const maintenances = new Map(all.flatMap((one) => (one.node === name ? [[one.key, one]] : [])));
      return [name, resynced({ ...NOTHING, now, slaPeriodMs, node, maintenances })];
    }),
  );
  const actual = objects(vector, 'steps').map((action) => {
    const step = stepped(world, action, now + (goDurationMs(text(action, 'at')) ?? NaN));
    world = step.world;
    const states = [...world].sort(([a], [b]) => byName(a, b));
    const held = states.flatMap(([, state]) => [...state.maintenances.values()]);
    return {
      now: seconds(Math.max(...states.map(([, state]) => state.now))),
      maintenances: Object.fromEntries(held.map((one) => [one.key, shownMaintenance(one)])),
      nodes: Object.fromEntries(
        states.flatMap(([name, { node }]) => (node ? [[name, shownNode(node)]] : [])),
      ),
      timers: shownTimers(states),
      notifications: [...step.announced].sort((a, b) => byName(a.maintenance, b.maintenance)),
      ...(step.rejected === null ? {} : { rejected: step.rejected }),
    };
  });
  // The text of a notification is made of what is here beside it.
  const expected = objects(vector, 'expect').map((step) => ({
    ...step,
    notifications: objects(step, 'notifications').map(({ text: _, ...one }) => one),
  }));
  return differs(expected, actual);
}

function nodeOf(node: JsonObject, name: string): NodeView {
  return { name, unschedulable: truth(node, 'unschedulable'), labels: labelsIn(node, 'labels') };
}

function shownNode({ unschedulable, labels }: NodeView): JsonObject {
  return { unschedulable, labels: { ...labels } };
}

/** A maintenance as the vectors write it, back as the object that it was taken from. */
function written(one: JsonObject): Maintenance {
  const { annotations = {}, labels = {}, finalizers = [], status = '', slaExpires = null } = one;
  const conditions = Object.entries(object(one, 'conditions')).map(([type, is]) => ({ type, status: is }));
  const transitionTimestamps = objects(one, 'transitionTimestamps').map((moved) => ({
    maintenanceStatus: moved['status'] ?? '',
    transitionTimestamp: moved['at'] ?? '',
  }));
  const deletionTimestamp = truth(one, 'deleting') ? '1970-01-01T00:00:00Z' : null;
  return readMaintenance({
    metadata: { namespace: 'm', name: 'a', annotations, labels, finalizers, deletionTimestamp },
    spec: { nodeObject: NODE, maintenanceID: 'fw-1', maintenanceType: 'planned' },
    status: { maintenanceStatus: status, slaExpires, conditions, transitionTimestamps },
  });
}

function shownMaintenance({ slaExpires, transitions: moves, ...one }: Maintenance): JsonObject {
  const { status, finalizers, annotations, labels, conditions, deleting } = one;
  return {
    ...{ status, deleting, finalizers: [...finalizers], annotations: { ...annotations } },
    ...{ labels: { ...labels }, conditions: { ...conditions } },
    slaExpires: slaExpires === null ? null : seconds(slaExpires),
    transitionTimestamps: moves.map(({ at, status: to }) => ({ at: seconds(at), status: to })),
  };
}

/** The countdowns of nodes, which the vectors join under the instant of the first one of each. */
function shownTimers(states: readonly (readonly [string, NodeState])[]): JsonObject[] {
  return states.flatMap(([node, { clock }]) =>
    clock ? { node, firesAt: seconds(clock.expiry), maintenances: [...clock.firesAt.keys()].sort() } : [],
  );
}

/** Instants are compared to the second. */
function seconds(at: number): string {
  return stamp(Math.floor(at / 1000) * 1000);
}
