import type { Place } from '../../manifest/manifest.js';
import { selects } from '../../manifest/selector.js';
import type { ChangeEffect } from '../system.js';
import type { Assigned, RolloutNode } from './assignment.js';
import { FRESH } from './batch.js';
import type { SpecChange } from './change.js';
import { isAllAtOnce, specChange } from './change.js';
import type { SkyhookObject } from './objects.js';
import type { Packages } from './packages.js';
import { readPackages } from './packages.js';
import type { Progress } from './progress.js';
import { completeOn, hasBegun, isHalfway, NOT_STARTED, readProgress, withStatesOf } from './progress.js';
import type { SkyhookSpec } from './stored.js';
import type { Switches } from './versions.js';

/** What merging does to the nodes of one object, and where the dry rollout starts from. */
export interface Transition {
  readonly progress: Progress;
  /** The packages that the progress was made with; null = the object's own. */
  readonly carried: Packages | null;
  readonly effect: ChangeEffect;
}

export interface TransitionInput {
  readonly object: SkyhookObject<SkyhookSpec>;
  readonly spec: SkyhookSpec;
  /** The object before the change: in the base, else live in the cluster; null when it is new. */
  readonly before: SkyhookObject<SkyhookSpec> | null;
  /** The live object, whose status says how far it is; null when the snapshot has none. */
  readonly live: SkyhookObject<SkyhookSpec> | null;
  /** True when the object only changed its API group. */
  readonly isMigration: boolean;
  /** False when there is no base at all to compare with. */
  readonly hasBase: boolean;
  readonly targets: readonly RolloutNode[];
  /** Who gets which of them; null when the policy does not exist. */
  readonly compartments: readonly Assigned[] | null;
  readonly switches: Switches;
}

/**
 * Tells what kind of change it is. A changed version or config map value starts every node that has the old one; a new
 * package and new nodes are batched; an edit of limits starts nothing, and then the plan is that of the next rollout.
 * Source: skyhook_controller.go HandleVersionChange and HandleConfigUpdates, v0.15.0 to v0.20.0.
 */
export function transitionOf(input: TransitionInput): Transition {
  const { before, live, object } = input;
  const known = live ? readProgress(live.manifest.object['status']) : null;
  if (input.isMigration) {
    const says =
      'It moves to the new API group with the same spec: nothing runs. Planned as the next rollout.';
    return nextRollout('migration', says, null, known ? withStatesOf(known) : NOT_STARTED);
  }
  const carried = live ?? before;
  const change = carried ? specChange(carried.stored, object.stored) : ({ kind: 'none' } as const);
  if (change.kind !== 'none' && carried)
    return packageChange(input, change, carried, known ?? allComplete(input, carried));
  if (known && isHalfway(known)) return continues(input, known);
  const joined = before?.spec ? input.targets.filter((node) => !isTarget(before.spec, node)) : [];
  if (before?.spec && joined.length > 0) return newNodes(input, before.spec, joined, known);
  if (!before && !live) {
    const says = `First rollout over ${nodes(input.targets.length)}.`;
    const unknown = input.hasBase ? says : `${says} Without a base, none of them is taken to have it yet.`;
    return nextRollout('first-rollout', unknown, null, NOT_STARTED);
  }
  const says =
    'The change starts nothing by itself. Planned as the next rollout over all matched nodes, such as a new package.';
  return nextRollout('next-rollout', says, null, known ? withStatesOf(known) : NOT_STARTED);
}

function isTarget(spec: SkyhookSpec | null, node: RolloutNode): boolean {
  return spec !== null && selects(spec.nodeSelectors, node.labels);
}

function nextRollout(kind: string, says: string, place: Place | null, progress: Progress): Transition {
  const effect = { kind, says, batched: true, targetsAtOnce: 0, place };
  return { progress, carried: null, effect };
}

/** Without a status, every node that the object targeted is taken to have been rolled out. */
function allComplete(input: TransitionInput, before: SkyhookObject<SkyhookSpec>): Progress {
  const had = input.targets.filter((node) => before.spec === null || isTarget(before.spec, node));
  return completeOn(had.map((node) => node.name));
}

function continues(input: TransitionInput, known: Progress): Transition {
  const count = (wanted: string): number =>
    [...known.nodeStatus.values()].filter((node) => node === wanted).length;
  const says =
    `A rollout is halfway: ${count('complete')} of ${nodes(input.targets.length)} complete, ${count('in_progress')} in progress, ` +
    `${count('erroring')} erroring. Planned from there.`;
  const effect = { kind: 'continues', says, batched: true, targetsAtOnce: 0, place: null };
  return { progress: known, carried: null, effect };
}

function newNodes(
  input: TransitionInput,
  before: SkyhookSpec,
  joined: readonly RolloutNode[],
  known: Progress | null,
): Transition {
  const old = input.targets.filter((node) => isTarget(before, node));
  const progress = known ?? completedOver(old, input.compartments ?? []);
  const place = input.object.manifest.placeOf(['spec', 'nodeSelectors']);
  const says = `${nodes(joined.length)} join ${nodes(old.length)} that have it already; only those are rolled.`;
  const effect = { kind: 'new-nodes', says, batched: true, targetsAtOnce: 0, place };
  return { progress, carried: null, effect };
}

/** As after a rollout over these nodes alone: compartments remember how many nodes they had, which tells joiners from others. */
function completedOver(nodes: readonly RolloutNode[], compartments: readonly Assigned[]): Progress {
  const had = new Set(nodes.map(({ name }) => name));
  const lines = compartments.map(({ name, nodes: members }) => {
    const matched = members.filter((member) => had.has(member)).length;
    return [name, { matched, batchState: FRESH }] as const;
  });
  return { ...completeOn(had), status: 'complete', compartments: new Map(lines) };
}

function packageChange(
  input: TransitionInput,
  change: SpecChange,
  before: SkyhookObject<SkyhookSpec>,
  known: Progress,
): Transition {
  const { object, targets, switches } = input;
  if (change.kind === 'none') throw new Error('no package changed');
  const had = targets.filter((node) => hasBegun(known, node.name));
  const batched = !isAllAtOnce(change, switches);
  const field =
    change.kind === 'config-map' ? ['configMap'] : change.kind.startsWith('version') ? ['version'] : [];
  const place = object.manifest.placeOf(['spec', 'packages', change.packages[0] ?? '', ...field]);
  const effect = {
    kind: EFFECT_KINDS[change.kind],
    says: saysOf(change, batched, had.length),
    batched,
    targetsAtOnce: batched ? 0 : had.length,
    place,
  };
  return { progress: known, carried: readPackages(before.stored['packages']), effect };
}

const EFFECT_KINDS: Readonly<Record<Exclude<SpecChange['kind'], 'none'>, string>> = {
  'version-up': 'package-version',
  'version-down': 'package-downgrade',
  'package-removed': 'package-removed',
  'config-map': 'config-map',
  'package-added': 'package-added',
};

function saysOf(change: Exclude<SpecChange, { kind: 'none' }>, batched: boolean, had: number): string {
  const packages = change.packages.map((name) => `"${name}"`).join(', ');
  const what = {
    'version-up': `A new version of ${packages}`,
    'version-down': `An older version of ${packages}`,
    'config-map': `A changed config map value of ${packages}`,
    'package-removed': `The removal of ${packages}`,
    'package-added': `The new package ${packages}`,
  }[change.kind];
  if (!batched) {
    return `${what} starts all ${nodes(had)} that have the old state in one pass, whatever strategy and budget say.`;
  }
  if (change.kind === 'package-removed')
    return `${what} runs nothing on the nodes; what it installed stays there.`;
  return `${what} is rolled out in batches.`;
}

function nodes(count: number): string {
  return `${count} node${count === 1 ? '' : 's'}`;
}
