import { identityOf } from '../manifest/duplicates.js';
import type { Manifest } from '../manifest/manifest.js';
import type { Snapshot } from '../snapshot/snapshot.js';
import { SYSTEMS } from '../systems/index.js';

/** Tells the manifests that are not planned here, because they are only copied from here to other clusters. */
export type IsCopied = (manifest: Manifest) => boolean;

/**
 * What was a template before the change stays one on both sides. What the change itself makes one stays planned as well where it was
 * there before, so that nothing is taken out of sight by selecting it; and so does whatever the snapshot shows at work here.
 */
export function copiedElsewhere(
  base: readonly Manifest[] | null,
  head: readonly Manifest[],
  snapshot: Snapshot,
): IsCopied {
  const known = new Set((base ?? []).map(identityOf));
  const copied = [
    ...copiesOf(base ?? [], snapshot),
    ...copiesOf(head, snapshot).filter((manifest) => !known.has(identityOf(manifest))),
  ].filter((manifest) => !isAtWork(manifest, snapshot));
  const identities = new Set(copied.map(identityOf));
  return (manifest) => identities.size > 0 && identities.has(identityOf(manifest));
}

function copiesOf(manifests: readonly Manifest[], snapshot: Snapshot): readonly Manifest[] {
  return SYSTEMS.flatMap((system) => system.copies?.(manifests, snapshot) ?? []);
}

/** Of a kind that nobody plans there is nothing to take out of the plan. */
function isAtWork(manifest: Manifest, snapshot: Snapshot): boolean {
  const system = SYSTEMS.find((one) => one.claims(manifest.apiVersion, manifest.kind));
  return system === undefined || (system.isAtWork?.(manifest, snapshot) ?? snapshot.nodes.length > 0);
}
