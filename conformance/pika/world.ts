import type { JsonObject } from '../../src/manifest/manifest.js';
import {
  annotated,
  created,
  deleted,
  type NodeState,
  resynced,
  runUntil,
  withNode,
} from '../../src/systems/pika/controller/node-state.js';
import type { Event } from '../../src/systems/pika/controller/reconcile.js';
import {
  type Maintenance,
  type NodeView,
  readMaintenance,
  withoutKeys,
  withText,
} from '../../src/systems/pika/objects/maintenance.js';
import { objectOf } from '../read.js';
import { durationOf, nodeOf } from './read.js';

/** The nodes of a vector, by name. */
export type World = ReadonlyMap<string, NodeState>;

/** The world is looked at this long after each step. */
export const SETTLE_MS = 400;

type Edited = ReturnType<typeof created>;
type Edit = (state: NodeState, step: Readonly<Record<string, string>>) => Edited;

/** A world whose controller just started: every object is reconciled once, and no countdown is remembered. */
export function bootedWorld(
  now: number,
  slaPeriodMs: number,
  nodes: readonly NodeView[],
  maintenances: readonly Maintenance[],
): World {
  const names = new Set([...nodes.map(({ name }) => name), ...maintenances.map(({ node }) => node)]);
  return new Map(
    [...names].sort().map((name) => {
      const node = nodes.find((one) => one.name === name) ?? null;
      const own = new Map(
        maintenances.flatMap((one) => (one.node === name ? [[one.key, one] as const] : [])),
      );
      return [name, resynced({ now, slaPeriodMs, node, maintenances: own, clock: null, queue: [] })];
    }),
  );
}

const taken = (state: NodeState): Edited => ({ state, rejected: null });
const editedNode =
  (edit: (node: NodeView, step: Readonly<Record<string, string>>) => NodeView): Edit =>
  (state, step) =>
    state.node
      ? taken(withNode(state, edit(state.node, step)))
      : { state, rejected: `nodes "${step['node'] ?? ''}" not found` };
const labeled: Parameters<typeof editedNode>[0] = (node, { key = '', value = '' }) => {
  return { ...node, labels: withText(node.labels, key, value) };
};

/** What others do to a node and its objects. */
const EDITS: Readonly<Record<string, Edit>> = {
  cordon: editedNode((node) => ({ ...node, unschedulable: true })),
  uncordon: editedNode((node) => ({ ...node, unschedulable: false })),
  cordonAndLabel: editedNode((node, step) => labeled({ ...node, unschedulable: true }, step)),
  labelNode: editedNode(labeled),
  unlabelNode: editedNode((node, { key }) => ({
    ...node,
    labels: withoutKeys(node.labels, (one) => one === key),
  })),
  deleteNode: (state) => taken({ ...state, node: null }),
  createNode: (state, step) =>
    state.node
      ? { state, rejected: `nodes "${state.node.name}" already exists` }
      : taken(withNode(state, nodeOf(step, step['node'] ?? ''))),
  annotate: (state, { maintenance = '', key = '', value = '' }) =>
    annotated(
      state,
      maintenance,
      withText(state.maintenances.get(maintenance)?.annotations ?? {}, key, value),
    ),
  unannotate: (state, { maintenance = '', key }) => {
    const { annotations = {} } = state.maintenances.get(maintenance) ?? {};
    return annotated(
      state,
      maintenance,
      withoutKeys(annotations, (one) => one === key),
    );
  },
  deleteMaintenance: (state, { maintenance = '' }) =>
    state.maintenances.has(maintenance)
      ? taken(deleted(state, maintenance))
      : { state, rejected: `"${maintenance}" not found` },
  createMaintenance: (state, { object }) => created(state, readMaintenance(objectOf(object)), () => false),
  resync: (state) => taken(resynced(state)),
  restartController: (state, { slaPeriod }) => {
    const slaPeriodMs = slaPeriod === undefined ? state.slaPeriodMs : durationOf(slaPeriod);
    return taken(resynced({ ...state, clock: null, queue: [], slaPeriodMs }));
  },
  observe: taken,
};

export interface Stepped {
  readonly world: World;
  readonly announcements: readonly { readonly event: Event; readonly of: Maintenance }[];
  readonly rejected: string | null;
}

/** One step: time passes until it, it is done on its node, or on all, and the world settles. */
export function step(world: World, action: JsonObject, at: number): Stepped {
  const edit = EDITS[action['action'] as string];
  if (!edit) throw new Error(`unknown action ${action['action'] as string}`);
  const object = readMaintenance(objectOf(action['object']));
  const known = [...world].find(([, state]) => state.maintenances.has(action['maintenance'] as string));
  const of = (action['node'] as string | undefined) ?? (object.node || known?.[0]);
  const states = new Map(world);
  const [first] = world.values();
  if (of !== undefined && !states.has(of) && first)
    states.set(of, { ...first, node: null, maintenances: new Map(), clock: null, queue: [] });
  let rejected: string | null = null;
  const announcements: Stepped['announcements'][number][] = [];
  for (const [name, state] of states) {
    const waited = runUntil(state, at);
    const acted = of === undefined || of === name ? edit(waited.state, action as never) : taken(waited.state);
    const settled = runUntil(acted.state, acted.state.now + SETTLE_MS);
    announcements.push(...waited.announcements, ...settled.announcements);
    rejected ??= acted.rejected;
    states.set(name, settled.state);
  }
  return { world: states, announcements, rejected };
}
