import { listing } from '../../../manifest/listing.js';
import type { Manifest } from '../../../manifest/manifest.js';
import { verb } from '../../../manifest/plural.js';
import { visible } from '../../../manifest/visible.js';
import type { ChangeEffect, Unshown } from '../../system.js';
import type { NodePool, PoolTaint } from '../objects/nodepool.js';

interface Edited {
  readonly manifest: Manifest;
  readonly pool: NodePool;
  /** Null for a pool that is new. */
  readonly before: NodePool | null;
  readonly effect: ChangeEffect;
}

/**
 * A node is Initialized when its startup taints are gone, and Karpenter takes none of them off; an old node goes only when the one in its
 * place is Initialized. A drift to nodes that somebody forgets stalls after the first. Source: kubernetes-sigs/karpenter 2266468,
 * nodeclaim/lifecycle/initialization.go and disruption/queue.go; kubernetes-sigs/karpenter#1479 and #2187.
 */
export function startupTaintsAdded({ manifest, pool, before, effect }: Edited): Unshown[] {
  if ((effect.replaces ?? 0) === 0 || before === null) return [];
  const known = new Set((before.template.startupTaints ?? []).map(taintText));
  const added = (pool.template.startupTaints ?? []).map(taintText).filter((taint) => !known.has(taint));
  if (added.length === 0) return [];
  const { length } = added;
  return [
    {
      subject: 'startup-taints',
      says:
        `each node that it makes begins with the startup ${verb(length, 'taint', 'taints')} ${listing(added)}, and is initialized only when somebody has taken ${verb(length, 'it', 'them')} off, which Karpenter never does. ` +
        'The numbers take it that somebody does: else the drift stalls after the first nodes, and their replacements take no pods.',
      fix: `Make sure that an agent on every node of the pool tolerates ${verb(length, 'it', 'them')} and takes ${verb(length, 'it', 'them')} off, or leave startupTaints as they were.`,
      place: manifest.placeOf(['spec', 'template', 'spec', 'startupTaints']),
      grade: 'info',
      ofRollout: true,
    },
  ];
}

function taintText({ key, value, effect }: PoolTaint): string {
  return visible(`${key}${value === '' ? '' : `=${value}`}:${effect}`);
}
