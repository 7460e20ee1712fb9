import type { Start } from '../../../rollout/controller.js';
import { type BatchState, FRESH, sameState } from './batch.js';
import { evaluateBatch, rebase, type Tally } from './evaluate.js';
import { closeBehind, type Gate, hasReadyNode, isReady, wakeAfter } from './gate.js';
import { launch } from './launch.js';
import { isEligible, selectNodes } from './select.js';
import {
  compartmentAt,
  type NodeRecord,
  nodeAt,
  tallyAt,
  type OperatorState,
  type Rollout,
  updateCompartment,
  updateNode,
  withBlocker,
} from './state.js';
import type { Status } from './status.js';
import type { Switches } from '../versions.js';

/** More passes than this without rest, and as many for each object, mean that the model contradicts itself. */
const MOST_PASSES = 10_000;
const MOST_PASSES_EACH = 100;

/** Runs pass after pass until one changes nothing. */
export function settle(state: OperatorState): Start[] {
  const starts: Start[] = [];
  if (state.settled) return starts;
  const most = MOST_PASSES + MOST_PASSES_EACH * state.rollouts.length;
  for (let passes = 0; passes < most; passes++) {
    if (pass(state, starts)) continue;
    state.settled = true;
    return starts;
  }
  throw new Error('the Skyhook operator does not come to rest');
}

/**
 * One reconcile: every object is looked at, in order of priority, and work is launched only if none of them needed a change. True if
 * another pass may do more. Source: NVIDIA/nodewright v0.15.0 and 01cc2f2d, skyhook_controller.go Reconcile.
 */
function pass(state: OperatorState, starts: Start[]): boolean {
  const { rollouts, switches } = state;
  state.passes++;
  const isMissing = ({ input }: Rollout): boolean => input.compartments === null;
  state.haltedAt = (switches.missingPolicy === 'all-stop' && rollouts.find(isMissing)) || null;
  if (state.haltedAt) return false;
  const awake = new Set<Rollout>();
  let changed = false;
  let gate: Gate = { nodes: null, all: false };
  for (const rollout of rollouts) {
    if (!rollout.isQuiet) {
      awake.add(rollout);
      rollout.isQuiet = true;
      const look = lookAt(state, rollout, gate);
      changed ||= look.changed;
      if (look.halts) state.haltedAt = rollout;
      if (look.halts || look.ends) {
        // They have not been run yet.
        for (const other of awake) other.isQuiet = false;
        return look.ends || changed;
      }
    }
    closeBehind(gate, rollout, state);
  }
  gate = { nodes: null, all: false };
  for (const rollout of rollouts) {
    if (awake.has(rollout)) changed = run(state, rollout, gate, starts) || changed;
    closeBehind(gate, rollout, state);
  }
  return removeRuntimeRequired(state) || changed;
}

interface Look {
  /** The printed status changed. */
  readonly changed: boolean;
  /** The pass ends here, and another one begins. */
  readonly ends: boolean;
  /** The pass ends here, and so does every other one. */
  readonly halts: boolean;
}

function lookAt(state: OperatorState, rollout: Rollout, gate: Gate): Look {
  const { switches } = state;
  const { paused } = rollout.input.spec;
  for (const [at, { stored }] of rollout.compartments.entries())
    setWorking(rollout, at, stored?.batchState ?? FRESH);
  const reportsFirst = switches.recovery === 'freezes' || paused;
  let changed = reportsFirst && report(rollout, switches);
  if (paused) return { changed, ends: pause(rollout), halts: false };
  if (applyConfigChange(state, rollout)) return { changed, ends: true, halts: false };
  const seen = introspect(state, rollout, gate);
  if (!reportsFirst) changed = report(rollout, switches);
  const ends = seen.status || (seen.evaluated && !seen.halts);
  return { changed, ends, halts: seen.halts && !ends };
}

function pause(rollout: Rollout): boolean {
  const changed = setStatus(rollout, 'paused');
  return setNodeStatuses(rollout, () => 'paused') || changed;
}

/** True if it was another status before. */
function setStatus(rollout: Rollout, status: Status): boolean {
  if (rollout.status === status) return false;
  rollout.status = status;
  rollout.isQuiet = false;
  return true;
}

/** True if one was another status before. */
function setNodeStatuses(rollout: Rollout, statusOf: (node: NodeRecord) => Status): boolean {
  let changed = false;
  for (const node of rollout.nodes) {
    const status = statusOf(node);
    if (status === node.status) continue;
    updateNode(rollout, node.slot, { status });
    changed = true;
  }
  return changed;
}

function setWorking(rollout: Rollout, at: number, working: BatchState): void {
  if (!sameState(compartmentAt(rollout, at).working, working)) updateCompartment(rollout, at, { working });
}

/**
 * A changed config map is taken up when the package is complete on every node, or failing on one in a stage that reads it.
 * Then every node goes in progress at once. Source: skyhook_controller.go HandleConfigUpdates, v0.15.0.
 */
function applyConfigChange(state: OperatorState, rollout: Rollout): boolean {
  const due = rollout.configChanges.find(
    ({ restarts, had }) => restarts || rollout.nodes.every(({ complete, slot }) => complete || had.has(slot)),
  );
  if (!due) return false;
  rollout.configChanges = rollout.configChanges.filter((change) => change !== due);
  const at = state.rollouts.indexOf(rollout);
  for (const node of rollout.nodes) {
    const left = node.complete ? 0 : node.stages;
    const next: NodeRecord = {
      ...node,
      stages: Math.max(left, due.stages),
      interrupts: (node.interrupts && left > 0) || due.interrupts,
      pod: 'none',
      neverEnds: node.neverEnds || due.neverEnds,
      complete: false,
      status: 'in_progress',
    };
    updateNode(rollout, node.slot, withBlocker(rollout.input, next));
    wakeAfter(state, at, node);
  }
  return true;
}

/** Changes by a look at one object. */
interface Introspection {
  /** Its status or that of a node. */
  readonly status: boolean;
  /** A batch was evaluated. */
  readonly evaluated: boolean;
  /** A batch was evaluated that cannot be saved, so the next pass evaluates it again, and so on without end. */
  readonly halts: boolean;
}

/**
 * Brings the status of an object and its nodes in line with what is on them, and evaluates batches that ended. Source:
 * NVIDIA/nodewright v0.15.0 and 01cc2f2d, cluster_state_v2.go IntrospectSkyhook.
 */
function introspect(state: OperatorState, rollout: Rollout, gate: Gate): Introspection {
  const isMoved = rollout.compartments.some(
    ({ stored }, at) => stored !== null && stored.matched !== rollout.tallies[at]?.total,
  );
  const before = isMoved ? rollout.nodes.slice() : rollout.nodes;
  const was = rollout.status;
  let status = setStatus(rollout, statusOf(rollout, gate));
  if (status && [was, rollout.status].some((one) => isImposed(one, rollout !== state.rollouts[0])))
    rollout.unseen = null;
  if (status && rollout.status === 'complete') resetBatchStates(rollout);
  const slots = rollout.unseen ?? rollout.nodes.keys();
  // A status may lead to the next one, on the next pass.
  rollout.unseen = new Set();
  for (const slot of slots) {
    const node = nodeAt(rollout, slot);
    const next = nodeStatus(state, rollout, gate, node);
    const leaves = next === 'complete' && node.pickedIn !== 0;
    if (next !== node.status) updateNode(rollout, slot, { status: next });
    if (leaves) leaveBatch(rollout, slot);
    status ||= leaves || next !== node.status;
  }
  if (rollout.status === 'complete') return { status, evaluated: false, halts: false };
  return { status, ...evaluate(state, rollout, before) };
}

/** The node leaves the batch in flight: its place in the node order is used up. */
export function leaveBatch(rollout: Rollout, slot: number): void {
  updateNode(rollout, slot, { pickedIn: 0 });
  rollout.nodeOrderOffset++;
}

function statusOf({ input, counts }: Rollout, gate: Gate): Status {
  const policyIsMissing = input.compartments === null;
  if (counts.incomplete === 0) return policyIsMissing ? 'blocked' : 'complete';
  if (input.spec.disabled) return 'disabled';
  if (input.spec.paused) return 'paused';
  if (policyIsMissing) return 'blocked';
  return gate.all ? 'waiting' : collectedStatus(counts);
}

/** The one status that all incomplete nodes have; in progress if one is; unknown if they differ. */
function collectedStatus({ open, incomplete }: Rollout['counts']): Status {
  if (open.in_progress) return 'in_progress';
  const all: readonly Status[] = ['erroring', 'blocked', 'waiting'];
  return all.find((status) => open[status] === incomplete) ?? 'unknown';
}

/** True for a status of the object that its nodes take over, or under which they are not asked whether an earlier object holds them. */
function isImposed(status: Status, hasEarlier = true): boolean {
  return status === 'disabled' || status === 'paused' || (hasEarlier && status === 'waiting');
}

function nodeStatus({ switches }: OperatorState, rollout: Rollout, gate: Gate, node: NodeRecord): Status {
  const own = rollout.status;
  if (own === 'disabled' || own === 'paused') return own;
  if (node.complete) return 'complete';
  const now = node.status || 'unknown';
  const marksBlocked = !switches.blockedTakesPlace;
  if (marksBlocked && !isEligible(node)) return 'blocked';
  if (own !== 'waiting' && !isReady(gate, node)) return 'waiting';
  const isIdle = isImposed(now) || (marksBlocked && now === 'blocked');
  // `complete` on a node that no longer is passes through unknown, which becomes waiting on the next pass.
  if (!isIdle && now !== 'complete' && now !== 'unknown') return now;
  return rollout.compartments.length > 0 ? 'waiting' : 'unknown';
}

/** `before` are the nodes at the start of the pass. */
function evaluate(
  { switches }: OperatorState,
  rollout: Rollout,
  before: readonly NodeRecord[],
): { evaluated: boolean; halts: boolean } {
  let [evaluated, halts] = [false, false];
  for (const [at, compartment] of rollout.compartments.entries()) {
    const { limits, stored, members } = compartment;
    const tally = tallyAt(rollout, at);
    const joined = stored === null ? 0 : tally.total - stored.matched;
    const absorbs = switches.completedAtRestart === 'absorbed' && joined !== 0;
    const working = absorbs
      ? rebase(compartment.working, joined, tally, carriedOf(rollout, members, before))
      : compartment.working;
    const result = evaluateBatch(limits.strategy, working, tally, switches);
    setWorking(rollout, at, result.state);
    if (result.evaluated || switches.recovery === 'one-batch') saveCompartment(rollout, at, switches);
    evaluated ||= result.evaluated;
    halts ||= result.evaluated && limits.strategy === null && switches.noStrategy === 'livelock';
  }
  return { evaluated, halts };
}

/** Statuses that the operator imposes, or does not know, are no proof that a node was not complete before. */
const NO_PROOF: readonly Status[] = ['', 'paused', 'disabled'];

function carriedOf(
  rollout: Rollout,
  members: readonly number[],
  before: readonly NodeRecord[],
): Pick<Tally, 'complete' | 'erroring'> {
  const was = (slot: number, status: Status): boolean =>
    [...NO_PROOF, status].includes(before[slot]?.status ?? '');
  const nodes = members.map((slot) => nodeAt(rollout, slot));
  const isErroring = ({ complete, status }: NodeRecord): boolean => !complete && status === 'erroring';
  return {
    complete: nodes.filter(({ complete, slot }) => complete && was(slot, 'complete')).length,
    erroring: nodes.filter((node) => isErroring(node) && was(node.slot, 'erroring')).length,
  };
}

/** Brings the printed part of the status up to date. True if it changed. Source: cluster_state_v2.go ReportState. */
function report(rollout: Rollout, switches: Switches): boolean {
  let changed = false;
  for (const at of rollout.compartments.keys()) changed = saveCompartment(rollout, at, switches) || changed;
  const { complete = 0, in_progress = 0, erroring = 0 } = rollout.counts.all;
  const [completeNodes, inProgress] = [`${complete}/${rollout.nodes.length}`, in_progress + erroring];
  if (completeNodes === rollout.completeNodes && inProgress === rollout.nodesInProgress) return changed;
  Object.assign(rollout, { completeNodes, nodesInProgress: inProgress, isQuiet: false });
  return true;
}

/** Writes one compartment's line of the status. True if it changed. */
function saveCompartment(rollout: Rollout, at: number, switches: Switches): boolean {
  const { limits, stored, working } = compartmentAt(rollout, at);
  const { total, complete, inProgress } = tallyAt(rollout, at);
  // Up to 0.19 the batch state of a compartment without a strategy is never saved.
  const batchState = limits.strategy !== null || switches.noStrategy === 'works' ? working : null;
  const isSame =
    stored !== null &&
    stored.matched === total &&
    stored.inProgress === inProgress &&
    stored.completed === complete &&
    sameState(stored.batchState, batchState);
  if (isSame) return false;
  updateCompartment(rollout, at, { stored: { matched: total, inProgress, completed: complete, batchState } });
  return true;
}

/** Every compartment starts fresh, if the policy or the object says so. Source: resetSkyhookBatchState, v0.15.0. */
function resetBatchStates(rollout: Rollout): void {
  if (!rollout.input.resetsOnCompletion) return;
  for (const [at, { stored }] of rollout.compartments.entries()) {
    setWorking(rollout, at, FRESH);
    if (stored?.batchState && !sameState(stored.batchState, FRESH))
      updateCompartment(rollout, at, { stored: { ...stored, batchState: FRESH } });
  }
}

/**
 * The working part of a pass for one object: sees version changes, selects nodes and launches what they need next. True if anything
 * is different afterwards. Source: NVIDIA/nodewright v0.15.0 and 01cc2f2d, skyhook_controller.go RunSkyhookPackages.
 */
function run(state: OperatorState, rollout: Rollout, gate: Gate, starts: Start[]): boolean {
  const { spec } = rollout.input;
  if (spec.disabled || spec.paused) return false;
  state.looked += rollout.nodes.length;
  if (!hasReadyNode(gate, rollout)) return false;
  const isOutdated = rollout.counts.outdated > 0;
  const [nodes, compartments] = isOutdated ? [rollout.nodes.slice(), rollout.compartments.slice()] : [[], []];
  if (isOutdated) seeVersionChange(rollout);
  const seen = introspect(state, rollout, gate);
  rollout.hasUntolerated = rollout.counts.tainted > 0;
  if (continueReboots(state, rollout, gate, starts)) return true;
  // Up to 0.19 `serial` ends the pass after one package, before anything about nodes is saved.
  const isSerial = spec.serial && state.switches.serial === 'one-node';
  const acted = isSerial ? runOne(state, rollout, gate, starts) : runBatch(state, rollout, gate, starts);
  if (acted) return true;
  if (!isOutdated) return seen.status || seen.evaluated;
  // A pass that sees a version change writes some of it to and fro.
  return (
    rollout.nodes.some(({ status, slot }) => status !== nodes[slot]?.status) ||
    rollout.compartments.some(
      ({ stored }, at) =>
        !sameState(stored?.batchState ?? null, compartments[at]?.stored?.batchState ?? null),
    )
  );
}

/**
 * A version change sets its nodes in progress, so that they are all selected at once, and resets the batch states on every
 * pass that sees it. Source: HandleVersionChange, v0.15.0.
 */
function seeVersionChange(rollout: Rollout): void {
  for (const node of rollout.nodes) {
    if (node.outdated === 'upgrade')
      updateNode(rollout, node.slot, { status: 'in_progress', outdated: 'upgrading' });
    else if (node.outdated === 'uninstall' && node.status !== 'in_progress')
      updateNode(rollout, node.slot, { status: 'in_progress' });
  }
  resetBatchStates(rollout);
}

/**
 * An interrupt that is under way goes on by itself, though its node bears the taints of one that is down, which keep it from being
 * picked: it ends with the node up again.
 */
function continueReboots(state: OperatorState, rollout: Rollout, gate: Gate, starts: Start[]): boolean {
  let began = false;
  for (const name of rollout.input.underWay?.rebooting.keys() ?? []) {
    const node = rollout.nodes[rollout.slots.get(state.indexOf.get(name) ?? -1) ?? -1];
    if (!node?.isRebooting || node.complete || !isReady(gate, node)) continue;
    const { limits, working } = compartmentAt(rollout, node.compartment);
    if (limits.strategy === null || !working.shouldStop)
      began = launch(state, rollout, node.slot, starts) || began;
  }
  return began;
}

function runBatch(state: OperatorState, rollout: Rollout, gate: Gate, starts: Start[]): boolean {
  const selected: NodeRecord[] = [];
  let changed = false;
  let rank = 0;
  for (const node of selectAll(state, rollout)) {
    if (state.switches.blockedTakesPlace && !isEligible(node)) {
      // On a node that also waits its turn the operator writes blocked and waiting by turns, without end.
      if (!isReady(gate, node) || node.status === 'blocked') continue;
      updateNode(rollout, node.slot, { status: 'blocked' });
      changed = true;
      continue;
    }
    selected.push(node);
    if (node.pickedIn !== 0) continue;
    updateNode(rollout, node.slot, { pickedIn: state.passes, pickRank: rank++ });
    changed = true;
  }
  for (const node of selected)
    if (!node.complete && isReady(gate, node)) changed = launch(state, rollout, node.slot, starts) || changed;
  return changed;
}

function runOne(state: OperatorState, rollout: Rollout, gate: Gate, starts: Start[]): boolean {
  for (const node of selectAll(state, rollout)) {
    const { slot, status, complete, neverEnds, stages } = node;
    if (!isEligible(node) || complete || !isReady(gate, node) || (neverEnds && stages === 0)) continue;
    const launched = launch(state, rollout, slot, starts);
    updateNode(rollout, slot, { status });
    return launched;
  }
  return false;
}

function selectAll({ switches }: OperatorState, rollout: Rollout): NodeRecord[] {
  const { nodes } = rollout;
  return rollout.compartments.flatMap(({ limits, working, members, done: known }, at) => {
    let done = known;
    while (nodes[members[done] ?? -1]?.status === 'complete') done++;
    if (done > known) rollout.compartments[at] = { ...compartmentAt(rollout, at), done };
    const { inProgress, picked } = tallyAt(rollout, at);
    const choice = { members, nodes, done, inFlight: inProgress + picked };
    return selectNodes(limits, working, choice, switches);
  });
}

/** The taint goes when every object that is runtimeRequired and targets the node is complete on it. */
function removeRuntimeRequired(state: OperatorState): boolean {
  if (state.runtimeRequired.size === 0) return false;
  const removing = state.rollouts.filter(({ input }) => input.spec.runtimeRequired);
  let changed = false;
  for (const index of state.runtimeRequired) {
    const waiting = removing.flatMap(({ nodes, slots }) => nodes[slots.get(index) ?? -1] ?? []);
    if (waiting.length === 0 || !waiting.every(({ complete }) => complete)) continue;
    state.runtimeRequired.delete(index);
    changed = true;
    for (const rollout of state.rollouts) {
      const node = rollout.nodes[rollout.slots.get(index) ?? -1];
      if (node?.isTaintedUntilReady)
        updateNode(rollout, node.slot, { isTainted: false, isTaintedUntilReady: false });
    }
  }
  return changed;
}
