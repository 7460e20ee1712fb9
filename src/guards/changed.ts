import { canonicalJson } from '../manifest/canonical.js';
import { byIdentity, identityOf } from '../manifest/identity.js';
import type { Manifest } from '../manifest/manifest.js';

/** Objects that are added or differ in what `contentOf` gives, and removed ones. */
export function changedObjects(
  before: readonly Manifest[],
  after: readonly Manifest[],
  contentOf: (one: Manifest) => string = ({ object }) => canonicalJson(object),
): readonly Manifest[] {
  const [was, is] = [byIdentity(before), byIdentity(after)];
  return [
    ...after.filter((one) => {
      const earlier = was.get(identityOf(one));
      return earlier === undefined || contentOf(earlier) !== contentOf(one);
    }),
    ...before.filter((one) => !is.has(identityOf(one))),
  ];
}
