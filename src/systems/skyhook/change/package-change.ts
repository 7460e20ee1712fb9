import { asText, text } from '../../../text/text.js';
import { isAllAtOnce, type PackageChange, type SpecChange, specChanges } from '../objects/spec-change.js';
import type { RolloutNode } from '../controller/assignment.js';
import { alsoRemoves, type ConfigWait, neverRunText, saysOf } from '../words/change-words.js';
import { deadEndAmong, neverOffered } from '../controller/dead-ends.js';
import { blockedBy } from '../controller/eligibility.js';
import type { SkyhookObject } from '../objects/objects.js';
import { type Packages, readPackages } from '../objects/packages.js';
import { entriesOf, hasBegun, isFinished, type Progress, restartsConfig } from '../objects/progress.js';
import type { SkyhookSpec } from '../objects/stored.js';
import type { Transition, TransitionInput } from './starting-point.js';
import type { ChangeKind } from '../../system.js';

/** What an edit of the packages does, from where the nodes are. */
export function packageChange(
  input: TransitionInput,
  change: PackageChange,
  before: SkyhookObject<SkyhookSpec>,
  known: Progress,
): Transition {
  const carried = readPackages(before.stored['packages']);
  const effect = changeEffect(input, change, known, carried);
  const others = specChanges(before.stored, input.object.stored);
  const isQuiet = input.switches.packageRemoval === 'nothing-runs' && change.kind !== 'package-removed';
  const removed = isQuiet ? others.find(({ kind }) => kind === 'package-removed') : undefined;
  const says = removed ? text`${asText(effect.says)} ${alsoRemoves(removed)}` : effect.says;
  return { progress: known, carried, startsNothing: false, effect: { ...effect, says } };
}

type Effect = Transition['effect'];

function changeEffect(
  input: TransitionInput,
  change: PackageChange,
  known: Progress,
  carried: Packages,
): Effect {
  const { targets, spec, switches } = input;
  const wait = change.kind === 'config-map' ? configWait(input, change, known, carried) : null;
  const hasOld = ({ name }: RolloutNode): boolean =>
    change.kind === 'uninstall'
      ? entriesOf(known, name, carried).some((entry) => change.packages.includes(entry.name))
      : hasBegun(known, name);
  const carrying = wait ? targets : targets.filter(hasOld);
  const free = carrying.filter((node) => blockedBy(node, spec, switches) === null);
  const stopped = stoppedFor(change, input, known);
  const had = free.filter(({ name }) => !stopped.has(name));
  const changed = new Set(change.packages);
  const never = neverOffered(spec.packages, changed);
  const deadEnd = deadEndAmong(spec.packages, changed);
  const isDead = deadEnd !== null && change.packages.every((name) => never.has(name));
  const batched = isDead || !isAllAtOnce(change, switches);
  const counts = {
    had: had.length,
    blocked: carrying.length - free.length,
    stopped: free.length - had.length,
    wait,
  };
  const says = isDead ? neverRunText(change, deadEnd.says) : saysOf(change, batched, counts);
  const place = placeOf(input, change);
  return { kind: EFFECT_KINDS[change.kind], says, batched, targetsAtOnce: batched ? 0 : had.length, place };
}

/**
 * A config map value that is changed before the package is complete on every node waits for the last of them, and takes all of
 * them then; one on which it fails in a stage that reads the config map lets it start at once. Null where nothing keeps it.
 * Source: NVIDIA/nodewright v0.15.0, skyhook_controller.go HandleConfigUpdates.
 */
function configWait(
  { targets, spec }: TransitionInput,
  { packages }: PackageChange,
  known: Progress,
  carried: Packages,
): ConfigWait | null {
  const changed = packages.flatMap((name) => spec.packages.get(name) ?? []);
  const entries = targets.map(({ name }: RolloutNode) => entriesOf(known, name, carried));
  const having = entries.filter((own) =>
    changed.every((one) => isFinished(own, one, known.configUpdates.get(one.name) ?? [])),
  ).length;
  if (having === targets.length) return null;
  const restarts = entries.some((own) => changed.some((one) => restartsConfig(own, one)));
  return { targets: targets.length, having, restarts };
}

/** Nodes of compartments that stay stopped: only another version clears a stop, and only where reset is on. */
export function stoppedFor(
  { kind }: SpecChange,
  { compartments, resetsOnCompletion }: Pick<TransitionInput, 'compartments' | 'resetsOnCompletion'>,
  known: Progress,
): ReadonlySet<string> {
  if (resetsOnCompletion && kind !== 'config-map') return new Set();
  const stopped = (compartments ?? []).filter(
    ({ name, limits }) => limits.strategy && known.compartments.get(name)?.batchState?.shouldStop,
  );
  return new Set(stopped.flatMap(({ nodes: members }) => members));
}

function placeOf({ object }: TransitionInput, { kind, packages }: PackageChange): Effect['place'] {
  return object.manifest.placeOf(['spec', 'packages', packages[0] ?? '', ...(FIELDS[kind] ?? [])]);
}

/** The field of the package that says it. */
const FIELDS: Partial<Record<PackageChange['kind'], readonly string[]>> = {
  'version-up': ['version'],
  'version-down': ['version'],
  'version-rewritten': ['version'],
  'config-map': ['configMap'],
  uninstall: ['uninstall', 'apply'],
};

const EFFECT_KINDS: Readonly<Record<PackageChange['kind'], ChangeKind>> = {
  'version-up': 'package-version',
  'version-down': 'package-downgrade',
  'version-rewritten': 'package-rewritten',
  'package-removed': 'package-removed',
  uninstall: 'uninstall',
  'config-map': 'config-map',
  'interrupt-added': 'interrupt-added',
  'interrupt-removed': 'interrupt-removed',
  'package-added': 'package-added',
};
