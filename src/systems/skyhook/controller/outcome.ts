import { toPlain } from '../../../text/render.js';
import { asText } from '../../../text/text.js';
import { few } from '../../../manifest/visible.js';
import { spanText } from '../../../calendar/week.js';
import { plural, verb } from '../../../text/plural.js';
import { type GroupEnd, isHalted } from '../../../rollout/controller.js';
import { DEFAULT_COMPARTMENT } from './assignment.js';
import { type DrainBlocker, leftText, waitOf } from './drain-blockers.js';
import { isEligible } from './select.js';
import {
  type CompartmentRecord,
  nodeNamed,
  type NodeRecord,
  nodesOf,
  type OperatorState,
  type Rollout,
  runGroup,
} from './state.js';
import { deadEndAmong } from './work.js';

/** Status of each compartment by its group, with the reason if it is neither working nor done. */
export function groupEnds(state: OperatorState): Map<string, GroupEnd> {
  const ends = new Map<string, GroupEnd>();
  for (const rollout of state.rollouts) {
    for (const compartment of rollout.compartments)
      ends.set(compartment.group, endOf(state, rollout, compartment));
    if (rollout.input.compartments === null)
      ends.set(runGroup(rollout.input.name, DEFAULT_COMPARTMENT), {
        phase: 'stuck',
        why: missingPolicy(rollout, state.switches.missingPolicy === 'all-stop'),
      });
  }
  return ends;
}

function endOf(state: OperatorState, rollout: Rollout, compartment: CompartmentRecord): GroupEnd {
  const open = nodesOf(rollout, compartment).filter(({ complete }) => !complete);
  if (open.length === 0) return { phase: compartment.batches > 0 ? 'complete' : 'idle', why: '' };
  if (open.some(({ pod, neverEnds }) => pod === 'running' && !neverEnds))
    return { phase: 'working', why: '' };
  const end = haltOf(state, rollout, compartment, open);
  return isHalted(end) ? { ...end, undone: open.map(({ name }) => name) } : end;
}

/** Nothing is running and nodes are left. */
function haltOf(
  state: OperatorState,
  rollout: Rollout,
  compartment: CompartmentRecord,
  open: readonly NodeRecord[],
): GroupEnd {
  const { spec } = rollout.input;
  if (spec.paused || spec.disabled)
    return { phase: 'idle', why: `It is ${spec.disabled ? 'disabled' : 'paused'}.` };
  if (state.haltedAt) return { phase: 'stuck', why: operatorHalt(state.haltedAt, rollout) };
  if (compartment.limits.strategy !== null && compartment.stored?.batchState?.shouldStop === true)
    return withUndrained({ phase: 'stopped', why: stopOf(compartment) }, rollout, open);
  return (
    waitingForPods(open) ??
    atDeadEnd(rollout, open) ??
    failing(state, rollout, compartment, open) ??
    behindOthers(state, rollout, open) ??
    blocked(open) ?? { phase: 'waiting', why: '' }
  );
}

function stopOf({ limits, batches }: CompartmentRecord): string {
  if (batches === 0) return 'It was stopped before, and only a reset starts it again.';
  const threshold = limits.strategy?.failureThreshold ?? 0;
  return `failureThreshold ${threshold} was reached in batch ${batches}; only a reset starts it again.`;
}

/** Why the operator starts nothing anywhere. */
function operatorHalt(halted: Rollout, own: Rollout): string {
  if (halted.input.compartments === null) return missingPolicy(halted, true);
  const plain = halted.compartments.find(
    (compartment) =>
      compartment.limits.strategy === null &&
      nodesOf(halted, compartment).some(({ complete, status }) => complete || status === 'erroring'),
  );
  const owner = halted === own ? '' : ` of "${halted.input.name}"`;
  return `Compartment "${plain?.name ?? ''}"${owner} has no strategy: after its first batch this operator evaluates it without end and starts nothing anywhere.`;
}

function missingPolicy({ input }: Rollout, stopsAll: boolean): string {
  const rest = stopsAll ? ', and until it does this operator starts nothing anywhere.' : '.';
  return `"${input.name}" names the policy "${input.spec.deploymentPolicy}", which does not exist or is refused${rest}`;
}

/** Open nodes whose interrupt waits for pods; null if none was begun. */
function waitingForPods(open: readonly NodeRecord[]): GroupEnd | null {
  const held = blockersOf(open.filter(({ pod }) => pod === 'running'));
  if (held.nodes.length === 0) return null;
  const mayEnd = held.blockers.every((blocker) => blocker.mayEnd);
  return { phase: 'stuck', ...waitOf(held.nodes, held.blockers), ...(mayEnd ? { mayEnd } : {}) };
}

function blockersOf(nodes: readonly NodeRecord[]): { nodes: string[]; blockers: DrainBlocker[] } {
  const held = nodes.flatMap(({ name, blocker }) => (blocker ? [{ name, blocker }] : []));
  return { nodes: held.map(({ name }) => name), blockers: held.map(({ blocker }) => blocker) };
}

/** Open nodes to which packages are left that are never offered; null if there are none. */
function atDeadEnd({ input: { spec } }: Rollout, open: readonly NodeRecord[]): GroupEnd | null {
  const { packages } = spec;
  const found = open.some(({ neverEnds }) => neverEnds)
    ? deadEndAmong(packages, new Set(packages.keys()))
    : null;
  return (
    found && {
      phase: 'stuck',
      why: `${found.says} No node completes, so the batch never ends.`,
      fix: found.fix,
    }
  );
}

/** Erroring nodes that keep their places in the batch. From 0.20 on one that is ineligible is no member. Source: compartment.go at 18db424d. */
function failing(
  { switches: { stickyMembers } }: OperatorState,
  rollout: Rollout,
  { name }: CompartmentRecord,
  open: readonly NodeRecord[],
): GroupEnd | null {
  const nodes = open.filter(
    (node) => node.pod === 'failing' && (stickyMembers !== 'hold-if-eligible' || isEligible(node)),
  );
  const { length } = nodes;
  if (length === 0 || (stickyMembers === 'none' && length < open.length)) return null;
  const rest =
    length < open.length
      ? ` and ${verb(length, 'blocks', 'block')} compartment "${name}": no new node is picked until ${verb(length, 'it recovers', 'they recover')}.`
      : ' and nothing else is left.';
  const why = `${nodeList(nodes)} ${verb(length, 'is', 'are')} erroring${rest}`;
  return withUndrained({ phase: 'stuck', why }, rollout, nodes);
}

/** With the nodes that were not drained in time, which is what failed there. */
function withUndrained(end: GroupEnd, { input: { spec } }: Rollout, nodes: readonly NodeRecord[]): GroupEnd {
  const late = nodes.filter(({ undrained }) => undrained !== null);
  const left = nodes.filter(({ pod, blocker }) => pod === 'failing' && blocker);
  const slow = late.length > 0 ? late : left;
  const { length } = slow;
  if (length === 0) return end;
  const { nodes: names, blockers } = blockersOf(late.length > 0 ? [] : left);
  const [blocker] = blockers;
  const held = late[0]?.undrained || 'disruption budgets keep pods there';
  const limit = spec.drainTimeoutMs === null ? '' : ` (${spanText(spec.drainTimeoutMs)})`;
  const why = `${nodeList(slow)} ${verb(length, 'was', 'were')} not drained within drainConfig.timeout${limit}: ${blocker ? leftText(blocker) : held}. ${verb(length, 'It is', 'They are')} erroring then, which counts as a failure.`;
  return {
    ...end,
    why: `${toPlain(asText(end.why))} ${why}`,
    fix: blocker ? waitOf(names, blockers).fix : UNDRAINED_FIX,
  };
}

/** A longer timeout only waits longer for a budget that never lets a pod go. */
const UNDRAINED_FIX =
  'Let the disruption budget of these pods allow an eviction (kubectl get pdb -A: one that allows 0 disruptions), or move the pods before merging.';

/** The object that goes first on one of the open nodes, and whether it gets out of the way. */
function behindOthers(state: OperatorState, rollout: Rollout, open: readonly NodeRecord[]): GroupEnd | null {
  const { rollouts } = state;
  for (const other of rollouts.slice(0, rollouts.indexOf(rollout))) {
    const { spec, name } = other.input;
    const goesFirst = (node: NodeRecord): boolean =>
      spec.sequencing === 'all' || nodeNamed(other, node.name)?.complete === false;
    if (spec.disabled || other.counts.incomplete === 0 || !open.some(goesFirst)) continue;
    const where = spec.sequencing === 'all' ? 'on all its nodes' : 'on the same nodes';
    const isStuck = spec.paused || !isMoving(rollouts.slice(0, rollouts.indexOf(other) + 1));
    return {
      phase: isStuck ? 'stuck' : 'waiting',
      why: `It waits for "${name}"${spec.paused ? ', which is paused,' : ''} to complete ${where}${isStuck ? causeIn(other) : '.'}`,
      ...(spec.paused ? { holder: { kind: 'paused', name } } : {}),
    };
  }
  return null;
}

function isMoving(rollouts: readonly Rollout[]): boolean {
  return rollouts.some(({ nodes }) => nodes.some(({ pod, neverEnds }) => pod === 'running' && !neverEnds));
}

/** Nodes that no batch touches keep an object from completing, and so whatever waits for it. */
function causeIn({ nodes }: Rollout): string {
  const why = blocked(nodes.filter(({ complete }) => !complete))?.why;
  return why === undefined ? '.' : `. ${toPlain(asText(why))}`;
}

function blocked(open: readonly NodeRecord[]): GroupEnd | null {
  const ignored = open.filter(({ isIgnored }) => isIgnored);
  const tainted = open.filter((node) => !isEligible(node) && !node.isIgnored);
  const parts = [
    ...(ignored.length > 0
      ? [`${nodeList(ignored)} ${verb(ignored.length, 'has', 'have')} the ignore label`]
      : []),
    ...(tainted.length > 0
      ? [`${nodeList(tainted)} ${verb(tainted.length, 'has', 'have')} a taint that is not tolerated`]
      : []),
  ];
  return parts.length === 0 ? null : { phase: 'stuck', why: `${parts.join('; ')}.` };
}

function nodeList(nodes: readonly NodeRecord[]): string {
  return `${plural(nodes.length, 'Node')} ${few(nodes.map(({ name }) => name))}`;
}
