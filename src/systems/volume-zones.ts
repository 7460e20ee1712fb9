import { fieldAt, itemsIn, textIn } from '../manifest/fields.js';
import { type Json, type Manifest, namespaceOf } from '../manifest/manifest.js';
import { ofKind } from '../manifest/lookup/of-kind.js';
import { rememberedOfBoth } from '../manifest/lookup/remembered.js';

/**
 * Which volumes claims are bound to, and where those can be reached from: a required node affinity, most of them for one zone.
 * The scheduler asks it of every pod, and so does Karpenter of those that it simulates. Source: kubernetes, scheduler,
 * plugins/volumebinding; kubernetes-sigs/karpenter 2266468, provisioning/scheduling/volumetopology.go; aws/karpenter-provider-aws#8914.
 */
export class VolumeZones {
  /** By namespace and name of the claim. */
  private readonly terms: ReadonlyMap<string, readonly Json[]>;

  constructor(objects: readonly Manifest[]) {
    this.terms = new Map(
      ofKind(objects, 'PersistentVolume').flatMap((one): [string, readonly Json[]][] => {
        if (one.apiVersion !== 'v1') return [];
        const claim = fieldAt(one.object, 'spec', 'claimRef');
        const terms = itemsIn(fieldAt(one.object, 'spec', 'nodeAffinity', 'required'), 'nodeSelectorTerms');
        const name = textIn(claim, 'name');
        const key = JSON.stringify([textIn(claim, 'namespace') ?? 'default', name]);
        return name === null || terms.length === 0 ? [] : [[key, terms]];
      }),
    );
  }

  /** The node selector terms of each volume of a pod that has any; one of them has to fit, for each volume. */
  of(pod: Manifest): (readonly Json[])[] {
    return itemsIn(pod.object['spec'], 'volumes').flatMap((volume) => {
      const claim = textIn(fieldAt(volume, 'persistentVolumeClaim'), 'claimName');
      const terms = claim === null ? undefined : this.ofClaim(namespaceOf(pod), claim);
      return terms === undefined ? [] : [terms];
    });
  }

  /** Those of the volume that a claim is bound to; undefined where none is known, or it can be reached from everywhere. */
  ofClaim(namespace: string, claim: string): readonly Json[] | undefined {
    return this.terms.get(JSON.stringify([namespace, claim]));
  }
}

const NONE: readonly Manifest[] = [];
const among = rememberedOfBoth(
  (files: readonly Manifest[], live: readonly Manifest[]) =>
    new VolumeZones([files, live].flatMap((list) => ofKind(list, 'PersistentVolume'))),
);

/** The volumes of one side and of the cluster, read once for all workloads. */
export function volumeZones({
  neighbours = NONE,
  snapshot,
}: {
  readonly neighbours?: readonly Manifest[];
  readonly snapshot: { readonly objects: readonly Manifest[] };
}): VolumeZones {
  return among(neighbours, snapshot.objects);
}
