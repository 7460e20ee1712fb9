import { plural } from '../../../text/plural.js';
import { type GroupEnd, isHalted } from '../../../rollout/controller.js';
import { type Fix, fix } from '../../../text/fix.js';
import {
  code,
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
import { isEligible } from './batch.js';
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
  return new Map(
    state.rollouts.flatMap((rollout): [string, GroupEnd][] => {
      const { input, compartments } = rollout;
      if (input.compartments === null)
        return [[runGroup(input.name, DEFAULT_COMPARTMENT), stuck(missingPolicy(state, rollout))]];
      return compartments.map((compartment) => [compartment.group, endOf(state, rollout, compartment)]);
    }),
  );
}

function stuck(why: Text, its?: Fix): GroupEnd {
  return { phase: 'stuck', why, ...(its ? { fix: its } : {}) };
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
  const { paused, disabled, packages } = rollout.input.spec;
  if (paused || disabled)
    return { phase: 'idle', why: text`It is ${literal(disabled ? 'disabled' : 'paused')}.` };
  const halted = state.rollouts[state.haltedAt ?? -1];
  if (halted) return operatorHalt(state, halted, rollout);
  if (compartment.limits.strategy !== null && compartment.stored?.batchState?.shouldStop === true)
    return withUndrained({ phase: 'stopped', why: stopOf(compartment) }, rollout, open);
  const waiting = waitingForPods(open);
  if (waiting) return waiting;
  const deadEnd = open.some(({ neverEnds }) => neverEnds) && deadEndOf(packages);
  if (deadEnd) return stuck(text`${deadEnd.says} No node completes, so the batch never ends.`, deadEnd.fix);
  if (open.some(({ neverEnds }) => neverEnds)) {
    const says = text`A package without ${code('dependsOn')} is left on nodes where more packages are complete than the object has such packages; operators before 0.18 never run it there, so the batch never ends.`;
    return stuck(says, fix`Roll this change out with operator 0.18 or later.`);
  }
  return (
    failing(state, rollout, compartment, open) ??
    behindOthers(state, rollout, open) ??
    blocked(open) ?? { phase: 'waiting', why: NO_TEXT }
  );
}

function stopOf({ limits, batches }: CompartmentRecord): Text {
  if (batches === 0) return text`It was stopped before, and only a reset starts it again.`;
  const threshold = code(`failureThreshold ${limits.strategy?.failureThreshold ?? 0}`);
  return text`${threshold} was reached in batch ${batches}; only a reset starts it again.`;
}

/** The operator starts nothing anywhere. */
function operatorHalt(state: OperatorState, halted: Rollout, own: Rollout): GroupEnd {
  if (halted.input.compartments === null)
    return stuck(
      missingPolicy(state, halted),
      fix`Add the DeploymentPolicy, or correct ${code('deploymentPolicy')}.`,
    );
  const plain = halted.compartments.find(
    ({ limits, tally }) => limits.strategy === null && tally.complete + tally.erroring > 0,
  );
  const owner = halted === own ? NO_TEXT : text` of ${titleOf(state, halted)}`;
  return stuck(
    text`Compartment ${name('group', plain?.name ?? '')}${owner} has no strategy: after its first batch this operator evaluates it without end and starts nothing anywhere.`,
    fix`Give that compartment a strategy, such as ${code('fixed: {initialBatch: 1, failureThreshold: 1, safetyLimit: 100}')}.`,
  );
}

function missingPolicy(state: OperatorState, rollout: Rollout): Text {
  const policy = name('policy', `DeploymentPolicy/${rollout.input.spec.deploymentPolicy}`);
  return text`${titleOf(state, rollout)} names ${policy}, which does not exist or is refused.`;
}

/** Open nodes whose interrupt waits for pods; null if none was begun. */
function waitingForPods(open: readonly NodeRecord[]): GroupEnd | null {
  const held = open.filter(({ pod, blocker }) => pod === 'running' && blocker);
  const blockers = held.flatMap(({ blocker }) => blocker ?? []);
  const [first] = blockers;
  if (!first) return null;
  const pods = blockers.flatMap(({ by, pods: own }) => (by === first.by ? own : []));
  const mayEnd = blockers.every((one) => one.mayEnd);
  const end = mayEnd ? text`until they end` : text`which never end by themselves`;
  const wait = verbFor(held.length, 'is cordoned and waits', 'are cordoned and wait');
  return {
    ...stuck(
      text`${listed(held)} ${wait} for pods that ${KEEPS[first.by]} (${fewNames('object', pods)}), ${end}.`,
      fixOf(first),
    ),
    ...(mayEnd ? { mayEnd } : {}),
  };
}

const KEEPS: Readonly<Record<DrainBlocker['by'], Text>> = {
  podNonInterruptLabels: text`${code('podNonInterruptLabels')} matches`,
  force: text`no controller owns: ${code('drainConfig.force')} is false`,
  deleteEmptyDirData: text`an ${code('emptyDir')} volume keeps: ${code('drainConfig.deleteEmptyDirData')} is false`,
};

/** Why a drain that leaves pods was not done in its time. */
export function leftBehind({ by, pods }: DrainBlocker): Text {
  return text`it leaves ${fewNames('object', pods)}, which ${KEEPS[by]}`;
}

function fixOf({ by }: DrainBlocker): Fix {
  return by === 'podNonInterruptLabels'
    ? fix`Move these pods off the nodes first, or remove the label from those that may be interrupted.`
    : fix`Move or delete these pods before the merge, or leave ${code(`drainConfig.${by}`)} at true, which loses what only they have.`;
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
  return withUndrained(stuck(why), rollout, nodes);
}

/** With the nodes that were not drained in time, which is what failed there. */
function withUndrained(end: GroupEnd, { input: { spec } }: Rollout, nodes: readonly NodeRecord[]): GroupEnd {
  const late = nodes.filter(({ undrained }) => undrained !== null);
  const [first] = late;
  if (!first) return end;
  const limit = spec.drainTimeoutMs === null ? NO_TEXT : text` (${duration(spec.drainTimeoutMs)})`;
  return {
    ...end,
    why: text`${end.why} ${listed(late)} ${verbFor(late.length, 'was', 'were')} not drained within ${code('drainConfig.timeout')}${limit}, which counts as a failure: ${first.undrained ?? NO_TEXT}.`,
    // A longer timeout only waits longer for a budget that never lets a pod go.
    fix: first.blocker
      ? fixOf(first.blocker)
      : fix`Let the disruption budget of these pods allow an eviction (${code('kubectl get pdb -A')}: one that allows 0 disruptions), or move the pods before merging.`,
  };
}

/** The object that goes first on one of the open nodes, and whether it gets out of the way. */
function behindOthers(state: OperatorState, own: Rollout, open: readonly NodeRecord[]): GroupEnd | null {
  const other = state.rollouts.slice(0, own.place).find((one) => {
    const goesFirst = (node: NodeRecord): boolean => nodeNamed(one, node.name)?.complete === false;
    const { disabled, sequencing } = one.input.spec;
    if (disabled || one.counts.incomplete === 0) return false;
    return sequencing === 'all' || open.some(goesFirst);
  });
  if (!other) return null;
  const { paused, sequencing } = other.input.spec;
  const upTo = state.rollouts.slice(0, other.place + 1);
  const isStuck = paused || !upTo.some(({ nodes }) => nodes.some(isMoving));
  // Nodes that no batch touches keep an object from completing, and so whatever waits for it.
  const cause = isStuck ? blocked(other.nodes.filter(({ complete }) => !complete)) : null;
  const where = sequencing === 'all' ? text`on all its nodes` : text`on the same nodes`;
  return {
    phase: isStuck ? 'stuck' : 'waiting',
    why: text`It waits for ${titleOf(state, other)}${paused ? text`, which is paused,` : NO_TEXT} to complete ${where}.${cause ? text` ${cause.why}` : NO_TEXT}`,
    ...(paused ? { holder: { kind: 'paused', name: other.input.name } } : {}),
  };
}

function blocked(open: readonly NodeRecord[]): GroupEnd | null {
  const ineligible = open.filter((node) => !isEligible(node));
  const having = (isIgnored: boolean, mark: Text): Text => {
    const nodes = ineligible.filter((node) => node.isIgnored === isIgnored);
    return nodes.length === 0
      ? NO_TEXT
      : text`${listed(nodes)} ${verbFor(nodes.length, 'has', 'have')} ${mark}`;
  };
  const marks = [having(true, text`the ignore label`), having(false, text`a taint that is not tolerated`)];
  return ineligible.length === 0 ? null : stuck(text`${joinTexts(marks, '; ')}.`);
}

function titleOf({ switches }: OperatorState, { input }: Rollout): Text {
  return name('policy', `${switches.kind}/${input.name}`);
}

function listed(nodes: readonly NodeRecord[]): Text {
  const names = nodes.map((node) => node.name);
  return text`${literal(plural(nodes.length, 'Node'))} ${fewNames('target', names)}`;
}
