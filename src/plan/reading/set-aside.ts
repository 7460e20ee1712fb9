import { claimedAs } from '../../systems/claimed.js';
import { errorAt, type Problem } from '../../manifest/problem.js';
import { isSameJson } from '../../manifest/values/canonical.js';
import { identityOf } from '../../manifest/duplicates.js';
import { groupedBy } from '../../manifest/lookup/grouped.js';
import type { Manifest } from '../../manifest/manifest.js';
import { placeholderIn } from '../../manifest/delivery/unresolved.js';
import { titleOf, visible } from '../../manifest/words/visible.js';
import { isNamespacedKind } from '../objects/namespaces.js';
import { lazily } from '../../manifest/lookup/once.js';
import { INTEREST } from '../objects/planned-kinds.js';
import { folderOf } from '../../manifest/path.js';
import { byKustomize, bySomething } from '../../manifest/advice.js';
import type { Kustomization, Kustomizations } from './kustomize.js';
import { inputOf } from './parts.js';
import type { Side } from './side.js';

/** An object that is no whole one as it is written, and why: nothing is computed of it. */
export interface Aside {
  readonly manifest: Manifest;
  readonly problem: Problem;
}

/**
 * Why an object of a planned kind can not be judged as it is written: it is a part of one, a value of it is put in later, or a
 * kustomization changes what becomes of it. Null for one that can, and for objects of other kinds. What was built already is changed by
 * none any more (null).
 */
export function asideOf(manifest: Manifest, kustomizations: Kustomizations | null): Problem | null {
  const { apiVersion, kind, place } = manifest;
  const isUnknownKind = placeholderIn({ ...manifest, name: '', namespace: null, object: {} }) !== null;
  const isPlanned = isUnknownKind
    ? INTEREST.concerns(apiVersion, null) || INTEREST.concerns(null, kind)
    : INTEREST.concerns(apiVersion, kind);
  if (!isPlanned) return null;
  const patching = kustomizations?.patching(place.file) ?? null;
  if (patching !== null) return patchProblem(manifest, patching);
  const placeholder = placeholderIn(manifest, claimedAs(manifest)?.spec.freeText);
  if (placeholder !== null) return placeholderProblem(manifest, placeholder);
  const [transforming] = (kustomizations?.transforming(place.file) ?? []).filter(({ transforms }) =>
    transforms.some((one) => one !== 'namespace' || isNamespacedKind(manifest)),
  );
  return transforming ? transformProblem(manifest, transforming) : null;
}

/** Tells whether the other side sets the same object aside, with the same text. */
export function sameAsideIn(others: readonly Aside[]): (aside: Aside) => boolean {
  const byIdentity = lazily(() => groupedBy(others, ({ manifest }) => identityOf(manifest)));
  return ({ manifest }) =>
    (byIdentity().get(identityOf(manifest)) ?? []).some((other) => isSameObject(manifest, other.manifest));
}

/** True for the same object with the same content. */
export function isSameObject(a: Manifest, b: Manifest): boolean {
  // Names first: of many objects nearly all differ in them.
  if (a.name !== b.name || a.kind !== b.kind || identityOf(a) !== identityOf(b)) return false;
  return a.object === b.object || isSameJson(a.object, b.object);
}

function patchProblem(manifest: Manifest, { path }: Kustomization): Problem {
  const message = `${titleOf(manifest)} was not judged: it is a patch that ${visible(path)} puts over an object, and a part of one has no plan. ${byKustomize(folderOf(path))}`;
  return errorAt(manifest.place, 'kustomize-patch', message);
}

function transformProblem(manifest: Manifest, { path, transforms }: Kustomization): Problem {
  const message = `${titleOf(manifest)} was not judged: the cluster gets another object than this one, as ${visible(path)} changes it (${visible(transforms.join(', '))}). ${byKustomize(folderOf(path))}`;
  return errorAt(manifest.place, 'kustomize-transforms', message);
}

function placeholderProblem(
  manifest: Manifest,
  { written, field, place }: NonNullable<ReturnType<typeof placeholderIn>>,
): Problem {
  const name = /^\$\{([_a-zA-Z][_a-zA-Z0-9]*)/.exec(written)?.[1];
  const fix =
    name === undefined
      ? bySomething()
      : `Give its value in the configuration (\`variables: {${name}: VALUE}\`).`;
  const message = `${titleOf(manifest)} was not judged: ${written} in ${field} is put in when it is applied, and nobody says here what it is. ${fix}`;
  return errorAt(place, 'unresolved-variable', message);
}

/** True for an object of a file that a kustomization takes which is built itself: what is built is judged. */
export function isBuiltBeside(
  { place }: Manifest,
  kustomizations: Kustomizations,
  { renderedPaths = [] }: Side,
): boolean {
  if (renderedPaths.length === 0) return false;
  const patching = kustomizations.patching(place.file);
  const taking = [...(patching ? [patching] : []), ...kustomizations.transforming(place.file)];
  const isRendered = inputOf(renderedPaths);
  return taking.some(({ path }) => isRendered(path));
}
