import { remembered } from '../../../manifest/lookup.js';
import type { Out } from '../../../rollout/controller.js';
import type { Taint } from '../../../snapshot/snapshot.js';
import { changedKeys, hasInterrupt, type Packages, type PackageSpec } from '../objects/packages.js';
import {
  entriesOf,
  finishedEntry,
  isFinished,
  type PackageEntry,
  type Progress,
  restartsConfig,
  type StoredCompartment,
} from '../objects/progress.js';
import type { Limits } from '../objects/stored.js';
import type { Switches } from '../versions.js';
import { byteOrder, type RolloutNode, rolloutOrder } from './assignment.js';
import { type BatchState, FRESH } from './batch.js';
import type { Tally } from './evaluate.js';
import type { DrainBlocker } from './drain-blockers.js';
import { blockedByTaint, isIgnored, isRuntimeTaint, toleratesAll } from './eligibility.js';
import { type RolloutInput, runGroup } from './rollout.js';
import { type Candidate, isPicked } from './select.js';
import { readStatus, type Status } from './status.js';
import { neverOffered } from './dead-ends.js';
import { configStages, type Outdated, workOf } from './work.js';

/** A node in the rollout of one object. A record is replaced, never changed, so that a fork copies lists of records only. */
export interface NodeRecord extends Candidate {
  readonly name: string;
  /** Place in the object's rollout order. */
  readonly slot: number;
  /** Index in the fleet. */
  readonly index: number;
  /** Index of its compartment; -1 if the policy does not exist. */
  readonly compartment: number;
  /** Its taint that is not tolerated goes with the runtime-required one. */
  readonly isTaintedUntilReady: boolean;
  readonly status: Status;
  /** `failing`: it is retried; `passed`: the failed stage got through, and the operator has to launch the next one. */
  readonly pod: 'none' | 'running' | 'failing' | 'passed';
  /** Pods until the node is complete. */
  readonly stages: number;
  /** It never gets complete: packages are left that are never offered to it, or its interrupt waits without end. */
  readonly neverEnds: boolean;
  /** It is cordoned and drained for an interrupt. */
  readonly interrupts: boolean;
  /** Its interrupt was under way when the dry rollout began, and goes on: it is drained. */
  readonly isRebooting: boolean;
  /** Pods that its interrupt waits for. */
  readonly blocker: DrainBlocker | null;
  /** It was not drained within drainConfig.timeout, and why. */
  readonly undrained: string | null;
  /** Another node took its place while a pod ran there. */
  readonly isReplaced: boolean;
  readonly outdated: Outdated;
  /** Order within the pass in which it was picked. */
  readonly pickRank: number;
  /** The batch, counted from 1 within the group, and the pass in which it was last started here; 0 = never. */
  readonly batch: number;
  readonly startedIn: number;
}

/** A compartment's line in `status.compartmentStatuses`; its ceiling and percentage follow from it. */
interface Reported extends StoredCompartment {
  readonly inProgress: number;
  readonly completed: number;
}

export interface CompartmentRecord {
  readonly name: string;
  /** Its name in starts and outcomes. */
  readonly group: string;
  readonly limits: Limits;
  /** Slots of its nodes in rollout order. */
  readonly members: readonly number[];
  /** So many of the first of them are complete. */
  readonly done: number;
  /** The batch state that the pass at work sees, and the line that is saved. */
  readonly working: BatchState;
  readonly stored: Reported | null;
  /** Batches started, and the pick and the pass of the node started last. */
  readonly batches: number;
  readonly lastPick: number;
  readonly lastStart: number;
}

/** A change of a config map that has to reach the nodes. */
interface ConfigChange {
  readonly stages: number;
  readonly interrupts: boolean;
  readonly neverEnds: boolean;
  /** Slots of nodes that had the package complete when the dry rollout began. */
  readonly had: ReadonlySet<number>;
  /** A node fails in a stage that the new config map restarts. */
  readonly restarts: boolean;
}

interface MembersTally extends Tally {
  /** Picked for the batch in flight and not in progress. */
  readonly picked: number;
}

interface Counts {
  readonly all: Partial<Record<Status, number>>;
  /** Nodes that are not complete. */
  readonly open: Partial<Record<Status, number>>;
  incomplete: number;
  outdated: number;
  tainted: number;
}

/**
 * One Skyhook or NodeWright in the dry rollout. `updateNode` and `updateCompartment` are the only writers of its lists. The counts,
 * `unseen` and `done` follow from the nodes: batches of 1 in 5,000 nodes take 3 s with them, and 37 s without.
 */
export interface Rollout {
  readonly input: RolloutInput;
  /** Slot by index in the fleet. */
  readonly slots: ReadonlyMap<number, number>;
  readonly nodes: NodeRecord[];
  readonly compartments: CompartmentRecord[];
  /** Nodes of each compartment, and of the object by status. */
  readonly tallies: MembersTally[];
  readonly counts: Counts;
  /** Slots of nodes that changed since the last look at them; null = all may have. */
  unseen: Set<number> | null;
  status: Status;
  nodeOrderOffset: number;
  /** Counts of the printed status, and its condition TaintNotTolerable, as last written; null = the object was never run. */
  completeNodes: string;
  nodesInProgress: number;
  hasUntolerated: boolean | null;
  configChanges: readonly ConfigChange[];
  /** A pass over it changes nothing: 400 objects over 10 nodes take 4.2 s with this, and 5.1 s without. */
  isQuiet: boolean;
}

/** A node that a rollout had out when the dry rollout began. */
interface OutFromBefore extends Out {
  readonly rollout: number;
  readonly slot: number;
}

/** Everything that the operator sees and writes. */
export interface OperatorState {
  readonly switches: Switches;
  readonly indexOf: ReadonlyMap<string, number>;
  /** By priority, then by name. */
  readonly rollouts: readonly Rollout[];
  /** Indexes of nodes that bear the runtime-required taint. */
  readonly runtimeRequired: Set<number>;
  passes: number;
  /** Nodes looked at, pass by pass, since it was last asked. */
  looked: number;
  /** The object at which every pass ends, so that nothing starts anywhere; null = none. */
  haltedAt: Rollout | null;
  /** Nothing happened since the last pass that changed nothing. */
  settled: boolean;
  /** Number of deleted nodes that it has seen. */
  goneSeen: number;
  outFromBefore: readonly OutFromBefore[];
}

/** Replaces a node's record. */
export function updateNode(rollout: Rollout, slot: number, change: Partial<NodeRecord>): void {
  const before = nodeAt(rollout, slot);
  const after = { ...before, ...change };
  rollout.nodes[slot] = after;
  if (before.complete && !after.complete && rollout.compartments[after.compartment])
    updateCompartment(rollout, after.compartment, { done: 0 });
  count(rollout, before, -1);
  count(rollout, after, 1);
  rollout.unseen?.add(slot);
  rollout.isQuiet = false;
}

function count({ counts, tallies }: Pick<Rollout, 'counts' | 'tallies'>, node: NodeRecord, by: 1 | -1): void {
  const { status, complete } = node;
  counts.all[status] = (counts.all[status] ?? 0) + by;
  if (node.outdated !== 'none') counts.outdated += by;
  if (node.isTainted || node.isDown) counts.tainted += by;
  if (!complete) {
    counts.open[status] = (counts.open[status] ?? 0) + by;
    counts.incomplete += by;
  }
  const tally = tallies[node.compartment];
  if (!tally) return;
  tallies[node.compartment] = {
    total: tally.total + by,
    complete: tally.complete + (complete ? by : 0),
    erroring: tally.erroring + (!complete && status === 'erroring' ? by : 0),
    inProgress: tally.inProgress + (status === 'in_progress' ? by : 0),
    picked: tally.picked + (isPicked(node) ? by : 0),
  };
}

export function updateCompartment(rollout: Rollout, at: number, change: Partial<CompartmentRecord>): void {
  rollout.compartments[at] = { ...compartmentAt(rollout, at), ...change };
  rollout.isQuiet = false;
}

export function nodeAt({ nodes }: Rollout, slot: number): NodeRecord {
  const node = nodes[slot];
  if (!node) throw new Error(`no node in slot ${slot}`);
  return node;
}

export function compartmentAt({ compartments }: Rollout, at: number): CompartmentRecord {
  const compartment = compartments[at];
  if (!compartment) throw new Error(`no compartment ${at}`);
  return compartment;
}

const NO_NODES: MembersTally = { total: 0, complete: 0, erroring: 0, inProgress: 0, picked: 0 };

/** The nodes of a compartment, counted. */
export function tallyAt({ tallies }: Rollout, at: number): MembersTally {
  return tallies[at] ?? NO_NODES;
}

/** The nodes of a compartment in rollout order. */
export function nodesOf(rollout: Rollout, { members }: CompartmentRecord): NodeRecord[] {
  return members.map((slot) => nodeAt(rollout, slot));
}

/** An independent copy. */
export function forkState(state: OperatorState): OperatorState {
  const rollouts = state.rollouts.map((rollout) => ({
    ...rollout,
    nodes: rollout.nodes.slice(),
    compartments: rollout.compartments.slice(),
    tallies: rollout.tallies.slice(),
    counts: { ...rollout.counts, all: { ...rollout.counts.all }, open: { ...rollout.counts.open } },
    unseen: rollout.unseen && new Set(rollout.unseen),
  }));
  const haltedAt = state.haltedAt && (rollouts[state.rollouts.indexOf(state.haltedAt)] ?? null);
  return { ...state, rollouts, haltedAt, runtimeRequired: new Set(state.runtimeRequired) };
}

/** Index of each node by name, once for all operators over one fleet: there is one for each assumed rollout. */
const indexesOf = remembered(
  (fleet: readonly RolloutNode[]): ReadonlyMap<string, number> =>
    new Map(fleet.map(({ name }, index) => [name, index])),
);

/** The operator as it starts in this cluster, before its first pass. */
export function createState(
  inputs: readonly RolloutInput[],
  fleet: readonly RolloutNode[],
  switches: Switches,
): OperatorState {
  const ordered = [...inputs].sort((a, b) => a.spec.priority - b.spec.priority || byteOrder(a.name, b.name));
  const indexOf = indexesOf(fleet);
  const down = new Map(inputs.flatMap(({ underWay }) => [...(underWay?.rebooting ?? [])]));
  const rollouts = ordered.map((input) => createRollout(input, fleet, { indexOf, down, switches }));
  const isRequired = ({ taints }: RolloutNode): boolean =>
    taints.some((taint) => isRuntimeTaint(taint, switches));
  return {
    switches,
    indexOf,
    rollouts,
    runtimeRequired: new Set(fleet.flatMap((node, index) => (isRequired(node) ? [index] : []))),
    // Passes are counted on from those in which the nodes of a batch in flight were picked.
    passes: Math.max(
      0,
      ...rollouts.map(({ nodes }) => nodes.reduce((most, node) => Math.max(most, node.pickedIn), 0)),
    ),
    looked: 0,
    haltedAt: null,
    settled: false,
    goneSeen: 0,
    outFromBefore: rollouts.flatMap(outBefore),
  };
}

function outBefore({ input, nodes, compartments }: Rollout, rollout: number): OutFromBefore[] {
  const out = new Set(input.underWay?.out);
  return nodes.flatMap(({ name, slot, compartment }) => {
    const group = compartments[compartment]?.group ?? '';
    return out.has(name) ? [{ target: name, group, batch: 0, isOld: true, rollout, slot }] : [];
  });
}

interface Around {
  readonly indexOf: ReadonlyMap<string, number>;
  /** Taints of nodes that are down in an interrupt of any object. */
  readonly down: ReadonlyMap<string, readonly Taint[]>;
  readonly switches: Switches;
}

/** Source: NVIDIA/nodewright v0.15.0, cluster_state_v2.go BuildState. */
function createRollout(
  input: RolloutInput,
  fleet: readonly RolloutNode[],
  { indexOf, down, switches }: Around,
): Rollout {
  const { spec, progress } = input;
  const targets = rolloutOrder(input.targets.flatMap((name) => fleet[indexOf.get(name) ?? -1] ?? []));
  const slotOf = new Map(targets.map(({ name }, slot) => [name, slot]));
  const compartments = (input.compartments ?? []).map(({ name, limits, nodes }): CompartmentRecord => {
    const line = progress.compartments.get(name);
    return {
      name,
      group: runGroup(input.name, name),
      limits,
      members: nodes.map((node) => slotOf.get(node) ?? -1),
      done: 0,
      working: line?.batchState ?? FRESH,
      stored: line ? { ...line, inProgress: 0, completed: 0 } : null,
      batches: 0,
      lastPick: 0,
      lastStart: 0,
    };
  });
  const compartmentOf = new Map(compartments.flatMap(({ members }, i) => members.map((slot) => [slot, i])));
  const times = [...new Set(progress.nodePriority.values())].sort(byteOrder);
  const carried = input.carried ?? spec.packages;
  const entries = targets.map(({ name }) => entriesOf(progress, name, carried));
  const nodes = targets.map((node, slot): NodeRecord => {
    const work = workOf(spec.packages, entries[slot] ?? [], progress.configUpdates, switches);
    const taint = blockedByTaint(node, spec, switches);
    const isRestarted = work.outdated === 'upgrade' || work.outdated === 'uninstall';
    return withBlocker(input, {
      name: node.name,
      slot,
      index: indexOf.get(node.name) ?? -1,
      compartment: compartmentOf.get(slot) ?? -1,
      isIgnored: isIgnored(node, switches),
      isTainted: taint !== null,
      isDown: !toleratesAll(down.get(node.name) ?? [], spec, switches),
      isTaintedUntilReady: taint?.untilRuntimeReady === true,
      status: readStatus(progress.nodeStatus.get(node.name) ?? ''),
      complete: work.complete,
      // Pods of an outdated package are deleted, so that a node which is to be set in progress has none that fails.
      pod: work.failing && !isRestarted ? 'failing' : 'none',
      stages: work.stages,
      neverEnds: work.neverEnds,
      interrupts: work.interrupts,
      isRebooting: input.underWay?.rebooting.has(node.name) === true,
      blocker: null,
      undrained: null,
      isReplaced: false,
      outdated: work.outdated,
      pickedIn: times.indexOf(progress.nodePriority.get(node.name) ?? '') + 1,
      pickRank: 0,
      batch: 0,
      startedIn: 0,
    });
  });
  const tallies = compartments.map(() => NO_NODES);
  const counts: Counts = { all: {}, open: {}, incomplete: 0, outdated: 0, tainted: 0 };
  for (const node of nodes) count({ counts, tallies }, node, 1);
  return {
    input,
    slots: new Map(nodes.map(({ index, slot }) => [index, slot])),
    nodes,
    compartments,
    tallies,
    counts,
    unseen: null,
    status: readStatus(progress.status),
    // Nodes that are gone have left the batch.
    nodeOrderOffset:
      progress.nodeOrderOffset + [...progress.nodePriority.keys()].filter((name) => !slotOf.has(name)).length,
    completeNodes: '',
    nodesInProgress: 0,
    hasUntolerated: null,
    configChanges: configChanges(input, carried, entries),
    isQuiet: false,
  };
}

/** Before its first stage an interrupt waits for pods that nothing evicts: without end, or until the drain's time is over. */
export function withBlocker<T extends Pick<NodeRecord, 'name' | 'interrupts' | 'isRebooting' | 'neverEnds'>>(
  { blockers }: RolloutInput,
  node: T,
): T & Pick<NodeRecord, 'blocker'> {
  const blocker = node.interrupts && !node.isRebooting ? (blockers?.get(node.name) ?? null) : null;
  return { ...node, blocker, neverEnds: node.neverEnds || blocker?.failsAfterMs === null };
}

/** Changes of config maps that have to reach the nodes. */
function configChanges(
  { spec, progress }: RolloutInput,
  carried: Packages,
  entries: readonly (readonly PackageEntry[])[],
): ConfigChange[] {
  const changed = [...spec.packages.values()].flatMap((after) => {
    const keys = changedKeys(carried.get(after.name), after);
    return keys === null ? [] : [{ after, keys }];
  });
  const never = neverOffered(spec.packages, new Set(changed.map(({ after }) => after.name)));
  return changed
    .filter(({ after }) => after.uninstall !== 'applied')
    .map(({ after, keys }) => {
      const updates = progress.configUpdates.get(after.name) ?? [];
      const neverEnds = never.has(after.name);
      return {
        stages: neverEnds ? 0 : configStages(after, keys),
        interrupts: !neverEnds && hasInterrupt(after, keys),
        neverEnds,
        had: new Set(entries.flatMap((own, slot) => (isFinished(own, after, updates) ? [slot] : []))),
        restarts: entries.some((own) => restartsConfig(own, after)),
      };
    });
}

const SECOND_MS = 1000;

/** Progress of the rollout, for another one to start from. */
export function progressOf({ input, nodes, compartments, status, nodeOrderOffset }: Rollout): Progress {
  const specs = [...input.spec.packages.values()];
  return {
    status,
    nodeStatus: new Map(nodes.flatMap((node) => (node.status === '' ? [] : [[node.name, node.status]]))),
    nodePriority: new Map(
      nodes.flatMap(({ name, pickedIn }) =>
        pickedIn === 0 ? [] : [[name, new Date(pickedIn * SECOND_MS).toISOString()]],
      ),
    ),
    nodeOrderOffset,
    nodeState: new Map(
      nodes.flatMap((node) => {
        const entries = specs.flatMap((spec) => entryOf(node, spec));
        return entries.length > 0 ? [[node.name, entries]] : [];
      }),
    ),
    compartments: new Map(compartments.flatMap(({ name, stored }) => (stored ? [[name, stored]] : []))),
    configUpdates: new Map(),
  };
}

/** The entry of a package on the node; work that fails, fails in its first stage. */
function entryOf({ complete, pod }: NodeRecord, spec: PackageSpec): PackageEntry[] {
  if (complete) return [finishedEntry(spec, [])];
  if (pod === 'none') return [];
  const { name, version } = spec;
  return [{ name, version, stage: 'apply', state: POD_STATES[pod] }];
}

const POD_STATES = { running: 'in_progress', failing: 'erroring', passed: 'complete' } as const;
