import { remembered } from '../../../manifest/lookup.js';
import { type Fix, fix } from '../../../text/fix.js';
import { code, list, type Text, text } from '../../../text/text.js';
import {
  changedKeys,
  compareVersions,
  hasInterrupt,
  type Packages,
  type PackageSpec,
} from '../objects/packages.js';
import {
  entriesOf,
  entryOf,
  finishedEntry,
  type PackageEntry,
  type Progress,
  type Status,
  UNINSTALL,
} from '../objects/progress.js';
import type { Switches } from '../versions.js';

/**
 * Effects of an outdated entry on a node, the strongest last. Every pass that sees one resets the batch states:
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
export type NodeWork = Readonly<ReturnType<typeof workOf>>;

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
) {
  const found = entries.map((entry) => {
    const spec = packages.get(entry.name);
    return { spec, outdated: outdatedOf(spec, entry, entries, switches) };
  });
  const outdated = OUTDATED.findLast((one) => found.some((of) => of.outdated === one)) ?? 'none';
  const open = [...packages.values()].flatMap((spec) => {
    const interrupts = hasInterrupt(spec, configUpdates.get(spec.name) ?? []);
    const isUpgraded = found.some((of) => of.spec === spec && of.outdated === 'upgrade');
    const stages = stagesOf(spec, interrupts, isUpgraded ? undefined : entryOf(entries, spec), switches);
    return spec.uninstall === 'applied' || stages === 0 ? [] : [{ name: spec.name, stages, interrupts }];
  });
  const stagesLeft = new Map(open.map(({ name, stages }) => [name, stages]));
  const { order, never } = offers(packages, stagesLeft, switches);
  // The interrupt of a package follows its uninstall.
  const interruptsUninstall = found.some(
    (of) => of.outdated === 'uninstall' && of.spec?.uninstall === 'applied' && of.spec.interrupt !== null,
  );
  // Packages run side by side unless one depends on another.
  const ends = new Map<string, number>();
  for (const name of order) {
    const needs = needsOf(packages, name).map((other) => ends.get(other) ?? 0);
    ends.set(name, Math.max(0, ...needs) + (stagesLeft.get(name) ?? 0));
  }
  const uninstall = outdated === 'uninstall' ? 1 + Number(interruptsUninstall) : 0;
  const stages = uninstall + Math.max(0, ...ends.values());
  return {
    complete: stages === 0 && never.size === 0 && entries.every(({ stage }) => stage !== UNINSTALL),
    /** Pods, one after the other, until the node is complete. */
    stages,
    /** It never gets complete: packages are left that are never offered to it, or its interrupt waits without end. */
    neverEnds: never.size > 0,
    /** It is cordoned and drained for an interrupt. */
    interrupts:
      interruptsUninstall ||
      open.some((one) => one.interrupts && one.stages >= FROM_INTERRUPT && !never.has(one.name)),
    outdated,
    /** A pod of a package as the spec now has it is failing. */
    failing: [...packages.values()].some((spec) => entryOf(entries, spec)?.state === 'erroring'),
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
 * restarts. Config interrupts may have taken it there, and are not distinguished. Source: skyhook_types.go IsPackageComplete and
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

const READS_CONFIG: readonly string[] = ['config', 'interrupt', 'post-interrupt'];

/** Changes of config maps since the packages were rolled, which have to reach every node. */
export function configChanges(
  packages: Packages,
  progress: Progress,
  nodes: readonly { readonly name: string }[],
  switches: Switches,
) {
  const changed = [...packages.values()].flatMap((after) => {
    const keys = changedKeys(progress.packages.get(after.name), after);
    return keys === null ? [] : [{ after, keys }];
  });
  const { never } = offers(packages, new Map(changed.map(({ after }) => [after.name, 1])), switches);
  const kept = changed.filter(({ after }) => !isLeaving(packages, after.name));
  return kept.map(({ after, keys }) => {
    const finished = finishedEntry(after, progress.configUpdates.get(after.name) ?? []);
    const neverEnds = never.has(after.name);
    const interrupts = !neverEnds && hasInterrupt(after, keys);
    const entries = nodes.map(({ name }) => ({ ...entryOf(entriesOf(progress, name), after), on: name }));
    const had = entries.filter(({ state, stage }) => state === finished.state && stage === finished.stage);
    return {
      // Config, and with an interrupt the interrupt and what follows.
      stages: neverEnds ? 0 : interrupts ? STAGES.length - 1 : 1,
      ...{ interrupts, neverEnds },
      /** Nodes that had the package complete when the dry rollout began. */
      had: new Set(had.map(({ on }) => on)),
      /** A node fails in a stage that the new config map restarts. */
      restarts: entries.some(({ state, stage = '' }) => state === 'erroring' && READS_CONFIG.includes(stage)),
    };
  });
}

const ALL_OFFERED = { dependencyFree: 'offered' } as const;

function needsOf(packages: Packages, name: string): readonly string[] {
  return packages.get(name)?.dependsOn ?? [];
}

function isLeaving(packages: Packages, name: string | undefined): boolean {
  return packages.get(name ?? '')?.uninstall === 'applied';
}

/**
 * The packages among `open`, those that are not complete on a node, in the order in which the operator offers them to it, and those that
 * it never does: those of a dependency cycle, those that depend on one that is to be uninstalled, and all that wait for one of these.
 * Admission accepts both. Source: NVIDIA/nodewright, internal/graph dependency_graph.go Next: a package is offered when all it depends on
 * is complete; nodewright_types.go GetComplete and IsComplete at 90d9979d: one that was uninstalled is not among those that are complete.
 */
export function offers(
  packages: Packages,
  open: ReadonlyMap<string, number>,
  { dependencyFree }: Pick<Switches, 'dependencyFree'>,
): { readonly order: readonly string[]; readonly never: ReadonlySet<string> } {
  // An uninstall is not offered, and waits for nothing.
  const never = new Set([...open.keys()].filter((name) => !isLeaving(packages, name)));
  const order: string[] = [];
  const stranded = dependencyFree === 'stranded' ? strandedOf(packages, open) : [];
  const isOffered = (name: string): boolean =>
    !stranded.includes(name) &&
    needsOf(packages, name).every((other) => !never.has(other) && !isLeaving(packages, other));
  for (let before = -1; before !== order.length;) {
    before = order.length;
    for (const name of never) if (isOffered(name) && never.delete(name)) order.push(name);
  }
  return { order, never };
}

/**
 * The packages without `dependsOn` among `open`, by their stages, that are not offered once more packages are complete than there are
 * such packages: then only packages that depend on a complete one are. Source: NVIDIA/nodewright v0.15.0, dependency_graph.go leaves.
 */
function strandedOf(packages: Packages, open: ReadonlyMap<string, number>): readonly string[] {
  const roots = [...packages.keys()].filter((name) => needsOf(packages, name).length === 0);
  let left = roots.filter((name) => open.has(name));
  let complete = [...packages.keys()].filter((name) => !open.has(name) && !isLeaving(packages, name)).length;
  while (left.length > 0 && complete <= roots.length) {
    const first = Math.min(...left.map((name) => open.get(name) ?? 0));
    const later = left.filter((name) => open.get(name) !== first);
    complete += left.length - later.length;
    left = later;
  }
  return left;
}

/** Why some packages are never offered, and the dependency of the package `of` to change; null if all are. */
export function deadEndOf(packages: Packages): { of: string; says: Text; fix: Fix } | null {
  const { never } = offers(packages, new Map([...packages.keys()].map((name) => [name, 1])), ALL_OFFERED);
  for (const of of never) {
    const leaving = needsOf(packages, of).find((other) => isLeaving(packages, other));
    if (leaving === undefined) continue;
    const [own, gone] = [code(of), code(leaving)];
    return {
      of,
      says: text`Package ${own} depends on ${gone}, which is to be uninstalled (${code('uninstall.apply')}), so the operator never runs it where it is not complete.`,
      fix: fix`Remove ${gone} from ${code(`spec.packages.${of}.dependsOn`)}, or set ${code('uninstall.apply')} of ${gone} to false.`,
    };
  }
  const [of] = never;
  if (of === undefined) return null;
  const names = list([...never].map(code), Infinity);
  return {
    of,
    says: text`Packages wait for each other (${code('dependsOn')}: ${names}), so the operator never runs them.`,
    fix: fix`Break the dependency cycle among ${names}: remove an entry from one ${code('dependsOn')}.`,
  };
}
