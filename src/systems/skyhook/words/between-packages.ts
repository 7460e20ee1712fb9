import { type Problem, warningAt } from '../../../manifest/problem.js';
import { visible } from '../../../manifest/words/visible.js';
import type { SkyhookObject } from '../objects/objects.js';
import type { SkyhookSpec } from '../objects/stored.js';
import type { Switches } from '../versions.js';

/**
 * Before 0.15 a node reads `waiting` between two of its packages, so that its batch looks finished and the next nodes are picked: a
 * batch of one may have many nodes in work. When that happens is a question of when the operator looks, which no plan knows. Source:
 * NVIDIA/nodewright issue 183, fixed by b0345407.
 */
export function betweenPackages(
  mains: readonly SkyhookObject<SkyhookSpec>[],
  { stickyMembers }: Switches,
): Problem[] {
  if (stickyMembers !== 'none') return [];
  return mains.flatMap(({ manifest, spec }): Problem[] => {
    if (!spec || spec.packages.size < 2 || spec.paused || spec.disabled) return [];
    const message =
      `${visible(manifest.kind)}/${visible(manifest.name)} has ${spec.packages.size} packages: operators before 0.15 pick new nodes between two packages of a node, ` +
      'so more nodes than a batch has may be in work at once, and "one by one" may take all of them in parallel. The plan shows the batches without that; 0.15 keeps to them.';
    return [{ ...warningAt(manifest.place, 'between-packages', message), isOfTargets: true }];
  });
}
