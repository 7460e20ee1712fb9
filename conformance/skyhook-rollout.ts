import { byName } from '../src/manifest/lookup.js';
import { isObject, type Json, type JsonObject } from '../src/manifest/manifest.js';
import { selects } from '../src/manifest/selector.js';
import type { Start } from '../src/rollout/controller.js';
import type { RolloutNode } from '../src/systems/skyhook/controller/assignment.js';
import { ceilingOf } from '../src/systems/skyhook/controller/batch.js';
import { CORDON_TAINT, isRuntimeTaint } from '../src/systems/skyhook/controller/eligibility.js';
import { Operator } from '../src/systems/skyhook/controller/operator.js';
import {
  type NodeRecord,
  progressOf,
  type Rollout,
  type RolloutInput,
  rolloutInput,
} from '../src/systems/skyhook/controller/state.js';
import { NOT_STARTED, type Progress } from '../src/systems/skyhook/objects/progress.js';
import { readPolicySpec, readSkyhookSpec } from '../src/systems/skyhook/objects/stored.js';
import { type SkyhookVersion, switchesOf } from '../src/systems/skyhook/versions.js';
import { type Check, differs, type Mismatch } from './family.js';
import { object, objectOf, objects, objectsOf, text, textsOf } from './read.js';

export function checkRollout(version: SkyhookVersion): Check {
  return (vector) => {
    const input = object(vector, 'input');
    const nodes = nodesOf(input['nodes']);
    const operator = operatorOf(input, nodes, version, () => NOT_STARTED);
    const rounds = runRounds(operator, failuresOf(input));
    // The taint stays on nodes that no object targets, too.
    const { rollouts, runtimeRequired } = operator.state;
    const isTainted = ({ name, taints }: RolloutNode): boolean =>
      rollouts.some(({ slots }) => slots.has(name))
        ? runtimeRequired.has(name)
        : taints.some((taint) => isRuntimeTaint(taint, switchesOf(version)));
    const left = nodes.filter(isTainted).map(({ name }) => name);
    return compare(input, object(vector, 'expected'), { ...rounds, runtimeRequiredTaintLeftOn: left.sort() });
  };
}

/** The rollout before `input.change`, and the one after it. */
export function checkChange(version: SkyhookVersion): Check {
  return (vector) => {
    const [input, expected] = [object(vector, 'input'), object(vector, 'expected')];
    const [change, nodes] = [object(input, 'change'), nodesOf(input['nodes'])];
    const operator = operatorOf(input, nodes, version, () => NOT_STARTED);
    const first = compare(input, object(expected, 'first'), runRounds(operator, failuresOf(input)));
    const skyhooks = objects(input, 'skyhooks').map((skyhook) => ({
      ...skyhook,
      spec: changedSpec(object(skyhook, 'spec'), change),
    }));
    const second = operatorOf(
      { ...input, skyhooks },
      changedNodes(nodes, change, `${switchesOf(version).group}/ignore`),
      version,
      (name) => operator.progressOf(name),
    );
    return first ?? compare(input, object(expected, 'second'), runRounds(second, new Map()));
  };
}

/** Nodes as the vectors write them; a cordon brings its taint along. */
export function nodesOf(value: Json | undefined): RolloutNode[] {
  return objectsOf(value).map((node) => ({
    name: text(node, 'name'),
    labels: object(node, 'labels') as Record<string, string>,
    taints: [
      ...objects(node, 'taints').map((taint) => ({
        ...{ key: text(taint, 'key'), value: text(taint, 'value'), effect: text(taint, 'effect') },
      })),
      ...(node['unschedulable'] === true ? [CORDON_TAINT] : []),
    ],
    annotations: {},
    createdAt: Date.parse(text(node, 'creationTimestamp')),
  }));
}

function operatorOf(
  input: JsonObject,
  nodes: readonly RolloutNode[],
  version: SkyhookVersion,
  before: (skyhook: string) => Progress,
): Operator {
  const switches = switchesOf(version);
  const policies = new Map(
    objects(input, 'policies').map((one) => [text(one, 'name'), readPolicySpec(object(one, 'spec'))]),
  );
  const inputs = objects(input, 'skyhooks').map((skyhook): RolloutInput => {
    const name = text(skyhook, 'name');
    const annotations = object(skyhook, 'annotations') as Record<string, string>;
    const spec = readSkyhookSpec(object(skyhook, 'spec'), annotations, switches);
    const targets = nodes.filter((node) => selects(spec.nodeSelectors, node.labels));
    const policy = policies.get(spec.deploymentPolicy) ?? null;
    return { ...rolloutInput(name, spec, policy, targets), progress: before(name) };
  });
  return Operator.of(inputs, switches);
}

function failuresOf(input: JsonObject): Map<string, number> {
  return new Map(Object.entries(object(input, 'failures')).map(([node, count]) => [node, Number(count)]));
}

function changedNodes(nodes: readonly RolloutNode[], change: JsonObject, label: string): RolloutNode[] {
  const [gone, freed] = [textsOf(change['deleteNodes']), textsOf(change['removeIgnoreLabel'])];
  const kept = nodes.filter(({ name }) => !gone.includes(name));
  const changed = kept.map((node) => {
    const labels = Object.entries(node.labels).filter(([key]) => key !== label || !freed.includes(node.name));
    return { ...node, labels: Object.fromEntries(labels) };
  });
  return [...changed, ...nodesOf(change['addNodes'])];
}

function changedSpec(spec: JsonObject, change: JsonObject): JsonObject {
  const { packageVersion, configMap, addPackage, removePackage } = change;
  const packages = { ...object(spec, 'packages') };
  const edits = { version: packageVersion, configMap };
  const edited = Object.entries(edits).filter((edit): edit is [string, Json] => edit[1] !== undefined);
  packages['pkg'] = { ...object(packages, 'pkg'), ...Object.fromEntries(edited) };
  if (isObject(addPackage)) packages[text(addPackage, 'name')] = addPackage;
  const kept = Object.entries(packages).filter(([name]) => name !== removePackage);
  return { ...spec, packages: Object.fromEntries(kept) };
}

/** Without a policy the order of an object's nodes is not defined; only their numbers are compared. */
function compare(input: JsonObject, expected: JsonObject, actual: JsonObject): Mismatch {
  const legacy = objects(input, 'skyhooks').filter((one) => !object(one, 'spec')['deploymentPolicy']);
  const names = legacy.map((skyhook) => text(skyhook, 'name'));
  if (names.length > 0) return differs(counted(expected, names), counted(actual, names));
  // `differs` lets the actual value have more keys; it must not have started more.
  const started = (run: JsonObject): Json => objects(run, 'steps').map((step) => object(step, 'started'));
  return differs(expected, actual) ?? differs(started(actual), started(expected));
}

/** A run with lists of nodes by their lengths, and maps by their sorted values, for these objects. */
function counted(run: JsonObject, names: readonly string[]): JsonObject {
  const count = (value: Json | undefined): Json =>
    Array.isArray(value) ? value.length : isObject(value) ? Object.values(value).map(String).sort() : null;
  const mapped = (values: JsonObject, change: (value: JsonObject) => Json): JsonObject =>
    Object.fromEntries(
      Object.entries(values).map(([name, one]) => [name, names.includes(name) ? change(objectOf(one)) : one]),
    );
  return {
    steps: objects(run, 'steps').map((step) => ({
      started: mapped(object(step, 'started'), (groups) => Object.values(groups).map(count)),
      compartments: step['compartments'] ?? null,
    })),
    final: mapped(object(run, 'final'), (status) => ({
      ...status,
      nodeStatus: count(status['nodeStatus']),
      nodePriority: count(status['nodePriority']),
      neverStarted: count(status['neverStarted']),
    })),
  };
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
function runRounds(operator: Operator, failures: ReadonlyMap<string, number>): JsonObject {
  const steps: JsonObject[] = [];
  const started = new Set<string>();
  const repaired = new Set<string>();
  let due: Due[] = operator.state.rollouts
    .flatMap(failingAtFirst)
    .map((start) => ({ tick: 1, start, happens: 'repaired' }));
  for (let tick = 0; tick === 0 || due.length > 0; tick++) {
    for (const { start, happens } of due.filter((event) => event.tick === tick)) {
      if (happens !== 'repaired') operator.ended(start, happens);
      else operator.repaired(start);
      if (happens === 'repaired' && start.batch > 0) repaired.add(`${start.group} ${start.target}`);
    }
    due = due.filter((event) => event.tick > tick);
    const { starts } = operator.step();
    const first = starts.filter(({ group, target }) => !repaired.delete(`${group} ${target}`));
    for (const start of starts)
      due.push(...eventsOf(start, tick, first.includes(start) ? (failures.get(start.target) ?? 0) : 0));
    for (const { target, group } of first) started.add(`${skyhookOf(group)}/${target}`);
    if (first.length > 0) steps.push(stepOf(operator, first, steps.length + 1));
  }
  const final = operator.state.rollouts.map((rollout) => [rollout.input.name, finalOf(rollout, started)]);
  return { steps, final: Object.fromEntries(final) as JsonObject };
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

/** The status of an object at rest, with the conditions that tell a person why nodes do not start, by their name without prefix. */
function finalOf(rollout: Rollout, started: ReadonlySet<string>): JsonObject {
  const { input, nodes, compartments, hasUntolerated } = rollout;
  const { status, nodeStatus, nodePriority, nodeOrderOffset } = progressOf(rollout);
  const many = (wanted: string): number => nodes.filter((node) => node.status === wanted).length;
  const isStopped = compartments.some(({ stored }) => stored?.batchState?.shouldStop);
  const conditions = [
    ...(input.compartments === null ? ['DeploymentPolicyNotFound'] : []),
    ...(hasUntolerated !== null && nodes.some(({ isIgnored }) => isIgnored) ? ['NodesIgnored'] : []),
    ...(hasUntolerated ? ['TaintNotTolerable'] : []),
  ];
  return {
    outcome: status === 'complete' ? 'complete' : isStopped ? 'stopped' : 'incomplete',
    status,
    // Nothing is written where the operator never looks.
    completeNodes: status === '' ? '' : `${many('complete')}/${nodes.length}`,
    nodesInProgress: many('in_progress') + many('erroring'),
    nodeStatus: nodeStatus.size > 0 ? Object.fromEntries(nodeStatus) : null,
    compartments: compartmentStatuses(rollout),
    nodePriority: [...nodePriority.keys()].sort(byName),
    nodeOrderOffset,
    conditions,
    neverStarted: nodes.map(({ name }) => name).filter((node) => !started.has(`${input.name}/${node}`)),
  };
}

/**
 * SKYHOOK_NODE_ORDER of a node's first pod: its place among the picked nodes, by pick time and then by name, after all nodes
 * that left a batch before. Pick times are whole seconds, except for picks of the very pass that makes the pod. Source:
 * NVIDIA/nodewright v0.15.0, wrapper/skyhook.go NodeOrder.
 */
function nodeOrder({ nodes, nodeOrderOffset }: Rollout, name: string): number {
  const own = nodes.find((node) => node.name === name);
  const rank = ({ pickedIn, pickRank }: NodeRecord): number => (pickedIn === own?.startedIn ? pickRank : 0);
  const picked = nodes.filter(({ pickedIn }) => pickedIn !== 0);
  picked.sort((a, b) => a.pickedIn - b.pickedIn || rank(a) - rank(b) || byName(a.name, b.name));
  return nodeOrderOffset + picked.findIndex((node) => node === own);
}

/** `compartmentStatuses` as written last; all seven fields of a batch state are there. */
export function compartmentStatuses({ compartments }: Rollout): JsonObject {
  const written = compartments.flatMap(({ name, limits, stored, tally }): [string, JsonObject][] => {
    if (stored === null) return [];
    const { total: matched, complete: completed, inProgress } = tally;
    const progressPercent = matched === 0 ? 0 : Math.trunc((completed * 100) / matched);
    const line = {
      matched,
      completed,
      inProgress,
      ceiling: ceilingOf(limits.budget, matched),
      progressPercent,
    };
    return [[name, stored.batchState === null ? line : { ...line, batchState: { ...stored.batchState } }]];
  });
  return Object.fromEntries(written);
}
