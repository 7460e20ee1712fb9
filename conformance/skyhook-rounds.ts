import type { JsonObject } from '../src/manifest/manifest.js';
import type { Start } from '../src/rollout/controller.js';
import type { Operator } from '../src/systems/skyhook/controller/operator.js';
import { byName } from '../src/manifest/lookup.js';
import { ceilingOf } from '../src/systems/skyhook/controller/batch.js';
import { progressOf, type Rollout } from '../src/systems/skyhook/controller/state.js';

/** What a vector tells of a rollout. */
export interface Rounds {
  readonly steps: JsonObject[];
  readonly final: JsonObject;
}

interface Due {
  readonly tick: number;
  readonly start: Start;
  readonly happens: 'succeeded' | 'failed' | 'repaired';
}

/**
 * Runs an operator in lockstep: it comes to rest, then every pod that exists finishes once, which is one tick. The work on a
 * node takes as many ticks as it has stages. `failures`: its first pod fails in that many ticks before it succeeds, -1 = for
 * good. A node that fails at the beginning gets through in the first tick.
 */
export function runRounds(operator: Operator, failures: ReadonlyMap<string, number>): Rounds {
  const steps: JsonObject[] = [];
  const started = new Set<string>();
  const repaired = new Set<string>();
  let due: Due[] = operator.state.rollouts
    .flatMap(failingAtFirst)
    .map((start) => ({ tick: 1, start, happens: 'repaired' }));
  for (let tick = 0; tick === 0 || due.length > 0; tick++) {
    for (const { start, happens } of due.filter((event) => event.tick === tick)) {
      if (happens !== 'repaired') operator.ended(start, happens);
      else {
        operator.repaired(start);
        if (start.batch > 0) repaired.add(`${start.group} ${start.target}`);
      }
    }
    due = due.filter((event) => event.tick > tick);
    const { starts } = operator.step();
    const first = starts.filter(({ group, target }) => !repaired.delete(`${group} ${target}`));
    for (const start of starts)
      due.push(...eventsOf(start, tick, first.includes(start) ? (failures.get(start.target) ?? 0) : 0));
    for (const { target, group } of first) started.add(`${skyhookOf(group)}/${target}`);
    if (first.length > 0) steps.push(stepOf(operator, first, steps.length + 1));
  }
  return { steps, final: finalOf(operator, started) };
}

function eventsOf(start: Start, tick: number, failures: number): Due[] {
  const { stages = 1 } = start;
  if (failures === 0) return [{ tick: tick + stages, start, happens: 'succeeded' }];
  const failed: Due = { tick: tick + 1, start, happens: 'failed' };
  return failures < 0 ? [failed] : [failed, { tick: tick + 1 + failures, start, happens: 'repaired' }];
}

function failingAtFirst({ nodes, compartments }: Rollout): Start[] {
  return nodes.flatMap(({ name, pod, compartment }) =>
    pod === 'failing' ? [{ target: name, group: compartments[compartment]?.group ?? '', batch: 0 }] : [],
  );
}

function skyhookOf(group: string): string {
  return group.slice(0, group.indexOf('/'));
}

function stepOf({ state }: Operator, starts: readonly Start[], step: number): JsonObject {
  const started: Record<string, Record<string, string[]>> = {};
  const order: Record<string, Record<string, number>> = {};
  for (const { target, group } of starts) {
    const skyhook = skyhookOf(group);
    ((started[skyhook] ??= {})[group.slice(skyhook.length + 1)] ??= []).push(target);
    const rollout = state.rollouts.find(({ input }) => input.name === skyhook);
    if (rollout) (order[skyhook] ??= {})[target] = nodeOrder(rollout, target);
  }
  const lines = state.rollouts.map((rollout) => [rollout.input.name, compartmentStatuses(rollout)] as const);
  return { step, started, nodeOrder: order, compartments: Object.fromEntries(lines) };
}

function finalOf({ state }: Operator, started: ReadonlySet<string>): JsonObject {
  const final: JsonObject = {};
  for (const rollout of state.rollouts) {
    const { input, nodes } = rollout;
    const { status, nodeStatus, nodePriority, nodeOrderOffset } = progressOf(rollout);
    const many = (wanted: string): number => nodes.filter((node) => node.status === wanted).length;
    final[input.name] = {
      outcome: outcomeOf(rollout),
      status,
      // Nothing is written where the operator never looks.
      completeNodes: status === '' ? '' : `${many('complete')}/${nodes.length}`,
      nodesInProgress: many('in_progress') + many('erroring'),
      nodeStatus: nodeStatus.size > 0 ? Object.fromEntries(nodeStatus) : null,
      compartments: compartmentStatuses(rollout),
      nodePriority: [...nodePriority.keys()].sort(byName),
      nodeOrderOffset,
      conditions: conditionsOf(rollout),
      neverStarted: nodes.map(({ name }) => name).filter((node) => !started.has(`${input.name}/${node}`)),
    };
  }
  return final;
}

function outcomeOf({ status, compartments }: Rollout): string {
  if (status === 'complete') return 'complete';
  return compartments.some(({ stored }) => stored?.batchState?.shouldStop) ? 'stopped' : 'incomplete';
}

/** The conditions that tell a person why nodes do not start, by their name without prefix, sorted. */
function conditionsOf({ input, nodes, hasUntolerated }: Rollout): string[] {
  const conditions: string[] = [];
  if (input.compartments === null) conditions.push('DeploymentPolicyNotFound');
  if (hasUntolerated !== null && nodes.some(({ isIgnored }) => isIgnored)) conditions.push('NodesIgnored');
  if (hasUntolerated) conditions.push('TaintNotTolerable');
  return conditions;
}

/**
 * SKYHOOK_NODE_ORDER of a node's first pod: its place among the picked nodes, by pick time and then by name, after all nodes
 * that left a batch before. Pick times are whole seconds, except for picks of the very pass that makes the pod. Source:
 * NVIDIA/nodewright v0.15.0, wrapper/skyhook.go NodeOrder.
 */
function nodeOrder({ nodes, nodeOrderOffset }: Rollout, name: string): number {
  const own = nodes.find((node) => node.name === name);
  const picked = nodes.filter(({ pickedIn }) => pickedIn !== 0);
  const rank = ({ pickedIn, pickRank }: (typeof picked)[number]): number =>
    pickedIn === own?.startedIn ? pickRank : 0;
  picked.sort((a, b) => a.pickedIn - b.pickedIn || rank(a) - rank(b) || byName(a.name, b.name));
  return nodeOrderOffset + picked.findIndex((node) => node === own);
}

/** `compartmentStatuses` as written last; all seven fields of a batch state are there. */
export function compartmentStatuses({ compartments }: Rollout): JsonObject {
  const statuses = Object.create(null) as JsonObject;
  for (const { name, limits, stored, tally } of compartments) {
    if (stored === null) continue;
    const { total: matched, complete: completed, inProgress } = tally;
    statuses[name] = {
      ...{ matched, completed, inProgress, ceiling: ceilingOf(limits.budget, matched) },
      progressPercent: matched === 0 ? 0 : Math.trunc((completed * 100) / matched),
      ...(stored.batchState === null ? {} : { batchState: { ...stored.batchState } }),
    };
  }
  return statuses;
}
