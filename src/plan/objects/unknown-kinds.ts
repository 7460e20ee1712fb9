import { isSameJson } from '../../manifest/canonical.js';
import { identityOf } from '../../manifest/identity.js';
import { groupedBy } from '../../manifest/lookup.js';
import type { Manifest } from '../../manifest/manifest.js';
import { errorAt, type Problem } from '../../manifest/problem.js';
import { titleOf, visible } from '../../manifest/visible.js';
import { code, list, name, type Text, text } from '../../text/text.js';
import { groupsOfKind, isPlanned, PLANNED_KINDS, slipOf } from './planned-kinds.js';

/** Reports objects whose kind or API group looks like a planned one. An object that the base holds alike is a warning. */
export function unknownKinds(
  manifests: readonly Manifest[],
  before: readonly Manifest[] | null = null,
): Problem[] {
  const old = groupedBy(before ?? [], identityOf);
  return manifests.flatMap((manifest) => {
    const problem = problemOf(manifest);
    if (problem === null) return [];
    const isOld = old.get(identityOf(manifest))?.some((one) => isSameJson(one.object, manifest.object));
    return [isOld ? { ...problem, severity: 'warning' } : problem];
  });
}

function problemOf(manifest: Manifest): Problem | null {
  if (isPlanned(manifest)) return null;
  const { place } = manifest;
  const [api, kind] = [code(visible(manifest.apiVersion)), code(visible(manifest.kind))];
  const problem = (id: 'unknown-kind' | 'unknown-group' | 'other-group', says: Text): Problem =>
    errorAt(place, id, text`${name('object', titleOf(manifest))} was not evaluated: ${says}`);
  const excluded = code(visible(`!${place.file}`));
  const slip = slipOf(manifest);
  if (slip?.of === 'group')
    return problem(
      'unknown-group',
      text`${api} is not an API group of a planned kind. Write ${code(slip.meant)}.`,
    );
  if (slip)
    return problem(
      'unknown-kind',
      slip.meant === null
        ? text`kind ${kind} of ${api} is not known. Correct the kind, or exclude the file (${excluded}).`
        : text`${api} has no kind ${kind}. Write ${code(slip.meant)}.`,
    );
  if (!PLANNED_KINDS.includes(manifest.kind)) return null;
  // A kind of the same name may be another project's, or a later group of a planned one.
  const groups = groupsOfKind(manifest.kind);
  const known = list((groups.length > 0 ? groups : ['karpenter.sh']).map(code));
  return problem(
    'other-group',
    text`it is of ${api}, and ${kind} is planned as a kind of ${known}. Correct the API group, or exclude the file (${excluded}).`,
  );
}
