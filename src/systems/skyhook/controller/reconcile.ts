import type { Start } from '../../../rollout/controller.js';
import type { Drain } from '../../../rollout/evictions.js';
import { isTolerated } from '../../../snapshot/snapshot.js';
import { FRESH, type Status } from '../objects/progress.js';
import type { Switches } from '../versions.js';
import { evaluateBatch, isEligible, rebase, selectNodes, type Tally } from './batch.js';
import { SPARED } from './drain-blockers.js';
import { CORDON_TAINT, isRuntimeTaint } from './eligibility.js';
import {
  blocking,
  type CompartmentRecord,
  nodeNamed,
  type NodeRecord,
  nodesOf,
  type OperatorState,
  ownRollout,
  passTurn,
  type Rollout,
  updateEverywhere,
  updateNode,
} from './state.js';
import { restarts } from './work.js';

/** More looks than these without rest mean that the model contradicts itself. Up to 0.19 the batches of nodes to ignore take a look each. */
const MOST_LOOKS = 10_000;
const mostLooks = ({ nodes }: Rollout): number => 100 + 2 * nodes.length;

/** Runs pass after pass until one changes nothing. */
export function settle(state: OperatorState): Start[] {
  const most = state.rollouts.reduce((sum, one) => sum + mostLooks(one), state.looks + MOST_LOOKS);
  while (!state.settled) state.settled = !pass(state, most);
  return state.starts.splice(0);
}

/**
 * One reconcile: every object is looked at, in order of priority, and work is launched only if none of them needed a change. Objects
 * that did not change since their last look are skipped. True if another pass may do more. Source: NVIDIA/nodewright v0.15.0 and 01cc2f2d,
 * skyhook_controller.go Reconcile.
 */
function pass(state: OperatorState, most: number): boolean {
  const { owner, due, switches } = state;
  state.haltedAt = switches.missingPolicy === 'all-stop' ? state.missing : null;
  if (state.haltedAt !== null) return false;
  holdOthers(state);
  for (const rollout of inOrder(state, owner.awake)) {
    const { place } = rollout;
    if (applyConfigChange(state, rollout)) return true;
    let look: Look = 'ends';
    // A change ends the pass. It is of this object alone, so the next pass comes here again.
    for (; look === 'ends'; state.looks++) {
      if (state.looks > most) throw new Error('the Skyhook operator does not come to rest');
      owner.awake.delete(place);
      look = lookAt(state, rollout);
    }
    due.add(place);
    if (look === 'nothing') continue;
    owner.awake.add(place);
    state.haltedAt = place;
    return false;
  }
  const rollouts = inOrder(state, due);
  due.clear();
  const before = state.starts.length;
  const ran = rollouts.filter((rollout) => run(state, rollout));
  storeUpgrades(state, state.starts.slice(before));
  return removeRuntimeRequired(state) || ran.length > 0;
}

/**
 * Objects share the annotations of a node: the write of a start also stores that the upgrade of an object that waits for it has begun
 * there. That sets a node in progress only once, and waiting takes it back, so the node is in a batch later. Source: cluster_state_v2.go
 * BuildState and skyhook_controller.go HandleVersionChange, v0.15.0.
 */
function storeUpgrades(state: OperatorState, starts: readonly Start[]): void {
  for (const { target } of starts)
    for (const place of state.placesOn.get(target) ?? []) {
      const held = state.rollouts[place];
      if (!held || held.counts.outdated === 0 || held.input.spec.paused) continue;
      if (held.counts.ready > 0 && place <= state.heldAfter) continue;
      const node = nodeNamed(held, target);
      const own = node?.outdated === 'upgrade' ? ownRollout(state, place) : undefined;
      if (node && own) updateNode(own, node, { status: 'in_progress', outdated: 'upgrading' });
    }
}

/** The rollouts of these places in order of priority, for writing. */
function inOrder(state: OperatorState, places: ReadonlySet<number>): Rollout[] {
  return [...places].sort((a, b) => a - b).flatMap((place) => ownRollout(state, place) ?? []);
}

/** An object whose sequencing is `all` holds every later one until it is complete. A disabled one holds nothing. */
function holdOthers(state: OperatorState): void {
  const { rollouts, holdingAll, owner, heldAfter: before } = state;
  const isOpen = (place: number): boolean => (rollouts[place]?.counts.incomplete ?? 0) > 0;
  const now = holdingAll.find(isOpen) ?? rollouts.length;
  for (let place = Math.min(before, now) + 1; place <= Math.max(before, now); place++) owner.awake.add(place);
  state.heldAfter = now;
}

/**
 * The result of a look at one object: the pass ends, and another one begins; or it halts, as a batch was evaluated that cannot be saved, so
 * that every other pass evaluates it again.
 */
type Look = 'nothing' | 'ends' | 'halts';

function lookAt(state: OperatorState, rollout: Rollout): Look {
  const { paused } = rollout.input.spec;
  for (const one of rollout.compartments) one.working = one.stored?.batchState ?? FRESH;
  // Source: cluster_state_v2.go ReportState.
  const report = (): void => {
    for (const compartment of rollout.compartments) saveCompartment(rollout, compartment, state.switches);
  };
  const reportsFirst = state.switches.recovery === 'freezes' || paused;
  if (reportsFirst) report();
  const look = introspect(state, rollout);
  if (!reportsFirst) report();
  return look;
}

/** Up to 0.19 the batch state of a compartment without a strategy is never saved. */
function saveCompartment(rollout: Rollout, compartment: CompartmentRecord, { noStrategy }: Switches): void {
  const { limits, working, stored, tally } = compartment;
  const batchState = limits.strategy !== null || noStrategy === 'works' ? working : null;
  if (stored?.matched === tally.total && stored.batchState === batchState) return;
  compartment.stored = { matched: tally.total, batchState };
  rollout.owner.awake.add(rollout.place);
}

/**
 * A changed config map is taken up when the package is complete on every node, or failing on one in a stage that reads it.
 * Then every node goes in progress at once. Source: skyhook_controller.go HandleConfigUpdates, v0.15.0.
 */
function applyConfigChange(state: OperatorState, rollout: Rollout): boolean {
  if (rollout.input.spec.paused) return false;
  const due = rollout.configChanges.find(
    ({ restarts, had }) => restarts || rollout.nodes.every(({ complete, name }) => complete || had.has(name)),
  );
  if (!due) return false;
  rollout.configChanges = rollout.configChanges.filter((change) => change !== due);
  for (const node of rollout.nodes) {
    const left = node.complete ? 0 : node.stages;
    const stages = Math.max(left, due.stages);
    const interrupts = (node.interrupts && left > 0) || due.interrupts;
    updateNode(rollout, node, {
      ...{ stages, pod: 'none', complete: false, status: 'in_progress', interrupts },
      ...blocking(rollout.input, { ...node, interrupts, neverEnds: node.neverEnds || due.neverEnds }),
    });
    passTurn(state, node.name, rollout);
  }
  return true;
}

/**
 * Brings the status of an object and its nodes in line with what is on them, and evaluates batches that ended. Source:
 * NVIDIA/nodewright v0.15.0 and 01cc2f2d, cluster_state_v2.go IntrospectSkyhook.
 */
function introspect(state: OperatorState, rollout: Rollout): Look {
  const isMoved = rollout.compartments.some(({ stored, tally }) => stored && stored.matched !== tally.total);
  const before = isMoved ? rollout.nodes.map(({ status }) => status) : [];
  const was = rollout.status;
  rollout.status = statusOf(state, rollout);
  let changed = rollout.status !== was;
  if (changed && [was, rollout.status].some((one) => isImposed(one, rollout.place > 0)))
    rollout.unseen = null;
  if (changed && rollout.status === 'complete') resetBatchStates(rollout);
  const { unseen } = rollout;
  // A status may lead to the next one, on the next pass.
  if (unseen?.size !== 0) rollout.unseen = new Set();
  for (const slot of unseen ?? rollout.nodes.keys()) {
    const node = rollout.nodes[slot];
    if (!node) continue;
    const status = nodeStatus(state, rollout, node);
    const isDone = status === 'complete' && node.pickedIn !== 0;
    const differs = status !== node.status;
    if (isDone) leaveBatch(rollout, node, status);
    else if (differs) updateNode(rollout, node, { status });
    changed ||= isDone || differs;
  }
  const isOver = rollout.status === 'complete' || rollout.status === 'paused';
  const look = isOver ? 'nothing' : evaluate(state, rollout, before);
  return changed ? 'ends' : look;
}

/** The node leaves the batch in flight: its place in the node order is used up. */
export function leaveBatch(rollout: Rollout, node: NodeRecord, status = node.status): void {
  updateNode(rollout, node, { pickedIn: 0, status });
  rollout.nodeOrderOffset++;
}

function statusOf(state: OperatorState, rollout: Rollout): Status {
  const { input, counts } = rollout;
  const { open, incomplete } = counts;
  const policyIsMissing = input.compartments === null;
  if (input.spec.paused) return 'paused';
  if (incomplete === 0) return policyIsMissing ? 'blocked' : 'complete';
  if (input.spec.disabled) return 'disabled';
  if (policyIsMissing) return 'blocked';
  if (rollout.place > state.heldAfter) return 'waiting';
  // The one status that all incomplete nodes have; in progress if one is; unknown if they differ.
  if (open.in_progress) return 'in_progress';
  const all: readonly Status[] = ['erroring', 'blocked', 'waiting'];
  return all.find((status) => open[status] === incomplete) ?? 'unknown';
}

/** True for a status of the object that its nodes take over, or under which they are not asked whether an earlier object holds them. */
function isImposed(status: Status, hasEarlier = true): boolean {
  return status === 'disabled' || status === 'paused' || (hasEarlier && status === 'waiting');
}

function nodeStatus(
  { switches }: OperatorState,
  { status: own, compartments }: Rollout,
  node: NodeRecord,
): Status {
  if (own === 'disabled' || own === 'paused') return own;
  if (node.complete) return 'complete';
  const now = node.status || 'unknown';
  const marksBlocked = switches.stickyMembers === 'hold-if-eligible';
  if (marksBlocked && !isEligible(node)) return 'blocked';
  if (own !== 'waiting' && !node.isReady) return 'waiting';
  const isIdle = isImposed(now) || (marksBlocked && now === 'blocked');
  // `complete` on a node that no longer is passes through unknown, which becomes waiting on the next pass.
  if (!isIdle && now !== 'complete' && now !== 'unknown') return now;
  return compartments.length > 0 ? 'waiting' : 'unknown';
}

/** `before` are the statuses of nodes at the start of the pass. */
function evaluate({ switches }: OperatorState, rollout: Rollout, before: readonly Status[]): Look {
  let look: Look = 'nothing';
  for (const compartment of rollout.compartments) {
    const { limits, stored, tally, working } = compartment;
    const joined = stored === null ? 0 : tally.total - stored.matched;
    const absorbs = switches.recovery === 'one-batch' && joined !== 0;
    const from = absorbs
      ? rebase(working, joined, tally, carriedOf(nodesOf(rollout, compartment), before))
      : working;
    const { evaluated, state } = evaluateBatch(limits.strategy, from, tally, switches);
    compartment.working = state;
    if (evaluated || switches.recovery === 'one-batch') saveCompartment(rollout, compartment, switches);
    const halts = switches.noStrategy === 'livelock' && limits.strategy === null;
    if (evaluated && look !== 'halts') look = halts ? 'halts' : 'ends';
  }
  return look;
}

/** Statuses that the operator imposes, or does not know, are no proof that a node was not complete before. */
const NO_PROOF: readonly (Status | undefined)[] = ['', 'paused', 'disabled'];

/** Nodes of a compartment that were complete, or erroring, before this pass. */
export function carriedOf(
  members: readonly Pick<NodeRecord, 'slot' | 'complete' | 'status'>[],
  before: readonly Status[],
): Pick<Tally, 'complete' | 'erroring'> {
  const many = (status: Status): number =>
    members.filter(
      (node) =>
        (node.complete ? 'complete' : node.status) === status &&
        [...NO_PROOF, status].includes(before[node.slot] ?? ''),
    ).length;
  return { complete: many('complete'), erroring: many('erroring') };
}

/** Every compartment starts fresh, if the policy or the object says so. Source: resetSkyhookBatchState, v0.15.0. */
function resetBatchStates({ input, compartments, owner, place }: Rollout): void {
  if (!input.resetsOnCompletion) return;
  for (const compartment of compartments) {
    const { stored } = compartment;
    compartment.working = FRESH;
    if (stored?.batchState) compartment.stored = { ...stored, batchState: FRESH };
  }
  owner.awake.add(place);
}

/**
 * The working part of a pass for one object: sees version changes, selects nodes and launches what they need next. True if anything
 * is different afterwards. Source: NVIDIA/nodewright v0.15.0 and 01cc2f2d, skyhook_controller.go RunSkyhookPackages.
 */
function run(state: OperatorState, rollout: Rollout): boolean {
  const { nodes, compartments, counts, place } = rollout;
  const { spec } = rollout.input;
  if (spec.disabled || spec.paused || counts.ready === 0 || place > state.heldAfter) return false;
  state.looked += nodes.length;
  const isOutdated = counts.outdated > 0;
  const statuses = isOutdated ? nodes.map(({ status }) => status) : [];
  const written = (): string => JSON.stringify(compartments.map(({ stored }) => stored?.batchState));
  const before = isOutdated ? written() : '';
  if (isOutdated) seeVersionChange(rollout);
  const look = introspect(state, rollout);
  // Taints are looked at in compartments, and an object without its policy has none.
  rollout.hasUntolerated = compartments.length > 0 && counts.tainted > 0;
  if (continueReboots(state, rollout)) return true;
  // Up to 0.19 `serial` ends the pass after one package, before anything about nodes is saved.
  const isSerial = spec.serial && state.switches.serial === 'one-node';
  if ((isSerial ? runOne : runBatch)(state, rollout)) return true;
  if (!isOutdated) return look !== 'nothing';
  // A pass that sees a version change writes some of it to and fro.
  return written() !== before || nodes.some(({ status, slot }) => status !== statuses[slot]);
}

/**
 * A version change sets its nodes in progress, so that they are all selected at once, and resets the batch states on every
 * pass that sees it. Source: HandleVersionChange, v0.15.0.
 */
function seeVersionChange(rollout: Rollout): void {
  for (const node of rollout.nodes)
    if (restarts(node.outdated)) {
      const outdated = node.outdated === 'upgrade' ? 'upgrading' : node.outdated;
      updateNode(rollout, node, { status: 'in_progress', outdated });
    }
  resetBatchStates(rollout);
}

/**
 * An interrupt that is under way continues by itself, though its node bears the taints of one that is down, which keep it from being
 * picked: it ends with the node up again.
 */
function continueReboots(state: OperatorState, rollout: Rollout): boolean {
  let began = false;
  for (const name of rollout.input.rebooting.keys()) {
    const node = nodeNamed(rollout, name);
    if (!node?.isRebooting || node.complete || !node.isReady) continue;
    const { limits, working } = rollout.compartments[node.compartment] ?? {};
    if (limits?.strategy && working?.shouldStop) continue;
    began = launch(state, rollout, node) || began;
  }
  return began;
}

function runBatch(state: OperatorState, rollout: Rollout): boolean {
  const selected: NodeRecord[] = [];
  let changed = false;
  let pickRank = 0;
  for (const node of selectAll(state, rollout)) {
    if (!isEligible(node)) {
      // On a node that also waits its turn the operator writes blocked and waiting by turns, without end.
      if (node.status === 'blocked' || node.complete || !node.isReady) continue;
      updateNode(rollout, node, { status: 'blocked' });
      changed = true;
      continue;
    }
    const isPicked = node.pickedIn !== 0;
    selected.push(
      isPicked ? node : updateNode(rollout, node, { pickedIn: state.looks, pickRank: pickRank++ }),
    );
    changed ||= !isPicked;
  }
  for (const node of selected) changed = launch(state, rollout, node) || changed;
  return changed;
}

function runOne(state: OperatorState, rollout: Rollout): boolean {
  const node = selectAll(state, rollout).find((one) => isEligible(one) && canLaunch(one));
  if (!node) return false;
  const { status } = node;
  const launched = launch(state, rollout, node);
  updateNode(rollout, node, { status });
  return launched;
}

function selectAll({ switches }: OperatorState, { nodes, compartments }: Rollout): NodeRecord[] {
  return compartments.flatMap((compartment) => {
    const { limits, working, members, tally } = compartment;
    while (nodes[members[compartment.done] ?? -1]?.status === 'complete') compartment.done++;
    const choice = { members, nodes, done: compartment.done, inFlight: tally.inFlight };
    return selectNodes(limits, working, choice, switches);
  });
}

/** False for a node that waits its turn, and for one to which no package is ever offered: it keeps its place in the batch. */
function canLaunch({ complete, isReady, neverEnds, stages }: NodeRecord): boolean {
  return !complete && isReady && !(neverEnds && stages === 0);
}

/** A drain that nothing forces, and the pods that it leaves. Source: NVIDIA/nodewright skyhook_controller.go, ShouldEvict. */
const DRAIN: Drain = {
  ...{ expectedMs: null, forcedAfterMs: null },
  spares: ({ namespace, tolerations }) =>
    SPARED.includes(namespace) || isTolerated(CORDON_TAINT, tolerations),
};

/** Starts the next pod on a node, if none is there. */
function launch(state: OperatorState, rollout: Rollout, node: NodeRecord): boolean {
  const { pod, neverEnds, stages, blocker, interrupts } = node;
  const { evicts, drainTimeoutMs } = rollout.input.spec;
  const compartment = rollout.compartments[node.compartment];
  if (!compartment || pod === 'running' || pod === 'failing' || !canLaunch(node)) return false;
  // Nodes that were picked together are one batch, however late they start; so are nodes that start in the same pass.
  const { lastStart, lastPick } = compartment;
  if (lastStart !== state.looks && (node.pickedIn === 0 || lastPick !== node.pickedIn)) compartment.batches++;
  Object.assign(compartment, { lastPick: node.pickedIn, lastStart: state.looks });
  // A node that waits for pods never gets to its drain, and one that reboots is past it.
  const isDrained = interrupts && evicts && !node.isRebooting && !blocker;
  const failsAfterMs = state.switches.drainTimeout === 'erroring' ? drainTimeoutMs : null;
  state.starts.push({
    target: node.name,
    group: compartment.group,
    batch: compartment.batches,
    stages,
    // The packages that are offered to it run, and leave it in progress for good.
    ...(neverEnds ? { workMs: Infinity } : {}),
    ...(interrupts ? { shows: 'unready' } : {}),
    ...(isDrained ? { drain: { ...DRAIN, failsAfterMs } } : {}),
    // The drain of a node with pods that it leaves fails when its time is over.
    ...(typeof blocker?.failsAfterMs === 'number' ? { workMs: blocker.failsAfterMs, isDoomed: true } : {}),
  });
  updateNode(rollout, node, { pod: 'running', status: 'in_progress', startedIn: state.looks });
  return true;
}

/** The taint goes when every object that is runtimeRequired and targets the node is complete on it. */
function removeRuntimeRequired(state: OperatorState): boolean {
  const { rollouts, placesOn, runtimeRequired, switches } = state;
  let changed = false;
  for (const name of runtimeRequired) {
    const on = (placesOn.get(name) ?? []).flatMap((place) => rollouts[place] ?? []);
    const waiting = on.filter(({ input }) => input.spec.runtimeRequired);
    if (waiting.length === 0 || waiting.some((one) => !nodeNamed(one, name)?.complete)) continue;
    runtimeRequired.delete(name);
    changed = true;
    updateEverywhere(state, name, ({ untolerated }) => ({
      untolerated: untolerated.filter((taint) => !isRuntimeTaint(taint, switches)),
    }));
  }
  return changed;
}
