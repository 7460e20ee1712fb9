import { text } from '../../../text/text.js';
import {
  type Controller,
  type GroupEnd,
  type Instant,
  NO_STEP,
  type Out,
  type Start,
  type Step,
  type WorldView,
} from '../../../rollout/controller.js';
import type { DrainHold } from '../../../rollout/evictions.js';
import { isDownTaint } from '../../../snapshot/snapshot.js';
import { NOT_STARTED, type Progress } from '../objects/progress.js';
import type { Switches } from '../versions.js';
import { groupEnds, leftBehind } from './outcome.js';
import { leaveBatch, settle } from './reconcile.js';
import {
  createState,
  forkState,
  nodeNamed,
  type NodeRecord,
  type OperatorState,
  ownRollout,
  passTurn,
  progressOf,
  type Rollout,
  type RolloutInput,
  updateEverywhere,
  updateNode,
} from './state.js';
import { workOf } from './work.js';

/** Id of the operator in the dry rollout; the ids of rollouts that are only assumed begin with it. */
export const CONTROLLER_ID = 'skyhook';

/** So many nodes of a pass take as long as a step of `Work`. */
const LOOKED_AT_IN_A_STEP = 1_000;

/**
 * The operator as a controller: one for all objects of a cluster, because each of them gates and halts the others. A step
 * runs its passes until one changes nothing. Source: NVIDIA/nodewright v0.14.0 to v0.20.0.
 */
export class Operator implements Controller {
  readonly family = 'skyhook';

  private constructor(
    readonly id: string,
    /** For reading; only this controller writes to it. */
    public state: OperatorState,
    /** The state with the objects that are at rest until a node is deleted. */
    private woken: (() => OperatorState) | null = null,
  ) {}

  static of(inputs: readonly RolloutInput[], switches: Switches, id = CONTROLLER_ID): Operator {
    const state = createState(inputs, switches);
    for (const name of state.placesOn.keys()) passTurn(state, name, null);
    return new Operator(id, state);
  }

  /** The operator of objects that are complete on all their nodes. */
  static atRest(inputs: readonly RolloutInput[], switches: Switches): Operator {
    const { id, state } = Operator.of([], switches);
    return new Operator(id, state, () => Operator.of(inputs, switches).state);
  }

  fork(): Operator {
    return new Operator(this.id, forkState(this.state), this.woken);
  }

  step(world?: Pick<WorldView, 'gone'>): Step {
    if (this.woken && world && world.gone().length > 0) {
      this.state = this.woken();
      this.woken = null;
      settle(this.state);
    }
    const { state } = this;
    if (world) seeGone(state, world);
    const starts = settle(state);
    // A node is uncordoned when its packages are complete, and no other object holds a cordon of its own on it.
    state.outFromBefore = state.outFromBefore.filter(({ place, target }) => {
      const own = state.rollouts[place];
      return own === undefined || nodeNamed(own, target)?.complete !== true;
    });
    return { ...NO_STEP, starts };
  }

  /** Every pass that runs an object looks through all of its nodes. */
  effort(): number {
    const steps = this.state.looked / LOOKED_AT_IN_A_STEP;
    this.state.looked = 0;
    return steps;
  }

  /** Nodes that an interrupt under way has cordoned, until their packages are complete. */
  outFromBefore(): readonly Out[] {
    return this.state.outFromBefore;
  }

  ended(start: Start, result: 'succeeded' | 'failed'): void {
    const { state } = this;
    state.settled = false;
    const { rollout, node } = startedAt(state, start);
    if (node.isRebooting) seeUp(state, node.name);
    if (result === 'failed') {
      const undrained = node.blocker ? leftBehind(node.blocker) : node.undrained;
      updateNode(rollout, node, { pod: 'failing', status: 'erroring', undrained });
    } else if (node.isReplaced) startOver(state, rollout, node);
    // If packages are left that are never offered to the node, it stays in progress.
    else if (!node.neverEnds) complete(state, rollout, node);
  }

  /** The drain of a node took longer than drainConfig.timeout; `hold` says what blocked it. */
  drainFailed(start: Start, _now: Instant, hold: DrainHold | null): void {
    const { rollout, node } = startedAt(this.state, start);
    updateNode(rollout, node, { undrained: hold?.says ?? text`disruption budgets keep pods there` });
  }

  groups(): ReadonlyMap<string, GroupEnd> {
    return groupEnds(this.state);
  }

  progressOf(object: string): Progress {
    const rollout = this.state.rollouts.find(({ input }) => input.name === object);
    return rollout ? progressOf(rollout) : NOT_STARTED;
  }
}

export function startedAt(state: OperatorState, { target, group }: Start) {
  const rollout = ownRollout(state, state.placeOf.get(group) ?? -1);
  const node = rollout && nodeNamed(rollout, target);
  if (!node) throw new Error(`node ${target} is in no group ${group}`);
  return { rollout, node };
}

/** Nodes that others deleted since the last pass. */
function seeGone(state: OperatorState, world: Pick<WorldView, 'gone'>): void {
  const gone = world.gone();
  for (const { name, replacedSince } of gone.slice(state.goneSeen)) {
    const isReplaced = replacedSince !== null;
    for (const place of state.placesOn.get(name) ?? []) {
      const rollout = ownRollout(state, place);
      const node = rollout && nodeNamed(rollout, name);
      state.settled = false;
      if (!node) continue;
      if (node.isRebooting) seeUp(state, name);
      if (node.pod === 'running') updateNode(rollout, node, { isReplaced });
      else if (isReplaced) startOver(state, rollout, node);
      // A node that is gone is no longer a target.
      else complete(state, rollout, node);
    }
  }
  state.goneSeen = gone.length;
}

/** A node that was down in an interrupt is up again, without the taints of that, or gone. */
function seeUp(state: OperatorState, name: string): void {
  updateEverywhere(state, name, ({ untolerated }) => ({
    isRebooting: false,
    untolerated: untolerated.filter((taint) => !isDownTaint(taint)),
  }));
}

export function complete(state: OperatorState, rollout: Rollout, node: NodeRecord): void {
  updateNode(rollout, node, { pod: 'none', complete: true, outdated: leftOf(node) });
  passTurn(state, node.name, rollout);
}

/** The first stage of a new version removes the old version's entry; a superseded one stays. */
export function leftOf({ outdated }: NodeRecord): NodeRecord['outdated'] {
  return outdated === 'superseded' ? outdated : 'none';
}

/**
 * A new node that took the place of another fits the selector as well and bears no package: its work starts over, here under the old name.
 * It is younger than all others. Source: cluster_state_v2.go BuildState, v0.15.0.
 */
function startOver(state: OperatorState, rollout: Rollout, node: NodeRecord): void {
  const { failing: _none, ...work } = workOf(rollout.input.spec.packages, [], state.switches);
  if (work.complete) return;
  const { slot } = node;
  const own = rollout.compartments[node.compartment];
  if (own) own.members = [...own.members.filter((member) => member !== slot), slot];
  if (node.pickedIn !== 0) leaveBatch(rollout, node);
  updateNode(rollout, node, {
    ...work,
    ...{ pod: 'none', status: 'unknown', blocker: null, isReplaced: false },
  });
  passTurn(state, node.name, rollout);
}
