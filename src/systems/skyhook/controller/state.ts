import { byName, firstNot, groupedByEach } from '../../../manifest/lookup.js';
import type { Out, Start } from '../../../rollout/controller.js';
import type { Taint } from '../../../snapshot/snapshot.js';
import type { Text } from '../../../text/text.js';
import { FRESH, NOT_STARTED, type Progress, type Status } from '../objects/progress.js';
import type { PolicySpec, SkyhookSpec } from '../objects/stored.js';
import type { Switches } from '../versions.js';
import { type Assigned, compartmentsOf, type RolloutNode, rolloutOrder } from './assignment.js';
import { type Candidate, isInFlight } from './batch.js';
import type { DrainBlocker } from './drain-blockers.js';
import { isIgnored, isRuntimeTaint, untoleratedOf } from './eligibility.js';
import { configChanges, type NodeWork, restarts, workFrom } from './work.js';

/** A Skyhook or NodeWright as the dry rollout begins. */
export type RolloutInput = Readonly<ReturnType<typeof rolloutInput>>;

/** The rollout of an object that has not begun. */
export function rolloutInput(
  name: string,
  spec: SkyhookSpec,
  policy: PolicySpec | null,
  targets: readonly RolloutNode[],
) {
  const ordered = rolloutOrder(targets);
  return {
    name,
    spec,
    targets,
    /** The same in rollout order. */
    ordered,
    /** Null when the policy it names does not exist, or is refused. */
    compartments: compartmentsOf(spec, policy, targets),
    // The schema fills `true` into a policy, so false is reached by writing it, or without one. Source: skyhook_types.go, v0.15.0.
    resetsOnCompletion: spec.resetBatchStateOnCompletion ?? policy?.resetBatchStateOnCompletion ?? false,
    progress: NOT_STARTED as Progress,
    /** Nodes that are out through it. */
    out: [] as readonly string[],
    /** Nodes that are down in its interrupt, with the taints that they bear until it is over. */
    rebooting: new Map() as ReadonlyMap<string, readonly Taint[]>,
    /** Pods that its interrupts wait for. */
    blockers: new Map() as ReadonlyMap<string, DrainBlocker>,
  };
}

/** The `group` of a start: two objects may use the same policy, and then the same compartment names. */
export function runGroup(skyhook: string, compartment: string): string {
  return `${skyhook}/${compartment}`;
}

/** A node in the rollout of one object. Its first change after a fork is a new record, so that the forks have all others in common. */
export interface NodeRecord extends Candidate, Omit<NodeWork, 'failing'> {
  readonly name: string;
  /** Place in the object's rollout order. */
  readonly slot: number;
  /** Index of its compartment; -1 if the policy does not exist. */
  readonly compartment: number;
  /** Every earlier object is complete on it. */
  readonly isReady: boolean;
  /** `failing`: it is retried; `passed`: the failed stage got through, and the operator has to launch the next one. */
  readonly pod: 'none' | 'running' | 'failing' | 'passed';
  /** Its interrupt was under way when the dry rollout began, and continues: it is drained. */
  readonly isRebooting: boolean;
  /** Pods that its interrupt waits for. */
  readonly blocker: DrainBlocker | null;
  /** It was not drained within drainConfig.timeout, and why. */
  readonly undrained: Text | null;
  /** Another node took its place while a pod ran there. */
  readonly isReplaced: boolean;
  /** Order within the pass in which it was picked. */
  readonly pickRank: number;
  /** The number of `looks` at its last start; 0 = never. */
  readonly startedIn: number;
  readonly owner: Owner;
}

/** The state that may write to a record, with the places of the rollouts that changed since their last look. */
interface Owner {
  readonly awake: Set<number>;
}

/** A compartment; its line in `status.compartmentStatuses` follows from what is saved of it and its tally. */
export type CompartmentRecord = ReturnType<typeof createCompartment>;

/**
 * One Skyhook or NodeWright in the dry rollout; only `updateNode` writes to its nodes. The counts, `unseen` and `done` follow from the
 * nodes: batches of 1 in 5,000 nodes take 3 s with them, and 37 s without.
 */
export type Rollout = ReturnType<typeof createRollout>;

/** Everything that the operator sees and writes. */
export type OperatorState = ReturnType<typeof createState>;

/** The rollout of a place, for writing: it is copied at its first use after a fork, and forks share all others. */
export function ownRollout(state: OperatorState, place: number): Rollout | undefined {
  const { owner } = state;
  const rollout = state.rollouts[place];
  if (!rollout || rollout.owner === owner) return rollout;
  const own: Rollout = {
    ...rollout,
    owner,
    nodes: rollout.nodes.slice(),
    compartments: rollout.compartments.map((one) => ({ ...one, tally: { ...one.tally } })),
    counts: { ...rollout.counts, open: { ...rollout.counts.open } },
    unseen: rollout.unseen && new Set(rollout.unseen),
  };
  state.rollouts[place] = own;
  return own;
}

export function updateNode(rollout: Rollout, of: NodeRecord, change: Partial<NodeRecord>): NodeRecord {
  const { slot } = of;
  const before = rollout.nodes[slot] ?? of;
  const compartment = rollout.compartments[before.compartment];
  if (compartment && before.complete && change.complete === false) compartment.done = 0;
  count(rollout, before, -1);
  const own = before.owner === rollout.owner ? before : { ...before, owner: rollout.owner };
  const node = Object.assign(own, change);
  count(rollout, node, 1);
  rollout.nodes[slot] = node;
  rollout.unseen?.add(slot);
  rollout.owner.awake.add(rollout.place);
  return node;
}

function count({ counts, compartments }: Rollout, node: NodeRecord, by: 1 | -1): void {
  const { status, complete } = node;
  if (node.outdated !== 'none') counts.outdated += by;
  if (node.untolerated.length > 0) counts.tainted += by;
  if (!complete) {
    counts.open[status] = (counts.open[status] ?? 0) + by;
    counts.incomplete += by;
    if (node.isReady) counts.ready += by;
  }
  const tally = compartments[node.compartment]?.tally;
  if (!tally) return;
  tally.total += by;
  if (complete) tally.complete += by;
  else if (status === 'erroring') tally.erroring += by;
  if (status === 'in_progress') tally.inProgress += by;
  if (isInFlight(node)) tally.inFlight += by;
}

export function nodeNamed({ nodes, slots }: Rollout, name: string): NodeRecord | undefined {
  return nodes[slots.get(name) ?? -1];
}

/** Changes a node in each of the rollouts that target it. */
export function updateEverywhere(
  state: OperatorState,
  name: string,
  changeOf: (node: NodeRecord) => Partial<NodeRecord>,
): void {
  for (const place of state.placesOn.get(name) ?? []) {
    const rollout = ownRollout(state, place);
    const node = rollout && nodeNamed(rollout, name);
    if (node) updateNode(rollout, node, changeOf(node));
  }
}

/**
 * Passes the turn on a node to the objects that no earlier one holds: it is complete there, or disabled; a paused one holds the others.
 * `changed` is the object whose work on the node is no longer as it was; null: all are looked at.
 * Source: NVIDIA/nodewright v0.15.0, cluster_state_v2.go IsNodeReadyForSkyhook.
 */
export function passTurn(state: OperatorState, name: string, changed: Rollout | null): void {
  if (state.rollouts.length === 1) return;
  const places: readonly number[] = state.placesOn.get(name) ?? [];
  let isReady = changed === null || nodeNamed(changed, name)?.isReady === true;
  for (let at = firstNot(places, (i) => (places[i] ?? 0) < (changed?.place ?? 0)); at < places.length; at++) {
    const rollout = ownRollout(state, places[at] ?? -1);
    const node = rollout && nodeNamed(rollout, name);
    if (!node) continue;
    // All after it wait as well.
    if (!isReady && !node.isReady) return;
    if (node.isReady !== isReady) updateNode(rollout, node, { isReady });
    isReady &&= node.complete || rollout.input.spec.disabled;
  }
}

export function nodesOf({ nodes }: Rollout, { members }: CompartmentRecord): NodeRecord[] {
  return members.flatMap((slot) => nodes[slot] ?? []);
}

/** A copy that writes to records of its own and shares all others with the original, which must not step before the copy has ended. */
export function forkState(state: OperatorState): OperatorState {
  const { owner, rollouts, due, runtimeRequired } = state;
  return {
    ...{ ...state, owner: { awake: new Set(owner.awake) }, starts: [] },
    ...{ rollouts: rollouts.slice(), due: new Set(due), runtimeRequired: new Set(runtimeRequired) },
  };
}

/** The operator as it starts in this cluster, before its first pass and before turns are passed. */
export function createState(inputs: readonly RolloutInput[], switches: Switches) {
  const ordered = inputs.toSorted((a, b) => a.spec.priority - b.spec.priority || byName(a.name, b.name));
  const down = new Map(inputs.flatMap(({ rebooting }) => [...rebooting]));
  const owner: Owner = { awake: new Set(inputs.keys()) };
  const rollouts = ordered.map((input, place) => createRollout(input, place, owner, down, switches));
  for (const rollout of rollouts) for (const node of rollout.nodes) count(rollout, node, 1);
  const required = inputs.flatMap(({ targets }) =>
    targets.filter(({ taints }) => taints.some((taint) => isRuntimeTaint(taint, switches))),
  );
  const out = rollouts.flatMap((rollout) =>
    rollout.input.out.map((target): Out & { place: number } => {
      const group = rollout.compartments[nodeNamed(rollout, target)?.compartment ?? -1]?.group ?? '';
      return { target, group, batch: 0, isOld: true, place: rollout.place };
    }),
  );
  return {
    switches,
    owner,
    /** In the order in which they go first. */
    rollouts,
    /** Places of rollouts to run once no look changes anything. */
    due: new Set<number>(),
    /** Rollouts by group, those that target each node, and those that hold all others as their sequencing is `all`: by place. */
    placeOf: new Map(
      rollouts.flatMap(({ place, compartments }) => compartments.map(({ group }) => [group, place])),
    ),
    placesOn: groupedByEach([...rollouts.keys()], (place) => rollouts[place]?.slots.keys() ?? []),
    holdingAll: rollouts.flatMap(({ place, input: { spec } }) =>
      spec.sequencing === 'all' && !spec.disabled ? [place] : [],
    ),
    /** Place of the first of these that is not complete; after the last rollout if all are complete. */
    heldAfter: rollouts.length,
    /** The first whose policy does not exist, by place. */
    missing: rollouts.find(({ input }) => input.compartments === null)?.place ?? null,
    /** Nodes that bear the runtime-required taint. */
    runtimeRequired: new Set(required.map(({ name }) => name)),
    /** Looks at an object, counted on from those at which the nodes of a batch in flight were picked. */
    looks: Math.max(0, ...inputs.map(({ progress }) => new Set(progress.nodePriority.values()).size)),
    /** Nodes looked at, pass by pass, since it was last asked. */
    looked: 0,
    /** Place of the object at which every pass ends, so that nothing starts anywhere; null = none. */
    haltedAt: null as number | null,
    /** Starts of the passes of a step. */
    starts: [] as Start[],
    /** Nothing happened since the last pass that changed nothing. */
    settled: false,
    /** Number of deleted nodes that it has seen. */
    goneSeen: 0,
    /** Nodes that the rollouts had out when the dry rollout began, with the place of the rollout. */
    outFromBefore: out,
  };
}

function createCompartment(
  { name, limits, nodes }: Assigned,
  input: RolloutInput,
  slots: Map<string, number>,
) {
  const line = input.progress.compartments.get(name) ?? null;
  return {
    name,
    /** Its name in starts and outcomes. */
    group: runGroup(input.name, name),
    limits,
    /** Slots of its nodes in rollout order. */
    members: nodes.map((node) => slots.get(node.name) ?? -1),
    /** So many of the first of them are complete. */
    done: 0,
    /** The batch state that the pass at work sees, and the line that is saved. */
    working: line?.batchState ?? FRESH,
    stored: line,
    /** Batches started, and the pick and the pass of the node started last. */
    ...{ batches: 0, lastPick: 0, lastStart: 0 },
    /** Its nodes, counted. */
    tally: { total: 0, complete: 0, erroring: 0, inProgress: 0, inFlight: 0 },
  };
}

/** Source: NVIDIA/nodewright v0.15.0, cluster_state_v2.go BuildState. `down` are the taints of nodes that are down in an interrupt of any object. */
function createRollout(
  input: RolloutInput,
  place: number,
  owner: Owner,
  down: ReadonlyMap<string, readonly Taint[]>,
  switches: Switches,
) {
  const { spec, progress } = input;
  const slots = new Map(input.ordered.map(({ name }, slot) => [name, slot]));
  const compartments = (input.compartments ?? []).map((one) => createCompartment(one, input, slots));
  const compartmentOf: number[] = input.ordered.map(() => -1);
  for (const [i, { members }] of compartments.entries()) for (const slot of members) compartmentOf[slot] = i;
  const times = [...new Set(progress.nodePriority.values())].sort(byName);
  const workOn = workFrom(progress, spec.packages, switches);
  const nodes = input.ordered.map((node, slot): NodeRecord => {
    const { name, taints } = node;
    const { failing, complete, stages, interrupts, outdated, neverEnds: stays } = workOn(name);
    const isRebooting = input.rebooting.has(name);
    const { blocker, neverEnds } = blocking(input, { name, interrupts, isRebooting, neverEnds: stays });
    return {
      // Without spreads: each copies its fields out of the object, and 20,000 nodes have a record in every rollout.
      name,
      slot,
      compartment: compartmentOf[slot] ?? -1,
      isReady: true,
      isIgnored: isIgnored(node, switches),
      untolerated: untoleratedOf(taints.concat(down.get(name) ?? []), spec, switches),
      status: progress.nodeStatus.get(name) ?? '',
      // Pods of an outdated package are deleted, so that a node which is to be set in progress has none that fails.
      pod: failing && !restarts(outdated) ? 'failing' : 'none',
      complete,
      stages,
      interrupts,
      outdated,
      isRebooting,
      blocker,
      neverEnds,
      undrained: null,
      isReplaced: false,
      pickRank: 0,
      startedIn: 0,
      owner,
      pickedIn: times.indexOf(progress.nodePriority.get(name) ?? '') + 1,
    };
  });
  const left = [...progress.nodePriority.keys()].filter((name) => !slots.has(name));
  return {
    /** `place` is by priority, then by name. */
    ...{ input, place, slots, nodes, compartments, owner },
    /** `open`, `incomplete`: nodes that are not complete; `ready`: those of them that no earlier object holds. */
    counts: {
      open: {} as Partial<Record<Status, number>>,
      ...{ incomplete: 0, ready: 0, outdated: 0, tainted: 0 },
    },
    /** Slots of nodes that changed since the last look at them; null = all may have. */
    unseen: null as Set<number> | null,
    status: progress.status,
    // Nodes that are gone have left the batch.
    nodeOrderOffset: progress.nodeOrderOffset + left.length,
    /** The condition TaintNotTolerable, as last written; null = the object was never run. */
    hasUntolerated: null as boolean | null,
    configChanges: configChanges(spec.packages, progress, input.ordered, switches),
  };
}

/** Before its first stage an interrupt waits for pods that nothing evicts: without end, or until the drain's time is over. */
export function blocking(
  { blockers }: RolloutInput,
  node: Pick<NodeRecord, 'name' | 'interrupts' | 'isRebooting' | 'neverEnds'>,
): Pick<NodeRecord, 'blocker' | 'neverEnds'> {
  const blocker = node.interrupts && !node.isRebooting ? (blockers.get(node.name) ?? null) : null;
  return { blocker, neverEnds: node.neverEnds || blocker?.failsAfterMs === null };
}

/** Progress of the rollout, for another one to start from: what a node carries follows from its status. */
export function progressOf({ input, nodes, compartments, status, nodeOrderOffset }: Rollout): Progress {
  const picked = nodes.filter(({ pickedIn }) => pickedIn !== 0);
  return {
    ...NOT_STARTED,
    ...{ status, nodeOrderOffset, packages: input.spec.packages },
    nodeStatus: new Map(nodes.flatMap((node) => (node.status === '' ? [] : [[node.name, node.status]]))),
    nodePriority: new Map(picked.map((node) => [node.name, new Date(node.pickedIn * 1000).toISOString()])),
    compartments: new Map(compartments.flatMap(({ name, stored }) => (stored ? [[name, stored]] : []))),
  };
}
