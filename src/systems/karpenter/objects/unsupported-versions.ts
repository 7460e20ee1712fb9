import { isSameJson } from '../../../manifest/canonical.js';
import { listing, titleOf, visible } from '../../../manifest/visible.js';
import type { Manifest } from '../../../manifest/manifest.js';
import { verb } from '../../../text/plural.js';
import { errorAt, type Problem, warningAt } from '../../../manifest/problem.js';
import type { ResolveInput, Written } from '../../system.js';
import { isPlannedPool } from './apis.js';

const CODE = 'unsupported-version';

/**
 * Objects of Karpenter that are not planned: Provisioners, and NodePools of an API before v1. An error for each that the change adds, edits,
 * moves to v1 or removes; one warning for all that it leaves as they are.
 */
export function unsupportedVersions({ objects }: ResolveInput): Problem[] {
  const written = objects.written.filter(({ own }) => !isPlannedPool(own));
  const isLeft = ({ own, base }: Written): boolean => base !== null && isSameJson(base.object, own.object);
  return [
    ...written.filter((one) => !isLeft(one)).map(({ own }) => unsupported(own)),
    ...objects.written.flatMap(({ own, base }) =>
      base && isPlannedPool(own) && !isPlannedPool(base) ? [moved(own, base)] : [],
    ),
    ...objects.removed.filter(({ base }) => !isPlannedPool(base)).map(({ base }) => removed(base)),
    ...leftAsTheyAre(written.filter(isLeft).map(({ own }) => own)),
  ];
}

function unsupported(manifest: Manifest): Problem {
  const message =
    manifest.kind === 'Provisioner'
      ? `${titleOf(manifest)}: NodePools replaced Provisioners in Karpenter 0.32. It was not evaluated. Write a NodePool.`
      : `${titleOf(manifest)} is of ${visible(manifest.apiVersion)}, which is not supported. It was not evaluated. Write karpenter.sh/v1.`;
  return errorAt(manifest.place, CODE, message);
}

function moved(own: Manifest, base: Manifest): Problem {
  return errorAt(
    own.place,
    CODE,
    `${titleOf(own)} moves from ${visible(base.apiVersion)}, which is not supported, to ${visible(own.apiVersion)}. Its nodes were not compared with those of the old version. Review the move by itself.`,
  );
}

function removed(manifest: Manifest): Problem {
  const message = `${titleOf(manifest)} of ${visible(manifest.apiVersion)} is removed. That version is not supported, and what the removal does to its nodes was not evaluated: a Karpenter that serves it drains them. Review the removal by itself.`;
  return errorAt(manifest.place, CODE, message);
}

function leftAsTheyAre(manifests: readonly Manifest[]): Problem[] {
  const [first] = manifests;
  if (!first) return [];
  const count = manifests.length;
  const message = `${listing(manifests.map(titleOf))} ${verb(count, 'is', 'are')} of an unsupported version (${visible(first.apiVersion)}) and not evaluated; the change leaves ${verb(count, 'it', 'them')} as ${verb(count, 'it is', 'they are')}.`;
  return [{ ...warningAt(first.place, CODE, message), isStanding: true }];
}
