import type { JsonObject } from '../src/manifest/manifest.js';
import type { Start } from '../src/rollout/controller.js';
import type { Operator } from '../src/systems/skyhook/simulation/operator.js';
import { nodeStatuses } from '../src/systems/skyhook/controller/export.js';
import { byteOrder } from '../src/systems/skyhook/controller/assignment.js';
import { POD, type Roll } from '../src/systems/skyhook/controller/roll.js';
import { statusText } from '../src/systems/skyhook/controller/status.js';

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
  let due: Due[] = operator.state.rolls
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
      due.push(...eventsOf(start, tick, first.includes(start) ? (failures.get(start.target) ?? 0) : null));
    for (const { target, group } of first) started.add(`${skyhookOf(group)}/${target}`);
    if (first.length > 0) steps.push(stepOf(operator, first, steps.length + 1));
  }
  return { steps, final: finalOf(operator, started) };
}

/** `failures`: null for a node that goes on after its failure. */
function eventsOf(start: Start, tick: number, failures: number | null): Due[] {
  const { stages = 1 } = start;
  if (failures === null) return [{ tick: tick + stages - 1, start, happens: 'succeeded' }];
  if (failures === 0) return [{ tick: tick + stages, start, happens: 'succeeded' }];
  const failed: Due = { tick: tick + 1, start, happens: 'failed' };
  return failures < 0 ? [failed] : [failed, { tick: tick + 1 + failures, start, happens: 'repaired' }];
}

function failingAtFirst({ roster, pod }: Roll): Start[] {
  return roster.names.flatMap((target, slot) => {
    const group = roster.compartments[roster.compartmentOf[slot] ?? -1]?.group ?? '';
    return pod[slot] === POD.failing ? [{ target, group, batch: 0 }] : [];
  });
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
    const roll = state.rolls.find(({ roster }) => roster.input.name === skyhook);
    if (roll) (order[skyhook] ??= {})[target] = nodeOrder(roll, target);
  }
  const lines = state.rolls.map((roll) => [roll.roster.input.name, compartmentStatuses(roll)] as const);
  return { step, started, nodeOrder: order, compartments: Object.fromEntries(lines) };
}

function finalOf({ state }: Operator, started: ReadonlySet<string>): JsonObject {
  const final: JsonObject = {};
  for (const roll of state.rolls) {
    const { input, names } = roll.roster;
    const statuses = nodeStatuses(roll);
    final[input.name] = {
      outcome: outcomeOf(roll),
      status: statusText(roll.skyhookStatus),
      completeNodes: roll.completeNodes,
      nodesInProgress: roll.nodesInProgress,
      nodeStatus: statuses.size > 0 ? Object.fromEntries(statuses) : null,
      compartments: compartmentStatuses(roll),
      nodePriority: pickedNodes(roll),
      nodeOrderOffset: roll.nodeOrderOffset,
      conditions: conditionsOf(roll),
      neverStarted: names.filter((node) => !started.has(`${input.name}/${node}`)),
    };
  }
  return final;
}

function outcomeOf(roll: Roll): string {
  if (statusText(roll.skyhookStatus) === 'complete') return 'complete';
  return roll.stored.some((line) => line?.batchState?.shouldStop === true) ? 'stopped' : 'incomplete';
}

/** The conditions that tell a person why nodes do not start, by their name without prefix, sorted. */
function conditionsOf(roll: Roll): string[] {
  const conditions: string[] = [];
  if (roll.roster.policyIsMissing) conditions.push('DeploymentPolicyNotFound');
  if (roll.hasIgnored) conditions.push('NodesIgnored');
  if (roll.hasUntolerated) conditions.push('TaintNotTolerable');
  return conditions;
}

/** Names in `nodePriority`, sorted. */
function pickedNodes(roll: Roll): string[] {
  return roll.roster.names.filter((_, slot) => roll.pickedIn[slot] !== 0).sort(byteOrder);
}

/**
 * SKYHOOK_NODE_ORDER of a node's first pod: its place among the picked nodes, by pick time and then by name, after all nodes
 * that left a batch before. Pick times are whole seconds, except for picks of the very pass that makes the pod. Source:
 * NVIDIA/nodewright v0.15.0, wrapper/skyhook.go NodeOrder.
 */
function nodeOrder(roll: Roll, node: string): number {
  const { names } = roll.roster;
  const own = names.indexOf(node);
  const at = (slot: number): number => roll.pickedIn[slot] ?? 0;
  const rank = (slot: number): number => (at(slot) === roll.startedIn[own] ? (roll.pickRank[slot] ?? 0) : 0);
  const slots = [...names.keys()].filter((slot) => at(slot) !== 0);
  slots.sort((a, b) => at(a) - at(b) || rank(a) - rank(b) || byteOrder(names[a] ?? '', names[b] ?? ''));
  return roll.nodeOrderOffset + slots.indexOf(own);
}

/** `compartmentStatuses` as written last; all seven fields of a batch state are there. */
export function compartmentStatuses(roll: Roll): JsonObject {
  const statuses = Object.create(null) as JsonObject;
  for (const [index, line] of roll.stored.entries()) {
    const plan = roll.roster.compartments[index];
    if (!plan || line === null) continue;
    const { batchState, ...counts } = line;
    statuses[plan.name] = batchState === null ? { ...counts } : { ...counts, batchState: { ...batchState } };
  }
  return statuses;
}
