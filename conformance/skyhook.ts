import { pathText, textIn, valueAt } from '../src/manifest/fields.js';
import { isObject, type Json, type JsonObject } from '../src/manifest/manifest.js';
import { byName } from '../src/manifest/lookup.js';
import { parseManifests } from '../src/manifest/parse.js';
import { compileSelector, selects } from '../src/manifest/selector.js';
import type { Start } from '../src/rollout/controller.js';
import { admit } from '../src/systems/skyhook/admission/admit.js';
import type { Taint } from '../src/snapshot/snapshot.js';
import type { Rejection } from '../src/systems/skyhook/admission/webhooks.js';
import {
  assignNodes,
  DEFAULT_COMPARTMENT,
  type RolloutNode,
  rolloutOrder,
} from '../src/systems/skyhook/controller/assignment.js';
import {
  batchResult,
  batchSize,
  ceilingOf,
  evaluateBatch,
  legacyBatch,
  rebase,
  selectNodes,
} from '../src/systems/skyhook/controller/batch.js';
import { CORDON_TAINT, isRuntimeTaint } from '../src/systems/skyhook/controller/eligibility.js';
import { complete, leftOf, Operator, startedAt } from '../src/systems/skyhook/controller/operator.js';
import { carriedOf } from '../src/systems/skyhook/controller/reconcile.js';
import {
  type NodeRecord,
  progressOf,
  type Rollout,
  type RolloutInput,
  rolloutInput,
  updateNode,
} from '../src/systems/skyhook/controller/state.js';
import {
  type BatchState,
  NOT_STARTED,
  type Progress,
  readStatus,
} from '../src/systems/skyhook/objects/progress.js';
import {
  type Limits,
  readBudget,
  readLimits,
  readPolicySpec,
  readSkyhookSpec,
} from '../src/systems/skyhook/objects/stored.js';
import { type SkyhookVersion, type Switches, switchesOf } from '../src/systems/skyhook/versions.js';
import { type Check, differs, exactly, type Families, type Mismatch } from './family.js';
import { number, object, objectOf, objects, objectsOf, plain, text, texts, textsOf } from './read.js';

export const families: Families = {
  assignment,
  batch: batch('0.15'),
  'batch-v0.20': batch('0.20'),
  ceiling,
  defaulting,
  rollout: checkRollout('0.15'),
  'rollout-v0.14': checkRollout('0.14'),
  'rollout-v0.20': checkRollout('0.20'),
  'rollout-change': checkChange('0.15'),
  'rollout-change-v0.16': checkChange('0.16'),
  'rollout-change-v0.20': checkChange('0.20'),
  selector,
  validation,
};

/** selector + labels -> whether it is one, and whether it matches. Its canonical form and the words of an error are informative. */
function selector(vector: JsonObject): Mismatch {
  const [input, { valid = null, ...expected }] = [object(vector, 'input'), object(vector, 'expected')];
  const compiled = compileSelector(input['selector']);
  if ('error' in compiled) return differs({ valid }, { valid: false });
  const matches = selects(compiled.selector, object(input, 'labels') as Record<string, string>);
  return differs({ valid, matches: expected['matches'] ?? matches }, { valid: true, matches });
}

/** The admission of an object that is written as YAML by operator 0.15, which made the vectors; null for text that is none. */
function admitted(vector: JsonObject) {
  const input = object(vector, 'input');
  const { manifests, problems } = parseManifests(text(input, 'manifest'), 'manifest.yaml');
  const [manifest] = problems.some(({ severity }) => severity === 'error') ? [] : manifests;
  const existingPolicies = new Set(texts(input, 'existingPolicies'));
  return manifest ? { manifest, ...admit(manifest.object, { version: '0.15', existingPolicies }) } : null;
}

/**
 * object -> who refuses it, and which fields are dropped. Of errors of the schema the fields are compared, of that of the webhook the
 * rule, and that it names the same compartment, package or key; at decode only that it was refused.
 */
function validation(vector: JsonObject): Mismatch {
  const expected = object(vector, 'expected');
  const { accepted = null, rejectedBy = null, droppedFields = [] } = expected;
  const outcome = admitted(vector);
  if (!outcome) return differs({ accepted, rejectedBy }, { accepted: false, rejectedBy: 'decode' });
  const { manifest, rejections, unknownFields } = outcome;
  const [first] = rejections;
  const sentences = texts(expected, 'reasons');
  const fields = (paths: readonly string[]): string => [...new Set(paths)].sort().join();
  const ours = {
    accepted: outcome.rejections.length === 0,
    rejectedBy: first?.by ?? null,
    dropped: fields(unknownFields.map(({ path }) => pathText(path))),
  };
  const wanted = { accepted, rejectedBy, dropped: fields(textsOf(droppedFields)) };
  if (rejectedBy === 'schema')
    return differs(
      { ...wanted, fields: fields(sentences.map((one) => one.split(': ')[0] ?? '')) },
      { ...ours, fields: fields(rejections.map(({ path }) => pathText(path))) },
    );
  if (!first || rejectedBy !== 'webhook') return differs(wanted, ours);
  const [sentence = ''] = sentences;
  const rule = SENTENCES.find(([pattern]) => pattern.test(sentence))?.[1] ?? sentence;
  const isNamed = sentence.includes(namedBy(first, manifest.object));
  return differs({ ...wanted, rule, isNamed: true }, { ...ours, rule: first.rule, isNamed });
}

/** Sentences of the operator's validating webhook in v0.15.0, with the rule that each states. */
const SENTENCES: readonly (readonly [RegExp, string])[] = [
  [/ budget: exactly one of percent or count/, 'no-budget'],
  [/ budget: percent and count are mutually exclusive|InterruptionBudget is not valid/, 'both-budgets'],
  [/ strategy: exactly one of/, 'one-strategy'],
  [/^compartment name ".*" is reserved/, 'reserved-name'],
  [/^compartment name ".*" is not unique/, 'duplicate-name'],
  [/^compartment ".*" has invalid selector|^node selectors are not valid/, 'selector'],
  [/^compartment ".*" has identical selector to compartment/, 'identical-selector'],
  [/^deploymentPolicy and interruptionBudget are mutually exclusive/, 'policy-and-budget'],
  [/^error package \S+'s name was set to/, 'package-name'],
  [/^error config interrupt for key that doesn't exist: .* doesn't exist/, 'config-interrupt-key'],
  [/^error config interrupt glob ".*" does not match/, 'config-interrupt-glob'],
  [/^error version string for \S+ is invalid/, 'package-version'],
  [/^package ".*": if any resource override is set/, 'resources-incomplete'],
  [/^package ".*": cpuLimit /, 'cpu-limit'],
  [/^package ".*": memoryLimit /, 'memory-limit'],
  [/^package ".*": all resource values must be positive/, 'resources-negative'],
  [/DependsOn version is empty for/, 'dependency-version'],
  [/error graph is not valid, missing/, 'dependency-missing'],
  [/^deploymentPolicy ".*" not found/, 'missing-policy'],
];

/** The compartment, package or key of a refusal, by its path in the object. */
function namedBy({ rule, path }: Rejection, of: Json): string {
  const [, part, member] = path;
  if (rule.startsWith('dependency')) return '';
  if (rule.startsWith('config-interrupt')) return String(path.at(-1));
  if (part === 'compartments') return textIn(valueAt(of, path.slice(0, 3)), 'name') ?? '';
  return part === 'packages' ? String(member) : part === 'default' ? part : '';
}

/** object -> the spec that is stored: nothing missing, nothing more. */
function defaulting(vector: JsonObject): Mismatch {
  return exactly(object(object(vector, 'expected'), 'spec'), admitted(vector)?.stored ?? null);
}

/** budget + nodes -> how many may be out at once. */
function ceiling(vector: JsonObject): Mismatch {
  const [input, expected] = [object(vector, 'input'), object(vector, 'expected')];
  const matched = number(input, 'matched');
  if (vector['kind'] === 'policy')
    return differs(expected, { ceiling: ceilingOf(readLimits(input).budget, matched) });
  const budget = readBudget(input['interruptionBudget']);
  const shown = ceilingOf(budget ?? { kind: 'percent', percent: 100 }, matched);
  const { ceiling: wanted = null, initialBatch = null } = expected;
  const ours = { ceiling: shown, initialBatch: legacyBatch(budget, matched) };
  return differs({ ceiling: wanted, initialBatch }, ours);
}

/** policy + nodes -> which compartment each node is in, and in which order nodes go. */
function assignment(vector: JsonObject): Mismatch {
  const input = object(vector, 'input');
  const compiled = compileSelector(input['nodeSelectors'] ?? {});
  if ('error' in compiled) throw new TypeError(compiled.error);
  const targets = nodesOf(input['nodes']).filter((node) => selects(compiled.selector, node.labels));
  const assigned = assignNodes(readPolicySpec(object(input, 'policy')), targets);
  const compartments = assigned.map(({ name, limits, nodes, selected, tieBreakCeiling }) => [
    name,
    {
      nodes: nodes.map((node) => node.name),
      matched: nodes.length,
      ceiling: ceilingOf(limits.budget, nodes.length),
      strategy: limits.strategy?.kind ?? 'unknown',
      ...(name === DEFAULT_COMPARTMENT ? {} : { selectorMatched: selected, tieBreakCeiling }),
    },
  ]);
  const ours = {
    order: rolloutOrder(targets).map((node) => node.name),
    assignment: Object.fromEntries(
      assigned.flatMap(({ name, nodes }) => nodes.map((one) => [one.name, name])),
    ),
    compartments: Object.fromEntries(compartments) as JsonObject,
  };
  return exactly(object(vector, 'expected'), plain(ours));
}

/** strategy + state -> the size of a batch, its result, which nodes it takes, and when it is evaluated. */
function batch(version: SkyhookVersion): Check {
  return (vector) => {
    const input = object(vector, 'input');
    const limits = readLimits(input);
    const state = object(input, 'state') as unknown as BatchState;
    return differs(object(vector, 'expected'), batchOf(vector, input, limits, state, switchesOf(version)));
  };
}

function batchOf(
  vector: JsonObject,
  input: JsonObject,
  limits: Limits,
  before: BatchState,
  switches: Switches,
): Json {
  const { strategy } = limits;
  const total = number(input, 'totalNodes');
  const nodes = objects(input, 'nodes').map((node, slot) => {
    const [name, status] = [text(node, 'name'), readStatus(text(node, 'status'))];
    const pickedIn = Number(texts(input, 'nodePriority').includes(name));
    const isIgnored = texts(input, 'ineligible').includes(name);
    return { name, slot, status, complete: status === 'complete', pickedIn, isIgnored, untolerated: [] };
  });
  const count = (status: string): number => nodes.filter((node) => node.status === status).length;
  switch (text(vector, 'kind')) {
    case 'size':
      return { batchSize: strategy && batchSize(strategy, total, before) };
    case 'result': {
      const [succeeded, failed] = [number(input, 'successCount'), number(input, 'failureCount')];
      const state = batchResult(strategy, total, before, succeeded, failed);
      return { state: { ...state }, nextBatchSize: strategy && batchSize(strategy, total, state) };
    }
    case 'select': {
      const choice = { members: [...nodes.keys()], nodes, done: 0, inFlight: nodes.length };
      return { selected: selectNodes(limits, before, choice, switches).map(({ name }) => name) };
    }
    default: {
      const previous = object(input, 'previous');
      const [complete, erroring, inProgress] = [count('complete'), count('erroring'), count('in_progress')];
      const tally = { total: nodes.length, complete, erroring, inProgress };
      const joined = isObject(input['previous']) ? tally.total - number(previous, 'matched') : 0;
      const was = nodes.map(({ name }) => readStatus(text(object(previous, 'nodeStatus'), name)));
      const from = rebase(before, joined, tally, carriedOf(nodes, was));
      const { evaluated, state } = evaluateBatch(strategy, from, tally, switches);
      return { evaluated, state: { ...state } };
    }
  }
}

function checkRollout(version: SkyhookVersion): Check {
  return (vector) => {
    const input = object(vector, 'input');
    const operator = operatorOf(input, version);
    const rounds = runRounds(operator, object(input, 'failures'));
    // The taint stays on nodes that no object targets, too.
    const { rollouts, runtimeRequired } = operator.state;
    const isTainted = ({ name, taints }: RolloutNode): boolean =>
      rollouts.some(({ slots }) => slots.has(name))
        ? runtimeRequired.has(name)
        : taints.some((taint) => isRuntimeTaint(taint, switchesOf(version)));
    const left = nodesOf(input['nodes']).filter(isTainted);
    const runtimeRequiredTaintLeftOn = left.map(({ name }) => name).sort();
    return compare(input, object(vector, 'expected'), { ...rounds, runtimeRequiredTaintLeftOn });
  };
}

/** The rollout before `input.change`, and the one after it. */
function checkChange(version: SkyhookVersion): Check {
  return (vector) => {
    const [input, expected] = [object(vector, 'input'), object(vector, 'expected')];
    const change = object(input, 'change');
    const operator = operatorOf(input, version);
    const first = compare(input, object(expected, 'first'), runRounds(operator, object(input, 'failures')));
    const skyhooks = objects(input, 'skyhooks').map((one) => changedSkyhook(one, change));
    const nodes = changedNodes(objects(input, 'nodes'), change, `${switchesOf(version).group}/ignore`);
    const second = operatorOf({ ...input, skyhooks, nodes }, version, (name) => operator.progressOf(name));
    return first ?? compare(input, object(expected, 'second'), runRounds(second, {}));
  };
}

/** Nodes as the vectors write them; a cordon brings its taint along. */
function nodesOf(value: Json | undefined): RolloutNode[] {
  return objectsOf(value).map((node) => ({
    name: text(node, 'name'),
    labels: object(node, 'labels') as Record<string, string>,
    taints: [
      ...objects(node, 'taints').map((taint) => ({ value: '', ...taint }) as unknown as Taint),
      ...(node['unschedulable'] === true ? [CORDON_TAINT] : []),
    ],
    annotations: {},
    createdAt: Date.parse(text(node, 'creationTimestamp')),
  }));
}

function operatorOf(
  input: JsonObject,
  version: SkyhookVersion,
  before: (skyhook: string) => Progress = () => NOT_STARTED,
): Operator {
  const [switches, nodes] = [switchesOf(version), nodesOf(input['nodes'])];
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

function changedNodes(nodes: readonly JsonObject[], change: JsonObject, label: string): JsonObject[] {
  const [gone, freed] = [texts(change, 'deleteNodes'), texts(change, 'removeIgnoreLabel')];
  const kept = nodes.filter((node) => !gone.includes(text(node, 'name')));
  const changed = kept.map((node) => {
    const { [label]: _ignored, ...labels } = object(node, 'labels');
    return freed.includes(text(node, 'name')) ? { ...node, labels } : node;
  });
  return [...changed, ...objects(change, 'addNodes')];
}

function changedSkyhook(skyhook: JsonObject, change: JsonObject): JsonObject {
  const { packageVersion, configMap, addPackage, removePackage } = change;
  const spec = object(skyhook, 'spec');
  const { pkg, ...others } = object(spec, 'packages');
  const edited = {
    ...objectOf(pkg),
    ...(packageVersion === undefined ? {} : { version: packageVersion }),
    ...(configMap === undefined ? {} : { configMap }),
  };
  const added = isObject(addPackage) ? { [text(addPackage, 'name')]: addPackage } : {};
  const packages = Object.entries({ ...others, pkg: edited, ...added });
  const kept = packages.filter(([name]) => name !== removePackage);
  return { ...skyhook, spec: { ...spec, packages: Object.fromEntries(kept) } };
}

/** Without a policy the order of an object's nodes is not defined; then only numbers are compared. */
function compare(input: JsonObject, expected: JsonObject, actual: JsonObject): Mismatch {
  if (objects(input, 'skyhooks').some((one) => !object(one, 'spec')['deploymentPolicy']))
    return differs(counted(expected), counted(actual));
  // `differs` lets the actual value have more keys; it must not have started more.
  const started = (run: JsonObject): Json => objects(run, 'steps').map((step) => object(step, 'started'));
  return differs(expected, actual) ?? differs(started(actual), started(expected));
}

/** A run with lists of nodes by their lengths, and maps by their sorted values. */
function counted(run: JsonObject): JsonObject {
  const mapped = (of: JsonObject, change: (value: JsonObject) => Json): JsonObject =>
    Object.fromEntries(Object.entries(of).map(([name, value]) => [name, change(objectOf(value))]));
  const count = (value: Json | undefined): Json =>
    Array.isArray(value) ? value.length : Object.values(objectOf(value)).map(String).sort();
  return {
    steps: objects(run, 'steps').map((step) => ({
      started: mapped(object(step, 'started'), (groups) => Object.values(groups).map(count)),
      compartments: step['compartments'] ?? null,
    })),
    final: mapped(object(run, 'final'), ({ nodeStatus, nodePriority, neverStarted, ...status }) => ({
      ...status,
      counts: [nodeStatus, nodePriority, neverStarted].map(count),
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
function runRounds(operator: Operator, failures: JsonObject): JsonObject {
  const steps: JsonObject[] = [];
  const [started, repaired] = [new Set<string>(), new Set<string>()];
  const keyOf = ({ target, group }: Start): string => `${group.slice(0, group.indexOf('/'))}/${target}`;
  let due = operator.state.rollouts.flatMap(({ nodes, compartments }) =>
    nodes
      .filter(({ pod }) => pod === 'failing')
      .map(({ name: target, compartment }): Due => {
        const start = { target, group: compartments[compartment]?.group ?? '', batch: 0 };
        return { tick: 1, start, happens: 'repaired' };
      }),
  );
  for (let tick = 0; tick === 0 || due.length > 0; tick++) {
    for (const { start, happens } of due.filter((event) => event.tick === tick)) {
      if (happens !== 'repaired') operator.ended(start, happens);
      else repair(operator, start);
      if (happens === 'repaired' && start.batch > 0) repaired.add(keyOf(start));
    }
    due = due.filter((event) => event.tick > tick);
    const { starts } = operator.step();
    const first = starts.filter((start) => !repaired.delete(keyOf(start)));
    for (const start of starts) {
      const failing = first.includes(start) ? Number(failures[start.target] ?? 0) : 0;
      due.push(...eventsOf(start, tick, failing));
    }
    for (const start of first) started.add(keyOf(start));
    if (first.length > 0) steps.push(stepOf(operator, first, steps.length + 1));
  }
  const final = operator.state.rollouts.map((rollout) => [rollout.input.name, finalOf(rollout, started)]);
  return { steps, final: Object.fromEntries(final) as JsonObject };
}

/**
 * The stage that failed on a node got through, which no dry rollout assumes. Its status stays `erroring` until the operator launches
 * the next stage.
 */
export function repair({ state }: Operator, start: Start): void {
  const { rollout, node } = startedAt(state, start);
  if (node.pod !== 'failing') return;
  state.settled = false;
  const stages = node.stages - 1;
  updateNode(rollout, node, { pod: 'passed', stages, outdated: leftOf(node) });
  if (stages === 0 && !node.neverEnds) complete(state, rollout, node);
}

function eventsOf(start: Start, tick: number, failures: number): Due[] {
  const { stages = 1 } = start;
  if (failures === 0) return [{ tick: tick + stages, start, happens: 'succeeded' }];
  const failed: Due = { tick: tick + 1, start, happens: 'failed' };
  return failures < 0 ? [failed] : [failed, { tick: tick + 1 + failures, start, happens: 'repaired' }];
}

function stepOf({ state }: Operator, starts: readonly Start[], step: number): JsonObject {
  const started: Record<string, Record<string, string[]>> = {};
  const order: Record<string, Record<string, number>> = {};
  for (const { target, group } of starts) {
    const [skyhook = ''] = group.split('/', 1);
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
    ...(hasUntolerated !== null && compartments.length > 0 && nodes.some(({ isIgnored }) => isIgnored)
      ? ['NodesIgnored']
      : []),
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
function compartmentStatuses({ compartments }: Rollout): JsonObject {
  const written = compartments.flatMap(({ name, limits, stored, tally }): [string, JsonObject][] => {
    if (stored === null) return [];
    const { total: matched, complete: completed, inProgress } = tally;
    const progressPercent = matched === 0 ? 0 : Math.trunc((completed * 100) / matched);
    const line = {
      matched,
      completed,
      inProgress,
      progressPercent,
      ceiling: ceilingOf(limits.budget, matched),
    };
    return [[name, { ...line, ...(stored.batchState && { batchState: { ...stored.batchState } }) }]];
  });
  return Object.fromEntries(written);
}
