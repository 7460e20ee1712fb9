import { labelsIn } from '../src/manifest/fields.js';
import { byName } from '../src/manifest/lookup.js';
import type { Json, JsonObject } from '../src/manifest/manifest.js';
import { formatGoDuration, goDurationMs } from '../src/manifest/quantity.js';
import { isQualifiedName } from '../src/manifest/selector.js';
import { refuseCreate, refuseUpdate, shapeOf } from '../src/systems/pika/admission.js';
import * as pika from '../src/systems/pika/controller/node.js';
import * as api from '../src/systems/pika/objects/maintenance.js';
import { readSlaPeriod } from '../src/systems/pika/options.js';
import { differs, type Families, type Mismatch } from './family.js';
import { fields, instant, object, objects, plain, stamp, text, texts, truth } from './read.js';

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
  const [period, expected] = [readSlaPeriod(text(vector, 'yaml')), object(vector, 'expect')];
  if ('error' in period) return differs(expected, { accepted: false, error: period.error });
  const slaPeriod = formatGoDuration(period.nanos);
  return differs(expected, { accepted: true, slaPeriod, slaPeriodNanos: `${period.nanos}` });
}

/** object + operation -> what the CRD, the webhook and the label syntax make of it. No layer looks at a deletion. */
function validation(vector: JsonObject): Mismatch {
  const [cluster, operation] = [object(vector, 'cluster'), text(vector, 'operation')];
  const shape = shapeOf(object(vector, 'new'));
  const one = api.readMaintenance(shape.stored);
  const view = {
    hasNode: (name: string) => texts(cluster, 'nodes').includes(name),
    hasConfigMap: (space: string, name: string) => texts(cluster, 'configMaps').includes(`${space}/${name}`),
    maintenances: objects(cluster, 'maintenances').map((other) => api.readMaintenance(other)),
  };
  const isDeletion = operation === 'DELETE';
  const isUpdate = operation === 'UPDATE';
  const old = api.readMaintenance(object(vector, 'old'));
  const refusal = isDeletion ? null : isUpdate ? refuseUpdate(old, one) : refuseCreate(one, view);
  const errors = (isDeletion ? [] : shape.violations).map(({ path, rule, missing, message }) =>
    missing === undefined
      ? `${path.join('.')}: ${rule === 'pattern' ? 'does not match pattern' : message}`
      : `${[...path, missing].join('.')}: required`,
  );
  const error = refusal?.text;
  const [key, accepted] = [api.maintenanceLabel(one), errors.length === 0 && error === undefined];
  return differs(object(vector, 'expect'), {
    crd: { accepted: errors.length === 0, errors: errors.sort() },
    label: { key, valid: isQualifiedName(key) },
    webhook: error === undefined ? { accepted: true } : { accepted: false, error },
    ...{ accepted, usable: accepted && isQualifiedName(key) },
  });
}

const [NODE, KEY] = ['n1', 'm/a'];

/** Edits of others that may come before a reconcile. */
const OTHERS: readonly Partial<api.Maintenance>[] = [
  {},
  { deleting: true },
  { deleting: true, annotations: { [api.TERMINATED]: '' } },
  ...['true', 'false'].map((value) => ({ annotations: { [api.READY]: value } })),
  ...['inprogress', 'complete', 'incomplete'].map((value) => ({ annotations: { [api.CLIENT]: value } })),
  ...['validated', 'failed'].map((value) => ({ annotations: { [api.VALIDATION]: value } })),
];

/** Two statuses -> whether one reconcile leads from one to the other, whatever others do. The reason of a vector is prose of its author. */
function pairs({ from, to, allowed = null }: JsonObject): Mismatch {
  const status = from as api.Maintenance['status'];
  const one = written({
    ...{ status, finalizers: [api.FINALIZER] },
    slaExpires: api.hasBegun(status) ? '1970-01-01T00:00:02Z' : null,
    conditions: api.hasBegun(status) && !api.isDraining(status) ? { readyForMaintenance: 'true' } : {},
  });
  const state = { slaPeriodMs: 2000, clock: { expiry: 9000, firesAt: new Map([[KEY, 9000]]) }, queue: [KEY] };
  const reached = new Set<string | undefined>();
  for (const edit of OTHERS)
    for (const unschedulable of [true, false])
      for (const now of [0, 5000]) {
        const node = { name: NODE, unschedulable, labels: { [api.maintenanceLabel(one)]: '' } };
        const maintenances = new Map([[KEY, { ...one, ...edit }]]);
        const is = pika.runUntil({ ...state, now, node, maintenances }, now).maintenances.get(KEY);
        reached.add(is ? is.transitions[0]?.status : '(removed)');
      }
  return differs({ allowed }, { allowed: reached.has(to as string) });
}

const CORDONS: Readonly<Record<string, boolean>> = { cordon: true, cordonAndLabel: true, uncordon: false };

/** What others do to a node and its objects: the state after it, or why the API server does not take it. */
function edited(state: pika.NodeState, step: JsonObject): pika.NodeState | string {
  const [action, key, name] = [text(step, 'action'), text(step, 'key'), text(step, 'maintenance')];
  const { node, maintenances, slaPeriodMs } = state;
  const put = (of: api.NodeView['labels']): api.NodeView['labels'] => {
    const others = Object.entries(of).filter(([other]) => other !== key);
    const isPut = key !== '' && !/^un(label|annotate)/.test(action);
    return Object.fromEntries([...others, ...(isPut ? [[key, text(step, 'value')] as const] : [])]);
  };
  if (/cordon|label/.test(action)) {
    const cordoned = CORDONS[action] ?? node?.unschedulable ?? false;
    return node
      ? pika.withNode(state, { ...node, unschedulable: cordoned, labels: put(node.labels) })
      : `nodes "${text(step, 'node')}" not found`;
  }
  if (name !== '') {
    const one = maintenances.get(name);
    if (!one || action === 'deleteMaintenance')
      return one ? pika.deleted(state, name) : `"${name}" not found`;
    const after = { ...one, annotations: put(one.annotations) };
    const refusal = refuseUpdate(one, after);
    return refusal ? `webhook: ${refusal.text}` : pika.withMaintenance(state, after);
  }
  const period = goDurationMs(text(step, 'slaPeriod')) ?? slaPeriodMs;
  const others: Readonly<Record<string, () => pika.NodeState | string>> = {
    deleteNode: () => ({ ...state, node: null }),
    createNode: () =>
      node ? `nodes "${node.name}" already exists` : pika.withNode(state, nodeOf(step, 'node')),
    createMaintenance: () => {
      const one = api.readMaintenance(object(step, 'object'));
      const view = { hasNode: () => node !== null, hasConfigMap: () => false };
      const refusal = refuseCreate(one, { ...view, maintenances: [...maintenances.values()] });
      if (refusal) return `webhook: ${refusal.text}`;
      return maintenances.has(one.key)
        ? `"${one.key}" already exists`
        : pika.withMaintenance(state, pika.asNew(one));
    },
    resync: () => pika.resynced(state),
    restartController: () => pika.resynced({ ...state, clock: null, queue: [], slaPeriodMs: period }),
    observe: () => state,
  };
  const edit = others[action];
  if (!edit) throw new Error(`unknown action ${action}`);
  return edit();
}

/** What is announced between two states of a node: each move but the first, the end of a deleted object, and its uncordon. */
function announcedOf(
  before: pika.NodeState,
  after: pika.NodeState,
): { event: string; maintenance: string }[] {
  return [...before.maintenances].flatMap(([maintenance, was]) => {
    const is = after.maintenances.get(maintenance);
    const isTerminated = is ? api.has(is.annotations, api.TERMINATED) : api.hasBegun(was.status);
    const isEnded = was.deleting && !api.has(was.annotations, api.TERMINATED) && isTerminated;
    const isReleased = was.finalizers.includes(api.FINALIZER) && !is?.finalizers.includes(api.FINALIZER);
    const moves = (is?.transitions ?? []).slice(was.transitions.length).map(({ status }) => status);
    return [
      ...moves.filter((status) => status !== 'MaintenanceScheduled'),
      ...(isEnded ? [api.isDraining(was.status) ? 'MaintenanceCancelled' : 'MaintenanceEnded'] : []),
      ...(isReleased && api.hasBegun(was.status) ? ['MaintenanceComplete'] : []),
    ].map((event) => ({ event: event === 'MaintenanceStarted' ? 'SLAStarted' : event, maintenance }));
  });
}

/** The world is looked at this long after each step. */
const SETTLE_MS = 400;

/** One step: time passes until it, it is done on its node, or on all, and the nodes settle. */
function stepped(nodes: Map<string, pika.NodeState>, action: JsonObject, at: number): JsonObject {
  const known = [...nodes].find(([, state]) => state.maintenances.has(text(action, 'maintenance')));
  const of = nodeIn(action) || known?.[0];
  const rejected: string[] = [];
  const notifications = [...nodes].flatMap(([name, state]) => {
    const waited = pika.runUntil(state, at);
    const edit = of === undefined || of === name ? edited(waited, action) : waited;
    const acted = typeof edit === 'string' ? waited : edit;
    if (typeof edit === 'string') rejected.push(edit);
    const settled = pika.runUntil(acted, acted.now + SETTLE_MS);
    nodes.set(name, settled);
    return [...announcedOf(state, waited), ...announcedOf(acted, settled)];
  });
  const all = [...nodes.values()];
  return {
    now: seconds(Math.max(...all.map(({ now }) => now))),
    maintenances: Object.fromEntries(all.flatMap((state) => [...state.maintenances].map(shownMaintenance))),
    nodes: Object.fromEntries(all.flatMap(({ node }) => (node ? [[node.name, plain(node)]] : []))),
    // The vectors join the countdowns of a node under the instant of the first one.
    timers: [...nodes].flatMap(([node, { clock }]) => {
      if (!clock) return [];
      return { node, firesAt: seconds(clock.expiry), maintenances: [...clock.firesAt.keys()].sort() };
    }),
    notifications: notifications.sort((a, b) => byName(a.maintenance, b.maintenance)),
    rejected: rejected[0] ?? null,
  };
}

/** The node that a step names; '' for none. */
function nodeIn(action: JsonObject): string {
  return text(action, 'node') || text(object(object(action, 'object'), 'spec'), 'nodeObject');
}

/** one object in a state + one event -> the state after it. */
function transitions(vector: JsonObject): Mismatch {
  const [before, event] = [object(vector, 'before'), object(vector, 'event')];
  const [timer] = objects(before, 'timers');
  const expiry = instant(timer ?? {}, 'firesAt');
  const firesAt = new Map(texts(timer ?? {}, 'maintenances').map((key) => [key, expiry]));
  const state = {
    now: instant(before, 'now'),
    slaPeriodMs: goDurationMs(text(vector, 'slaPeriod')) ?? NaN,
    node: { ...nodeOf(object(before, 'node'), 'name'), name: NODE },
    maintenances: new Map([[KEY, written(object(before, 'maintenance'))]]),
    ...{ clock: timer ? { expiry, firesAt } : null, queue: [] },
  };
  const shown = stepped(new Map([[NODE, state]]), { node: NODE, ...event }, instant(event, 'at'));
  const [maintenance, node] = [object(shown, 'maintenances')[KEY], object(shown, 'nodes')[NODE]];
  return differs(vector['expect'] ?? null, {
    ...{ ...shown, maintenance: maintenance ?? null, node: node ?? null },
    notifications: objects(shown, 'notifications').map((one) => one['event'] ?? ''),
  });
}

/** cluster + steps of others -> the cluster, and what was announced, after each step. A controller that starts remembers no countdown. */
function timeline(vector: JsonObject): Mismatch {
  const [now, steps] = [instant(vector, 'start'), objects(vector, 'steps')];
  const cluster = object(vector, 'cluster');
  const slaPeriodMs = goDurationMs(text(object(vector, 'config'), 'slaPeriod')) ?? NaN;
  const nodes = objects(cluster, 'nodes').map((node) => nodeOf(node, 'name'));
  const all = objects(cluster, 'maintenances').map((one) => api.readMaintenance(one));
  const named = [...nodes.map(({ name }) => name), ...all.map(({ node }) => node), ...steps.map(nodeIn)];
  const states = new Map(
    [...new Set(named.filter(Boolean))].sort(byName).map((name) => {
      const node = nodes.find((one) => one.name === name) ?? null;
      const maintenances = new Map(all.flatMap((one) => (one.node === name ? [[one.key, one]] : [])));
      return [name, pika.resynced({ now, slaPeriodMs, node, maintenances, clock: null, queue: [] })];
    }),
  );
  const actual = steps.map((step) => stepped(states, step, now + (goDurationMs(text(step, 'at')) ?? NaN)));
  // The text of a notification is made of what is here beside it.
  const expected = objects(vector, 'expect').map((step) => ({
    ...step,
    notifications: objects(step, 'notifications').map((one) => fields(one, 'event', 'maintenance')),
  }));
  return differs(expected, actual);
}

function nodeOf(node: JsonObject, name: string): api.NodeView {
  return {
    name: text(node, name),
    unschedulable: truth(node, 'unschedulable'),
    labels: labelsIn(node, 'labels'),
  };
}

/** A maintenance as the vectors write it, back as the object that it was taken from. */
function written(one: JsonObject): api.Maintenance {
  const { annotations = {}, labels = {}, finalizers = [], status = '', slaExpires = null } = one;
  const conditions = Object.entries(object(one, 'conditions')).map(([type, is]) => ({ type, status: is }));
  const transitionTimestamps = objects(one, 'transitionTimestamps').map((moved) => ({
    maintenanceStatus: moved['status'] ?? '',
    transitionTimestamp: moved['at'] ?? '',
  }));
  const deletionTimestamp = truth(one, 'deleting') ? '1970-01-01T00:00:00Z' : null;
  return api.readMaintenance({
    metadata: { namespace: 'm', name: 'a', annotations, labels, finalizers, deletionTimestamp },
    spec: { nodeObject: NODE, maintenanceID: 'fw-1', maintenanceType: 'planned' },
    status: { maintenanceStatus: status, slaExpires, conditions, transitionTimestamps },
  });
}

function shownMaintenance([key, one]: readonly [string, api.Maintenance]): [string, Json] {
  const transitionTimestamps = one.transitions.map(({ at, status }) => ({ at: seconds(at), status }));
  const slaExpires = one.slaExpires === null ? null : seconds(one.slaExpires);
  return [key, plain({ ...one, slaExpires, transitionTimestamps })];
}

/** Instants are compared to the second. */
function seconds(at: number): string {
  return stamp(Math.floor(at / 1000) * 1000);
}
