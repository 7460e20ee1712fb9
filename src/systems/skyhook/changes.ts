import { selects } from '../../manifest/selector.js';
import { verb } from '../../text/plural.js';
import { code, count, list, literal, NO_TEXT, type Text, text } from '../../text/text.js';
import { type ChangeEffect, type ChangeKind, inBatches, type NodeAction } from '../system.js';
import type { RolloutNode } from './controller/assignment.js';
import { blockedBy } from './controller/eligibility.js';
import { type Due, dueAmong, neverOffered } from './controller/work.js';
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
  withStatesOf,
} from './objects/progress.js';
import { heldBack, isHeld, type SkyhookSpec } from './objects/stored.js';
import type { Subject } from './rollout/subject.js';
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
  /** The field of the package; absent: the whole of it. */
  readonly field?: readonly string[];
  readonly applies: (pair: Pair) => boolean;
  readonly effect: Effect | ((switches: Switches) => Effect);
}

/** A version is compared as it is written, so that no node carries the new text. Source: HandleVersionChange. */
const isSameVersion = ({ isKept, before, step }: Pair): boolean =>
  isKept && before !== undefined && step === 0;

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
    effect: 'at once',
  },
  {
    kind: 'uninstall',
    subject: text`The uninstall of`,
    field: ['uninstall', 'apply'],
    applies: ({ before, isLeaving, step }) => before !== undefined && isLeaving && step === 0,
    effect: 'at once',
  },
  {
    kind: 'config-map',
    subject: text`A changed configMap value of`,
    field: ['configMap'],
    applies: (pair) =>
      isSameVersion(pair) && pair.after !== undefined && changedKeys(pair.before, pair.after) !== null,
    effect: 'at once',
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
    subject: text`A new spelling of the same version of`,
    field: ['version'],
    applies: (pair) => isSameVersion(pair) && pair.before?.version !== pair.after?.version,
    effect: 'batched',
  },
  {
    kind: 'package-removed',
    subject: text`The removal of`,
    applies: ({ before, after }) => before !== undefined && after === undefined,
    effect: ({ packageRemoval }) => (packageRemoval === 'all-at-once' ? 'at once' : 'nothing'),
  },
  {
    kind: 'interrupt-added',
    subject: text`A new interrupt of`,
    applies: (pair) => isSameVersion(pair) && !pair.before?.interrupt && pair.after?.interrupt !== null,
    effect: 'batched',
  },
  {
    kind: 'interrupt-removed',
    subject: text`The removed interrupt of`,
    applies: (pair) => isSameVersion(pair) && pair.before?.interrupt !== null && !pair.after?.interrupt,
    effect: ({ interruptRemoved }) => (interruptRemoved === 'runs-again' ? 'batched' : 'nothing'),
  },
  {
    kind: 'package-added',
    subject: text`The new package`,
    applies: ({ before, isKept }) => before === undefined && isKept,
    effect: 'batched',
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
    effect: typeof row.effect === 'string' ? row.effect : row.effect(switches),
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

/** Effect of merging on the nodes of one object, and the start of the dry rollout. */
export interface Transition {
  readonly progress: Progress;
  /** Nothing runs: the plan is that of the object's next rollout, and the cluster has it complete until then. */
  readonly startsNothing: boolean;
  readonly effect: ChangeEffect;
  /** The interrupt of each node; null if nothing that runs has one. */
  readonly action: NodeAction | null;
  /** Set on a base whose pause the change ends: nothing starts there, and it is not planned as if it were resumed. */
  readonly isHeld?: boolean;
  /** Set on a head that ends the pause of a rollout that is due. */
  readonly resumes?: true;
  /** Set if no status says what is due under the pause that ends. */
  readonly isUnsure?: boolean;
}

/**
 * What merging starts: an edit of packages, the rest of a rollout under way, nodes that join, a first rollout, or nothing; then the plan is
 * that of the next rollout. Source: skyhook_controller.go HandleVersionChange and HandleConfigUpdates, v0.15.0 to v0.20.0.
 */
export function transitionOf(subject: Subject): Transition {
  const known = subject.live?.progress ?? null;
  return withResumption(started(subject, known), subject, known !== null);
}

function started(subject: Subject, known: Progress | null): Transition {
  const { before, live, rollout, switches, isMigration, hasBase } = subject;
  const { spec, targets } = rollout;
  const was = live ?? before;
  if (!was) {
    const assumed = hasBase ? NO_TEXT : text` Without a base, it is assumed that no node has it yet.`;
    const says = text`First rollout over ${nodes(targets.length)}.${assumed}`;
    return runs(subject, NOT_STARTED, 'first-rollout', says);
  }
  const carried = readPackages(was.stored['packages']);
  const edits = editsOf(carried, spec.packages, switches);
  const edit = edits.find(({ effect, row }) => effect !== 'nothing' || row.kind === 'package-removed');
  if (edit) return edited(subject, edit, edits, known ?? allComplete(targets, was, carried));
  const due = known && dueAmong(known, spec.packages, takenNow(subject, known), switches);
  if (due && due.nodes.length > 0) return continues(subject, known, due);
  const joined = before?.spec ? targets.filter((node) => !isTarget(before.spec, node)) : [];
  if (joined.length > 0) return newNodes(subject, joined, known);
  const says = isMigration
    ? text`It moves to the other API group, and its packages stay. Numbers assume the next package update.`
    : text`Numbers assume the next package update on all its nodes.`;
  const progress = known ? withStatesOf(known) : NOT_STARTED;
  return {
    ...runs(subject, progress, isMigration ? 'migration' : 'next-rollout', says),
    startsNothing: true,
  };
}

/** A rollout in batches that begins, or goes on, from `progress`. */
function runs(
  { rollout: { spec } }: Subject,
  progress: Progress,
  ...effect: Parameters<typeof inBatches>
): Transition {
  const action = actionOf([...spec.packages.values()].flatMap((one) => interruptsOf(one, [])));
  return { progress, startsNothing: false, effect: inBatches(...effect), action };
}

/** Nodes that the live object takes, or took: those that only the change selects are not due without it. */
function takenNow({ live, rollout: { targets } }: Subject, known: Progress): string[] {
  const taken = targets.filter(
    (node) => known.nodeStatus.has(node.name) || isTarget(live?.spec ?? null, node),
  );
  return taken.map(({ name }) => name);
}

function isTarget(spec: SkyhookSpec | null, node: RolloutNode): boolean {
  return spec !== null && selects(spec.nodeSelectors, node.labels);
}

/** Without a status, every node that the object targeted is taken to have been rolled out. */
function allComplete(targets: readonly RolloutNode[], { spec }: MainObject, carried: Packages): Progress {
  return completeOn(
    targets.filter((node) => spec === null || isTarget(spec, node)),
    carried,
  );
}

function edited(subject: Subject, edit: Edit, edits: readonly Edit[], progress: Progress): Transition {
  const { spec, targets } = subject.rollout;
  const { row, packages } = edit;
  const changed = new Set(packages);
  const never = neverOffered(spec.packages, changed);
  const isDead = packages.every((name) => never.has(name));
  // A config map goes to every node, once the package is complete on all of them.
  const hasOld = ({ name }: RolloutNode): boolean =>
    row.kind === 'uninstall'
      ? entriesOf(progress, name).some((entry) => changed.has(entry.name))
      : row.kind === 'config-map' || hasBegun(progress, name);
  const atOnce =
    edit.effect === 'at once' && !isDead
      ? startedAmong(targets.filter(hasOld), subject, progress, row.kind !== 'config-map').length
      : 0;
  const [subjectText, also] = [subjectOf(edit), edits.find((other) => other.row.kind === 'package-removed')];
  const removed = also && also !== edit && also.effect === 'nothing' ? text` ${nothingText(also)}` : NO_TEXT;
  const effectText = {
    'at once': text`${subjectText} starts on ${count(atOnce, 'node')} in one pass; strategy and budget do not apply.`,
    batched: text`${subjectText} rolls out in batches.`,
    nothing: nothingText(edit),
  }[edit.effect];
  const says = isDead ? text`${subjectText} starts nothing: the operator never runs it.` : effectText;
  const interrupts = edits
    .flatMap((one) => one.packages)
    .flatMap((name) => {
      const after = spec.packages.get(name);
      return after ? interruptsOf(after, changedKeys(progress.packages.get(name), after) ?? []) : [];
    });
  return {
    progress,
    startsNothing: false,
    action: actionOf(interrupts),
    effect: {
      kind: row.kind,
      says: text`${says}${removed}`,
      batched: edit.effect !== 'at once' || isDead,
      targetsAtOnce: atOnce,
      place: subject.object.manifest.placeOf(['spec', 'packages', packages[0] ?? '', ...(row.field ?? [])]),
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
  { switches, rollout: { spec, compartments, resetsOnCompletion } }: Subject,
  progress: Progress,
  resets: boolean,
): RolloutNode[] {
  const stopped = (compartments ?? []).filter(
    ({ name, limits }) => limits.strategy && progress.compartments.get(name)?.batchState?.shouldStop,
  );
  const held = new Set(resetsOnCompletion && resets ? [] : stopped.flatMap((one) => one.nodes));
  return candidates.filter((node) => !held.has(node) && blockedBy(node, spec, switches) === null);
}

const WORST_FIRST = ['reboot', 'restartAllServices', 'service', 'noop'] as const;

/** The worst of some interrupts. Source: NVIDIA/nodewright, skyhook_types.go Interrupt. */
function actionOf(interrupts: ReturnType<typeof interruptsOf>): NodeAction | null {
  const kind = WORST_FIRST.find((worst) => interrupts.some(({ type }) => type === worst));
  if (!kind) return null;
  const restarted = interrupts.filter(({ type }) => kind === 'service' && type === kind);
  return { kind, services: [...new Set(restarted.flatMap(({ services }) => services))].sort() };
}

function continues(subject: Subject, known: Progress, due: Due): Transition {
  const { targets } = subject.rollout;
  const behind = new Set(due.atOnce);
  const outdated = targets.filter(({ name }) => behind.has(name));
  const atOnce = startedAmong(outdated, subject, known, true).length;
  const says = atOnce > 0 ? behindText(atOnce, targets.length) : halfwayText(targets, known);
  const { effect, ...rest } = runs(subject, known, 'continues', says);
  return { ...rest, effect: { ...effect, batched: atOnce === 0, targetsAtOnce: atOnce } };
}

function behindText(atOnce: number, all: number): Text {
  return text`A rollout is due: ${atOnce} of ${nodes(all)} ${literal(verb(atOnce, 'carries', 'carry'))} another version of a package, or one that has to be uninstalled, and ${literal(verb(atOnce, 'starts', 'start'))} in one pass; strategy and budget do not apply.`;
}

function halfwayText(targets: readonly RolloutNode[], known: Progress): Text {
  const complete = targets.filter(({ name }) => known.nodeStatus.get(name) === 'complete');
  return text`A rollout is under way: ${complete.length} of ${nodes(targets.length)} complete. The plan continues from there.`;
}

function newNodes(subject: Subject, joined: readonly RolloutNode[], known: Progress | null): Transition {
  const { object, rollout } = subject;
  const old = rollout.targets.filter((node) => !joined.includes(node));
  const progress = known ?? completedOver(old, rollout.spec.packages, rollout.compartments ?? []);
  const place = object.manifest.placeOf(['spec', 'nodeSelectors']);
  const says = text`${nodes(joined.length)} ${literal(verb(joined.length, 'joins', 'join'))} ${nodes(old.length)}; only the new nodes are rolled.`;
  return runs(subject, progress, 'new-nodes', says, place);
}

/**
 * What is due under a pause starts with the change that ends it, and with nothing else: the head starts it, and the base, which
 * holds it, does not. Without a status it is unknown whether anything is due.
 */
function withResumption(transition: Transition, subject: Subject, isKnown: boolean): Transition {
  const { before, compared, rollout } = subject;
  const wasHeld = !subject.isMigration && before?.spec && isHeld(before.spec);
  if (!wasHeld || (transition.startsNothing && isKnown)) return transition;
  const from = isKnown ? transition : { ...transition, progress: NOT_STARTED, startsNothing: false };
  if (isHeld(rollout.spec)) {
    // The change resumes it, as the side that this one is compared with says.
    if (!compared?.spec || isHeld(compared.spec)) return transition;
    const held = heldBack(rollout.spec);
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
