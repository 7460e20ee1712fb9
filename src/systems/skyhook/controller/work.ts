import { neverOffered } from './dead-ends.js';
import { compareVersions, hasInterrupt, type Packages, type PackageSpec } from '../objects/packages.js';
import { type PackageEntry, UNINSTALL } from '../objects/progress.js';
import type { Switches } from '../versions.js';

/**
 * What an outdated entry on a node makes the operator do. Every pass that sees one resets the batch states:
 * - `superseded`: nothing else; the entry stays for good;
 * - `upgrading`: nothing else, until the first stage of the new version is done;
 * - `upgrade`: sets the node in progress, which is then `upgrading`;
 * - `uninstall`: sets the node in progress on every pass until the old version, or the package, is gone.
 */
export type Outdated = 'none' | 'superseded' | 'upgrading' | 'upgrade' | 'uninstall';

/** The one that does most comes last. */
const BY_EFFECT: readonly Outdated[] = ['none', 'superseded', 'upgrading', 'upgrade', 'uninstall'];

/** Work that is left on one node. */
interface NodeWork {
  readonly complete: boolean;
  /** Pods, one after the other, until the node is complete. */
  readonly stages: number;
  /** It never is: packages are left that the operator never offers to the node. */
  readonly neverEnds: boolean;
  /** A stage is an interrupt. */
  readonly interrupts: boolean;
  readonly outdated: Outdated;
  /** A pod of a package as the spec now has it is failing. */
  readonly failing: boolean;
}

const STAGES: readonly string[] = ['apply', 'config', 'interrupt', 'post-interrupt'];
const UNINSTALL_STAGES = 1;
/** The interrupt and what follows it. */
const FROM_INTERRUPT = 2;

/** Work that a node with `entries` needs to reach `packages`. */
export function workOf(
  packages: Packages,
  entries: readonly PackageEntry[],
  configUpdates: ReadonlyMap<string, readonly string[]>,
  switches: Switches,
): NodeWork {
  let outdated: Outdated = 'none';
  let interrupts = false;
  const left = new Map<string, number>();
  for (const spec of packages.values()) {
    const entry = entries.find(({ name, version }) => name === spec.name && version === spec.version);
    const isLeaving = spec.uninstall === 'applied';
    left.set(spec.name, isLeaving ? 0 : stagesOf(spec, configUpdates, entry ?? null, switches));
  }
  for (const entry of entries) {
    const spec = packages.get(entry.name);
    const kind = outdatedOf(spec, entry, entries, switches);
    if (BY_EFFECT.indexOf(kind) > BY_EFFECT.indexOf(outdated)) outdated = kind;
    if (kind === 'uninstall' && spec?.interrupt && spec.uninstall === 'applied') interrupts = true;
    if (!spec || kind !== 'upgrade') continue;
    left.set(spec.name, stagesOf(spec, configUpdates, null, switches));
  }
  const open = [...left].flatMap(([name, stages]) => (stages > 0 ? [name] : []));
  const never = neverOffered(packages, new Set(open));
  for (const name of never) left.set(name, 0);
  // The interrupt of a package follows its uninstall.
  const uninstall = outdated === 'uninstall' ? UNINSTALL_STAGES + Number(interrupts) : 0;
  const stages = uninstall + longestPath(packages, left);
  return {
    complete: stages === 0 && never.size === 0 && entries.every(({ stage }) => stage !== UNINSTALL),
    stages,
    neverEnds: never.size > 0,
    interrupts:
      interrupts ||
      [...packages.values()].some(
        (spec) =>
          hasInterrupt(spec, configUpdates.get(spec.name) ?? []) &&
          (left.get(spec.name) ?? 0) >= FROM_INTERRUPT,
      ),
    outdated,
    failing: entries.some((entry) => isFailing(entry, packages)),
  };
}

function isFailing({ name, version, state }: PackageEntry, packages: Packages): boolean {
  return state === 'erroring' && packages.get(name)?.version === version;
}

/** Pods of one package until it is complete; null = nothing of it is on the node. */
function stagesOf(
  spec: PackageSpec,
  configUpdates: ReadonlyMap<string, readonly string[]>,
  entry: PackageEntry | null,
  switches: Switches,
): number {
  const all = hasInterrupt(spec, configUpdates.get(spec.name) ?? []) ? STAGES.length : 2;
  if (entry === null) return all;
  if (switches.interruptRemoved === 'runs-again' && lostItsInterrupt(spec, entry)) return all;
  const at = entry.stage === 'upgrade' ? 0 : STAGES.indexOf(entry.stage);
  const done = entry.state === 'complete' ? at + 1 : at;
  return Math.max(0, all - Math.max(0, done));
}

/**
 * Up to 0.17 a package without an interrupt is complete after `config` only: one that got past that stage has no next one, and
 * begins anew. Config interrupts may have taken it there, and are not told apart. Source: skyhook_types.go IsPackageComplete and
 * NextStage.
 */
function lostItsInterrupt(spec: PackageSpec, { stage, state }: PackageEntry): boolean {
  const neverInterrupts = spec.interrupt === null && spec.configInterrupts.size === 0;
  return neverInterrupts && stage === 'post-interrupt' && state === 'complete';
}

/** Source: NVIDIA/nodewright skyhook_controller.go HandleVersionChange, v0.15.0 and 01cc2f2d. */
function outdatedOf(
  spec: PackageSpec | undefined,
  entry: PackageEntry,
  entries: readonly PackageEntry[],
  switches: Switches,
): Outdated {
  if (!spec) return switches.packageRemoval === 'all-at-once' ? 'uninstall' : 'none';
  // Source: docs/user-guide/uninstall.md: every node that has the package, in one pass.
  if (spec.uninstall === 'applied' && switches.explicitUninstall) return 'uninstall';
  if (spec.version === entry.version) return 'none';
  const step = compareVersions(spec.version, entry.version);
  // Two texts of one version (`1.2` and `1.2.0`) are a change that goes neither up nor down.
  if (step === 0) return 'superseded';
  if (step < 0) return switches.downgrade === 'all-at-once' ? 'uninstall' : 'superseded';
  const begun = entries.some(
    ({ name, version, stage }) => name === spec.name && version === spec.version && stage === 'upgrade',
  );
  return begun ? 'upgrading' : 'upgrade';
}

/** Packages run side by side unless one depends on another. A complete cycle takes nothing, and is followed once. */
function longestPath(packages: Packages, left: ReadonlyMap<string, number>): number {
  const lengths = new Map<string, number>();
  const lengthOf = (name: string, above: ReadonlySet<string>): number => {
    const known = lengths.get(name);
    if (known !== undefined) return known;
    let before = 0;
    const path = new Set(above).add(name);
    for (const other of packages.get(name)?.dependsOn ?? []) {
      if (packages.has(other) && !path.has(other)) before = Math.max(before, lengthOf(other, path));
    }
    const length = before + (left.get(name) ?? 0);
    lengths.set(name, length);
    return length;
  };
  let longest = 0;
  for (const name of packages.keys()) longest = Math.max(longest, lengthOf(name, new Set()));
  return longest;
}

/** Pods of a config map change: config, and with an interrupt the interrupt and what follows. */
export function configStages(spec: PackageSpec, keys: readonly string[]): number {
  return hasInterrupt(spec, keys) ? STAGES.length - 1 : 1;
}
