import type { Manifest } from '../../../manifest/manifest.js';
import type { DeadEnd as PlacedDeadEnd } from '../../system.js';
import type { Packages } from '../objects/packages.js';

/**
 * The packages among `open`, those that are not complete on a node, that the operator never offers to it: those of a circle, those
 * that depend on one that is to be uninstalled, and all that wait for one of these. Admission lets both through. An uninstall is
 * not offered, and waits for nothing. Source: NVIDIA/nodewright, internal/graph dependency_graph.go Next: a package is offered when
 * all it depends on is complete; nodewright_types.go GetComplete and IsComplete at 90d9979d: one that was uninstalled is not asked
 * for, and is not among those that are complete either.
 */
export function neverOffered(packages: Packages, open: ReadonlySet<string>): ReadonlySet<string> {
  const left = new Set([...open].filter((name) => !isLeaving(packages, name)));
  const isOffered = (name: string): boolean =>
    needsOf(packages, name).every((other) => !left.has(other) && !isLeaving(packages, other));
  for (let before = -1; before !== left.size;) {
    before = left.size;
    for (const name of left) if (isOffered(name)) left.delete(name);
  }
  return left;
}

/** Why some of `open` are never offered, for a person, with the one to change; null where all are. */
export function deadEndAmong(packages: Packages, open: ReadonlySet<string>): DeadEnd | null {
  for (const name of neverOffered(packages, open)) {
    const leaving = needsOf(packages, name).find((other) => isLeaving(packages, other));
    if (leaving !== undefined) return leavingWords(name, leaving);
  }
  const circle = circleAmong(packages, open);
  return circle && circleWords(circle);
}

interface DeadEnd {
  readonly of: string;
  /** Why, as a part of a sentence about what is never offered. */
  readonly why: string;
  readonly says: string;
  readonly fix: string;
}

function needsOf(packages: Packages, name: string): readonly string[] {
  return packages.get(name)?.dependsOn ?? [];
}

function isLeaving(packages: Packages, name: string): boolean {
  return packages.get(name)?.uninstall === 'applied';
}

/** A circle of packages that depend on each other, in the order in which they do; null where there is none. */
export function circleAmong(packages: Packages, open: ReadonlySet<string>): readonly string[] | null {
  const left = neverOffered(packages, open);
  const path: string[] = [];
  // Each that is left waits for another one that is left, so the way comes back to itself; or ends at one that is to be uninstalled.
  for (let [at] = left; at !== undefined; at = needsOf(packages, at).find((name) => left.has(name))) {
    const from = path.indexOf(at);
    if (from >= 0) return path.slice(from);
    path.push(at);
  }
  return null;
}

/** What never lets nodes that have nothing yet get complete, and what lets them; nothing where there is no such thing. */
export function deadEndOf(packages: Packages, manifest: Manifest): PlacedDeadEnd[] {
  const found = deadEndAmong(packages, new Set(packages.keys()));
  if (found === null) return [];
  const place = manifest.placeOf(['spec', 'packages', found.of, 'dependsOn']);
  return [{ says: found.says, fix: found.fix, place }];
}

function leavingWords(name: string, leaving: string): DeadEnd {
  return {
    of: name,
    why: `it depends on "${leaving}", which is to be uninstalled, and is never run while that is so`,
    says: `Package "${name}" depends on "${leaving}", which is to be uninstalled (uninstall.apply), so the operator never runs it where it is not complete.`,
    fix: `Take "${leaving}" out of spec.packages.${name}.dependsOn, or take back uninstall.apply of "${leaving}".`,
  };
}

function circleWords(circle: readonly string[]): DeadEnd {
  const [first = '', second = first] = circle;
  const way = [...circle, first].map((name) => `"${name}"`).join(' -> ');
  return {
    of: first,
    why: 'of packages that depend on each other in a circle the operator runs none',
    says:
      circle.length === 1
        ? `Package "${first}" depends on itself (dependsOn), so the operator never runs it.`
        : `Packages depend on each other in a circle (dependsOn: ${way}), so the operator never runs them.`,
    fix: `Break the circle ${way}: take "${second}" out of spec.packages.${first}.dependsOn${circle.length > 1 ? ', or another one of them' : ''}.`,
  };
}
