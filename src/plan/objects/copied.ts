import { identityOf } from '../../manifest/identity.js';
import type { Manifest } from '../../manifest/manifest.js';
import type { Snapshot } from '../../snapshot/snapshot.js';
import { SYSTEMS } from '../../systems/index.js';
import { kindOf } from '../../systems/kinds.js';

/** Tells the manifests that are not planned here, because they are only copied from here to other clusters. */
export type IsCopied = (manifest: Manifest) => boolean;

/**
 * A template of before the change stays one on both sides. An object that the change makes one stays planned as well where it was
 * there before, so that nothing is taken out of sight by selecting it; and so does whatever the snapshot shows at work here.
 */
export function copiedElsewhere(
  base: readonly Manifest[] | null,
  head: readonly Manifest[],
  snapshot: Snapshot,
): IsCopied {
  const known = new Set((base ?? []).map(identityOf));
  const all = [
    ...copiesOf(base ?? [], snapshot),
    ...copiesOf(head, snapshot).filter((manifest) => !known.has(identityOf(manifest))),
  ];
  if (all.length === 0) return () => false;
  const isAtWork = atWork(snapshot);
  const identities = new Set(all.filter((manifest) => !isAtWork(manifest)).map(identityOf));
  return (manifest) => identities.has(identityOf(manifest));
}

/** The manifests that are copied from here to other clusters. */
export function copiesOf(manifests: readonly Manifest[], snapshot: Snapshot): readonly Manifest[] {
  return SYSTEMS.flatMap((system) => system.copies?.(manifests, snapshot) ?? []);
}

/** A kind that is not planned has nothing to take out of the plan. */
function atWork(snapshot: Snapshot): (manifest: Manifest) => boolean {
  const systems = SYSTEMS.map((system) => ({ system, isAtWork: system.atWork?.(snapshot) }));
  return (manifest) => {
    const own = systems.find(({ system }) => kindOf(system.kinds, manifest));
    return own === undefined || (own.isAtWork?.(manifest) ?? snapshot.nodes.length > 0);
  };
}
