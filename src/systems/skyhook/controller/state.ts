import { groupedByEach } from '../../../manifest/lookup.js';
import type { Out } from '../../../rollout/controller.js';
import type { Taint } from '../../../snapshot/snapshot.js';
import type { Text } from '../../../text/text.js';
import { changedKeys, hasInterrupt, type PackageSpec } from '../objects/packages.js';
import {
  entriesOf,
  entryOf,
  finishedEntry,
  NOT_STARTED,
  type PackageEntry,
  type Progress,
  type Status,
  type StoredCompartment,
} from '../objects/progress.js';
import type { Limits, PolicySpec, SkyhookSpec } from '../objects/stored.js';
import type { Switches } from '../versions.js';
import { type Assigned, byteOrder, compartmentsOf, type RolloutNode, rolloutOrder } from './assignment.js';
import { type BatchState, FRESH, type Tally } from './batch.js';
import type { DrainBlocker, DrainBlockers } from './drain-blockers.js';
import { blockedByTaint, isIgnored, isRuntimeTaint, toleratesAll } from './eligibility.js';
import { type Candidate, isPicked } from './select.js';
import { configStages, neverOffered, type NodeWork, workFrom } from './work.js';

/** A Skyhook or NodeWright as the dry rollout begins. */
export interface RolloutInput {
  readonly name: string;
  readonly spec: SkyhookSpec;
  readonly targets: readonly RolloutNode[];
  /** Null when the policy it names does not exist, or is refused. */
  readonly compartments: readonly Assigned[] | null;
  readonly resetsOnCompletion: boolean;
  readonly progress: Progress;
  /** Nodes that are out through it; absent: none. */
  readonly out?: readonly string[];
  /** Nodes that are down in its interrupt, with the taints that they bear until it is over; absent: none. */
  readonly rebooting?: ReadonlyMap<string, readonly Taint[]>;
  /** Pods that its interrupts wait for; absent: none. */
  readonly blockers?: DrainBlockers;
}

/** The rollout of an object that has not begun. */
export function rolloutInput(
  name: string,
  spec: SkyhookSpec,
  policy: PolicySpec | null,
  targets: readonly RolloutNode[],
): RolloutInput {
  return {
    name,
    spec,
    targets,
    compartments: compartmentsOf(spec, policy, targets),
    // The schema fills `true` into a policy, so false is reached by writing it, or without one. Source: skyhook_types.go, v0.15.0.
    resetsOnCompletion: spec.resetBatchStateOnCompletion ?? policy?.resetBatchStateOnCompletion ?? false,
    progress: NOT_STARTED,
  };
}

/** The `group` of a start: two objects may use the same policy, and then the same compartment names. */
export function runGroup(skyhook: string, compartment: string): string {
  return `${skyhook}/${compartment}`;
}

/** A node in the rollout of one object. Only `updateNode` writes to it. */
export interface NodeRecord extends Candidate {
  readonly name: string;
  /** Place in the object's rollout order. */
  readonly slot: number;
  /** Index of its compartment; -1 if the policy does not exist. */
  readonly compartment: number;
  /** Its taint that is not tolerated goes with the runtime-required one. */
  readonly isTaintedUntilReady: boolean;
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
  readonly undrained: Text | null;
  /** Another node took its place while a pod ran there. */
  readonly isReplaced: boolean;
  readonly outdated: NodeWork['outdated'];
  /** Order within the pass in which it was picked. */
  readonly pickRank: number;
  /** The batch, counted from 1 within the group, and the pass in which it was last started here; 0 = never. */
  readonly batch: number;
  readonly startedIn: number;
  /** The fork that may write to it: the others still have it as it is. */
  readonly owner: object;
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
  /** Nodes that had the package complete when the dry rollout began. */
  readonly had: ReadonlySet<string>;
  /** A node fails in a stage that the new config map restarts. */
  readonly restarts: boolean;
}

interface MembersTally extends Tally {
  /** Picked for the batch in flight and not in progress. */
  readonly picked: number;
}

/** Nodes of an object, counted. */
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
  /** By priority, then by name. */
  readonly place: number;
  readonly slots: ReadonlyMap<string, number>;
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
  /** A fork writes to records that it owns, and to copies of all others. */
  owner: object;
}

/** A node that the rollout of an object had out when the dry rollout began. */
export interface OutFromBefore extends Out {
  readonly object: string;
}

/** Everything that the operator sees and writes. */
export interface OperatorState {
  readonly switches: Switches;
  /** In the order in which they go first. */
  readonly rollouts: readonly Rollout[];
  /** Places of the rollouts that target each node, and of those that hold all others: their sequencing is `all`. */
  readonly placesOn: ReadonlyMap<string, readonly number[]>;
  readonly holdingAll: readonly number[];
  /** Nodes that bear the runtime-required taint. */
  readonly runtimeRequired: Set<string>;
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

export function updateNode(rollout: Rollout, slot: number, change: Partial<NodeRecord>): void {
  const before = nodeAt(rollout, slot);
  const { owner } = rollout;
  const node = before.owner === owner ? before : { ...before, owner };
  rollout.nodes[slot] = node;
  if (node.complete && change.complete === false && rollout.compartments[node.compartment])
    updateCompartment(rollout, node.compartment, { done: 0 });
  count(rollout, node, -1);
  Object.assign(node, change);
  count(rollout, node, 1);
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

/** The node of this name, if the object targets it. */
export function nodeNamed({ nodes, slots }: Rollout, name: string): NodeRecord | undefined {
  return nodes[slots.get(name) ?? -1];
}

/** A node in the rollout of an object. */
export interface Placed {
  readonly rollout: Rollout;
  readonly node: NodeRecord;
}

/** A node in each of the rollouts that target it, in their order. */
export function onNode({ rollouts, placesOn }: OperatorState, name: string): Placed[] {
  return (placesOn.get(name) ?? []).flatMap((place) => {
    const rollout = rollouts[place];
    const node = rollout && nodeNamed(rollout, name);
    return node ? [{ rollout, node }] : [];
  });
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
  const rollouts = state.rollouts.map((rollout): Rollout => {
    // From here on neither owns the records that both have.
    rollout.owner = {};
    return {
      ...rollout,
      owner: {},
      nodes: rollout.nodes.slice(),
      compartments: rollout.compartments.slice(),
      tallies: rollout.tallies.slice(),
      counts: { ...rollout.counts, all: { ...rollout.counts.all }, open: { ...rollout.counts.open } },
      unseen: rollout.unseen && new Set(rollout.unseen),
    };
  });
  const haltedAt = state.haltedAt && (rollouts[state.rollouts.indexOf(state.haltedAt)] ?? null);
  return { ...state, rollouts, haltedAt, runtimeRequired: new Set(state.runtimeRequired) };
}

/** The operator as it starts in this cluster, before its first pass. */
export function createState(inputs: readonly RolloutInput[], switches: Switches): OperatorState {
  const ordered = inputs.toSorted((a, b) => a.spec.priority - b.spec.priority || byteOrder(a.name, b.name));
  const down = new Map(inputs.flatMap(({ rebooting }) => [...(rebooting ?? [])]));
  const rollouts = ordered.map((input, place) => createRollout(input, place, down, switches));
  const placesOn = groupedByEach([...rollouts.keys()], (place) => rollouts[place]?.slots.keys() ?? []);
  const isRequired = ({ taints }: RolloutNode): boolean =>
    taints.some((taint) => isRuntimeTaint(taint, switches));
  const required = inputs.flatMap(({ targets }) => targets.filter(isRequired));
  return {
    switches,
    rollouts,
    placesOn,
    holdingAll: rollouts.flatMap(({ place, input: { spec } }) =>
      spec.sequencing === 'all' && !spec.disabled ? [place] : [],
    ),
    runtimeRequired: new Set(required.map(({ name }) => name)),
    // Passes are counted on from those in which the nodes of a batch in flight were picked.
    passes: rollouts.reduce(
      (most, { nodes }) => nodes.reduce((before, { pickedIn }) => Math.max(before, pickedIn), most),
      0,
    ),
    looked: 0,
    haltedAt: null,
    settled: false,
    goneSeen: 0,
    outFromBefore: rollouts.flatMap((rollout) =>
      (rollout.input.out ?? []).map((target) => {
        const group = rollout.compartments[nodeNamed(rollout, target)?.compartment ?? -1]?.group ?? '';
        return { target, group, batch: 0, isOld: true, object: rollout.input.name };
      }),
    ),
  };
}

/** Source: NVIDIA/nodewright v0.15.0, cluster_state_v2.go BuildState. */
function createRollout(
  input: RolloutInput,
  place: number,
  /** Taints of nodes that are down in an interrupt of any object. */
  down: ReadonlyMap<string, readonly Taint[]>,
  switches: Switches,
): Rollout {
  const { spec, progress } = input;
  const targets = rolloutOrder(input.targets);
  const slots = new Map(targets.map(({ name }, slot) => [name, slot]));
  const compartments = (input.compartments ?? []).map(({ name, limits, nodes }): CompartmentRecord => {
    const line = progress.compartments.get(name);
    return {
      name,
      group: runGroup(input.name, name),
      limits,
      members: nodes.map((node) => slots.get(node.name) ?? -1),
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
  const workOn = workFrom(progress, spec.packages, switches);
  const owner = {};
  const nodes = targets.map((node, slot): NodeRecord => {
    const { name } = node;
    const { complete, stages, neverEnds, interrupts, outdated, failing } = workOn(name);
    const taint = blockedByTaint(node, spec, switches);
    const isRestarted = outdated === 'upgrade' || outdated === 'uninstall';
    const isRebooting = input.rebooting?.has(name) === true;
    return {
      name,
      slot,
      compartment: compartmentOf.get(slot) ?? -1,
      isIgnored: isIgnored(node, switches),
      isTainted: taint !== null,
      isDown: !toleratesAll(down.get(name) ?? [], spec, switches),
      isTaintedUntilReady: taint?.untilRuntimeReady === true,
      status: progress.nodeStatus.get(name) ?? '',
      complete,
      // Pods of an outdated package are deleted, so that a node which is to be set in progress has none that fails.
      pod: failing && !isRestarted ? 'failing' : 'none',
      stages,
      interrupts,
      isRebooting,
      ...blocking(input, { name, interrupts, isRebooting, neverEnds }),
      undrained: null,
      isReplaced: false,
      outdated,
      pickedIn: times.indexOf(progress.nodePriority.get(name) ?? '') + 1,
      pickRank: 0,
      batch: 0,
      startedIn: 0,
      owner,
    };
  });
  const tallies = compartments.map(() => NO_NODES);
  const counts: Counts = { all: {}, open: {}, incomplete: 0, outdated: 0, tainted: 0 };
  for (const node of nodes) count({ counts, tallies }, node, 1);
  return {
    input,
    place,
    slots,
    nodes,
    compartments,
    tallies,
    counts,
    unseen: null,
    status: progress.status,
    // Nodes that are gone have left the batch.
    nodeOrderOffset:
      progress.nodeOrderOffset + [...progress.nodePriority.keys()].filter((name) => !slots.has(name)).length,
    completeNodes: '',
    nodesInProgress: 0,
    hasUntolerated: null,
    configChanges: configChanges(input),
    isQuiet: false,
    owner,
  };
}

/** Before its first stage an interrupt waits for pods that nothing evicts: without end, or until the drain's time is over. */
export function blocking(
  { blockers }: RolloutInput,
  node: Pick<NodeRecord, 'name' | 'interrupts' | 'isRebooting' | 'neverEnds'>,
): Pick<NodeRecord, 'blocker' | 'neverEnds'> {
  const blocker = node.interrupts && !node.isRebooting ? (blockers?.get(node.name) ?? null) : null;
  return { blocker, neverEnds: node.neverEnds || blocker?.failsAfterMs === null };
}

const READS_CONFIG: readonly string[] = ['config', 'interrupt', 'post-interrupt'];

/** Changes of config maps that have to reach the nodes. */
function configChanges({ spec, progress, targets }: RolloutInput): ConfigChange[] {
  const changed = [...spec.packages.values()].flatMap((after) => {
    const keys = changedKeys(progress.packages.get(after.name), after);
    return keys === null ? [] : [{ after, keys }];
  });
  const never = neverOffered(spec.packages, new Set(changed.map(({ after }) => after.name)));
  return changed
    .filter(({ after }) => after.uninstall !== 'applied')
    .map(({ after, keys }) => {
      const finished = finishedEntry(after, progress.configUpdates.get(after.name) ?? []);
      const neverEnds = never.has(after.name);
      const entries = targets.map(({ name }) => ({ name, entry: entryOf(entriesOf(progress, name), after) }));
      const had = entries.filter(
        ({ entry }) => entry?.state === finished.state && entry.stage === finished.stage,
      );
      return {
        stages: neverEnds ? 0 : configStages(after, keys),
        interrupts: !neverEnds && hasInterrupt(after, keys),
        neverEnds,
        had: new Set(had.map(({ name }) => name)),
        restarts: entries.some(
          ({ entry }) => entry?.state === 'erroring' && READS_CONFIG.includes(entry.stage),
        ),
      };
    });
}

const SECOND_MS = 1000;

/** Progress of the rollout, for another one to start from. */
export function progressOf({ input, nodes, compartments, status, nodeOrderOffset }: Rollout): Progress {
  const { packages } = input.spec;
  const specs = [...packages.values()];
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
        const entries = specs.flatMap((spec) => carriedEntry(node, spec));
        return entries.length > 0 ? [[node.name, entries]] : [];
      }),
    ),
    compartments: new Map(compartments.flatMap(({ name, stored }) => (stored ? [[name, stored]] : []))),
    configUpdates: new Map(),
    packages,
  };
}

/** The entry of a package on the node; work that fails, fails in its first stage. */
function carriedEntry({ complete, pod }: NodeRecord, spec: PackageSpec): PackageEntry[] {
  if (complete) return [finishedEntry(spec, [])];
  if (pod === 'none') return [];
  const { name, version } = spec;
  return [{ name, version, stage: 'apply', state: POD_STATES[pod] }];
}

const POD_STATES = { running: 'in_progress', failing: 'erroring', passed: 'complete' } as const;
