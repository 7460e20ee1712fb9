import { plural } from '../../../text/plural.js';
import { type GroupEnd, isHalted } from '../../../rollout/controller.js';
import { type Fix, fix } from '../../../text/fix.js';
import {
  code,
  count,
  duration,
  fewNames,
  joinTexts,
  literal,
  name,
  NO_TEXT,
  type Text,
  text,
  verbFor,
} from '../../../text/text.js';
import { DEFAULT_COMPARTMENT } from './assignment.js';
import type { DrainBlocker } from './drain-blockers.js';
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
import { deadEndOf } from './work.js';

/** Status of each compartment by its group, with the reason if it is neither working nor done. */
export function groupEnds(state: OperatorState): Map<string, GroupEnd> {
  const ends = new Map<string, GroupEnd>();
  for (const rollout of state.rollouts) {
    for (const compartment of rollout.compartments)
      ends.set(compartment.group, endOf(state, rollout, compartment));
    if (rollout.input.compartments === null)
      ends.set(runGroup(rollout.input.name, DEFAULT_COMPARTMENT), {
        phase: 'stuck',
        why: missingPolicy(state, rollout),
      });
  }
  return ends;
}

function endOf(state: OperatorState, rollout: Rollout, compartment: CompartmentRecord): GroupEnd {
  const open = nodesOf(rollout, compartment).filter(({ complete }) => !complete);
  if (open.length === 0) return { phase: compartment.batches > 0 ? 'complete' : 'idle', why: NO_TEXT };
  if (open.some(isMoving)) return { phase: 'working', why: NO_TEXT };
  const end = haltOf(state, rollout, compartment, open);
  return isHalted(end) ? { ...end, undone: open.map((node) => node.name) } : end;
}

function isMoving({ pod, neverEnds }: NodeRecord): boolean {
  return pod === 'running' && !neverEnds;
}

/** Nothing is running and nodes are left. */
function haltOf(
  state: OperatorState,
  rollout: Rollout,
  compartment: CompartmentRecord,
  open: readonly NodeRecord[],
): GroupEnd {
  const { paused, disabled } = rollout.input.spec;
  if (paused || disabled)
    return { phase: 'idle', why: text`It is ${literal(disabled ? 'disabled' : 'paused')}.` };
  const halted = state.rollouts[state.haltedAt ?? -1];
  if (halted) return operatorHalt(state, halted, rollout);
  if (compartment.limits.strategy !== null && compartment.stored?.batchState?.shouldStop === true)
    return withUndrained({ phase: 'stopped', why: stopOf(compartment) }, rollout, open);
  return (
    waitingForPods(open) ??
    atDeadEnd(rollout, open) ??
    failing(state, rollout, compartment, open) ??
    behindOthers(state, rollout, open) ??
    blocked(open) ?? { phase: 'waiting', why: NO_TEXT }
  );
}

function stopOf({ limits, batches }: CompartmentRecord): Text {
  if (batches === 0) return text`It was stopped before, and only a reset starts it again.`;
  const threshold = limits.strategy?.failureThreshold ?? 0;
  return text`${code(`failureThreshold ${threshold}`)} was reached in batch ${batches}; only a reset starts it again.`;
}

/** The operator starts nothing anywhere. */
function operatorHalt(state: OperatorState, halted: Rollout, own: Rollout): GroupEnd {
  if (halted.input.compartments === null)
    return {
      phase: 'stuck',
      why: missingPolicy(state, halted),
      fix: fix`Add the DeploymentPolicy, or correct ${code('deploymentPolicy')}.`,
    };
  const plain = halted.compartments.find(
    ({ limits, tally }) => limits.strategy === null && tally.complete + tally.erroring > 0,
  );
  const owner = halted === own ? NO_TEXT : text` of ${titleOf(state, halted)}`;
  return {
    phase: 'stuck',
    why: text`Compartment ${name('group', plain?.name ?? '')}${owner} has no strategy: after its first batch this operator evaluates it without end and starts nothing anywhere.`,
    fix: fix`Give that compartment a strategy, such as ${code('fixed: {initialBatch: 1, failureThreshold: 1, safetyLimit: 100}')}.`,
  };
}

function missingPolicy(state: OperatorState, rollout: Rollout): Text {
  const stopsAll = state.switches.missingPolicy === 'all-stop';
  const { deploymentPolicy } = rollout.input.spec;
  const rest = stopsAll ? text`, and until it does this operator starts nothing anywhere.` : text`.`;
  return text`${titleOf(state, rollout)} names ${name('policy', `DeploymentPolicy/${deploymentPolicy}`)}, which does not exist or is refused${rest}`;
}

/** Open nodes whose interrupt waits for pods; null if none was begun. */
function waitingForPods(open: readonly NodeRecord[]): GroupEnd | null {
  const held = open.filter(({ pod, blocker }) => pod === 'running' && blocker);
  const blockers = held.flatMap(({ blocker }) => blocker ?? []);
  const [first] = blockers;
  if (!first) return null;
  const alike = blockers.filter(({ by }) => by === first.by);
  const pods = alike.flatMap((one) => one.pods);
  const mayEnd = alike.every((one) => one.mayEnd);
  const { length } = held;
  const end = mayEnd ? text`until they end` : text`which never end by themselves`;
  const rest =
    first.by === 'podNonInterruptLabels'
      ? text`The drain does not begin, and ${code('drainConfig.timeout')} does not run.`
      : text`The drain leaves them: ${code(`drainConfig.${first.by}`)} is false.`;
  return {
    phase: 'stuck',
    why: text`${count(length, 'node')} (${namesOf(held)}) ${verbFor(length, 'is', 'are')} cordoned and ${verbFor(length, 'waits', 'wait')} for ${count(pods.length, 'pod')} ${LEFT[first.by]} (${fewNames('object', pods)}), ${end}. ${rest}`,
    fix: fixOf(first.by, mayEnd),
    ...(blockers.every((one) => one.mayEnd) ? { mayEnd: true } : {}),
  };
}

const LEFT: Readonly<Record<DrainBlocker['by'], Text>> = {
  podNonInterruptLabels: text`that ${code('podNonInterruptLabels')} matches`,
  force: text`without a controller`,
  deleteEmptyDirData: text`with an ${code('emptyDir')} volume`,
};

/** Why a drain that leaves pods was not done in its time. */
export function leftBehind({ by, pods }: DrainBlocker): Text {
  return text`${code(`drainConfig.${by}`)} is false and it leaves ${fewNames('object', pods)} (${LEFT[by]})`;
}

function fixOf(by: DrainBlocker['by'], mayEnd: boolean): Fix {
  if (by !== 'podNonInterruptLabels') {
    const lost = by === 'force' ? text`pods that nothing recreates` : text`what they store there`;
    return fix`Move or delete these pods before the merge, or leave ${code(`drainConfig.${by}`)} at true, which deletes ${lost}.`;
  }
  return mayEnd
    ? fix`Merge when the pods have ended, or remove the label from those that may be interrupted.`
    : fix`Move these pods off the nodes first (scale down their controller, or change its node selector), or remove them from ${code('podNonInterruptLabels')}.`;
}

/** Open nodes to which packages are left that are never offered; null if there are none. */
function atDeadEnd({ input: { spec } }: Rollout, open: readonly NodeRecord[]): GroupEnd | null {
  const found = open.some(({ neverEnds }) => neverEnds) && deadEndOf(spec.packages);
  if (!found) return null;
  const why = text`${found.says} No node completes, so the batch never ends.`;
  return { phase: 'stuck', why, fix: found.fix };
}

/** Erroring nodes that keep their places in the batch. From 0.20 on one that is ineligible is no member. Source: compartment.go at 18db424d. */
function failing(
  { switches: { stickyMembers } }: OperatorState,
  rollout: Rollout,
  compartment: CompartmentRecord,
  open: readonly NodeRecord[],
): GroupEnd | null {
  const nodes = open.filter(
    (node) => node.pod === 'failing' && (stickyMembers !== 'hold-if-eligible' || isEligible(node)),
  );
  const { length } = nodes;
  if (length === 0 || (stickyMembers === 'none' && length < open.length)) return null;
  const rest =
    length < open.length
      ? text` and ${verbFor(length, 'blocks', 'block')} compartment ${name('group', compartment.name)}: no new node is picked until ${verbFor(length, 'it recovers', 'they recover')}.`
      : text` and nothing else is left.`;
  const why = text`${listed(nodes)} ${verbFor(length, 'is', 'are')} erroring${rest}`;
  return withUndrained({ phase: 'stuck', why }, rollout, nodes);
}

/** With the nodes that were not drained in time, which is what failed there. */
function withUndrained(
  end: GroupEnd & { readonly why: Text },
  { input: { spec } }: Rollout,
  nodes: readonly NodeRecord[],
): GroupEnd {
  const late = nodes.filter(({ undrained }) => undrained !== null);
  const [first] = late;
  if (!first) return end;
  const { length } = late;
  const limit = spec.drainTimeoutMs === null ? NO_TEXT : text` (${duration(spec.drainTimeoutMs)})`;
  return {
    ...end,
    why: text`${end.why} ${listed(late)} ${verbFor(length, 'was', 'were')} not drained within ${code('drainConfig.timeout')}${limit}: ${first.undrained ?? NO_TEXT}. ${verbFor(length, 'It is', 'They are')} erroring then, which counts as a failure.`,
    // A longer timeout only waits longer for a budget that never lets a pod go.
    fix: first.blocker
      ? fixOf(first.blocker.by, first.blocker.mayEnd)
      : fix`Let the disruption budget of these pods allow an eviction (${code('kubectl get pdb -A')}: one that allows 0 disruptions), or move the pods before merging.`,
  };
}

/** The object that goes first on one of the open nodes, and whether it gets out of the way. */
function behindOthers(state: OperatorState, own: Rollout, open: readonly NodeRecord[]): GroupEnd | null {
  for (const other of state.rollouts.slice(0, own.place)) {
    const { name: of, spec } = other.input;
    const isAll = spec.sequencing === 'all';
    const goesFirst = (node: NodeRecord): boolean => isAll || nodeNamed(other, node.name)?.complete === false;
    if (spec.disabled || other.counts.incomplete === 0 || !open.some(goesFirst)) continue;
    const upTo = state.rollouts.slice(0, other.place + 1);
    const isStuck = spec.paused || !upTo.some(({ nodes }) => nodes.some(isMoving));
    // Nodes that no batch touches keep an object from completing, and so whatever waits for it.
    const cause = isStuck ? blocked(other.nodes.filter(({ complete }) => !complete)) : null;
    return {
      phase: isStuck ? 'stuck' : 'waiting',
      why: text`It waits for ${titleOf(state, other)}${spec.paused ? text`, which is paused,` : NO_TEXT} to complete ${isAll ? text`on all its nodes` : text`on the same nodes`}.${cause ? text` ${cause.why}` : NO_TEXT}`,
      ...(spec.paused ? { holder: { kind: 'paused', name: of } } : {}),
    };
  }
  return null;
}

function blocked(open: readonly NodeRecord[]): GroupEnd | null {
  const ignored = open.filter(({ isIgnored }) => isIgnored);
  const tainted = open.filter((node) => !isEligible(node) && !node.isIgnored);
  const having = (nodes: readonly NodeRecord[], mark: Text): Text =>
    nodes.length === 0 ? NO_TEXT : text`${listed(nodes)} ${verbFor(nodes.length, 'has', 'have')} ${mark}`;
  const marks = [
    having(ignored, text`the ignore label`),
    having(tainted, text`a taint that is not tolerated`),
  ];
  return ignored.length + tainted.length === 0
    ? null
    : { phase: 'stuck', why: text`${joinTexts(marks, '; ')}.` };
}

function titleOf({ switches }: OperatorState, { input }: Rollout): Text {
  return name('policy', `${switches.kind}/${input.name}`);
}

function namesOf(nodes: readonly NodeRecord[]): Text {
  return fewNames(
    'target',
    nodes.map((node) => node.name),
  );
}

function listed(nodes: readonly NodeRecord[]): Text {
  return text`${literal(plural(nodes.length, 'Node'))} ${namesOf(nodes)}`;
}
