import { objectIn, fieldAt } from '../../../manifest/fields.js';
import { listing } from '../../../manifest/words/listing.js';
import type { Manifest } from '../../../manifest/manifest.js';
import { visible } from '../../../manifest/words/visible.js';
import { isNodeClass } from '../../../manifest/cluster-scoped.js';
import type { ResolveInput, Unshown } from '../../system.js';

/**
 * v1 has the settings of the kubelet in the node class. A pool that is moved there without them makes nodes with the defaults: other
 * `maxPods`, other reserves. Source: aws/karpenter-provider-aws v1.0, upgrading/v1-migration; #6792.
 */
export function leftKubelet(
  manifest: Manifest,
  base: Manifest | null,
  { neighbours = [], snapshot }: Pick<ResolveInput, 'neighbours' | 'snapshot'>,
): Unshown | null {
  const settings = Object.keys(objectIn(fieldAt(base?.object['spec'], 'template', 'spec'), 'kubelet') ?? {});
  if (!base || base.apiVersion === manifest.apiVersion || settings.length === 0) return null;
  if (fieldAt(manifest.object['spec'], 'template', 'spec', 'kubelet') !== undefined) return null;
  const name = fieldAt(manifest.object['spec'], 'template', 'spec', 'nodeClassRef', 'name');
  const isKept = [...neighbours, ...snapshot.objects].some(
    (one) =>
      isNodeClass(one.kind) && one.name === name && fieldAt(one.object['spec'], 'kubelet') !== undefined,
  );
  if (isKept) return null;
  return {
    subject: 'left-kubelet',
    says: `its settings of the kubelet (${listing(settings.map((one) => visible(one)))}) are gone with this version of the API, and no node class of that name has any: each node that it makes from now on has the defaults.`,
    fix: 'Write them as spec.kubelet of its EC2NodeClass, in the same change.',
    place: manifest.placeOf(['spec', 'template', 'spec']),
  };
}
