import { selects } from '../../manifest/selector.js';
import { verb } from '../../text/plural.js';
import { code, count, list, literal, NO_TEXT, type Text, text } from '../../text/text.js';
import { type ChangeKind, inBatches, type NodeAction } from '../system.js';
import type { RolloutNode } from './controller/assignment.js';
import { blockedBy } from './controller/eligibility.js';
import { dueAmong, offers } from './controller/work.js';
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
import { heldBy, type SkyhookSpec } from './objects/stored.js';
import type { Subject, Transition } from './rollout/rollouts.js';

/** Effect of an edit of a package on the nodes that have it. */
type Effect = 'at once' | 'batched' | 'nothing';
const BY_EFFECT: readonly Effect[] = ['at once', 'batched', 'nothing'];

/** The kind of an edit, its subject before the names of the packages, its effect, or the switch that decides it, and the field. */
type Row = readonly [ChangeKind, Text, 'at once' | 'batched' | ByVersion, ...field: string[]];
type ByVersion = 'downgrade' | 'packageRemoval' | 'interruptRemoved';

/**
 * Edits of packages and their effect, the one that counts for most first. Source: NVIDIA/nodewright v0.15.0 to v0.20.0,
 * skyhook_controller.go HandleVersionChange, HandleConfigUpdates and HandleUninstallRequests; skyhook_types.go IsPackageComplete.
 */
const EDITS: readonly Row[] = [
  ['package-version', text`A new version of`, 'at once', 'version'],
  ['uninstall', text`The uninstall of`, 'at once', 'uninstall', 'apply'],
  ['config-map', text`A changed configMap value of`, 'at once', 'configMap'],
  ['package-downgrade', text`An older version of`, 'downgrade', 'version'],
  ['package-rewritten', text`A new spelling of the same version of`, 'batched', 'version'],
  ['package-removed', text`The removal of`, 'packageRemoval'],
  ['interrupt-added', text`A new interrupt of`, 'batched'],
  ['interrupt-removed', text`The removed interrupt of`, 'interruptRemoved'],
  ['package-added', text`The new package`, 'batched'],
];

/** The kinds of edit of one package. One that was to be uninstalled before is taken to be gone. */
function kindsOf(written: PackageSpec | undefined, after: PackageSpec | undefined): ChangeKind[] {
  const before = written?.uninstall === 'applied' ? undefined : written;
  if (!after) return before ? ['package-removed'] : [];
  const isLeaving = after.uninstall === 'applied';
  if (!before) return isLeaving ? [] : ['package-added'];
  const has = ({ interrupt }: PackageSpec): boolean => interrupt !== null;
  const step = compareVersions(before.version, after.version);
  if (step < 0) return ['package-version'];
  if (isLeaving) return step === 0 ? ['uninstall'] : [];
  if (step > 0) return ['package-downgrade'];
  return [
    ...(changedKeys(before, after) === null ? [] : (['config-map'] as const)),
    // A version is compared as it is written, so that no node carries the new text. Source: HandleVersionChange.
    ...(before.version === after.version ? [] : (['package-rewritten'] as const)),
    ...(has(after) && !has(before) ? (['interrupt-added'] as const) : []),
    ...(has(before) && !has(after) ? (['interrupt-removed'] as const) : []),
  ];
}

interface Edit {
  readonly kind: ChangeKind;
  readonly subject: Text;
  readonly effect: Effect;
  readonly packages: readonly string[];
  readonly path: readonly string[];
}

/** The edits of packages, the one that touches most nodes at once first. A renamed key is a removal and an addition. */
function editsOf(before: Packages, { rollout: { spec }, switches }: Subject): Edit[] {
  const kinds = [...new Set([...before.keys(), ...spec.packages.keys()])].map((name) => ({
    name,
    kinds: kindsOf(before.get(name), spec.packages.get(name)),
  }));
  const effects = { ...switches, 'at once': 'at once', batched: 'batched' } as const;
  return EDITS.flatMap(([kind, subject, row, ...field]): Edit[] => {
    const packages = kinds.flatMap((one) => (one.kinds.includes(kind) ? one.name : []));
    const [first] = packages;
    if (first === undefined) return [];
    const effect = effects[row];
    const whole = text`${subject} ${list(packages.map(code), Infinity)}`;
    return [{ kind, subject: whole, effect, packages, path: ['spec', 'packages', first, ...field] }];
  }).sort((a, b) => BY_EFFECT.indexOf(a.effect) - BY_EFFECT.indexOf(b.effect));
}

/**
 * The effect of merging: an edit of packages, the rest of a rollout under way, nodes that join, a first rollout, or nothing; then the plan is
 * that of the next rollout. Source: skyhook_controller.go HandleVersionChange and HandleConfigUpdates, v0.15.0 to v0.20.0.
 */
export function transitionOf(subject: Subject): Transition {
  const known = subject.live?.progress ?? null;
  return withResumption(started(subject, known), subject, known !== null);
}

function started(subject: Subject, known: Progress | null): Transition {
  const { before, live, rollout, isMigration, hasBase } = subject;
  const { targets } = rollout;
  const was = live ?? before;
  if (!was) {
    const assumed = hasBase ? NO_TEXT : text` Without a base, it is assumed that no node has it yet.`;
    const says = text`First rollout over ${nodes(targets.length)}.${assumed}`;
    return runs(subject, NOT_STARTED, 'first-rollout', says);
  }
  const carried = readPackages(was.stored['packages']);
  const edits = editsOf(carried, subject);
  const edit = edits.find(({ effect, kind }) => effect !== 'nothing' || kind === 'package-removed');
  // Without a status, every node that the object targeted is taken to have been rolled out.
  const had = (): RolloutNode[] => targets.filter((node) => was.spec === null || isTarget(was.spec, node));
  if (edit) return edited(subject, edit, edits, known ?? completeOn(had(), carried));
  const going = known && continues(subject, known);
  if (going) return going;
  const joined = before?.spec ? targets.filter((node) => !isTarget(before.spec, node)) : [];
  if (joined.length > 0) {
    const old = targets.filter((node) => !joined.includes(node));
    const progress = known ?? completedOver(old, rollout.spec.packages, rollout.compartments);
    const place = subject.object.manifest.placeOf(['spec', 'nodeSelectors']);
    const says = text`${nodes(joined.length)} ${literal(verb(joined.length, 'joins', 'join'))} ${nodes(old.length)}; only the new nodes are rolled.`;
    return runs(subject, progress, 'new-nodes', says, place);
  }
  const says = isMigration
    ? text`It moves to the other API group, and its packages stay. Numbers assume the next package update.`
    : text`Numbers assume the next package update on all its nodes.`;
  const progress = known ? withStatesOf(known) : NOT_STARTED;
  const next = runs(subject, progress, isMigration ? 'migration' : 'next-rollout', says);
  return { ...next, startsNothing: true };
}

/** A rollout in batches that begins, or continues, from `progress`. */
function runs(
  { rollout: { spec } }: Subject,
  progress: Progress,
  ...effect: Parameters<typeof inBatches>
): Transition {
  const action = actionOf([...spec.packages.values()].flatMap((one) => interruptsOf(one, [])));
  return { progress, startsNothing: false, effect: inBatches(...effect), action };
}

function isTarget(spec: SkyhookSpec | null, node: RolloutNode): boolean {
  return spec !== null && selects(spec.nodeSelectors, node.labels);
}

function edited(subject: Subject, edit: Edit, edits: readonly Edit[], progress: Progress): Transition {
  const { spec, targets } = subject.rollout;
  const { kind, packages, effect, subject: own } = edit;
  const changed = new Set(packages);
  const { never } = offers(spec.packages, new Map(packages.map((name) => [name, 1])), subject.switches);
  const isDead = packages.every((name) => never.has(name));
  // A config map goes to every node, once the package is complete on all of them.
  const hasOld = ({ name }: RolloutNode): boolean =>
    kind === 'uninstall'
      ? entriesOf(progress, name).some((entry) => changed.has(entry.name))
      : kind === 'config-map' || hasBegun(progress, name);
  const isAtOnce = effect === 'at once' && !isDead;
  const targetsAtOnce = isAtOnce
    ? startedAmong(targets.filter(hasOld), subject, progress, kind !== 'config-map')
    : 0;
  const removed = edits.find((one) => one.kind === 'package-removed' && one.effect === 'nothing');
  const keeps = removed
    ? text`${removed.subject} runs nothing: nodes keep what it installed, and new nodes do not get it.`
    : NO_TEXT;
  const effects = {
    'at once':
      targetsAtOnce === 0
        ? text`${own} starts on no node now.`
        : text`${own} starts on ${nodes(targetsAtOnce)} in one pass; strategy and budget do not apply.`,
    batched: text`${own} rolls out in batches.`,
    nothing: keeps,
  };
  const says = isDead ? text`${own} starts nothing: the operator never runs it.` : effects[effect];
  const interrupts = edits.flatMap((one) =>
    one.packages.flatMap((name) => {
      const after = spec.packages.get(name);
      return after ? interruptsOf(after, changedKeys(progress.packages.get(name), after) ?? []) : [];
    }),
  );
  return {
    progress,
    startsNothing: false,
    action: actionOf(interrupts),
    effect: {
      kind,
      says: removed && removed !== edit ? text`${says} ${keeps}` : says,
      batched: !isAtOnce,
      targetsAtOnce,
      place: subject.object.manifest.placeOf(edit.path),
    },
  };
}

/** Number of nodes that start in one pass: all but those that are blocked, and those of stopped compartments whose stop is not cleared. */
function startedAmong(
  candidates: readonly RolloutNode[],
  { switches, rollout: { spec, compartments, resetsOnCompletion } }: Subject,
  progress: Progress,
  resets: boolean,
): number {
  const stopped = (compartments ?? []).filter(
    ({ name, limits }) => limits.strategy && progress.compartments.get(name)?.batchState?.shouldStop,
  );
  const held = new Set(resetsOnCompletion && resets ? [] : stopped.flatMap((one) => one.nodes));
  return candidates.filter((node) => !held.has(node) && blockedBy(node, spec, switches) === null).length;
}

const WORST_FIRST = ['reboot', 'restartAllServices', 'service', 'noop'] as const;

/** The worst of some interrupts. Source: NVIDIA/nodewright, skyhook_types.go Interrupt. */
function actionOf(interrupts: ReturnType<typeof interruptsOf>): NodeAction | null {
  return WORST_FIRST.find((worst) => interrupts.includes(worst)) ?? null;
}

/** The rest of a rollout under way; null if nothing is due on the nodes that the live object takes, or took. */
function continues(subject: Subject, known: Progress): Transition | null {
  const { live, rollout, switches } = subject;
  const { spec, targets } = rollout;
  const taken = targets.filter(
    (node) => known.nodeStatus.has(node.name) || isTarget(live?.spec ?? null, node),
  );
  const names = taken.map(({ name }) => name);
  const due = dueAmong(known, spec.packages, names, switches);
  if (due.nodes.length === 0) return null;
  const behind = new Set(due.atOnce);
  const outdated = targets.filter(({ name }) => behind.has(name));
  const many = startedAmong(outdated, subject, known, true);
  const complete = targets.filter(({ name }) => known.nodeStatus.get(name) === 'complete').length;
  const says =
    many > 0
      ? text`A rollout is due: ${many} of ${nodes(targets.length)} ${literal(verb(many, 'carries', 'carry'))} another version of a package, or one that has to be uninstalled, and ${literal(verb(many, 'starts', 'start'))} in one pass; strategy and budget do not apply.`
      : text`A rollout is under way: ${complete} of ${nodes(targets.length)} complete. The plan continues from there.`;
  const { effect, ...rest } = runs(subject, known, 'continues', says);
  return { ...rest, effect: { ...effect, batched: many === 0, targetsAtOnce: many } };
}

/**
 * Work that is due under a pause starts with the change that ends it, and with nothing else: the head starts it, and the base, which
 * holds it, does not. Without a status it is unknown whether anything is due.
 */
function withResumption(transition: Transition, subject: Subject, isKnown: boolean): Transition {
  const { before, compared, rollout } = subject;
  const wasHeld = !subject.isMigration && before?.spec && heldBy(before.spec) !== null;
  if (!wasHeld || (transition.startsNothing && isKnown)) return transition;
  const from = isKnown ? transition : { ...transition, progress: NOT_STARTED, startsNothing: false };
  const held = heldBy(rollout.spec);
  if (held !== null) {
    // The change resumes it, as the side that this one is compared with says.
    if (!compared?.spec || heldBy(compared.spec) !== null) return transition;
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
