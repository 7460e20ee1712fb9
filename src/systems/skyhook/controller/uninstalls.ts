import type { Packages, PackageSpec } from '../objects/packages.js';
import { type PackageEntry, UNINSTALL, UNINSTALL_INTERRUPT } from '../objects/progress.js';

/** What the uninstalls of one node come to. */
interface UninstallWork {
  /** Pods, one after the other: packages are uninstalled side by side, whatever depends on them. */
  readonly stages: number;
  /** One of them is an interrupt; the node is cordoned and drained before the first. */
  readonly interrupts: boolean;
  /** The next pass sets the node in progress for it. */
  readonly asked: boolean;
}

/**
 * What is left of the uninstalls on a node that carries `entries`. A package that is not there is uninstalled; one that is
 * being installed is installed as far as its stage goes first. Source: NVIDIA/nodewright docs/user-guide/uninstall.md, and
 * skyhook_controller.go HandleUninstallRequests and HandleCancelledUninstalls at f600bb09 (explicit uninstall is in 0.16.0).
 */
export function uninstallWork(packages: Packages, entries: readonly PackageEntry[]): UninstallWork {
  const all = [...packages.values()].map((spec) => ofPackage(spec, ownEntry(spec, entries)));
  return {
    stages: Math.max(0, ...all.map(({ stages }) => stages)),
    interrupts: all.some(({ interrupts }) => interrupts),
    asked: all.some(({ asked }) => asked),
  };
}

/** True where the package is on its way off the node, or was when that was taken back. */
export function isLeaving({ stage }: PackageEntry): boolean {
  return stage === UNINSTALL || stage === UNINSTALL_INTERRUPT;
}

/** Pods of one package: the uninstall, and its interrupt where it has one. */
export function uninstallStages({ interrupts }: PackageSpec): number {
  return interrupts ? 2 : 1;
}

export const NO_UNINSTALL: UninstallWork = { stages: 0, interrupts: false, asked: false };

function ofPackage(spec: PackageSpec, entry: PackageEntry | undefined): UninstallWork {
  if (!entry) return NO_UNINSTALL;
  const isStarted = isLeaving(entry);
  // Taken back before its interrupt it is installed again at once; from the interrupt on nothing stops it.
  if (spec.uninstall !== 'applied' && entry.stage !== UNINSTALL_INTERRUPT)
    return { ...NO_UNINSTALL, asked: isStarted };
  const isDone = entry.stage === UNINSTALL_INTERRUPT && entry.state === 'complete';
  if (isDone) return NO_UNINSTALL;
  const stages = entry.stage === UNINSTALL_INTERRUPT ? 1 : uninstallStages(spec);
  const before = !isStarted && entry.state !== 'complete' ? 1 : 0;
  return {
    stages: before + stages,
    interrupts: spec.interrupts,
    asked: !isStarted && entry.state === 'complete',
  };
}

function ownEntry(spec: PackageSpec, entries: readonly PackageEntry[]): PackageEntry | undefined {
  return entries.find(({ name, version }) => name === spec.name && version === spec.version);
}
