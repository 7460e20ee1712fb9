import { few } from '../../../manifest/words/listing.js';
import { plural, verb } from '../../../text/plural.js';
import { type GroupEnd, isHalted } from '../../../rollout/controller.js';
import { DEFAULT_COMPARTMENT } from './assignment.js';
import { deadEndAmong } from './circle.js';
import { spanText } from '../../../calendar/week.js';
import { keptWords, leftByDrain } from './kept-words.js';
import { runGroup } from './rollout.js';
import { POD, type Roll } from './roll.js';
import { isComplete } from './roll-changes.js';
import type { CompartmentPlan } from './roster.js';
import type { OperatorState } from './state.js';
import { STATUS } from './status.js';

/** Where each compartment stands, by group, with a sentence for a person where it is not simply working or done. */
export function groupStands(state: OperatorState): Map<string, GroupEnd> {
  const stands = new Map<string, GroupEnd>();
  for (const [index, roll] of state.rolls.entries()) {
    for (const [at, plan] of roll.roster.compartments.entries())
      stands.set(plan.group, withUndone(standOf(state, index, plan, at), roll, plan));
    if (roll.roster.policyIsMissing)
      stands.set(runGroup(roll.roster.input.name, DEFAULT_COMPARTMENT), {
        phase: 'stuck',
        why: missingPolicy(roll, state.switches.missingPolicy === 'all-stop'),
      });
  }
  return stands;
}

/** Which nodes one that goes no further leaves as they are. */
function withUndone(stand: GroupEnd, roll: Roll, { members }: CompartmentPlan): GroupEnd {
  if (!isHalted(stand)) return stand;
  const open = [...members].filter((slot) => roll.complete[slot] === 0);
  return { ...stand, undone: open.map((slot) => roll.roster.names[slot] ?? '') };
}

function standOf(state: OperatorState, index: number, plan: CompartmentPlan, at: number): GroupEnd {
  const roll = state.rolls[index];
  if (!roll) return { phase: 'idle', why: '' };
  const { spec } = roll.roster.input;
  const open = [...plan.members].filter((slot) => roll.complete[slot] === 0);
  if (open.length === 0) return { phase: (roll.batches[at] ?? 0) > 0 ? 'complete' : 'idle', why: '' };
  if (open.some((slot) => roll.pod[slot] === POD.running && roll.neverEnds[slot] === 0))
    return { phase: 'working', why: '' };
  if (spec.paused || spec.disabled)
    return { phase: 'idle', why: `It is ${spec.disabled ? 'disabled' : 'paused'}.` };
  const halted = haltOf(state, roll);
  if (halted !== null) return { phase: 'stuck', why: halted };
  if (plan.limits.strategy !== null && roll.stored[at]?.batchState?.shouldStop === true)
    return withUndrained({ phase: 'stopped', why: stopOf(plan, roll.batches[at] ?? 0) }, roll, open);
  return keptOf(roll, open) ?? deadEndOf(roll, open) ?? holdOf(state, index, roll, plan, open);
}

/** Open nodes whose interrupt waits for pods; null where none was begun. */
function keptOf(roll: Roll, open: readonly number[]): GroupEnd | null {
  const held = open.filter((slot) => roll.kept.has(slot) && roll.pod[slot] === POD.running);
  const { kept } = roll.roster.input;
  if (held.length === 0 || !kept) return null;
  const names = held.map((slot) => roll.roster.names[slot] ?? '');
  const { says, fix } = keptWords(names, kept);
  const mayEnd = names.every((name) => kept.get(name)?.mayEnd === true);
  return { phase: 'stuck', why: says, fix, ...(mayEnd ? { mayEnd } : {}) };
}

/** Open nodes to which packages are left that are never offered; null where there is none. */
function deadEndOf(roll: Roll, open: readonly number[]): GroupEnd | null {
  const { packages } = roll.roster.input.spec;
  const found = open.some((slot) => roll.neverEnds[slot] === 1)
    ? deadEndAmong(packages, new Set(packages.keys()))
    : null;
  if (found === null) return null;
  return {
    phase: 'stuck',
    why: `${found.says} No node gets complete, so the batch never ends.`,
    fix: found.fix,
  };
}

function stopOf({ limits }: CompartmentPlan, batches: number): string {
  const threshold = limits.strategy?.failureThreshold ?? 0;
  if (batches === 0) return 'It was stopped before, and only a reset starts it again.';
  return `failureThreshold ${threshold} was reached in batch ${batches}; only a reset starts it again.`;
}

/** Why the operator as a whole has come to a halt; null when it has not. */
function haltOf(state: OperatorState, roll: Roll): string | null {
  const at = state.rolls[state.haltedAt];
  if (!at) return null;
  if (at.roster.policyIsMissing) return missingPolicy(at, true);
  const plain = at.roster.compartments.find((plan) => plan.limits.strategy === null && hasEnded(at, plan));
  const owner = at === roll ? '' : ` of "${at.roster.input.name}"`;
  return `Compartment "${plain?.name ?? ''}"${owner} has no strategy: after its first batch this operator evaluates it for ever and starts nothing anywhere.`;
}

function missingPolicy({ roster }: Roll, stopsAll: boolean): string {
  const fate = roster.input.policyIsRefused
    ? 'is refused by the cluster (see invalid-policy), so it does not get there'
    : 'does not exist';
  const rest = stopsAll ? ', and until it does this operator starts nothing anywhere.' : '.';
  return `"${roster.input.name}" names the policy "${roster.input.spec.deploymentPolicy}", which ${fate}${rest}`;
}

function hasEnded(roll: Roll, plan: CompartmentPlan): boolean {
  return plan.members.some((slot) => roll.complete[slot] === 1 || roll.status[slot] === STATUS.erroring);
}

/** Nothing is running and no stop was reached: what keeps the open nodes from starting. */
function holdOf(
  state: OperatorState,
  index: number,
  roll: Roll,
  plan: CompartmentPlan,
  open: readonly number[],
): GroupEnd {
  const failing = open.filter((slot) => roll.pod[slot] === POD.failing && !isPassedOver(state, roll, slot));
  const holds = state.switches.stickyMembers !== 'none' || failing.length === open.length;
  if (failing.length > 0 && holds) {
    const [which, one] = [nodeList(roll, failing), failing.length === 1];
    const rest =
      failing.length < open.length
        ? ` and ${one ? 'holds' : 'hold'} compartment "${plan.name}": no new node is picked until ${one ? 'it recovers' : 'they recover'}.`
        : ' and nothing else is left.';
    const why = `${which} ${one ? 'is' : 'are'} erroring${rest}`;
    return withUndrained({ phase: 'stuck', why }, roll, failing);
  }
  const before = predecessorOf(state, index, roll, open);
  if (before !== null) return before;
  const blocked = open.filter((slot) => roll.ineligible[slot] === 1);
  if (blocked.length > 0) return { phase: 'stuck', why: blockedWhy(roll, blocked) };
  return { phase: 'waiting', why: '' };
}

/** With the nodes among `slots` that were not drained in time, which is what failed there. */
function withUndrained(stand: GroupEnd, roll: Roll, slots: readonly number[]): GroupEnd {
  const late = slots.filter((slot) => roll.undrained.has(slot));
  const left = slots.filter((slot) => roll.kept.has(slot) && roll.pod[slot] === POD.failing);
  const slow = late.length > 0 ? late : left;
  if (slow.length === 0) return stand;
  const { input, names } = roll.roster;
  const leaving = slow.map((slot) => names[slot] ?? '');
  const kept = late.length > 0 ? undefined : input.kept;
  const held = roll.undrained.get(slow[0] ?? -1) ?? '';
  const why = kept ? leftByDrain(leaving, kept) : held === '' ? 'disruption budgets keep pods there' : held;
  const { drainTimeoutMs } = input.spec;
  const limit = drainTimeoutMs === null ? '' : ` (${spanText(drainTimeoutMs)})`;
  const says = `${nodeList(roll, slow)} ${verb(slow.length, 'was', 'were')} not drained within drainConfig.timeout${limit}, as ${why}. ${verb(slow.length, 'It is', 'They are')} erroring then, which counts as a failure.`;
  return {
    ...stand,
    why: `${stand.why} ${says}`,
    fix: kept ? keptWords(leaving, kept).fix : UNDRAINED_FIX,
  };
}

/** A longer timeout only waits longer for a budget that never lets a pod go. */
const UNDRAINED_FIX =
  'Make room in the disruption budget that keeps the pods (kubectl get pdb -A: one that allows 0 disruptions), or move them before merging.';

/** From 0.20 on a node that is ineligible is no member of its batch, erroring or not. Source: compartment.go at 18db424d. */
function isPassedOver({ switches }: OperatorState, roll: Roll, slot: number): boolean {
  return switches.stickyMembers === 'hold-if-eligible' && roll.ineligible[slot] === 1;
}

function blockedWhy(roll: Roll, blocked: readonly number[]): string {
  const ignored = blocked.filter((slot) => roll.roster.ignored[slot] === 1);
  const tainted = blocked.filter((slot) => roll.roster.ignored[slot] === 0);
  const parts: string[] = [];
  if (ignored.length > 0)
    parts.push(`${nodeList(roll, ignored)} ${verb(ignored.length, 'carries', 'carry')} the ignore label`);
  if (tainted.length > 0)
    parts.push(
      `${nodeList(roll, tainted)} ${verb(tainted.length, 'has', 'have')} a taint that is not tolerated`,
    );
  return `${parts.join('; ')}.`;
}

/** The Skyhook that goes first on one of the open nodes, and whether it will get out of the way. */
function predecessorOf(
  state: OperatorState,
  index: number,
  roll: Roll,
  open: readonly number[],
): GroupEnd | null {
  for (const other of state.rolls.slice(0, index)) {
    const { spec, name } = other.roster.input;
    const goesFirst = (slot: number): boolean => {
      if (spec.sequencing === 'all') return true;
      const theirs = other.roster.slotOf[roll.roster.fleetIndex[slot] ?? -1] ?? -1;
      return theirs >= 0 && other.complete[theirs] === 0;
    };
    if (spec.disabled || isComplete(other) || !open.some(goesFirst)) continue;
    const where = spec.sequencing === 'all' ? 'on all its nodes' : 'on the same nodes';
    const isStuck = !isMoving(state, other);
    return {
      phase: isStuck ? 'stuck' : 'waiting',
      why: `It waits for "${name}"${spec.paused ? ', which is paused,' : ''} to complete ${where}${isStuck ? heldByBlocked(other) : '.'}`,
      ...(spec.paused ? { holder: { kind: 'paused', name } } : {}),
    };
  }
  return null;
}

/** Nodes that no batch touches keep it from completing, and so whatever waits for it. */
function heldByBlocked(roll: Roll): string {
  const slots = [...roll.complete.keys()];
  const blocked = slots.filter((slot) => roll.complete[slot] === 0 && roll.ineligible[slot] === 1);
  return blocked.length === 0 ? '.' : `, where ${blockedWhy(roll, blocked)}`;
}

function isMoving(state: OperatorState, roll: Roll): boolean {
  const upTo = state.rolls.slice(0, state.rolls.indexOf(roll) + 1);
  return !roll.roster.input.spec.paused && upTo.some(({ running }) => running > 0);
}

function nodeList({ roster }: Roll, slots: readonly number[]): string {
  return `${plural(slots.length, 'Node')} ${few(slots.map((slot) => roster.names[slot] ?? ''))}`;
}
