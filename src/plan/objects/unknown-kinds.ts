import { code, list, name, type Text, text } from '../../text/text.js';
import { errorAt, type Problem } from '../../manifest/problem.js';
import type { Manifest } from '../../manifest/manifest.js';
import { titleOf, visible } from '../../manifest/visible.js';
import {
  groupsOfKind,
  isPlanned,
  isUnknownKind,
  meantGroup,
  meantKind,
  PLANNED_KINDS,
} from './planned-kinds.js';
import { isSameObject } from './same-object.js';

/**
 * Reports objects whose kind or API group looks like a planned one. An object that the base holds alike is a warning.
 */
export function unknownKinds(
  manifests: readonly Manifest[],
  before: readonly Manifest[] | null = null,
): Problem[] {
  const problems = manifests.flatMap((manifest) =>
    problemsOf(manifest).map((problem) => ({ manifest, problem })),
  );
  const isOld = (manifest: Manifest): boolean =>
    before?.some((other) => isSameObject(manifest, other)) === true;
  return problems.map(({ manifest, problem }) =>
    isOld(manifest) ? { ...problem, severity: 'warning' } : problem,
  );
}

function problemsOf(manifest: Manifest): Problem[] {
  if (isPlanned(manifest)) return [];
  const kind = meantKind(manifest);
  if (kind !== null) return [noSuchKind(manifest, kind)];
  if (isUnknownKind(manifest)) return [unknownKind(manifest)];
  const group = meantGroup(manifest);
  if (group !== null) return [noSuchGroup(manifest, group)];
  return PLANNED_KINDS.includes(manifest.kind) ? [otherGroup(manifest)] : [];
}

function titled(manifest: Manifest): Text {
  return name('object', titleOf(manifest));
}

function noSuchKind(manifest: Manifest, meant: string): Problem {
  const message = text`${titled(manifest)} was not evaluated: ${code(visible(manifest.apiVersion))} has no kind ${code(visible(manifest.kind))}. Write ${code(meant)}.`;
  return errorAt(manifest.place, 'unknown-kind', message);
}

function unknownKind(manifest: Manifest): Problem {
  const message = text`${titled(manifest)} was not evaluated: kind ${code(visible(manifest.kind))} of ${code(visible(manifest.apiVersion))} is not known. Correct the kind, or exclude the file (${code(visible(`!${manifest.place.file}`))}).`;
  return errorAt(manifest.place, 'unknown-kind', message);
}

function noSuchGroup(manifest: Manifest, meant: string): Problem {
  const message = text`${titled(manifest)} was not evaluated: ${code(visible(manifest.apiVersion))} is not an API group of a planned kind. Write ${code(meant)}.`;
  return errorAt(manifest.place, 'unknown-group', message);
}

/** A kind of the same name may be another project's, or a later group of a planned one. */
function otherGroup(manifest: Manifest): Problem {
  const groups = groupsOfKind(manifest.kind);
  const known = list((groups.length > 0 ? groups : ['karpenter.sh']).map(code));
  const message = text`${titled(manifest)} was not evaluated: it is of ${code(visible(manifest.apiVersion))}, and ${code(visible(manifest.kind))} is planned as a kind of ${known}. Correct the API group, or exclude the file (${code(visible(`!${manifest.place.file}`))}).`;
  return errorAt(manifest.place, 'other-group', message);
}
