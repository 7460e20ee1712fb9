import { type Edit, STRATEGIES, THRESHOLDS } from '../edits.js';
import { field, fieldAt, itemsIn, objectOr, textIn } from '../manifest/fields.js';
import type { FieldPath, Json } from '../manifest/manifest.js';
import type { PlannedGroup } from '../plan/model.js';

/** The settings that a candidate has in place of today's. */
export type Candidate = readonly Edit[];

/** A search over this many values tries all of them. With two fields it takes less than 200 plans. */
const FEW = 13;

/**
 * Candidates for a group, from the object that limits it: every value for a small group, else values that grow by about the same factor,
 * less than 200 in all. None for a kind that limits nothing.
 */
export function candidatesFor(
  { declaredIn, name: group, matched: targets }: PlannedGroup,
  object: Json,
): Candidate[] {
  if (targets === 0) return [];
  const spec = field(object, 'spec');
  switch (declaredIn.kind) {
    case 'DeploymentPolicy':
      return strategies(spec, group, targets);
    case 'NodeWright':
    case 'Skyhook': {
      const [written] = Object.keys(objectOr(field(spec, 'interruptionBudget')));
      if (written === undefined) return [];
      const path = ['spec', 'interruptionBudget', written];
      return counts(1, targets).map((count) => [{ path, value: String(count), renamed: 'count' }]);
    }
    case 'NodePool':
      return budgets(spec, targets);
    case 'Deployment': {
      const path = ['spec', 'strategy', 'rollingUpdate'];
      return rolling(path, counts(0, targets), counts(0, targets));
    }
    case 'DaemonSet': {
      const path = ['spec', 'updateStrategy', 'rollingUpdate'];
      return [...rolling(path, counts(1, targets), [0]), ...rolling(path, [0], counts(1, targets))];
    }
    case 'StatefulSet':
      return each(['spec', 'updateStrategy', 'rollingUpdate', 'maxUnavailable'], targets);
    case 'ClusterResourcePlacement':
    case 'ResourcePlacement':
      return each(['spec', 'strategy', 'rollingUpdate', 'maxUnavailable'], targets);
    case 'ClusterStagedUpdateStrategy':
    case 'StagedUpdateStrategy': {
      const stage = indexOf(spec, 'stages', group);
      return stage < 0 ? [] : each(['spec', 'stages', stage, 'maxConcurrency'], targets);
    }
    case 'Plan':
      return each(['spec', 'concurrency'], targets);
    default:
      return [];
  }
}

function indexOf(spec: Json | undefined, list: string, name: string): number {
  return itemsIn(spec, list).findIndex((one) => textIn(one, 'name') === name);
}

function each(path: FieldPath, targets: number): Candidate[] {
  return counts(1, targets).map((count) => [{ path, value: String(count) }]);
}

function rolling(path: FieldPath, unavailable: readonly number[], surge: readonly number[]): Candidate[] {
  return pairs(unavailable, surge)
    .filter(([maxUnavailable, maxSurge]) => maxUnavailable + maxSurge > 0)
    .map(([maxUnavailable, maxSurge]) => [
      { path: [...path, 'maxUnavailable'], value: String(maxUnavailable) },
      { path: [...path, 'maxSurge'], value: String(maxSurge) },
    ]);
}

/** Budgets that close a window stay; each other gets the same number of nodes. */
function budgets(spec: Json | undefined, targets: number): Candidate[] {
  const path = ['spec', 'disruption', 'budgets'];
  const written = itemsIn(field(spec, 'disruption'), 'budgets').map((budget) => field(budget, 'nodes'));
  const open = written.flatMap((nodes, i) => (nodes === '0' || nodes === '0%' ? [] : [i]));
  return counts(1, targets).map((count) =>
    written.length === 0
      ? [{ path, value: `[{nodes: "${count}"}]` }]
      : open.map((i) => ({ path: [...path, i, 'nodes'], value: `"${count}"` })),
  );
}

/** Every strategy of a compartment with the thresholds that it has, and with those that stop at the first failed batch. */
function strategies(spec: Json | undefined, group: string, targets: number): Candidate[] {
  const index = indexOf(spec, 'compartments', group);
  const owner = index < 0 ? field(spec, 'default') : itemsIn(spec, 'compartments')[index];
  const written = STRATEGIES.find((kind) => fieldAt(owner, 'strategy', kind) !== undefined);
  if (written === undefined) return [];
  const path = ['spec', ...(index < 0 ? ['default'] : ['compartments', index]), 'strategy', written];
  const fields = Object.entries(objectOr(fieldAt(owner, 'strategy', written)));
  const kept = Object.fromEntries(fields.filter(([name]) => THRESHOLDS.includes(name)));
  const few = counts(1, targets, 6);
  const sizes: readonly (readonly [kind: string, sizes: object])[] = [
    ...counts(1, targets, 20).map((initialBatch) => ['fixed', { initialBatch }] as const),
    ...pairs(few, few).map(([initialBatch, delta]) => ['linear', { initialBatch, delta }] as const),
    ...pairs(few, [2, 3, 4, 5, 6]).map(
      ([initialBatch, growthFactor]) => ['exponential', { initialBatch, growthFactor }] as const,
    ),
  ];
  return sizes.flatMap(([renamed, own]) =>
    [kept, { ...kept, failureThreshold: 1, safetyLimit: 100 }].map((thresholds): Candidate => {
      const shown = Object.entries<unknown>({ ...own, ...thresholds }).map(
        ([name, set]) => `${name}: ${String(set)}`,
      );
      return [{ path, renamed, value: `{ ${shown.join(', ')} }` }];
    }),
  );
}

/** All numbers of a range of at most `few`, else `few` of them that grow by about the same factor, both ends included. */
function counts(least: number, most: number, few: number = FEW): number[] {
  const all = most - least + 1;
  if (all <= few) return Array.from({ length: all }, (_, i) => least + i);
  const lowest = Math.max(1, least);
  const steps = few - 1 - (least === 0 ? 1 : 0);
  const grown = Array.from({ length: steps + 1 }, (_, i) =>
    Math.round(lowest * (most / lowest) ** (i / steps)),
  );
  return [...new Set([least, ...grown])];
}

function pairs<A, B>(first: readonly A[], second: readonly B[]): [A, B][] {
  return first.flatMap((a) => second.map((b): [A, B] => [a, b]));
}
