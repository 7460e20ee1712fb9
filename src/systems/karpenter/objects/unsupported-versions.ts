import { isSameJson } from '../../../manifest/canonical.js';
import type { Manifest } from '../../../manifest/manifest.js';
import { errorAt, type Problem, warningAt } from '../../../manifest/problem.js';
import { code, list, name, type Text, text, verbFor } from '../../../text/text.js';
import type { ResolveInput, Written } from '../../system.js';

const CODE = 'unsupported-version';

/** True for a NodePool of the version of the API that is planned. */
export function isPlannedPool({ apiVersion, kind }: Manifest): boolean {
  return kind === 'NodePool' && apiVersion === 'karpenter.sh/v1';
}

/**
 * Objects of Karpenter that are not planned: Provisioners, and NodePools of an API before v1. An error for each that the change adds, edits,
 * moves to v1 or removes; one warning for all that it leaves as they are.
 */
export function unsupportedVersions({ objects }: ResolveInput): Problem[] {
  const written = objects.written.filter(({ own }) => !isPlannedPool(own));
  const isLeft = ({ own, base }: Written): boolean => base !== null && isSameJson(base.object, own.object);
  return [
    ...written
      .filter((one) => !isLeft(one))
      .map(({ own }) => errorAt(own.place, CODE, text`${titleOf(own)} was not evaluated: ${whyText(own)}`)),
    ...objects.written.flatMap(({ own, base }) =>
      base && isPlannedPool(own) && !isPlannedPool(base)
        ? errorAt(
            own.place,
            CODE,
            text`${titleOf(own)} moves from ${code(base.apiVersion)}, which is not supported, to ${code(own.apiVersion)}. Its nodes were not compared with those of the old version. Review the move by itself.`,
          )
        : [],
    ),
    ...objects.removed
      .filter(({ base }) => !isPlannedPool(base))
      .map(({ base }) =>
        errorAt(
          base.place,
          CODE,
          text`${titleOf(base)} of ${code(base.apiVersion)} is removed. That version is not supported, and what the removal does to its nodes was not evaluated: a Karpenter that serves it drains them. Review the removal by itself.`,
        ),
      ),
    ...leftAsTheyAre(written.filter(isLeft).map(({ own }) => own)),
  ];
}

function whyText({ kind, apiVersion }: Manifest): Text {
  return kind === 'Provisioner'
    ? text`NodePools replaced Provisioners in Karpenter 0.32. Write a NodePool.`
    : text`${code(apiVersion)} is not supported. Write ${code('karpenter.sh/v1')}.`;
}

function leftAsTheyAre(manifests: readonly Manifest[]): Problem[] {
  const [first] = manifests;
  if (!first) return [];
  const n = manifests.length;
  const message = text`${list(manifests.map(titleOf))} ${verbFor(n, 'is', 'are')} of an unsupported version (${code(first.apiVersion)}) and not evaluated; the change does not touch ${verbFor(n, 'it', 'them')}.`;
  return [{ ...warningAt(first.place, CODE, message), isStanding: true }];
}

function titleOf({ kind, name: own }: Manifest): Text {
  return name('policy', `${kind}/${own}`);
}
