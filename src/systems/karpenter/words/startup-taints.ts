import { fieldAt } from '../../../manifest/fields.js';
import { few, listing } from '../../../manifest/words/listing.js';
import type { Manifest } from '../../../manifest/manifest.js';
import { verb } from '../../../manifest/words/plural.js';
import { visible } from '../../../manifest/words/visible.js';
import { type ChangeEffect, type ResolveInput, type Unshown, told } from '../../system.js';
import type { NodePool } from '../objects/nodepool.js';
import { taintText } from '../../../snapshot/toleration.js';

interface Edited {
  readonly manifest: Manifest;
  readonly pool: NodePool;
  /** Null for a pool that is new. */
  readonly before: NodePool | null;
  readonly effect: ChangeEffect;
}

/** What else there is, in the files and in the cluster: others take startup taints off. */
type Around = Pick<ResolveInput, 'neighbours' | 'neighboursBefore' | 'snapshot'>;

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
  const others = held ? added.filter((taint) => !RUNTIME_REQUIRED.test(taint)) : added;
  return told([held, others.length === 0 ? null : takenOffBySomebody(manifest, others)]);
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
function heldByNodeWright(manifest: Manifest, added: readonly string[], around: Around): Unshown | null {
  const taint = added.find((text) => RUNTIME_REQUIRED.test(text));
  const objects = nodeWrightsAfter(around);
  if (taint === undefined || objects.some(takesTaintOff)) return null;
  const names = [...new Set(objects.map(({ kind, name }) => `${kind}/${visible(name)}`))];
  const blocked =
    names.length === 0
      ? ''
      : ` ${few(names)} ${verb(names.length, 'does', 'do')} not tolerate it, and ${verb(names.length, 'is', 'are')} blocked on these nodes as well.`;
  return {
    subject: 'runtime-required',
    says: `each node that it makes begins with ${taint}, which NodeWright takes off where an object with runtimeRequired: true is complete, and there is none in these files or in the snapshot: no such node is ever initialized, and the drift stalls after the first.${blocked}`,
    fix: 'Set runtimeRequired: true in the NodeWright that prepares these nodes, or leave the taint out.',
    place: manifest.placeOf(['spec', 'template', 'spec', 'startupTaints']),
    ofRollout: true,
  };
}

/**
 * The last object that takes the taint off is gone from the files, and the pool goes on to make nodes with it. Source: NVIDIA/nodewright
 * v0.15.0, skyhook_controller.go HandleRuntimeRequired; NVIDIA/nodewright#180.
 */
export function leftTainted(
  { manifest, pool }: Pick<Edited, 'manifest' | 'pool'>,
  around: Around,
): Unshown | null {
  const { startupTaints, taints } = pool.template;
  const made = [...(startupTaints ?? []), ...(taints ?? [])].map(taintText);
  const taint = made.find((text) => RUNTIME_REQUIRED.test(text));
  const after = around.neighbours ?? [];
  const gone = (around.neighboursBefore ?? []).filter(
    (one) => isOfNodeWright(one) && takesTaintOff(one) && !after.some((other) => isNamedLike(one, other)),
  );
  if (taint === undefined || gone.length === 0 || nodeWrightsAfter(around).some(takesTaintOff)) return null;
  const names = gone.map(({ kind, name }) => `${kind}/${visible(name)}`);
  return {
    subject: 'left-tainted',
    says: `each node that it makes begins with ${taint}, and ${few(names)}, which had it taken off, ${verb(names.length, 'is', 'are')} gone from these files: new nodes keep it for ever, and take no pods that do not tolerate it.`,
    fix: 'Take the taint out of the NodePool first, or keep an object with runtimeRequired: true.',
    place: manifest.placeOf([
      'spec',
      'template',
      'spec',
      startupTaints?.some((one) => taintText(one) === taint) ? 'startupTaints' : 'taints',
    ]),
  };
}

/** Those of the files, and those of the cluster that the change neither writes nor deletes. */
function nodeWrightsAfter({ neighbours = [], neighboursBefore = [], snapshot }: Around): Manifest[] {
  const written = neighbours.filter(isOfNodeWright);
  const named = [...written, ...neighboursBefore.filter(isOfNodeWright)];
  const live = snapshot.objects.filter(isOfNodeWright);
  return [...written, ...live.filter((one) => !named.some((other) => isNamedLike(one, other)))];
}

/** One that moves to the other API group keeps its name. */
function isNamedLike(one: Manifest, other: Manifest): boolean {
  return isOfNodeWright(other) && one.name === other.name;
}

function takesTaintOff({ object }: Manifest): boolean {
  return fieldAt(object, 'spec', 'runtimeRequired') === true;
}

function isOfNodeWright({ apiVersion, kind }: Manifest): boolean {
  return /^(?:NodeWright|Skyhook)$/.test(kind) && /^(?:nodewright|skyhook)\.nvidia\.com\//.test(apiVersion);
}
