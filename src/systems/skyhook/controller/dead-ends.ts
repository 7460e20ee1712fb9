import type { Packages } from '../objects/packages.js';

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

/** Packages that never run, and the change that lets them. */
interface DeadEnd {
  /** The package with the dependency to change. */
  readonly of: string;
  /** A sentence. */
  readonly says: string;
  readonly fix: string;
}

/** Why some of `open` are never offered; null if all are. */
export function deadEndAmong(packages: Packages, open: ReadonlySet<string>): DeadEnd | null {
  for (const of of neverOffered(packages, open)) {
    const leaving = needsOf(packages, of).find((other) => isLeaving(packages, other));
    if (leaving === undefined) continue;
    return {
      of,
      says: `Package "${of}" depends on "${leaving}", which is to be uninstalled (uninstall.apply), so the operator never runs it where it is not complete.`,
      fix: `Remove "${leaving}" from spec.packages.${of}.dependsOn, or set uninstall.apply of "${leaving}" to false.`,
    };
  }
  const cycle = cycleAmong(packages, open);
  if (cycle === null) return null;
  const [first = '', second = first] = cycle;
  const path = [...cycle, first].map((name) => `"${name}"`).join(' -> ');
  return {
    of: first,
    says: `Packages depend on each other in a cycle (dependsOn: ${path}), so the operator never runs them.`,
    fix: `Break the cycle ${path}: remove "${second}" from spec.packages.${first}.dependsOn${cycle.length > 1 ? ', or another one of them' : ''}.`,
  };
}

/** A dependency cycle, in the order of the dependencies; null if there is none. */
export function cycleAmong(packages: Packages, open: ReadonlySet<string>): readonly string[] | null {
  const left = neverOffered(packages, open);
  const path: string[] = [];
  // Each that is left waits for another one that is left, or for one that is to be uninstalled.
  for (let [at] = left; at !== undefined; at = needsOf(packages, at).find((name) => left.has(name))) {
    const from = path.indexOf(at);
    if (from >= 0) return path.slice(from);
    path.push(at);
  }
  return null;
}

function needsOf(packages: Packages, name: string): readonly string[] {
  return packages.get(name)?.dependsOn ?? [];
}

function isLeaving(packages: Packages, name: string): boolean {
  return packages.get(name)?.uninstall === 'applied';
}
