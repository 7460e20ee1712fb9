import { inBatches } from '../../system.js';
import { verb } from '../../../text/plural.js';
import { count, joinTexts, literal, NO_TEXT, type Text, text } from '../../../text/text.js';
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
  const says = text`First rollout over ${nodes(targets.length)}.`;
  const assumed = hasBase ? says : text`${says} Without a base, it is assumed that no node has it yet.`;
  return runs(NOT_STARTED, 'first-rollout', assumed);
}

function nextRollout({ isMigration }: TransitionInput, progress: Progress): Transition {
  const says = isMigration
    ? text`It moves to the other API group, and its packages stay. Numbers assume the next package update.`
    : text`Numbers assume the next package update on all its nodes.`;
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
  const countOf = (wanted: string): number =>
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
  const says = behindText(atOnce, total) ?? halfwayText(targets, known, countOf, total);
  const { effect, ...rest } = runs(known, 'continues', says);
  return { ...rest, effect: { ...effect, batched: atOnce === 0, targetsAtOnce: atOnce } };
}

/** Null where no node is behind. */
function behindText(atOnce: number, total: Text): Text | null {
  if (atOnce === 0) return null;
  return text`A rollout is due: ${atOnce} of ${total} ${literal(verb(atOnce, 'carries', 'carry'))} another version of a package, or one that has to be uninstalled, and ${literal(verb(atOnce, 'starts', 'start'))} in one pass; strategy and budget do not apply.`;
}

function halfwayText(
  targets: readonly string[],
  known: Progress,
  countOf: (wanted: string) => number,
  total: Text,
): Text {
  if (!targets.some((node) => hasBegun(known, node)))
    return text`A rollout over ${total} is due and has begun on none of them. The plan continues from there.`;
  const joined = targets.filter((node) => !known.nodeStatus.has(node)).length;
  const since = joined > 0 ? text` ${nodes(joined)} joined since then, without any package.` : NO_TEXT;
  const states = joinTexts(
    [
      text`${countOf('complete')} of ${total} complete`,
      stateText(countOf('in_progress'), text`in progress`),
      stateText(countOf('erroring'), text`erroring`),
    ],
    ', ',
  );
  return text`A rollout is under way: ${states}.${since} The plan continues from there.`;
}

/** Nothing where there are no such nodes. */
function stateText(many: number, state: Text): Text {
  return many === 0 ? NO_TEXT : text`${many} ${state}`;
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
  const says = text`${joinText(joined.length, old.length)}; only the new nodes are rolled.`;
  return runs(progress, 'new-nodes', says, place);
}

function joinText(joined: number, old: number): Text {
  const lead = text`${nodes(joined)} ${literal(verb(joined, 'joins', 'join'))}`;
  if (old === 0) return text`${lead}, and no node that has it already stays`;
  return text`${lead} ${nodes(old)} that ${literal(verb(old, 'has', 'have'))} it already`;
}

function nodes(many: number): Text {
  return count(many, 'node');
}
