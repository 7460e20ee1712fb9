import { type Maintenance, type NodeView, withoutKeys, withText } from '../objects/maintenance.js';
import { refuseCreate, refuseUpdate, type Surroundings } from '../admission/webhook.js';
import { resynced, withMaintenance, withNode, withoutMaintenance, withoutNode, type World } from './world.js';

/** What others do to a node. PIKA itself never cordons, labels or uncordons one. */
type NodeEdit =
  | { readonly action: 'cordon' | 'uncordon'; readonly node: string }
  | {
      readonly action: 'cordonAndLabel' | 'labelNode';
      readonly node: string;
      readonly key: string;
      readonly value?: string;
    }
  | { readonly action: 'unlabelNode'; readonly node: string; readonly key: string };

/** What others do to a NotifyMaintenance. */
type MaintenanceEdit =
  | {
      readonly action: 'createMaintenance';
      readonly object: Maintenance;
      readonly configMaps?: ReadonlySet<string>;
    }
  | {
      readonly action: 'annotate';
      readonly maintenance: string;
      readonly key: string;
      readonly value: string;
    }
  | { readonly action: 'unannotate'; readonly maintenance: string; readonly key: string }
  | { readonly action: 'deleteMaintenance'; readonly maintenance: string };

export type Action =
  | NodeEdit
  | MaintenanceEdit
  | { readonly action: 'createNode'; readonly view: NodeView }
  | { readonly action: 'deleteNode'; readonly node: string }
  | { readonly action: 'restartController'; readonly slaPeriodMs?: number }
  | { readonly action: 'resync' | 'observe' };

interface Acted {
  readonly world: World;
  /** Null, or why the API server did not take the edit; the world is then as before. */
  readonly rejected: string | null;
}

/** The world right after one action, before any reconcile. What names a missing object or node is refused. */
export function act(world: World, action: Action): Acted {
  switch (action.action) {
    case 'createMaintenance':
    case 'annotate':
    case 'unannotate':
    case 'deleteMaintenance':
      return onMaintenance(world, action);
    case 'restartController':
      return accepted(
        resynced({
          ...world,
          clocks: new Map(),
          queue: [],
          slaPeriodMs: action.slaPeriodMs ?? world.slaPeriodMs,
        }),
      );
    case 'resync':
      return accepted(resynced(world));
    case 'observe':
      return accepted(world);
    case 'createNode':
      return world.nodes.has(action.view.name)
        ? { world, rejected: `nodes "${action.view.name}" already exists` }
        : accepted(withNode(world, action.view));
    case 'deleteNode':
      return accepted(withoutNode(world, action.node));
    case 'cordon':
    case 'uncordon':
    case 'cordonAndLabel':
    case 'labelNode':
    case 'unlabelNode':
      return onNode(world, action);
  }
}

function onNode(world: World, action: NodeEdit): Acted {
  const node = world.nodes.get(action.node);
  if (!node) return { world, rejected: `nodes "${action.node}" not found` };
  return accepted(withNode(world, editedNode(node, action)));
}

function editedNode(node: NodeView, action: NodeEdit): NodeView {
  switch (action.action) {
    case 'cordon':
      return { ...node, unschedulable: true };
    case 'uncordon':
      return { ...node, unschedulable: false };
    case 'cordonAndLabel':
      return { ...node, unschedulable: true, labels: withText(node.labels, action.key, action.value ?? '') };
    case 'labelNode':
      return { ...node, labels: withText(node.labels, action.key, action.value ?? '') };
    case 'unlabelNode':
      return { ...node, labels: withoutKeys(node.labels, (key) => key === action.key) };
  }
}

function onCreate(world: World, object: Maintenance, configMaps: ReadonlySet<string>): Acted {
  const cluster: Surroundings = {
    hasNode: (name) => world.nodes.has(name),
    hasConfigMap: (namespace, name) => configMaps.has(`${namespace}/${name}`),
    maintenances: [...world.maintenances.values()],
  };
  const refusal = refuseCreate(object, cluster);
  if (refusal) return { world, rejected: `webhook: ${refusal.text}` };
  if (world.maintenances.has(object.key)) return { world, rejected: `"${object.key}" already exists` };
  return accepted(withMaintenance(world, asCreated(object)));
}

/** The status is a subresource: what a manifest says about it is dropped on creation. */
function asCreated(object: Maintenance): Maintenance {
  return { ...object, status: '', slaExpires: null, conditions: {}, transitions: [], deleting: false };
}

function onMaintenance(world: World, action: MaintenanceEdit): Acted {
  if (action.action === 'createMaintenance')
    return onCreate(world, action.object, action.configMaps ?? new Set());
  const one = world.maintenances.get(action.maintenance);
  if (!one) return { world, rejected: `"${action.maintenance}" not found` };
  if (action.action === 'deleteMaintenance') return accepted(deleted(world, one));
  const annotations =
    action.action === 'annotate'
      ? withText(one.annotations, action.key, action.value)
      : withoutKeys(one.annotations, (key) => key === action.key);
  return edited(world, one, { ...one, annotations });
}

function edited(world: World, before: Maintenance, after: Maintenance): Acted {
  const refusal = refuseUpdate(before, after);
  if (refusal) return { world, rejected: `webhook: ${refusal.text}` };
  return accepted(withMaintenance(world, after));
}

/** Deletion is never validated. Without a finalizer the object is gone at once. */
function deleted(world: World, one: Maintenance): World {
  if (one.finalizers.length === 0) return withoutMaintenance(world, one.key);
  return one.deleting ? world : withMaintenance(world, { ...one, deleting: true });
}

function accepted(world: World): Acted {
  return { world, rejected: null };
}
