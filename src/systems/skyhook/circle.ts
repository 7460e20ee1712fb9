import type { Manifest } from '../../manifest/manifest.js';
import type { ResolvedGroup } from '../system.js';
import type { Packages } from './packages.js';

/**
 * The packages among `open`, those that are not complete on a node, that the operator never offers to it: those of a circle, and
 * all that wait for one. Admission lets circles through. Source: NVIDIA/nodewright, internal/graph dependency_graph.go Next: a
 * package is offered when all it depends on is complete.
 */
export function neverOffered(packages: Packages, open: ReadonlySet<string>): ReadonlySet<string> {
  const left = new Set(open);
  const isOffered = (name: string): boolean =>
    (packages.get(name)?.dependsOn ?? []).every((other) => !left.has(other));
  for (let before = -1; before !== left.size;) {
    before = left.size;
    for (const name of left) if (isOffered(name)) left.delete(name);
  }
  return left;
}

/** A circle of packages that depend on each other, in the order in which they do; null where there is none. */
export function circleAmong(packages: Packages, open: ReadonlySet<string>): readonly string[] | null {
  const left = neverOffered(packages, open);
  const path: string[] = [];
  // Each that is left waits for another one that is left, so the way comes back to itself.
  for (let [at] = left; at !== undefined; at = packages.get(at)?.dependsOn.find((name) => left.has(name))) {
    const from = path.indexOf(at);
    if (from >= 0) return path.slice(from);
    path.push(at);
  }
  return null;
}

/** What a circle of packages does to nodes that do not have them yet, and what breaks it; nothing where there is none. */
export function deadEndOf(packages: Packages, manifest: Manifest): Pick<ResolvedGroup, 'deadEnd'> {
  const circle = circleAmong(packages, new Set(packages.keys()));
  if (circle === null) return {};
  const place = manifest.placeOf(['spec', 'packages', circle[0] ?? '', 'dependsOn']);
  return { deadEnd: { ...circleWords(circle), place } };
}

export function circleWords(circle: readonly string[]): { readonly says: string; readonly fix: string } {
  const [first = '', second = first] = circle;
  const way = [...circle, first].map((name) => `"${name}"`).join(' -> ');
  return {
    says:
      circle.length === 1
        ? `Package "${first}" depends on itself (dependsOn), so the operator never runs it.`
        : `Packages depend on each other in a circle (dependsOn: ${way}), so the operator never runs them.`,
    fix: `Break the circle ${way}: take "${second}" out of spec.packages.${first}.dependsOn${circle.length > 1 ? ', or another one of them' : ''}.`,
  };
}
