import { selects } from '../../manifest/selector.js';
import { verb } from '../../text/plural.js';
import { code, count, joinTexts, list, literal, NO_TEXT, type Text, text } from '../../text/text.js';
import { type ChangeEffect, type ChangeKind, inBatches, type NodeAction } from '../system.js';
import type { Assigned, RolloutNode } from './controller/assignment.js';
import { deadEndAmong, neverOffered } from './controller/dead-ends.js';
import { blockedBy } from './controller/eligibility.js';
import { type Due, dueAmong } from './objects/due.js';
import type { MainObject } from './objects/objects.js';
import {
  changedKeys,
  compareVersions,
  interruptsOf,
  type Packages,
  type PackageSpec,
  readPackages,
} from './objects/packages.js';
import {
  completedOver,
  completeOn,
  entriesOf,
  hasBegun,
  NOT_STARTED,
  type Progress,
  readProgress,
  withStatesOf,
} from './objects/progress.js';
import { heldBack, isHeld, type SkyhookSpec } from './objects/stored.js';
import type { Switches } from './versions.js';

/** Effect of an edit of a package on the nodes that have it. */
type Effect = 'at once' | 'batched' | 'nothing';
const BY_EFFECT: readonly Effect[] = ['at once', 'batched', 'nothing'];

/** A package before and after an edit; one that was to be uninstalled before is taken to be gone. */
interface Pair {
  readonly before: PackageSpec | undefined;
  readonly after: PackageSpec | undefined;
  /** It stays, or is only to be uninstalled from now on. */
  readonly isKept: boolean;
  readonly isLeaving: boolean;
  /** Negative for a newer version; 0 unless both are there. */
  readonly step: number;
}

interface EditKind {
  readonly kind: ChangeKind;
  /** The edit, before the names of the packages. */
  readonly subject: Text;
  /** The field of the package. */
  readonly field: readonly string[];
  readonly applies: (pair: Pair) => boolean;
  readonly effect: (switches: Switches) => Effect;
}

/** A version is compared as it is written, so that no node carries the new text. Source: HandleVersionChange. */
const isSameVersion = ({ isKept, before, after, step }: Pair): boolean =>
  isKept && before !== undefined && after !== undefined && step === 0;

/**
 * Edits of packages and their effect, the one that counts for most first. Source: NVIDIA/nodewright v0.15.0 to v0.20.0,
 * skyhook_controller.go HandleVersionChange, HandleConfigUpdates and HandleUninstallRequests; skyhook_types.go IsPackageComplete.
 */
const EDITS: readonly EditKind[] = [
  {
    kind: 'package-version',
    subject: text`A new version of`,
    field: ['version'],
    applies: ({ step, isKept, isLeaving }) => step < 0 && (isKept || isLeaving),
    effect: () => 'at once',
  },
  {
    kind: 'uninstall',
    subject: text`The uninstall of`,
    field: ['uninstall', 'apply'],
    applies: ({ before, isLeaving, step }) => before !== undefined && isLeaving && step === 0,
    effect: () => 'at once',
  },
  {
    kind: 'config-map',
    subject: text`A changed configMap value of`,
    field: ['configMap'],
    applies: (pair) =>
      isSameVersion(pair) && pair.after !== undefined && changedKeys(pair.before, pair.after) !== null,
    effect: () => 'at once',
  },
  {
    kind: 'package-downgrade',
    subject: text`An older version of`,
    field: ['version'],
    applies: ({ step, isKept }) => step > 0 && isKept,
    effect: ({ downgrade }) => (downgrade === 'all-at-once' ? 'at once' : 'batched'),
  },
  {
    kind: 'package-rewritten',
    subject: text`The same version in another spelling of`,
    field: ['version'],
    applies: (pair) => isSameVersion(pair) && pair.before?.version !== pair.after?.version,
    effect: () => 'batched',
  },
  {
    kind: 'package-removed',
    subject: text`The removal of`,
    field: [],
    applies: ({ before, after }) => before !== undefined && after === undefined,
    effect: ({ packageRemoval }) => (packageRemoval === 'all-at-once' ? 'at once' : 'nothing'),
  },
  {
    kind: 'interrupt-added',
    subject: text`A new interrupt of`,
    field: [],
    applies: (pair) => isSameVersion(pair) && !pair.before?.interrupt && pair.after?.interrupt !== null,
    effect: () => 'batched',
  },
  {
    kind: 'interrupt-removed',
    subject: text`The removed interrupt of`,
    field: [],
    applies: (pair) =>
      isSameVersion(pair) && (pair.before?.interrupt ?? null) !== null && !pair.after?.interrupt,
    effect: ({ interruptRemoved }) => (interruptRemoved === 'runs-again' ? 'batched' : 'nothing'),
  },
  {
    kind: 'package-added',
    subject: text`The new package`,
    field: [],
    applies: ({ before, isKept }) => before === undefined && isKept,
    effect: () => 'batched',
  },
];

interface Edit {
  readonly row: EditKind;
  readonly effect: Effect;
  readonly packages: readonly string[];
}

/** The edits of packages, the one that touches most nodes at once first. A renamed key is a removal and an addition. */
function editsOf(before: Packages, after: Packages, switches: Switches): Edit[] {
  const pairs = [...new Set([...before.keys(), ...after.keys()])].map((name) => ({
    name,
    pair: pairOf(before.get(name), after.get(name)),
  }));
  return EDITS.map((row) => ({
    row,
    effect: row.effect(switches),
    packages: pairs.filter(({ pair }) => row.applies(pair)).map(({ name }) => name),
  }))
    .filter(({ packages }) => packages.length > 0)
    .sort((a, b) => BY_EFFECT.indexOf(a.effect) - BY_EFFECT.indexOf(b.effect));
}

function pairOf(written: PackageSpec | undefined, after: PackageSpec | undefined): Pair {
  const before = written?.uninstall === 'applied' ? undefined : written;
  const isLeaving = after?.uninstall === 'applied';
  const step = before && after ? compareVersions(before.version, after.version) : 0;
  return { before, after, isLeaving, isKept: after !== undefined && !isLeaving, step };
}

/**
 * How the change ends a pause or a disable, as this side sees it: the head resumes the object, and the base waits for that.
 * Null if it does not, or if both sides hold the object.
 */
export type Resumption = 'resumes' | 'awaits-resume' | null;

/** Effect of merging on the nodes of one object, and the start of the dry rollout. */
export interface Transition {
  readonly progress: Progress;
  /** The packages that the progress was made with; null = the object's own. */
  readonly carried: Packages | null;
  /** Nothing runs: the plan is that of the object's next rollout, and the cluster has it complete until then. */
  readonly startsNothing: boolean;
  readonly effect: ChangeEffect<Text>;
  /** The interrupt of each node; null if nothing that runs has one. */
  readonly action: NodeAction | null;
  /** Set on a base whose pause the change ends: nothing starts there, and it is not planned as if it were resumed. */
  readonly isHeld?: boolean;
  /** Set on a head that ends the pause of a rollout that is due. */
  readonly resumes?: true;
  /** Set if no status says what is due under the pause that ends. */
  readonly isUnsure?: boolean;
}

interface TransitionInput {
  readonly object: MainObject;
  readonly spec: SkyhookSpec;
  /** The object before the change, in the base, also under its name in the other API group; null when it is new there. */
  readonly before: MainObject | null;
  /** The live object, whose status says how far it is; null when the snapshot has none. */
  readonly live: MainObject | null;
  /** The object before belongs to the other API group: the operator copies what each node carries. */
  readonly isMigration: boolean;
  readonly hasBase: boolean;
  readonly targets: readonly RolloutNode[];
  /** Null when the policy does not exist. */
  readonly compartments: readonly Assigned[] | null;
  /** A new version clears a stop: see `resetsOnCompletion`. */
  readonly resetsOnCompletion: boolean;
  readonly resumption: Resumption;
  readonly switches: Switches;
}

/**
 * What merging starts: an edit of packages, the rest of a rollout under way, nodes that join, a first rollout, or nothing; then the plan is
 * that of the next rollout. Source: skyhook_controller.go HandleVersionChange and HandleConfigUpdates, v0.15.0 to v0.20.0.
 */
export function transitionOf(input: TransitionInput): Transition {
  const known = input.live ? readProgress(input.live.manifest.object['status']) : null;
  return withResumption(started(input, known), input, known !== null);
}

function started(input: TransitionInput, known: Progress | null): Transition {
  const { before, live, spec, targets, switches } = input;
  const was = live ?? before;
  const carried = readPackages(was?.stored['packages']);
  const edits = was ? editsOf(carried, spec.packages, switches) : [];
  const edit = edits.find(({ effect, row }) => effect !== 'nothing' || row.kind === 'package-removed');
  if (edit && was) return edited(input, edit, edits, known ?? allComplete(input, was), carried);
  const due = known && dueAmong(known, spec.packages, takenNow(input, known), switches);
  if (due && due.nodes.length > 0) return continues(input, known, due);
  const joined = before?.spec ? targets.filter((node) => !isTarget(before.spec, node)) : [];
  if (before?.spec && joined.length > 0) return newNodes(input, joined, known);
  const { isMigration, hasBase } = input;
  if (!was) {
    const assumed = hasBase ? NO_TEXT : text` Without a base, it is assumed that no node has it yet.`;
    return runs(
      input,
      NOT_STARTED,
      'first-rollout',
      text`First rollout over ${nodes(targets.length)}.${assumed}`,
    );
  }
  const says = isMigration
    ? text`It moves to the other API group, and its packages stay. Numbers assume the next package update.`
    : text`Numbers assume the next package update on all its nodes.`;
  const progress = known ? withStatesOf(known) : NOT_STARTED;
  return { ...runs(input, progress, isMigration ? 'migration' : 'next-rollout', says), startsNothing: true };
}

/** A rollout in batches that begins, or goes on, from `progress`. */
function runs(
  { spec }: TransitionInput,
  progress: Progress,
  ...effect: Parameters<typeof inBatches<Text>>
): Transition {
  const action = actionOf([...spec.packages.values()].flatMap((one) => interruptsOf(one, [])));
  return { progress, carried: null, startsNothing: false, effect: inBatches(...effect), action };
}

/** Nodes that the live object takes, or took: those that only the change selects are not due without it. */
function takenNow({ live, targets }: TransitionInput, known: Progress): string[] {
  const taken = targets.filter(
    (node) => known.nodeStatus.has(node.name) || isTarget(live?.spec ?? null, node),
  );
  return taken.map(({ name }) => name);
}

function isTarget(spec: SkyhookSpec | null, node: RolloutNode): boolean {
  return spec !== null && selects(spec.nodeSelectors, node.labels);
}

/** Without a status, every node that the object targeted is taken to have been rolled out. */
function allComplete({ targets }: TransitionInput, { spec }: MainObject): Progress {
  const had = targets.filter((node) => spec === null || isTarget(spec, node));
  return completeOn(had.map(({ name }) => name));
}

function edited(
  input: TransitionInput,
  edit: Edit,
  edits: readonly Edit[],
  progress: Progress,
  carried: Packages,
): Transition {
  const { spec, targets } = input;
  const { row, packages } = edit;
  const changed = new Set(packages);
  const deadEnd = deadEndAmong(spec.packages, changed);
  const never = neverOffered(spec.packages, changed);
  const isDead = deadEnd !== null && packages.every((name) => never.has(name));
  // A config map goes to every node, once the package is complete on all of them.
  const hasOld = ({ name }: RolloutNode): boolean =>
    row.kind === 'uninstall'
      ? entriesOf(progress, name, carried).some((entry) => changed.has(entry.name))
      : row.kind === 'config-map' || hasBegun(progress, name);
  const atOnce =
    edit.effect === 'at once' && !isDead
      ? startedAmong(targets.filter(hasOld), input, progress, row.kind !== 'config-map').length
      : 0;
  const [subject, also] = [subjectOf(edit), edits.find((other) => other.row.kind === 'package-removed')];
  const removed = also && also !== edit && also.effect === 'nothing' ? text` ${nothingText(also)}` : NO_TEXT;
  const effectText = {
    'at once': text`${subject} starts on ${count(atOnce, 'node')} in one pass; strategy and budget do not apply.`,
    batched: text`${subject} rolls out in batches.`,
    nothing: nothingText(edit),
  }[edit.effect];
  const says = isDead ? text`${subject} starts nothing: the operator never runs it.` : effectText;
  const interrupts = edits
    .flatMap((one) => one.packages)
    .flatMap((name) => {
      const after = spec.packages.get(name);
      return after ? interruptsOf(after, changedKeys(carried.get(name), after) ?? []) : [];
    });
  return {
    progress,
    carried,
    startsNothing: false,
    action: actionOf(interrupts),
    effect: {
      kind: row.kind,
      says: text`${says}${removed}`,
      batched: edit.effect !== 'at once' || isDead,
      targetsAtOnce: atOnce,
      place: input.object.manifest.placeOf(['spec', 'packages', packages[0] ?? '', ...row.field]),
    },
  };
}

function subjectOf({ row, packages }: Edit): Text {
  return text`${row.subject} ${list(packages.map(code), Infinity)}`;
}

function nothingText(edit: Edit): Text {
  return text`${subjectOf(edit)} runs nothing: nodes keep what it installed, and new nodes do not get it.`;
}

/** Nodes that start in one pass: all but those that are blocked, and those of stopped compartments whose stop is not cleared. */
function startedAmong(
  candidates: readonly RolloutNode[],
  { spec, switches, compartments, resetsOnCompletion }: TransitionInput,
  progress: Progress,
  resets: boolean,
): RolloutNode[] {
  const stopped = (compartments ?? []).filter(
    ({ name, limits }) => limits.strategy && progress.compartments.get(name)?.batchState?.shouldStop,
  );
  const held = new Set(resetsOnCompletion && resets ? [] : stopped.flatMap((one) => one.nodes));
  return candidates.filter((node) => !held.has(node.name) && blockedBy(node, spec, switches) === null);
}

const WORST_FIRST = ['reboot', 'restartAllServices', 'service', 'noop'] as const;

/** The worst of some interrupts. Source: NVIDIA/nodewright, skyhook_types.go Interrupt. */
function actionOf(interrupts: ReturnType<typeof interruptsOf>): NodeAction | null {
  const kind = WORST_FIRST.find((worst) => interrupts.some(({ type }) => type === worst));
  if (!kind) return null;
  const restarted = interrupts.filter(({ type }) => kind === 'service' && type === kind);
  return { kind, services: [...new Set(restarted.flatMap(({ services }) => services))].sort() };
}

function continues(input: TransitionInput, known: Progress, due: Due): Transition {
  const behind = new Set(due.atOnce);
  const outdated = input.targets.filter(({ name }) => behind.has(name));
  const atOnce = startedAmong(outdated, input, known, true).length;
  const says = atOnce > 0 ? behindText(atOnce, input) : halfwayText(input, known);
  const { effect, ...rest } = runs(input, known, 'continues', says);
  return { ...rest, effect: { ...effect, batched: atOnce === 0, targetsAtOnce: atOnce } };
}

function behindText(atOnce: number, { targets }: TransitionInput): Text {
  return text`A rollout is due: ${atOnce} of ${nodes(targets.length)} ${literal(verb(atOnce, 'carries', 'carry'))} another version of a package, or one that has to be uninstalled, and ${literal(verb(atOnce, 'starts', 'start'))} in one pass; strategy and budget do not apply.`;
}

function halfwayText({ targets }: TransitionInput, known: Progress): Text {
  const total = nodes(targets.length);
  if (!targets.some(({ name }) => hasBegun(known, name)))
    return text`A rollout over ${total} is due and has begun on none of them. The plan continues from there.`;
  const of = (status: string): number =>
    targets.filter(({ name }) => known.nodeStatus.get(name) === status).length;
  const also = [
    { many: of('in_progress'), state: text`in progress` },
    { many: of('erroring'), state: text`erroring` },
  ].flatMap(({ many, state }) => (many > 0 ? [text`${many} ${state}`] : []));
  const states = joinTexts([text`${of('complete')} of ${total} complete`, ...also], ', ');
  return text`A rollout is under way: ${states}. The plan continues from there.`;
}

function newNodes(
  input: TransitionInput,
  joined: readonly RolloutNode[],
  known: Progress | null,
): Transition {
  const { targets, compartments, object } = input;
  const old = targets.filter((node) => !joined.includes(node));
  const progress = known ?? completedOver(old, compartments ?? []);
  const place = object.manifest.placeOf(['spec', 'nodeSelectors']);
  const says = text`${nodes(joined.length)} ${literal(verb(joined.length, 'joins', 'join'))} ${nodes(old.length)}; only the new nodes are rolled.`;
  return runs(input, progress, 'new-nodes', says, place);
}

/**
 * What is due under a pause starts with the change that ends it, and with nothing else: the head starts it, and the base, which
 * holds it, does not. Without a status it is unknown whether anything is due.
 */
function withResumption(
  transition: Transition,
  { resumption, spec }: TransitionInput,
  isKnown: boolean,
): Transition {
  if (resumption === null || (transition.startsNothing && isKnown)) return transition;
  const from = isKnown ? transition : { ...transition, progress: NOT_STARTED, startsNothing: false };
  if (resumption === 'awaits-resume') {
    const held = isHeld(spec) ? heldBack(spec) : 'paused';
    const effect = { ...inBatches('none', text`It is ${literal(held)}: nothing starts.`), held };
    return { ...from, isHeld: true, effect };
  }
  const { effect } = transition;
  if (!transition.startsNothing && effect.kind !== 'continues') return { ...transition, resumes: true };
  const says = isKnown ? text`Merging resumes it. ${effect.says}` : UNKNOWN;
  return { ...from, effect: { ...effect, kind: 'resumes', says }, resumes: true, isUnsure: !isKnown };
}

const UNKNOWN = text`Merging resumes it. Its status is not in the snapshot, so it is assumed that no node has it yet. Nodes with an older version of a package start all at once; strategy and budget do not apply.`;

function nodes(many: number): Text {
  return count(many, 'node');
}
