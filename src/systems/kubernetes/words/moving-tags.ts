import { textIn } from '../../../manifest/fields.js';
import type { Manifest } from '../../../manifest/manifest.js';
import { visible } from '../../../manifest/words/visible.js';
import type { Unshown } from '../../system.js';
import { containersOf } from '../objects/containers.js';

/**
 * A container whose image said its version before the change, and says none any more. Source: kubernetes.io, Images, "Image names" and
 * "Image pull policy": no tag is latest, and each pod that is made pulls what it means at that moment.
 */
export function movingTags(manifest: Manifest, before: Manifest): Unshown[] {
  const earlier = new Map(imagesOf(before).map(({ name, image }) => [name, image]));
  return imagesOf(manifest)
    .filter(({ name, image }) => isMoving(image) && !isMoving(earlier.get(name) ?? image))
    .map(({ name, image, index }) => ({
      subject: `moving-tag ${name}`,
      says: `the image of container ${visible(name)} says no version any more (${visible(image)}): a pod that is made later, after a drain, on a new node or by an autoscaler, gets what the tag means then, without a pull request, past the batches and with nothing to roll back to.`,
      fix: 'Write the version, or the digest, of the image.',
      place: manifest.placeOf(['spec', 'template', 'spec', 'containers', index, 'image']),
    }));
}

function imagesOf(of: Manifest): { name: string; image: string; index: number }[] {
  return containersOf(of).flatMap(({ name, index, written }) => {
    const image = textIn(written, 'image');
    return image === null ? [] : [{ name, image, index }];
  });
}

/** The colon of a registry's port comes before a slash. */
function isMoving(image: string): boolean {
  if (image.includes('@')) return false;
  const last = image.slice(image.lastIndexOf('/') + 1);
  const colon = last.indexOf(':');
  return colon < 0 || last.slice(colon + 1) === 'latest';
}
