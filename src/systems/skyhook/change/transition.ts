import { inBatches } from '../../system.js';
import { counted, verb } from '../../../manifest/words/plural.js';
import { selects } from '../../../manifest/values/selector.js';
import type { RolloutNode } from '../controller/assignment.js';
import { specChange } from '../objects/spec-change.js';
import { type Due, dueAmong } from './due.js';
import { blockedBy } from '../controller/eligibility.js';
import type { SkyhookObject } from '../objects/objects.js';
import { completedOver } from '../simulation/next-rollout.js';
import {
  completeOn,
  hasBegun,
  NOT_STARTED,
  type Progress,
  readProgress,
  withStatesOf,
} from '../objects/progress.js';
import { packageChange, stoppedFor } from './package-change.js';
import { withResumption } from './resume.js';
import type { Transition, TransitionInput } from './starting-point.js';
import type { SkyhookSpec } from '../objects/stored.js';

/**
 * Tells what kind of change it is. A changed version or config map value starts every node that has the old one; a new
 * package and new nodes are batched; an edit of limits starts nothing, and then the plan is that of the next rollout.
 * Source: skyhook_controller.go HandleVersionChange and HandleConfigUpdates, v0.15.0 to v0.20.0.
 */
export function transitionOf(input: TransitionInput): Transition {
  const { live, resumption, spec } = input;
  const known = live ? readProgress(live.manifest.object['status']) : null;
  return withResumption(startedBy(input, known), resumption, { spec, isKnown: known !== null });
}

function startedBy(input: TransitionInput, known: Progress | null): Transition {
  const { before, live, object } = input;
  const carried = live ?? before;
  const change = carried
    ? specChange(carried.stored, object.stored, input.switches)
    : ({ kind: 'none' } as const);
  const started =
    change.kind !== 'none' && carried
      ? packageChange(input, change, carried, known ?? allComplete(input, carried))
      : null;
  if (started) return started;
  const names = known ? targetsOf(live, known, input) : [];
  const due = known && dueAmong(known, input.spec.packages, names, input.switches);
  if (known && due && due.nodes.length > 0) return continues(input, known, due);
  const joined = before?.spec ? input.targets.filter((node) => !isTarget(before.spec, node)) : [];
  if (before?.spec && joined.length > 0) return newNodes(input, before.spec, joined, known);
  if (!before && !live) return firstRollout(input);
  return nextRollout(input, known ? withStatesOf(known) : NOT_STARTED);
}

/** What the live object takes, or took: nodes that only the change selects are not due without it. */
function targetsOf(live: TransitionInput['live'], known: Progress, { targets }: TransitionInput): string[] {
  const taken = targets.filter(
    (node) => known.nodeStatus.has(node.name) || isTarget(live?.spec ?? null, node),
  );
  return taken.map(({ name }) => name);
}

function isTarget(spec: SkyhookSpec | null, node: RolloutNode): boolean {
  return spec !== null && selects(spec.nodeSelectors, node.labels);
}

function firstRollout({ targets, hasBase }: TransitionInput): Transition {
  const says = `First rollout over ${nodes(targets.length)}.`;
  const unknown = hasBase ? says : `${says} Without a base, none of them is taken to have it yet.`;
  return runs(NOT_STARTED, 'first-rollout', unknown);
}

function nextRollout({ isMigration }: TransitionInput, progress: Progress): Transition {
  const says = isMigration
    ? 'It moves to the other API group and its packages stay: no rollout starts. Numbers assume the next package update.'
    : 'No rollout starts. Numbers assume the next package update on all its nodes.';
  return { ...runs(progress, isMigration ? 'migration' : 'next-rollout', says), startsNothing: true };
}

/** A rollout in batches that begins, or goes on, from `progress`. */
function runs(progress: Progress, ...effect: Parameters<typeof inBatches>): Transition {
  return { progress, carried: null, startsNothing: false, effect: inBatches(...effect) };
}

/** Without a status, every node that the object targeted is taken to have been rolled out. */
function allComplete(input: TransitionInput, before: SkyhookObject<SkyhookSpec>): Progress {
  const had = input.targets.filter((node) => before.spec === null || isTarget(before.spec, node));
  return completeOn(had.map((node) => node.name));
}

function continues(input: TransitionInput, known: Progress, due: Due): Transition {
  const targets = input.targets.map(({ name }) => name);
  const count = (wanted: string): number =>
    targets.filter((node) => known.nodeStatus.get(node) === wanted).length;
  const total = nodes(targets.length);
  const behind = new Set(due.atOnce);
  const stopped = stoppedFor({ kind: 'version-up', packages: [] }, input, known);
  const atOnce = input.targets.filter(
    (node) =>
      behind.has(node.name) &&
      !stopped.has(node.name) &&
      blockedBy(node, input.spec, input.switches) === null,
  ).length;
  const says = behindWords(atOnce, total) ?? halfwayWords(targets, known, count, total);
  const { effect, ...rest } = runs(known, 'continues', says);
  return { ...rest, effect: { ...effect, batched: atOnce === 0, targetsAtOnce: atOnce } };
}

/** Null where none is. */
function behindWords(atOnce: number, total: string): string | null {
  if (atOnce === 0) return null;
  return (
    `A rollout is due: ${atOnce} of ${total} ${verb(atOnce, 'carries', 'carry')} another version of a package, or one that has to be uninstalled, and ` +
    `${verb(atOnce, 'starts', 'start')} in one pass, whatever strategy and budget say.`
  );
}

function halfwayWords(
  targets: readonly string[],
  known: Progress,
  count: (wanted: string) => number,
  total: string,
): string {
  const joined = targets.filter((node) => !known.nodeStatus.has(node)).length;
  const since =
    joined > 0 ? ` ${nodes(joined)} joined since and ${verb(joined, 'carries', 'carry')} nothing yet.` : '';
  return targets.some((node) => hasBegun(known, node))
    ? `A rollout is under way: ${count('complete')} of ${total} complete${beside(count('in_progress'), 'in progress')}` +
        `${beside(count('erroring'), 'erroring')}.${since} The plan goes on from there.`
    : `A rollout over ${total} is due and has begun on none of them. The plan goes on from there.`;
}

/** Where there are no nodes, nobody needs to read about them. */
function beside(count: number, what: string): string {
  return count === 0 ? '' : `, ${count} ${what}`;
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
  const says = `${joinText(joined.length, old.length)}; only what joins is rolled.`;
  return runs(progress, 'new-nodes', says, place);
}

function joinText(joined: number, old: number): string {
  const lead = `${nodes(joined)} ${verb(joined, 'joins', 'join')}`;
  if (old === 0) return `${lead}, and none that has it already stays`;
  return `${lead} ${nodes(old)} that ${verb(old, 'has', 'have')} it already`;
}

function nodes(count: number): string {
  return counted(count, 'node');
}
