import { isSameJson } from '../../../manifest/values/canonical.js';
import { listing } from '../../../manifest/words/listing.js';
import type { Manifest } from '../../../manifest/manifest.js';
import { verb } from '../../../manifest/words/plural.js';
import type { Problem } from '../../../manifest/problem.js';
import { visible } from '../../../manifest/words/visible.js';
import type { ResolveInput, Written } from '../../system.js';
import { apiOf } from './apis.js';

/**
 * Objects of Karpenter that are not planned: Provisioners, and NodePools of an API before v1beta1. Those that the change makes, edits
 * or takes away are errors; those that it leaves as they are share one notice.
 */
export function strangersOf({ objects }: ResolveInput): Problem[] {
  const isStranger = (manifest: Manifest): boolean => apiOf(manifest) === null;
  const written = objects.written.filter(({ own }) => isStranger(own));
  const isLeft = ({ own, base }: Written): boolean =>
    base !== null && isStranger(base) && isSameJson(base.object, own.object);
  return [
    ...written.filter((one) => !isLeft(one)).map(({ own }) => notServed(own)),
    ...objects.removed.filter(({ base }) => isStranger(base)).map(({ base }) => gone(base)),
    ...leftAsTheyAre(written.filter(isLeft).map(({ own }) => own)),
  ];
}

function titleOf({ kind, name }: Manifest): string {
  return `${kind}/${visible(name)}`;
}

function notServed(manifest: Manifest): Problem {
  const message =
    manifest.kind === 'Provisioner'
      ? `${titleOf(manifest)}: NodePools took the place of Provisioners in Karpenter 0.32, and it was not judged. Move it to a NodePool.`
      : `${titleOf(manifest)} is of ${visible(manifest.apiVersion)}, which is not known here, and it was not judged. Write karpenter.sh/v1.`;
  return problem('error', message, manifest);
}

function gone(manifest: Manifest): Problem {
  const message = `${titleOf(manifest)} of ${visible(manifest.apiVersion)} is gone from the files, and what that does to its nodes was not judged: a Karpenter that knows it drains them. Look at what the cluster has, and delete it by itself.`;
  return problem('error', message, manifest);
}

function leftAsTheyAre(manifests: readonly Manifest[]): Problem[] {
  const [first] = manifests;
  if (!first) return [];
  const count = manifests.length;
  const message = `${listing(manifests.map(titleOf))} ${verb(count, 'is', 'are')} of a version that is not planned (${visible(first.apiVersion)}) and not judged; the change leaves ${verb(count, 'it', 'them')} as ${verb(count, 'it is', 'they are')}.`;
  return [{ ...problem('warning', message, first), isStanding: true }];
}

function problem(severity: Problem['severity'], message: string, { place }: Manifest): Problem {
  return { severity, code: 'unsupported-version', message, place, picture: null };
}
