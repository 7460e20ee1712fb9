import { groupedBy } from '../../../../manifest/lookup/grouped.js';
import { type Manifest, namespaceOf } from '../../../../manifest/manifest.js';
import type { Snapshot } from '../../../../snapshot/snapshot.js';
import { ownerOf } from '../disruption.js';
import { objectOf } from '../../admission/defaults.js';

/** The live objects of a snapshot by their owners. */
export class LiveCluster {
  private readonly byOwner: ReadonlyMap<string, readonly Manifest[]>;

  constructor(readonly snapshot: Snapshot) {
    this.byOwner = groupedBy(snapshot.objects, (manifest) => {
      const owner = ownerOf(objectOf(manifest.object, 'metadata'));
      return owner ? keyOf(manifest.kind, owner.kind, namespaceOf(manifest), owner.name) : undefined;
    });
  }

  /** Objects of a kind that another one controls, in order of the snapshot. */
  ownedBy(owner: Manifest, kind: string): readonly Manifest[] {
    return this.byOwner.get(keyOf(kind, owner.kind, namespaceOf(owner), owner.name)) ?? [];
  }
}

function keyOf(kind: string, ownerKind: string, namespace: string, name: string): string {
  return JSON.stringify([kind, ownerKind, namespace, name]);
}
