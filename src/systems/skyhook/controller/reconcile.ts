import type { Start } from '../../../rollout/controller.js';
import type { Status } from '../objects/progress.js';
import type { Switches } from '../versions.js';
import { type BatchState, evaluateBatch, FRESH, rebase, sameState, type Tally } from './batch.js';
import { SPARED } from './drain-blockers.js';
import { isEligible, selectNodes } from './select.js';
import {
  blocking,
  compartmentAt,
  type NodeRecord,
  nodeAt,
  nodeNamed,
  onNode,
  type OperatorState,
  type Rollout,
  tallyAt,
  updateCompartment,
  updateNode,
} from './state.js';

/** More passes than this without rest, and as many for each object, mean that the model contradicts itself. */
const MOST_PASSES = 10_000;
const MOST_PASSES_EACH = 100;

/** Runs pass after pass until one changes nothing. */
export function settle(state: OperatorState): Start[] {
  const starts: Start[] = [];
  const most = MOST_PASSES + MOST_PASSES_EACH * state.rollouts.length;
  for (let passes = 0; !state.settled; passes++) {
    if (passes > most) throw new Error('the Skyhook operator does not come to rest');
    state.settled = !pass(state, starts);
  }
  return starts;
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
  const awake: Rollout[] = [];
  let changed = false;
  for (const rollout of rollouts) {
    if (rollout.isQuiet) continue;
    awake.push(rollout);
    rollout.isQuiet = true;
    const look = lookAt(state, rollout);
    changed ||= look.changed;
    if (look.halts) state.haltedAt = rollout;
    if (!look.halts && !look.ends) continue;
    // They have not been run yet.
    for (const other of awake) other.isQuiet = false;
    return look.ends || changed;
  }
  for (const rollout of awake) changed = run(state, rollout, starts) || changed;
  return removeRuntimeRequired(state) || changed;
}

/** True if an earlier object holds every other: its sequencing is `all`, and it is not complete. A disabled one holds nothing. */
function isHeld({ rollouts, holdingAll }: OperatorState, { place }: Rollout): boolean {
  return holdingAll.some((other) => other < place && (rollouts[other]?.counts.incomplete ?? 0) > 0);
}

/**
 * True if every earlier object is complete on the node; a disabled one is passed over, a paused one is not. Source: NVIDIA/nodewright
 * v0.15.0, cluster_state_v2.go IsNodeReadyForSkyhook.
 */
function isReady(state: OperatorState, { place }: Rollout, { name }: NodeRecord): boolean {
  if (place === 0) return true;
  return onNode(state, name).every(
    ({ rollout, node }) => rollout.place >= place || rollout.input.spec.disabled || node.complete,
  );
}

/** Wakes the objects that may go on, or have to wait again, now that a node of the object is complete or open again. */
export function wakeAfter(state: OperatorState, { place, input }: Rollout, { name }: NodeRecord): void {
  if (input.spec.sequencing === 'all')
    for (const later of state.rollouts.slice(place + 1))
      Object.assign(later, { isQuiet: false, unseen: null });
  for (const { rollout, node } of onNode(state, name)) {
    if (rollout.place <= place || node.complete) continue;
    rollout.isQuiet = false;
    rollout.unseen?.add(node.slot);
    // The next object that holds the node keeps it from all others.
    if (!rollout.input.spec.disabled) return;
  }
}

interface Look {
  /** The printed status changed. */
  readonly changed: boolean;
  /** The pass ends here, and another one begins. */
  readonly ends: boolean;
  /** The pass ends here, and so does every other one. */
  readonly halts: boolean;
}

function lookAt(state: OperatorState, rollout: Rollout): Look {
  const { switches } = state;
  const { paused } = rollout.input.spec;
  for (const [at, { stored }] of rollout.compartments.entries())
    setWorking(rollout, at, stored?.batchState ?? FRESH);
  const reportsFirst = switches.recovery === 'freezes' || paused;
  let changed = reportsFirst && report(rollout, switches);
  if (paused) return { changed, ends: pause(rollout), halts: false };
  if (applyConfigChange(state, rollout)) return { changed, ends: true, halts: false };
  const seen = introspect(state, rollout);
  if (!reportsFirst) changed = report(rollout, switches);
  const ends = seen.status || (seen.evaluated && !seen.halts);
  return { changed, ends, halts: seen.halts && !ends };
}

function pause(rollout: Rollout): boolean {
  let changed = setStatus(rollout, 'paused');
  for (const { slot, status } of rollout.nodes) {
    if (status === 'paused') continue;
    updateNode(rollout, slot, { status: 'paused' });
    changed = true;
  }
  return changed;
}

/** True if it was another status before. */
function setStatus(rollout: Rollout, status: Status): boolean {
  if (rollout.status === status) return false;
  rollout.status = status;
  rollout.isQuiet = false;
  return true;
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
    ({ restarts, had }) => restarts || rollout.nodes.every(({ complete, name }) => complete || had.has(name)),
  );
  if (!due) return false;
  rollout.configChanges = rollout.configChanges.filter((change) => change !== due);
  for (const node of rollout.nodes) {
    const left = node.complete ? 0 : node.stages;
    const interrupts = (node.interrupts && left > 0) || due.interrupts;
    updateNode(rollout, node.slot, {
      stages: Math.max(left, due.stages),
      interrupts,
      pod: 'none',
      complete: false,
      status: 'in_progress',
      ...blocking(rollout.input, { ...node, interrupts, neverEnds: node.neverEnds || due.neverEnds }),
    });
    wakeAfter(state, rollout, node);
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
function introspect(state: OperatorState, rollout: Rollout): Introspection {
  const isMoved = rollout.compartments.some(
    ({ stored }, at) => stored !== null && stored.matched !== rollout.tallies[at]?.total,
  );
  const before = isMoved ? rollout.nodes.map(({ status }) => status) : [];
  const was = rollout.status;
  let status = setStatus(rollout, statusOf(state, rollout));
  if (status && [was, rollout.status].some((one) => isImposed(one, rollout.place > 0))) rollout.unseen = null;
  if (status && rollout.status === 'complete') resetBatchStates(rollout);
  const slots = rollout.unseen ?? rollout.nodes.keys();
  // A status may lead to the next one, on the next pass.
  rollout.unseen = new Set();
  for (const slot of slots) {
    const node = nodeAt(rollout, slot);
    const next = nodeStatus(state, rollout, node);
    if (next !== node.status) {
      updateNode(rollout, slot, { status: next });
      status = true;
    }
    if (next === 'complete' && node.pickedIn !== 0) {
      leaveBatch(rollout, slot);
      status = true;
    }
  }
  if (rollout.status === 'complete') return { status, evaluated: false, halts: false };
  return { status, ...evaluate(state, rollout, before) };
}

/** The node leaves the batch in flight: its place in the node order is used up. */
export function leaveBatch(rollout: Rollout, slot: number): void {
  updateNode(rollout, slot, { pickedIn: 0 });
  rollout.nodeOrderOffset++;
}

function statusOf(state: OperatorState, rollout: Rollout): Status {
  const { input, counts } = rollout;
  const policyIsMissing = input.compartments === null;
  if (counts.incomplete === 0) return policyIsMissing ? 'blocked' : 'complete';
  if (input.spec.disabled) return 'disabled';
  if (input.spec.paused) return 'paused';
  if (policyIsMissing) return 'blocked';
  return isHeld(state, rollout) ? 'waiting' : collectedStatus(counts);
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

function nodeStatus(state: OperatorState, rollout: Rollout, node: NodeRecord): Status {
  const own = rollout.status;
  if (own === 'disabled' || own === 'paused') return own;
  if (node.complete) return 'complete';
  const now = node.status || 'unknown';
  const marksBlocked = !state.switches.blockedTakesPlace;
  if (marksBlocked && !isEligible(node)) return 'blocked';
  if (own !== 'waiting' && !isReady(state, rollout, node)) return 'waiting';
  const isIdle = isImposed(now) || (marksBlocked && now === 'blocked');
  // `complete` on a node that no longer is passes through unknown, which becomes waiting on the next pass.
  if (!isIdle && now !== 'complete' && now !== 'unknown') return now;
  return rollout.compartments.length > 0 ? 'waiting' : 'unknown';
}

/** `before` are the statuses of nodes at the start of the pass. */
function evaluate(
  { switches }: OperatorState,
  rollout: Rollout,
  before: readonly Status[],
): { evaluated: boolean; halts: boolean } {
  let [evaluated, halts] = [false, false];
  for (const [at, { limits, stored, members, working }] of rollout.compartments.entries()) {
    const tally = tallyAt(rollout, at);
    const joined = stored === null ? 0 : tally.total - stored.matched;
    const absorbs = switches.completedAtRestart === 'absorbed' && joined !== 0;
    const from = absorbs ? rebase(working, joined, tally, carriedOf(rollout, members, before)) : working;
    const result = evaluateBatch(limits.strategy, from, tally, switches);
    setWorking(rollout, at, result.state);
    if (result.evaluated || switches.recovery === 'one-batch') saveCompartment(rollout, at, switches);
    evaluated ||= result.evaluated;
    halts ||= result.evaluated && limits.strategy === null && switches.noStrategy === 'livelock';
  }
  return { evaluated, halts };
}

/** Statuses that the operator imposes, or does not know, are no proof that a node was not complete before. */
const NO_PROOF: readonly (Status | undefined)[] = ['', 'paused', 'disabled'];

function carriedOf(
  rollout: Rollout,
  members: readonly number[],
  before: readonly Status[],
): Pick<Tally, 'complete' | 'erroring'> {
  const many = (status: 'complete' | 'erroring'): number =>
    members.filter((slot) => {
      const { complete, status: now } = nodeAt(rollout, slot);
      const isNow = status === 'complete' ? complete : !complete && now === status;
      return isNow && [...NO_PROOF, status].includes(before[slot] ?? '');
    }).length;
  return { complete: many('complete'), erroring: many('erroring') };
}

/** Brings the printed part of the status up to date. True if it changed. Source: cluster_state_v2.go ReportState. */
function report(rollout: Rollout, switches: Switches): boolean {
  let changed = false;
  for (const at of rollout.compartments.keys()) changed = saveCompartment(rollout, at, switches) || changed;
  const { complete = 0, in_progress = 0, erroring = 0 } = rollout.counts.all;
  const [completeNodes, nodesInProgress] = [`${complete}/${rollout.nodes.length}`, in_progress + erroring];
  if (completeNodes === rollout.completeNodes && nodesInProgress === rollout.nodesInProgress) return changed;
  Object.assign(rollout, { completeNodes, nodesInProgress, isQuiet: false });
  return true;
}

/** Writes one compartment's line of the status. True if it changed. */
function saveCompartment(rollout: Rollout, at: number, switches: Switches): boolean {
  const { limits, stored, working } = compartmentAt(rollout, at);
  const { total: matched, complete: completed, inProgress } = tallyAt(rollout, at);
  // Up to 0.19 the batch state of a compartment without a strategy is never saved.
  const batchState = limits.strategy !== null || switches.noStrategy === 'works' ? working : null;
  const isSame =
    stored?.matched === matched &&
    stored.inProgress === inProgress &&
    stored.completed === completed &&
    sameState(stored.batchState, batchState);
  if (!isSame) updateCompartment(rollout, at, { stored: { matched, inProgress, completed, batchState } });
  return !isSame;
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
function run(state: OperatorState, rollout: Rollout, starts: Start[]): boolean {
  const { spec } = rollout.input;
  if (spec.disabled || spec.paused) return false;
  state.looked += rollout.nodes.length;
  const ready = (node: NodeRecord): boolean => !node.complete && isReady(state, rollout, node);
  // Nothing holds the first object: batches of 1 in 5,000 nodes take 2.3 s without a look at each, and 2.45 s with it.
  const hasReady = rollout.place === 0 ? rollout.counts.incomplete > 0 : rollout.nodes.some(ready);
  if (isHeld(state, rollout) || !hasReady) return false;
  const isOutdated = rollout.counts.outdated > 0;
  const statuses = isOutdated ? rollout.nodes.map(({ status }) => status) : [];
  const compartments = isOutdated ? rollout.compartments.slice() : [];
  if (isOutdated) seeVersionChange(rollout);
  const seen = introspect(state, rollout);
  rollout.hasUntolerated = rollout.counts.tainted > 0;
  if (continueReboots(state, rollout, ready, starts)) return true;
  // Up to 0.19 `serial` ends the pass after one package, before anything about nodes is saved.
  const isSerial = spec.serial && state.switches.serial === 'one-node';
  if ((isSerial ? runOne : runBatch)(state, rollout, ready, starts)) return true;
  if (!isOutdated) return seen.status || seen.evaluated;
  // A pass that sees a version change writes some of it to and fro.
  return (
    rollout.nodes.some(({ status, slot }) => status !== statuses[slot]) ||
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
  for (const { slot, outdated, status } of rollout.nodes) {
    if (outdated === 'upgrade') updateNode(rollout, slot, { status: 'in_progress', outdated: 'upgrading' });
    else if (outdated === 'uninstall' && status !== 'in_progress')
      updateNode(rollout, slot, { status: 'in_progress' });
  }
  resetBatchStates(rollout);
}

/** True for nodes that are not complete and that no earlier object holds. */
type Ready = (node: NodeRecord) => boolean;

/**
 * An interrupt that is under way goes on by itself, though its node bears the taints of one that is down, which keep it from being
 * picked: it ends with the node up again.
 */
function continueReboots(state: OperatorState, rollout: Rollout, ready: Ready, starts: Start[]): boolean {
  let began = false;
  for (const name of rollout.input.rebooting?.keys() ?? []) {
    const node = nodeNamed(rollout, name);
    if (!node?.isRebooting || !ready(node)) continue;
    const { limits, working } = compartmentAt(rollout, node.compartment);
    if (limits.strategy === null || !working.shouldStop)
      began = launch(state, rollout, node, starts) || began;
  }
  return began;
}

function runBatch(state: OperatorState, rollout: Rollout, ready: Ready, starts: Start[]): boolean {
  const selected: NodeRecord[] = [];
  let changed = false;
  let rank = 0;
  for (const node of selectAll(state, rollout)) {
    const { slot } = node;
    if (state.switches.blockedTakesPlace && !isEligible(node)) {
      // On a node that also waits its turn the operator writes blocked and waiting by turns, without end.
      if (node.status === 'blocked' || !ready(node)) continue;
      updateNode(rollout, slot, { status: 'blocked' });
      changed = true;
      continue;
    }
    selected.push(node);
    if (node.pickedIn !== 0) continue;
    updateNode(rollout, slot, { pickedIn: state.passes, pickRank: rank++ });
    changed = true;
  }
  for (const { slot } of selected) {
    const node = nodeAt(rollout, slot);
    if (ready(node)) changed = launch(state, rollout, node, starts) || changed;
  }
  return changed;
}

function runOne(state: OperatorState, rollout: Rollout, ready: Ready, starts: Start[]): boolean {
  const node = selectAll(state, rollout).find(
    (one) => isEligible(one) && ready(one) && !(one.neverEnds && one.stages === 0),
  );
  if (!node) return false;
  const { slot, status } = node;
  const launched = launch(state, rollout, node, starts);
  updateNode(rollout, slot, { status });
  return launched;
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

/** Starts the next pod on a node, if none is there. */
function launch(state: OperatorState, rollout: Rollout, node: NodeRecord, starts: Start[]): boolean {
  const { pod, neverEnds, stages, blocker, interrupts } = node;
  // Without a stage no package is ever offered to the node: it keeps its place in the batch.
  if (pod === 'running' || pod === 'failing' || (neverEnds && stages === 0)) return false;
  const batch = pod === 'passed' ? node.batch : numberBatch(rollout, node, state.passes);
  const startedIn = pod === 'passed' ? node.startedIn : state.passes;
  starts.push({
    target: node.name,
    group: compartmentAt(rollout, node.compartment).group,
    batch,
    stages,
    // What is offered to it runs, and leaves it in progress for good.
    ...(neverEnds ? { workMs: Infinity } : {}),
    ...(interrupts ? interruptOf(state, rollout, node) : {}),
    // The drain of a node with pods that it leaves fails when its time is over.
    ...(typeof blocker?.failsAfterMs === 'number' ? { workMs: blocker.failsAfterMs, isDoomed: true } : {}),
  });
  updateNode(rollout, node.slot, { pod: 'running', status: 'in_progress', batch, startedIn });
  return true;
}

/**
 * A node is drained for an interrupt, without an end but drainConfig.timeout, from 0.20 on. One that waits for pods never gets to its
 * drain, and one that reboots is past it.
 */
function interruptOf(
  { switches }: OperatorState,
  { input: { spec } }: Rollout,
  { isRebooting, blocker }: NodeRecord,
): Pick<Start, 'shows' | 'drain'> {
  if (!spec.evicts || isRebooting || blocker) return { shows: 'unready' };
  const failsAfterMs = switches.drainTimeout === 'erroring' ? spec.drainTimeoutMs : null;
  return { shows: 'unready', drain: { expectedMs: null, forcedAfterMs: null, failsAfterMs, spares: SPARED } };
}

/** Nodes that were picked together are one batch, however late they start; so are nodes that start in the same pass. */
function numberBatch(rollout: Rollout, { compartment, pickedIn }: NodeRecord, pass: number): number {
  const { batches, lastPick, lastStart } = compartmentAt(rollout, compartment);
  const belongs = lastStart === pass || (pickedIn !== 0 && lastPick === pickedIn);
  const batch = belongs ? batches : batches + 1;
  updateCompartment(rollout, compartment, { batches: batch, lastPick: pickedIn, lastStart: pass });
  return batch;
}

/** The taint goes when every object that is runtimeRequired and targets the node is complete on it. */
function removeRuntimeRequired(state: OperatorState): boolean {
  let changed = false;
  for (const name of state.runtimeRequired) {
    const waiting = state.rollouts.flatMap((rollout) =>
      rollout.input.spec.runtimeRequired ? (nodeNamed(rollout, name) ?? []) : [],
    );
    if (waiting.length === 0 || !waiting.every(({ complete }) => complete)) continue;
    state.runtimeRequired.delete(name);
    changed = true;
    for (const rollout of state.rollouts) {
      const node = nodeNamed(rollout, name);
      if (node?.isTaintedUntilReady)
        updateNode(rollout, node.slot, { isTainted: false, isTaintedUntilReady: false });
    }
  }
  return changed;
}
