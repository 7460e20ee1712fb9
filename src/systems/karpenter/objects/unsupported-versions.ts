import { isSameJson } from '../../../manifest/canonical.js';
import type { Manifest } from '../../../manifest/manifest.js';
import { errorAt, type Problem, warningAt } from '../../../manifest/problem.js';
import { code, list, name, text, verbFor } from '../../../text/text.js';
import type { ResolveInput } from '../../system.js';

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
  const left: Manifest[] = [];
  const errors = [...objects.written, ...objects.removed].flatMap(({ own, base }) => {
    const old = [own, base].find((one) => one && !isPlannedPool(one));
    if (!old) return [];
    if (own && base && isSameJson(own.object, base.object)) {
      left.push(own);
      return [];
    }
    const message = text`${titleOf(old)} was not evaluated, nor what the change does to its nodes: ${code(old.apiVersion)} is not supported. Write a NodePool of ${code('karpenter.sh/v1')}, and review the move by itself.`;
    return [errorAt((own ?? old).place, CODE, message)];
  });
  const [first] = left;
  if (!first) return errors;
  const n = left.length;
  const message = text`${list(left.map(titleOf))} ${verbFor(n, 'is', 'are')} of an unsupported version (${code(first.apiVersion)}) and not evaluated; the change does not touch ${verbFor(n, 'it', 'them')}.`;
  return [...errors, { ...warningAt(first.place, CODE, message), isStanding: true }];
}

function titleOf({ kind, name: own }: Manifest) {
  return name('policy', `${kind}/${own}`);
}
