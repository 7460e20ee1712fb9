import type { Manifest } from '../../../manifest/manifest.js';
import { counted } from '../../../manifest/words/plural.js';
import type { Unshown } from '../../system.js';
import type { Assigned } from '../controller/assignment.js';
import { freshBatches } from '../simulation/fresh.js';
import type { SkyhookSpec } from '../objects/stored.js';
import type { Switches } from '../versions.js';

/**
 * `serial: true` read as one node at a time, where it is one package at a time on each node. Source: NVIDIA/nodewright
 * docs/user-guide/custom-resource.md and release notes of operator 0.20.0.
 */
export function serialOf(
  manifest: Manifest,
  spec: SkyhookSpec,
  compartments: readonly Assigned[] | null,
  switches: Switches,
): Unshown | null {
  if (!spec.serial || switches.serial === 'one-node') return null;
  const sizes = (compartments ?? []).flatMap(({ limits, nodes }) =>
    freshBatches(limits, nodes.length, switches),
  );
  const most = Math.max(0, ...sizes);
  if (most < 2) return null;
  return {
    subject: 'serial',
    says: `serial: true does not take one node at a time: it runs one package at a time on each node, and the ${counted(most, 'node')} of a batch still go together.`,
    fix:
      spec.deploymentPolicy === ''
        ? 'For one node at a time write interruptionBudget: { count: 1 }.'
        : 'For one node at a time write a fixed strategy with initialBatch: 1 in its policy.',
    place: manifest.placeOf(['spec', 'serial']),
  };
}
