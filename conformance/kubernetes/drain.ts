import {
  isFinished,
  keyOf,
  type SyncedBudget,
  type Workload,
} from '../../src/systems/kubernetes/controller/disruption/cluster.js';
import { staysOnNode } from '../../src/systems/kubernetes/controller/disruption/drain-pod.js';
import { evictionOf, type Refusal } from '../../src/systems/kubernetes/controller/disruption/eviction.js';
import { afterEviction } from './after-eviction.js';
import type { Behaviour } from '../../src/systems/kubernetes/versions.js';
import {
  byName,
  type DrainNode,
  type DrainWorld,
  endOfRound,
  type PlacedPod,
  type ReplacementReady,
  withSyncedBudgets,
} from './drain-world.js';

export interface DrainRun {
  readonly nodes: readonly DrainNode[];
  readonly pods: readonly PlacedPod[];
  readonly workloads: readonly Workload[];
  readonly budgets: readonly SyncedBudget[];
  /** Names of nodes in the order in which their turn comes. */
  readonly drain: readonly string[];
  /** How many nodes are drained at the same time. */
  readonly parallel: number;
  /** Evict pods without a controller too. */
  readonly force: boolean;
  readonly behaviour: Behaviour;
  readonly getsReady: ReplacementReady;
}

/** Why a pod keeps its node from being drained. `unmanaged`: no controller, and no force; then nothing of its node is evicted. */
export type DrainRefusal = Refusal | 'unmanaged';

/** What one round of a drain did; pods and budgets are named `namespace/name`. */
export interface DrainRound {
  readonly round: number;
  readonly started: readonly string[];
  /** Disruptions allowed at the start, by budget. */
  readonly budgets: ReadonlyMap<string, number>;
  readonly evicted: readonly string[];
  readonly refused: ReadonlyMap<string, DrainRefusal>;
  readonly created: readonly { readonly pod: string; readonly node: string | null }[];
  readonly ready: readonly string[];
  readonly done: readonly string[];
}

export interface Drain {
  readonly rounds: readonly DrainRound[];
  /** In the order in which they were done. */
  readonly drained: readonly string[];
  /** Nodes that will never be done, with the pods that hold them. */
  readonly hanging: ReadonlyMap<string, ReadonlyMap<string, DrainRefusal>>;
  readonly notStarted: readonly string[];
}

/** Far more than a drain can take that evicts or places something in every round. */
const MOST_ROUNDS = 100_000;

/**
 * Draining nodes, each cordoned when its turn comes, under the cluster's budgets. Ends when all are done, or when a round starts,
 * evicts and changes nothing: what is active then hangs for good. The evictions are the API server's; placing and the pace
 * are a model: a replacement is ready one round after it was placed.
 */
export function drainRounds(run: DrainRun): Drain {
  let world: DrainWorld = { ...run, replaced: new Map() };
  let active: readonly string[] = [];
  const waiting = [...run.drain];
  const drained: string[] = [];
  const rounds: DrainRound[] = [];
  for (let round = 1; active.length > 0 || waiting.length > 0; round++) {
    if (round > MOST_ROUNDS) throw new Error('the drain does not come to rest');
    const started = waiting.splice(0, Math.max(0, run.parallel - active.length));
    active = [...active, ...started];
    world = withSyncedBudgets(cordoned(world, started));
    const budgets = new Map(
      world.budgets.map(({ budget, status }) => [keyOf(budget), status.disruptionsAllowed]),
    );
    const evictions = evictAll(world, active, run);
    const end = endOfRound(withSyncedBudgets(evictions.world), round, run.getsReady);
    world = end.world;
    if (started.length === 0 && evictions.evicted.length === 0 && !end.changed)
      return { rounds, drained, hanging: hangingOf(active, evictions.refused), notStarted: waiting };
    const left = world.pods;
    const done = active.filter((node) => isDrained(node, left));
    active = active.filter((node) => !done.includes(node));
    drained.push(...done);
    const { evicted, refused } = evictions;
    const flat = new Map([...refused.values()].flatMap((pods) => [...pods]));
    rounds.push({
      round,
      started,
      budgets,
      evicted,
      refused: flat,
      created: end.created,
      ready: end.ready,
      done,
    });
  }
  return { rounds, drained, hanging: new Map(), notStarted: waiting };
}

function cordoned(world: DrainWorld, names: readonly string[]): DrainWorld {
  const nodes = world.nodes.map((node) => (names.includes(node.name) ? { ...node, cordoned: true } : node));
  return { ...world, nodes };
}

type RefusedByNode = ReadonlyMap<string, ReadonlyMap<string, DrainRefusal>>;

/** Tries every pod of the active nodes, in order of node and name, with budgets counting down. */
function evictAll(
  start: DrainWorld,
  active: readonly string[],
  run: DrainRun,
): { readonly world: DrainWorld; readonly evicted: readonly string[]; readonly refused: RefusedByNode } {
  let { budgets } = start;
  const evicted = new Set<PlacedPod>();
  const refused = new Map<string, ReadonlyMap<string, DrainRefusal>>();
  for (const node of active) {
    const pods = podsToEvict(node, start.pods);
    const unmanaged = run.force ? [] : pods.filter((pod) => pod.owner === null && !isFinished(pod));
    const held = new Map<string, DrainRefusal>(unmanaged.map((pod) => [keyOf(pod), 'unmanaged']));
    refused.set(node, held);
    for (const pod of unmanaged.length > 0 ? [] : pods) {
      const eviction = evictionOf(pod, budgets, run.behaviour);
      if (!eviction.evicted) held.set(keyOf(pod), eviction.why);
      else evicted.add(pod);
      budgets = afterEviction(pod, eviction, budgets);
    }
  }
  const pods = start.pods.map((pod) => (evicted.has(pod) ? { ...pod, terminating: true } : pod));
  return { world: { ...start, budgets, pods }, evicted: [...evicted].map(keyOf), refused };
}

/** The node's pods that have to go, by name; daemon pods stay unless they are finished. */
function podsToEvict(node: string, pods: readonly PlacedPod[]): PlacedPod[] {
  return pods.filter((pod) => pod.node === node && !pod.terminating && !staysOnNode(pod)).sort(byName);
}

function isDrained(node: string, pods: readonly PlacedPod[]): boolean {
  return pods.every((pod) => pod.node !== node || staysOnNode(pod));
}

function hangingOf(active: readonly string[], refused: RefusedByNode): Drain['hanging'] {
  return new Map(active.map((node) => [node, refused.get(node) ?? new Map<string, DrainRefusal>()]));
}
