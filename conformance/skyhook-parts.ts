import { isObject, type Json, type JsonObject } from '../src/manifest/manifest.js';
import { compileSelector, selects } from '../src/manifest/selector.js';
import {
  type Assigned,
  assignNodes,
  DEFAULT_COMPARTMENT,
  rolloutOrder,
} from '../src/systems/skyhook/controller/assignment.js';
import {
  batchResult,
  batchSize,
  type BatchState,
  ceilingOf,
  evaluateBatch,
  legacyBatch,
  rebase,
} from '../src/systems/skyhook/controller/batch.js';
import { selectNodes } from '../src/systems/skyhook/controller/select.js';
import { readStatus } from '../src/systems/skyhook/objects/progress.js';
import {
  readBudget,
  readInterruptionBudget,
  readPolicySpec,
  readStrategy,
} from '../src/systems/skyhook/objects/stored.js';
import { type SkyhookVersion, switchesOf } from '../src/systems/skyhook/versions.js';
import { type Check, differs, type Families, type Mismatch } from './family.js';
import { object, objectOf, objects, text } from './read.js';
import { nodesOf } from './skyhook-input.js';

function ceiling(vector: JsonObject): Mismatch {
  const input = object(vector, 'input');
  const matched = Number(input['matched']);
  if (vector['kind'] === 'policy') {
    return differs(vector['expected'] ?? null, {
      ceiling: ceilingOf(readBudget(object(input, 'budget')), matched),
    });
  }
  const budget = readInterruptionBudget(input['interruptionBudget']);
  const initialBatch = legacyBatch(budget, matched);
  const shown = ceilingOf(budget ?? { kind: 'percent', percent: 100 }, matched);
  const { ceiling: wanted, initialBatch: wantedBatch } = object(vector, 'expected');
  return differs(
    { ceiling: wanted ?? null, initialBatch: wantedBatch ?? null },
    { ceiling: shown, initialBatch },
  );
}

function assignment(vector: JsonObject): Mismatch {
  const input = object(vector, 'input');
  const selector = compileSelector(input['nodeSelectors'] ?? {});
  if ('error' in selector) throw new Error(selector.error);
  const targets = nodesOf(input['nodes']).filter((node) => selects(selector.selector, node.labels));
  const assigned = assignNodes(readPolicySpec(object(input, 'policy')), targets);
  const actual = {
    order: rolloutOrder(targets).map((node) => node.name),
    assignment: Object.fromEntries(
      assigned.flatMap(({ name, nodes }) => nodes.map((node) => [node.name, name])),
    ),
    compartments: Object.fromEntries(
      assigned.map((compartment) => [compartment.name, compartmentJson(compartment)]),
    ),
  };
  return differs(vector['expected'] ?? null, actual) ?? differs(actual, { ...object(vector, 'expected') });
}

function compartmentJson({ name, limits, nodes, selected, tieBreakCeiling }: Assigned): JsonObject {
  return {
    nodes: nodes.map((node) => node.name),
    matched: nodes.length,
    ceiling: ceilingOf(limits.budget, nodes.length),
    strategy: limits.strategy?.kind ?? 'unknown',
    ...(name === DEFAULT_COMPARTMENT ? {} : { selectorMatched: selected, tieBreakCeiling }),
  };
}

function stateOf(value: Json | undefined): BatchState {
  return objectOf(value) as unknown as BatchState;
}

function batch(version: SkyhookVersion): Check {
  return (vector) => {
    const input = object(vector, 'input');
    const expected = object(vector, 'expected');
    const strategy = readStrategy(input['strategy']);
    const total = Number(input['totalNodes']);
    switch (text(vector, 'kind')) {
      case 'size':
        return differs(expected, {
          batchSize: strategy && batchSize(strategy, total, stateOf(input['state'])),
        });
      case 'result': {
        const [succeeded, failed] = [Number(input['successCount']), Number(input['failureCount'])];
        const state = batchResult(strategy, total, stateOf(input['state']), succeeded, failed);
        return differs(expected, {
          state: { ...state },
          nextBatchSize: strategy && batchSize(strategy, total, state),
        });
      }
      case 'select':
        return select(input, expected, version);
      case 'evaluate':
        return evaluate(input, expected, version);
      default:
        throw new Error(`unknown kind ${text(vector, 'kind')}`);
    }
  };
}

function select(input: JsonObject, expected: JsonObject, version: SkyhookVersion): Mismatch {
  const named = (key: string): readonly Json[] => (Array.isArray(input[key]) ? input[key] : []);
  const nodes = objects(input, 'nodes').map((node) => {
    const [name, status] = [text(node, 'name'), readStatus(text(node, 'status'))];
    return {
      name,
      status,
      complete: status === 'complete',
      pickedIn: Number(named('nodePriority').includes(name)),
      isIgnored: named('ineligible').includes(name),
      isTainted: false,
      isDown: false,
    };
  });
  const limits = { budget: readBudget(object(input, 'budget')), strategy: readStrategy(input['strategy']) };
  const choice = { members: [...nodes.keys()], nodes, done: 0, inFlight: nodes.length };
  const selected = selectNodes(limits, stateOf(input['state']), choice, switchesOf(version));
  return differs(expected, { selected: selected.map(({ name }) => name) });
}

function evaluate(input: JsonObject, expected: JsonObject, version: SkyhookVersion): Mismatch {
  const nodes = objects(input, 'nodes');
  const count = (status: string): number => nodes.filter((node) => node['status'] === status).length;
  const [complete, erroring, inProgress] = [count('complete'), count('erroring'), count('in_progress')];
  const tally = { total: nodes.length, complete, erroring, inProgress };
  const previous = input['previous'];
  const joined = isObject(previous) ? tally.total - Number(previous['matched']) : 0;
  const before = object(objectOf(previous), 'nodeStatus');
  const carried = {
    complete: carriedNodes(nodes, before, 'complete'),
    erroring: carriedNodes(nodes, before, 'erroring'),
  };
  const state = rebase(stateOf(input['state']), joined, tally, carried);
  const result = evaluateBatch(readStrategy(input['strategy']), state, tally, switchesOf(version));
  return differs(expected, { evaluated: result.evaluated, state: { ...result.state } });
}

/** Nodes of a status that had it before, or of which nothing certain was known. */
function carriedNodes(nodes: readonly JsonObject[], before: JsonObject, status: string): number {
  const uncertain: (Json | undefined)[] = [undefined, 'paused', 'disabled'];
  return nodes.filter((node) => {
    const was = before[text(node, 'name')];
    return node['status'] === status && (was === status || uncertain.includes(was));
  }).length;
}

export const partFamilies: Families = {
  ceiling,
  assignment,
  batch: batch('0.15'),
  'batch-v0.20': batch('0.20'),
};
