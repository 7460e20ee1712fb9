import { fieldAt } from '../../../manifest/fields.js';
import { few, listing } from '../../../manifest/listing.js';
import type { Manifest } from '../../../manifest/manifest.js';
import { verb } from '../../../manifest/plural.js';
import { visible } from '../../../manifest/visible.js';
import type { ChangeEffect, ResolveInput, Unshown } from '../../system.js';
import type { NodePool, PoolTaint } from '../objects/nodepool.js';

interface Edited {
  readonly manifest: Manifest;
  readonly pool: NodePool;
  /** Null for a pool that is new. */
  readonly before: NodePool | null;
  readonly effect: ChangeEffect;
}

/** What else there is, in the files and in the cluster: others take startup taints off. */
type Around = Pick<ResolveInput, 'neighbours' | 'snapshot'>;

/** The taint of NodeWright, under either of its names, as long as nobody has configured another one. */
const RUNTIME_REQUIRED = /^(?:nodewright|skyhook)\.nvidia\.com=runtime-required:/;

/**
 * A node is Initialized when its startup taints are gone, and Karpenter takes none of them off; an old node goes only when the one in its
 * place is Initialized. A drift to nodes that somebody forgets stalls after the first. Source: kubernetes-sigs/karpenter 2266468,
 * nodeclaim/lifecycle/initialization.go and disruption/queue.go; kubernetes-sigs/karpenter#1479 and #2187.
 */
export function startupTaintsAdded(edited: Edited, around: Around): Unshown[] {
  const { pool, before, effect, manifest } = edited;
  if ((effect.replaces ?? 0) === 0 || before === null) return [];
  const known = new Set((before.template.startupTaints ?? []).map(taintText));
  const added = (pool.template.startupTaints ?? []).map(taintText).filter((taint) => !known.has(taint));
  const held = heldByNodeWright(manifest, added, around);
  const others = held.length === 0 ? added : added.filter((taint) => !RUNTIME_REQUIRED.test(taint));
  return others.length === 0 ? held : [...held, takenOffBySomebody(manifest, others)];
}

function takenOffBySomebody(manifest: Manifest, taints: readonly string[]): Unshown {
  const { length } = taints;
  return {
    subject: 'startup-taints',
    says:
      `each node that it makes begins with the startup ${verb(length, 'taint', 'taints')} ${listing(taints)}, and is initialized only when somebody has taken ${verb(length, 'it', 'them')} off, which Karpenter never does. ` +
      'The numbers take it that somebody does: else the drift stalls after the first nodes, and their replacements take no pods.',
    fix: `Make sure that an agent on every node of the pool tolerates ${verb(length, 'it', 'them')} and takes ${verb(length, 'it', 'them')} off, or leave startupTaints as they were.`,
    place: manifest.placeOf(['spec', 'template', 'spec', 'startupTaints']),
    grade: 'info',
    ofRollout: true,
  };
}

/**
 * The operator of NodeWright takes its taint off where every object with `runtimeRequired` that targets the node is complete, and an
 * object without it does not tolerate the taint. Source: NVIDIA/nodewright v0.15.0, skyhook_controller.go HandleRuntimeRequired;
 * cluster_state_v2.go CheckTaintToleration.
 */
function heldByNodeWright(
  manifest: Manifest,
  added: readonly string[],
  { neighbours = [], snapshot }: Around,
): Unshown[] {
  const taint = added.find((text) => RUNTIME_REQUIRED.test(text));
  const written = neighbours.filter(isOfNodeWright);
  const isWritten = (live: Manifest): boolean =>
    written.some(({ kind, name }) => kind === live.kind && name === live.name);
  const objects = [
    ...written,
    ...snapshot.objects.filter((live) => isOfNodeWright(live) && !isWritten(live)),
  ];
  if (
    taint === undefined ||
    objects.some(({ object }) => fieldAt(object, 'spec', 'runtimeRequired') === true)
  )
    return [];
  const names = [...new Set(objects.map(({ kind, name }) => `${kind}/${visible(name)}`))];
  const blocked =
    names.length === 0
      ? ''
      : ` ${few(names)} ${verb(names.length, 'does', 'do')} not tolerate it, and ${verb(names.length, 'is', 'are')} blocked on these nodes as well.`;
  return [
    {
      subject: 'runtime-required',
      says: `each node that it makes begins with ${taint}, which NodeWright takes off where an object with runtimeRequired: true is complete, and there is none in these files or in the snapshot: no such node is ever initialized, and the drift stalls after the first.${blocked}`,
      fix: 'Set runtimeRequired: true in the NodeWright that prepares these nodes, or leave the taint out.',
      place: manifest.placeOf(['spec', 'template', 'spec', 'startupTaints']),
      ofRollout: true,
    },
  ];
}

function isOfNodeWright({ apiVersion, kind }: Manifest): boolean {
  return /^(?:NodeWright|Skyhook)$/.test(kind) && /^(?:nodewright|skyhook)\.nvidia\.com\//.test(apiVersion);
}

function taintText({ key, value, effect }: PoolTaint): string {
  return visible(`${key}${value === '' ? '' : `=${value}`}:${effect}`);
}
