import { labelsIn } from '../src/manifest/fields.js';
import { byName } from '../src/manifest/lookup.js';
import type { Json, JsonObject } from '../src/manifest/manifest.js';
import { formatGoDuration, goDurationMs } from '../src/manifest/quantity.js';
import type { Violation } from '../src/admission/violation.js';
import { isQualifiedName } from '../src/manifest/selector.js';
import {
  annotated,
  created,
  deleted,
  type NodeState,
  resynced,
  runUntil,
  withNode,
} from '../src/systems/pika/controller/cluster.js';
import { type Clock, type Event, reconcile } from '../src/systems/pika/controller/reconcile.js';
import { refuseCreate, refuseUpdate, shapeOf } from '../src/systems/pika/objects/admission.js';
import {
  CLIENT,
  type Maintenance,
  maintenanceLabel,
  type NodeView,
  readMaintenance,
  READY,
  VALIDATION,
  withoutKeys,
} from '../src/systems/pika/objects/maintenance.js';
import { readSlaPeriod } from '../src/systems/pika/objects/sla-period.js';
import { differs, type Families, type Mismatch } from './family.js';
import { instant, object, objects, stamp, text, texts, truth } from './read.js';

export const families: Families = {
  config,
  lifecycle: timeline,
  /** Two statuses -> whether one reconcile leads from one to the other. The reason of a vector is prose of its author. */
  pairs: ({ from, to, allowed = null }) =>
    differs({ allowed }, { allowed: MOVES.has(`${from as string}>${to as string}`) }),
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
  const cluster = object(vector, 'cluster');
  const shape = shapeOf(object(vector, 'new'));
  const one = readMaintenance(shape.stored);
  const view = {
    hasNode: (name: string) => texts(cluster, 'nodes').includes(name),
    hasConfigMap: (space: string, name: string) => texts(cluster, 'configMaps').includes(`${space}/${name}`),
    maintenances: objects(cluster, 'maintenances').map(readMaintenance),
  };
  const refusals: Readonly<Record<string, () => ReturnType<typeof refuseUpdate>>> = {
    CREATE: () => refuseCreate(one, view),
    UPDATE: () => refuseUpdate(readMaintenance(object(vector, 'old')), one),
  };
  const refuse = refusals[text(vector, 'operation')];
  const violations = refuse ? shape.violations : [];
  const refusal = refuse?.() ?? null;
  const [key, accepted] = [maintenanceLabel(one), violations.length === 0 && refusal === null];
  return differs(object(vector, 'expect'), {
    crd: { accepted: violations.length === 0, errors: violations.map(errorOf).sort() },
    label: { key, valid: isQualifiedName(key) },
    webhook: refusal ? { accepted: false, error: refusal.text } : { accepted: true },
    ...{ accepted, usable: accepted && isQualifiedName(key) },
  });
}

function errorOf({ path, rule, missing, message }: Violation): string {
  if (missing !== undefined) return `${[...path, missing].join('.')}: required`;
  return `${path.join('.')}: ${rule === 'pattern' ? 'does not match pattern' : message}`;
}

const VALUES = {
  [READY]: ['true', 'false'],
  [CLIENT]: ['inprogress', 'complete', 'incomplete'],
  [VALIDATION]: ['validated', 'failed'],
};

/** Every edit of others that may come before a reconcile. */
const OTHERS: readonly ((one: Maintenance) => Partial<Maintenance>)[] = [
  () => ({}),
  () => ({ deleting: true }),
  () => ({ annotations: {} }),
  ...Object.entries(VALUES).flatMap(([key, values]) =>
    values.map((value) => ({ annotations }: Maintenance) => ({
      annotations: { ...annotations, [key]: value },
    })),
  ),
];

const [NODE, KEY, LABEL] = ['n1', 'm/a', 'maintenance/fw-1'];

/** Moves that the controller makes from a new object on, whatever others do to it and its node, and whenever. */
const MOVES: ReadonlySet<string> = explored();

function explored(): Set<string> {
  const moves = new Set<string>();
  const first = { maintenance: written({}), clock: null as Clock | null, at: 5 };
  const seen = new Map([['', first]]);
  for (const { maintenance: one, clock, at } of seen.values())
    for (const edit of OTHERS)
      for (const unschedulable of [true, false])
        for (const now of new Set([at, 5000])) {
          const node = { name: NODE, unschedulable, labels: { [LABEL]: '' } };
          const after = reconcile({ maintenance: { ...one, ...edit(one) }, node, clock }, now, 2000);
          const { transitions: made, ...maintenance } = after.maintenance;
          const isRemoved = maintenance.deleting && maintenance.finalizers.length === 0;
          const to = isRemoved ? ['(removed)'] : made.map(({ status }) => status);
          for (const status of to) moves.add(`${one.status}>${status}`);
          const next = { maintenance: { ...maintenance, transitions: [] }, clock: after.clock, at: now };
          const key = JSON.stringify([next, ...(after.clock?.firesAt ?? [])]);
          if (!isRemoved && !seen.has(key)) seen.set(key, next);
        }
  return moves;
}

/** The nodes of a vector, by name. */
type World = ReadonlyMap<string, NodeState>;
type Edited = ReturnType<typeof created>;

const taken = (state: NodeState): Edited => ({ state, rejected: null });
const ofNode =
  (edit: (node: NodeView, step: JsonObject) => Partial<NodeView>) =>
  (state: NodeState, step: JsonObject): Edited =>
    state.node
      ? taken(withNode(state, { ...state.node, ...edit(state.node, step) }))
      : { state, rejected: `nodes "${text(step, 'node')}" not found` };
const labeled = ({ labels }: NodeView, step: JsonObject): Partial<NodeView> => ({
  labels: { ...labels, [text(step, 'key')]: text(step, 'value') },
});
const ofAnnotations =
  (edit: (annotations: Maintenance['annotations'], step: JsonObject) => Maintenance['annotations']) =>
  (state: NodeState, step: JsonObject): Edited => {
    const key = text(step, 'maintenance');
    return annotated(state, key, edit(state.maintenances.get(key)?.annotations ?? {}, step));
  };

/** What others do to a node and its objects. */
const EDITS: Readonly<Record<string, (state: NodeState, step: JsonObject) => Edited>> = {
  cordon: ofNode(() => ({ unschedulable: true })),
  uncordon: ofNode(() => ({ unschedulable: false })),
  cordonAndLabel: ofNode((node, step) => ({ ...labeled(node, step), unschedulable: true })),
  labelNode: ofNode(labeled),
  unlabelNode: ofNode(({ labels }, { key }) => ({ labels: withoutKeys(labels, (one) => one === key) })),
  deleteNode: (state) => taken({ ...state, node: null }),
  createNode: (state, step) =>
    state.node
      ? { state, rejected: `nodes "${state.node.name}" already exists` }
      : taken(withNode(state, nodeOf(step, text(step, 'node')))),
  annotate: ofAnnotations((own, step) => ({ ...own, [text(step, 'key')]: text(step, 'value') })),
  unannotate: ofAnnotations((own, { key }) => withoutKeys(own, (one) => one === key)),
  deleteMaintenance: (state, step) => {
    const key = text(step, 'maintenance');
    if (!state.maintenances.has(key)) return { state, rejected: `"${key}" not found` };
    return taken(deleted(state, key));
  },
  createMaintenance: (state, step) => created(state, readMaintenance(object(step, 'object')), () => false),
  resync: (state) => taken(resynced(state)),
  restartController: (state, step) => {
    const slaPeriodMs = goDurationMs(text(step, 'slaPeriod')) ?? state.slaPeriodMs;
    return taken(resynced({ ...state, clock: null, queue: [], slaPeriodMs }));
  },
  observe: taken,
};

/** The world is looked at this long after each step. */
const SETTLE_MS = 400;
const NOTHING = { node: null, maintenances: new Map<string, Maintenance>(), clock: null, queue: [] };

interface Stepped {
  readonly world: World;
  readonly announcements: ReturnType<typeof runUntil>['announcements'];
  readonly rejected: string | null;
}

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
  const announcements: Stepped['announcements'][number][] = [];
  for (const [name, state] of states) {
    const waited = runUntil(state, at);
    const acted = of === undefined || of === name ? edit(waited.state, action) : taken(waited.state);
    const settled = runUntil(acted.state, acted.state.now + SETTLE_MS);
    announcements.push(...waited.announcements, ...settled.announcements);
    rejected ??= acted.rejected;
    states.set(name, settled.state);
  }
  return { world: states, announcements, rejected };
}

/** one object in a state + one event -> the state after it, and the statuses on the way. */
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
  const { world, announcements, rejected } = stepped(
    new Map([[NODE, state]]),
    { node: NODE, ...event },
    instant(event, 'at'),
  );
  const { node, maintenances } = world.get(NODE) ?? state;
  const is = maintenances.get(KEY);
  const to = is?.status ?? '(gone)';
  const isCompleted = announcements.at(-1)?.event === 'MaintenanceComplete';
  const { expect, from, fromImplied, toImplied, passedThrough, changed } = vector;
  return differs({ expect, from, to: vector['to'], fromImplied, toImplied, passedThrough, changed } as Json, {
    expect: {
      rejected,
      maintenance: is ? shownMaintenance(is) : null,
      node: node && shownNode(node),
      notifications: announcements.map((one) => one.event),
      timers: shownTimers([...world]),
    },
    ...{ from: was.status, to, changed: to !== was.status, fromImplied: impliedOf(was) },
    toImplied: is ? impliedOf(is) : isCompleted ? 'MaintenanceComplete' : 'RemovedSilently',
    passedThrough: is ? is.transitions.slice(was.transitions.length).map(({ status }) => status) : [],
  });
}

/** The name that the vectors give a status while its object is being deleted: that of the announcement. */
function impliedOf(one: Maintenance): string | null {
  if (!one.deleting) return null;
  const scene = { maintenance: { ...one, annotations: {} }, node: nodeOf({}, NODE), clock: null };
  return reconcile(scene, 0, 1).events[0] ?? null;
}

/** Source: NVIDIA/pika 8a1803ee, pkg/message/message.go. */
const WORDS: Readonly<Record<Event, string>> = {
  SLAStarted: 'started',
  SLAExpired: 'SLA expired',
  ObjectsDrained: 'objects drained',
  Validating: 'validating',
  MaintenanceIncomplete: 'incomplete',
  MaintenanceCancelled: 'cancelled',
  MaintenanceEnded: 'ended',
  MaintenanceComplete: 'completed',
};

/** cluster + steps of others -> the cluster, and what was announced, after each step. A controller that starts remembers no countdown. */
function timeline(vector: JsonObject): Mismatch {
  const [now, cluster] = [instant(vector, 'start'), object(vector, 'cluster')];
  const slaPeriodMs = goDurationMs(text(object(vector, 'config'), 'slaPeriod')) ?? NaN;
  const nodes = objects(cluster, 'nodes').map((node) => nodeOf(node, text(node, 'name')));
  const all = objects(cluster, 'maintenances').map(readMaintenance);
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
    const notifications = step.announcements.map(({ event, of }) => {
      const says = `Maintenance ${of.maintenanceId} ${WORDS[event]} on [${of.node}]`;
      return { event, maintenance: of.key, text: says };
    });
    return {
      ...shownWorld(world),
      notifications: notifications.sort((a, b) => byName(a.maintenance, b.maintenance)),
      ...(step.rejected === null ? {} : { rejected: step.rejected }),
    };
  });
  return differs(vector['expect'] ?? null, actual);
}

function shownWorld(world: World): JsonObject {
  const states = [...world].sort(([a], [b]) => (a < b ? -1 : 1));
  const maintenances = states.flatMap(([, state]) => [...state.maintenances]);
  const nodes = states.flatMap(([name, { node }]) => (node ? [[name, shownNode(node)] as const] : []));
  return {
    now: seconds(Math.max(...states.map(([, { now }]) => now))),
    maintenances: Object.fromEntries(maintenances.map(([key, one]) => [key, shownMaintenance(one)])),
    nodes: Object.fromEntries(nodes),
    timers: shownTimers(states),
  };
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

function shownMaintenance(one: Maintenance): JsonObject {
  const {
    status,
    slaExpires,
    finalizers,
    annotations,
    labels,
    conditions,
    deleting,
    transitions: moves,
  } = one;
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
