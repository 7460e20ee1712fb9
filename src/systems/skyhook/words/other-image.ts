import { objectIn, textIn } from '../../../manifest/fields.js';
import type { JsonObject, Manifest } from '../../../manifest/manifest.js';
import { visible } from '../../../manifest/words/visible.js';
import type { Unshown } from '../../system.js';

/**
 * Packages whose image is another one at the same version: no node that is complete runs it, and each that joins or is rolled for
 * another reason does, so nodes of one version differ and no batch of the change shows the new image. The same image from another registry
 * is none. Source: NVIDIA/nodewright, skyhook_types.go IsPackageComplete, which compares name, version and stage.
 */
export function otherImages(manifest: Manifest, after: JsonObject, before: JsonObject | null): Unshown[] {
  const packages = Object.keys(objectIn(after, 'packages') ?? {});
  return packages.flatMap((name) => {
    const [is, was] = [after, before].map((side) => objectIn(side?.['packages'], name));
    if (!is || !was || textIn(is, 'version') !== textIn(was, 'version') || imageOf(is) === imageOf(was))
      return [];
    return {
      subject: `image ${name}`,
      says: `"${visible(name)}" has another image at version ${visible(textIn(is, 'version') ?? '')} (${visible(textIn(is, 'image') ?? '')}, was ${visible(textIn(was, 'image') ?? '')}): nodes that are complete keep the old one, and those that join or are rolled for another reason get the new one, which no batch of this change tries.`,
      fix: `Keep image: ${visible(textIn(was, 'image') ?? '')} at this version: another image comes with another version, whose rollout is planned then.`,
      place: manifest.placeOf(['spec', 'packages', name, 'image']),
    };
  });
}

/** Without the registry that it comes from, and with the digest that it must have. */
function imageOf(written: ReturnType<typeof objectIn>): string {
  const image = textIn(written, 'image') ?? '';
  const [registry = '', ...path] = image.split('/');
  const isRegistry = path.length > 0 && (/[.:]/.test(registry) || registry === 'localhost');
  return `${isRegistry ? path.join('/') : image} ${textIn(written, 'containerSHA') ?? ''}`;
}
