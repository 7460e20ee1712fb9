import { remembered } from '../../../manifest/lookup.js';
import { type Fix, fix } from '../../../text/fix.js';
import { code, joinTexts, NO_TEXT, type Text, text } from '../../../text/text.js';
import { compareVersions, hasInterrupt, type Packages, type PackageSpec } from '../objects/packages.js';
import {
  entriesOf,
  entryOf,
  type PackageEntry,
  type Progress,
  type Status,
  UNINSTALL,
} from '../objects/progress.js';
import type { Switches } from '../versions.js';

/**
 * What an outdated entry on a node makes the operator do, the most last. Every pass that sees one resets the batch states:
 * - `superseded`: nothing else; the entry stays for good;
 * - `upgrading`: nothing else, until the first stage of the new version is done;
 * - `upgrade`: sets the node in progress, which is then `upgrading`;
 * - `uninstall`: sets the node in progress on every pass until the old version, or the package, is gone.
 */
const OUTDATED = ['none', 'superseded', 'upgrading', 'upgrade', 'uninstall'] as const;
type Outdated = (typeof OUTDATED)[number];

/** True where the next pass sets the node in progress, whatever the batches are. */
export function restarts(outdated: Outdated): boolean {
  return outdated === 'upgrade' || outdated === 'uninstall';
}

/** Work that is left on one node. */
export interface NodeWork {
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
/** The interrupt and what follows it. */
const FROM_INTERRUPT = 2;

/** Work of nodes by what they carry, which is the same list for most of them. */
export function workFrom(progress: Progress, packages: Packages, switches: Switches) {
  const workWith = remembered((entries: readonly PackageEntry[]) =>
    workOf(packages, entries, switches, progress.configUpdates),
  );
  return (node: string): NodeWork => workWith(entriesOf(progress, node));
}

/** Work that a node with `entries` needs to reach `packages`. */
export function workOf(
  packages: Packages,
  entries: readonly PackageEntry[],
  switches: Switches,
  configUpdates: Progress['configUpdates'] = new Map(),
): NodeWork {
  const specs = [...packages.values()];
  const found = entries.map((entry) => {
    const spec = packages.get(entry.name);
    return { spec, outdated: outdatedOf(spec, entry, entries, switches) };
  });
  const outdated = OUTDATED.findLast((one) => found.some((of) => of.outdated === one)) ?? 'none';
  const interrupting = new Set(
    specs.filter((spec) => hasInterrupt(spec, configUpdates.get(spec.name) ?? [])),
  );
  const open = new Map(
    specs.map((spec): [string, number] => {
      const isUpgraded = found.some((of) => of.spec === spec && of.outdated === 'upgrade');
      const entry = isUpgraded ? undefined : entryOf(entries, spec);
      const stages = stagesOf(spec, interrupting.has(spec), entry, switches);
      return [spec.name, spec.uninstall === 'applied' ? 0 : stages];
    }),
  );
  const never = neverOffered(packages, new Set([...open.keys()].filter((name) => open.get(name))));
  const left = new Map([...open].map(([name, stages]) => [name, never.has(name) ? 0 : stages]));
  // The interrupt of a package follows its uninstall.
  const interruptsUninstall = found.some(
    (of) => of.outdated === 'uninstall' && of.spec?.interrupt && of.spec.uninstall === 'applied',
  );
  const uninstall = outdated === 'uninstall' ? 1 + Number(interruptsUninstall) : 0;
  const stages = uninstall + longestPath(packages, left);
  return {
    complete: stages === 0 && never.size === 0 && entries.every(({ stage }) => stage !== UNINSTALL),
    stages,
    neverEnds: never.size > 0,
    interrupts:
      interruptsUninstall || [...interrupting].some(({ name }) => (left.get(name) ?? 0) >= FROM_INTERRUPT),
    outdated,
    failing: specs.some((spec) => entryOf(entries, spec)?.state === 'erroring'),
  };
}

/** Pods of one package until it is complete; `entry` is undefined if nothing of it is on the node. */
function stagesOf(
  spec: PackageSpec,
  interrupts: boolean,
  entry: PackageEntry | undefined,
  { interruptRemoved }: Switches,
): number {
  const all = interrupts ? STAGES.length : 2;
  if (!entry || (interruptRemoved === 'batched' && lostItsInterrupt(spec, entry))) return all;
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
  if (!spec) return switches.packageRemoval === 'at once' ? 'uninstall' : 'none';
  // Source: docs/user-guide/uninstall.md: every node that has the package, in one pass.
  if (spec.uninstall === 'applied' && switches.explicitUninstall) return 'uninstall';
  if (spec.version === entry.version) return 'none';
  const step = compareVersions(spec.version, entry.version);
  // Two texts of one version (`1.2` and `1.2.0`) are a change that goes neither up nor down.
  if (step === 0) return 'superseded';
  if (step < 0) return switches.downgrade === 'at once' ? 'uninstall' : 'superseded';
  return entryOf(entries, spec)?.stage === 'upgrade' ? 'upgrading' : 'upgrade';
}

/** Packages run side by side unless one depends on another. A complete cycle takes nothing, and is followed once. */
function longestPath(packages: Packages, left: ReadonlyMap<string, number>): number {
  const lengths = new Map<string, number>();
  const lengthOf = (name: string, above: readonly string[]): number => {
    const path = [...above, name];
    const needs = needsOf(packages, name).filter((other) => packages.has(other) && !path.includes(other));
    const length =
      lengths.get(name) ??
      Math.max(0, ...needs.map((other) => lengthOf(other, path))) + (left.get(name) ?? 0);
    lengths.set(name, length);
    return length;
  };
  return Math.max(0, ...[...packages.keys()].map((name) => lengthOf(name, [])));
}

/** While an object is held, these statuses say nothing of the packages on a node. */
const IMPOSED: readonly Status[] = ['paused', 'disabled'];

/**
 * Nodes with work left, and those of them that the next pass sets in progress all at once. A node's status is as old as the operator's
 * last look: right after a change it still reads `complete`, and under a pause it reads `paused` on a node that has everything. What the
 * node carries (`nodeState`) against the spec then tells what is due. A node without an entry has joined since that look and carries
 * nothing: the next one writes it `unknown`. Source: NVIDIA/nodewright v0.15.0, skyhook_controller.go HandleVersionChange compares the
 * two on every pass; cluster_state_v2.go IntrospectNode.
 */
export function dueAmong(
  known: Progress,
  packages: Packages,
  nodes: readonly string[],
  switches: Switches,
): { readonly nodes: readonly string[]; readonly atOnce: readonly string[] } {
  const workOn = workFrom(known, packages, switches);
  const isRestarted = (node: string): boolean => restarts(workOn(node).outdated);
  const isDue = (node: string): boolean => {
    const status = known.nodeStatus.get(node);
    const saysLittle =
      status === undefined ? known.nodeState.has(node) : status === 'complete' || IMPOSED.includes(status);
    return !saysLittle || !workOn(node).complete || isRestarted(node);
  };
  return {
    nodes: nodes.filter(isDue),
    atOnce: nodes.filter((node) => isRestarted(node) && known.nodeStatus.get(node) !== 'in_progress'),
  };
}

/** Pods of a config map change: config, and with an interrupt the interrupt and what follows. */
export function configStages(spec: PackageSpec, keys: readonly string[]): number {
  return hasInterrupt(spec, keys) ? STAGES.length - 1 : 1;
}

function needsOf(packages: Packages, name: string): readonly string[] {
  return packages.get(name)?.dependsOn ?? [];
}

function isLeaving(packages: Packages, name: string): boolean {
  return packages.get(name)?.uninstall === 'applied';
}

/**
 * The packages among `open`, those that are not complete on a node, that the operator never offers to it: those of a dependency cycle,
 * those that depend on one that is to be uninstalled, and all that wait for one of these. Admission accepts both. Source:
 * NVIDIA/nodewright, internal/graph dependency_graph.go Next: a package is offered when all it depends on is complete;
 * nodewright_types.go GetComplete and IsComplete at 90d9979d: one that was uninstalled is not among those that are complete.
 */
export function neverOffered(packages: Packages, open: ReadonlySet<string>): ReadonlySet<string> {
  // An uninstall is not offered, and waits for nothing.
  const left = new Set([...open].filter((name) => !isLeaving(packages, name)));
  const isOffered = (name: string): boolean =>
    needsOf(packages, name).every((other) => !left.has(other) && !isLeaving(packages, other));
  for (let before = -1; before !== left.size;) {
    before = left.size;
    for (const name of left) if (isOffered(name)) left.delete(name);
  }
  return left;
}

/** Why some packages are never offered, and the dependency of the package `of` to change; null if all are. */
export function deadEndOf(packages: Packages): { of: string; says: Text; fix: Fix } | null {
  const left = neverOffered(packages, new Set(packages.keys()));
  const leavingOf = (name: string) => needsOf(packages, name).find((other) => isLeaving(packages, other));
  const of = [...left].find((name) => leavingOf(name) !== undefined);
  if (of !== undefined) {
    const [own, leaving] = [code(of), code(leavingOf(of) ?? '')];
    return {
      of,
      says: text`Package ${own} depends on ${leaving}, which is to be uninstalled (${code('uninstall.apply')}), so the operator never runs it where it is not complete.`,
      fix: fix`Remove ${leaving} from ${code(`spec.packages.${of}.dependsOn`)}, or set ${code('uninstall.apply')} of ${leaving} to false.`,
    };
  }
  const cycle = cycleAmong(packages, left);
  const [first, second = first] = cycle;
  if (first === undefined || second === undefined) return null;
  const path = joinTexts([...cycle, first].map(code), ' -> ');
  const or = cycle.length > 1 ? text`, or another one of them` : NO_TEXT;
  return {
    of: first,
    says: text`Packages depend on each other in a cycle (${code('dependsOn')}: ${path}), so the operator never runs them.`,
    fix: fix`Break the cycle ${path}: remove ${code(second)} from ${code(`spec.packages.${first}.dependsOn`)}${or}.`,
  };
}

/** A dependency cycle of packages, in the order of the dependencies. */
export function cycleAmong(packages: Packages, left: ReadonlySet<string>): readonly string[] {
  const path: string[] = [];
  for (let [at] = left; at !== undefined; at = needsOf(packages, at).find((name) => left.has(name))) {
    const from = path.indexOf(at);
    if (from >= 0) return path.slice(from);
    path.push(at);
  }
  return [];
}
