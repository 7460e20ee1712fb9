import { byName } from '../../../manifest/values/names.js';
import type { Instant } from '../../../rollout/controller.js';
import { nodeFit } from '../controller/daemonset/node-fit.js';
import { isPodAvailable, limitsOf } from '../controller/daemonset/state.js';
import {
  type DaemonWorld,
  withoutTerminating,
  withReadiness,
  type WorldNode,
  type WorldPod,
} from '../controller/daemonset/world.js';
import { NOT_BEGUN } from './machine.js';

/** Nodes that come into sight, or leave it, together: a list that changes with every pod would have to be sorted each time. */
const TOGETHER = 32;

interface Served {
  readonly node: WorldNode;
  readonly pod: WorldPod;
}

/** Nodes that are done, the last ones first. */
interface Done {
  readonly served: readonly Served[];
  readonly before: Done | null;
  readonly count: number;
}

/**
 * What a sync of a DaemonSet's controller has to look at: without the nodes that run one available pod of the current version, and
 * without those whose old pod waits behind as many others as may go at once. A rollout of one node after the other would
 * otherwise look through all nodes for each of them.
 */
export interface Sight {
  /** Nodes and pods in sight; `others` counts the rest. */
  readonly world: DaemonWorld;
  /** Nodes with an old pod in order of name; those from `next` on are out of sight. */
  readonly waiting: readonly Served[];
  readonly next: number;
  readonly done: Done | null;
}

/**
 * All of a DaemonSet's nodes and pods, those out of sight that need not be looked at.
 * @param own targets of the rollout; other nodes stay in sight where they have a pod
 */
export function sightOf(world: DaemonWorld, own: ReadonlySet<string>, together = TOGETHER): Sight {
  const alone = aloneOnNodes(world.pods);
  const waiting: Served[] = [];
  const done: Served[] = [];
  const nodes: WorldNode[] = [];
  const hidden = new Set<WorldPod>();
  for (const node of world.nodes) {
    const pod = onlyServing(world, node, alone);
    const isOwn = own.has(node.name);
    if (pod && isOwn) {
      (isCurrent(world, pod) ? done : waiting).push({ node, pod });
      hidden.add(pod);
    } else if (isOwn || alone.has(node.name) || nodeFit(node, world.spec.placement).shouldRun)
      nodes.push(node);
  }
  waiting.sort(inOrder);
  const pods = world.pods.filter((pod) => !hidden.has(pod));
  const sight: Sight = { world: { ...world, nodes, pods }, waiting, next: 0, done: finished(done, null) };
  return refilled(counted(sight), together);
}

/** With as many nodes in sight as may go at once. */
export function refilled(sight: Sight, together = TOGETHER): Sight {
  const { world, waiting, next } = sight;
  if (next === waiting.length) return sight;
  const { maxUnavailable, maxSurge } = limitsOf(world);
  const wanted = Math.max(maxUnavailable, maxSurge);
  const missing = wanted - servingWith(world, false).length;
  if (missing <= 0) return sight;
  const end = Math.min(waiting.length, next + Math.max(missing, together));
  const fresh = waiting.slice(next, end);
  return counted({
    ...sight,
    world: {
      ...world,
      nodes: [...world.nodes, ...fresh.map(({ node }) => node)],
      pods: [...world.pods, ...fresh.map(({ pod }) => pod)],
    },
    next: end,
  });
}

/** Without the nodes that are done, as soon as these are half of what is in sight. */
export function tidied(sight: Sight, own: ReadonlySet<string>, together = TOGETHER): Sight {
  const { world } = sight;
  const least = Math.max(together, world.pods.length / 2);
  if (world.pods.length < least) return sight;
  const done = servingWith(world, true).filter(({ node }) => own.has(node.name));
  if (done.length < least) return sight;
  const names = new Set(done.map(({ node }) => node.name));
  return counted({
    ...sight,
    world: {
      ...world,
      nodes: world.nodes.filter(({ name }) => !names.has(name)),
      pods: world.pods.filter(({ node }) => !names.has(node)),
    },
    done: finished(done, sight.done),
  });
}

/** What others did to some nodes: as they are now, but for those that are gone, and from which of them the pods went too. */
interface Turn {
  readonly touched: ReadonlySet<string>;
  readonly nodes: readonly WorldNode[];
  readonly emptied: ReadonlySet<string>;
}

/** After others did something to a few nodes: only these come into sight, or leave it. Gives the pods that went too. */
export function turned(
  sight: Sight,
  { touched, nodes, emptied }: Turn,
  nowMs: Instant,
  own: ReadonlySet<string>,
  together = TOGETHER,
): { readonly sight: Sight; readonly lost: readonly WorldPod[] } {
  const [behind, waiting] = parted(sight.waiting.slice(sight.next), touched);
  const [finishedBefore, done] = parted(servedIn(sight.done), touched);
  const shown = sight.world.pods.filter(({ node }) => touched.has(node));
  const all = [...[...behind, ...finishedBefore].map(({ pod }) => pod), ...shown];
  const world = withoutTerminating(
    withReadiness({
      ...sight.world,
      nodes: [...sight.world.nodes.filter(({ name }) => !touched.has(name)), ...nodes],
      pods: [
        ...sight.world.pods.filter(({ node }) => !touched.has(node)),
        ...all.filter(({ node }) => !emptied.has(node)),
      ],
      nowMs,
    }),
  );
  const rest = { ...sight, world, waiting, next: 0, done: finished(done, null) };
  const next = refilled(counted(withHidden(rest, nodes, own)), together);
  return { sight: next, lost: all.filter(({ node }) => emptied.has(node)) };
}

/** Without those of some nodes in sight that need not be looked at: an old pod is next in order of name before all that wait out of sight. */
function withHidden(sight: Sight, nodes: readonly WorldNode[], own: ReadonlySet<string>): Sight {
  const { world } = sight;
  const alone = aloneOnNodes(world.pods);
  const [first] = sight.waiting;
  const waiting: Served[] = [];
  const done: Served[] = [];
  const hidden = new Set<string>();
  for (const node of nodes) {
    const isOwn = own.has(node.name);
    const pod = isOwn ? onlyServing(world, node, alone) : null;
    const isBehind = first !== undefined && byName(first.node.name, node.name) < 0;
    if (pod && isCurrent(world, pod)) done.push({ node, pod });
    else if (pod && isBehind) waiting.push({ node, pod });
    else if (isOwn || alone.has(node.name) || nodeFit(node, world.spec.placement).shouldRun) continue;
    hidden.add(node.name);
  }
  if (hidden.size === 0) return sight;
  return {
    ...sight,
    world: {
      ...world,
      nodes: world.nodes.filter(({ name }) => !hidden.has(name)),
      pods: world.pods.filter(({ node }) => !hidden.has(node)),
    },
    waiting: waiting.length === 0 ? sight.waiting : [...sight.waiting, ...waiting].sort(inOrder),
    done: finished(done, sight.done),
  };
}

/** Those of the nodes, and the others. */
function parted(
  served: readonly Served[],
  names: ReadonlySet<string>,
): readonly [readonly Served[], readonly Served[]] {
  const those = served.filter(({ node }) => names.has(node.name));
  return those.length === 0 ? [[], served] : [those, served.filter(({ node }) => !names.has(node.name))];
}

function servedIn(done: Done | null): readonly Served[] {
  if (done?.before === null) return done.served;
  const served: Served[] = [];
  for (let rest = done; rest; rest = rest.before) for (const one of rest.served) served.push(one);
  return served;
}

function inOrder(a: Served, b: Served): number {
  return byName(a.node.name, b.node.name);
}

/** How many nodes with an old pod are out of sight. */
export function waitingOutOfSight({ waiting, next }: Sight): number {
  return waiting.length - next;
}

/** Every pod, in sight or not. */
export function everyPod({ world, waiting, next, done }: Sight): WorldPod[] {
  const pods = [...world.pods];
  for (const { pod } of waiting.slice(next)) pods.push(pod);
  for (const { pod } of servedIn(done)) pods.push(pod);
  return pods;
}

function counted(sight: Sight): Sight {
  const others = waitingOutOfSight(sight) + (sight.done?.count ?? 0);
  return { ...sight, world: { ...sight.world, others } };
}

function finished(served: readonly Served[], before: Done | null): Done | null {
  return served.length === 0 ? before : { served, before, count: served.length + (before?.count ?? 0) };
}

function servingWith(world: DaemonWorld, current: boolean): Served[] {
  const alone = aloneOnNodes(world.pods);
  const found: Served[] = [];
  for (const node of world.nodes) {
    const pod = onlyServing(world, node, alone);
    if (pod && isCurrent(world, pod) === current) found.push({ node, pod });
  }
  return found;
}

/** The pod of each node that has any; null where it has several. */
function aloneOnNodes(pods: readonly WorldPod[]): ReadonlyMap<string, WorldPod | null> {
  const alone = new Map<string, WorldPod | null>();
  for (const pod of pods) alone.set(pod.node, alone.has(pod.node) ? null : pod);
  return alone;
}

/** The available pod of a node that should run it, where it is alone there and stays so. */
function onlyServing(
  world: DaemonWorld,
  node: WorldNode,
  alone: ReadonlyMap<string, WorldPod | null>,
): WorldPod | null {
  const pod = alone.get(node.name);
  if (!pod || pod.terminating || pod.finished) return null;
  if (!isPodAvailable(pod, world) || !nodeFit(node, world.spec.placement).shouldRun) return null;
  return pod;
}

function isCurrent({ spec }: DaemonWorld, { template }: WorldPod): boolean {
  return template === spec.template;
}

/** Pods that are there and not being deleted, those out of sight included. */
export function liveIn({ pods, others = 0 }: DaemonWorld): number {
  let live = others;
  for (const pod of pods) if (!pod.terminating) live++;
  return live;
}

/** Pods that stay Pending while an older one of the set has the room on their node (kubernetes/kubernetes#106417). */
export function waitingForRoom({ pods }: DaemonWorld): ReadonlySet<WorldPod> {
  const oldest = new Map<string, number>();
  for (const { node, order } of pods) oldest.set(node, Math.min(order, oldest.get(node) ?? Infinity));
  return new Set(
    pods.filter((pod) => pod.left === NOT_BEGUN && pod.order > (oldest.get(pod.node) ?? Infinity)),
  );
}
